#include "core/rules/mechanics/spending.h"
#include "tests/core/rules/combat/reference/attack.h"

#include <gtest/gtest.h>

#include "core/rules/set_up/set_up.h"
#include "tests/core/rules/combat/odds_battle.h"
#include "tests/core/rules/grids.h"

namespace redoubt::rules {
namespace {

using namespace small;

constexpr int kPoles = 1;
constexpr int kAllies = 2;

// A target in the middle of a map, attacked by army 1.
class AttackFromTheMap : public ::testing::Test {
 protected:
  AttackFromTheMap() {
    battle_.all<Player>().put({Id<Player>{1}, "poles", "Poles"});
    battle_.all<Player>().put({Id<Player>{2}, "allies", "Allies"});
    addArmy(battle_, kPoles);
    addArmy(battle_, kAllies);
    addScenario(battle_, 1);
    addVariant(battle_, 1, 1);
    for (const int army : {kPoles, kAllies}) {
      addBlock(battle_, army, army);
      battle_.all<VariantBlock>().put({Id<Variant>{1}, Id<SetUpBlock>{army}});
    }
    for (const char* type : {"foot", "horse"})
      addRule(battle_, std::string("unit-type/") + type + "/arm", quoted(type));
    addRule(battle_, "facing/kind", quoted("hexside"));
    place(1, kAllies, "foot", kTarget, 0);
  }

  // Unit and placement have that id; it faces that side.
  void place(int id, int army, const char* type, hex::HexKey hex, std::optional<int> facing) {
    addUnit(battle_, id, army, type);
    addCounter(battle_, id, id, 1);
    addFace(battle_, id, FaceSide::Front, 6 + id, 2, std::nullopt);
    placeUnit(battle_, id, army, id, hex);
    if (facing) face(id, *facing);
  }
  void face(int placement, int side) {
    Placement row = *battle_.find<Placement>(Id<Placement>{placement});
    row.direction = Facing{hex::Direction{hex::FacingKind::Hexside, side}};
    battle_.all<Placement>().put(row);
  }
  void placeMarker(int id, const char* words, hex::HexKey hex, int side) {
    Placement row = placement(id, kAllies, PlacementRule::At, hex);
    row.subject = PlacementSubject::Marker;
    row.words = words;
    row.direction = Facing{hex::Direction{hex::FacingKind::Hexside, side}};
    battle_.all<Placement>().put(row);
  }
  void placeLeaderAt(int id, int army, hex::HexKey hex, int modifier) {
    addLeader(battle_, id, army);
    Counter counter;
    counter.id = Id<Counter>{100 + id};
    counter.role = CounterRole::Leader;
    counter.leader = Id<Leader>{id};
    battle_.all<Counter>().put(counter);
    const Face front = addFace(battle_, 100 + id, FaceSide::Front, std::nullopt, std::nullopt, std::nullopt);
    battle_.all<FaceFigure>().put({front.id, "modifier", modifier});
    placeLeader(battle_, id, army, id, PlacementRule::At, hex);
  }
  hex::HexKey beside(int side) const { return *layoutOf(battle_).neighbour(kTarget, side); }

  template <class Ask>
  auto onGround(Ask&& ask) const {
    const RuleBook book(battle_);
    const hex::Layout layout = layoutOf(battle_);
    const Figures figures(battle_);
    const auto setUp = placements(battle_, Id<Variant>{1});
    return ask(Board{battle_, book, layout, figures, setUp});
  }
  // By all that could attack.
  Attack attack(std::map<Id<Placement>, std::string> spends = {}) const {
    return onGround([&](const Board& ground) {
      return attackFrom(ground, {{kTarget}, attackersRound(ground, kTarget), std::move(spends), std::nullopt});
    });
  }

  const hex::HexKey kTarget = at(5, 5);
  Battle battle_ = mapOf(hex::Orientation::Pointy, hex::Shifted::Even, 10, 10);
};

TEST_F(AttackFromTheMap, IsMadeByEnemiesInNeighbouringHexes) {
  place(2, kPoles, "horse", beside(0), 3);
  place(3, kPoles, "foot", beside(2), 5);
  place(4, kAllies, "foot", beside(3), 0);
  place(5, kPoles, "foot", at(8, 8), 0);
  const Attack made = attack();
  ASSERT_EQ(made.attackers.size(), 2u);
  ASSERT_EQ(made.defenders.size(), 1u);
  EXPECT_EQ(made.player, "poles");
  EXPECT_EQ(made.defenders[0].unit.strength.value, 2);
  EXPECT_EQ(made.defenders[0].unit.morale.value, 7);
  for (const Attacker& attacker : made.attackers) EXPECT_EQ(attacker.unit.type == "horse" ? 0 : 2, attacker.side);
}

TEST_F(AttackFromTheMap, IsNoneOnAnEmptyHexAndWhereEnemiesShareOne) {
  place(2, kPoles, "horse", beside(0), 3);
  const auto round = [&](hex::HexKey hex) {
    return onGround([&](const Board& ground) { return attackersRound(ground, hex).size(); });
  };
  EXPECT_EQ(round(kTarget), 1u);
  EXPECT_EQ(round(at(1, 1)), 0u);
  place(3, kPoles, "foot", kTarget, 3);
  EXPECT_EQ(round(kTarget), 0u);
}

// K4.1: three hexes in front, three behind.
TEST_F(AttackFromTheMap, HitsTheRearFromTheThreeHexesBehind) {
  for (int side = 0; side < hex::kSides; ++side) {
    place(2, kPoles, "horse", beside(side), 0);
    EXPECT_EQ(attack().defenders[0].isHitFromRear, side >= 2 && side <= 4) << side;
  }
  place(2, kPoles, "horse", beside(3), 0);
  Placement row = *battle_.find<Placement>(Id<Placement>{1});
  row.direction.reset();
  battle_.all<Placement>().put(row);
  EXPECT_EQ(attack().defenders[0].isHitFromRear, std::nullopt) << "nobody knows where it looks";
  addRule(battle_, "facing/none", R"(["foot"])");
  EXPECT_EQ(attack().defenders[0].isHitFromRear, false) << "it looks nowhere";
}

TEST_F(AttackFromTheMap, GoesIntoAndAcrossTheTerrainThere) {
  place(2, kPoles, "horse", beside(1), 4);
  const hex::HexsideKey side = *layoutOf(battle_).sideBetween(kTarget, beside(1));
  battle_.all<HexRow>().put({kTarget, "wood", 0});
  battle_.all<HexRow>().put({beside(1), "swamp", 0});
  battle_.all<Hexside>().put({side, "stream", std::nullopt, std::nullopt});
  battle_.all<Link>().put({side, "ford"});
  const Attack made = attack();
  EXPECT_EQ(made.terrains, std::set<std::string>{"wood"});
  EXPECT_EQ(made.attackers[0].terrain, "swamp");
  EXPECT_EQ(made.attackers[0].across, (std::vector<std::string>{"stream", "ford"}));
}

TEST_F(AttackFromTheMap, DownASlopeOfTheWayUpIsNotAcrossIt) {
  place(2, kPoles, "horse", beside(1), 4);
  const hex::HexsideKey side = *layoutOf(battle_).sideBetween(kTarget, beside(1));
  const bool isTargetNear = side.hex() == kTarget;
  addRule(battle_, "terrain/slope/uphill-only", "true");
  const auto slope = [&](bool isTargetHigh) {
    battle_.all<Hexside>().put(
        {side, "slope", isTargetHigh == isTargetNear ? HighSide::Near : HighSide::Far, std::nullopt});
    return attack().attackers[0].across.size();
  };
  EXPECT_EQ(slope(true), 1u);
  EXPECT_EQ(slope(false), 0u);
}

// K14.12: a fence lies on one side of its hex.
TEST_F(AttackFromTheMap, CrossesTheMarkersOnTheHexsideFromEitherHex) {
  addRule(battle_, "marker/fence/title", quoted("Fence"));
  place(2, kPoles, "horse", beside(1), 4);
  EXPECT_TRUE(attack().attackers[0].markers.empty());
  placeMarker(50, "fence", kTarget, 2);
  EXPECT_TRUE(attack().attackers[0].markers.empty()) << "on another side";
  placeMarker(50, "fence", kTarget, 1);
  EXPECT_EQ(attack().attackers[0].markers, std::vector<std::string>{"fence"});
  placeMarker(50, "fence", beside(1), 4);
  EXPECT_EQ(attack().attackers[0].markers, std::vector<std::string>{"fence"});
  placeMarker(50, "smoke", kTarget, 1);
  EXPECT_TRUE(attack().attackers[0].markers.empty()) << "no marker of the rules";
}

// K14.12: it protects the hex it lies in.
TEST_F(AttackFromTheMap, IsNotHinderedByAMarkerThatProtectsTheOtherHex) {
  addRule(battle_, "marker/fence/title", quoted("Fence"));
  addRule(battle_, "marker/fence/protects", quoted("its-hex"));
  place(2, kPoles, "horse", beside(1), 4);
  placeMarker(50, "fence", beside(1), 4);
  EXPECT_TRUE(attack().attackers[0].markers.empty());
  placeMarker(50, "fence", kTarget, 1);
  EXPECT_EQ(attack().attackers[0].markers, std::vector<std::string>{"fence"});
}

// K14.11: fences that a player has yet to lay on the line.
TEST_F(AttackFromTheMap, MayBeHinderedByAMarkerThatWaits) {
  addRule(battle_, "marker/fence/title", quoted("Fence"));
  addRule(battle_, "marker/fence/hexside", quoted("line"));
  addRule(battle_, "marker/fence/protects", quoted("its-hex"));
  place(2, kPoles, "horse", beside(1), 4);
  const auto mayStand = [&] {
    return onGround([&](const Board& ground) { return markersThatMayStand(ground, beside(1), kTarget); });
  };
  Placement waiting = placement(60, kAllies, PlacementRule::Within, kTarget);
  waiting.subject = PlacementSubject::Marker;
  waiting.words = "fence";
  waiting.distance = 0;
  battle_.all<Placement>().put(waiting);
  EXPECT_TRUE(mayStand().empty()) << "nothing for it to lie on";
  battle_.all<Hexside>().put({*layoutOf(battle_).sideBetween(kTarget, beside(1)), "line", std::nullopt, std::nullopt});
  EXPECT_EQ(mayStand(), std::vector<std::string>{"fence"});
  EXPECT_TRUE(attack().attackers[0].markers.empty()) << "nobody says that it stands there";
  const auto made = onGround([&](const Board& ground) {
    AttackChoice choice{{kTarget}, attackersRound(ground, kTarget)};
    choice.standing[Id<Placement>{2}] = {"fence"};
    return attackFrom(ground, choice);
  });
  EXPECT_EQ(made.attackers[0].markers, std::vector<std::string>{"fence"});
  placeMarker(50, "fence", beside(1), 4);
  EXPECT_TRUE(mayStand().empty()) << "the side has one";
}

// K6.14, K6.15.
class AttackOnSeveralHexes : public AttackFromTheMap {
 protected:
  AttackOnSeveralHexes() {
    place(2, kPoles, "horse", from_, 3);
    place(3, kAllies, "foot", other_, 0);
    place(4, kPoles, "foot", beside(4), 0);
  }
  std::optional<AttackFault> fault(const std::vector<hex::HexKey>& targets, const std::vector<int>& attackers) const {
    return onGround([&](const Board& ground) {
      AttackChoice choice{targets, {}};
      for (const int id : attackers) choice.attackers.push_back(battle_.find<Placement>(Id<Placement>{id}));
      return faultOf(ground, choice);
    });
  }

  const hex::HexKey from_ = beside(1);
  const hex::HexKey other_ = beside(2);  // beside from_ as well
};

TEST_F(AttackOnSeveralHexes, IsAllowedWhereOneSideStandsInOneHex) {
  EXPECT_EQ(fault({kTarget}, {2, 4}), std::nullopt);
  EXPECT_EQ(fault({kTarget, other_}, {2}), AttackFault::Unspecified);
  addRule(battle_, "combat/several", quoted("one-side-in-one-hex"));
  EXPECT_EQ(fault({kTarget, other_}, {2}), std::nullopt);
  EXPECT_EQ(fault({kTarget, other_}, {2, 4}), AttackFault::SeveralGroups);
  EXPECT_EQ(fault({kTarget, other_}, {4}), AttackFault::NotBeside);
  EXPECT_EQ(fault({other_}, {2, 4}), AttackFault::NotBeside);
  addRule(battle_, "combat/several", quoted("any"));
  EXPECT_EQ(fault({kTarget, other_}, {2, 4}), std::nullopt);
  addRule(battle_, "combat/several", quoted("one-target-hex"));
  EXPECT_EQ(fault({kTarget, other_}, {2}), AttackFault::SeveralTargets);
  addRule(battle_, "combat/defence-bonus/foot", "1");
  EXPECT_EQ(fault({kTarget}, {4}), AttackFault::OnlyDefends);
}

// K6.13, K6.18.
TEST_F(AttackOnSeveralHexes, MustTakeInWhoeverStandsBeforeTheAttackers) {
  addRule(battle_, "facing/zones", R"({"front": 3, "rear": 3})");
  addRule(battle_, "control/zones", R"(["front"])");
  addRule(battle_, "marker/fence/title", quoted("Fence"));
  addRule(battle_, "marker/fence/need-not-attack-across", "true");
  const auto still = [&] {
    return onGround([&](const Board& ground) {
      return stillToAttack(ground, {battle_.find<Placement>(Id<Placement>{2})}, {kTarget});
    });
  };
  const int towards = *layoutOf(battle_).sideTowards(from_, other_);
  face(2, towards);
  EXPECT_TRUE(still().empty()) << "no rule asks for it";
  addRule(battle_, "combat/must-be-attacked", "true");
  EXPECT_EQ(still(), std::set{other_});
  face(2, (towards + 3) % hex::kSides);
  EXPECT_TRUE(still().empty()) << "it looks away";
  face(2, towards);
  placeMarker(50, "fence", from_, towards);
  EXPECT_TRUE(still().empty()) << "it is behind a fence";
}

TEST_F(AttackOnSeveralHexes, TakesInTheHexesBesideItsAttackers) {
  place(5, kPoles, "foot", at(9, 9), 0);
  place(6, kAllies, "foot", at(9, 8), 0);
  const auto beside = onGround([&](const Board& ground) { return targetsBeside(ground, kTarget); });
  EXPECT_EQ(beside, std::vector<hex::HexKey>{other_});
  battle_.all<HexRow>().put({other_, "wood", 0});
  const Attack made = onGround([&](const Board& ground) {
    return attackFrom(ground, {{kTarget, other_}, {battle_.find<Placement>(Id<Placement>{2})}});
  });
  EXPECT_EQ(made.defenders.size(), 2u);
  EXPECT_TRUE(made.terrains.contains("wood"));
  EXPECT_EQ(made.terrains.size(), 2u);
}

// Scenarios of K: of two units in a hex of the camp one defends.
TEST_F(AttackFromTheMap, IsOnTheOneUnitThatDefends) {
  place(2, kPoles, "horse", beside(1), 4);
  place(3, kAllies, "foot", kTarget, 0);
  EXPECT_EQ(attack().defenders.size(), 2u);
  battle_.all<Zone>().put({Id<Zone>{1}, "camp", "Camp"});
  battle_.all<ZoneHex>().put({Id<Zone>{1}, kTarget});
  addRule(battle_, "combat/one-defends", R"([{"zone": "camp"}])");
  ASSERT_EQ(attack().defenders.size(), 1u);
  EXPECT_EQ(attack().defenders[0].unit.morale.value, 7) << "the top one";
  const Attack made = onGround([&](const Board& ground) {
    AttackChoice choice{{kTarget}, attackersRound(ground, kTarget)};
    choice.defending[kTarget] = Id<Placement>{3};
    return attackFrom(ground, choice);
  });
  ASSERT_EQ(made.defenders.size(), 1u);
  EXPECT_EQ(made.defenders[0].unit.morale.value, 9);
  addRule(battle_, "combat/one-defends", R"([{"zone": "wood"}])");
  EXPECT_EQ(attack().defenders.size(), 2u);
}

// K9.21.
TEST_F(AttackFromTheMap, HasTheHelpOfLeadersWhereTheRulesGiveIt) {
  addRule(battle_, "combat/shift/leader", quoted("modifier"));
  place(2, kPoles, "horse", beside(1), 4);
  const hex::HexKey behind = *layoutOf(battle_).neighbour(beside(1), 1);
  placeLeaderAt(20, kPoles, beside(1), 2);
  placeLeaderAt(21, kPoles, behind, 1);
  placeLeaderAt(22, kAllies, kTarget, 1);
  EXPECT_TRUE(attack().attackersLeaders.empty()) << "no rule tells where they help";
  addRule(battle_, "leader/helps-in", R"(["hex"])");
  ASSERT_EQ(attack().attackersLeaders.size(), 1u);
  EXPECT_EQ(attack().attackersLeaders[0].value, 2);
  ASSERT_EQ(attack().defendersLeaders.size(), 1u);
  EXPECT_EQ(attack().defendersLeaders[0].value, 1);
  addRule(battle_, "leader/helps-in", R"(["hex", "neighbours"])");
  EXPECT_EQ(attack().attackersLeaders.size(), 2u);
  addRule(battle_, "leader/helps-in", R"(["hex", "front"])");
  ASSERT_EQ(attack().attackersLeaders.size(), 2u) << "where he looks is unknown, so he may help";
  EXPECT_FALSE(attack().attackersLeaders[0].isEstimate);
  EXPECT_TRUE(attack().attackersLeaders[1].isEstimate);
  face(21, 1);
  EXPECT_EQ(attack().attackersLeaders.size(), 1u) << "he looks away";
  face(21, 4);
  EXPECT_EQ(attack().attackersLeaders.size(), 2u);
  EXPECT_FALSE(attack().attackersLeaders[1].isEstimate);
}

TEST_F(AttackFromTheMap, SpendsWhatIsChosenForEachAttacker) {
  place(2, kPoles, "horse", beside(1), 4);
  EXPECT_EQ(attack().attackers[0].spends, "");
  EXPECT_EQ(attack({{Id<Placement>{2}, "lances"}}).attackers[0].spends, "lances");
  EXPECT_TRUE(spendableStocks(RuleBook(battle_)).empty());
  addRule(battle_, "combat/columns", R"(["1-1"])");
  addRule(battle_, "combat/shift/stock/lances", R"({"types": ["horse"], "by-size": {"2": 3}})");
  const std::vector<SpendableStock> found = spendableStocks(RuleBook(battle_));
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].stock, "lances");
  EXPECT_TRUE(found[0].isFor("horse"));
  EXPECT_FALSE(found[0].isFor("foot"));
}

TEST_F(AttackFromTheMap, CountsUnitsAtTheStepAtWhichTheyAreSetUp) {
  addRule(battle_, "steps/source", quoted("counters"));
  addRule(battle_, "steps/ladder", R"(["1 front", "1 back"])");
  place(2, kPoles, "horse", beside(0), 3);
  addFace(battle_, 2, FaceSide::Back, 5, 1, std::nullopt);
  EXPECT_EQ(attack().attackers.at(0).unit.strength.value, 2);
  Placement row = *battle_.find<Placement>(Id<Placement>{2});
  row.step = 2;
  battle_.all<Placement>().put(row);
  EXPECT_EQ(attack().attackers.at(0).unit.strength.value, 1);
  EXPECT_EQ(attack().attackers.at(0).unit.morale.value, 5);
  EXPECT_EQ(attack().defenders.at(0).unit.strength.value, 2);
}

}  // namespace
}  // namespace redoubt::rules
