#pragma once

#include <QHash>
#include <QMainWindow>
#include <QVariantMap>
#include <functional>
#include <initializer_list>
#include <memory>

#include "editor/abilities/abilities.h"
#include "editor/app/battle_files.h"
#include "editor/app/command_palette.h"
#include "editor/app/commands.h"
#include "editor/app/needs.h"
#include "editor/dialogs/values/rules_entries.h"
#include "editor/session/session.h"
#include "editor/style/theme.h"

class QActionGroup;
class QDockWidget;
class QStackedWidget;

namespace redoubt::editor {

class CanvasTool;
struct CanvasHit;
class CounterTray;
class CompareDialog;
class HistoryPanel;
class InspectorPanel;
class LabelTool;
class MapCanvas;
class Minimap;
class NoticeBar;
class ForcesDialog;
class OrdersDialog;
class PalettePanel;
class ProblemsPanel;
class ProposalTool;
class RulesDialog;
class ScenarioBar;
class SelectTool;
class StackFan;
class StampStore;
class StatusLine;
class ToolOptionsBar;
class TracksDialog;

/// The session of a window, as a base class of it: base classes are destroyed after the widgets in the window, which Qt
/// deletes in QWidget's destructor, when the window's own members are already destroyed. Virtual, because only virtual
/// base classes are constructed first and destroyed last.
struct SessionOfWindow {
  Session session_;
};

/// The window: canvas in the middle, palette and counters at the left, inspector and problems at the right, history
/// below; every command in one registry behind menus, tool bars and shortcuts.
class MainWindow : public QMainWindow, private virtual SessionOfWindow {
  Q_OBJECT

 public:
  MainWindow();
  ~MainWindow() override;

  /// Shows the window at its former place; the first time in its usual size, or maximized if that does not fit.
  void present();

  Session& session() { return session_; }
  MapCanvas& canvas() { return *canvas_; }
  Commands& commands() { return *commands_; }
  BattleFiles& files() { return *files_; }
  /// Takes a picture file into the battle and lays it under the map.
  void layPicture(const QString& file);
  /// Lays a picture under the map that stays a file of its own.
  void linkPicture(const QString& file);
  ProblemsPanel& problems() { return *problems_; }
  HistoryPanel& history() { return *history_; }
  CounterTray& tray() { return *tray_; }
  /// The file of the open battle; empty if none is open.
  QString openFile() const;
  /// The window's position and view of its battle, for the next sitting.
  QVariantMap place() const;
  void recallPlace(const QVariantMap& place);
  /// The guide's page on what has the focus: a tool, a dock or the window.
  QString guidePage() const;
  InspectorPanel& inspector() { return *inspector_; }
  PalettePanel& palette() { return *palette_; }
  StackFan& fan() { return *fan_; }

  /// Sets the theme of all windows.
  void setTheme(Theme theme);
  void chooseLanguage(const QString& code);
  void resetLayout();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  /// Tab skips docks that are behind others.
  bool focusNextPrevChild(bool next) override;

 private:
  void addFileCommands();
  void tellWritten(const QString& path);
  void tellExported(const QString& path);
  void askImport();
  void askPicture();
  void askLinkedPicture();
  std::optional<std::string> bytesOfPicture(const QString& file);
  void addWindowCommands();
  void addHelpCommands();
  /// Puts the selected area, or the part of the map in the window, on the clipboard.
  void copyPicture();
  void addEditCommands();
  void addViewCommands();
  void addMapThemes();
  void addEstimates();
  void addUpright();
  void showFaultsOf(const QString& themeFile);
  /// Commands for the abilities of counters that the canvas shows.
  void addAbilityCommands();
  void addExtensionCommands();
  void takeExtensions();
  void fillExtensions();
  /// Runs what an extension offers, by its name and the id of the offer.
  void runExtension(const QString& name, const QString& id);
  void addPaceCommands();
  void addRulesOnMap();
  /// Shows the rule of that path on the map; with an empty one nothing.
  void showOnMap(const std::string& path);
  /// The rules that the map can show, and for whom.
  void fillRulesOnMap(QMenu& menu);
  std::vector<CommandPalette::Offer> mapRuleOffers();
  /// Shows the reach at this pace.
  void setPace(Pace pace);
  void addToolCommands();
  void addAreaCommands();
  void addStampCommands();
  void addMapCommands();
  void addScanCommands();
  void addScanViews();
  void showRegister();
  QDockWidget* makeProposalsDock();
  QDockWidget* makeScheduleDock();
  ProposalTool& proposalTool() const;
  void addBattleCommands();
  void makeTools();
  void connectCanvas();
  /// The context menu of the selection, or of a point of the map.
  void showMapMenu(const CanvasHit& hit, QPoint global);
  /// Adds commands to a menu, after a separator.
  void offer(QMenu& menu, std::initializer_list<const char*> commands);
  void showCommandsOfGame();
  void offerCounters(QMenu& menu);
  void offerSecondHex(QMenu& menu);
  void offerSteps(QMenu& menu);
  void offerStartRules(QMenu& menu);
  void offerHex(QMenu& menu, const CanvasHit& hit);
  void offerNames(QMenu& menu, const CanvasHit& hit);
  void offerSymbols(QMenu& menu, const CanvasHit& hit);
  void offerZones(QMenu& menu, hex::HexKey hex);
  void offerSide(QMenu& menu, const CanvasHit& hit);
  void offerProblems(QMenu& menu, const CanvasHit& hit);
  void offerArea(QMenu& menu);
  LabelTool* names() const;
  void copyArea();
  void clearArea();
  void arrangeNames();
  void showTerrainLibrary();
  void showTry();
  CompareDialog& compareDialog();
  void showCompare();
  void askMerge();
  void mergeWith(const QString& path);
  void showFirstTurn();
  /// Opens the rules at this rule or setting; with an empty key the present one stays open.
  RulesDialog& showRules(const RuleAddress& key);
  ForcesDialog& showForces();
  OrdersDialog& showOrders();
  TracksDialog& showTracks();
  /// Opens the battle's data, at a table or row if the goal names one.
  void showRecords(const RecordGoal& goal);
  /// Brings the only window of its kind for this one to the front, making it if needed.
  template <class Dialog>
  Dialog& singleWindow();
  /// Opens the house checks, at this one if one is given.
  void showHouseChecks(std::optional<Id<model::HouseCheck>> check);
  /// Opens the target of a finding if it is not on the map or a counter.
  void leadTo(const FindingGoal& goal);
  void addCounterCommands();
  void addStackCommands();
  /// Chooses the select tool and starts one of its requests.
  void makeLadder();
  void askOfSelectTool(void (SelectTool::*ask)());
  void selectCounters(const std::vector<Id<model::Placement>>& counters);
  void addCheckCommands();
  void addToolsCommands();
  void buildMenus();
  void buildToolBars();
  void buildDocks();
  QDockWidget* dock(const QString& id, const QString& title, Qt::DockWidgetArea area,
                    const std::function<QWidget*(QWidget* parent)>& make);
  /// Opens a dock, in front of those in the same place.
  void bringForward(QDockWidget& dock);
  /// The same, and gives it the keyboard.
  void goToDock(QDockWidget& dock);
  /// Closes a visible dock, and goes to one that is closed or behind another.
  void toggleDock(QDockWidget& dock);
  void useTool(const QString& id);
  /// As a person does: the focus moves to the map, or to the tray for a counter to place.
  void takeTool(const QString& id);
  void showState();
  void addPaneCommands();
  /// The terrains of the battle, for the command palette.
  std::vector<CommandPalette::Offer> paintOffers();
  /// Gives the keyboard to the next part of the window, including the map.
  void goToPane(int by);
  /// Whether it is in a dock that is completely hidden.
  bool isBehindAnother(const QWidget& widget) const;
  bool isOnSmallScreen() const;
  bool isOnNarrowScreen() const;
  void shareRoom();
  void showWorkspace(bool shown);
  void showTitle();
  /// Makes the fields of window and dialogs accept their text, and closes the dialogs.
  void closeDialogs();
  void askVersionName();
  /// Shows the backups of the file at `path`.
  void showBackups(const QString& path);
  void askForgetEdits(std::int64_t sequence);
  void revertToOpened();
  /// Reports that the content is not what was last saved, and what can be done.
  void showAltered();
  void acceptContent();
  void askNewBattle();
  void showAbout();
  void followTheme(Theme theme);
  void fillRecent();
  void fillSamples();
  void fillWindows();

  Commands* commands_;
  Needs needs_{session_};
  BattleFiles* files_;
  MapCanvas* canvas_;
  NoticeBar* notice_ = nullptr;
  QStackedWidget* pages_;
  StatusLine* status_ = nullptr;
  ToolOptionsBar* options_ = nullptr;
  PalettePanel* palette_ = nullptr;
  QDockWidget* countersDock_ = nullptr;
  QDockWidget* inspectorDock_ = nullptr;
  QDockWidget* problemsDock_ = nullptr;
  QDockWidget* rulesOnMapDock_ = nullptr;
  QDockWidget* proposalsDock_ = nullptr;
  QDockWidget* scheduleDock_ = nullptr;
  ScenarioBar* scenarioBar_ = nullptr;
  CounterTray* tray_ = nullptr;
  InspectorPanel* inspector_ = nullptr;
  ProblemsPanel* problems_ = nullptr;
  HistoryPanel* history_ = nullptr;
  QList<QDockWidget*> docks_;
  QHash<QString, CanvasTool*> tools_;
  QActionGroup* toolActions_ = nullptr;
  QStringList mapCommands_;  ///< the commands on the whole map, in the order of the menu
  StampStore* stampStore_ = nullptr;
  Minimap* minimap_ = nullptr;
  StackFan* fan_ = nullptr;
  QMenu* recentMenu_ = nullptr;
  QMenu* samplesMenu_ = nullptr;
  QMenu* formations_ = nullptr;
  QMenu* windowMenu_ = nullptr;
  QMenu* extensionsMenu_ = nullptr;
  bool hasOwnPlace_ = false;   ///< its position on the screen is known from an earlier sitting
  bool hasOwnLayout_ = false;  ///< the docks have been arranged once, in this sitting or an earlier one
  QByteArray defaultLayout_;
  static constexpr int kLayoutVersion = 2;  ///< of the saved arrangement of docks
  std::optional<QByteArray> hiddenLayout_;  ///< of docks and tool bars, while no battle is open
};

template <class Dialog>
Dialog& MainWindow::singleWindow() {
  auto* dialog = findChild<Dialog*>();
  if (!dialog) {
    dialog = new Dialog(session_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
  }
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
  return *dialog;
}

}  // namespace redoubt::editor
