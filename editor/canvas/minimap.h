#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "editor/canvas/minimap_picture.h"
#include "editor/render/map_geometry.h"
#include "editor/session/session.h"

class QHelpEvent;

namespace redoubt::editor {

class MapCanvas;

/// The whole map at a glance, in the inks of its theme and whatever layers are hidden: terrain, water, ways, a dot for
/// every stack in the colour of the army on top, and a frame round what the canvas shows. A click or drag brings the
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

  /// Where the map lies in the widget; empty without one.
  QRectF mapRect() const;
  /// Where a point of the map lies in the widget. There must be a map.
  QPointF pixelOf(hex::Point map) const;
  /// The frame round what the canvas shows, as far as it lies on the map.
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
  document::Foresight preparation();
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
  std::unique_ptr<MinimapPicture> picture_;        // none while nobody looks
  std::unique_ptr<MinimapPicture> pictureToCome_;  // after a long edit that is being made
  std::shared_ptr<void> preparation_;
  std::vector<Dot> dots_;
  bool isDark_ = false;
};

}  // namespace redoubt::editor
