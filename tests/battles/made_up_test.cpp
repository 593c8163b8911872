#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/check/expected.h"
#include "core/document/house_checks.h"
#include "core/exchange/json/json_battle.h"
#include "core/rules/book/dice.h"
#include "tests/core/rules/combat/reference/odds.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/formation.h"
#include "core/rules/movement/control.h"
#include "core/rules/movement/reach.h"
#include "core/store/dump.h"

// A battle of nobody's, under rules of no family that ships: eight-sided dice, counters that face a vertex with four
// hexes in front, stride and oil on their faces, markers on dykes, zones of control that cost and don't stop, hexes
// numbered "F.07". Nothing in the program knows of it; all it has is data.
namespace redoubt {
namespace {

namespace fs = std::filesystem;
const fs::path kFolder = fs::path(REDOUBT_SOURCE_DIR) / "tests" / "battles" / "lantern-dyke";

model::Battle read() {
  exchange::JsonRead read = exchange::readJson(kFolder, {});
  if (auto* problems = std::get_if<1>(&read)) {
    for (const exchange::Problem& problem : *problems) ADD_FAILURE() << exchange::toText(problem);
    return {};
  }
  return std::get<0>(std::move(read));
}

class MadeUp : public ::testing::Test {
 protected:
  hex::HexKey hex(const std::string& number) const { return *layout_.parse(number); }
  const model::Unit& unit(const char* slug) const { return *battle_.bySlug<model::Unit>(slug); }
  rules::Mover moverOf(const char* slug) const {
    rules::Mover mover;
    mover.type = unit(slug).type;
    mover.arm = *rules::armOfType(book_, mover.type);
    mover.figure = rules::Figures(battle_).of(unit(slug).id).figure("stride").value;
    return mover;
  }

  model::Battle battle_ = read();
  rules::RuleBook book_{battle_};
  hex::Layout layout_ = model::layoutOf(battle_);
};

TEST_F(MadeUp, HasExactlyItsExpectedFindings) {
  std::ifstream file(kFolder / "expected-findings.json");
  std::stringstream text;
  text << file.rdbuf();
  const auto expected = check::expectedFromJson(text.str());
  EXPECT_EQ(check::toText(check::difference(expected, document::runAllChecks(battle_))), "");
}

TEST_F(MadeUp, SurvivesExportAndImport) {
  const exchange::JsonRead again = exchange::readJsonText(exchange::writeJson(battle_));
  ASSERT_TRUE(std::holds_alternative<model::Battle>(again));
  EXPECT_EQ(store::dump(std::get<0>(again)), store::dump(battle_));
}

TEST_F(MadeUp, HasDiceOfItsOwn) {
  EXPECT_EQ(rules::faces(book_), (rules::Faces{1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST_F(MadeUp, CountersHaveFourHexesBeforeThem) {
  const auto zones =
      rules::zonesOf(rules::facingRules(book_), hex::Orientation::Flat, {hex::FacingKind::Vertex, 0}, nullptr, "pike");
  ASSERT_TRUE(zones);
  EXPECT_EQ(rules::sidesIn(*zones, hex::FacingZone::Front).size(), 4u);
  EXPECT_EQ(rules::sidesIn(*zones, hex::FacingZone::Rear).size(), 2u);
}

TEST_F(MadeUp, FiguresAreItsOwn) {
  std::vector<std::string> titles;
  for (const rules::FigureKind& kind : rules::figureKinds(book_)) titles.push_back(kind.title);
  EXPECT_EQ(titles, (std::vector<std::string>{"Stride", "Oil", "Nerve bonus"}));
}

TEST_F(MadeUp, UnitsGoAsFarAsTheirStrideOverCausewaysForHalf) {
  const rules::MovementRules rules = rules::movementRules(book_);
  const rules::Mover mover = moverOf("guard-1");
  EXPECT_EQ(rules::allowance(rules, mover).points, Rational(4));
  const rules::MovementMap map(battle_, layout_, rules, mover);
  rules::Reach reach(map);
  reach.flood(hex("G.07"), {hex::FacingKind::Vertex, 3});
  EXPECT_EQ(reach.remaining(hex("H.07")), Rational(7, 2));
  EXPECT_EQ(reach.remaining(hex("J.07")), Rational(5, 2));
}

TEST_F(MadeUp, GroundBeforeAnEnemyCostsMoreAndStopsNobody) {
  const rules::MovementRules rules = rules::movementRules(book_);
  const rules::ControlRules control = rules::controlRules(book_);
  EXPECT_FALSE(control.mustStop);
  EXPECT_EQ(control.entryCost, Rational(2));
  const auto zone =
      rules::zoneOfControl(rules, layout_, {hex("C.07"), hex::Direction{hex::FacingKind::Vertex, 3}, "pike", ""});
  EXPECT_EQ(zone.sure.size(), 4u);
  EXPECT_TRUE(
      rules::zoneOfControl(rules, layout_, {hex("C.07"), hex::Direction{hex::FacingKind::Vertex, 3}, "beacon", ""})
          .sure.empty());
  const rules::MovementMap map(battle_, layout_, rules, moverOf("guard-1"));
  rules::Occupancy occupancy(layout_);
  occupancy.put(hex("H.07"), {false, false, false, std::nullopt, true});
  rules::Reach reach(map);
  reach.flood(hex("G.07"), {hex::FacingKind::Vertex, 3}, &occupancy);
  EXPECT_EQ(reach.remaining(hex("H.07")), Rational(3, 2));
  EXPECT_TRUE(reach.contains(hex("J.07"))) << "it goes on";
}

TEST_F(MadeUp, CombatGoesByItsOwnTableAndDie) {
  const rules::Figures figures(battle_);
  const auto fighter = [&](const char* slug) {
    rules::Fighter one;
    one.type = unit(slug).type;
    one.arm = *rules::armOfType(book_, one.type);
    one.strength = figures.of(unit(slug).id).size;
    one.morale = figures.of(unit(slug).id).morale;
    return one;
  };
  rules::Attack attack;
  attack.attackers.push_back({fighter("bell-1")});
  attack.defenders.push_back({fighter("guard-2")});
  attack.terrains = {"polder"};
  attack.player = "bells";
  attack.trackLabel = "dusk";
  const rules::Odds odds = rules::oddsOf(battle_, book_, attack);
  ASSERT_TRUE(odds.base);
  EXPECT_EQ(odds.columns[*odds.base], "3-2") << "4 against 2, rounded for the defender";
  std::int64_t cases = 0;
  for (const rules::ResultChance& each : odds.chances) {
    EXPECT_EQ(8 % each.chance.cases(), 0) << each.result;
    cases += each.chance.favourable() * (8 / each.chance.cases());
  }
  EXPECT_EQ(cases, 8);
}

}  // namespace
}  // namespace redoubt
