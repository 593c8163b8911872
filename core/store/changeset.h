#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/store/compress.h"

struct sqlite3;
struct sqlite3_changeset_iter;
struct sqlite3_session;
struct sqlite3_value;

/// Private to core/store: what SQLite's session extension records. edit_transaction.cpp says what a changeset is, and
/// why edits are recorded so.
namespace redoubt::store {

/// Records what happens to `tables` of a connection from here on.
class Recorder {
 public:
  /// Throws Error.
  Recorder(sqlite3* db, const std::vector<std::string>& tables);
  ~Recorder();
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  /// What has been recorded so far; empty if nothing changed. Throws Error.
  Bytes changeset() const;

 private:
  sqlite3_session* session_ = nullptr;
};

/// What to say of a changeset that is none, or of other tables or columns than those of content.
Error damagedRecord();

/// Walks over a changeset's rows, table by table. Everything throws damagedRecord for what is no changeset.
class ChangeCursor {
 public:
  /// The changeset must outlive the cursor.
  explicit ChangeCursor(const Bytes& changeset);
  ~ChangeCursor();
  ChangeCursor(const ChangeCursor&) = delete;
  ChangeCursor& operator=(const ChangeCursor&) = delete;

  bool next();

  const char* table() const { return table_; }
  /// SQLITE_INSERT, SQLITE_UPDATE or SQLITE_DELETE.
  int operation() const { return operation_; }
  /// Which of the table's columns are of its key.
  std::vector<bool> keyColumns() const;

  /// Null where the record does not name the column.
  sqlite3_value* oldValue(int column) const;
  sqlite3_value* newValue(int column) const;

 private:
  sqlite3_changeset_iter* at_ = nullptr;
  const char* table_ = nullptr;
  int columns_ = 0;
  int operation_ = 0;
};

/// Makes a changeset happen, or nothing of it where a row is not as expected. Answers SQLite's code.
int applyWhole(sqlite3* db, const Bytes& changeset);

}  // namespace redoubt::store
