#include <cmath>

#include "core/model/picture_verbs.h"
#include "core/model/reshape.h"
#include "tests/core/model/small_map.h"

namespace redoubt::model {
namespace {

constexpr Id<MapPicture> kScan{7};

// A map with a scan that is registered by a point in each of its hexes.
Battle registered(hex::Orientation orientation, hex::Shifted shifted) {
  Battle battle = testing::groundMap(orientation, shifted, 5, 4);
  MapPicture scan;
  scan.id = kScan;
  scan.hex = layoutOf(battle).allHexes().front();
  scan.fit = PictureFit::Affine;
  battle.all<MapPicture>().put(scan);
  std::int64_t id = 0;
  for (const hex::HexKey hex : layoutOf(battle).allHexes()) {
    ++id;
    battle.all<ScanPoint>().put({{id}, kScan, hex, 0.25, -0.125, 10.0 * static_cast<double>(id), 5, id % 2 == 0});
  }
  return battle;
}

hex::Point onPaper(const Battle& battle, const ScanPoint& point) {
  const hex::Point centre = layoutOf(battle).centre(point.hex);
  return {centre.x + point.dx, centre.y + point.dy};
}

double distance(const Battle& battle, std::int64_t a, std::int64_t b) {
  const hex::Point one = onPaper(battle, *battle.find<ScanPoint>({a}));
  const hex::Point other = onPaper(battle, *battle.find<ScanPoint>({b}));
  return std::hypot(one.x - other.x, one.y - other.y);
}

TEST(ScanPoints, KeepTheirPlaceOnThePaperThatIsTurned) {
  testing::forEachGrid([](hex::Orientation orientation, hex::Shifted shifted) {
    const Battle before = registered(orientation, shifted);
    for (const hex::MapTurn turn : {hex::MapTurn::MirrorLeftRight, hex::MapTurn::QuarterClockwise, hex::MapTurn::Half}) {
      const auto turned = turnMap(before, turn, "Turn");
      const Battle after = applied(before, std::get<Relocated>(turned).edit);
      ASSERT_EQ(after.all<ScanPoint>().size(), 20U);
      for (const std::int64_t other : {2, 9, 20}) {
        EXPECT_NEAR(distance(after, 1, other), distance(before, 1, other), 1e-9);
        EXPECT_EQ(after.find<ScanPoint>({other})->x, 10.0 * static_cast<double>(other)) << "the picture stays";
      }
      const auto back = turnMap(after, hex::inverse(turn), "Turn back");
      const Battle again = applied(after, std::get<Relocated>(back).edit);
      for (const ScanPoint& point : again.all<ScanPoint>()) {
        EXPECT_EQ(point.hex, before.find<ScanPoint>(point.id)->hex);
        EXPECT_NEAR(point.dx, 0.25, 1e-9);
        EXPECT_NEAR(point.dy, -0.125, 1e-9);
      }
    }
  });
}

TEST(ScanPoints, StayWhereTheHexUnderThemIsCutOff) {
  testing::forEachGrid([](hex::Orientation orientation, hex::Shifted shifted) {
    const Battle before = registered(orientation, shifted);
    hex::LayoutSpec smaller = layoutSpec(*mapSheet(before));
    smaller.columns -= 2;
    const auto made = reshape(before, smaller, testing::kGround, CutOff::Refuse, "Crop");
    const Battle after = applied(before, std::get<Reshaped>(made).edit);
    ASSERT_EQ(after.all<ScanPoint>().size(), 20U);
    for (const ScanPoint& point : after.all<ScanPoint>()) {
      EXPECT_TRUE(layoutOf(after).contains(point.hex));
      EXPECT_NEAR(distance(after, 1, point.id.value), distance(before, 1, point.id.value), 1e-9);
    }
  });
}

TEST(ScanPoints, GoWithTheirPictureAndAreTakenAlongWithIt) {
  Battle battle = registered(hex::Orientation::Pointy, hex::Shifted::Even);
  battle.all<MapPicture>().put({{8}, "Chart", "", PicturePlace::Beside});
  battle.all<ScanPoint>().put({{90}, {8}, hex::HexKey::at(3, 6)});
  battle.all<Provenance>().put({"scan_point", "3", "x", Status::Estimated});
  Battle taken;
  takeMapPictures(taken, battle);
  EXPECT_EQ(taken.all<MapPicture>().size(), 1U);
  EXPECT_EQ(taken.all<ScanPoint>().size(), 20U);
  Edit edit;
  eraseScanPoints(edit, battle, kScan);
  const Battle after = applied(battle, edit);
  EXPECT_EQ(after.all<ScanPoint>().size(), 1U);
  EXPECT_TRUE(after.all<Provenance>().empty());
}

}  // namespace
}  // namespace redoubt::model
