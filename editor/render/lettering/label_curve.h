#pragma once

#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QTransform>
#include <span>
#include <vector>

namespace redoubt::render {

/// A smooth curve through or near some points, measured along its length, on which a name is written.
class LabelCurve {
 public:
  /// `points` must extend more than one unit from the first of them; `smoothing` is the length along the curve over
  /// which bends are smoothed, in the same unit. The ends stay where they are.
  LabelCurve(std::span<const QPointF> points, double smoothing);

  double length() const { return step_ * static_cast<double>(samples_.size() - 1); }
  /// The point at that distance along the curve; before the beginning and beyond the end it continues straight.
  QPointF at(double distance) const;
  /// The same curve from its other end.
  LabelCurve reversed() const;
  /// Whether a word written over `width` in its middle would be read from right to left; on a vertical curve, from top
  /// to bottom.
  bool isUpsideDown(double width) const;

 private:
  LabelCurve() = default;

  std::vector<QPointF> samples_;  // at equal distances
  double step_ = 0;
};

/// A text as outlines, and the band that holds its letters.
struct WrittenText {
  QPainterPath letters;
  QPolygonF band;
  std::vector<QTransform> places;  ///< of the text, or of each character; empty if letters and characters differ
};

/// `text` along `curve`, each letter perpendicular to it, centred on its middle and with the curve through the middle
/// of the capitals. Kerning and the font's letter spacing are kept; a short text gets a little extra spacing towards
/// the length of the curve, and a curve on which the text would be upside down is reversed.
WrittenText textAlong(const LabelCurve& curve, const QFont& font, const QString& text);

}  // namespace redoubt::render
