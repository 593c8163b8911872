#include "editor/render/lettering/name_ground.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/model/label_path.h"
#include "editor/render/drawing_sink.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/map_geometry.h"
#include "editor/render/region_plan.h"
#include "tests/editor/render/arranged_names.h"

// What names keep clear of, and which part of a thing they choose.
namespace redoubt::render {
namespace {

using sample::arranged;
using sample::at;
using sample::named;
using sample::placeOf;

LabelArt artOf(const model::Battle& battle, std::string_view text) {
  return labelArt(named(battle, text), placeOf(battle, text));
}

// The share of a name's letters that lies on such things.
double covers(const model::Battle& battle, std::string_view text, ObstacleKinds what) {
  const MapCells cells(battle);
  const LabelArt art = artOf(battle, text);
  MapStyle style;
  style.labels = false;
  style.numbers = false;
  const RegionPlan plan = regionPlan(cells, grown(toBounds(art.bounds), 1), style);
  int points = 0;
  int covering = 0;
  for (const QPolygonF& outline : art.letters.toSubpathPolygons()) {
    for (const QPointF point : outline) {
      ++points;
      if (!plan.obstacles.isFree(point + toQt(art.at), 0.01, what)) ++covering;
    }
  }
  return static_cast<double>(covering) / points;
}

// The largest angle between two letters side by side, in degrees.
double sharpestTurnOf(const LabelArt& art) {
  double sharpest = 0;
  for (std::size_t i = 1; i < art.text->places.size(); ++i) {
    const QTransform& a = art.text->places[i - 1];
    const QTransform& b = art.text->places[i];
    const double turn = std::atan2(b.m12(), b.m11()) - std::atan2(a.m12(), a.m11());
    sharpest = std::max(sharpest, std::abs(std::remainder(turn, 2 * std::numbers::pi)));
  }
  return sharpest * 180 / std::numbers::pi;
}

class NameGroundTest : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  void addStream(hex::HexKey from, hex::HexKey to) {
    const hex::Layout layout = model::layoutOf(battle_);
    for (const hex::HexsideKey side : layout.sidesAlong(layout.vertex(from, 0), layout.vertex(to, 0))) {
      const hex::Hexside stream = layout.toHexside(side);
      sample::addHexside(battle_, layout.toKey(stream.hex), stream.side, "stream");
    }
  }

  // The hexes within `radius` of one, that high, with a slope round them.
  void addHill(hex::HexKey middle, int radius, int level) {
    const hex::Layout layout = model::layoutOf(battle_);
    const hex::Hex centre = layout.toHex(middle);
    const auto isHigh = [&](hex::Hex hex) { return hex::distance(hex, centre) <= radius; };
    for (const hex::HexKey key : layout.allHexes()) {
      const hex::Hex hex = layout.toHex(key);
      if (!isHigh(hex)) continue;
      sample::setTerrain(battle_, key, "hill", level);
      for (int side = 0; side < hex::kSides; ++side) {
        if (!isHigh(hex::neighbour(hex, side))) sample::addHexside(battle_, key, side, "slope");
      }
    }
  }

  model::Battle battle_ = sample::bareMap(GetParam(), 16, 16);
};

TEST_P(NameGroundTest, APlacesNameStandsOnNoRoadAndNoHouse) {
  for (const int column : {7, 8}) sample::setTerrain(battle_, at(column, 8), "village");
  for (int column = 1; column < 16; ++column) sample::addLink(battle_, at(column, 8), at(column + 1, 8), "road");
  for (int row = 1; row < 16; ++row) sample::addLink(battle_, at(8, row), at(8, row + 1), "road");
  sample::addLabel(battle_, at(8, 8), "Nowe Maciejowice", model::LabelStyle::Town);
  ASSERT_GT(covers(battle_, "Nowe Maciejowice", ObstacleKind::Way | ObstacleKind::House), 0);
  EXPECT_EQ(covers(arranged(battle_), "Nowe Maciejowice", ObstacleKind::Way | ObstacleKind::House), 0);
}

TEST_P(NameGroundTest, AHeightsNameStandsBelowTheSummitItIsTooLongFor) {
  addHill(at(8, 8), 3, 1);
  addHill(at(8, 8), 0, 2);
  sample::addLabel(battle_, at(8, 8), "Dziemierska", model::LabelStyle::Relief);
  const model::Battle battle = arranged(battle_);
  EXPECT_EQ(covers(battle, "Dziemierska", static_cast<ObstacleKinds>(ObstacleKind::Slope)), 0);
  const hex::Layout layout = model::layoutOf(battle);
  const hex::Point place = placeOf(battle, "Dziemierska");
  for (const hex::Point point : model::labelPath(named(battle, "Dziemierska").path)) {
    const hex::HexKey hex = layout.at({place.x + 0.85 * point.x, place.y + 0.85 * point.y});
    EXPECT_EQ(battle.find<model::HexRow>(hex)->level, 1) << layout.number(hex);
  }
}

TEST_P(NameGroundTest, AShortHeightsNameStaysOnTheSummit) {
  addHill(at(8, 8), 4, 1);
  addHill(at(8, 8), 2, 2);
  sample::addLabel(battle_, at(8, 8), "Góra", model::LabelStyle::Relief);
  const model::Battle battle = arranged(battle_);
  EXPECT_EQ(covers(battle, "Góra", static_cast<ObstacleKinds>(ObstacleKind::Slope)), 0);
  const hex::HexKey hex = model::layoutOf(battle).at(placeOf(battle, "Góra"));
  EXPECT_EQ(battle.find<model::HexRow>(hex)->level, 2);
}

TEST_P(NameGroundTest, AWatersNameLeavesTheBendItWasWrittenIn) {
  addStream(at(5, 2), at(5, 8));
  addStream(at(5, 8), at(7, 8));
  addStream(at(7, 8), at(7, 2));
  sample::addLabel(battle_, at(5, 8), "Wywlanka", model::LabelStyle::Water);
  const model::Battle battle = arranged(battle_);
  EXPECT_LT(sharpestTurnOf(artOf(battle, "Wywlanka")), 7);
  EXPECT_EQ(covers(battle, "Wywlanka", static_cast<ObstacleKinds>(ObstacleKind::Water)), 0);
  const hex::Layout layout = model::layoutOf(battle);
  const hex::Point bend = layout.point(layout.vertex(at(5, 8), 0));
  const hex::Point place = placeOf(battle, "Wywlanka");
  EXPECT_LT(std::hypot(place.x - bend.x, place.y - bend.y), 6) << "on its stretch";
}

TEST_P(NameGroundTest, NamesOfOneRiverKeepApart) {
  addStream(at(1, 8), at(15, 8));
  for (int column = 1; column <= 8; ++column) {
    for (int row = 5; row <= 10; ++row) sample::setTerrain(battle_, at(column, row), "orchard");
  }
  sample::addLabel(battle_, at(5, 8), "Wisła", model::LabelStyle::Water);
  sample::addLabel(battle_, at(11, 8), "Wisła", model::LabelStyle::Water);
  const model::Battle battle = arranged(battle_);
  std::vector<double> places;
  for (const model::Label& label : battle.all<model::Label>()) {
    places.push_back(model::placeOf(model::layoutOf(battle), label).x);
  }
  ASSERT_EQ(places.size(), 2U);
  EXPECT_GT(std::abs(places[1] - places[0]), 2.7) << "though there is room only near the second";
}

TEST_P(NameGroundTest, ATributarysNameDoesNotFlowOnIntoTheRiver) {
  addStream(at(1, 12), at(15, 12));
  addStream(at(8, 4), at(8, 12));
  sample::addLabel(battle_, at(8, 9), "Krępianka", model::LabelStyle::Water);
  const hex::Layout layout = model::layoutOf(battle_);
  const hex::Point source = layout.point(layout.vertex(at(8, 9), 0));
  battle_ = model::applied(battle_,
                           model::putLabel(battle_, model::placedAt(layout, named(battle_, "Krępianka"), source), {}));
  const model::Battle battle = arranged(battle_);
  EXPECT_LT(placeOf(battle, "Krępianka").y, layout.point(layout.vertex(at(8, 12), 0)).y - 0.4)
      << "beside its own water";
}

TEST_P(NameGroundTest, ARemarkSpeaksOfTheRoadRatherThanOfATrackBesideIt) {
  for (int column = 1; column < 16; ++column) {
    sample::addLink(battle_, at(column, 7), at(column + 1, 7), "road");
    sample::addLink(battle_, at(column, 8), at(column + 1, 8), "track");
  }
  const hex::Layout layout = model::layoutOf(battle_);
  const hex::Point road = layout.centre(at(8, 7));
  const hex::Point track = layout.centre(at(8, 8));
  sample::addLabel(battle_, at(8, 8), "do Wrocimowic", model::LabelStyle::Remark);
  // On a map of flat hexes lines straighten what zigzags from column to column.
  const double straightened = GetParam() == hex::Orientation::Flat ? 0.24 : 0;
  const double nearTrack = track.y - 0.4 * (track.y - road.y) - straightened;
  const model::Label between = model::placedAt(layout, named(battle_, "do Wrocimowic"), {track.x, nearTrack});
  const model::Label placed = bestPlace(battle_, between);
  const double y = model::placeOf(layout, placed).y;
  EXPECT_LT(std::abs(y + straightened - road.y), std::abs(y + straightened - track.y));
}

TEST_P(NameGroundTest, ARemarkBesideACastleStandsByIt) {
  sample::setTerrain(battle_, at(8, 8), "castle");
  for (int column = 1; column < 16; ++column) sample::addLink(battle_, at(column, 10), at(column + 1, 10), "road");
  sample::addLabel(battle_, at(8, 9), "zamek", model::LabelStyle::Remark);
  const model::Battle battle = arranged(battle_);
  EXPECT_TRUE(named(battle, "zamek").path.empty());
  const hex::Point castle = model::layoutOf(battle).centre(at(8, 8));
  const hex::Point place = placeOf(battle, "zamek");
  EXPECT_LT(std::hypot(place.x - castle.x, place.y - castle.y), 1.3);
}

TEST_P(NameGroundTest, ACounterInAnyHexLeavesAShortNameToRead) {
  sample::setTerrain(battle_, at(8, 8), "village");
  sample::addLabel(battle_, at(8, 8), "Kąty", model::LabelStyle::Village);
  const model::Battle battle = arranged(battle_);
  const LabelArt art = artOf(battle, "Kąty");
  const QRectF letters = art.letters.boundingRect().translated(toQt(art.at));
  EXPECT_LT(hiddenByCounter(model::layoutOf(battle), letters), 0.5);
  const QRectF inTheMiddle = letters.translated(toQt(model::layoutOf(battle).centre(at(8, 8))) - letters.center());
  EXPECT_GT(hiddenByCounter(model::layoutOf(battle), inTheMiddle), 0.85);
}

TEST_P(NameGroundTest, AHeightsNameBendsAsItsRidgeDoes) {
  if (GetParam() == hex::Orientation::Pointy) GTEST_SKIP() << "a bow over one leg of this ridge is chosen there";
  const hex::Layout layout = model::layoutOf(battle_);
  const hex::Point middle = layout.centre(at(8, 12));
  constexpr double kRadius = 3.5;
  for (const hex::HexKey key : layout.allHexes()) {
    const hex::Point centre = layout.centre(key);
    const double away = std::hypot(centre.x - middle.x, centre.y - middle.y);
    if (std::abs(away - kRadius) < 0.6 && centre.y < middle.y) sample::setTerrain(battle_, key, "hill", 1);
  }
  sample::addLabel(battle_, at(8, 8), "Grzbiet Kościejowski Wielki", model::LabelStyle::Relief);
  const model::Battle battle = arranged(battle_);
  const LabelArt art = artOf(battle, "Grzbiet Kościejowski Wielki");
  for (const QPolygonF& letter : letterRoom(art.label, art.at, {})) {
    const QPointF on = letter.boundingRect().center();
    EXPECT_NEAR(std::hypot(on.x() - middle.x, on.y() - middle.y), kRadius, 0.6);
  }
}

TEST_P(NameGroundTest, ARemarkWrittenAlongARoadStaysWithItBesideAnInn) {
  for (int column = 1; column < 16; ++column) sample::addLink(battle_, at(column, 8), at(column + 1, 8), "road");
  battle_.all<model::Symbol>().put({{1}, at(8, 8), "inn", 0.1, 0.25, 0});
  sample::addLabel(battle_, at(8, 8), "do Gżacka", model::LabelStyle::Remark);
  model::Label label = named(battle_, "do Gżacka");
  label.path = "-0.6,0 0,0 0.6,0";
  battle_ = model::applied(battle_, model::putLabel(battle_, label, {}));
  EXPECT_FALSE(named(arranged(battle_), "do Gżacka").path.empty());
}

TEST_P(NameGroundTest, NamesAreMeasuredInTheFontsOfTheTheme) {
  const ThemeFonts wide{{"places", "Inter"}};
  for (int row = 3; row <= 13; row += 2) {
    const std::string name = "Stare Maciejowice " + std::to_string(row);
    sample::setTerrain(battle_, at(8, row), "village");
    sample::addLabel(battle_, at(8, row), name, model::LabelStyle::Village);
  }
  const model::Battle battle = arranged(battle_, wide);
  EXPECT_FALSE(battle == arranged(battle_));
  EXPECT_TRUE(crowdedNames(battle, wide).empty());
  const model::Label& label = named(battle_, "Stare Maciejowice 3");
  const QRectF letters = labelArt(label, {}, wide).letters.boundingRect();
  EXPECT_TRUE(labelFrame(label, {}, wide).boundingRect().contains(letters));
  EXPECT_FALSE(labelFrame(label, {}).boundingRect().contains(letters));
  EXPECT_NE(bestPlace(battle_, label, wide), bestPlace(battle_, label));
}

INSTANTIATE_TEST_SUITE_P(Orientations, NameGroundTest,
                         ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         [](const auto& each) { return each.param == hex::Orientation::Pointy ? "Pointy" : "Flat"; });

}  // namespace
}  // namespace redoubt::render
