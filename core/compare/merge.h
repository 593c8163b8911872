#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/check/finding.h"
#include "core/model/any_row.h"
#include "core/model/edit.h"

// The work of two people on copies of one battle, brought together.
//
// The copies and the state that both began with are compared row by row and column by column; what one of them changed
// is taken from him. Columns that say one thing together (where a counter stands) are one value. Three things can't be
// decided without a person, and are conflicts:
// - both changed the same value to different ones;
// - one removed a row that the other changed, or that a row of the other needs. Whole groups of rows hang together then
//   (a unit with its counters and placements) and are decided as one;
// - the two changes are sound alone, and together break the rules of the battle: two people each put a unit into the
//   last free place of a hex. The checks find that: an error that neither of them had.
// So a merged battle never refers to what is not there, and has no error that neither side had, unless the caller keeps
// both changes knowingly. It is the same whichever side is called ours, but for what is chosen.
namespace redoubt::compare {

enum class MergeSide { Ours, Theirs };

/// A row that at least one side changed. Null where that state has no such row.
struct MergedRow {
  const model::TableInfo* table = nullptr;
  const void* base = nullptr;
  const void* ours = nullptr;
  const void* theirs = nullptr;

  const void* of(MergeSide side) const { return side == MergeSide::Ours ? ours : theirs; }
  const void* any() const { return base ? base : ours ? ours : theirs; }
};

struct MergeConflict {
  enum class Kind {
    Value,  ///< both changed a value of a row
    Rows,   ///< one side removed what the other changed or needs
    Rules,  ///< together they break the rules
  };
  Kind kind = Kind::Value;
  std::vector<std::size_t> rows = {};         ///< places in Merge::rows(): what the choice decides on
  std::vector<std::size_t> columns = {};      ///< of Value: the columns of its one row
  std::vector<check::Finding> findings = {};  ///< of Rules: the errors, as of both changes together
};

/// The word of a kind for programs.
std::string_view toText(MergeConflict::Kind kind);

/// What a conflict is decided for. Both: of Rules only, both changes with the error; elsewhere as Ours.
enum class MergeChoice { Ours, Theirs, Both };

/// All three states are held as they were when it was made, so that pointers stay valid as long as it is.
class Merge {
 public:
  /// `base`: what both began with.
  Merge(const model::Battle& base, const model::Battle& ours, const model::Battle& theirs);
  ~Merge();
  Merge(const Merge&) = delete;
  Merge& operator=(const Merge&) = delete;

  const model::Battle& base() const { return base_; }
  const model::Battle& ours() const { return ours_; }
  const model::Battle& theirs() const { return theirs_; }
  /// By table, in the order of the schema.
  const std::vector<MergedRow>& rows() const { return rows_; }
  const std::vector<MergeConflict>& conflicts() const { return conflicts_; }
  /// How many rows each side changed.
  std::size_t changedBy(MergeSide side) const { return side == MergeSide::Ours ? byOurs_ : byTheirs_; }

  /// The merged battle, with one choice for each conflict. Made of choices for one side only, it has no error that
  /// neither side had.
  model::Battle merged(std::span<const MergeChoice> choices) const;
  model::Battle merged(MergeChoice all) const;
  /// The edit that makes ours the merged battle.
  model::Edit edit(const model::Battle& merged, std::string title) const;

 private:
  class Weaver;

  model::Battle base_;
  model::Battle ours_;
  model::Battle theirs_;
  std::vector<MergedRow> rows_;
  std::vector<MergeConflict> conflicts_;
  std::size_t byOurs_ = 0;
  std::size_t byTheirs_ = 0;
  std::unique_ptr<Weaver> weaver_;
};

}  // namespace redoubt::compare
