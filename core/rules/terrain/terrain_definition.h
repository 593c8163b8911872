#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/rules/terrain/terrain.h"

namespace redoubt::rules {

/// The short name of a kind of terrain: lower-case letters a–z, digits and single hyphens inside.
class TerrainSlug {
 public:
  /// Nothing for a text that is not such a name.
  static std::optional<TerrainSlug> fromText(std::string_view text);
  const std::string& text() const { return text_; }

  friend bool operator==(const TerrainSlug&, const TerrainSlug&) = default;

 private:
  explicit TerrainSlug(std::string text) : text_(std::move(text)) {}
  std::string text_;
};

/// A colour as the rules write it: "#RRGGBB".
class TerrainColour {
 public:
  static std::optional<TerrainColour> fromText(std::string_view text);
  const std::string& text() const { return text_; }

  friend bool operator==(const TerrainColour&, const TerrainColour&) = default;

 private:
  explicit TerrainColour(std::string text) : text_(std::move(text)) {}
  std::string text_;
};

/// The rules of one kind of terrain, under `terrain/<slug>/`.
struct TerrainDefinition {
  std::string title;  ///< empty: the slug is used instead
  TerrainPlace place = TerrainPlace::Hex;
  std::optional<int> order;             ///< in palettes; nothing: after all others
  std::optional<std::string> pattern;   ///< how the map draws it; nothing: as a pattern of the slug's name
  std::optional<TerrainColour> colour;  ///< nothing: that of the pattern
  bool blocksSight = false;
  bool hasHighSide = false;     ///< for hexsides: one of the two hexes is the upper one
  bool isKept = false;          ///< brushes that spare marked terrain spare it
  std::optional<double> route;  ///< the cost of drawing a road through it, above 0
  /// Every other value, its path below `terrain/<slug>/` and its JSON text: movement costs, forbidden arms, …
  std::map<std::string, std::string> others;

  friend bool operator==(const TerrainDefinition&, const TerrainDefinition&) = default;
};

/// The definition that holds, or nothing if the rules give no place.
std::optional<TerrainDefinition> definitionOf(const RuleBook& rules, std::string_view slug);

/// The values of a definition: path below `terrain/<slug>/` and JSON text. Empty and default values are left out.
std::map<std::string, std::string> valuesOf(const TerrainDefinition& definition);

/// Whether a path can be one of `others`: parts of letters, digits, '-', '_' and '.', joined by '/', and not one of
/// those that have a field of their own.
bool isOtherPath(std::string_view path);

}  // namespace redoubt::rules
