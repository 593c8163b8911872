#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "core/store/compress.h"

/// The file system as the store needs it: durable replacing, temporary folders, identity of files.
namespace redoubt::store {

/// Which file a path leads to, however it is spelled.
struct FileIdentity {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  friend auto operator<=>(const FileIdentity&, const FileIdentity&) = default;
};

std::optional<FileIdentity> identityOf(const std::filesystem::path& path);

/// A folder of its own that goes with the object.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(TemporaryFolder&& other) noexcept;
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// A path beside `target` that no file has, for writing before `moveIntoPlace`.
std::filesystem::path temporaryBeside(const std::filesystem::path& target);

/// Makes `temporary` durable, renames it over `target` and makes the folder durable. Throws Error.
void moveIntoPlace(const std::filesystem::path& temporary, const std::filesystem::path& target);

/// Copies bytes to a file that its owner may write; links are followed. Throws Error.
void copyBytes(const std::filesystem::path& from, const std::filesystem::path& to);

/// Whether the file and its folder can be written, which a rollback journal needs.
bool isWritable(const std::filesystem::path& file);

}  // namespace redoubt::store
