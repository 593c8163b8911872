#pragma once

#include <functional>
#include <stop_token>

namespace redoubt {

/// Progress and cancelling of long work, passed by the waiting caller.
struct Watch {
  std::stop_token stop = {};  ///< requests an early end
  /// Called with the share done, from 0 to 1, by a working thread, never by two at once.
  std::function<void(double)> progress = [](double) {};
};

/// The watch of a part of that work, which begins and ends at these shares of the whole. `watch` must outlive it.
inline Watch partOf(const Watch& watch, double from, double to) {
  return {watch.stop, [&watch, from, to](double share) { watch.progress(from + share * (to - from)); }};
}

}  // namespace redoubt
