#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/model/edit.h"
#include "core/proof/confirm.h"

/// Double entry: two people transcribe the same battle, and what differs is settled against the source.
namespace redoubt::proof {

class RowMatch;

/// A value, or a whole row, of which two transcriptions say different things.
struct Disagreement {
  enum class Kind { Value, OnlyOurs, OnlyTheirs };
  /// What one of them says.
  struct Side {
    const void* row = nullptr;  ///< null: it has no such row
    model::Value value;
    std::optional<model::Provenance> origin;
  };

  Kind kind = Kind::Value;
  Topic topic = Topic::Sources;
  const model::TableInfo* table = nullptr;
  std::optional<std::size_t> column;  ///< nothing for a row
  Side ours;
  Side theirs;
  std::size_t along = 0;     ///< rows that only one has because they belong to this one
  bool isConfirmed = false;  ///< ours is confirmed
  bool isSettled = false;    ///< somebody looked at just this and kept ours

  std::string_view field() const { return column ? table->fields()[*column].name : kWholeRow; }
};

/// How a disagreement is settled.
enum class Settlement { Ours, Theirs };

/// The comparison of two transcriptions, `ours` being the one that is edited. Disagreements point into its own
/// snapshots, so they are valid as long as it is.
class DoubleEntry {
 public:
  DoubleEntry(const model::Battle& ours, const model::Battle& theirs);
  ~DoubleEntry();
  DoubleEntry(const DoubleEntry&) = delete;
  DoubleEntry& operator=(const DoubleEntry&) = delete;

  const model::Battle& ours() const { return ours_; }
  const model::Battle& theirs() const { return theirs_; }
  /// By topic, in the order of the values of a proof.
  const std::vector<Disagreement>& disagreements() const { return disagreements_; }
  /// How many values both have and agree on.
  std::size_t agreements() const { return agreements_; }

  /// Keeps ours, or takes theirs with what is said of its origin. What is kept or taken is confirmed by `reader`; that
  /// ours was kept is remembered in the battle, so that the same disagreement counts as settled from then on.
  model::Edit settle(const Disagreement& disagreement, Settlement settlement, const Reader& reader,
                     std::string title) const;
  /// Takes a third value, as storedText() has it. Nothing if the column does not take it, or it is about a row.
  std::optional<model::Edit> settle(const Disagreement& disagreement, const model::Value& own, const Reader& reader,
                                    std::string title) const;

 private:
  class Finder;

  model::Battle ours_;
  model::Battle theirs_;
  std::unique_ptr<const RowMatch> match_;
  std::vector<Disagreement> disagreements_;
  std::size_t agreements_ = 0;
};

/// The code of the waivers by which settled disagreements are remembered.
inline constexpr std::string_view kDoubleEntry = "double-entry";

}  // namespace redoubt::proof
