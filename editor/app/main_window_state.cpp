#include <QActionGroup>
#include <QDockWidget>
#include <QFileInfo>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <utility>

#include "core/rules/combat/odds.h"
#include "editor/app/main_window.h"
#include "editor/app/scenario_bar.h"
#include "editor/app/tool_options_bar.h"
#include "editor/session/core_words.h"
#include "editor/tools/counter_verbs.h"

// What of the window can be used now, and what is only in the way.
namespace redoubt::editor {

void MainWindow::showState() {
  const bool open = session_.hasDocument();
  const bool writable = open && !session_.isReadOnly();
  pages_->setCurrentIndex(open ? 1 : 0);
  // Not before the event loop runs: whoever is to open a battle at once shall not see docks go and come back.
  if (open) {
    showWorkspace(true);
  } else {
    QTimer::singleShot(0, this, [this] { showWorkspace(session_.hasDocument()); });
  }
  options_->setVisible(writable);
  for (QDockWidget* each : docks_) each->setEnabled(open);
  scenarioBar_->setEnabled(open);
  const auto enable = [&](const char* id, bool on) { commands_->action(QLatin1String(id))->setEnabled(on); };
  for (const char* id : {"file.saveAs", "file.share", "file.export", "file.print", "view.zoomIn", "view.zoomOut",
                         "view.natural", "view.fit", "check.next", "tool.select", "battle.rules", "battle.forces",
                         "battle.orders", "battle.tracks", "battle.data", "battle.scenarios", "battle.houseChecks",
                         "edit.copyPicture", "scenario.choose"}) {
    enable(id, open);
  }
  enable("scenario.variant", open && scenarioBar_->hasVariants());
  enable("battle.odds", open && rules::hasOdds(session_.rules()));
  for (QAction* action : toolActions_->actions()) {
    const bool onlyLooks = action->objectName() == QLatin1String("tool.measure") ||
                           action->objectName() == QLatin1String("tool.rectangle") ||
                           action->objectName() == QLatin1String("tool.lasso") ||
                           action->objectName() == QLatin1String("tool.wand") ||
                           action->objectName() == QLatin1String("tool.same");
    if (action->objectName() != QLatin1String("tool.select")) action->setEnabled(onlyLooks ? open : writable);
  }
  for (const char* id : {"file.nameVersion", "check.fix", "check.waive", "battle.facts", "edit.paste"}) {
    enable(id, writable);
  }
  for (const QString& id : mapCommands_) commands_->action(id)->setEnabled(open);
  for (const char* id : {"edit.selectAll", "edit.selectInvert"}) enable(id, open);
  const bool hasArea = open && !session_.area().empty();
  for (const char* id : {"edit.selectNone", "edit.grow", "edit.shrink"}) enable(id, hasArea);
  enable("edit.copy", hasArea || (open && session_.selection().hex));
  enable("edit.cut", writable && hasArea);
  const bool isAltered = session_.hasDocument() && !session_.document().altered().empty();
  enable("file.backups", session_.hasDocument());
  enable("file.forget", writable && !session_.document().history().empty());
  enable("file.accept", isAltered);
  enable("file.revert", writable && session_.document().canRevertToOpened());
  const bool counters = writable && !session_.selection().placements.empty();
  const bool stamping = writable && session_.tool() == QLatin1String("tool.stamp") && session_.stamps().inHand();
  for (const char* id : {"counter.right", "counter.left"}) enable(id, counters && !stamping);
  for (const char* id : {"counter.remove", "counter.face"}) enable(id, counters);
  enable("counter.align", counters && hexesUnder(session_, session_.selection().placements).size() > 1);
  enable("counter.selectCommand", open && !session_.selection().placements.empty());
  enable("counter.selectInArea", hasArea);
  enable("counter.fan", open && session_.selection().hex && session_.stackAt(*session_.selection().hex).size() > 1);
  // One key, two things: counters come first.
  enable("edit.clear", writable && hasArea && !counters);
  for (const char* id : {"stamp.left", "stamp.right", "stamp.flipAcross", "stamp.flipDown"}) enable(id, stamping);
  for (int i = 0; i < Stamps::kSlots; ++i) {
    commands_->action(QStringLiteral("stamp.recall%1").arg(i + 1))->setEnabled(writable && session_.stamps().slot(i));
    commands_->action(QStringLiteral("stamp.store%1").arg(i + 1))->setEnabled(open && session_.stamps().inHand());
  }
  for (const char* id : {"counter.up", "counter.down"}) {
    enable(id, counters && session_.selection().placements.size() == 1);
  }
  const auto step = [&](const char* id, const QString& verb, bool can, const std::string& title) {
    QAction* action = commands_->action(QLatin1String(id));
    action->setEnabled(can);
    action->setText(can && !title.empty() ? tr("%1: %2").arg(verb, CoreWords::text(title)) : verb);
  };
  step("edit.undo", tr("&Undo"), writable && session_.document().canUndo(),
       writable ? session_.document().undoTitle() : std::string());
  step("edit.redo", tr("&Redo"), writable && session_.document().canRedo(),
       writable ? session_.document().redoTitle() : std::string());
  explainDisabled();
}

// Empty docks and tools that do nothing would only stand round the welcome page.
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
  const model::BattleInfo* info = model::info(session_.battle());
  const QString name = info ? QString::fromStdString(info->title)
                            : QFileInfo(QString::fromStdString(session_.document().path().string())).fileName();
  setWindowTitle(tr("%1%2 — Redoubt").arg(name, files_->isDraft() ? tr(" (draft)") : QString()));
}

}  // namespace redoubt::editor
