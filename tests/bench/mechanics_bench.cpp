#include <benchmark/benchmark.h>

#include "core/ask/answer.h"
#include "tests/core/rules/rule_rows.h"

// An attack of ten units on ten, under forty adjustments of four tests each, all of which hold: the whole answer of one
// engagement, in a position that is there already.
namespace {

using namespace redoubt;
using namespace redoubt::rules::small;

model::Battle battle() {
  model::Battle made = rules::small::empty();
  for (const int id : {1, 2}) {
    made.all<model::Player>().put({Id<model::Player>{id}, "player-" + std::to_string(id), ""});
    addArmy(made, id);
    addBlock(made, id, id);
  }
  addScenario(made, 1);
  addVariant(made, 1, 1);
  for (const int id : {1, 2}) made.all<model::VariantBlock>().put({Id<model::Variant>{1}, Id<model::SetUpBlock>{id}});
  addRule(made, "unit-type/foot/arm", R"("foot")");
  addRule(made, "facing/none", R"(["foot"])");
  addRule(made, "rating/attack", R"({"number": 4})");
  addRule(made, "rating/defence", R"({"number": 3})");
  addRule(made, "table/crt/index", R"({"kind": "odds", "columns": ["1-2", "1-1", "2-1", "3-1", "4-1"], "of": [
    {"rating": "attack", "of": "attackers"}, {"rating": "defence", "of": "defenders"}]})");
  addRule(made, "table/crt/roll", R"({"dice": "2d6"})");
  for (int roll = 2; roll <= 12; ++roll) {
    const std::string row = "table/crt/rows/" + std::to_string(roll - 1) + "/";
    addRule(made, row + "range", "[" + std::to_string(roll) + "," + std::to_string(roll) + "]");
    for (const char* column : {"1-2", "1-1", "2-1", "3-1", "4-1"}) addRule(made, row + column, R"("DR")");
  }
  addRule(made, "action/attack", R"({"asked": "attack", "table": "crt"})");
  for (int i = 0; i < 40; ++i) {
    const char* of = i % 4 == 0 ? "column" : i % 2 == 0 ? "defence" : "attack";
    addRule(
        made, "action/attack/adjust/" + std::to_string(i),
        std::string(R"({"of": ")") + of + R"(", "add": 1, "when": {"hex": ["woods", "clear"], "not": {"hex": "town"},
              "type": ["horse", "foot"], "distance": {"to": 3}}})");
  }
  for (int i = 1; i <= 20; ++i) {
    const int army = i <= 10 ? 1 : 2;
    addUnit(made, i, army);
    placeUnit(made, i, army, i, at(army == 1 ? 5 : 6, 5), i);
  }
  return made;
}

void attackOfTwenty(benchmark::State& state) {
  const ask::World world(battle(), Id<model::Variant>{1});
  rules::Undertaking undertaking;
  undertaking.action = "attack";
  undertaking.targets = {at(6, 5)};
  for (const rules::Member each : world.position().onMap()) {
    const bool isAttacker = world.position().hexOf(each) == at(5, 5);
    (isAttacker ? undertaking.actors : undertaking.defenders).push_back(each);
  }
  for (auto _ : state) {
    const rules::Engagement engagement(world.mechanics(), world.position(), &world.fields(), undertaking);
    benchmark::DoNotOptimize(engagement.lookUp());
  }
}
BENCHMARK(attackOfTwenty)->Unit(benchmark::kMicrosecond);

void rulesReadOnce(benchmark::State& state) {
  const model::Battle made = battle();
  const rules::RuleBook book(made);
  for (auto _ : state) benchmark::DoNotOptimize(rules::mechanicsOf(made, book));
}
BENCHMARK(rulesReadOnce)->Unit(benchmark::kMicrosecond);

}  // namespace
