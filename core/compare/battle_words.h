#pragma once

#include <string>
#include <vector>

#include "core/compare/battles.h"
#include "core/compare/rule_words.h"
#include "core/compare/side_words.h"

namespace redoubt::compare {

/// The differences of two states of a battle as people read them: "4th Infantry: strength 6 → 5", "Woods instead of
/// clear at 1212, 1301–1306".
class BattleWords {
 public:
  /// `language` is that of the program's words. Names are those of the battles.
  BattleWords(const BattleComparison& comparison, std::string language);
  /// The same with names from translations of the two battles, which have the same rows. All must outlive it.
  BattleWords(const BattleComparison& comparison, const model::Battle& firstNames, const model::Battle& secondNames,
              std::string language);
  void setRowNamer(const RowNamer& namer);

  std::string said(const Phrase& phrase) const { return redoubt::said(phrase, language_); }

  /// "Unit 4th Infantry", "Woods", "Woods: points to enter".
  std::string subject(const BattleDifference& difference) const;
  /// What differs about it: what it was and what it is. Empty for what is added or taken away, where `detail` tells
  /// more.
  std::vector<Told> told(const BattleDifference& difference) const;
  /// More about what only one of them has: where a counter stands, the value of a rule, how many rows belong to it; or
  /// the places of what is told of many hexes. May be empty.
  std::string detail(const BattleDifference& difference) const;
  /// What it was and what it is, each in one text; a dash where it is not there.
  std::string first(const BattleDifference& difference) const;
  std::string second(const BattleDifference& difference) const;
  /// "4th Infantry: strength 6 → 5".
  std::string sentence(const BattleDifference& difference) const;
  std::string part(Part part) const { return said(titleOf(part)); }

  /// "12 differences: Terrain 3, Forces 9", or that they are the same.
  std::string summary() const;

  /// A row that differs, by itself and only in the columns that it names: "4th Infantry: strength 6 → 5".
  std::vector<std::string> sentences(const RowChange& change) const;
  /// One row that differs, by itself, as conflicts name it: "4th Infantry, front".
  std::string rowName(const model::TableInfo& table, const void* row) const;
  /// A value of a row of the first or second battle.
  std::string value(const RowChange& change, std::size_t column, bool isFirst) const;

 private:
  const SideWords& side(const BattleDifference& difference) const;
  const RowChange& changeOf(const BattleDifference& difference, std::size_t i) const;
  bool isGround(const BattleDifference& difference) const;
  std::string kindOnGround(const BattleDifference& difference) const;
  std::string places(const BattleDifference& difference) const;
  std::string belongings(const BattleDifference& difference) const;
  void tellRow(const BattleDifference& difference, const RowChange& change, std::vector<Told>& told) const;
  void tellPlacement(const RowChange& change, std::vector<Told>& told) const;
  std::vector<Told> tellZone(const BattleDifference& difference) const;
  std::string along(const RowChange& change, bool isFirst) const;
  std::string cell(const BattleDifference& difference, bool isFirst) const;
  std::string said(const std::vector<Told>& told) const;

  const BattleComparison& comparison_;
  std::string language_;
  SideWords first_;
  SideWords second_;
};

}  // namespace redoubt::compare
