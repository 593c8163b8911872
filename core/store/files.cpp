#include "core/store/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/store/pending_file.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

Error systemError(std::string key, const fs::path& path) {
  const bool full = errno == ENOSPC || errno == EDQUOT || errno == EIO;
  return Error(full ? ErrorCode::DiskFull : ErrorCode::ReadOnly,
               Phrase::of(std::move(key), {{"reason", std::strerror(errno)}}), path.string());
}

// Answers the number of the error, 0 for none.
int synced(const fs::path& path, int flags) {
  const int file = ::open(path.c_str(), flags | O_CLOEXEC);
  if (file < 0) return errno;
  const int error = ::fsync(file) == 0 ? 0 : errno;
  ::close(file);
  return error;
}

// Some file systems have no way to make a folder durable, or need none.
bool isFolderSynced(const fs::path& folder) {
  const int error = synced(folder, O_RDONLY | O_DIRECTORY);
  return error == 0 || error == EINVAL || error == ENOTSUP || error == EROFS;
}

}  // namespace

std::optional<FileIdentity> identityOf(const fs::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return FileIdentity{status.st_dev, status.st_ino};
}

fs::path resolvedPath(const fs::path& path) {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  if (!error) return real;
  if (error == std::errc::permission_denied) {
    throw Error(ErrorCode::ReadOnly, Phrase::of("errors.file.unreachable", {{"reason", error.message()}}),
                path.string());
  }
  if (fs::is_symlink(path, error)) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.file.dangling-link"), path.string());
  }
  throw Error(ErrorCode::NotFound, Phrase::of("errors.file.missing"), path.string());
}

TemporaryFolder::TemporaryFolder() {
  // Without links, which SQLite is told not to follow.
  std::error_code error;
  fs::path folder = fs::temp_directory_path(error);
  if (!error) folder = fs::canonical(folder, error);
  if (error) {
    throw Error(ErrorCode::ReadOnly, Phrase::of("errors.write.no-temporary-folder", {{"reason", error.message()}}));
  }
  std::string pattern = (folder / "redoubt-XXXXXX").string();
  if (!::mkdtemp(pattern.data())) throw systemError("errors.write.temporary-folder", pattern);
  path_ = pattern;
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::exchange(other.path_, {})) {}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove_all(path_, ignored);
}

fs::path temporaryBeside(const fs::path& target) {
  fs::path temporary = target;
  temporary += ".new-" + std::to_string(randomId());
  return temporary;
}

fs::path writableTarget(const fs::path& path) {
  std::error_code ignored;
  fs::path target = path;
  if (fs::is_symlink(path, ignored)) target = fs::weakly_canonical(path, ignored);
  const fs::file_status status = fs::symlink_status(target, ignored);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    throw Error(ErrorCode::NotRegularFile, Phrase::of("errors.write.name-taken"), path.string());
  }
  if (target.has_parent_path() && !fs::is_directory(target.parent_path(), ignored)) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.write.no-folder"), path.string());
  }
  return target;
}

bool beginsAsDatabase(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::array<char, 15> start{};
  file.read(start.data(), start.size());
  return file && std::string_view(start.data(), start.size()) == "SQLite format 3";
}

bool writeFile(const fs::path& path, std::string_view bytes) {
  PendingFile pending(path);
  std::ofstream file(pending.path(), std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) {
    throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), path.string());
  }
  return pending.moveIntoPlace();
}

bool moveIntoPlace(const fs::path& temporary, const fs::path& target) {
  std::error_code ignored;
  const fs::file_status replaced = fs::status(target, ignored);
  if (fs::is_regular_file(replaced)) fs::permissions(temporary, replaced.permissions(), ignored);
  if (const int error = synced(temporary, O_RDWR); error != 0) {
    errno = error;
    throw systemError("errors.write.failed", target);
  }
  if (::rename(temporary.c_str(), target.c_str()) != 0) throw systemError("errors.write.replacing", target);
  return isFolderSynced(target.has_parent_path() ? target.parent_path() : fs::path("."));
}

void copyBytes(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::copy_file(from, to, fs::copy_options::overwrite_existing, error);
  if (!error) fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write, fs::perm_options::add, error);
  if (error) {
    throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.copying", {{"reason", error.message()}}), from.string());
  }
}

bool isWritable(const fs::path& file) {
  const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  return ::access(file.c_str(), W_OK) == 0 && ::access(folder.c_str(), W_OK | X_OK) == 0;
}

}  // namespace redoubt::store
