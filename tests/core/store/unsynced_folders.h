#pragma once

namespace redoubt::testing {

/// While it lives, making a folder durable fails with `error` (an errno); files are made durable as ever. A program
/// that has it in it asks it at every fsync.
class UnsyncedFolders {
 public:
  explicit UnsyncedFolders(int error);
  ~UnsyncedFolders();
  UnsyncedFolders(const UnsyncedFolders&) = delete;
  UnsyncedFolders& operator=(const UnsyncedFolders&) = delete;
};

/// The same for plain files.
class UnsyncedFiles {
 public:
  explicit UnsyncedFiles(int error);
  ~UnsyncedFiles();
  UnsyncedFiles(const UnsyncedFiles&) = delete;
  UnsyncedFiles& operator=(const UnsyncedFiles&) = delete;
};

}  // namespace redoubt::testing
