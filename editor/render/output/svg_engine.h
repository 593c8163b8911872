#pragma once

#include <QFont>
#include <QHash>
#include <QMap>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QSet>
#include <QStringList>
#include <optional>
#include <utility>

#include "editor/render/drawing_sink.h"

namespace redoubt::render {

/// Converts painting into SVG: paths, text as text with its fonts, layers as groups that Inkscape shows as layers, and
/// marks as references to one drawing of each. It only supports solid colours.
class SvgEngine : public QPaintEngine, public DrawingSink {
 public:
  /// `size` in millimetres. All ids begin with `idStart`, for drawings that stand in a page with others.
  explicit SvgEngine(QSizeF size, QByteArray idStart = {});

  /// The whole document.
  QByteArray document(const QString& title) const;

  /// A font and the letters written in it.
  struct UsedFont {
    QFont font;
    QSet<QChar> letters;
  };
  /// What was painted, for a page that holds other drawings too. An element, or a tag of a group, is a line.
  struct Parts {
    QByteArray definitions;  ///< what the body refers to
    QByteArray body;
    QMap<QByteArray, UsedFont> fonts;  ///< by their identity in CSS
  };
  /// Without those layers.
  Parts parts(const QStringList& without) const;

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
  QByteArray fontAttributes(const QFont& font, const QString& text);
  QByteArray fontFaces() const;
  void writeText(const PlacedText& text, const QByteArray& attributes);

  struct LayerSpan {
    QString name;
    qsizetype from = 0;  // in the body, with its group's tags
    qsizetype to = 0;
    qsizetype tag = 0;  // length of the first tag
  };

  QSizeF size_;
  QByteArray idStart_;
  QList<LayerSpan> layers_;
  QByteArray body_;
  QByteArray marks_;
  QByteArray clips_;
  QHash<QByteArray, QByteArray> clipIds_;  // by geometry
  QHash<QString, QByteArray> markIds_;
  QHash<QString, int> layerCounts_;
  QMap<QByteArray, UsedFont> faces_;  // by their identity in CSS
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
  explicit SvgDevice(QSizeF size, QByteArray idStart = {}) : engine_(size, std::move(idStart)), size_(size) {}

  /// Device units per millimetre.
  static constexpr double kPerMm = 100;

  QByteArray document(const QString& title) const { return engine_.document(title); }
  SvgEngine::Parts parts(const QStringList& without = {}) const { return engine_.parts(without); }
  QPaintEngine* paintEngine() const override { return &engine_; }

 protected:
  int metric(PaintDeviceMetric metric) const override;

 private:
  mutable SvgEngine engine_;
  QSizeF size_;
};

}  // namespace redoubt::render
