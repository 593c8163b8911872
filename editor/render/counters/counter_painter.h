#pragma once

#include <QPainter>
#include <QPixmap>
#include <QRectF>
#include <list>
#include <optional>
#include <unordered_map>

#include "editor/render/counters/counter_face.h"
#include "editor/render/counters/counter_style.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

/// Below this many device pixels counters are drawn in the small cut.
inline constexpr double kSmallCut = 64;

/// Draws a face into the square `rect`. With an angle, in degrees clockwise from north, the counter is turned about
/// the middle of `rect` so that its top edge faces that way, and bears its facing mark; without, it stands upright and
/// bears none. 0 is upright with a mark. Paper and SVG get vectors and text.
void paintCounter(QPainter& painter, const QRectF& rect, const CounterFace& face, std::optional<double> angle = {},
                  const CounterStyle& style = {});

/// Counters drawn once per face, size, angle and device pixel ratio. Window thread only.
class CounterCache {
 public:
  /// Keeps about `pictures` pictures, the least used go first.
  explicit CounterCache(std::size_t pictures = 2000) : limit_(pictures) {}

  /// The counter on a transparent ground, with a soft shadow; `size` is its side in device independent pixels.
  /// The picture is larger than the counter and centred on it.
  const QPixmap& picture(const CounterFace& face, double size, std::optional<double> angle, double pixelRatio);

  /// Draws that picture with the counter's middle at `centre`, on whole pixels.
  /// On a device of vectors (PDF, SVG, printer) it is painted there instead, without a shadow.
  void draw(QPainter& painter, QPointF centre, const CounterFace& face, double size, std::optional<double> angle,
            double pixelRatio);

  void clear();

  /// How all counters are drawn from now on.
  void setStyle(const CounterStyle& style);
  const CounterStyle& style() const { return style_; }

 private:
  struct Entry {
    QString key;
    QPixmap pixmap;
  };
  std::size_t limit_;
  CounterStyle style_;
  std::list<Entry> entries_;  // the last used first
  std::unordered_map<QString, std::list<Entry>::iterator> byKey_;
};

}  // namespace redoubt::render
