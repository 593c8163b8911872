#include <set>

#include "core/check/counters/counters_checks.h"
#include "core/check/counters/troubles.h"
#include "core/check/counters/unit_faces.h"
#include "core/model/origins.h"
#include "core/model/unit_verbs.h"
#include "core/rules/combat/guns.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/steps.h"

namespace redoubt::check {
namespace {

using rules::StepProblem;
using Kind = StepProblem::Kind;

constexpr std::string_view kSource = "steps/source";

std::optional<rules::Citation> citationOfRule(const FindingCollector& collector, std::string_view path) {
  const model::Rule* row = collector.book().row(path);
  return row ? rules::citationOf(collector.battle(), *row, "value") : std::nullopt;
}

// Counters that repeat a number get the next free one.
model::Edit renumbered(const model::Battle& battle, Id<model::Unit> unit) {
  model::Edit edit;
  std::vector<model::Counter> repeated;
  std::set<int> taken;
  for (const model::Counter& counter : battle.where<&model::Counter::unit>(unit)) {
    if (counter.role != model::CounterRole::Unit) continue;
    if (!taken.insert(counter.number).second) repeated.push_back(counter);
  }
  for (model::Counter& counter : repeated) {
    counter.number = 1;
    while (!taken.insert(counter.number).second) ++counter.number;
    model::markSetByHand(edit, battle, model::Counter::kTable, model::keyText<model::Counter>(counter.id), "number");
    edit.put(std::move(counter));
  }
  return edit;
}

bool bearsPrintedNumbers(const model::Battle& battle, Id<model::Unit> unit) {
  for (const model::Counter& counter : battle.where<&model::Counter::unit>(unit)) {
    if (counter.numberPrinted) return true;
  }
  return false;
}

std::optional<model::Edit> withBackSize(const model::Battle& battle, const StepProblem& problem) {
  if (!problem.expected || *problem.expected < 0 || *problem.expected > model::kMostFigure) return std::nullopt;
  for (const model::Face& face : battle.all<model::Face>()) {
    if (face.counter != problem.counter || face.side != model::FaceSide::Back || face.role != model::FaceRole::Step)
      continue;
    return model::setFigure(battle, face.id, model::kSize, problem.expected, {});
  }
  return std::nullopt;
}

Phrase stepAfter(const StepProblem& problem) {
  return marked(Phrase::of("details.step-after", {{"ordinal", std::to_string(problem.ordinal)},
                                                  {"found", std::to_string(problem.found.value_or(0))},
                                                  {"before", std::to_string(problem.expected.value_or(0) + 1)}}),
                problem.isEstimate);
}

Phrase instead(const StepProblem& problem) {
  return marked(Phrase::of("details.instead", {{"found", std::to_string(problem.found.value_or(0))},
                                               {"expected", std::to_string(problem.expected.value_or(0))}}),
                problem.isEstimate);
}

Trouble numberTwice(const model::Battle& battle, const StepProblem& problem) {
  Trouble trouble{"counter-number-twice", std::to_string(problem.found.value_or(0))};
  // A printed number is not changed: the corrected number is in another column, and only a person knows it.
  if (bearsPrintedNumbers(battle, problem.unit)) return trouble;
  trouble.fix = "renumber-counters";
  trouble.mend = renumbered(battle, problem.unit);
  return trouble;
}

Trouble backSize(const model::Battle& battle, const StepProblem& problem) {
  Trouble trouble{"back-size", instead(problem)};
  trouble.fix = "set-back-size";
  trouble.mend = withBackSize(battle, problem);
  return trouble;
}

// Nothing for problems that other checks report: a unit without a counter, an unknown size, missing rules.
std::optional<Trouble> troubleOf(const model::Battle& battle, const StepProblem& problem) {
  switch (problem.kind) {
    case Kind::SameNumber: return numberTwice(battle, problem);
    case Kind::NumberMissing: return Trouble{"counter-number-missing", std::to_string(problem.expected.value_or(0))};
    case Kind::NotWeaker: return Trouble{"step-not-weaker", stepAfter(problem)};
    case Kind::StepMissing: return Trouble{"step-missing", std::to_string(problem.expected.value_or(0))};
    case Kind::OutOfOrder: return Trouble{"step-order", std::to_string(problem.ordinal)};
    case Kind::BackMissing: return Trouble{"back-missing"};
    case Kind::BackSize: return backSize(battle, problem);
    case Kind::NoRule:
    case Kind::NoCounter:
    case Kind::SizeUnknown: break;
  }
  return std::nullopt;
}

// Whether the problem also applies to guns, which have one size and no ladder of steps.
bool concernsGuns(Kind kind) {
  return kind == Kind::SameNumber || kind == Kind::NumberMissing;
}

// Transport carries other units and has no strength of its own (K11.11).
bool isTransport(const rules::RuleBook& book, const model::Unit& unit) {
  const auto arm = rules::armOfType(book, unit.type);
  return arm && arm == book.text("transport/arm");
}

bool isAboutStepRows(Kind kind) {
  return kind == Kind::StepMissing || kind == Kind::OutOfOrder;
}

std::optional<Trouble> ladderTrouble(FindingCollector& collector, const model::Unit& unit, const StepProblem& problem) {
  if (!problem.path.starts_with("steps/by-size/")) {
    collector.missesRule(problem.path);
    return std::nullopt;
  }
  const rules::Figure size = collector.context().figures().of(unit.id).size;
  return Trouble{"no-ladder", marked(problem.path.substr(problem.path.rfind('/') + 1), size.isEstimate)};
}

// Reports units whose steps are on a counter of another unit, for any rules.
std::set<Id<model::Unit>> addForeignSteps(const model::Battle& battle, Troubles& troubles) {
  std::set<Id<model::Unit>> units;
  for (const model::Step& step : battle.all<model::Step>()) {
    const model::Unit* unit = battle.find<model::Unit>(step.unit);
    const model::Face* face = battle.find<model::Face>(step.face);
    const model::Counter* counter = face ? battle.find<model::Counter>(face->counter) : nullptr;
    if (!unit || !counter || counter->unit == step.unit) continue;
    const model::Unit* other = battle.find(counter->unit);
    Phrase what = Phrase::of("details.step-of", {{"ordinal", std::to_string(step.ordinal)},
                                                 {"unit", other ? other->name : std::string("?")}});
    troubles.add(*unit, {"step-of-other-unit", std::move(what)});
    units.insert(step.unit);
  }
  return units;
}

// Changes the step rows to the ladder by size; correct rows stay. Nothing if a face is missing.
std::optional<model::Edit> withLadder(const FindingCollector& collector, Id<model::Unit> unit) {
  const model::Battle& battle = collector.battle();
  std::set<std::pair<int, Id<model::Face>>> wanted;
  for (const rules::Strength& strength : rules::strengthsOf(battle, collector.book(), unit)) {
    if (!strength.face) return std::nullopt;
    wanted.emplace(strength.ordinal, *strength.face);
  }
  model::Edit edit;
  for (const model::Step& step : battle.where<&model::Step::unit>(unit)) {
    if (wanted.erase({step.ordinal, step.face}) == 0) eraseRow(edit, battle, step);
  }
  for (const auto& [ordinal, face] : wanted) {
    const std::string key = std::to_string(unit.value) + "/" + std::to_string(face.value);
    edit.put(model::Step{{hashedId(model::Step::kTable, key + "/" + std::to_string(ordinal))}, unit, ordinal, face});
  }
  return edit;
}

void addProblem(FindingCollector& collector, Troubles& troubles, const model::Unit& unit, const StepProblem& problem) {
  auto trouble =
      problem.kind == Kind::NoRule ? ladderTrouble(collector, unit, problem) : troubleOf(collector.battle(), problem);
  if (!trouble) return;
  trouble->citation = citationOfRule(collector, kSource);
  if (isAboutStepRows(problem.kind) && collector.book().text(kSource) == "size") {
    trouble->fix = "follow-ladder";
    trouble->mend = withLadder(collector, unit.id);
  }
  troubles.add(unit, std::move(*trouble));
}

void addProblems(FindingCollector& collector, Troubles& troubles, const std::set<Id<model::Unit>>& withForeignSteps) {
  for (const StepProblem& problem : rules::stepProblems(collector.battle(), collector.book())) {
    const model::Unit& unit = *collector.battle().find<model::Unit>(problem.unit);
    if (rules::isGun(collector.book(), unit.type) && !concernsGuns(problem.kind)) continue;
    if (withForeignSteps.contains(unit.id) && isAboutStepRows(problem.kind)) continue;
    addProblem(collector, troubles, unit, problem);
  }
}

}  // namespace

std::vector<Finding> checkSteps(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  Troubles troubles;
  const auto withForeignSteps = addForeignSteps(battle, troubles);
  // Rules of an unfinished design need not define steps yet.
  if (collector.book().row(kSource) && collector.needsRule(kSource)) {
    const auto source = collector.book().text(kSource);
    if (source != "counters" && source != "size") {
      collector.missesRule(kSource);
    } else {
      addProblems(collector, troubles, withForeignSteps);
    }
  }
  troubles.tell(collector);
  return collector.take();
}

std::vector<Finding> checkFaces(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  std::set<Id<model::Counter>> withFigures;
  for (const UnitFace& each : unitFaces(battle)) withFigures.insert(each.counter->id);
  // No figures have been entered yet, or the rules need none.
  if (withFigures.empty() || !collector.book().row(kSource)) return collector.take();
  Troubles troubles;
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    const model::Unit* unit = battle.find(counter.unit);
    if (!unit || counter.role != model::CounterRole::Unit || withFigures.contains(counter.id) ||
        rules::isGun(collector.book(), unit->type) || isTransport(collector.book(), *unit))
      continue;
    const std::string number = std::to_string(counter.number);
    troubles.add(*unit, {"face-missing", Phrase::of("details.counter", {{"number", number}}),
                         rules::citationOf(battle, counter)});
  }
  troubles.tell(collector);
  return collector.take();
}

}  // namespace redoubt::check
