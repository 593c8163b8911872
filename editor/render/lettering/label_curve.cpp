#include "editor/render/lettering/label_curve.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QRawFont>
#include <QTextLayout>
#include <QTransform>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr int kPerSpan = 24;           // points of the spline from one given point to the next
constexpr std::size_t kSamples = 400;  // of the finished curve
constexpr double kFilled = 0.86;       // of the curve, at most, by a text with extra spacing
constexpr double kMostExtra = 0.32;    // added between two letters, in parts of the letters' size

// A centripetal Catmull-Rom spline, which neither overshoots nor loops between points at uneven distances.
QPointF splinePoint(const std::array<QPointF, 4>& p, double share) {
  std::array<double, 4> t{};
  for (std::size_t i = 1; i < 4; ++i) t[i] = t[i - 1] + std::max(std::sqrt(apart(p[i - 1], p[i])), 1e-6);
  const double at = t[1] + share * (t[2] - t[1]);
  const auto between = [&](QPointF a, QPointF b, double from, double to) {
    return a + (b - a) * ((at - from) / (to - from));
  };
  const QPointF a = between(p[0], p[1], t[0], t[1]);
  const QPointF b = between(p[1], p[2], t[1], t[2]);
  const QPointF c = between(p[2], p[3], t[2], t[3]);
  return between(between(a, b, t[0], t[2]), between(b, c, t[1], t[3]), t[1], t[2]);
}

std::vector<QPointF> spline(std::span<const QPointF> given) {
  std::vector<QPointF> points;
  for (const QPointF point : given) {
    if (points.empty() || apart(points.back(), point) > 1e-6) points.push_back(point);
  }
  // Beyond its ends the line keeps its direction.
  points.insert(points.begin(), points[0] * 2 - points[1]);
  points.push_back(points.back() * 2 - points[points.size() - 2]);
  std::vector<QPointF> curve;
  for (std::size_t i = 0; i + 3 < points.size(); ++i) {
    for (int k = 0; k < kPerSpan; ++k) {
      curve.push_back(
          splinePoint({points[i], points[i + 1], points[i + 2], points[i + 3]}, static_cast<double>(k) / kPerSpan));
    }
  }
  curve.push_back(points[points.size() - 2]);
  return curve;
}

// The line as points at equal distances.
std::vector<QPointF> even(const std::vector<QPointF>& line) {
  const double step = lengthOf(line) / static_cast<double>(kSamples - 1);
  std::vector<QPointF> points{line.front()};
  double rest = step;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const double length = apart(line[i - 1], line[i]);
    double gone = rest;
    for (; gone <= length && points.size() < kSamples - 1; gone += step) {
      points.push_back(line[i - 1] + (line[i] - line[i - 1]) * (gone / length));
    }
    rest = gone - length;
  }
  while (points.size() < kSamples) points.push_back(line.back());
  return points;
}

// Each point as the mean of those within `reach` steps; nearer the ends of as many as there are on both sides.
std::vector<QPointF> evenedOut(const std::vector<QPointF>& points, std::size_t reach) {
  std::vector<QPointF> result;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const std::size_t r = std::min({reach, i, points.size() - 1 - i});
    const auto first = points.begin() + static_cast<std::ptrdiff_t>(i - r);
    const QPointF sum = std::accumulate(first, first + static_cast<std::ptrdiff_t>(2 * r + 1), QPointF());
    result.push_back(sum / static_cast<double>(2 * r + 1));
  }
  return result;
}

}  // namespace

LabelCurve::LabelCurve(std::span<const QPointF> points, double smoothing) {
  samples_ = even(spline(points));
  const double step = lengthOf(samples_) / static_cast<double>(samples_.size() - 1);
  const double most = static_cast<double>(samples_.size()) / 4;
  const auto reach = static_cast<std::size_t>(std::clamp(smoothing / std::max(step, 1e-9), 0.0, most));
  // Averaging twice gives a bell-shaped weight, so that no corner is left.
  samples_ = even(evenedOut(evenedOut(samples_, reach), reach));
  step_ = lengthOf(samples_) / static_cast<double>(samples_.size() - 1);
}

QPointF LabelCurve::at(double distance) const {
  const double place = step_ > 0 ? distance / step_ : 0;
  const double last = static_cast<double>(samples_.size() - 1);
  // The direction beyond an end is taken from a stretch, because the very last segment can have any direction.
  constexpr std::size_t kStretch = 8;
  if (place < 0) return samples_[0] + (samples_[0] - samples_[kStretch]) * (-place / kStretch);
  const std::size_t end = samples_.size() - 1;
  if (place >= last) return samples_[end] + (samples_[end] - samples_[end - kStretch]) * ((place - last) / kStretch);
  const auto index = static_cast<std::size_t>(place);
  return samples_[index] + (samples_[index + 1] - samples_[index]) * (place - static_cast<double>(index));
}

LabelCurve LabelCurve::reversed() const {
  LabelCurve other;
  other.step_ = step_;
  other.samples_.assign(samples_.rbegin(), samples_.rend());
  return other;
}

bool LabelCurve::isUpsideDown(double width) const {
  const QPointF way = at((length() + width) / 2) - at((length() - width) / 2);
  constexpr double kUpright = 0.05;  // of the length; less to either side counts as vertical
  if (std::abs(way.x()) < kUpright * std::abs(way.y())) return way.y() > 0;
  return way.x() < 0;
}

namespace {

// A letter with its diacritics: its outline from the start of the line, and its beginning and end there.
struct Letter {
  QPainterPath outline;
  double from = 0;
  double to = 0;
};

std::vector<Letter> lettersOf(const QFont& font, const QString& text) {
  QTextLayout layout(text, font);
  layout.beginLayout();
  QTextLine line = layout.createLine();
  line.setLineWidth(1e9);
  layout.endLayout();
  std::vector<Letter> letters;
  for (const QGlyphRun& run : layout.glyphRuns()) {
    const QRawFont raw = run.rawFont();
    const QList<quint32> glyphs = run.glyphIndexes();
    const QList<QPointF> places = run.positions();
    const QList<QPointF> advances = raw.advancesForGlyphIndexes(glyphs);
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
      const QPainterPath outline = raw.pathForGlyph(glyphs[i]).translated(places[i].x(), 0);
      if (advances[i].x() <= 0 && !letters.empty()) {
        letters.back().outline.addPath(outline);
      } else {
        letters.push_back({outline, places[i].x(), places[i].x() + advances[i].x()});
      }
    }
  }
  return letters;
}

// The band of a curve between two distances, `half` wide to both sides.
QPolygonF bandAlong(const LabelCurve& curve, double from, double to, double half) {
  constexpr int kParts = 24;
  QPolygonF above;
  QPolygonF below;
  for (int i = 0; i <= kParts; ++i) {
    const double distance = from + (to - from) * i / kParts;
    const QPointF way = curve.at(distance + half / 4) - curve.at(distance - half / 4);
    const double length = std::max(std::hypot(way.x(), way.y()), 1e-9);
    const QPointF across = QPointF(way.y(), -way.x()) * (half / length);
    above.append(curve.at(distance) + across);
    below.prepend(curve.at(distance) - across);
  }
  return above + below;
}

}  // namespace

WrittenText textAlong(const LabelCurve& given, const QFont& font, const QString& text) {
  WrittenText written;
  written.letters.setFillRule(Qt::WindingFill);
  const std::vector<Letter> letters = lettersOf(font, text.normalized(QString::NormalizationForm_C));
  if (letters.empty()) return written;
  const double natural = letters.back().to - letters.front().from;
  const double gaps = static_cast<double>(letters.size() - 1);
  const double room = gaps > 0 ? (kFilled * given.length() - natural) / gaps : 0;
  const double extra = std::clamp(room, 0.0, kMostExtra * font.pixelSize());
  const double width = natural + extra * gaps;
  const LabelCurve curve = given.isUpsideDown(width) ? given.reversed() : given;
  const double start = (curve.length() - width) / 2 - letters.front().from;
  const double middle = QFontMetricsF(font).capHeight() / 2;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const Letter& letter = letters[i];
    const double from = start + letter.from + extra * static_cast<double>(i);
    const double to = from + (letter.to - letter.from);
    const QPointF foot = curve.at((from + to) / 2);
    const QPointF way = curve.at(to) - curve.at(from);
    QTransform transform;
    transform.translate(foot.x(), foot.y());
    transform.rotateRadians(std::atan2(way.y(), way.x()));
    transform.translate(-(letter.from + letter.to) / 2, middle);
    written.letters.addPath(transform.map(letter.outline));
    written.places.push_back(QTransform::fromTranslate(letter.from, 0) * transform);
  }
  if (static_cast<qsizetype>(letters.size()) != text.normalized(QString::NormalizationForm_C).size()) {
    written.places.clear();
  }
  const double size = font.pixelSize();
  const double first = start + letters.front().from;
  written.band = bandAlong(curve, first - 0.2 * size, first + width + 0.2 * size, 0.6 * size);
  return written;
}

}  // namespace redoubt::render
