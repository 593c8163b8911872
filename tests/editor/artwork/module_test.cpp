#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/rules/set_up/set_up.h"
#include "tests/editor/artwork/module_fixture.h"

// Modules are read by a stand-in for the engine that shares nothing with what writes them.
namespace redoubt::editor {
namespace {

using exchange::ExportJob;
using exchange::Options;

std::string bytesOf(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

TEST_F(Modules, OfAllBattlesHaveNoFaultForTheEngine) {
  ASSERT_GE(battles().size(), 5U);
  for (const fs::path& file : battles()) {
    const engine::Loaded loaded = engine::loadModule(module(store::readBattle(file).battle));
    EXPECT_TRUE(loaded.problems.empty()) << file << "\n" << joined(loaded.problems);
    EXPECT_FALSE(loaded.slots.empty()) << file;
    EXPECT_FALSE(loaded.setups.empty()) << file;
  }
}

TEST_F(Modules, CallEveryHexOfABattleAsItIsPrinted) {
  for (const fs::path& file : battles()) {
    const model::Battle battle = store::readBattle(file).battle;
    const engine::Loaded loaded = engine::loadModule(module(battle));
    const engine::Map* map = loaded.map("Main Map");
    ASSERT_TRUE(map && !map->boards.empty() && map->boards.front().grid) << file;
    const engine::Grid& grid = *map->boards.front().grid;
    const hex::Layout layout = model::layoutOf(battle);
    int hexes = 0;
    layout.forEachHex([&](hex::HexKey key) {
      const std::string number = layout.number(key);
      if (number.empty()) return;
      const auto place = grid.placeOf(number);
      ASSERT_TRUE(place) << file << number;
      EXPECT_EQ(grid.nameAt(*place), number) << file;
      EXPECT_EQ(grid.snapped(*place), *place) << file << number;
      ++hexes;
    });
    EXPECT_GT(hexes, 100) << file;
  }
}

// Where every counter stands and how, by the engine's own names and figures.
TEST_F(Modules, HoldTheSetUpsOfABattle) {
  for (const fs::path& file : battles()) {
    const model::Battle battle = store::readBattle(file).battle;
    const hex::Layout layout = model::layoutOf(battle);
    const engine::Loaded loaded = engine::loadModule(module(battle));
    for (const model::Scenario* scenario : rules::scenarios(battle)) {
      for (const model::Variant* variant : rules::variants(battle, scenario->id)) {
        const engine::LoadedSave save = engine::loadSetup(scenario->slug + "-" + variant->slug + ".vsav", loaded);
        EXPECT_TRUE(save.problems.empty()) << file << scenario->slug << "\n" << joined(save.problems);
        std::multiset<std::pair<std::string, std::string>> expected;
        for (const model::Placement* placement : rules::placements(battle, variant->id)) {
          const model::Unit* unit = battle.find(placement->unit);
          if (!unit || placement->rule != model::PlacementRule::At || !placement->hex || placement->secondHex) continue;
          if (!layout.number(*placement->hex).empty()) expected.emplace(unit->name, layout.number(*placement->hex));
        }
        std::multiset<std::pair<std::string, std::string>> found;
        const engine::Map* map = loaded.map("Main Map");
        for (const engine::SavedStack& stack : save.stacks) {
          if (stack.map != "Main Map") continue;
          for (const std::string& id : stack.pieces) {
            found.emplace(engine::shownName(save.pieces.at(id)),
                          engine::locationName(*map, stack.place).value_or("nowhere"));
          }
        }
        std::size_t missing = 0;
        for (const auto& each : expected) {
          const bool isThere = std::any_of(found.begin(), found.end(), [&](const auto& other) {
            return other.second == each.second && other.first.starts_with(each.first);
          });
          missing += isThere ? 0 : 1;
        }
        EXPECT_EQ(missing, 0U) << file << " " << scenario->slug << " of " << expected.size();
      }
    }
  }
}

TEST_F(Modules, KeepTheNumbersOfPiecesWhenAUnitIsRenamed) {
  model::Battle battle = sample("wilkowa");
  const engine::Loaded before = engine::loadModule(module(battle));
  model::Unit unit = *battle.all<model::Unit>().begin();
  const std::string old = unit.name;
  unit.name = "Żółta, chorągiew; / 1";
  battle.all<model::Unit>().put(unit);
  const engine::Loaded after = engine::loadModule(module(battle));
  ASSERT_TRUE(before.slot(old) && after.slot(unit.name));
  EXPECT_EQ(before.slot(old)->gpid, after.slot(unit.name)->gpid);
  std::multiset<std::string> one;
  std::multiset<std::string> other;
  for (const engine::Slot& slot : before.slots) one.insert(slot.gpid);
  for (const engine::Slot& slot : after.slots) other.insert(slot.gpid);
  EXPECT_EQ(one, other);
}

TEST_F(Modules, TakeNamesOfAllKinds) {
  model::Battle battle = sample("wilkowa");
  const std::vector<std::string> names{"a/b",   "a;b",    "a\\b",     "tab\there",    "\"quoted\"", "Zażółć gęślą jaźń",
                                       "a,b|c", "<&>'\"", "'inner'x", "back\\/slash", "{expr}",     "$name$ #1"};
  std::size_t next = 0;
  for (const model::Unit& row : model::Table<model::Unit>(battle.all<model::Unit>())) {
    model::Unit unit = row;
    if (next < names.size()) unit.name = names[next++];
    battle.all<model::Unit>().put(unit);
  }
  const engine::Loaded loaded = engine::loadModule(module(battle));
  EXPECT_TRUE(loaded.problems.empty()) << joined(loaded.problems);
  for (const std::string& name : names) EXPECT_TRUE(loaded.slot(name)) << name;
}

// Steps are lost and counters turned in play.
TEST_F(Modules, LetUnitsTurnAndLoseSteps) {
  const engine::Loaded loaded = engine::loadModule(module(sample("wilkowa")));
  int turned = 0;
  int weakened = 0;
  for (const engine::Slot& slot : loaded.slots) {
    const engine::Piece whole = engine::expanded(slot.piece, loaded.prototypes);
    for (const engine::Rotation& rotation : engine::rotationsOf(whole)) {
      engine::Piece piece = whole;
      engine::press(piece, "93,130");
      EXPECT_EQ(engine::rotationsOf(piece).front().index, (rotation.index + 1) % 6);
      ++turned;
    }
    for (const engine::Layers& layers : engine::layersOf(whole)) {
      if (layers.name != "Step") continue;
      engine::Piece piece = whole;
      engine::choose(piece, "Step loss");
      EXPECT_EQ(engine::layersOf(piece).front().level, 2) << slot.name;
      ++weakened;
    }
  }
  EXPECT_GT(turned, 5);
  EXPECT_GT(weakened, 5);
}

TEST_F(Modules, AreTheSameBytesEachTime) {
  const model::Battle battle = sample("wilkowa");
  EXPECT_EQ(bytesOf(module(battle, "one.vmod")), bytesOf(module(battle, "two.vmod")));
}

TEST_F(Modules, StopWhenAsked) {
  const model::Battle battle = sample("wilkowa");
  DrawnArtwork artwork(battle);
  const exchange::Format& format = exchange::requireFormat("vassal");
  std::stop_source source;
  source.request_stop();
  const Watch watch{source.get_token(), [](double) {}};
  ExportJob job{battle, Options(format)};
  job.artwork = &artwork;
  job.watch = &watch;
  EXPECT_THROW(exchange::exportTo(format, job, at("stopped.vmod"), false), exchange::Stopped);
  EXPECT_FALSE(fs::exists(at("stopped.vmod")));
}

}  // namespace
}  // namespace redoubt::editor
