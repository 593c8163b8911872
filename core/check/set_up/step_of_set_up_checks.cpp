#include <algorithm>
#include <array>
#include <vector>

#include "core/check/finding_collector.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/model/stack_verbs.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/steps.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

// The number of a unit's last step; 0 if it has none.
int lastStep(const CheckContext& context, Id<model::Unit> unit) {
  const auto strengths = rules::strengthsOf(context.battle(), context.book(), unit);
  if (!strengths.empty()) return static_cast<int>(strengths.size());
  int last = 0;
  for (const model::Step& row : context.battle().where<&model::Step::unit>(unit)) last = std::max(last, row.ordinal);
  return last;
}

void addStepOfNoUnit(FindingCollector& collector, const model::Placement& row) {
  const model::Battle& battle = collector.battle();
  Finding& finding = collector.add("set-up-step-of-no-unit", check::subjectOf(row), {{"name", nameOf(battle, row)}});
  if (row.hex) finding.place = std::vector{*row.hex};
  collector.cite(row, "step");
  collector.fix("take-first-step", model::setStep(battle, std::array{row.id}, std::nullopt, {}));
}

void lookAtStep(FindingCollector& collector, const model::Placement& row) {
  const CheckContext& context = collector.context();
  const model::Unit* unit = context.battle().find(row.unit);
  if (!unit) return addStepOfNoUnit(collector, row);
  const int step = rules::setUpStep(row);
  if (rules::strengthAt(context.battle(), context.book(), unit->id, step)) return;
  const int last = lastStep(context, unit->id);
  Finding& finding = collector.add(
      "set-up-step-missing", check::subjectOf(row),
      {{"name", unit->name}, {"step", std::to_string(step)}, {"steps", std::to_string(std::max(last, 1))}});
  if (row.hex) finding.place = std::vector{*row.hex};
  collector.cite(row, "step");
  // The nearest it has.
  if (last > 1) {
    collector.fix("take-last-step", model::setStep(context.battle(), std::array{row.id}, last, {}));
  } else {
    collector.fix("take-first-step", model::setStep(context.battle(), std::array{row.id}, std::nullopt, {}));
  }
}

}  // namespace

std::vector<Finding> checkSetUpSteps(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Placement& row : context.battle().all<model::Placement>()) {
    if (row.step && (*row.step > 1 || !row.unit)) lookAtStep(collector, row);
  }
  return collector.take();
}

}  // namespace redoubt::check
