#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ask/answer.h"

namespace redoubt::editor {

/// What comes of an action of counters on a hex, by the rules of the battle.
struct ActionFacts {
  int together = 1;                       ///< how many counters act
  std::string action;                     ///< its title; empty: by the table alone
  std::optional<rules::Refusal> refusal;  ///< why it is not allowed; nothing: it is
  std::string index;                      ///< "3:1", "5"; empty where there is none
  std::string column;                     ///< of its table; empty where that has just one, or it is unknown
  Rational roll = {};                     ///< what is added to the roll
  std::vector<rules::TableResult> results;
  std::vector<rules::TableResult> checked;  ///< what the check brings that is the only result
  bool endangersLeaders = false;            ///< leaders in that hex must roll for casualties
  rules::Certainty certainty = rules::Certainty::Unknown;
};

/// Of an action that answers a question ("fire") by units against a hex.
ActionFacts actionFacts(const ask::World& world, std::string_view question, const std::vector<rules::Member>& by,
                        hex::HexKey on);

/// Of all units that can do it together with the first one; of the first one alone if they can't.
ActionFacts jointActionFacts(const ask::World& world, std::string_view question, const std::vector<rules::Member>& by,
                             hex::HexKey on);

/// Whether a hex has units of another player than the one who has a unit.
bool hasEnemiesOf(const ask::World& world, rules::Member unit, hex::HexKey hex);

/// A hex with enemies that some units can act against.
struct Target {
  hex::HexKey hex;
  ActionFacts facts;
};

/// The hexes that the first of some units on the map can fire at or attack, alone or with the others, by action, then
/// by distance; at most `most`. Nothing in a game whose rules have no actions.
std::vector<Target> targetsOf(const ask::World& world, const std::vector<rules::Member>& by, std::size_t most);

}  // namespace redoubt::editor
