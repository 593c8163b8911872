#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "core/hex/layout.h"
#include "core/model/scenario_rows.h"

/// The hexes that counters lie in: one, or two neighbours for a long unit (Placement::secondHex).
namespace redoubt::model {

/// The hexes of one counter, that which its placement names first being the first.
class StandingHexes {
 public:
  StandingHexes() = default;
  StandingHexes(std::optional<hex::HexKey> first, std::optional<hex::HexKey> second);

  const hex::HexKey* begin() const { return hexes_.data(); }
  const hex::HexKey* end() const { return hexes_.data() + size_; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  hex::HexKey front() const { return hexes_.front(); }
  hex::HexKey back() const { return hexes_[size_ - 1]; }
  bool isLong() const { return size_ == 2; }
  bool contains(hex::HexKey hex) const;
  operator std::span<const hex::HexKey>() const { return {begin(), size_}; }

  friend bool operator==(const StandingHexes& a, const StandingHexes& b) {
    return a.size_ == b.size_ && a.hexes_ == b.hexes_;
  }

 private:
  std::array<hex::HexKey, 2> hexes_{};
  std::size_t size_ = 0;
};

/// Where a counter begins on the map; none without a hex of its own (rule `at`).
StandingHexes standingHexes(const Placement& placement);
/// Whether a counter lies in a hex, or partly in it.
bool standsIn(const Placement& placement, hex::HexKey hex);
/// Whether a counter lies across two hexes.
bool isLong(const Placement& placement);

/// The second hex of a long unit whose first hex becomes `to`: it keeps lying in the same direction. Nothing where
/// that would be off the map, or the two hexes are no neighbours.
std::optional<hex::HexKey> secondAlong(const hex::Layout& layout, const StandingHexes& from, hex::HexKey to);

}  // namespace redoubt::model
