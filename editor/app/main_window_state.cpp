#include <QDockWidget>
#include <QFileInfo>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <utility>

#include "editor/app/main_window.h"
#include "editor/app/scenario_bar.h"
#include "editor/app/tool_options_bar.h"
#include "editor/session/core_words.h"

// Which parts of the window are enabled and shown.
namespace redoubt::editor {

void MainWindow::showState() {
  const bool open = session_.hasDocument();
  const bool writable = open && !session_.isReadOnly();
  pages_->setCurrentIndex(open ? 1 : 0);
  // Not before the event loop runs, so that docks are not hidden and shown again when a battle is opened at once.
  if (open) {
    showWorkspace(true);
  } else {
    QTimer::singleShot(0, this, [this] { showWorkspace(session_.hasDocument()); });
  }
  options_->setVisible(writable);
  for (QDockWidget* each : docks_) each->setEnabled(open);
  scenarioBar_->setEnabled(open);
  commands_->refreshState();
  const auto name = [&](const char* id, const QString& verb, bool can, const std::string& title) {
    commands_->action(QLatin1String(id))
        ->setText(can && !title.empty() ? tr("%1: %2").arg(verb, CoreWords::stored(title)) : verb);
  };
  name("edit.undo", tr("&Undo"), writable && session_.document().canUndo(),
       writable ? session_.document().undoTitle() : std::string());
  name("edit.redo", tr("&Redo"), writable && session_.document().canRedo(),
       writable ? session_.document().redoTitle() : std::string());
}

// Empty docks and unusable tools around the welcome page would only distract.
void MainWindow::showWorkspace(bool shown) {
  if (shown && !std::exchange(hasOwnLayout_, true)) QTimer::singleShot(0, this, &MainWindow::shareRoom);
  if (shown == !hiddenLayout_) return;
  if (shown) {
    setUpdatesEnabled(false);
    restoreState(*std::exchange(hiddenLayout_, std::nullopt), kLayoutVersion);
    setUpdatesEnabled(true);
    return;
  }
  hiddenLayout_ = saveState(kLayoutVersion);
  for (QDockWidget* each : docks_) each->hide();
  for (QToolBar* bar : findChildren<QToolBar*>()) bar->hide();
}

void MainWindow::showTitle() {
  if (!session_.hasDocument()) {
    setWindowTitle(tr("Redoubt"));
    return;
  }
  const model::BattleInfo* info = model::info(session_.translated());
  const QString name = info ? QString::fromStdString(info->title)
                            : QFileInfo(QString::fromStdString(session_.document().path().string())).fileName();
  setWindowTitle(tr("%1%2 — Redoubt").arg(name, files_->isDraft() ? tr(" (draft)") : QString()));
}

}  // namespace redoubt::editor
