#include "editor/dialogs/turns/tracks_dialog.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/rules/turns/schedule_edit.h"
#include "core/rules/turns/set_up.h"
#include "editor/dialogs/rules/rules_words.h"
#include "editor/dialogs/terrain/terrain_words.h"
#include "editor/dialogs/turns/entry_page.h"
#include "editor/dialogs/turns/pool_page.h"
#include "editor/dialogs/turns/return_page.h"
#include "editor/dialogs/turns/tracks_page.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kWanted(1000, 700);
constexpr const char* kGeometry = "tracks/geometry";

template <class Row>
bool holds(const std::vector<const Row*>& rows, Id<Row> id) {
  return std::any_of(rows.begin(), rows.end(), [&](const Row* row) { return row->id == id; });
}

}  // namespace

TracksDialog::TracksDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      scenario_(session.scenario()),
      scenarios_(new QComboBox),
      obstacle_(new QLabel),
      tabs_(new QTabWidget),
      tracks_(new TracksPage(session)),
      pool_(new PoolPage(session)),
      entries_(new EntryPage(session)),
      returns_(new ReturnPage(session)) {
  setObjectName(QStringLiteral("trackWindow"));
  setWindowTitle(tr("Tracks and schedule"));
  arrange();
  connectSession();
  resize(kWanted);
  restoreGeometry(QSettings().value(QLatin1String(kGeometry)).toByteArray());
  refresh();
}

TracksDialog::~TracksDialog() {
  QSettings().setValue(QLatin1String(kGeometry), saveGeometry());
}

void TracksDialog::arrange() {
  obstacle_->setObjectName(QStringLiteral("tracks.obstacle"));
  obstacle_->setWordWrap(true);
  setRole(*obstacle_, "note");
  scenarios_->setObjectName(QStringLiteral("tracks.scenario"));
  scenarios_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  auto* caption = new QLabel(tr("&Scenario"));
  setRole(*caption, "second");
  caption->setBuddy(scenarios_);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(14, 10, 14, 6);
  top->setSpacing(10);
  top->addWidget(caption);
  top->addWidget(scenarios_);
  top->addStretch();
  tabs_->setObjectName(QStringLiteral("tracks.tabs"));
  tabs_->setDocumentMode(true);
  tabs_->addTab(tracks_, tr("&Tracks"));
  tabs_->addTab(pool_, tr("&Activations"));
  tabs_->addTab(entries_, tr("&Entries"));
  tabs_->addTab(returns_, tr("&Return points"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(obstacle_);
  column->addLayout(top);
  column->addWidget(tabs_, 1);
}

void TracksDialog::connectSession() {
  connect(scenarios_, &QComboBox::activated, this, [this] { showScenario({scenarios_->currentData().toLongLong()}); });
  connect(&session_, &Session::documentReplaced, this, [this] {
    scenario_ = session_.scenario();
    refresh();
  });
  connect(&session_, &Session::variantChanged, this, [this] {
    if (session_.scenario()) showScenario(*session_.scenario());
  });
  connect(&session_, &Session::accessChanged, this, &TracksDialog::refresh);
  connect(&session_, &Session::placementsChanged, this, &TracksDialog::refresh);
  connect(&session_, &Session::changed, this, &TracksDialog::follow);
  connect(&session_, &Session::findingsChanged, this, &TracksDialog::refresh);
  for (const auto& [key, work] :
       {std::pair(QKeySequence::Undo, &Session::undo), std::pair(QKeySequence::Redo, &Session::redo)}) {
    auto* shortcut = new QShortcut(QKeySequence(key), this);
    connect(shortcut, &QShortcut::activated, &session_, work);
  }
}

// Tracks, pools and entries name armies, leaders, players and zones.
void TracksDialog::follow(const model::Changes& changes) {
  using namespace model;
  if (changes.touches<Track>() || changes.touches<Space>() || changes.touches<PoolLine>() || changes.touches<Entry>() ||
      changes.touches<ReturnPoint>() || changes.touches<Setting>() || changes.touches<Scenario>() ||
      changes.touches<Rule>() || changes.touches<Army>() || changes.touches<Leader>() || changes.touches<Player>() ||
      changes.touches<Zone>() || changes.touches<Event>() || changes.touches<Placement>() || changes.touches<Unit>()) {
    refresh();
  }
}

void TracksDialog::refresh() {
  const QString obstacle = TerrainWords::obstacle(session_);
  obstacle_->setText(obstacle);
  obstacle_->setVisible(!obstacle.isEmpty());
  const auto all = rules::scenarios(session_.battle());
  const bool isThere = std::any_of(all.begin(), all.end(), [&](const auto* each) { return each->id == scenario_; });
  if (!isThere) scenario_ = all.empty() ? std::nullopt : std::optional(all.front()->id);
  showScenarios();
  tracks_->setScenario(scenario_);
  pool_->setScenario(scenario_);
  entries_->setScenario(scenario_);
  returns_->setScenario(scenario_);
}

void TracksDialog::showScenarios() {
  const QSignalBlocker blocker(scenarios_);
  scenarios_->clear();
  for (const model::Scenario* scenario : rules::scenarios(session_.battle())) {
    scenarios_->addItem(RulesWords::scenario(session_.battle(), scenario->id),
                        static_cast<qlonglong>(scenario->id.value));
    if (scenario->id == scenario_) scenarios_->setCurrentIndex(scenarios_->count() - 1);
  }
}

void TracksDialog::showScenario(Id<model::Scenario> scenario) {
  scenario_ = scenario;
  refresh();
}

void TracksDialog::choose(Id<model::Track> track) {
  tabs_->setCurrentWidget(tracks_);
  tracks_->choose(track);
}

void TracksDialog::choose(Id<model::PoolLine> line) {
  const model::PoolLine* row = session_.battle().find<model::PoolLine>(line);
  if (!row) return;
  if (!scenario_ || !holds(rules::rowsIn<model::PoolLine>(session_.battle(), *scenario_), line)) {
    showScenario(row->scenario);
  }
  tabs_->setCurrentWidget(pool_);
  pool_->choose(line);
}

void TracksDialog::choose(Id<model::Entry> entry) {
  const model::Entry* row = session_.battle().find<model::Entry>(entry);
  if (!row) return;
  if (!scenario_ || !holds(rules::entriesIn(session_.battle(), *scenario_), entry)) showScenario(row->scenario);
  tabs_->setCurrentWidget(entries_);
  entries_->choose(entry);
}

}  // namespace redoubt::editor
