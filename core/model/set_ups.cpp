#include "core/model/set_ups.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace redoubt::model {
namespace {

std::map<Id<SetUpBlock>, PlacementList> ownPlacements(const Battle& battle) {
  std::map<Id<SetUpBlock>, PlacementList> byBlock;
  for (const Placement& placement : battle.all<Placement>()) {
    byBlock[placement.block].push_back(&placement);
  }
  return byBlock;
}

// From the block up to its farthest ancestor: the nearest block that places a subject decides.
PlacementList effective(const Battle& battle, const std::map<Id<SetUpBlock>, PlacementList>& byBlock,
                        Id<SetUpBlock> block) {
  PlacementList result;
  std::set<SubjectKey> decided;
  std::set<Id<SetUpBlock>> seen;
  std::optional<Id<SetUpBlock>> at = block;
  while (at && seen.insert(*at).second) {
    const auto own = byBlock.find(*at);
    std::set<SubjectKey> here;
    for (const Placement* placement : own == byBlock.end() ? PlacementList{} : own->second) {
      SubjectKey subject = subjectKeyOf(*placement);
      if (decided.contains(subject)) continue;
      result.push_back(placement);
      here.insert(std::move(subject));
    }
    decided.merge(here);
    const SetUpBlock* row = battle.find<SetUpBlock>(*at);
    at = row ? row->parent : std::nullopt;
  }
  return result;
}

void sortByBlock(const Battle& battle, PlacementList& list) {
  const auto rank = [&](const Placement* placement) {
    const SetUpBlock* block = battle.find<SetUpBlock>(placement->block);
    const Army* army = block ? battle.find<Army>(block->army) : nullptr;
    return std::tuple{army ? army->ordinal : 0, army ? army->id : Id<Army>{}, block ? block->ordinal : 0,
                      placement->block,         placement->ordinal,           placement->id};
  };
  std::sort(list.begin(), list.end(), [&](auto* a, auto* b) { return rank(a) < rank(b); });
}

}  // namespace

std::vector<const Scenario*> scenarios(const Battle& battle) {
  std::vector<const Scenario*> result;
  for (const Scenario& row : battle.all<Scenario>()) result.push_back(&row);
  std::stable_sort(result.begin(), result.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
  return result;
}

std::vector<const Variant*> variants(const Battle& battle, Id<Scenario> scenario) {
  std::vector<const Variant*> result;
  for (const Variant& row : battle.where<&Variant::scenario>(scenario)) result.push_back(&row);
  std::stable_sort(result.begin(), result.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
  return result;
}

const Variant* usualVariant(const Battle& battle) {
  for (const Scenario* scenario : scenarios(battle)) {
    const auto all = variants(battle, scenario->id);
    if (!all.empty()) return all.front();
  }
  return nullptr;
}

SubjectKey subjectKeyOf(const Placement& placement) {
  if (placement.unit) return {placement.subject, placement.unit->value, {}};
  if (placement.leader) return {placement.subject, placement.leader->value, {}};
  return {placement.subject, 0, placement.words};
}

PlacementList placementsOfBlock(const Battle& battle, Id<SetUpBlock> block) {
  PlacementList result = effective(battle, ownPlacements(battle), block);
  sortByBlock(battle, result);
  return result;
}

PlacementList placements(const Battle& battle, Id<Variant> variant) {
  const auto byBlock = ownPlacements(battle);
  std::set<const Placement*> seen;
  PlacementList result;
  const auto& rows = battle.all<VariantBlock>();
  for (auto row = rows.lowerBound({variant, Id<SetUpBlock>{}}); row != rows.end() && row->variant == variant; ++row) {
    for (const Placement* placement : effective(battle, byBlock, row->block)) {
      if (seen.insert(placement).second) result.push_back(placement);
    }
  }
  sortByBlock(battle, result);
  return result;
}

}  // namespace redoubt::model
