#pragma once

#include <QPainterPath>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <optional>

namespace redoubt::editor {

/// The side of its hex that a fan lies on.
enum class FanSide { Right, Left, Below, Above };

/// The positions of a fan's cards and its shape, in pixels of the fan's own widget.
class FanGeometry {
 public:
  FanGeometry() = default;

  /// The fan for `count` cards next to `hex` inside `room`, fully visible and not over `hex`: as large and wide as
  /// possible, to the right if there is room, otherwise left, below, above. `footer` is the size of the text under the
  /// cards. Nothing if there is no such place.
  static std::optional<FanGeometry> beside(const QRectF& hex, const QRect& room, int count, QSize footer);

  /// The widget's rectangle in the pixels of `room`.
  QRect frame() const { return frame_; }
  FanSide side() const { return side_; }
  /// The background with its pointer.
  QPainterPath outline() const;
  QRect card(int index) const;
  /// The line of words under a card.
  QRect caption(int index) const;
  QRect footer() const;
  /// The background without its pointer.
  QRect body() const { return body_; }
  int columns() const { return columns_; }
  /// The card at a point, -1 for none.
  int cardAt(QPoint point) const;
  /// The gap between cards nearest to a point: 0 before the first card, `count` after the last.
  int gapAt(QPoint point) const;
  /// The mark of that gap.
  QRect gapMark(int gap) const;

 private:
  FanGeometry(int count, int columns, int cardSize, QSize footer);
  QSize bodySize() const;
  bool lieBeside(const QRectF& hex, const QRect& room, FanSide side);

  int count_ = 0;
  int columns_ = 1;
  int cardSize_ = 60;
  QSize footerSize_;
  FanSide side_ = FanSide::Right;
  QRect frame_;
  QRect body_;
  QPoint tip_;  ///< of the pointer
};

}  // namespace redoubt::editor
