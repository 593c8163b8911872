#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

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

/// Where a path leads, links followed. Throws Error NotFound, ReadOnly (it can't be reached).
std::filesystem::path resolvedPath(const std::filesystem::path& path);

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

/// Where a file of that name is to be written: behind a link, what it leads to. Throws Error NotRegularFile for a
/// folder, device or FIFO, NotFound if the folder is not there.
std::filesystem::path writableTarget(const std::filesystem::path& path);

/// Whether a file begins as SQLite's do. It must not be open in this process: see open_files.h.
bool beginsAsDatabase(const std::filesystem::path& path);

/// Writes a file that is no battle: whole or not at all, over one that is there already, with its permissions. Answers
/// as moveIntoPlace does. Throws Error; Refused if a database lies there, for that may be a battle.
bool writeFile(const std::filesystem::path& path, std::string_view bytes);

/// Makes `temporary` durable, renames it over `target` and makes the folder durable. Answers whether the disk promises
/// to keep it there should the power fail; file systems that know no durable folders count as promising. Throws Error;
/// then it is not in place.
bool moveIntoPlace(const std::filesystem::path& temporary, const std::filesystem::path& target);

/// Copies bytes to a file that its owner may write; links are followed. Throws Error.
void copyBytes(const std::filesystem::path& from, const std::filesystem::path& to);

/// Whether the file and its folder can be written, which a rollback journal needs.
bool isWritable(const std::filesystem::path& file);

}  // namespace redoubt::store
