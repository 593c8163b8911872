#pragma once

#include "core/rules/mechanics/engagement.h"

namespace redoubt::rules {

/// Finds column, row and results of one table in an engagement.
class TableReader {
 public:
  /// `subject`: the unit that the table is asked for; without one the facts are those of the targets together.
  /// `add` is added to the roll, whatever the rules of the table add.
  TableReader(const Engagement& engagement, const TableRules& rules, Member subject = kNobody, Rational add = {})
      : engagement_(engagement), rules_(rules), subject_(subject), add_(add) {}

  TableLookup read();

 private:
  const std::vector<TableColumn>& chooseColumns();
  void findIndex(const TableIndex& index);
  void findBase(const TableIndex& index, const std::vector<TableColumn>& columns);
  std::optional<std::ptrdiff_t> placeOf(const TableIndex& index, const std::vector<TableColumn>& columns) const;
  void findColumn(const TableIndex& index, const std::vector<TableColumn>& columns);
  void shift(const TableIndex& index, std::ptrdiff_t base);
  /// A number by which a row is found, with the roll that it comes from.
  struct Outcome {
    int number = 0;
    int roll = 0;     ///< with what is added
    int natural = 0;  ///< as the dice fall
    Chance chance = Chance(1, 1);
  };
  void findResults();
  /// Nothing if they are unknown.
  std::optional<std::vector<Outcome>> numbers();
  const RowOfTable* rowFor(const Outcome& outcome) const;
  void addResult(const std::string& text, const Chance& chance);
  std::optional<std::map<int, Chance>> outcomes();
  std::optional<std::map<int, Chance>> poolOutcomes();
  Quantity changed(Rational start, std::string_view of);
  void miss(const std::string& rule);

  const Engagement& engagement_;
  const TableRules& rules_;
  Member subject_;
  Rational add_;
  TableLookup lookup_;
};

}  // namespace redoubt::rules
