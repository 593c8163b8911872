#include "core/rules/terrain/terrain_definition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/rules/book/rule_edit.h"

namespace redoubt::rules {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 9> kOwnFields = {"title",        "place",     "order", "pattern", "colour",
                                                        "blocks-sight", "high-side", "keep",  "route"};

std::string_view wordOf(TerrainPlace place) {
  switch (place) {
    case TerrainPlace::Hex: return "hex";
    case TerrainPlace::Hexside: return "hexside";
    case TerrainPlace::Link: break;
  }
  return "link";
}

std::optional<double> number(const RuleBook& rules, const std::string& path) {
  const auto json = rules.json(path);
  const Json value = json ? Json::parse(*json, nullptr, false) : Json();
  return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

bool isPathLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

}  // namespace

std::optional<TerrainSlug> TerrainSlug::fromText(std::string_view text) {
  if (text.empty() || slugged(text) != text) return std::nullopt;
  return TerrainSlug(std::string(text));
}

std::optional<TerrainColour> TerrainColour::fromText(std::string_view text) {
  const auto isDigit = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  };
  if (text.size() != 7 || text[0] != '#' || !std::all_of(text.begin() + 1, text.end(), isDigit)) return std::nullopt;
  return TerrainColour(std::string(text));
}

std::optional<TerrainDefinition> definitionOf(const RuleBook& rules, std::string_view slug) {
  const auto kind = terrainKind(rules, slug);
  if (!kind) return std::nullopt;
  const std::string below = "terrain/" + kind->slug;
  const std::string path = below + "/";
  TerrainDefinition definition;
  definition.title = rules.text(path + "title").value_or("");
  definition.place = kind->place;
  definition.order = rules.integer(path + "order");
  definition.pattern = rules.text(path + "pattern");
  if (const auto colour = rules.text(path + "colour")) definition.colour = TerrainColour::fromText(*colour);
  definition.blocksSight = rules.json(path + "blocks-sight") == "true";
  definition.hasHighSide = kind->hasHighSide;
  definition.isKept = rules.json(path + "keep") == "true";
  definition.route = number(rules, path + "route");
  for (const std::string& each : pathsBelow(rules, below)) {
    const std::string rest = each.substr(path.size());
    if (std::find(kOwnFields.begin(), kOwnFields.end(), rest) != kOwnFields.end()) continue;
    definition.others.emplace(rest, std::string(*rules.json(each)));
  }
  return definition;
}

std::map<std::string, std::string> valuesOf(const TerrainDefinition& definition) {
  std::map<std::string, std::string> values = definition.others;
  if (!definition.title.empty()) values["title"] = Json(definition.title).dump();
  values["place"] = Json(wordOf(definition.place)).dump();
  if (definition.order) values["order"] = std::to_string(*definition.order);
  if (definition.pattern) values["pattern"] = Json(*definition.pattern).dump();
  if (definition.colour) values["colour"] = Json(definition.colour->text()).dump();
  values["blocks-sight"] = definition.blocksSight ? "true" : "false";
  if (definition.hasHighSide) values["high-side"] = "true";
  if (definition.isKept) values["keep"] = "true";
  if (definition.route) values["route"] = numberText(*definition.route);
  return values;
}

bool isOtherPath(std::string_view path) {
  if (path.empty() || path.front() == '/' || path.back() == '/') return false;
  if (path.find("//") != std::string_view::npos) return false;
  if (!std::all_of(path.begin(), path.end(), [](char c) { return c == '/' || isPathLetter(c); })) return false;
  return std::find(kOwnFields.begin(), kOwnFields.end(), path) == kOwnFields.end();
}

}  // namespace redoubt::rules
