#pragma once

#include <map>
#include <vector>

#include "core/ask/move_answers.h"

/// What happens in the course of a movement: changes of state on entering hexes, and actions that cost points of it.
namespace redoubt::ask {

/// The changes of a unit's states on entering hexes.
class Entering {
 public:
  /// What is passed must outlive it.
  Entering(const World& world, rules::Member unit);

  /// Whether the rules have such changes at all.
  bool areSome() const { return areSome_; }
  /// Those on entering that hex; the unit is as it is now.
  const std::vector<rules::PossibleChange>& at(hex::HexKey hex);

 private:
  const World& world_;
  rules::Member unit_;
  bool areSome_;
  std::map<hex::HexKey, std::vector<rules::PossibleChange>> known_;
};

/// The actions that a unit can take on enemies from the hexes of a reach and from its own, with the points that it has.
std::vector<ReachAnswer::Act> actsOnTheWay(const World& world, rules::Member unit, const ReachAnswer& reach);

}  // namespace redoubt::ask
