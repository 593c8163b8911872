#include "core/ask/victory_answer.h"
#include "tests/core/mechanisms/game.h"

// Points for losses, exits and ground. The numbers are those of docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

class Points : public ::testing::Test {
 protected:
  Points() {
    game_.rule("rating/strength", R"({"figure":"strength"})");
    game_.rule("figure/strength/title", R"("Strength")");
    game_.unit("a", "red", "foot", "1010", {{"strength", 4}});
    game_.unit("b", "red", "horse", "1110", {{"strength", 2}});
    game_.unit("d", "blue", "foot", "1310", {{"strength", 5}});
  }
  void zone(int id, const std::string& name, const std::vector<std::string>& hexes) {
    game_.battle().all<model::Zone>().put({Id<model::Zone>{id}, name, name, {}});
    for (const std::string& hex : hexes) {
      game_.battle().all<model::ZoneHex>().put({Id<model::Zone>{id}, *hex::Layout().parse(hex)});
    }
  }
  ask::VictoryAnswer victory(const std::vector<std::string>& with = {}) const {
    return askVictory(ask::World(game_.battle(), Id<model::Variant>{1}, with));
  }
  // "red 3 blue 5".
  std::string totals(const std::vector<std::string>& with = {}) const {
    std::string text;
    for (const rules::PlayerPoints& each : victory(with).totals) {
      text += (text.empty() ? "" : " ") + each.player + " " + toText(each.points) + (each.isOpen ? "?" : "");
    }
    return text;
  }
  mutable Game game_;
};

TEST_F(Points, M67_LossesGiveTheEnemyTheirPrintedStrength) {
  game_.rule("award/losses",
             R"({"for":"other","count":{"of":"forces","where":{"fate":"lost"}},"points":{"rating":"strength"}})");
  game_.rule("rating/strength/adjust/half", R"({"times":"1/2"})");  // not of what is printed
  EXPECT_EQ(totals(), "red 0 blue 0");
  EXPECT_EQ(totals({"a.fate=lost", "d.fate=lost"}), "red 5 blue 4");
  EXPECT_EQ(totals({"a.fate=lost", "b.fate=lost"}), "red 0 blue 6");
  game_.rule("award/horse",
             R"({"for":"other","count":{"of":"forces","where":{"fate":"lost","arm":"horse"}},"points":"1/2"})");
  EXPECT_EQ(totals({"b.fate=lost"}), "red 0 blue 5/2");
  const ask::VictoryAnswer answer = victory({"b.fate=lost"});
  ASSERT_EQ(answer.awards.size(), 4u);
  EXPECT_EQ(answer.awards[1].player, "blue");
  EXPECT_EQ(answer.awards[1].award, "horse");
  EXPECT_EQ(answer.awards[1].times, 1);
}

TEST_F(Points, M67_ThresholdsAndLevelsAreReadFromThePoints) {
  game_.rule("award/losses",
             R"({"for":"other","count":{"of":"forces","where":{"fate":"lost"}},"points":{"rating":"strength"}})");
  game_.rule("victory/levels", R"([{"from":1,"to":3,"level":"marginal"},{"from":4,"level":"decisive"}])");
  model::Victory row;
  row.id = Id<model::Victory>{1};
  row.slug = "enough";
  row.player = Id<model::Player>{2};
  row.kind = model::VictoryKind::Threshold;
  row.points = 6;
  game_.battle().all<model::Victory>().put(row);
  const auto level = [&](const std::vector<std::string>& with) {
    const ask::VictoryAnswer answer = victory(with);
    return answer.victory->player + " " + answer.victory->level;
  };
  EXPECT_EQ(level({}), " ");
  EXPECT_EQ(level({"a.fate=lost"}), "blue decisive");
  EXPECT_EQ(level({"a.fate=lost", "d.fate=lost"}), "red marginal");
  EXPECT_FALSE(victory({"a.fate=lost"}).thresholds.at(0).isReached);
  EXPECT_TRUE(victory({"a.fate=lost", "b.fate=lost"}).thresholds.at(0).isReached);
  game_.rule("victory/levels-by", R"("ratio")");
  game_.rule("victory/levels", R"([{"from":1,"level":"marginal"},{"from":"6/5","level":"decisive"}])");
  EXPECT_EQ(level({"a.fate=lost", "d.fate=lost"}), "red decisive");  // 5 to 4
  EXPECT_EQ(level({"a.fate=lost", "b.fate=lost", "d.fate=lost"}), "blue decisive");  // 6 to 5
  EXPECT_EQ(level({"d.fate=lost"}), "red decisive");  // without end
}

TEST_F(Points, M64_UnitsThatHaveLeftTheMapCountForTheirOwner) {
  game_.rule("award/exit", R"({"for":"owner","count":{"of":"forces","where":{"fate":"exited"}},"points":3})");
  EXPECT_EQ(totals({"a.fate=exited"}), "red 3 blue 0");
  EXPECT_EQ(totals({"a.fate=exited", "b.fate=exited", "d.fate=lost"}), "red 6 blue 0");
  game_.rule("award/exit", R"({"for":"red","when":{"count":{"group":{"of":"forces","where":)"
                           R"({"side":"same","fate":"exited"}},"from":2}},"points":10})");
  EXPECT_EQ(totals({"a.fate=exited"}), "red 0 blue 0");
  EXPECT_EQ(totals({"a.fate=exited", "b.fate=exited"}), "red 10 blue 0");
}

TEST_F(Points, M68_GroundCountsForItsLastOccupant) {
  zone(1, "heights", {"1010", "1310", "0505"});
  game_.rule("award/heights", R"({"for":"owner","count":{"of":"hexes","where":{"area":"heights"}},"points":2})");
  EXPECT_EQ(totals(), "red 2? blue 2?");  // nobody knows who holds 0505
  EXPECT_EQ(totals({"0505.owner=blue"}), "red 2 blue 4");
  EXPECT_EQ(totals({"0505.owner=blue", "b@0505"}), "red 4 blue 2");
  game_.battle().all<model::Setting>().put({Id<model::Scenario>{1}, "owner/heights", model::JsonText{R"("red")"}});
  EXPECT_EQ(totals(), "red 4 blue 2");
  EXPECT_EQ(totals({"a@off"}), "red 4 blue 2");
  game_.rule("award/heights", R"({"for":"blue","count":{"of":"hexes","where":{"area":"heights","owner":"same"}},)"
                              R"("points":1,"each":"turn"})");
  EXPECT_EQ(totals({"d@0505"}), "red 0 blue 1");
}

TEST_F(Points, M68_AnOpenPathIsWorthPoints) {
  zone(1, "west", {"0110"});
  zone(2, "east", {"2010"});
  game_.rule("flood/road", R"({"from":{"of":"hexes","where":{"area":"west"}},"budget":"any",)"
                           R"("block":{"not":{"link":"road"}}})");
  game_.rule("award/road", R"({"for":"red","when":{"some":{"group":{"of":"hexes","where":{"area":"east"}},)"
                           R"("in.road":true}},"points":7})");
  EXPECT_EQ(totals(), "red 0 blue 0");
  for (int column = 1; column < 20; ++column) {
    const auto number = [](int of) { return (of < 10 ? "0" : "") + std::to_string(of) + "10"; };
    game_.link(number(column), number(column + 1), "road");
  }
  EXPECT_EQ(totals(), "red 7 blue 0");
  game_.rule("flood/road", R"({"from":{"of":"hexes","where":{"area":"west"}},"budget":"any",)"
                           R"("block":{"any":[{"not":{"link":"road"}},{"some":{"group":"there","side":"blue"}}]}})");
  EXPECT_EQ(totals(), "red 0 blue 0");
  EXPECT_EQ(totals({"d@1301"}), "red 7 blue 0");
}

TEST_F(Points, WhatIsUnknownIsLeftOpen) {
  game_.rule("award/late", R"({"for":"red","when":{"turn":{"from":5}},"points":7})");
  EXPECT_EQ(totals(), "red 0? blue 0");
  EXPECT_EQ(totals({"turn=5"}), "red 7 blue 0");
  game_.unit("e", "blue", "foot", "0707", {});
  game_.rule("award/late",
             R"({"for":"other","count":{"of":"forces","where":{"fate":"lost"}},"points":{"rating":"strength"}})");
  EXPECT_EQ(totals({"e.fate=lost", "d.fate=lost"}), "red 5? blue 0");
}

TEST_F(Points, FatesAndOwnersThatThereAreNotAreToldWithTheNearOnes) {
  const auto failure = [&](const std::string& supposition) {
    try {
      totals({supposition});
    } catch (const Error& error) {
      return error.sentence();
    }
    return std::string();
  };
  EXPECT_NE(failure("a.fate=lots").find("near ones: lost"), std::string::npos) << failure("a.fate=lots");
  EXPECT_NE(failure("1010.owner=rde").find("near ones: red"), std::string::npos) << failure("1010.owner=rde");
  EXPECT_NE(failure("9999.owner=red").find("no hex 9999"), std::string::npos);
}

TEST_F(Points, AnAwardCanAskWhereAUnitLeftTheMap) {
  zone(1, "west", {"0101", "0102"});
  game_.rule("award/exit", R"({"for":"owner","count":{"of":"forces","where":{"fate":"exited","left-in":"west"}},)"
                           R"("points":{"rating":"strength"}})");
  EXPECT_EQ(totals({"a.fate=exited@0102"}), "red 4 blue 0");
  EXPECT_EQ(totals({"a.fate=exited@2010"}), "red 0 blue 0");
  EXPECT_EQ(totals({"a.fate=exited"}), "red 0? blue 0");  // nobody says where
}

}  // namespace
}  // namespace redoubt::mechanisms
