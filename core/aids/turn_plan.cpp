#include "core/aids/turn_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/aids/set_up.h"
#include "core/base/text.h"
#include "core/exchange/playing/event_words.h"
#include "core/rules/book/json_values.h"
#include "core/rules/turns/activation.h"
#include "core/rules/turns/orders.h"

namespace redoubt::aids {
namespace {

std::optional<int> minutesOf(std::string_view clock) {
  const std::size_t colon = clock.find(':');
  if (colon == clock.npos) return std::nullopt;
  const auto hours = toInteger(clock.substr(0, colon));
  const auto minutes = toInteger(clock.substr(colon + 1));
  if (!hours || !minutes || *hours < 0 || *hours > 23 || *minutes < 0 || *minutes > 59) return std::nullopt;
  return static_cast<int>(*hours * 60 + *minutes);
}

std::string leaderName(const Ground& ground, std::optional<Id<model::Leader>> id) {
  const model::Leader* leader = ground.battle.find(id);
  return leader ? leader->name : std::string();
}

// "2 of choice", with whom the choice leaves or leaves out.
std::string choiceText(const Ground& ground, const model::PoolLine& line, int count) {
  const auto namesOf = [&](const nlohmann::json& list) {
    std::vector<Phrase> names;
    for (const auto& slug : list) {
      if (slug.is_string()) names.push_back(ground.names(rules::NameKind::Leader, slug.get<std::string>()));
    }
    return anyOf(std::move(names));
  };
  const nlohmann::json choice =
      line.choice ? nlohmann::json::parse(line.choice->text, nullptr, false) : nlohmann::json();
  const Phrase number(std::to_string(count));
  if (choice.is_array()) return ground.say("aids.turn.choice-of", {{"count", number}, {"names", namesOf(choice)}});
  const nlohmann::json& except = rules::member(choice, "except");
  if (except.is_array()) {
    return ground.say("aids.turn.choice-except", {{"count", number}, {"names", namesOf(except)}});
  }
  return ground.say("aids.turn.choice", {{"count", number}});
}

class TurnPlanner {
 public:
  explicit TurnPlanner(const Ground& ground)
      : ground_(ground), schedule_(rules::schedule(ground.battle, ground.book, ground.scenario->id)) {
    if (!ground.variant) return;
    for (rules::TurnPool& pool : rules::poolsOf(ground.battle, ground.book, *ground.variant)) {
      pools_.emplace(pool.turn, std::move(pool));
    }
  }

  PlannedTurn turn(int number) const {
    PlannedTurn turn{number, clockAt(ground_, number), {}, {}};
    for (const model::Army* army : byOrdinal<model::Army>(ground_.battle)) {
      TurnOfArmy own{army, {}, {}, {}};
      addSchedule(own, number);
      if (own.chits.empty()) addPool(own, number);
      addArrivals(own, number);
      if (!own.chits.empty() || !own.arrivals.empty()) turn.armies.push_back(std::move(own));
    }
    for (const model::Event* event : rules::eventsIn(ground_.battle, ground_.scenario->id)) {
      if (exchange::turnOf(*event) == number) turn.events.push_back(exchange::eventText(ground_, *event));
    }
    addChanges(turn, number);
    return turn;
  }

 private:
  void addSchedule(TurnOfArmy& own, int turn) const {
    for (const rules::ScheduleLine& line : schedule_) {
      if (line.turn != turn || line.army != own.army->id) continue;
      const std::string name = leaderName(ground_, line.leader);
      const auto* row = ground_.battle.find<model::PoolLine>(line.line);
      switch (line.kind) {
        case model::PoolKind::Fixed:
          if (line.leader) own.leaders.push_back(*line.leader);
          if (line.leader) own.chits.push_back(name);
          break;
        case model::PoolKind::FreeChoice:
          if (row) own.chits.push_back(choiceText(ground_, *row, line.count.value_or(1)));
          break;
        case model::PoolKind::Dice: own.chits.push_back(ground_.say("aids.turn.dice", {{"name", name}})); break;
        case model::PoolKind::Opens: own.chits.push_back(ground_.say("aids.turn.opens", {{"name", name}})); break;
        case model::PoolKind::Enters:
          if (line.leader) own.leaders.push_back(*line.leader);
          own.chits.push_back(ground_.say("aids.turn.enters", {{"name", name}, {"where", ground_.hexes(line.hexes)}}));
          break;
        case model::PoolKind::Available:
        case model::PoolKind::Unavailable: break;
      }
    }
  }

  // An army that the schedule doesn't mention has what the rules give it.
  void addPool(TurnOfArmy& own, int turn) const {
    const auto pool = pools_.find(turn);
    if (pool == pools_.end()) return;
    for (const rules::ArmyPool& each : pool->second.armies) {
      if (each.army != own.army->id) continue;
      for (const auto leader : each.fixed) {
        own.leaders.push_back(leader);
        own.chits.push_back(leaderName(ground_, leader));
      }
      if (each.choices > 0 && !each.candidates.empty()) {
        own.chits.push_back(ground_.say("aids.turn.choice", {{"count", std::to_string(each.choices)}}));
      }
    }
  }

  void addArrivals(TurnOfArmy& own, int turn) const {
    std::map<Id<model::Entry>, std::vector<std::string>> entering;
    for (const model::Placement* placement : ground_.setUp) {
      const model::Entry* entry = ground_.battle.find(placement->entry);
      const bool isHere = placement->rule == model::PlacementRule::Enters && entry && entry->army == own.army->id &&
                          entry->trigger == model::EntryTrigger::Turn && entry->turn == turn;
      if (!isHere) continue;
      const model::Unit* unit = ground_.battle.find(placement->unit);
      entering[entry->id].push_back(unit                ? unit->name
                                    : placement->leader ? leaderName(ground_, placement->leader)
                                                        : placement->words);
    }
    for (const auto& [id, names] : entering) {
      const auto* entry = ground_.battle.find<model::Entry>(id);
      const auto* zone = ground_.battle.find<model::Zone>(entry->zone);
      own.arrivals.push_back(
          ground_.say("aids.turn.arrive", {{"where", zone ? ground_.name(*zone) : "?"}, {"who", join(names, ", ")}}));
    }
  }

  // Levels of the game that change in this very turn, such as the weather.
  void addChanges(PlannedTurn& turn, int number) const {
    for (const auto& [name, state] : ground_.mechanics.states) {
      if (state.of != rules::StateOf::Game) continue;
      for (const rules::ChangeOfState& change : state.changes) {
        if (!isIn(change.change, number)) continue;
        const auto place = state.placeOf(change.change.to);
        const std::string level = place ? state.levels[*place].title : change.change.to;
        turn.events.push_back(state.title + ": " + level);
      }
    }
  }

  static bool isIn(const rules::StateChange& change, int number) {
    if (change.on != rules::kEachTurn || !change.table.empty()) return false;
    for (const rules::Test& test : change.when.tests) {
      if (test.fact.fact != rules::Fact::Turn) continue;
      return std::any_of(test.numbers.begin(), test.numbers.end(), [&](const rules::Between& each) {
        return each.from && each.from == each.to && each.from->number == Rational(number);
      });
    }
    return false;
  }

  const Ground& ground_;
  std::vector<rules::ScheduleLine> schedule_;
  std::map<int, rules::TurnPool> pools_;
};

std::string turnsText(const Ground& ground, int first, int last) {
  const std::string span = first == last ? std::to_string(first) : fmt::format("{}–{}", first, last);
  return ground.say(first == last ? "aids.turn.one" : "aids.turn.several", {{"turns", span}});
}

// "1d10 + 3 in turn 1", and in which turns that comes out how often.
std::string diceText(const Ground& ground, const model::Entry& entry) {
  if (!entry.dice) return {};
  const auto read = rules::arrivalPlan(entry.dice->text);
  const auto* plan = std::get_if<rules::ArrivalPlan>(&read);
  if (!plan) return {};
  std::vector<Phrase> stages;
  for (const rules::ArrivalStage& stage : plan->stages) {
    std::string roll = rules::toText(stage.roll);
    if (stage.plus != 0) roll += fmt::format(" + {}", stage.plus);
    Phrase said = stage.turn ? Phrase::of("aids.entry.roll-in", {{"roll", roll}, {"turn", std::to_string(*stage.turn)}})
                             : Phrase::of("aids.entry.roll", {{"roll", roll}});
    if (stage.plusTurn) said = Phrase::of("aids.entry.plus-turn", {{"roll", std::move(said)}});
    if (stage.failsBelow) {
      said = Phrase::of("aids.entry.fails", {{"roll", std::move(said)}, {"least", std::to_string(*stage.failsBelow)}});
    }
    stages.push_back(std::move(said));
  }
  std::vector<std::string> chances;
  const rules::Arrival arrival = rules::arrivalOf(ground.book, *plan);
  for (const auto& [turn, chance] : arrival.byTurn()) {
    chances.push_back(fmt::format("{}: {:.0f} %", turn, 100 * chance.value()));
  }
  return ground.say(
      plan->mayWait ? "aids.entry.by-dice-may-wait" : "aids.entry.by-dice",
      {{"stages", Phrase::listOf("lists.semicolon", std::move(stages))}, {"chances", join(chances, ", ")}});
}

std::string whoEnters(const Ground& ground, const model::Entry& entry) {
  std::vector<std::string> names;
  std::size_t units = 0;
  for (const model::Placement* placement : ground.setUp) {
    if (placement->entry != entry.id) continue;
    if (placement->leader) names.push_back(leaderName(ground, placement->leader));
    if (!placement->leader) ++units;
  }
  for (const model::PoolLine* line : rules::rowsIn<model::PoolLine>(ground.battle, ground.scenario->id)) {
    if (line->entry != entry.id || !line->leader) continue;
    const std::string name = leaderName(ground, line->leader);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  if (units > 0) names.push_back(ground.say("aids.entry.units", {{"count", std::to_string(units)}}));
  return join(names, ", ");
}

}  // namespace

std::string clockAt(const Ground& ground, int turn) {
  const auto start = rules::textSetting(ground.battle, ground.scenario->id, "turn/start");
  const auto minutes = rules::integerSetting(ground.battle, ground.scenario->id, "turn/minutes");
  const auto from = start ? minutesOf(*start) : std::nullopt;
  const auto turns = rules::gameTurns(ground.battle, ground.book, ground.scenario->id);
  if (!from || !minutes || *minutes < 1 || *minutes > 10'000 || !turns) return {};
  const int at = (*from + (turn - turns->first) * *minutes) % (24 * 60);
  return fmt::format("{}:{:02}", at / 60, at % 60);
}

std::vector<PlannedTurn> plannedTurns(const Ground& ground) {
  std::vector<PlannedTurn> list;
  const auto turns = ground.scenario ? rules::gameTurns(ground.battle, ground.book, ground.scenario->id) : std::nullopt;
  if (!turns) return list;
  const TurnPlanner planner(ground);
  for (int turn = turns->first; turn <= turns->last && turn - turns->first < kMostTurns; ++turn) {
    list.push_back(planner.turn(turn));
  }
  return list;
}

List scheduleNotes(const Ground& ground) {
  List list;
  if (!ground.scenario) return list;
  for (const model::PoolLine* line : rules::rowsIn<model::PoolLine>(ground.battle, ground.scenario->id)) {
    const bool isUnavailable = line->kind == model::PoolKind::Unavailable;
    if (!isUnavailable && line->note.empty()) continue;
    std::string name = leaderName(ground, line->leader);
    if (name.empty()) {
      const auto* army = ground.battle.find<model::Army>(line->army);
      name = army ? exchange::titleOf(*army) : std::string();
    }
    Line text{{name + ", " + turnsText(ground, line->firstTurn, line->lastTurn) + ": ", Manner::Strong}};
    if (isUnavailable)
      text = joined(text, plain(ground.say("aids.turn.unavailable") + (line->note.empty() ? "" : ". ")));
    text = joined(text, plain(line->note));
    list.items.push_back({joined(std::move(text), ground.cite(*line))});
  }
  return list;
}

List entries(const Ground& ground) {
  List list;
  if (!ground.scenario) return list;
  for (const model::Entry* entry : rules::rowsIn<model::Entry>(ground.battle, ground.scenario->id)) {
    const auto* zone = ground.battle.find<model::Zone>(entry->zone);
    const std::string where = zone ? ground.name(*zone) : "?";
    std::string when = ground.say("aids.entry.on-activation");
    if (entry->trigger == model::EntryTrigger::Turn) {
      when = entry->turn   ? turnsText(ground, *entry->turn, *entry->turn)
             : entry->dice ? ground.say("aids.entry.when-dice")
                           : ground.say("aids.entry.sometime");
    }
    Line text = strong(capital(when) + ": ");
    const std::string who = whoEnters(ground, *entry);
    text = joined(text, plain(who.empty() ? ground.say("aids.entry.only-at", {{"where", where}})
                                          : ground.say("aids.entry.at", {{"who", who}, {"where", where}})));
    const auto add = [&](const std::string& sentence) {
      if (!sentence.empty()) text.push_back({" " + sentence, Manner::Plain});
    };
    add(diceText(ground, *entry));
    if (entry->fallback == model::EntryFallback::NearestFree) add(ground.say("aids.entry.nearest-free"));
    if (entry->fallback == model::EntryFallback::Wait) add(ground.say("aids.entry.wait"));
    if (entry->exempt == "stacking") add(ground.say("aids.entry.exempt-stacking"));
    list.items.push_back({joined(std::move(text), ground.cite(*entry))});
  }
  return list;
}

}  // namespace redoubt::aids
