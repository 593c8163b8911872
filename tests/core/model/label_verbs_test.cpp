#include "core/model/label_verbs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/model/label_path.h"

namespace redoubt::model {
namespace {

hex::HexKey at(int column, int row) { return hex::HexKey::at(column, row); }

Battle oneLabel() {
  Battle battle;
  Label label;
  label.id = {1};
  label.text = "Żółkiewka";
  label.hex = at(3, 4);
  battle.all<Label>().put(label);
  return battle;
}

TEST(LabelPath, IsReadAndWrittenAlike) {
  const std::vector<hex::Point> points{{-1, 0.25}, {0, 0}, {1.125, -0.5}};
  EXPECT_EQ(labelPathText(points), "-1,0.25 0,0 1.125,-0.5");
  EXPECT_EQ(labelPath("-1,0.25 0,0 1.125,-0.5"), points);
  EXPECT_EQ(labelPath("  0,0   1,1 "), (std::vector<hex::Point>{{0, 0}, {1, 1}}));
}

TEST(LabelPath, IsRoundedToThreeDecimals) {
  const std::vector<hex::Point> points{{1.0 / 3, -0.0001}, {2, 0}};
  EXPECT_EQ(labelPathText(points), "0.333,0 2,0");
}

TEST(LabelPath, MalformedTextIsNone) {
  for (const char* text : {"", " ", "0,0", "0,0 0,0", "0,0 1", "0,0 1,1,1", "0,0 1,", "0,0 ,1", "0;0 1;1", "0,0 x,y",
                           "0,0 nan,1", "0,0 inf,1", "0,0 1e3,1", "0,0 +1,1", "0,0 1000.1,1", "0,0 -2000,1",
                           "0,0\t1,1", "0, 0 1,1"}) {
    EXPECT_TRUE(labelPath(text).empty()) << text;
  }
  std::string many;
  for (std::size_t i = 0; i < kMaxPathPoints; ++i) many += std::to_string(i) + ",0 ";
  EXPECT_EQ(labelPath(many).size(), kMaxPathPoints);
  EXPECT_TRUE(labelPath(many + "0,0").empty());
}

TEST(LabelPath, PointsThatMakeNoneAreNotWritten) {
  const double endless = std::numeric_limits<double>::infinity();
  for (const std::vector<hex::Point>& points : std::vector<std::vector<hex::Point>>{
           {}, {{1, 1}}, {{1, 1}, {1.0001, 1}}, {{0, 0}, {endless, 0}}, {{0, 0}, {1001, 0}}}) {
    EXPECT_EQ(labelPathText(points), "");
  }
}

TEST(LabelPath, SimplifyingKeepsCornersAndEnds) {
  const std::vector<hex::Point> way{{0, 0}, {0.5, 0.01}, {1, 0}, {1, 0.5}, {1.01, 1}};
  EXPECT_EQ(simplified(way, 0.05), (std::vector<hex::Point>{{0, 0}, {1, 0}, {1.01, 1}}));
  EXPECT_EQ(simplified(way, 0.0), way);
  const std::vector<hex::Point> loop{{0, 0}, {1, 0}, {1, 1}, {0, 0}};
  EXPECT_EQ(simplified(loop, 0.1), loop);
}

TEST(LabelPath, TheMiddleIsMeasuredAlongTheWay) {
  EXPECT_EQ(middleOf(std::vector<hex::Point>{{0, 0}, {3, 0}, {3, 1}}), (hex::Point{2, 0}));
  EXPECT_EQ(middleOf(std::vector<hex::Point>{{2, 5}}), (hex::Point{2, 5}));
  EXPECT_EQ(middleOf(std::vector<hex::Point>{{2, 5}, {2, 5}}), (hex::Point{2, 5}));
}

TEST(LabelPlace, IsInTheNearestHexOnBothOrientations) {
  for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    hex::LayoutSpec spec = hex::Layout().spec();
    spec.orientation = orientation;
    const hex::Layout layout = std::get<hex::Layout>(hex::Layout::make(spec));
    layout.forEachHex([&](hex::HexKey key) {
      const hex::Point centre = layout.centre(key);
      const Label label = placedAt(layout, Label{}, {centre.x + 0.2, centre.y - 0.1});
      EXPECT_EQ(label.hex, key);
      EXPECT_DOUBLE_EQ(label.dx, 0.2);
      EXPECT_DOUBLE_EQ(label.dy, -0.1);
      EXPECT_NEAR(placeOf(layout, label).x, centre.x + 0.2, 1e-9);
      EXPECT_EQ(placedAt(layout, Symbol{}, centre).hex, key);
    });
  }
}

TEST(LabelPlace, OffTheMapReachesOutFromItsOwnHex) {
  const hex::Layout layout;
  Label label;
  label.hex = at(1, 1);
  const hex::Bounds map = layout.bounds();
  const Label moved = placedAt(layout, label, {map.left - 20, map.top + 1});
  EXPECT_EQ(moved.hex, at(1, 1));
  EXPECT_NEAR(placeOf(layout, moved).x, map.left - 0.5, 1e-3);
}

TEST(LabelAlongAWay, LiesInItsMiddleAndKeepsTheWay) {
  const hex::Layout layout;
  const hex::Point from = layout.centre(at(3, 4));
  const std::vector<hex::Point> way{from, {from.x + 1, from.y + 0.3}, {from.x + 2, from.y}};
  Label label;
  label.angle = 40;
  label = laidAlong(layout, label, way);
  EXPECT_EQ(label.angle, 0);
  const hex::Point place = placeOf(layout, label);
  EXPECT_NEAR(place.x, from.x + 1, 2e-3);
  const std::vector<hex::Point> path = labelPath(label.path);
  ASSERT_EQ(path.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(place.x + path[i].x, way[i].x, 2e-3);
    EXPECT_NEAR(place.y + path[i].y, way[i].y, 2e-3);
  }
  EXPECT_EQ(laidAlong(layout, label, std::vector{from}).path, "");
}

TEST(TurnedBy, BringsAnglesIntoTheirRange) {
  Label label;
  label.angle = 170;
  EXPECT_EQ(turnedBy(label, 15).angle, -175);
  EXPECT_EQ(turnedBy(label, -170).angle, 0);
  Symbol symbol;
  EXPECT_EQ(turnedBy(symbol, -15).angle, 345);
  EXPECT_EQ(turnedBy(turnedBy(symbol, -15), 15).angle, 0);
  EXPECT_FALSE(std::signbit(wrappedDegrees(-360)));
}

TEST(TurnedBy, TurnsThePointsOfAPath) {
  Label label;
  label.path = "-1,0 1,0";
  EXPECT_EQ(turnedBy(label, 90).path, "0,-1 0,1");
  EXPECT_EQ(turnedBy(label, 90).angle, 0);
}

TEST(PutLabel, IsNoEditForWhatIsSoAlready) {
  const Battle battle = oneLabel();
  Label label = *battle.find<Label>({1});
  EXPECT_TRUE(putLabel(battle, label, "t").empty());
  label.size = 0.3;
  EXPECT_EQ(*applied(battle, putLabel(battle, label, "t")).find<Label>({1}), label);
}

TEST(PutLabel, WithoutLettersErasesOrMakesNothing) {
  const Battle battle = oneLabel();
  Label label = *battle.find<Label>({1});
  label.text = " \t";
  EXPECT_TRUE(applied(battle, putLabel(battle, label, "t")).all<Label>().empty());
  label.id = {2};
  EXPECT_TRUE(putLabel(battle, label, "t").empty());
}

TEST(EraseLabel, TakesOnlyThatOne) {
  const Battle battle = oneLabel();
  EXPECT_TRUE(eraseLabel(battle, {7}, "t").empty());
  EXPECT_TRUE(applied(battle, eraseLabel(battle, {1}, "t")).all<Label>().empty());
}

TEST(PutLabel, ValuesThatChangeAreNoLongerTheSources) {
  Battle battle = oneLabel();
  battle.all<Provenance>().put({"label", "1", "*", Status::Printed, std::nullopt, ""});
  Label label = *battle.find<Label>({1});
  label.size = 0.3;
  const Battle after = applied(battle, putLabel(battle, label, "t"));
  const Provenance* size = after.find<Provenance>({"label", "1", "size"});
  ASSERT_TRUE(size);
  EXPECT_NE(size->status, Status::Printed);
  EXPECT_FALSE(after.find<Provenance>({"label", "1", "text"}));
  EXPECT_TRUE(applied(after, eraseLabel(after, {1}, "t")).all<Provenance>().empty());
}

TEST(PutSymbol, NeedsAKindAndLeavesOutWhatIsSo) {
  Battle battle;
  Symbol symbol;
  symbol.id = {5};
  EXPECT_TRUE(putSymbol(battle, symbol, "t").empty());
  symbol.kind = "church";
  battle = applied(battle, putSymbol(battle, symbol, "t"));
  EXPECT_EQ(battle.all<Symbol>().size(), 1u);
  EXPECT_TRUE(putSymbol(battle, symbol, "t").empty());
  EXPECT_TRUE(applied(battle, eraseSymbol(battle, {5}, "t")).all<Symbol>().empty());
}

}  // namespace
}  // namespace redoubt::model
