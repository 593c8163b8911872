#include "core/rules/terrain/level_slope.h"

#include "core/rules/terrain/terrain.h"

namespace redoubt::rules {

std::optional<std::string> levelSlope(const RuleBook& rules) {
  if (const auto named = rules.text("terrain/level-slope")) return named;
  for (const TerrainKind& kind : terrainKinds(rules)) {
    if (kind.place == TerrainPlace::Hexside && kind.hasHighSide) return kind.slug;
  }
  return std::nullopt;
}

}  // namespace redoubt::rules
