#pragma once

#include "editor/render/counters/counter_card.h"

/// The painters of each kind of face, on the square of side 1.
namespace redoubt::render::card {

void paintUnit(QPainter& painter, const CounterFace& face, const Look& look, bool hasFacing);
void paintLeader(QPainter& painter, const CounterFace& face, const Look& look);
/// The activation chit of a leader, or its back, which shows only the army.
void paintChit(QPainter& painter, const CounterFace& face, const Look& look);
void paintMarker(QPainter& painter, const CounterFace& face, const Look& look);
/// A marker along a hexside; the words are never upside down.
void paintBar(QPainter& painter, const CounterFace& face, const Look& look, bool isUpsideDown);

}  // namespace redoubt::render::card
