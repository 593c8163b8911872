#pragma once

#include "editor/render/counters/counter_card.h"

/// The figures of units on their plate, and single figures elsewhere.
namespace redoubt::render::card {

/// Whether there is anything to stand on a plate.
bool hasPlate(const CounterFace& face);

/// Where the plate lies: lower where a formation needs room above it.
QRectF plateOf(const CounterFace& face, const Look& look);

/// Morale, size, fire, then those of the rules' own kinds: as many as can be read, and dots for the others. A unit that
/// has none of the three, such as a wagon, has a short plate at the right for its own.
void drawPlate(QPainter& painter, const CounterFace& face, const Look& look);

/// How one figure is written: its colours on the ground it stands on, where it is firm and where it is estimated.
struct FigureInk {
  QColor firm;
  QColor estimated;
};

/// A figure about `centre`, at most `room` wide: bold if it is firm, else in light italics; a dash for an unknown one.
void drawFigure(QPainter& painter, const CounterFigure& figure, QPointF centre, double size, double room,
                const FigureInk& ink, const Look& look, bool isSigned = false);

/// Three dots that end at `right`, for figures that have no room.
void drawEllipsis(QPainter& painter, QPointF right, double dot, const QColor& colour);

}  // namespace redoubt::render::card
