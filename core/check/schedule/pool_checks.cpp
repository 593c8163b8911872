#include <algorithm>
#include <tuple>

#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/activation.h"

namespace redoubt::check {
namespace {

using model::PoolKind;
using rules::ArmyPool;
using rules::ScheduleLine;
using Turns = std::set<int>;
using Kind = rules::Availability::Kind;

bool bringsChits(const ScheduleLine& line) {
  return line.kind == PoolKind::Fixed || line.kind == PoolKind::FreeChoice || line.kind == PoolKind::Dice;
}

// The schedule of a scenario, by army.
struct ScenarioPool {
  const model::Scenario& scenario;
  std::vector<int> turns;
  std::vector<ScheduleLine> lines;
  std::map<Id<model::Army>, Turns> chits;  // the turns with chits of each army that has lines

  ScenarioPool(const CheckContext& context, const model::Scenario& which)
      : scenario(which),
        turns(turnsOf(context, which.id)),
        lines(rules::schedule(context.battle(), context.book(), which.id)) {
    for (const ScheduleLine& line : lines) {
      Turns& with = chits[line.army];
      if (bringsChits(line)) with.insert(line.turn);
    }
  }
};

// The armies with leaders in some variant of a scenario, and their leaders.
std::map<Id<model::Army>, std::set<Id<model::Leader>>> leadersIn(const CheckContext& context,
                                                                 const model::Scenario& scenario) {
  std::map<Id<model::Army>, std::set<Id<model::Leader>>> leaders;
  for (const model::Variant* variant : rules::variants(context.battle(), scenario.id)) {
    for (const model::Leader* leader : rules::declaredForces(context.battle(), *variant).leaders) {
      leaders[leader->army].insert(leader->id);
    }
  }
  return leaders;
}

// Turns in which no army has a chit; an army that the schedule doesn't name has those of the rules.
Turns turnsOfNobody(const FindingCollector& collector, const ScenarioPool& pool) {
  const rules::RuleBook& book = collector.book();
  const bool hasUsual =
      book.integer("activation/overall").value_or(0) > 0 || book.integer("activation/free-choice").value_or(0) > 0;
  for (const auto& [army, leaders] : leadersIn(collector.context(), pool.scenario)) {
    if (hasUsual && !pool.chits.contains(army)) return {};
  }
  Turns nobodys(pool.turns.begin(), pool.turns.end());
  for (const auto& [army, turns] : pool.chits) {
    for (const int turn : turns) nobodys.erase(turn);
  }
  return nobodys;
}

void addTurns(FindingCollector& collector, const ScenarioPool& pool, std::string_view code, Subject subject,
              Arguments arguments, const Turns& turns) {
  arguments["turns"] = rangesText(turns);
  Finding& finding = collector.add(code, std::move(subject), std::move(arguments));
  finding.scenario = pool.scenario.slug;
  finding.place = Turn{*turns.begin()};
}

void lookForGaps(FindingCollector& collector, const ScenarioPool& pool) {
  const Turns nobodys = turnsOfNobody(collector, pool);
  if (!nobodys.empty()) addTurns(collector, pool, "turn-of-nobody", check::subjectOf(pool.scenario), {}, nobodys);
  for (const auto& [id, chits] : pool.chits) {
    const model::Army* army = collector.battle().find<model::Army>(id);
    if (!army || chits.empty()) continue;
    Turns gaps;
    for (const int turn : pool.turns) {
      // Only turns after an army's first chits are gaps: it is normal that an army gets its first chits late.
      if (turn > *chits.begin() && !chits.contains(turn) && !nobodys.contains(turn)) gaps.insert(turn);
    }
    if (!gaps.empty())
      addTurns(collector, pool, "turn-without-pool", check::subjectOf(*army), {{"army", army->name}}, gaps);
  }
}

// Whether the leader begins or enters in some set-up; checkNotPlaced reports leaders without a placement.
bool isThere(const FindingCollector& collector, const model::Scenario& scenario, const model::Leader& leader) {
  const auto& setUps = collector.context().setUps();
  return std::any_of(setUps.begin(), setUps.end(), [&](const VariantSetUp& where) {
    if (where.scenario->id != scenario.id) return false;
    if (rules::isSetUpOnCounters(collector.battle(), collector.book(), where.placements, leader.army)) return true;
    return std::any_of(where.placements.begin(), where.placements.end(), [&](const model::Placement* placement) {
      return placement->leader == leader.id && placement->rule != model::PlacementRule::OffMap;
    });
  });
}

bool canBeInPool(const FindingCollector& collector, const ScenarioPool& pool, const model::Leader& leader) {
  return std::any_of(pool.lines.begin(), pool.lines.end(), [&](const ScheduleLine& line) {
    if (!bringsChits(line)) return false;
    if (line.leader) return line.leader == leader.id;
    if (line.army != leader.army) return false;
    const auto* row = collector.battle().find<model::PoolLine>(line.line);
    return row && rules::allowsChoice(*row, leader);
  });
}

void lookForForgotten(FindingCollector& collector, const ScenarioPool& pool) {
  for (const auto& [army, leaders] : leadersIn(collector.context(), pool.scenario)) {
    if (!pool.chits.contains(army)) continue;
    for (const Id<model::Leader> id : leaders) {
      const model::Leader& leader = *collector.battle().find<model::Leader>(id);
      if (canBeInPool(collector, pool, leader) || !isThere(collector, pool.scenario, leader)) continue;
      collector.add("leader-never-in-pool", check::subjectOf(leader), {{"leader", leader.name}}).scenario =
          pool.scenario.slug;
    }
  }
}

// The number of chits that an army needs in a turn, and the number of leaders to choose from. A leader without a
// placement counts as present, because another check reports it.
struct Wants {
  int fixed = 0;
  int choices = 0;
  int choosable = 0;

  auto operator<=>(const Wants&) const = default;
};

Wants wantsOf(const ArmyPool& pool) {
  Wants wants{static_cast<int>(pool.fixed.size()), pool.choices,
              static_cast<int>(pool.candidates.size() + pool.byDice.size())};
  for (const rules::ExcludedLeader& leader : pool.excluded) {
    const bool isAway = leader.why.kind == Kind::Later || leader.why.kind == Kind::Restricted;
    if (leader.isFixed) ++wants.fixed;
    if (!leader.isFixed && !isAway) ++wants.choosable;
  }
  return wants;
}

using TurnsByWants = std::map<Wants, Turns>;

// The pools of a variant, turn by turn, for one army.
struct ArmySight {
  const VariantSetUp& where;
  const model::Army& army;
  int leaders = 0;
  std::vector<std::pair<int, ArmyPool>> pools;
};

void addChoice(FindingCollector& collector, const ArmySight& sight, const Wants& wants, const Turns& turns) {
  const bool isTooMany = wants.fixed + wants.choices > sight.leaders;
  collector
      .add(isTooMany ? "free-choice-too-many" : "free-choice-short", sight.where, check::subjectOf(sight.army),
           {{"army", sight.army.name},
            {"turns", rangesText(turns)},
            {"count", std::to_string(wants.choices)},
            {"fixed", std::to_string(wants.fixed)},
            {"leaders", std::to_string(isTooMany ? sight.leaders : wants.choosable)}})
      .place = Turn{*turns.begin()};
}

void lookAtChoices(FindingCollector& collector, const ArmySight& sight) {
  TurnsByWants byWants;
  for (const auto& [turn, pool] : sight.pools) {
    const Wants wants = wantsOf(pool);
    if (wants.choices > wants.choosable || wants.fixed + wants.choices > sight.leaders) byWants[wants].insert(turn);
  }
  for (const auto& [wants, turns] : byWants) addChoice(collector, sight, wants, turns);
}

bool isExcused(const ArmyPool& pool, Id<model::Leader> leader) {
  const auto is = [&](const auto& each) { return each.leader == leader; };
  return std::any_of(pool.excluded.begin(), pool.excluded.end(), is) ||
         std::any_of(pool.byDice.begin(), pool.byDice.end(), is);
}

// Extends a fixed line of the leader over these turns, if one of them is adjacent to all of them.
std::optional<model::Edit> extended(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader,
                                    const Turns& turns) {
  for (const model::PoolLine* line : rowsOf<model::PoolLine>(battle, scenario)) {
    if (line->kind != PoolKind::Fixed || line->leader != leader || line->firstTurn > line->lastTurn) continue;
    model::PoolLine longer = *line;
    longer.firstTurn = std::min(line->firstTurn, *turns.begin());
    longer.lastTurn = std::max(line->lastTurn, *turns.rbegin());
    const int added = longer.lastTurn - longer.firstTurn - (line->lastTurn - line->firstTurn);
    if (added != static_cast<int>(turns.size())) continue;
    model::Edit edit;
    edit.put(std::move(longer));
    return edit;
  }
  return std::nullopt;
}

// Reports turns in which the overall commander is present but not in the pool; returns them.
Turns lookForOverall(FindingCollector& collector, const ArmySight& sight) {
  const model::Battle& battle = collector.battle();
  const Id<model::Scenario> scenario = sight.where.scenario->id;
  const model::Leader* overall = rules::overallCommander(battle, scenario, sight.army);
  Turns turns;
  if (!overall || collector.book().integer("activation/overall").value_or(0) < 1) return turns;
  for (const auto& [turn, pool] : sight.pools) {
    const bool isFixed = std::find(pool.fixed.begin(), pool.fixed.end(), overall->id) != pool.fixed.end();
    if (!isFixed && !isExcused(pool, overall->id)) turns.insert(turn);
  }
  if (turns.empty()) return turns;
  collector
      .add("overall-not-in-pool", sight.where, check::subjectOf(*overall),
           {{"leader", overall->name}, {"army", sight.army.name}, {"turns", rangesText(turns)}})
      .place = Turn{*turns.begin()};
  collector.citeRule("activation/overall");
  if (auto edit = extended(battle, scenario, overall->id, turns)) collector.fix("extend-line", std::move(*edit));
  return turns;
}

// Whether the number of chits agrees with the rules, if they give one; turns without the overall commander don't count.
// The first variant is checked for all, because they have the same schedule.
void lookAtSize(FindingCollector& collector, const ArmySight& sight, const Turns& withoutOverall) {
  const auto overall = collector.book().integer("activation/overall");
  const auto choices = collector.book().integer("activation/free-choice");
  if (!overall || !choices) return;
  std::map<int, Turns> bySize;
  for (const auto& [turn, pool] : sight.pools) {
    const Wants wants = wantsOf(pool);
    const int size = wants.fixed + wants.choices;
    if (size > 0 && size != *overall + *choices && !withoutOverall.contains(turn)) bySize[size].insert(turn);
  }
  for (const auto& [size, turns] : bySize) {
    Finding& finding = collector.add("pool-size-unusual", check::subjectOf(sight.army),
                                     {{"army", sight.army.name},
                                      {"turns", rangesText(turns)},
                                      {"count", std::to_string(size)},
                                      {"usual", std::to_string(*overall + *choices)}});
    finding.scenario = sight.where.scenario->slug;
    finding.place = Turn{*turns.begin()};
    collector.citeRule("activation/free-choice");
  }
}

int leaderCount(const model::Battle& battle, const model::Variant& variant, Id<model::Army> army) {
  const auto leaders = rules::declaredForces(battle, variant).leaders;
  return static_cast<int>(
      std::count_if(leaders.begin(), leaders.end(), [&](const model::Leader* leader) { return leader->army == army; }));
}

void lookAtVariant(FindingCollector& collector, const VariantSetUp& where, const ScenarioPool& pool, bool isFirst) {
  const model::Battle& battle = collector.battle();
  const auto pools = rules::poolsOf(battle, collector.book(), *where.variant);
  for (const auto& [id, turns] : pool.chits) {
    const model::Army* army = battle.find<model::Army>(id);
    if (!army) continue;
    ArmySight sight{where, *army, leaderCount(battle, *where.variant, id), {}};
    for (const rules::TurnPool& turn : pools) {
      for (const ArmyPool& each : turn.armies) {
        if (each.army == id) sight.pools.emplace_back(turn.turn, each);
      }
    }
    lookAtChoices(collector, sight);
    const Turns withoutOverall = lookForOverall(collector, sight);
    if (isFirst) lookAtSize(collector, sight, withoutOverall);
  }
}

}  // namespace

std::vector<Finding> checkPools(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    const ScenarioPool pool(context, *scenario);
    if (pool.lines.empty() || pool.turns.empty()) continue;
    lookForGaps(collector, pool);
    lookForForgotten(collector, pool);
    bool isFirst = true;
    for (const VariantSetUp& where : context.setUps()) {
      if (where.scenario->id != scenario->id) continue;
      lookAtVariant(collector, where, pool, isFirst);
      isFirst = false;
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
