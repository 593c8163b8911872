#pragma once

#include <atomic>
#include <span>
#include <string>
#include <vector>

#include "core/model/battle.h"
#include "core/model/edit.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

/// Names moved to their best places.
struct ArrangedNames {
  model::Edit edit;  ///< the labels that moved
  std::vector<Id<model::Label>> moved;
  std::vector<Id<model::Label>> crowded;  ///< the requested ones without a place clear of numbers and other names
};

/// Moves the names `which` to their best places next to the things they name: towns and villages upright next to their
/// houses, waters along their course, remarks along the road or next to their symbol, woods and heights with extra
/// spacing on a shallow bow inside them. The thing is the nearest one of that kind, so that a repeated call gives the
/// same place; a name without one only moves to keep clear of numbers and other names. Words, style and size stay; the
/// other names stay in place and are kept clear. `fonts` are those of the theme of the map. The result is the same for
/// the same battle and fonts, and things far from a name don't affect it. Nothing after it is `cancelled`.
ArrangedNames arrangeNames(const model::Battle& battle, std::span<const Id<model::Label>> which, std::string title,
                           const ThemeFonts& fonts = {}, const std::atomic<bool>* cancelled = nullptr);

/// The same for one label, which need not be in the battle yet. It stays in its place if there is nothing near that it
/// can name, or no place close to it.
model::Label bestPlace(const model::Battle& battle, const model::Label& label, const ThemeFonts& fonts = {});

/// A problem of a name's place.
struct CrowdedName {
  Id<model::Label> label;
  bool isOverNumber = false;
  bool isOverName = false;
  bool isOffMap = false;

  friend bool operator==(const CrowdedName&, const CrowdedName&) = default;
};

/// The names that cover the number of a hex or each other, or that extend over the edge of the map.
std::vector<CrowdedName> crowdedNames(const model::Battle& battle, const ThemeFonts& fonts = {});

}  // namespace redoubt::render
