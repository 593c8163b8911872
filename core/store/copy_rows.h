#pragma once

#include <SQLiteCpp/Database.h>

#include <string>

/// Private to core/store.
namespace redoubt::store {

/// Copies the rows of one table from database to database; columns that only `to` has are NULL, or "" or 0 where they
/// can't be that. `clause` is what comes after the table's name ("WHERE …"); it must be text of ours.
void copyRows(SQLite::Database& from, SQLite::Database& to, const std::string& table, const std::string& clause = {});

}  // namespace redoubt::store
