#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "core/check/counters/counters_checks.h"
#include "core/check/counters/troubles.h"
#include "core/check/counters/unit_faces.h"
#include "core/model/unit_verbs.h"
#include "core/rules/arms.h"
#include "core/rules/dice.h"
#include "core/rules/fire.h"
#include "core/rules/rule_values.h"

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
                                                  {"size", &Face::size, {"size", "liczebność"}},
                                                  {"fire", &Face::fire, {"firepower", "siła ognia"}}};
  return kColumns;
}

bool isOneOf(const std::vector<std::string>& texts, const std::optional<std::string>& text) {
  return text && std::find(texts.begin(), texts.end(), *text) != texts.end();
}

// What the rules ask of units: a figure that they don't ask for is neither wrong nor unknown.
class Demands {
 public:
  explicit Demands(const rules::RuleBook& book) : book_(book), exempt_(book.texts("morale/exempt")) {}

  bool morale(const model::Unit& unit) const { return !isOneOf(exempt_, rules::armOfType(book_, unit.type)); }
  bool size(const model::Unit& unit) const { return !rules::isGun(book_, unit.type); }
  bool fire(const model::Unit& unit) const { return size(unit) && !isForbiddenFire(unit); }
  bool isForbiddenFire(const model::Unit& unit) const {
    return rules::ruleTruth(book_, firesPath(unit)) == false;
  }
  static std::string firesPath(const model::Unit& unit) { return "unit-type/" + unit.type + "/fires"; }

 private:
  const rules::RuleBook& book_;
  std::vector<std::string> exempt_;
};

void lookAtRange(const model::Battle& battle, Troubles& troubles, const UnitFace& each) {
  for (const FigureColumn& column : columns()) {
    const auto value = each.face->*column.value;
    if (!value || (*value >= 0 && *value <= model::kMostFigure)) continue;
    const std::string number = " " + std::to_string(*value);
    troubles.add(*each.unit, {"figure-out-of-range", {column.words.english + number, column.words.polish + number},
                              rules::citationOf(battle, *each.face, column.field)});
  }
}

void lookAtFire(Gathering& gathering, const Demands& demands, Troubles& troubles, const UnitFace& each) {
  if (each.face->fire.value_or(0) <= 0 || !demands.isForbiddenFire(*each.unit)) return;
  const model::Battle& battle = gathering.battle();
  const model::Rule* row = gathering.book().row(Demands::firesPath(*each.unit));
  const bool isEstimate = rules::isEstimate(battle, *each.face, "fire") || rules::isEstimate(battle, *row, "value");
  troubles.add(*each.unit,
               {"fire-of-nonfiring", marked(same(*each.face->fire), isEstimate),
                rules::citationOf(battle, *row, "value"), "set-no-fire",
                model::setFigure(battle, each.face->id, model::Figure::Fire, 0, {})});
}

void lookAtMorale(const model::Battle& battle, const Demands& demands, Troubles& troubles, const UnitFace& each,
                  const rules::Faces& die) {
  if (!each.face->morale || *each.face->morale < die.back() || !demands.morale(*each.unit)) return;
  troubles.add(*each.unit, {"morale-never-fails",
                            marked(same(*each.face->morale), rules::isEstimate(battle, *each.face, "morale")),
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

struct ArmyTally {
  int units = 0;
  Tally morale;
  Tally size;
  Tally fire;
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
std::string told(const ArmyTally& army, Tell&& tell) {
  const Tally tallies[] = {army.morale, army.size, army.fire};
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < std::size(tallies); ++i) {
    if (tallies[i].estimated > 0 || tallies[i].unknown > 0) texts.push_back(tell(columns()[i].words, tallies[i]));
  }
  return joined(texts);
}

void addEstimates(Gathering& gathering, const model::Army& army, const ArmyTally& tally) {
  const std::string english = told(tally, [](const rules::Phrase& figure, const Tally& each) {
    return told(figure.english, counted("estimated", each.estimated), counted("unknown", each.unknown));
  });
  if (english.empty()) return;
  const std::string polish = told(tally, [](const rules::Phrase& figure, const Tally& each) {
    return told(figure.polish, counted("szacunki", each.estimated), counted("nieznane", each.unknown));
  });
  gathering.add("figures-estimated", subjectOf(army),
                {{"army", army.name},
                 {"count", std::to_string(tally.units)},
                 {"figures", english},
                 {"figures@pl", polish}});
  gathering.citeRule("steps/source");
}

}  // namespace

std::vector<Finding> checkFigures(const CheckContext& context) {
  Gathering gathering(context);
  const model::Battle& battle = context.battle();
  const Demands demands(gathering.book());
  const auto die = rules::faces(gathering.book());
  Troubles troubles;
  for (const UnitFace& each : unitFaces(battle)) {
    lookAtRange(battle, troubles, each);
    lookAtFire(gathering, demands, troubles, each);
    if (die) lookAtMorale(battle, demands, troubles, each, *die);
  }
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    const rules::Figure size = context.figures().of(unit.id).size;
    if (size.value != 0 || !demands.size(unit)) continue;
    troubles.add(unit, {"size-zero", marked(same(0), size.isEstimate), rules::citationOf(battle, unit)});
  }
  troubles.tell(gathering);
  return gathering.take();
}

std::vector<Finding> checkEstimatedFigures(const CheckContext& context) {
  Gathering gathering(context);
  const model::Battle& battle = context.battle();
  // Rules that don't know steps have no use for figures either.
  if (!gathering.book().row("steps/source")) return gathering.take();
  const Demands demands(gathering.book());
  std::set<Id<model::Unit>> withFaces;
  for (const UnitFace& each : unitFaces(battle)) withFaces.insert(each.unit->id);
  std::map<Id<model::Army>, ArmyTally> tallies;
  for (const Id<model::Unit> id : withFaces) {
    const model::Unit& unit = *battle.find<model::Unit>(id);
    const rules::UnitFigures& figures = context.figures().of(id);
    ArmyTally& tally = tallies[unit.army];
    ++tally.units;
    if (demands.morale(unit)) tally.morale.count(figures.morale);
    if (demands.size(unit)) tally.size.count(figures.size);
    if (demands.fire(unit)) tally.fire.count(figures.fire);
  }
  for (const auto& [id, tally] : tallies) {
    if (const model::Army* army = battle.find<model::Army>(id)) addEstimates(gathering, *army, tally);
  }
  return gathering.take();
}

}  // namespace redoubt::check
