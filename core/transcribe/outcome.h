#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/model/force_rows.h"
#include "core/model/map_rows.h"

/// What became of the items of a text.
namespace redoubt::transcribe {

/// In the order in which a later one outweighs those before it.
enum class Fate {
  Untouched,  ///< nothing was to be done with it
  Elsewhere,  ///< it belongs to another scenario than the wanted one
  There,      ///< the battle says it already
  Added,
  Replaced,  ///< the battle said something else
  Left       ///< it could not be taken
};

/// Which rows of the battle an item was taken for, and what became of it.
struct Outcome {
  int line = 1;          ///< its number
  std::size_t item = 0;  ///< of the line
  std::vector<Id<model::Unit>> units{};
  std::optional<Id<model::Leader>> leader{};
  std::optional<Id<model::Zone>> zone{};
  Fate fate = Fate::Untouched;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace redoubt::transcribe
