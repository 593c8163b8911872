#pragma once

#include <cstdint>

#include "editor/render/watch.h"

namespace redoubt::render {

/// What drawing one picture may take of memory, beside what the program had before.
inline constexpr std::int64_t kMostMemory = std::int64_t{2} << 30;

/// What a hex takes while it is drawn as lines, on a map of nothing but what takes the most: villages in an SVG, where a
/// tree is told once for all its places, and woods in a PDF (measured in docs/performance.md).
inline constexpr double kSvgBytesPerHex = 100'000;
inline constexpr double kPdfBytesPerHex = 400'000;

/// What of this program lies in memory now, in bytes; 0 where the system doesn't tell.
std::int64_t residentMemory();

/// Throws redoubt::Error (TooLarge), with the figures and what to do, if drawing so many hexes with so many bytes for
/// each needs more than kMostMemory. `picture` is what is drawn: "SVG".
void refuseTooLarge(double hexes, double bytesPerHex, const char* picture);

/// Looks after the memory that a drawing takes while it is drawn.
class MemoryGuard {
 public:
  explicit MemoryGuard(std::int64_t most = kMostMemory) : most_(most), before_(residentMemory()) {}

  /// Throws redoubt::Error (TooLarge) once the program has taken more than that.
  void look() const;
  /// `watch`, which looks whenever it is told of progress. Both must outlive it.
  Watch over(const Watch& watch) const;

 private:
  std::int64_t most_;
  std::int64_t before_;
};

}  // namespace redoubt::render
