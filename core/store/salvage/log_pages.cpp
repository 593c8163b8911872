#include <sys/stat.h>

#include <array>
#include <fstream>

#include "core/store/salvage/damaged_file.h"

// The format is https://www.sqlite.org/fileformat2.html, section 4: a header, then frames, each a page behind a header
// of its own that says where the page belongs and, where it ends a transaction, how many pages the file has then. A sum
// runs on from frame to frame, so that none counts behind one that was spoilt.
namespace redoubt::store {
namespace {

constexpr std::uint32_t kLogMagic = 0x377f0682;  // with bit 0 set, the sums are of big-endian words
constexpr std::size_t kLogHeaderSize = 32;
constexpr std::size_t kFrameHeaderSize = 24;

std::uint32_t littleEndian(const PageBytes& bytes, std::size_t at) {
  return (std::uint32_t{bytes[at + 3]} << 24) | (std::uint32_t{bytes[at + 2]} << 16) |
         (std::uint32_t{bytes[at + 1]} << 8) | bytes[at];
}

class LogReader {
 public:
  explicit LogReader(const std::filesystem::path& log) : file_(log, std::ios::binary) { log_.pages.journal = log; }

  LogPages read() {
    const PageBytes header = bytes(0, kLogHeaderSize);
    if (header.empty() || !begin(header)) {
      log_.isSpoilt = true;
      return std::move(log_);
    }
    std::uint64_t at = kLogHeaderSize;
    while (readFrame(at)) at += kFrameHeaderSize + log_.pages.pageSize;
    if (log_.pages.places.empty()) log_.pages.pageSize = 0;
    return std::move(log_);
  }

 private:
  PageBytes bytes(std::uint64_t offset, std::size_t count) {
    PageBytes found(count);
    file_.clear();
    file_.seekg(static_cast<std::streamoff>(offset));
    file_.read(reinterpret_cast<char*>(found.data()), static_cast<std::streamsize>(count));
    return file_ ? found : PageBytes();
  }

  bool begin(const PageBytes& header) {
    const std::uint32_t magic = bigEndian(header, 0);
    const std::uint32_t pageSize = bigEndian(header, 8);
    if ((magic & ~std::uint32_t{1}) != kLogMagic) return false;
    if (pageSize < 512 || pageSize > 65536 || (pageSize & (pageSize - 1)) != 0) return false;
    isBigEndian_ = (magic & 1) != 0;
    log_.pages.pageSize = pageSize;
    salts_ = {bigEndian(header, 16), bigEndian(header, 20)};
    addToSum(header, 0, 24);
    return sum_[0] == bigEndian(header, 24) && sum_[1] == bigEndian(header, 28);
  }

  void addToSum(const PageBytes& of, std::size_t from, std::size_t count) {
    for (std::size_t i = from; i < from + count; i += 8) {
      sum_[0] += (isBigEndian_ ? bigEndian(of, i) : littleEndian(of, i)) + sum_[1];
      sum_[1] += (isBigEndian_ ? bigEndian(of, i + 4) : littleEndian(of, i + 4)) + sum_[0];
    }
  }

  bool readFrame(std::uint64_t at) {
    const PageBytes frame = bytes(at, kFrameHeaderSize + log_.pages.pageSize);
    // Frames of earlier use of the log have other salts.
    if (frame.empty() || bigEndian(frame, 8) != salts_[0] || bigEndian(frame, 12) != salts_[1]) return false;
    addToSum(frame, 0, 8);
    addToSum(frame, kFrameHeaderSize, log_.pages.pageSize);
    const PageNumber number = bigEndian(frame, 0);
    if (number == 0 || sum_[0] != bigEndian(frame, 16) || sum_[1] != bigEndian(frame, 20)) {
      log_.isSpoilt = true;
      return false;
    }
    begun_[number] = at + kFrameHeaderSize;
    if (const PageNumber count = bigEndian(frame, 4); count != 0) commit(count);
    return true;
  }

  void commit(PageNumber count) {
    auto& places = log_.pages.places;
    for (const auto& [number, place] : begun_) places[number] = place;
    begun_.clear();
    places.erase(places.upper_bound(count), places.end());
    log_.pages.pageCount = count;
  }

  std::ifstream file_;
  LogPages log_;
  bool isBigEndian_ = false;
  std::array<std::uint32_t, 2> salts_{};
  std::array<std::uint32_t, 2> sum_{};
  std::map<PageNumber, std::uint64_t> begun_;  ///< of a transaction of which no end was met yet
};

}  // namespace

LogPages logPagesOf(const std::filesystem::path& log) {
  struct stat status {};
  if (::lstat(log.c_str(), &status) != 0 || status.st_size == 0) return {};
  if (!S_ISREG(status.st_mode)) return {{}, true};
  return LogReader(log).read();
}

}  // namespace redoubt::store
