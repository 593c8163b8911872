#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

/// Private to core/query: limits for the cost of an untrusted query.
namespace redoubt::query {

/// During its lifetime, limits what SQLite uses in this thread: memory beyond what it had before, and processor time.
/// SQLite's own memory limits apply to the whole process, so one expensive query would make the edits of another thread
/// fail. And SQLite can't stop a statement while it is being prepared, although a few lines of SQL can expand without
/// end. Therefore SQLite's allocator asks the budget. When the budget is used up, the allocator returns null, which
/// every part of SQLite can handle. Only one budget per thread at a time.
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

  /// Whether `bytes` more may be allocated; a negative number gives some back.
  bool take(std::int64_t bytes);
  /// Whether so many more steps may be made.
  bool step(std::int64_t steps);
  Spent spent() const { return spent_; }
  /// The most memory in use at one time.
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
