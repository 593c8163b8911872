#pragma once

#include <functional>
#include <stop_token>

namespace redoubt::render {

/// What someone who waits for long work gives it.
struct Watch {
  std::stop_token stop = {};  ///< asks it to end early
  /// Is told the share done, from 0 to 1, by a working thread, never by two at once.
  std::function<void(double)> progress = [](double) {};
};

/// The watch of a part of that work, which begins and ends at these shares of the whole. `watch` outlives it.
inline Watch partOf(const Watch& watch, double from, double to) {
  return {watch.stop, [&watch, from, to](double share) { watch.progress(from + share * (to - from)); }};
}

}  // namespace redoubt::render
