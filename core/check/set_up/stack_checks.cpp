#include <algorithm>
#include <map>
#include <set>

#include "core/check/set_up/set_up_checks.h"
#include "core/check/set_up/stack_limits.h"
#include "core/check/set_up/stack_relief.h"
#include "core/model/placement_verbs.h"
#include "core/rules/mechanics/limits.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

// The stacks of an army in a variant.
using HexesByArmy = std::map<std::pair<const VariantSetUp*, Id<model::Army>>, std::vector<hex::HexKey>>;

Finding& addOverLimit(FindingCollector& collector, const ArmyStack& stack, const StackRules& rules,
                      const StackCount& counted, std::string_view code) {
  const bool isNameless = counted.anyUnknownArm;  // too many with any arm: then their names say more
  Finding& finding = addAbout(collector, code, stack,
                              {{"counters", isNameless ? namesOf(collector.battle(), stack.counters)
                                                       : loadText(collector.book(), rules, counted.working)},
                               {"limits", limitsText(collector.context(), rules, stack)}});
  collector.citeRule("stacking/alternatives");
  return finding;
}

bool isPile(const ArmyStack& stack) {
  return stack.counters.size() > 1 || stack.counters.front()->count > 1;
}

// Whether a stack exceeds its limit: certainly, or if estimated arms are right. Results that depend on sizes have their
// own values.
enum class Height { Within, OverLimit, OverBySizes, UnknownArm, UnknownSize, WithinByEstimates };

Height heightOf(const CheckContext& context, const StackRules& rules, const ArmyStack& stack,
                const StackCount& counted) {
  using enum Height;
  const rules::StackDecision decision = decide(context, rules, stack, stack.counters);
  if (decision == rules::StackDecision::Allowed) return Within;
  if (decision == rules::StackDecision::Exceeds) return OverLimit;
  if (counted.anyUnknownArm) return UnknownArm;
  if (counted.anyUnknownSize) return UnknownSize;
  const rules::StackPlace place = placeOf(context, stack, stack.counters);
  if (rules::isAllowed(rules.alternatives, counted.working, place)) return WithinByEstimates;
  return counted.doubtfulArms.empty() ? OverBySizes : OverLimit;
}

// Not counting counters that are free of stacking.
bool isOneAlone(const StackCount& counted) {
  return counted.members.empty() || (counted.members.size() == 1 && counted.members.front().counters == 1);
}

void lookAtDoubts(FindingCollector& collector, const ArmyStack& stack, const StackRules& rules,
                  HexesByArmy& onEstimates) {
  const StackCount counted = countStack(collector.context(), rules, stack.counters);
  const auto addUndecided = [&](std::string_view code, const PlacementList& doubtful) {
    addAbout(collector, code, stack, {{"names", namesOf(collector.battle(), doubtful)}});
    collector.citeRule("stacking/alternatives");
  };
  const Height height = heightOf(collector.context(), rules, stack, counted);
  // A single counter of unknown size, or that an estimate allows, is accepted: limits are mainly about several
  // counters.
  if (isOneAlone(counted) && height != Height::OverBySizes) return;
  switch (height) {
    case Height::Within:
    case Height::OverLimit: return;  // reported by checkStackLimits
    case Height::OverBySizes: addOverLimit(collector, stack, rules, counted, "stack-over-estimated"); return;
    case Height::UnknownArm: return addUndecided("stack-undecidable", counted.doubtfulArms);
    case Height::UnknownSize: return addUndecided("stack-size-unknown", counted.doubtfulSizes);
    case Height::WithinByEstimates: onEstimates[{&stack.where, stack.army}].push_back(stack.hex);
  }
}

// One note for each army, because usually all its figures are estimated.
void addOnEstimates(FindingCollector& collector, const HexesByArmy& onEstimates) {
  for (const auto& [about, hexes] : onEstimates) {
    const model::Army* army = collector.battle().find<model::Army>(about.second);
    if (!army) continue;
    collector
        .add("stacks-on-estimates", *about.first, check::subjectOf(*army),
             {{"army", army->name}, {"count", std::to_string(hexes.size())}})
        .place = hexes;
    collector.citeRule("stacking/alternatives");
  }
}

void lookAtLimit(FindingCollector& collector, const ArmyStack& stack, const StackRules& rules, StandingGround& ground) {
  const StackCount counted = countStack(collector.context(), rules, stack.counters);
  if (heightOf(collector.context(), rules, stack, counted) != Height::OverLimit) return;
  // A single counter that is too large is too large everywhere.
  auto relief = isOneAlone(counted) ? std::nullopt : suggestStackFix(collector.context(), rules, ground, stack);
  Finding& finding = addOverLimit(collector, stack, rules, counted, "stack-over-limit");
  if (!relief) return;
  finding.arguments["moved"] = relief->counter;
  finding.arguments["target"] = collector.hexName(relief->to);
  collector.fix("move-out", std::move(relief->edit));
}

// The stack numbers of an army's units in a hex: whether some are repeated or missing.
struct StackNumbers {
  bool hasRepeats = false;
  bool hasGaps = false;
};

StackNumbers numbersOf(const rules::Stack& all, const PlacementList& own) {
  StackNumbers numbers;
  std::set<int> used;
  for (const model::Placement* counter : all.counters) used.insert(counter->stack);
  std::set<int> ownUsed;
  int units = 0;
  for (const model::Placement* counter : own) {
    if (!isOfUnits(*counter)) continue;
    ++units;
    numbers.hasRepeats = !ownUsed.insert(counter->stack).second || numbers.hasRepeats;
  }
  if (units < 2) return {};
  const auto upTo = std::distance(used.begin(), used.upper_bound(*ownUsed.rbegin()));
  numbers.hasGaps = *used.begin() != 1 || upTo != *ownUsed.rbegin();
  return numbers;
}

// The disordered stacks of an army in a variant; gaps that counters of another variant fill don't count.
struct Disorder {
  std::vector<hex::HexKey> hexes;
  bool isMendable = true;
  model::Edit edit;
};

void lookAtOrder(const CheckContext& context, const ArmyStack& stack, Disorder& disorder) {
  const rules::Stack* all = stackAt(stack.where, stack.hex);
  if (!all) return;
  const StackNumbers numbers = numbersOf(*all, stack.counters);
  if (!numbers.hasRepeats && !numbers.hasGaps) return;
  const bool isSame = isSameEverywhere(context, *all);
  if (!isSame && !numbers.hasRepeats) return;
  disorder.hexes.push_back(stack.hex);
  disorder.isMendable = disorder.isMendable && isSame;
  std::vector<Id<model::Placement>> order;
  for (const model::Placement* counter : stack.counters) order.push_back(counter->id);
  disorder.edit.append(model::restack(context.battle(), order, {}));
}

}  // namespace

std::vector<Finding> checkStacks(const CheckContext& context) {
  FindingCollector collector(context);
  const auto rules = stackRules(context);
  HexesByArmy onEstimates;
  forEachCountedStack(context, [&](const ArmyStack& stack) {
    if (!rules && rules::hasLimits(context.book())) return;  // checkLimits looks at these stacks
    if (!isPile(stack)) return rules ? lookAtDoubts(collector, stack, *rules, onEstimates) : void();
    if (!collector.needsRule("stacking/alternatives") || !collector.needsRule("stacking/free")) return;
    if (!rules) return collector.missesRule("stacking/alternatives");
    lookAtDoubts(collector, stack, *rules, onEstimates);
  });
  addOnEstimates(collector, onEstimates);
  return collector.take();
}

FindingsByHex checkStackLimits(const CheckContext& context, const HexSet* hexes) {
  const auto rules = stackRules(context);
  if (!rules) return {};  // checkStacks reports it
  StandingGround ground(context.battle(), context.book());
  return lookCountedStackByStack(context, hexes, [&](FindingCollector& collector, const ArmyStack& stack) {
    lookAtLimit(collector, stack, *rules, ground);
  });
}

std::vector<Finding> checkStackOrder(const CheckContext& context) {
  FindingCollector collector(context);
  std::map<std::pair<const VariantSetUp*, Id<model::Army>>, Disorder> disorders;
  forEachArmyStack(context, [&](const ArmyStack& stack) {
    if (stack.counters.size() > 1) lookAtOrder(context, stack, disorders[{&stack.where, stack.army}]);
  });
  for (auto& [about, disorder] : disorders) {
    const model::Army* army = context.battle().find<model::Army>(about.second);
    if (!army || disorder.hexes.empty()) continue;
    collector
        .add("stack-order", *about.first, check::subjectOf(*army),
             {{"army", army->name}, {"hexes", collector.hexNames(disorder.hexes)}})
        .place = disorder.hexes;
    collector.citeRule("stacking/joins-at");
    if (disorder.isMendable) collector.fix("renumber-stacks", std::move(disorder.edit));
  }
  return collector.take();
}

}  // namespace redoubt::check
