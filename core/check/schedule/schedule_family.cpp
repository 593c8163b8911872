#include "core/check/families.h"
#include "core/check/schedule/schedule_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"schedule-leader-unplaced", Severity::Error},
    {"schedule-leader-late", Severity::Error},
    {"schedule-leader-unavailable", Severity::Error},
    {"schedule-undecidable", Severity::Warning},
    {"enters-by-other-entry", Severity::Warning},
    {"turn-outside-game", Severity::Error},
    {"turn-without-space", Severity::Warning},
    {"turn-track-missing", Severity::Warning},
    {"last-turn-beyond", Severity::Warning},
    {"turn-minutes-differ", Severity::Note},
    {"release-of-absent", Severity::Warning},
    {"release-of-free", Severity::Warning},
    {"arm-never-led", Severity::Error},
    {"arm-of-nobody", Severity::Note},
    {"entry-crowded", Severity::Note},
    {"entry-held", Severity::Warning},
    {"entry-exempt-unread", Severity::Warning},
    {"start-over", Severity::Warning},
    {"initiative-missing", Severity::Warning},
    {"start-never", Severity::Error},
    {"entry-without-turn", Severity::Warning},
    {"entry-turn-and-dice", Severity::Warning},
    {"enters-after-entry", Severity::Warning},
    {"arrival-malformed", Severity::Error},
    {"arrival-after-game", Severity::Error},
    {"arrival-odds", Severity::Note},
    {"dice-untold", Severity::Warning},
    {"entry-unused", Severity::Note},
    {"entry-of-other-army", Severity::Error},
    {"entry-of-other-scenario", Severity::Warning},
    {"entry-without-leader", Severity::Warning},
    {"line-of-other-army", Severity::Error},
    {"line-without-leader", Severity::Error},
    {"free-choice-without-count", Severity::Warning},
    {"choice-malformed", Severity::Error},
    {"choice-unknown-name", Severity::Error},
    {"schedule-twice", Severity::Warning},
    {"opens-not-in-pool", Severity::Warning},
    {"opens-twice", Severity::Error},
    {"turn-of-nobody", Severity::Warning},
    {"turn-without-pool", Severity::Warning},
    {"leader-never-in-pool", Severity::Warning},
    {"free-choice-too-many", Severity::Error},
    {"free-choice-short", Severity::Warning},
    {"overall-not-in-pool", Severity::Warning},
    {"pool-size-unusual", Severity::Note},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"trim-schedule", Severity::Note},
    {"enter-as-placed", Severity::Note},
    {"trim-to-game", Severity::Note},
    {"add-spaces", Severity::Note},
    {"leave-to-dice", Severity::Note},
    {"enter-in-turn", Severity::Note},
    {"give-entry", Severity::Note},
    {"line-to-own-army", Severity::Note},
    {"say-once", Severity::Note},
    {"extend-line", Severity::Note},
});

}  // namespace

Family scheduleFamily() {
  const TableSet schedule =
      tables<model::Scenario, model::PoolLine, model::Entry, model::Setting, model::Leader, model::Army>();
  const TableSet setUp = CheckContext::setUpTables();
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      wholeBattle("schedule-leaders", setUp | schedule, checkScheduleLeaders),
      wholeBattle("turns", schedule, checkTurns),
      wholeBattle("starts", schedule, checkStarts),
      wholeBattle("games", setUp | schedule | tables<model::Unit>(), checkGames),
      wholeBattle("turn-track", tables<model::Scenario, model::Setting, model::Track, model::Space>(), checkTurnTrack),
      wholeBattle("arrivals", schedule | tables<model::Placement>(), checkArrivals),
      wholeBattle("entries", setUp | schedule, checkEntries),
      wholeBattle("entry-room",
                  setUp | schedule | CheckContext::figureTables() |
                      tables<model::Zone, model::ZoneHex, model::Command, model::UnitCommand>(),
                  checkEntryRoom),
      wholeBattle("pool-lines", schedule, checkPoolLines),
      wholeBattle("pools", setUp | schedule, checkPools),
  };
  return family;
}

}  // namespace redoubt::check
