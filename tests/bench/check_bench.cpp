#include <benchmark/benchmark.h>

#include <filesystem>

#include "core/check/check.h"
#include "core/model/edit.h"
#include "core/store/battle_file.h"

/// How long the checks take on the shipped battles: everything, and what one painted hex makes them look at.
namespace redoubt {
namespace {

model::Battle sample(const char* name) {
  return store::readBattle(std::filesystem::path(REDOUBT_SAMPLES) / (std::string(name) + ".battle")).battle;
}

void validateWhole(benchmark::State& state, const char* name) {
  const model::Battle battle = sample(name);
  for (auto _ : state) benchmark::DoNotOptimize(check::runChecks(battle));
}

void validateOneHex(benchmark::State& state, const char* name) {
  const model::Battle battle = sample(name);
  model::Battle painted = battle;
  model::HexRow row = *std::next(battle.all<model::HexRow>().begin(), 900);
  row.terrain = std::next(battle.all<model::HexRow>().begin(), 30)->terrain == row.terrain ? "marsh" : "woods";
  painted.all<model::HexRow>().put(row);
  const model::Changes there = model::difference(battle, painted);
  const model::Changes back = model::difference(painted, battle);
  check::Checker checker(battle);
  bool isPainted = false;
  for (auto _ : state) {
    benchmark::DoNotOptimize(isPainted ? checker.update(battle, back) : checker.update(painted, there));
    isPainted = !isPainted;
  }
}

BENCHMARK_CAPTURE(validateWhole, raclawice, "raclawice-1794")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(validateWhole, maciejowice, "maciejowice-1794")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(validateWhole, szczekociny, "szczekociny-1794")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(validateOneHex, raclawice, "raclawice-1794")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(validateOneHex, szczekociny, "szczekociny-1794")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace redoubt
