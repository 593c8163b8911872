#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/shape.h"

/// Rules that can't mean anything: what a rule system must be free of before it is of use.
namespace redoubt::rules {

struct RuleFault {
  enum class Kind {
    NotJson,      ///< the value is no JSON
    Malformed,    ///< it has not the shape of its term
    UnknownName,  ///< it names what is not there
    Cycle,        ///< the system inherits from itself
  };
  Kind kind = Kind::Malformed;
  Id<model::System> system;
  std::string path;             ///< of the rule; empty for Cycle
  std::string pointer;          ///< into its value
  Phrase expected;              ///< Malformed
  std::string name;             ///< UnknownName; for Cycle the whole circle: "mine → base → mine"
  std::vector<NameKind> kinds;  ///< of these it would have to be

  friend bool operator==(const RuleFault&, const RuleFault&) = default;
};

/// "expected a whole number from 0 at /1/units", "no terrain is called \"wods\"": English, without full stop.
std::string toText(const RuleFault& fault);

/// What is wrong with the rules of a battle, by system and path. Values are held against the vocabulary, those of every
/// system; names are looked up only among the values that hold in the battle. Paths that the vocabulary lacks are the
/// author's own and never wrong, and null, which hides an inherited value, is right everywhere.
std::vector<RuleFault> ruleFaults(const model::Battle& battle, const RuleBook& book);

/// The fault of a circle of systems alone, which ruleFaults() tells last.
std::optional<RuleFault> circleFault(const model::Battle& battle);

/// The same for the settings of scenarios: `system` is empty, and `scenario` says whose.
struct SettingFault {
  Id<model::Scenario> scenario;
  RuleFault fault;
};
std::vector<SettingFault> settingFaults(const model::Battle& battle, const RuleBook& book);

/// The same for the selectors of orders and the parts of events, which hold names of the battle: the fault's path is
/// the order's verb, or the event's column. A verb that the vocabulary lacks is a fault without `expected`.
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

/// The systems of a circle, each inheriting from the next and the last from the first; empty if no system inherits from
/// itself, over however many others.
std::vector<Id<model::System>> circleOfSystems(const model::Battle& battle);

/// Whether the rules or the battle have something of that kind and name: an arm by any rule of its own, a unit type by
/// its arm, a kind of terrain by its place, a formation by its title; armies, leaders, players and zones by their slug.
bool isKnownName(const model::Battle& battle, const RuleBook& book, NameKind kind, std::string_view name);

}  // namespace redoubt::rules
