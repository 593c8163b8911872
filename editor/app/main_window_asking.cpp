#include <QFileDialog>

#include "editor/app/main_window.h"
#include "editor/dialogs/compare/compare_dialog.h"
#include "editor/dialogs/compare/merge_dialog.h"
#include "editor/dialogs/tryit/first_turn_dialog.h"
#include "editor/dialogs/tryit/try_dialog.h"

// The windows that ask what a set-up is worth: what the rules make of it, what it holds for the first turn, what differs
// from another one.
namespace redoubt::editor {

void MainWindow::showTry() {
  singleWindow<TryDialog>();
}

CompareDialog& MainWindow::compareDialog() {
  const bool isOpen = findChild<CompareDialog*>();
  auto& dialog = singleWindow<CompareDialog>();
  if (!isOpen) connect(&dialog, &CompareDialog::mergeWanted, this, &MainWindow::mergeWith);
  return dialog;
}

void MainWindow::showCompare() {
  compareDialog();
}

void MainWindow::askMerge() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Merge with a copy"), QString(), tr("Battles (*.battle)"));
  if (!path.isEmpty()) mergeWith(path);
}

void MainWindow::mergeWith(const QString& path) {
  MergeDialog dialog(session_, path, this);
  if (dialog.isReady()) dialog.exec();
}

void MainWindow::showFirstTurn() {
  const bool isOpen = findChild<FirstTurnDialog*>();
  auto& report = singleWindow<FirstTurnDialog>();
  if (isOpen) return;
  connect(&report, &FirstTurnDialog::ruleWanted, this, [this](const std::string& path) { showRules(path); });
}

}  // namespace redoubt::editor
