#pragma once

#include <optional>
#include <vector>

#include "editor/render/lettering/name_ground.h"
#include "editor/render/lettering/named_things.h"

// The places a name could stand at, each with what it costs. Lengths are in hex widths; one hex width away from the
// thing costs about as much as a letter's square of lesser ground.
namespace redoubt::render {

struct NamePlace {
  model::Label label;
  double cost = 0;
};

/// How far from where it stands a name may be put.
inline constexpr double kNameReach = 2.2;

/// Upright, all round a settlement.
std::vector<NamePlace> placesRound(const NameGround& ground, const model::Label& label, const NamedHexes& thing);
/// Upright, close to where it stands; in the same hex if it `marksHex`.
std::vector<NamePlace> placesAbout(const NameGround& ground, const model::Label& label, bool marksHex);
/// Along a line that is `breadth` wide, on either side of it.
std::vector<NamePlace> placesAlong(const NameGround& ground, const model::Label& label,
                                   const std::vector<QPointF>& line, double breadth);
/// On a shallow bow inside an area.
std::vector<NamePlace> placesWithin(const NameGround& ground, const model::Label& label, const NamedHexes& area);

}  // namespace redoubt::render
