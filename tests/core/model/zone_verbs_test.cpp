#include "core/model/zone_verbs.h"

#include <gtest/gtest.h>

#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

using testing::hexAt;

const std::vector<hex::HexKey> kThree = {hexAt(3, 3), hexAt(3, 4), hexAt(3, 3), hexAt(4, 4)};

struct Field {
  Battle battle = testing::plainMap(10, 10);

  void apply(const Edit& edit) { battle = applied(battle, edit); }
  Id<Zone> make(const char* name, ZoneKind kind = ZoneKind::Area) {
    const Edit edit = makeZone(battle, name, kind, kThree, "Make");
    apply(edit);
    return edit.puts<Zone>().front().id;
  }
  std::size_t hexesOf(Id<Zone> zone) const {
    std::size_t count = 0;
    for (const ZoneHex& row : battle.all<ZoneHex>()) count += row.zone == zone;
    return count;
  }
};

// An entry, a placement in the zone, one that comes by the entry, a line of the schedule and a return point.
struct UsedZone : Field {
  Id<Zone> zone = make("Camp", ZoneKind::Entry);
  Id<Entry> entry{71};
  Id<Placement> inZone{72};
  Id<Placement> entering{73};
  Id<PoolLine> line{74};
  Id<ReturnPoint> point{75};
  Id<Placement> elsewhere{76};

  UsedZone() {
    Entry way;
    way.id = entry;
    way.zone = zone;
    battle.all<Entry>().put(way);
    Placement begins;
    begins.id = inZone;
    begins.rule = PlacementRule::Zone;
    begins.zone = zone;
    begins.words = "The guard";
    battle.all<Placement>().put(begins);
    Placement comes;
    comes.id = entering;
    comes.rule = PlacementRule::Enters;
    comes.entry = entry;
    battle.all<Placement>().put(comes);
    Placement stays;
    stays.id = elsewhere;
    stays.hex = hexAt(5, 5);
    battle.all<Placement>().put(stays);
    PoolLine pool;
    pool.id = line;
    pool.entry = entry;
    battle.all<PoolLine>().put(pool);
    ReturnPoint back;
    back.id = point;
    back.zone = zone;
    battle.all<ReturnPoint>().put(back);
    battle.all<Provenance>().put({"placement", keyText<Placement>(inZone), "*", Status::Printed, std::nullopt, ""});
    battle.all<Provenance>().put({"zone", keyText<Zone>(zone), "*", Status::Printed, std::nullopt, ""});
    battle.all<Provenance>().put({"entry", keyText<Entry>(entry), "turn", Status::Printed, std::nullopt, ""});
  }
};

TEST(ZoneVerbs, AZoneIsMadeOfEachHexOnceUnderAFreeSlug) {
  Field field;
  const Id<Zone> zone = field.make("Kościuszko’s camp", ZoneKind::Camp);
  const Zone& row = *field.battle.find<Zone>(zone);
  EXPECT_EQ(row.slug, "kosciuszko-s-camp");
  EXPECT_EQ(row.title, "Kościuszko’s camp");
  EXPECT_EQ(row.kind, ZoneKind::Camp);
  EXPECT_EQ(field.hexesOf(zone), 3u);
  EXPECT_EQ(field.battle.find<Zone>(field.make("Kościuszko’s camp"))->slug, "kosciuszko-s-camp-2");
  EXPECT_EQ(field.battle.find<Zone>(field.make("Kościuszko’s camp"))->slug, "kosciuszko-s-camp-3");
  EXPECT_EQ(field.battle.find<Zone>(field.make("…"))->slug, "zone");
}

TEST(ZoneVerbs, WithoutANameThereIsNoZone) {
  Field field;
  EXPECT_TRUE(makeZone(field.battle, " \t", ZoneKind::Area, kThree, "Make").empty());
  EXPECT_TRUE(renameZone(field.battle, field.make("Camp"), " ", "Rename").empty());
}

TEST(ZoneVerbs, HexesAreAddedAndTakenOnlyWhereThatChangesAnything) {
  Field field;
  const Id<Zone> zone = field.make("Camp");
  EXPECT_TRUE(addToZone(field.battle, zone, kThree, "Add").empty());
  const std::vector<hex::HexKey> more = {hexAt(3, 3), hexAt(7, 7)};
  EXPECT_EQ(addToZone(field.battle, zone, more, "Add").count(), 1u);
  field.apply(addToZone(field.battle, zone, more, "Add"));
  EXPECT_EQ(field.hexesOf(zone), 4u);
  EXPECT_EQ(takeFromZone(field.battle, zone, std::vector{hexAt(9, 9)}, "Take").count(), 0u);
  field.apply(takeFromZone(field.battle, zone, more, "Take"));
  EXPECT_EQ(field.hexesOf(zone), 2u);
  EXPECT_TRUE(addToZone(field.battle, Id<Zone>{999}, kThree, "Add").empty());
}

TEST(ZoneVerbs, ARenamedZoneKeepsItsSlugAndHexes) {
  Field field;
  const Id<Zone> zone = field.make("Camp");
  EXPECT_TRUE(renameZone(field.battle, zone, "Camp", "Rename").empty());
  field.apply(renameZone(field.battle, zone, "Wagons", "Rename"));
  EXPECT_TRUE(setZoneKind(field.battle, zone, ZoneKind::Area, "Kind").empty());
  field.apply(setZoneKind(field.battle, zone, ZoneKind::SetUp, "Kind"));
  EXPECT_EQ(*field.battle.find<Zone>(zone), (Zone{zone, "camp", "Wagons", ZoneKind::SetUp}));
  EXPECT_EQ(field.hexesOf(zone), 3u);
}

TEST(ZoneVerbs, TheZonesOfAHexComeByTheirTitles) {
  Field field;
  const Id<Zone> wood = field.make("Wood");
  const Id<Zone> second = field.make("Camp 10");
  const Id<Zone> first = field.make("Camp 9");
  EXPECT_EQ(zonesAt(field.battle, hexAt(3, 4)), (std::vector{first, second, wood}));
  EXPECT_TRUE(zonesAt(field.battle, hexAt(9, 9)).empty());
}

TEST(ZoneVerbs, AnUnusedZoneGoesWithItsHexesOnly) {
  Field field;
  const Battle before = field.battle;
  const Id<Zone> zone = field.make("Camp");
  const Id<Zone> other = field.make("Wood");
  field.apply(removeZone(field.battle, zone, "Remove"));
  EXPECT_EQ(field.hexesOf(zone), 0u);
  EXPECT_EQ(field.hexesOf(other), 3u);
  field.apply(removeZone(field.battle, other, "Remove"));
  EXPECT_TRUE(field.battle == before);
}

TEST(ZoneVerbs, AUsedZoneIsNotRemovedAndSaysWhoUsesIt) {
  UsedZone field;
  EXPECT_EQ(zoneUses(field.battle, field.zone), (ZoneUses{{field.entry}, {field.inZone}, {field.point}}));
  EXPECT_TRUE(removeZone(field.battle, field.zone, "Remove").empty());
  EXPECT_TRUE(zoneUses(field.battle, Id<Zone>{999}).empty());
}

TEST(ZoneVerbs, AnotherZoneTakesOverTheUsesAndKeepsItsOwnHexes) {
  UsedZone field;
  const Id<Zone> other = field.make("Wood");
  field.apply(takeFromZone(field.battle, other, std::vector{hexAt(3, 3)}, "Take"));
  EXPECT_TRUE(replaceZone(field.battle, field.zone, field.zone, "Replace").empty());
  field.apply(replaceZone(field.battle, field.zone, other, "Replace"));
  EXPECT_FALSE(field.battle.find<Zone>(field.zone));
  EXPECT_EQ(zoneUses(field.battle, other), (ZoneUses{{field.entry}, {field.inZone}, {field.point}}));
  EXPECT_EQ(field.battle.find<Placement>(field.inZone)->rule, PlacementRule::Zone);
  EXPECT_EQ(field.hexesOf(other), 2u);
}

TEST(ZoneVerbs, RemovedWithItsUsesItLeavesNothingDangling) {
  UsedZone field;
  const Placement stays = *field.battle.find<Placement>(field.elsewhere);
  field.apply(removeZoneAndUses(field.battle, field.zone, "Remove"));
  EXPECT_TRUE(field.battle.all<Zone>().empty());
  EXPECT_TRUE(field.battle.all<ZoneHex>().empty());
  EXPECT_TRUE(field.battle.all<Entry>().empty());
  EXPECT_TRUE(field.battle.all<ReturnPoint>().empty());
  EXPECT_FALSE(field.battle.find<PoolLine>(field.line)->entry);
  for (const Id<Placement> id : {field.inZone, field.entering}) {
    const Placement& row = *field.battle.find<Placement>(id);
    EXPECT_EQ(row.rule, PlacementRule::OffMap);
    EXPECT_FALSE(row.zone);
    EXPECT_FALSE(row.entry);
  }
  EXPECT_EQ(field.battle.find<Placement>(field.inZone)->words, "The guard");
  EXPECT_EQ(*field.battle.find<Placement>(field.elsewhere), stays);
  // The place is ours now; nobody tells any longer where removed rows came from.
  const auto& origins = field.battle.all<Provenance>();
  EXPECT_EQ(origins.size(), 2u);
  EXPECT_EQ(origins.find({"placement", keyText<Placement>(field.inZone), "hex"})->status, Status::Estimated);
}

}  // namespace
}  // namespace redoubt::model
