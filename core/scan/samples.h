#pragma once

#include <string>
#include <vector>

#include "core/hex/keys.h"

namespace redoubt::scan {

/// What a person says about a hex, hexside or way between neighbours. An empty kind says that there is nothing.
template <class Key>
struct Sample {
  Key key;
  std::string kind;
};

/// What the rest is learned from.
struct Samples {
  std::vector<Sample<hex::HexKey>> hexes;
  std::vector<Sample<hex::HexsideKey>> sides;
  std::vector<Sample<hex::HexsideKey>> links;

  bool empty() const { return hexes.empty() && sides.empty() && links.empty(); }
};

}  // namespace redoubt::scan
