#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/hex/keys.h"

namespace redoubt::scan {

/// What is measured of many places: a row of numbers for each.
struct Features {
  std::size_t columns = 0;
  std::vector<float> values;  ///< row by row

  std::size_t rows() const { return columns ? values.size() / columns : 0; }
  std::span<const float> row(std::size_t at) const { return std::span(values).subspan(at * columns, columns); }
};

/// What is seen of a map's hexes, hexsides and ways between neighbours in a registered scan: colours and textures as
/// numbers, from which kinds are learned (propose.h). Places that lie beside the picture are left out.
struct ScanFeatures {
  std::vector<hex::HexKey> hexes;
  Features ofHexes;
  std::vector<hex::HexsideKey> sides;  ///< between two hexes of the map
  Features ofSides;                    ///< along the side
  Features ofLinks;                    ///< from centre to centre of the same two hexes
};

}  // namespace redoubt::scan
