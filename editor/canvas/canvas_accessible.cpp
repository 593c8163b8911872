#include "editor/canvas/canvas_accessible.h"

#include <QEvent>

#include "editor/canvas/hex_table.h"
#include "editor/canvas/map_canvas.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {
namespace {

QAccessibleInterface* makeHexTable(const QString&, QObject* object) {
  auto* canvas = qobject_cast<MapCanvas*>(object);
  auto* access = canvas ? canvas->findChild<CanvasAccessibility*>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
  if (!access) return nullptr;
  access->beHeard();
  return new HexTable(*canvas, *access);
}

HexTable* tableOf(MapCanvas* canvas) {
  return canvas ? dynamic_cast<HexTable*>(QAccessible::queryAccessibleInterface(canvas)) : nullptr;
}

}  // namespace

CanvasAccessibility::CanvasAccessibility(Session& session, MapCanvas& canvas) : QObject(&canvas), session_(&session) {
  // A screen reader may have queried the canvas while it was made, and Qt keeps that interface.
  if (QAccessibleInterface* plain = QAccessible::queryAccessibleInterface(&canvas)) {
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(plain));
  }
  QAccessible::installFactory(makeHexTable);
  canvas.installEventFilter(this);
  connect(&session.hand(), &Hand::selectionChanged, this, &CanvasAccessibility::tellCursor);
  connect(&canvas, &MapCanvas::hintChanged, this, &CanvasAccessibility::tellPointed);
  connect(&session, &Session::findingsChanged, this, &CanvasAccessibility::tellChange);
  connect(&session, &Session::documentReplaced, this, &CanvasAccessibility::tellNewMap);
  connect(&session, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::MapSheet>()) tellNewMap();
  });
}

// While the canvas is being destroyed it is not a MapCanvas any more.
MapCanvas* CanvasAccessibility::canvas() const {
  return qobject_cast<MapCanvas*>(parent());
}

bool CanvasAccessibility::hasMap() const {
  return session_ && session_->hasDocument() && model::mapSheet(session_->translated());
}

bool CanvasAccessibility::eventFilter(QObject* watched, QEvent* event) {
  // Sent after Qt's own event that the canvas has the focus.
  if (event->type() == QEvent::FocusIn) {
    cursor_.reset();
    QMetaObject::invokeMethod(this, &CanvasAccessibility::tellCursor, Qt::QueuedConnection);
  }
  return QObject::eventFilter(watched, event);
}

void CanvasAccessibility::tell(hex::HexKey hex, QAccessibleInterface& cell, QAccessible::Event what) {
  QAccessibleEvent event(&cell, what);
  QAccessible::updateAccessibility(&event);
  emit told(hex, what);
}

void CanvasAccessibility::tellCursor() {
  if (!isHeard_ || !hasMap()) return;
  const auto hex = session_->hand().selection().hex;
  if (hex == cursor_) return;
  cursor_ = hex;
  HexTable* table = tableOf(canvas());
  QAccessibleInterface* cell = table ? table->cell(hex) : nullptr;
  if (!cell) return;
  description_ = HexWords::description(*session_, *hex);
  // If another part of the window has the focus, the reader stays there.
  if (canvas()->hasFocus()) tell(*hex, *cell, QAccessible::Focus);
  tell(*hex, *cell, QAccessible::Selection);
}

// The cell's description says what the selected counter can do there.
void CanvasAccessibility::tellPointed() {
  const auto hex = canvas() ? canvas()->pointedHex() : std::nullopt;
  if (hex == pointed_) return;
  pointed_ = hex;
  if (!isHeard_ || !hasMap() || !hex) return;
  HexTable* table = tableOf(canvas());
  if (QAccessibleInterface* cell = table ? table->cell(hex) : nullptr) tell(*hex, *cell, QAccessible::Focus);
}

void CanvasAccessibility::tellChange() {
  if (!isHeard_ || !hasMap() || !cursor_ || session_->hand().selection().hex != cursor_) return;
  HexTable* table = tableOf(canvas());
  QAccessibleInterface* cell = table ? table->cell(cursor_) : nullptr;
  const QString now = cell ? HexWords::description(*session_, *cursor_) : QString();
  if (!cell || now == description_) return;
  description_ = now;
  tell(*cursor_, *cell, QAccessible::DescriptionChanged);
}

void CanvasAccessibility::tellNewMap() {
  cursor_.reset();
  if (!isHeard_ || !canvas()) return;
  if (HexTable* table = tableOf(canvas())) {
    table->forgetCells();
    QAccessibleTableModelChangeEvent event(canvas(), QAccessibleTableModelChangeEvent::ModelReset);
    QAccessible::updateAccessibility(&event);
  }
}

}  // namespace redoubt::editor
