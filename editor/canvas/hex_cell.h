#pragma once

#include <QAccessible>
#include <QPointer>

#include "core/hex/keys.h"

namespace redoubt::editor {

class CanvasAccessibility;
class HexTable;

/// One hex as a cell of HexTable. It only holds the hex and gets everything else from the session, so that its
/// information is always current; it is valid as long as its map has that hex.
class HexCell : public QAccessibleInterface, public QAccessibleTableCellInterface, public QAccessibleActionInterface {
 public:
  HexCell(CanvasAccessibility& access, hex::HexKey hex);

  hex::HexKey hex() const { return hex_; }

  void* interface_cast(QAccessible::InterfaceType type) override;
  bool isValid() const override;
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* parent() const override { return table(); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::Cell; }
  /// The name is "Hex 1809"; description and value have all information.
  QString text(QAccessible::Text text) const override;
  void setText(QAccessible::Text, const QString&) override {}
  /// In pixels of the screen; it may lie outside the window.
  QRect rect() const override;
  QAccessible::State state() const override;

  bool isSelected() const override;
  QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
  QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
  int columnIndex() const override;
  int rowIndex() const override;
  int columnExtent() const override { return 1; }
  int rowExtent() const override { return 1; }
  QAccessibleInterface* table() const override;

  /// The actions: moving the cursor here, and doing here what Enter does with the current tool.
  QStringList actionNames() const override;
  void doAction(const QString& action) override;
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  QPointer<CanvasAccessibility> access_;
  hex::HexKey hex_;
};

}  // namespace redoubt::editor
