#pragma once

#include <QAbstractTableModel>
#include <map>
#include <string>
#include <vector>

#include "core/exchange/spreadsheet/workbook.h"
#include "core/rules/forces/manifest_table.h"

namespace redoubt::editor {

/// A table from elsewhere as it lies, with what becomes of its rows and cells in colours.
class ManifestPreviewModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setSheet(const exchange::spreadsheet::Sheet& sheet);
  /// `faults` by row and column of the sheet.
  void setFates(const rules::TableMapping& mapping, const rules::TableBlock& table, const rules::BlockFates& fates,
                std::map<std::pair<int, int>, QString> faults);
  int columns() const { return columns_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  enum class Look { LeftOut, Heading, Same, Changed, New, Fault };
  Look lookOf(int row, int column) const;
  QString tipOf(int row, int column) const;

  exchange::spreadsheet::Sheet sheet_;
  int columns_ = 0;
  int heading_ = -1;
  std::map<int, int> blockRows_;     // of the block, by row of the sheet
  std::map<int, int> blockColumns_;  // the same of columns
  rules::BlockFates fates_;
  std::map<std::pair<int, int>, QString> faults_;
};

}  // namespace redoubt::editor
