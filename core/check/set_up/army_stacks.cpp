#include "core/check/set_up/army_stacks.h"

#include <algorithm>

#include "core/rules/turns/set_up.h"

namespace redoubt::check {
namespace {

void lookAt(const CheckContext& context, const VariantSetUp& where, const rules::Stack& stack,
            const LookAtStack& look) {
  for (auto& [army, counters] : rules::byArmy(context.battle(), stack)) {
    look(ArmyStack{where, stack.hex, army, counters});
  }
}

}  // namespace

void forEachArmyStack(const CheckContext& context, const LookAtStack& look) {
  for (const VariantSetUp& where : context.setUps()) {
    for (const rules::Stack& stack : where.stacks) lookAt(context, where, stack, look);
  }
}

FindingsByHex lookStackByStack(const CheckContext& context, const HexSet* hexes,
                               const std::function<void(Gathering&, const ArmyStack&)>& look) {
  FindingsByHex found;
  const auto lookAtOne = [&](const ArmyStack& stack) {
    Gathering gathering(context);
    look(gathering, stack);
    auto here = gathering.take();
    if (!here.empty()) std::move(here.begin(), here.end(), std::back_inserter(found[stack.hex]));
  };
  if (!hexes) {
    forEachArmyStack(context, lookAtOne);
    return found;
  }
  for (const VariantSetUp& where : context.setUps()) {
    for (const hex::HexKey hex : *hexes) {
      if (const rules::Stack* stack = stackAt(where, hex)) lookAt(context, where, *stack, lookAtOne);
    }
  }
  return found;
}

const rules::Stack* stackAt(const VariantSetUp& where, hex::HexKey hex) {
  const auto found = std::lower_bound(where.stacks.begin(), where.stacks.end(), hex,
                                      [](const rules::Stack& stack, hex::HexKey key) { return stack.hex < key; });
  return found == where.stacks.end() || found->hex != hex ? nullptr : &*found;
}

Finding& addAbout(Gathering& gathering, std::string_view code, const ArmyStack& stack, Arguments arguments) {
  arguments["hex"] = gathering.hexName(stack.hex);
  arguments["army"] = armyName(gathering.battle(), stack.army);
  const model::Army* army = gathering.battle().find<model::Army>(stack.army);
  const std::string slug = army ? army->slug : std::to_string(stack.army.value);
  Finding& finding =
      gathering.add(code, stack.where, "hex/" + std::to_string(stack.hex.value) + "/" + slug, std::move(arguments));
  finding.place = std::vector{stack.hex};
  return finding;
}

std::string shortNamesOf(const model::Battle& battle, const PlacementList& placements) {
  std::vector<std::string> names;
  for (const model::Placement* placement : placements) names.push_back(nameOf(battle, *placement));
  return joinedShort(std::move(names));
}

bool isOfUnits(const model::Placement& placement) {
  return placement.subject == model::PlacementSubject::Unit || placement.subject == model::PlacementSubject::Group;
}

}  // namespace redoubt::check
