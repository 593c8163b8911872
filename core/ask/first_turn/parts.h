#pragma once

#include <set>

#include "core/ask/first_turn/first_turn.h"

/// The parts of the report, one file each; only this folder includes it.
namespace redoubt::ask::opening {

/// The hexes with enemies of the side of a unit, leaders alone left out, by key.
std::vector<hex::HexKey> enemyHexes(const World& world, rules::Member unit);
/// Whether a piece is a unit, not a leader or a marker.
bool isUnit(const World& world, rules::Member member);
/// The least distance from a unit on the map to a hex, of the two of a long unit the nearer.
int distanceOf(const World& world, rules::Member unit, hex::HexKey hex);
/// The worst certainty of some reasons.
rules::Certainty certaintyOf(const std::vector<Reason>& because);
/// Whether what forbids an action depends on what is unknown, all of it.
bool areUnsure(const std::vector<rules::Refusal>& refusals);

/// Nothing for a unit that can't fire.
std::optional<OpeningFire> fireOf(const World& world, rules::Member unit);
std::vector<OpeningAttack> attacksOf(const World& world);
std::vector<OpeningArrival> arrivalsOf(const World& world, const FirstTurn& report);
std::vector<OpeningChoice> choicesOf(const World& world);
std::vector<OpeningCommand> commandsOf(const World& world);
std::vector<OpeningTrace> tracesOf(const World& world);
std::vector<OpeningZone> zonesOf(const World& world);

/// Moves, one unit after another.
class Moves {
 public:
  explicit Moves(const World& world);
  ~Moves();
  OpeningMove of(rules::Member unit);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace redoubt::ask::opening
