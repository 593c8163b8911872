#include "core/check/set_up/army_stacks.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/rules/forces/stacking.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

using Split = std::vector<ArmyStack> (*)(const CheckContext& context, const VariantSetUp& where,
                                         const rules::Stack& stack);

std::vector<ArmyStack> splitByArmy(const CheckContext& context, const VariantSetUp& where, const rules::Stack& stack) {
  std::vector<ArmyStack> parts;
  for (auto& [army, counters] : rules::byArmy(context.battle(), stack)) {
    parts.push_back({where, stack.hex, army, std::move(counters)});
  }
  return parts;
}

std::vector<ArmyStack> splitByCount(const CheckContext& context, const VariantSetUp& where, const rules::Stack& stack) {
  auto byArmy = splitByArmy(context, where, stack);
  if (byArmy.size() < 2 || rules::stackCounting(context.book()) != rules::StackCounting::ByPlayer) return byArmy;
  std::vector<ArmyStack> parts;
  for (ArmyStack& each : byArmy) {
    const auto own = std::find_if(parts.begin(), parts.end(), [&](const ArmyStack& part) {
      return rules::areOfOnePlayer(context.battle(), part.army, each.army);
    });
    if (own == parts.end()) {
      parts.push_back(std::move(each));
      continue;
    }
    own->others.push_back(each.army);
    own->counters.insert(own->counters.end(), each.counters.begin(), each.counters.end());
    std::stable_sort(own->counters.begin(), own->counters.end(),
                     [](const auto* a, const auto* b) { return a->stack < b->stack; });
  }
  return parts;
}

void forEachPart(const CheckContext& context, Split split, const LookAtStack& look) {
  for (const VariantSetUp& where : context.setUps()) {
    for (const rules::Stack& stack : where.stacks) {
      for (const ArmyStack& part : split(context, where, stack)) look(part);
    }
  }
}

FindingsByHex lookPartByPart(const CheckContext& context, const HexSet* hexes, Split split,
                             const std::function<void(FindingCollector&, const ArmyStack&)>& look) {
  FindingsByHex found;
  const auto lookAtOne = [&](const ArmyStack& stack) {
    FindingCollector collector(context);
    look(collector, stack);
    auto here = collector.take();
    if (!here.empty()) std::move(here.begin(), here.end(), std::back_inserter(found[stack.hex]));
  };
  if (!hexes) {
    forEachPart(context, split, lookAtOne);
    return found;
  }
  for (const VariantSetUp& where : context.setUps()) {
    for (const hex::HexKey hex : *hexes) {
      const rules::Stack* stack = stackAt(where, hex);
      if (!stack) continue;
      for (const ArmyStack& part : split(context, where, *stack)) lookAtOne(part);
    }
  }
  return found;
}

std::string slugOf(const model::Battle& battle, Id<model::Army> id) {
  const model::Army* army = battle.find<model::Army>(id);
  return army ? army->slug : std::to_string(id.value);
}

}  // namespace

void forEachArmyStack(const CheckContext& context, const LookAtStack& look) {
  forEachPart(context, splitByArmy, look);
}

void forEachCountedStack(const CheckContext& context, const LookAtStack& look) {
  forEachPart(context, splitByCount, look);
}

FindingsByHex lookStackByStack(const CheckContext& context, const HexSet* hexes,
                               const std::function<void(FindingCollector&, const ArmyStack&)>& look) {
  return lookPartByPart(context, hexes, splitByArmy, look);
}

FindingsByHex lookCountedStackByStack(const CheckContext& context, const HexSet* hexes,
                                      const std::function<void(FindingCollector&, const ArmyStack&)>& look) {
  return lookPartByPart(context, hexes, splitByCount, look);
}

const rules::Stack* stackAt(const VariantSetUp& where, hex::HexKey hex) {
  const auto found = std::lower_bound(where.stacks.begin(), where.stacks.end(), hex,
                                      [](const rules::Stack& stack, hex::HexKey key) { return stack.hex < key; });
  return found == where.stacks.end() || found->hex != hex ? nullptr : &*found;
}

Finding& addAbout(FindingCollector& collector, std::string_view code, const ArmyStack& stack, Arguments arguments) {
  std::vector<std::string> slugs{slugOf(collector.battle(), stack.army)};
  std::vector<std::string> names{armyName(collector.battle(), stack.army)};
  for (const Id<model::Army> other : stack.others) {
    slugs.push_back(slugOf(collector.battle(), other));
    names.push_back(armyName(collector.battle(), other));
  }
  arguments["hex"] = collector.hexName(stack.hex);
  arguments["army"] = joined(names);
  Finding& finding = collector.add(code, stack.where, HexSubject{stack.hex, join(slugs, "+")}, std::move(arguments));
  finding.place = std::vector{stack.hex};
  return finding;
}

Phrase shortNamesOf(const model::Battle& battle, const PlacementList& placements) {
  std::vector<std::string> names;
  for (const model::Placement* placement : placements) names.push_back(check::nameOf(battle, *placement));
  return joinedShort(std::move(names));
}

bool isOfUnits(const model::Placement& placement) {
  return placement.subject == model::PlacementSubject::Unit || placement.subject == model::PlacementSubject::Group;
}

}  // namespace redoubt::check
