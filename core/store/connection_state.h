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

/// Files may be larger, so that one at its limit still opens.
inline constexpr std::int64_t kMostEditedBytes = std::int64_t{2} << 30;

struct Connection {
  Connection(std::filesystem::path where, SQLite::Database opened, FileIdentity file);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// A prepared statement, kept for the next use; reset and unbound.
  SQLite::Statement& prepared(const std::string& sql);

  /// The size of the file.
  std::int64_t bytes();

  /// What changes when another connection writes.
  std::int64_t readDataVersion();

  std::filesystem::path path;
  FileIdentity identity;
  SQLite::Database database;
  std::int64_t dataVersion = 0;
  bool wasRecovered = false;
  bool isOutdated = false;                    ///< of an older schema: it is read, and written only after rewriteFile
  std::string unsettled;    ///< the mark of a commit of which nobody could tell whether it stands
  bool isUnsynced = false;                    ///< a commit stands of which the disk did not promise to keep it
  std::int64_t mostBytes = kMostEditedBytes;  ///< a file of this size takes no more edits
  std::map<std::string, std::unique_ptr<SQLite::Statement>, std::less<>> statements;
};

}  // namespace redoubt::store
