#include "editor/app/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
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

#include "core/document/backups.h"
#include "editor/app/backup_keeper.h"
#include "editor/app/language.h"
#include "editor/app/long_work.h"
#include "editor/app/notice_bar.h"
#include "editor/app/open_windows.h"
#include "editor/app/scenario_bar.h"
#include "editor/app/status_line.h"
#include "editor/app/thumbnails.h"
#include "editor/app/tool_options_bar.h"
#include "editor/app/welcome_page.h"
#include "editor/canvas/canvas_accessible.h"
#include "editor/canvas/map_canvas.h"
#include "editor/canvas/minimap.h"
#include "editor/canvas/stack_fan.h"
#include "editor/dialogs/battle/new_battle_dialog.h"
#include "editor/dialogs/compare/compare_dialog.h"
#include "editor/fields/field_text.h"
#include "editor/panels/counter_tray.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/layers_panel.h"
#include "editor/panels/palette_panel.h"
#include "editor/panels/problems_panel.h"
#include "editor/panels/rules_on_map_panel.h"
#include "editor/session/core_words.h"
#include "editor/style/dialog_room.h"
#include "editor/style/dock_title.h"
#include "editor/style/field_keys.h"
#include "editor/style/icons.h"
#include "editor/style/spoken_role.h"
#include "editor/style/usual_keys.h"
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
  setDockOptions(AllowTabbedDocks | AllowNestedDocks | AnimatedDocks);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);

  auto* editing = new QWidget(this);
  pages_->setParent(editing);
  auto* welcome = new WelcomePage(*files_, pages_);
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
  qApp->installEventFilter(new UsualKeys(this));
  qApp->installEventFilter(new FieldKeys(*this, *canvas_));
  qApp->installEventFilter(this);
  dialogRoom();
  setAcceptDrops(true);
  buildDocks();
  addFileCommands();
  addWindowCommands();
  addHelpCommands();
  addEditCommands();
  addViewCommands();
  addAbilityCommands();
  addExtensionCommands();
  addRulesOnMap();
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
  column->insertWidget(0, options_ = new ToolOptionsBar(session_, *commands_, editing));
  const auto followAbilities = [this] { options_->setAsksRules(canvas_->abilities().isAnyShown()); };
  connect(&canvas_->abilities(), &AbilityOverlay::changed, options_, followAbilities);
  followAbilities();
  status_ = new StatusLine(session_, *canvas_, *statusBar());
  connect(&status_->problems(), &QAbstractButton::clicked, this, [this] {
    bringForward(*problemsDock_);
    problems_->takeKeyboard();
  });

  files_->setElsewhere([this](const QString& path) {
    MainWindow* other = OpenWindows::instance().showing(path);
    if (!other || other == this) return false;
    OpenWindows::instance().bringForward(*other);
    return true;
  });
  connect(welcome, &WelcomePage::newBattleWanted, this, &MainWindow::askNewBattle);
  connect(&session_, &Session::failed, this, [this](const QString& message) { notice_->showProblem(message); });
  connect(&session_, &Session::changed, notice_, &NoticeBar::dismissFailure);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::BattleInfo>()) showTitle();
  });
  // Not while it paints.
  connect(
      canvas_, &MapCanvas::paintingFailed, notice_, [this](const QString& why) { notice_->showProblem(why); },
      Qt::QueuedConnection);
  connect(&session_, &Session::storageFailed, this, [this](const QString& message) {
    notice_->showProblem(message, tr("Save a copy…"), [this] { files_->chooseAndSaveAs(); });
  });
  connect(files_, &BattleFiles::shared, this,
          [this](const QString& path) { notice_->showBriefly(tr("A copy without history lies at %1").arg(path)); });
  connect(&session_.setUp(), &ShownSetUp::ledToVariant, this, [this] {
    notice_->showBriefly(tr("This problem is in another variant, which is shown now: %1").arg(scenarioBar_->words()));
  });
  connect(&session_, &Session::goalRequested, this, &MainWindow::leadTo);
  connect(&session_.hand(), &Hand::toolChanged, this, [this] { useTool(session_.hand().tool()); });
  connect(&session_, &Session::historyChanged, this, &MainWindow::showState);
  connect(&session_.hand(), &Hand::selectionChanged, this, &MainWindow::showState);
  connect(&session_.hand(), &Hand::areaChanged, this, &MainWindow::showState);
  connect(&session_.hand(), &Hand::toolChanged, this, &MainWindow::showState);
  connect(&session_.hand().stamps(), &Stamps::inHandChanged, this, &MainWindow::showState);
  connect(&session_.hand().stamps(), &Stamps::slotChanged, this, &MainWindow::showState);
  connect(&session_, &Session::documentReplaced, this, &MainWindow::showState);
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, &MainWindow::showState);
  connect(inspector_, &InspectorPanel::findingChosen, problems_, &ProblemsPanel::reveal);
  connect(files_, &BattleFiles::opened, this, [this] {
    status_->setReadOnlyReason(files_->readOnlyReason());
    notice_->hide();
    if (session_.hasDocument() && !session_.document().altered().empty()) {
      showAltered();
    } else if (session_.isReadOnly()) {
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
    OpenWindows::instance().keep();
  });
  connect(files_, &BattleFiles::foundDamaged, this, [this](const QString& path, const QString& message) {
    notice_->showProblem(message, tr("Recover what can be read…"), [this, path] { files_->chooseAndSalvage(path); });
    if (!document::Backups(QFile::encodeName(path).toStdString()).list().empty()) {
      notice_->offerToo({tr("Backups…"), [this, path] { showBackups(path); }});
    }
  });
  session_.setLongEditRunner(
      [this](const auto& work) { runWithProgress(this, tr("A large edit is being saved…"), work); });
  auto* keeper = new BackupKeeper(session_, this);
  connect(keeper, &BackupKeeper::warned, this, [this](const QString& message) { notice_->showProblem(message); });
  connect(keeper, &BackupKeeper::grownLarge, this, [this](qint64 bytes) {
    notice_->showState(tr("The file has grown to %1, nearly all of it history.").arg(locale().formattedDataSize(bytes)),
                       tr("Forget edits…"), [this] { askForgetEdits(0); });
  });
  connectCanvas();
  connect(inspector_, &InspectorPanel::revealed, this, [this] { bringForward(*inspectorDock_); });
  connect(tray_, &CounterTray::revealed, this, [this] { bringForward(*countersDock_); });
  connect(tray_, &CounterTray::mapWanted, canvas_, [this] { canvas_->setFocus(Qt::TabFocusReason); });

  resize(kWanted.boundedTo(screen() ? screen()->availableSize() : kWanted));
  defaultLayout_ = saveState(kLayoutVersion);
  QSettings settings;
  hasOwnPlace_ = restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray());
  hasOwnLayout_ = restoreState(settings.value(QStringLiteral("docks")).toByteArray(), kLayoutVersion);
  useTool(session_.hand().tool());
  showTitle();
  showState();
  followTheme(static_cast<Theme>(settings.value(QStringLiteral("theme"), static_cast<int>(Theme::System)).toInt()));
  OpenWindows::instance().add(*this);
}

void MainWindow::present() {
  const QSize room = screen() ? screen()->availableSize() : kWanted;
  const bool hasRoom = room.width() >= kWanted.width() + kFrame && room.height() >= kWanted.height() + kFrame;
  hasOwnPlace_ || hasRoom ? show() : showMaximized();
}

// Fields write their text when they lose the focus, which needs a complete window.
MainWindow::~MainWindow() {
  closeDialogs();
  OpenWindows::instance().remove(*this);
  canvas_->setTool(nullptr);
}

// --- docks

// The content is made with the dock as its parent: a widget that gets its parent late is styled anew with all that is
// in it.
QDockWidget* MainWindow::dock(const QString& id, const QString& title, Qt::DockWidgetArea area,
                              const std::function<QWidget*(QWidget* parent)>& make) {
  auto* made = new QDockWidget(title, this);
  made->setObjectName(id);
  made->setWidget(make(made));
  // On Wayland a floated dock can't be docked again (QTBUG-87332).
  QDockWidget::DockWidgetFeatures features = QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable;
  if (QGuiApplication::platformName() != QLatin1String("wayland")) features |= QDockWidget::DockWidgetFloatable;
  made->setFeatures(features);
  made->setTitleBarWidget(new DockTitle(*made));
  addDockWidget(area, made);
  docks_ << made;
  // Qt's own action would close a dock of which only the tab is visible.
  QAction* toggle = made->toggleViewAction();
  disconnect(toggle, &QAction::triggered, made, nullptr);
  connect(toggle, &QAction::triggered, made, [this, made] { toggleDock(*made); });
  return made;
}

void MainWindow::bringForward(QDockWidget& dock) {
  dock.show();
  layout()->activate();  // or Qt has no tab yet for a dock that was closed
  dock.raise();
}

void MainWindow::goToDock(QDockWidget& dock) {
  bringForward(dock);
  if (&dock == countersDock_) {
    tray_->takeKeyboard();
  } else {
    focusFirst(*dock.widget());
  }
}

void MainWindow::toggleDock(QDockWidget& dock) {
  const bool isSeen = dock.isVisible() && !dock.visibleRegion().isEmpty();
  isSeen ? static_cast<void>(dock.close()) : goToDock(dock);
  dock.toggleViewAction()->setChecked(!isSeen);
}

void MainWindow::buildDocks() {
  QDockWidget* terrain = dock(QStringLiteral("dock.terrain"), tr("Terrain"), Qt::LeftDockWidgetArea,
                              [this](QWidget* parent) { return palette_ = new PalettePanel(session_, parent); });
  countersDock_ = dock(QStringLiteral("dock.counters"), tr("Counters"), Qt::LeftDockWidgetArea,
                       [this](QWidget* parent) { return tray_ = new CounterTray(session_, parent); });
  inspectorDock_ = dock(QStringLiteral("dock.inspector"), tr("Inspector"), Qt::RightDockWidgetArea,
                        [this](QWidget* parent) { return inspector_ = new InspectorPanel(session_, parent); });
  problemsDock_ = dock(QStringLiteral("dock.problems"), tr("Problems"), Qt::RightDockWidgetArea,
                       [this](QWidget* parent) { return problems_ = new ProblemsPanel(session_, parent); });
  QDockWidget* history = dock(QStringLiteral("dock.history"), tr("History"), Qt::BottomDockWidgetArea,
                              [this](QWidget* parent) { return history_ = new HistoryPanel(session_, parent); });
  connect(history_, &HistoryPanel::forgetWanted, this, &MainWindow::askForgetEdits);
  connect(history_, &HistoryPanel::compareWanted, this,
          [this](qint64 version) { compareDialog().compareVersion(version); });
  scheduleDock_ = makeScheduleDock();
  tabifyDockWidget(terrain, countersDock_);
  terrain->raise();
  QDockWidget* layers = dock(QStringLiteral("dock.layers"), tr("Layers"), Qt::RightDockWidgetArea,
                             [this](QWidget* parent) { return new LayersPanel(session_, parent); });
  QDockWidget* overview = dock(QStringLiteral("dock.overview"), tr("Overview"), Qt::LeftDockWidgetArea,
                               [this](QWidget* parent) { return minimap_ = new Minimap(session_, *canvas_, parent); });
  setSpokenRole(*minimap_, QAccessible::Graphic);
  rulesOnMapDock_ =
      dock(QStringLiteral("dock.rulesOnMap"), tr("Rules on the map"), Qt::RightDockWidgetArea, [this](QWidget* parent) {
        auto* panel = new RulesOnMapPanel(session_, canvas_->rulesOnMap(), parent);
        connect(panel, &RulesOnMapPanel::ruleWanted, this, [this](const std::string& path) { showRules(path); });
        return panel;
      });
  proposalsDock_ = makeProposalsDock();
  tabifyDockWidget(problemsDock_, layers);
  tabifyDockWidget(layers, rulesOnMapDock_);
  tabifyDockWidget(inspectorDock_, proposalsDock_);  // where there is room for its list
  inspectorDock_->raise();
  problemsDock_->raise();
  setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
  if (isOnNarrowScreen()) {
    addDockWidget(Qt::RightDockWidgetArea, terrain);
    for (QDockWidget* each : {countersDock_, inspectorDock_, problemsDock_, layers, rulesOnMapDock_, proposalsDock_,
                              history, scheduleDock_, overview}) {
      tabifyDockWidget(terrain, each);
    }
    terrain->raise();
  } else if (isOnSmallScreen()) {
    tabifyDockWidget(history, scheduleDock_);
    tabifyDockWidget(history, overview);
    history->raise();
  }
  proposalsDock_->hide();
  shareRoom();
}

// Large letters count like a small screen.
bool MainWindow::isOnSmallScreen() const {
  return screen() && screen()->availableSize().height() / textScale() < 900;
}

// On such a screen two columns of docks would leave no room for the map.
bool MainWindow::isOnNarrowScreen() const {
  return screen() && screen()->availableSize().width() / textScale() < 1100;
}

// Qt forgets sizes given before a window has been laid out, so this is done again then.
void MainWindow::shareRoom() {
  const auto dockOf = [this](const char* id) { return findChild<QDockWidget*>(QLatin1String(id)); };
  QDockWidget* terrain = dockOf("dock.terrain");
  QDockWidget* inspector = dockOf("dock.inspector");
  if (isOnNarrowScreen()) return resizeDocks({terrain}, {qRound(340 * textScale())}, Qt::Horizontal);
  const bool isSmall = isOnSmallScreen();
  if (!isSmall) resizeDocks({terrain, dockOf("dock.overview")}, {height(), 215}, Qt::Vertical);
  resizeDocks({dockOf("dock.history")}, {isSmall ? 130 : 270}, Qt::Vertical);
  if (!isSmall) resizeDocks({dockOf("dock.history"), scheduleDock_}, {260, 720}, Qt::Horizontal);
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
  QSettings().setValue(QStringLiteral("theme"), static_cast<int>(theme));
  followTheme(theme);
  for (MainWindow* each : OpenWindows::instance().all()) {
    if (each != this) each->followTheme(theme);
  }
}

void MainWindow::followTheme(Theme theme) {
  canvas_->setDark(colours().dark);
  minimap_->setDark(colours().dark);
  fan_->setAlarmColour(colours().error);
  commands_->refreshIcons();
  commands_->action(QStringLiteral("view.grid"))->setIcon(icon(u"hex-grid"));
  const char* chosen = theme == Theme::Light ? "view.light" : theme == Theme::Dark ? "view.dark" : "view.system";
  commands_->action(QLatin1String(chosen))->setChecked(true);
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
  dialog.setPictures([](const QString& path) {
    if (!keptThumbnail(path)) makeThumbnail(path);
    const auto kept = keptThumbnail(path);
    return kept ? QPixmap::fromImage(kept->picture) : QPixmap();
  });
  if (dialog.exec() != QDialog::Accepted) return;
  MainWindow& room = OpenWindows::instance().roomBeside(*this);
  room.files().openNew(dialog.battle(), dialog.title());
  OpenWindows::instance().bringForward(room);
}

void MainWindow::showAbout() {
  QMessageBox::about(this, tr("About Redoubt"),
                     tr("<b>Redoubt %1</b><br>Scenario and map editor for hex-and-counter battles.<br><br>"
                        "MIT licence, © The Redoubt authors.<br>Qt and the Breeze icons are used under the LGPL, the "
                        "fonts under the Open Font License.")
                         .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::WindowStateChange) {
    commands_->action(QStringLiteral("view.fullScreen"))->setChecked(isFullScreen());
  }
  QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  OpenWindows::instance().closing(*this);
  QSettings settings;
  settings.setValue(QStringLiteral("geometry"), saveGeometry());
  // Not stored if the docks were never shown.
  if (hasOwnLayout_) settings.setValue(QStringLiteral("docks"), hiddenLayout_.value_or(saveState(kLayoutVersion)));
  closeDialogs();
  event->accept();
}

// A field accepts its text when it loses the focus, a text of a rule when the focus moves to another field of its
// window. A dialog is closed before the dialog that opened it.
void MainWindow::closeDialogs() {
  const QList<QDialog*> dialogs = findChildren<QDialog*>();
  for (auto dialog = dialogs.rbegin(); dialog != dialogs.rend(); ++dialog) {
    FieldText::finishIn(**dialog);
    if (QWidget* field = (*dialog)->focusWidget()) field->clearFocus();
    (*dialog)->close();
  }
  if (QWidget* field = focusWidget()) field->clearFocus();
}

}  // namespace redoubt::editor
