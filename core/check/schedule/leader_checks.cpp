#include <algorithm>
#include <tuple>

#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/turns/arrival.h"
#include "core/rules/turns/set_up.h"

namespace redoubt::check {
namespace {

using model::PoolKind;
using rules::Availability;
using Kind = Availability::Kind;

// Why it can't be decided whether somebody is there.
enum class Doubt { None, NoTurn, Dice, UnreadableDice };

struct Presence {
  Availability availability;
  Doubt doubt = Doubt::None;
};

// What is wrong with a leader in the schedule of a variant, and in which turns of which lines.
struct LeaderTrouble {
  LineTurns lines;
  std::optional<int> from;
};
using Troubles = std::map<std::tuple<Id<model::Leader>, Kind, Doubt>, LeaderTrouble>;

std::string_view codeOf(Kind kind) {
  switch (kind) {
    case Kind::NotPlaced: return "schedule-leader-unplaced";
    case Kind::Later: return "schedule-leader-late";
    case Kind::Restricted: return "schedule-leader-unavailable";
    default: return "schedule-undecidable";
  }
}

rules::Phrase wordsFor(Doubt doubt) {
  switch (doubt) {
    case Doubt::Dice: return {"his entry is diced for", "o jego wejściu decyduje rzut kością"};
    case Doubt::UnreadableDice:
      return {"the dice of his entry can't be read", "nie da się odczytać rzutów jego wejścia"};
    default: return {"his entry has no turn", "jego wejście nie ma etapu"};
  }
}

// The schedule that holds in a scenario, as pool lines and turn by turn.
struct ScenarioSchedule {
  std::vector<const model::PoolLine*> rows;
  std::vector<rules::ScheduleLine> lines;
};

// The entry with dice by which a leader comes in a set-up, or null.
const model::Entry* dicedEntry(const model::Battle& battle, const VariantSetUp& where, Id<model::Leader> leader) {
  for (const model::Placement* placement : where.placements) {
    if (placement->leader != leader || placement->rule != model::PlacementRule::Enters) continue;
    const model::Entry* entry = battle.find(placement->entry);
    if (entry && entry->dice) return entry;
  }
  return nullptr;
}

// A leader's coming by dice, as far as a line asks for it. Lines that themselves only say that he may come need no
// certainty.
Presence presenceByDice(const Gathering& gathering, const VariantSetUp& where, const model::Entry& entry,
                        const rules::ScheduleLine& line) {
  const bool isAsked = line.kind != PoolKind::Dice && line.kind != PoolKind::Available;
  const auto plan = rules::arrivalPlan(entry.dice->text);
  if (!std::holds_alternative<rules::ArrivalPlan>(plan)) {
    return isAsked ? Presence{{Kind::Undecided, {}}, Doubt::UnreadableDice} : Presence{};
  }
  const auto& read = std::get<rules::ArrivalPlan>(plan);
  const rules::Arrival arrival = rules::arrivalOf(gathering.book(), read);
  const rules::Chance byThen = arrival.until(line.turn);
  const auto game = rules::gameTurns(gathering.battle(), gathering.book(), where.scenario->id);
  // checkArrivals says that he never comes.
  if (!arrival.earliest() || (game && *arrival.earliest() > game->last)) return {};
  if (byThen == rules::Chance()) return {{Kind::Later, arrival.earliest()}, Doubt::None};
  const bool isSure = byThen == rules::Chance(1, 1) && !read.mayWait;
  return isSure || !isAsked ? Presence{} : Presence{{Kind::Undecided, {}}, Doubt::Dice};
}

Presence presenceOf(const Gathering& gathering, const VariantSetUp& where, const ScenarioSchedule& schedule,
                    const rules::ScheduleLine& line) {
  const Availability found =
      rules::availability(gathering.battle(), where.placements, schedule.rows, *line.leader, line.turn);
  if (found.kind != Kind::Undecided) return {found, Doubt::None};
  const model::Entry* entry = dicedEntry(gathering.battle(), where, *line.leader);
  return entry ? presenceByDice(gathering, where, *entry, line) : Presence{found, Doubt::NoTurn};
}

bool areOwn(const model::Battle& battle, const model::Scenario& scenario, const LineTurns& lines) {
  return std::all_of(lines.byLine.begin(), lines.byLine.end(), [&](const auto& line) {
    const auto* row = battle.find<model::PoolLine>(line.first);
    return row && row->scenario == scenario.id;
  });
}

void addTrouble(Gathering& gathering, const VariantSetUp& where, const model::Leader& leader, Kind kind, Doubt doubt,
                const LeaderTrouble& trouble) {
  Arguments arguments{{"leader", leader.name}, {"turns", rangesText(trouble.lines.turns)}};
  if (trouble.from) arguments["from"] = std::to_string(*trouble.from);
  if (kind == Kind::Undecided) {
    arguments["why"] = wordsFor(doubt).english;
    arguments["why@pl"] = wordsFor(doubt).polish;
  }
  gathering.add(codeOf(kind), where, subjectOf(leader), std::move(arguments)).place =
      Turn{*trouble.lines.turns.begin()};
  const auto* line = gathering.battle().find<model::PoolLine>(trouble.lines.byLine.begin()->first);
  if (line) gathering.cite(*line);
  // What is wrong here may be right in the scenario that the lines come from.
  if (kind == Kind::Undecided || !areOwn(gathering.battle(), *where.scenario, trouble.lines)) return;
  if (auto edit = withoutTurns(gathering.battle(), trouble.lines)) gathering.fix("trim-schedule", std::move(*edit));
}

// Where he begins is on his counter, which checkNotPlaced says for his whole army.
bool isOnCounter(const Gathering& gathering, const VariantSetUp& where, Id<model::Leader> id) {
  const model::Leader* leader = gathering.battle().find<model::Leader>(id);
  return leader && rules::isSetUpOnCounters(gathering.battle(), gathering.book(), where.placements, leader->army);
}

void lookAtSchedule(Gathering& gathering, const VariantSetUp& where, const ScenarioSchedule& schedule) {
  Troubles troubles;
  for (const rules::ScheduleLine& line : schedule.lines) {
    if (!line.leader || line.kind == PoolKind::Unavailable) continue;
    const Presence presence = presenceOf(gathering, where, schedule, line);
    const Kind kind = presence.availability.kind;
    if (kind == Kind::Available) continue;
    if (kind == Kind::NotPlaced && isOnCounter(gathering, where, *line.leader)) continue;
    LeaderTrouble& trouble = troubles[{*line.leader, kind, presence.doubt}];
    trouble.lines.add(line);
    trouble.from = presence.availability.from;
  }
  for (const auto& [about, trouble] : troubles) {
    const auto& [id, kind, doubt] = about;
    const model::Leader* leader = gathering.battle().find<model::Leader>(id);
    if (leader) addTrouble(gathering, where, *leader, kind, doubt, trouble);
  }
}

using EntryIds = std::set<Id<model::Entry>>;

// The entries by which the set-ups of a scenario let a leader come.
EntryIds placedEntries(const Gathering& gathering, Id<model::Scenario> scenario, Id<model::Leader> leader) {
  EntryIds entries;
  for (const VariantSetUp& where : gathering.context().setUps()) {
    if (where.scenario->id != scenario) continue;
    for (const model::Placement* placement : where.placements) {
      const model::Entry* entry = placement->leader == leader ? gathering.battle().find(placement->entry) : nullptr;
      if (entry) entries.insert(entry->id);
    }
  }
  return entries;
}

std::string slugsOf(const model::Battle& battle, const EntryIds& ids) {
  std::vector<std::string> slugs;
  for (const Id<model::Entry> id : ids) slugs.push_back(battle.find<model::Entry>(id)->slug);
  return joined(slugs);
}

void lookAtEntry(Gathering& gathering, const model::Scenario& scenario, const model::PoolLine& line) {
  const model::Leader* leader = gathering.battle().find(line.leader);
  const model::Entry* entry = gathering.battle().find(line.entry);
  if (!leader || !entry) return;
  const EntryIds placed = placedEntries(gathering, scenario.id, leader->id);
  if (placed.empty() || placed.contains(entry->id)) return;
  Finding& finding =
      gathering.add("enters-by-other-entry", subjectOf(line),
                    {{"leader", leader->name}, {"entry", entry->slug}, {"other", slugsOf(gathering.battle(), placed)}});
  finding.scenario = scenario.slug;
  finding.place = Turn{line.firstTurn};
  gathering.cite(line, "entry");
  if (placed.size() > 1 || line.scenario != scenario.id) return;
  model::PoolLine mended = line;
  mended.entry = *placed.begin();
  model::Edit edit;
  edit.put(std::move(mended));
  gathering.fix("enter-as-placed", std::move(edit));
}

}  // namespace

std::vector<Finding> checkScheduleLeaders(const CheckContext& context) {
  Gathering gathering(context);
  std::map<Id<model::Scenario>, ScenarioSchedule> schedules;
  for (const VariantSetUp& where : context.setUps()) {
    const auto [at, isNew] = schedules.try_emplace(where.scenario->id);
    if (isNew) {
      at->second = {rules::rowsIn<model::PoolLine>(context.battle(), where.scenario->id),
                    rules::schedule(context.battle(), context.book(), where.scenario->id)};
    }
    lookAtSchedule(gathering, where, at->second);
  }
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    for (const auto* line : rules::rowsIn<model::PoolLine>(context.battle(), scenario->id)) {
      lookAtEntry(gathering, *scenario, *line);
    }
  }
  return gathering.take();
}

}  // namespace redoubt::check
