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

}  // namespace redoubt::render
