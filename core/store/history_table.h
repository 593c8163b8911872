#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/model/field.h"
#include "core/store/battle_file.h"
#include "core/store/compress.h"

namespace SQLite {
class Database;
}

namespace redoubt::store {

/// Done: in the content. Undone: can be redone. SetAside: from before someone else changed the file, or of another
/// schema; kept to look at, never applied.
enum class HistoryState { Done, Undone, SetAside };

/// One edit as history keeps it, without its changeset.
struct HistoryRow {
  std::int64_t sequence = 0;
  std::string title;
  HistoryState state = HistoryState::Done;
  int schema = 0;
  std::string madeAt;  ///< ISO 8601, UTC; for people only: order is by sequence
  int changeCount = 0;

  friend bool operator==(const HistoryRow&, const HistoryRow&) = default;
};

/// Sequences run from 1 to here; rows that a foreign hand gave others are not looked at.
inline constexpr std::int64_t kMaxSequence = (std::int64_t{1} << 53) - 1;

/// A changeset is no larger, inflated.
inline constexpr std::size_t kMaxChangeset = std::size_t{128} << 20;

/// The same of a database that is only read; private to core/store.
std::vector<HistoryRow> historyRows(SQLite::Database& database);
Bytes changesetAt(SQLite::Database& database, std::int64_t sequence);

/// The rows of history in their order.
std::vector<HistoryRow> readHistory(BattleFile& file);
/// The inflated changeset of a row. Throws Error Damaged.
Bytes readChangeset(BattleFile& file, std::int64_t sequence);

// Inside a transaction only; insertHistory throws Error TooLarge for a changeset that readChangeset would refuse.
void insertHistory(BattleFile& file, const HistoryRow& row, const Bytes& changeset);
void setHistoryState(BattleFile& file, std::int64_t sequence, HistoryState state);
void dropUndone(BattleFile& file);
void setAllAside(BattleFile& file);

/// Drops the rows that are set aside, in a transaction of its own. Throws Error; a commit that stands and that the disk
/// could not promise to keep is told by BattleFile::takeUnsynced.
void dropSetAside(BattleFile& file);

/// BEGIN IMMEDIATE, `setAllAside`, COMMIT. Throws Error as dropSetAside does.
void setHistoryAside(BattleFile& file);

}  // namespace redoubt::store

template <>
struct redoubt::model::EnumText<redoubt::store::HistoryState> {
  static constexpr std::array<std::string_view, 3> kWords{"done", "undone", "set-aside"};
};
