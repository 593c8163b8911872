#pragma once

#include "core/rules/mechanics/engagement.h"

namespace redoubt::rules {

/// Finds column, row and results of one table in an engagement.
class TableReader {
 public:
  /// `subject`: the unit that the table is asked for; without one the facts are those of the targets together.
  TableReader(const Engagement& engagement, const TableRules& rules, Member subject = kNobody)
      : engagement_(engagement), rules_(rules), subject_(subject) {}

  TableLookup read();

 private:
  const std::vector<TableColumn>& chooseColumns();
  void findIndex(const TableIndex& index);
  void findBase(const TableIndex& index, const std::vector<TableColumn>& columns);
  std::optional<std::ptrdiff_t> placeOf(const TableIndex& index, const std::vector<TableColumn>& columns) const;
  void findColumn(const TableIndex& index, const std::vector<TableColumn>& columns);
  void shift(const TableIndex& index, std::ptrdiff_t base);
  void findResults();
  std::optional<std::map<int, Chance>> outcomes();
  std::optional<std::map<int, Chance>> poolOutcomes();
  Quantity changed(Rational start, std::string_view of);
  void miss(const std::string& rule);

  const Engagement& engagement_;
  const TableRules& rules_;
  Member subject_;
  TableLookup lookup_;
};

}  // namespace redoubt::rules
