#pragma once

#include <SQLiteCpp/Database.h>

#include <string>

/// Private to core/store.
namespace redoubt::store {

/// Copies the rows of one table from database to database, all columns that both have. `clause` is what comes after the
/// table's name ("WHERE …"); it must be text of ours.
void copyRows(SQLite::Database& from, SQLite::Database& to, const std::string& table, const std::string& clause = {});

/// Binds to parameter `place` what `value` is.
void bindValue(SQLite::Statement& statement, int place, const SQLite::Column& value);

}  // namespace redoubt::store
