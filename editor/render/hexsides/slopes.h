#pragma once

#include <QPointF>
#include <cstdint>
#include <optional>
#include <vector>

#include "editor/render/map_cells.h"
#include "editor/render/obstacles.h"

namespace redoubt::render {

/// The steepness with which a slope is drawn.
enum class Grade {
  HillEdge,  ///< the edge of a hill without a slope row
  Gentle,    ///< one level, or none given
  Steep,     ///< two levels, or an escarpment
  Rock,      ///< three levels or more
};

/// The crest of a slope along one hexside, from vertex to vertex. Lengths are in hex widths.
struct SlopePiece {
  hex::Hexside side;
  QPointF middle;  ///< of the hexside
  QPointF along;   ///< the hexside, from its first vertex to its second
  Grade grade = Grade::Gentle;
  bool bothWays = false;       ///< neither hex is the higher one
  std::uint16_t kind = 0;      ///< index into MapCells::kinds; for a HillEdge the hill's terrain
  std::vector<QPointF> crest;  ///< the middle of the hachures
  std::vector<QPointF> down;   ///< downhill at each point, of length 1
  hex::Bounds room;            ///< of the crest
};

/// A hachure: thick at the crest, very thin at the foot.
struct Hachure {
  QPointF crest;
  QPointF foot;
  double width = 0;
  double hair = 0;
};

/// The slope on a hexside: in the direction of its row, otherwise down the levels. A Hill hex has an edge unless its
/// neighbour is known to be as high. Nothing on other sides, or if none of its hexes is on the map. It follows the
/// hexside within a third of a side, at its middle within 0.1 of a hex, on flat-top maps down the sheet within 0.2;
/// its shape depends only on the two hexes, the sides next to it and the numbers below.
std::optional<SlopePiece> slopePiece(const MapCells& cells, const hex::Hexside& side);

/// The slopes on the hexsides whose middle lies in `bounds` or up to half a hex width outside.
std::vector<SlopePiece> slopePieces(const MapCells& cells, const hex::Bounds& bounds);

/// The greatest extent of the hachures of a piece, from its crest uphill and downhill.
double hachureRise(Grade grade);
double hachureFall(Grade grade);

/// The thinning at a scale in device pixels per hex width that keeps strokes apart from each other.
int thinningAt(double scale, Grade grade);

/// The hachures of a piece, clear of `obstacles`. They are shortened or left out there; but if a half of the side would
/// have none near its middle, fewer obstacles are kept clear, numbers the longest. `every` thins them out: 1 draws all,
/// 2 half as many, each of them broader.
std::vector<Hachure> hachuresOf(const SlopePiece& piece, const Obstacles& obstacles, int every = 1);

}  // namespace redoubt::render
