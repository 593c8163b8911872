#include "editor/render/output/memory_guard.h"

#include <fmt/format.h>

#include <cmath>
#include <fstream>

#ifdef __linux__
#include <unistd.h>
#endif

#include "core/base/error.h"

namespace redoubt::render {
namespace {

constexpr double kMebibyte = 1 << 20;

}  // namespace

std::int64_t residentMemory() {
#ifdef __linux__
  std::ifstream pages("/proc/self/statm");
  std::int64_t whole = 0;
  std::int64_t resident = 0;
  if (pages >> whole >> resident) return resident * sysconf(_SC_PAGESIZE);
#endif
  return 0;
}

void refuseTooLarge(double hexes, double bytesPerHex, const char* picture) {
  const double needed = hexes * bytesPerHex;
  if (needed <= static_cast<double>(kMostMemory)) return;
  throw Error(ErrorCode::TooLarge,
              fmt::format("{} of {:.0f} hexes would need some {:.0f} MiB of memory, more than the {:.0f} MiB that a "
                          "drawing may take; draw a part of the map, a PDF on sheets of paper, or a PNG, which needs little.",
                          picture, hexes, std::ceil(needed / kMebibyte), static_cast<double>(kMostMemory) / kMebibyte));
}

void MemoryGuard::look() const {
  const std::int64_t taken = residentMemory() - before_;
  if (taken <= most_) return;
  throw Error(ErrorCode::TooLarge,
              fmt::format("Drawing has taken {:.0f} MiB of memory, more than the {:.0f} MiB that it may take, and was "
                          "stopped; draw a part of the map, or fewer pixels a hex.",
                          static_cast<double>(taken) / kMebibyte, static_cast<double>(most_) / kMebibyte));
}

Watch MemoryGuard::over(const Watch& watch) const {
  return {watch.stop, [this, &watch](double share) {
            look();
            watch.progress(share);
          }};
}

}  // namespace redoubt::render
