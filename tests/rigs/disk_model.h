#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/store/faulty_disk.h"
#include "tests/rigs/rig.h"

/// What a disk may hold after the power failed: what a program writes lies in the system's memory until it is synced,
/// and till then any of it may be on the disk and any of it not.
namespace redoubt::rigs {

enum class Loss {
  Writes,   ///< each write since the last sync is there or not
  Sectors,  ///< each sector of 512 bytes of it
  Garbage,  ///< as Writes, and where the file has grown since, what was not written holds anything
};

/// A file while the power is on. It keeps the addresses of the events it is told of.
class DiskFile {
 public:
  /// A file just created, of which not even the name is durable.
  DiskFile() = default;
  /// One that has long been there.
  explicit DiskFile(std::string bytes) : durable_(std::move(bytes)), isNamed_(true) {}

  void happens(const testing::DiskEvent& event);

  /// What may be found of it; nothing if not even its name.
  std::optional<std::string> afterFailure(Loss loss, Random& random) const;

 private:
  std::string durable_;
  bool isNamed_ = false;
  std::vector<const testing::DiskEvent*> pending_;
};

}  // namespace redoubt::rigs
