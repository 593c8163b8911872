#include "editor/render/zones/zone_titles.h"

#include <algorithm>
#include <cmath>

namespace redoubt::render {
namespace {

constexpr double kApart = 2;

QRectF cardAt(QPointF spot, QSizeF size, const QRectF& window) {
  QRectF card(QPointF(), size);
  card.moveBottomLeft(spot);
  card.moveLeft(std::clamp(card.left(), window.left(), std::max(window.left(), window.right() - card.width())));
  card.moveTop(std::clamp(card.top(), window.top(), std::max(window.top(), window.bottom() - card.height())));
  return card;
}

bool isFree(const QRectF& card, const std::vector<QRectF>& taken) {
  const QRectF room = card.adjusted(-kApart, -kApart, kApart, kApart);
  return std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(room); });
}

// The wanted places, then places step by step below and above.
std::vector<QPointF> tries(const TitleWish& title, const QRectF& window) {
  std::vector<QPointF> spots = title.spots;
  const double step = title.card.height() + kApart + 1;
  const int steps = static_cast<int>(std::ceil(window.height() / step));
  for (int i = 1; i <= steps; ++i) {
    for (const double off : {i * step, -i * step}) spots.push_back(title.spots.front() + QPointF(0, off));
  }
  return spots;
}

}  // namespace

std::vector<QRectF> titleCards(std::span<const TitleWish> titles, const QRectF& window) {
  std::vector<QRectF> cards;
  for (const TitleWish& title : titles) {
    if (title.spots.empty()) {
      cards.emplace_back();
      continue;
    }
    QRectF chosen = cardAt(title.spots.front(), title.card, window);
    for (const QPointF spot : tries(title, window)) {
      const QRectF card = cardAt(spot, title.card, window);
      if (!isFree(card, cards)) continue;
      chosen = card;
      break;
    }
    cards.push_back(chosen);
  }
  return cards;
}

}  // namespace redoubt::render
