#pragma once

#include <span>
#include <string>

#include "core/hex/layout.h"
#include "core/model/edit.h"

/// Edits of names and point symbols. Each verb leaves out rows that would not change. A value that changes is no longer
/// marked as printed by its source. `title` is what history shows.
namespace redoubt::model {

/// Where the row's dx and dy put it.
hex::Point placeOf(const hex::Layout& layout, const Label& label);
hex::Point placeOf(const hex::Layout& layout, const Symbol& symbol);

/// The row at `at`, in hex widths: in the hex there, with dx and dy rounded to three decimals. Off the map it keeps its
/// own hex and reaches out from there, no further than half a hex beyond the map's bounds.
Label placedAt(const hex::Layout& layout, Label label, hex::Point at);
Symbol placedAt(const hex::Layout& layout, Symbol symbol, hex::Point at);

/// The label laid along `way`: its place is the middle of the way and its angle 0. If the way makes no valid path, the
/// label is straight at that place; `way` must not be empty.
Label laidAlong(const hex::Layout& layout, Label label, std::span<const hex::Point> way);

/// Rotated clockwise about its own place: the angle, brought into -180 to below 180, or otherwise the points of the
/// path.
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
