#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::check {

/// What the checks of the ground ask the rules about a kind of terrain.
struct GroundKind {
  std::string slug;
  std::string title;                         ///< the slug where the rules give none
  std::optional<rules::TerrainPlace> place;  ///< nothing: the rules don't define it
  bool isWater = false;                      ///< a road over it needs a crossing (`terrain/<slug>/water`)
  bool isCrossing = false;                   ///< `terrain/<slug>/crossing`
  bool isSlope = false;                      ///< a hexside with an upper side
  std::set<std::string, std::less<>> replaces;
};

/// The kinds of terrain, each read from the rules when it is first asked for, so that a look at a few hexes costs a few
/// lookups. Good as long as the rule book.
class GroundKinds {
 public:
  explicit GroundKinds(const rules::RuleBook& book) : book_(book) {}

  const GroundKind& of(const std::string& slug);
  /// All that the rules define, by place and in the order of palettes.
  const std::vector<const GroundKind*>& all();

 private:
  const rules::RuleBook& book_;
  std::unordered_map<std::string, GroundKind> kinds_;
  const GroundKind* last_ = nullptr;  // neighbours on a map are mostly alike
  std::optional<std::vector<const GroundKind*>> all_;
};

}  // namespace redoubt::check
