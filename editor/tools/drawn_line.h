#pragma once

#include <vector>

#include "core/hex/layout.h"

namespace redoubt::editor {

/// A line of hexes drawn with the pointer, or from hex to hex by keys. What is drawn nearly straight is meant straight.
class DrawnLine {
 public:
  bool isBegun() const { return !path_.empty(); }
  void begin(hex::HexKey hex) { path_ = {hex}; }
  /// Draws on to a hex, over those between; back over itself it becomes shorter.
  void drawTo(const hex::Layout& layout, hex::HexKey hex);
  void clear() { path_.clear(); }

  hex::HexKey first() const { return path_.front(); }
  /// The hexes in their order, each once, as they would be if the line ended at `end`.
  std::vector<hex::HexKey> hexes(const hex::Layout& layout, hex::HexKey end) const;

 private:
  std::vector<hex::HexKey> path_;
};

}  // namespace redoubt::editor
