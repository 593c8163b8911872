#pragma once

#include <QPixmap>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "editor/render/map_painter.h"

namespace redoubt::editor {

/// A map under the frame that it is to have: what stays, what is added, what is cut off, and where counters stand.
class FrameSketch : public QWidget {
  Q_OBJECT

 public:
  FrameSketch(const model::Battle& battle, QWidget* parent = nullptr);

  /// The map's hexes afterwards.
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
  std::optional<render::MapPainter> map_;  ///< nothing for maps too large to be drawn at once
  QPixmap picture_;                        ///< of the old map, at pictureView_
  QTransform pictureView_;
  bool isPictureDark_ = false;
};

}  // namespace redoubt::editor
