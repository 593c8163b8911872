#include <benchmark/benchmark.h>

#include <random>

#include "core/rules/movement/reach.h"

// How far horse with 8 points gets from 400 hexes of a map of 39 × 49, facings counted, with and without terrain, and
// what it takes to make the map ready for that.
namespace {

using namespace redoubt;

constexpr int kFloods = 400;

// Hexside facing, turns by terrain, zones of control.
void addControlRules(model::Battle& battle) {
  const auto rule = [&](const char* path, const char* json) {
    battle.all<model::Rule>().put({Id<model::System>{1}, path, model::JsonText{json}});
  };
  rule("facing/kind", R"("hexside")");
  rule("movement/turning-adds-terrain", R"({"arms": ["horse"], "not": ["clear"]})");
  rule("movement/minimum-turn", "true");
  rule("terrain/road/turning", R"("without-terrain")");
  rule("control/zones", R"(["front"])");
  rule("control/stops", "true");
  rule("control/entry-cost", "0");
  rule("control/turning", R"({"arms": ["horse"], "60": 2, "120": 3, "180": 4, "only-first": true})");
  rule("control/back-away", R"({"zone": "rear", "into-control": false, "free-turn": true})");
}

model::Battle battleOf(bool hasTerrain) {
  model::Battle battle;
  const Id<model::System> system{1};
  battle.all<model::BattleInfo>().put({Id<model::BattleInfo>{1}, "b", "B", "", "", "en", system, ""});
  battle.all<model::System>().put({system, "s", std::nullopt, "S"});
  const auto rule = [&](const char* path, const char* json) {
    battle.all<model::Rule>().put({system, path, model::JsonText{json}});
  };
  rule("terrain/ground", R"("clear")");
  rule("terrain/clear/enter", R"({"horse": 1})");
  rule("terrain/woods/enter", R"({"horse": 4})");
  rule("terrain/village/enter", R"({"horse": 3})");
  rule("terrain/stream/enter", R"({"horse": 2})");
  rule("terrain/road/enter", R"({"horse": 1})");
  rule("terrain/road/replaces", R"(["hex"])");
  rule("facing/kind", R"("vertex")");
  rule("arm/horse/movement", "8");
  rule("movement/forward", R"("front")");
  rule("movement/backward", R"({"zone": "rear", "cost": 1})");
  rule("movement/turning-cost", R"({"60": 1, "120": 2})");
  rule("movement/minimum-hexes", "1");
  rule("stacking/pass-through-cost", "1");
  rule("stacking/pass-through-over-limit", "true");
  rule("stacking/enemy-hex-cost", "1");
  model::MapSheet sheet;
  sheet.id = Id<model::MapSheet>{1};
  sheet.orientation = hex::Orientation::Flat;
  sheet.columns = 39;
  sheet.rows = 49;
  battle.all<model::MapSheet>().put(sheet);
  if (!hasTerrain) return battle;
  const hex::Layout layout = model::layoutOf(battle);
  std::mt19937 random(1794);
  layout.forEachHex([&](hex::HexKey hex) {
    const char* kinds[] = {"woods", "village", "clear", "clear", "clear", "clear", "clear", "clear"};
    battle.all<model::HexRow>().put({hex, kinds[random() % 8], 0});
    for (int side = 0; side < 3; ++side) {
      if (!layout.neighbour(hex, side)) continue;
      if (random() % 15 == 0) battle.all<model::Hexside>().put({layout.side(hex, side), "stream", {}, {}});
      if (random() % 10 == 0) battle.all<model::Link>().put({layout.side(hex, side), "road"});
    }
  });
  return battle;
}

rules::Occupancy occupancyOf(const hex::Layout& layout) {
  rules::Occupancy occupancy(layout);
  std::mt19937 random(1795);
  for (int i = 0; i < 120; ++i) {
    const auto hex = hex::HexKey::at(1 + static_cast<int>(random() % 39), 1 + static_cast<int>(random() % 49));
    occupancy.put(hex, {i % 2 == 0, i % 8 == 0, i % 2 == 1, std::nullopt});
  }
  return occupancy;
}

std::vector<hex::HexKey> startsOf(const hex::Layout& layout) {
  const auto all = layout.allHexes();
  std::vector<hex::HexKey> starts;
  for (std::size_t i = 0; i < kFloods; ++i) starts.push_back(all[i * all.size() / kFloods]);
  return starts;
}

void Floods(benchmark::State& state) {
  const model::Battle battle = battleOf(state.range(0) != 0);
  const hex::Layout layout = model::layoutOf(battle);
  const rules::MovementMap map(battle, layout, rules::movementRules(rules::RuleBook(battle)), {"horse", "", "", false});
  const rules::Occupancy occupancy = occupancyOf(layout);
  const auto starts = startsOf(layout);
  rules::Reach reach(map);
  std::size_t hexes = 0;
  for (auto _ : state) {
    hexes = 0;
    for (const hex::HexKey start : starts) {
      reach.flood(start, {hex::FacingKind::Vertex, static_cast<int>(start.value % 6)},
                  state.range(1) != 0 ? &occupancy : nullptr);
      hexes += reach.hexes().size();
    }
    benchmark::DoNotOptimize(hexes);
  }
  state.counters["hexes per flood"] = static_cast<double>(hexes) / kFloods;
}
BENCHMARK(Floods)
    ->ArgNames({"terrain", "counters"})
    ->Args({0, 0})
    ->Args({1, 0})
    ->Args({1, 1})
    ->Unit(benchmark::kMillisecond);

// The same counters with the ground before the enemies among them.
rules::Occupancy controlledOccupancy(const hex::Layout& layout, const rules::MovementRules& rules) {
  rules::Occupancy occupancy = occupancyOf(layout);
  std::vector<rules::ControllingUnit> enemies;
  layout.forEachHex([&](hex::HexKey hex) {
    const hex::Direction facing{hex::FacingKind::Hexside, static_cast<int>(hex.value % 6)};
    if (occupancy.at(hex).enemies) enemies.push_back({hex, facing, "horse", ""});
  });
  for (const hex::HexKey hex : rules::controlledBy(rules, layout, enemies).sure) {
    rules::Occupants there = occupancy.at(hex);
    there.isControlled = true;
    occupancy.put(hex, there);
  }
  return occupancy;
}

void FloodsUnderControl(benchmark::State& state) {
  model::Battle battle = battleOf(true);
  addControlRules(battle);
  const hex::Layout layout = model::layoutOf(battle);
  const rules::MovementRules rules = rules::movementRules(rules::RuleBook(battle));
  const rules::MovementMap map(battle, layout, rules, {"horse", "", "", false});
  const rules::Occupancy occupancy = controlledOccupancy(layout, rules);
  const auto starts = startsOf(layout);
  rules::Reach reach(map);
  std::size_t hexes = 0;
  for (auto _ : state) {
    hexes = 0;
    for (const hex::HexKey start : starts) {
      reach.flood(start, {hex::FacingKind::Hexside, static_cast<int>(start.value % 6)}, &occupancy);
      hexes += reach.hexes().size();
    }
    benchmark::DoNotOptimize(hexes);
  }
  state.counters["hexes per flood"] = static_cast<double>(hexes) / kFloods;
}
BENCHMARK(FloodsUnderControl)->Unit(benchmark::kMillisecond);

void MovementMapMade(benchmark::State& state) {
  const model::Battle battle = battleOf(true);
  const hex::Layout layout = model::layoutOf(battle);
  const rules::MovementRules rules = rules::movementRules(rules::RuleBook(battle));
  for (auto _ : state) {
    const rules::MovementMap map(battle, layout, rules, {"horse", "", "", false});
    benchmark::DoNotOptimize(map.step(0, 0));
  }
}
BENCHMARK(MovementMapMade)->Unit(benchmark::kMillisecond);

}  // namespace
