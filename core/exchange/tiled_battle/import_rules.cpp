#include "core/exchange/tiled_battle/import_rules.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/base/text.h"
#include "core/exchange/tiled_battle/row_properties.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/terrain/terrain.h"
#include "core/rules/terrain/terrain_definition.h"

namespace redoubt::exchange::tiled {
namespace {

// The rules of a terrain that are a single value, with the JSON they are made of.
enum class RuleValue { Text, Place, Number, Colour, Truth };
struct TerrainRule {
  std::string_view name;
  RuleValue value;
};
constexpr std::array kTerrainRules{
    TerrainRule{"title", RuleValue::Text},        TerrainRule{"place", RuleValue::Place},
    TerrainRule{"order", RuleValue::Number},      TerrainRule{"pattern", RuleValue::Text},
    TerrainRule{"colour", RuleValue::Colour},     TerrainRule{"high-side", RuleValue::Truth},
    TerrainRule{"crossing", RuleValue::Truth},    TerrainRule{"water", RuleValue::Truth},
    TerrainRule{"keep", RuleValue::Truth},        TerrainRule{"blocks-sight", RuleValue::Truth},
    TerrainRule{"uphill-only", RuleValue::Truth},
};

// For terrains of which no colour is known, one after another.
constexpr std::array<const char*, 10> kColours{"#D9C7A3", "#A9C08F", "#9DB7C9", "#C9A98F", "#B9B1C9",
                                               "#D8D08A", "#8FB9A9", "#C99FAF", "#BDBDBD", "#E0B184"};
constexpr char kWater[] = "#ACD0E2";

std::optional<std::string> jsonOf(const Property& property, RuleValue kind) {
  const auto text = plainText(property);
  if (!text || text->size() > model::kName.longest) return std::nullopt;
  switch (kind) {
    case RuleValue::Text: return text->empty() ? std::nullopt : std::optional(nlohmann::json(*text).dump());
    case RuleValue::Place:
      if (*text != "hex" && *text != "hexside" && *text != "link") return std::nullopt;
      return nlohmann::json(*text).dump();
    case RuleValue::Number: {
      const auto number = toInteger(*text);
      return number && *number >= 0 && *number <= 10'000 ? std::optional(std::to_string(*number)) : std::nullopt;
    }
    case RuleValue::Colour: return isColour(*text) ? std::optional(nlohmann::json(*text).dump()) : std::nullopt;
    case RuleValue::Truth: return *text == "true" || *text == "false" ? text : std::nullopt;
  }
  return std::nullopt;
}

void setRules(rules::RuleEdit& edit, const Tile& tile) {
  for (const TerrainRule& rule : kTerrainRules) {
    const Property* property = find(tile.properties, rule.name);
    const auto json = property ? jsonOf(*property, rule.value) : std::nullopt;
    if (json) edit.set("terrain/" + tile.className + "/" + std::string(rule.name), *json);
  }
}

// What tiles of units say of their types.
std::map<std::string, std::string> armsOf(const TiledMap& map) {
  std::map<std::string, std::string> arms;
  for (const Tileset& set : map.tilesets) {
    for (const Tile& tile : set.tiles) {
      const auto type = plainText(tile.properties, "type");
      const auto arm = plainText(tile.properties, "arm");
      if (tile.className == "unit" && type && arm) arms.emplace(*type, *arm);
    }
  }
  return arms;
}

std::string quoted(const std::string& text) {
  return nlohmann::json(text).dump();
}

}  // namespace

void takeTerrainRules(model::Battle& battle, const TiledMap& map) {
  rules::RuleEdit edit(battle, {});
  std::map<std::string, const Tile*> kinds;  // each path may be set once
  for (const Tileset& set : map.tilesets) {
    for (const Tile& tile : set.tiles) {
      const Property* place = find(tile.properties, "place");
      const bool isKind = place && jsonOf(*place, RuleValue::Place) && rules::TerrainSlug::fromText(tile.className);
      if (isKind) kinds.emplace(tile.className, &tile);
    }
  }
  for (const auto& [kind, tile] : kinds) {
    // The ground has to stay what hexes are of.
    const bool isGround = kind == rules::groundTerrain(edit.rules());
    if (!isGround || plainText(tile->properties, "place") == "hex") setRules(edit, *tile);
  }
  battle = model::applied(battle, edit.take());
}

void addTerrains(model::Battle& battle, const std::map<std::string, std::string>& titles) {
  rules::RuleEdit edit(battle, {});
  std::size_t number = 0;
  int order = 100;
  for (const auto& [slug, title] : titles) {
    if (!rules::TerrainSlug::fromText(slug) || rules::terrainKind(edit.rules(), slug)) continue;
    const std::string prefix = "terrain/" + slug + "/";
    const bool isWater = slug == "water";
    edit.set(prefix + "title", quoted(title.empty() ? slug : title));
    edit.set(prefix + "place", "\"hex\"");
    edit.set(prefix + "order", std::to_string(order++));
    edit.set(prefix + "colour", quoted(isWater ? kWater : kColours[number++ % kColours.size()]));
    edit.set(prefix + "blocks-sight", "false");
    if (isWater) edit.set(prefix + "water", "true");
  }
  battle = model::applied(battle, edit.take());
}

void addUnitTypes(model::Battle& battle, const TiledMap& map) {
  rules::RuleEdit edit(battle, {});
  const std::map<std::string, std::string> arms = armsOf(map);
  std::map<std::string, std::string> missing;  // arms by type
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    if (!rules::TerrainSlug::fromText(unit.type) || edit.rules().text("unit-type/" + unit.type + "/arm")) continue;
    const auto arm = arms.find(unit.type);
    missing[unit.type] = arm == arms.end() ? "infantry" : arm->second;
  }
  std::map<std::string, std::string> titles;
  for (const auto& [type, arm] : missing) {
    if (!rules::TerrainSlug::fromText(arm)) continue;
    edit.set("unit-type/" + type + "/title", quoted(type));
    edit.set("unit-type/" + type + "/arm", quoted(arm));
    if (!edit.rules().text("arm/" + arm + "/title")) titles.emplace("arm/" + arm + "/title", arm);
  }
  for (const auto& [path, title] : titles) edit.set(path, quoted(title));
  battle = model::applied(battle, edit.take());
}

}  // namespace redoubt::exchange::tiled
