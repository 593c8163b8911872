#pragma once

#include <filesystem>

namespace redoubt::store {

/// A file that is no battle, written by others in pieces and put where it belongs at the end: whole or not at all, over
/// one that is there already, with its permissions.
class PendingFile {
 public:
  /// Throws Error as writableTarget does; Refused if a database lies there, for that may be a battle.
  explicit PendingFile(const std::filesystem::path& path);
  /// Removes what was written, unless it is in place.
  ~PendingFile();
  PendingFile(const PendingFile&) = delete;
  PendingFile& operator=(const PendingFile&) = delete;

  /// Where to write until then: beside the target, and not there yet.
  const std::filesystem::path& path() const { return temporary_; }
  /// Makes it durable and gives it its name. Answers whether the disk promises to keep it should the power fail. Throws
  /// Error.
  bool moveIntoPlace();

 private:
  std::filesystem::path target_;
  std::filesystem::path temporary_;
};

}  // namespace redoubt::store
