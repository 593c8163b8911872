#include "core/store/journal.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstring>

#include "core/base/error.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

constexpr std::array<unsigned char, 8> kJournalMagic{0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};

fs::path beside(const fs::path& file, const char* suffix) {
  fs::path path = file;
  path += suffix;
  return path;
}

Error hostile(const fs::path& file, const Phrase& why) {
  return Error(ErrorCode::HostileJournal, Phrase::of("errors.journal.untouched", {{"why", why}}), file.string());
}

bool readAt(int file, off_t offset, unsigned char* into, std::size_t size) {
  return ::pread(file, into, size, offset) == static_cast<ssize_t>(size);
}

}  // namespace

SidecarState inspectSidecars(const fs::path& file) {
  struct stat status {};
  // Even an empty log would switch SQLite to write-ahead logging.
  if (::lstat(beside(file, "-wal").c_str(), &status) == 0) {
    throw Error(ErrorCode::HostileJournal, Phrase::of("errors.journal.write-ahead"), file.string());
  }
  const fs::path journal = beside(file, "-journal");
  if (::lstat(journal.c_str(), &status) != 0) return SidecarState::None;
  if (!S_ISREG(status.st_mode)) throw hostile(file, Phrase::of("errors.journal.not-plain"));
  if (status.st_size == 0) return SidecarState::None;
  const int handle = ::open(journal.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (handle < 0) throw hostile(file, Phrase::of("errors.journal.unreadable"));
  std::array<unsigned char, 8> head{};
  std::array<unsigned char, 8> tail{};
  const bool hasHead = readAt(handle, 0, head.data(), head.size());
  const bool hasTail = status.st_size >= 16 && readAt(handle, status.st_size - 8, tail.data(), tail.size());
  ::close(handle);
  if (hasTail && tail == kJournalMagic) {
    throw hostile(file, Phrase::of("errors.journal.names-another"));
  }
  // SQLite zeroes the header of a journal that was finished, and until the first sync of one that was begun. One that
  // begins otherwise it takes for hot by its first byte, finds nothing to replay in it and deletes it.
  return hasHead && head == kJournalMagic ? SidecarState::Hot : SidecarState::None;
}

void refuseSidecarsAt(const fs::path& target) {
  if (inspectSidecars(target) == SidecarState::None) return;
  throw hostile(target, Phrase::of("errors.journal.cut-short"));
}

}  // namespace redoubt::store
