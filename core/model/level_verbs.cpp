#include "core/model/level_verbs.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>

namespace redoubt::model {
namespace {

int levelOf(const Battle& battle, hex::HexKey hex) {
  const HexRow* row = battle.find<HexRow>(hex);
  return row ? row->level : 0;
}

int bounded(std::int64_t level) {
  return static_cast<int>(std::clamp<std::int64_t>(level, kLowestLevel, kHighestLevel));
}

// The new levels of those hexes that get another one.
using Levels = std::map<hex::HexKey, int>;

void putLevels(Edit& edit, const Battle& battle, const Levels& levels, std::string_view ground) {
  for (const auto& [hex, level] : levels) {
    const HexRow* old = battle.find<HexRow>(hex);
    edit.put(HexRow{hex, old ? old->terrain : std::string(ground), level});
  }
}

void putSlope(Edit& edit, const Battle& battle, hex::HexsideKey side, const std::string& kind, HighSide high) {
  const Hexside* old = battle.find<Hexside>({side, kind});
  if (old && old->high == high) return;
  edit.put(Hexside{side, kind, high, old ? old->owner : std::nullopt});
}

void putSlopes(Edit& edit, const Battle& battle, const hex::Layout& layout, const Levels& levels,
               const std::string& kind) {
  std::set<hex::HexsideKey> sides;
  for (const auto& [hex, level] : levels) {
    for (int side = 0; side < hex::kSides; ++side) {
      if (layout.neighbour(hex, side)) sides.insert(layout.side(hex, side));
    }
  }
  const auto newLevel = [&](hex::HexKey hex) {
    const auto found = levels.find(hex);
    return found == levels.end() ? levelOf(battle, hex) : found->second;
  };
  for (const hex::HexsideKey side : sides) {
    const auto [near, far] = layout.hexesOf(side);
    const std::int64_t before = std::int64_t{levelOf(battle, near)} - levelOf(battle, far);
    const std::int64_t after = std::int64_t{newLevel(near)} - newLevel(far);
    if (after == before) continue;
    if (after != 0) {
      putSlope(edit, battle, side, kind, after > 0 ? HighSide::Near : HighSide::Far);
    } else if (battle.find<Hexside>({side, kind})) {
      edit.erase<Hexside>({side, kind});
    }
  }
}

template <class NewLevel>
Edit levelled(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> hexes,
              const std::optional<std::string>& slopeKind, std::string_view ground, std::string title,
              NewLevel&& newLevel) {
  Levels levels;
  for (const hex::HexKey hex : hexes) {
    const int old = levelOf(battle, hex);
    const int level = bounded(newLevel(old));
    if (layout.contains(hex) && level != old) levels.emplace(hex, level);
  }
  Edit edit(std::move(title));
  putLevels(edit, battle, levels, ground);
  if (slopeKind) putSlopes(edit, battle, layout, levels, *slopeKind);
  return edit;
}

}  // namespace

Edit changeLevel(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> hexes, int by,
                 const std::optional<std::string>& slopeKind, std::string_view ground, std::string title) {
  if (by == 0) return Edit(std::move(title));
  return levelled(battle, layout, hexes, slopeKind, ground, std::move(title),
                  [by](int old) { return std::int64_t{old} + by; });
}

Edit setLevels(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> hexes, int level,
               const std::optional<std::string>& slopeKind, std::string_view ground, std::string title) {
  return levelled(battle, layout, hexes, slopeKind, ground, std::move(title), [level](int) { return level; });
}

}  // namespace redoubt::model
