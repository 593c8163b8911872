#include "editor/panels/facing_rose.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kRadius = 28;
constexpr double kKnob = 5;

QPointF towards(QPointF centre, double degrees, double length) {
  const double angle = (degrees - 90) * std::numbers::pi / 180;
  return centre + QPointF(std::cos(angle), std::sin(angle)) * length;
}

}  // namespace

FacingRose::FacingRose(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setAccessibleName(tr("Facing"));
}

void FacingRose::setFacing(hex::Orientation orientation, std::optional<hex::FacingKind> kind,
                      std::optional<model::Facing> facing) {
  orientation_ = orientation;
  kind_ = kind;
  facing_ = facing;
  setFocusPolicy(kind ? Qt::StrongFocus : Qt::NoFocus);
  setAccessibleDescription(
      facing && facing->direction ? tr("%1 degrees").arg(hex::angle(*facing->direction, orientation)) : tr("none"));
  update();
}

QPointF FacingRose::knob(hex::Direction direction) const {
  const double length = direction.kind == hex::FacingKind::Vertex ? kRadius : kRadius * std::numbers::sqrt3 / 2;
  return towards(QRectF(rect()).center(), hex::angle(direction, orientation_), length);
}

QPolygonF FacingRose::outline() const {
  QPolygonF polygon;
  for (int i = 0; i < hex::kSides; ++i) {
    polygon << towards(QRectF(rect()).center(), hex::angle({hex::FacingKind::Vertex, i}, orientation_), kRadius);
  }
  return polygon;
}

void FacingRose::paintEvent(QPaintEvent*) {
  const ThemeColours& c = colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF centre = QRectF(rect()).center();
  const bool isActive = isEnabled() && kind_;
  const bool isKnown = facing_ && facing_->direction;

  QPen edge(isActive ? c.second : c.line, 1.3);
  if (!isKnown) edge.setDashPattern({3, 2.5});
  painter.setPen(edge);
  painter.setBrush(mixed(c.window, c.base, 0.4));
  painter.drawPolygon(outline());
  if (!kind_) return;

  if (isKnown) {
    const hex::Direction front = *facing_->direction;
    const double angle = hex::angle(front, orientation_);
    // Two front hexes span 120°, three front hexes 180°.
    const double half = front.kind == hex::FacingKind::Vertex ? 60 : 90;
    painter.setPen(Qt::NoPen);
    QColor wedge = c.accent;
    wedge.setAlpha(60);
    painter.setBrush(wedge);
    QPainterPath sector(centre);
    sector.arcTo(QRectF(centre.x() - kRadius, centre.y() - kRadius, 2 * kRadius, 2 * kRadius), 90 - angle - half,
                 2 * half);
    sector.closeSubpath();
    QPainterPath hex;
    hex.addPolygon(outline());
    painter.drawPath(sector.intersected(hex));
    painter.setPen(QPen(c.accent, 1.8));
    painter.drawLine(centre, knob(front));
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.accent);
    painter.drawEllipse(centre, 2.4, 2.4);
  } else {
    painter.setFont(themeFont(TextStyle::Second));
    painter.setPen(c.second);
    painter.drawText(rect(), Qt::AlignCenter, facing_ ? tr("free") : QStringLiteral("?"));
  }
  for (int i = 0; i < hex::kSides; ++i) {
    const hex::Direction direction{*kind_, i};
    const bool isFront = isKnown && *facing_->direction == direction;
    painter.setPen(QPen(isFront || hovered_ == direction ? c.accent : edge.color(), 1.3));
    painter.setBrush(isFront ? c.accent : hovered_ == direction ? c.selection : c.base);
    painter.drawEllipse(knob(direction), isFront ? kKnob : kKnob - 1.5, isFront ? kKnob : kKnob - 1.5);
  }
  if (hasFocus()) {
    painter.setPen(QPen(c.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
}

std::optional<hex::Direction> FacingRose::directionAt(QPointF point) const {
  if (!kind_ || !isEnabled()) return std::nullopt;
  const QPointF arm = point - QRectF(rect()).center();
  // The middle gives no direction: a click there would be a guess.
  if (std::hypot(arm.x(), arm.y()) < kRadius * 0.3) return std::nullopt;
  std::optional<hex::Direction> nearest;
  double best = 0;
  for (int i = 0; i < hex::kSides; ++i) {
    const QPointF between = knob({*kind_, i}) - point;
    const double distance = std::hypot(between.x(), between.y());
    if (nearest && distance >= best) continue;
    nearest = hex::Direction{*kind_, i};
    best = distance;
  }
  return nearest;
}

void FacingRose::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (const auto direction = directionAt(event->position())) emit chosen(*direction);
}

void FacingRose::mouseMoveEvent(QMouseEvent* event) {
  const auto direction = directionAt(event->position());
  if (direction == hovered_) return;
  hovered_ = direction;
  update();
}

void FacingRose::leaveEvent(QEvent* event) {
  hovered_.reset();
  update();
  QWidget::leaveEvent(event);
}

void FacingRose::keyPressEvent(QKeyEvent* event) {
  if (kind_ && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Down)) {
    emit turned(-1);
  } else if (kind_ && (event->key() == Qt::Key_Right || event->key() == Qt::Key_Up)) {
    emit turned(1);
  } else if (kind_ && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
    emit cleared();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace redoubt::editor
