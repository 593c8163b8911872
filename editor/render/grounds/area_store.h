#pragma once

#include <cstdint>

#include "editor/render/area_depth.h"
#include "editor/render/grounds/node_picture.h"
#include "editor/render/once_map.h"

namespace redoubt::render {

/// Data that is computed once for the terrain of a region: a wood's tint, trees and shadows use the same depths, and a
/// picture's strips share a tint. For several threads.
class AreaStore {
 public:
  /// For `bounds` and up to kReach outside. `cells` must outlive it.
  AreaStore(const MapCells& cells, const hex::Bounds& bounds) : cells_(cells), bounds_(bounds) {}

  static constexpr double kReach = 0.3;

  const hex::Bounds& bounds() const { return bounds_; }
  /// The depths of the hexes of one kind of terrain.
  const AreaDepth& depthOf(std::uint16_t index);
  /// The depths of the hexes of that level and above; not kept, because there can be hundreds of levels.
  AreaDepth depthOfLevel(int level) const;

  /// Names of pictures; that of a kind of hex terrain is its index.
  static constexpr int kPaper = -1;
  static constexpr int kLevels = -2;
  /// A picture of bounds(), which `make()` returns if there is none yet. Must not be used for two themes alternately.
  template <class Make>
  const NodePicture& picture(int name, Make&& make) {
    return pictures_.get(name, make);
  }

 private:
  const MapCells& cells_;
  hex::Bounds bounds_;
  OnceMap<std::uint16_t, AreaDepth> kinds_;
  OnceMap<int, NodePicture> pictures_;
};

}  // namespace redoubt::render
