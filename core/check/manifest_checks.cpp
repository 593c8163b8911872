#include "core/check/checks.h"
#include "core/check/gathering.h"
#include "core/rules/arms.h"

namespace redoubt::check {
namespace {

std::int64_t unitCounters(const model::Battle& battle) {
  std::int64_t sum = 0;
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    if (counter.role == model::CounterRole::Unit) sum += counter.copies;
  }
  return sum;
}

}  // namespace

std::vector<Finding> checkBox(const model::Battle& battle) {
  Gathering gathering(battle);
  const model::BattleInfo* info = model::info(battle);
  const std::int64_t counted = unitCounters(battle);
  // Rules of a design under way say nothing of a box yet.
  if (!info || counted == 0 || !gathering.book().row("box/counters")) return gathering.take();
  const auto box = gathering.book().integer("box/counters");
  if (!box) {
    gathering.missesRule("box/counters");
    return gathering.take();
  }
  gathering.add(counted > *box ? "box-exceeded" : "box-count", subjectOf(*info),
                {{"counted", std::to_string(counted)}, {"box", std::to_string(*box)}});
  gathering.citeRule("box/counters");
  return gathering.take();
}

std::vector<Finding> checkUnitTypes(const model::Battle& battle) {
  Gathering gathering(battle);
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    if (rules::armOfType(gathering.book(), unit.type)) continue;
    gathering.add("arm-unknown", subjectOf(unit), {{"name", unit.name}, {"type", unit.type}});
    gathering.cite(unit, "type");
  }
  return gathering.take();
}

}  // namespace redoubt::check
