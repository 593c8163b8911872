#pragma once

#include <random>
#include <string>
#include <vector>

#include "core/scan/fit_scan.h"

/// Sheets seen by cameras of which all is known.
namespace redoubt::scan::test {

/// Where a printed sheet lies in a picture.
struct Camera {
  double pixelsPerHex = 60;
  double turned = 0;  ///< degrees clockwise
  double slantX = 0;  ///< change of scale from one end of the sheet to the other
  double slantY = 0;
  double foldAcross = 0;  ///< how far, in hex widths, the edge is lifted by a crease from top to bottom in the middle
  double foldAlong = 0;   ///< the same by one from left to right
  double wave = 0;        ///< hex widths: a smooth bend
  hex::Bounds sheet;

  Pixel at(hex::Point place) const;
};

hex::Layout layoutOf(hex::Orientation orientation, int columns, int rows);

/// Hexes all over the map, as a person would choose them: corners first, then what lies between.
std::vector<hex::HexKey> spreadHexes(const hex::Layout& layout, std::size_t count);

/// These hexes clicked, up to `off` pixels from their middles in each direction.
std::vector<SeenPoint> clicked(const hex::Layout& layout, const Camera& camera, const std::vector<hex::HexKey>& hexes,
                               double off, std::mt19937& random);

/// The mean distance over all hexes between where the registration and where the camera has their middles, in hexes.
double meanError(const hex::Layout& layout, const Camera& camera, const Registration& registration);

}  // namespace redoubt::scan::test
