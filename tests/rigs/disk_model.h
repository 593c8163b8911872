#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/store/faulty_disk.h"
#include "tests/rigs/rig.h"

/// What a disk may hold after a power failure: written data is in the system's memory until it is synced; until then
/// any part of it may or may not be on the disk.
namespace redoubt::rigs {

enum class Loss {
  Writes,   ///< each write since the last sync is on the disk or not
  Sectors,  ///< the same for each sector of 512 bytes
  Garbage,  ///< as Writes; and where the file has grown since then, unwritten parts hold any bytes
};

/// A file while the power is on. It keeps pointers to the events that it gets.
class DiskFile {
 public:
  /// A new file; even its name is not durable yet.
  DiskFile() = default;
  /// A file that is durable with its name.
  explicit DiskFile(std::string bytes) : durable_(std::move(bytes)), isNamed_(true) {}

  void happens(const testing::DiskEvent& event);

  /// What may be on the disk after the failure; nullopt if even the name is lost.
  std::optional<std::string> afterFailure(Loss loss, Random& random) const;

 private:
  std::string durable_;
  bool isNamed_ = false;
  std::vector<const testing::DiskEvent*> pending_;
};

}  // namespace redoubt::rigs
