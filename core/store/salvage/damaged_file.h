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

/// Four bytes as a number, the first the highest.
inline std::uint32_t bigEndian(const PageBytes& bytes, std::size_t at) {
  return (std::uint32_t{bytes[at]} << 24) | (std::uint32_t{bytes[at + 1]} << 16) | (std::uint32_t{bytes[at + 2]} << 8) |
         bytes[at + 3];
}
/// From 1; the byte before page 1 is nowhere.
using PageNumber = std::uint32_t;

/// Pages that a file beside the database holds instead of those in it. In a journal: as they were before an edit that
/// was cut short.
struct JournalPages {
  std::filesystem::path journal;
  std::map<PageNumber, std::uint64_t> places;  ///< where in the journal each page begins
  std::uint32_t pageSize = 0;                  ///< 0: there are none
  PageNumber pageCount = 0;                    ///< of the whole database, with these
};

/// The pages of a hot rollback journal up to the first that is not whole, as SQLite would replay them.
JournalPages journalPagesOf(const std::filesystem::path& journal);

/// What lies in a write-ahead log: the pages of the last commits.
struct LogPages {
  JournalPages pages;
  bool isSpoilt = false;  ///< it holds more, which can't be read
};

/// The pages of a write-ahead log up to the last whole commit, as SQLite would read them; none where there is no log.
LogPages logPagesOf(const std::filesystem::path& log);

/// A database file as numbered pages, read one at a time, so that memory does not grow with the file. Nothing in it has
/// to be in order: where the header is spoilt, the size of a page is worked out from what pages look like. An edit cut
/// short is undone, and what another program left in a write-ahead log is taken in, in what is read, not in the file.
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
  /// Whether edits lie beside it in a write-ahead log that can't be read, or not to its end.
  bool hasUnreadLog() const { return hasUnreadLog_; }
  /// Nothing for a page that is not there.
  PageBytes page(PageNumber number) const;

  /// Whether the file begins as SQLite's do.
  bool hasMagic() const { return hasMagic_; }
  /// A number of the header (32 bits, at `offset`).
  std::uint32_t header(std::size_t offset) const;

 private:
  void readMagic();
  void readSidecars(const std::filesystem::path& file);
  std::uint32_t likelyPageSize() const;
  std::size_t pagesThatLookRight(std::uint32_t pageSize) const;
  PageBytes bytesAt(std::uint64_t offset, std::size_t count) const;

  std::unique_ptr<ReadLock> lock_;
  PageBytes header_;
  bool hasMagic_ = false;
  std::uint32_t pageSize_ = 4096;
  std::uint32_t reserved_ = 0;
  PageNumber pageCount_ = 0;
  JournalPages instead_;
  bool hasUnreadLog_ = false;
};

}  // namespace redoubt::store
