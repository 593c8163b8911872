#include "editor/render/grounds/area_store.h"

#include "editor/render/grounds/grounds.h"
#include "editor/render/map_geometry.h"

namespace redoubt::render {

const AreaDepth& AreaStore::depthOf(std::uint16_t index) {
  return kinds_.get(
      index, [&] { return AreaDepth(cells_, grown(bounds_, kReach), edgeOf(cells_.kind(index)), isOfKind(index)); });
}

AreaDepth AreaStore::depthOfLevel(int level) const {
  constexpr double kLimit = 0.32;
  return AreaDepth(cells_, grown(bounds_, kReach), kLevelEdge, isAtLeast(level), kLimit);
}

}  // namespace redoubt::render
