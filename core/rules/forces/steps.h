#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/certainty.h"

/// The strengths of a unit as it takes step losses ([3.4]).
namespace redoubt::rules {

/// Figures of a unit; a missing figure is unknown, not zero.
struct StrengthFigures {
  std::optional<int> size;
  std::optional<int> fire;
  std::optional<int> morale;

  friend bool operator==(const StrengthFigures&, const StrengthFigures&) = default;
};

/// One strength of a unit, with the counter face and marker that show it.
struct Strength {
  int ordinal = 1;                            ///< from 1, the strongest
  StrengthFigures figures;                    ///< the effective ones: those of the face minus the marker's number
  std::optional<Id<model::Face>> face;        ///< nothing: no counter has the required face
  std::optional<Id<model::Counter>> counter;  ///< that the face belongs to
  model::FaceSide side = model::FaceSide::Front;
  int marker = 0;                            ///< 0, or what the marker on it takes away: 1 or 2
  Certainty certainty = Certainty::Unknown;  ///< of its size

  friend bool operator==(const Strength&, const Strength&) = default;
};

/// The strengths of a unit, strongest first, by the rule `steps/source`: `counters`: printed on numbered counters, in
/// the order of the unit's step rows or otherwise of `steps/ladder` (R3.4); `size`: one for each point of the size on
/// its front, by `steps/by-size/<size>` (M3.4, S3.4). Empty if the rule, a counter or the size is missing. A face with
/// an unknown size counts as the size that the steps before it leave, if they are one point each.
std::vector<Strength> strengthsOf(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit);

/// The strength number `step` of a unit, from 1: by strengthsOf, or where the rules don't say by its step row of that
/// number. Nothing if the unit has none.
std::optional<Strength> strengthAt(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, int step);

/// A difference between a unit's counters and the ladder of its steps.
struct StepProblem {
  enum class Kind {
    NoRule,         ///< the rule `path` for the steps is missing
    NoCounter,      ///< no counter shows the unit
    SizeUnknown,    ///< the front of its first counter has no size
    NotWeaker,      ///< step `ordinal` isn't smaller than the one before it: `found` after `expected` or more
    SameNumber,     ///< two counters have the number `found`
    NumberMissing,  ///< there is a counter with a higher number than `expected`, but none with that
    StepMissing,    ///< the step rows leave out number `expected`, or don't name a face of the unit there
    OutOfOrder,     ///< step row `ordinal` is on a face that has another place in the ladder, or is beyond its end
    BackMissing,    ///< step losses need a back that the counter doesn't have
    BackSize,       ///< the back shows `found` where the ladder leaves `expected`
  };
  Kind kind = Kind::NoRule;
  Id<model::Unit> unit;
  std::optional<Id<model::Counter>> counter = std::nullopt;
  int ordinal = 0;  ///< of the step; 0 if it is not about a step
  std::optional<int> found = std::nullopt;
  std::optional<int> expected = std::nullopt;
  std::string path = {};    ///< for NoRule
  bool isEstimate = false;  ///< the figures that disagree are working values

  friend bool operator==(const StepProblem&, const StepProblem&) = default;
};

/// All problems of a unit. Not meant for a unit whose arm has no size.
std::vector<StepProblem> stepProblems(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit);
/// The same for all units, in the order of the table.
std::vector<StepProblem> stepProblems(const model::Battle& battle, const RuleBook& book);

}  // namespace redoubt::rules
