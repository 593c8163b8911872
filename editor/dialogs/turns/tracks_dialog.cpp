#include "editor/dialogs/turns/tracks_dialog.h"

#include "core/rules/turns/schedule_edit.h"
#include "editor/boards/schedule_board.h"
#include "editor/dialogs/turns/entry_page.h"
#include "editor/dialogs/turns/pool_page.h"
#include "editor/dialogs/turns/return_page.h"
#include "editor/dialogs/turns/tracks_page.h"
#include "editor/dialogs/turns/turns_page.h"

namespace redoubt::editor {
namespace {

constexpr QSize kWanted(1000, 700);

}  // namespace

TracksDialog::TracksDialog(Session& session, QWidget* parent)
    : ScenarioDialog(session, "tracks", parent),
      tracks_(new TracksPage(session)),
      pool_(new PoolPage(session)),
      entries_(new EntryPage(session)),
      schedule_(new ScheduleBoard(session)),
      turns_(new TurnsPage(session)) {
  setObjectName(QStringLiteral("trackWindow"));
  setWindowTitle(tr("Tracks and schedule"));
  addPage(tracks_, tr("&Tracks"));
  addPage(schedule_, tr("&Schedule"));
  addPage(pool_, tr("&Activations"));
  addPage(entries_, tr("&Entries"));
  addPage(new ReturnPage(session), tr("&Return points"));
  addPage(turns_, tr("T&urn by turn"));
  connect(schedule_, &ScheduleBoard::entryWanted, this, [this](Id<model::Entry> entry) { choose(entry); });
  connect(schedule_, &ScheduleBoard::lineWanted, this, [this](Id<model::PoolLine> line) { choose(line); });
  connect(turns_, &TurnsPage::entryWanted, this, [this](Id<model::Entry> entry) { choose(entry); });
  connect(turns_, &TurnsPage::lineWanted, this, [this](Id<model::PoolLine> line) { choose(line); });
  connect(turns_, &TurnsPage::eventWanted, this, &TracksDialog::eventWanted);
  connect(turns_, &TurnsPage::eventsWanted, this, &TracksDialog::eventsWanted);
  connect(turns_, &TurnsPage::arrivalsWanted, this, [this] { turnTo(entries_); });
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, [this] { refresh(); });
  begin(kWanted);
}

// Tracks, pools and entries name armies, leaders, players and zones.
bool TracksDialog::concern(const model::Changes& changes) const {
  using namespace model;
  return changes.touches<Track>() || changes.touches<Space>() || changes.touches<PoolLine>() ||
         changes.touches<Entry>() || changes.touches<ReturnPoint>() || changes.touches<Setting>() ||
         changes.touches<Scenario>() || changes.touches<Rule>() || changes.touches<Army>() ||
         changes.touches<Leader>() || changes.touches<Player>() || changes.touches<Zone>() ||
         changes.touches<Event>() || changes.touches<Command>() || changes.touches<Placement>() ||
         changes.touches<Unit>();
}

void TracksDialog::showSchedule() {
  turnTo(schedule_);
}

void TracksDialog::showTurns() {
  turnTo(turns_);
}

void TracksDialog::choose(Id<model::Track> track) {
  turnTo(tracks_);
  tracks_->choose(track);
}

void TracksDialog::choose(Id<model::PoolLine> line) {
  const model::PoolLine* row = session_.battle().find<model::PoolLine>(line);
  if (!row) return;
  if (scenario_) showWhereItHolds(*row, rules::rowsIn<model::PoolLine>(session_.battle(), *scenario_));
  turnTo(pool_);
  pool_->choose(line);
}

void TracksDialog::choose(Id<model::Entry> entry) {
  const model::Entry* row = session_.battle().find<model::Entry>(entry);
  if (!row) return;
  if (scenario_) showWhereItHolds(*row, rules::entriesIn(session_.battle(), *scenario_));
  turnTo(entries_);
  entries_->choose(entry);
}

}  // namespace redoubt::editor
