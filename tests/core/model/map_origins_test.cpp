#include <gtest/gtest.h>

#include "core/model/map_verbs.h"
#include "core/model/origins.h"

namespace redoubt::model {
namespace {

// A hex, a hexside and a link that a source prints.
Battle printed() {
  Battle battle;
  MapSheet sheet;
  sheet.id = {1};
  sheet.columns = sheet.rows = 5;
  battle.all<MapSheet>().put(sheet);
  const hex::HexKey hex = hex::HexKey::at(3, 3);
  const hex::HexsideKey side = hex::HexsideKey::at(hex, 1);
  battle.all<HexRow>().put({hex, "woods", 0});
  battle.all<Hexside>().put({side, "river", std::nullopt, std::nullopt});
  battle.all<Link>().put({side, "bridge"});
  battle.all<Provenance>().put({"hex", keyText<HexRow>(hex), "*", Status::Printed, std::nullopt, ""});
  battle.all<Provenance>().put({"hexside", keyText<Hexside>({side, "river"}), "*", Status::Printed, std::nullopt, ""});
  battle.all<Provenance>().put({"link", keyText<Link>({side, "bridge"}), "*", Status::Printed, std::nullopt, ""});
  return battle;
}

TEST(MapVerbs, WhatIsPaintedByHandIsNoLongerPrinted) {
  const Battle battle = printed();
  const hex::HexKey hex = hex::HexKey::at(3, 3);
  const Battle after = applied(battle, paintTerrain(battle, {&hex, 1}, "marsh", "Paint"));
  const Provenance* origin = after.find<Provenance>({"hex", keyText<HexRow>(hex), "terrain"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, Status::Estimated);
  EXPECT_FALSE(after.find<Provenance>({"hex", keyText<HexRow>(hex), "level"}));
  EXPECT_TRUE(paintTerrain(battle, {&hex, 1}, "woods", "Paint").empty()) << "the same again changes nothing";
  const Battle raised = applied(battle, setLevel(battle, {&hex, 1}, 2, "Raise"));
  EXPECT_EQ(raised.find<Provenance>({"hex", keyText<HexRow>(hex), "level"})->status, Status::Estimated);
}

TEST(MapVerbs, WhatIsPaintedByHandKeepsTheWordsThatWereReadAndWhoConfirmedThem) {
  Battle battle = printed();
  const hex::HexKey hex = hex::HexKey::at(3, 3);
  Provenance read{"hex", keyText<HexRow>(hex), "terrain", Status::Printed, {{9}}, "as on the map"};
  read.words = "0303 woods";
  read.confirmedBy = "Ann";
  read.confirmedValue = "woods";
  battle.all<Provenance>().put(read);
  const Battle after = applied(battle, paintTerrain(battle, {&hex, 1}, "marsh", "Paint"));
  Provenance expected = read;
  expected.status = Status::Estimated;
  expected.paragraph.reset();
  expected.note = kSetByHand;
  EXPECT_EQ(*after.find<Provenance>(read.key()), expected);
}

TEST(MapVerbs, WhatIsSaidOfARowGoesWithIt) {
  const Battle battle = printed();
  const hex::HexKey hex = hex::HexKey::at(3, 3);
  const Battle bare = applied(battle, eraseHexes(battle, layoutOf(battle), {&hex, 1}, "clear", "Erase"));
  EXPECT_TRUE(bare.all<Hexside>().empty());
  EXPECT_TRUE(bare.all<Link>().empty());
  for (const Provenance& row : bare.all<Provenance>()) EXPECT_EQ(row.subjectTable, "hex");
}

TEST(MapVerbs, AHexThatNoSourceSpeaksOfGetsNoOrigin) {
  Battle battle = printed();
  const hex::HexKey other = hex::HexKey::at(4, 4);
  battle.all<HexRow>().put({other, "clear", 0});
  EXPECT_TRUE(paintTerrain(battle, {&other, 1}, "marsh", "Paint").puts<Provenance>().empty());
}

}  // namespace
}  // namespace redoubt::model
