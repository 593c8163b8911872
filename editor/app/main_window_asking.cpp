#include "editor/app/main_window.h"
#include "editor/dialogs/compare/compare_set_ups_dialog.h"
#include "editor/dialogs/tryit/first_turn_dialog.h"
#include "editor/dialogs/tryit/try_dialog.h"

// The windows that ask what a set-up is worth: what the rules make of it, what it holds for the first turn, what differs
// from another one.
namespace redoubt::editor {

void MainWindow::showTry() {
  singleWindow<TryDialog>();
}

void MainWindow::showCompareSetUps() {
  singleWindow<CompareSetUpsDialog>();
}

void MainWindow::showFirstTurn() {
  const bool isOpen = findChild<FirstTurnDialog*>();
  auto& report = singleWindow<FirstTurnDialog>();
  if (isOpen) return;
  connect(&report, &FirstTurnDialog::ruleWanted, this, [this](const std::string& path) { showRules(path); });
}

}  // namespace redoubt::editor
