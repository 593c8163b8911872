#include "core/store/holder.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "core/store/files.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

fs::path stateFolder() {
  if (const char* state = std::getenv("XDG_STATE_HOME"); state && *state == '/') return fs::path(state) / "redoubt";
  if (const char* home = std::getenv("HOME"); home && *home == '/') return fs::path(home) / ".local/state/redoubt";
  return fs::temp_directory_path() / ("redoubt-" + std::to_string(::getuid()));
}

fs::path lockPath(const FileIdentity& file) {
  return stateFolder() / "holders" / (std::to_string(file.device) + "-" + std::to_string(file.inode));
}

// A lock that belongs to the open file, not to the process: a second window of this process meets it too.
struct flock wholeFile() {
  struct flock lock {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  return lock;
}

std::optional<FileIdentity> identityOfHandle(int handle) {
  struct stat status {};
  if (::fstat(handle, &status) != 0) return std::nullopt;
  return FileIdentity{status.st_dev, status.st_ino};
}

std::string describeSelf() {
  const passwd* user = ::getpwuid(::getuid());
  std::array<char, 256> host{};
  ::gethostname(host.data(), host.size() - 1);
  return std::string(user ? user->pw_name : "someone") + ", process " + std::to_string(::getpid()) + " on " +
         host.data();
}

// What describeSelf() says, or another text if that is what the file holds.
Phrase toPhrase(std::string_view described) {
  constexpr std::string_view kProcess = ", process ";
  constexpr std::string_view kOn = " on ";
  const std::size_t process = described.find(kProcess);
  const std::size_t on = described.find(kOn, process);
  if (on == std::string_view::npos) return described;
  const std::size_t number = process + kProcess.size();
  return Phrase::of("errors.held.holder", {{"user", described.substr(0, process)},
                                           {"process", described.substr(number, on - number)},
                                           {"host", described.substr(on + kOn.size())}});
}

}  // namespace

std::unique_ptr<Holder> Holder::acquire(const fs::path& file) {
  const auto identity = identityOf(file);
  if (!identity) return nullptr;
  const fs::path path = lockPath(*identity);
  std::error_code ignored;
  fs::create_directories(path.parent_path(), ignored);
  for (;;) {
    const int lock = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    // Without a state folder there is nobody to tell; SQLite's locks still hold.
    if (lock < 0) return std::unique_ptr<Holder>(new Holder(-1, {}));
    struct flock whole = wholeFile();
    if (::fcntl(lock, F_OFD_SETLK, &whole) != 0) {
      ::close(lock);
      return nullptr;
    }
    if (identityOf(path) == identityOfHandle(lock)) {
      const std::string self = describeSelf();
      if (::ftruncate(lock, 0) != 0 || ::write(lock, self.data(), self.size()) < 0) ignored.clear();
      return std::unique_ptr<Holder>(new Holder(lock, path));
    }
    ::close(lock);  // its last holder removed it between our two calls
  }
}

std::optional<Phrase> Holder::current(const fs::path& file) {
  const auto identity = identityOf(file);
  if (!identity) return std::nullopt;
  const int lock = ::open(lockPath(*identity).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (lock < 0) return std::nullopt;
  std::optional<Phrase> who;
  struct flock whole = wholeFile();
  if (::fcntl(lock, F_OFD_GETLK, &whole) == 0 && whole.l_type != F_UNLCK) {
    std::array<char, 200> text{};
    const ssize_t size = ::read(lock, text.data(), text.size());
    who = toPhrase(std::string_view(text.data(), static_cast<std::size_t>(std::max<ssize_t>(0, size))));
  }
  ::close(lock);
  return who;
}

Holder::~Holder() {
  if (lock_ < 0) return;
  std::error_code ignored;
  fs::remove(path_, ignored);
  ::close(lock_);
}

}  // namespace redoubt::store
