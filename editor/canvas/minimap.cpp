#include "editor/canvas/minimap.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/rules/set_up/set_up.h"
#include "editor/canvas/map_canvas.h"

namespace redoubt::editor {
namespace {

constexpr int kMargin = 8;      // desk round the map
constexpr double kStep = 0.25;  // part of the shown map for an arrow key
constexpr double kSmallestDot = 4.5;
constexpr double kLargestDot = 12;
constexpr double kZoomStep = 1.25;

bool isOurKey(const QKeyEvent& event) {
  if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
  switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Plus:
    case Qt::Key_Equal:  // for keyboards on which plus needs Shift, as on most
    case Qt::Key_Minus: return true;
    default: return false;
  }
}

}  // namespace

Minimap::Minimap(Session& session, MapCanvas& canvas, QWidget* parent)
    : QWidget(parent), session_(session), canvas_(canvas) {
  setObjectName(QStringLiteral("minimap"));
  setAccessibleName(tr("Overview"));
  setAccessibleDescription(tr("The whole map. The arrow keys move the part that the window shows; + and - zoom it."));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  connect(&canvas_, &MapCanvas::viewChanged, this, qOverload<>(&QWidget::update));
  connect(&session_.hand().layers(), &MapLayers::changed, this, qOverload<>(&QWidget::update));
  connect(&session_, &Session::documentReplaced, this, [this] {
    picture_.reset();
    readDots();
  });
  connect(&session_, &Session::changed, this, &Minimap::mapChanged);
  preparation_ = session_.prepareWith([this] { return preparation(); });
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, &Minimap::readDots);
  readDots();
}

Minimap::~Minimap() = default;

void Minimap::setDark(bool isDark) {
  isDark_ = isDark;
  update();
}

QSize Minimap::sizeHint() const {
  return {236, 210};
}

QSize Minimap::minimumSizeHint() const {
  return {100, 80};
}

bool Minimap::hasMap() const {
  return model::mapSheet(session_.translated()) != nullptr;
}

// --- what is shown

document::Precomputation Minimap::preparation() {
  if (!picture_) return nullptr;
  auto picture = std::make_shared<render::MinimapPicture>(*picture_);
  return [this, picture](const model::Battle& after, const model::Changes& changes) {
    picture->update(after, changes);
    pictureToCome_ = std::make_unique<render::MinimapPicture>(std::move(*picture));
  };
}

void Minimap::mapChanged(const model::Changes& changes) {
  auto coming = std::exchange(pictureToCome_, nullptr);
  if (changes.touches<model::Army>() || changes.touches<model::Unit>() || changes.touches<model::Leader>() ||
      changes.touches<model::MapSheet>()) {
    readDots();
  }
  // While it is hidden it needs no work; it is made anew when it is shown.
  if (!isVisible() || !hasMap()) picture_.reset();
  if (!picture_) return update();
  if (session_.isPrecomputed() && coming) {
    picture_ = std::move(coming);
    return update();
  }
  const QRect pixels = picture_->update(session_.translated(), changes);
  if (pixels.isEmpty()) return;
  const double ratio = devicePixelRatioF();
  const QPointF origin = mapRect().topLeft();
  update(QRectF(origin.x() + pixels.x() / ratio, origin.y() + pixels.y() / ratio, pixels.width() / ratio,
                pixels.height() / ratio)
             .toAlignedRect());
  if (render::MapCells::concernWholeMap(changes)) update();
}

void Minimap::readDots() {
  dots_.clear();
  std::vector<const model::Placement*> placements;
  for (const model::Placement& each : session_.setUp().placements()) {
    if (each.subject != model::PlacementSubject::Marker) placements.push_back(&each);
  }
  for (const rules::Stack& stack : rules::stacks(placements)) {
    const auto army = rules::armyOf(session_.translated(), *stack.counters.front());
    const model::Army* row = army ? session_.translated().find<model::Army>(*army) : nullptr;
    const QColor colour(row ? QString::fromStdString(row->colour) : QString());
    dots_.push_back({session_.layout().centre(stack.hex), colour.isValid() ? colour : QColor(Qt::gray)});
  }
  update();
}

QRectF Minimap::mapRect() const {
  if (!hasMap()) return {};
  const hex::Bounds map = session_.layout().bounds();
  const QRectF room = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  const double scale = std::max(0.0, std::min(room.width() / map.width(), room.height() / map.height()));
  const QSizeF size(map.width() * scale, map.height() * scale);
  return {std::round(room.center().x() - size.width() / 2), std::round(room.center().y() - size.height() / 2),
          size.width(), size.height()};
}

render::MapView Minimap::view() const {
  const hex::Bounds bounds = session_.layout().bounds();
  const QRectF rect = mapRect();
  const double scale = std::max(rect.width(), 1.0) / bounds.width();
  return {scale, {bounds.left - rect.left() / scale, bounds.top - rect.top() / scale}};
}

QPointF Minimap::pixelOf(hex::Point map) const {
  return view().toPixels(map);
}

hex::Point Minimap::mapAt(QPointF pixel) const {
  return view().toMap(pixel);
}

QRectF Minimap::frame() const {
  if (!hasMap()) return {};
  return view().toPixels(canvas_.visibleBounds()).intersected(mapRect());
}

// --- painting

void Minimap::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.fillRect(event->rect(), palette().color(QPalette::Window).darker(isDark_ ? 130 : 112));
  if (!hasMap()) {
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(kMargin, kMargin, -kMargin, -kMargin), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("There is no map yet."));
    return;
  }
  paintMap(painter);
  paintShade(painter);
  paintDots(painter);
  paintFrame(painter);
  if (!hasFocus()) return;
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(palette().color(QPalette::Highlight));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void Minimap::paintMap(QPainter& painter) {
  if (!picture_) picture_ = std::make_unique<render::MinimapPicture>(session_.translated());
  picture_->setTheme(canvas_.theme());
  const QRectF rect = mapRect();
  const double ratio = devicePixelRatioF();
  picture_->fit((rect.size() * ratio).toSize(), ratio);
  painter.drawImage(rect.topLeft(), picture_->image());
  if (isDark_) painter.fillRect(rect, QColor(0, 0, 0, 51));
}

// Shades the part that the window does not show.
void Minimap::paintShade(QPainter& painter) const {
  const QRectF map = mapRect();
  const QRectF shown = frame();
  const QColor shade(0, 0, 0, isDark_ ? 70 : 34);
  painter.fillRect(QRectF(map.topLeft(), QPointF(map.right(), shown.top())), shade);
  painter.fillRect(QRectF(QPointF(map.left(), shown.bottom()), map.bottomRight()), shade);
  painter.fillRect(QRectF(QPointF(map.left(), shown.top()), shown.bottomLeft()), shade);
  painter.fillRect(QRectF(shown.topRight(), QPointF(map.right(), shown.bottom())), shade);
}

void Minimap::paintDots(QPainter& painter) const {
  const render::MapView map = view();
  const double size = std::clamp(0.6 * map.pixelsPerHex, kSmallestDot, kLargestDot);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor(255, 255, 255, 210), 1));
  for (const Dot& dot : dots_) {
    painter.setBrush(dot.colour);
    painter.drawEllipse(map.toPixels(dot.at), size / 2, size / 2);
  }
}

void Minimap::paintFrame(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  const QRectF line = frame().adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(QColor(255, 255, 255, 200), 4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(line);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(line);
}

// --- mouse and keys

bool Minimap::event(QEvent* event) {
  switch (event->type()) {
    case QEvent::ToolTip: showNumber(*static_cast<QHelpEvent*>(event)); return true;
    case QEvent::ShortcutOverride:
      if (isOurKey(*static_cast<QKeyEvent*>(event))) event->accept();
      break;
    default: break;
  }
  return QWidget::event(event);
}

void Minimap::showNumber(const QHelpEvent& event) {
  const auto hex = hasMap() ? session_.layout().hexAt(mapAt(event.pos())) : std::nullopt;
  const std::string number = hex ? session_.layout().number(*hex) : std::string();
  if (number.empty()) return QToolTip::hideText();
  QToolTip::showText(event.globalPos(), tr("Hex %1").arg(QString::fromStdString(number)), this);
}

void Minimap::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && hasMap()) canvas_.centreOn(mapAt(event->position()));
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton && hasMap()) canvas_.centreOn(mapAt(event->position()));
}

void Minimap::wheelEvent(QWheelEvent* event) {
  if (hasMap()) canvas_.zoomBy(std::pow(2.0, event->angleDelta().y() / 480.0));
  event->accept();
}

void Minimap::keyPressEvent(QKeyEvent* event) {
  if (!hasMap() || !isOurKey(*event)) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left: return moveBy(-kStep, 0);
    case Qt::Key_Right: return moveBy(kStep, 0);
    case Qt::Key_Up: return moveBy(0, -kStep);
    case Qt::Key_Down: return moveBy(0, kStep);
    case Qt::Key_Minus: return canvas_.zoomBy(1 / kZoomStep);
    default: return canvas_.zoomBy(kZoomStep);
  }
}

void Minimap::moveBy(double acrossViews, double downViews) {
  const hex::Bounds shown = canvas_.visibleBounds();
  canvas_.centreOn({shown.left + (0.5 + acrossViews) * shown.width(), shown.top + (0.5 + downViews) * shown.height()});
}

}  // namespace redoubt::editor
