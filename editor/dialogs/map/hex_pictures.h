#pragma once

#include <QIcon>
#include <QWidget>

#include "core/hex/layout.h"

/// Small drawn pictures that explain choices about hexes. They use the theme's colours at the time they are made.
namespace redoubt::editor {

/// The outline of a hex, with a vertex or a side to the north.
QIcon orientationPicture(hex::Orientation orientation);

/// A map of three by three hexes whose shifted rows (pointy-top) or columns (flat-top) are filled.
QIcon shiftPicture(hex::Orientation orientation, hex::Shifted shifted);

/// A hex with the measure across its flats.
class HexMeasure : public QWidget {
  Q_OBJECT

 public:
  explicit HexMeasure(QWidget* parent = nullptr);

  void setOrientation(hex::Orientation orientation);
  QSize sizeHint() const override { return {34, 34}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  hex::Orientation orientation_ = hex::Orientation::Pointy;
};

}  // namespace redoubt::editor
