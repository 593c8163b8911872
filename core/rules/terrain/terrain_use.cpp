#include "core/rules/terrain/terrain_use.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>
#include <unordered_map>

#include "core/rules/book/rule_edit.h"

namespace redoubt::rules {
namespace {

// Collects the kinds in use; neighbours on a map mostly have the same kind, so the last one is compared first.
class UseCounting {
 public:
  explicit UseCounting(const RuleBook& rules) : ground_(groundTerrain(rules)) {
    for (const TerrainKind& kind : terrainKinds(rules)) {
      TerrainUse& use = uses_[kind.slug];
      use.slug = kind.slug;
      use.title = kind.title;
      use.place = kind.place;
      use.order = kind.order;
      use.isDefined = true;
      use.isGround = kind.slug == ground_;
    }
    rules_ = &rules;
  }

  void count(const std::string& slug, TerrainPlace place, hex::HexKey hex) {
    if (!last_ || last_->slug != slug) last_ = &useOf(slug, place);
    ++(place == TerrainPlace::Hex ? last_->hexes : place == TerrainPlace::Hexside ? last_->hexsides : last_->links);
    if (!last_->first) last_->first = hex;
    if (last_->isDefined && last_->place != place && !last_->firstMisplaced) last_->firstMisplaced = hex;
  }

  std::vector<TerrainUse> take() {
    std::vector<TerrainUse> uses;
    for (auto& [slug, use] : uses_) uses.push_back(std::move(use));
    std::sort(uses.begin(), uses.end(), [](const TerrainUse& a, const TerrainUse& b) {
      const auto rank = [](const TerrainUse& use) { return std::tuple(use.place, !use.isDefined, use.order); };
      return rank(a) == rank(b) ? a.slug < b.slug : rank(a) < rank(b);
    });
    return uses;
  }

 private:
  TerrainUse& useOf(const std::string& slug, TerrainPlace place) {
    const auto [found, isNew] = uses_.try_emplace(slug);
    TerrainUse& use = found->second;
    if (!isNew) return use;
    use.slug = slug;
    use.title = terrainTitle(*rules_, slug);
    use.place = place;
    use.isGround = slug == ground_;
    return use;
  }

  const RuleBook* rules_ = nullptr;
  std::string ground_;
  std::unordered_map<std::string, TerrainUse> uses_;
  TerrainUse* last_ = nullptr;
};

bool holdsText(const nlohmann::json& value, std::string_view text) {
  if (value.is_string()) return value.get_ref<const std::string&>() == text;
  if (!value.is_structured()) return false;
  for (const auto& [name, item] : value.items()) {
    if ((value.is_object() && name == text) || holdsText(item, text)) return true;
  }
  return false;
}

// A pattern or title that happens to be spelt like a slug names no kind of terrain.
bool isLook(const std::string& path) {
  return path.starts_with("terrain/") && (path.ends_with("/pattern") || path.ends_with("/title") ||
                                          path.ends_with("/place") || path.ends_with("/colour"));
}

}  // namespace

int TerrainUse::on(TerrainPlace where) const {
  switch (where) {
    case TerrainPlace::Hex: return hexes;
    case TerrainPlace::Hexside: return hexsides;
    case TerrainPlace::Link: break;
  }
  return links;
}

std::vector<TerrainUse> terrainUse(const model::Battle& battle, const RuleBook& rules) {
  UseCounting counting(rules);
  for (const model::HexRow& row : battle.all<model::HexRow>()) {
    if (!row.terrain.empty()) counting.count(row.terrain, TerrainPlace::Hex, row.hex);
  }
  for (const model::Hexside& row : battle.all<model::Hexside>()) {
    counting.count(row.kind, TerrainPlace::Hexside, row.side.hex());
  }
  for (const model::Link& row : battle.all<model::Link>()) counting.count(row.kind, TerrainPlace::Link, row.side.hex());
  return counting.take();
}

std::optional<TerrainUse> terrainUse(const model::Battle& battle, const RuleBook& rules, std::string_view slug) {
  for (TerrainUse& use : terrainUse(battle, rules)) {
    if (use.slug == slug) return std::move(use);
  }
  return std::nullopt;
}

std::vector<std::string> hiddenTerrain(const model::Battle& battle) {
  const RuleBook rules(battle);
  std::vector<std::string> slugs;
  for (const TerrainKind& kind : terrainKinds(inheritedRules(battle))) {
    if (!terrainKind(rules, kind.slug)) slugs.push_back(kind.slug);
  }
  std::sort(slugs.begin(), slugs.end());
  return slugs;
}

std::vector<std::string> rulesNaming(const model::Battle& battle, const RuleBook& rules, std::string_view slug) {
  const std::string own = "terrain/" + std::string(slug) + "/";
  std::vector<std::string> paths;
  for (const model::Rule& row : battle.all<model::Rule>()) {
    const model::Rule* holding = rules.row(row.path);
    if (!holding || holding->system != row.system || row.path == "terrain/ground") continue;
    if (row.path.starts_with(own) || isLook(row.path)) continue;
    if (holdsText(nlohmann::json::parse(row.value.text, nullptr, false), slug)) paths.push_back(row.path);
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace redoubt::rules
