#pragma once

#include <span>
#include <vector>

#include "editor/scan/vocabulary.h"

/// Private to editor/scan.
namespace redoubt::editor::scan {

/// Shares of the inks and textures in some pixels.
struct Shares {
  std::vector<float> inks = std::vector<float>(Vocabulary::kInks);
  std::vector<float> textures = std::vector<float>(Vocabulary::kTextures);
  float weight = 0;

  void add(int ink, int texture, float by) {
    inks[static_cast<std::size_t>(ink)] += by;
    textures[static_cast<std::size_t>(texture)] += by;
    weight += by;
  }
  void finish();
};

/// What a hex looks like: `values` for learning, `shares` and light for its sides and ways.
struct HexLook {
  std::vector<float> values;
  Shares shares;
  float light = 0;  ///< the middle of its pixels
};

HexLook hexLook(const SeenPart& seen, const HexMask& mask, hex::Point middle);

/// What a strip of the map looks like that runs from one point to another, whose ends lie in or between two hexes.
struct Strip {
  hex::Point from, to;
  double reach = 0.2;   ///< hex widths to either side
  double narrow = 0.1;  ///< within which a line is looked for
  double skip = 0;      ///< share of the length left out at either end
};
std::vector<float> stripLook(const SeenPart& seen, const Strip& strip, const HexLook& a, const HexLook& b);

}  // namespace redoubt::editor::scan
