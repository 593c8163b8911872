#pragma once

#include <QWidget>

#include "core/hex/layout.h"

namespace redoubt::editor {

/// The hexes in the upper left corner of a map, with their orientation, stagger and printed numbers.
class NumbersSketch : public QWidget {
  Q_OBJECT

 public:
  explicit NumbersSketch(QWidget* parent = nullptr);

  void setLayout(const hex::Layout& layout);
  const hex::Layout& shownLayout() const { return layout_; }

  QSize sizeHint() const override { return {300, 190}; }
  QSize minimumSizeHint() const override { return {240, 180}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  hex::Layout layout_;
};

}  // namespace redoubt::editor
