#include "core/rules/movement/open_ground.h"

#include <algorithm>

#include "core/model/standing.h"
#include "core/rules/movement/movement_rules.h"

namespace redoubt::rules {

OpenGround::OpenGround(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout,
                       const PlacementList& setUp)
    : battle_(battle), layout_(layout) {
  const MovementRules rules = movementRules(book);
  usual_ = rules.ground;
  for (const auto& [slug, terrain] : rules.terrain) forbidden_[slug] = terrain.forbidden;
  for (const model::Placement* placement : setUp) {
    for (const hex::HexKey hex : model::standingHexes(*placement)) taken_.insert(hex);
  }
}

bool OpenGround::isOpen(hex::HexKey hex, const std::string& arm) const {
  if (!layout_.contains(hex) || taken_.contains(hex)) return false;
  const model::HexRow* row = battle_.find<model::HexRow>(hex);
  const auto terrain = forbidden_.find(row ? row->terrain : usual_);
  return terrain == forbidden_.end() || !terrain->second.contains(arm);
}

std::vector<hex::HexKey> OpenGround::around(hex::HexKey middle, std::span<const std::string> arms) const {
  std::vector<hex::HexKey> hexes(arms.size(), middle);
  std::vector<bool> isPut(arms.size());
  std::size_t left = arms.size();
  const int farthest = layout_.lastColumn() - layout_.firstColumn() + layout_.lastRow() - layout_.firstRow() + 2;
  for (int radius = 0; left > 0 && radius <= farthest; ++radius) {
    for (const hex::HexKey hex : layout_.ring(middle, radius)) {
      for (std::size_t i = 0; i < arms.size(); ++i) {
        if (isPut[i] || !isOpen(hex, arms[i])) continue;
        hexes[i] = hex;
        isPut[i] = true;
        --left;
        break;
      }
    }
  }
  return hexes;
}

std::vector<hex::HexKey> OpenGround::along(std::span<const hex::HexKey> line, std::span<const std::string> arms) const {
  std::vector<hex::HexKey> open;
  for (const hex::HexKey hex : line) {
    if (std::all_of(arms.begin(), arms.end(), [&](const std::string& arm) { return isOpen(hex, arm); })) {
      open.push_back(hex);
    }
  }
  if (open.empty()) open.assign(line.begin(), line.end());
  std::vector<hex::HexKey> hexes;
  const std::size_t count = arms.size();
  for (std::size_t i = 0; i < count && !open.empty(); ++i) {
    const bool areAlone = count <= open.size();
    const std::size_t gaps = std::max<std::size_t>(count - 1, 1);
    hexes.push_back(areAlone ? open[(2 * i * (open.size() - 1) + gaps) / (2 * gaps)] : open[i * open.size() / count]);
  }
  return hexes;
}

}  // namespace redoubt::rules
