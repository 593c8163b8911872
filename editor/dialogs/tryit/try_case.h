#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/ask/answer.h"
#include "core/rules/combat/attack.h"
#include "editor/session/session.h"

/// What somebody tries with the rules: who acts on which hexes, and what is supposed beside the set-up.
namespace redoubt::editor {

/// One of the actions that can be tried.
struct TriedAction {
  std::string question;  ///< "attack" or "fire"; empty: an action that no question asks for
  std::string action;    ///< of the rules; empty: by the only table there is

  friend bool operator==(const TriedAction&, const TriedAction&) = default;
};
/// The actions of the rules in their order; where they have none the attack by a table, if there is one.
std::vector<TriedAction> triedActions(const rules::RuleBook& book);

struct TryChoice {
  TriedAction action;
  std::vector<hex::HexKey> targets;
  std::vector<Id<model::Placement>> actors;
  std::map<Id<model::Placement>, std::string> spends;               ///< the stock of which a unit spends one
  std::set<std::pair<Id<model::Placement>, std::string>> standing;  ///< waiting markers taken to lie before a unit
  std::map<hex::HexKey, Id<model::Placement>> defending;            ///< who defends where only one does
  std::vector<std::string> suppositions;                            ///< as ask::World takes them
};

/// The name by which ask::World knows the unit or leader of a placement.
std::string askedName(const model::Battle& battle, const model::Placement& row);

/// The shown set-up with what is supposed. Throws Error for a supposition that can't be made.
std::unique_ptr<ask::World> worldOf(const Session& session, const TryChoice& choice);

/// Why these units can't do it to these hexes; empty if they can.
std::vector<rules::Refusal> refusalsOf(const ask::World& world, const TriedAction& action,
                                       const std::vector<rules::Member>& actors,
                                       const std::vector<hex::HexKey>& targets);

/// The units of other sides than that in the target which may be able to do it: all in range, and neighbours even if
/// the rules bar them. By hex and stack.
std::vector<rules::Member> candidates(const ask::World& world, const TriedAction& action, hex::HexKey target);

/// The other hexes of the target's side that one of these units reaches.
std::vector<hex::HexKey> otherTargets(const ask::World& world, const TriedAction& action, hex::HexKey target,
                                      const std::vector<rules::Member>& actors);

/// The same attack for the rules of what follows from its results: dispersal, transport, who must be attacked too.
rules::PlacementList attackersOf(const ask::World& world, const TryChoice& choice);
rules::Board groundOf(const ask::World& world);

}  // namespace redoubt::editor
