#pragma once

#include <QPointF>
#include <cstdint>
#include <optional>
#include <vector>

#include "editor/render/map_cells.h"
#include "editor/render/obstacles.h"

namespace redoubt::render {

/// How steep a slope is drawn.
enum class Grade {
  HillEdge,  ///< the edge of a hill that has no slope of its own
  Gentle,    ///< one level, or none given
  Steep,     ///< two levels, or an escarpment
  Rock,      ///< three levels and more
};

/// The crest of a slope along one hexside, from vertex to vertex. Lengths are in hex widths.
struct SlopePiece {
  hex::Hexside side;
  QPointF middle;  ///< of the hexside
  QPointF along;   ///< the hexside, from its first vertex to its second
  Grade grade = Grade::Gentle;
  bool bothWays = false;       ///< no hex is the higher
  std::uint16_t kind = 0;      ///< index into MapCells::kinds; of a HillEdge the hill's terrain
  std::vector<QPointF> crest;  ///< the middle of the hachures
  std::vector<QPointF> down;   ///< downhill at each point, of length 1
  hex::Bounds room;            ///< of the crest
};

/// A hachure: thick at the crest, a hair at the foot.
struct Hachure {
  QPointF crest;
  QPointF foot;
  double width = 0;
  double hair = 0;
};

/// The slope on a hexside: towards the side its row gives, else down the levels. A Hill hex has an edge where its
/// neighbour is not known to be as high. Nothing on other sides, nor where none of its hexes is on the map.
/// It follows the hexside within a third of a side, at its middle within 0.1 of a hex, on flat-top maps down the sheet
/// within 0.2; nothing but the two hexes, the sides next to it and the numbers below shape it.
std::optional<SlopePiece> slopePiece(const MapCells& cells, const hex::Hexside& side);

/// The slopes on the hexsides whose middle lies in `bounds` or up to half a hex width outside.
std::vector<SlopePiece> slopePieces(const MapCells& cells, const hex::Bounds& bounds);

/// How far the hachures of a piece may reach, from its crest uphill and downhill.
double hachureRise(Grade grade);
double hachureFall(Grade grade);

/// How much to thin out at a scale in device pixels per hex width, so that strokes stay apart from one another.
int thinningAt(double scale, Grade grade);

/// The hachures of a piece, clear of what `obstacles` holds. They are cut short or left out there; but where either
/// half of the side would be left without any near its middle, they keep clear of less, and last of numbers.
/// `every` thins them out: 1 is all, 2 half as many and each of them broader.
std::vector<Hachure> hachuresOf(const SlopePiece& piece, const Obstacles& obstacles, int every = 1);

}  // namespace redoubt::render
