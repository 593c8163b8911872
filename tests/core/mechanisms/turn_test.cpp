#include "core/ask/move_answers.h"
#include "core/ask/turn_answers.h"
#include "tests/core/mechanisms/game.h"

// The course of a turn. The numbers are those of docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

class Course : public ::testing::Test {
 protected:
  Course() {
    game_.oddsTable();
    game_.rule("action/assault", R"({"asked":"attack","table":"crt"})");
    game_.unit("a", "red", "foot", "1010", {{"attack", 4}, {"defence", 4}});
    game_.unit("h", "red", "horse", "1110", {{"attack", 4}, {"defence", 4}});
    game_.unit("d", "blue", "foot", "1011", {{"attack", 2}, {"defence", 2}});
    command(1, "first", 1, {1});
    command(2, "second", 1, {2});
    command(3, "third", 2, {3});
  }

  void command(int id, const std::string& name, int army, const std::vector<int>& units) {
    game_.battle().all<model::Command>().put(
        {Id<model::Command>{id}, name, Id<model::Army>{army}, name, std::nullopt, "", id});
    for (const int unit : units) {
      game_.battle().all<model::UnitCommand>().put({Id<model::Unit>{unit}, Id<model::Command>{id}});
    }
  }

  // "segment:unit,unit" for each segment of a turn.
  std::string segments(int turn) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, {"turn=" + std::to_string(turn)});
    std::string text;
    for (const rules::SegmentNow& each : askTurn(world, turn).segments) {
      text += each.rules->name + ":";
      for (const rules::Member unit : each.units) text += world.nameOf(unit);
      text += " ";
    }
    return text;
  }
  std::string pool(int turn) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, {"turn=" + std::to_string(turn)});
    std::string text;
    for (const auto& each : askPool(world, turn).chits) {
      text += each.kind + ":" + each.chit + "*" + std::to_string(each.copies) + " ";
    }
    return text;
  }
  ask::ActivateAnswer activate(const std::string& chit, const std::vector<std::string>& with = {"turn=1"}) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    return askActivate(world, chit);
  }
  bool mayAttack(const std::string& unit, const std::vector<std::string>& with) const {
    return game_.attack({unit}, "1011", with).refusals.empty();
  }

  mutable Game game_;
};

TEST_F(Course, M1_TheSegmentsOfATurnFollowEachOtherAndSayWhatIsDoneInThem) {
  game_.rule("segment/move", R"({"order":1,"may":["move"]})");
  game_.rule("segment/fight", R"({"order":2,"may":["assault"]})");
  EXPECT_EQ(segments(1), "move:ahd fight:ahd ");
  EXPECT_TRUE(mayAttack("a", {"phase=fight"}));
  EXPECT_FALSE(mayAttack("a", {"phase=move"}));
  EXPECT_TRUE(mayAttack("a", {}));
  game_.rule("segment/fight", R"({"order":2,"may":["attack"]})");  // by what is asked for
  EXPECT_TRUE(mayAttack("a", {"phase=fight"}));
  EXPECT_THROW(mayAttack("a", {"phase=fihgt"}), Error);
  const ask::World fighting(game_.battle(), Id<model::Variant>{1}, {"phase=fight"});
  EXPECT_EQ(askReach(fighting, fighting.piece("a")).refusal, "segment/fight");
}

TEST_F(Course, M2_ASecondMovementIsForSomeUnitsInSomeTurns) {
  game_.rule("segment/fight", R"({"order":2,"may":["assault"]})");
  game_.rule("segment/exploit", R"({"order":3,"may":["move"],"units":{"arm":"horse"},"when":{"turn":{"from":2}}})");
  EXPECT_EQ(segments(1), "fight:ahd ");
  EXPECT_EQ(segments(2), "fight:ahd exploit:h ");
  const ask::World world(game_.battle(), Id<model::Variant>{1}, {"turn=2", "phase=exploit"});
  EXPECT_EQ(askReach(world, world.piece("a")).refusal, "segment/exploit");
  EXPECT_EQ(askReach(world, world.piece("h")).refusal, "");
}

TEST_F(Course, M2_WhoMayActIsToldWhereThatIsUnknownAndNotOfTheOtherPlayer) {
  game_.rule("segment/rest", R"({"may":["move"],"units":{"moved":false}})");
  const ask::World open(game_.battle(), Id<model::Variant>{1});
  const auto turn = askTurn(open, 1);
  ASSERT_EQ(turn.segments.size(), 1u);
  EXPECT_TRUE(turn.segments[0].units.empty());
  EXPECT_EQ(turn.segments[0].perhaps.size(), 3u);
  EXPECT_EQ(turn.certainty, rules::Certainty::Unknown);
  game_.rule("segment/rest", R"({"who":"active","may":["move"]})");
  const ask::World reds(game_.battle(), Id<model::Variant>{1}, {"active=red"});
  const auto ofReds = askTurn(reds, 1);
  EXPECT_FALSE(ofReds.segments[0].units.empty());
  for (const rules::Member each : ofReds.segments[0].units) {
    EXPECT_EQ(reds.position().piece(each).side.front().text(), "red");
  }
}

TEST_F(Course, M61_InTheMudThereIsNoSecondMovement) {
  game_.rule("state/weather", R"({"of":"game","levels":["dry","mud"]})");
  game_.rule("state/weather/change/rain", R"({"on":"turn","when":{"turn":[4]},"to":"mud"})");
  game_.rule("segment/exploit", R"({"may":["move"],"when":{"state.weather":"dry"}})");
  EXPECT_EQ(segments(3), "exploit:ahd ");
  EXPECT_EQ(segments(4), "");
}

TEST_F(Course, M7_TheOtherPlayerReactsInASegmentOfHisOwn) {
  game_.rule("segment/react", R"({"who":"other","may":["assault"]})");
  EXPECT_FALSE(mayAttack("a", {"phase=react", "active=red"}));
  EXPECT_TRUE(mayAttack("a", {"phase=react", "active=blue"}));
}

TEST_F(Course, M6_ThePlayersAlternateAndMayPass) {
  game_.rule("segment/rounds", R"({"who":"alternate","most":2,"pass":true})");
  const ask::World world(game_.battle(), Id<model::Variant>{1}, {"turn=1"});
  const auto now = askTurn(world, 1).segments;
  ASSERT_EQ(now.size(), 1U);
  EXPECT_EQ(now[0].rules->segment.who, rules::Turns::Alternate);
  EXPECT_TRUE(now[0].rules->segment.mayPass);
  EXPECT_EQ(now[0].most, Rational(2));
}

TEST_F(Course, M6_ARollSaysWhoHasTheInitiative) {
  game_.rule("segment/rounds", R"({"who":"alternate","table":"initiative"})");
  game_.rule("table/initiative/roll", R"({"each":"1d6"})");
  game_.rule("table/initiative/rows/1/range", "[null,0]");
  game_.rule("table/initiative/rows/1/result", "\"blue\"");
  game_.rule("table/initiative/rows/2/range", "[1,null]");
  game_.rule("table/initiative/rows/2/result", "\"red\"");
  const ask::World world(game_.battle(), Id<model::Variant>{1}, {"turn=1"});
  const auto now = askTurn(world, 1).segments;
  ASSERT_EQ(now.size(), 1U);
  ASSERT_EQ(now[0].opens.size(), 2U);
  EXPECT_EQ(now[0].opens[0].chance, rules::Chance(21, 36));
}

TEST_F(Course, M63_ReplacementsArePlacedWhereTheRulesSay) {
  game_.terrain("0505", "town");
  game_.terrain("0606", "town");
  game_.unit("e", "blue", "foot", "0606", {{"attack", 2}, {"defence", 2}});
  const auto places = [&](const std::string& unit, const std::vector<std::string>& with) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    std::string text;
    for (const hex::HexKey hex : askBuild(world, world.piece(unit)).hexes.sure) text += world.numberOf(hex) + " ";
    return text;
  };
  EXPECT_EQ(places("a", {"a@off"}), "");
  game_.rule("action/replace", R"({"asked":"build","by":{"fate":"removed"},)"
                               R"("hexes":{"hex":"town","not":{"some":{"group":"there","side":"other"}}}})");
  EXPECT_EQ(places("a", {"a@off"}), "0505 ");
  EXPECT_EQ(places("a", {}), "");  // it is not lost
  game_.rule("stock/points/title", "\"Points\"");
  game_.rule("action/replace/spend/points", R"({"stock":"points","amount":1})");
  EXPECT_EQ(places("a", {"a@off", "stock.points=1"}), "0505 ");
  EXPECT_EQ(places("a", {"a@off", "stock.points=0"}), "");
}

TEST_F(Course, M4_ThePoolHasChitsOfFormationsOfEventsAndOfTheEnd) {
  game_.rule("pool/turn/first", R"({"command":"first","copies":2})");
  game_.rule("pool/turn/blue", R"({"commands":{"army":"blue"}})");
  game_.rule("pool/turn/storm", R"({"event":"storm","when":{"turn":[3]}})");
  game_.rule("pool/turn/end", R"({"end":"turn"})");
  EXPECT_EQ(pool(1), "command:third*1 end:end*1 command:first*2 ");
  EXPECT_EQ(pool(3), "command:third*1 end:end*1 command:first*2 event:storm*1 ");
  const ask::World world(game_.battle(), Id<model::Variant>{1}, {"turn=1"});
  const auto drawn = activate("first").effect.units;
  ASSERT_EQ(drawn.size(), 1U);
  EXPECT_EQ(world.nameOf(drawn[0]), "a");
  EXPECT_EQ(activate("third").effect.units.size(), 1U);
  EXPECT_THROW(activate("storm"), Error);
}

TEST_F(Course, LeadersHaveChitsByACondition) {
  rules::small::addLeader(game_.battle(), 1, 1);
  placeLeader(game_.battle(), 100, 1, 1, model::PlacementRule::At, *hex::Layout().parse("1010"));
  game_.rule("pool/turn/leader", R"({"leaders":{"army":"red"}})");
  const std::string leader = game_.battle().all<model::Leader>().begin()->slug;
  EXPECT_EQ(pool(1), "leader:" + leader + "*1 ");
  game_.rule("pool/turn/leader", R"({"leaders":{"army":"blue"}})");
  EXPECT_EQ(pool(1), "");
}

TEST_F(Course, ALeaderRollsForHisActivationByHisOwnRating) {
  rules::small::addLeader(game_.battle(), 1, 1);
  placeLeader(game_.battle(), 100, 1, 1, model::PlacementRule::At, *hex::Layout().parse("1010"));
  game_.rule("pool/turn/leader", R"({"leaders":{},"table":"orders"})");
  game_.rule("table/orders/roll", R"({"dice":"1d6","less":{"rating":"initiative"}})");
  game_.rule("table/orders/rows/1/range", "[null,0]");
  game_.rule("table/orders/rows/1/result", "\"full\"");
  game_.rule("table/orders/rows/2/range", "[1,null]");
  game_.rule("table/orders/rows/2/result", "\"halted\"");
  const std::string leader = game_.battle().all<model::Leader>().begin()->slug;
  EXPECT_EQ(activate(leader).certainty, rules::Certainty::Unknown);
  game_.rule("rating/initiative", R"({"arms":{"leader":4}})");
  const ask::ActivateAnswer answer = activate(leader);
  EXPECT_EQ(answer.certainty, rules::Certainty::Known);
  ASSERT_EQ(answer.effect.levels.size(), 2u);
  EXPECT_EQ(answer.effect.levels[0].chance, rules::Chance(2, 3));
}

TEST_F(Course, AResultThatNamesATableIsRolledForOnThat) {
  game_.rule("pool/turn/brigade", R"({"command":"first","table":"orders"})");
  for (const char* level : {"full", "limited"}) game_.rule("activation-level/" + std::string(level), "{}");
  game_.rule("table/orders/roll", R"({"dice":"1d6"})");
  game_.rule("table/orders/rows/1/range", "[1,3]");
  game_.rule("table/orders/rows/1/result", "\"full\"");
  game_.rule("table/orders/rows/2/range", "[4,6]");
  game_.rule("table/orders/rows/2/result", "\"breakdown\"");
  game_.rule("table/breakdown/roll", R"({"dice":"1d6"})");
  game_.rule("table/breakdown/rows/1/range", "[1,4]");
  game_.rule("table/breakdown/rows/1/result", "\"limited\"");
  game_.rule("table/breakdown/rows/2/range", "[5,6]");
  game_.rule("table/breakdown/rows/2/result", "\"full\"");
  const auto levels = activate("first").effect.levels;
  ASSERT_EQ(levels.size(), 2u);
  EXPECT_EQ(levels[0].name, "full");
  EXPECT_EQ(levels[0].chance, rules::Chance(2, 3));
  EXPECT_EQ(levels[1].name, "limited");
  EXPECT_EQ(levels[1].chance, rules::Chance(1, 3));
}

TEST_F(Course, M5_ARollSaysHowFarAnActivationGoes) {
  game_.rule("pool/turn/first", R"({"command":"first","table":"orders"})");
  game_.rule("table/orders/roll", R"({"dice":"1d6"})");
  game_.rule("table/orders/rows/1/range", "[1,1]");
  game_.rule("table/orders/rows/1/result", "\"none\"");
  game_.rule("table/orders/rows/2/range", "[2,3]");
  game_.rule("table/orders/rows/2/result", "\"limited\"");
  game_.rule("table/orders/rows/3/range", "[4,6]");
  game_.rule("table/orders/rows/3/result", "\"full\"");
  game_.rule("activation-level/limited", R"({"may":["move"],"most":1})");
  const auto levels = activate("first").effect.levels;
  ASSERT_EQ(levels.size(), 3U);
  EXPECT_EQ(levels[1].name, "limited");
  EXPECT_EQ(levels[1].chance, rules::Chance(1, 3));
  ASSERT_TRUE(levels[1].level);
  EXPECT_TRUE(levels[1].level->may->contains("move"));
  EXPECT_EQ(levels[1].most, Rational(1));
}

TEST_F(Course, M66_AnEventChitRollsOnATableOfItsOwn) {
  game_.rule("pool/turn/fortune", R"({"event":"fortune","table":"fortunes"})");
  game_.rule("table/fortunes/roll", R"({"dice":"1d6"})");
  game_.rule("table/fortunes/rows/1/range", "[1,5]");
  game_.rule("table/fortunes/rows/1/result", "\"nothing\"");
  game_.rule("table/fortunes/rows/2/range", "[6,6]");
  game_.rule("table/fortunes/rows/2/result", "\"reserves\"");
  const auto levels = activate("fortune").effect.levels;
  ASSERT_EQ(levels.size(), 2U);
  EXPECT_EQ(levels[1].name, "reserves");
  EXPECT_EQ(levels[1].chance, rules::Chance(1, 6));
}

}  // namespace
}  // namespace redoubt::mechanisms
