#include <QApplication>
#include <QDockWidget>

#include "editor/app/command_palette.h"
#include "editor/app/formation_offers.h"
#include "editor/app/go_to_popup.h"
#include "editor/app/main_window.h"
#include "editor/app/shortcut_dialog.h"
#include "editor/canvas/map_canvas.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/palette_panel.h"
#include "editor/panels/problems_panel.h"
#include "editor/panels/words.h"
#include "editor/render/map_painter.h"
#include "editor/style/field_keys.h"

// The commands that find commands, places and keys.
namespace redoubt::editor {

void MainWindow::addToolsCommands() {
  Commands& c = *commands_;
  auto* palette = new CommandPalette(c, *this);
  auto* goTo = new GoToPopup(session_, *this);
  c.add({QStringLiteral("go.anything"),
         tr("&Go to…"),
         tr("Go to a hex number, unit, name, zone, rule or problem."),
         QStringLiteral("go-jump"),
         {QKeySequence(Qt::CTRL | Qt::Key_K)}},
        [goTo](bool) { goTo->open(); });
  c.add({QStringLiteral("tools.palette"),
         tr("&Command palette…"),
         tr("Find any command by a few letters of its name."),
         QStringLiteral("edit-find"),
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)}},
        [palette](bool) { palette->openWith({}); });
  palette->setOffers([this] {
    std::vector<CommandPalette::Offer> offers = paintOffers();
    for (CommandPalette::Offer& each : formationOffers(session_)) offers.push_back(std::move(each));
    return offers;
  });
  c.add({QStringLiteral("tools.shortcuts"),
         tr("&Keyboard shortcuts…"),
         tr("See and change the keys of all commands."),
         QStringLiteral("configure"),
         {}},
        [this](bool) { ShortcutDialog(*commands_, this).exec(); });
  addPaneCommands();
  c.letThroughFields(QStringLiteral("go.anything"));
  c.letThroughFields(QStringLiteral("tools.palette"));
  connect(goTo, &GoToPopup::paletteWanted, palette, &CommandPalette::openWith);
  connect(goTo, &GoToPopup::ruleChosen, this, [this](const std::string& path) { showRules(path); });
  connect(goTo, &GoToPopup::questionChosen, inspector_, &InspectorPanel::showQuestion);
  connect(goTo, &GoToPopup::problemChosen, this, [this](const check::Finding& finding) {
    problemsDock_->show();
    problemsDock_->raise();
    problems_->reveal(finding);
  });
}

std::vector<CommandPalette::Offer> MainWindow::paintOffers() {
  std::vector<CommandPalette::Offer> offers;
  if (session_.isReadOnly()) return offers;
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.rules())) {
    const Paint paint{paintPlace(kind.place), kind.slug};
    CommandPalette::Offer offer;
    offer.title = (paint.place == PaintPlace::Hex ? tr("Paint %1") : tr("Draw %1")).arg(Words::text(kind.title));
    offer.kind = Words::terrainPlace(kind.place);
    offer.description = tr("Takes this terrain in hand, and the tool that lays it down.");
    offer.picture = [this, slug = kind.slug](QPainter& painter, const QRectF& rect) {
      render::paintSwatch(painter, rect, session_.battle(), slug);
    };
    offer.run = [this, paint] { palette_->choose(paint); };
    offers.push_back(std::move(offer));
  }
  return offers;
}

void MainWindow::addPaneCommands() {
  Commands& c = *commands_;
  for (QDockWidget* dock : docks_) {
    const QString id = QStringLiteral("view.") + dock->objectName();
    c.add({id, tr("Show %1").arg(dock->windowTitle()), tr("Open this dock and go there with the keyboard."), {}, {}},
          [dock](bool) {
            dock->show();
            dock->raise();
            focusFirst(*dock->widget());
          });
  }
  c.add({QStringLiteral("view.nextPane"),
         tr("&Next part of the window"),
         tr("Go with the keyboard from the map to the docks, one by one, and back."),
         {},
         {QKeySequence(Qt::Key_F6)}},
        [this](bool) { goToPane(1); });
  c.add({QStringLiteral("view.previousPane"),
         tr("&Previous part of the window"),
         {},
         {},
         {QKeySequence(Qt::SHIFT | Qt::Key_F6)}},
        [this](bool) { goToPane(-1); });
}

void MainWindow::goToPane(int by) {
  QList<QWidget*> panes;
  panes << canvas_;
  for (QDockWidget* dock : docks_) {
    if (dock->isVisible() && !dock->visibleRegion().isEmpty()) panes << dock->widget();
  }
  const QWidget* focused = QApplication::focusWidget();
  qsizetype at = 0;
  for (qsizetype i = 0; i < panes.size(); ++i) {
    if (panes[i] == focused || panes[i]->isAncestorOf(focused)) at = i;
  }
  // A dock without anything to go to is passed over.
  for (qsizetype i = 0; i < panes.size(); ++i) {
    at = (at + by + panes.size()) % panes.size();
    if (panes[at] == canvas_) return canvas_->setFocus(Qt::TabFocusReason);
    if (focusFirst(*panes[at])) return;
  }
}

void MainWindow::explainDisabled() {
  for (const CommandSpec& spec : commands_->specs()) {
    const bool isEnabled = commands_->action(spec.id)->isEnabled();
    commands_->setEnabled(spec.id, isEnabled, isEnabled ? QString() : whyDisabled(spec.id));
  }
}

QString MainWindow::whyDisabled(const QString& id) const {
  // Odds change nothing, and need no battle that can be changed.
  if (id == QLatin1String("battle.odds") && session_.hasDocument()) {
    return tr("The rules of this battle have no table of odds.");
  }
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
      {"file.revert", tr("The battle is as it was opened.")},
      {"file.forget", tr("There are no edits to forget.")},
      {"file.accept", tr("The content is what was last saved in the file.")}};
  for (const auto& [beginning, reason] : reasons) {
    if (id.startsWith(QLatin1String(beginning))) return reason;
  }
  return {};
}

}  // namespace redoubt::editor
