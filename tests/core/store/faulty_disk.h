#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace redoubt::testing {

/// What a program asked of the disk.
struct DiskEvent {
  enum class Kind { Create, Write, Truncate, Sync, Delete, FolderSync };
  Kind kind;
  std::string file;         ///< its path
  std::int64_t offset = 0;  ///< of a write; of a truncation the new size
  std::string bytes;        ///< of a write
};

/// A disk that fails when told and remembers what was done: while it lives, SQLite opens files through it. One at a
/// time; files opened through it must be closed before it goes.
class FaultyDisk {
 public:
  enum class Lasting { Once, FromThenOn };
  enum class Calls {
    Changing,    ///< writes, syncs, truncations, deletions; every second deletion that fails has happened all the same
    Reading,     ///< reads
    FolderSync,  ///< the sync of the folder after a deletion, which has happened
  };

  FaultyDisk();
  ~FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;

  /// The `n`-th call of these from now on fails, counted from 1.
  void failAt(int n, Lasting lasting, Calls calls = Calls::Changing);
  bool hasFailed() const;
  void heal();

  /// What happened since the disk was made, in order. The first sync of a file makes its name durable, too.
  const std::vector<DiskEvent>& events() const;
};

}  // namespace redoubt::testing
