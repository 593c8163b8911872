#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "core/store/salvage.h"
#include "core/store/salvage/table_shape.h"

/// Private to core/store: puts the rows that are found of one table into a fresh file.
namespace redoubt::store {

class RowKeeper {
 public:
  enum class Origin {
    Tree,   ///< the table's own pages lead to it
    Stray,  ///< it may be a row of long ago
  };

  RowKeeper(SQLite::Database& to, const TableShape& shape);

  /// Of two rows with one key the first is kept; that it may not be the right one is counted.
  void keep(const Values& row, Origin origin);

  TableSalvage result;

 private:
  bool isThere(const Values& row);

  SQLite::Statement insert_;
  SQLite::Statement same_;
};

}  // namespace redoubt::store
