#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/model/force_rows.h"
#include "core/rules/vocabulary/rating_keys.h"
#include "core/rules/vocabulary/rule_key.h"

/// Rules of states: morale, formations, fatigue, orders, the weather, what has been blown up; their levels, and how one
/// becomes another.
namespace redoubt::rules {

/// Whose state it is.
enum class StateOf { Unit, Command, Army, Hexside, Game };

struct StateSet {
  StateOf of = StateOf::Unit;
  std::optional<Condition> units;   ///< of the units that have it; nothing: all
  std::vector<std::string> levels;  ///< from the best to the worst; each once
  std::string start;                ///< the level where nothing else is known; empty: the first
};

/// What a level means.
struct StateLevel {
  std::string title;
  /// Actions by their names, "attack" or "fire" for all that are asked for so, "move", "advance", or "rally" for
  /// changes to a better level at choice.
  std::set<std::string, std::less<>> mayNot;
  std::optional<model::FaceSide> face;  ///< the face whose figures count; nothing: that of the step
};

/// When a change of state comes about, beside the names of segments, actions and effects.
inline constexpr std::string_view kAlways = "always";  ///< while its condition holds
inline constexpr std::string_view kByChoice = "choice";
inline constexpr std::string_view kEachTurn = "turn";  ///< at the beginning of a turn
inline constexpr std::string_view kRally = "rally";
inline constexpr std::string_view kOnEntering = "enter";  ///< on entering a hex
/// All of these.
inline constexpr std::array kMoments{kAlways, kByChoice, kEachTurn, kRally, kOnEntering};

struct StateChange {
  Condition when = {};
  std::string on = std::string(kByChoice);
  std::vector<std::string> from = {};  ///< empty: any level
  /// A level, or "+1" for the next worse, "-2" for the second better. With a table what "pass" brings, if it is better
  /// than the present level, otherwise what "fail" brings. Other results name a level themselves, or "+1".
  std::string to = {};
  std::string table = {};
  std::optional<Amount> cost = {};  ///< in points of movement
  int order = 0;
};

namespace keys {

extern const RuleFamily<StateSet> kStateSet;
extern const RuleFamily<std::string> kStateTitle;
extern const RuleFamily<StateLevel> kStateLevel;
extern const RuleFamily<StateChange> kStateChange;

}  // namespace keys
}  // namespace redoubt::rules
