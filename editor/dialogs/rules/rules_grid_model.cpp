#include "editor/dialogs/rules/rules_grid_model.h"

#include <QFont>
#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/model/origins.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/mechanics/mechanics.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "editor/dialogs/rules/rules_grid_text.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr double kOwnGround = 0.1;  // of the accent colour

QString sentence(const Phrase& phrase) {
  const QString words = RulesWords::in(phrase);
  return words.left(1).toUpper() + words.mid(1) + QLatin1Char('.');
}

}  // namespace

RulesGridModel::RulesGridModel(Session& session, RuleDrafts& drafts, QObject* parent)
    : QAbstractTableModel(parent), session_(session), drafts_(drafts) {}

void RulesGridModel::show(const std::string& path) {
  if (path != grid_.path) emptyColumns_.clear();
  beginResetModel();
  grid_ = freshGrid(path);
  readCells();
  endResetModel();
}

// An open cell editor stays open if only values change.
void RulesGridModel::refresh() {
  const rules::Grid fresh = freshGrid(grid_.path);
  if (fresh.kind != grid_.kind || fresh.rows != grid_.rows || fresh.columns != grid_.columns) {
    return show(std::string(grid_.path));
  }
  grid_ = fresh;
  readCells();
  showDrafts();
}

rules::Grid RulesGridModel::freshGrid(const std::string& path) {
  if (path.empty() || !session_.hasDocument()) return {};
  rules::Grid grid = rules::readGrid(session_.rules(), path);
  std::erase_if(emptyColumns_, [&](const std::string& name) {
    return std::find(grid.columns.begin(), grid.columns.end(), name) != grid.columns.end();
  });
  for (const std::string& name : emptyColumns_) {
    const auto next = std::find_if(grid.columns.begin(), grid.columns.end(),
                                   [&](const std::string& other) { return naturalLess(name, other); });
    grid.columns.insert(next, name);
  }
  return grid;
}

void RulesGridModel::readCells() {
  cells_.clear();
  if (isEmpty()) return;
  const rules::RuleBook inherited = rules::inheritedRules(session_.battle());
  for (const int row : grid_.rows) {
    readCell(grid_.cell(row, rules::kRangeCell), inherited);
    for (const std::string& column : grid_.columns) readCell(grid_.cell(row, column), inherited);
    if (grid_.hasOnly()) readCell(grid_.cell(row, rules::kOnlyCell), inherited);
  }
  readFaults();
}

void RulesGridModel::readCell(const std::string& path, const rules::RuleBook& inherited) {
  Cell& cell = cells_[path];
  const model::Battle& battle = session_.battle();
  const rules::RuleOrigin origin = rules::originOf(session_.translated(), inherited, path);
  cell.isOwn = origin.isOwn;
  cell.inherited = origin.inherited;
  cell.inheritedFrom = RulesWords::text(origin.inheritedFrom);
  const model::Rule* row = session_.rules().row(path);
  if (!row) return;
  cell.hasRow = true;
  if (row->value.text != "null") cell.json = row->value.text;
  if (const auto* from = rules::provenanceOf(battle, *row, "value")) cell.origin = *from;
  const model::System* system = session_.translated().find<model::System>(row->system);
  if (system) cell.from = RulesWords::text(system->title.empty() ? system->slug : system->title);
}

void RulesGridModel::readFaults() {
  for (const rules::RuleFault& fault : rules::ruleFaults(session_.battle(), session_.rules())) {
    const auto cell = cells_.find(fault.path);
    const model::Rule* row = session_.rules().row(fault.path);
    if (cell != cells_.end() && row && row->system == fault.system) cell->second.faults << RulesWords::fault(fault);
  }
  for (const rules::TableProblem& problem : rules::tableProblems(session_.battle(), session_.rules(), rules::mechanicsOf(session_.battle(), session_.rules()))) {
    const auto cell = cells_.find(problem.path);
    if (cell == cells_.end()) continue;
    cell->second.faults << sentence(rules::wordsFor(problem));
    cell->second.isMissed = problem.kind == rules::TableProblem::Kind::NoCell;
  }
}

std::string RulesGridModel::columnName(int column) const {
  if (column == kRange) return std::string(rules::kRangeCell);
  return isOnly(column) ? std::string(rules::kOnlyCell) : grid_.columns[static_cast<std::size_t>(column - 1)];
}

std::string RulesGridModel::pathAt(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  return grid_.cell(grid_.rows[static_cast<std::size_t>(index.row())], columnName(index.column()));
}

QModelIndex RulesGridModel::indexOf(const std::string& path) const {
  for (int row = 0; row < rowCount(); ++row) {
    for (int column = 0; column < columnCount(); ++column) {
      if (pathAt(index(row, column)) == path) return index(row, column);
    }
  }
  return {};
}

void RulesGridModel::addEmptyColumn(const std::string& name) {
  emptyColumns_.push_back(name);
  refresh();
}

bool RulesGridModel::isEmptyColumn(const std::string& name) const {
  return std::find(emptyColumns_.begin(), emptyColumns_.end(), name) != emptyColumns_.end();
}

void RulesGridModel::dropEmptyColumn(const std::string& name) {
  std::erase(emptyColumns_, name);
  refresh();
}

const RulesGridModel::Cell& RulesGridModel::cellAt(const QModelIndex& index) const {
  return cells_.at(pathAt(index));
}

const QString* RulesGridModel::draftAt(const QModelIndex& index) const {
  return drafts_.find(RuleAddress(pathAt(index)));
}

bool RulesGridModel::hasDraft(const QModelIndex& index) const {
  return index.isValid() && draftAt(index);
}

void RulesGridModel::dropDrafts() {
  for (const auto& [path, cell] : cells_) drafts_.drop(RuleAddress(path));
  showDrafts();
  emit draftsChanged();
}

void RulesGridModel::showDrafts() {
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

bool RulesGridModel::isOwn(const QModelIndex& index) const {
  return index.isValid() && cellAt(index).isOwn;
}

int RulesGridModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || isEmpty() ? 0 : static_cast<int>(grid_.rows.size());
}

int RulesGridModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || isEmpty() ? 0 : static_cast<int>(grid_.columns.size()) + (grid_.hasOnly() ? 2 : 1);
}

Qt::ItemFlags RulesGridModel::flags(const QModelIndex& index) const {
  const bool canEdit = index.isValid() && TerrainWords::obstacle(session_).isEmpty();
  return QAbstractTableModel::flags(index) | (canEdit ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

// --- typing

RulesGridModel::Typed RulesGridModel::typed(const QModelIndex& index, const QString& text) const {
  Typed typed{pathAt(index), text, {}, {}};
  auto read = RulesGridText::fromText(rules::gridShape(grid_, columnName(index.column())), text);
  if (auto* fault = std::get_if<QString>(&read)) {
    typed.fault = *fault;
  } else {
    typed.json = std::get<std::optional<std::string>>(std::move(read));
  }
  return typed;
}

bool RulesGridModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !index.isValid()) return false;
  const QString text = value.toString();
  const bool isSame = !hasDraft(index) && text == textAt(index);
  if (isSame) return true;
  const Typed cell = typed(index, text);
  if (cell.fault.isEmpty()) {
    take({cell});
  } else {
    drafts_.keep(RuleAddress(cell.path), text);
    emit draftsChanged();
  }
  emit dataChanged(index, index);
  return true;
}

QStringList RulesGridModel::take(const std::vector<Typed>& cells) {
  std::vector<rules::GridCell> values;
  bool isAnyDraft = false;
  for (const Typed& cell : cells) {
    isAnyDraft = isAnyDraft || drafts_.find(RuleAddress(cell.path));
    drafts_.drop(RuleAddress(cell.path));
    const auto before = cells_.find(cell.path);
    const bool isUnknown = before != cells_.end() && before->second.hasRow && !before->second.json;
    if (cell.json || !isUnknown) values.push_back({cell.path, cell.json});
  }
  const QString title =
      cells.size() == 1
          ? tr("Rule %1: %2").arg(RulesWords::text(cells[0].path), cells[0].json ? cells[0].text : tr("unknown"))
          : tr("Table %1: %n cell(s)", nullptr, static_cast<int>(cells.size())).arg(RulesWords::text(grid_.path));
  const model::Edit edit = rules::setCells(session_.battle(), values, title.toStdString());
  if (!edit.empty()) session_.apply(edit);
  if (isAnyDraft) emit draftsChanged();
  return {};
}

QStringList RulesGridModel::paste(const QModelIndex& from, const QString& block) {
  if (!from.isValid()) return {};
  const std::vector<QStringList> lines = RulesGridText::lines(block);
  std::vector<Typed> cells;
  QStringList faults;
  for (std::size_t row = 0; row < lines.size(); ++row) {
    for (qsizetype column = 0; column < lines[row].size(); ++column) {
      const QModelIndex at = from.siblingAtRow(from.row() + static_cast<int>(row))
                                 .siblingAtColumn(from.column() + static_cast<int>(column));
      if (!at.isValid()) {
        return {tr("%1 × %2 values don't fit here: the table ends before.").arg(lines.size()).arg(lines[row].size())};
      }
      cells.push_back(typed(at, lines[row][column]));
      const Typed& cell = cells.back();
      if (!cell.fault.isEmpty()) faults << tr("%1, “%2”: %3").arg(placeOf(at), cell.text, cell.fault);
    }
  }
  return faults.isEmpty() ? take(cells) : faults;
}

QStringList RulesGridModel::fill(const QModelIndexList& cells, const QString& text) {
  std::vector<Typed> values;
  QStringList faults;
  for (const QModelIndex& index : cells) {
    values.push_back(typed(index, text));
    if (!values.back().fault.isEmpty()) faults << tr("%1, “%2”: %3").arg(placeOf(index), text, values.back().fault);
  }
  return faults.isEmpty() && !values.empty() ? take(values) : faults;
}

QString RulesGridModel::copied(const QModelIndexList& cells) const {
  return RulesGridText::block(cells, [this](const QModelIndex& index) { return textAt(index); });
}

std::vector<RulesGridModel::Offer> RulesGridModel::offers(const QModelIndex& index) const {
  const auto table = RulesGridText::results(grid_);
  std::vector<Offer> offers;
  if (!table || !isOfResults(index.column())) return offers;
  const rules::ResultCodes codes(session_.battle(), session_.rules());
  std::set<std::string, decltype(&naturalLess)> texts(&naturalLess);
  for (const auto& [path, cell] : cells_) {
    const auto text = cell.json ? rules::textOf(*cell.json) : std::nullopt;
    if (text) texts.insert(*text);
  }
  for (const std::string& code : session_.rules().under("result-code")) {
    const auto text = RulesGridText::codeText(session_.rules(), code);
    if (text) texts.insert(*text);
  }
  for (const std::string& text : texts) {
    offers.push_back({RulesWords::text(text), RulesGridText::result(codes, *table, text)});
  }
  return offers;
}

// --- display

QString RulesGridModel::textAt(const QModelIndex& index) const {
  if (const QString* draft = draftAt(index)) return *draft;
  const Cell& cell = cellAt(index);
  return cell.json ? RulesGridText::cell(*cell.json) : QString();
}

// What a cell without a value means.
QString RulesGridModel::nothingAt(const QModelIndex& index) const {
  return isOnly(index.column()) ? tr("for all rolls of its range") : tr("unknown");
}

// "7–8, 2-1": the row by its range.
QString RulesGridModel::placeOf(const QModelIndex& index) const {
  const QString row = textAt(index.siblingAtColumn(kRange));
  return tr("%1, %2").arg(row, headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
}

QString RulesGridModel::faultAt(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  if (const QString* draft = draftAt(index)) {
    const QString fault = typed(index, *draft).fault;
    return fault.isEmpty() ? tr("Typed, but not taken yet.") : fault;
  }
  return cellAt(index).faults.join(QLatin1Char(' '));
}

QString RulesGridModel::meaningAt(const QModelIndex& index) const {
  if (!index.isValid() || !isOfResults(index.column()) || hasDraft(index)) return {};
  const auto table = RulesGridText::results(grid_);
  if (!table) return {};
  const Cell& cell = cellAt(index);
  const auto text = cell.json ? rules::textOf(*cell.json) : std::nullopt;
  if (!text) return {};
  return RulesGridText::result(rules::ResultCodes(session_.battle(), session_.rules()), *table, *text);
}

QString RulesGridModel::standingAt(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  const Cell& cell = cellAt(index);
  if (cell.isOwn && cell.inherited) {
    return tr("The battle's own, instead of %1 (%2)").arg(RulesGridText::cell(*cell.inherited), cell.inheritedFrom);
  }
  if (cell.isOwn) return tr("The battle's own");
  return cell.hasRow ? tr("Inherited from %1").arg(cell.from) : tr("The rules say nothing here");
}

QString RulesGridModel::tipAt(const QModelIndex& index) const {
  const Cell& cell = cellAt(index);
  QStringList lines{RulesWords::text(pathAt(index))};
  if (!cell.json && !hasDraft(index)) lines << nothingAt(index);
  if (const QString meaning = meaningAt(index); !meaning.isEmpty()) lines << meaning;
  lines << standingAt(index);
  if (cell.origin) {
    lines << RulesWords::origin(session_, &*cell.origin);
    const auto* shown = session_.translated().find<model::Provenance>(cell.origin->key());
    if (shown && !cell.origin->note.empty() && cell.origin->note != model::kSetByHand)
      lines << RulesWords::text(shown->note);
  }
  if (const QString fault = faultAt(index); !fault.isEmpty()) lines << fault;
  return plainTip(lines.join(QLatin1Char('\n')));
}

QVariant RulesGridModel::signAt(const QModelIndex& index) const {
  const Cell& cell = cellAt(index);
  const bool isFaulty = hasDraft(index) || (!cell.faults.isEmpty() && !cell.isMissed);
  if (isFaulty) return signIcon(Sign::Error);
  if (!cell.json) return isOnly(index.column()) ? QVariant() : QVariant(signIcon(Sign::Unknown));
  if (!cell.origin || cell.origin->note == model::kSetByHand) return {};
  if (cell.origin->status == model::Status::Estimated) return signIcon(Sign::Estimated);
  return cell.origin->status == model::Status::Unknown ? QVariant(signIcon(Sign::Unknown)) : QVariant();
}

QVariant RulesGridModel::groundAt(const QModelIndex& index) const {
  if (cellAt(index).isOwn) return mixed(colours().base, colours().accent, kOwnGround);
  return isOfResults(index.column()) ? QVariant() : QVariant(colours().window);
}

QVariant RulesGridModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return textAt(index);
    case Qt::ToolTipRole: return tipAt(index);
    case Qt::DecorationRole: return signAt(index);
    case Qt::BackgroundRole: return groundAt(index);
    case Qt::ForegroundRole: return hasDraft(index) ? colours().error : colours().text;
    case Qt::FontRole: return themeFont(cellAt(index).isOwn ? TextStyle::Strong : TextStyle::Body);
    case Qt::TextAlignmentRole: return int(Qt::AlignCenter);
    case Qt::AccessibleTextRole:
      return tr("%1: %2. %3")
          .arg(placeOf(index), cellAt(index).json ? textAt(index) : nothingAt(index), faultAt(index));
    default: return {};
  }
}

QVariant RulesGridModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  if (role == Qt::TextAlignmentRole) return int(Qt::AlignCenter);
  const bool isTip = role == Qt::ToolTipRole;
  if (role != Qt::DisplayRole && !isTip) return {};
  if (isOfResults(section)) {
    const auto column = static_cast<std::size_t>(section - 1);
    return isTip ? plainTip(RulesGridText::columnTip(session_, grid_, column)) : RulesGridText::column(grid_, column);
  }
  if (!isTip) return isOnly(section) ? tr("Only for") : RulesWords::in(grid_.kind->head);
  const rules::Term* term = rules::termOf(grid_.cell(1, columnName(section)));
  return term ? plainTip(RulesWords::meaning(*term)) : QString();
}

}  // namespace redoubt::editor
