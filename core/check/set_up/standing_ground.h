#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

/// Where arms may stand; nothing outside this folder includes this.
namespace redoubt::check {

enum class Ground {
  Open,
  Closed,  ///< `terrain/<terrain>/forbidden` names the arm
  Unsaid,  ///< the terrain has costs, but none for the arm
};

/// Reads of the rules what it is asked for, so that a look at a few hexes costs a few lookups. Good as long as both.
class StandingGround {
 public:
  StandingGround(const model::Battle& battle, const rules::RuleBook& book);

  /// The terrain of a hex, that of the ground where the map says nothing.
  const std::string& terrainOf(hex::HexKey hex) const;
  /// Whether an arm may be in a terrain, in a formation (empty: none that matters). Arms that pay for all hexes alike,
  /// or count hexes, need no cost.
  Ground groundFor(const std::string& arm, const std::string& formation, const std::string& terrain);
  /// Whether a way leads through a hex, or into it, on which an arm in a formation doesn't enter the terrain beside it,
  /// so that it may stand there all the same (K4.36).
  bool hasWayFor(const std::string& arm, const std::string& formation, const hex::Layout& layout,
                 hex::HexKey hex) const;
  /// The arm whose terrain it is in that formation ([8.12] of Maciejowice).
  std::string armInTerrain(const std::string& arm, const std::string& formation) const;

 private:
  struct Terrain {
    bool hasCosts = false;
    std::vector<std::string> priced;     // arms that have a cost
    std::vector<std::string> forbidden;  // arms
  };

  const Terrain& terrain(const std::string& slug);
  bool needsCost(const std::string& arm, const std::string& formation) const;

  const model::Battle& battle_;
  const rules::RuleBook& book_;
  std::string usual_;
  std::map<std::string, Terrain> terrains_;
};

}  // namespace redoubt::check
