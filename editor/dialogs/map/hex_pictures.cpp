#include "editor/dialogs/map/hex_pictures.h"

#include <QPainter>
#include <QPolygonF>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kPicture = 28;

hex::Layout layoutFor(hex::Orientation orientation, hex::Shifted shifted, int lines) {
  hex::LayoutSpec spec;
  spec.orientation = orientation;
  spec.shifted = shifted;
  spec.columns = lines;
  spec.rows = lines;
  return std::get<hex::Layout>(hex::Layout::make(spec));
}

// The hexes of a small map, scaled into `box` with their proportions kept.
QPolygonF outline(const hex::Layout& layout, hex::HexKey key, const QRectF& box) {
  const hex::Bounds bounds = layout.bounds();
  const double scale = std::min(box.width() / bounds.width(), box.height() / bounds.height());
  const QPointF middle((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2);
  QPolygonF polygon;
  for (int i = 0; i < hex::kSides; ++i) {
    const hex::Point corner = layout.corner(key, i);
    polygon << box.center() + (QPointF(corner.x, corner.y) - middle) * scale;
  }
  return polygon;
}

template <class Draw>
QIcon picture(Draw&& draw) {
  QIcon icon;
  for (const int scale : {1, 2}) {
    QPixmap pixmap(kPicture * scale, kPicture * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, QRectF(2, 2, kPicture - 4, kPicture - 4));
    painter.end();
    icon.addPixmap(pixmap);
  }
  return icon;
}

void drawArrowHead(QPainter& painter, QPointF tip, QPointF direction) {
  const QPointF across(-direction.y(), direction.x());
  painter.drawPolygon(QPolygonF{tip, tip - direction * 4 + across * 2.2, tip - direction * 4 - across * 2.2});
}

}  // namespace

QIcon orientationPicture(hex::Orientation orientation) {
  return picture([&](QPainter& painter, const QRectF& box) {
    const hex::Layout layout = layoutFor(orientation, hex::Shifted::Even, 1);
    painter.setPen(QPen(colours().text, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(mixed(colours().base, colours().accent, 0.18));
    painter.drawPolygon(outline(layout, hex::HexKey::at(1, 1), box));
  });
}

QIcon shiftPicture(hex::Orientation orientation, hex::Shifted shifted) {
  return picture([&](QPainter& painter, const QRectF& box) {
    const hex::Layout layout = layoutFor(orientation, shifted, 3);
    painter.setPen(QPen(colours().text, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    layout.forEachHex([&](hex::HexKey key) {
      const int line = orientation == hex::Orientation::Flat ? key.column() : key.row();
      const bool isShifted = (line % 2 == 0) == (shifted == hex::Shifted::Even);
      painter.setBrush(isShifted ? mixed(colours().base, colours().accent, 0.55) : colours().base);
      painter.drawPolygon(outline(layout, key, box));
    });
  });
}

HexMeasure::HexMeasure(QWidget* parent) : QWidget(parent) {
  setFixedSize(sizeHint());
  setToolTip(tr("The size of a hex is measured from side to opposite side, not from corner to corner."));
  setAccessibleName(tr("Measured from side to opposite side"));
}

void HexMeasure::setOrientation(hex::Orientation orientation) {
  orientation_ = orientation;
  update();
}

void HexMeasure::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
  const hex::Layout layout = layoutFor(orientation_, hex::Shifted::Even, 1);
  const QPolygonF hexagon = outline(layout, hex::HexKey::at(1, 1), box);
  painter.setPen(QPen(colours().second, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(colours().base);
  painter.drawPolygon(hexagon);
  const bool flat = orientation_ == hex::Orientation::Flat;
  const QRectF bounds = hexagon.boundingRect();
  const QPointF direction = flat ? QPointF(0, 1) : QPointF(1, 0);
  const double half = (flat ? bounds.height() : bounds.width()) / 2 - 1;
  painter.setPen(QPen(colours().accent, 1.4));
  painter.drawLine(bounds.center() - direction * half, bounds.center() + direction * half);
  painter.setBrush(colours().accent);
  painter.setPen(Qt::NoPen);
  drawArrowHead(painter, bounds.center() + direction * half, direction);
  drawArrowHead(painter, bounds.center() - direction * half, -direction);
}

}  // namespace redoubt::editor
