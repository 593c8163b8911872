#include "editor/dialogs/compare/set_ups_model.h"

#include <QCollator>

#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

void SetUpsModel::show(const ComparedSetUps* compared) {
  beginResetModel();
  compared_ = compared;
  rows_.clear();
  if (compared) {
    for (const auto& each : compared->placements()) rows_.push_back(lineOf(each));
    for (const auto& each : compared->comparison().rows()) rows_.push_back(lineOf(each));
  }
  endResetModel();
}

SetUpsModel::Line SetUpsModel::lineOf(const compare::PlacementDifference& difference) const {
  const compare::CompareWords& words = compared_->words();
  Line line;
  line.cells[Subject] = toQt(words.subject(difference));
  line.cells[First] = toQt(words.first(difference));
  line.cells[Second] = toQt(words.second(difference));
  line.cells[Command] = toQt(words.command(difference));
  line.cells[Army] = toQt(words.army(difference));
  line.sentence = toQt(words.sentence(difference));
  QStringList aspects;
  for (const compare::Aspect each : difference.aspects) aspects << toQt(words.aspect(each));
  switch (difference.kind) {
    case compare::Kind::OnlyFirst: line.cells[What] = tr("only left"); break;
    case compare::Kind::OnlySecond: line.cells[What] = tr("only right"); break;
    case compare::Kind::Changed: line.cells[What] = aspects.join(QStringLiteral(", ")); break;
  }
  return line;
}

SetUpsModel::Line SetUpsModel::lineOf(const compare::RowDifference& difference) const {
  const compare::CompareWords& words = compared_->words();
  Line line;
  line.cells[Subject] = toQt(words.subject(difference));
  line.cells[What] = toQt(words.table(difference));
  line.cells[First] = toQt(words.first(difference));
  line.cells[Second] = toQt(words.second(difference));
  line.cells[Army] = toQt(words.army(difference));
  line.sentence = toQt(words.sentence(difference));
  return line;
}

std::optional<std::size_t> SetUpsModel::placementAt(int row) const {
  const bool isPlacement = compared_ && 0 <= row && row < std::ssize(compared_->placements());
  return isPlacement ? std::optional(static_cast<std::size_t>(row)) : std::nullopt;
}

std::optional<std::size_t> SetUpsModel::rowAt(int row) const {
  if (!compared_ || row >= std::ssize(rows_)) return std::nullopt;
  const auto at = row - std::ssize(compared_->placements());
  return at < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(at));
}

QString SetUpsModel::identity(int row) const {
  if (const auto at = placementAt(row)) {
    const compare::PlacementDifference& difference = compared_->placements()[*at];
    const model::Placement& placement = difference.first ? *difference.first : *difference.second;
    const std::int64_t id = placement.unit     ? placement.unit->value
                            : placement.leader ? placement.leader->value
                                               : placement.id.value;
    return QStringLiteral("placement %1").arg(id);
  }
  return text(row, What) + QLatin1Char(' ') + text(row, Subject);
}

int SetUpsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int SetUpsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QVariant SetUpsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Line& line = rows_[static_cast<std::size_t>(index.row())];
  const QString& text = line.cells[index.column()];
  switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::ToolTipRole: return line.sentence;
    case Qt::AccessibleTextRole: return index.column() == Subject ? line.sentence : text;
    case Qt::ForegroundRole: {
      const bool isMissing = (index.column() == First && line.cells[What] == tr("only right")) ||
                             (index.column() == Second && line.cells[What] == tr("only left"));
      return isMissing ? QVariant(colours().second) : QVariant();
    }
    default: return {};
  }
}

QVariant SetUpsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case Subject: return tr("Counter or line");
    case What: return tr("Differs in");
    case First: return tr("Left");
    case Second: return tr("Right");
    case Command: return tr("Command");
    case Army: return tr("Army");
    default: return {};
  }
}

SetUpsFilter::SetUpsFilter(SetUpsModel& model, QObject* parent) : QSortFilterProxyModel(parent), model_(model) {
  setSourceModel(&model);
}

void SetUpsFilter::setText(const QString& text) {
  text_ = text.trimmed();
  invalidateFilter();
}

void SetUpsFilter::setArmy(const QString& army) {
  army_ = army;
  invalidateFilter();
}

void SetUpsFilter::setKind(DifferenceKind kind) {
  kind_ = kind;
  invalidateFilter();
}

bool SetUpsFilter::filterAcceptsRow(int row, const QModelIndex&) const {
  if (!army_.isEmpty() && model_.army(row) != army_) return false;
  const auto placement = model_.placementAt(row);
  const compare::PlacementDifference* difference = placement ? &compared_->placements()[*placement] : nullptr;
  using Of = DifferenceKind::Of;
  switch (kind_.of) {
    case Of::All: break;
    case Of::OnlyFirst:
      if (!difference || difference->kind != compare::Kind::OnlyFirst) return false;
      break;
    case Of::OnlySecond:
      if (!difference || difference->kind != compare::Kind::OnlySecond) return false;
      break;
    case Of::Aspect:
      if (!difference || !difference->has(kind_.aspect)) return false;
      break;
    case Of::Rows:
      if (difference) return false;
      break;
  }
  if (text_.isEmpty()) return true;
  for (int column = 0; column < SetUpsModel::kColumns; ++column) {
    if (model_.text(row, static_cast<SetUpsModel::Column>(column)).contains(text_, Qt::CaseInsensitive)) return true;
  }
  return false;
}

// "2" before "10".
bool SetUpsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
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
