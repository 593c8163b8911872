#pragma once

#include <string>
#include <vector>

#include "core/aids/ground.h"
#include "core/rules/turns/schedule.h"

/// What happens in each turn of the ground's scenario.
namespace redoubt::aids {

/// Turns beyond that many are left out.
inline constexpr int kMostTurns = 200;

/// What one army has in one turn, in words: "Tormasow; Pustowałow (begins); 1 of choice".
struct TurnOfArmy {
  const model::Army* army = nullptr;
  std::vector<std::string> chits;
  std::vector<Id<model::Leader>> leaders;  ///< whose chits are surely there, or who enter
  std::vector<std::string> arrivals;       ///< who comes onto the map, and where
};
struct PlannedTurn {
  int turn = 1;
  std::string clock;  ///< "16:10"; empty where nobody says
  std::vector<TurnOfArmy> armies;
  std::vector<std::string> events;
};
std::vector<PlannedTurn> plannedTurns(const Ground& ground);

/// The time of day at the beginning of a turn, or empty.
std::string clockAt(const Ground& ground, int turn);

/// What a line of the schedule says beside its place in a turn, with its turns and paragraph: who is unavailable,
/// notes.
List scheduleNotes(const Ground& ground);

/// The arrivals of a scenario, one item each: who, when, where, and what if the hexes are taken; by dice with the
/// chance of each turn.
List entries(const Ground& ground);

}  // namespace redoubt::aids
