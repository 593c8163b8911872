#pragma once

#include <QPointF>
#include <vector>

#include "editor/render/lettering/name_ground.h"
#include "editor/render/lettering/named_things.h"

// The places a name could stand at, each with what it costs. Lengths are in hex widths; one hex width away from the
// thing costs about as much as a letter's square of lesser ground.
namespace redoubt::render {

struct NamePlace {
  std::vector<QPointF> way;  ///< that the name is written along; empty for one that is moved as it is
  QPointF at;                ///< where one moved as it is has its middle
  double cost = 0;
};

/// The label at one of its places.
model::Label labelAt(const hex::Layout& layout, const model::Label& label, const NamePlace& place);

/// The label without a path or an angle.
model::Label upright(model::Label label);

/// How far from where it stands a name may be put along a way.
inline constexpr double kNameReach = 2.2;

/// All round a settlement, for an upright name.
std::vector<NamePlace> placesRound(const NameGround& ground, const model::Label& label, const NamedHexes& thing);
/// Close to where it stands; in the same hex if it `marksHex`.
std::vector<NamePlace> placesAbout(const NameGround& ground, const model::Label& label, bool marksHex);
/// Along a line that is `breadth` wide, on either side of it, at most `reach` from where the name stands: rather on a
/// long straight stretch than in a bend.
std::vector<NamePlace> placesAlong(const NameGround& ground, const model::Label& label,
                                   const std::vector<QPointF>& line, double breadth, double reach);
/// On a shallow bow inside an area.
std::vector<NamePlace> placesWithin(const NameGround& ground, const model::Label& label, const NamedHexes& area);

}  // namespace redoubt::render
