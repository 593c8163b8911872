#include "editor/render/lettering/name_places.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/model/label_path.h"
#include "editor/render/noise.h"
#include "tests/editor/render/arranged_names.h"

namespace redoubt::render {
namespace {

using sample::allNames;
using sample::arranged;
using sample::named;
using sample::placeOf;

class NamePlaces : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  // A village on a road, a stream, a wood, and a name for each, all put where they cover something.
  static model::Battle country() {
    model::Battle battle = sample::bareMap(GetParam(), 14, 14);
    for (const int column : {5, 6}) sample::setTerrain(battle, sample::at(column, 4), "village");
    for (int column = 1; column < 14; ++column) {
      sample::addLink(battle, sample::at(column, 4), sample::at(column + 1, 4), "road");
    }
    for (int column = 8; column <= 13; ++column) {
      for (int row = 8; row <= 12; ++row) sample::setTerrain(battle, sample::at(column, row), "woods");
    }
    const hex::Layout layout = model::layoutOf(battle);
    const auto from = layout.vertex(sample::at(1, 9), 0);
    const auto to = layout.vertex(sample::at(7, 9), 0);
    for (const hex::HexsideKey side : layout.sidesAlong(from, to)) {
      const hex::Hexside stream = layout.toHexside(side);
      sample::addHexside(battle, layout.toKey(stream.hex), stream.side, "stream");
    }
    sample::addLabel(battle, sample::at(5, 4), "Janowiczki", model::LabelStyle::Village);
    sample::addLabel(battle, sample::at(3, 9), "Dłubnia", model::LabelStyle::Water);
    sample::addLabel(battle, sample::at(10, 10), "Las Styczyński", model::LabelStyle::Woods);
    sample::addLabel(battle, sample::at(12, 4), "do Słomnik", model::LabelStyle::Remark);
    const hex::Point number = layout.centre(sample::at(5, 4));
    const model::Label village = model::placedAt(layout, named(battle, "Janowiczki"), {number.x, number.y - 0.385});
    return model::applied(battle, model::putLabel(battle, village, {}));
  }
};

TEST_P(NamePlaces, NamesStandClearNextToWhatTheyName) {
  const model::Battle before = country();
  ASSERT_FALSE(crowdedNames(before).empty());
  const model::Battle battle = arranged(before);
  EXPECT_TRUE(crowdedNames(battle).empty());
  const hex::Layout layout = model::layoutOf(battle);
  const hex::Point village = layout.centre(sample::at(5, 4));
  const hex::Point at = placeOf(battle, "Janowiczki");
  EXPECT_LT(std::hypot(at.x - village.x, at.y - village.y), 2.6);
  EXPECT_TRUE(named(battle, "Janowiczki").path.empty()) << "places stand upright";
  const model::Label& wood = named(battle, "Las Styczyński");
  const hex::Point middle = placeOf(battle, "Las Styczyński");
  for (const hex::Point point : model::labelPath(wood.path)) {
    const hex::HexKey hex = layout.at({middle.x + 0.8 * point.x, middle.y + 0.8 * point.y});
    EXPECT_EQ(battle.find<model::HexRow>(hex)->terrain, "woods") << layout.number(hex);
  }
}

TEST_P(NamePlaces, AWatersNameFollowsItsCourse) {
  const model::Battle battle = arranged(country());
  const std::vector<hex::Point> path = model::labelPath(named(battle, "Dłubnia").path);
  ASSERT_GE(path.size(), 5U);
  const hex::Layout layout = model::layoutOf(battle);
  const hex::Point middle = placeOf(battle, "Dłubnia");
  double nearest = 9;
  for (const model::Hexside& side : battle.all<model::Hexside>()) {
    const hex::Point at = layout.middle(side.side);
    nearest = std::min(nearest, std::hypot(at.x - middle.x, at.y - middle.y));
  }
  EXPECT_LT(nearest, 0.75);
}

TEST_P(NamePlaces, OnlyTheNamesAskedForMove) {
  const model::Battle before = country();
  const Id<model::Label> one = named(before, "Janowiczki").id;
  const ArrangedNames names = arrangeNames(before, std::span(&one, 1), "Arrange");
  ASSERT_EQ(names.edit.puts<model::Label>().size(), 1U);
  EXPECT_EQ(names.edit.puts<model::Label>()[0].id, one);
  EXPECT_EQ(names.moved, std::vector{one});
}

TEST_P(NamePlaces, WhatLiesFarOffHasNoSay) {
  const model::Battle near = country();
  model::Battle other = near;
  sample::setTerrain(other, sample::at(1, 14), "village");
  EXPECT_EQ(named(arranged(near), "do Słomnik"), named(arranged(other), "do Słomnik"));
}

TEST_P(NamePlaces, ANameWithNothingToNameStays) {
  model::Battle battle = sample::bareMap(GetParam(), 8, 8);
  sample::addLabel(battle, sample::at(4, 4), "Nigdzie", model::LabelStyle::Village);
  const model::Label label = named(battle, "Nigdzie");
  EXPECT_EQ(bestPlace(battle, label), label);
  EXPECT_TRUE(arrangeNames(battle, allNames(battle), "Arrange").edit.empty());
}

TEST_P(NamePlaces, ANameWithNothingToNameMovesOffTheNumberItCovers) {
  model::Battle battle = sample::bareMap(GetParam(), 8, 8);
  sample::addLabel(battle, sample::at(4, 4), "Nigdzie", model::LabelStyle::Relief);
  const hex::Layout layout = model::layoutOf(battle);
  const hex::Point number = layout.centre(sample::at(4, 4));
  const model::Label label = model::placedAt(layout, named(battle, "Nigdzie"), {number.x, number.y - 0.385});
  battle = model::applied(battle, model::putLabel(battle, label, {}));
  ASSERT_FALSE(crowdedNames(battle).empty());
  EXPECT_TRUE(crowdedNames(arranged(std::move(battle))).empty());
}

TEST_P(NamePlaces, WhatStandsWellStaysThere) {
  const model::Battle once = arranged(country());
  EXPECT_TRUE(arrangeNames(once, allNames(once), "Arrange").moved.empty());
}

TEST_P(NamePlaces, OnScatteredMapsNoNameCoversANumberOrAnother) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    model::Battle battle = sample::bareMap(GetParam(), 16, 16);
    for (int i = 0; i < 6; ++i) {
      const auto column = static_cast<int>(3 + hashOf(i, 1, seed) % 12);
      const auto row = static_cast<int>(3 + hashOf(i, 2, seed) % 12);
      sample::setTerrain(battle, sample::at(column, row), "village");
      sample::addLabel(battle, sample::at(column, row), "Wola " + std::to_string(i), model::LabelStyle::Village);
    }
    EXPECT_TRUE(crowdedNames(arranged(std::move(battle))).empty()) << "seed " << seed;
  }
}

// A marsh on a river that has a name: the marsh's own name goes into the marsh and off the river, wherever it stood
// beside them.
TEST_P(NamePlaces, AMarshsNameIsNotTakenForItsRivers) {
  for (const double off : {0.0, 1.7}) {
    model::Battle battle = sample::bareMap(GetParam(), 14, 14);
    for (int column = 6; column <= 9; ++column) {
      for (int row = 6; row <= 8; ++row) sample::setTerrain(battle, sample::at(column, row), "marsh");
    }
    const hex::Layout layout = model::layoutOf(battle);
    std::vector<hex::Point> river;
    for (const hex::HexsideKey side :
         layout.sidesAlong(layout.vertex(sample::at(1, 6), 0), layout.vertex(sample::at(13, 6), 0))) {
      const hex::Hexside key = layout.toHexside(side);
      sample::addHexside(battle, layout.toKey(key.hex), key.side, "river");
      river.push_back(layout.middle(side));
    }
    sample::addLabel(battle, sample::at(2, 6), "Rzeka", model::LabelStyle::Water);
    battle = arranged(battle);
    ASSERT_FALSE(named(battle, "Rzeka").path.empty());
    sample::addLabel(battle, sample::at(7, 8), "Bagno", model::LabelStyle::Water);
    const hex::Point at = layout.centre(sample::at(8, 8));
    battle = model::applied(
        battle, model::putLabel(battle, model::placedAt(layout, named(battle, "Bagno"), {at.x, at.y + off}), {}));
    battle = arranged(std::move(battle));
    const hex::Point middle = placeOf(battle, "Bagno");
    for (const hex::Point point : model::labelPath(named(battle, "Bagno").path)) {
      const hex::Point on{middle.x + 0.8 * point.x, middle.y + 0.8 * point.y};
      const model::HexRow* row = battle.find<model::HexRow>(layout.at(on));
      EXPECT_TRUE(row && row->terrain == "marsh") << off;
      for (const hex::Point side : river) EXPECT_GT(std::hypot(side.x - on.x, side.y - on.y), 0.4) << off;
    }
    EXPECT_FALSE(named(battle, "Bagno").path.empty());
  }
}

INSTANTIATE_TEST_SUITE_P(Orientations, NamePlaces, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         [](const auto& each) { return each.param == hex::Orientation::Pointy ? "Pointy" : "Flat"; });

}  // namespace
}  // namespace redoubt::render
