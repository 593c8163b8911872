#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <map>

#include "core/store/salvage/table_tree.h"

/// Private to core/store.
namespace redoubt::store {

/// Asks of rows whether what they refer to is there, as far as it has been found.
class References {
 public:
  explicit References(SQLite::Database& fresh) : fresh_(fresh) {}

  /// The share of their references that lead to a row; nothing if they have none.
  std::optional<double> knownShare(const TableShape& shape, const PageRows& page);
  /// False for rows nearly all of which would have to be left out, because what they can't do without is not there. Of
  /// tables that `isRead` answers false for nothing is known yet.
  bool canStay(const TableShape& shape, const PageRows& page, const std::function<bool(const std::string&)>& isRead);

 private:
  bool isThere(const std::string& table, std::int64_t id);

  SQLite::Database& fresh_;
  std::map<std::string, SQLite::Statement> tables_;
};

}  // namespace redoubt::store
