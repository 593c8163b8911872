#pragma once

#include <functional>
#include <stop_token>

namespace redoubt::render {

/// What someone who waits for long work gives it.
struct Watch {
  std::stop_token stop = {};                             ///< asks it to end early
  std::function<void(double)> progress = [](double) {};  ///< is told the share done, from 0 to 1, by the working thread
};

}  // namespace redoubt::render
