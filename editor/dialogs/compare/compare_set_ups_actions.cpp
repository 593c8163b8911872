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
#include "editor/dialogs/compare/compare_set_ups_dialog.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/elided_box.h"

// What is done with the differences of two set-ups: taken over, copied, saved.
namespace redoubt::editor {
namespace {

namespace sheets = exchange::spreadsheet;

constexpr int kMostTold = 2;  // refusals that are told one by one

}  // namespace

void CompareSetUpsDialog::takeOver() {
  if (!compared_) return;
  const auto chosen = selected();
  const int count = static_cast<int>(chosen.placements.size() + chosen.rows.size());
  const QString title =
      tr("Take over %n difference(s) from “%1”", nullptr, count).arg(toQt(compared_->words().titleOfSecond()));
  // The comparison is as old as the last change that was seen.
  if (renewal_.isActive()) return refresh();
  const compare::TakenOver taken = compare::takeOver(compared_->comparison(), chosen, title.toStdString());
  const QStringList others = otherVariantsOf(taken.edit);
  tellRefusals(taken);
  if (!taken.edit.empty() && session_.applyEverywhere(taken.edit) && !others.isEmpty()) {
    tell(tr("Set-ups of the same blocks have changed too: %1").arg(others.join(QStringLiteral("; "))));
  }
  if (renewal_.isActive()) refresh();
}

// The variants other than the left one that use the blocks which an edit changes.
QStringList CompareSetUpsDialog::otherVariantsOf(const model::Edit& edit) const {
  std::set<Id<model::SetUpBlock>> blocks;
  for (const model::Placement& row : edit.puts<model::Placement>()) blocks.insert(row.block);
  for (const Id<model::Placement> id : edit.erases<model::Placement>()) {
    if (const auto* row = session_.battle().find<model::Placement>(id)) blocks.insert(row->block);
  }
  const auto left = chosen(*left_);
  QStringList names;
  for (int i = 0; i < left_->count(); ++i) {
    const Id<model::Variant> variant{left_->itemData(i).toLongLong()};
    const bool isOther = variant != left && std::any_of(blocks.begin(), blocks.end(), [&](auto block) {
                           return session_.battle().find<model::VariantBlock>({variant, block}) != nullptr;
                         });
    if (isOther) names << left_->itemText(i);
  }
  return names;
}

void CompareSetUpsDialog::tell(const QString& text) {
  const QString before = note_->isHidden() ? QString() : note_->text() + QLatin1Char('\n');
  note_->setText(before + text);
  note_->show();
}

void CompareSetUpsDialog::tellRefusals(const compare::TakenOver& taken) {
  const compare::CompareWords& words = compared_->words();
  QStringList told;
  for (const compare::RefusedPlacement& each : taken.refused) {
    const char* key = each.why == compare::Refusal::NoEntry     ? "compare.take.no-entry"
                      : each.why == compare::Refusal::NoPlace   ? "compare.take.no-place"
                      : each.why == compare::Refusal::NoSubject ? "compare.take.no-subject"
                                                                : "compare.take.no-block";
    told << CoreWords::text(Phrase::of(key, {{"subject", words.subject(compared_->placements()[each.placement])}}));
  }
  for (const std::size_t each : taken.refusedRows) {
    told << CoreWords::text(
        Phrase::of("compare.take.no-row", {{"subject", words.subject(compared_->comparison().rows()[each])}}));
  }
  const int more = static_cast<int>(told.size()) - kMostTold;
  QString text = told.mid(0, kMostTold).join(QStringLiteral("; "));
  if (more > 0) text += QLatin1Char(' ') + tr("(and %n more)", nullptr, more);
  note_->hide();
  if (!told.isEmpty()) tell(tr("Not taken over: %1").arg(text));
}

std::string CompareSetUpsDialog::separated(char separator, bool onlySelected) const {
  sheets::Sheet sheet;
  auto& head = sheet.rows.emplace_back();
  for (int column = 0; column < SetUpsModel::kColumns; ++column) {
    head.push_back(filter_->headerData(column, Qt::Horizontal).toString().toStdString());
  }
  for (int row = 0; row < filter_->rowCount(); ++row) {
    if (onlySelected && !view_->selectionModel()->isRowSelected(row)) continue;
    auto& cells = sheet.rows.emplace_back();
    for (int column = 0; column < SetUpsModel::kColumns; ++column) {
      cells.push_back(filter_->index(row, column).data().toString().toStdString());
    }
  }
  return sheets::writeSeparated(sheet, separator, !onlySelected && separator == ',');
}

void CompareSetUpsDialog::copy() {
  if (view_->selectionModel()->hasSelection()) {
    QApplication::clipboard()->setText(QString::fromStdString(separated('\t', true)));
  }
}

void CompareSetUpsDialog::save() {
  QString file =
      QFileDialog::getSaveFileName(this, tr("Save the differences"), tr("differences") + QStringLiteral(".csv"),
                                   tr("Texts with separators (*.csv)"));
  if (file.isEmpty()) return;
  if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".csv");
  session_.attempt([&] { store::writeFile(file.toStdString(), separated(',', false)); });
}

}  // namespace redoubt::editor
