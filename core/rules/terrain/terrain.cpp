#include "core/rules/terrain/terrain.h"

#include <algorithm>
#include <tuple>

namespace redoubt::rules {

std::optional<TerrainKind> terrainKind(const RuleBook& rules, std::string_view slug) {
  const std::string path = "terrain/" + std::string(slug) + "/";
  const auto place = rules.text(path + "place");
  if (!place) return std::nullopt;
  TerrainKind kind;
  kind.slug = slug;
  kind.title = rules.text(path + "title").value_or(kind.slug);
  kind.place = *place == "hexside" ? TerrainPlace::Hexside : *place == "link" ? TerrainPlace::Link : TerrainPlace::Hex;
  kind.order = rules.integer(path + "order").value_or(1000);
  kind.hasHighSide = rules.json(path + "high-side") == "true";
  return kind;
}

std::vector<TerrainKind> terrainKinds(const RuleBook& rules) {
  std::vector<TerrainKind> kinds;
  for (const std::string& slug : rules.under("terrain")) {
    if (auto kind = terrainKind(rules, slug)) kinds.push_back(std::move(*kind));
  }
  std::sort(kinds.begin(), kinds.end(), [](const TerrainKind& a, const TerrainKind& b) {
    return std::tie(a.place, a.order, a.slug) < std::tie(b.place, b.order, b.slug);
  });
  return kinds;
}

std::string terrainTitle(const RuleBook& rules, std::string_view slug) {
  return rules.text("terrain/" + std::string(slug) + "/title").value_or(std::string(slug));
}

std::string groundTerrain(const RuleBook& rules) {
  return rules.text("terrain/ground").value_or("clear");
}

}  // namespace redoubt::rules
