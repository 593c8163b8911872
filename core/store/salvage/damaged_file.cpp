#include "core/store/salvage/damaged_file.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <limits>
#include <utility>

#include "core/base/error.h"
#include "core/store/journal.h"
#include "core/store/salvage/tree_page.h"
#include "core/store/schema.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kHeaderSize = 100;
// Looked at to find the size of a page.
constexpr std::size_t kSampledPages = 400;

}  // namespace

DamagedFile::DamagedFile(const fs::path& file)
    : lock_(std::make_unique<ReadLock>(file, ReadLock::Sizes::All)), header_(bytesAt(0, kHeaderSize)) {
  header_.resize(kHeaderSize);
  readMagic();
  readSidecars(file);
  pageSize_ = instead_.pageSize != 0 ? instead_.pageSize : likelyPageSize();
  // The three bytes after it are the same in every file.
  if (header_[21] == 64 && header_[22] == 32 && header_[23] == 32 && pageSize_ - header_[20] >= 480) {
    reserved_ = header_[20];
  }
  const std::uint64_t whole =
      std::min<std::uint64_t>(lock_->size() / pageSize_, std::numeric_limits<PageNumber>::max() - 1);
  pageCount_ = static_cast<PageNumber>(whole);
  if (instead_.pageSize == 0) return;
  // An edit cut short may have made the file longer; and one cut short itself has its last pages beside it at best.
  const PageNumber last = instead_.places.empty() ? 0 : instead_.places.rbegin()->first;
  pageCount_ = std::max(std::min(pageCount_, instead_.pageCount), last);
  const PageBytes first = page(1);
  if (first.size() >= kHeaderSize) header_.assign(first.begin(), first.begin() + kHeaderSize);
  readMagic();
}

void DamagedFile::readMagic() {
  hasMagic_ = std::memcmp(header_.data(), "SQLite format 3", 16) == 0;
}

void DamagedFile::readSidecars(const fs::path& file) {
  LogPages log = logPagesOf(fs::path(file) += "-wal");
  hasUnreadLog_ = log.isSpoilt;
  if (log.pages.pageSize != 0) {
    instead_ = std::move(log.pages);
    return;
  }
  try {
    // Unless a living program is at it: then the journal is its own, and it has written nothing while we hold the lock.
    if (inspectSidecars(file) != SidecarState::Hot || lock_->isReserved()) return;
    instead_ = journalPagesOf(fs::path(file) += "-journal");
  } catch (const Error&) {
    // A journal that is not ours helps nobody.
  }
}

std::uint32_t DamagedFile::header(std::size_t offset) const {
  return (std::uint32_t{header_[offset]} << 24) | (std::uint32_t{header_[offset + 1]} << 16) |
         (std::uint32_t{header_[offset + 2]} << 8) | header_[offset + 3];
}

PageBytes DamagedFile::bytesAt(std::uint64_t offset, std::size_t count) const {
  PageBytes bytes(count);
  bytes.resize(lock_->read(offset, bytes));
  return bytes;
}

PageBytes DamagedFile::page(PageNumber number) const {
  if (number == 0 || number > pageCount_) return {};
  PageBytes bytes;
  if (const auto place = instead_.places.find(number); place != instead_.places.end()) {
    std::ifstream journal(instead_.journal, std::ios::binary);
    bytes.resize(pageSize_);
    journal.seekg(static_cast<std::streamoff>(place->second));
    journal.read(reinterpret_cast<char*>(bytes.data()), pageSize_);
    if (!journal) bytes.clear();
  } else {
    bytes = bytesAt(std::uint64_t{number - 1} * pageSize_, pageSize_);
  }
  if (bytes.size() < pageSize_) bytes.clear();
  return bytes;
}

std::size_t DamagedFile::pagesThatLookRight(std::uint32_t pageSize) const {
  const std::uint64_t pages = lock_->size() / pageSize;
  const std::uint64_t stride = std::max<std::uint64_t>(1, pages / kSampledPages);
  std::size_t found = 0;
  std::size_t looked = 0;
  for (std::uint64_t number = 2; number <= pages; number += stride, ++looked) {
    const PageBytes bytes = bytesAt((number - 1) * pageSize, pageSize);
    if (bytes.size() == pageSize && TreePage::looksRight(bytes, pageSize)) ++found;
  }
  return looked == 0 ? 0 : found * kSampledPages / looked;
}

// What the header says if that is what Redoubt writes; else the size at which most looks like pages. A page also looks
// right as the first part of one of twice its size, so the smallest of these.
std::uint32_t DamagedFile::likelyPageSize() const {
  if (hasMagic_ && header_[16] == 0x10 && header_[17] == 0) return 4096;
  constexpr std::array<std::uint32_t, 8> kSizes{512, 1024, 2048, 4096, 8192, 16384, 32768, 65536};
  std::array<std::size_t, kSizes.size()> right{};
  std::transform(kSizes.begin(), kSizes.end(), right.begin(),
                 [&](std::uint32_t size) { return pagesThatLookRight(size); });
  const std::size_t most = *std::max_element(right.begin(), right.end());
  if (most == 0) return 4096;
  for (std::size_t i = 0; i < kSizes.size(); ++i) {
    if (right[i] * 10 >= most * 7) return kSizes[i];
  }
  return 4096;
}

}  // namespace redoubt::store
