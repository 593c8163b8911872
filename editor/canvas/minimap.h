#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "editor/render/map_geometry.h"
#include "editor/render/minimap_picture.h"
#include "editor/session/session.h"

class QHelpEvent;

namespace redoubt::editor {

class MapCanvas;

/// The whole map in small, in the colours of its theme and regardless of hidden layers: terrain, water, roads, a dot
/// for every stack in the colour of the army on top, and a frame round what the canvas shows. A click or drag moves the
/// canvas there, the wheel zooms it, the arrow keys move the frame, + and - zoom.
class Minimap : public QWidget {
  Q_OBJECT

 public:
  Minimap(Session& session, MapCanvas& canvas, QWidget* parent = nullptr);
  ~Minimap() override;

  /// Dims the map for a dark window, as MapCanvas::setDark does.
  void setDark(bool isDark);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  /// The map's rectangle in the widget; empty without a map.
  QRectF mapRect() const;
  /// The pixel of a point of the map in the widget. There must be a map.
  QPointF pixelOf(hex::Point map) const;
  /// The frame round what the canvas shows, limited to the map.
  QRectF frame() const;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Dot {
    hex::Point at;
    QColor colour;
  };
  void mapChanged(const model::Changes& changes);
  document::Precomputation preparation();
  void readDots();
  bool hasMap() const;
  render::MapView view() const;
  hex::Point mapAt(QPointF pixel) const;
  void moveBy(double acrossViews, double downViews);
  void showNumber(const QHelpEvent& event);
  void paintMap(QPainter& painter);
  void paintShade(QPainter& painter) const;
  void paintDots(QPainter& painter) const;
  void paintFrame(QPainter& painter) const;

  Session& session_;
  MapCanvas& canvas_;
  std::unique_ptr<render::MinimapPicture> picture_;        // null while hidden
  std::unique_ptr<render::MinimapPicture> pictureToCome_;  // the picture after a long edit that is still being made
  std::shared_ptr<void> preparation_;
  std::vector<Dot> dots_;
  bool isDark_ = false;
};

}  // namespace redoubt::editor
