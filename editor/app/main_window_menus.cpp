#include <QActionGroup>
#include <QDir>
#include <QDockWidget>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <utility>

#include "editor/app/formation_offers.h"
#include "editor/app/main_window.h"
#include "editor/app/open_windows.h"
#include "editor/app/scenario_bar.h"
#include "editor/app/search_button.h"
#include "editor/session/stamps.h"
#include "editor/style/icons.h"
#include "editor/style/spoken_role.h"

// The menus and tool bars of the window, built from its commands.
namespace redoubt::editor {

void MainWindow::buildMenus() {
  const auto menu = [this](const QString& title, const QStringList& ids) {
    QMenu* made = menuBar()->addMenu(title);
    for (const QString& id : ids) {
      if (id.isEmpty()) {
        made->addSeparator();
      } else {
        made->addAction(commands_->action(id));
      }
    }
    return made;
  };
  QMenu* file = menu(tr("&File"), {QStringLiteral("file.new"), QStringLiteral("file.open")});
  recentMenu_ = file->addMenu(tr("Open &recent"));
  connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
  samplesMenu_ = file->addMenu(tr("Sa&mples"));
  connect(samplesMenu_, &QMenu::aboutToShow, this, &MainWindow::fillSamples);
  file->addAction(commands_->action(QStringLiteral("window.new")));
  file->addSeparator();
  for (const char* id : {"file.nameVersion",
                         "file.revert",
                         "file.backups",
                         "file.merge",
                         "file.forget",
                         "file.accept",
                         "",
                         "file.saveAs",
                         "file.share",
                         "",
                         "file.import",
                         "file.export",
                         "file.print",
                         "file.printCounters",
                         "file.aids",
                         "file.printAndPlay",
                         "",
                         "file.again",
                         "file.close",
                         "file.quit"}) {
    if (*id == 0) {
      file->addSeparator();
    } else {
      file->addAction(commands_->action(QLatin1String(id)));
    }
  }
  menu(tr("&Edit"), {QStringLiteral("edit.undo"),
                     QStringLiteral("edit.redo"),
                     {},
                     QStringLiteral("edit.cut"),
                     QStringLiteral("edit.copy"),
                     QStringLiteral("edit.copyPicture"),
                     QStringLiteral("edit.paste"),
                     QStringLiteral("edit.clear"),
                     {},
                     QStringLiteral("edit.selectAll"),
                     QStringLiteral("edit.selectNone"),
                     QStringLiteral("edit.selectInvert"),
                     QStringLiteral("edit.grow"),
                     QStringLiteral("edit.shrink")});
  QMenu* view = menu(tr("&View"), {QStringLiteral("view.zoomIn"),
                                   QStringLiteral("view.zoomOut"),
                                   QStringLiteral("view.natural"),
                                   QStringLiteral("view.fit"),
                                   QStringLiteral("view.fullScreen"),
                                   {},
                                   QStringLiteral("view.grid"),
                                   QStringLiteral("view.numbers"),
                                   QStringLiteral("view.labels"),
                                   QStringLiteral("view.frame"),
                                   QStringLiteral("view.zones"),
                                   QStringLiteral("view.counters"),
                                   QStringLiteral("view.ghosts"),
                                   QStringLiteral("view.badges"),
                                   {},
                                   QStringLiteral("view.fan"),
                                   QStringLiteral("view.wheelZooms"),
                                   {}});
  QMenu* abilities = view->addMenu(tr("Show wh&at it can do"));
  for (const char* id : {"view.reach", "view.sight", "view.facing", "view.command"}) {
    abilities->addAction(commands_->action(QLatin1String(id)));
  }
  abilities->addSeparator();
  for (const char* id : {"view.pace.usual", "view.pace.double", "view.pace.charge", "view.pace.countercharge",
                         "view.pace.retreat", "view.pace"}) {
    abilities->addAction(commands_->action(QLatin1String(id)));
  }
  QMenu* rulesOnMap = view->addMenu(tr("Rules on the map"));
  connect(rulesOnMap, &QMenu::aboutToShow, this, [this, rulesOnMap] { fillRulesOnMap(*rulesOnMap); });
  QMenu* scans = view->addMenu(tr("Compare with the scan"));
  for (const char* id : {"view.scan.off", "view.scan.over", "view.scan.swipe", "view.scan.blink", "view.scan.alone"}) {
    scans->addAction(commands_->action(QLatin1String(id)));
  }
  QMenu* docks = view->addMenu(tr("&Docks"));
  for (QDockWidget* each : docks_) docks->addAction(each->toggleViewAction());
  docks->addSeparator();
  for (const char* id : {"view.nextPane", "view.previousPane"}) docks->addAction(commands_->action(QLatin1String(id)));
  QMenu* look = view->addMenu(tr("Look of the &map"));
  for (const CommandSpec& spec : commands_->specs()) {
    if (spec.id.startsWith(QLatin1String("view.map."))) look->addAction(commands_->action(spec.id));
  }
  QMenu* estimates = view->addMenu(tr("&Estimated values"));
  for (const char* id : {"view.estimates.quiet", "view.estimates.marked", "view.estimates.leftOut"}) {
    estimates->addAction(commands_->action(QLatin1String(id)));
  }
  view->addAction(commands_->action(QStringLiteral("view.upright")));
  QMenu* theme = view->addMenu(tr("&Theme"));
  for (const char* id : {"view.light", "view.dark", "view.system"}) {
    theme->addAction(commands_->action(QLatin1String(id)));
  }
  QMenu* languages = view->addMenu(tr("&Language"));
  for (const char* id : {"language.system", "language.en", "language.pl"}) {
    languages->addAction(commands_->action(QLatin1String(id)));
  }
  view->addAction(commands_->action(QStringLiteral("view.reset")));
  menu(tr("&Battle"), {QStringLiteral("scenario.choose"),
                       QStringLiteral("scenario.variant"),
                       QStringLiteral("battle.scenarios"),
                       QStringLiteral("scenario.compare"),
                       QStringLiteral("battle.translations"),
                       {},
                       QStringLiteral("battle.facts"),
                       QStringLiteral("battle.data"),
                       QStringLiteral("battle.rules"),
                       QStringLiteral("battle.forces"),
                       QStringLiteral("battle.orders"),
                       QStringLiteral("battle.tracks"),
                       QStringLiteral("battle.try"),
                       QStringLiteral("battle.firstTurn")});
  QMenu* map = menuBar()->addMenu(tr("&Map"));
  QMenu* tools = map->addMenu(tr("&Tools"));
  for (QAction* action : toolActions_->actions()) tools->addAction(action);
  QMenu* stamps = map->addMenu(tr("&Stamps"));
  for (const char* id : {"stamp.left", "stamp.right", "stamp.flipAcross", "stamp.flipDown"}) {
    stamps->addAction(commands_->action(QLatin1String(id)));
  }
  stamps->addSeparator();
  for (int i = 1; i <= Stamps::kSlots; ++i)
    stamps->addAction(commands_->action(QStringLiteral("stamp.recall%1").arg(i)));
  stamps->addSeparator();
  for (int i = 1; i <= Stamps::kSlots; ++i)
    stamps->addAction(commands_->action(QStringLiteral("stamp.store%1").arg(i)));
  map->addSeparator();
  for (const char* id : {"tool.smaller", "tool.larger"}) map->addAction(commands_->action(QLatin1String(id)));
  map->addSeparator();
  for (const QString& id : mapCommands_) map->addAction(commands_->action(id));
  QMenu* counters = menu(tr("&Counters"), {QStringLiteral("tool.counter"),
                                           {},
                                           QStringLiteral("counter.right"),
                                           QStringLiteral("counter.left"),
                                           QStringLiteral("counter.face"),
                                           {},
                                           QStringLiteral("counter.fan"),
                                           QStringLiteral("counter.up"),
                                           QStringLiteral("counter.down"),
                                           {},
                                           QStringLiteral("counter.align"),
                                           QStringLiteral("counter.selectInArea"),
                                           QStringLiteral("counter.selectCommand"),
                                           {},
                                           QStringLiteral("counter.ladder"),
                                           QStringLiteral("counter.remove"),
                                           {},
                                           QStringLiteral("counter.design")});
  formations_ = new QMenu(tr("F&ormation"), counters);
  counters->insertMenu(commands_->action(QStringLiteral("counter.fan")), formations_);
  connect(formations_, &QMenu::aboutToShow, this, [this] { fillFormations(*formations_, session_); });
  connect(&session_, &Session::documentReplaced, this, &MainWindow::showCommandsOfGame);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    const bool isOther = changes.touches<model::Rule>() || changes.touches<model::System>() ||
                         changes.touches<model::BattleInfo>() || changes.touches<model::Command>();
    if (isOther) showCommandsOfGame();
  });
  menu(tr("Transcribe"), {QStringLiteral("map.picture"),
                          QStringLiteral("map.linkPicture"),
                          QStringLiteral("map.register"),
                          QStringLiteral("map.propose"),
                          {},
                          QStringLiteral("counter-sheets"),
                          QStringLiteral("transcribe-text"),
                          {},
                          QStringLiteral("battle.proof"),
                          QStringLiteral("battle.doubleEntry"),
                          QStringLiteral("battle.report")});
  menu(tr("Chec&ks"), {QStringLiteral("check.next"),
                       QStringLiteral("check.fix"),
                       QStringLiteral("check.waive"),
                       {},
                       QStringLiteral("battle.houseChecks")});
  menu(tr("&Tools", "menu of commands, keys and going anywhere"),
       {QStringLiteral("go.anything"), QStringLiteral("tools.palette"), {}, QStringLiteral("tools.shortcuts")});
  extensionsMenu_ = menuBar()->addMenu(tr("Extensions"));
  connect(extensionsMenu_, &QMenu::aboutToShow, this, &MainWindow::fillExtensions);
  windowMenu_ = menuBar()->addMenu(tr("&Window"));
  connect(windowMenu_, &QMenu::aboutToShow, this, &MainWindow::fillWindows);
  menu(tr("&Help"), {QStringLiteral("help.guide"),
                     QStringLiteral("help.firstMap"),
                     QStringLiteral("help.fromPrint"),
                     QStringLiteral("help.keyboard"),
                     {},
                     QStringLiteral("help.about")});
}

void MainWindow::buildToolBars() {
  auto* bar = addToolBar(tr("Main tool bar"));
  bar->setObjectName(QStringLiteral("mainToolBar"));
  bar->setMovable(false);
  bar->setIconSize({size::kIcon, size::kIcon});
  for (const char* id : {"file.new", "file.open", "file.nameVersion", "", "edit.undo", "edit.redo", "", "view.zoomOut",
                         "view.zoomIn", "view.fit", "", "view.grid"}) {
    if (*id == 0) {
      bar->addSeparator();
    } else {
      bar->addAction(commands_->action(QLatin1String(id)));
    }
  }
  commands_->action(QStringLiteral("view.grid"))->setIcon(icon(u"hex-grid"));
  commands_->action(QStringLiteral("view.grid"))->setIconVisibleInMenu(false);  // its check mark is more useful
  bar->addSeparator();
  scenarioBar_ = new ScenarioBar(session_);
  bar->addWidget(scenarioBar_);
  auto* between = new QWidget;
  between->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  bar->addWidget(between);
  bar->addWidget(
      new SearchButton(*commands_->action(QStringLiteral("go.anything")), tr("Go to hex, unit, rule, problem")));

  auto* tools = new QToolBar(tr("Tools"));
  tools->setObjectName(QStringLiteral("tools"));
  tools->setMovable(false);
  tools->setOrientation(Qt::Vertical);
  tools->setIconSize({size::kLargeIcon + 6, size::kLargeIcon + 6});
  addToolBar(Qt::LeftToolBarArea, tools);
  // Qt's own arrows are black in the dark look too.
  for (const auto& [each, name] : {std::pair(bar, u"more-right"), std::pair(tools, u"more-down")}) {
    auto* more = each->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    if (!more) continue;
    more->setIcon(icon(name));
    more->setIconSize({12, 12});
  }
  for (QAction* action : toolActions_->actions()) {
    if (action == commands_->action(QStringLiteral("tool.proposals"))) continue;  // its dock takes it in hand
    tools->addAction(action);
    if (QWidget* button = tools->widgetForAction(action)) setSpokenRole(*button, QAccessible::RadioButton);
  }
}

void MainWindow::fillRecent() {
  recentMenu_->clear();
  recentMenu_->setToolTipsVisible(true);
  for (const auto& [path, name] : files_->namedRecentFiles()) {
    const QString text = QString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
    QAction* recent =
        recentMenu_->addAction(text, this, [this, path = path] { OpenWindows::instance().openFrom(*this, path); });
    recent->setToolTip(path);
  }
  if (recentMenu_->isEmpty()) recentMenu_->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::fillSamples() {
  samplesMenu_->clear();
  const QDir folder(BattleFiles::sampleFolder());
  for (const QString& name : folder.entryList({QStringLiteral("*.battle")}, QDir::Files, QDir::Name)) {
    const QString path = folder.filePath(name);
    const QString text = BattleFiles::titleOf(path).replace(QLatin1Char('&'), QLatin1String("&&"));
    QAction* sample =
        samplesMenu_->addAction(text, this, [this, path] { OpenWindows::instance().openFrom(*this, path); });
    sample->setStatusTip(tr("Opens as a draft of your own; the sample stays as it is."));
  }
  if (samplesMenu_->isEmpty()) samplesMenu_->addAction(tr("None here"))->setEnabled(false);
}

void MainWindow::fillWindows() {
  windowMenu_->clear();
  windowMenu_->addAction(commands_->action(QStringLiteral("window.new")));
  windowMenu_->addAction(commands_->action(QStringLiteral("window.next")));
  windowMenu_->addSeparator();
  int number = 0;
  for (MainWindow* each : OpenWindows::instance().all()) {
    const QString title = QString(each->windowTitle()).replace(QLatin1Char('&'), QLatin1String("&&"));
    const QString text = ++number < 10 ? QStringLiteral("&%1 %2").arg(number).arg(title) : title;
    QAction* window = windowMenu_->addAction(text, each, [each] { OpenWindows::instance().bringForward(*each); });
    window->setCheckable(true);
    window->setChecked(each == this);
  }
}

}  // namespace redoubt::editor
