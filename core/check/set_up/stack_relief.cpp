#include "core/check/set_up/stack_relief.h"

#include <algorithm>

#include "core/model/placement_verbs.h"
#include "core/rules/forces/arms.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

PlacementList without(const PlacementList& counters, const model::Placement& left) {
  PlacementList rest;
  for (const model::Placement* counter : counters) {
    if (counter->id != left.id) rest.push_back(counter);
  }
  return rest;
}

bool contains(const PlacementList& counters, Id<model::Placement> id) {
  return std::any_of(counters.begin(), counters.end(), [&](const model::Placement* each) { return each->id == id; });
}

bool standsAt(const VariantSetUp& where, hex::HexKey hex, Id<model::Placement> id) {
  const rules::Stack* stack = stackAt(where, hex);
  return stack && contains(stack->counters, id);
}

// Looks for a place for one counter of a stack.
class WayOut {
 public:
  WayOut(const CheckContext& context, const StackRules& rules, StandingGround& ground, const ArmyStack& stack,
         const model::Placement& counter)
      : context_(context), rules_(rules), ground_(ground), stack_(stack), counter_(counter) {
    for (const VariantSetUp& where : context.setUps()) {
      if (standsAt(where, stack.hex, counter.id)) variants_.push_back(&where);
    }
  }

  std::optional<hex::HexKey> hex() const {
    std::optional<hex::HexKey> shared;
    for (const hex::HexKey hex : context_.layout().neighbours(stack_.hex)) {
      if (!isOpen(hex) || !hasRoom(hex)) continue;
      if (lowestAt(hex) == 0) return hex;
      if (!shared) shared = hex;
    }
    return shared;
  }

  // The number of the lowest counter there, 0 for none.
  int lowestAt(hex::HexKey hex) const {
    int lowest = 0;
    for (const VariantSetUp* where : variants_) {
      const rules::Stack* there = stackAt(*where, hex);
      if (there) lowest = std::max(lowest, there->counters.back()->stack);
    }
    return lowest;
  }

 private:
  bool isOpen(hex::HexKey hex) const {
    const rules::Arm arm = context_.armOf(counter_);
    return arm.slug && ground_.groundFor(*arm.slug, counter_.formation, ground_.terrainOf(hex)) == Ground::Open;
  }

  bool hasRoom(hex::HexKey hex) const {
    return std::all_of(variants_.begin(), variants_.end(), [&](const VariantSetUp* where) {
      const rules::Stack* there = stackAt(*where, hex);
      return !there || mayJoin(*there);
    });
  }

  bool mayJoin(const rules::Stack& there) const {
    PlacementList together{&counter_};
    for (const auto& [army, counters] : rules::byArmy(context_.battle(), there)) {
      const bool isOwn = army == ownArmy();
      if (!isOwn && !rules::areOfOnePlayer(context_.battle(), army, ownArmy())) return false;
      if (!isOwn && counting_ == rules::StackCounting::OneArmy) return false;
      if (isOwn || counting_ == rules::StackCounting::ByPlayer)
        together.insert(together.end(), counters.begin(), counters.end());
    }
    const bool isAlike = std::all_of(together.begin(), together.end(), [&](const model::Placement* each) {
      return !isOfUnits(*each) || (each->direction == counter_.direction && each->formation == counter_.formation);
    });
    return isAlike && decide(context_, rules_, placed(there), together) == rules::StackDecision::Allowed;
  }

  // The army of the leaving counter: in a stack of several armies perhaps not the first.
  Id<model::Army> ownArmy() const { return rules::armyOf(context_.battle(), counter_).value_or(stack_.army); }

  // The other stack with the counter added.
  ArmyStack placed(const rules::Stack& there) const {
    ArmyStack stack{stack_.where, there.hex, ownArmy(), {}};
    if (counting_ != rules::StackCounting::ByPlayer) return stack;
    for (const auto& [army, counters] : rules::byArmy(context_.battle(), there)) {
      if (army != ownArmy()) stack.others.push_back(army);
    }
    return stack;
  }

  const CheckContext& context_;
  const StackRules& rules_;
  StandingGround& ground_;
  const ArmyStack& stack_;
  const model::Placement& counter_;
  rules::StackCounting counting_ = rules::stackCounting(context_.book());
  std::vector<const VariantSetUp*> variants_;
};

// Counters below it move up, unless that would change another variant.
model::Edit closeGap(const CheckContext& context, const ArmyStack& stack, const PlacementList& rest) {
  const rules::Stack* all = stackAt(stack.where, stack.hex);
  if (!all || !isSameEverywhere(context, *all)) return model::Edit();
  std::vector<Id<model::Placement>> order;
  for (const model::Placement* counter : rest) order.push_back(counter->id);
  return model::restack(context.battle(), order, {});
}

}  // namespace

std::optional<StackFix> suggestStackFix(const CheckContext& context, const StackRules& rules, StandingGround& ground,
                                        const ArmyStack& stack) {
  if (!context.hasMap()) return std::nullopt;
  for (auto counter = stack.counters.rbegin(); counter != stack.counters.rend(); ++counter) {
    const model::Placement& leaving = **counter;
    // Without a unit its formation would be incomplete, and single counters of a group can't be distinguished.
    if (!leaving.unit || leaving.count > 1 || !leaving.formation.empty()) continue;
    const PlacementList rest = without(stack.counters, leaving);
    if (decide(context, rules, stack, rest) != rules::StackDecision::Allowed) continue;
    const WayOut way(context, rules, ground, stack, leaving);
    const auto to = way.hex();
    if (!to) continue;
    StackFix relief{check::nameOf(context.battle(), leaving), *to, model::Edit()};
    const std::vector<Id<model::Placement>> moved{leaving.id};
    relief.edit.append(model::moveTo(context.battle(), moved, *to, way.lowestAt(*to) + 1, {}));
    relief.edit.append(closeGap(context, stack, rest));
    return relief;
  }
  return std::nullopt;
}

bool isSameEverywhere(const CheckContext& context, const rules::Stack& stack) {
  for (const VariantSetUp& where : context.setUps()) {
    const rules::Stack* other = stackAt(where, stack.hex);
    if (!other) continue;
    const bool isShared = std::any_of(stack.counters.begin(), stack.counters.end(), [&](const model::Placement* each) {
      return contains(other->counters, each->id);
    });
    const bool isSame =
        std::equal(stack.counters.begin(), stack.counters.end(), other->counters.begin(), other->counters.end(),
                   [](const model::Placement* a, const model::Placement* b) { return a->id == b->id; });
    if (isShared && !isSame) return false;
  }
  return true;
}

}  // namespace redoubt::check
