#include "tests/core/store/unsynced_folders.h"

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>

namespace redoubt::testing {
namespace {

int folderError = 0;
int fileError = 0;

}  // namespace

UnsyncedFolders::UnsyncedFolders(int error) {
  folderError = error;
}
UnsyncedFolders::~UnsyncedFolders() {
  folderError = 0;
}
UnsyncedFiles::UnsyncedFiles(int error) {
  fileError = error;
}
UnsyncedFiles::~UnsyncedFiles() {
  fileError = 0;
}

}  // namespace redoubt::testing

// In the place of the system's.
extern "C" int fsync(int file) {
  struct stat status {};
  const bool isFolder = ::fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
  const int error = isFolder ? redoubt::testing::folderError : redoubt::testing::fileError;
  if (error == 0) return static_cast<int>(::syscall(SYS_fsync, file));
  errno = error;
  return -1;
}
