#include "core/store/pending_file.h"

#include "core/base/error.h"
#include "core/store/files.h"
#include "core/store/open_files.h"

namespace redoubt::store {
namespace fs = std::filesystem;

PendingFile::PendingFile(const fs::path& path) : target_(writableTarget(path)) {
  refuseIfOpen(target_);
  if (beginsAsDatabase(target_)) {
    throw Error(ErrorCode::Refused, Phrase::of("errors.write.database-there"), path.string());
  }
  temporary_ = temporaryBeside(target_);
}

PendingFile::~PendingFile() {
  std::error_code ignored;
  if (!temporary_.empty()) fs::remove(temporary_, ignored);
}

bool PendingFile::moveIntoPlace() {
  const bool isPromised = store::moveIntoPlace(temporary_, target_);
  temporary_.clear();
  return isPromised;
}

}  // namespace redoubt::store
