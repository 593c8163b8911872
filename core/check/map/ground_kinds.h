#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::check {

/// The rules about a kind of terrain that the ground checks need.
struct GroundKind {
  std::string slug;
  std::string title;                         ///< the slug if the rules give none
  std::optional<rules::TerrainPlace> place;  ///< nothing: the rules don't define it
  bool isWater = false;                      ///< a road over it needs a crossing (`terrain/<slug>/water`)
  bool isCrossing = false;                   ///< `terrain/<slug>/crossing`
  bool isSlope = false;                      ///< a hexside with an upper side
  std::set<std::string, std::less<>> replaces;
};

/// The kinds of terrain, each read from the rules on first use, so that checking a few hexes needs only a few lookups.
/// Valid as long as the rule book.
class GroundKinds {
 public:
  explicit GroundKinds(const rules::RuleBook& book) : book_(book) {}

  const GroundKind& of(const std::string& slug);
  /// All kinds that the rules define, by place and in the order of palettes.
  const std::vector<const GroundKind*>& all();

 private:
  const rules::RuleBook& book_;
  std::unordered_map<std::string, GroundKind> kinds_;
  const GroundKind* last_ = nullptr;  // neighbours on a map mostly have the same kind
  std::optional<std::vector<const GroundKind*>> all_;
};

}  // namespace redoubt::check
