#pragma once

#include <filesystem>

namespace redoubt::cli {

/// While it lives, Ctrl+C and a request to end remove a file that is being written before they end the program. One at
/// a time.
class RemovedOnInterrupt {
 public:
  explicit RemovedOnInterrupt(const std::filesystem::path& file);
  ~RemovedOnInterrupt();
  RemovedOnInterrupt(const RemovedOnInterrupt&) = delete;
  RemovedOnInterrupt& operator=(const RemovedOnInterrupt&) = delete;
};

}  // namespace redoubt::cli
