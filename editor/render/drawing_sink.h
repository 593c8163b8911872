#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPointF>
#include <QString>
#include <QTransform>
#include <vector>

namespace redoubt::render {

/// A text with places for its letters: one place from which the letters follow, or one place for each letter.
struct PlacedText {
  QString text;
  QFont font;
  std::vector<QTransform> places;  ///< from the font's pixels, baseline at the origin; one, or one for each letter
};

/// Additional information for a paint device that writes drawings and not pixels.
class DrawingSink {
 public:
  virtual ~DrawingSink() = default;

  /// Everything drawn until the matching endLayer() belongs to one layer; `name` is for people. Layers inside layers,
  /// as in the samples of a legend, are ignored.
  virtual void beginLayer(const QString& name) = 0;
  virtual void endLayer() = 0;
  /// True if the mark of that name must be drawn now, about the origin of the device, until endMark().
  virtual bool beginMark(const QString& name) = 0;
  virtual void endMark() = 0;
  /// Places a mark that was drawn before; `at` is in the painter's unit.
  virtual void putMark(const QString& name, QPointF at) = 0;
  /// Writes letters; with a line of that width round them, in the font's pixels, they are the halo of others.
  virtual void write(const PlacedText& text, const QColor& colour, double lineWidth) = 0;
};

/// The sink behind a painter; null for devices that have none.
DrawingSink* sinkOf(const QPainter& painter);

/// A layer while it lives.
class DrawnLayer {
 public:
  DrawnLayer(const QPainter& painter, const QString& name) : sink_(sinkOf(painter)) {
    if (sink_) sink_->beginLayer(name);
  }
  DrawnLayer(const QPainter& painter, const char* name) : DrawnLayer(painter, QString::fromLatin1(name)) {}
  ~DrawnLayer() {
    if (sink_) sink_->endLayer();
  }
  DrawnLayer(const DrawnLayer&) = delete;
  DrawnLayer& operator=(const DrawnLayer&) = delete;

 private:
  DrawingSink* sink_;
};

/// `font` for what `painter` writes: Qt scales a spacing in pixels by the ratio of the resolutions of paper and screen,
/// but not the size of the letters; this undoes it.
QFont spacedFor(const QPainter& painter, QFont font);

/// Writes letters by QPainter::drawText, which PDF keeps as text.
void writePlaced(QPainter& painter, const PlacedText& text, const QColor& ink);

}  // namespace redoubt::render
