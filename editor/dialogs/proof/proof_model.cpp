#include "editor/dialogs/proof/proof_model.h"

#include <algorithm>

#include "editor/session/to_qt.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {

ProofModel::ProofModel(const ProofState& state, QObject* parent) : QAbstractTableModel(parent), state_(state) {}

bool ProofModel::takes(const proof::ProofValue& value) const {
  using Which = ProofFilter::Which;
  if (filter_.group && value.group != *filter_.group) return false;
  if (filter_.isOwn && value.origin) return false;
  if (filter_.status && (!value.origin || value.origin->status != *filter_.status)) return false;
  switch (filter_.which) {
    case Which::Open: return value.standing != proof::Standing::Confirmed;
    case Which::Changed: return value.standing == proof::Standing::Changed;
    case Which::Confirmed: return value.standing == proof::Standing::Confirmed;
    case Which::All: break;
  }
  return true;
}

void ProofModel::show(const ProofFilter& filter) {
  beginResetModel();
  filter_ = filter;
  values_ = state_.proof().values(filter_.topic);
  std::erase_if(values_, [this](const proof::ProofValue& value) { return !takes(value); });
  endResetModel();
}

const proof::ProofValue* ProofModel::at(int row) const {
  return row >= 0 && row < rowCount() ? &values_[static_cast<std::size_t>(row)] : nullptr;
}

int ProofModel::rowOf(const proof::ValueName& name) const {
  const auto found = std::find_if(values_.begin(), values_.end(), [&](const proof::ProofValue& value) {
    return value.field() == name.field && value.table->name() == name.table && value.key() == name.key;
  });
  return found == values_.end() ? -1 : static_cast<int>(found - values_.begin());
}

int ProofModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(values_.size());
}

int ProofModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QVariant ProofModel::data(const QModelIndex& index, int role) const {
  const proof::ProofValue* value = index.isValid() ? at(index.row()) : nullptr;
  if (!value) return {};
  if (role == Qt::ForegroundRole && index.column() == Standing && value->standing != proof::Standing::Open) {
    return value->standing == proof::Standing::Changed ? colours().warning : colours().ok;
  }
  if (role == Qt::DecorationRole && index.column() == Status && value->origin) return signIcon(signOf(value->origin->status));
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  switch (index.column()) {
    case Row: return state_.row(*value);
    case Field: return state_.field(*value);
    case Value: return state_.value(*value).simplified();
    case Status: return toQt(state_.words().status(value->origin));
    case Standing: return ProofState::standing(value->standing);
    default: return {};
  }
}

QVariant ProofModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
  switch (section) {
    case Row: return tr("What");
    case Field: return tr("Field");
    case Value: return tr("Value");
    case Status: return tr("Status");
    case Standing: return tr("Proof");
    default: return {};
  }
}

}  // namespace redoubt::editor
