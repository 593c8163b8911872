#include "core/model/map_piece.h"

#include <algorithm>
#include <cmath>

#include "core/hex/hex_mask.h"
#include "core/model/label_path.h"
#include "core/model/map_verbs.h"
#include "core/model/turned_point.h"

namespace redoubt::model {
namespace {

double wrappedAngle(double degrees) {
  const double angle = std::fmod(degrees, 360);
  if (angle >= 0) return angle;
  return angle + 360 < 360 ? angle + 360 : 0;  // what is just short of 0 rounds to a full turn
}

HighSide other(HighSide high) {
  return high == HighSide::Near ? HighSide::Far : HighSide::Near;
}

void sort(MapPiece& piece) {
  std::sort(piece.hexes.begin(), piece.hexes.end());
  std::sort(piece.hexsides.begin(), piece.hexsides.end());
  std::sort(piece.links.begin(), piece.links.end());
  std::sort(piece.symbols.begin(), piece.symbols.end());
  std::sort(piece.labels.begin(), piece.labels.end());
}

// cutting

// Visits each hexside of the area once, with whether both its hexes are in it.
template <class Visit>
void forEachSide(const hex::HexMask& area, Visit&& visit) {
  const hex::Layout& layout = area.layout();
  for (const hex::HexKey hex : area.hexes()) {
    for (int side = 0; side < hex::kSides; ++side) {
      const auto there = layout.neighbourAnywhere(hex, side);
      const bool isWithin = there && area.contains(*there);
      if (isWithin && side >= hex::kSides / 2) continue;  // the other hex's own
      visit(layout.side(hex, side), isWithin);
    }
  }
}

void cutSides(MapPiece& piece, const Battle& battle, const hex::HexMask& area, hex::Hex origin) {
  forEachSide(area, [&](hex::HexsideKey key, bool isWithin) {
    const hex::Hexside there = area.layout().toHexside(key);
    const hex::Hexside side{there.hex - origin, there.side};
    forEachOn<Hexside>(battle, key, [&](const Hexside& row) {
      piece.hexsides.push_back({side, row.kind, row.high, row.owner});
    });
    if (!isWithin) return;
    forEachOn<Link>(battle, key, [&](const Link& row) { piece.links.push_back({side, row.kind}); });
  });
}

// turning and mirroring

// One of the twelve symmetries of a hex grid.
struct Motion {
  hex::Orientation orientation;
  int steps = 0;            ///< 0 to 5 clockwise, after the mirror
  bool isMirrored = false;  ///< left to right, first

  hex::Hex of(hex::Hex hex) const {
    return hex::turned(isMirrored ? hex::mirroredLeftRight(hex, orientation) : hex, steps);
  }
  int of(int side) const {
    return hex::wrapped((isMirrored ? hex::mirroredLeftRight(side, orientation) : side) + steps);
  }
};

// The new place of a hexside, and whether its canonical form now names its other hex.
struct MovedSide {
  hex::Hexside side;
  bool isFlipped = false;
};

MovedSide moved(const Motion& motion, const hex::Hexside& side) {
  const hex::Hex hex = motion.of(side.hex);
  const hex::Hexside there = hex::hexside(hex, motion.of(side.side));
  return {there, there.hex != hex};
}

// Half turns are computed exactly, without the rounding error of sin(π).
hex::Point turnedBySteps(hex::Point offset, int steps) {
  if (steps == 0) return offset;
  if (steps == hex::kSides / 2) return {0 - offset.x, 0 - offset.y};
  return turnedBy(offset, 60.0 * steps);
}

hex::Point moved(const Motion& motion, hex::Point offset) {
  if (motion.isMirrored) offset.x = 0 - offset.x;
  return turnedBySteps(offset, motion.steps);
}

double movedAngle(const Motion& motion, double angle) {
  return wrappedAngle((motion.isMirrored ? -angle : angle) + 60.0 * motion.steps);
}

// Whether letters along a path are upright: it ends to the right of its start, or straight above it.
bool isReadable(const std::vector<PiecePoint>& path) {
  const double x = path.back().x - path.front().x;
  constexpr double kUpright = 1e-9;  // rotating can leave this instead of 0
  return std::abs(x) > kUpright ? x > 0 : path.back().y < path.front().y;
}

std::vector<PiecePoint> moved(const Motion& motion, std::vector<PiecePoint> path) {
  if (path.empty()) return path;
  const bool wasReadable = isReadable(path);
  for (PiecePoint& point : path) {
    const hex::Point to = moved(motion, hex::Point{point.x, point.y});
    point = {to.x, to.y};
  }
  if (isReadable(path) != wasReadable) std::reverse(path.begin(), path.end());
  return path;
}

MapPiece moved(MapPiece piece, const Motion& motion) {
  for (PieceHex& hex : piece.hexes) hex.at = motion.of(hex.at);
  for (PieceHexside& row : piece.hexsides) {
    const MovedSide to = moved(motion, row.side);
    row.side = to.side;
    if (row.high && to.isFlipped) row.high = other(*row.high);
  }
  for (PieceLink& row : piece.links) row.side = moved(motion, row.side).side;
  for (PieceSymbol& symbol : piece.symbols) {
    symbol.at = motion.of(symbol.at);
    const hex::Point offset = moved(motion, hex::Point{symbol.dx, symbol.dy});
    symbol.dx = offset.x;
    symbol.dy = offset.y;
    symbol.angle = movedAngle(motion, symbol.angle);
  }
  for (PieceLabel& label : piece.labels) {
    label.at = motion.of(label.at);
    const hex::Point offset = moved(motion, hex::Point{label.dx, label.dy});
    label.dx = offset.x;
    label.dy = offset.y;
    label.path = moved(motion, std::move(label.path));
    if (motion.isMirrored) label.angle = 0 - label.angle;
  }
  sort(piece);
  return piece;
}

}  // namespace

MapPiece cut(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> area, hex::HexKey anchor) {
  MapPiece piece;
  piece.orientation = layout.orientation();
  const hex::Hex origin = layout.toHex(anchor);
  const hex::HexMask mask(layout, area);
  for (const hex::HexKey key : mask.hexes()) {
    const HexRow* row = battle.find<HexRow>(key);
    piece.hexes.push_back(
        {layout.toHex(key) - origin, row ? std::optional(row->terrain) : std::nullopt, row ? row->level : 0});
  }
  cutSides(piece, battle, mask, origin);
  for (const Symbol& row : battle.all<Symbol>()) {
    if (!mask.contains(row.hex)) continue;
    piece.symbols.push_back({layout.toHex(row.hex) - origin, row.kind, row.dx, row.dy, wrappedAngle(row.angle)});
  }
  for (const Label& row : battle.all<Label>()) {
    if (!mask.contains(row.hex)) continue;
    PieceLabel label{
        layout.toHex(row.hex) - origin, row.text, row.style, row.dx, row.dy, row.angle, row.size, row.font, {}};
    for (const hex::Point point : labelPath(row.path)) label.path.push_back({point.x, point.y});
    piece.labels.push_back(std::move(label));
  }
  sort(piece);
  return piece;
}

MapPiece turned(const MapPiece& piece, int steps) {
  return moved(piece, {.orientation = piece.orientation, .steps = hex::wrapped(steps)});
}

MapPiece mirroredLeftRight(const MapPiece& piece) {
  return moved(piece, {.orientation = piece.orientation, .isMirrored = true});
}

// Left to right, and upside down.
MapPiece mirroredTopBottom(const MapPiece& piece) {
  return moved(piece, {.orientation = piece.orientation, .steps = hex::kSides / 2, .isMirrored = true});
}

std::vector<hex::HexKey> hexes(const MapPiece& piece, const hex::Layout& layout, hex::HexKey at) {
  std::vector<hex::HexKey> keys;
  const hex::Hex origin = layout.toHex(at);
  for (const PieceHex& hex : piece.hexes) {
    if (const auto key = layout.keyIfAny(origin + hex.at); key && layout.contains(*key)) keys.push_back(*key);
  }
  std::sort(keys.begin(), keys.end());
  return keys;
}

}  // namespace redoubt::model
