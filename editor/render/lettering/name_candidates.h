#pragma once

#include <QPointF>
#include <vector>

#include "editor/render/lettering/name_ground.h"
#include "editor/render/lettering/named_things.h"

// The possible places of a name, each with its cost. Lengths are in hex widths; a distance of one hex width from the
// thing costs about as much as covering one letter's square of unimportant terrain.
namespace redoubt::render {

struct NamePlace {
  std::vector<QPointF> way;  ///< along which the name is written; empty for one that is moved unchanged
  QPointF at;                ///< the middle of a name that is moved unchanged
  double cost = 0;
};

/// The label at one of its places.
model::Label labelAt(const hex::Layout& layout, const model::Label& label, const NamePlace& place);

/// The label without a path or an angle.
model::Label upright(model::Label label);

/// How far a name can be moved along a way from its present place.
inline constexpr double kNameReach = 2.2;

/// Places round a settlement, for an upright name.
std::vector<NamePlace> placesRound(const NameGround& ground, const model::Label& label, const NamedHexes& thing);
/// Places close to the present one; in the same hex if it `marksHex`.
std::vector<NamePlace> placesAbout(const NameGround& ground, const model::Label& label, bool marksHex);
/// Places along a line that is `breadth` wide, on both sides of it, at most `reach` from the present place: preferably
/// on a long straight stretch, not in a bend.
std::vector<NamePlace> placesAlong(const NameGround& ground, const model::Label& label,
                                   const std::vector<QPointF>& line, double breadth, double reach);
/// Places on a shallow bow inside an area.
std::vector<NamePlace> placesWithin(const NameGround& ground, const model::Label& label, const NamedHexes& area);

}  // namespace redoubt::render
