#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/exchange/vassal/reading/module.h"

namespace redoubt::exchange::vassal::reading {

/// What went wrong with prototypes: their names.
struct PrototypeTroubles {
  std::map<std::string, int> unknown;   ///< used, but not defined
  std::map<std::string, int> circular;  ///< contain themselves, or too much
};

/// `piece` with the traits of the prototypes it uses in the places where it uses them. Each prototype's name is kept in
/// Piece::prototypes. What is unknown, or contains itself, is left out.
Piece expanded(Piece piece, const std::map<std::string, Prototype>& prototypes, Effort& effort,
               PrototypeTroubles& troubles);

}  // namespace redoubt::exchange::vassal::reading
