#include "editor/canvas/hex_cell.h"

#include <QPolygonF>

#include "editor/canvas/canvas_accessible.h"
#include "editor/canvas/map_canvas.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {

HexCell::HexCell(CanvasAccessibility& access, hex::HexKey hex) : access_(&access), hex_(hex) {}

void* HexCell::interface_cast(QAccessible::InterfaceType type) {
  if (type == QAccessible::TableCellInterface) return static_cast<QAccessibleTableCellInterface*>(this);
  if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
  return nullptr;
}

bool HexCell::isValid() const {
  return access_ && access_->canvas() && access_->hasMap() && access_->session()->layout().contains(hex_);
}

QString HexCell::text(QAccessible::Text text) const {
  if (!isValid()) return {};
  const Session& session = *access_->session();
  if (text == QAccessible::Name) return CanvasAccessibility::tr("Hex %1").arg(HexWords::number(session, hex_));
  if (text != QAccessible::Description && text != QAccessible::Value) return {};
  const MapCanvas& canvas = *access_->canvas();
  const QString asked = canvas.pointedHex() == hex_ ? canvas.hint() : QString();
  QStringList parts{asked, HexWords::description(session, hex_)};
  parts.removeAll(QString());
  return parts.join(QStringLiteral(". "));
}

QRect HexCell::rect() const {
  if (!isValid()) return {};
  const MapCanvas& canvas = *access_->canvas();
  const render::MapView view = canvas.view();
  QPolygonF outline;
  for (int corner = 0; corner < hex::kSides; ++corner) {
    outline << view.toPixels(access_->session()->layout().corner(hex_, corner));
  }
  const QRect inViewport = outline.boundingRect().toAlignedRect();
  return {canvas.viewport()->mapToGlobal(inViewport.topLeft()), inViewport.size()};
}

QAccessible::State HexCell::state() const {
  QAccessible::State state;
  if (!isValid()) {
    state.invalid = true;
    return state;
  }
  const MapCanvas& canvas = *access_->canvas();
  const QRect viewport(canvas.viewport()->mapToGlobal(QPoint()), canvas.viewport()->size());
  state.offscreen = !viewport.intersects(rect());
  state.focusable = true;
  const auto& cursor = access_->session()->hand().selection().hex;
  state.focused = canvas.hasFocus() && (canvas.pointedHex() ? canvas.pointedHex() == hex_ : cursor == hex_);
  state.selectable = true;
  state.selected = isSelected();
  state.readOnly = access_->session()->isReadOnly();
  return state;
}

bool HexCell::isSelected() const {
  if (!isValid()) return false;
  const Session& session = *access_->session();
  return session.hand().area().empty() ? session.hand().selection().hex == hex_ : session.hand().area().contains(hex_);
}

int HexCell::columnIndex() const {
  return isValid() ? hex_.column() - access_->session()->layout().firstColumn() : -1;
}

int HexCell::rowIndex() const {
  return isValid() ? hex_.row() - access_->session()->layout().firstRow() : -1;
}

QAccessibleInterface* HexCell::table() const {
  MapCanvas* canvas = access_ ? access_->canvas() : nullptr;
  return canvas ? QAccessible::queryAccessibleInterface(canvas) : nullptr;
}

QStringList HexCell::actionNames() const {
  return {setFocusAction(), pressAction()};
}

void HexCell::doAction(const QString& action) {
  if (!isValid() || !actionNames().contains(action)) return;
  MapCanvas& canvas = *access_->canvas();
  canvas.setFocus();
  access_->session()->hand().select({hex_});
  canvas.show(hex_);
  if (action == pressAction() && canvas.tool()) canvas.tool()->act(hex_);
}

}  // namespace redoubt::editor
