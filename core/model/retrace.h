#pragma once

#include <vector>

#include "core/model/battle.h"
#include "core/model/relocation.h"

/// Redrawing rivers, slopes and roads when the map gets another stagger or orientation: hexes keep column and row, but
/// some get other neighbours.
///
/// Successive hexes of a column or of a row are neighbours on every layout. So four hexes of two columns and two rows
/// form a ring of neighbours, and the hexes of one of the two diagonals are neighbours too; layouts differ only in
/// which diagonal that is. Where it changes, the hexside on the one diagonal shrinks to a point, and from that point a
/// hexside on the other diagonal grows. A line that runs between the same hexes as before therefore stays connected if
/// the new hexside is added to it wherever it would otherwise break; a road over the old diagonal goes through one of
/// the other two hexes.
namespace redoubt::model {

/// A row that is drawn anew, and the key of the row that it replaces or connects to.
template <class Row>
struct Traced {
  Row row;
  KeyOf<Row> like;
};

/// The hexsides to draw where hexes are no longer neighbours, so that connected lines stay connected: dead ends keep
/// their length, lines that ended at the map's edge end there again, and a mark that touched no other of its kind moves
/// to a side next to it. The upper hex of a new side is the one of the higher level, or the one on the upper side of
/// its line; a slope that agreed with the levels still agrees with them.
std::vector<Traced<Hexside>> retracedHexsides(const Battle& battle, const Relocation& relocation);

/// The links to draw between hexes that are no longer neighbours, with `drawn` the new hexsides: ways of two links that
/// cross as many lines as before where possible. Kinds that only occur across lines (bridges, fords) stay one link,
/// across a line where there is one. Nothing for links that lose one of their hexes.
std::vector<Traced<Link>> retracedLinks(const Battle& battle, const Relocation& relocation,
                                        const std::vector<Traced<Hexside>>& drawn);

}  // namespace redoubt::model
