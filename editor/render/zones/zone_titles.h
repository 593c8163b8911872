#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <span>
#include <vector>

namespace redoubt::render {

/// A title that needs a place: the size of its card, and the possible places of its lower left corner, the best first.
struct TitleWish {
  QSizeF card;
  std::vector<QPointF> spots;
};

/// A card for each title, inside `window` and clear of the cards before it: at one of its spots or, if all of them are
/// taken, below or above its first one. For a title without spots the card is null; if the window is full, cards
/// overlap.
std::vector<QRectF> titleCards(std::span<const TitleWish> titles, const QRectF& window);

}  // namespace redoubt::render
