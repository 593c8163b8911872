#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/check/check.h"
#include "core/exchange/json/json_battle.h"
#include "core/model/reshape.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/map_statistics.h"
#include "core/store/dump.h"

namespace redoubt {
namespace {

namespace fs = std::filesystem;
using hex::MapTurn;

// The variant with the most counters on the map: set-ups that only the counters print have none.
Id<model::Variant> fullest(const model::Battle& battle) {
  const auto counters = [&](const model::Variant& variant) {
    return rules::stacks(rules::placements(battle, variant.id)).size();
  };
  const auto& variants = battle.all<model::Variant>();
  return std::max_element(variants.begin(), variants.end(),
                          [&](const model::Variant& a, const model::Variant& b) { return counters(a) < counters(b); })
      ->id;
}

class MapOperations : public ::testing::TestWithParam<fs::path> {
 protected:
  void SetUp() override {
    auto read = exchange::readJson(GetParam(), {REDOUBT_SYSTEMS, true});
    ASSERT_TRUE(std::holds_alternative<model::Battle>(read));
    battle = std::get<model::Battle>(std::move(read));
  }

  static model::Battle turned(const model::Battle& battle, MapTurn turn) {
    const auto made = model::turnMap(battle, turn, "Turn");
    return model::applied(battle, std::get<model::Relocated>(made).edit);
  }

  // How often each check speaks.
  static std::map<std::string, int> codes(const model::Battle& battle) {
    std::map<std::string, int> counts;
    for (const check::Finding& finding : check::runChecks(battle)) ++counts[finding.code];
    return counts;
  }

  model::Battle battle;
};

std::vector<fs::path> folders() {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(REDOUBT_BATTLES)) {
    if (entry.is_directory()) found.push_back(entry.path());
  }
  return found;
}

INSTANTIATE_TEST_SUITE_P(Shipped, MapOperations, ::testing::ValuesIn(folders()), [](const auto& each) {
  std::string name = each.param.filename().string();
  std::erase(name, '-');
  return name;
});

TEST_P(MapOperations, TurnsComeBackToAnEqualDump) {
  const std::string before = store::dump(battle);
  for (const MapTurn turn : {MapTurn::MirrorLeftRight, MapTurn::MirrorTopBottom, MapTurn::Half}) {
    EXPECT_EQ(store::dump(turned(turned(battle, turn), turn)), before);
  }
  model::Battle round = battle;
  for (int i = 0; i < 4; ++i) round = turned(round, MapTurn::QuarterClockwise);
  EXPECT_EQ(store::dump(round), before);
  EXPECT_EQ(store::dump(turned(turned(battle, MapTurn::MirrorLeftRight), MapTurn::MirrorTopBottom)),
            store::dump(turned(battle, MapTurn::Half)));
}

TEST_P(MapOperations, TheChecksSayTheSameOfATurnedMap) {
  for (const MapTurn turn : {MapTurn::MirrorLeftRight, MapTurn::QuarterClockwise, MapTurn::Half}) {
    EXPECT_EQ(codes(turned(battle, turn)), codes(battle));
  }
}

TEST_P(MapOperations, StatisticsAreTheSameOfATurnedMap) {
  const model::Battle after = turned(battle, MapTurn::QuarterClockwise);
  const auto count = [](const model::Battle& of) {
    return rules::mapStatistics(of, rules::RuleBook(of), model::layoutOf(of), {}, fullest(of));
  };
  const rules::MapStatistics was = count(battle), is = count(after);
  ASSERT_EQ(is.terrain.size(), was.terrain.size());
  for (std::size_t i = 0; i < was.terrain.size(); ++i) {
    EXPECT_EQ(is.terrain[i].hexes, was.terrain[i].hexes);
    EXPECT_EQ(is.terrain[i].pieces, was.terrain[i].pieces);
  }
  ASSERT_TRUE(is.hexsides.size() == was.hexsides.size() && is.links.size() == was.links.size());
  for (std::size_t i = 0; i < was.hexsides.size(); ++i) {
    EXPECT_EQ(is.hexsides[i].longestRun, was.hexsides[i].longestRun);
  }
  for (std::size_t i = 0; i < was.links.size(); ++i) EXPECT_EQ(is.links[i].longestRun, was.links[i].longestRun);
  for (std::size_t i = 0; i < was.armies.size(); ++i) EXPECT_EQ(is.armies[i].counters, was.armies[i].counters);
  EXPECT_FALSE(was.armies.empty());
}

TEST_P(MapOperations, CropsLeaveNoFindingOfThingsOffTheMap) {
  for (const hex::Edge edge : {hex::Edge::Left, hex::Edge::Right, hex::Edge::Top, hex::Edge::Bottom}) {
    const hex::LayoutSpec wanted = model::layoutOf(battle).grown(edge, -9);
    for (const model::CutOff cutOff : {model::CutOff::TakeOff, model::CutOff::MoveIn}) {
      const auto made = model::reshape(battle, wanted, "clear", cutOff, "Crop");
      const model::Battle cropped = model::applied(battle, std::get<model::Reshaped>(made).edit);
      EXPECT_EQ(codes(cropped).count("hex-off-map"), 0u);
      EXPECT_EQ(cropped.all<model::HexRow>().size(), model::layoutOf(cropped).allHexes().size());
    }
  }
}

}  // namespace
}  // namespace redoubt
