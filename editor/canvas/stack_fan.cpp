#include "editor/canvas/stack_fan.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

#include "editor/canvas/ghosts.h"
#include "editor/canvas/map_canvas.h"

namespace redoubt::editor {
namespace {

constexpr int kRestMilliseconds = 350;
constexpr int kLeaveMilliseconds = 250;  // time to cross from the hex to the fan
constexpr int kRoomMargin = 4;           // to the edge of the window
constexpr int kDragMargin = 6;           // beyond the fan before a card is out of it

bool isArrow(int key) {
  return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isFanKey(const QKeyEvent& event) {
  const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
  if (modifiers == Qt::AltModifier) return event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
  return modifiers == Qt::NoModifier && (isArrow(event.key()) || event.key() == Qt::Key_Home ||
                                         event.key() == Qt::Key_End || event.key() == Qt::Key_Escape);
}

}  // namespace

StackFan::StackFan(Session& session, MapCanvas& canvas)
    : QWidget(canvas.viewport()), session_(session), canvas_(canvas), alarm_(palette().color(QPalette::Text)) {
  setObjectName(QStringLiteral("stack.fan"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setCursor(Qt::ArrowCursor);
  setAccessibleDescription(tr("The arrow keys choose a counter, with Alt they move it in the stack. Escape closes."));
  hide();
  canvas_.installEventFilter(this);
  canvas_.viewport()->installEventFilter(this);
  connect(&canvas_, &MapCanvas::viewChanged, this, &StackFan::refresh);
  connect(&canvas_, &MapCanvas::hintChanged, this, &StackFan::refresh);
  connect(&session_.hand(), &Hand::selectionChanged, this, &StackFan::selectionMoved);
  connect(&session_, &Session::documentReplaced, this, [this] {
    rested_.reset();
    summoned_.reset();
    refresh();
  });
  connect(&session_, &Session::changed, this, &StackFan::refresh);
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, &StackFan::refresh);
  connect(&session_.hand().layers(), &MapLayers::changed, this, [this] {
    refresh();
    update();
  });
  connect(&canvas_.abilities(), &AbilityOverlay::changed, this, &StackFan::refresh);
}

void StackFan::setAutomatic(bool isAutomatic) {
  isAutomatic_ = isAutomatic;
  rested_.reset();
  refresh();
}

void StackFan::setAlarmColour(const QColor& colour) {
  alarm_ = colour;
  update();
}

// --- what is open

const render::MapStack* StackFan::stackOn(std::optional<hex::HexKey> hex) const {
  for (const render::MapStack& stack : session_.setUp().stacks()) {
    if (stack.hex == hex) return stack.counters.size() > 1 ? &stack : nullptr;
  }
  if (!session_.hand().layers().isVisible(MapLayer::Ghosts)) return nullptr;
  const render::GhostPile* pile = ghosts::pileAt(session_, hex);
  return pile && pile->stack.counters.size() > 1 ? &pile->stack : nullptr;
}

const render::MapStack* StackFan::wantedStack() const {
  const CanvasTool* tool = canvas_.tool();
  if (!tool || !tool->fansStacks() || tool->isBusy()) return nullptr;
  if (!session_.hand().layers().isVisible(MapLayer::Counters)) return nullptr;
  if (isAutomatic_) {
    if (const render::MapStack* stack = stackOn(rested_)) return stack;
  }
  const std::optional<hex::HexKey> selected = session_.hand().selection().hex;
  const bool opensByItself = isAutomatic_ && selected != dismissed_ && !standsAside();
  const bool isWanted = selected == summoned_ || opensByItself;
  return isWanted ? stackOn(selected) : nullptr;
}

bool StackFan::standsAside() const {
  return canvas_.abilities().isAnyShown();
}

void StackFan::refresh() {
  if (drag_ != Drag::None) return;
  if (const render::MapStack* stack = wantedStack()) {
    open(*stack);
  } else {
    close();
  }
}

void StackFan::open(const render::MapStack& stack) {
  facts_ = stackFacts(session_, stack);
  QPolygonF corners;
  for (int i = 0; i < hex::kSides; ++i) {
    corners << canvas_.view().toPixels(session_.layout().corner(stack.hex, i));
  }
  const QRect room = canvas_.viewport()->rect().adjusted(kRoomMargin, kRoomMargin, -kRoomMargin, -kRoomMargin);
  const auto count = static_cast<int>(facts_.counters.size());
  const auto geometry = FanGeometry::beside(corners.boundingRect(), room, count, footerSize());
  if (!geometry) return close();
  geometry_ = *geometry;
  hex_ = stack.hex;
  setGeometry(geometry_.frame());
  tellCurrent();
  show();
  raise();
  update();
}

void StackFan::close() {
  if (hasFocus()) canvas_.setFocus();
  hide();
  hex_.reset();
}

void StackFan::dismiss() {
  dismissed_ = session_.hand().selection().hex;
  summoned_.reset();
  rested_.reset();
  refresh();
}

void StackFan::selectionMoved() {
  dismissed_.reset();
  const std::optional<hex::HexKey> selected = session_.hand().selection().hex;
  if (summoned_ != selected) summoned_.reset();
  // A click there counts as resting there.
  if (isAutomatic_ && standsAside() && selected && selected == approached_) rested_ = approached_;
  refresh();
}

bool StackFan::takeKeyboard() {
  summoned_ = session_.hand().selection().hex;
  rested_.reset();
  refresh();
  if (!isVisible()) return false;
  if (current() < 0) choose(0, false);
  setFocus(Qt::TabFocusReason);
  return true;
}

// --- the pointer over the map

void StackFan::pointerOver(std::optional<hex::HexKey> hex) {
  if (rested_ && hex == rested_) {
    leaveTimer_.stop();
  } else if (rested_ && !leaveTimer_.isActive()) {
    leaveTimer_.start(kLeaveMilliseconds, this);
  }
  if (hex == approached_) return;
  approached_ = hex;
  if (isAutomatic_ && hex != hex_ && stackOn(hex)) {
    restTimer_.start(kRestMilliseconds, this);
  } else {
    restTimer_.stop();
  }
}

bool StackFan::eventFilter(QObject* watched, QEvent* event) {
  if (watched == canvas_.viewport()) {
    if (event->type() == QEvent::MouseMove) {
      const auto& move = static_cast<QMouseEvent&>(*event);
      if (move.buttons() == Qt::NoButton) pointerOver(canvas_.hitAt(move.position()).hex);
    } else if (event->type() == QEvent::Leave) {
      pointerOver(std::nullopt);
    } else if (event->type() == QEvent::MouseButtonPress) {
      restTimer_.stop();
      approached_ = canvas_.hitAt(static_cast<QMouseEvent&>(*event).position()).hex;
    }
  } else if (event->type() == QEvent::KeyPress && isVisible()) {
    const bool isBusy = canvas_.tool() && canvas_.tool()->isBusy();
    if (static_cast<QKeyEvent&>(*event).key() == Qt::Key_Escape && !isBusy) {
      dismiss();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void StackFan::timerEvent(QTimerEvent* event) {
  if (event->timerId() == restTimer_.timerId()) {
    restTimer_.stop();
    leaveTimer_.stop();
    rested_ = approached_;
    refresh();
  } else if (event->timerId() == leaveTimer_.timerId()) {
    leaveTimer_.stop();
    rested_.reset();
    refresh();
  }
}

void StackFan::enterEvent(QEnterEvent*) {
  leaveTimer_.stop();
  restTimer_.stop();
}

void StackFan::leaveEvent(QEvent*) {
  approached_.reset();
  if (rested_) leaveTimer_.start(kLeaveMilliseconds, this);
}

// --- choosing and reordering

int StackFan::current() const {
  for (std::size_t i = 0; i < facts_.counters.size(); ++i) {
    if (isSelected(static_cast<int>(i))) return static_cast<int>(i);
  }
  return -1;
}

bool StackFan::isSelected(int index) const {
  const auto& selected = session_.hand().selection().placements;
  const auto id = facts_.counters[static_cast<std::size_t>(index)].placement;
  return std::find(selected.begin(), selected.end(), id) != selected.end();
}

void StackFan::choose(int index, bool adds) {
  const auto id = facts_.counters[static_cast<std::size_t>(index)].placement;
  Selection selection;
  selection.hex = hex_;
  if (adds) selection.placements = session_.hand().selection().placements;
  if (adds && isSelected(index)) {
    std::erase(selection.placements, id);
  } else {
    selection.placements.push_back(id);
  }
  session_.hand().select(std::move(selection));
}

void StackFan::step(int by, bool reorders) {
  const auto count = static_cast<int>(facts_.counters.size());
  const int from = current();
  if (!reorders) return choose(from < 0 ? 0 : std::clamp(from + by, 0, count - 1), false);
  const int index = std::max(from, 0);
  const int to = index + by;
  if (session_.isReadOnly() || index >= facts_.orderedCount() || to < 0 || to >= facts_.orderedCount()) return;
  const auto id = facts_.counters[static_cast<std::size_t>(index)].placement;
  if (from < 0) choose(index, false);
  emit reorderWanted(id, to);
}

void StackFan::tellCurrent() {
  const int index = current();
  const QString number = QString::fromStdString(session_.layout().number(*hex_));
  QString name = tr("Stack on %1, %n counter(s)", nullptr, static_cast<int>(facts_.counters.size())).arg(number);
  if (facts_.isTooLarge) name += QStringLiteral(", ") + (facts_.reason.isEmpty() ? facts_.size : facts_.reason);
  if (index >= 0) name += QStringLiteral(": ") + facts_.counters[static_cast<std::size_t>(index)].sentence;
  if (name == accessibleName()) return;
  setAccessibleName(name);
  QAccessibleEvent changed(this, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&changed);
}

bool StackFan::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && isFanKey(static_cast<QKeyEvent&>(*event))) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::ToolTip) {
    const auto& help = static_cast<QHelpEvent&>(*event);
    const int index = geometry_.cardAt(help.pos());
    const QString text = index < 0 ? QString() : facts_.counters[static_cast<std::size_t>(index)].sentence;
    QToolTip::showText(help.globalPos(), text, this);
    return true;
  }
  return QWidget::event(event);
}

void StackFan::keyPressEvent(QKeyEvent* event) {
  if (!isFanKey(*event)) return event->ignore();  // a key of the map
  const bool reorders = event->modifiers() & Qt::AltModifier;
  switch (event->key()) {
    case Qt::Key_Left: return step(-1, reorders);
    case Qt::Key_Right: return step(1, reorders);
    case Qt::Key_Up: return step(-geometry_.columns(), false);
    case Qt::Key_Down: return step(geometry_.columns(), false);
    case Qt::Key_Home: return choose(0, false);
    case Qt::Key_End: return choose(static_cast<int>(facts_.counters.size()) - 1, false);
    default: break;
  }
  if (drag_ == Drag::OnMap) {
    canvas_.cancelStroke();
  } else if (drag_ == Drag::Inside) {
    pressed_ = gap_ = -1;
    update();
  } else {
    dismiss();
  }
}

void StackFan::focusInEvent(QFocusEvent*) {
  update();
}

void StackFan::focusOutEvent(QFocusEvent*) {
  summoned_.reset();
  refresh();
  update();
}

// --- the mouse

void StackFan::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  pressed_ = geometry_.cardAt(event->position().toPoint());
  pressedAt_ = event->position().toPoint();
  if (pressed_ >= 0) drag_ = Drag::Pressed;
}

// The tool continues the drag, with the counter in hand as if it had been pressed on the map.
void StackFan::takeOut(int index) {
  drag_ = Drag::OnMap;
  gap_ = -1;
  const auto id = facts_.counters[static_cast<std::size_t>(index)].placement;
  session_.hand().select({hex_, {id}});
  CanvasHit hit = canvas_.hitAt(canvas_.pixelOf(*hex_));
  hit.hex = hex_;
  hit.counter = id;
  canvas_.tool()->press(hit);
  update();
}

void StackFan::mouseMoveEvent(QMouseEvent* event) {
  const QPoint at = event->position().toPoint();
  if (drag_ == Drag::None || pressed_ < 0) {
    setCursor(geometry_.cardAt(at) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    return;
  }
  const bool isFar = (at - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
  if (drag_ == Drag::Pressed && isFar && !session_.isReadOnly()) drag_ = Drag::Inside;
  const QRect inside = geometry_.body().adjusted(-kDragMargin, -kDragMargin, kDragMargin, kDragMargin);
  if (drag_ == Drag::Inside && !inside.contains(at) && canvas_.tool()) takeOut(pressed_);
  if (drag_ == Drag::OnMap) {
    canvas_.tool()->drag(canvas_.hitAt(mapToParent(at), event->modifiers()));
  } else if (drag_ == Drag::Inside) {
    gap_ = pressed_ < facts_.orderedCount() ? std::min(geometry_.gapAt(at), facts_.orderedCount()) : -1;
    setCursor(gap_ < 0 ? Qt::ForbiddenCursor : Qt::ClosedHandCursor);
    update();
  }
}

void StackFan::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || drag_ == Drag::None) return;
  const Drag drag = std::exchange(drag_, Drag::None);
  const int card = std::exchange(pressed_, -1);
  const int gap = std::exchange(gap_, -1);
  setCursor(Qt::ArrowCursor);
  if (drag == Drag::OnMap) {
    canvas_.tool()->release(canvas_.hitAt(mapToParent(event->position().toPoint()), event->modifiers()));
  } else if (drag == Drag::Pressed) {
    choose(card, event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier));
  } else if (card >= 0 && gap >= 0) {
    const int position = gap > card ? gap - 1 : gap;
    if (position != card) emit reorderWanted(facts_.counters[static_cast<std::size_t>(card)].placement, position);
  }
  refresh();
}

void StackFan::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) session_.hand().select({hex_, session_.setUp().stackOrPileAt(*hex_)});
}

void StackFan::wheelEvent(QWheelEvent* event) {
  const QPoint delta = event->angleDelta();
  const int steps = (delta.y() != 0 ? delta.y() : delta.x()) / 120;
  if (!(event->modifiers() & Qt::ShiftModifier) || !canvas_.tool()) return event->ignore();  // for the map
  event->accept();
  CanvasHit hit = canvas_.hitAt(canvas_.pixelOf(*hex_), event->modifiers());
  hit.hex = hex_;
  if (steps != 0) canvas_.tool()->wheel(hit, steps);
}

}  // namespace redoubt::editor
