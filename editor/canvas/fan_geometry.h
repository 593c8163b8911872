#pragma once

#include <QPainterPath>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <optional>

namespace redoubt::editor {

/// The side of its hex that a fan lies on.
enum class FanSide { Right, Left, Below, Above };

/// Where the cards of a fan lie and what shape it has, in pixels of the fan's own widget.
class FanGeometry {
 public:
  FanGeometry() = default;

  /// The fan for `count` cards beside `hex` inside `room`, all of it in sight and none of it over `hex`: as large and
  /// wide as can be, to the right if there is room, else left, below, above. `footer` is the size of what stands under
  /// the cards. Nothing if there is no such place.
  static std::optional<FanGeometry> beside(const QRectF& hex, const QRect& room, int count, QSize footer);

  /// The widget's place in the pixels of `room`.
  QRect frame() const { return frame_; }
  FanSide side() const { return side_; }
  /// The ground with its pointer.
  QPainterPath outline() const;
  QRect card(int index) const;
  /// The line of words under a card.
  QRect caption(int index) const;
  QRect footer() const;
  /// The ground without its pointer.
  QRect body() const { return body_; }
  int columns() const { return columns_; }
  /// The card at a point, -1 for none.
  int cardAt(QPoint point) const;
  /// The gap between cards nearest to a point: 0 before the first card, `count` behind the last.
  int gapAt(QPoint point) const;
  /// Where that gap is marked.
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
