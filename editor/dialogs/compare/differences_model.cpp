#include "editor/dialogs/compare/differences_model.h"

#include <QCollator>

#include "editor/style/theme.h"

namespace redoubt::editor {

void DifferencesModel::show(const Compared* compared) {
  beginResetModel();
  compared_ = compared;
  endResetModel();
  emit headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

QString DifferencesModel::text(int row, int column) const {
  const Compared::Line& line = this->line(row);
  switch (column) {
    case Subject: return line.subject;
    case What: return line.what;
    case First: return line.first;
    case Second: return line.second;
    case Group: return line.group;
    default: return line.army;
  }
}

int DifferencesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !compared_ ? 0 : static_cast<int>(compared_->lines().size());
}

int DifferencesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Compared::Line& line = this->line(index.row());
  switch (role) {
    case Qt::DisplayRole: return text(index.row(), index.column());
    case Qt::ToolTipRole: return line.sentence;
    case Qt::AccessibleTextRole: return index.column() == Subject ? line.sentence : text(index.row(), index.column());
    case Qt::ForegroundRole: {
      const bool isMissing = (index.column() == First && line.kind == compare::Kind::OnlySecond) ||
                             (index.column() == Second && line.kind == compare::Kind::OnlyFirst);
      return isMissing ? QVariant(colours().second) : QVariant();
    }
    default: return {};
  }
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case Subject: return tr("Counter or line");
    case What: return tr("Differs in");
    case First: return tr("Left");
    case Second: return tr("Right");
    case Group: return compared_ ? compared_->groupTitle() : QString();
    case Army: return tr("Army");
    default: return {};
  }
}

DifferencesFilter::DifferencesFilter(DifferencesModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), model_(model) {
  setSourceModel(&model);
}

void DifferencesFilter::setText(const QString& text) {
  text_ = text.trimmed();
  invalidateFilter();
}

void DifferencesFilter::setArmy(const QString& army) {
  army_ = army;
  invalidateFilter();
}

void DifferencesFilter::setKind(int kind) {
  kind_ = kind;
  invalidateFilter();
}

bool DifferencesFilter::filterAcceptsRow(int row, const QModelIndex&) const {
  if (!compared_) return false;
  if (!army_.isEmpty() && model_.line(row).army != army_) return false;
  if (!compared_->isOfKind(static_cast<std::size_t>(row), kind_)) return false;
  if (text_.isEmpty()) return true;
  for (int column = 0; column < DifferencesModel::kColumns; ++column) {
    if (model_.text(row, column).contains(text_, Qt::CaseInsensitive)) return true;
  }
  return false;
}

// "2" before "10".
bool DifferencesFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  static const QCollator collator = [] {
    QCollator made;
    made.setNumericMode(true);
    made.setCaseSensitivity(Qt::CaseInsensitive);
    return made;
  }();
  const int order = collator.compare(left.data().toString(), right.data().toString());
  return order == 0 ? left.row() < right.row() : order < 0;
}

}  // namespace redoubt::editor
