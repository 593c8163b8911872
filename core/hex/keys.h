#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace redoubt::hex {

/// Columns and rows run from kFirstCoordinate to kLastCoordinate.
inline constexpr int kFirstCoordinate = -1000;
inline constexpr int kLastCoordinate = 8999;

/// A hex as the battle file stores it: 1000+column followed by the four digits of 1000+row.
/// Columns and rows are offset coordinates; on a plain map they are what is printed, so 1809 is 10181009.
struct HexKey {
  std::int64_t value = 10'001'000;  ///< column 0, row 0

  static constexpr bool isValid(std::int64_t value) { return value >= 0 && value <= 99'999'999; }
  static constexpr bool isValid(int column, int row) {
    return column >= kFirstCoordinate && column <= kLastCoordinate && row >= kFirstCoordinate && row <= kLastCoordinate;
  }

  /// Nothing if column or row is out of range.
  static constexpr std::optional<HexKey> of(int column, int row) {
    if (!isValid(column, row)) return std::nullopt;
    return at(column, row);
  }
  /// Column and row must be in range.
  static constexpr HexKey at(int column, int row) {
    assert(isValid(column, row));
    return HexKey{(std::int64_t{column} - kFirstCoordinate) * 10'000 + (row - kFirstCoordinate)};
  }

  constexpr int column() const { return static_cast<int>(value / 10'000) + kFirstCoordinate; }
  constexpr int row() const { return static_cast<int>(value % 10'000) + kFirstCoordinate; }

  friend constexpr auto operator<=>(HexKey, HexKey) = default;
};

/// A hexside, or a link between two neighbours, as the battle file stores it: its hex followed by a side 0 to 2.
/// Sides 3 to 5 belong to the neighbours; Layout::side makes the key from either hex.
struct HexsideKey {
  std::int64_t value = 100'010'000;  ///< side 0 of the default hex

  /// True if both hexes of the side have keys, so hexes in the outermost columns and rows have no sides.
  static constexpr bool isValid(std::int64_t value) {
    if (value < 0 || value % 10 > 2 || !HexKey::isValid(value / 10)) return false;
    const HexKey hex{value / 10};
    return isInside(hex.column()) && isInside(hex.row());
  }

  /// Nothing if `side` is not 0, 1 or 2, or `hex` too far out.
  static constexpr std::optional<HexsideKey> of(HexKey hex, int side) {
    if (side < 0 || side > 2 || !isValid(hex.value * 10 + side)) return std::nullopt;
    return HexsideKey{hex.value * 10 + side};
  }
  /// `side` must be 0, 1 or 2, and `hex` not in the outermost columns and rows.
  static constexpr HexsideKey at(HexKey hex, int side) {
    assert(of(hex, side));
    return HexsideKey{hex.value * 10 + side};
  }

  constexpr HexKey hex() const { return HexKey{value / 10}; }
  constexpr int side() const { return static_cast<int>(value % 10); }

  friend constexpr auto operator<=>(HexsideKey, HexsideKey) = default;

 private:
  static constexpr bool isInside(int coordinate) {
    return coordinate > kFirstCoordinate && coordinate < kLastCoordinate;
  }
};

}  // namespace redoubt::hex

template <>
struct std::hash<redoubt::hex::HexKey> {
  std::size_t operator()(redoubt::hex::HexKey key) const noexcept { return std::hash<std::int64_t>{}(key.value); }
};

template <>
struct std::hash<redoubt::hex::HexsideKey> {
  std::size_t operator()(redoubt::hex::HexsideKey key) const noexcept { return std::hash<std::int64_t>{}(key.value); }
};
