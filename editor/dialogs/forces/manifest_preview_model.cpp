#include "editor/dialogs/forces/manifest_preview_model.h"

#include <algorithm>

#include "editor/session/to_qt.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

void ManifestPreviewModel::setSheet(const exchange::spreadsheet::Sheet& sheet) {
  beginResetModel();
  sheet_ = sheet;
  columns_ = 0;
  for (const auto& row : sheet_.rows) columns_ = std::max(columns_, static_cast<int>(row.size()));
  blockRows_.clear();
  blockColumns_.clear();
  faults_.clear();
  fates_ = {};
  heading_ = -1;
  endResetModel();
}

void ManifestPreviewModel::setFates(const rules::TableMapping& mapping, const rules::TableBlock& table,
                                    const rules::BlockFates& fates, std::map<std::pair<int, int>, QString> faults) {
  heading_ = mapping.headings.value_or(-1);
  blockRows_.clear();
  blockColumns_.clear();
  for (std::size_t i = 0; i < table.rows.size(); ++i) blockRows_[table.rows[i]] = static_cast<int>(i);
  for (std::size_t i = 0; i < table.columns.size(); ++i) blockColumns_[table.columns[i]] = static_cast<int>(i);
  fates_ = fates;
  faults_ = std::move(faults);
  if (rowCount() == 0 || columnCount() == 0) return;
  emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

int ManifestPreviewModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(sheet_.rows.size());
}

int ManifestPreviewModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns_;
}

ManifestPreviewModel::Look ManifestPreviewModel::lookOf(int row, int column) const {
  if (faults_.contains({row, column})) return Look::Fault;
  if (row == heading_) return Look::Heading;
  const auto blockRow = blockRows_.find(row);
  const auto blockColumn = blockColumns_.find(column);
  if (blockRow == blockRows_.end() || blockColumn == blockColumns_.end()) return Look::LeftOut;
  const auto at = static_cast<std::size_t>(blockRow->second);
  if (!fates_.cells[at][static_cast<std::size_t>(blockColumn->second)]) return Look::Same;
  return fates_.rows[at] == rules::BlockFates::Fate::New ? Look::New : Look::Changed;
}

QString ManifestPreviewModel::tipOf(int row, int column) const {
  switch (lookOf(row, column)) {
    case Look::Fault: return faults_.at({row, column});
    case Look::New: return tr("Of a new unit");
    case Look::Changed: return tr("Changes what the manifest has");
    case Look::Same: return tr("As the manifest has it");
    case Look::Heading: return tr("The headings");
    case Look::LeftOut: break;
  }
  return tr("Left out");
}

QVariant ManifestPreviewModel::data(const QModelIndex& index, int role) const {
  const auto& cells = sheet_.rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) {
    const auto column = static_cast<std::size_t>(index.column());
    return column < cells.size() ? toQt(cells[column]) : QString();
  }
  const Look look = lookOf(index.row(), index.column());
  if (role == Qt::ForegroundRole) {
    return look == Look::LeftOut ? colours().third : look == Look::Fault ? colours().error : colours().text;
  }
  if (role == Qt::BackgroundRole) {
    const auto tinted = [](const QColor& colour, double part) { return mixed(colours().base, colour, part); };
    if (look == Look::Fault) return tinted(colours().error, 0.16);
    if (look == Look::Changed) return tinted(colours().accent, 0.18);
    if (look == Look::New) return tinted(colours().ok, 0.16);
    return {};
  }
  if (role == Qt::FontRole && look == Look::Heading) return themeFont(TextStyle::Strong);
  if (role == Qt::ToolTipRole) return plainTip(tipOf(index.row(), index.column()));
  return {};
}

QVariant ManifestPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) return section + 1;
  return toQt(exchange::spreadsheet::columnLetters(static_cast<std::size_t>(section)));
}

}  // namespace redoubt::editor
