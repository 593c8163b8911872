#pragma once

#include <atomic>
#include <span>
#include <string>
#include <vector>

#include "core/model/battle.h"
#include "core/model/edit.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

/// Names put where they read best.
struct ArrangedNames {
  model::Edit edit;  ///< the labels that moved
  std::vector<Id<model::Label>> moved;
  std::vector<Id<model::Label>> crowded;  ///< of those asked for, without a place clear of numbers and other names
};

/// The names `which`, each at the best place next to the thing it names: towns and villages upright beside their
/// houses, waters along their course, remarks along the road or beside the symbol they stand at, woods and heights
/// spaced out on a shallow bow within them. The thing is the one of that kind nearest to where the name stands, so it
/// finds its place again; a name without one moves only to get clear of numbers and other names. Words, style and size
/// stay; the other names stay where they are and are kept clear of. `fonts` are those of the theme the map is shown in.
/// The same for the same battle and fonts; what lies far from a name has no say. Nothing once it is `cancelled`.
ArrangedNames arrangeNames(const model::Battle& battle, std::span<const Id<model::Label>> which, std::string title,
                           const ThemeFonts& fonts = {}, const std::atomic<bool>* cancelled = nullptr);

/// The same for one label, that the battle may not have yet. It stays where it is if there is nothing near that it
/// could name, or no place for it close by.
model::Label bestPlace(const model::Battle& battle, const model::Label& label, const ThemeFonts& fonts = {});

/// What is wrong with where a name stands.
struct CrowdedName {
  Id<model::Label> label;
  bool isOverNumber = false;
  bool isOverName = false;
  bool isOffMap = false;

  friend bool operator==(const CrowdedName&, const CrowdedName&) = default;
};

/// The names that cover the number of a hex or each other, or that hang over the edge of the map.
std::vector<CrowdedName> crowdedNames(const model::Battle& battle, const ThemeFonts& fonts = {});

}  // namespace redoubt::render
