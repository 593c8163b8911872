#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <algorithm>

#include "core/base/error.h"
#include "core/exchange/input/read_source.h"
#include "core/exchange/spreadsheet/separated.h"
#include "core/exchange/spreadsheet/write_xlsx.h"
#include "core/rules/forces/manifest_table.h"
#include "core/store/files.h"
#include "editor/dialogs/forces/forces_generate_dialog.h"
#include "editor/dialogs/forces/forces_manifest.h"
#include "editor/dialogs/forces/manifest_import_dialog.h"
#include "editor/dialogs/forces/manifest_replace_dialog.h"
#include "editor/dialogs/forces/manifest_totals_dialog.h"
#include "editor/session/to_qt.h"
#include "editor/words/terrain_words.h"

// Tables of other programs in and out of the manifest, and what is made or changed in dialogs.
namespace redoubt::editor {
namespace {

namespace sheets = exchange::spreadsheet;

}  // namespace

void ForcesManifest::openImport(std::string bytes, const QString& name) {
  auto* dialog = new ManifestImportDialog(session_, std::move(bytes), name, armyOfNew(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void ForcesManifest::pasteTable() {
  if (const QString obstacle = TerrainWords::obstacle(session_); !obstacle.isEmpty()) return tell(obstacle);
  const QString text = QApplication::clipboard()->text();
  if (text.isEmpty()) return tell(tr("There is no text to paste."));
  openImport(text.toStdString(), tr("what was copied"));
}

void ForcesManifest::importFile() {
  const QString file = QFileDialog::getOpenFileName(
      this, tr("Import a table of units"), QString(),
      tr("Tables (*.csv *.tsv *.txt *.xlsx *.ods)") + QStringLiteral(";;") + tr("All files (*)"));
  if (file.isEmpty()) return;
  session_.attempt([&] { openImport(exchange::input::readSource(file.toStdString()), QFileInfo(file).fileName()); });
}

void ForcesManifest::exportFile() {
  const QString xlsx = tr("Workbooks (*.xlsx)");
  const QString csv = tr("Texts with separators (*.csv)");
  QString chosen = xlsx;
  QString file = QFileDialog::getSaveFileName(this, tr("Export the manifest"), tr("manifest") + QStringLiteral(".xlsx"),
                                              xlsx + QStringLiteral(";;") + csv, &chosen);
  if (file.isEmpty()) return;
  if (QFileInfo(file).suffix().isEmpty()) file += chosen == csv ? QStringLiteral(".csv") : QStringLiteral(".xlsx");
  writeTable(file);
}

// What is shown, in its order, with the army of each unit.
void ForcesManifest::writeTable(const QString& file) {
  std::vector<rules::ManifestField> fields = model_->fields();
  fields.insert(fields.begin(), {rules::ManifestField::Kind::Army});
  sheets::Sheet sheet{tr("Manifest").toStdString()};
  sheets::SheetStyle style;
  auto& head = sheet.rows.emplace_back();
  for (std::size_t column = 0; column < fields.size(); ++column) {
    head.push_back(ManifestModel::titleIn(session_.translatedRules(), fields[column]).toStdString());
    const bool isNumber =
        rules::isFigure(fields[column]) || fields[column].kind == rules::ManifestField::Kind::Counters;
    if (!isNumber) style.texts.push_back(column);
  }
  const rules::ManifestSheet manifest{session_.battle(), session_.rules(), session_.layout(),
                                      session_.setUp().variant()};
  for (auto& row : rules::cellTexts(manifest, model_->units(), fields)) sheet.rows.push_back(std::move(row));
  session_.attempt([&] {
    const bool isText = file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
    store::writeFile(file.toStdString(),
                     isText ? sheets::writeSeparated(sheet, ',', true) : sheets::writeXlsx({{sheet}}, {style}));
  });
}

void ForcesManifest::openGenerator() {
  auto* dialog = new ForcesGenerateDialog(session_, armyOfNew(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void ForcesManifest::openReplace() {
  if (const QString obstacle = TerrainWords::obstacle(session_); !obstacle.isEmpty()) return tell(obstacle);
  auto* dialog = new ManifestReplaceDialog(session_, model_->units(), model_->fields(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void ForcesManifest::openTotals() {
  auto* dialog = new ManifestTotalsDialog(session_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

}  // namespace redoubt::editor
