#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/ask/answer.h"
#include "core/rules/mechanics/states.h"

/// Answers about the states of a unit.
namespace redoubt::ask {

/// How the states of a unit can change now.
struct CheckAnswer {
  struct State {
    std::string name;
    std::string level;  ///< empty: unknown
    rules::Certainty certainty = rules::Certainty::Unknown;
  };
  std::vector<State> states;  ///< of the unit, of its commands and of its army; or of the hexside
  std::vector<rules::PossibleChange> changes;
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};
/// `change`: only the changes of that name. Throws Error NotFound for a change that the rules don't have.
CheckAnswer askCheck(const World& world, rules::Member unit, std::string_view change = {});
/// The same for the states of a hexside, such as bridges that are blown or repaired; `side` is "1010/1011". Throws
/// Error BadInput for hexes that are no neighbours.
CheckAnswer askCheckSide(const World& world, std::string_view side, std::string_view change = {});

}  // namespace redoubt::ask
