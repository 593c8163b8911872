#include "editor/dialogs/map/sheet_sketch.h"

#include <QLocale>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kRoomForMeasure = 26;
constexpr double kSmallestHex = 3;  // pixels; below that single hexes can't be distinguished
constexpr double kSmallestNumberedHex = 27;

QColor paperColour() {
  const QColor paper(0xFB, 0xF5, 0xE4);
  return colours().dark ? mixed(paper, Qt::black, 0.2) : paper;
}

QColor groundColour() {
  const QColor ground(0xF2, 0xE7, 0xCD);
  return colours().dark ? mixed(ground, Qt::black, 0.2) : ground;
}

QColor ink() {
  return {0x1C, 0x24, 0x30};
}

QString millimetres(double length) {
  const bool isWhole = std::abs(length - std::round(length)) < 0.05;
  return SheetSketch::tr("%1 mm").arg(QLocale().toString(length, 'f', isWhole ? 0 : 1));
}

}  // namespace

SheetSketch::SheetSketch(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("newBattle.sketch"));
  setAccessibleName(tr("Sketch of the sheet"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SheetSketch::setSheet(const model::MapSheet& sheet, double margin) {
  auto made = hex::Layout::make(model::layoutSpec(sheet));
  auto* layout = std::get_if<hex::Layout>(&made);
  if (!layout) return clear();
  sheet_ = sheet;
  layout_ = std::move(*layout);
  margin_ = margin;
  update();
}

void SheetSketch::clear() {
  sheet_.reset();
  update();
}

QString SheetSketch::firstNumber() const {
  return sheet_ ? QString::fromStdString(layout_.number(hex::HexKey::at(layout_.firstColumn(), layout_.firstRow())))
                : QString();
}

QString SheetSketch::lastNumber() const {
  return sheet_ ? QString::fromStdString(layout_.number(hex::HexKey::at(layout_.lastColumn(), layout_.lastRow())))
                : QString();
}

void SheetSketch::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF room = QRectF(rect()).adjusted(kRoomForMeasure, kRoomForMeasure, -6, -6);
  if (!sheet_) {
    painter.setPen(QPen(colours().line, 1, Qt::DashLine));
    painter.drawRoundedRect(room, 4, 4);
    painter.setPen(colours().third);
    painter.drawText(room, Qt::AlignCenter, tr("No such sheet"));
    return;
  }
  const double scale = std::min(room.width() / sheet_->sheetWidthMm, room.height() / sheet_->sheetHeightMm);
  QRectF paper(0, 0, sheet_->sheetWidthMm * scale, sheet_->sheetHeightMm * scale);
  paper.moveCenter(room.center());
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0, 0, 0, 50));
  painter.drawRect(paper.translated(2, 2));
  painter.setBrush(paperColour());
  painter.drawRect(paper);
  paintHexes(painter, paper, scale);
  if (margin_ > 0) {
    const double margin = margin_ * scale;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(paperColour(), ink(), 0.35), 1, Qt::DashLine));
    painter.drawRect(paper.adjusted(margin, margin, -margin, -margin));
  }
  painter.setPen(QPen(mixed(paperColour(), ink(), 0.5), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(paper);
  paintMeasures(painter, paper);
}

void SheetSketch::paintMeasures(QPainter& painter, const QRectF& paper) const {
  painter.setFont(themeFont(TextStyle::Small));
  painter.setPen(colours().second);
  const QRectF above(paper.left() - 40, paper.top() - kRoomForMeasure, paper.width() + 80, kRoomForMeasure - 5);
  painter.drawText(above, Qt::AlignHCenter | Qt::AlignBottom, millimetres(sheet_->sheetWidthMm));
  painter.save();
  painter.translate(paper.left() - 5, paper.center().y());
  painter.rotate(-90);
  const QRectF beside(-paper.height() / 2 - 40, -kRoomForMeasure, paper.height() + 80, kRoomForMeasure);
  painter.drawText(beside, Qt::AlignHCenter | Qt::AlignBottom, millimetres(sheet_->sheetHeightMm));
  painter.restore();
}

void SheetSketch::paintHexes(QPainter& painter, const QRectF& paper, double scale) const {
  const hex::Bounds bounds = layout_.bounds();
  const double width = sheet_->hexWidthMm * scale;
  const QPointF middle((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2);
  const auto toSketch = [&](hex::Point point) { return paper.center() + (QPointF(point.x, point.y) - middle) * width; };
  const hex::HexKey first = hex::HexKey::at(layout_.firstColumn(), layout_.firstRow());
  const hex::HexKey last = hex::HexKey::at(layout_.lastColumn(), layout_.lastRow());
  const auto number = [&](hex::HexKey key) { paintNumber(painter, key, toSketch(layout_.centre(key)), width); };
  if (width < kSmallestHex) {
    const QRectF area(toSketch({bounds.left, bounds.top}), toSketch({bounds.right, bounds.bottom}));
    painter.fillRect(area, groundColour());
    painter.fillRect(area, QBrush(mixed(groundColour(), ink(), 0.25), Qt::Dense6Pattern));
    number(first);
    number(last);
    return;
  }
  const QColor line = mixed(groundColour(), ink(), width > 12 ? 0.5 : 0.3);
  painter.setPen(QPen(line, width > 12 ? 1 : 0.6));
  layout_.forEachHex([&](hex::HexKey key) {
    QPolygonF polygon;
    for (int i = 0; i < hex::kSides; ++i) polygon << toSketch(layout_.corner(key, i));
    const bool isNamed = key == first || key == last;
    painter.setBrush(isNamed ? mixed(groundColour(), colours().accent, 0.45) : groundColour());
    painter.drawPolygon(polygon);
  });
  if (width >= kSmallestNumberedHex) {
    layout_.forEachHex(number);
  } else {
    number(first);
    number(last);
  }
}

// If hexes are small, the two numbers are next to them, towards the middle of the map, on their own background.
void SheetSketch::paintNumber(QPainter& painter, hex::HexKey hex, QPointF centre, double hexWidth) const {
  const QString text = QString::fromStdString(layout_.number(hex));
  painter.save();
  QFont font = themeFont(TextStyle::Small);
  if (hexWidth >= kSmallestNumberedHex) {
    font.setPixelSize(std::clamp(static_cast<int>(hexWidth * 0.28), 8, 11));
    painter.setFont(font);
    painter.setPen(mixed(groundColour(), ink(), 0.75));
    painter.drawText(QRectF(centre.x() - hexWidth, centre.y() - 10, hexWidth * 2, 20), Qt::AlignCenter, text);
  } else {
    painter.setFont(font);
    const bool isFirst = hex == hex::HexKey::at(layout_.firstColumn(), layout_.firstRow());
    const QSizeF size = QSizeF(painter.fontMetrics().size(Qt::TextSingleLine, text)) + QSizeF(8, 2);
    QRectF box(QPointF(), size);
    box.moveCenter(centre);
    const double apart = std::max(hexWidth * 0.7, 4.0);
    box.moveLeft(isFirst ? centre.x() + apart : centre.x() - apart - size.width());
    box.moveTop(isFirst ? std::max(box.top(), centre.y() - hexWidth)
                        : std::min(box.top(), centre.y() + hexWidth - size.height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(paperColour());
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(ink());
    painter.drawText(box, Qt::AlignCenter, text);
  }
  painter.restore();
}

}  // namespace redoubt::editor
