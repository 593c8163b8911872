#pragma once

#include <future>
#include <memory>

namespace redoubt {

/// Destroys `former` in another thread: a large object takes long to destroy. Keep the result: its destructor waits for
/// the end.
template <class T>
[[nodiscard]] std::future<void> destroyInThread(std::unique_ptr<T> former) {
  return std::async(std::launch::async, [former = std::move(former)]() mutable { former.reset(); });
}

}  // namespace redoubt
