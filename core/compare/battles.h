#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/compare/part.h"
#include "core/compare/set_ups.h"
#include "core/model/edit.h"

// Two states of a battle: versions, copies, files of one origin.
//
// Rows are the same where their keys are: copies of a file share ids, and shipped ids are made from slugs. What differs
// is told as people would tell it: forty hexes that became woods are one difference, and so is all that was changed
// about a unit, be it in its own row or in those of its counters, faces and figures. Every row that differs belongs to
// exactly one difference, so that nothing is left out, and taking all of them over makes the first state the second.
namespace redoubt::compare {

/// A row of a table that differs. A row that was taken away and made anew with another key, such as the placement of a
/// unit, counts as changed.
struct RowChange {
  const model::TableInfo* table = nullptr;
  const void* first = nullptr;            ///< null: only the second has it
  const void* second = nullptr;           ///< null: only the first has it
  std::vector<std::size_t> columns = {};  ///< of a row that both have: those that differ, without its key
  bool isAnew = false;                    ///< both have it under different keys

  Kind kind() const { return !first ? Kind::OnlySecond : !second ? Kind::OnlyFirst : Kind::Changed; }
  const void* any() const { return first ? first : second; }
  /// Its key as text; in the first battle, where both have it.
  std::string key() const { return table->keyText(any()); }
};

/// Something that differs.
struct BattleDifference {
  Part part = Part::Battle;
  Kind kind = Kind::Changed;
  const model::TableInfo* table = nullptr;  ///< of its subject
  const void* first = nullptr;              ///< its subject; null: only the second has it, or it is about many hexes
  const void* second = nullptr;
  std::vector<std::size_t> changes = {};  ///< places in BattleComparison::changes(), those of the subject first
  std::vector<hex::HexKey> hexes = {};    ///< where it is on the map, in the order of keys
};

/// Which of the two states is made to say what the other says.
enum class Into { First, Second };

/// Both states are held as they were when it was made, so that pointers stay valid as long as it is.
class BattleComparison {
 public:
  BattleComparison(const model::Battle& first, const model::Battle& second);
  ~BattleComparison();
  BattleComparison(const BattleComparison&) = delete;
  BattleComparison& operator=(const BattleComparison&) = delete;

  const model::Battle& first() const { return first_; }
  const model::Battle& second() const { return second_; }
  /// By part, then in the order of a reader.
  const std::vector<BattleDifference>& differences() const { return differences_; }
  /// By table, in the order of the schema.
  const std::vector<RowChange>& changes() const { return changes_; }
  bool empty() const { return changes_.empty(); }

  /// The edit of one battle that makes it say what the other says in these differences (places in
  /// `differences()`). Rows that they need and it lacks come with them, and rows that can't be without one that
  /// goes go too, so that the result never refers to what is not there. All of them: the edit that makes one the other.
  model::Edit takeOver(std::span<const std::size_t> chosen, std::string title, Into into = Into::First) const;

 private:
  class Grouping;

  model::Battle first_;
  model::Battle second_;
  std::vector<RowChange> changes_;
  std::vector<BattleDifference> differences_;
};

/// The columns in which two rows of a table differ.
std::vector<std::size_t> differingColumns(const model::TableInfo& table, const void* first, const void* second);

}  // namespace redoubt::compare
