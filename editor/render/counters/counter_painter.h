#pragma once

#include <QMarginsF>
#include <QPainter>
#include <QPixmap>
#include <QRectF>
#include <list>
#include <optional>
#include <unordered_map>
#include <utility>

#include "editor/render/counters/counter_face.h"
#include "editor/render/counters/counter_style.h"
#include "editor/render/counters/stack_layout.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

/// Below this size in device pixels counters are drawn in the small style.
inline constexpr double kSmallCut = 64;

/// Draws a face into the square `rect`. With an angle, in degrees clockwise from north, the counter is rotated about
/// the middle of `rect` so that its top edge faces that direction, and has its facing mark; without, it is upright and
/// has none. 0 is upright with a mark. Paper and SVG get vectors and text.
void paintCounter(QPainter& painter, const QRectF& rect, const CounterFace& face, std::optional<double> angle = {},
                  const CounterStyle& style = {});

/// Draws a face to be cut out of paper: as large as `trim`, upright, with square corners and without an edge, and its
/// background beyond `trim` by `bleed`, in the painter's units. A counter that faces a side or vertex has the mark of
/// that. Always in the style of large counters.
void paintPrintedCounter(QPainter& painter, const QRectF& trim, const QMarginsF& bleed, const CounterFace& face,
                         const CounterStyle& style = {});

/// Whether a counter with that face stands upright on maps however it faces: markers along hexsides never do.
bool standsUpright(const CounterFace& face, const CounterStyle& style);

/// Draws a counter as it lies on a map: as paintCounter() does, or, where it stands upright, with a wedge beyond its
/// edge that ends in a point towards a vertex and flat towards a hexside. The wedge lies under the counter and reaches
/// kWedgeReach from the middle of `rect`.
void paintLying(QPainter& painter, const QRectF& rect, const CounterFace& face, std::optional<double> angle,
                const CounterStyle& style);
/// In sides of the counter: short of the upright counters in the next hexes.
inline constexpr double kWedgeReach = 0.73;

/// A face with its keyOf(), which takes as long to compute as drawing the finished picture; if it isn't known it is
/// computed here. Valid as long as the face.
struct KeyedFace {
  KeyedFace(const CounterFace& of) : face(of), key(keyOf(of)) {}
  KeyedFace(const CounterFace& of, QString known) : face(of), key(std::move(known)) {}

  const CounterFace& face;
  QString key;
};

/// Counters drawn once per face, size, angle and device pixel ratio. Window thread only.
class CounterCache {
 public:
  /// Keeps about `pictures` pictures; the least recently used are removed first.
  explicit CounterCache(std::size_t pictures = 2000) : limit_(pictures) {}

  /// The counter as paintLying() draws it on a transparent background, with a soft shadow; `size` is its side in device
  /// independent pixels. The picture is larger than the counter and centred on it.
  const QPixmap& picture(const KeyedFace& face, double size, std::optional<double> angle, double pixelRatio);

  /// Draws that picture with the counter's middle at `centre`, on whole pixels.
  /// On a device of vectors (PDF, SVG, printer) it is painted there instead, without a shadow.
  void draw(QPainter& painter, QPointF centre, const KeyedFace& face, double size, std::optional<double> angle,
            double pixelRatio);

  void clear();
  /// The number of pictures drawn so far.
  std::size_t drawn() const { return drawn_; }

  /// Sets the style of all counters from now on.
  void setStyle(const CounterStyle& style);
  const CounterStyle& style() const { return style_; }

 private:
  struct Key {
    QString face;
    int size = 0;              // hundredths
    std::optional<int> angle;  // tenths of a degree
    int pixelRatio = 0;        // hundredths
    Estimates estimates = {};
    bool upright = false;

    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const {
      return qHashMulti(0, key.face, key.size, key.angle.value_or(-1), key.pixelRatio);
    }
  };
  struct Entry {
    Key key;
    QPixmap pixmap;
  };
  std::size_t limit_;
  std::size_t drawn_ = 0;
  CounterStyle style_;
  std::list<Entry> entries_;  // the last used first
  std::unordered_map<Key, std::list<Entry>::iterator, Hash> byKey_;
};

/// The band of a counter across two hexes, which lies under its face; nothing for other counters. `centre` is in pixels
/// and `scale` the pixels of a hex width.
void paintBand(QPainter& painter, QPointF centre, const StackCard& card, double scale, const CounterFace& face);

}  // namespace redoubt::render
