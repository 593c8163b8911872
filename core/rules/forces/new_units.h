#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/forces/figure_kinds.h"

/// Adding units, many at once, with counters whose faces are the steps of the rules' ladder ([3.4], K6.42).
namespace redoubt::rules {

/// The figures of one side of a counter; one that is missing is unknown. From 0 to model::kMostFigure, those of a
/// signed kind from -model::kMostFigure.
struct NewFace {
  std::optional<int> morale = {};
  std::optional<int> size = {};
  std::optional<int> fire = {};
  std::map<std::string, std::optional<int>> own = {};  ///< by the kind of `figure/<kind>/title`

  friend bool operator==(const NewFace&, const NewFace&) = default;
};

/// The sides of the first counter. Those of further counters (`steps/ladder`) begin with all figures unknown.
struct NewCounter {
  NewFace front;
  NewFace back;
  int sides = 2;  ///< the number of strengths, if there is no ladder by size
};

struct NewUnits {
  Id<model::Army> army;
  std::vector<Id<model::Command>> commands = {};
  std::vector<std::string> names;  ///< a unit for each
  std::string type;
  std::optional<NewCounter> counter = {};  ///< nothing: units without figures
};

/// `count` names from a pattern: '#' stands for numbers from `first` on; without it the number follows the pattern,
/// unless there is only one unit.
std::vector<std::string> numberedNames(std::string_view pattern, int first, int count);

/// The size that the back of a counter shows, by the ladder `steps/by-size/<size>`; nothing where the ladder has no
/// back, or the rules have no ladder by size.
std::optional<int> backSize(const RuleBook& book, int size);
/// Whether a counter whose front shows this size has a back. True if there is no ladder by size.
bool hasBack(const RuleBook& book, std::optional<int> size);

/// Adds units after the others of their army. Short names keep the number that a name ends with: "Hussar 2".
model::Edit addUnits(const model::Battle& battle, const RuleBook& book, const NewUnits& wanted, std::string title);

/// Gives a unit that has none counters, as addUnits does.
model::Edit addCounters(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                        const NewCounter& wanted, std::string title);

/// Gives a unit further counters, so that it has those of the numbers up to `last`. Each has a front and a back as the
/// unit's next strengths, with unknown figures of the kinds that `wanted` names.
model::Edit addFurtherCounters(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, int last,
                               const NewCounter& wanted, std::string title);

/// Makes the back of a unit's first counter a strength, a state or a chit, or takes it away (nothing). A back that
/// becomes a strength is the unit's last; one that is none any more has no step. Nothing for a unit without counters.
model::Edit setBackRole(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                        std::optional<model::FaceRole> role, std::string title);
/// What the back of a unit's first counter is; nothing for one without.
std::optional<model::FaceRole> backRole(const model::Battle& battle, Id<model::Unit> unit);

/// Whether a unit's strengths follow its size (`steps/source`), so that it has one counter.
bool hasStepsBySize(const RuleBook& book);

/// Sets the size on the first step of a unit. With a ladder by size, the back is updated if it was empty or agreed with
/// the ladder before, and the steps are made anew as far as there are faces for them.
model::Edit setFirstSize(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                         std::optional<int> size, std::string title);

/// The face of a unit's first step: that of the lowest step row, or without steps the front of its counter with the
/// lowest number. Null for a unit without figures.
const model::Face* firstFace(const model::Battle& battle, Id<model::Unit> unit);

/// The sides of a unit's counters that show its strengths, each once, the strongest first: in the order of its steps,
/// then those without a step, by the numbers of its counters, fronts before backs. The first is firstFace.
std::vector<const model::Face*> sidesOf(const model::Battle& battle, Id<model::Unit> unit);
/// The same for all units, looked up once.
using UnitSides = std::map<Id<model::Unit>, std::vector<const model::Face*>>;
UnitSides sidesOfUnits(const model::Battle& battle);

/// Adds a back with unknown figures to the counter of a unit's first strength, as the unit's last step; nothing if it
/// has one, or if the ladder by size has no back for it.
model::Edit addBack(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, std::string title);

/// A new rule with its slug.
struct NewKind {
  model::Edit edit;
  std::string slug;
};
/// Adds a unit type to an arm; adds the arm too if the rules have none of that slug or title. Without a symbol the type
/// gets that of the arm's other types.
NewKind addUnitType(const model::Battle& battle, const RuleBook& book, const std::string& name, const std::string& arm,
                    std::string title, std::optional<std::string> symbol = {});
/// Adds a figure of counters after the others that the rules define.
NewKind addFigureKind(const model::Battle& battle, const RuleBook& book, const std::string& name, FigureBearer bearer,
                      bool isSigned, std::string title);

}  // namespace redoubt::rules
