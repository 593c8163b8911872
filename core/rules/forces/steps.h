#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/certainty.h"

/// The strengths a unit goes through as it loses men ([3.4]).
namespace redoubt::rules {

/// Figures of a unit; one that is missing is unknown, not zero.
struct StrengthFigures {
  std::optional<int> size;
  std::optional<int> fire;
  std::optional<int> morale;

  friend bool operator==(const StrengthFigures&, const StrengthFigures&) = default;
};

/// One strength of a unit and what lies on the table to show it.
struct Strength {
  int ordinal = 1;                            ///< from 1, the strongest
  StrengthFigures figures;                    ///< what counts: those of the face, less what the marker takes away
  std::optional<Id<model::Face>> face;        ///< nothing: no counter has the face that should show it
  std::optional<Id<model::Counter>> counter;  ///< that the face belongs to
  model::FaceSide side = model::FaceSide::Front;
  int marker = 0;                            ///< 0, or what the marker on it takes away: 1 or 2
  Certainty certainty = Certainty::Unknown;  ///< of its size

  friend bool operator==(const Strength&, const Strength&) = default;
};

/// The strengths of a unit, strongest first, as the rule `steps/source` has them: `counters`, printed on numbered
/// counters, in the order of the unit's step rows or else of `steps/ladder` (R3.4); `size`, one for each point of the
/// size on its front, by `steps/by-size/<size>` (M3.4, S3.4). Empty where nothing tells: no rule, no counter, no size.
/// A face whose size is unknown counts what the steps before it leave of the size, where they are one point each.
std::vector<Strength> strengthsOf(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit);

/// What is left of a unit with those strengths after so many losses, 0 or more; null once it is eliminated.
const Strength* afterLosses(const std::vector<Strength>& strengths, int losses);

/// Where a unit's counters and the ladder of its steps don't agree.
struct StepProblem {
  enum class Kind {
    NoRule,         ///< `path` would have to tell the steps
    NoCounter,      ///< no counter shows the unit
    SizeUnknown,    ///< the front of its first counter doesn't tell the size
    NotWeaker,      ///< step `ordinal` isn't smaller than the one before it: `found` after `expected` or more
    SameNumber,     ///< two counters bear the number `found`
    NumberMissing,  ///< there is a counter with a higher number than `expected`, but none with that
    StepMissing,    ///< the step rows leave out number `expected`, or name none of the unit's faces there
    OutOfOrder,     ///< step row `ordinal` is on a face that the ladder has elsewhere, or beyond its end
    BackMissing,    ///< losses need a back that the counter doesn't have
    BackSize,       ///< the back shows `found` where the ladder leaves `expected`
  };
  Kind kind = Kind::NoRule;
  Id<model::Unit> unit;
  std::optional<Id<model::Counter>> counter = std::nullopt;
  int ordinal = 0;  ///< of the step; 0 where it is about none
  std::optional<int> found = std::nullopt;
  std::optional<int> expected = std::nullopt;
  std::string path = {};    ///< of NoRule
  bool isEstimate = false;  ///< the figures that disagree are working values

  friend bool operator==(const StepProblem&, const StepProblem&) = default;
};

/// All of them. Of a unit whose arm has no size nothing should be asked.
std::vector<StepProblem> stepProblems(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit);
/// The same of all units, in the order of the table.
std::vector<StepProblem> stepProblems(const model::Battle& battle, const RuleBook& book);

}  // namespace redoubt::rules
