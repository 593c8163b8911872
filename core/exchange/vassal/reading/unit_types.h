#pragma once

#include <optional>
#include <string>

#include "core/exchange/vassal/reading/module.h"

/// Private to core/exchange/vassal/reading: what sort of troops a unit is.
namespace redoubt::exchange::vassal::reading {

/// A type of units by the words of its author.
struct UnitSort {
  std::string slug = "infantry";
  std::string arm = "infantry";  ///< infantry, cavalry or artillery, or one of the twentieth century: armour, air
  std::string symbol;            ///< the drawing for it; empty: that of the arm
  std::string echelon;           ///< "battalion"; empty: the author doesn't say
  bool isModern = false;         ///< no troops of the days of muskets

  friend bool operator==(const UnitSort&, const UnitSort&) = default;
};

/// The sort that prototypes, properties, names and palettes speak of; infantry where they speak of none.
UnitSort sortOf(const Slot* slot, const Piece& piece);

/// "Armour", "Infantry battalion"; in Polish or in English.
std::string titleOf(const UnitSort& sort, bool isPolish);
/// "infantry-battalion".
std::string typeSlugOf(const UnitSort& sort);

}  // namespace redoubt::exchange::vassal::reading
