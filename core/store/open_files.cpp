#include "core/store/open_files.h"

#include <mutex>
#include <set>

#include "core/base/error.h"

namespace redoubt::store {
namespace {

struct OpenFiles {
  std::mutex mutex;
  std::set<FileIdentity> files;
};

OpenFiles& openFiles() {
  static OpenFiles files;
  return files;
}

}  // namespace

void addOpenFile(const FileIdentity& file) {
  const std::scoped_lock lock(openFiles().mutex);
  openFiles().files.insert(file);
}

void removeOpenFile(const FileIdentity& file) {
  const std::scoped_lock lock(openFiles().mutex);
  openFiles().files.erase(file);
}

void refuseIfOpen(const std::filesystem::path& path) {
  const auto identity = identityOf(path);
  const std::scoped_lock lock(openFiles().mutex);
  if (identity && openFiles().files.contains(*identity)) {
    throw Error(ErrorCode::Busy, Phrase::of("errors.file.open-here"), path.string());
  }
}

}  // namespace redoubt::store
