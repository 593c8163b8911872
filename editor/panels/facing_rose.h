#pragma once

#include <QWidget>
#include <optional>

#include "core/hex/facing.h"
#include "core/model/field.h"

namespace redoubt::editor {

/// A hex with its six vertices or sides, of which a click chooses one; the front wedge shows the facing of a counter.
/// By keyboard the left and right arrows rotate by 60°, Delete clears.
class FacingRose : public QWidget {
  Q_OBJECT

 public:
  explicit FacingRose(QWidget* parent = nullptr);

  /// Nothing for `kind` means that the counter has no facing: then none can be chosen. `facing` is nothing if none is
  /// given, and has no direction if it is free.
  void setFacing(hex::Orientation orientation, std::optional<hex::FacingKind> kind,
                 std::optional<model::Facing> facing);

  QSize sizeHint() const override { return {76, 76}; }
  QSize minimumSizeHint() const override { return {76, 76}; }

  /// The position of a direction's knob, in the widget's coordinates.
  QPointF knob(hex::Direction direction) const;

 signals:
  void chosen(redoubt::hex::Direction direction);
  void turned(int steps);
  void cleared();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QPolygonF outline() const;
  std::optional<hex::Direction> directionAt(QPointF point) const;

  hex::Orientation orientation_ = hex::Orientation::Pointy;
  std::optional<hex::FacingKind> kind_;
  std::optional<model::Facing> facing_;
  std::optional<hex::Direction> hovered_;
};

}  // namespace redoubt::editor
