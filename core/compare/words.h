#pragma once

#include <string>

#include "core/compare/set_ups.h"
#include "core/compare/side_words.h"

namespace redoubt::compare {

/// The differences of two set-ups as people read them: "1/3 psp: 1212 → 1312".
class CompareWords {
 public:
  /// `language` is that of the program's words. Names are those of the comparison's battles.
  CompareWords(const SetUpComparison& comparison, std::string language);
  /// The same with names from translations of the two battles, which have the same rows. All must outlive it.
  CompareWords(const SetUpComparison& comparison, const model::Battle& firstNames, const model::Battle& secondNames,
               std::string language);

  void setRowNamer(const RowNamer& namer);

  std::string said(const Phrase& phrase) const { return redoubt::said(phrase, language_); }

  /// "Historical scenario, First variant"; of two battles with the battle's title before it.
  std::string titleOfFirst() const;
  std::string titleOfSecond() const;

  /// "1/3 psp", "5 × Fence".
  std::string subject(const PlacementDifference& difference) const;
  /// Empty where there is none.
  std::string army(const PlacementDifference& difference) const;
  std::string command(const PlacementDifference& difference) const;
  /// "place", "facing".
  std::string aspect(Aspect aspect) const;
  /// Its value on one side, "1212 (estimated)"; "not placed" where that side has none.
  std::string first(const PlacementDifference& difference, Aspect aspect) const;
  std::string second(const PlacementDifference& difference, Aspect aspect) const;
  /// What differs, all aspects one after another; of what only one has its place and facing.
  std::string first(const PlacementDifference& difference) const;
  std::string second(const PlacementDifference& difference) const;
  /// "1/3 psp: 1212 → 1312; facing 30° → 90°".
  std::string sentence(const PlacementDifference& difference) const;

  /// "Last turn", "Poles: Kościuszko, in the pool, turns 1 to 15".
  std::string subject(const RowDifference& difference) const;
  /// "Setting", "Pool line".
  std::string table(const RowDifference& difference) const;
  /// Its army, if it has one.
  std::string army(const RowDifference& difference) const;
  /// The values that differ, with their columns where there are several; a dash where that side has no such row.
  std::string first(const RowDifference& difference) const;
  std::string second(const RowDifference& difference) const;
  std::string sentence(const RowDifference& difference) const;

  /// "23 placed elsewhere, …", or that they are the same.
  std::string summary() const;

 private:
  std::string title(const SideWords& side, const model::Variant& variant) const;
  std::string cell(const SideWords& side, const PlacementDifference& difference,
                   const model::Placement* placement) const;
  std::string column(const SideWords& side, const RowDifference& difference, std::size_t column, const void* row) const;
  std::string cell(const SideWords& side, const RowDifference& difference, const void* row) const;
  std::string changeOf(const RowDifference& difference, std::size_t column) const;

  const SetUpComparison& comparison_;
  std::string language_;
  SideWords first_;
  SideWords second_;
};

}  // namespace redoubt::compare
