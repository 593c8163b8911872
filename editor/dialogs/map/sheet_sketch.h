#pragma once

#include <QWidget>
#include <optional>

#include "core/model/battle.h"

namespace redoubt::editor {

/// A sheet with its margin and its hexes, to scale, and the numbers of the first and the last one.
class SheetSketch : public QWidget {
  Q_OBJECT

 public:
  explicit SheetSketch(QWidget* parent = nullptr);

  /// `margin` in millimetres.
  void setSheet(const model::MapSheet& sheet, double margin);
  /// Shows that there is no valid sheet.
  void clear();
  const std::optional<model::MapSheet>& sheet() const { return sheet_; }
  /// The numbers of the outermost hexes of the map: "0101" and "3427".
  QString firstNumber() const;
  QString lastNumber() const;

  QSize sizeHint() const override { return {380, 380}; }
  QSize minimumSizeHint() const override { return {240, 220}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintMeasures(QPainter& painter, const QRectF& paper) const;
  void paintHexes(QPainter& painter, const QRectF& paper, double scale) const;
  void paintNumber(QPainter& painter, hex::HexKey hex, QPointF centre, double hexWidth) const;

  std::optional<model::MapSheet> sheet_;
  hex::Layout layout_;
  double margin_ = 0;
};

}  // namespace redoubt::editor
