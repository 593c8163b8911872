#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/model/battle.h"
#include "core/rules/sight/hex_bits.h"
#include "core/rules/sight/sight_rules.h"

namespace redoubt::rules {

/// What blocks sight on a map, as bits: for every hex whether its terrain blocks, whether units block, whether it is
/// high ground; for every hexside whether something on it blocks. A plain value that does not refer to the battle or
/// its rules.
/// Off the map nothing blocks, except a hexside of a hex of the map.
class SightMap {
 public:
  /// `occupied` are the hexes whose units block (sightBlockers).
  SightMap(const model::Battle& battle, const hex::Layout& layout, SightRules rules,
           std::span<const hex::HexKey> occupied = {});

  const hex::Layout& layout() const { return layout_; }
  const SightRules& rules() const { return rules_; }

  // changes; hexes off the map are ignored

  /// Reads a hex again: its terrain, and what lies on its six sides. Called after an edit for each hex that was changed
  /// (either hex of a hexside), it makes the map the same as a new one.
  void read(const model::Battle& battle, hex::HexKey hex);
  void setTerrain(hex::HexKey hex, std::string_view terrain);
  /// Sets whether anything on the hexside blocks.
  void setSide(hex::HexsideKey side, bool blocks);
  void setOccupied(hex::HexKey hex, bool isOccupied);

  // queries; hexes need not be on the map

  bool contains(hex::Hex hex) const { return is(onMap_, hex); }
  bool terrainBlocks(hex::Hex hex) const { return is(terrain_, hex); }
  bool isOccupied(hex::Hex hex) const { return is(occupied_, hex); }
  bool isHighGround(hex::Hex hex) const { return is(high_, hex); }
  bool sideBlocks(const hex::Hexside& side) const;

  // the bits themselves, for looking at many hexes at once

  const HexNumbers& numbers() const { return numbers_; }
  const HexBits& onMap() const { return onMap_; }
  const HexBits& terrain() const { return terrain_; }
  const HexBits& high() const { return high_; }
  /// Hexes in which terrain or units block.
  const HexBits& blocking() const { return blocking_; }
  /// Blocking hexsides: side 0, 1 or 2 of each hex.
  const HexBits& blockingSides(int side) const { return sides_[static_cast<std::size_t>(side)]; }

  friend bool operator==(const SightMap&, const SightMap&) = default;

 private:
  bool is(const HexBits& bits, hex::Hex hex) const { return numbers_.contains(hex) && bits.test(numbers_.of(hex)); }

  hex::Layout layout_;
  SightRules rules_;
  HexNumbers numbers_;
  HexBits onMap_;
  HexBits terrain_;
  HexBits occupied_;
  HexBits blocking_;
  HexBits high_;
  std::array<HexBits, 3> sides_;
};

}  // namespace redoubt::rules
