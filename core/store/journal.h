#pragma once

#include <filesystem>

namespace redoubt::store {

/// What lies beside a battle file. Read with plain file calls, before SQLite opens anything: a crafted rollback
/// journal that names a super-journal makes merely reading the battle delete another file.
enum class SidecarState {
  None,  ///< nothing beside it that SQLite would read
  Hot,   ///< a rollback journal of an edit, naming no other file: may be replayed if nobody is at it
};

/// Looks at FILE-journal and FILE-wal. A journal that does not begin as SQLite's do holds nothing that SQLite would
/// replay. Throws Error HostileJournal for a journal that names a super-journal, is a link or no regular file, and for a
/// write-ahead log.
SidecarState inspectSidecars(const std::filesystem::path& file);

/// Throws Error HostileJournal if a sidecar lies where the new file `target` is to be put: SQLite would replay it onto
/// the new file.
void refuseSidecarsAt(const std::filesystem::path& target);

}  // namespace redoubt::store
