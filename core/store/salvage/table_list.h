#pragma once

#include <map>

#include "core/store/salvage/page_claims.h"
#include "core/store/salvage/table_shape.h"

/// Private to core/store: what a damaged file says of its tables.
namespace redoubt::store {

/// SQLite's list of tables, as far as it can be read. What it says of their columns is not asked: that we know.
class TableList {
 public:
  /// `shapes` are the tables we look for.
  TableList(const DamagedFile& file, PageClaims& claims, const std::vector<TableShape>& shapes);

  /// Where a table's tree may begin, likeliest first.
  std::vector<PageNumber> rootsOf(const TableShape& shape) const;
  /// Where a fresh file of the likeliest layout has it.
  PageNumber usualRootOf(const TableShape& shape) const { return shape.usualRoots[layout_]; }
  /// Whether nearly every root that is known lies there, so that the others will, too.
  bool isAsInFreshFiles() const { return isAsInFreshFiles_; }
  /// The roots of what else there is: indexes, tables of other programs.
  const std::vector<PageNumber>& otherRoots() const { return otherRoots_; }
  /// How many of our tables it names.
  std::size_t known() const { return roots_.size(); }
  /// Whether tables or columns are not as we know them, by their definitions.
  bool isOfAnotherSchema() const { return isOfAnotherSchema_; }

 private:
  void read(const DamagedFile& file, PageClaims& claims);
  void take(const Values& row);
  void chooseLayout();
  void settleTwins();

  const std::vector<TableShape>& shapes_;
  std::map<std::string, PageNumber> roots_;
  std::vector<PageNumber> otherRoots_;
  std::size_t layout_ = 0;
  bool isAsInFreshFiles_ = false;
  bool isOfAnotherSchema_ = false;
};

}  // namespace redoubt::store
