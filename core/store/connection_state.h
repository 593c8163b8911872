#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "core/store/files.h"

/// Private to core/store: what a BattleFile holds.
namespace redoubt::store {

struct Connection {
  Connection(std::filesystem::path where, SQLite::Database opened, FileIdentity file);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// A prepared statement, kept for the next use; reset and unbound.
  SQLite::Statement& prepared(const std::string& sql);

  /// What changes when another connection writes.
  std::int64_t readDataVersion();

  std::filesystem::path path;
  FileIdentity identity;
  SQLite::Database database;
  std::int64_t dataVersion = 0;
  bool wasRecovered = false;
  std::map<std::string, std::unique_ptr<SQLite::Statement>, std::less<>> statements;
};

}  // namespace redoubt::store
