#include <benchmark/benchmark.h>

#include "tests/core/rules/combat/reference/fire_tables.h"
#include "tests/core/rules/combat/reference/odds.h"

// The odds of one attack by three units, with all that a table of eleven rows and twelve columns says; and the fire of
// one unit by a table of seven rows.
namespace {

using namespace redoubt;

model::Battle battleWithTables() {
  model::Battle battle;
  const Id<model::System> system{1};
  battle.all<model::BattleInfo>().put({Id<model::BattleInfo>{1}, "b", "B", "", "", "en", system, ""});
  battle.all<model::System>().put({system, "s", std::nullopt, "S"});
  const auto rule = [&](const std::string& path, const std::string& json) {
    battle.all<model::Rule>().put({system, path, model::JsonText{json}});
  };
  const std::vector<std::string> columns{"1-4", "1-3", "1-2", "1-1", "2-1", "3-1",
                                         "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"};
  std::string list;
  for (const std::string& column : columns) list += (list.empty() ? "\"" : ", \"") + column + "\"";
  rule("combat/columns", "[" + list + "]");
  rule("combat/dice", R"("2d6")");
  rule("combat/odds-rounding", R"("for-defender")");
  rule("combat/shift/morale", R"("difference")");
  rule("combat/shift/opposite-sides", "1");
  rule("combat/shift/terrain", R"("best-for-defender")");
  rule("terrain/woods/combat-shift", "-2");
  for (int roll = 2; roll <= 12; ++roll) {
    const std::string row = "combat/rows/" + std::to_string(roll - 1) + "/";
    rule(row + "range", "[" + std::to_string(roll) + ", " + std::to_string(roll) + "]");
    for (const std::string& column : columns) rule(row + column, roll < 7 ? R"("B1-1")" : R"("-1/-")");
  }
  rule("fire-table/guns/types", R"(["gun"])");
  rule("fire-table/guns/by", R"("distance")");
  rule("fire-table/guns/dice", R"("2d6")");
  for (int row = 1; row <= 7; ++row) {
    const std::string path = "fire-table/guns/rows/" + std::to_string(row) + "/";
    rule(path + "range", row == 1 ? "[2, 6]" : "[" + std::to_string(row + 5) + ", " + std::to_string(row + 5) + "]");
    for (int distance = 1; distance <= 4; ++distance) rule(path + std::to_string(distance), R"("-1")");
  }
  return battle;
}

rules::Attack attackByThree() {
  const auto unit = [](int column) {
    return rules::Fighter{"foot", "foot", {2, false}, {7, false}, hex::HexKey::at(column, 5)};
  };
  rules::Attack attack;
  for (const int side : {0, 1, 3}) {
    rules::Attacker attacker{unit(6 + side)};
    attacker.side = side;
    attack.attackers.push_back(std::move(attacker));
  }
  attack.defenders = {{unit(5)}};
  attack.terrains = {"woods"};
  return attack;
}

void oddsOfOneAttack(benchmark::State& state) {
  const model::Battle battle = battleWithTables();
  const rules::RuleBook book(battle);
  const rules::Attack attack = attackByThree();
  for (auto _ : state) benchmark::DoNotOptimize(rules::oddsOf(battle, book, attack).chances.size());
}

void fireOfOneUnit(benchmark::State& state) {
  const model::Battle battle = battleWithTables();
  const rules::RuleBook book(battle);
  for (auto _ : state) benchmark::DoNotOptimize(rules::tableFire(battle, book, "gun", {2, false}, {3}).index());
}

BENCHMARK(oddsOfOneAttack)->Unit(benchmark::kMicrosecond);
BENCHMARK(fireOfOneUnit)->Unit(benchmark::kMicrosecond);

}  // namespace
