#include "editor/tools/drawn_line.h"

#include <algorithm>
#include <cmath>

namespace redoubt::editor {
namespace {

constexpr double kStraight = 0.9;  // hex widths that a straight line may be missed by: one row of hexes

double distanceTo(hex::Point from, hex::Point to, hex::Point at) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  if (length == 0) return std::hypot(at.x - from.x, at.y - from.y);
  return std::abs((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)) / length;
}

void extend(std::vector<hex::HexKey>& path, const hex::Layout& layout, hex::HexKey to) {
  for (const hex::HexKey hex : layout.line(path.back(), to)) {
    const auto before = std::find(path.begin(), path.end(), hex);
    if (before != path.end()) {
      path.erase(before + 1, path.end());
    } else {
      path.push_back(hex);
    }
  }
}

}  // namespace

void DrawnLine::drawTo(const hex::Layout& layout, hex::HexKey hex) {
  if (!path_.empty() && hex != path_.back()) extend(path_, layout, hex);
}

std::vector<hex::HexKey> DrawnLine::hexes(const hex::Layout& layout, hex::HexKey end) const {
  std::vector<hex::HexKey> path = path_;
  if (end != path.back()) extend(path, layout, end);
  const hex::Point from = layout.centre(path.front());
  const hex::Point to = layout.centre(end);
  const bool isStraight = std::all_of(
      path.begin(), path.end(), [&](hex::HexKey hex) { return distanceTo(from, to, layout.centre(hex)) <= kStraight; });
  return isStraight ? layout.line(path.front(), end) : path;
}

}  // namespace redoubt::editor
