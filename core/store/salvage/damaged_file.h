#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <vector>

#include "core/store/read_lock.h"

/// Private to core/store: reading a database that SQLite itself may refuse.
namespace redoubt::store {

using PageBytes = std::vector<unsigned char>;
/// From 1; the byte before page 1 is nowhere.
using PageNumber = std::uint32_t;

/// What an edit cut short left in the journal beside a file: the pages as they were before it.
struct JournalPages {
  std::filesystem::path journal;
  std::map<PageNumber, std::uint64_t> places;  ///< where in the journal each page begins
  std::uint32_t pageSize = 0;                  ///< 0: there is nothing to roll back
  PageNumber pageCount = 0;                    ///< of the file before the edit
};

/// The pages of a hot rollback journal up to the first that is not whole, as SQLite would replay them.
JournalPages journalPagesOf(const std::filesystem::path& journal);

/// A database file as numbered pages, read one at a time, so that memory does not grow with the file. Nothing in it has
/// to be in order: where the header is spoilt, the size of a page is worked out from what pages look like. An edit cut
/// short is undone in what is read, not in the file.
class DamagedFile {
 public:
  /// Throws Error as ReadLock does, but of no size, and as HostileJournal never: such a journal is left alone.
  explicit DamagedFile(const std::filesystem::path& file);

  std::uint32_t pageSize() const { return pageSize_; }
  /// The bytes of a page that hold something.
  std::uint32_t usableSize() const { return pageSize_ - reserved_; }
  /// Of the pages that are there as a whole. The rest of one cut short would read as zeros, and a row that reaches into
  /// it would come out with other values than it had.
  PageNumber pageCount() const { return pageCount_; }
  /// Nothing for a page that is not there.
  PageBytes page(PageNumber number) const;

  /// Whether the file begins as SQLite's do.
  bool hasMagic() const { return hasMagic_; }
  /// A number of the header (32 bits, at `offset`).
  std::uint32_t header(std::size_t offset) const;

 private:
  void readMagic();
  void readJournal(const std::filesystem::path& file);
  std::uint32_t likelyPageSize() const;
  std::size_t pagesThatLookRight(std::uint32_t pageSize) const;
  PageBytes bytesAt(std::uint64_t offset, std::size_t count) const;

  std::unique_ptr<ReadLock> lock_;
  PageBytes header_;
  bool hasMagic_ = false;
  std::uint32_t pageSize_ = 4096;
  std::uint32_t reserved_ = 0;
  PageNumber pageCount_ = 0;
  JournalPages undone_;
};

}  // namespace redoubt::store
