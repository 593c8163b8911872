#include "core/rules/turns/activation.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/rules/book/certainty.h"
#include "core/rules/book/json_values.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;
using LeaderId = Id<model::Leader>;
using Kind = Availability::Kind;

std::string powerPath(std::string_view leader) {
  return "activation/power/" + std::string(leader);
}

// The part of a schedule for one army in one turn.
struct Lines {
  std::vector<const model::PoolLine*> fixed;
  std::vector<const model::PoolLine*> choices;
  std::vector<const model::PoolLine*> dice;
  std::vector<const model::PoolLine*> opens;
};

bool lacks(const std::vector<LeaderId>& list, LeaderId leader) {
  return std::find(list.begin(), list.end(), leader) == list.end();
}

// Fills the pools of a variant; data that is the same for all turns is found once.
class PoolMaker {
 public:
  PoolMaker(const model::Battle& battle, const RuleBook& book, const model::Variant& variant)
      : battle_(battle),
        book_(book),
        scenario_(variant.scenario),
        setUp_(placements(battle, variant.id)),
        lines_(rowsIn<model::PoolLine>(battle, variant.scenario)),
        schedule_(schedule(battle, book, variant.scenario)) {
    for (const model::Leader* leader : declaredForces(battle, variant).leaders) {
      if (armies_.empty() || armies_.back() != leader->army) armies_.push_back(leader->army);
      leaders_[leader->army].push_back(leader);
    }
    for (const model::PoolLine* line : lines_) scheduled_.insert(line->army);
  }

  TurnPool pool(int turn) const {
    TurnPool result{turn, {}, 0, 0};
    for (const Id<model::Army> army : armies_) {
      result.armies.push_back(armyPool(army, turn));
      result.least += result.armies.back().least;
      result.most += result.armies.back().most;
    }
    return result;
  }

 private:
  Lines linesOf(Id<model::Army> army, int turn) const {
    Lines lines;
    for (const ScheduleLine& line : schedule_) {
      if (line.turn != turn || line.army != army) continue;
      const model::PoolLine* row = battle_.find<model::PoolLine>(line.line);
      if (line.kind == model::PoolKind::Fixed) lines.fixed.push_back(row);
      if (line.kind == model::PoolKind::FreeChoice) lines.choices.push_back(row);
      if (line.kind == model::PoolKind::Dice) lines.dice.push_back(row);
      if (line.kind == model::PoolKind::Opens) lines.opens.push_back(row);
    }
    return lines;
  }

  std::optional<Id<model::Leader>> usualOverall(Id<model::Army> id) const {
    const model::Army* army = battle_.find<model::Army>(id);
    if (!army || scheduled_.contains(id) || book_.integer("activation/overall").value_or(0) < 1) return std::nullopt;
    const model::Leader* leader = overallCommander(battle_, scenario_, *army);
    return leader ? std::optional(leader->id) : std::nullopt;
  }

  bool isFixed(const Lines& lines, const model::Leader& leader) const {
    if (usualOverall(leader.army) == leader.id) return true;
    return std::any_of(lines.fixed.begin(), lines.fixed.end(), [&](const model::PoolLine* line) {
      return line->leader ? line->leader == leader.id : allowsChoice(*line, leader);
    });
  }

  bool mayChoose(const Lines& lines, const model::Leader& leader) const {
    if (!scheduled_.contains(leader.army)) return true;
    return std::any_of(lines.choices.begin(), lines.choices.end(),
                       [&](const model::PoolLine* line) { return allowsChoice(*line, leader); });
  }

  int choicesOf(const Lines& lines, Id<model::Army> army) const {
    const int usual = book_.integer("activation/free-choice").value_or(0);
    if (!scheduled_.contains(army)) return usual;
    int choices = 0;
    for (const model::PoolLine* line : lines.choices) choices += std::clamp(line->count.value_or(usual), 0, 1000);
    return choices;
  }

  // The dice of a leader's entry, from a pool line or from the leader's placement; null if there are none.
  const model::JsonText* entryDice(const Lines& lines, LeaderId leader) const {
    const auto diceOf = [&](const std::optional<Id<model::Entry>>& id) -> const model::JsonText* {
      const model::Entry* entry = battle_.find(id);
      return entry && entry->dice ? &*entry->dice : nullptr;
    };
    for (const model::PoolLine* line : lines.dice) {
      if (line->leader == leader && diceOf(line->entry)) return diceOf(line->entry);
    }
    for (const model::Placement* placement : setUp_) {
      if (placement->leader == leader && diceOf(placement->entry)) return diceOf(placement->entry);
    }
    return nullptr;
  }

  std::optional<DiceLeader> diceLeader(const Lines& lines, LeaderId leader) const {
    if (const model::JsonText* dice = entryDice(lines, leader)) {
      const auto plan = arrivalPlan(dice->text);
      if (const auto* fault = std::get_if<ShapeFault>(&plan)) return DiceLeader{leader, std::nullopt, *fault, false};
      const auto& read = std::get<ArrivalPlan>(plan);
      return DiceLeader{leader, arrivalOf(book_, read), std::nullopt, read.mayWait};
    }
    const bool isInLine = std::any_of(lines.dice.begin(), lines.dice.end(),
                                      [&](const model::PoolLine* line) { return line->leader == leader; });
    return isInLine ? std::optional(DiceLeader{leader, std::nullopt, std::nullopt, false}) : std::nullopt;
  }

  ArmyPool armyPool(Id<model::Army> army, int turn) const {
    const Lines lines = linesOf(army, turn);
    ArmyPool pool;
    pool.army = army;
    pool.choices = choicesOf(lines, army);
    Uncertain uncertain;
    for (const model::Leader* leader : leaders_.at(army)) sortIn(pool, uncertain, lines, *leader, turn);
    for (const model::PoolLine* line : lines.opens) {
      if (line->leader && lacks(pool.opens, *line->leader)) pool.opens.push_back(*line->leader);
    }
    const int fixed = static_cast<int>(pool.fixed.size());
    const int candidates = static_cast<int>(pool.candidates.size());
    pool.least = fixed + std::min(pool.choices, candidates);
    pool.most = fixed + uncertain.fixed + std::min(pool.choices, candidates + uncertain.candidates);
    return pool;
  }

  // Whether the leader's chit may be put into the pool of this turn because the leader enters in it. Leaders that
  // entered before can be chosen.
  static bool canComeIn(const Lines& lines, const DiceLeader& dice, int turn) {
    const bool hasLine = std::any_of(lines.dice.begin(), lines.dice.end(),
                                     [&](const model::PoolLine* line) { return line->leader == dice.leader; });
    return hasLine && (!dice.arrival || dice.mayWait || dice.arrival->in(turn) != Chance());
  }

  // How many more chits and how many more candidates are possible.
  struct Uncertain {
    int fixed = 0;
    int candidates = 0;
  };

  void sortIn(ArmyPool& pool, Uncertain& uncertain, const Lines& lines, const model::Leader& leader, int turn) const {
    const bool isWanted = isFixed(lines, leader);
    if (const auto dice = diceLeader(lines, leader.id)) {
      if (dice->arrival && dice->arrival->until(turn) == Chance()) {
        pool.excluded.push_back({leader.id, {Kind::Later, dice->arrival->earliest()}, isWanted});
        return;
      }
      pool.byDice.push_back(*dice);
      if (isWanted || canComeIn(lines, *dice, turn)) {
        ++uncertain.fixed;
      } else if (mayChoose(lines, leader)) {
        ++uncertain.candidates;
      }
      return;
    }
    const Availability found = availability(battle_, setUp_, lines_, leader.id, turn);
    if (found.kind == Kind::Available) {
      if (isWanted) {
        pool.fixed.push_back(leader.id);
      } else if (mayChoose(lines, leader)) {
        pool.candidates.push_back(leader.id);
      }
      return;
    }
    pool.excluded.push_back({leader.id, found, isWanted});
    if (found.kind != Kind::Undecided) return;
    if (isWanted) ++uncertain.fixed;
    if (!isWanted && mayChoose(lines, leader)) ++uncertain.candidates;
  }

  const model::Battle& battle_;
  const RuleBook& book_;
  Id<model::Scenario> scenario_;
  std::vector<const model::Placement*> setUp_;
  std::vector<const model::PoolLine*> lines_;
  std::vector<ScheduleLine> schedule_;
  std::vector<Id<model::Army>> armies_;
  std::map<Id<model::Army>, std::vector<const model::Leader*>> leaders_;
  std::set<Id<model::Army>> scheduled_;  // armies that the schedule mentions
};

bool isOverall(const model::Battle& battle, Id<model::Scenario> scenario, const model::Leader& leader) {
  const model::Army* army = battle.find<model::Army>(leader.army);
  const model::Leader* overall = army ? overallCommander(battle, scenario, *army) : nullptr;
  return overall && overall->id == leader.id;
}

std::vector<OtherLeaders> othersFrom(const json& list) {
  std::vector<OtherLeaders> others;
  for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
    const auto army = textOf(member(list[i], "army"));
    if (army) others.push_back({*army, wholeNumber(member(list[i], "leaders")).value_or(1)});
  }
  return others;
}

std::vector<int> numbersFrom(const json& list) {
  std::vector<int> numbers;
  for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
    if (const auto number = wholeNumber(list[i])) numbers.push_back(*number);
  }
  return numbers;
}

}  // namespace

std::vector<TurnPool> poolsOf(const model::Battle& battle, const RuleBook& book, const model::Variant& variant) {
  // Even for a damaged scenario the list stays finite, like that of schedule().
  constexpr int kMostTurns = 1000;
  const auto game = gameTurns(battle, book, variant.scenario);
  if (!game) return {};
  const PoolMaker maker(battle, book, variant);
  std::vector<TurnPool> pools;
  for (int turn = game->first; turn <= game->last && pools.size() < kMostTurns; ++turn) {
    pools.push_back(maker.pool(turn));
  }
  return pools;
}

bool allowsChoice(const model::PoolLine& line, const model::Leader& leader) {
  const json choice = line.choice ? parsedJson(line.choice->text) : json();
  if (choice.is_array()) return hasText(choice, leader.slug);
  return !hasText(member(choice, "except"), leader.slug);
}

std::optional<Power> powerOf(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario,
                             const model::Leader& leader) {
  std::string path = powerPath(leader.slug);
  const bool isInCommand = isOverall(battle, scenario, leader);
  if (certaintyOf(battle, book, path) == Certainty::Unknown && isInCommand) path = powerPath("overall");
  const json value = parsedJson(book.json(path));
  if (!value.is_object() || (isSet(value, "overall-only") && !isInCommand)) return std::nullopt;
  Power power;
  power.path = path;
  power.activates = othersFrom(member(value, "activates"));
  power.actsLast = textOf(member(value, "order")) == "before-his-own";
  power.hasOwnCommand = isSet(value, "own-command");
  power.units = wholeNumber(member(value, "units"));
  power.within = wholeNumber(member(value, "within"));
  power.phases = numbersFrom(member(value, "phases"));
  power.moves = isSet(value, "moves");
  power.returns = member(value, "returns").is_object();
  power.isEstimate = certaintyOf(battle, book, path) == Certainty::Estimated;
  return power;
}

std::optional<std::variant<Arrival, ShapeFault>> returnOf(const model::Battle& battle, const RuleBook& book,
                                                          Id<model::Scenario> scenario, const model::Leader& leader,
                                                          int turn) {
  const auto power = powerOf(battle, book, scenario, leader);
  if (!power || !power->returns) return std::nullopt;
  const auto plan = returnPlan(member(parsedJson(book.json(power->path)), "returns").dump(), turn);
  if (const auto* fault = std::get_if<ShapeFault>(&plan)) {
    return ShapeFault{"/returns" + fault->pointer, fault->expected};
  }
  return arrivalOf(book, std::get<ArrivalPlan>(plan));
}

}  // namespace redoubt::rules
