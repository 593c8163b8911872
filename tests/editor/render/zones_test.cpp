#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "core/model/changes.h"
#include "editor/render/paint_context.h"
#include "editor/render/zones/zones.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

constexpr hex::Orientation kBoth[] = {hex::Orientation::Pointy, hex::Orientation::Flat};
constexpr double kScale = 50;

void addZone(model::Battle& battle, std::int64_t id, const char* title, const std::set<hex::HexKey>& hexes) {
  model::Zone zone;
  zone.id = {id};
  zone.slug = "zone-" + std::to_string(id);
  zone.title = title;
  battle.all<model::Zone>().put(zone);
  for (const hex::HexKey hex : hexes) battle.all<model::ZoneHex>().put({zone.id, hex});
}

MapStyle withZones(std::optional<Id<model::Scenario>> scenario = std::nullopt) {
  MapStyle style;
  style.zones = true;
  style.scenario = scenario;
  return style;
}

QImage whole(const model::Battle& battle, const MapStyle& style) {
  const MapPainter map(battle, style);
  return sample::painted(map, map.sheet(), kScale);
}

TEST(DrawnZones, DifferWhereTheyLieAndNowhereElse) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    const std::set<hex::HexKey> area{sample::at(4, 4), sample::at(5, 4), sample::at(6, 4)};
    addZone(battle, 7, "Ridge", area);
    const MapPainter map(battle, withZones());
    const hex::Bounds sheet = map.sheet();
    const QImage plain = whole(battle, {});
    const QImage zoned = sample::painted(map, sheet, kScale);
    for (const hex::HexKey hex : area) {
      const hex::Point below{map.layout().centre(hex).x, map.layout().centre(hex).y + 0.25};
      EXPECT_NE(sample::colourAt(zoned, sheet, below), sample::colourAt(plain, sheet, below)) << "its tint";
    }
    // The card of a title stands over the top of its hex.
    constexpr double kReach = 0.95;
    for (int y = 0; y < plain.height(); ++y) {
      for (int x = 0; x < plain.width(); ++x) {
        if (plain.pixel(x, y) == zoned.pixel(x, y)) continue;
        const hex::Point point{sheet.left + (x + 0.5) / kScale, sheet.top + (y + 0.5) / kScale};
        double nearest = 100;
        for (const hex::HexKey hex : area) {
          const hex::Point centre = map.layout().centre(hex);
          nearest = std::min(nearest, std::hypot(point.x - centre.x, point.y - centre.y));
        }
        ASSERT_LT(nearest, kReach) << point.x << ", " << point.y;
      }
    }
  }
}

TEST(DrawnZones, AreNoPartOfAPictureThatDoesNotAskForThem) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  const QImage before = whole(battle, {});
  addZone(battle, 7, "Ridge", {sample::at(4, 4)});
  EXPECT_EQ(whole(battle, {}), before);
  EXPECT_NE(whole(battle, withZones()), before);
}

TEST(DrawnZones, HaveTitles) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  addZone(battle, 7, "Ridge", {sample::at(4, 4), sample::at(5, 4)});
  const QImage ridge = whole(battle, withZones());
  addZone(battle, 7, "Ditch", {sample::at(4, 4), sample::at(5, 4)});
  EXPECT_NE(whole(battle, withZones()), ridge);
}

TEST(DrawnZones, LeaveTheNumbersOfHexesToRead) {
  constexpr hex::Point kDigits{0.17, 0.065};  // half of what they take
  constexpr double kPixels = 60;
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    addZone(battle, 7, "W", {sample::at(4, 4)});
    const hex::Layout layout = model::layoutOf(battle);
    const ZoneGround ground{{kPixels, {0, 0}}, layout};
    const std::vector<DrawnZone> zones = zonesOf(battle, std::nullopt);
    for (const double width : {8.0, 90.0}) {
      const QSizeF size = cardFor({width, 13});
      const QRectF card = zoneCards(ground, zones, std::span(&size, 1), QRectF(0, 0, 500, 500)).front();
      for (const hex::HexKey hex : layout.allHexes()) {
        const hex::Point centre = layout.centre(hex);
        const QPointF place = ground.view.toPixels(hex::Point{centre.x + kNumberPlace.x, centre.y + kNumberPlace.y});
        const QRectF digits(place - QPointF(kDigits.x, kDigits.y) * kPixels,
                            QSizeF(2 * kDigits.x, 2 * kDigits.y) * kPixels);
        EXPECT_FALSE(card.intersects(digits)) << layout.number(hex) << " under a card of " << width;
      }
    }
  }
}

TEST(DrawnZones, AreTheSameInWhateverRegionsAMapIsPainted) {
  model::Battle battle = sample::bareMap(hex::Orientation::Flat);
  addZone(battle, 7, "Ridge of the windmills", {sample::at(3, 3), sample::at(4, 3), sample::at(5, 3)});
  addZone(battle, 8, "Ditch", {sample::at(3, 3), sample::at(3, 4)});
  const MapPainter map(battle, withZones());
  const QImage all = sample::painted(map, {1, 1, 5, 5}, kScale);
  for (const hex::Bounds& part : {hex::Bounds{1, 1, 3, 5}, hex::Bounds{3, 1, 5, 5}, hex::Bounds{1, 2, 5, 3}}) {
    const QRect there(QPoint(static_cast<int>((part.left - 1) * kScale), static_cast<int>((part.top - 1) * kScale)),
                      QSize(static_cast<int>(part.width() * kScale), static_cast<int>(part.height() * kScale)));
    EXPECT_LE(pixelsApart(sample::painted(map, part, kScale), all.copy(there), 2), 4) << part.left << ' ' << part.top;
  }
}

TEST(DrawnZones, ThatBoundOtherScenariosAreLeftOut) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  const QImage bare = whole(battle, withZones());
  addZone(battle, 7, "Ridge", {sample::at(4, 4)});
  for (const std::int64_t id : {1, 2}) {
    model::Scenario scenario;
    scenario.id = {id};
    scenario.slug = "scenario-" + std::to_string(id);
    battle.all<model::Scenario>().put(scenario);
  }
  const QImage zoned = whole(battle, withZones());
  battle.all<model::Setting>().put({Id<model::Scenario>{1}, "area", {R"("zone-7")"}});
  EXPECT_EQ(whole(battle, withZones(Id<model::Scenario>{1})), zoned);
  EXPECT_EQ(whole(battle, withZones(Id<model::Scenario>{2})), bare);
  EXPECT_EQ(whole(battle, withZones()), bare);
}

TEST(DrawnZones, FollowChanges) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  addZone(battle, 7, "Ridge", {sample::at(4, 4)});
  MapPainter map(battle, withZones());
  const model::Battle before = battle;
  addZone(battle, 7, "Ridge", {sample::at(6, 6)});
  const model::Changes changes = model::difference(before, battle);
  map.update(battle, changes);
  ASSERT_EQ(map.affectedBy(changes).size(), 1u);
  EXPECT_EQ(map.affectedBy(changes).front(), map.sheet());
  EXPECT_EQ(sample::painted(map, map.sheet(), kScale), whole(battle, withZones()));
}

}  // namespace
}  // namespace redoubt::render
