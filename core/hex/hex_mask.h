#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/hex/layout.h"

namespace redoubt::hex {

/// A set of hexes of one map, fast to query and to fill at any size: a byte for each column and row. Hexes off the map
/// are never in it.
class HexMask {
 public:
  explicit HexMask(const Layout& layout);
  HexMask(const Layout& layout, std::span<const HexKey> hexes);

  const Layout& layout() const { return layout_; }
  bool contains(HexKey key) const;
  /// Returns whether the hex is new to the set; false for hexes off the map.
  bool insert(HexKey key);
  std::size_t size() const { return size_; }
  /// The hexes of the set in the order of their keys.
  std::vector<HexKey> hexes() const;

 private:
  std::size_t indexOf(HexKey key) const;

  Layout layout_;
  std::vector<unsigned char> marks_;
  std::size_t size_ = 0;
};

}  // namespace redoubt::hex
