#include "core/exchange/input/read_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "core/exchange/input/line_column.h"

namespace redoubt::exchange::input {
namespace {

class OpenedSource {
 public:
  // Without waiting: opening a FIFO would last until somebody writes into it.
  explicit OpenedSource(const std::filesystem::path& path)
      : path_(path.string()), handle_(::open(path_.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) {}
  ~OpenedSource() {
    if (handle_ >= 0) ::close(handle_);
  }
  OpenedSource(const OpenedSource&) = delete;
  OpenedSource& operator=(const OpenedSource&) = delete;

  // Answers how many bytes the file claims to have.
  std::size_t checked() const {
    if (handle_ < 0 && (errno == ENOENT || errno == ENOTDIR)) {
      throw Error(ErrorCode::NotFound, Phrase::of("errors.source.missing"), path_);
    }
    struct stat status {};
    if (handle_ < 0 && errno == ENXIO) fail(ErrorCode::NotRegularFile, Phrase::of("errors.source.not-regular"));
    if (handle_ < 0 || ::fstat(handle_, &status) != 0) {
      fail(ErrorCode::NotFound, Phrase::of("errors.source.unreadable"));
    }
    if (!S_ISREG(status.st_mode)) fail(ErrorCode::NotRegularFile, Phrase::of("errors.source.not-regular"));
    return static_cast<std::size_t>(status.st_size);
  }

  std::string read(std::size_t most) const {
    const std::size_t claimed = checked();
    if (claimed > most) failTooLarge(most);
    std::string text(claimed, '\0');
    std::size_t size = 0;
    // One byte more is asked for, so that a file that grows meanwhile is noticed.
    for (;;) {
      if (size == text.size()) text.resize(std::min(most + 1, size + (1 << 16)));
      const ssize_t count = ::read(handle_, text.data() + size, text.size() - size);
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) fail(ErrorCode::NotFound, Phrase::of("errors.source.unreadable"));
      if (count == 0) break;
      size += static_cast<std::size_t>(count);
      if (size > most) failTooLarge(most);
    }
    text.resize(size);
    return text;
  }

 private:
  [[noreturn]] void fail(ErrorCode code, Phrase sentence) const { throw Error(code, std::move(sentence), path_); }
  [[noreturn]] void failTooLarge(std::size_t most) const {
    fail(ErrorCode::TooLarge, Phrase::of("errors.source.too-large", {{"most", std::to_string(most)}}));
  }

  std::string path_;
  int handle_;
};

}  // namespace

std::string readSource(const std::filesystem::path& path, std::size_t most) {
  return OpenedSource(path).read(most);
}

Error errorAt(std::string context, std::string_view text, std::size_t offset, Phrase problem) {
  const LineColumn place = lineColumn(text, std::min(offset, text.size()));
  return Error(ErrorCode::BadInput,
               Phrase::of("errors.source.at", {{"line", std::to_string(place.line)},
                                               {"column", std::to_string(place.column)},
                                               {"problem", std::move(problem)}}),
               std::move(context));
}

}  // namespace redoubt::exchange::input
