#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <algorithm>
#include <utility>

#include "core/exchange/spreadsheet/workbook.h"
#include "core/rules/forces/manifest_table.h"
#include "editor/dialogs/forces/forces_manifest.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/session/to_qt.h"
#include "editor/words/terrain_words.h"

// What is typed, pasted and filled into the cells of the manifest.
namespace redoubt::editor {
namespace {

rules::ManifestSheet sheetOf(const Session& session) {
  return {session.battle(), session.rules(), session.layout(), session.setUp().variant()};
}

}  // namespace

std::optional<Id<model::Army>> ForcesManifest::armyOfNew() const {
  const auto& armies = session_.battle().all<model::Army>();
  if (army_) return army_;
  return armies.size() == 1 ? std::optional(armies.begin()->id) : std::nullopt;
}

std::optional<ForcesManifest::Block> ForcesManifest::selected() const {
  const QItemSelection selection = table_->selectionModel()->selection();
  if (selection.isEmpty()) return std::nullopt;
  const QItemSelectionRange range = selection.front();
  return Block{range.top(), range.left(), range.bottom(), range.right()};
}

std::vector<int> ForcesManifest::rowsFrom(int row, std::size_t count) const {
  std::vector<int> rows;
  for (; rows.size() < count; ++row) {
    if (!model_->isGroup(row)) rows.push_back(row);
  }
  return rows;
}

void ForcesManifest::copy() const {
  const auto block = selected();
  if (!block) return;
  std::vector<std::vector<std::string>> cells;
  for (int row = block->top; row <= std::min(block->bottom, model_->unitCount() - 1); ++row) {
    std::vector<std::string>& line = cells.emplace_back();
    for (int column = block->left; column <= block->right; ++column) {
      line.push_back(exchange::spreadsheet::escaped(model_->index(row, column).data().toString().toStdString()));
    }
  }
  if (!cells.empty()) QApplication::clipboard()->setText(toQt(rules::textOf(cells)));
}

// Why nothing can be pasted; empty if it can.
QString ForcesManifest::whyNoPaste() const {
  if (const QString obstacle = TerrainWords::obstacle(session_); !obstacle.isEmpty()) return obstacle;
  if (QApplication::clipboard()->text().isEmpty()) return tr("There is no text to paste.");
  if (model_->rowCount() > 0) return {};
  if (session_.battle().all<model::Army>().empty()) return tr("There is no army yet. Add one on the page Outline.");
  return filter_.simplified().isEmpty() ? tr("Choose the army that gets the new units first.")
                                        : tr("The filter hides all units. Empty it first.");
}

// One cell fills all selected cells; a block begins at the first selected cell, or at the first cell of the table. A
// block with headings that are not all understood is shown first.
void ForcesManifest::paste() {
  if (const QString reason = whyNoPaste(); !reason.isEmpty()) return tell(reason);
  if (!table_->selectionModel()->hasSelection()) {
    const QModelIndex current = table_->currentIndex();
    table_->setCurrentIndex(current.isValid() ? current : model_->index(0, 0));
    table_->selectionModel()->select(table_->currentIndex(), QItemSelectionModel::ClearAndSelect);
  }
  const Block block = *selected();
  auto cells = rules::cellsOf(QApplication::clipboard()->text().toStdString());
  for (auto& line : cells) {
    for (std::string& cell : line) cell = exchange::spreadsheet::unescaped(cell);
  }
  if (cells.size() == 1 && cells.front().size() == 1) return typeIntoAll(toQt(cells.front().front()));
  const auto mapping = rules::mapTable(session_.battle(), {&session_.rules(), &session_.translatedRules()}, cells);
  if (cells.size() < 2 || mapping.headings != 0) {
    return type(block.top, block.left, cells, tr("Paste into the manifest"));
  }
  if (!mapping.unknown.empty()) return pasteTable();
  typeBelow(block.top, cells);
}

void ForcesManifest::typeBelow(int row, const std::vector<std::vector<std::string>>& cells) {
  const auto mapping = rules::mapTable(session_.battle(), {&session_.rules(), &session_.translatedRules()}, cells);
  rules::TableBlock table = rules::blockOf(session_.battle(), cells, mapping, armyOfNew());
  const auto rows = rowsFrom(row, table.rows.size());
  const auto& fields = table.block.fields;
  if (std::find(fields.begin(), fields.end(), rules::ManifestField{}) == fields.end()) {
    for (std::size_t i = 0; i < rows.size(); ++i) table.block.units[i] = model_->unit(rows[i]);
  }
  perform(std::move(table.block), tr("Paste into the manifest"), rows);
}

void ForcesManifest::clearCells() {
  const auto block = selected();
  if (session_.isReadOnly() || !block) return;
  const int rows = std::min(block->bottom, model_->unitCount() - 1) - block->top + 1;
  if (rows <= 0) return;
  const std::vector<std::string> line(static_cast<std::size_t>(block->right - block->left + 1));
  type(block->top, block->left, std::vector(static_cast<std::size_t>(rows), line), tr("Clear cells of the manifest"));
}

// The first selected row into those below it; one row alone gets what stands above it.
void ForcesManifest::fillDown() {
  const auto block = selected();
  if (!TerrainWords::obstacle(session_).isEmpty() || !block) return;
  const bool isOne = block->top == block->bottom;
  const int from = isOne ? block->top - 1 : block->top;
  const int last = std::min(block->bottom, model_->unitCount() - 1);
  if (!model_->unit(from) || last <= from) return;
  std::vector<std::string> line;
  for (int column = block->left; column <= block->right; ++column) {
    line.push_back(model_->index(from, column).data(Qt::EditRole).toString().toStdString());
  }
  int count = 0;
  for (int row = from + 1; row <= last; ++row) count += !model_->isGroup(row);
  if (count > 0) {
    type(from + 1, block->left, std::vector(static_cast<std::size_t>(count), line), tr("Fill down in the manifest"));
  }
}

void ForcesManifest::typeIntoAll(const QString& text) {
  const auto block = selected();
  if (!block) return;
  int count = 0;
  for (int row = block->top; row <= block->bottom; ++row) count += !model_->isGroup(row);
  if (count == 0) return;
  const std::vector<std::string> line(static_cast<std::size_t>(block->right - block->left + 1), text.toStdString());
  type(block->top, block->left, std::vector(static_cast<std::size_t>(count), line),
       tr("Type into cells of the manifest"));
}

void ForcesManifest::type(int row, int column, const std::vector<std::vector<std::string>>& cells,
                          const QString& title) {
  rules::CellBlock block;
  block.cells = cells;
  block.army = armyOfNew();
  const auto& fields = model_->fields();
  block.fields.assign(fields.begin() + column, fields.end());
  const auto rows = rowsFrom(row, cells.size());
  for (const int each : rows) block.units.push_back(model_->unit(each));
  perform(std::move(block), title, rows);
}

void ForcesManifest::perform(rules::CellBlock block, const QString& title, const std::vector<int>& rows) {
  auto result = rules::typeCells(sheetOf(session_), block, title.toStdString());
  QStringList commands;
  for (const rules::CellFault& fault : result.faults) {
    if (fault.kind == rules::CellFault::Kind::UnknownCommand) commands << toQt(fault.text);
  }
  const bool isNothingElse = commands.size() == std::ssize(result.faults);
  commands.removeDuplicates();
  if (!commands.isEmpty() && isNothingElse && mayMake(commands)) {
    block.newCommandColours = ForcesWords::coloursOfNoArmy(session_.battle());
    result = rules::typeCells(sheetOf(session_), block, title.toStdString());
  }
  // Commands are only made if nothing else is wrong, so other faults come first.
  std::stable_partition(result.faults.begin(), result.faults.end(), [](const rules::CellFault& fault) {
    return fault.kind != rules::CellFault::Kind::UnknownCommand;
  });
  tell(result.faults, block, rows);
  if (result.faults.empty() && !result.edit.empty()) session_.apply(result.edit);
}

bool ForcesManifest::mayMake(const QStringList& commands) {
  QMessageBox question(QMessageBox::Question, tr("New commands"),
                       tr("The army has no command “%1”.").arg(commands.join(QStringLiteral("”, “"))),
                       QMessageBox::NoButton, this);
  question.setObjectName(QStringLiteral("manifest.question"));
  question.setTextFormat(Qt::PlainText);
  question.setInformativeText(
      tr("Make %n commands, each with a colour of its own?", nullptr, static_cast<int>(commands.size())));
  const QPushButton* go = question.addButton(tr("Make them"), QMessageBox::AcceptRole);
  question.addButton(QMessageBox::Cancel);
  question.exec();
  return question.clickedButton() == go;
}

}  // namespace redoubt::editor
