#include <array>
#include <fstream>

#include "core/store/salvage/damaged_file.h"

// The format is https://www.sqlite.org/fileformat2.html, section 3: stretches of pages, each behind a header that fills
// a sector; a page is its number, its bytes and a checksum.
namespace redoubt::store {
namespace {

constexpr std::array<unsigned char, 8> kJournalMagic{0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
constexpr std::size_t kJournalHeaderSize = 28;

bool isPowerOfTwo(std::uint32_t number, std::uint32_t least, std::uint32_t most) {
  return number >= least && number <= most && (number & (number - 1)) == 0;
}

class JournalReader {
 public:
  explicit JournalReader(const std::filesystem::path& journal) : file_(journal, std::ios::binary) {
    pages_.journal = journal;
    file_.seekg(0, std::ios::end);
    size_ = static_cast<std::uint64_t>(std::max<std::streamoff>(file_.tellg(), 0));
  }

  JournalPages read() {
    while (readStretch()) {
      // Each begins on a sector of its own.
      at_ = (at_ + sectorSize_ - 1) / sectorSize_ * sectorSize_;
    }
    return std::move(pages_);
  }

 private:
  PageBytes bytes(std::uint64_t offset, std::size_t count) {
    PageBytes found(count);
    file_.clear();
    file_.seekg(static_cast<std::streamoff>(offset));
    file_.read(reinterpret_cast<char*>(found.data()), static_cast<std::streamsize>(count));
    return file_ ? found : PageBytes();
  }

  bool readStretch() {
    const PageBytes header = bytes(at_, kJournalHeaderSize);
    if (header.empty() || !std::equal(kJournalMagic.begin(), kJournalMagic.end(), header.begin())) return false;
    if (pages_.pageSize == 0) {
      sectorSize_ = bigEndian(header, 20);
      const std::uint32_t pageSize = bigEndian(header, 24);
      if (!isPowerOfTwo(sectorSize_, 32, 65536) || !isPowerOfTwo(pageSize, 512, 65536)) return false;
      pages_.pageSize = pageSize;
      pages_.pageCount = bigEndian(header, 16);
    }
    at_ += sectorSize_;
    const std::uint64_t pageRecord = std::uint64_t{pages_.pageSize} + 8;
    std::uint64_t count = bigEndian(header, 8);
    if (count == 0xFFFFFFFF) count = at_ < size_ ? (size_ - at_) / pageRecord : 0;
    for (; count > 0; --count, at_ += pageRecord) {
      if (!readPage(bigEndian(header, 12))) return false;
    }
    return true;
  }

  bool readPage(std::uint32_t nonce) {
    const PageBytes record = bytes(at_, std::size_t{pages_.pageSize} + 8);
    if (record.empty()) return false;
    std::uint32_t sum = nonce;
    for (std::size_t i = pages_.pageSize; i > 200;) sum += record[4 + (i -= 200)];
    const PageNumber number = bigEndian(record, 0);
    if (number == 0 || sum != bigEndian(record, 4 + std::size_t{pages_.pageSize})) return false;
    if (number <= pages_.pageCount) pages_.places[number] = at_ + 4;
    return true;
  }

  std::ifstream file_;
  std::uint64_t size_ = 0;
  std::uint64_t at_ = 0;
  std::uint32_t sectorSize_ = 512;
  JournalPages pages_;
};

}  // namespace

JournalPages journalPagesOf(const std::filesystem::path& journal) {
  return JournalReader(journal).read();
}

}  // namespace redoubt::store
