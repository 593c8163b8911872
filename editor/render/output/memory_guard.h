#pragma once

#include <cstdint>

#include "editor/render/watch.h"

namespace redoubt::render {

/// The greatest amount of memory for drawing one picture, in addition to what the program used before.
inline constexpr std::int64_t kMostMemory = std::int64_t{2} << 30;

/// The memory for a hex while it is drawn as lines, on a map of only the most expensive terrain: villages in an SVG,
/// where a tree is written once for all its places, and woods in a PDF (measured in docs/performance.md).
inline constexpr double kSvgBytesPerHex = 100'000;
inline constexpr double kPdfBytesPerHex = 400'000;

/// The resident memory of this program, in bytes; 0 if the system doesn't report it.
std::int64_t residentMemory();

/// Throws redoubt::Error (TooLarge), with the numbers and a remedy, if drawing that number of hexes with that number of
/// bytes each needs more than kMostMemory. `picture` is what is drawn: "SVG".
void refuseTooLarge(double hexes, double bytesPerHex, const char* picture);

/// Checks the memory that a drawing needs while it is drawn.
class MemoryGuard {
 public:
  explicit MemoryGuard(std::int64_t most = kMostMemory) : most_(most), before_(residentMemory()) {}

  /// Throws redoubt::Error (TooLarge) if the program needs more than that.
  void look() const;
  /// `watch` with a check at every report of progress. Both must outlive it.
  Watch over(const Watch& watch) const;

 private:
  std::int64_t most_;
  std::int64_t before_;
};

}  // namespace redoubt::render
