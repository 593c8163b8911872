#include <QDockWidget>

#include "editor/app/command_palette.h"
#include "editor/app/go_to_popup.h"
#include "editor/app/main_window.h"
#include "editor/app/shortcut_dialog.h"
#include "editor/panels/problems_panel.h"
#include "editor/panels/words.h"

// The commands that find commands, places and keys.
namespace redoubt::editor {

void MainWindow::addToolsCommands() {
  Commands& c = *commands_;
  auto* palette = new CommandPalette(c, *this);
  auto* goTo = new GoToPopup(session_, *this);
  c.add({QStringLiteral("go.anything"), tr("&Go to…"), tr("Go to a hex number, unit, name, zone, rule or problem."),
         QStringLiteral("go-jump"), {QKeySequence(Qt::CTRL | Qt::Key_K)}},
        [goTo](bool) { goTo->open(); });
  c.add({QStringLiteral("tools.palette"),
         tr("&Command palette…"),
         tr("Find any command by a few letters of its name."),
         QStringLiteral("edit-find"),
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)}},
        [palette](bool) { palette->openWith({}); });
  c.add({QStringLiteral("tools.shortcuts"),
         tr("&Keyboard shortcuts…"),
         tr("See and change the keys of all commands."),
         QStringLiteral("configure"),
         {}},
        [this](bool) { ShortcutDialog(*commands_, this).exec(); });
  c.letThroughFields(QStringLiteral("go.anything"));
  c.letThroughFields(QStringLiteral("tools.palette"));
  connect(goTo, &GoToPopup::paletteWanted, palette, &CommandPalette::openWith);
  connect(goTo, &GoToPopup::problemChosen, this, [this](const check::Finding& finding) {
    problemsDock_->show();
    problemsDock_->raise();
    problems_->reveal(finding);
  });
}

void MainWindow::explainDisabled() {
  for (const CommandSpec& spec : commands_->specs()) {
    const bool isEnabled = commands_->action(spec.id)->isEnabled();
    commands_->setEnabled(spec.id, isEnabled, isEnabled ? QString() : whyDisabled(spec.id));
  }
}

QString MainWindow::whyDisabled(const QString& id) const {
  if (const QString reason = Words::readOnlyReason(session_); !reason.isEmpty()) return reason;
  // The longer beginnings first.
  const std::pair<const char*, QString> reasons[] = {
      {"edit.undo", tr("There is nothing to undo.")},
      {"edit.redo", tr("There is nothing to redo.")},
      {"edit.", tr("Select an area of the map first.")},
      {"counter.align", tr("Select counters of two hexes or more first.")},
      {"counter.selectInArea", tr("Select an area of the map first.")},
      {"counter.fan", tr("Select a hex with a stack of counters first.")},
      {"counter.", tr("Select counters on the map first.")},
      {"stamp.recall", tr("This stamp is empty. Copy a piece of the map and store it here.")},
      {"stamp.", tr("Take a stamp in hand first: copy a piece of the map, or recall one.")},
      {"file.revert", tr("The battle is as it was opened.")}};
  for (const auto& [beginning, reason] : reasons) {
    if (id.startsWith(QLatin1String(beginning))) return reason;
  }
  return {};
}

}  // namespace redoubt::editor
