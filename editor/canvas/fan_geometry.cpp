#include "editor/canvas/fan_geometry.h"

#include <algorithm>
#include <array>

namespace redoubt::editor {
namespace {

constexpr int kMostInRow = 8;
constexpr int kFanPadding = 10;
constexpr int kFanGap = 8;    // between cards
constexpr int kCaption = 18;  // the line under a card
constexpr int kRowGap = 6;
constexpr int kFooterGap = 4;
constexpr int kPointer = 10;  // length of the pointer
constexpr int kPointerHalf = 8;
constexpr double kRadius = 6;

// Large enough to read; smaller for many cards.
std::array<int, 3> cardSizes(int count) {
  if (count <= 4) return {60, 52, 44};
  if (count <= kMostInRow) return {52, 48, 44};
  return {44, 40, 36};
}

bool isAcross(FanSide side) {
  return side == FanSide::Right || side == FanSide::Left;
}

}  // namespace

FanGeometry::FanGeometry(int count, int columns, int cardSize, QSize footer)
    : count_(count), columns_(columns), cardSize_(cardSize), footerSize_(footer) {}

QSize FanGeometry::bodySize() const {
  const int rows = (count_ + columns_ - 1) / columns_;
  const int cards = columns_ * cardSize_ + (columns_ - 1) * kFanGap;
  return {2 * kFanPadding + std::max(cards, footerSize_.width()),
          2 * kFanPadding + rows * (cardSize_ + kCaption) + (rows - 1) * kRowGap + kFooterGap + footerSize_.height()};
}

bool FanGeometry::lieBeside(const QRectF& hex, const QRect& room, FanSide side) {
  const QRect around = hex.toAlignedRect().adjusted(-1, -1, 1, 1);
  const QSize body = bodySize();
  const QPoint middle = around.center();
  if (!room.contains(middle) || body.width() > room.width() || body.height() > room.height()) return false;
  const int x = std::clamp(middle.x() - body.width() / 2, room.left(), room.right() + 1 - body.width());
  const int y = std::clamp(middle.y() - body.height() / 2, room.top(), room.bottom() + 1 - body.height());
  QRect ground(QPoint(x, y), body);
  if (side == FanSide::Right) ground.moveLeft(around.right() + 1 + kPointer);
  if (side == FanSide::Left) ground.moveRight(around.left() - 1 - kPointer);
  if (side == FanSide::Below) ground.moveTop(around.bottom() + 1 + kPointer);
  if (side == FanSide::Above) ground.moveBottom(around.top() - 1 - kPointer);
  if (!room.contains(ground)) return false;
  side_ = side;
  frame_ = isAcross(side) ? ground.adjusted(-kPointer, 0, kPointer, 0) : ground.adjusted(0, -kPointer, 0, kPointer);
  // Only the side of the hex has the strip for the pointer.
  if (side == FanSide::Right) frame_.setRight(ground.right());
  if (side == FanSide::Left) frame_.setLeft(ground.left());
  if (side == FanSide::Below) frame_.setBottom(ground.bottom());
  if (side == FanSide::Above) frame_.setTop(ground.top());
  body_ = ground.translated(-frame_.topLeft());
  const int least = kPointerHalf + static_cast<int>(kRadius);
  const QPoint aim = middle - frame_.topLeft();
  tip_ = {side == FanSide::Right  ? 0
          : side == FanSide::Left ? frame_.width()
                                  : std::clamp(aim.x(), body_.left() + least, body_.right() - least),
          side == FanSide::Below   ? 0
          : side == FanSide::Above ? frame_.height()
                                   : std::clamp(aim.y(), body_.top() + least, body_.bottom() - least)};
  return true;
}

std::optional<FanGeometry> FanGeometry::beside(const QRectF& hex, const QRect& room, int count, QSize footer) {
  if (count < 1) return std::nullopt;
  for (const int cardSize : cardSizes(count)) {
    for (int columns = std::min(count, kMostInRow); columns > 0; --columns) {
      for (const FanSide side : {FanSide::Right, FanSide::Left, FanSide::Below, FanSide::Above}) {
        FanGeometry geometry(count, columns, cardSize, footer);
        if (geometry.lieBeside(hex, room, side)) return geometry;
      }
    }
  }
  return std::nullopt;
}

QPainterPath FanGeometry::outline() const {
  QPainterPath ground;
  ground.addRoundedRect(QRectF(body_).adjusted(1, 1, -1, -1), kRadius, kRadius);
  const QPointF tip(tip_);
  const double inner = kPointer + 2;
  QPolygonF pointer;
  switch (side_) {
    case FanSide::Right:
      pointer = {tip, tip + QPointF(inner, -kPointerHalf), tip + QPointF(inner, kPointerHalf)};
      break;
    case FanSide::Left:
      pointer = {tip, tip + QPointF(-inner, kPointerHalf), tip + QPointF(-inner, -kPointerHalf)};
      break;
    case FanSide::Below:
      pointer = {tip, tip + QPointF(kPointerHalf, inner), tip + QPointF(-kPointerHalf, inner)};
      break;
    case FanSide::Above:
      pointer = {tip, tip + QPointF(-kPointerHalf, -inner), tip + QPointF(kPointerHalf, -inner)};
      break;
  }
  QPainterPath arrow;
  arrow.addPolygon(pointer);
  arrow.closeSubpath();
  return ground.united(arrow);
}

QRect FanGeometry::card(int index) const {
  const int column = index % columns_;
  const int row = index / columns_;
  return {body_.left() + kFanPadding + column * (cardSize_ + kFanGap),
          body_.top() + kFanPadding + row * (cardSize_ + kCaption + kRowGap), cardSize_, cardSize_};
}

QRect FanGeometry::caption(int index) const {
  const QRect above = card(index);
  return {above.left() - kFanGap / 2, above.bottom() + 3, above.width() + kFanGap, kCaption - 2};
}

QRect FanGeometry::footer() const {
  return {body_.left() + kFanPadding, body_.bottom() + 1 - kFanPadding - footerSize_.height(),
          body_.width() - 2 * kFanPadding, footerSize_.height()};
}

int FanGeometry::cardAt(QPoint point) const {
  for (int i = 0; i < count_; ++i) {
    if (card(i).united(caption(i)).contains(point)) return i;
  }
  return -1;
}

int FanGeometry::gapAt(QPoint point) const {
  const QRect first = card(0);
  const int rows = (count_ + columns_ - 1) / columns_;
  const int row = std::clamp((point.y() - first.top()) / (cardSize_ + kCaption + kRowGap), 0, rows - 1);
  const int column =
      std::clamp((point.x() - first.left() + (cardSize_ + kFanGap) / 2) / (cardSize_ + kFanGap), 0, columns_);
  return std::min(row * columns_ + column, count_);
}

QRect FanGeometry::gapMark(int gap) const {
  const bool isBehind = gap > 0 && (gap == count_ || gap % columns_ == 0);
  const QRect beside = card(isBehind ? gap - 1 : gap);
  const int x = isBehind ? beside.right() + kFanGap / 2 : beside.left() - kFanGap / 2 - 1;
  return {x, beside.top() - 2, 3, beside.height() + 4};
}

}  // namespace redoubt::editor
