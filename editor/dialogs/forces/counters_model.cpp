#include "editor/dialogs/forces/counters_model.h"

#include <algorithm>
#include <tuple>

#include "core/model/origins.h"
#include "editor/session/to_qt.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostNumber = 999;

QString roleText(model::CounterRole role) {
  switch (role) {
    case model::CounterRole::Unit: return CountersModel::tr("unit");
    case model::CounterRole::Leader: return CountersModel::tr("leader on the map");
    case model::CounterRole::Chit: return CountersModel::tr("activation chit");
    case model::CounterRole::Marker: return CountersModel::tr("marker");
  }
  return {};
}

QString faceText(model::FaceRole role) {
  switch (role) {
    case model::FaceRole::Step: return CountersModel::tr("strength");
    case model::FaceRole::State: return CountersModel::tr("state");
    case model::FaceRole::Chit: return CountersModel::tr("chit");
  }
  return {};
}

}  // namespace

void CountersModel::show(std::optional<model::CounterRole> role, const QString& filter) {
  const model::Battle& battle = session_.battle();
  const auto rank = [&](const model::Counter& counter) {
    const model::Unit* unit = battle.find(counter.unit);
    const model::Leader* leader = battle.find(counter.leader);
    const model::Army* army = unit     ? battle.find<model::Army>(unit->army)
                              : leader ? battle.find<model::Army>(leader->army)
                                       : nullptr;
    return std::tuple(counter.role, army ? army->ordinal : 1'000,
                      unit     ? unit->ordinal
                      : leader ? leader->ordinal
                               : 0,
                      counter.number, counter.id.value);
  };
  std::vector<std::pair<decltype(rank(std::declval<model::Counter>())), Id<model::Counter>>> ranked;
  const QString wanted = plainText(filter.simplified());
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    if (role && counter.role != *role) continue;
    bool isLike = wanted.isEmpty();
    for (int column = 0; column < ColumnCount && !isLike; ++column) {
      isLike = plainText(text(counter, column)).contains(wanted);
    }
    if (isLike) ranked.emplace_back(rank(counter), counter.id);
  }
  std::sort(ranked.begin(), ranked.end());
  std::vector<Id<model::Counter>> counters;
  for (const auto& [order, id] : ranked) counters.push_back(id);
  if (counters == counters_) {
    if (!counters_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    return;
  }
  beginResetModel();
  counters_ = std::move(counters);
  endResetModel();
}

std::optional<Id<model::Counter>> CountersModel::counter(int row) const {
  return row >= 0 && row < rowCount() ? std::optional(counters_[static_cast<std::size_t>(row)]) : std::nullopt;
}

int CountersModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(counters_.size());
}

int CountersModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString CountersModel::facesText(const model::Counter& counter) const {
  QStringList faces;
  std::vector<const model::Face*> sides;
  for (const model::Face& face : session_.battle().where<&model::Face::counter>(counter.id)) sides.push_back(&face);
  std::sort(sides.begin(), sides.end(), [](const auto* a, const auto* b) { return a->side < b->side; });
  for (const model::Face* face : sides) faces << faceText(face->role);
  return faces.join(QStringLiteral(" / "));
}

QString CountersModel::text(const model::Counter& counter, int column) const {
  const model::Battle& battle = session_.translated();
  const model::Unit* unit = battle.find(counter.unit);
  const model::Leader* leader = battle.find(counter.leader);
  switch (column) {
    case Owner: return unit ? toQt(unit->name) : leader ? toQt(leader->name) : QString();
    case Army: {
      const model::Army* army = unit     ? battle.find<model::Army>(unit->army)
                                : leader ? battle.find<model::Army>(leader->army)
                                         : nullptr;
      return army ? toQt(army->name) : QString();
    }
    case Role: return roleText(counter.role);
    case Number: return QString::number(counter.number);
    case NumberPrinted: return counter.numberPrinted ? QString::number(*counter.numberPrinted) : QString();
    case Copies: return QString::number(counter.copies);
    case CopiesPrinted: return QString::number(counter.copiesPrinted);
    case Faces: return facesText(counter);
    case Note: return toQt(counter.note);
    default: return {};
  }
}

bool CountersModel::isCorrected(const model::Counter& counter, int column) const {
  if (column == Number || column == NumberPrinted) {
    return counter.numberPrinted && *counter.numberPrinted != counter.number;
  }
  return (column == Copies || column == CopiesPrinted) && counter.copies != counter.copiesPrinted;
}

QVariant CountersModel::data(const QModelIndex& index, int role) const {
  const model::Counter* counter = session_.battle().find(this->counter(index.row()));
  if (!counter) return {};
  const bool isNumber = index.column() >= Number && index.column() <= CopiesPrinted;
  if (role == Qt::TextAlignmentRole && isNumber) return int(Qt::AlignCenter);
  if (role == Qt::DisplayRole || role == Qt::EditRole) return text(*counter, index.column());
  if (role == Qt::FontRole && isCorrected(*counter, index.column())) return themeFont(TextStyle::Strong);
  if (role == Qt::BackgroundRole && isCorrected(*counter, index.column())) {
    return mixed(colours().base, colours().warning, 0.18);
  }
  if (role == Qt::ToolTipRole && isCorrected(*counter, index.column())) {
    return plainTip(tr("Corrected: the counter shows another value than the game uses"));
  }
  return {};
}

Qt::ItemFlags CountersModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  const bool isTyped = (index.column() >= Number && index.column() <= CopiesPrinted) || index.column() == Note;
  if (isTyped && !session_.isReadOnly()) flags |= Qt::ItemIsEditable;
  return flags;
}

bool CountersModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const model::Counter* old = session_.battle().find(counter(index.row()));
  if (role != Qt::EditRole || !old) return false;
  model::Counter row = *old;
  const QString typed = value.toString().simplified();
  bool isNumber = false;
  const int number = typed.toInt(&isNumber);
  const auto refuse = [&](int least) {
    emit refused(tr("“%1” is no whole number from %2 to %3.").arg(typed).arg(least).arg(kMostNumber));
    return false;
  };
  const auto isWithin = [&](int least) { return isNumber && number >= least && number <= kMostNumber; };
  std::string_view column;
  switch (index.column()) {
    case Number:
      if (!isWithin(1)) return refuse(1);
      row.number = number;
      column = "number";
      break;
    case NumberPrinted:
      if (!typed.isEmpty() && !isWithin(1)) return refuse(1);
      row.numberPrinted = typed.isEmpty() ? std::nullopt : std::optional(number);
      column = "number_printed";
      break;
    case Copies:
      if (!isWithin(0)) return refuse(0);
      row.copies = number;
      column = "copies";
      break;
    case CopiesPrinted:
      if (!isWithin(0)) return refuse(0);
      row.copiesPrinted = number;
      column = "copies_printed";
      break;
    case Note:
      row.note = typed.toStdString();
      column = "note";
      break;
    default: return false;
  }
  if (row == *old) return false;
  model::Edit edit(tr("%1: %2", "counter of, column")
                       .arg(text(*old, Owner).isEmpty() ? roleText(old->role) : text(*old, Owner),
                            headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString())
                       .toStdString());
  model::markSetByHand(edit, session_.battle(), model::Counter::kTable, model::keyText<model::Counter>(row.id), column);
  edit.put(row);
  return session_.apply(edit);
}

QVariant CountersModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
  if (role == Qt::ToolTipRole && section == NumberPrinted) {
    return plainTip(tr("The number on the cardboard, where the errata give another"));
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Owner: return tr("Whose");
    case Army: return tr("Army");
    case Role: return tr("What it is");
    case Number: return tr("Number");
    case NumberPrinted: return tr("as printed");
    case Copies: return tr("Copies");
    case CopiesPrinted: return tr("as printed");
    case Faces: return tr("Front / back");
    case Note: return tr("Note");
    default: return {};
  }
}

}  // namespace redoubt::editor
