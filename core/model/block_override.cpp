#include "core/model/block_override.h"

#include <algorithm>
#include <set>

namespace redoubt::model {
namespace {

bool inherits(const Battle& battle, Id<SetUpBlock> heir, Id<SetUpBlock> from) {
  std::set<Id<SetUpBlock>> seen;
  const SetUpBlock* block = battle.find<SetUpBlock>(heir);
  while (block && block->parent && seen.insert(block->id).second) {
    if (*block->parent == from) return true;
    block = battle.find(block->parent);
  }
  return false;
}

// The block among `blocks` that inherits the placement; nothing if one of them holds it itself, or if no block has it.
std::optional<Id<SetUpBlock>> heirOf(const Battle& battle, std::span<const Id<SetUpBlock>> blocks,
                                     const Placement& placement) {
  if (std::find(blocks.begin(), blocks.end(), placement.block) != blocks.end()) return std::nullopt;
  for (const Id<SetUpBlock> block : blocks) {
    if (inherits(battle, block, placement.block)) return block;
  }
  return std::nullopt;
}

bool isSameSubject(const Placement& a, const Placement& b) {
  return a.subject == b.subject && a.unit == b.unit && a.leader == b.leader &&
         (a.unit || a.leader || a.words == b.words);
}

// Whether a parent places the same subject, so that without this row the parent's placement would hold again: false
// while the block has other rows for the subject that stay.
bool overridesAnother(const Battle& battle, const Placement& placement, std::span<const Id<Placement>> erased) {
  bool overrides = false;
  for (const Placement& other : battle.all<Placement>()) {
    if (!isSameSubject(other, placement)) continue;
    const bool stays = std::find(erased.begin(), erased.end(), other.id) == erased.end();
    if (other.id != placement.id && other.block == placement.block && stays) return false;
    overrides = overrides || inherits(battle, placement.block, other.block);
  }
  return overrides;
}

// The rows of a subject that a block inherits because it has none of its own: those of the nearest parent that has any.
std::vector<const Placement*> inheritedRows(const Battle& battle, Id<SetUpBlock> heir, const Placement& alike) {
  std::set<Id<SetUpBlock>> seen;
  std::optional<Id<SetUpBlock>> at = heir;
  while (at && seen.insert(*at).second) {
    std::vector<const Placement*> rows;
    for (const Placement& row : battle.all<Placement>()) {
      if (row.block == *at && isSameSubject(row, alike)) rows.push_back(&row);
    }
    if (!rows.empty()) return *at == heir ? std::vector<const Placement*>() : rows;
    const SetUpBlock* block = battle.find<SetUpBlock>(*at);
    at = block ? block->parent : std::nullopt;
  }
  return {};
}

std::string keyOf(Id<Placement> id) {
  return keyText<Placement>(id);
}

// Copies the origins of a placement's values to the row that replaces it.
void bringOrigins(Edit& edit, const Battle& battle, Id<Placement> from, Id<Placement> to) {
  const auto& rows = battle.all<Provenance>();
  const std::string key = keyOf(from);
  for (auto row = rows.lowerBound({std::string(Placement::kTable), key, std::string()});
       row != rows.end() && row->subjectTable == Placement::kTable && row->subject == key; ++row) {
    Provenance copy = *row;
    copy.subject = keyOf(to);
    edit.put(std::move(copy));
  }
}

void strike(Placement& row) {
  row.rule = PlacementRule::OffMap;
  row.hex.reset();
  row.secondHex.reset();
  row.distance.reset();
  row.zone.reset();
  row.space.reset();
  row.entry.reset();
  row.direction.reset();
}

}  // namespace

BlockOverride keptToBlocks(const Battle& battle, std::span<const Id<SetUpBlock>> blocks, Edit edit) {
  BlockOverride result{std::move(edit), {}};
  const auto puts = result.edit.takePuts<Placement>();
  const auto erases = result.edit.takeErases<Placement>();
  const auto origins = result.edit.takePuts<Provenance>();
  const auto lostOrigins = result.edit.takeErases<Provenance>();
  std::map<std::string, std::string> keys;  // of placements that are left as they are, and of what replaces them
  const auto replace = [&](Placement row, const Placement& old, Id<SetUpBlock> heir) {
    const auto [at, isNew] = result.replaced.emplace(old.id, Id<Placement>{randomId()});
    row.id = at->second;
    row.block = heir;
    if (isNew) bringOrigins(result.edit, battle, old.id, row.id);
    keys[keyOf(old.id)] = keyOf(row.id);
    result.edit.put(std::move(row));
  };
  std::vector<std::pair<Id<SetUpBlock>, Placement>> firstOwn;  // rows that hide inherited ones
  for (const Placement& row : puts) {
    const Placement* old = battle.find<Placement>(row.id);
    if (old && row == *old) continue;
    const auto heir = old ? heirOf(battle, blocks, *old) : std::nullopt;
    if (heir || !old) firstOwn.emplace_back(heir.value_or(row.block), row);
    heir ? replace(row, *old, *heir) : result.edit.put(row);
  }
  for (const Id<Placement> id : erases) {
    const Placement* old = battle.find<Placement>(id);
    const auto heir = old ? heirOf(battle, blocks, *old) : std::nullopt;
    if (heir) firstOwn.emplace_back(*heir, *old);
    if (!heir && old && overridesAnother(battle, *old, erases)) {
      Placement struck = *old;
      strike(struck);
      result.edit.put(std::move(struck));
      continue;
    }
    if (!heir) {
      result.edit.erase<Placement>(id);
      continue;
    }
    Placement struck = *old;
    strike(struck);
    replace(std::move(struck), *old, *heir);
  }
  for (const auto& [heir, row] : firstOwn) {
    if (row.unit || row.leader) continue;
    for (const Placement* sibling : inheritedRows(battle, heir, row)) {
      if (!result.replaced.contains(sibling->id)) replace(*sibling, *sibling, heir);
    }
  }
  const auto isLeft = [&](const std::string& table, const std::string& subject) {
    return table == Placement::kTable && keys.contains(subject);
  };
  for (Provenance row : origins) {
    if (isLeft(row.subjectTable, row.subject)) row.subject = keys[row.subject];
    result.edit.put(std::move(row));
  }
  for (const auto& key : lostOrigins) {
    if (!isLeft(std::get<0>(key), std::get<1>(key))) result.edit.erase<Provenance>(key);
  }
  return result;
}

}  // namespace redoubt::model
