#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QItemSelectionModel>
#include <QLabel>
#include <QTableView>
#include <algorithm>
#include <set>

#include "core/exchange/spreadsheet/separated.h"
#include "core/store/files.h"
#include "editor/dialogs/compare/compare_dialog.h"
#include "editor/session/to_qt.h"
#include "editor/style/elided_box.h"

// What is done with the differences of two set-ups: taken over, copied, saved.
namespace redoubt::editor {
namespace {

namespace sheets = exchange::spreadsheet;

constexpr int kMostTold = 2;  // refusals that are told one by one

}  // namespace

void CompareDialog::takeOver() {
  if (!compared_ || !compared_->takesIntoFirst()) return;
  const auto lines = selected();
  const QString& from = *compared_->takesIntoFirst() ? compared_->secondTitle() : compared_->firstTitle();
  const QString title = tr("Take over %n difference(s) from “%1”", nullptr, static_cast<int>(lines.size())).arg(from);
  // The comparison is as old as the last change that was seen.
  if (renewal_.isActive()) return refresh();
  const Compared::Taken taken = compared_->takeOver(lines, title);
  const QStringList others = chosen(*left_).isSetUp() ? otherVariantsOf(taken.edit) : QStringList();
  tellRefusals(taken.refused);
  if (!taken.edit.empty() && session_.applyEverywhere(taken.edit) && !others.isEmpty()) {
    tell(tr("Set-ups of the same blocks have changed too: %1").arg(others.join(QStringLiteral("; "))));
  }
  if (renewal_.isActive()) refresh();
}

// The variants other than the left one that use the blocks which an edit changes.
QStringList CompareDialog::otherVariantsOf(const model::Edit& edit) const {
  std::set<Id<model::SetUpBlock>> blocks;
  for (const model::Placement& row : edit.puts<model::Placement>()) blocks.insert(row.block);
  for (const Id<model::Placement> id : edit.erases<model::Placement>()) {
    if (const auto* row = session_.battle().find<model::Placement>(id)) blocks.insert(row->block);
  }
  const StateKey left = chosen(*left_);
  QStringList names;
  for (const CompareStates::Choice& each : states_.setUps()) {
    const Id<model::Variant> variant{each.key.id};
    const bool isOther = !(each.key == left) && std::any_of(blocks.begin(), blocks.end(), [&](auto block) {
      return session_.battle().find<model::VariantBlock>({variant, block}) != nullptr;
    });
    if (isOther) names << each.title;
  }
  return names;
}

void CompareDialog::tell(const QString& text) {
  const QString before = note_->isHidden() ? QString() : note_->text() + QLatin1Char('\n');
  note_->setText(before + text);
  note_->show();
}

void CompareDialog::tellRefusals(const QStringList& refused) {
  const int more = static_cast<int>(refused.size()) - kMostTold;
  QString text = refused.mid(0, kMostTold).join(QStringLiteral("; "));
  if (more > 0) text += QLatin1Char(' ') + tr("(and %n more)", nullptr, more);
  note_->hide();
  if (!refused.isEmpty()) tell(tr("Not taken over: %1").arg(text));
}

std::string CompareDialog::separated(char separator, bool onlySelected) const {
  sheets::Sheet sheet;
  auto& head = sheet.rows.emplace_back();
  for (int column = 0; column < DifferencesModel::kColumns; ++column) {
    head.push_back(filter_->headerData(column, Qt::Horizontal).toString().toStdString());
  }
  for (int row = 0; row < filter_->rowCount(); ++row) {
    if (onlySelected && !view_->selectionModel()->isRowSelected(row)) continue;
    auto& cells = sheet.rows.emplace_back();
    for (int column = 0; column < DifferencesModel::kColumns; ++column) {
      cells.push_back(filter_->index(row, column).data().toString().toStdString());
    }
  }
  return sheets::writeSeparated(sheet, separator, !onlySelected && separator == ',');
}

void CompareDialog::copy() {
  if (view_->selectionModel()->hasSelection()) {
    QApplication::clipboard()->setText(QString::fromStdString(separated('\t', true)));
  }
}

void CompareDialog::save() {
  QString file =
      QFileDialog::getSaveFileName(this, tr("Save the differences"), tr("differences") + QStringLiteral(".csv"),
                                   tr("Texts with separators (*.csv)"));
  if (file.isEmpty()) return;
  if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".csv");
  session_.attempt([&] { store::writeFile(file.toStdString(), separated(',', false)); });
}

}  // namespace redoubt::editor
