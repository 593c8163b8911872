#include "core/rules/set_up/ruled_places.h"

#include <gtest/gtest.h>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

hex::Layout layout() {
  return std::get<hex::Layout>(hex::Layout::make({}));  // 20 columns, 20 rows
}

void addZone(Battle& battle, int id, const Keys& hexes) {
  Zone zone;
  zone.id = {id};
  zone.slug = "zone-" + std::to_string(id);
  battle.all<Zone>().put(zone);
  for (const hex::HexKey hex : hexes) battle.all<ZoneHex>().put({Id<Zone>{id}, hex});
}

void addEntry(Battle& battle, int id, int zone, int turn) {
  Entry entry;
  entry.id = {id};
  entry.army = {1};
  entry.zone = {zone};
  entry.turn = turn;
  battle.all<Entry>().put(entry);
}

// One army of six units: two in a zone, two within two hexes of 5/5, one over an entry, one in a hex of the zone.
Battle ruled() {
  Battle battle = empty();
  addArmy(battle, 1);
  addBlock(battle, 1, 1);
  addZone(battle, 1, {at(2, 2), at(3, 2), at(4, 2)});
  addZone(battle, 2, {at(1, 10), at(1, 11)});
  addEntry(battle, 1, 2, 4);
  for (int unit = 1; unit <= 6; ++unit) {
    addUnit(battle, unit, 1);
    Placement row = placement(unit, 1, PlacementRule::Zone);
    row.unit = Id<Unit>{unit};
    if (unit <= 2) row.zone = Id<Zone>{1};
    if (unit == 3 || unit == 4) {
      row.rule = PlacementRule::Within;
      row.hex = at(5, 5);
      row.distance = 2;
    }
    if (unit == 5) {
      row.rule = PlacementRule::Enters;
      row.entry = Id<Entry>{1};
    }
    if (unit == 6) {
      row.rule = PlacementRule::At;
      row.hex = at(3, 2);
    }
    battle.all<Placement>().put(row);
  }
  return battle;
}

std::vector<RuledPlace> placesOf(const Battle& battle) {
  return ruledPlaces(battle, layout(), placementsOfBlock(battle, Id<SetUpBlock>{1}));
}

std::vector<std::int64_t> units(const RuledPlace& place) {
  std::vector<std::int64_t> result;
  for (const Placement* row : place.counters) result.push_back(row->unit->value);
  return result;
}

TEST(RuledPlaces, AreOnesForTheCountersOfOneRuleWithTheirHexes) {
  const Battle battle = ruled();
  const auto places = placesOf(battle);
  ASSERT_EQ(places.size(), 3u);
  EXPECT_EQ(units(places[0]), (std::vector<std::int64_t>{1, 2}));
  EXPECT_EQ(places[0].hexes, (Keys{at(2, 2), at(3, 2), at(4, 2)}));
  EXPECT_EQ(units(places[1]), (std::vector<std::int64_t>{3, 4}));
  EXPECT_EQ(places[1].hexes, layout().disc(at(5, 5), 2));
  EXPECT_EQ(units(places[2]), (std::vector<std::int64_t>{5}));
  EXPECT_EQ(places[2].entry, Id<Entry>{1});
  EXPECT_EQ(places[2].hexes, (Keys{at(1, 10), at(1, 11)}));
}

TEST(RuledPlaces, AreShownWhereNothingBeginsAsNearToTheirMiddleAsCanBe) {
  Battle battle = ruled();
  auto places = placesOf(battle);
  EXPECT_TRUE(places[0].shownAt == at(2, 2) || places[0].shownAt == at(4, 2)) << "something begins in the middle";
  EXPECT_EQ(places[1].shownAt, at(5, 5));
  placeUnit(battle, 7, 1, 6, at(5, 5));
  places = placesOf(battle);
  EXPECT_EQ(layout().distance(*places[1].shownAt, at(5, 5)), 1);
}

TEST(RuledPlaces, OfAFullZoneAreShownBesideIt) {
  Battle battle = ruled();
  placeUnit(battle, 7, 1, 6, at(2, 2));
  placeUnit(battle, 8, 1, 6, at(4, 2));
  const auto places = placesOf(battle);
  ASSERT_TRUE(places[0].shownAt);
  EXPECT_EQ(layout().distance(*places[0].shownAt, at(3, 2)), 1);
}

TEST(RuledPlaces, WithoutHexesAreShownNowhere) {
  Battle battle = ruled();
  for (const ZoneHex& row : std::vector<ZoneHex>(battle.all<ZoneHex>().begin(), battle.all<ZoneHex>().end())) {
    if (row.zone == Id<Zone>{2}) battle.all<ZoneHex>().erase(row.key());
  }
  const auto places = placesOf(battle);
  EXPECT_TRUE(places[2].hexes.empty());
  EXPECT_FALSE(places[2].shownAt);
}

}  // namespace
}  // namespace redoubt::rules
