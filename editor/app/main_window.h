#pragma once

#include <QHash>
#include <QMainWindow>
#include <QVariantMap>
#include <initializer_list>
#include <memory>

#include "editor/app/battle_files.h"
#include "editor/app/command_palette.h"
#include "editor/app/commands.h"
#include "editor/dialogs/rules/rules_entries.h"
#include "editor/session/abilities.h"
#include "editor/session/session.h"
#include "editor/style/theme.h"

class QActionGroup;
class QDockWidget;
class QStackedWidget;

namespace redoubt::editor {

class CanvasTool;
struct CanvasHit;
class CounterTray;
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
class RulesDialog;
class ScenarioBar;
class SelectTool;
class StackFan;
class StampStore;
class StatusLine;
class ToolOptionsBar;
class TracksDialog;

/// The session of a window, as a base of it: bases end after the widgets in the window, which Qt deletes in QWidget's
/// destructor, when the window's own members are gone. Virtual, for only virtual bases are made first and end last.
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

  /// Shows the window where it was; for the first time in its usual size, or maximized where that does not fit.
  void present();

  Session& session() { return session_; }
  MapCanvas& canvas() { return *canvas_; }
  Commands& commands() { return *commands_; }
  BattleFiles& files() { return *files_; }
  ProblemsPanel& problems() { return *problems_; }
  HistoryPanel& history() { return *history_; }
  CounterTray& tray() { return *tray_; }
  /// The file of the open battle; empty if none is open.
  QString openFile() const;
  /// Where the window stands and what it shows of its battle, for the next sitting.
  QVariantMap place() const;
  void recallPlace(const QVariantMap& place);
  /// The pages of the guide on what has the keyboard: a tool, a dock or the window.
  QString guidePage() const;
  InspectorPanel& inspector() { return *inspector_; }
  PalettePanel& palette() { return *palette_; }
  StackFan& fan() { return *fan_; }

  /// Of all windows.
  void setTheme(Theme theme);
  void chooseLanguage(const QString& code);
  void resetLayout();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  /// Tab passes over docks that lie behind others.
  bool focusNextPrevChild(bool next) override;

 private:
  void addFileCommands();
  void tellWritten(const QString& path);
  void addWindowCommands();
  void addHelpCommands();
  /// Puts the selected area, or the part of the map in the window, on the clipboard.
  void copyPicture();
  void addEditCommands();
  void addViewCommands();
  void addMapThemes();
  void addEstimates();
  void showFaultsOf(const QString& themeFile);
  /// What of a counter's abilities the canvas shows.
  void addAbilityCommands();
  void addPaceCommands();
  /// Shows the reach at this pace.
  void setPace(Pace pace);
  void addToolCommands();
  void addAreaCommands();
  void addStampCommands();
  void addMapCommands();
  void addBattleCommands();
  void makeTools();
  void connectCanvas();
  /// The menu of what is selected or lies at a point of the map.
  void showMapMenu(const CanvasHit& hit, QPoint global);
  /// Commands, set off from what the menu has already.
  void offer(QMenu& menu, std::initializer_list<const char*> commands);
  void offerCounters(QMenu& menu);
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
  void showOdds();
  /// Opens the rules at this rule or setting; an empty key leaves open what is.
  RulesDialog& showRules(const RuleKey& key);
  ForcesDialog& showForces();
  OrdersDialog& showOrders();
  TracksDialog& showTracks();
  /// The battle's data, at a table or row if the goal names one.
  void showRecords(const RecordGoal& goal);
  /// The one window of its kind beside this one, brought to the front.
  template <class Dialog>
  Dialog& singleWindow();
  /// Opens the author's own checks at this one, if one is given.
  void showHouseChecks(std::optional<Id<model::HouseCheck>> check);
  /// What a finding leads to beside the map and the counters.
  void leadTo(const FindingGoal& goal);
  void addCounterCommands();
  void addStackCommands();
  /// Takes the select tool and has it ask for what it needs.
  void askOfSelectTool(void (SelectTool::*ask)());
  void selectCounters(const std::vector<Id<model::Placement>>& counters);
  void addCheckCommands();
  void addToolsCommands();
  /// Gives every disabled command its reason.
  void explainDisabled();
  QString whyDisabled(const QString& id) const;
  void buildMenus();
  void buildToolBars();
  void buildDocks();
  QDockWidget* dock(const QString& id, const QString& title, QWidget* content, Qt::DockWidgetArea area);
  /// Opens a dock, in front of those it shares its room with.
  void bringForward(QDockWidget& dock);
  /// The same, and gives it the keyboard.
  void goToDock(QDockWidget& dock);
  /// Closes a dock that is seen, and goes to one that is closed or lies behind another.
  void toggleDock(QDockWidget& dock);
  void useTool(const QString& id);
  /// As a person does: the keyboard goes to the map with it, or to the tray for a counter to place.
  void takeTool(const QString& id);
  void showState();
  void addPaneCommands();
  /// The terrains of the battle, for the command palette.
  std::vector<CommandPalette::Offer> paintOffers();
  /// Gives the keyboard to the next part of the window, the map among them.
  void goToPane(int by);
  /// Whether it is in a dock of which nothing is seen.
  bool isBehindAnother(const QWidget& widget) const;
  bool isOnSmallScreen() const;
  bool isOnNarrowScreen() const;
  void shareRoom();
  void showWorkspace(bool shown);
  void showTitle();
  /// Has the fields of window and dialogs keep what stands in them, and closes the dialogs.
  void closeDialogs();
  void askVersionName();
  /// The backups of the file at `path`.
  void showBackups(const QString& path);
  void askForgetEdits(std::int64_t sequence);
  void revertToOpened();
  /// Says that the content is not what was last saved, and what can be done.
  void showAltered();
  void acceptContent();
  void askNewBattle();
  void showAbout();
  void followTheme(Theme theme);
  void fillRecent();
  void fillSamples();
  void fillWindows();

  Commands* commands_;
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
  ScenarioBar* scenarioBar_ = nullptr;
  CounterTray* tray_ = nullptr;
  InspectorPanel* inspector_ = nullptr;
  ProblemsPanel* problems_ = nullptr;
  HistoryPanel* history_ = nullptr;
  QList<QDockWidget*> docks_;
  QHash<QString, CanvasTool*> tools_;
  QActionGroup* toolActions_ = nullptr;
  QStringList mapCommands_;  ///< what is done to the map as a whole, in the order of the menu
  StampStore* stampStore_ = nullptr;
  Minimap* minimap_ = nullptr;
  StackFan* fan_ = nullptr;
  QMenu* recentMenu_ = nullptr;
  QMenu* samplesMenu_ = nullptr;
  QMenu* windowMenu_ = nullptr;
  bool hasOwnPlace_ = false;   ///< where it was on the screen has been kept from an earlier sitting
  bool hasOwnLayout_ = false;  ///< the docks have been arranged once, in this sitting or an earlier one
  QByteArray defaultLayout_;
  static constexpr int kLayoutVersion = 2;  ///< of the saved arrangement of docks
  std::optional<QByteArray> hiddenLayout_;  ///< of docks and tool bars, while no battle is open
};

}  // namespace redoubt::editor
