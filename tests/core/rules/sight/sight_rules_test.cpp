#include "core/rules/sight/sight_rules.h"

#include <gtest/gtest.h>

#include "core/rules/set_up/set_up.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using small::Keys;

TEST(SightRules, AreReadFromTheRules) {
  model::Battle battle = small::empty();
  const auto terrain = [&](const std::string& slug, const std::string& place, const std::string& blocks) {
    small::addRule(battle, "terrain/" + slug + "/place", '"' + place + '"');
    if (!blocks.empty()) small::addRule(battle, "terrain/" + slug + "/blocks-sight", blocks);
  };
  terrain("woods", "hex", "true");
  terrain("field", "hex", "false");
  terrain("slope", "hexside", "false");
  terrain("hedge", "hexside", "true");
  terrain("stream", "hexside", "");
  terrain("causeway", "link", "true");
  small::addRule(battle, "terrain/hidden/blocks-sight", "true");
  small::addRule(battle, "terrain/ground", "\"field\"");
  small::addRule(battle, "sight/units-block", R"({"except": ["artillery", "leader"]})");
  small::addRule(battle, "sight/along-hexside", "\"both\"");
  small::addRule(battle, "sight/ends-block", "true");
  small::addRule(battle, "sight/high-ground", R"(["hill", "ridge"])");
  SightRules expected;
  expected.ground = "field";
  expected.blockingTerrain = {"woods"};
  expected.blockingSides = {"hedge"};
  expected.highGround = {"hill", "ridge"};
  expected.alongHexside = AlongHexside::Both;
  expected.endsBlock = true;
  expected.unitsBlock = true;
  expected.openArms = {"artillery", "leader"};
  EXPECT_EQ(sightRules(RuleBook(battle)), expected);
  small::addRule(battle, "sight/along-hexside", "\"either\"");
  EXPECT_EQ(sightRules(RuleBook(battle)).alongHexside, AlongHexside::Either);
}

TEST(SightRules, WhatTheySayNothingOfBlocksNothing) {
  SightRules expected;
  expected.ground = "clear";
  EXPECT_EQ(sightRules(RuleBook(small::empty())), expected);
}

class SightBlockersTest : public ::testing::Test {
 protected:
  SightBlockersTest() {
    small::addRule(battle, "sight/units-block", R"({"except": ["artillery", "leader"]})");
    small::addRule(battle, "unit-type/foot/arm", "\"infantry\"");
    small::addRule(battle, "unit-type/gun/arm", "\"artillery\"");
    small::addArmy(battle, 1);
    small::addBlock(battle, 1, 1);
    small::addUnit(battle, 1, 1, "foot");
    small::addUnit(battle, 2, 1, "gun");
    small::addUnit(battle, 3, 1, "nobody-knows");
    small::addLeader(battle, 1, 1);
  }
  SightBlockers blockers() const {
    const RuleBook book(battle);
    return sightBlockers(battle, book, sightRules(book), placementsOfBlock(battle, Id<model::SetUpBlock>{1}));
  }

  model::Battle battle = small::empty();
};

TEST_F(SightBlockersTest, AreUnitsButForArtilleryLeadersAndMarkers) {
  small::placeUnit(battle, 1, 1, 1, small::at(1, 1));
  small::placeUnit(battle, 2, 1, 2, small::at(2, 2));
  small::placeLeader(battle, 3, 1, 1, model::PlacementRule::At, small::at(3, 3));
  model::Placement marker = small::placement(4, 1, model::PlacementRule::At, small::at(4, 4));
  marker.subject = model::PlacementSubject::Marker;
  battle.all<model::Placement>().put(marker);
  EXPECT_EQ(blockers().hexes, Keys{small::at(1, 1)});
  EXPECT_EQ(blockers().unsure, Keys{});
  small::addRule(battle, "sight/units-block", R"({"except": []})");
  EXPECT_EQ(blockers().hexes, (Keys{small::at(1, 1), small::at(2, 2), small::at(3, 3)}));
}

TEST_F(SightBlockersTest, AreThoseWhoNameTheirHex) {
  small::placeLeader(battle, 3, 1, 1, model::PlacementRule::At, small::at(3, 3));
  model::Placement near = small::placement(4, 1, model::PlacementRule::Within, small::at(5, 5));
  near.unit = Id<model::Unit>{1};
  battle.all<model::Placement>().put(near);
  EXPECT_EQ(blockers().hexes, Keys{});
}

TEST_F(SightBlockersTest, AUnitOfUnknownArmBlocksButNotForSure) {
  small::placeUnit(battle, 1, 1, 3, small::at(1, 1));
  small::placeUnit(battle, 2, 1, 2, small::at(2, 2));
  EXPECT_EQ(blockers().hexes, Keys{small::at(1, 1)});
  EXPECT_EQ(blockers().unsure, Keys{small::at(1, 1)});
  small::placeUnit(battle, 3, 1, 1, small::at(1, 1), 2);  // on top of infantry it makes no difference
  EXPECT_EQ(blockers().unsure, Keys{});
  model::Provenance estimate;
  estimate.subjectTable = "rule";
  estimate.subject = model::keyText<model::Rule>({Id<model::System>{1}, "unit-type/gun/arm"});
  estimate.field = "value";
  estimate.status = model::Status::Estimated;
  battle.all<model::Provenance>().put(estimate);
  EXPECT_EQ(blockers().hexes, Keys{small::at(1, 1)});
  EXPECT_EQ(blockers().unsure, Keys{small::at(2, 2)});
}

TEST_F(SightBlockersTest, AreNoneWhereTheRulesSayNothingOfUnits) {
  small::placeUnit(battle, 1, 1, 1, small::at(1, 1));
  small::addRule(battle, "sight/units-block", "null");
  EXPECT_EQ(blockers().hexes, Keys{});
}

}  // namespace
}  // namespace redoubt::rules
