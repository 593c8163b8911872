#include "editor/app/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/app/formation_offers.h"
#include "editor/app/language.h"
#include "editor/app/notice_bar.h"
#include "editor/app/scenario_bar.h"
#include "editor/app/search_button.h"
#include "editor/app/status_line.h"
#include "editor/app/tool_options_bar.h"
#include "editor/app/welcome_page.h"
#include "editor/canvas/canvas_accessible.h"
#include "editor/canvas/map_canvas.h"
#include "editor/canvas/minimap.h"
#include "editor/canvas/stack_fan.h"
#include "editor/dialogs/battle/new_battle_dialog.h"
#include "editor/panels/counter_tray.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/layers_panel.h"
#include "editor/panels/palette_panel.h"
#include "editor/panels/problems_panel.h"
#include "editor/session/core_words.h"
#include "editor/style/dock_title.h"
#include "editor/style/field_keys.h"
#include "editor/style/icons.h"
#include "editor/style/wheel_guard.h"
#include "editor/tools/counter_verbs.h"

namespace redoubt::editor {
namespace {

constexpr QSize kWanted{1600, 1000};
constexpr QSize kLeastMap{150, 120};
constexpr int kFrame = 40;  // what a window manager puts round a window, at most

}  // namespace

MainWindow::MainWindow()
    : commands_(new Commands(this)),
      files_(new BattleFiles(session_, this)),
      canvas_(new MapCanvas(session_)),
      pages_(new QStackedWidget) {
  setObjectName(QStringLiteral("mainWindow"));
  setWindowIcon(icon(u"redoubt"));
  setDockOptions(AllowTabbedDocks | AllowNestedDocks | AnimatedDocks);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);

  auto* welcome = new WelcomePage(*files_);
  auto* editing = new QWidget;
  auto* column = new QVBoxLayout(editing);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  pages_->addWidget(welcome);
  new CanvasAccessibility(session_, *canvas_);
  fan_ = new StackFan(session_, *canvas_);
  pages_->addWidget(canvas_);
  pages_->setMinimumSize(kLeastMap);
  column->addWidget(pages_, 1);
  notice_ = new NoticeBar(*pages_);
  setCentralWidget(editing);

  makeTools();
  qApp->installEventFilter(new WheelGuard(this));
  qApp->installEventFilter(new FieldKeys(*this, *canvas_));
  buildDocks();
  addFileCommands();
  addEditCommands();
  addViewCommands();
  addAbilityCommands();
  addToolCommands();
  addAreaCommands();
  addStampCommands();
  addMapCommands();
  addBattleCommands();
  addCounterCommands();
  addCheckCommands();
  addToolsCommands();
  buildMenus();
  buildToolBars();
  column->insertWidget(0, options_ = new ToolOptionsBar(session_, *commands_));
  status_ = new StatusLine(session_, *canvas_, *statusBar());
  connect(&status_->problems(), &QAbstractButton::clicked, this, [this] {
    problemsDock_->show();
    problemsDock_->raise();
    problems_->setFocus();
  });

  connect(welcome, &WelcomePage::newBattleWanted, this, &MainWindow::askNewBattle);
  connect(&session_, &Session::failed, this, [this](const QString& message) { notice_->showProblem(message); });
  connect(&session_, &Session::changed, notice_, &NoticeBar::dismissFailure);
  // Not while it paints.
  connect(canvas_, &MapCanvas::paintingFailed, notice_,
          [this](const QString& why) { notice_->showProblem(why); }, Qt::QueuedConnection);
  connect(&session_, &Session::storageFailed, this, [this](const QString& message) {
    notice_->showProblem(message, tr("Save a copy…"), [this] { files_->chooseAndSaveAs(); });
  });
  connect(files_, &BattleFiles::shared, this,
          [this](const QString& path) { notice_->showBriefly(tr("A copy without history lies at %1").arg(path)); });
  connect(&session_, &Session::ledToVariant, this, [this] {
    notice_->showBriefly(tr("This problem is in another variant, which is shown now: %1").arg(scenarioBar_->words()));
  });
  connect(&session_, &Session::goalRequested, this, &MainWindow::leadTo);
  connect(&session_, &Session::toolChanged, this, [this] { useTool(session_.tool()); });
  connect(&session_, &Session::historyChanged, this, &MainWindow::showState);
  connect(&session_, &Session::selectionChanged, this, &MainWindow::showState);
  connect(&session_, &Session::areaChanged, this, &MainWindow::showState);
  connect(&session_, &Session::toolChanged, this, &MainWindow::showState);
  connect(&session_.stamps(), &Stamps::inHandChanged, this, &MainWindow::showState);
  connect(&session_.stamps(), &Stamps::slotChanged, this, &MainWindow::showState);
  connect(&session_, &Session::documentReplaced, this, &MainWindow::showState);
  connect(inspector_, &InspectorPanel::findingChosen, problems_, &ProblemsPanel::reveal);
  connect(files_, &BattleFiles::opened, this, [this] {
    status_->setReadOnlyReason(files_->readOnlyReason());
    notice_->hide();
    if (session_.isReadOnly()) {
      notice_->showState(tr("Open for reading only: %1").arg(files_->readOnlyReason()), tr("Save a copy…"),
                         [this] { files_->chooseAndSaveAs(); });
    } else if (session_.document().wasRecovered()) {
      notice_->showState(
          tr("The last edit before a crash was cut short and has been undone; everything before it is "
             "here."));
    } else if (!files_->salvageLosses().isEmpty()) {
      notice_->showState(tr("This is what could be read of the damaged file. %1").arg(files_->salvageLosses()));
    }
    showTitle();
    showState();
    canvas_->setFocus();
  });
  connect(files_, &BattleFiles::foundDamaged, this, [this](const QString& path, const QString& message) {
    notice_->showProblem(message, tr("Recover what can be read…"), [this, path] { files_->chooseAndSalvage(path); });
  });
  connectCanvas();
  connect(inspector_, &InspectorPanel::revealed, this, [this] {
    inspectorDock_->show();
    inspectorDock_->raise();
  });
  connect(tray_, &CounterTray::revealed, this, [this] {
    countersDock_->show();
    countersDock_->raise();
  });

  resize(kWanted.boundedTo(screen() ? screen()->availableSize() : kWanted));
  defaultLayout_ = saveState(kLayoutVersion);
  QSettings settings;
  hasOwnPlace_ = restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray());
  hasOwnLayout_ = restoreState(settings.value(QStringLiteral("docks")).toByteArray(), kLayoutVersion);
  useTool(session_.tool());
  showTitle();
  showState();
}

void MainWindow::present() {
  const QSize room = screen() ? screen()->availableSize() : kWanted;
  const bool hasRoom = room.width() >= kWanted.width() + kFrame && room.height() >= kWanted.height() + kFrame;
  hasOwnPlace_ || hasRoom ? show() : showMaximized();
}

// What fields write when the keyboard leaves them is for a window that is whole.
MainWindow::~MainWindow() {
  closeDialogs();
  canvas_->setTool(nullptr);
}

// --- menus, tool bars, docks

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
  file->addSeparator();
  for (const char* id : {"file.nameVersion", "file.revert", "", "file.saveAs", "file.share", "", "file.export",
                         "file.print", "", "file.quit"}) {
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
                                   {},
                                   QStringLiteral("view.grid"),
                                   QStringLiteral("view.numbers"),
                                   QStringLiteral("view.labels"),
                                   QStringLiteral("view.frame"),
                                   QStringLiteral("view.zones"),
                                   QStringLiteral("view.counters"),
                                   QStringLiteral("view.badges"),
                                   {},
                                   QStringLiteral("view.fan"),
                                   QStringLiteral("view.wheelZooms"),
                                   {}});
  QMenu* abilities = view->addMenu(tr("Show what it can d&o"));
  for (const char* id : {"view.reach", "view.sight", "view.facing", "view.command"}) {
    abilities->addAction(commands_->action(QLatin1String(id)));
  }
  abilities->addSeparator();
  for (const char* id : {"view.pace.usual", "view.pace.double", "view.pace.charge", "view.pace.countercharge",
                         "view.pace.retreat", "view.pace"}) {
    abilities->addAction(commands_->action(QLatin1String(id)));
  }
  QMenu* docks = view->addMenu(tr("&Docks"));
  for (QDockWidget* each : docks_) docks->addAction(each->toggleViewAction());
  docks->addSeparator();
  for (const char* id : {"view.nextPane", "view.previousPane"}) docks->addAction(commands_->action(QLatin1String(id)));
  QMenu* look = view->addMenu(tr("Look of the &map"));
  for (const char* id :
       {"view.map.own", "view.map.staff", "view.map.engraved", "view.map.schematic", "view.map.file"}) {
    look->addAction(commands_->action(QLatin1String(id)));
  }
  QMenu* estimates = view->addMenu(tr("&Estimated values"));
  for (const char* id : {"view.estimates.quiet", "view.estimates.marked", "view.estimates.leftOut"}) {
    estimates->addAction(commands_->action(QLatin1String(id)));
  }
  QMenu* theme = view->addMenu(tr("&Theme"));
  for (const char* id : {"view.light", "view.dark", "view.system"}) {
    theme->addAction(commands_->action(QLatin1String(id)));
  }
  QMenu* languages = view->addMenu(tr("&Language"));
  for (const char* id : {"language.system", "language.en", "language.pl"}) {
    languages->addAction(commands_->action(QLatin1String(id)));
  }
  view->addAction(commands_->action(QStringLiteral("view.reset")));
  menu(tr("&Battle"), {QStringLiteral("battle.rules"), QStringLiteral("battle.forces"), QStringLiteral("battle.orders"),
                       QStringLiteral("battle.tracks"), QStringLiteral("battle.odds")});
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
                                           QStringLiteral("counter.remove")});
  auto* formations = new QMenu(tr("F&ormation"), counters);
  counters->insertMenu(commands_->action(QStringLiteral("counter.fan")), formations);
  connect(formations, &QMenu::aboutToShow, this, [this, formations] { fillFormations(*formations, session_); });
  menu(tr("Chec&ks"),
       {QStringLiteral("check.next"), QStringLiteral("check.fix"), {}, QStringLiteral("battle.houseChecks")});
  menu(tr("&Tools"),
       {QStringLiteral("go.anything"), QStringLiteral("tools.palette"), {}, QStringLiteral("tools.shortcuts")});
  menu(tr("&Help"), {QStringLiteral("help.about")});
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
  commands_->action(QStringLiteral("view.grid"))->setIconVisibleInMenu(false);  // its tick says more
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
  for (QAction* action : toolActions_->actions()) tools->addAction(action);
}

QDockWidget* MainWindow::dock(const QString& id, const QString& title, QWidget* content, Qt::DockWidgetArea area) {
  auto* made = new QDockWidget(title, this);
  made->setObjectName(id);
  made->setWidget(content);
  // On Wayland a floated dock can't be docked again (QTBUG-87332).
  QDockWidget::DockWidgetFeatures features = QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable;
  if (QGuiApplication::platformName() != QLatin1String("wayland")) features |= QDockWidget::DockWidgetFloatable;
  made->setFeatures(features);
  made->setTitleBarWidget(new DockTitle(*made));
  addDockWidget(area, made);
  docks_ << made;
  return made;
}

void MainWindow::buildDocks() {
  palette_ = new PalettePanel(session_);
  tray_ = new CounterTray(session_);
  inspector_ = new InspectorPanel(session_);
  problems_ = new ProblemsPanel(session_);
  history_ = new HistoryPanel(session_);
  QDockWidget* terrain = dock(QStringLiteral("dock.terrain"), tr("Terrain"), palette_, Qt::LeftDockWidgetArea);
  countersDock_ = dock(QStringLiteral("dock.counters"), tr("Counters"), tray_, Qt::LeftDockWidgetArea);
  inspectorDock_ = dock(QStringLiteral("dock.inspector"), tr("Inspector"), inspector_, Qt::RightDockWidgetArea);
  problemsDock_ = dock(QStringLiteral("dock.problems"), tr("Problems"), problems_, Qt::RightDockWidgetArea);
  QDockWidget* history = dock(QStringLiteral("dock.history"), tr("History"), history_, Qt::BottomDockWidgetArea);
  tabifyDockWidget(terrain, countersDock_);
  terrain->raise();
  QDockWidget* layers =
      dock(QStringLiteral("dock.layers"), tr("Layers"), new LayersPanel(session_), Qt::RightDockWidgetArea);
  minimap_ = new Minimap(session_, *canvas_);
  QDockWidget* overview = dock(QStringLiteral("dock.overview"), tr("Overview"), minimap_, Qt::LeftDockWidgetArea);
  tabifyDockWidget(problemsDock_, layers);
  problemsDock_->raise();
  setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
  if (isOnNarrowScreen()) {
    addDockWidget(Qt::RightDockWidgetArea, terrain);
    for (QDockWidget* each : {countersDock_, inspectorDock_, problemsDock_, layers, history, overview}) {
      tabifyDockWidget(terrain, each);
    }
    terrain->raise();
  } else if (isOnSmallScreen()) {
    tabifyDockWidget(history, overview);
    history->raise();
  }
  shareRoom();
}

bool MainWindow::isOnSmallScreen() const {
  return screen() && screen()->availableSize().height() < 900;
}

// There two columns of docks would leave no room for the map.
bool MainWindow::isOnNarrowScreen() const {
  return screen() && screen()->availableSize().width() < 1100;
}

// Qt forgets sizes given before a window has been laid out, so this is done again then.
void MainWindow::shareRoom() {
  const auto dockOf = [this](const char* id) { return findChild<QDockWidget*>(QLatin1String(id)); };
  QDockWidget* terrain = dockOf("dock.terrain");
  QDockWidget* inspector = dockOf("dock.inspector");
  if (isOnNarrowScreen()) return resizeDocks({terrain}, {340}, Qt::Horizontal);
  const bool isSmall = isOnSmallScreen();
  if (!isSmall) resizeDocks({terrain, dockOf("dock.overview")}, {height(), 215}, Qt::Vertical);
  resizeDocks({dockOf("dock.history")}, {isSmall ? 130 : 180}, Qt::Vertical);
  resizeDocks({inspector, problemsDock_}, {540, 360}, Qt::Vertical);
  resizeDocks({terrain, inspector}, {236, width() < 1400 ? 340 : 368}, Qt::Horizontal);
}

// --- state

void MainWindow::useTool(const QString& id) {
  commands_->action(id)->setChecked(true);
  canvas_->setTool(tools_.value(id));
}

void MainWindow::setTheme(Theme theme) {
  applyTheme(*qApp, theme);
  canvas_->setDark(colours().dark);
  minimap_->setDark(colours().dark);
  fan_->setAlarmColour(colours().error);
  commands_->refreshIcons();
  commands_->action(QStringLiteral("view.grid"))->setIcon(icon(u"hex-grid"));
  const char* chosen = theme == Theme::Light ? "view.light" : theme == Theme::Dark ? "view.dark" : "view.system";
  commands_->action(QLatin1String(chosen))->setChecked(true);
  QSettings().setValue(QStringLiteral("theme"), static_cast<int>(theme));
}

void MainWindow::chooseLanguage(const QString& code) {
  keepLanguage(code);
  notice_->showBriefly(tr("The language changes when Redoubt is started again."));
}

void MainWindow::resetLayout() {
  hasOwnLayout_ = false;
  if (hiddenLayout_) {
    hiddenLayout_ = defaultLayout_;
    return;
  }
  restoreState(defaultLayout_, kLayoutVersion);
  for (QDockWidget* each : docks_) each->show();
  hasOwnLayout_ = true;
  QTimer::singleShot(0, this, &MainWindow::shareRoom);
}

void MainWindow::fillRecent() {
  recentMenu_->clear();
  recentMenu_->setToolTipsVisible(true);
  for (const auto& [path, name] : files_->namedRecentFiles()) {
    const QString text = QString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
    recentMenu_->addAction(text, this, [this, path = path] { files_->open(path); })->setToolTip(path);
  }
  if (recentMenu_->isEmpty()) recentMenu_->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::askVersionName() {
  bool ok = false;
  const QString name = QInputDialog::getText(this, tr("Name this version"),
                                             tr("Every edit is saved already. A version lets you come back to this "
                                                "state by its name."),
                                             QLineEdit::Normal, {}, &ok);
  if (ok && !name.trimmed().isEmpty()) session_.nameVersion(name.trimmed());
}

void MainWindow::askNewBattle() {
  NewBattleDialog dialog(this);
  if (dialog.exec() == QDialog::Accepted) files_->openNew(dialog.battle(), dialog.title());
}

void MainWindow::showAbout() {
  QMessageBox::about(this, tr("About Redoubt"),
                     tr("<b>Redoubt %1</b><br>Scenario and map editor for hex-and-counter battles.<br><br>"
                        "MIT licence, © The Redoubt authors.<br>Qt and the Breeze icons are used under the LGPL, the "
                        "fonts under the Open Font License.")
                         .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::closeEvent(QCloseEvent* event) {
  QSettings settings;
  settings.setValue(QStringLiteral("geometry"), saveGeometry());
  // Who never saw the docks has arranged none.
  if (hasOwnLayout_) settings.setValue(QStringLiteral("docks"), hiddenLayout_.value_or(saveState(kLayoutVersion)));
  closeDialogs();
  event->accept();
}

// A field keeps what was typed when the keyboard leaves it. A dialog that something else opened comes after that.
void MainWindow::closeDialogs() {
  const QList<QDialog*> dialogs = findChildren<QDialog*>();
  for (auto dialog = dialogs.rbegin(); dialog != dialogs.rend(); ++dialog) {
    if (QWidget* field = (*dialog)->focusWidget()) field->clearFocus();
    (*dialog)->close();
  }
  if (QWidget* field = focusWidget()) field->clearFocus();
}

}  // namespace redoubt::editor
