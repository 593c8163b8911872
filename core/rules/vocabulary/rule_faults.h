#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/shape.h"

/// Rules that can't be used: a rule system should have none of them.
namespace redoubt::rules {

struct RuleFault {
  enum class Kind {
    NotJson,      ///< the value is not JSON
    Malformed,    ///< the value doesn't have the shape of its term
    UnknownName,  ///< it names something that does not exist
    Cycle,        ///< the system inherits from itself
  };
  Kind kind = Kind::Malformed;
  Id<model::System> system;
  std::string path;             ///< of the rule; empty for Cycle
  std::string pointer;          ///< into its value
  Phrase expected;              ///< for Malformed
  std::string name;             ///< for UnknownName; for Cycle the whole cycle: "mine → base → mine"
  std::vector<NameKind> kinds;  ///< the name would have to be of one of these
  std::vector<std::string> near = {};  ///< names of these kinds that are spelt like it, the nearest first

  friend bool operator==(const RuleFault&, const RuleFault&) = default;
};

/// "expected a whole number from 0 at /1/units", "no terrain is called \"wods\"; near ones: woods": English, without full
/// stop.
std::string toText(const RuleFault& fault);

/// What is wrong with the rules of a battle, by system and path. The values of every system are checked against the
/// vocabulary; names are looked up only for values that hold in the battle. Paths that are not in the vocabulary are
/// the author's own and never wrong. Null hides an inherited value and is valid everywhere.
std::vector<RuleFault> ruleFaults(const model::Battle& battle, const RuleBook& book);

/// Only the fault of a cycle of systems, which is the last one in ruleFaults().
std::optional<RuleFault> cycleFault(const model::Battle& battle);

/// The same for a setting of `scenario`; `system` is empty.
struct SettingFault {
  Id<model::Scenario> scenario;
  RuleFault fault;
};
std::vector<SettingFault> settingFaults(const model::Battle& battle, const RuleBook& book);

/// The same for the selectors of orders and the parts of events, which hold names of the battle. The path of the fault
/// is the verb of the order, or the column of the event. For a verb that is not in the vocabulary, `expected` is empty.
struct OrderFault {
  Id<model::SetUpOrder> order;
  RuleFault fault;
};
std::vector<OrderFault> orderFaults(const model::Battle& battle, const RuleBook& book);
struct EventFault {
  Id<model::Event> event;
  RuleFault fault;
};
std::vector<EventFault> eventFaults(const model::Battle& battle, const RuleBook& book);

/// The systems of a cycle, each inheriting from the next one and the last from the first; empty if no system inherits
/// from itself, directly or through others.
std::vector<Id<model::System>> cycleOfSystems(const model::Battle& battle);

/// Whether the rules or the battle have something of that kind and name: an arm by any rule of its own, a unit type by
/// its arm, a kind of terrain by its place, a formation by its title; armies, leaders, players and zones by their slug.
bool isKnownName(const model::Battle& battle, const RuleBook& book, NameKind kind, std::string_view name);

/// All names of a kind that rules or battle have, sorted, each once. Levels are written with their state:
/// "morale/shaken".
std::vector<std::string> knownNames(const model::Battle& battle, const RuleBook& book, NameKind kind);

}  // namespace redoubt::rules
