#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <span>
#include <vector>

namespace redoubt::render {

/// A title that wants a place: how large its card is, and where its lower left corner may stand, the best first.
struct TitleWish {
  QSizeF card;
  std::vector<QPointF> spots;
};

/// A card for each title, inside `window` and clear of the cards before it: at one of its spots or, where all of them
/// are taken, under or over its first one. Of a title without spots the card is null; where the window is full, cards
/// lie on each other.
std::vector<QRectF> titleCards(std::span<const TitleWish> titles, const QRectF& window);

}  // namespace redoubt::render
