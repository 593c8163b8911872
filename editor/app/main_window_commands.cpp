#include <QActionGroup>
#include <QSettings>
#include <algorithm>

#include "editor/app/language.h"
#include "editor/app/main_window.h"
#include "editor/app/notice_bar.h"
#include "editor/boards/ladder_dialog.h"
#include "editor/boards/schedule_board.h"
#include "editor/canvas/map_canvas.h"
#include "editor/canvas/stack_fan.h"
#include "editor/dialogs/battle/translations_dialog.h"
#include "editor/dialogs/counters/counter_designer_dialog.h"
#include "editor/dialogs/forces/forces_dialog.h"
#include "editor/dialogs/house/house_checks_dialog.h"
#include "editor/dialogs/proof/double_entry_dialog.h"
#include "editor/dialogs/proof/proof_dialog.h"
#include "editor/dialogs/proof/report_dialog.h"
#include "editor/dialogs/records/records_dialog.h"
#include "editor/dialogs/rules/rules_dialog.h"
#include "editor/dialogs/scan/register_dialog.h"
#include "editor/dialogs/sheets/sheets_dialog.h"
#include "editor/dialogs/transcript/transcript_dialog.h"
#include "editor/dialogs/turns/orders_dialog.h"
#include "editor/dialogs/turns/tracks_dialog.h"
#include "editor/fields/undo_keys.h"
#include "editor/panels/battle_facts_dialog.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/problems_panel.h"
#include "editor/proposals/terrain_proposals.h"
#include "editor/tools/counter_choice.h"
#include "editor/tools/counter_verbs.h"
#include "editor/tools/proposal_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/words/words.h"

// The window's commands, each registered once with text, keys and action.
namespace redoubt::editor {

void MainWindow::addEditCommands() {
  Commands& c = *commands_;
  c.add({QStringLiteral("edit.undo"),
         tr("&Undo"),
         tr("Take back the last edit, also one of an earlier sitting."),
         QStringLiteral("edit-undo"),
         {QKeySequence::Undo}},
        [this](bool) {
          if (!canvas_->cancelStroke()) session_.undo();
        },
        {needs_.writable(), needs_.undo()});
  c.add({QStringLiteral("edit.redo"),
         tr("&Redo"),
         tr("Do the undone edit again."),
         QStringLiteral("edit-redo"),
         {QKeySequence(QLatin1String(kRedoKeys[0])), QKeySequence(QLatin1String(kRedoKeys[1]))}},
        [this](bool) {
          if (!canvas_->cancelStroke()) session_.redo();
        },
        {needs_.writable(), needs_.redo()});
}

void MainWindow::addAbilityCommands() {
  const auto add = [this](const QString& id, const QString& text, const QString& description, Qt::Key key,
                          Ability ability) {
    const QString setting = QStringLiteral("abilities/") + id.section(QLatin1Char('.'), 1);
    QAction* action = commands_->add({id, text, description, {}, {QKeySequence(Qt::SHIFT | key)}, true},
                                     [this, setting, ability](bool on) {
                                       canvas_->abilities().abilities().setShown(ability, on);
                                       QSettings().setValue(setting, on);
                                     });
    action->setChecked(QSettings().value(setting).toBool());
    canvas_->abilities().abilities().setShown(ability, action->isChecked());
  };
  add(QStringLiteral("view.reach"), tr("&Reach"),
      tr("Show where the selected counter can move, and what that costs. Shift and arrow keys ask for the way to a "
         "hex."),
      Qt::Key_R, Ability::Reach);
  add(QStringLiteral("view.sight"), tr("&Sight"),
      tr("Show what the selected counter, or hex, sees, and what is in the way. Shift and arrow keys ask for the line "
         "to a "
         "hex."),
      Qt::Key_S, Ability::Sight);
  add(QStringLiteral("view.facing"), tr("&Front, flank and rear"), tr("Show the zones round the selected counter."),
      Qt::Key_F, Ability::Zones);
  add(QStringLiteral("view.command"), tr("&Command range"),
      tr("Show from where a leader commands and which units, or whom a unit is under."), Qt::Key_C, Ability::Command);
  addPaceCommands();
}

void MainWindow::addPaceCommands() {
  Commands& c = *commands_;
  auto* group = new QActionGroup(this);
  const auto add = [&](const char* id, const QString& text, const QString& description, Pace pace) {
    QAction* action =
        c.add({QLatin1String(id), text, description, {}, {}, true}, [this, pace](bool) { setPace(pace); });
    action->setActionGroup(group);
    action->setChecked(pace == Pace::Usual);
  };
  add("view.pace.usual", tr("Reach at its &usual pace"), tr("Show where a move as usual leads."), Pace::Usual);
  add("view.pace.double", tr("Reach at &double time"), tr("Show where the selected counter comes at double time."),
      Pace::DoubleTime);
  add("view.pace.charge", tr("Reach of a c&harge"),
      tr("Show which hexes the selected counter can charge, and why not others."), Pace::Charge);
  add("view.pace.countercharge", tr("Reach of a c&ountercharge"),
      tr("Show where the selected counter can meet who moves in the enemy's movement."), Pace::Countercharge);
  add("view.pace.retreat", tr("Ways of re&treat"),
      tr("Show where the selected counter can go if it is driven back, and what is closed to it."), Pace::Retreat);
  c.add(
      {QStringLiteral("view.pace"),
       tr("&Next pace of the counter"),
       tr("Show its usual reach, double time, charge, countercharge and retreat in turn, as far as the rules have them "
          "for it."),
       {},
       {QKeySequence(Qt::SHIFT | Qt::Key_D)}},
      [this](bool) {
        Abilities& abilities = canvas_->abilities().abilities();
        const std::vector<Pace> paces = abilities.paces();
        const auto at = std::find(paces.begin(), paces.end(), abilities.pace());
        setPace(at == paces.end() || at + 1 == paces.end() ? paces.front() : *(at + 1));
      });
}

void MainWindow::setPace(Pace pace) {
  canvas_->abilities().abilities().setPace(pace);
  constexpr std::pair<Pace, const char*> kActions[] = {{Pace::Usual, "view.pace.usual"},
                                                       {Pace::DoubleTime, "view.pace.double"},
                                                       {Pace::Charge, "view.pace.charge"},
                                                       {Pace::Countercharge, "view.pace.countercharge"},
                                                       {Pace::Retreat, "view.pace.retreat"}};
  for (const auto& [each, id] : kActions) {
    if (each == pace) commands_->action(QLatin1String(id))->setChecked(true);
  }
  QAction* reach = commands_->action(QStringLiteral("view.reach"));
  if (!reach->isChecked()) reach->trigger();  // the pace has no effect while reach isn't shown
}

void MainWindow::addCounterCommands() {
  Commands& c = *commands_;
  const auto selected = [this] { return session_.hand().selection().placements; };
  c.add({QStringLiteral("counter.right"),
         tr("Turn &right"),
         tr("Turn the selected counters by 60° clockwise."),
         QStringLiteral("object-rotate-right"),
         {QKeySequence(Qt::Key_Z)}},
        [=, this](bool) { turnCounters(session_, selected(), 1); },
        {needs_.writable(), needs_.counters(), needs_.notStamping()});
  c.add({QStringLiteral("counter.left"),
         tr("Turn &left"),
         tr("Turn the selected counters by 60° anticlockwise."),
         QStringLiteral("object-rotate-left"),
         {QKeySequence(Qt::SHIFT | Qt::Key_Z)}},
        [=, this](bool) { turnCounters(session_, selected(), -1); },
        {needs_.writable(), needs_.counters(), needs_.notStamping()});
  c.add({QStringLiteral("counter.up"),
         tr("&Up in the stack"),
         {},
         QStringLiteral("go-up"),
         {QKeySequence(Qt::Key_PageUp)}},
        [=, this](bool) {
          if (selected().size() == 1) moveInStack(session_, selected().front(), -1);
        },
        {needs_.writable(), needs_.counters(), needs_.oneCounter()});
  c.add({QStringLiteral("counter.down"),
         tr("&Down in the stack"),
         {},
         QStringLiteral("go-down"),
         {QKeySequence(Qt::Key_PageDown)}},
        [=, this](bool) {
          if (selected().size() == 1) moveInStack(session_, selected().front(), 1);
        },
        {needs_.writable(), needs_.counters(), needs_.oneCounter()});
  c.add({QStringLiteral("counter.remove"),
         tr("&Take off the map"),
         tr("Remove the selected counters' placements."),
         QStringLiteral("edit-delete"),
         {QKeySequence(Qt::Key_Delete)}},
        [=, this](bool) { removeCounters(session_, selected()); }, {needs_.writable(), needs_.counters()});
  addStackCommands();
}

void MainWindow::addStackCommands() {
  Commands& c = *commands_;
  c.add({QStringLiteral("counter.fan"),
         tr("&Go through the stack"),
         tr("Spread the stack of the selected hex and go through it with the arrow keys."),
         {},
         {QKeySequence(Qt::Key_J)}},
        [this](bool) { fan_->takeKeyboard(); }, {needs_.open(), needs_.stack()});
  c.add({QStringLiteral("counter.face"),
         tr("&Face a hex…"),
         tr("Turn the selected counters to the hex you click, or go to with the arrow keys and press Enter."),
         {},
         {QKeySequence(Qt::Key_D)}},
        [this](bool) { askOfSelectTool(&SelectTool::askFacing); }, {needs_.writable(), needs_.counters()});
  c.add({QStringLiteral("counter.align"),
         tr("&Align along a line…"),
         tr("Spread the stacks of the selected counters evenly along the line you draw."),
         {},
         {}},
        [this](bool) { askOfSelectTool(&SelectTool::askLine); },
        {needs_.writable(), needs_.counters(), needs_.countersOfTwoHexes()});
  c.add({QStringLiteral("counter.ladder"),
         tr("&Make ladder of steps…"),
         tr("Make the steps of the selected units from their size, from numbered counters or from any figure."),
         {},
         {}},
        [this](bool) { makeLadder(); }, {needs_.writable(), needs_.units()});
  c.add({QStringLiteral("counter.selectInArea"),
         tr("Select the counters &in the area"),
         tr("Select all counters on the hexes of the selected area."),
         {},
         {}},
        [this](bool) { selectCounters(countersIn(session_, session_.hand().area())); }, {needs_.open(), needs_.area()});
  c.add({QStringLiteral("counter.selectCommand"),
         tr("Select the &whole command"),
         tr("Select all counters on the map that are under the same leader."),
         {},
         {}},
        [this](bool) { selectCounters(countersOfCommands(session_, session_.hand().selection().placements)); },
        {needs_.open(), needs_.counters()});
}

void MainWindow::makeLadder() {
  std::vector<Id<model::Unit>> units = unitsOf(session_);
  if (units.empty()) return;
  auto* dialog = new LadderDialog(session_, std::move(units), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void MainWindow::askOfSelectTool(void (SelectTool::*ask)()) {
  session_.hand().setTool(QStringLiteral("tool.select"));
  (qobject_cast<SelectTool*>(tools_.value(QStringLiteral("tool.select")))->*ask)();
  canvas_->setFocus();
}

void MainWindow::selectCounters(const std::vector<Id<model::Placement>>& counters) {
  if (counters.empty()) return notice_->showBriefly(tr("There is no counter there."));
  session_.hand().setTool(QStringLiteral("tool.select"));
  Selection selection;
  selection.hex = session_.setUp().placement(counters.front())->hex;
  selection.placements = counters;
  session_.hand().select(std::move(selection));
}

void MainWindow::addBattleCommands() {
  commands_->add({QStringLiteral("battle.rules"),
                  tr("&Rules…"),
                  tr("Read, try and change the rule values of this battle, and see where each comes from."),
                  QStringLiteral("view-list-details"),
                  {QKeySequence(Qt::CTRL | Qt::Key_R)}},
                 [this](bool) { showRules(RuleAddress()); }, {needs_.open()});
  commands_->add({QStringLiteral("battle.facts"),
                  tr("Title, date and &place…"),
                  tr("What the battle and its rules are called, and when and where it was."),
                  {},
                  {}},
                 [this](bool) {
                   auto* dialog = new BattleFactsDialog(session_, this);
                   dialog->setAttribute(Qt::WA_DeleteOnClose);
                   dialog->open();
                 },
                 {needs_.writable()});
  commands_->add(
      {QStringLiteral("battle.data"),
       tr("&Battle data…"),
       tr("All that the file holds, table by table: sources, questions, notes, scenarios, zones and the rest."),
       QStringLiteral("view-grid"),
       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}},
      [this](bool) { showRecords({}); }, {needs_.open()});
  commands_->add({QStringLiteral("battle.scenarios"),
                  tr("S&cenarios and variants…"),
                  tr("Make, copy, derive, rename, reorder and delete scenarios, their variants and set-up blocks."),
                  {},
                  {}},
                 [this](bool) {
                   const auto scenario = session_.setUp().scenario();
                   showRecords({std::string(model::Scenario::kTable),
                                scenario ? model::keyText<model::Scenario>(*scenario) : std::string()});
                 },
                 {needs_.open()});
  commands_->add({QStringLiteral("battle.translations"),
                  tr("Trans&lations…"),
                  tr("The titles, names and sentences of this battle in other languages."),
                  QStringLiteral("preferences-desktop-locale"),
                  {}},
                 [this](bool) { singleWindow<TranslationsDialog>(); }, {needs_.open()});
  commands_->add({QStringLiteral("transcribe-text"),
                  tr("Import text…"),
                  tr("Read the set-ups, manifests and schedules that a rulebook prints into this battle."),
                  QStringLiteral("document-import"),
                  {}},
                 [this](bool) { singleWindow<TranscriptDialog>(); }, {needs_.open()});
  commands_->add(
      {QStringLiteral("counter-sheets"),
       tr("Counter sheets…"),
       tr("Read the counters of a scanned sheet into this battle, and make their crops what they look like."),
       QStringLiteral("view-grid"),
       {}},
      [this](bool) { singleWindow<SheetsDialog>(); }, {needs_.open()});
  commands_->add(
      {QStringLiteral("battle.proof"),
       tr("Proofr&eading…"),
       tr("Walk through every value beside the text or the map that it is from, and confirm it or set it right."),
       {},  // a tick would look as if it were checked
       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)}},
      [this](bool) { singleWindow<ProofDialog>(); }, {needs_.open()});
  commands_->add({QStringLiteral("battle.doubleEntry"),
                  tr("Do&uble entry…"),
                  tr("Compare with another transcription of this battle, and settle what the two say differently."),
                  {},
                  {}},
                 [this](bool) { singleWindow<DoubleEntryDialog>(); }, {needs_.open()});
  commands_->add(
      {QStringLiteral("battle.report"),
       tr("Tra&nscription report…"),
       tr("How much of this battle is printed, derived, estimated, unknown and confirmed, to be read or saved."),
       {},
       {}},
      [this](bool) { singleWindow<ReportDialog>(); }, {needs_.open()});
  commands_->add({QStringLiteral("counter.design"),
                  tr("Design counters…"),
                  tr("Lay out what is on the counters of unit types, part by part, and add symbols of your own."),
                  QStringLiteral("configure"),
                  {}},
                 [this](bool) { singleWindow<CounterDesignerDialog>(); }, {needs_.open()});
  commands_->add({QStringLiteral("battle.forces"),
                  tr("&Forces…"),
                  tr("Make and arrange armies, commands, leaders and units, and type or paste the manifest."),
                  QStringLiteral("view-list-tree"),
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)}},
                 [this](bool) { showForces(); }, {needs_.open()});
  commands_->add({QStringLiteral("battle.orders"),
                  tr("Or&ders and events…"),
                  tr("What a scenario orders before play, what happens in it, and where its stocks and tracks begin."),
                  QStringLiteral("flag"),
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)}},
                 [this](bool) { showOrders(); }, {needs_.open()});
  commands_->add({QStringLiteral("battle.tracks"),
                  tr("&Tracks and schedule…"),
                  tr("Make and change the tracks beside the map, and say who is activated and who enters when."),
                  QStringLiteral("view-calendar"),
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)}},
                 [this](bool) { showTracks(); }, {needs_.open()});
  commands_->add({QStringLiteral("battle.houseChecks"),
                  tr("&House checks…"),
                  tr("Write checks of your own: queries whose rows are problems of this battle."),
                  QStringLiteral("view-filter"),
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)}},
                 [this](bool) { showHouseChecks(std::nullopt); }, {needs_.open()});
  commands_->add(
      {QStringLiteral("battle.try"),
       tr("Try it &out…"),
       tr("What the rules make of an attack, of fire or another action on the selected hex: strengths, what acts "
          "on them, the chance of each result; and zones, supply, command and sight."),
       QStringLiteral("office-chart-bar"),
       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}},
      [this](bool) { showTry(); }, {needs_.open(), needs_.tries()});
  commands_->add(
      {QStringLiteral("battle.firstTurn"),
       tr("F&irst turn…"),
       tr("What the set-up holds for the first turn: who can shoot at whom, attack and charge, who arrives, who "
          "is out of command or supply."),
       {},
       {}},
      [this](bool) { showFirstTurn(); }, {needs_.open()});
}

void MainWindow::showRegister() {
  singleWindow<RegisterDialog>();
}

ForcesDialog& MainWindow::showForces() {
  return singleWindow<ForcesDialog>();
}

OrdersDialog& MainWindow::showOrders() {
  return singleWindow<OrdersDialog>();
}

TracksDialog& MainWindow::showTracks() {
  const bool isOpen = findChild<TracksDialog*>();
  auto& tracks = singleWindow<TracksDialog>();
  if (!isOpen) {
    connect(&tracks, &TracksDialog::eventWanted, this, [this](Id<model::Event> event) { showOrders().choose(event); });
    connect(&tracks, &TracksDialog::eventsWanted, this, [this] { showOrders().showEvents(); });
  }
  return tracks;
}

// Below the map, where its entry hexes light up.
QDockWidget* MainWindow::makeScheduleDock() {
  return dock(QStringLiteral("dock.schedule"), tr("Schedule"), Qt::BottomDockWidgetArea, [this](QWidget* parent) {
    auto* board = new ScheduleBoard(session_, parent);
    connect(board, &ScheduleBoard::entryWanted, this, [this](Id<model::Entry> entry) { showTracks().choose(entry); });
    connect(board, &ScheduleBoard::lineWanted, this, [this](Id<model::PoolLine> line) { showTracks().choose(line); });
    return board;
  });
}

void MainWindow::showRecords(const RecordGoal& goal) {
  const model::TableInfo* table = model::tableNamed(goal.table);
  auto& records = singleWindow<RecordsDialog>();
  if (table) records.choose(*table, goal.key);
}

void MainWindow::showHouseChecks(std::optional<Id<model::HouseCheck>> check) {
  auto& checks = singleWindow<HouseChecksDialog>();
  if (check) checks.choose(*check);
}

RulesDialog& MainWindow::showRules(const RuleAddress& key) {
  const bool isOpen = findChild<RulesDialog*>();
  auto& rules = singleWindow<RulesDialog>();
  if (!isOpen) connect(&rules, &RulesDialog::questionWanted, inspector_, &InspectorPanel::showQuestion);
  if (!key.empty()) rules.choose(key);
  return rules;
}

void MainWindow::leadTo(const FindingGoal& goal) {
  if (const auto* rule = std::get_if<RuleGoal>(&goal)) {
    RulesDialog& rules = showRules(rule->path);
    if (rule->isWithoutOrigin) rules.showWithoutOrigin();
  } else if (const auto* setting = std::get_if<SettingGoal>(&goal)) {
    showRules({setting->path, setting->scenario});
  } else if (const auto* house = std::get_if<HouseCheckGoal>(&goal)) {
    showHouseChecks(house->check);
  } else if (const auto* order = std::get_if<OrderGoal>(&goal)) {
    showOrders().choose(order->order);
  } else if (const auto* event = std::get_if<EventGoal>(&goal)) {
    showOrders().choose(event->event);
  } else if (const auto* track = std::get_if<TrackGoal>(&goal)) {
    showTracks().choose(track->track);
  } else if (const auto* line = std::get_if<PoolGoal>(&goal)) {
    showTracks().choose(line->line);
  } else if (const auto* entry = std::get_if<EntryGoal>(&goal)) {
    showTracks().choose(entry->entry);
  } else if (const auto* zone = std::get_if<ZoneGoal>(&goal)) {
    ToolOptions options = session_.hand().options();
    options.zone = zone->zone;
    session_.hand().setOptions(std::move(options));
    if (session_.isReadOnly()) return notice_->showBriefly(Words::readOnlyReason(session_));
    session_.hand().setTool(QStringLiteral("tool.zone"));
  } else if (const auto* record = std::get_if<RecordGoal>(&goal)) {
    showRecords(*record);
  }
}

void MainWindow::addCheckCommands() {
  Commands& c = *commands_;
  c.add({QStringLiteral("check.next"),
         tr("&Next problem"),
         tr("Jump to the next problem."),
         QStringLiteral("go-next"),
         {QKeySequence(Qt::Key_F8)}},
        [this](bool) {
          if (session_.hand().tool() == QLatin1String("tool.proposals") && canvas_->proposals().openHexes() > 0) {
            return proposalTool().goToLeastCertain();  // wherever the keyboard is
          }
          problems_->next();
          bringForward(*problemsDock_);  // the problem's text must be visible, even if the jump opened another dock
          if (!problems_->isAncestorOf(QApplication::focusWidget())) canvas_->setFocus();
        },
        {needs_.open()});
  c.add({QStringLiteral("check.fix"),
         tr("&Fix this problem"),
         tr("Apply the fix of the current problem."),
         QStringLiteral("tools-wizard"),
         {QKeySequence(Qt::ALT | Qt::Key_Return)}},
        [this](bool) {
          if (!problems_->fixCurrent()) notice_->showBriefly(tr("This problem has no fix of its own."));
        },
        {needs_.writable()});
  c.add({QStringLiteral("check.waive"),
         tr("&Waive the chosen problems…"),
         tr("Keep the chosen problems as they are, with the reason."),
         {},
         {QKeySequence(Qt::ALT | Qt::Key_Delete)}},
        [this](bool) {
          if (!problems_->waiveChosen()) notice_->showBriefly(tr("Choose the problems in the Problems dock first."));
        },
        {needs_.writable()});
  connect(problems_, &ProblemsPanel::restored, this, [this](int problems) {
    notice_->showBriefly(tr("%n waived problem(s) restored. Undo waives them again.", nullptr, problems));
  });
  c.add({QStringLiteral("help.about"), tr("&About Redoubt"), {}, QStringLiteral("help-about"), {}},
        [this](bool) { showAbout(); });
}

}  // namespace redoubt::editor
