#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "core/compare/correspondence.h"

namespace redoubt::compare {

/// Who has it. Changed: both, and they differ.
enum class Kind { OnlyFirst, OnlySecond, Changed };

/// In what two placements of one subject differ.
enum class Aspect { Place, SecondHex, Facing, Step, Formation, Stack, Count };

/// The word of an aspect for programs: "place", "second-hex".
std::string_view toText(Aspect aspect);
std::string_view toText(Kind kind);
/// The column of a placement whose origin tells of it.
std::string_view fieldOf(Aspect aspect);

/// Whether the value of a placement in an aspect is a working value only (rules::isEstimate).
bool isEstimate(const model::Battle& battle, const model::Placement& placement, Aspect aspect);

/// A unit, leader, marker or group that the two set-ups place differently. What is off the map is not placed: such a
/// row stands beside the other one all the same.
struct PlacementDifference {
  Kind kind = Kind::Changed;
  const model::Placement* first = nullptr;   ///< null: the first has no row for it
  const model::Placement* second = nullptr;  ///< null: the second has none
  std::vector<Aspect> aspects = {};          ///< of Changed, in the order of Aspect

  bool has(Aspect aspect) const;
};

/// A placement that says the same in both.
struct SamePlacement {
  const model::Placement* first = nullptr;
  const model::Placement* second = nullptr;
};

/// Something else that differs between the scenarios: a setting, an entry, a line of the schedule, a return point, an
/// order of the set-up, an event, a condition of victory.
struct RowDifference {
  Kind kind = Kind::Changed;
  const model::TableInfo* table = nullptr;
  const void* first = nullptr;            ///< null: the first has none
  const void* second = nullptr;           ///< null: the second has none
  std::vector<std::size_t> columns = {};  ///< of Changed: in which they differ
};

/// Two set-ups compared, of one battle or of two. It holds both as they were when it was made, so that its differences
/// stay valid as long as it is; they are sorted by army, command and ordinal, and rows by table.
class SetUpComparison {
 public:
  /// Two variants of one battle, which may belong to different scenarios. The variants must exist.
  SetUpComparison(const model::Battle& battle, Id<model::Variant> first, Id<model::Variant> second);
  SetUpComparison(const model::Battle& first, Id<model::Variant> firstVariant, const model::Battle& second,
                  Id<model::Variant> secondVariant);
  ~SetUpComparison();
  SetUpComparison(const SetUpComparison&) = delete;
  SetUpComparison& operator=(const SetUpComparison&) = delete;

  const model::Battle& first() const { return first_; }
  const model::Battle& second() const { return second_; }
  const model::Variant& firstVariant() const { return *firstVariant_; }
  const model::Variant& secondVariant() const { return *secondVariant_; }
  const Correspondence& correspondence() const { return *correspondence_; }

  const std::vector<PlacementDifference>& placements() const { return placements_; }
  const std::vector<SamePlacement>& same() const { return same_; }
  /// None where both variants are of one scenario.
  const std::vector<RowDifference>& rows() const { return rows_; }
  bool empty() const { return placements_.empty() && rows_.empty(); }

 private:
  SetUpComparison(const model::Battle& first, Id<model::Variant> firstVariant, const model::Battle& second,
                  Id<model::Variant> secondVariant, bool isOneBattle);

  model::Battle first_;
  model::Battle second_;
  const model::Variant* firstVariant_;
  const model::Variant* secondVariant_;
  std::unique_ptr<const Correspondence> correspondence_;
  std::vector<PlacementDifference> placements_;
  std::vector<SamePlacement> same_;
  std::vector<RowDifference> rows_;
};

/// The army of a difference, of the first battle, or of the second if only that has it.
const model::Army* armyOf(const SetUpComparison& comparison, const PlacementDifference& difference);
/// The command of a unit, the first by ordinal, or the one that a leader leads; null for others.
const model::Command* commandOf(const model::Battle& battle, const model::Placement& placement);
const model::Command* commandOf(const SetUpComparison& comparison, const PlacementDifference& difference);

}  // namespace redoubt::compare
