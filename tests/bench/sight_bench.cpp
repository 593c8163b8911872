#include <benchmark/benchmark.h>

#include <random>

#include "core/rules/sight/sight.h"
#include "tests/core/rules/sight/plain_sight.h"

// Sight within ten hexes, the range of guns, on a sheet of 39 × 49 hexes of which one in five blocks and one in forty
// holds a unit; against the plain reference of the tests on the same sheet in the same run.
namespace {

using namespace redoubt;

constexpr int kRange = 10;

rules::SightRules rulesOf() {
  rules::SightRules rules;
  rules.ground = "clear";
  rules.blockingTerrain = {"woods", "hill"};
  rules.highGround = {"hill"};
  rules.alongHexside = rules::AlongHexside::Either;
  rules.unitsBlock = true;
  return rules;
}

struct Sheet {
  model::Battle battle;
  hex::Layout layout;
  std::vector<hex::HexKey> occupied;

  Sheet() {
    hex::LayoutSpec spec;
    spec.columns = 39;
    spec.rows = 49;
    layout = std::get<hex::Layout>(hex::Layout::make(spec));
    std::mt19937 random(1794);
    layout.forEachHex([&](hex::HexKey key) {
      const auto drawn = random() % 100;
      battle.all<model::HexRow>().put({key, drawn < 15 ? "woods" : drawn < 20 ? "hill" : "clear", 0});
      if (random() % 40 == 0) occupied.push_back(key);
    });
  }
};

const Sheet& sheet() {
  static const Sheet made;
  return made;
}

const rules::SightMap& sightMap() {
  static const rules::SightMap map(sheet().battle, sheet().layout, rulesOf(), sheet().occupied);
  return map;
}

void SightLines(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(rules::SightScanner(kRange));
}
BENCHMARK(SightLines)->Unit(benchmark::kMicrosecond);

void SightMapAnew(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(rules::SightMap(sheet().battle, sheet().layout, rulesOf(), sheet().occupied));
  }
}
BENCHMARK(SightMapAnew)->Unit(benchmark::kMicrosecond);

void SightOfOnePair(benchmark::State& state) {
  const auto from = hex::HexKey::at(20, 25);
  const auto to = hex::HexKey::at(27, 30);
  for (auto _ : state) benchmark::DoNotOptimize(rules::sight(sightMap(), from, to));
}
BENCHMARK(SightOfOnePair)->Unit(benchmark::kMicrosecond);

void SightField(benchmark::State& state) {
  const rules::SightScanner scanner(kRange);
  const auto from = hex::HexKey::at(20, 25);
  for (auto _ : state) benchmark::DoNotOptimize(scanner.field(sightMap(), from));
}
BENCHMARK(SightField)->Unit(benchmark::kMicrosecond);

void SightFieldsOfAllHexes(benchmark::State& state) {
  const rules::SightScanner scanner(kRange);
  for (auto _ : state) {
    sheet().layout.forEachHex([&](hex::HexKey key) { benchmark::DoNotOptimize(scanner.field(sightMap(), key)); });
  }
}
BENCHMARK(SightFieldsOfAllHexes)->Unit(benchmark::kMillisecond);

void PlainSightOfAllPairs(benchmark::State& state) {
  const rules::PlainSight plain(sheet().battle, sheet().layout, rulesOf(), sheet().occupied);
  const std::vector<hex::HexKey> all = sheet().layout.allHexes();
  std::size_t count = 0;
  for (auto _ : state) {
    count = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        if (sheet().layout.distance(all[i], all[j]) <= kRange && plain.sees(all[i], all[j])) ++count;
      }
    }
  }
  state.counters["pairs that see"] = static_cast<double>(count);
}
BENCHMARK(PlainSightOfAllPairs)->Unit(benchmark::kMillisecond);

}  // namespace
