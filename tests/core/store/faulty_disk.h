#pragma once

#include <string>

namespace redoubt::testing {

/// A disk that fails when told: while it lives, SQLite opens files through it. One at a time; files opened through it
/// must be closed before it goes.
class FaultyDisk {
 public:
  enum class Lasting { Once, FromThenOn };

  FaultyDisk();
  ~FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;

  /// The `n`-th write, sync, truncation or deletion from now on fails, counted from 1. Every second deletion that
  /// fails has happened all the same, as when only syncing the folder fails.
  void failAt(int n, Lasting lasting);
  bool hasFailed() const;
  void heal();
};

}  // namespace redoubt::testing
