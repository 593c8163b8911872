#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>

#include "editor/app/command_palette.h"
#include "editor/app/formation_offers.h"
#include "editor/app/go_to_popup.h"
#include "editor/app/guide_window.h"
#include "editor/app/main_window.h"
#include "editor/app/scenario_bar.h"
#include "editor/app/shortcut_dialog.h"
#include "editor/app/tool_options_bar.h"
#include "editor/canvas/map_canvas.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/palette_panel.h"
#include "editor/panels/problems_panel.h"
#include "editor/render/map_painter.h"
#include "editor/style/field_keys.h"
#include "editor/words/words.h"

// The commands that find commands, places and keys.
namespace redoubt::editor {
namespace {

// A dialog, or a dialog of a dialog.
bool isMadeBy(const QWidget* window, const QWidget* maker) {
  while (window && window != maker) window = window->parentWidget();
  return window != nullptr;
}

// Qt keeps the tab bar of docks that are all closed, without tabs.
bool isEmptyTabBar(const QWidget& widget) {
  const auto* bar = qobject_cast<const QTabBar*>(&widget);
  return bar && (bar->count() == 0 || bar->visibleRegion().isEmpty());
}

}  // namespace

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
    for (CommandPalette::Offer& each : mapRuleOffers()) offers.push_back(std::move(each));
    return offers;
  });
  c.add({QStringLiteral("tools.shortcuts"),
         tr("&Keyboard shortcuts…"),
         tr("See and change the keys of all commands."),
         QStringLiteral("configure"),
         {}},
        [this](bool) { ShortcutDialog(*commands_, this).exec(); });
  c.add(
      {QStringLiteral("scenario.choose"), tr("Choose the &scenario…"), tr("Which scenario the window shows."), {}, {}},
      [this](bool) { scenarioBar_->chooseScenario(); }, {needs_.open()});
  c.add({QStringLiteral("scenario.variant"), tr("Choose the &variant…"), tr("Which variant of the scenario."), {}, {}},
        [this](bool) { scenarioBar_->chooseVariant(); }, {needs_.open(), needs_.severalVariants()});
  c.add({QStringLiteral("scenario.compare"),
         tr("Compare set-&ups, versions, files…"),
         tr("What differs between two variants or scenarios, or between the battle and a version or another file, in a "
            "table and on the map."),
         {},
         {}},
        [this](bool) { showCompare(); }, {needs_.open()});
  addPaneCommands();
  c.letThroughFields(QStringLiteral("go.anything"));
  c.letThroughFields(QStringLiteral("tools.palette"));
  connect(goTo, &GoToPopup::wentToMap, this, [this] { canvas_->setFocus(); });
  connect(goTo, &GoToPopup::paletteWanted, palette, &CommandPalette::openWith);
  connect(goTo, &GoToPopup::ruleChosen, this, [this](const std::string& path) { showRules(path); });
  connect(goTo, &GoToPopup::questionChosen, inspector_, &InspectorPanel::showQuestion);
  connect(goTo, &GoToPopup::problemChosen, this, [this](const check::Finding& finding) {
    bringForward(*problemsDock_);
    problems_->reveal(finding);
  });
}

void MainWindow::addHelpCommands() {
  const auto add = [this](const char* id, const QString& text, const QString& description, const QKeySequence& key,
                          const QString& page) {
    QList<QKeySequence> keys;
    if (!key.isEmpty()) keys << key;
    commands_->add({QLatin1String(id), text, description, QStringLiteral("help-contents"), keys},
                   [this, page](bool) { GuideWindow::openIn(*this, page.isEmpty() ? guidePage() : page); });
  };
  add("help.guide", tr("&Guide"), tr("Read about the tool, dock or window that you are at."), Qt::Key_F1, {});
  add("help.firstMap", tr("A &map in five minutes"), tr("The first steps, one by one."), {},
      QStringLiteral("first-map"));
  add("help.fromPrint", tr("From &print to file"), tr("How a printed battle becomes a file, step by step."), {},
      QStringLiteral("from-print"));
  add("help.keyboard", tr("&Without a mouse"), tr("What the keyboard alone can do."), {}, QStringLiteral("keyboard"));
}

QString MainWindow::guidePage() const {
  if (!session_.hasDocument()) return QStringLiteral("first-map");
  const QWidget* focused = QApplication::focusWidget();
  if (!focused || focused == canvas_ || canvas_->isAncestorOf(focused) || options_->isAncestorOf(focused)) {
    return session_.hand().tool();
  }
  const QString page = GuideWindow::pageFor(Guide::load(), focused);
  return page.isEmpty() ? QStringLiteral("window") : page;
}

// The window's own shortcuts don't reach its dialogs. Tab bars that Qt makes when docks are rearranged have a bright
// line that the style sheet can't change.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Show) {
    if (auto* bar = qobject_cast<QTabBar*>(watched)) bar->setDrawBase(false);
  }
  if (event->type() != QEvent::KeyPress) return QMainWindow::eventFilter(watched, event);
  auto* control = qobject_cast<QWidget*>(watched);
  if (!control || control->window() == this || !isMadeBy(control->window(), this)) return false;
  if (qobject_cast<QKeySequenceEdit*>(control) || qobject_cast<QKeySequenceEdit*>(control->parentWidget()))
    return false;
  const QKeySequence key(static_cast<const QKeyEvent*>(event)->keyCombination());
  if (!commands_->keys(QStringLiteral("help.guide")).contains(key)) return false;
  const QString page = GuideWindow::pageFor(Guide::load(), control);
  if (page.isEmpty()) return false;
  GuideWindow::openIn(*control->window(), page);
  return true;
}

std::vector<CommandPalette::Offer> MainWindow::paintOffers() {
  std::vector<CommandPalette::Offer> offers;
  if (session_.isReadOnly()) return offers;
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.translatedRules())) {
    const Paint paint{paintPlace(kind.place), kind.slug};
    CommandPalette::Offer offer;
    offer.title = (paint.place == PaintPlace::Hex ? tr("Paint %1") : tr("Draw %1")).arg(Words::text(kind.title));
    offer.kind = Words::terrainPlace(kind.place);
    offer.description = tr("Takes this terrain in hand, and the tool that lays it down.");
    offer.picture = [this, slug = kind.slug](QPainter& painter, const QRectF& rect) {
      render::paintSwatch(painter, rect, session_.translated(), slug);
    };
    offer.run = [this, paint] {
      palette_->choose(paint);
      canvas_->setFocus();
    };
    offers.push_back(std::move(offer));
  }
  return offers;
}

void MainWindow::addPaneCommands() {
  Commands& c = *commands_;
  for (QDockWidget* dock : docks_) {
    const QString id = QStringLiteral("view.") + dock->objectName();
    c.add({id, tr("Show %1").arg(dock->windowTitle()), tr("Open this dock and go there with the keyboard."), {}, {}},
          [this, dock](bool) { goToDock(*dock); });
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
  panes << pages_->currentWidget() << options_;
  for (QDockWidget* dock : docks_) {
    if (dock->isVisible() && !dock->visibleRegion().isEmpty()) panes << dock->widget();
  }
  panes << scenarioBar_->parentWidget();
  const QWidget* focused = QApplication::focusWidget();
  qsizetype at = 0;
  for (qsizetype i = 0; i < panes.size(); ++i) {
    if (panes[i] == focused || panes[i]->isAncestorOf(focused)) at = i;
  }
  // A dock without a control that takes the focus is skipped.
  for (qsizetype i = 0; i < panes.size(); ++i) {
    at = (at + by + panes.size()) % panes.size();
    if (panes[at] == canvas_) return canvas_->setFocus(Qt::TabFocusReason);
    if (focusFirst(*panes[at])) return;
  }
}

bool MainWindow::isBehindAnother(const QWidget& widget) const {
  return std::any_of(docks_.begin(), docks_.end(), [&](const QDockWidget* dock) {
    return dock->isAncestorOf(&widget) && !dock->isFloating() && dock->visibleRegion().isEmpty();
  });
}

// Qt treats a dock behind another as visible, and would move the focus into it.
bool MainWindow::focusNextPrevChild(bool next) {
  QWidget* from = focusWidget() ? focusWidget() : this;
  QWidget* found = nullptr;
  for (QWidget* each = from->nextInFocusChain(); each != from; each = each->nextInFocusChain()) {
    const QWidget* proxy = each->focusProxy();
    // If a control passes the focus between its parts, Tab enters at its beginning and leaves at its end.
    const bool isPart = proxy && (next ? proxy->isAncestorOf(each) : each->isAncestorOf(proxy));
    if (!(each->focusPolicy() & Qt::TabFocus) || isPart || !each->isEnabled() || !each->isVisibleTo(this)) continue;
    if (each->window() != this || isBehindAnother(*each) || isEmptyTabBar(*each)) continue;
    found = each;
    if (next) break;
  }
  if (!found) return false;
  giveKeyboard(*found, next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return true;
}

}  // namespace redoubt::editor
