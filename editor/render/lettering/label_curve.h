#pragma once

#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QTransform>
#include <span>
#include <vector>

namespace redoubt::render {

/// A smooth curve through or near some points, measured along its way: what a name is written on.
class LabelCurve {
 public:
  /// `points` must reach further than a unit from the first of them; `smoothing` is how far along the way turns are
  /// evened out, in the same unit. The ends stay where they are.
  LabelCurve(std::span<const QPointF> points, double smoothing);

  double length() const { return step_ * static_cast<double>(samples_.size() - 1); }
  /// The point that far along the way; before the beginning and beyond the end it goes on straight.
  QPointF at(double distance) const;
  /// The same way, walked from its other end.
  LabelCurve reversed() const;
  /// Whether a word written over `width` in its middle would be read from right to left; on an upright way, from top to
  /// bottom.
  bool standsOnItsHead(double width) const;

 private:
  LabelCurve() = default;

  std::vector<QPointF> samples_;  // at equal distances
  double step_ = 0;
};

/// A text as outlines, and the band that holds its letters.
struct WrittenText {
  QPainterPath letters;
  QPolygonF band;
  std::vector<QTransform> places;  ///< of the text, or of each of its characters; none if letters and characters differ
};

/// `text` along `curve`, each letter upright to it, about its middle and through the middle of the capitals. Kerning
/// and the font's letter spacing are kept; a short text is spaced out a little towards the length of the curve, and a
/// curve that would stand on its head is walked the other way.
WrittenText textAlong(const LabelCurve& curve, const QFont& font, const QString& text);

}  // namespace redoubt::render
