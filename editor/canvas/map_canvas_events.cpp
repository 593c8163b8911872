#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QScrollBar>
#include <QWheelEvent>
#include <cmath>
#include <utility>

#include "editor/canvas/map_canvas.h"

// Mouse, wheel and keyboard events of the canvas: it handles panning and zooming itself and passes the rest to the
// tool.
namespace redoubt::editor {
namespace {

// One row or column on, by the printed grid: every hex can be reached.
std::optional<hex::HexKey> beside(const hex::Layout& layout, hex::HexKey hex, int key) {
  const int dc = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
  const int dr = key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
  const auto next = hex::HexKey::of(hex.column() + dc, hex.row() + dr);
  return next && layout.contains(*next) ? next : std::nullopt;
}

}  // namespace

bool MapCanvas::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && tool_ && tool_->claims(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QAbstractScrollArea::event(event);
}

void MapCanvas::resizeEvent(QResizeEvent*) {
  if (settingBars_) return;
  fitAgain();
  emit viewChanged();
}

void MapCanvas::scrollContentsBy(int, int) {
  viewport()->update();
  emit viewChanged();
}

void MapCanvas::mousePressEvent(QMouseEvent* event) {
  const bool pans = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && spaceHeld_);
  if (pans) {
    panFrom_ = event->position().toPoint();
    panStart_ = contentOrigin();
    updateCursorShape();
    return;
  }
  if (!tool_ || !map_) return;
  const CanvasHit hit = hitAt(event->position(), event->modifiers());
  if (const auto badge = event->button() == Qt::LeftButton ? badgeAt(event->position()) : std::nullopt) {
    Selection selection;
    selection.hex = *badge;
    session_.hand().select(std::move(selection));
    return;
  }
  if (event->button() == Qt::LeftButton) {
    pressed_ = true;
    startsLate_ = tool_->startsLate(hit);
    if (!startsLate_) tool_->press(hit);
  } else if (event->button() == Qt::RightButton && !pressed_) {
    pickFrom_ = event->position().toPoint();
    pickedTo_.reset();
  }
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (panFrom_) {
    const QPoint wanted = panStart_ - (event->position().toPoint() - *panFrom_);
    horizontalScrollBar()->setValue(wanted.x());
    verticalScrollBar()->setValue(wanted.y());
    return;
  }
  if (!map_) return;
  const CanvasHit hit = hitAt(event->position(), event->modifiers());
  setHovered(hit);
  if (!tool_) return;
  if (pickFrom_) {
    // A short click picks what is there; a drag picks an area.
    if (hit.hex && (pickedTo_ || hit.hex != hitAt(*pickFrom_).hex)) pickedTo_ = hit.hex;
    viewport()->update();
    return;
  }
  if (pressed_ && startsLate_) {
    if (tool_->startsLate(hit)) return;
    startsLate_ = false;
    tool_->press(hit);
  } else if (pressed_) {
    tool_->drag(hit);
  } else {
    tool_->hover(hit);
  }
  updateCursorShape();
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
  if (panFrom_ && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton)) {
    panFrom_.reset();
    updateCursorShape();
    return;
  }
  if (event->button() == Qt::RightButton && pickFrom_) {
    const CanvasHit from = hitAt(*std::exchange(pickFrom_, std::nullopt), event->modifiers());
    const auto to = std::exchange(pickedTo_, std::nullopt);
    viewport()->update();
    if (to && from.hex) {
      emit areaPicked(*from.hex, *to);
    } else if (tool_) {
      tool_->pick(from);
      if (tool_->opensMenu(from)) emit menuWanted(from, event->globalPosition().toPoint());
    }
    return;
  }
  if (event->button() != Qt::LeftButton || !pressed_) return;
  pressed_ = false;
  if (std::exchange(startsLate_, false)) return emit missed();
  if (tool_ && map_) tool_->release(hitAt(event->position(), event->modifiers()));
  updateCursorShape();
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !tool_ || !map_ || spaceHeld_) return mousePressEvent(event);
  tool_->doubleClick(hitAt(event->position(), event->modifiers()));
}

bool MapCanvas::wheelForTool(QWheelEvent& event) {
  if (!tool_ || !map_ || !(event.modifiers() & (Qt::ShiftModifier | Qt::AltModifier))) return false;
  // With Alt held some platforms report the wheel as horizontal.
  const QPoint delta = event.angleDelta();
  const int steps = (delta.y() != 0 ? delta.y() : delta.x()) / 120;
  return steps != 0 && tool_->wheel(hitAt(event.position(), event.modifiers()), steps);
}

void MapCanvas::wheelEvent(QWheelEvent* event) {
  if (wheelForTool(*event)) return event->accept();
  const bool withControl = event->modifiers() & Qt::ControlModifier;
  if (withControl != wheelZooms_ && !(event->modifiers() & Qt::ShiftModifier)) {
    zoomBy(std::pow(2.0, event->angleDelta().y() / 480.0), event->position());
    event->accept();
    return;
  }
  QAbstractScrollArea::wheelEvent(event);
}

void MapCanvas::focusInEvent(QFocusEvent* event) {
  showsFocus_ = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  viewport()->update();
  QAbstractScrollArea::focusInEvent(event);
}

void MapCanvas::focusOutEvent(QFocusEvent* event) {
  showsFocus_ = false;
  viewport()->update();
  QAbstractScrollArea::focusOutEvent(event);
}

bool MapCanvas::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::NativeGesture) {
    auto* gesture = static_cast<QNativeGestureEvent*>(event);
    if (gesture->gestureType() == Qt::ZoomNativeGesture) {
      zoomBy(1 + gesture->value(), gesture->position());
      return true;
    }
  }
  if (event->type() == QEvent::Leave) {
    setHovered(std::nullopt);
    if (tool_ && !pressed_) tool_->leave();
  }
  return QAbstractScrollArea::viewportEvent(event);
}

void MapCanvas::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
      if (event->modifiers() == Qt::NoModifier) return moveCursor(event->key());
      if (event->modifiers() == Qt::ShiftModifier && mayAsk() && abilities_->answers()) {
        return movePointed(event->key());
      }
      break;
    case Qt::Key_Space:
      if (!event->isAutoRepeat()) {
        spaceHeld_ = true;
        updateCursorShape();
      }
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (tool_ && event->modifiers() != Qt::NoModifier && tool_->key(*event)) return;
      if (tool_ && session_.hand().selection().hex) tool_->act(*session_.hand().selection().hex);
      return;
    case Qt::Key_Escape:
      if (cancelStroke()) return;
      if (pointed_) return setPointed(std::nullopt);
      break;
    default: break;
  }
  if (tool_ && tool_->key(*event)) return;
  if (event->key() == Qt::Key_Escape && rules_->isShown()) return rulesOnMap().hide();
  event->ignore();
}

// By the keyboard: the menu of the selection, with any tool. For the mouse the tool decides.
void MapCanvas::contextMenuEvent(QContextMenuEvent* event) {
  const auto hex = session_.hand().selection().hex;
  if (event->reason() != QContextMenuEvent::Keyboard || !hex || !map_) return;
  show(*hex);
  const QPointF pixel = pixelOf(*hex);
  CanvasHit hit = hitAt(pixel);
  hit.counter.reset();
  if (const auto& counters = session_.hand().selection().placements; !counters.empty()) hit.counter = counters.front();
  emit menuWanted(hit, viewport()->mapToGlobal(pixel.toPoint()));
}

bool MapCanvas::cancelStroke() {
  if (!tool_ || !tool_->isBusy()) return false;
  pressed_ = false;
  tool_->cancel();
  return true;
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
    spaceHeld_ = false;
    updateCursorShape();
    return;
  }
  QAbstractScrollArea::keyReleaseEvent(event);
}

void MapCanvas::movePointed(int key) {
  const std::optional<hex::HexKey> from = pointed_ ? pointed_ : abilities_->abilities().place();
  const auto next = from ? beside(session_.layout(), *from, key) : std::nullopt;
  if (!next) return;
  setHovered(std::nullopt);
  setPointed(next);
  show(*next);
}

void MapCanvas::moveCursor(int key) {
  if (!map_) return;
  const hex::Layout& layout = session_.layout();
  std::optional<hex::HexKey> next;
  if (!session_.hand().selection().hex) {
    next = layout.hexAt(view().toMap(QRectF(viewport()->rect()).center()));
    if (!next && !session_.translated().all<model::HexRow>().empty()) {
      next = session_.translated().all<model::HexRow>().begin()->hex;
    }
  } else {
    next = beside(layout, *session_.hand().selection().hex, key);
  }
  if (!next) return;
  // The next key, and the tool's hint, no longer refer to the hex under the pointer.
  const bool wasHovered = hovered_.has_value();
  setHovered(std::nullopt);
  if (wasHovered && tool_ && !pressed_) tool_->leave();
  Selection selection;
  selection.hex = *next;
  session_.hand().select(selection);
  show(*next);
}

}  // namespace redoubt::editor
