#include "editor/dialogs/proof/disagreements_model.h"

#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

void DisagreementsModel::show(const proof::DoubleEntry* entry, const proof::ProofWords* ours,
                              const proof::ProofWords* theirs, bool isOnlyOpen) {
  beginResetModel();
  ours_ = ours;
  theirs_ = theirs;
  rows_.clear();
  if (entry) {
    for (const proof::Disagreement& found : entry->disagreements()) {
      if (!isOnlyOpen || !found.isSettled) rows_.push_back(&found);
    }
  }
  endResetModel();
}

const proof::Disagreement* DisagreementsModel::at(int row) const {
  return row >= 0 && row < rowCount() ? rows_[static_cast<std::size_t>(row)] : nullptr;
}

QString DisagreementsModel::row(const proof::Disagreement& found) const {
  const QString words = toQt(found.ours.row ? ours_->row(*found.table, found.ours.row)
                                            : theirs_->row(*found.table, found.theirs.row))
                            .simplified();
  return found.along == 0 ? words : tr("%1, with %n row(s) that belong to it", nullptr, static_cast<int>(found.along)).arg(words);
}

QString DisagreementsModel::value(const proof::Disagreement& found, const proof::Disagreement::Side& side,
                                  const proof::ProofWords& words) {
  if (!side.row) return tr("is not there");
  if (!found.column) return tr("is there");
  return toQt(words.value(*found.table, found.table->fields()[*found.column], side.value));
}

int DisagreementsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int DisagreementsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QVariant DisagreementsModel::data(const QModelIndex& index, int role) const {
  const proof::Disagreement* found = index.isValid() ? at(index.row()) : nullptr;
  if (!found) return {};
  if (role == Qt::ForegroundRole && found->isSettled) return colours().third;
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  switch (index.column()) {
    case Topic: return toQt(ours_->said(titleOf(found->topic)));
    case Row: return row(*found);
    case Field: return found->column ? toQt(ours_->field(*found->table, found->field())) : QString();
    case Ours: return value(*found, found->ours, *ours_).simplified();
    case Theirs: return value(*found, found->theirs, *theirs_).simplified();
    default: return {};
  }
}

QVariant DisagreementsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
  switch (section) {
    case Topic: return tr("Topic");
    case Row: return tr("What");
    case Field: return tr("Field");
    case Ours: return tr("Here");
    case Theirs: return tr("There");
    default: return {};
  }
}

}  // namespace redoubt::editor
