#pragma once

#include "editor/render/counters/counter_card.h"

/// The figures of units on their plate, and single figures elsewhere.
namespace redoubt::render::card {

/// Whether there is anything to show on a plate.
bool hasPlate(const CounterFace& face);

/// The rectangle of the plate: lower if a formation needs room above it.
QRectF plateOf(const CounterFace& face, const Look& look);

/// Morale, size, fire, then those of the rules' own kinds: as many as are readable, and dots for the others. A unit
/// that has none of the three, such as a wagon, has a short plate at the right for its own.
void drawPlate(QPainter& painter, const CounterFace& face, const Look& look);

/// The colours of one figure on its background, for firm and for estimated values.
struct FigureInk {
  QColor firm;
  QColor estimated;
};

/// A figure about `centre`, at most `room` wide: upright and black if it is firm, otherwise in bold italics and paler;
/// a dash for an unknown one.
void drawFigure(QPainter& painter, const CounterFigure& figure, QPointF centre, double size, double room,
                const FigureInk& ink, const Look& look, bool isSigned = false);

/// Three dots that end at `right`, for figures without room.
void drawEllipsis(QPainter& painter, QPointF right, double dot, const QColor& colour);

}  // namespace redoubt::render::card
