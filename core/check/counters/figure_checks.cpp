#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/check/counters/counters_checks.h"
#include "core/check/counters/troubles.h"
#include "core/check/counters/unit_faces.h"
#include "core/model/unit_verbs.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/combat/dice.h"
#include "core/rules/combat/fire.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"

namespace redoubt::check {
namespace {

using model::Face;

struct FigureColumn {
  std::string_view field;
  std::optional<int> Face::*value;
  rules::Phrase words;
};

const std::vector<FigureColumn>& columns() {
  static const std::vector<FigureColumn> kColumns{{"morale", &Face::morale, {"morale", "morale"}},
                                                  {"size", &Face::size, {"size", "siła"}},
                                                  {"fire", &Face::fire, {"firepower", "siła ognia"}}};
  return kColumns;
}

bool isOneOf(const std::vector<std::string>& texts, const std::optional<std::string>& text) {
  return text && std::find(texts.begin(), texts.end(), *text) != texts.end();
}

// What the rules ask of units: a figure that they don't ask for is neither wrong nor unknown.
class Demands {
 public:
  explicit Demands(const rules::RuleBook& book)
      : book_(book), exempt_(book.texts("morale/exempt")), isFireByStrength_(!book.under("fire-table").empty()) {}

  bool morale(const model::Unit& unit) const {
    return rules::usesFigure(book_, model::Figure::Morale) && !isOneOf(exempt_, rules::armOfType(book_, unit.type));
  }
  bool size(const model::Unit& unit) const {
    return rules::usesFigure(book_, model::Figure::Size) && !rules::isGun(book_, unit.type);
  }
  bool fire(const model::Unit& unit) const {
    return rules::usesFigure(book_, model::Figure::Fire) && !rules::isGun(book_, unit.type) && !isForbiddenFire(unit) &&
           !isFireByStrength_;
  }
  bool isForbiddenFire(const model::Unit& unit) const { return rules::ruleTruth(book_, firesPath(unit)) == false; }
  static std::string firesPath(const model::Unit& unit) { return "unit-type/" + unit.type + "/fires"; }

 private:
  const rules::RuleBook& book_;
  std::vector<std::string> exempt_;
  bool isFireByStrength_;  // by tables that ask for no firepower (K12.2)
};

// The greatest roll of a check of morale; nothing where the rules know no dice.
std::optional<int> greatestMoraleRoll(const rules::RuleBook& book) {
  const auto roll = rules::parseRoll(book.text("morale/dice").value_or(""));
  if (roll) return rules::distributionOf(book, *roll).greatest();
  const auto die = rules::faces(book);
  return die ? std::optional(die->back()) : std::nullopt;
}

void lookAtRange(const model::Battle& battle, Troubles& troubles, const UnitFace& each) {
  for (const FigureColumn& column : columns()) {
    const auto value = each.face->*column.value;
    if (!value || (*value >= 0 && *value <= model::kMostFigure)) continue;
    const std::string number = " " + std::to_string(*value);
    troubles.add(*each.unit, {"figure-out-of-range",
                              {column.words.english + number, column.words.polish + number},
                              rules::citationOf(battle, *each.face, column.field)});
  }
}

void lookAtFire(Gathering& gathering, const Demands& demands, Troubles& troubles, const UnitFace& each) {
  if (each.face->fire.value_or(0) <= 0 || !demands.isForbiddenFire(*each.unit)) return;
  const model::Battle& battle = gathering.battle();
  const model::Rule* row = gathering.book().row(Demands::firesPath(*each.unit));
  const bool isEstimate = rules::isEstimate(battle, *each.face, "fire") || rules::isEstimate(battle, *row, "value");
  troubles.add(*each.unit, {"fire-of-nonfiring", marked(same(*each.face->fire), isEstimate),
                            rules::citationOf(battle, *row, "value"), "set-no-fire",
                            model::setFigure(battle, each.face->id, model::Figure::Fire, 0, {})});
}

void lookAtMorale(const model::Battle& battle, const Demands& demands, Troubles& troubles, const UnitFace& each,
                  int greatestRoll) {
  if (!each.face->morale || *each.face->morale < greatestRoll || !demands.morale(*each.unit)) return;
  troubles.add(*each.unit,
               {"morale-never-fails", marked(same(*each.face->morale), rules::isEstimate(battle, *each.face, "morale")),
                rules::citationOf(battle, *each.face, "morale")});
}

// How many of an army's units have a figure that is a working value, and none at all.
struct Tally {
  int estimated = 0;
  int unknown = 0;

  void count(const rules::Figure& figure) {
    if (!figure.value) ++unknown;
    if (figure.value && figure.isEstimate) ++estimated;
  }
};

// What is known of the figures of an army's units, or of its leaders: of each figure in one order.
struct ArmyTally {
  int bearers = 0;
  int all = 0;  // with those that bear none, such as wagons
  std::vector<Tally> tallies;
};

class Tallies {
 public:
  explicit Tallies(std::vector<rules::Phrase> figures) : figures_(std::move(figures)) {}

  const std::vector<rules::Phrase>& figures() const { return figures_; }
  const std::map<Id<model::Army>, ArmyTally>& byArmy() const { return byArmy_; }
  /// That of a further bearer's army.
  ArmyTally& addBearer(Id<model::Army> army) {
    ArmyTally& tally = addOneWithout(army);
    ++tally.bearers;
    return tally;
  }
  /// That of the army of somebody who bears no figures.
  ArmyTally& addOneWithout(Id<model::Army> army) {
    ArmyTally& tally = byArmy_[army];
    tally.tallies.resize(figures_.size());
    ++tally.all;
    return tally;
  }

 private:
  std::vector<rules::Phrase> figures_;
  std::map<Id<model::Army>, ArmyTally> byArmy_;
};

std::string counted(std::string_view word, int count) {
  return count == 0 ? std::string() : std::string(word) + ": " + std::to_string(count);
}

// "size (estimated: 60, unknown: 2)"
std::string told(const std::string& figure, const std::string& estimated, const std::string& unknown) {
  return figure + " (" + estimated + (estimated.empty() || unknown.empty() ? "" : ", ") + unknown + ")";
}

// The figures that are not all known, in one language.
template <class Tell>
std::string told(const std::vector<rules::Phrase>& figures, const ArmyTally& army, Tell&& tell) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const Tally& each = army.tallies[i];
    if (each.estimated > 0 || each.unknown > 0) texts.push_back(tell(figures[i], each));
  }
  return joined(texts);
}

void addEstimates(Gathering& gathering, std::string_view code, const Tallies& tallies, std::string_view rule) {
  for (const auto& [id, tally] : tallies.byArmy()) {
    const model::Army* army = gathering.battle().find<model::Army>(id);
    const std::string english = told(tallies.figures(), tally, [](const rules::Phrase& figure, const Tally& each) {
      return told(figure.english, counted("estimated", each.estimated), counted("unknown", each.unknown));
    });
    if (!army || english.empty()) continue;
    const std::string polish = told(tallies.figures(), tally, [](const rules::Phrase& figure, const Tally& each) {
      return told(figure.polish, counted("szacunki", each.estimated), counted("nieznane", each.unknown));
    });
    gathering.add(code, subjectOf(*army),
                  {{"army", army->name},
                   {"count", std::to_string(tally.bearers)},
                   {"all", std::to_string(tally.all)},
                   {"figures", english},
                   {"figures@pl", polish}});
    gathering.citeRule(rule);
  }
}

std::vector<rules::Phrase> wordsFor(const std::vector<rules::FigureKind>& kinds) {
  std::vector<rules::Phrase> words;
  for (const rules::FigureKind& kind : kinds) words.push_back(same(kind.title));
  return words;
}

Tallies unitTallies(const CheckContext& context, const std::vector<rules::FigureKind>& kinds) {
  const model::Battle& battle = context.battle();
  const Demands demands(context.book());
  std::vector<rules::Phrase> words;
  for (const FigureColumn& column : columns()) words.push_back(column.words);
  for (const rules::Phrase& own : wordsFor(kinds)) words.push_back(own);
  Tallies tallies(std::move(words));
  // Rules that don't know steps have no use for the figures of all systems either.
  const bool hasSteps = context.book().row("steps/source") != nullptr;
  std::set<Id<model::Unit>> withFaces;
  for (const UnitFace& each : unitFaces(battle)) withFaces.insert(each.unit->id);
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    if (!withFaces.contains(unit.id)) tallies.addOneWithout(unit.army);
  }
  for (const Id<model::Unit> id : withFaces) {
    const model::Unit& unit = *battle.find<model::Unit>(id);
    const rules::UnitFigures& figures = context.figures().of(id);
    std::vector<Tally>& tally = tallies.addBearer(unit.army).tallies;
    if (hasSteps && demands.morale(unit)) tally[0].count(figures.morale);
    if (hasSteps && demands.size(unit)) tally[1].count(figures.size);
    if (hasSteps && demands.fire(unit)) tally[2].count(figures.fire);
    for (std::size_t i = 0; i < kinds.size(); ++i) tally[columns().size() + i].count(figures.figure(kinds[i].slug));
  }
  return tallies;
}

Tallies leaderTallies(const CheckContext& context, const std::vector<rules::FigureKind>& kinds) {
  Tallies tallies(wordsFor(kinds));
  for (const model::Leader& leader : context.battle().all<model::Leader>()) {
    std::vector<Tally>& tally = tallies.addBearer(leader.army).tallies;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      tally[i].count(context.figures().of(leader.id, kinds[i].slug));
    }
  }
  return tallies;
}

}  // namespace

std::vector<Finding> checkFigures(const CheckContext& context) {
  Gathering gathering(context);
  const model::Battle& battle = context.battle();
  const Demands demands(gathering.book());
  const auto greatestRoll = greatestMoraleRoll(gathering.book());
  Troubles troubles;
  for (const UnitFace& each : unitFaces(battle)) {
    lookAtRange(battle, troubles, each);
    lookAtFire(gathering, demands, troubles, each);
    if (greatestRoll) lookAtMorale(battle, demands, troubles, each, *greatestRoll);
  }
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    const rules::Figure size = context.figures().of(unit.id).size;
    if (size.value != 0 || !demands.size(unit)) continue;
    troubles.add(unit, {"size-zero", marked(same(0), size.isEstimate), rules::citationOf(battle, unit)});
  }
  troubles.tell(gathering);
  return gathering.take();
}

std::vector<Finding> checkEmptyBacks(const CheckContext& context) {
  Gathering gathering(context);
  const model::Battle& battle = context.battle();
  std::set<Id<model::Face>> withOwn;
  for (const model::FaceFigure& figure : battle.all<model::FaceFigure>()) {
    if (figure.value) withOwn.insert(figure.face);
  }
  std::map<Id<model::Counter>, UnitFace> fronts;
  std::vector<UnitFace> backs;
  for (const UnitFace& each : unitFaces(battle)) {
    const bool isEmpty =
        !each.face->morale && !each.face->size && !each.face->fire && !withOwn.contains(each.face->id);
    if (each.face->side == model::FaceSide::Front && !isEmpty) fronts.emplace(each.counter->id, each);
    if (each.face->side == model::FaceSide::Back && isEmpty) backs.push_back(each);
  }
  Troubles troubles;
  for (const UnitFace& back : backs) {
    const auto front = fronts.find(back.counter->id);
    if (front != fronts.end()) troubles.add(*back.unit, {"back-empty", same(back.counter->number)});
  }
  troubles.tell(gathering);
  return gathering.take();
}

std::vector<Finding> checkEstimatedFigures(const CheckContext& context) {
  Gathering gathering(context);
  const auto ofUnits = rules::figureKindsOfUnits(gathering.book());
  const auto ofLeaders = rules::figureKindsOfLeaders(gathering.book());
  addEstimates(gathering, "figures-estimated", unitTallies(context, ofUnits), "steps/source");
  if (!ofLeaders.empty()) {
    addEstimates(gathering, "leader-figures-estimated", leaderTallies(context, ofLeaders),
                 "figure/" + ofLeaders.front().slug + "/title");
  }
  return gathering.take();
}

}  // namespace redoubt::check
