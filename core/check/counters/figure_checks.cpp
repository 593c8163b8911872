#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/check/counters/counters_checks.h"
#include "core/check/counters/troubles.h"
#include "core/check/counters/unit_faces.h"
#include "core/model/unit_verbs.h"
#include "core/rules/book/dice.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/combat/guns.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"

namespace redoubt::check {
namespace {

Phrase wordsFor(std::string_view commonFigure) {
  return Phrase::of("details.figure." + std::string(commonFigure));
}

bool isOneOf(const std::vector<std::string>& texts, const std::optional<std::string>& text) {
  return text && std::find(texts.begin(), texts.end(), *text) != texts.end();
}

// The figures that the rules need of units: a figure that they don't need is neither wrong nor unknown.
class Demands {
 public:
  explicit Demands(const rules::RuleBook& book)
      : book_(book), exempt_(book.texts("morale/exempt")), countsFirepower_(rules::countsFirepower(book)) {}

  bool morale(const model::Unit& unit) const {
    return rules::usesFigure(book_, model::kMorale) && !isOneOf(exempt_, rules::armOfType(book_, unit.type));
  }
  bool size(const model::Unit& unit) const {
    return rules::usesFigure(book_, model::kSize) && !rules::isGun(book_, unit.type);
  }
  bool fire(const model::Unit& unit) const {
    return rules::usesFigure(book_, model::kFire) && !rules::isGun(book_, unit.type) && !isForbiddenFire(unit) &&
           countsFirepower_;
  }
  bool isForbiddenFire(const model::Unit& unit) const { return rules::ruleTruth(book_, firesPath(unit)) == false; }
  static std::string firesPath(const model::Unit& unit) { return "unit-type/" + unit.type + "/fires"; }

 private:
  const rules::RuleBook& book_;
  std::vector<std::string> exempt_;
  bool countsFirepower_;
};

// The greatest roll of a morale check; nothing if the rules define no dice.
std::optional<int> greatestMoraleRoll(const rules::RuleBook& book) {
  const auto roll = rules::parseRoll(book.text("morale/dice").value_or(""));
  if (roll) return rules::distributionOf(book, *roll).greatest();
  const auto die = rules::faces(book);
  return die ? std::optional(die->back()) : std::nullopt;
}

void lookAtRange(const model::Battle& battle, Troubles& troubles, const UnitFace& each) {
  for (const std::string_view common : model::kCommonFigures) {
    const std::string kind(common);
    const auto value = rules::figureValue(battle, each.face->id, kind);
    if (!value || (*value >= 0 && *value <= model::kMostFigure)) continue;
    troubles.add(*each.unit,
                 {"figure-out-of-range",
                  Phrase::of("details.figure-value", {{"figure", wordsFor(kind)}, {"value", std::to_string(*value)}}),
                  rules::figureCitation(battle, each.face->id, kind)});
  }
}

void lookAtFire(FindingCollector& collector, const Demands& demands, Troubles& troubles, const UnitFace& each) {
  const model::Battle& battle = collector.battle();
  if (!demands.isForbiddenFire(*each.unit)) return;
  const rules::Figure fire = rules::figureOf(battle, each.face->id, model::kFire);
  if (fire.value.value_or(0) <= 0) return;
  const model::Rule* row = collector.book().row(Demands::firesPath(*each.unit));
  const bool isEstimate = fire.isEstimate || rules::isEstimate(battle, *row, "value");
  troubles.add(*each.unit, {"fire-of-nonfiring", marked(std::to_string(*fire.value), isEstimate),
                            rules::citationOf(battle, *row, "value"), "set-no-fire",
                            model::setFigure(battle, each.face->id, model::kFire, 0, {})});
}

void lookAtMorale(const model::Battle& battle, const Demands& demands, Troubles& troubles, const UnitFace& each,
                  int greatestRoll) {
  const auto value = rules::figureValue(battle, each.face->id, model::kMorale);
  if (!value || *value < greatestRoll || !demands.morale(*each.unit)) return;
  const rules::Figure morale = rules::figureOf(battle, each.face->id, model::kMorale);
  troubles.add(*each.unit, {"morale-never-fails", marked(std::to_string(*morale.value), morale.isEstimate),
                            rules::figureCitation(battle, each.face->id, model::kMorale)});
}

// The number of an army's units whose figure is a working value, and the number without the figure.
struct Tally {
  int estimated = 0;
  int unknown = 0;

  void count(const rules::Figure& figure) {
    if (!figure.value) ++unknown;
    if (figure.value && figure.isEstimate) ++estimated;
  }
};

// The tallies of all figures of an army's units or leaders, in the order of the figures.
struct ArmyTally {
  int bearers = 0;
  int all = 0;  // including those without figures, such as wagons
  std::vector<Tally> tallies;
};

class Tallies {
 public:
  explicit Tallies(std::vector<Phrase> figures) : figures_(std::move(figures)) {}

  const std::vector<Phrase>& figures() const { return figures_; }
  const std::map<Id<model::Army>, ArmyTally>& byArmy() const { return byArmy_; }
  /// Counts one more unit or leader with figures; returns the tally of its army.
  ArmyTally& addBearer(Id<model::Army> army) {
    ArmyTally& tally = addOneWithout(army);
    ++tally.bearers;
    return tally;
  }
  /// Counts one without figures; returns the tally of its army.
  ArmyTally& addOneWithout(Id<model::Army> army) {
    ArmyTally& tally = byArmy_[army];
    tally.tallies.resize(figures_.size());
    ++tally.all;
    return tally;
  }

 private:
  std::vector<Phrase> figures_;
  std::map<Id<model::Army>, ArmyTally> byArmy_;
};

// "size (estimated: 60, unknown: 2)"
Phrase unsure(const Phrase& figure, const Tally& tally) {
  std::vector<Phrase> counts;
  const auto add = [&](const char* key, int count) {
    if (count > 0) counts.push_back(Phrase::of(key, {{"count", std::to_string(count)}}));
  };
  add("details.unsure.estimated", tally.estimated);
  add("details.unsure.unknown", tally.unknown);
  return Phrase::of("details.unsure.figure", {{"figure", figure}, {"counts", listed(std::move(counts))}});
}

// The figures of which some are unknown or estimated.
Phrase unsureFigures(const std::vector<Phrase>& figures, const ArmyTally& army) {
  std::vector<Phrase> unsureOnes;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const Tally& each = army.tallies[i];
    if (each.estimated > 0 || each.unknown > 0) unsureOnes.push_back(unsure(figures[i], each));
  }
  return listed(std::move(unsureOnes));
}

void addEstimates(FindingCollector& collector, std::string_view code, const Tallies& tallies, std::string_view rule) {
  for (const auto& [id, tally] : tallies.byArmy()) {
    const model::Army* army = collector.battle().find<model::Army>(id);
    Phrase figures = unsureFigures(tallies.figures(), tally);
    if (!army || figures.empty()) continue;
    collector.add(code, check::subjectOf(*army),
                  {{"army", army->name},
                   {"count", std::to_string(tally.bearers)},
                   {"all", std::to_string(tally.all)},
                   {"figures", std::move(figures)}});
    collector.citeRule(rule);
  }
}

std::vector<Phrase> titlesOf(const std::vector<rules::FigureKind>& kinds) {
  std::vector<Phrase> words;
  for (const rules::FigureKind& kind : kinds) words.push_back(kind.title);
  return words;
}

Tallies unitTallies(const CheckContext& context, const std::vector<rules::FigureKind>& kinds) {
  const model::Battle& battle = context.battle();
  const Demands demands(context.book());
  std::vector<Phrase> words;
  for (const std::string_view common : model::kCommonFigures) words.push_back(wordsFor(common));
  for (const Phrase& own : titlesOf(kinds)) words.push_back(own);
  Tallies tallies(std::move(words));
  // Rules without steps don't use the figures of all systems either.
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
    for (std::size_t i = 0; i < kinds.size(); ++i)
      tally[model::kCommonFigures.size() + i].count(figures.figure(kinds[i].slug));
  }
  return tallies;
}

Tallies leaderTallies(const CheckContext& context, const std::vector<rules::FigureKind>& kinds) {
  Tallies tallies(titlesOf(kinds));
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
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  const Demands demands(collector.book());
  const auto greatestRoll = greatestMoraleRoll(collector.book());
  Troubles troubles;
  for (const UnitFace& each : unitFaces(battle)) {
    lookAtRange(battle, troubles, each);
    lookAtFire(collector, demands, troubles, each);
    if (greatestRoll) lookAtMorale(battle, demands, troubles, each, *greatestRoll);
  }
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    const rules::Figure size = context.figures().of(unit.id).size;
    if (size.value != 0 || !demands.size(unit)) continue;
    troubles.add(unit, {"size-zero", marked("0", size.isEstimate), rules::citationOf(battle, unit)});
  }
  troubles.tell(collector);
  return collector.take();
}

std::vector<Finding> checkEmptyBacks(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  std::set<Id<model::Face>> withFigures;
  for (const model::FaceFigure& figure : battle.all<model::FaceFigure>()) {
    if (figure.value) withFigures.insert(figure.face);
  }
  std::map<Id<model::Counter>, UnitFace> fronts;
  std::vector<UnitFace> backs;
  for (const UnitFace& each : unitFaces(battle)) {
    const bool isEmpty = !withFigures.contains(each.face->id);
    if (each.face->side == model::FaceSide::Front && !isEmpty) fronts.emplace(each.counter->id, each);
    if (each.face->side == model::FaceSide::Back && isEmpty) backs.push_back(each);
  }
  Troubles troubles;
  for (const UnitFace& back : backs) {
    const auto front = fronts.find(back.counter->id);
    if (front != fronts.end()) troubles.add(*back.unit, {"back-empty", std::to_string(back.counter->number)});
  }
  troubles.tell(collector);
  return collector.take();
}

std::vector<Finding> checkEstimatedFigures(const CheckContext& context) {
  FindingCollector collector(context);
  const auto ofUnits = rules::figureKindsOfUnits(collector.book());
  const auto ofLeaders = rules::figureKindsOfLeaders(collector.book());
  addEstimates(collector, "figures-estimated", unitTallies(context, ofUnits), "steps/source");
  if (!ofLeaders.empty()) {
    addEstimates(collector, "leader-figures-estimated", leaderTallies(context, ofLeaders),
                 "figure/" + ofLeaders.front().slug + "/title");
  }
  return collector.take();
}

}  // namespace redoubt::check
