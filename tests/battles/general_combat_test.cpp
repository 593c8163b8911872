#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "core/ask/answer.h"
#include "core/exchange/json/json_battle.h"
#include "tests/core/rules/combat/reference/attack.h"

// Kłuszyn's combat in the families that any game uses, in the older rules that were made for it (which are rewritten as
// they are read), and by a reference that reads these in its own way: attacks of one and two units on every kind of
// ground, from every side, come to the same strengths, columns and chances.
namespace redoubt {
namespace {

model::Battle kluszyn() {
  const auto folder = std::filesystem::path(REDOUBT_BATTLES) / "kluszyn-1610";
  exchange::JsonRead read = exchange::readJson(folder, {REDOUBT_SYSTEMS, true});
  if (auto* battle = std::get_if<0>(&read)) return std::move(*battle);
  for (const exchange::Problem& problem : std::get<1>(read)) ADD_FAILURE() << exchange::toText(problem);
  return {};
}

// The same battle with the rules of combat that it had before these were written in the families.
model::Battle withOlderCombat(const model::Battle& battle) {
  model::Battle older = battle;
  std::vector<model::Rule> newer;
  for (const model::Rule& row : older.all<model::Rule>()) {
    const bool isOfCombat = row.path.starts_with("action/battle") || row.path.starts_with("table/battle") ||
                            row.path.starts_with("rating/");
    if (isOfCombat) newer.push_back(row);
  }
  for (const model::Rule& row : newer) older.all<model::Rule>().erase({row.system, row.path});
  std::ifstream file(std::filesystem::path(REDOUBT_SOURCE_DIR) / "tests/battles/kluszyn-older-combat.json");
  for (const nlohmann::json& row : nlohmann::json::parse(file)) {
    for (const model::System& system : battle.all<model::System>()) {
      if (system.slug != row[0]) continue;
      older.all<model::Rule>().put({system.id, row[1].get<std::string>(), model::JsonText{row[2].dump()}});
    }
  }
  return older;
}

// The units of a player that are placed in a variant, one of each type, by their slugs.
std::vector<std::string> oneOfEachType(const model::Battle& battle, const rules::PlacementList& setUp,
                                       std::string_view player) {
  std::map<std::string, std::string> byType;
  for (const model::Placement* row : setUp) {
    const model::Unit* unit = battle.find(row->unit);
    const model::Army* army = unit ? battle.find<model::Army>(unit->army) : nullptr;
    if (!army || battle.find<model::Player>(army->player)->slug != player) continue;
    byType.try_emplace(unit->type, unit->slug);
  }
  std::vector<std::string> slugs;
  for (const auto& [type, slug] : byType) slugs.push_back(slug);
  return slugs;
}

class SameCombat : public ::testing::Test {
 protected:
  void compare(const std::vector<std::string>& suppositions, const std::vector<std::string>& by,
               const std::string& target) {
    const ask::World older(older_, variant_, suppositions);
    rules::AttackChoice choice;
    choice.targets = {older.hex(target)};
    for (const std::string& name : by) choice.attackers.push_back(older.position().piece(older.piece(name)).row);
    const auto& state = older.position().state();
    if (const auto label = state.tracks.find(rules::Symbol("morale")); label != state.tracks.end()) {
      choice.trackLabel = std::string(label->second.text());
    }
    for (const model::Placement* row : choice.attackers) {
      const auto piece = state.pieces.find(row->id);
      if (piece != state.pieces.end() && !piece->second.spends.empty()) {
        choice.spends[row->id] = std::string(piece->second.spends.text());
      }
    }
    const rules::Board ground{older.battle(), older.book(), older.layout(), older.figures(), older.setUp()};
    const rules::Odds odds = rules::oddsOf(older.battle(), older.book(), rules::attackFrom(ground, choice));
    std::string what = target;
    for (const std::string& each : suppositions) what += " " + each;
    SCOPED_TRACE(what);
    const bool isAllowed = !rules::faultOf(ground, choice);
    compare(older, by, target, odds, isAllowed);
    compare(ask::World(battle_, variant_, suppositions), by, target, odds, isAllowed);
    if (!isAllowed) return;
    ++compared_;
    shifted_ += odds.base != odds.column;
  }

  static void compare(const ask::World& world, const std::vector<std::string>& by, const std::string& target,
                      const rules::Odds& odds, bool isAllowed) {
    std::vector<rules::Member> members;
    for (const std::string& name : by) members.push_back(world.piece(name));
    const ask::ActionAnswer answer = askAction(world, "attack", members, {world.hex(target)});
    const rules::TableLookup& lookup = answer.lookup;
    EXPECT_EQ(answer.refusals.empty(), isAllowed);
    if (!isAllowed) return;
    ASSERT_EQ(lookup.amounts.size(), 2u);
    EXPECT_EQ(lookup.amounts[0].value, odds.attackStrength);
    EXPECT_EQ(lookup.amounts[1].value, odds.defenceStrength);
    EXPECT_EQ(lookup.base, odds.base);
    EXPECT_EQ(lookup.column, odds.column);
    EXPECT_EQ(lookup.certainty, odds.certainty);
    ASSERT_EQ(lookup.results.size(), odds.chances.size());
    for (const rules::ResultChance& each : odds.chances) {
      const auto same = std::find_if(lookup.results.begin(), lookup.results.end(),
                                     [&](const rules::TableResult& result) { return result.text == each.result; });
      ASSERT_NE(same, lookup.results.end()) << each.result;
      EXPECT_EQ(same->chance, each.chance) << each.result;
    }
  }

  const model::Battle battle_ = kluszyn();
  const model::Battle older_ = withOlderCombat(battle_);
  Id<model::Variant> variant_;
  int compared_ = 0;
  int shifted_ = 0;
};

TEST_F(SameCombat, ByItsOwnRulesAndByThoseOfAnyGame) {
  variant_ = rules::variants(battle_, rules::scenarios(battle_).front()->id).front()->id;
  const rules::PlacementList setUp = rules::placements(battle_, variant_);
  const hex::Layout layout = model::layoutOf(battle_);
  const auto poles = oneOfEachType(battle_, setUp, "poles");
  const auto allies = oneOfEachType(battle_, setUp, "allies");
  ASSERT_FALSE(poles.empty());
  ASSERT_FALSE(allies.empty());
  // Targets on every kind of terrain, beside every kind of hexside and link.
  std::map<std::string, hex::HexKey> targets;
  layout.forEachHex([&](hex::HexKey key) {
    if (layout.isOnEdge(key)) return;
    const model::HexRow* row = battle_.find<model::HexRow>(key);
    if (row) targets.try_emplace(row->terrain, key);
    for (const hex::HexKey from : layout.neighbours(key)) {
      const rules::RuleBook book(battle_);
      for (const std::string& kind : rules::sidesAcross(battle_, book, layout, from, key))
        targets.try_emplace(kind, key);
    }
  });
  std::mt19937 random(1610);
  const auto any = [&](const auto& list) { return list[random() % list.size()]; };
  for (const auto& [kind, target] : targets) {
    for (int i = 0; i < 12; ++i) {
      const bool arePolesActive = i % 2 == 0;
      const auto& own = arePolesActive ? poles : allies;
      const auto& others = arePolesActive ? allies : poles;
      const auto round = layout.neighbours(target);
      const std::string number = layout.number(target);
      const std::string defender = any(others);
      std::vector<std::string> suppositions{defender + "@" + number,
                                            defender + ".facing=s" + std::to_string(random() % 6),
                                            "track.morale=" + std::string(i % 3 == 0 ? "0" : "Poles +1")};
      std::vector<std::string> by;
      for (int k = 0; k < 1 + i % 2; ++k) {
        const std::string attacker = any(own);
        if (std::find(by.begin(), by.end(), attacker) != by.end()) continue;
        by.push_back(attacker);
        suppositions.push_back(attacker + "@" +
                               layout.number(round[(random() + static_cast<unsigned>(3 * k)) % round.size()]));
        if (random() % 3 == 0) suppositions.push_back(attacker + ".spends=lances");
      }
      compare(suppositions, by, number);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(compared_, 80);
  EXPECT_GT(shifted_, 40);
}

}  // namespace
}  // namespace redoubt
