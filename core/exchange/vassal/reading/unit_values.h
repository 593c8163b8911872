#pragma once

#include <map>
#include <string>

#include "core/exchange/vassal/reading/module.h"

/// Private to core/exchange/vassal/reading: the figures on counters, where a module has them in words.
namespace redoubt::exchange::vassal::reading {

/// Figures by their kind: "attack", "defence", "movement", "range", "morale", "size", "fire".
using UnitValues = std::map<std::string, int>;

/// The figures of a counter: those of its properties ("Movement", "CF"), otherwise those of a text on it or in its name
/// ("4-4-3": attack, defence, movement; "6-8" at the end of a name: attack and movement). Most modules have none: there
/// figures are part of the picture.
UnitValues valuesOf(const Slot* slot, const Piece& piece);

}  // namespace redoubt::exchange::vassal::reading
