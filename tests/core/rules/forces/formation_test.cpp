#include "core/rules/forces/formation.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using hex::FacingKind;
using hex::FacingZone;
using hex::Orientation;

RuleBook bookOf(const std::vector<std::pair<std::string, std::string>>& rules) {
  model::Battle battle = small::empty();
  for (const auto& [path, json] : rules) small::addRule(battle, path, json);
  return RuleBook(battle);
}

Formation square() {
  return *formation(
      bookOf({{"formation/square/needs", R"({"units": 4, "arm": "foot", "size-each": 4, "terrain": ["clear"]})"},
              {"formation/square/not", R"(["scythe"])"}}),
      "square");
}

FormationTaker company(int size = 5) {
  return {"line", "foot", {}, size};
}

std::vector<FormationFault> faults(const Formation& formation, const std::vector<FormationTaker>& takers,
                                   const char* terrain = "clear") {
  std::vector<FormationFault> all;
  for (const FormationRefusal& refusal : refusals(formation, takers, terrain)) all.push_back(refusal.fault);
  return all;
}

TEST(Formation, IsWhatTheRulesSay) {
  const RuleBook book = bookOf({{"formation/usual", R"("in-line")"},
                                {"formation/change-in-melee-hex", "[]"},
                                {"formation/in-line/title", R"("Line")"},
                                {"formation/limber/title", R"("Limbered")"},
                                {"formation/limber/arms", R"(["gun"])"},
                                {"formation/limber/movement", "3"},
                                {"formation/limber/terrain-as", R"("horse")"},
                                {"formation/limber/enemy-hex", "false"},
                                {"formation/limber/may-fire", "false"},
                                {"formation/loose/turning-cost", "0"},
                                {"formation/loose/terrain-cost", "1"},
                                {"formation/loose/sight", R"(["front", "flank"])"},
                                {"formation/square/zones", R"({"front": 6})"},
                                {"formation/square/hexes", "1"},
                                {"formation/square/fire-share", R"("1/4")"}});
  EXPECT_EQ(usualFormation(book), "in-line");
  const auto all = formations(book);
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0].title, "Line");
  EXPECT_TRUE(all[0].mayFire && all[0].mayEnterEnemyHex);
  EXPECT_FALSE(all[0].turningCost || all[0].movement || all[0].zones);
  const Formation& limber = all[1];
  EXPECT_EQ(limber.slug, "limber");
  EXPECT_EQ(limber.arms, std::vector<std::string>{"gun"});
  EXPECT_EQ(limber.movement, Rational(3));
  EXPECT_EQ(limber.terrainAs, "horse");
  EXPECT_FALSE(limber.mayEnterEnemyHex || limber.mayFire);
  EXPECT_EQ(all[2].turningCost, Rational(0));
  EXPECT_EQ(all[2].terrainCost, Rational(1));
  EXPECT_EQ(all[2].sight, (std::vector{FacingZone::Front, FacingZone::Flank}));
  const Formation& square = all[3];
  EXPECT_EQ(square.title, "square");
  EXPECT_EQ(square.zones, (ZoneCounts{6, 0, 0}));
  EXPECT_EQ(square.hexes, 1);
  EXPECT_EQ(square.fireShare, Rational(1, 4));
}

TEST(Formation, IsNoneOfWhichTheRulesSayNothing) {
  const RuleBook book = bookOf({{"formation/usual", R"("line")"}});
  EXPECT_FALSE(formation(book, "usual"));
  EXPECT_FALSE(formation(book, "line"));
  EXPECT_FALSE(formation(book, ""));
  EXPECT_TRUE(formations(book).empty());
}

TEST(Formation, IsForAllWhereTheRulesNameNobody) {
  const Formation plain = *formation(bookOf({{"formation/column/title", R"("Column")"}}), "column");
  EXPECT_TRUE(refusals(plain, std::vector{company()}, "bog").empty());
}

TEST(Formation, IsForItsTypesItsMarkOrItsArm) {
  const RuleBook book = bookOf({{"formation/loose/types", R"(["jager"])"},
                                {"formation/loose/mark", R"("white star")"},
                                {"formation/limber/arms", R"(["gun"])"}});
  const Formation loose = *formation(book, "loose");
  EXPECT_TRUE(faults(loose, {{"jager", "foot", {}, {}}}).empty());
  EXPECT_TRUE(faults(loose, {{"volunteer", "foot", {"star", "white star"}, {}}}).empty());
  EXPECT_EQ(faults(loose, {{"volunteer", "foot", {"red star"}, {}}}), std::vector{FormationFault::NotEntitled});
  const std::vector<FormationTaker> line = {{"line", "foot", {}, {}}};
  EXPECT_EQ(refusals(loose, line, "")[0].path, "formation/loose/types");
  const Formation limber = *formation(book, "limber");
  EXPECT_TRUE(faults(limber, {{"battery", "gun", {}, {}}}).empty());
  EXPECT_EQ(faults(limber, {{"jager", "foot", {}, {}}}), std::vector{FormationFault::NotEntitled});
}

// R7.3: four companies of infantry of at least 4 each, in clear terrain; R7.5: no scythes.
TEST(Formation, NeedsItsUnitsSizesAndTerrain) {
  const std::vector<FormationTaker> four(4, company());
  EXPECT_TRUE(refusals(square(), four, "clear").empty());
  EXPECT_EQ(faults(square(), {company(), company(), company()}), std::vector{FormationFault::TooFewUnits});
  EXPECT_EQ(faults(square(), four, "woods"), std::vector{FormationFault::WrongTerrain});
  auto weak = four;
  weak[2].size = 3;
  EXPECT_EQ(refusals(square(), weak, "clear"),
            (std::vector<FormationRefusal>{{FormationFault::UnitTooSmall, 2, "formation/square/needs"}}));
  auto mixed = four;
  mixed[1].arm = "horse";
  EXPECT_EQ(faults(square(), mixed), std::vector{FormationFault::WrongArm});
  auto scythes = four;
  scythes[3].type = "scythe";
  EXPECT_EQ(refusals(square(), scythes, "clear"),
            (std::vector<FormationRefusal>{{FormationFault::Excluded, 3, "formation/square/not"}}));
}

TEST(Formation, IsNotTakenForGrantedWhereASizeIsUnknown) {
  std::vector<FormationTaker> four(4, company());
  four[0].size = std::nullopt;
  EXPECT_EQ(faults(square(), four), std::vector{FormationFault::SizeUnknown});
  EXPECT_FALSE(refusals(square(), four, "clear").empty());
}

// S7.3: four companies of together at least 8.
TEST(Formation, NeedsASizeTogether) {
  const Formation together = *formation(bookOf({{"formation/square/needs", R"({"units": 4, "size": 8})"}}), "square");
  EXPECT_TRUE(refusals(together, std::vector(4, company(2)), "woods").empty());
  std::vector<FormationTaker> few(4, company(2));
  few[0].size = 1;
  EXPECT_EQ(faults(together, few), std::vector{FormationFault::TooSmall});
  few[1].size = std::nullopt;
  EXPECT_EQ(faults(together, few), std::vector{FormationFault::SizeUnknown});
}

// R7.2: at a strength of 2 or less, entitled or not; R7.5: but not the scythes.
TEST(Formation, IsTakenByItselfAtItsSize) {
  const auto all = formations(bookOf({{"formation/loose/types", R"(["jager"])"},
                                      {"formation/loose/automatic-at-size", "2"},
                                      {"formation/loose/not", R"(["scythe"])"},
                                      {"formation/other/title", R"("Other")"}}));
  EXPECT_EQ(automaticFormation(all, company(2)), "loose");
  EXPECT_EQ(automaticFormation(all, company(1)), "loose");
  EXPECT_EQ(automaticFormation(all, company(3)), std::nullopt);
  EXPECT_EQ(automaticFormation(all, {"scythe", "foot", {}, 1}), std::nullopt);
  EXPECT_EQ(automaticFormation(all, {"line", "foot", {}, std::nullopt}), std::nullopt);
}

// R7.2: said of all units, and meant of those that the order is for.
TEST(Formation, IsTakenByItselfOnlyByTheArmItNeeds) {
  const auto all =
      formations(bookOf({{"formation/loose/needs", R"({"arm": "foot"})"}, {"formation/loose/automatic-at-size", "2"}}));
  EXPECT_EQ(automaticFormation(all, {"line", "foot", {}, 1}), "loose");
  EXPECT_EQ(automaticFormation(all, {"howitzer", "gun", {}, 1}), std::nullopt);
}

template <class Visit>
void forEachFacing(FacingKind kind, Visit&& visit) {
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    for (int index = 0; index < hex::kSides; ++index) visit(orientation, hex::Direction{kind, index});
  }
}

TEST(Zones, AreThoseOfTheFamilyForItsCounts) {
  FacingRules rules;
  rules.zones = ZoneCounts{2, 2, 2};
  forEachFacing(FacingKind::Vertex, [&](Orientation orientation, hex::Direction facing) {
    EXPECT_EQ(zonesOf(rules, orientation, facing, nullptr, "foot"), hex::zones(facing, orientation));
  });
}

TEST(Zones, AreThoseOfAHexsideForItsCounts) {
  FacingRules rules;
  rules.zones = ZoneCounts{3, 0, 3};
  forEachFacing(FacingKind::Hexside, [&](Orientation orientation, hex::Direction facing) {
    EXPECT_EQ(zonesOf(rules, orientation, facing, nullptr, "foot"), hex::zones(facing, orientation));
  });
}

TEST(Zones, AreTheUsualOnesWhereTheRulesCountNone) {
  for (const FacingKind kind : {FacingKind::Hexside, FacingKind::Vertex}) {
    forEachFacing(kind, [](Orientation orientation, hex::Direction facing) {
      EXPECT_EQ(zonesOf({}, orientation, facing, nullptr, "foot"), hex::zones(facing, orientation));
    });
  }
}

// [7.3.2].
TEST(Zones, OfASquareAreFrontAllRound) {
  FacingRules rules;
  rules.zones = ZoneCounts{2, 2, 2};
  Formation square;
  square.zones = ZoneCounts{6, 0, 0};
  forEachFacing(FacingKind::Vertex, [&](Orientation orientation, hex::Direction facing) {
    const auto zones = zonesOf(rules, orientation, facing, &square, "foot");
    EXPECT_EQ(sidesIn(*zones, FacingZone::Front).size(), 6u);
  });
}

// [5.1].
TEST(Zones, AreNoneForArmsThatFaceNowhere) {
  FacingRules rules;
  rules.none = {"leader"};
  EXPECT_FALSE(zonesOf(rules, Orientation::Flat, {FacingKind::Vertex, 0}, nullptr, "leader"));
  EXPECT_TRUE(zonesOf(rules, Orientation::Flat, {FacingKind::Vertex, 0}, nullptr, "foot"));
}

TEST(Zones, LieAsManyAsAreCountedNearestToTheFront) {
  FacingRules rules;
  rules.zones = ZoneCounts{4, 0, 0};
  forEachFacing(FacingKind::Vertex, [&](Orientation orientation, hex::Direction facing) {
    const auto plain = hex::zones(facing, orientation);
    const auto zones = *zonesOf(rules, orientation, facing, nullptr, "foot");
    for (std::size_t side = 0; side < zones.size(); ++side) {
      EXPECT_EQ(zones[side] == FacingZone::Rear, plain[side] == FacingZone::Rear);
    }
  });
}

// The three facings that R's scenarios print.
TEST(Zones, GiveTheFrontHexesThatTheBookPrints) {
  const hex::Layout layout;  // pointy-top, even rows to the right
  const auto front = [&](const char* at, const char* a, const char* b) {
    const hex::HexKey hex = *layout.parse(at);
    std::vector<hex::HexKey> printed = {*layout.parse(a), *layout.parse(b)};
    const auto facing = hex::directionFacing(layout, hex, printed);
    ASSERT_TRUE(facing);
    FacingRules rules;
    rules.zones = ZoneCounts{2, 2, 2};
    auto found =
        hexesIn(layout, hex, *zonesOf(rules, layout.orientation(), *facing, nullptr, "foot"), FacingZone::Front);
    std::sort(found.begin(), found.end());
    std::sort(printed.begin(), printed.end());
    EXPECT_EQ(found, printed) << at;
  };
  front("1809", "1909", "1810");
  front("1808", "1908", "1909");
  front("1710", "1810", "1809");
}

TEST(Zones, LieEvenlyByWhatIsFaced) {
  for (const ZoneCounts& zones : {ZoneCounts{1, 4, 1}, ZoneCounts{3, 0, 3}, ZoneCounts{1, 2, 3}, ZoneCounts{6, 0, 0}}) {
    EXPECT_TRUE(areSymmetric(zones, FacingKind::Hexside));
  }
  for (const ZoneCounts& zones : {ZoneCounts{2, 2, 2}, ZoneCounts{4, 0, 2}, ZoneCounts{0, 6, 0}, ZoneCounts{6, 0, 0}}) {
    EXPECT_TRUE(areSymmetric(zones, FacingKind::Vertex));
  }
  EXPECT_FALSE(areSymmetric({2, 2, 2}, FacingKind::Hexside));
  EXPECT_FALSE(areSymmetric({1, 3, 2}, FacingKind::Hexside)) << "its rear";
  EXPECT_FALSE(areSymmetric({3, 0, 3}, FacingKind::Vertex));
}

TEST(FrontHexes, AreThoseOfTheRulesOrOfTheFormation) {
  model::Battle battle = small::empty();
  small::addRule(battle, "facing/kind", R"("hexside")");
  small::addRule(battle, "facing/zones", R"({"front": 1, "flank": 4, "rear": 1})");
  small::addRule(battle, "formation/square/zones", R"({"front": 6, "flank": 0, "rear": 0})");
  const hex::Layout layout;
  const hex::HexKey hex = hex::HexKey::at(5, 5);
  model::Placement counter;
  counter.hex = hex;
  counter.direction = model::Facing{hex::Direction{FacingKind::Hexside, 1}};
  const auto fronts = [&] { return frontHexes(battle, RuleBook(battle), layout, counter); };
  EXPECT_EQ(fronts(), std::vector{*layout.neighbourAnywhere(hex, 1)});
  counter.formation = "square";
  EXPECT_EQ(fronts().size(), 6u);
  counter.formation.clear();
  counter.direction = model::Facing{hex::Direction{FacingKind::Vertex, 1}};
  EXPECT_EQ(fronts(), hex::frontHexes(layout, hex, *counter.direction->direction)) << "not what the zones are for";
  counter.direction.reset();
  EXPECT_TRUE(fronts().empty());
}

TEST(FrontHexes, AreTheUsualOnesWhereTheRulesSayNothing) {
  const hex::Layout layout;
  const hex::HexKey hex = hex::HexKey::at(5, 5);
  for (const FacingKind kind : {FacingKind::Hexside, FacingKind::Vertex}) {
    const hex::Direction facing{kind, 2};
    EXPECT_EQ(frontHexes({}, layout, hex, facing, nullptr, "foot"), hex::frontHexes(layout, hex, facing));
  }
  FacingRules rules;
  rules.none = {"leader"};
  EXPECT_TRUE(frontHexes(rules, layout, hex, {FacingKind::Vertex, 2}, nullptr, "leader").empty());
}

TEST(Zones, ReachOffTheMap) {
  const hex::Layout layout;
  const auto zones = hex::zones({FacingKind::Vertex, 0}, layout.orientation());
  EXPECT_EQ(hexesIn(layout, hex::HexKey::at(1, 1), zones, FacingZone::Front).size(), 2u);
}

TEST(FacingRules, AreReadFromTheBook) {
  const FacingRules rules = facingRules(bookOf({{"facing/kind", R"("hexside")"},
                                                {"facing/zones", R"({"front": 3, "rear": 3})"},
                                                {"facing/none", R"(["leader"])"},
                                                {"facing/free", R"(["gun"])"},
                                                {"facing/mixed-in-stack", "true"}}));
  EXPECT_EQ(rules.kind, FacingKind::Hexside);
  EXPECT_EQ(rules.zones, (ZoneCounts{3, 0, 3}));
  EXPECT_TRUE(facesNowhere(rules, "leader"));
  EXPECT_FALSE(facesNowhere(rules, "gun"));
  EXPECT_EQ(rules.free, std::vector<std::string>{"gun"});
  EXPECT_TRUE(rules.mayMixInStack);
  EXPECT_FALSE(facingRules(bookOf({})).kind);
}

}  // namespace
}  // namespace redoubt::rules
