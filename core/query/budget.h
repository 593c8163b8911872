#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

/// Private to core/query: what a query that nobody vouches for may cost.
namespace redoubt::query {

/// While it lives, bounds what SQLite takes on this thread: memory beyond what it had before, and processor time.
/// SQLite's own limits of memory hold for the whole process, so that one greedy query would fail the edits of another
/// thread; and nothing of SQLite's stops a statement while it is being prepared, where a few lines can unfold without
/// end. So its allocator asks here: once the budget is spent it gives nothing, which every part of SQLite can take.
/// One at a time in a thread.
class Budget {
 public:
  enum class Spent { No, Memory, Time, Steps, Stopped };
  struct Limits {
    std::size_t bytes = 0;
    std::chrono::milliseconds time{};
    std::int64_t steps = 0;  ///< of SQLite's virtual machine
    const std::atomic<bool>* stop = nullptr;
  };

  explicit Budget(const Limits& limits);
  ~Budget();
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  /// Whether SQLite's allocator asks. It does unless SQLite was used before this program's constructors ran.
  static bool isWatched();

  /// Whether `bytes` more may be taken; a negative number gives some back.
  bool take(std::int64_t bytes);
  /// Whether so many more steps may be made.
  bool step(std::int64_t steps);
  Spent spent() const { return spent_; }
  /// The most that was taken at one time.
  std::size_t peak() const { return static_cast<std::size_t>(peak_); }

 private:
  bool isInTime();
  bool isStopped() const { return limits_.stop && limits_.stop->load(std::memory_order_relaxed); }

  Limits limits_;
  std::chrono::steady_clock::time_point began_;
  std::chrono::nanoseconds processorAtStart_;
  std::int64_t used_ = 0;
  std::int64_t peak_ = 0;
  std::int64_t steps_ = 0;
  unsigned asked_ = 0;
  Spent spent_ = Spent::No;
};

}  // namespace redoubt::query
