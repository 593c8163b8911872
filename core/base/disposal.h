#pragma once

#include <future>
#include <memory>

namespace redoubt {

/// Destroys `former` in another thread: a hundred thousand things take a while to go. Keep the answer; its destructor
/// waits for the end.
template <class T>
[[nodiscard]] std::future<void> disposal(std::unique_ptr<T> former) {
  return std::async(std::launch::async, [former = std::move(former)]() mutable { former.reset(); });
}

}  // namespace redoubt
