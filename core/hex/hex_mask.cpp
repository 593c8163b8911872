#include "core/hex/hex_mask.h"

namespace redoubt::hex {

HexMask::HexMask(const Layout& layout) : layout_(layout) {
  marks_.resize(static_cast<std::size_t>(layout.spec().columns) * static_cast<std::size_t>(layout.spec().rows));
}

HexMask::HexMask(const Layout& layout, std::span<const HexKey> hexes) : HexMask(layout) {
  for (const HexKey key : hexes) insert(key);
}

// Only for hexes on the map.
std::size_t HexMask::indexOf(HexKey key) const {
  return static_cast<std::size_t>(key.column() - layout_.firstColumn()) *
             static_cast<std::size_t>(layout_.spec().rows) +
         static_cast<std::size_t>(key.row() - layout_.firstRow());
}

bool HexMask::contains(HexKey key) const {
  return layout_.contains(key) && marks_[indexOf(key)] != 0;
}

bool HexMask::insert(HexKey key) {
  if (!layout_.contains(key)) return false;
  unsigned char& mark = marks_[indexOf(key)];
  if (mark != 0) return false;
  mark = 1;
  ++size_;
  return true;
}

std::vector<HexKey> HexMask::hexes() const {
  std::vector<HexKey> keys;
  keys.reserve(size_);
  const auto rows = static_cast<std::size_t>(layout_.spec().rows);
  for (std::size_t i = 0; i < marks_.size() && keys.size() < size_; ++i) {
    if (marks_[i] == 0) continue;
    keys.push_back(HexKey::at(layout_.firstColumn() + static_cast<int>(i / rows),
                              layout_.firstRow() + static_cast<int>(i % rows)));
  }
  return keys;
}

}  // namespace redoubt::hex
