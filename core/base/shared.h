#pragma once

#include <atomic>
#include <memory>

namespace redoubt {

/// Whether others hold what `held` holds; it is held. If not, it may be changed in place: all that others have done
/// with it, in whatever thread, came before. No other thread may use `held` itself meanwhile.
///
/// A holder lets go by counting down, which publishes what it has read and written till then. But to see the count at
/// one says nothing about that: use_count() is a relaxed read, and a write after it might come before the last read of
/// the one who let go. The fence makes it the other end of that counting down.
template <class T>
bool isShared(const std::shared_ptr<T>& held) {
  if (held.use_count() > 1) return true;
#ifdef __SANITIZE_THREAD__
  // ThreadSanitizer knows no fences. Copying acquires too, in libstdc++, and it sees that.
  [[maybe_unused]] const std::shared_ptr<T> copy = held;
#else
  std::atomic_thread_fence(std::memory_order_acquire);
#endif
  return false;
}

}  // namespace redoubt
