#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/ask/world.h"

/// Questions by their names, for the command line and for scripts. Internal: it needs nlohmann.
namespace redoubt::ask {

inline constexpr const char* kFirstTurn = "first-turn";

/// A question as it is put, in names of the battle.
struct Question {
  std::string name;                ///< "attack", "sight", …
  std::vector<std::string> about;  ///< units and hexes, as the question wants them
  std::vector<std::string> by;     ///< the units that act
  std::vector<std::string> on;     ///< the hexes that they act on, or units in them
  std::string army;                ///< for questions about all its units
  std::string change;              ///< of "check": one change of a state; empty: all
  std::string action;              ///< one of several; empty: the first that is allowed
  std::string from;                ///< the hex in which the unit is supposed to stand
  int hexes = 0;                   ///< how long a retreat is at most; 0: as the results say
  std::vector<std::string> suppositions;
};

/// Throws Error BadInput, naming those there are, for a name of none.
void requireQuestion(const std::string& name);
/// The turn that a question is about. Throws Error BadInput where it needs one and has none.
std::optional<int> turnAsked(const Question& asked);
/// All that a world has to suppose for the question.
std::vector<std::string> suppositionsOf(const model::Battle& battle, Id<model::Scenario> scenario,
                                        const Question& asked);
/// The answer as `redoubt-cli ask` prints it; `world` has the suppositions. Throws Error.
nlohmann::ordered_json answerTo(const World& world, const Question& asked);

}  // namespace redoubt::ask
