#pragma once

#include <QFont>
#include <QHash>
#include <QMap>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QStringList>
#include <optional>

#include "editor/render/drawing_sink.h"

namespace redoubt::render {

/// Converts painting into SVG: paths, text as text with its fonts, layers as groups that Inkscape shows as layers, and
/// marks as references to one drawing of each. It only supports solid colours.
class SvgEngine : public QPaintEngine, public DrawingSink {
 public:
  /// `size` in millimetres.
  explicit SvgEngine(QSizeF size);

  /// The whole document.
  QByteArray document(const QString& title) const;

  bool begin(QPaintDevice* device) override;
  bool end() override;
  void updateState(const QPaintEngineState& now) override;
  void drawPath(const QPainterPath& path) override;
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
  void drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF& source) override;
  void drawImage(const QRectF& rect, const QImage& image, const QRectF& source, Qt::ImageConversionFlags) override;
  void drawTextItem(const QPointF& at, const QTextItem& item) override;
  Type type() const override { return User; }

  void beginLayer(const QString& name) override;
  void endLayer() override;
  bool beginMark(const QString& name) override;
  void endMark() override;
  void putMark(const QString& name, QPointF at) override;
  void write(const PlacedText& text, const QColor& colour, double lineWidth) override;

 private:
  QByteArray& out() { return isInMark_ ? marks_ : body_; }
  QTransform toMm() const;
  void followClip();
  void closeClip();
  QByteArray clipId(const QPainterPath& path);
  void writePath(const QPainterPath& path, bool isFilled, bool isStroked);
  QByteArray strokeAttributes() const;
  QByteArray paint(const char* attribute, QColor colour) const;
  QByteArray fontAttributes(const QFont& font);
  QByteArray fontFaces() const;
  void writeText(const PlacedText& text, const QByteArray& attributes);

  QSizeF size_;
  QByteArray body_;
  QByteArray marks_;
  QByteArray clips_;
  QHash<QByteArray, QByteArray> clipIds_;  // by geometry
  QHash<QString, QByteArray> markIds_;
  QHash<QString, int> layerCounts_;
  QMap<QByteArray, QFont> faces_;  // the used fonts, by their identity in CSS
  int layerDepth_ = 0;
  std::optional<QPainterPath> clipPath_;  // in device units
  bool isClipEnabled_ = true;
  bool isClipStale_ = true;
  bool isInMark_ = false;
  QByteArray clip_;  // the id of the open group; empty: none
};

/// A paint device whose content can be read as SVG.
class SvgDevice : public QPaintDevice {
 public:
  /// `size` in millimetres.
  explicit SvgDevice(QSizeF size) : engine_(size), size_(size) {}

  /// Device units per millimetre.
  static constexpr double kPerMm = 100;

  QByteArray document(const QString& title) const { return engine_.document(title); }
  QPaintEngine* paintEngine() const override { return &engine_; }

 protected:
  int metric(PaintDeviceMetric metric) const override;

 private:
  mutable SvgEngine engine_;
  QSizeF size_;
};

}  // namespace redoubt::render
