#include "editor/dialogs/scan/scan_view.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using redoubt::scan::Pixel;

constexpr double kMarkReach = 9;  // widget pixels
constexpr double kLensRadius = 62;
constexpr double kLensZoom = 4;      // widget pixels for each of the picture, at least
constexpr double kSmallestGrid = 9;  // widget pixels of a hex below which its outline is left out
const QColor kMarkColour(0xC8, 0x1E, 0x5A);
const QColor kHeldOutColour(0x1E, 0x6E, 0xC8);
const QColor kGridColour(0x00, 0x9A, 0xB4);

}  // namespace

ScanView::ScanView(QWidget* parent) : ZoomedPicture(parent), field_(new QLineEdit(this)) {
  setCursor(Qt::CrossCursor);
  field_->setObjectName(QStringLiteral("scan.number"));
  field_->setAccessibleName(tr("Number printed at this place"));
  field_->setMaxLength(16);
  field_->setFixedWidth(size::scaled(92));
  field_->hide();
  field_->installEventFilter(this);
  connect(field_, &QLineEdit::textEdited, this, [this] {
    refusal_.clear();
    update();
  });
}

void ScanView::setPicture(ScanLevels levels) {
  stopAsking();
  ZoomedPicture::setPicture(std::move(levels));
}

void ScanView::setMarks(std::vector<Mark> marks) {
  marks_ = std::move(marks);
  if (chosen_ && *chosen_ >= marks_.size()) choose(std::nullopt);
  dragged_.reset();
  isNudged_ = false;
  update();
}

void ScanView::setGrid(std::optional<redoubt::scan::Registration> registration, const hex::Layout& layout) {
  registration_ = std::move(registration);
  layout_ = layout;
  update();
}

void ScanView::setChosen(std::optional<std::size_t> mark) {
  if (mark && *mark >= marks_.size()) mark.reset();
  if (chosen_ == mark) return;
  chosen_ = mark;
  update();
}

void ScanView::choose(std::optional<std::size_t> mark) {
  if (chosen_ == mark) return;
  chosen_ = mark;
  update();
  emit chosenChanged();
}

void ScanView::ask(Pixel at, const QString& guess) {
  asked_ = at;
  refusal_.clear();
  field_->setText(guess);
  field_->selectAll();
  placeField();
  field_->show();
  field_->setFocus();
  update();
}

void ScanView::refuse(const QString& why) {
  refusal_ = why;
  update();
}

void ScanView::stopAsking() {
  if (!asked_) return;
  asked_.reset();
  refusal_.clear();
  const bool hadFocus = field_->hasFocus();
  field_->hide();
  if (hadFocus) setFocus();
  update();
}

void ScanView::placeField() {
  if (!asked_) return;
  const QPointF at = toWidget(*asked_);
  const int x = qBound(2, qRound(at.x()) + 12, std::max(2, width() - field_->width() - 2));
  const int y = qBound(2, qRound(at.y()) + 10, std::max(2, height() - field_->sizeHint().height() - 2));
  field_->setGeometry(x, y, field_->width(), field_->sizeHint().height());
}

std::optional<std::size_t> ScanView::markAt(QPointF point) const {
  std::optional<std::size_t> nearest;
  double least = kMarkReach;
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    const QPointF off = toWidget(marks_[i].at) - point;
    const double apart = std::hypot(off.x(), off.y());
    if (apart >= least) continue;
    least = apart;
    nearest = i;
  }
  return nearest;
}

void ScanView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!paintPicture(painter)) return;
  paintGrid(painter);
  paintMarks(painter);
  paintMagnifier(painter);
  paintFocus(painter);
}

void ScanView::paintGrid(QPainter& painter) const {
  if (!registration_) return;
  const QRectF seen = QRectF(rect()).adjusted(-80, -80, 80, 80);
  painter.setBrush(Qt::NoBrush);
  for (const hex::HexKey hex : layout_.allHexes()) {
    const hex::Point centre = layout_.centre(hex);
    const QPointF at = toWidget(registration_->toPicture(centre));
    if (!seen.contains(at)) continue;
    const double width = registration_->pixelsPerHex(centre) * scale();
    painter.setPen(QPen(kGridColour, 1.2));
    if (width >= kSmallestGrid) {
      QPolygonF outline;
      for (int i = 0; i < 6; ++i) outline << toWidget(registration_->toPicture(layout_.corner(hex, i)));
      painter.drawPolygon(outline);
    } else {
      painter.drawPoint(at);
    }
  }
}

void ScanView::paintMarks(QPainter& painter) const {
  const auto cross = [&](QPointF at, double reach, const QPen& pen) {
    painter.setPen(pen);
    painter.drawLine(at - QPointF(reach, 0), at + QPointF(reach, 0));
    painter.drawLine(at - QPointF(0, reach), at + QPointF(0, reach));
  };
  painter.setBrush(Qt::NoBrush);
  painter.setFont(themeFont(TextStyle::Strong));
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    const Mark& mark = marks_[i];
    const QPointF at = toWidget(mark.at);
    const QColor colour = mark.isHeldOut ? kHeldOutColour : kMarkColour;
    if (mark.expected) {
      painter.setPen(QPen(colour, 1.6));
      painter.drawLine(at, toWidget(*mark.expected));
    }
    cross(at, 7, QPen(Qt::white, 3.6));
    cross(at, 7, QPen(colour, 1.6));
    if (mark.isDoubtful || chosen_ == i) {
      painter.setPen(QPen(mark.isDoubtful ? colours().error : colour, chosen_ == i ? 2.4 : 1.6));
      painter.drawEllipse(at, 11, 11);
    }
    QPainterPath letters;
    letters.addText(at + QPointF(11, -7), painter.font(), mark.text);
    painter.strokePath(letters, QPen(Qt::white, 3));
    painter.fillPath(letters, colour);
  }
  if (!asked_) return;
  cross(toWidget(*asked_), 9, QPen(Qt::white, 4));
  cross(toWidget(*asked_), 9, QPen(kMarkColour, 2));
  if (refusal_.isEmpty()) return;
  QRectF box = painter.fontMetrics().boundingRect(QRect(0, 0, 260, 200), Qt::TextWordWrap, refusal_);
  box.adjust(-6, -4, 6, 4);
  box.moveTopLeft(QPointF(field_->geometry().bottomLeft()) + QPointF(0, 4));
  if (box.right() > width()) box.moveRight(width() - 2);
  if (box.bottom() > height()) box.moveBottom(field_->y() - 4);
  painter.setPen(QPen(colours().error, 1));
  painter.setBrush(colours().base);
  painter.drawRoundedRect(box, 4, 4);
  painter.setPen(colours().error);
  painter.drawText(box.adjusted(6, 4, -6, -4), Qt::TextWordWrap, refusal_);
}

// Round the pointer or the chosen mark, in the upper corner that is farther away.
void ScanView::paintMagnifier(QPainter& painter) const {
  const bool isOnMark = dragged_ || isNudged_ || (!pointer_ && chosen_);
  if (!isOnMark && !pointer_) return;
  const auto mark = dragged_ ? dragged_ : chosen_;
  const Pixel middle = isOnMark && mark ? marks_[*mark].at : toPixel(*pointer_);
  if (!isInPicture(middle) || scale() >= kLensZoom) return;
  const QPointF at = toWidget(middle);
  const QPointF lens(at.x() < width() / 2.0 ? width() - kLensRadius - 10 : kLensRadius + 10, kLensRadius + 10);
  QPainterPath round;
  round.addEllipse(lens, kLensRadius, kLensRadius);
  painter.save();
  painter.setClipPath(round);
  painter.fillRect(round.boundingRect(), colours().window);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  const double half = kLensRadius / kLensZoom;
  painter.drawImage(round.boundingRect(), levels().picture(),
                    QRectF(middle.x - half, middle.y - half, 2 * half, 2 * half));
  painter.setPen(QPen(kMarkColour, 1));
  painter.drawLine(lens - QPointF(kLensRadius, 0), lens + QPointF(kLensRadius, 0));
  painter.drawLine(lens - QPointF(0, kLensRadius), lens + QPointF(0, kLensRadius));
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours().line, 2));
  painter.drawPath(round);
}

}  // namespace redoubt::editor
