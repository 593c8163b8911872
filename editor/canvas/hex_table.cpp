#include "editor/canvas/hex_table.h"

#include <algorithm>

#include "editor/canvas/canvas_accessible.h"
#include "editor/canvas/hex_cell.h"
#include "editor/canvas/map_canvas.h"

namespace redoubt::editor {

HexTable::HexTable(MapCanvas& canvas, CanvasAccessibility& access)
    : QAccessibleWidget(&canvas, QAccessible::Table), access_(&access) {}

HexTable::~HexTable() {
  forgetCells();
}

Session* HexTable::map() const {
  return access_ && access_->canvas() && access_->hasMap() ? access_->session() : nullptr;
}

// --- cells

QAccessibleInterface* HexTable::cell(std::optional<hex::HexKey> hex) const {
  Session* session = map();
  if (!session || !hex || !session->layout().contains(*hex)) return nullptr;
  const auto found = cells_.find(*hex);
  QAccessibleInterface* cell = found == cells_.end() ? nullptr : QAccessible::accessibleInterface(found->second.id);
  if (!cell) {
    if (cells_.size() >= kMostCells) dropOldest();
    cell = new HexCell(*access_, *hex);
    cells_[*hex].id = QAccessible::registerAccessibleInterface(cell);
  }
  cells_[*hex].asked = ++asked_;
  return cell;
}

// Half of them at once, so that it is rarely needed.
void HexTable::dropOldest() const {
  std::vector<std::uint64_t> times;
  for (const auto& [hex, kept] : cells_) times.push_back(kept.asked);
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  std::erase_if(cells_, [&](const auto& entry) {
    if (entry.second.asked >= *middle) return false;
    QAccessible::deleteAccessibleInterface(entry.second.id);
    return true;
  });
}

void HexTable::forgetCells() {
  for (const auto& [hex, kept] : cells_) QAccessible::deleteAccessibleInterface(kept.id);
  cells_.clear();
}

std::optional<hex::HexKey> HexTable::hexAt(int row, int column) const {
  const Session* session = map();
  if (!session || row < 0 || column < 0 || row >= rowCount() || column >= columnCount()) return std::nullopt;
  const hex::Layout& layout = session->layout();
  const hex::HexKey hex = hex::HexKey::at(layout.firstColumn() + column, layout.firstRow() + row);
  return layout.contains(hex) ? std::optional(hex) : std::nullopt;
}

// --- the canvas

void* HexTable::interface_cast(QAccessible::InterfaceType type) {
  if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
  return QAccessibleWidget::interface_cast(type);
}

bool HexTable::isValid() const {
  return QAccessibleWidget::isValid() && access_ && access_->canvas();
}

QAccessible::State HexTable::state() const {
  QAccessible::State state = QAccessibleWidget::state();
  state.focusable = true;
  state.multiSelectable = true;
  return state;
}

QString HexTable::text(QAccessible::Text text) const {
  const Session* session = map();
  if (text != QAccessible::Description || !session) return QAccessibleWidget::text(text);
  const model::BattleInfo* info = model::info(session->translated());
  const QString title = info ? QString::fromStdString(info->title) : QString();
  const QString size = CanvasAccessibility::tr("%1 columns, %2 rows of hexes")
                           .arg(QString::number(columnCount()), QString::number(rowCount()));
  return title.isEmpty() ? size : CanvasAccessibility::tr("%1: %2").arg(title, size);
}

int HexTable::childCount() const {
  return rowCount() * columnCount();
}

QAccessibleInterface* HexTable::child(int index) const {
  const int columns = columnCount();
  return index < 0 || columns == 0 ? nullptr : cellAt(index / columns, index % columns);
}

int HexTable::indexOfChild(const QAccessibleInterface* child) const {
  const auto* cell = dynamic_cast<const HexCell*>(child);
  return cell && cell->isValid() ? cell->rowIndex() * columnCount() + cell->columnIndex() : -1;
}

QAccessibleInterface* HexTable::childAt(int x, int y) const {
  if (!map()) return nullptr;
  const MapCanvas& canvas = *access_->canvas();
  const QPoint pixel = canvas.viewport()->mapFromGlobal(QPoint(x, y));
  return canvas.viewport()->rect().contains(pixel) ? cell(canvas.hitAt(pixel).hex) : nullptr;
}

QAccessibleInterface* HexTable::focusChild() const {
  const Session* session = map();
  if (!session || !access_->canvas()->hasFocus()) return nullptr;
  const auto pointed = access_->canvas()->pointedHex();
  return cell(pointed ? pointed : session->hand().selection().hex);
}

// --- the table

QAccessibleInterface* HexTable::cellAt(int row, int column) const {
  return cell(hexAt(row, column));
}

int HexTable::selectedCellCount() const {
  const Session* session = map();
  if (!session) return 0;
  return session->hand().area().empty() ? (session->hand().selection().hex ? 1 : 0)
                                        : static_cast<int>(session->hand().area().size());
}

QList<QAccessibleInterface*> HexTable::selectedCells() const {
  QList<QAccessibleInterface*> cells;
  const Session* session = map();
  if (!session) return cells;
  if (session->hand().area().empty()) {
    if (QAccessibleInterface* one = cell(session->hand().selection().hex)) cells << one;
    return cells;
  }
  for (const hex::HexKey hex : session->hand().area()) {
    if (static_cast<std::size_t>(cells.size()) == kMostSelected) break;
    cells << cell(hex);
  }
  return cells;
}

QString HexTable::columnDescription(int column) const {
  const Session* session = map();
  return session ? QString::fromStdString(session->layout().columnText(session->layout().firstColumn() + column))
                 : QString();
}

QString HexTable::rowDescription(int row) const {
  const Session* session = map();
  return session ? QString::fromStdString(session->layout().rowText(session->layout().firstRow() + row)) : QString();
}

int HexTable::columnCount() const {
  const Session* session = map();
  return session ? session->layout().spec().columns : 0;
}

int HexTable::rowCount() const {
  const Session* session = map();
  return session ? session->layout().spec().rows : 0;
}

std::vector<hex::HexKey> HexTable::hexesOfRow(int row) const {
  std::vector<hex::HexKey> hexes;
  for (int column = 0; column < columnCount(); ++column) {
    if (const auto hex = hexAt(row, column)) hexes.push_back(*hex);
  }
  return hexes;
}

std::vector<hex::HexKey> HexTable::hexesOfColumn(int column) const {
  std::vector<hex::HexKey> hexes;
  for (int row = 0; row < rowCount(); ++row) {
    if (const auto hex = hexAt(row, column)) hexes.push_back(*hex);
  }
  return hexes;
}

bool HexTable::areSelected(const std::vector<hex::HexKey>& hexes) const {
  const Session* session = map();
  return session && !hexes.empty() && hexes.size() <= session->hand().area().size() &&
         std::all_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) { return session->hand().area().contains(hex); });
}

bool HexTable::isColumnSelected(int column) const {
  return areSelected(hexesOfColumn(column));
}

bool HexTable::isRowSelected(int row) const {
  return areSelected(hexesOfRow(row));
}

QList<int> HexTable::selectedColumns() const {
  QList<int> columns;
  for (int column = 0; column < columnCount(); ++column) {
    if (isColumnSelected(column)) columns << column;
  }
  return columns;
}

QList<int> HexTable::selectedRows() const {
  QList<int> rows;
  for (int row = 0; row < rowCount(); ++row) {
    if (isRowSelected(row)) rows << row;
  }
  return rows;
}

bool HexTable::select(const std::vector<hex::HexKey>& hexes) {
  if (hexes.empty()) return false;
  std::set<hex::HexKey> area = map()->hand().area();
  area.insert(hexes.begin(), hexes.end());
  map()->hand().selectArea(std::move(area));
  return true;
}

bool HexTable::unselect(const std::vector<hex::HexKey>& hexes) {
  if (hexes.empty()) return false;
  std::set<hex::HexKey> area = map()->hand().area();
  for (const hex::HexKey hex : hexes) area.erase(hex);
  map()->hand().selectArea(std::move(area));
  return true;
}

bool HexTable::selectRow(int row) {
  return select(hexesOfRow(row));
}

bool HexTable::selectColumn(int column) {
  return select(hexesOfColumn(column));
}

bool HexTable::unselectRow(int row) {
  return unselect(hexesOfRow(row));
}

bool HexTable::unselectColumn(int column) {
  return unselect(hexesOfColumn(column));
}

void HexTable::modelChange(QAccessibleTableModelChangeEvent*) {
  forgetCells();
}

}  // namespace redoubt::editor
