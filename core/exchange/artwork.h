#pragma once

#include <filesystem>

#include "core/exchange/format.h"

namespace redoubt::exchange {

/// What formats ask of a program that can draw: the core itself has no pictures. All functions can be called in any
/// thread.
class Artwork {
 public:
  virtual ~Artwork() = default;

  enum class MapFile { Png, Svg, Pdf };
  /// Draws the map and the counters of the job's variant, by the options of the picture formats, into the file `to`.
  /// Throws Error, and Stopped.
  virtual void drawMap(const ExportJob& job, MapFile type, const std::filesystem::path& to) = 0;
};

}  // namespace redoubt::exchange
