#include "core/rules/sight/sight_map.h"

#include <algorithm>
#include <utility>

namespace redoubt::rules {
namespace {

using hex::Hex;
using hex::HexKey;

// With a ring of hexes round the map, because hexsides of the map can belong to them.
HexNumbers numbersOf(const hex::Layout& layout) {
  Hex low = layout.toHex(HexKey::at(layout.firstColumn(), layout.firstRow()));
  Hex high = low;
  layout.forEachHex([&](HexKey key) {
    const Hex hex = layout.toHex(key);
    low = {std::min(low.q, hex.q), std::min(low.r, hex.r)};
    high = {std::max(high.q, hex.q), std::max(high.r, hex.r)};
  });
  return {low - Hex{1, 1}, high + Hex{1, 1}};
}

bool anyBlocks(const model::Battle& battle, const SightRules& rules, hex::HexsideKey side) {
  const auto& rows = battle.all<model::Hexside>();
  for (auto row = rows.lowerBound({side, std::string()}); row != rows.end() && row->side == side; ++row) {
    if (rules.blockingSides.contains(row->kind)) return true;
  }
  return false;
}

}  // namespace

SightMap::SightMap(const model::Battle& battle, const hex::Layout& layout, SightRules rules,
                   std::span<const HexKey> occupied)
    : layout_(layout),
      rules_(std::move(rules)),
      numbers_(numbersOf(layout)),
      onMap_(numbers_),
      terrain_(numbers_),
      occupied_(numbers_),
      blocking_(numbers_),
      high_(numbers_),
      sides_{HexBits(numbers_), HexBits(numbers_), HexBits(numbers_)} {
  layout_.forEachHex([&](HexKey key) {
    onMap_.set(numbers_.of(layout_.toHex(key)), true);
    setTerrain(key, rules_.ground);
  });
  for (const model::HexRow& row : battle.all<model::HexRow>()) setTerrain(row.hex, row.terrain);
  for (const model::Hexside& row : battle.all<model::Hexside>()) {
    if (rules_.blockingSides.contains(row.kind)) setSide(row.side, true);
  }
  for (const HexKey key : occupied) setOccupied(key, true);
}

void SightMap::read(const model::Battle& battle, HexKey key) {
  if (!layout_.contains(key)) return;
  const model::HexRow* row = battle.find<model::HexRow>(key);
  setTerrain(key, row ? row->terrain : rules_.ground);
  for (int side = 0; side < hex::kSides; ++side) {
    const hex::HexsideKey there = layout_.side(key, side);
    setSide(there, anyBlocks(battle, rules_, there));
  }
}

void SightMap::setTerrain(HexKey key, std::string_view terrain) {
  if (!layout_.contains(key)) return;
  const std::size_t number = numbers_.of(layout_.toHex(key));
  terrain_.set(number, rules_.blockingTerrain.contains(terrain));
  high_.set(number, rules_.highGround.contains(terrain));
  blocking_.set(number, terrain_.test(number) || occupied_.test(number));
}

void SightMap::setSide(hex::HexsideKey key, bool blocks) {
  if (!layout_.contains(key)) return;
  const hex::Hexside side = layout_.toHexside(key);
  sides_[static_cast<std::size_t>(side.side)].set(numbers_.of(side.hex), blocks);
}

void SightMap::setOccupied(HexKey key, bool isOccupied) {
  if (!layout_.contains(key)) return;
  const std::size_t number = numbers_.of(layout_.toHex(key));
  occupied_.set(number, isOccupied);
  blocking_.set(number, terrain_.test(number) || isOccupied);
}

bool SightMap::sideBlocks(const hex::Hexside& side) const {
  return is(sides_[static_cast<std::size_t>(side.side)], side.hex);
}

}  // namespace redoubt::rules
