#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/rules/sight/sight.h"

namespace redoubt::rules {

/// Sight once more, as plainly as can be: the line as a segment on paper, every hex of the rectangle round it a polygon
/// with corners in whole numbers, found from columns and rows alone, and fractions compared exactly. It shares the
/// contract with core/rules/sight/sight.h, and no geometry.
class PlainSight {
 public:
  PlainSight(const model::Battle& battle, const hex::Layout& layout, const SightRules& rules,
             std::span<const hex::HexKey> occupied);

  bool sees(hex::HexKey a, hex::HexKey b) const;
  /// What the line from `a` meets first of all that blocks; several where it meets them at one point. Empty if the two
  /// see each other.
  std::vector<SightVerdict> firstBlockers(hex::HexKey a, hex::HexKey b) const;

 private:
  struct Fraction {
    std::int64_t over = 0;
    std::int64_t under = 1;  // positive
    friend bool operator<(Fraction a, Fraction b) { return a.over * b.under < b.over * a.under; }
    friend bool operator==(Fraction a, Fraction b) { return a.over * b.under == b.over * a.under; }
  };
  struct Point {
    int x = 0;
    int y = 0;
  };
  struct Segment {
    Point from;
    Point to;
  };
  // The part of the segment in a hex.
  struct Piece {
    Fraction from{0, 1};
    Fraction to{1, 1};
    bool isAlong = false;  // on its rim
  };
  struct Blocker {
    Fraction at;
    std::optional<Fraction> stretch;  // where the stretch along a hexside begins, of what blocks there
    unsigned ways = 3;                // 1: to the left of the line, 2: to the right
    SightVerdict verdict;
  };
  struct Cell {
    bool isBlocking = false;
    bool isOccupied = false;
    bool isHigh = false;
    std::array<bool, 3> sides{};
  };
  using Visit = std::function<bool(const Blocker&)>;

  const Cell& cell(hex::HexKey key) const;
  Cell& cell(hex::HexKey key);
  Point centre(hex::HexKey key) const;
  std::optional<Piece> pieceIn(const Segment& line, hex::HexKey key) const;
  unsigned wayOf(const Segment& line, hex::HexKey key) const;
  std::optional<Blocker> hexBlocker(const Segment& line, hex::HexKey key) const;
  std::optional<Blocker> sideBlocker(const Segment& line, hex::HexsideKey side) const;
  std::optional<hex::HexsideKey> sideAlong(const Segment& line, hex::HexKey key, Fraction stretch) const;
  bool isAnyBlocker(hex::HexKey a, hex::HexKey b, const Visit& stops) const;

  hex::Layout layout_;
  SightRules rules_;
  std::vector<Cell> cells_;  // with a ring of hexes round the map
};

}  // namespace redoubt::rules
