#include "editor/dialogs/map/numbers_sketch.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>

#include "editor/render/map_geometry.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kHexWidth = 52;  // pixels
constexpr double kMargin = 12;

QColor ground() {
  const QColor paper(0xF2, 0xE7, 0xCD);
  return colours().dark ? mixed(paper, Qt::black, 0.2) : paper;
}

}  // namespace

NumbersSketch::NumbersSketch(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("layout.sketch"));
  setAccessibleName(tr("The first hexes and their numbers"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NumbersSketch::setLayout(const hex::Layout& layout) {
  layout_ = layout;
  setAccessibleDescription(
      tr("The upper left hex is %1.")
          .arg(QString::fromStdString(layout.number(hex::HexKey::at(layout.firstColumn(), layout.firstRow())))));
  update();
}

void NumbersSketch::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath rounded;
  rounded.addRoundedRect(frame, 4, 4);
  painter.setClipPath(rounded);
  painter.fillPath(rounded, colours().base);
  const hex::Bounds bounds = layout_.bounds();
  QTransform view;
  view.translate(kMargin, kMargin);
  view.scale(kHexWidth, kHexWidth);
  view.translate(-bounds.left, -bounds.top);
  // Half hexes end at the edge of the sheet.
  const QRectF sheet = view.mapRect(QRectF(bounds.left, bounds.top, bounds.width(), bounds.height()));
  painter.save();
  painter.setClipRect(sheet.adjusted(-0.5, -0.5, 0.5, 0.5), Qt::IntersectClip);
  painter.setPen(QPen(mixed(ground(), Qt::black, 0.45), 1));
  painter.setFont(themeFont(TextStyle::Small));
  const int columns = static_cast<int>(width() / (kHexWidth * 0.8)) + 2;
  const int rows = static_cast<int>(height() / (kHexWidth * 0.8)) + 2;
  for (int column = layout_.firstColumn(); column <= std::min(layout_.lastColumn(), layout_.firstColumn() + columns);
       ++column) {
    for (int row = layout_.firstRow(); row <= std::min(layout_.lastRow(), layout_.firstRow() + rows); ++row) {
      const hex::HexKey hex = hex::HexKey::at(column, row);
      if (!layout_.contains(hex)) continue;
      const QString number = QString::fromStdString(layout_.number(hex));
      painter.setBrush(number.isEmpty() ? mixed(ground(), colours().base, 0.5) : ground());
      painter.setPen(QPen(mixed(ground(), Qt::black, 0.45), 1));
      const QPolygonF polygon = view.map(render::hexPolygon(layout_, hex));
      painter.drawPolygon(polygon);
      painter.setPen(QColor(0x1C, 0x24, 0x30));
      painter.drawText(polygon.boundingRect(), Qt::AlignCenter, number);
    }
  }
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(mixed(ground(), Qt::black, 0.6), 1.5));
  painter.drawRect(sheet);
  painter.setClipping(false);
  painter.setPen(QPen(colours().line, 1));
  painter.drawPath(rounded);
}

}  // namespace redoubt::editor
