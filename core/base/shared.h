#pragma once

#include <atomic>
#include <memory>

namespace redoubt {

/// Whether others share the object of `held`, which is not null. If not, the object may be changed in place: everything
/// that other owners did with it, in any thread, happened before. No other thread may use `held` itself during the
/// call.
///
/// An owner releases the object by decrementing the count, which publishes its earlier reads and writes. But reading a
/// count of one gives no such guarantee: use_count() is a relaxed read, so a later write could be ordered before the
/// last read of the other owner. The fence synchronizes with that decrement.
template <class T>
bool isShared(const std::shared_ptr<T>& held) {
  if (held.use_count() > 1) return true;
#ifdef __SANITIZE_THREAD__
  // ThreadSanitizer doesn't support fences. In libstdc++ copying also acquires, and ThreadSanitizer sees that.
  [[maybe_unused]] const std::shared_ptr<T> copy = held;
#else
  std::atomic_thread_fence(std::memory_order_acquire);
#endif
  return false;
}

}  // namespace redoubt
