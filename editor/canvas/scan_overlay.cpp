#include "editor/canvas/scan_overlay.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace redoubt::editor {
namespace {

constexpr int kBlink = 1000;          // milliseconds
constexpr double kDivideReach = 7;    // pixels
constexpr int kWaitForPictures = 3;   // milliseconds of a frame

bool isOnMap(const model::MapPicture& row) {
  return row.hex && row.place != model::PicturePlace::Beside;
}

// The battle with nothing but the pictures that are compared, in full strength.
model::Battle picturesAlone(const model::Battle& battle) {
  model::Battle alone = battle;
  std::vector<model::MapPicture> rows;
  bool isAnyRegistered = false;
  for (const model::MapPicture& row : battle.all<model::MapPicture>()) {
    if (!isOnMap(row)) continue;
    rows.push_back(row);
    isAnyRegistered = isAnyRegistered || row.fit != model::PictureFit::Placed;
  }
  alone.all<model::MapPicture>() = {};
  for (model::MapPicture& row : rows) {
    if (isAnyRegistered && row.fit == model::PictureFit::Placed) continue;
    row.opacity = 1;
    row.place = model::PicturePlace::Over;
    alone.all<model::MapPicture>().put(row);
  }
  return alone;
}

render::MapStyle bareStyle() {
  render::MapStyle style;
  style.terrain = style.levels = style.hexsides = style.links = style.grid = style.numbers = style.symbols =
      style.labels = false;
  return style;
}

}  // namespace

ScanOverlay::ScanOverlay(const Session& session, QObject* parent) : QObject(parent), session_(session) {
  blink_.setInterval(kBlink);
  connect(&blink_, &QTimer::timeout, this, [this] {
    isOn_ = !isOn_;
    emit changed();
  });
  connect(&session_, &Session::changed, this, &ScanOverlay::follow);
  connect(&session_, &Session::documentReplaced, this, [this] {
    drop();
    setMode(Mode::Off);
  });
}

ScanOverlay::~ScanOverlay() = default;

bool ScanOverlay::hasPictures() const {
  const auto& rows = session_.battle().all<model::MapPicture>();
  return std::any_of(rows.begin(), rows.end(), isOnMap);
}

void ScanOverlay::setMode(Mode mode) {
  if (mode != Mode::Off && !hasPictures()) mode = Mode::Off;
  if (mode_ == mode) return;
  mode_ = mode;
  isOn_ = true;
  mode == Mode::Blink ? blink_.start() : blink_.stop();
  if (!isVisible()) drop();
  emit modeChanged();
  emit changed();
}

void ScanOverlay::setOpacity(double opacity) {
  opacity = std::clamp(opacity, 0.0, 1.0);
  if (opacity_ == opacity) return;
  opacity_ = opacity;
  emit modeChanged();
  emit changed();
}

void ScanOverlay::setDivide(double share) {
  share = std::clamp(share, 0.0, 1.0);
  if (divide_ == share) return;
  divide_ = share;
  emit changed();
}

void ScanOverlay::hold(bool isHeld) {
  if (isHeld_ == isHeld || (isHeld && !hasPictures())) return;
  isHeld_ = isHeld;
  if (!isVisible()) drop();
  emit changed();
}

bool ScanOverlay::isAlone() const {
  return isHeld_ || mode_ == Mode::Alone || (mode_ == Mode::Blink && isOn_);
}

void ScanOverlay::follow(const model::Changes& changes) {
  const bool isConcerned = changes.touches<model::MapPicture>() || changes.touches<model::ScanPoint>() ||
                           changes.touches<model::MapSheet>();
  if (!isConcerned) return;
  drop();
  if (!hasPictures()) setMode(Mode::Off);
  emit changed();
}

void ScanOverlay::drop() {
  tiles_.reset();
  map_.reset();
}

bool ScanOverlay::prepare(const render::MapView& view, double pixelRatio) {
  if (!isVisible() || !model::mapSheet(session_.battle())) return false;
  if (!map_) {
    map_ = std::make_unique<render::MapPainter>(picturesAlone(session_.battle()), bareStyle());
    tiles_ = std::make_unique<TileCache>(
        [this] { QMetaObject::invokeMethod(this, &ScanOverlay::changed, Qt::QueuedConnection); });
  }
  tiles_->setScale(view.pixelsPerHex, pixelRatio);
  return true;
}

void ScanOverlay::paint(QPainter& painter, const render::MapView& view, const QRect& viewport, double pixelRatio) {
  if (!prepare(view, pixelRatio)) return;
  tiles_->refresh(*map_, view, viewport, kWaitForPictures);
  if (mode_ == Mode::Blink && !isOn_ && !isHeld_) return;
  const bool isSwiped = mode_ == Mode::Swipe && !isHeld_;
  const double line = viewport.left() + divide_ * viewport.width();
  painter.save();
  if (isSwiped) painter.setClipRect(QRectF(viewport.left(), viewport.top(), line - viewport.left(), viewport.height()));
  if (mode_ == Mode::Over && !isHeld_) painter.setOpacity(opacity_);
  tiles_->draw(painter, view, viewport, map_->sheet(), Qt::transparent);
  painter.restore();
  if (!isSwiped) return;
  painter.save();
  painter.setPen(QPen(Qt::white, 4));
  painter.drawLine(QPointF(line, viewport.top()), QPointF(line, viewport.bottom()));
  painter.setPen(QPen(QColor(0x22, 0x26, 0x2A), 2));
  painter.drawLine(QPointF(line, viewport.top()), QPointF(line, viewport.bottom()));
  painter.setBrush(Qt::white);
  painter.drawEllipse(QPointF(line, viewport.center().y()), 9, 9);
  painter.drawLine(QPointF(line - 4, viewport.center().y()), QPointF(line + 4, viewport.center().y()));
  painter.restore();
}

void ScanOverlay::complete(const render::MapView& view, const QRect& viewport, double pixelRatio) {
  if (prepare(view, pixelRatio)) tiles_->complete(*map_, view, viewport);
}

void ScanOverlay::watch(QAbstractScrollArea& canvas) {
  canvas_ = &canvas;
  canvas.installEventFilter(this);
  canvas.viewport()->installEventFilter(this);
}

bool ScanOverlay::isAtDivide(QPointF pixel) const {
  if (mode_ != Mode::Swipe || isHeld_ || !canvas_) return false;
  const QRect rect = canvas_->viewport()->rect();
  return std::abs(pixel.x() - (rect.left() + divide_ * rect.width())) <= kDivideReach;
}

bool ScanOverlay::filterMouse(QMouseEvent& event) {
  QWidget& viewport = *canvas_->viewport();
  switch (event.type()) {
    case QEvent::MouseButtonPress:
      if (event.button() != Qt::LeftButton || !isAtDivide(event.position())) return false;
      isDragged_ = true;
      return true;
    case QEvent::MouseMove:
      if (isDragged_) {
        setDivide(event.position().x() / std::max(1, viewport.width()));
        return true;
      }
      if (!isAtDivide(event.position()) || event.buttons() != Qt::NoButton) return false;
      viewport.setCursor(Qt::SplitHCursor);
      return true;
    case QEvent::MouseButtonRelease: return std::exchange(isDragged_, false);
    default: return false;
  }
}

bool ScanOverlay::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
  if (watched == canvas_ && isKey) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_U && key->modifiers() == Qt::NoModifier && hasPictures()) {
      if (!key->isAutoRepeat()) hold(event->type() == QEvent::KeyPress);
      return true;
    }
  }
  if (watched == canvas_ && event->type() == QEvent::FocusOut) hold(false);
  if (canvas_ && watched == canvas_->viewport() && mode_ == Mode::Swipe) {
    const auto type = event->type();
    if (type == QEvent::MouseButtonPress || type == QEvent::MouseMove || type == QEvent::MouseButtonRelease) {
      if (filterMouse(*static_cast<QMouseEvent*>(event))) return true;
    }
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace redoubt::editor
