#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/mechanics/engagement.h"

/// States of units and of the game: what they forbid, how they change, and those of the game at a turn.
namespace redoubt::rules {

/// A level that does not allow something.
struct Forbidden {
  std::string rule;       ///< the level's
  bool isUnsure = false;  ///< nobody knows whether it is in that level

  friend bool operator==(const Forbidden&, const Forbidden&) = default;
};
/// The levels of a unit's states that forbid one of `acts`: "move", "advance", "rally", an action by its name or by
/// what it is asked for.
std::vector<Forbidden> forbidden(const MapSituation& situation, Member member,
                                 std::initializer_list<std::string_view> acts);

/// The place of the level that a state has; nothing where it is unknown.
struct PresentLevel {
  std::optional<std::size_t> place;
  Certainty certainty = Certainty::Unknown;
  bool isHad = true;  ///< false: the unit is none of those that have the state
};
PresentLevel presentLevel(const MapSituation& situation, const StateRules& rules, Member member);

/// Levels with their chances.
struct LevelChances {
  std::map<std::size_t, Chance> levels;  ///< by place; without those that can't be reached
  std::vector<std::string> unexplained;  ///< results of the table that name no level
  Certainty certainty = Certainty::Known;
};
/// What a change makes of a present level, in a situation in which its table can be read.
LevelChances changed(const Engagement& situation, const StateRules& rules, const ChangeOfState& change,
                     std::size_t present, Member member);

/// A change of a state that a unit can have now.
struct PossibleChange {
  const StateRules* state = nullptr;
  const ChangeOfState* change = nullptr;
  std::size_t from = 0;
  bool isOpen = false;  ///< whether its condition holds is unknown
  LevelChances becomes;
  std::optional<Quantity> cost;
  std::vector<Forbidden> forbidden;        ///< levels that don't let it rally
  std::optional<TableLookup> lookup;       ///< in its table
  std::vector<AppliedAdjust> adjustments;  ///< of that
  std::vector<std::string> because;        ///< the rules of that
  Certainty certainty = Certainty::Known;
};
/// Those of all states of a unit, of its commands and of its army; `name`: only the changes of that name.
std::vector<PossibleChange> possibleChanges(const Mechanics& mechanics, const Position& position, Fields* fields,
                                            Member member, std::string_view name = {});

/// The place of the level of a state of the hexside between two neighbours: what is supposed, otherwise the start.
std::size_t levelOfSide(const Position& position, const StateRules& rules, hex::HexKey a, hex::HexKey b);
/// The changes of the states of that hexside. Their conditions ask of the two hexes, and of the units in them.
std::vector<PossibleChange> possibleChangesOfSide(const Mechanics& mechanics, const Position& position, Fields* fields,
                                                  hex::HexKey a, hex::HexKey b, std::string_view name = {});

/// What is known of a state of the game at a turn.
struct GameStateAt {
  const StateRules* state = nullptr;
  std::map<std::size_t, Chance> levels;  ///< by place, with their chances; empty if they are unknown
  Certainty certainty = Certainty::Known;
  std::vector<std::string> because;  ///< the rules that decided

  /// The only level that it can have; nothing if there are several, or if it is unknown.
  std::optional<Symbol> level() const;
};
/// The states of the game at a turn, from 1: that which is supposed, otherwise what the changes at the beginning of
/// each turn make of the level at the start. In the order of their names.
std::vector<GameStateAt> gameStatesAt(const Mechanics& mechanics, const Position& position, Fields* fields, int turn);

}  // namespace redoubt::rules
