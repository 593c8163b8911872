#pragma once

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/hex/keys.h"

namespace redoubt::editor {

class CanvasAccessibility;
class MapCanvas;
class Session;

/// A canvas as a table of its map's hexes. Cells are made on request; only a limited number of cells that were not
/// requested recently is kept, so that reading a large map needs little memory. Rows and columns count from 0 at the
/// map's first; there is no cell where a column or row has no hex.
class HexTable : public QAccessibleWidget, public QAccessibleTableInterface {
 public:
  /// The most cells that exist at a time, and the most that selectedCells() returns for any area.
  static constexpr std::size_t kMostCells = 4096;
  static constexpr std::size_t kMostSelected = 1024;

  HexTable(MapCanvas& canvas, CanvasAccessibility& access);
  ~HexTable() override;

  /// The cell of a hex of the map, otherwise null.
  QAccessibleInterface* cell(std::optional<hex::HexKey> hex) const;
  /// The number of existing cells.
  std::size_t cellCount() const { return cells_.size(); }
  void forgetCells();
  std::optional<hex::HexKey> hexAt(int row, int column) const;

  // the canvas
  void* interface_cast(QAccessible::InterfaceType type) override;
  bool isValid() const override;
  QAccessible::State state() const override;
  QString text(QAccessible::Text text) const override;
  int childCount() const override;
  QAccessibleInterface* child(int index) const override;
  int indexOfChild(const QAccessibleInterface* child) const override;
  QAccessibleInterface* childAt(int x, int y) const override;
  QAccessibleInterface* focusChild() const override;

  // the table
  QAccessibleInterface* caption() const override { return nullptr; }
  QAccessibleInterface* summary() const override { return nullptr; }
  QAccessibleInterface* cellAt(int row, int column) const override;
  int selectedCellCount() const override;
  QList<QAccessibleInterface*> selectedCells() const override;
  QString columnDescription(int column) const override;
  QString rowDescription(int row) const override;
  int selectedColumnCount() const override { return static_cast<int>(selectedColumns().size()); }
  int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
  int columnCount() const override;
  int rowCount() const override;
  QList<int> selectedColumns() const override;
  QList<int> selectedRows() const override;
  bool isColumnSelected(int column) const override;
  bool isRowSelected(int row) const override;
  bool selectRow(int row) override;
  bool selectColumn(int column) override;
  bool unselectRow(int row) override;
  bool unselectColumn(int column) override;
  void modelChange(QAccessibleTableModelChangeEvent* event) override;

 private:
  struct Kept {
    QAccessible::Id id;
    std::uint64_t asked;  ///< when it was last requested
  };

  /// The session, if it has a map; otherwise null.
  Session* map() const;
  void dropOldest() const;
  std::vector<hex::HexKey> hexesOfRow(int row) const;
  std::vector<hex::HexKey> hexesOfColumn(int column) const;
  bool areSelected(const std::vector<hex::HexKey>& hexes) const;
  bool select(const std::vector<hex::HexKey>& hexes);
  bool unselect(const std::vector<hex::HexKey>& hexes);

  QPointer<CanvasAccessibility> access_;
  // Made on demand in const functions.
  mutable std::map<hex::HexKey, Kept> cells_;
  mutable std::uint64_t asked_ = 0;
};

}  // namespace redoubt::editor
