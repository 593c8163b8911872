#include <benchmark/benchmark.h>

#include <filesystem>
#include <tuple>

#include "core/check/check.h"
#include "core/model/edit.h"
#include "core/rules/movement/reach.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/sight/sight.h"
#include "core/store/battle_file.h"
#include "tests/core/rules/sight/plain_sight.h"

/// The shipped battles under their own rules: all checks, what one painted hex makes them look at, sight from every hex
/// to all within ten, and 400 floods of cavalry.
namespace redoubt {
namespace {

namespace fs = std::filesystem;

constexpr int kRange = 10;
constexpr int kFloods = 400;

model::Battle sample(const fs::path& file) {
  return store::readBattle(file).battle;
}

void validateWhole(benchmark::State& state, const fs::path& file) {
  const model::Battle battle = sample(file);
  for (auto _ : state) benchmark::DoNotOptimize(check::runChecks(battle));
}

// A hex takes the terrain of another one that differs.
model::Battle withOneHexPainted(const model::Battle& battle) {
  model::Battle painted = battle;
  const auto& hexes = battle.all<model::HexRow>();
  model::HexRow row = *std::next(hexes.begin(), static_cast<std::ptrdiff_t>(hexes.size() / 2));
  for (const model::HexRow& other : hexes) {
    if (other.terrain == row.terrain) continue;
    row.terrain = other.terrain;
    break;
  }
  painted.all<model::HexRow>().put(row);
  return painted;
}

void validateOneHex(benchmark::State& state, const fs::path& file) {
  const model::Battle battle = sample(file);
  const model::Battle painted = withOneHexPainted(battle);
  const model::Changes there = model::difference(battle, painted);
  const model::Changes back = model::difference(painted, battle);
  check::Checker checker(battle);
  bool isPainted = false;
  for (auto _ : state) {
    benchmark::DoNotOptimize(isPainted ? checker.update(battle, back) : checker.update(painted, there));
    isPainted = !isPainted;
  }
}

// From the edit of one rule, the first that is 4, to the findings.
void validateOneRule(benchmark::State& state, const fs::path& file) {
  const model::Battle battle = sample(file);
  model::Battle edited = battle;
  for (const model::Rule& row : battle.all<model::Rule>()) {
    if (row.value.text != "4") continue;
    edited.all<model::Rule>().put({row.system, row.path, model::JsonText{"5"}});
    break;
  }
  const model::Changes there = model::difference(battle, edited);
  const model::Changes back = model::difference(edited, battle);
  check::Checker checker(battle);
  bool isEdited = false;
  for (auto _ : state) {
    benchmark::DoNotOptimize(isEdited ? checker.update(battle, back) : checker.update(edited, there));
    isEdited = !isEdited;
  }
}

// Where counters of the first scenario's first variant stand.
std::vector<hex::HexKey> occupiedIn(const model::Battle& battle) {
  const auto variants = rules::variants(battle, rules::scenarios(battle).front()->id);
  std::vector<hex::HexKey> hexes;
  for (const rules::Stack& stack : rules::stacks(rules::placements(battle, variants.front()->id))) {
    hexes.push_back(stack.hex);
  }
  return hexes;
}

void sightFieldsOfAllHexes(benchmark::State& state, const fs::path& file) {
  const model::Battle battle = sample(file);
  const rules::SightMap map(battle, model::layoutOf(battle), rules::sightRules(rules::RuleBook(battle)),
                            occupiedIn(battle));
  const rules::SightScanner scanner(kRange);
  for (auto _ : state) {
    map.layout().forEachHex([&](hex::HexKey from) { benchmark::DoNotOptimize(scanner.field(map, from)); });
  }
}

void plainSightOfAllPairs(benchmark::State& state, const fs::path& file) {
  const model::Battle battle = sample(file);
  const hex::Layout layout = model::layoutOf(battle);
  const rules::PlainSight plain(battle, layout, rules::sightRules(rules::RuleBook(battle)), occupiedIn(battle));
  const auto all = layout.allHexes();
  std::size_t count = 0;
  for (auto _ : state) {
    count = 0;
    for (const hex::HexKey from : all) {
      for (const hex::HexKey to : all) {
        if (from != to && layout.distance(from, to) <= kRange) count += plain.sees(from, to) ? 1 : 0;
      }
    }
  }
  state.counters["pairs that see"] = static_cast<double>(count);
}

void floods(benchmark::State& state, const fs::path& file) {
  const model::Battle battle = sample(file);
  const hex::Layout layout = model::layoutOf(battle);
  const rules::MovementRules rules = rules::movementRules(rules::RuleBook(battle));
  rules::Mover mover;
  mover.arm = "cavalry";
  mover.figure = 6;  // where that is what counts
  const rules::MovementMap map(battle, layout, rules, mover);
  const hex::FacingKind kind = rules.facing.kind.value_or(hex::FacingKind::Vertex);
  const auto all = layout.allHexes();
  rules::Reach reach(map);
  std::size_t hexes = 0;
  for (auto _ : state) {
    hexes = 0;
    for (std::size_t i = 0; i < kFloods; ++i) {
      reach.flood(all[i * all.size() / kFloods], {kind, static_cast<int>(i % 6)});
      hexes += reach.hexes().size();
    }
  }
  state.counters["hexes per flood"] = static_cast<double>(hexes) / kFloods;
}

// For every battle that ships, whatever it is called.
bool addAll() {
  using Measure = void (*)(benchmark::State&, const fs::path&);
  const std::tuple<const char*, Measure, benchmark::TimeUnit> measures[] = {
      {"validateWhole", validateWhole, benchmark::kMillisecond},
      {"validateOneHex", validateOneHex, benchmark::kMicrosecond},
      {"validateOneRule", validateOneRule, benchmark::kMillisecond},
      {"sightFieldsOfAllHexes", sightFieldsOfAllHexes, benchmark::kMillisecond},
      {"plainSightOfAllPairs", plainSightOfAllPairs, benchmark::kMillisecond},
      {"floods", floods, benchmark::kMillisecond}};
  for (const auto& [title, measure, unit] : measures) {
    for (const auto& file : fs::directory_iterator(REDOUBT_SAMPLES)) {
      const std::string name = std::string(title) + "/" + file.path().stem().string();
      benchmark::RegisterBenchmark(name.c_str(), measure, file.path())->Unit(unit);
    }
  }
  return true;
}
const bool kAdded = addAll();

}  // namespace
}  // namespace redoubt
