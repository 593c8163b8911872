#include "editor/dialogs/counters/layout_canvas.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <memory>

#include "editor/render/counters/counter_painter.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kRoomRound = 16;
constexpr double kHalfHandle = 4;  // half of its side
constexpr int kLeastPart = 10;     // thousandths that a part keeps

// In the order of the numbers of handles: from the upper left clockwise.
constexpr std::pair<int, int> kHandles[]{{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}};

QPointF handleOf(const QRectF& rect, std::size_t handle) {
  const auto [x, y] = kHandles[handle];
  return {rect.center().x() + x * rect.width() / 2, rect.center().y() + y * rect.height() / 2};
}

int snapped(double thousandths, int step) {
  return std::clamp(static_cast<int>(std::lround(thousandths / step)) * step, 0, 1000);
}

}  // namespace

LayoutCanvas::LayoutCanvas(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("layoutCanvas"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAccessibleName(tr("Counter"));
  setAccessibleDescription(tr("Arrow keys move the chosen part, with Ctrl they change its size."));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LayoutCanvas::show(const render::CounterFace& face, const render::CounterStyle& style) {
  face_ = face;
  style_ = style;
  held_.reset();
  now_.reset();
  if (!find(chosen_)) chosen_.clear();
  update();
}

void LayoutCanvas::choose(const std::string& part) {
  chosen_ = part;
  update();
}

QRectF LayoutCanvas::card() const {
  const double side = std::min(width(), height()) - 2 * kRoomRound;
  return {(width() - side) / 2, (height() - side) / 2, side, side};
}

QRectF LayoutCanvas::placeOf(const rules::LayoutPart& part) const {
  const QRectF card = this->card();
  const double unit = card.width() / 1000;
  return {card.left() + part.left * unit, card.top() + part.top * unit, part.width * unit, part.height * unit};
}

const rules::NamedPart* LayoutCanvas::find(const std::string& part) const {
  if (!face_.layout) return nullptr;
  const auto found = std::find_if(face_.layout->parts.begin(), face_.layout->parts.end(),
                                  [&](const rules::NamedPart& each) { return each.name == part; });
  return found == face_.layout->parts.end() ? nullptr : &*found;
}

// Parts of the other side, and of small counters, are not seen here.
bool LayoutCanvas::isSeen(const rules::LayoutPart& part) const {
  using Side = rules::LayoutPart::Side;
  if (part.side == Side::Front && face_.reduced) return false;
  return !(part.side == Side::Back && !face_.reduced);
}

std::optional<int> LayoutCanvas::handleAt(QPointF at) const {
  const rules::NamedPart* part = find(chosen_);
  if (!part) return std::nullopt;
  const QRectF rect = placeOf(part->part);
  for (std::size_t i = 0; i < std::size(kHandles); ++i) {
    const QPointF away = handleOf(rect, i) - at;
    if (std::abs(away.x()) <= kHalfHandle + 2 && std::abs(away.y()) <= kHalfHandle + 2) return static_cast<int>(i);
  }
  return std::nullopt;
}

// The uppermost; one that fills the card is only found where nothing else is.
std::string LayoutCanvas::partAt(QPointF at) const {
  if (!face_.layout) return {};
  const rules::NamedPart* found = nullptr;
  double least = 0;
  for (const rules::NamedPart& each : face_.layout->parts) {
    if (!isSeen(each.part) || !placeOf(each.part).contains(at)) continue;
    const double area = 1.0 * each.part.width * each.part.height;
    if (found && area > least * 1.5) continue;
    found = &each;
    least = area;
  }
  return found ? found->name : std::string();
}

rules::LayoutPart LayoutCanvas::pulled(QPointF by, int step) const {
  rules::LayoutPart part = held_->part;
  const double unit = card().width() / 1000;
  const double x = by.x() / unit;
  const double y = by.y() / unit;
  if (!handle_) {
    part.left = std::min(snapped(part.left + x, step), 1000 - part.width);
    part.top = std::min(snapped(part.top + y, step), 1000 - part.height);
    return part;
  }
  const auto [across, down] = kHandles[static_cast<std::size_t>(*handle_)];
  int left = part.left;
  int right = part.left + part.width;
  int top = part.top;
  int bottom = part.top + part.height;
  if (across < 0) left = std::min(snapped(left + x, step), right - kLeastPart);
  if (across > 0) right = std::max(snapped(right + x, step), left + kLeastPart);
  if (down < 0) top = std::min(snapped(top + y, step), bottom - kLeastPart);
  if (down > 0) bottom = std::max(snapped(bottom + y, step), top + kLeastPart);
  part.left = left;
  part.top = top;
  part.width = right - left;
  part.height = bottom - top;
  return part;
}

void LayoutCanvas::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  handle_ = handleAt(event->position());
  if (!handle_) {
    const std::string part = partAt(event->position());
    if (part != chosen_) {
      chosen_ = part;
      emit partChosen(part);
      update();
    }
  }
  if (const rules::NamedPart* part = find(chosen_)) {
    held_ = *part;
    from_ = event->position();
  }
}

void LayoutCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (!held_) {
    const auto handle = handleAt(event->position());
    constexpr Qt::CursorShape kShapes[]{Qt::SizeFDiagCursor, Qt::SizeVerCursor, Qt::SizeBDiagCursor, Qt::SizeHorCursor};
    setCursor(handle ? kShapes[*handle % 4] : partAt(event->position()).empty() ? Qt::ArrowCursor : Qt::SizeAllCursor);
    return;
  }
  now_ = pulled(event->position() - from_, event->modifiers() & Qt::AltModifier ? 1 : 10);
  update();
}

void LayoutCanvas::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const auto held = held_;
  const auto now = now_;
  held_.reset();
  now_.reset();
  if (held && now && *now != held->part) emit partMoved({held->name, *now});
  update();
}

void LayoutCanvas::keyPressEvent(QKeyEvent* event) {
  const rules::NamedPart* part = find(chosen_);
  if (event->key() == Qt::Key_Escape && held_) {
    held_.reset();
    now_.reset();
    return update();
  }
  if (!part) return QWidget::keyPressEvent(event);
  if (event->key() == Qt::Key_Delete) return emit removalWanted(chosen_);
  const int step = event->modifiers() & Qt::ShiftModifier ? 50 : event->modifiers() & Qt::AltModifier ? 1 : 10;
  int x = 0;
  int y = 0;
  switch (event->key()) {
    case Qt::Key_Left: x = -step; break;
    case Qt::Key_Right: x = step; break;
    case Qt::Key_Up: y = -step; break;
    case Qt::Key_Down: y = step; break;
    default: return QWidget::keyPressEvent(event);
  }
  rules::NamedPart moved = *part;
  rules::LayoutPart& to = moved.part;
  if (event->modifiers() & Qt::ControlModifier) {
    to.width = std::clamp(to.width + x, kLeastPart, 1000 - to.left);
    to.height = std::clamp(to.height + y, kLeastPart, 1000 - to.top);
  } else {
    to.left = std::clamp(to.left + x, 0, std::max(0, 1000 - to.width));
    to.top = std::clamp(to.top + y, 0, std::max(0, 1000 - to.height));
  }
  if (to != part->part) emit partMoved(moved);
}

void LayoutCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  render::CounterFace face = face_;
  if (now_ && face.layout) {
    auto changed = std::make_shared<rules::CounterLayout>(*face.layout);
    for (rules::NamedPart& each : changed->parts) {
      if (each.name == chosen_) each.part = *now_;
    }
    face.layout = changed;
  }
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF card = this->card();
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0, 0, 0, 50));
  painter.drawRoundedRect(card.translated(3, 4), card.width() * 0.06, card.width() * 0.06);
  render::paintCounter(painter, card, face, 0.0, style_);
  const rules::NamedPart* part = find(chosen_);
  if (!part) return;
  const QRectF rect = placeOf(now_.value_or(part->part));
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Qt::white, 3));
  painter.drawRect(rect);
  painter.setPen(QPen(colours().accent, 1, hasFocus() ? Qt::SolidLine : Qt::DashLine));
  painter.drawRect(rect);
  painter.setBrush(Qt::white);
  for (std::size_t i = 0; i < std::size(kHandles); ++i) {
    const QPointF at = handleOf(rect, i);
    painter.drawRect(QRectF(at.x() - kHalfHandle, at.y() - kHalfHandle, 2 * kHalfHandle, 2 * kHalfHandle));
  }
}

}  // namespace redoubt::editor
