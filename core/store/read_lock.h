#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>

/// Private to core/store.
namespace redoubt::store {

/// A file opened for looking with plain calls, under the lock that a reading SQLite takes: while it lasts, whoever
/// edits the file can prepare a transaction but not write it. Closing it, or any other handle of this process on the
/// file, ends the lock; so it is never taken on a file that this process edits.
class ReadLock {
 public:
  using Header = std::array<unsigned char, 100>;

  enum class Sizes {
    OfBattles,  ///< up to 4 GiB
    All,
  };

  /// Waits up to two seconds for a writer to finish. Throws Error NotFound, NotRegularFile, TooLarge, NotABattle (an
  /// empty file), ReadOnly (it can't be read), Busy.
  explicit ReadLock(const std::filesystem::path& file, Sizes sizes = Sizes::OfBattles);
  ~ReadLock();
  ReadLock(const ReadLock&) = delete;
  ReadLock& operator=(const ReadLock&) = delete;

  std::uint64_t size() const { return size_; }
  /// The first bytes. Throws Error NotABattle for a file that does not begin as SQLite's do, Damaged for one that
  /// breaks off here.
  Header header() const;
  /// Reads what lies at `offset`; answers how much that was, which at the end of the file or of what can be read is less
  /// than asked for.
  std::size_t read(std::uint64_t offset, std::span<unsigned char> into) const;
  /// True if a living program is in the midst of a transaction, so that a journal beside the file is its own.
  bool isReserved() const;

 private:
  std::filesystem::path path_;
  int handle_ = -1;
  std::uint64_t size_ = 0;
};

}  // namespace redoubt::store
