#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

/// Terrain that arms may be in; nothing outside this folder includes this.
namespace redoubt::check {

enum class Ground {
  Open,
  Closed,  ///< `terrain/<terrain>/forbidden` names the arm
  Unsaid,  ///< the terrain has costs, but none for the arm
};

/// Reads rules on first use, so that checking a few hexes needs only a few lookups. Valid as long as battle and rules.
class StandingGround {
 public:
  StandingGround(const model::Battle& battle, const rules::RuleBook& book);

  /// The terrain of a hex; the ground terrain if the map has none.
  const std::string& terrainOf(hex::HexKey hex) const;
  /// Whether an arm may be in a terrain, in a formation (empty: none with an effect). Arms that pay the same for all
  /// hexes, or count hexes, need no cost.
  Ground groundFor(const std::string& arm, const std::string& formation, const std::string& terrain);
  /// Whether a link through or into a hex lets an arm in a formation avoid the terrain next to it, so that the arm may
  /// be there nevertheless (K4.36).
  bool hasWayFor(const std::string& arm, const std::string& formation, const hex::Layout& layout,
                 hex::HexKey hex) const;
  /// The arm whose terrain rules apply to it in that formation ([8.12] of Maciejowice).
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
