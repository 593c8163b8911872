#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"

/// Making the ladder of a unit's steps: from its size with loss markers (M3.4, S3.4), or on numbered counters with two
/// faces from strength points or any other figure (R3.4).
namespace redoubt::rules {

/// How a figure becomes less from step to step, as long as something is left.
enum class LadderFall {
  Points,  ///< by so many points each step
  Halves,  ///< to its half, rounded down, at the least to 1
  Listed,  ///< to the listed values
};

struct LadderPlan {
  enum class Cards {
    Markers,   ///< one counter with loss markers: `steps/by-size/<size>`, otherwise sizeLadder
    Numbered,  ///< counters 1, 2, … each with a front and a back
  };
  Cards cards = Cards::Markers;
  std::string figure = "size";  ///< for Numbered: the figure that becomes less
  LadderFall fall = LadderFall::Points;
  int points = 1;
  std::vector<int> listed = {};      ///< of the steps after the first
  std::optional<int> counters = {};  ///< no more counters than these; nothing: as many as the figure needs
  bool fillsOthers = false;          ///< other figures of a new side are those of the side before it, as estimates

  friend bool operator==(const LadderPlan&, const LadderPlan&) = default;
};

/// The ladder of a size with one step for each point, as M3.4 has it: one half of the points on the front, under
/// markers, the smaller half on the back. "front", "-1", "-2", "back", "-1", "-2" for 6. Empty for a size below 1.
std::vector<std::string> sizeLadder(int size);

/// The values of a figure at each step, from `first` on.
std::vector<int> fallingValues(int first, const LadderPlan& plan);

/// Why no ladder can be made for a unit.
enum class LadderFault {
  NoFigures,  ///< it has no counter
  Unknown,    ///< the figure of its first step is unknown
  Nothing,    ///< that figure is less than 1
  TooMany,    ///< more than kMostSteps steps, or a size for which no markers are printed
  NotLess,    ///< a listed value is not less than the one before it
};
inline constexpr int kMostSteps = 40;
/// The largest size that two faces and the markers of the rules (−1, −2) can show.
inline constexpr int kMostMarkedSize = 6;

/// Nothing if the plan fits the unit.
std::optional<LadderFault> ladderFault(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                                       const LadderPlan& plan);

/// Whether the rules read the steps of units in another way than the plan lays them: `steps/source`.
bool isReadOtherwise(const RuleBook& book, const LadderPlan& plan);

/// Gives the units the ladder: counters and faces that it needs are made, sides that it doesn't need are removed unless
/// they have a picture, and the step rows are laid anew. Where the rules say nothing of steps they are told which
/// ladder it is. Units that the plan doesn't fit stay as they are.
model::Edit makeLadder(const model::Battle& battle, const RuleBook& book, std::span<const Id<model::Unit>> units,
                       const LadderPlan& plan, std::string title);

/// The unit's steps as the ladder of the rules has them: sides that it needs, their order, the size of the back. Empty
/// if they are so, or the rules have no ladder for the unit.
model::Edit followLadder(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, std::string title);

/// One step more: by size a point more, otherwise the next side of its numbered counters, with unknown figures. Empty
/// if the unit can't have another.
model::Edit addStep(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, std::string title);
/// One step less: by size a point less, otherwise without the side of the last step. Empty for the only step.
model::Edit removeStep(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, std::string title);

}  // namespace redoubt::rules
