#pragma once

#include <set>
#include <string>
#include <utility>

#include "editor/render/pattern_look.h"

namespace redoubt::render {

/// The kinds of things on a map that its legend explains.
struct MapContents {
  std::set<std::pair<Place, std::string>> terrains;
  std::set<std::string> symbols;  ///< of those kinds of point symbols that a legend shows

  friend bool operator==(const MapContents&, const MapContents&) = default;
};

}  // namespace redoubt::render
