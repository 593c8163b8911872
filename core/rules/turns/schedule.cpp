#include "core/rules/turns/schedule.h"

#include <algorithm>
#include <tuple>

#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

std::vector<hex::HexKey> entryHexes(const model::Battle& battle, const model::PoolLine& line) {
  const model::Entry* entry = battle.find(line.entry);
  return entry ? hexesOf(battle, entry->zone) : std::vector<hex::HexKey>{};
}

// The order of lines without their turns.
auto rankOf(const model::Battle& battle, const model::PoolLine& row) {
  const model::Army* army = battle.find<model::Army>(row.army);
  const model::Leader* leader = battle.find(row.leader);
  return std::tuple{army ? army->ordinal : 0, row.army, row.kind, leader ? leader->ordinal : 0, row.id};
}

// The availability by the set-up alone, without the pool.
Availability placedAvailability(const model::Battle& battle, const std::vector<const model::Placement*>& setUp,
                                Id<model::Leader> leader, int turn) {
  Availability best{Availability::Kind::NotPlaced, {}};
  for (const model::Placement* placement : setUp) {
    if (placement->leader != leader || placement->rule == model::PlacementRule::OffMap) continue;
    if (placement->rule != model::PlacementRule::Enters) return {};
    const model::Entry* entry = battle.find(placement->entry);
    if (entry && entry->trigger == model::EntryTrigger::Activation) return {};
    if (!entry || !entry->turn) {
      best = {Availability::Kind::Undecided, {}};
    } else if (*entry->turn <= turn) {
      return {};
    } else {
      best = {Availability::Kind::Later, entry->turn};
    }
  }
  return best;
}

}  // namespace

std::optional<TurnRange> gameTurns(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario) {
  const int first = integerSetting(battle, scenario, "turn/first").value_or(1);
  if (const auto last = integerSetting(battle, scenario, "turn/last")) return TurnRange{first, *last};
  if (const auto turns = book.integer("turns/count")) return TurnRange{first, *turns};
  return std::nullopt;
}

std::vector<ScheduleLine> schedule(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario) {
  // Limits the list for games without an end and for damaged lines.
  constexpr int kMostTurns = 1000;
  const TurnRange game = gameTurns(battle, book, scenario).value_or(TurnRange{1, kMostTurns});
  auto rows = rowsIn<model::PoolLine>(battle, scenario);
  std::sort(rows.begin(), rows.end(), [&](auto* a, auto* b) { return rankOf(battle, *a) < rankOf(battle, *b); });
  std::vector<ScheduleLine> lines;
  for (const model::PoolLine* row : rows) {
    const model::Army* army = battle.find<model::Army>(row->army);
    const auto side = army ? std::optional(army->player) : std::nullopt;
    const auto hexes = entryHexes(battle, *row);
    const int first = std::max(row->firstTurn, game.first);
    const int last = std::min({row->lastTurn, game.last, first > kMostTurns ? first : kMostTurns});
    for (int turn = first; turn <= last; ++turn) {
      lines.push_back({turn, side, row->army, row->kind, row->leader, row->count, hexes, row->id});
    }
  }
  std::stable_sort(lines.begin(), lines.end(),
                   [](const ScheduleLine& a, const ScheduleLine& b) { return a.turn < b.turn; });
  return lines;
}

Availability availability(const model::Battle& battle, const model::Variant& variant, Id<model::Leader> leader,
                          int turn) {
  const auto lines = rowsIn<model::PoolLine>(battle, variant.scenario);
  return availability(battle, placements(battle, variant.id), lines, leader, turn);
}

Availability availability(const model::Battle& battle, const std::vector<const model::Placement*>& setUp,
                          const std::vector<const model::PoolLine*>& lines, Id<model::Leader> leader, int turn) {
  const Availability placed = placedAvailability(battle, setUp, leader, turn);
  if (placed.kind != Availability::Kind::Available) return placed;
  for (const model::PoolLine* line : lines) {
    const bool isBarred = line->kind == model::PoolKind::Unavailable && line->leader == leader &&
                          line->firstTurn <= turn && turn <= line->lastTurn;
    if (isBarred) return {Availability::Kind::Restricted, {}};
  }
  return {};
}

}  // namespace redoubt::rules
