#pragma once

#include <vector>

#include "core/model/battle.h"
#include "core/model/relocation.h"

/// Rivers, slopes and roads where hexes keep column and row but come to lie otherwise, so that some have other
/// neighbours: the map gets another stagger or orientation.
///
/// Hexes of one column or of one row that follow each other are neighbours on every layout. So four hexes of two
/// columns and two rows touch all round, and besides across one of their two diagonals; which one is all that layouts
/// differ in. Where it changes, the hexside on the one diagonal shrinks to a point and one on the other diagonal grows
/// out of it. Lines that keep to the hexes they ran between therefore stay whole if this new hexside belongs to them
/// wherever they would part without it; and a road over the old diagonal goes by way of one of the other two hexes.
namespace redoubt::model {

/// A row that is drawn anew, and the key of the one that it stands for or closes up to.
template <class Row>
struct Traced {
  Row row;
  KeyOf<Row> like;
};

/// The marks to draw where hexsides have parted, so that what was connected stays so: also dead ends keep their length,
/// lines that ended at the map's edge end there again, and a mark that touched no other of its kind moves to a side
/// next to it. The upper hex of a new side is the one of the higher level, or the one on the upper side of its line; a
/// slope that said what levels say says it afterwards.
std::vector<Traced<Hexside>> retracedHexsides(const Battle& battle, const Relocation& relocation);

/// The links to draw between hexes that have parted, `drawn` being the new marks: ways of two links that lead over as
/// many lines as before where they can. Kinds that are found across lines and nowhere else (bridges, fords) stay one
/// link, across a line where there is one. Nothing for links that lose one of their hexes.
std::vector<Traced<Link>> retracedLinks(const Battle& battle, const Relocation& relocation,
                                        const std::vector<Traced<Hexside>>& drawn);

}  // namespace redoubt::model
