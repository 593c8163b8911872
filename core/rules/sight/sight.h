#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rules/sight/sight_line.h"
#include "core/rules/sight/sight_map.h"

/// Line of sight between hexes (R10.1, M10.1, S10.1).
///
/// Two hexes see each other if nothing on the line between their centres blocks: no terrain or unit in a hex the line
/// goes through, nothing on a hexside it crosses. Where it runs along a hexside there are two ways past (SightElement),
/// and the rules say whether one blocked way or both block it. The two hexes' own terrain blocks only if the rules say
/// so, their own units never. Between two hexes of high ground nothing blocks. Sight is mutual, and a hex sees itself.
namespace redoubt::rules {

enum class SightBlock { Terrain, Unit, Hexside };

/// Whether two hexes see each other, and if not, the first obstacle seen from the first hex.
struct SightVerdict {
  bool isVisible = true;
  /// The hex whose terrain or units block.
  std::optional<hex::HexKey> blockedAt;
  /// The hexside on which something blocks; for a hex next to the line, the hexside along which the line passes it.
  std::optional<hex::HexsideKey> blockedAlong;
  /// Terrain if both block in a hex. No meaning if visible.
  SightBlock reason = SightBlock::Terrain;

  friend bool operator==(const SightVerdict&, const SightVerdict&) = default;
};

/// Between any two hexes, on the map or not.
SightVerdict sight(const SightMap& map, hex::HexKey from, hex::HexKey to);

/// The hexes that are seen from one hex. A plain value that stays valid after the map has changed.
class SightField {
 public:
  hex::HexKey from() const { return from_; }
  int range() const { return range_; }

  /// False beyond the range and off the map.
  bool sees(hex::HexKey hex) const;
  /// Nothing beyond the range and off the map.
  std::optional<SightVerdict> verdict(hex::HexKey hex) const;
  /// The hexes that are seen, `from` among them, in the order of their keys.
  std::vector<hex::HexKey> seen() const;

 private:
  friend class SightScanner;
  enum class State : std::uint8_t { Outside, Visible, ByTerrain, ByUnit, ByHexside };
  struct Place {
    State state = State::Outside;
    std::int8_t q = 0;  // the obstacle: its offset from `from`, and side and along as in SightElement
    std::int8_t r = 0;
    std::int8_t side = -1;
    std::int8_t along = -1;
  };

  SightField(const hex::Layout& layout, hex::HexKey from, int range);
  std::optional<std::size_t> placeOf(hex::HexKey hex) const;
  static Place blocked(const SightElement& element, bool isTerrain);

  hex::Layout layout_;
  hex::HexKey from_;
  int range_ = 0;
  std::vector<Place> places_;  // the square round `from`, row by row
};

/// Finds line of sight from one hex to all within a range. It holds the lines to every hex within its range, so it is
/// worth keeping; it depends on no map, so one object works for all maps.
class SightScanner {
 public:
  /// The farthest range, in hexes.
  static constexpr int kMaxRange = HexNumbers::kMargin;

  /// `range` in hexes, 0 to kMaxRange.
  explicit SightScanner(int range);

  int range() const { return range_; }

  /// Nothing is seen from a hex off the map.
  SightField field(const SightMap& map, hex::HexKey from) const;

 private:
  struct Line {
    hex::Hex step;
    std::size_t first = 0;  // of elements_
    std::size_t count = 0;
  };

  std::span<const SightElement> elements(const Line& line) const {
    return std::span(elements_).subspan(line.first, line.count);
  }

  int range_ = 0;
  std::vector<Line> lines_;
  std::vector<SightElement> elements_;
};

}  // namespace redoubt::rules
