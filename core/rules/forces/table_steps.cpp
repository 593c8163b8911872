#include "core/rules/forces/table_steps.h"

#include <algorithm>

#include "core/rules/book/json_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/new_units.h"

namespace redoubt::rules {
namespace {

using Problem = StepProblem::Kind;
using model::FaceSide;

Strength strengthOn(const model::Battle& battle, const model::Face& face, int ordinal) {
  Strength strength;
  strength.ordinal = ordinal;
  strength.figures = {figureValue(battle, face.id, model::kSize), figureValue(battle, face.id, model::kFire),
                      figureValue(battle, face.id, model::kMorale)};
  strength.face = face.id;
  strength.counter = face.counter;
  strength.side = face.side;
  strength.certainty = figureCertainty(battle, face.id, model::kSize);
  return strength;
}

// Where the rules give no strengths: by the step rows, or by the sides of the counters.
std::vector<Strength> laidStrengths(const model::Battle& battle, Id<model::Unit> unit) {
  std::vector<const model::Step*> rows;
  for (const model::Step& row : battle.where<&model::Step::unit>(unit)) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  std::vector<Strength> strengths;
  const auto add = [&](const model::Face* face) {
    if (face) strengths.push_back(strengthOn(battle, *face, static_cast<int>(strengths.size()) + 1));
  };
  for (const model::Step* row : rows) add(battle.find<model::Face>(row->face));
  if (!rows.empty()) return strengths;
  for (const model::Face* face : sidesOf(battle, unit)) add(face);
  return strengths;
}

// The usual figures as the strength has them, the rules' own as they stand on its side.
OwnFigures figuresOf(const model::Battle& battle, const RuleBook& book, const Strength& strength) {
  OwnFigures figures;
  if (strength.face) {
    for (const FigureKind& kind : figureKindsOfUnits(book)) {
      figures[kind.slug] = figureOf(battle, *strength.face, kind.slug);
    }
    for (const std::string_view kind : model::kCommonFigures) {
      figures[std::string(kind)] = figureOf(battle, *strength.face, std::string(kind));
    }
  }
  const auto take = [&](const char* kind, std::optional<int> value) {
    Figure& figure = figures[kind];
    // A size that the side doesn't show is what the ladder leaves.
    if (value && !figure.value) figure.isEstimate = strength.certainty != Certainty::Known;
    figure.value = value;
  };
  take(model::kSize, strength.figures.size);
  take(model::kFire, strength.figures.fire);
  take(model::kMorale, strength.figures.morale);
  return figures;
}

// Guns and transport have one strength and no ladder (K11.11).
bool hasLadder(const RuleBook& book, const model::Unit& unit) {
  const auto arm = armOfType(book, unit.type);
  return !arm || (arm != book.text("artillery/arm") && arm != book.text("transport/arm"));
}

// The step that a problem is about.
std::size_t placeOf(const std::vector<TableStep>& steps, const StepProblem& problem) {
  const bool isAboutBack = problem.kind == Problem::BackMissing || problem.kind == Problem::BackSize;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (isAboutBack && steps[i].strength.side == FaceSide::Back) return i;
    if (!isAboutBack && problem.ordinal > 0 && steps[i].strength.ordinal == problem.ordinal) return i;
    const bool isAboutStep = problem.kind == Problem::StepMissing && problem.expected;
    if (isAboutStep && steps[i].strength.ordinal == *problem.expected) return i;
  }
  return 0;
}

}  // namespace

std::vector<TableStep> tableSteps(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit) {
  std::vector<Strength> strengths = strengthsOf(battle, book, unit);
  if (strengths.empty()) strengths = laidStrengths(battle, unit);
  std::vector<TableStep> steps;
  for (const Strength& strength : strengths) {
    TableStep step{strength, 1, figuresOf(battle, book, strength)};
    const model::Counter* counter = battle.find(strength.counter);
    if (counter) step.number = counter->number;
    step.isShared = !steps.empty() && strength.marker > 0 && steps.back().strength.face == strength.face;
    steps.push_back(std::move(step));
  }
  const model::Unit* row = battle.find<model::Unit>(unit);
  if (steps.empty() || !row || !hasLadder(book, *row)) return steps;
  for (StepProblem& problem : stepProblems(battle, book, unit)) {
    const bool isOther = problem.kind == Problem::NoCounter || problem.kind == Problem::SizeUnknown;
    const bool hasNoRules = problem.kind == Problem::NoRule && !problem.path.starts_with("steps/by-size/");
    if (isOther || hasNoRules) continue;
    const std::size_t place = placeOf(steps, problem);
    steps[place].problems.push_back(std::move(problem));
  }
  return steps;
}

std::optional<std::string> ladderRule(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit) {
  const auto source = book.text("steps/source");
  std::string path = "steps/ladder";
  if (source == "size") {
    const model::Face* first = firstFace(battle, unit);
    const auto size = first ? figureValue(battle, first->id, model::kSize) : std::nullopt;
    if (!size) return std::nullopt;
    path = "steps/by-size/" + std::to_string(*size);
  } else if (source != "counters") {
    return std::nullopt;
  }
  return book.texts(path).empty() ? std::nullopt : std::optional(path);
}

std::vector<SubstituteSteps> substitutesOf(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit) {
  std::vector<SubstituteSteps> all;
  const model::Unit* row = battle.find<model::Unit>(unit);
  const auto arm = row ? armOfType(book, row->type) : std::nullopt;
  if (!arm) return all;
  for (const std::string& type : book.under("substitute")) {
    const auto rule = parsedJson(book.json("substitute/" + type));
    const auto& armies = member(rule, "army");
    const model::Army* army = battle.find<model::Army>(row->army);
    const bool isElsewhere = armies.is_array() && !(army && hasText(armies, army->slug));
    if (row->type == type || textOf(member(rule, "for")) != *arm || isElsewhere) continue;
    const model::Unit* first = nullptr;
    for (const model::Unit& each : battle.where<&model::Unit::army>(row->army)) {
      if (each.type == type && (!first || each.ordinal < first->ordinal)) first = &each;
    }
    const auto own = first ? tableSteps(battle, book, first->id) : std::vector<TableStep>();
    if (own.empty()) continue;
    SubstituteSteps substitute{type, first->id, textOf(member(rule, "losses")) == "kept", {}};
    const std::size_t count = tableSteps(battle, book, unit).size();
    for (std::size_t i = 0; i < count; ++i) {
      substitute.instead.push_back(own[substitute.keepsLosses ? std::min(i, own.size() - 1) : 0]);
    }
    all.push_back(std::move(substitute));
  }
  return all;
}

}  // namespace redoubt::rules
