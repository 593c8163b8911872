#pragma once

#include "editor/render/counters/counter_card.h"

/// The painters of each kind of face, on the square of side 1.
namespace redoubt::render::card {

/// A unit as its layout has it; the face must have one.
void paintLayout(QPainter& painter, const CounterFace& face, const Look& look, bool hasFacing);
void paintUnit(QPainter& painter, const CounterFace& face, const Look& look, bool hasFacing);
void paintLeader(QPainter& painter, const CounterFace& face, const Look& look);
/// The activation chit of a leader, or its back, which shows only the army.
void paintChit(QPainter& painter, const CounterFace& face, const Look& look);
void paintMarker(QPainter& painter, const CounterFace& face, const Look& look);
/// A marker along a hexside; the words are never upside down.
void paintBar(QPainter& painter, const CounterFace& face, const Look& look, bool isUpsideDown);

/// A five-pointed star with a dark outline.
void drawStar(QPainter& painter, QPointF centre, double radius, const QColor& colour);
/// The mark of the front, as wide as `rect` and pointing to its upper edge: an arrowhead for a vertex, a bar with a
/// small triangle for a hexside.
void drawFacingMark(QPainter& painter, hex::FacingKind kind, const QRectF& rect, const QColor& ink);

}  // namespace redoubt::render::card
