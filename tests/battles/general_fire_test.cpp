#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "core/ask/answer.h"
#include "core/exchange/json/json_battle.h"
#include "core/rules/position/ground.h"
#include "core/rules/sight/aim.h"
#include "tests/core/rules/combat/reference/fire_tables.h"

// Fire of the four battles, as they are written and as their older rules are read, and by functions that compute these
// older rules in their own way: one unit on one, over every distance, come to the same row of the table and the same
// chances.
namespace redoubt {
namespace {

bool isOfFire(const std::string& path) {
  if (path.find("/battle/") != path.npos || path.ends_with("/battle")) return false;
  return path.starts_with("action/") || path.starts_with("table/") || path.starts_with("effect/") ||
         path.starts_with("state/shots") || path == "rating/fire" || path == "rating/fire-range";
}

// The same battle with the rules of fire that it had before these were written in the families.
model::Battle withOlderFire(const model::Battle& battle, const char* name) {
  model::Battle older = battle;
  std::vector<model::Rule> newer;
  for (const model::Rule& row : older.all<model::Rule>()) {
    if (isOfFire(row.path)) newer.push_back(row);
  }
  for (const model::Rule& row : newer) older.all<model::Rule>().erase({row.system, row.path});
  std::ifstream file(std::filesystem::path(REDOUBT_SOURCE_DIR) / "tests/battles/older-fire.json");
  const nlohmann::json rows = nlohmann::json::parse(file).at(name);
  for (const nlohmann::json& row : rows) {
    older.all<model::Rule>().put(
        {*model::info(battle)->system, row[0].get<std::string>(), model::JsonText{row[1].dump()}});
  }
  return older;
}

class SameFire : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const auto folder = std::filesystem::path(REDOUBT_BATTLES) / GetParam();
    exchange::JsonRead read = exchange::readJson(folder, {REDOUBT_SYSTEMS, true});
    auto* battle = std::get_if<0>(&read);
    ASSERT_TRUE(battle);
    battle_ = std::move(*battle);
    older_ = withOlderFire(battle_, GetParam());
    for (const model::Scenario* scenario : rules::scenarios(battle_)) {
      for (const model::Variant* variant : rules::variants(battle_, scenario->id)) {
        variant_ = variant->id;
        if (unitsBySide().size() >= 2) return;
      }
    }
    FAIL() << "no set-up has units of two players";
  }

  // By player.
  std::map<std::string, std::vector<std::string>> unitsBySide() const {
    std::map<std::string, std::vector<std::string>> found;
    for (const model::Placement* row : rules::placements(battle_, variant_)) {
      const model::Unit* unit = battle_.find(row->unit);
      const model::Army* army = unit ? battle_.find<model::Army>(unit->army) : nullptr;
      if (army) found[battle_.find<model::Player>(army->player)->slug].push_back(unit->slug);
    }
    return found;
  }

  // `older` has the rules that the reference reads; `world` is asked.
  void compare(const ask::World& older, const ask::World& world, const std::string& by, const std::string& on,
               hex::HexKey target) {
    const rules::Piece& firer = world.position().piece(world.piece(by));
    const rules::Piece& victim = world.position().piece(world.piece(on));
    const ask::ActionAnswer answer = askAction(world, "fire", {world.piece(by)}, {target});
    if (world.position().at(target).size() != 1 || !answer.refusals.empty()) return;
    if (answer.action != "rifle" && answer.action != "cannon") {
      if (!older.book().under("fire-table").empty()) compareTables(older, answer, firer, target);
      return;
    }
    const int distance = world.layout().distance(*firer.hex, target);
    rules::FireTarget aimed{rules::terrainAt(older.battle(), older.book(), target), victim.row->formation, {}};
    const auto zones =
        rules::zonesOf(world.battle(), world.book(), world.layout(), rules::facingRules(world.book()), *victim.row);
    if (zones) aimed.zone = rules::targetZone(world.layout(), target, *zones, *firer.hex);
    std::vector<rules::Modifier> modifiers;
    if (answer.action == "rifle") {
      const auto fire = world.figures().of(*firer.row).fire.value;
      if (!fire) return;
      const auto row = rules::fireRow(older.battle(), older.book(), *fire, distance, 1);
      ASSERT_TRUE(std::holds_alternative<rules::FireRow>(row));
      ASSERT_EQ(answer.lookup.results.size(), 1u);
      EXPECT_EQ(answer.lookup.results.front().text, std::get<rules::FireRow>(row).result);
      modifiers = rules::rifleModifiers(older.battle(), older.book(), std::get<rules::FireRow>(row),
                                        {{firer.unit->type, 1}}, aimed);
      if (!std::get<rules::FireRow>(row).modifier) {
        ++compared_;
        return;
      }
    } else {
      const auto found = rules::gunModifiers(older.battle(), older.book(), firer.unit->type, distance,
                                             world.figures().of(firer.unit->id).stars, aimed);
      ASSERT_TRUE(std::holds_alternative<std::vector<rules::Modifier>>(found));
      modifiers = std::get<std::vector<rules::Modifier>>(found);
    }
    const auto morale = world.figures().of(*victim.row).morale.value;
    if (!morale) return;
    ASSERT_FALSE(answer.effects.empty());
    ASSERT_FALSE(answer.effects.front().parts.empty());
    rules::Chance stands;
    for (const auto& each : answer.effects.front().parts.front().ways.front().front().results) {
      if (each.result.text == "stands") stands = each.result.chance;
    }
    EXPECT_EQ(stands, chanceToStand(older.book(), *morale, rules::sumOf(modifiers)));
    ++compared_;
    modified_ += rules::sumOf(modifiers) != 0;
  }

  void compareTables(const ask::World& older, const ask::ActionAnswer& answer, const rules::Piece& firer,
                     hex::HexKey target) {
    const rules::Figure strength = older.figures().of(*firer.row).size;
    if (!strength.value) return;
    const int distance = older.layout().distance(*firer.hex, target);
    const auto fire = rules::tableFire(older.battle(), older.book(), firer.unit->type, strength,
                                       {distance, rules::terrainAt(older.battle(), older.book(), target)});
    ASSERT_TRUE(std::holds_alternative<rules::TableFire>(fire));
    const auto& found = std::get<rules::TableFire>(fire);
    ASSERT_EQ(answer.lookup.results.size(), found.chances.size());
    for (const rules::ResultChance& each : found.chances) {
      const auto same = std::find_if(answer.lookup.results.begin(), answer.lookup.results.end(),
                                     [&](const rules::TableResult& result) { return result.text == each.result; });
      ASSERT_NE(same, answer.lookup.results.end()) << each.result;
      EXPECT_EQ(same->chance, each.chance) << each.result;
    }
    ++compared_;
    modified_ += found.modifier.has_value();
  }

  // A roll passes up to the morale, unless it costs a step whatever the morale is.
  static rules::Chance chanceToStand(const rules::RuleBook& book, int morale, int modifier) {
    const rules::Distribution rolls = rules::distributionOf(book, *rules::parseRoll("1d10"));
    const auto loses = book.integer("fire/loss-at-modified-roll");
    std::int64_t passed = 0;
    for (const auto& [roll, cases] : rolls.counts()) {
      const int sum = roll + modifier;
      if (sum <= morale && (!loses || sum < *loses)) passed += cases;
    }
    return rules::Chance(passed, rolls.total());
  }

  model::Battle battle_;
  model::Battle older_;
  Id<model::Variant> variant_;
  int compared_ = 0;
  int modified_ = 0;
};

TEST_P(SameFire, ByTheOlderRulesAndByThoseOfAnyGame) {
  const auto sides = unitsBySide();
  const hex::Layout layout = model::layoutOf(battle_);
  std::vector<hex::HexKey> all;
  layout.forEachHex([&](hex::HexKey hex) {
    if (!layout.isOnEdge(hex)) all.push_back(hex);
  });
  std::mt19937 random(1794);
  const auto any = [&](const auto& list) { return list[random() % list.size()]; };
  for (int i = 0; i < 600; ++i) {
    const auto& own = i % 2 == 0 ? sides.begin()->second : std::next(sides.begin())->second;
    const auto& others = i % 2 == 0 ? std::next(sides.begin())->second : sides.begin()->second;
    const hex::HexKey target = any(all);
    std::vector<hex::HexKey> near;
    for (const hex::HexKey hex : all) {
      const int distance = layout.distance(hex, target);
      if (0 < distance && distance <= (i % 3 == 0 ? 6 : 2)) near.push_back(hex);
    }
    const std::string by = any(own);
    const std::string on = any(others);
    const hex::HexKey from = any(near);
    const std::vector<std::string> suppositions{
        on + "@" + layout.number(target), on + ".facing=s" + std::to_string(random() % 6),
        by + "@" + layout.number(from), by + ".facing=s" + std::to_string(random() % 6)};
    const ask::World older(older_, variant_, suppositions);
    SCOPED_TRACE(by + " at " + layout.number(from) + " on " + on + " at " + layout.number(target));
    compare(older, older, by, on, target);
    compare(older, ask::World(battle_, variant_, suppositions), by, on, target);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(compared_, 20);
  EXPECT_GT(modified_, 10);
}

INSTANTIATE_TEST_SUITE_P(OfTheFour, SameFire,
                         ::testing::Values("raclawice-1794", "maciejowice-1794", "szczekociny-1794", "kluszyn-1610"));

}  // namespace
}  // namespace redoubt
