#include <gtest/gtest.h>

#include <array>
#include <set>

#include "core/model/reshape.h"
#include "tests/core/model/busy_map.h"
#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

using hex::MapTurn;
using testing::busyMap;
using testing::dangling;
using testing::hexAt;

constexpr std::array kTurns = {MapTurn::MirrorLeftRight, MapTurn::MirrorTopBottom, MapTurn::QuarterClockwise,
                               MapTurn::Half, MapTurn::QuarterCounterclockwise};

Battle turned(const Battle& battle, MapTurn turn) {
  const auto made = turnMap(battle, turn, "Turn");
  if (const auto* error = std::get_if<hex::LayoutError>(&made)) {
    ADD_FAILURE() << said(error->sentence());
    return battle;
  }
  return applied(battle, std::get<Relocated>(made).edit);
}

TEST(TurnMap, MirroredTwiceIsTheSameBattle) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    for (const MapTurn mirror : {MapTurn::MirrorLeftRight, MapTurn::MirrorTopBottom}) {
      const Battle once = turned(battle, mirror);
      EXPECT_FALSE(once == battle);
      EXPECT_TRUE(turned(once, mirror) == battle);
    }
  }
}

TEST(TurnMap, FourQuarterTurnsAreTheSameBattle) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    for (const MapTurn quarter : {MapTurn::QuarterClockwise, MapTurn::QuarterCounterclockwise}) {
      Battle round = battle;
      for (int i = 0; i < 4; ++i) round = turned(round, quarter);
      EXPECT_TRUE(round == battle);
    }
  }
}

TEST(TurnMap, HalfATurnIsBothMirrorsAndTwoQuarters) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    const Battle half = turned(battle, MapTurn::Half);
    EXPECT_TRUE(turned(turned(battle, MapTurn::MirrorLeftRight), MapTurn::MirrorTopBottom) == half);
    EXPECT_TRUE(turned(turned(battle, MapTurn::QuarterClockwise), MapTurn::QuarterClockwise) == half);
  }
}

// What lies between which hexes, by where these come to lie; with the upper one of a slope.
using Sides = std::set<std::tuple<std::set<hex::HexKey>, std::string, std::optional<hex::HexKey>>>;

template <class Where>
Sides hexsides(const Battle& battle, Where&& where) {
  const hex::Layout layout = layoutOf(battle);
  Sides sides;
  for (const Hexside& row : battle.all<Hexside>()) {
    const auto [near, far] = layout.hexesOf(row.side);
    std::optional<hex::HexKey> upper;
    if (row.high) upper = where(*row.high == HighSide::Near ? near : far);
    sides.insert({{where(near), where(far)}, row.kind, upper});
  }
  for (const Link& row : battle.all<Link>()) {
    const auto [near, far] = layout.hexesOf(row.side);
    sides.insert({{where(near), where(far)}, row.kind + " link", std::nullopt});
  }
  return sides;
}

TEST(TurnMap, HexsidesAndLinksLieBetweenTheSameHexesAndSlopesHaveTheSameUpperHex) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    for (const MapTurn turn : kTurns) {
      const Battle after = turned(battle, turn);
      const Sides expected = hexsides(battle, [&](hex::HexKey hex) { return *hex::turned(hex, spec, turn); });
      EXPECT_EQ(hexsides(after, [](hex::HexKey hex) { return hex; }), expected);
      EXPECT_EQ(dangling(after), "");
    }
  }
}

TEST(TurnMap, CountersLookAtTheSameHexes) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    const hex::Layout layout = layoutOf(battle);
    for (const MapTurn turn : kTurns) {
      const Battle after = turned(battle, turn);
      const hex::Layout turnedLayout = layoutOf(after);
      for (const Placement& old : battle.all<Placement>()) {
        const Placement& row = *after.find<Placement>(old.id);
        ASSERT_EQ(row.hex, hex::turned(*old.hex, spec, turn));
        ASSERT_EQ(row.direction.has_value(), old.direction.has_value());
        if (!old.direction || !old.direction->direction) continue;
        std::set<hex::HexKey> expected;
        for (const hex::HexKey hex : hex::frontHexes(layout, *old.hex, *old.direction->direction)) {
          expected.insert(*hex::turned(hex, spec, turn));
        }
        const auto front = hex::frontHexes(turnedLayout, *row.hex, *row.direction->direction);
        EXPECT_EQ(std::set<hex::HexKey>(front.begin(), front.end()), expected);
      }
    }
  }
}

TEST(TurnMap, SheetAndNorthFollow) {
  hex::LayoutSpec spec;
  Battle battle = busyMap(spec);
  MapSheet sheet = *mapSheet(battle);
  sheet.sheetWidthMm = 680;
  sheet.sheetHeightMm = 480;
  sheet.northAngle = 10;
  battle.all<MapSheet>().put(sheet);
  const Battle quarter = turned(battle, MapTurn::QuarterClockwise);
  EXPECT_EQ(mapSheet(quarter)->sheetWidthMm, 480);
  EXPECT_EQ(mapSheet(quarter)->sheetHeightMm, 680);
  EXPECT_EQ(mapSheet(quarter)->northAngle, 100);
  EXPECT_EQ(mapSheet(quarter)->orientation, hex::Orientation::Flat);
  EXPECT_EQ(mapSheet(turned(battle, MapTurn::MirrorLeftRight))->northAngle, 350);
  EXPECT_EQ(mapSheet(turned(battle, MapTurn::Half))->sheetWidthMm, 680);
}

TEST(TurnMap, NamesAndStandingSymbolsStayUpright) {
  Battle battle = testing::plainMap(6, 5);
  const auto label = [&](std::int64_t id, double angle) {
    battle.all<Label>().put({{id}, "Name", LabelStyle::Town, hexAt(2, 2), 0.25, 0.1, angle, 0.2});
  };
  label(1, 0);
  label(2, 30);
  label(3, -60);
  battle.all<Symbol>().put({{1}, hexAt(2, 2), "church", 0.25, 0.125, 0});
  battle.all<Symbol>().put({{2}, hexAt(2, 2), "gun", 0, 0, 45});
  const Battle half = turned(battle, MapTurn::Half);
  EXPECT_EQ(half.find<Label>({1})->angle, 0);
  EXPECT_EQ(half.find<Label>({2})->angle, 30);
  EXPECT_EQ(half.find<Label>({1})->hex, hexAt(5, 4));
  EXPECT_EQ(half.find<Label>({1})->dx, -0.25);
  EXPECT_EQ(half.find<Symbol>({1})->angle, 0);
  EXPECT_EQ(half.find<Symbol>({1})->dy, -0.125);
  EXPECT_EQ(half.find<Symbol>({2})->angle, 225);
  const Battle quarter = turned(battle, MapTurn::QuarterClockwise);
  EXPECT_EQ(quarter.find<Label>({1})->angle, 0);
  EXPECT_EQ(quarter.find<Label>({2})->angle, -60);
  EXPECT_EQ(quarter.find<Label>({3})->angle, 30);
  EXPECT_EQ(quarter.find<Label>({1})->dx, -0.1);
  EXPECT_EQ(quarter.find<Label>({1})->dy, 0.25);
  const Battle mirrored = turned(battle, MapTurn::MirrorTopBottom);
  EXPECT_EQ(mirrored.find<Label>({2})->angle, -30);
  EXPECT_EQ(mirrored.find<Symbol>({2})->angle, 135);
}

TEST(TurnMap, PathsOfNamesTurnAndAreStillReadFromLeftToRight) {
  Battle battle = testing::plainMap(6, 5);
  Label label{{1}, "Stream", LabelStyle::Water, hexAt(2, 2)};
  label.path = "-1,0.5 0,0 2,0.25";
  battle.all<Label>().put(label);
  EXPECT_EQ(turned(battle, MapTurn::MirrorLeftRight).find<Label>({1})->path, "-2,0.25 0,0 1,0.5");
  EXPECT_EQ(turned(battle, MapTurn::MirrorTopBottom).find<Label>({1})->path, "-1,-0.5 0,0 2,-0.25");
  EXPECT_EQ(turned(battle, MapTurn::Half).find<Label>({1})->path, "-2,-0.25 0,0 1,-0.5");
  EXPECT_EQ(turned(battle, MapTurn::QuarterClockwise).find<Label>({1})->path, "-0.5,-1 0,0 -0.25,2");
}

TEST(TurnMap, OriginsAndWaiversGoWithTheHexesTheyName) {
  Battle battle = testing::plainMap(6, 5);
  const auto key = [](int column, int row) { return std::to_string(hexAt(column, row).value); };
  battle.all<Provenance>().put({"hex", key(1, 1), "terrain", Status::Printed, std::nullopt, "here"});
  battle.all<Waiver>().put({"overstacked", "hex/" + key(1, 1) + "/blue@day/first", "fine"});
  battle.all<Waiver>().put({"entry-not-on-edge", "zone_hex/gate/" + key(2, 3), "fine"});
  battle.all<Waiver>().put({"no-command", "unit/1-guard", "fine"});
  const Battle after = turned(battle, MapTurn::MirrorLeftRight);
  EXPECT_TRUE(after.find<Provenance>({"hex", key(6, 1), "terrain"}));
  EXPECT_EQ(after.all<Provenance>().size(), 1u);
  EXPECT_TRUE(after.find<Waiver>({"overstacked", "hex/" + key(6, 1) + "/blue@day/first"}));
  EXPECT_TRUE(after.find<Waiver>({"entry-not-on-edge", "zone_hex/gate/" + key(5, 3)}));
  EXPECT_TRUE(after.find<Waiver>({"no-command", "unit/1-guard"}));
}

TEST(TurnMap, TellsOfTextsThatNameHexesByNumber) {
  Battle battle = testing::plainMap(7, 5);
  battle.all<Setting>().put({{1}, "area/bridgehead", {R"(["0101", "0103-0203"])"}});
  battle.all<Setting>().put({{1}, "turn/start", {R"("16:00")"}});
  battle.all<HouseCheck>().put({{1}, "mill", "The mill", Severity::Warning, "SELECT hx_number(hex) = '0403'"});
  const auto made = turnMap(battle, MapTurn::MirrorLeftRight, "Mirror");
  const RelocationReport& report = std::get<Relocated>(made).report;
  ASSERT_EQ(report.mentions.size(), 1u);  // 0403 lies on the axis
  EXPECT_EQ(report.mentions[0].name, "area/bridgehead");
  EXPECT_EQ(report.mentions[0].number, "0101");
  EXPECT_EQ(report.renumbered, 30);
}

TEST(TurnMap, RefusesWhatWouldBeLost) {
  Battle battle = testing::plainMap(6, 5);
  battle.all<HexRow>().put({hexAt(8000, 8000), "woods", 0});
  EXPECT_TRUE(std::holds_alternative<hex::LayoutError>(turnMap(battle, MapTurn::Half, "Turn")));
  EXPECT_TRUE(std::holds_alternative<hex::LayoutError>(turnMap(Battle(), MapTurn::Half, "Turn")));
}

}  // namespace
}  // namespace redoubt::model
