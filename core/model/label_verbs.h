#pragma once

#include <span>
#include <string>

#include "core/hex/layout.h"
#include "core/model/edit.h"

/// What a person does to names and point symbols, as edits. Each verb leaves out what is so already. What a source
/// printed of a row is no longer said of the values that change. `title` is what history shows.
namespace redoubt::model {

/// Where the row's dx and dy put it.
hex::Point placeOf(const hex::Layout& layout, const Label& label);
hex::Point placeOf(const hex::Layout& layout, const Symbol& symbol);

/// The row at `at`, in hex widths: in the hex there, with dx and dy rounded to three decimals. Off the map it keeps its
/// own hex and reaches out from there, no further than half a hex beyond the map's bounds.
Label placedAt(const hex::Layout& layout, Label label, hex::Point at);
Symbol placedAt(const hex::Layout& layout, Symbol symbol, hex::Point at);

/// The label along a way of the map, its place in the middle of it and its angle 0. A way that makes no path leaves it
/// straight at that place; `way` must not be empty.
Label laidAlong(const hex::Layout& layout, Label label, std::span<const hex::Point> way);

/// Turned clockwise about its own place: the angle, brought into -180 to below 180, or else the points of the path.
Label turnedBy(Label label, double degrees);
/// The angle is brought into 0 to below 360.
Symbol turnedBy(Symbol symbol, double degrees);

/// `degrees` in 0 to below 360, rounded to a tenth of a degree.
double wrappedDegrees(double degrees);

/// Writes the label; a label without letters is erased, or not made at all.
Edit putLabel(const Battle& battle, Label label, std::string title);
Edit eraseLabel(const Battle& battle, Id<Label> label, std::string title);

/// Writes the symbol; nothing for a symbol without a kind.
Edit putSymbol(const Battle& battle, Symbol symbol, std::string title);
Edit eraseSymbol(const Battle& battle, Id<Symbol> symbol, std::string title);

}  // namespace redoubt::model
