#include "core/store/read_lock.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "core/base/error.h"

namespace redoubt::store {
namespace {

// The bytes that SQLite locks: PENDING at 1 GiB, RESERVED after it, then 510 SHARED.
constexpr off_t kPendingByte = 0x40000000;
constexpr off_t kReservedByte = kPendingByte + 1;
constexpr off_t kSharedFirst = kPendingByte + 2;
constexpr off_t kSharedSize = 510;
constexpr off_t kMaxFileBytes = off_t{4} << 30;

struct flock range(short type, off_t start, off_t length) {
  struct flock lock {};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  lock.l_start = start;
  lock.l_len = length;
  return lock;
}

// As SQLite does: through PENDING, so that a waiting writer is let by. False while a writer is at it; true, too, where
// the file system knows no locks.
bool tryShare(int handle) {
  const auto refused = [](int result) { return result != 0 && (errno == EACCES || errno == EAGAIN); };
  auto pending = range(F_RDLCK, kPendingByte, 1);
  if (refused(::fcntl(handle, F_SETLK, &pending))) return false;
  auto shared = range(F_RDLCK, kSharedFirst, kSharedSize);
  const bool busy = refused(::fcntl(handle, F_SETLK, &shared));
  pending.l_type = F_UNLCK;
  ::fcntl(handle, F_SETLK, &pending);
  return !busy;
}

void checkKind(const struct stat& status, const std::filesystem::path& path, ReadLock::Sizes sizes) {
  if (S_ISDIR(status.st_mode)) {
    throw Error(ErrorCode::NotRegularFile, Phrase::of("errors.file.folder"), path.string());
  }
  if (!S_ISREG(status.st_mode)) {
    throw Error(ErrorCode::NotRegularFile, Phrase::of("errors.file.not-regular"), path.string());
  }
  if (status.st_size == 0) {
    throw Error(ErrorCode::NotABattle, Phrase::of("errors.file.empty"), path.string());
  }
  if (sizes == ReadLock::Sizes::OfBattles && status.st_size > kMaxFileBytes) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.file.too-large"), path.string());
  }
}

}  // namespace

ReadLock::ReadLock(const std::filesystem::path& file, Sizes sizes) : path_(file) {
  struct stat status {};
  if (::lstat(file.c_str(), &status) != 0) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.file.missing"), file.string());
  }
  checkKind(status, file, sizes);  // before opening: to open a FIFO or device is to act on it
  handle_ = ::open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (handle_ < 0) {
    throw Error(ErrorCode::ReadOnly, Phrase::of("errors.file.unreadable", {{"reason", std::strerror(errno)}}),
                file.string());
  }
  try {
    using namespace std::chrono_literals;
    for (int tries = 0; !tryShare(handle_); ++tries) {
      if (tries == 100) {
        throw Error(ErrorCode::Busy, Phrase::of("errors.file.busy"), file.string());
      }
      std::this_thread::sleep_for(20ms);
    }
    ::fstat(handle_, &status);
    checkKind(status, file, sizes);
    size_ = static_cast<std::uint64_t>(status.st_size);
  } catch (...) {
    ::close(handle_);
    throw;
  }
}

ReadLock::~ReadLock() {
  ::close(handle_);
}

ReadLock::Header ReadLock::header() const {
  Header header{};
  const ssize_t got = ::pread(handle_, header.data(), header.size(), 0);
  if (got < 16 || std::memcmp(header.data(), "SQLite format 3", 16) != 0) {
    throw Error(ErrorCode::NotABattle, Phrase::of("errors.file.not-database"), path_.string());
  }
  if (got < static_cast<ssize_t>(header.size())) {
    throw Error(ErrorCode::Damaged, Phrase::of("errors.damaged.header-cut"), path_.string());
  }
  return header;
}

std::size_t ReadLock::read(std::uint64_t offset, std::span<unsigned char> into) const {
  std::size_t done = 0;
  while (done < into.size()) {
    const ssize_t got = ::pread(handle_, into.data() + done, into.size() - done, static_cast<off_t>(offset + done));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    done += static_cast<std::size_t>(got);
  }
  return done;
}

bool ReadLock::isReserved() const {
  auto lock = range(F_WRLCK, kReservedByte, 1);
  return ::fcntl(handle_, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

}  // namespace redoubt::store
