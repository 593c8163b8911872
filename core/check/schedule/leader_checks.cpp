#include <algorithm>
#include <tuple>

#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/arrival.h"

namespace redoubt::check {
namespace {

using model::PoolKind;
using rules::Availability;
using Kind = Availability::Kind;

// Why it can't be decided whether a leader is present.
enum class Doubt { None, NoTurn, Dice, UnreadableDice };

struct Presence {
  Availability availability;
  Doubt doubt = Doubt::None;
};

// A problem of a leader in the schedule of a variant, with its turns and lines.
struct LeaderTrouble {
  LineTurns lines;
  std::optional<int> from;
};
using LeaderTroubles = std::map<std::tuple<Id<model::Leader>, Kind, Doubt>, LeaderTrouble>;

std::string_view codeOf(Kind kind) {
  switch (kind) {
    case Kind::NotPlaced: return "schedule-leader-unplaced";
    case Kind::Later: return "schedule-leader-late";
    case Kind::Restricted: return "schedule-leader-unavailable";
    default: return "schedule-undecidable";
  }
}

Phrase wordsFor(Doubt doubt) {
  switch (doubt) {
    case Doubt::Dice: return Phrase::of("details.doubt.dice");
    case Doubt::UnreadableDice: return Phrase::of("details.doubt.unreadable-dice");
    default: return Phrase::of("details.doubt.no-turn");
  }
}

// The schedule that holds in a scenario, as pool lines and turn by turn.
struct ScenarioSchedule {
  std::vector<const model::PoolLine*> rows;
  std::vector<rules::ScheduleLine> lines;
};

// The entry with dice that a leader uses in a set-up, or null.
const model::Entry* dicedEntry(const model::Battle& battle, const VariantSetUp& where, Id<model::Leader> leader) {
  for (const model::Placement* placement : where.placements) {
    if (placement->leader != leader || placement->rule != model::PlacementRule::Enters) continue;
    const model::Entry* entry = battle.find(placement->entry);
    if (entry && entry->dice) return entry;
  }
  return nullptr;
}

// Whether a leader that arrives by dice is present for a line. Lines that only say that the leader may arrive need no
// certainty.
Presence presenceByDice(const FindingCollector& collector, const VariantSetUp& where, const model::Entry& entry,
                        const rules::ScheduleLine& line) {
  const bool isAsked = line.kind != PoolKind::Dice && line.kind != PoolKind::Available;
  const auto plan = rules::arrivalPlan(entry.dice->text);
  if (!std::holds_alternative<rules::ArrivalPlan>(plan)) {
    return isAsked ? Presence{{Kind::Undecided, {}}, Doubt::UnreadableDice} : Presence{};
  }
  const auto& read = std::get<rules::ArrivalPlan>(plan);
  const rules::Arrival arrival = rules::arrivalOf(collector.book(), read);
  const rules::Chance byThen = arrival.until(line.turn);
  const auto game = rules::gameTurns(collector.battle(), collector.book(), where.scenario->id);
  // checkArrivals reports that the leader never arrives.
  if (!arrival.earliest() || (game && *arrival.earliest() > game->last)) return {};
  if (byThen == rules::Chance()) return {{Kind::Later, arrival.earliest()}, Doubt::None};
  const bool isSure = byThen == rules::Chance(1, 1) && !read.mayWait;
  return isSure || !isAsked ? Presence{} : Presence{{Kind::Undecided, {}}, Doubt::Dice};
}

Presence presenceOf(const FindingCollector& collector, const VariantSetUp& where, const ScenarioSchedule& schedule,
                    const rules::ScheduleLine& line) {
  const Availability found =
      rules::availability(collector.battle(), where.placements, schedule.rows, *line.leader, line.turn);
  if (found.kind != Kind::Undecided) return {found, Doubt::None};
  const model::Entry* entry = dicedEntry(collector.battle(), where, *line.leader);
  return entry ? presenceByDice(collector, where, *entry, line) : Presence{found, Doubt::NoTurn};
}

bool areOwn(const model::Battle& battle, const model::Scenario& scenario, const LineTurns& lines) {
  return std::all_of(lines.byLine.begin(), lines.byLine.end(), [&](const auto& line) {
    const auto* row = battle.find<model::PoolLine>(line.first);
    return row && row->scenario == scenario.id;
  });
}

void addTrouble(FindingCollector& collector, const VariantSetUp& where, const model::Leader& leader, Kind kind,
                Doubt doubt, const LeaderTrouble& trouble) {
  Arguments arguments{{"leader", leader.name}, {"turns", rangesText(trouble.lines.turns)}};
  if (trouble.from) arguments["from"] = std::to_string(*trouble.from);
  if (kind == Kind::Undecided) arguments["why"] = wordsFor(doubt);
  collector.add(codeOf(kind), where, check::subjectOf(leader), std::move(arguments)).place =
      Turn{*trouble.lines.turns.begin()};
  const auto* line = collector.battle().find<model::PoolLine>(trouble.lines.byLine.begin()->first);
  if (line) collector.cite(*line);
  // What is wrong here can be right in the scenario that the lines come from.
  if (kind == Kind::Undecided || !areOwn(collector.battle(), *where.scenario, trouble.lines)) return;
  if (auto edit = withoutTurns(collector.battle(), trouble.lines)) collector.fix("trim-schedule", std::move(*edit));
}

// The leader's start hex is printed on the counter; checkNotPlaced reports that for the whole army.
bool isOnCounter(const FindingCollector& collector, const VariantSetUp& where, Id<model::Leader> id) {
  const model::Leader* leader = collector.battle().find<model::Leader>(id);
  return leader && rules::isSetUpOnCounters(collector.battle(), collector.book(), where.placements, leader->army);
}

void lookAtSchedule(FindingCollector& collector, const VariantSetUp& where, const ScenarioSchedule& schedule) {
  LeaderTroubles troubles;
  for (const rules::ScheduleLine& line : schedule.lines) {
    if (!line.leader || line.kind == PoolKind::Unavailable) continue;
    const Presence presence = presenceOf(collector, where, schedule, line);
    const Kind kind = presence.availability.kind;
    if (kind == Kind::Available) continue;
    if (kind == Kind::NotPlaced && isOnCounter(collector, where, *line.leader)) continue;
    LeaderTrouble& trouble = troubles[{*line.leader, kind, presence.doubt}];
    trouble.lines.add(line);
    trouble.from = presence.availability.from;
  }
  for (const auto& [about, trouble] : troubles) {
    const auto& [id, kind, doubt] = about;
    const model::Leader* leader = collector.battle().find<model::Leader>(id);
    if (leader) addTrouble(collector, where, *leader, kind, doubt, trouble);
  }
}

using EntryIds = std::set<Id<model::Entry>>;

// The entries of a leader in the set-ups of a scenario.
EntryIds placedEntries(const FindingCollector& collector, Id<model::Scenario> scenario, Id<model::Leader> leader) {
  EntryIds entries;
  for (const VariantSetUp& where : collector.context().setUps()) {
    if (where.scenario->id != scenario) continue;
    for (const model::Placement* placement : where.placements) {
      const model::Entry* entry = placement->leader == leader ? collector.battle().find(placement->entry) : nullptr;
      if (entry) entries.insert(entry->id);
    }
  }
  return entries;
}

Phrase slugsOf(const model::Battle& battle, const EntryIds& ids) {
  std::vector<std::string> slugs;
  for (const Id<model::Entry> id : ids) slugs.push_back(battle.find<model::Entry>(id)->slug);
  return joined(slugs);
}

void lookAtEntry(FindingCollector& collector, const model::Scenario& scenario, const model::PoolLine& line) {
  const model::Leader* leader = collector.battle().find(line.leader);
  const model::Entry* entry = collector.battle().find(line.entry);
  if (!leader || !entry) return;
  const EntryIds placed = placedEntries(collector, scenario.id, leader->id);
  if (placed.empty() || placed.contains(entry->id)) return;
  Finding& finding =
      collector.add("enters-by-other-entry", check::subjectOf(line),
                    {{"leader", leader->name}, {"entry", entry->slug}, {"other", slugsOf(collector.battle(), placed)}});
  finding.scenario = scenario.slug;
  finding.place = Turn{line.firstTurn};
  collector.cite(line, "entry");
  if (placed.size() > 1 || line.scenario != scenario.id) return;
  model::PoolLine mended = line;
  mended.entry = *placed.begin();
  model::Edit edit;
  edit.put(std::move(mended));
  collector.fix("enter-as-placed", std::move(edit));
}

}  // namespace

std::vector<Finding> checkScheduleLeaders(const CheckContext& context) {
  FindingCollector collector(context);
  std::map<Id<model::Scenario>, ScenarioSchedule> schedules;
  for (const VariantSetUp& where : context.setUps()) {
    const auto [at, isNew] = schedules.try_emplace(where.scenario->id);
    if (isNew) {
      at->second = {rules::rowsIn<model::PoolLine>(context.battle(), where.scenario->id),
                    rules::schedule(context.battle(), context.book(), where.scenario->id)};
    }
    lookAtSchedule(collector, where, at->second);
  }
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    for (const auto* line : rules::rowsIn<model::PoolLine>(context.battle(), scenario->id)) {
      lookAtEntry(collector, *scenario, *line);
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
