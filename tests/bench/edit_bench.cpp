#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>

#include <filesystem>

#include "core/document/document.h"
#include "core/exchange/new_battle.h"
#include "core/model/map_verbs.h"

// Edits through Document against raw SQLite doing the same, with the same pragmas, in the same run.
namespace {

using namespace redoubt;
namespace fs = std::filesystem;

fs::path folder() {
  static const fs::path path = [] {
    fs::path made = fs::temp_directory_path() / "redoubt-bench";
    fs::remove_all(made);
    fs::create_directories(made);
    return made;
  }();
  return path;
}

std::unique_ptr<document::Document> documentOf(int columns, int rows, const char* name) {
  exchange::NewBattleOptions options;
  options.columns = columns;
  options.rows = rows;
  fs::remove(folder() / name);
  return document::Document::create(folder() / name, exchange::newBattle(options));
}

std::unique_ptr<SQLite::Database> rawOf(int columns, int rows, const char* name) {
  fs::remove(folder() / name);
  document::Document::create(folder() / name, documentOf(columns, rows, "source.battle")->battle());
  auto database = std::make_unique<SQLite::Database>((folder() / name).string(), SQLite::OPEN_READWRITE);
  database->exec("PRAGMA journal_mode=DELETE; PRAGMA synchronous=EXTRA; PRAGMA locking_mode=NORMAL;");
  return database;
}

const char* terrain(int round) { return round % 2 == 0 ? "woods" : "marsh"; }

void RawOneRowCommit(benchmark::State& state) {
  const auto database = rawOf(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)), "raw.battle");
  SQLite::Statement update(*database, "UPDATE hex SET terrain = ? WHERE hex = 10101010");
  int round = 0;
  for (auto _ : state) {
    database->exec("BEGIN IMMEDIATE");
    update.bind(1, terrain(round++));
    update.exec();
    update.reset();
    database->exec("COMMIT");
  }
}
BENCHMARK(RawOneRowCommit)->Args({39, 49})->Args({500, 500})->Unit(benchmark::kMicrosecond)->UseRealTime();

void OneHexEdit(benchmark::State& state) {
  const auto document = documentOf(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)), "edit.battle");
  const std::vector<hex::HexKey> one{hex::HexKey{10'101'010}};
  int round = 1;
  document->apply(model::paintTerrain(document->battle(), one, terrain(0), "first"));
  for (auto _ : state) {
    document->apply(model::paintTerrain(document->battle(), one, terrain(round++), "Paint"));
  }
}
BENCHMARK(OneHexEdit)->Args({39, 49})->Args({500, 500})->Unit(benchmark::kMicrosecond)->UseRealTime();

void RawFill(benchmark::State& state) {
  const auto database = rawOf(200, 200, "raw.battle");
  const auto document = documentOf(200, 200, "keys.battle");
  const std::vector<hex::HexKey> all = document->layout().allHexes();
  SQLite::Statement update(*database, "UPDATE hex SET terrain = ? WHERE hex = ?");
  int round = 0;
  for (auto _ : state) {
    database->exec("BEGIN IMMEDIATE");
    for (const hex::HexKey hex : all) {
      update.bind(1, terrain(round));
      update.bind(2, hex.value);
      update.exec();
      update.reset();
    }
    database->exec("COMMIT");
    ++round;
  }
}
BENCHMARK(RawFill)->Unit(benchmark::kMillisecond)->UseRealTime();

void Fill(benchmark::State& state) {
  const auto document = documentOf(200, 200, "fill.battle");
  const std::vector<hex::HexKey> all = document->layout().allHexes();
  int round = 1;
  document->apply(model::paintTerrain(document->battle(), all, terrain(0), "first"));
  for (auto _ : state) {
    document->apply(model::paintTerrain(document->battle(), all, terrain(round++), "Fill"));
  }
}
BENCHMARK(Fill)->Unit(benchmark::kMillisecond)->UseRealTime();

void UndoFill(benchmark::State& state) {
  const auto document = documentOf(200, 200, "undo.battle");
  const std::vector<hex::HexKey> all = document->layout().allHexes();
  document->apply(model::paintTerrain(document->battle(), all, "woods", "Fill"));
  for (auto _ : state) {
    document->undo();
    state.PauseTiming();
    document->redo();
    state.ResumeTiming();
  }
}
BENCHMARK(UndoFill)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
