#pragma once

#include <numeric>
#include <unordered_map>

#include "core/compare/merge.h"
#include "core/compare/row_refs.h"

/// Private to core/compare.
namespace redoubt::compare {

/// How the rows of a merge come together before anybody chose, and which of them hang together in conflicts.
class Merge::Weaver {
 public:
  explicit Weaver(Merge& merge) : merge_(merge) {}

  /// Finds rows and conflicts.
  void run();
  model::Battle merged(std::span<const MergeChoice> choices) const;

 private:
  // A value that both sides changed to different ones.
  struct Clash {
    std::size_t row = 0;
    std::vector<std::size_t> columns;
  };
  // What becomes of a row without any choice; where there is no choice to make, for good.
  struct Woven {
    std::optional<model::AnyRow> row;  ///< nothing: there is none
    std::vector<RowName> references;   ///< of that row
  };

  void collect();
  void weave(std::size_t at);
  void set(std::size_t at, std::optional<model::AnyRow> row);
  std::optional<model::AnyRow> rowOf(std::size_t at, MergeSide side) const;
  bool isRemoved(std::size_t at) const { return !woven_[at].row; }

  // Groups of rows that are decided as one.
  std::size_t rootOf(std::size_t at) const;
  void join(std::size_t a, std::size_t b);
  void hold(std::size_t at);
  void close();
  std::optional<std::size_t> placeOf(const RowName& name) const;

  // merge_rules.cpp
  void holdToRules();
  std::vector<std::size_t> rowsAbout(const check::Finding& finding) const;
  bool areOfBoth(const std::vector<std::size_t>& rows) const;
  bool isAbout(const MergedRow& row, const check::Finding& finding) const;

  model::Battle wovenBattle() const;
  /// All that is held and all that clashes as one side has it.
  model::Battle chosen(MergeSide side) const;
  void choose(model::Battle& battle, const Clash& clash, MergeSide side) const;
  void put(model::Battle& battle, std::size_t at, const std::optional<model::AnyRow>& row) const;
  void nameConflicts();

  Merge& merge_;
  std::vector<Woven> woven_;
  std::vector<Clash> clashes_;
  std::unordered_map<RowName, std::size_t, RowNameHash> places_;
  std::unordered_map<std::size_t, std::vector<std::size_t>> neededBy_;  // which rows refer to a row, in any state
  mutable std::vector<std::size_t> parents_;                            // of the groups
  std::vector<bool> isHeld_;                                            // rows that are in a group
  std::vector<std::size_t> open_;                                       // held, but what they need is not yet
  std::vector<std::pair<std::size_t, check::Finding>> findings_;        // with a row of their group
};

}  // namespace redoubt::compare
