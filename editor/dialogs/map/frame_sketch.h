#pragma once

#include <QPixmap>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "editor/render/map_painter.h"

namespace redoubt::editor {

/// A map with its new frame: what stays, what is added, what is cut off, and where counters are.
class FrameSketch : public QWidget {
  Q_OBJECT

 public:
  FrameSketch(const model::Battle& battle, QWidget* parent = nullptr);

  /// Sets the map's hexes after the change.
  void setFrame(const hex::Layout& frame);

  QSize sizeHint() const override { return {430, 330}; }
  QSize minimumSizeHint() const override { return {260, 200}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// Hex widths to pixels, with old and new map in view.
  QTransform view() const;
  void paintMap(QPainter& painter, const QTransform& view);
  void paintHexes(QPainter& painter, const QTransform& view) const;
  void paintCounters(QPainter& painter, const QTransform& view) const;
  void paintFrame(QPainter& painter, const QTransform& view) const;

  hex::Layout layout_;
  hex::Layout frame_;
  std::vector<hex::HexKey> counters_;
  std::optional<render::MapPainter> map_;  ///< nothing for maps that are too large for immediate drawing
  QPixmap picture_;                        ///< of the old map, at pictureView_
  QTransform pictureView_;
  bool isPictureDark_ = false;
};

}  // namespace redoubt::editor
