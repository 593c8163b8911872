#include "editor/boards/grid_model.h"

#include <algorithm>

#include "editor/boards/grid_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/plain_tip.h"
#include "editor/words/words.h"

namespace redoubt::editor {

using Kind = rules::GridRow::Kind;

GridModel::GridModel(const Session& session, QObject* parent) : QAbstractTableModel(parent), session_(session) {}

std::optional<Id<model::Scenario>> GridModel::scenario() const {
  const model::Variant* variant = session_.battle().find(variant_);
  return variant ? std::optional(variant->scenario) : std::nullopt;
}

void GridModel::show(std::optional<Id<model::Variant>> variant) {
  const model::Variant* row = session_.battle().find(variant);
  rules::ScheduleGrid grid;
  if (row) grid = rules::scheduleGrid(session_.battle(), session_.rules(), *row);
  const bool hasSameRows = variant == variant_ && grid.rows.size() == grid_.rows.size() &&
                           grid.turns.size() == grid_.turns.size() &&
                           std::equal(grid.rows.begin(), grid.rows.end(), grid_.rows.begin(),
                                      [](const rules::GridRow& a, const rules::GridRow& b) {
                                        return a.kind == b.kind && a.leader == b.leader && a.army == b.army;
                                      });
  if (hasSameRows) {
    grid_ = std::move(grid);
    showFindings();
    if (rowCount() > 0) {
      emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
      emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
    return;
  }
  beginResetModel();
  variant_ = variant;
  grid_ = std::move(grid);
  faults_.clear();
  endResetModel();
  showFindings();
}

// Of a line the cells that it makes, of an entry those by which it comes, of a leader his row in the turn.
void GridModel::showFindings() {
  faults_.clear();
  const model::Scenario* scenario = session_.battle().find(this->scenario());
  for (const check::Finding& finding : session_.findings()) {
    if (!scenario || finding.waived || (!finding.scenario.empty() && finding.scenario != scenario->slug)) continue;
    const auto* turn = std::get_if<check::Turn>(&finding.place);
    for (int row = 0; row < rowCount(); ++row) {
      const rules::GridRow& each = this->row(row);
      const model::Leader* leader = session_.battle().find(each.leader);
      const bool isOfLeader = turn && leader && finding.subject == check::Subject::of(*leader);
      for (int column = 0; column < columnCount(); ++column) {
        if (turn && this->turn(column) != turn->number) continue;
        const rules::TurnCell& cell = each.cells[static_cast<std::size_t>(column)];
        const bool isOfLine = std::any_of(cell.lines.begin(), cell.lines.end(), [&](Id<model::PoolLine> id) {
          const model::PoolLine* line = session_.battle().find<model::PoolLine>(id);
          return line && finding.subject == check::Subject::of(*line);
        });
        const model::Entry* entry = session_.battle().find(cell.entry);
        const bool isOfEntry = entry && cell.isEntering && finding.subject == check::Subject::of(*entry);
        if (!isOfLine && !isOfEntry && !isOfLeader) continue;
        if (finding.severity == model::Severity::Note) continue;
        faults_[{row, column}] << Words::text(check::message(finding, session_.languageOfFindings()));
      }
    }
  }
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QStringList GridModel::faults(const QModelIndex& index) const {
  const auto found = faults_.find({index.row(), index.column()});
  return found == faults_.end() ? QStringList() : found->second;
}

QColor GridModel::stripe(int at) const {
  const rules::GridRow& each = row(at);
  const model::Battle& battle = session_.battle();
  const model::Army* army = battle.find(each.army);
  if (each.kind == Kind::Army) return army ? QColor(toQt(army->colour)) : QColor();
  if (each.leader) {
    for (const model::Command& command : battle.where<&model::Command::leader>(*each.leader)) {
      return QColor(toQt(command.colour));
    }
  }
  return {};
}

int GridModel::columnOf(int turn) const {
  for (int column = 0; column < columnCount(); ++column) {
    if (this->turn(column) == turn) return column;
  }
  return -1;
}

int GridModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(grid_.rows.size());
}

int GridModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || grid_.rows.empty() ? 0 : static_cast<int>(grid_.turns.size());
}

QVariant GridModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const rules::GridRow& each = row(index.row());
  const rules::TurnCell& here = cell(index);
  const bool isArmy = each.kind == Kind::Army;
  switch (role) {
    case Qt::DisplayRole: {
      if (!isArmy) return {};
      if (here.choices.empty()) return {};
      const rules::GridCount count = rules::countOf(here.choices);
      if (count.isPlain) return QString::number(count.count);
      // The set is in the tip: there is no room for names.
      return count.count > 0 ? QStringLiteral("%1…").arg(count.count) : QStringLiteral("…");
    }
    case Qt::EditRole: return isArmy ? GridWords::choices(session_, here.choices) : QString();
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
      QStringList lines{QStringLiteral("%1, %2: %3")
                            .arg(GridWords::row(session_, each),
                                 GridWords::turns({turn(index.column()), turn(index.column())}),
                                 GridWords::cell(session_, each, here))};
      lines << faults(index);
      const QString text = lines.join(QLatin1Char('\n'));
      return role == Qt::ToolTipRole ? plainTip(text) : text;
    }
    default: return {};
  }
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Horizontal) {
    if (section < 0 || section >= columnCount()) return {};
    const rules::GridTurn& turn = grid_.turns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole) return QString::number(turn.turn);
    if (role == Qt::ToolTipRole) return plainTip(GridWords::head(session_, turn));
    return role == Qt::AccessibleTextRole ? QVariant(GridWords::head(session_, turn)) : QVariant();
  }
  if (section < 0 || section >= rowCount()) return {};
  if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return GridWords::row(session_, row(section));
  if (role == Qt::ToolTipRole) return plainTip(toQt(row(section).title));
  return {};
}

Qt::ItemFlags GridModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  const bool mayType = index.isValid() && row(index.row()).kind == Kind::Army && !session_.isReadOnly();
  return mayType ? flags | Qt::ItemIsEditable : flags;
}

bool GridModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable) || !row(index.row()).army) return false;
  const std::string text = value.toString().toStdString();
  auto read = rules::readChoices(session_.battle(), *row(index.row()).army, text);
  // Names as the reader sees them are understood too.
  if (std::holds_alternative<rules::ChoiceFault>(read)) {
    auto again = rules::readChoices(session_.translated(), *row(index.row()).army, text);
    if (!std::holds_alternative<rules::ChoiceFault>(again)) read = std::move(again);
  }
  if (const auto* fault = std::get_if<rules::ChoiceFault>(&read)) {
    emit refused(GridWords::fault(*fault));
    return false;
  }
  emit typed(index, std::get<std::vector<rules::GridChoice>>(read));
  return true;
}

}  // namespace redoubt::editor
