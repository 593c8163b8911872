#pragma once

#include <string_view>
#include <vector>

#include "tests/core/exchange/vassal/engine/build_file.h"

namespace redoubt::exchange::vassal::engine {

/// The fields of a trait's type and what its state must be.
struct TraitKind {
  std::vector<AttributeKind> fields;
  size_t least = 0;  ///< fields without which the engine gives up
  char state =
      '*';  ///< - empty, i whole number, d number, b truth, L level, M values of marks, T trail, o owner, * any
};

/// What is known of a trait by its id without the separator; nothing for an id that the engine doesn't have.
const TraitKind* traitKind(std::string_view id);

}  // namespace redoubt::exchange::vassal::engine
