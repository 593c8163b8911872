#include "tests/core/mechanisms/game.h"

// Combat: how strengths, columns and results are found. The numbers are those of docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

using rules::Certainty;

class Combat : public ::testing::Test {
 protected:
  Combat() {
    game_.oddsTable();
    game_.unit("a", "red", "foot", "1010", {{"attack", 4}, {"defence", 3}});
    game_.unit("b", "red", "foot", "1111", {{"attack", 5}, {"defence", 3}});
    game_.unit("d", "blue", "foot", "1110", {{"attack", 2}, {"defence", 3}});
  }
  Game game_;
};

TEST_F(Combat, M8_AttackAndDefenceAreFiguresOfTheirOwn) {
  const auto answer = game_.attack({"a"}, "1110");
  EXPECT_EQ(answer.lookup.amounts[0].value, Rational(4));
  EXPECT_EQ(answer.lookup.amounts[1].value, Rational(3));
  game_.rule("rating/defence", R"({"figure":"attack"})");
  EXPECT_EQ(game_.attack({"a"}, "1110").lookup.amounts[1].value, Rational(2));
}

TEST_F(Combat, M10_TheBackOfACounterHasOtherFigures) {
  game_.back("a", {{"attack", 1}, {"defence", 2}});
  EXPECT_EQ(game_.attack({"a"}, "1110").lookup.amounts[0].value, Rational(4));
  EXPECT_EQ(game_.attack({"a"}, "1110", {"a.step=2"}).lookup.amounts[0].value, Rational(1));
  // What it has lost is a fact, and its full strength is still printed on the front.
  game_.rule("rating/attack/adjust/weak", R"({"add":2,"when":{"losses":{"from":1}}})");
  EXPECT_EQ(game_.attack({"a"}, "1110", {"a.step=2"}).lookup.amounts[0].value, Rational(3));
  EXPECT_EQ(game_.attack({"a"}, "1110").lookup.amounts[0].value, Rational(4));
}

TEST_F(Combat, M9_FireHasAnotherValueAtEachRange) {
  game_.rule("rating/near", R"({"figure":"near"})");
  game_.rule("rating/far", R"({"figure":"far"})");
  game_.rule("figure/near/title", "\"near\"");
  game_.rule("figure/far/title", "\"far\"");
  game_.rule("rating/fire", R"({"figure":"near"})");
  game_.rule("table/volley/index",
             R"({"kind":"value","of":[{"rating":"fire","of":"actors"}],"columns":["1","2","3","4","5","6"]})");
  game_.rule("table/volley/roll", R"({"dice":"1d6"})");
  game_.rows("volley", 6, {"1", "2", "3", "4", "5", "6"});
  game_.rule("action/volley", R"({"asked":"fire","range":4,"table":"volley"})");
  game_.rule("action/volley/adjust/far",
             R"({"of":"fire","set":{"rating":"far"},"when":{"distance.targets":{"from":2}}})");
  game_.unit("battery", "red", "guns", "0505", {{"near", 6}, {"far", 2}});
  game_.unit("close", "blue", "foot", "0506", {});
  game_.unit("remote", "blue", "foot", "0508", {});
  const auto column = [&](const std::string& hex) {
    const ask::ActionAnswer answer = game_.ask("fire", {"battery"}, {hex});
    return answer.lookup.column ? answer.lookup.columns[*answer.lookup.column] : std::string();
  };
  EXPECT_EQ(column("0506"), "6");
  EXPECT_EQ(column("0508"), "2");
}

TEST_F(Combat, M53_AtNightFireReachesNoFartherThanOneSees) {
  game_.rule("rating/fire", R"({"number":3})");
  game_.rule("table/volley/index", R"({"kind":"value","of":[{"rating":"fire","of":"actors"}],"columns":["1","3"]})");
  game_.rule("table/volley/roll", R"({"dice":"1d6"})");
  game_.rows("volley", 6, {"1", "3"});
  game_.rule("action/volley", R"({"asked":"fire","range":4,"table":"volley",)"
                              R"("by":{"any":[{"not":{"turn":[8]}},{"distance.targets":{"to":1}}]}})");
  game_.unit("battery", "red", "guns", "0505", {});
  game_.unit("remote", "blue", "foot", "0508", {});
  EXPECT_TRUE(game_.ask("fire", {"battery"}, {"0508"}, {"turn=7"}).refusals.empty());
  EXPECT_FALSE(game_.ask("fire", {"battery"}, {"0508"}, {"turn=8"}).refusals.empty());
}

// Guns behind woods fire at what a friend of theirs sees.
TEST_F(Combat, M52_AFriendSpotsTheTargetOfIndirectFire) {
  game_.rule("terrain/woods/blocks-sight", "true");
  game_.rule("table/volley/roll", R"({"dice":"1d6"})");
  game_.rows("volley", 6, {"any"});
  game_.rule("table/volley/index", R"({"kind":"value","of":[1],"columns":["any"]})");
  game_.rule("action/volley", R"({"asked":"fire","range":6,"table":"volley","at":{"some":{"group":{"of":"units",)"
                              R"("where":{"side":"other","arm":"horse"}},"sight":true,"distance":{"to":2}}}})");
  game_.unit("battery", "red", "guns", "0505", {});
  game_.unit("target", "blue", "foot", "0509", {});
  game_.unit("scout", "red", "horse", "0709", {});
  EXPECT_TRUE(game_.ask("fire", {"battery"}, {"0509"}).refusals.empty());
  EXPECT_FALSE(game_.ask("fire", {"battery"}, {"0509"}, {"scout@0809"}).refusals.empty()) << "too far";
  game_.terrain("0609", "woods");
  EXPECT_FALSE(game_.ask("fire", {"battery"}, {"0509"}).refusals.empty()) << "the scout doesn't see it";
}

TEST_F(Combat, M17_AnAttackFromTheRearShiftsTheColumn) {
  game_.rule("facing/none", "[]");
  game_.rule("facing/kind", "\"hexside\"");
  game_.rule("table/crt/adjust/rear", R"({"of":"column","add":1,"when":{"aspect":"rear"}})");
  game_.unit("one", "red", "foot", "0505", {{"attack", 4}, {"defence", 4}});
  game_.unit("two", "blue", "foot", "0506", {{"attack", 2}, {"defence", 2}});
  const auto column = [&](const std::string& facing) {
    const ask::ActionAnswer answer = game_.attack({"one"}, "0506", {"two.facing=" + facing, "one.facing=s1"});
    return answer.lookup.column ? answer.lookup.columns[*answer.lookup.column] : std::string();
  };
  std::map<std::string, int> columns;
  for (const char* facing : {"s0", "s1", "s2", "s3", "s4", "s5"}) ++columns[column(facing)];
  EXPECT_EQ(columns["2-1"], 3);
  EXPECT_EQ(columns["3-1"], 3);
}

TEST_F(Combat, M42_AdjustmentsActInTheOrderThatTheRulesGiveThem) {
  game_.rule("action/assault", R"({"asked":"attack","table":"crt"})");
  const auto strength = [&](int bonus, int twice) {
    game_.rule("action/assault/adjust/bonus", R"({"of":"attack","add":1,"order":)" + std::to_string(bonus) + "}");
    game_.rule("action/assault/adjust/twice", R"({"of":"attack","times":2,"order":)" + std::to_string(twice) + "}");
    return game_.attack({"a"}, "1110").lookup.amounts[0].value;
  };
  EXPECT_EQ(strength(0, 0), Rational(9)) << "of one order: doubled first";
  EXPECT_EQ(strength(1, 2), Rational(10));
  EXPECT_EQ(strength(2, 1), Rational(9));
  game_.rule("action/assault/adjust/cap", R"({"of":"attack","most":4,"order":0})");
  EXPECT_EQ(strength(1, 2), Rational(10)) << "what is capped can grow later";
}

TEST_F(Combat, M33_OddsAreRoundedToTheNearest) {
  const auto column = [&](const std::string& rounding, int attack, int defence) {
    game_.rule("table/crt/index", R"({"kind":"odds","of":[{"rating":"attack","of":"attackers"},)"
                                  R"({"rating":"defence","of":"defenders"}],"rounding":")" + rounding +
                                      R"(","columns":["1-3","1-2","1-1","2-1","3-1","4-1","5-1"]})");
    game_.rule("rating/attack", R"({"number":)" + std::to_string(attack) + "}");
    game_.rule("rating/defence", R"({"number":)" + std::to_string(defence) + "}");
    return columnOf(game_.attack({"a"}, "1110"));
  };
  EXPECT_EQ(column("half-up", 19, 5), "4-1");
  EXPECT_EQ(column("down", 19, 5), "3-1");
  EXPECT_EQ(column("up", 16, 5), "4-1");
  EXPECT_EQ(column("half-up", 16, 6), "3-1");
  EXPECT_EQ(column("half-up", 5, 2), "3-1");
  EXPECT_EQ(column("half-down", 5, 2), "2-1");
  EXPECT_EQ(column("half-up", 2, 5), "1-2");
  EXPECT_EQ(column("half-down", 2, 5), "1-3");
  EXPECT_EQ(column("half-up", 3, 4), "1-1");
  EXPECT_EQ(column("half-up", 99, 1), "5-1");
}

TEST_F(Combat, M44_WhoPerhapsLendsItsStrengthIsTold) {
  game_.rule("action/attack", R"({"asked":"attack","table":"crt",)"
                              R"("with":{"support":{"where":{"arm":"guns","turn":{"from":2}}}}})");
  game_.unit("g", "red", "guns", "1310", {{"attack", 1}, {"defence", 1}});
  const ask::ActionAnswer answer = game_.attack({"a"}, "1110");
  EXPECT_EQ(answer.perhapsWith.size(), 1u);
  EXPECT_EQ(answer.certainty, Certainty::Unknown);
  EXPECT_EQ(game_.attack({"a"}, "1110", {"turn=1"}).certainty, Certainty::Known);
}

TEST_F(Combat, M33_OddsAreRoundedForTheSideThatTheRulesSay) {
  EXPECT_EQ(columnOf(game_.attack({"a", "b"}, "1110")), "3-1");  // 9 : 3
  EXPECT_TRUE(game_.attack({"a", "b"}, "1110").refusals.empty());
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110")), "1-1");  // 4 : 3
  game_.rule("table/crt/index",
             R"({"kind":"odds","of":[{"rating":"attack","of":"attackers"},{"rating":"defence","of":"defenders"}],)"
             R"("columns":["1-3","1-2","1-1","3-2","2-1"],"rounding":"for-attacker"})");
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110")), "3-2");
}

TEST_F(Combat, M33_BeyondTheTableTheLastColumnCountsOrThereIsNoResult) {
  game_.unit("c", "red", "foot", "1109", {{"attack", 40}});
  EXPECT_EQ(columnOf(game_.attack({"c"}, "1110")), "5-1");
  game_.rule("table/crt/index",
             R"({"kind":"odds","of":[{"rating":"attack","of":"attackers"},{"rating":"defence","of":"defenders"}],)"
             R"("columns":["1-1","2-1"],"beyond":{"below":"none","above":"none"}})");
  const auto above = game_.attack({"c"}, "1110");
  EXPECT_TRUE(above.lookup.isBeyond);
  EXPECT_TRUE(above.lookup.results.empty());
  game_.unit("weak", "red", "foot", "1209", {{"attack", 1}});
  EXPECT_TRUE(game_.attack({"weak"}, "1110").lookup.isBeyond);
}

TEST_F(Combat, M34_TheDifferencePicksABandOfTheLine) {
  game_.rule(
      "table/crt/index",
      R"({"kind":"difference","of":[{"rating":"attack","of":"attackers"},{"rating":"defence","of":"defenders"}],)"
      R"("columns":[{"column":"1-1","range":[null,0]},{"column":"2-1","range":[1,3]},)"
      R"({"column":"3-1","range":[4,null]}]})");
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110")), "2-1");       // +1
  EXPECT_EQ(columnOf(game_.attack({"a", "b"}, "1110")), "3-1");  // +6
  EXPECT_EQ(game_.attack({"a", "b"}, "1110").indexText(), "+6");
}

TEST_F(Combat, M34_ADifferenceIsRoundedForTheSideThatTheRulesSay) {
  const auto index = [&](const std::string& rounding) {
    game_.rule("table/crt/index", R"({"kind":"difference","of":[{"over":[{"rating":"attack","of":"attackers"},8]},)"
                                  R"({"rating":"defence","of":"defenders"}],"rounding":")" + rounding +
                                      R"(","columns":[{"column":"1-1","range":[null,null]}]})");
    return game_.attack({"a"}, "1110").lookup.index;  // 1/2 - 3
  };
  EXPECT_EQ(index("for-attacker"), Rational(-2));
  EXPECT_EQ(index("for-defender"), Rational(-3));
}

TEST_F(Combat, M43_TheDefendersTerrainPicksTheLineOnWhichTheIndexIsRead) {
  game_.rule("table/crt/line/woods", R"({"when":{"hex":"woods"},"columns":["1-3","1-1","4-1"]})");
  EXPECT_EQ(game_.attack({"a", "b"}, "1110").lookup.line, "");
  game_.terrain("1110", "woods");
  const auto answer = game_.attack({"a", "b"}, "1110");
  EXPECT_EQ(answer.lookup.line, "table/crt/line/woods");
  EXPECT_EQ(columnOf(answer), "1-1");
}

TEST_F(Combat, M35_FirePointsPickTheColumn) {
  game_.rule("rating/fire", R"({"figure":"fire-points"})");
  game_.rule("figure/fire-points/title", "\"Fire\"");
  game_.rule("table/fire/index", R"({"kind":"value","of":[{"rating":"fire","of":"actors"}],)"
                                 R"("columns":["1","4",{"column":"9","range":[9,null]}],"rounding":"down"})");
  game_.rule("table/fire/roll", R"({"dice":"1d6"})");
  game_.rows("fire", 6, {"1", "4", "9"});
  game_.rule("action/volley", R"({"asked":"fire","table":"fire","range":3})");
  game_.unit("gun", "red", "guns", "0810", {{"fire-points", 5}});
  const auto answer = game_.ask("fire", {"gun"}, {"1110"});
  EXPECT_TRUE(answer.refusals.empty());
  EXPECT_EQ(columnOf(answer), "4");
  EXPECT_EQ(answer.indexText(), "5");
}

TEST_F(Combat, M37_ARollAgainstANumberGivesAMargin) {
  game_.rule("rating/morale", R"({"number":4})");
  game_.rule("table/check/roll", R"({"dice":"1d6","less":{"rating":"morale","of":"defenders","take":"lowest"}})");
  game_.rule("table/check/rows/1/range", "[null,0]");
  game_.rule("table/check/rows/1/result", "\"passed\"");
  game_.rule("table/check/rows/2/range", "[1,null]");
  game_.rule("table/check/rows/2/result", "\"failed\"");
  game_.rule("action/check", R"({"asked":"attack","table":"check"})");
  const auto answer = game_.attack({"a"}, "1110");
  EXPECT_EQ(chanceOf(answer, "passed"), Rational(2, 3));
  EXPECT_EQ(chanceOf(answer, "failed"), Rational(1, 3));
}

TEST_F(Combat, M37_DiceAreReadAsDigits) {
  game_.rule("table/crt/roll", R"({"digits":"2d6"})");
  game_.rule("table/crt/rows/1/range", "[11,16]");
  game_.rule("table/crt/rows/2/range", "[21,66]");
  for (const char* row : {"3", "4", "5", "6"}) game_.rule(std::string("table/crt/rows/") + row, "null");
  const auto answer = game_.attack({"a"}, "1110");
  EXPECT_EQ(chanceOf(answer, "1-1:1"), Rational(1, 6));
  EXPECT_EQ(chanceOf(answer, "1-1:2"), Rational(5, 6));
}

TEST_F(Combat, M38_AHandfulOfDiceCountsItsHits) {
  game_.rule("table/hits/roll", R"({"pool":{"rating":"attack","of":"attackers"},"die":"1d6","hits":[5,6]})");
  game_.rule("table/hits/rows/1/range", "[0,1]");
  game_.rule("table/hits/rows/1/result", "\"holds\"");
  game_.rule("table/hits/rows/2/range", "[2,null]");
  game_.rule("table/hits/rows/2/result", "\"breaks\"");
  game_.rule("action/volley", R"({"asked":"attack","table":"hits"})");
  // 4 dice with a third each: (2/3)^4 + 4 (1/3)(2/3)^3 = 48/81.
  EXPECT_EQ(chanceOf(game_.attack({"a"}, "1110"), "holds"), Rational(16, 27));
}

TEST_F(Combat, M39_BothRollAndTheDifferenceCounts) {
  game_.rule("table/melee/roll", R"({"each":"1d6"})");
  game_.rule("table/melee/rows/1/range", "[null,-1]");
  game_.rule("table/melee/rows/1/result", "\"lost\"");
  game_.rule("table/melee/rows/2/range", "[0,0]");
  game_.rule("table/melee/rows/2/result", "\"drawn\"");
  game_.rule("table/melee/rows/3/range", "[1,null]");
  game_.rule("table/melee/rows/3/result", "\"won\"");
  game_.rule(
      "table/melee/adjust/strength",
      R"({"of":"roll","add":{"minus":[{"rating":"attack","of":"attackers"},{"rating":"defence","of":"defenders"}]}})");
  game_.rule("action/melee", R"({"asked":"attack","table":"melee"})");
  const auto answer = game_.attack({"a"}, "1110");  // one more
  EXPECT_EQ(chanceOf(answer, "won"), Rational(21, 36));
  EXPECT_EQ(chanceOf(answer, "drawn"), Rational(5, 36));
  EXPECT_EQ(chanceOf(answer, "lost"), Rational(10, 36));
}

TEST_F(Combat, M36_AClassByConditionPicksTheColumnAndAValueTheRow) {
  game_.rule("table/class/index", R"({"kind":"class","columns":[{"column":"horse","when":{"arm":"horse"}},)"
                                  R"({"column":"foot"}]})");
  game_.rule("table/class/row", R"({"rating":"attack","of":"attackers"})");
  game_.rule("table/class/rows/1/range", "[1,4]");
  game_.rule("table/class/rows/2/range", "[5,9]");
  for (const auto& [row, foot, horse] : {std::tuple("1", "2", "7"), std::tuple("2", "3", "8")}) {
    game_.rule(std::string("table/class/rows/") + row + "/foot", foot);
    game_.rule(std::string("table/class/rows/") + row + "/horse", horse);
  }
  game_.rule("table/crt/index", R"({"kind":"value","of":[{"table":"class"}],"columns":["2","3","7","8"]})");
  game_.rows("crt", 6, {"2", "3", "7", "8"});
  game_.rule("action/fire", R"({"asked":"attack","table":"crt"})");
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110")), "2");
  EXPECT_EQ(columnOf(game_.attack({"a", "b"}, "1110")), "3");
  game_.unit("h", "blue", "horse", "1112", {{"defence", 1}});
  EXPECT_EQ(columnOf(game_.attack({"b"}, "1112")), "8");
}

TEST_F(Combat, M40_ARatioIsAModifierOfTheRoll) {
  game_.rule("table/ratio/index", R"({"kind":"odds","of":[{"rating":"attack","of":"attackers"},)"
                                  R"({"rating":"defence","of":"defenders"}],"columns":["1-2","1-1","2-1","3-1"]})");
  for (const auto& [column, value] :
       {std::pair("1-2", "-1"), std::pair("1-1", "0"), std::pair("2-1", "1"), std::pair("3-1", "2")}) {
    game_.rule(std::string("table/ratio/rows/1/") + column, value);
  }
  game_.rule("table/melee/roll", R"({"dice":"1d6"})");
  game_.rows("melee", 8, {"result"});
  game_.rule("table/melee/adjust/ratio", R"({"of":"roll","add":{"table":"ratio"}})");
  game_.rule("action/melee", R"({"asked":"attack","table":"melee"})");
  EXPECT_EQ(game_.attack({"a", "b"}, "1110").lookup.rollChange, Rational(2));
  EXPECT_EQ(chanceOf(game_.attack({"a", "b"}, "1110"), "result:8"), Rational(1, 6));
  EXPECT_EQ(game_.attack({"a"}, "1110").lookup.rollChange, Rational(0));
}

TEST_F(Combat, M41_ShiftsAreAddedOrOnlyTheBestCounts) {
  game_.rule("action/attack", R"({"asked":"attack","table":"crt"})");
  game_.terrain("1110", "woods");
  game_.side("1010", "1110", "river");
  game_.rule("action/attack/adjust/woods", R"({"of":"column","add":-1,"when":{"hex":"woods"},"group":"ground"})");
  game_.rule("action/attack/adjust/river",
             R"({"of":"column","add":-2,"when":{"every":{"group":"attackers","across":"river"}},"group":"ground"})");
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110")), "1-3");  // 1-1, three to the left, and no further than the table
  game_.unit("strong", "red", "foot", "1010", {{"attack", 12}});
  EXPECT_EQ(columnOf(game_.attack({"strong"}, "1110")), "1-1");  // 4-1
  game_.rule("action/attack/combine/ground", "\"lowest\"");
  const auto answer = game_.attack({"strong"}, "1110");
  EXPECT_EQ(columnOf(answer), "2-1");
  ASSERT_EQ(answer.adjustments.size(), 1u);
  EXPECT_EQ(answer.adjustments[0].rule, "action/attack/adjust/river");
  // b does not cross the river.
  EXPECT_EQ(columnOf(game_.attack({"strong", "b"}, "1110")), "4-1");  // 17 : 3 is 5-1, one for the woods
}

TEST_F(Combat, M42_StrengthIsDoubledHalvedOrCapped) {
  game_.rule("action/attack", R"({"asked":"attack","table":"crt"})");
  game_.rule("action/attack/adjust/town", R"({"of":"defence","times":2,"when":{"hex":"town"}})");
  game_.rule("action/attack/adjust/river", R"({"of":"attack","times":"1/2","when":{"across":"river"}})");
  game_.rule("action/attack/adjust/guns", R"({"of":"attack","set":1,"per":"hex","when":{"arm":"guns"}})");
  game_.terrain("1110", "town");
  game_.side("1010", "1110", "river");
  const auto answer = game_.attack({"a", "b"}, "1110");
  EXPECT_EQ(answer.lookup.amounts[0].value, Rational(7));  // 4 halved, and 5
  EXPECT_EQ(answer.lookup.amounts[1].value, Rational(6));
  ASSERT_EQ(answer.adjustments.size(), 2u);
  game_.unit("g", "red", "guns", "1109", {{"attack", 6}});
  game_.unit("h", "red", "guns", "1109", {{"attack", 6}});
  EXPECT_EQ(game_.attack({"g", "h"}, "1110").lookup.amounts[0].value, Rational(1));  // a hex of guns counts one
  game_.rule("action/attack/adjust/most", R"({"of":"attack","most":3})");
  EXPECT_EQ(game_.attack({"b"}, "1110").lookup.amounts[0].value, Rational(3));
}

TEST_F(Combat, M42_RoundingIsOfEachUnit) {
  game_.rule("action/attack", R"({"asked":"attack","table":"crt"})");
  game_.rule("action/attack/adjust/half", R"({"of":"attack","times":"1/2","rounding":"up"})");
  EXPECT_EQ(game_.attack({"a", "b"}, "1110").lookup.amounts[0].value, Rational(5));  // 2 and 3
}

TEST_F(Combat, M41_WhatIsUnknownIsToldAndNotCounted) {
  game_.rule("action/attack", R"({"asked":"attack","table":"crt"})");
  game_.rule("action/attack/adjust/moved", R"({"of":"attack","times":"1/2","when":{"moved":true}})");
  const auto open = game_.attack({"a"}, "1110");
  EXPECT_EQ(open.lookup.amounts[0], (rules::Quantity{Rational(4), Certainty::Estimated}));
  ASSERT_EQ(open.adjustments.size(), 1u);
  EXPECT_TRUE(open.adjustments[0].isOpen);
  EXPECT_EQ(open.certainty, Certainty::Estimated);
  EXPECT_EQ(game_.attack({"a"}, "1110", {"a.moved=yes"}).lookup.amounts[0].value, Rational(2));
  EXPECT_EQ(game_.attack({"a"}, "1110", {"a.moved=no"}).certainty, Certainty::Known);
}

TEST_F(Combat, M44_SupportersLendTheirStrengthFromAfar) {
  game_.rule("rating/barrage", R"({"figure":"barrage"})");
  game_.rule("figure/barrage/title", "\"Barrage\"");
  game_.rule(
      "table/crt/index",
      R"({"kind":"odds","of":[{"sum":[{"rating":"attack","of":"attackers"},{"rating":"barrage","of":"support"}]},)"
      R"({"rating":"defence","of":"defenders"}],"columns":["1-1","2-1","3-1","4-1","5-1"]})");
  game_.rule("action/attack", R"({"asked":"attack","table":"crt","with":{"support":{"where":{"arm":"guns",)"
                              R"("distance":{"from":2,"to":3}}}}})");
  game_.unit("g", "red", "guns", "1310", {{"attack", 1}, {"defence", 1}, {"barrage", 5}});
  game_.unit("far", "red", "guns", "1510", {{"attack", 1}, {"defence", 1}, {"barrage", 9}});
  EXPECT_EQ(game_.attack({"a"}, "1110").lookup.amounts[0].value, Rational(9));
}

TEST_F(Combat, M45_WhoMayAttackTogetherIsARule) {
  game_.unit("e", "blue", "foot", "1211", {{"defence", 3}});
  game_.rule("action/attack", R"({"asked":"attack","table":"crt","joint":"each-reaches-each"})");
  EXPECT_TRUE(game_.ask("attack", {"b"}, {"1211", "1110"}).refusals.empty());
  game_.rule("action/attack", R"({"asked":"attack","table":"crt","joint":"one-target-hex"})");
  const auto answer = game_.ask("attack", {"b"}, {"1211", "1110"});
  ASSERT_EQ(answer.refusals.size(), 1u);
  EXPECT_EQ(answer.refusals[0].kind, rules::Refusal::Kind::Joint);
  EXPECT_EQ(answer.refusals[0].rule, "action/attack");
}

// A shift that is rolled spreads the chances over the columns.
TEST_F(Combat, M41_AColumnIsShiftedByADie) {
  game_.rule("action/assault", R"({"asked":"attack","table":"crt"})");
  game_.rule("action/assault/adjust/surprise", R"({"of":"column","add":{"dice":"1d2"}})");
  const auto answer = game_.attack({"a"}, "1110");
  ASSERT_EQ(answer.drawn.size(), 2u);
  EXPECT_EQ(answer.drawn[0].name, "2-1");
  EXPECT_EQ(answer.drawn[0].chance, rules::Chance(1, 2));
  EXPECT_EQ(answer.drawn[1].name, "3-1");
  EXPECT_EQ(answer.certainty, rules::Certainty::Known);
}

TEST_F(Combat, AUnitThatIsNamedTwiceFightsOnce) {
  EXPECT_EQ(game_.ask("attack", {"a", "a"}, {"1110", "1110"}).indexText(), "4:3");
}

TEST_F(Combat, OddsAgainstLessThanNothingAreTheBest) {
  game_.rule("action/assault", R"({"asked":"attack","table":"crt"})");
  game_.rule("action/assault/adjust/tired", R"({"of":"defence","add":-9})");
  EXPECT_EQ(game_.attack({"a"}, "1110").lookup.column, 6u);
}

// Each of two ratings that are changed by each other is unknown; one that asks for itself sees what is printed.
TEST_F(Combat, RatingsInACircleAreUnknown) {
  game_.rule("rating/attack/adjust/own", R"({"times":2,"when":{"rating.attack":{"from":4}}})");
  EXPECT_EQ(game_.attack({"a"}, "1110").indexText(), "8:3");
  game_.rule("rating/attack/adjust/x", R"({"add":{"rating":"defence"}})");
  game_.rule("rating/defence/adjust/y", R"({"add":{"rating":"attack"}})");
  EXPECT_EQ(game_.attack({"a"}, "1110").certainty, rules::Certainty::Unknown);
}

TEST_F(Combat, ARangeThatNobodyKnowsIsNoRefusalForSure) {
  game_.rule("rating/reach", R"({"figure":"reach"})");
  game_.rule("action/assault", R"({"asked":"attack","table":"crt","range":{"rating":"reach"}})");
  game_.unit("far", "blue", "foot", "1212", {{"attack", 4}, {"defence", 4}});
  const auto answer = game_.attack({"a"}, "1212");
  ASSERT_EQ(answer.refusals.size(), 1u);
  EXPECT_EQ(answer.refusals[0].kind, rules::Refusal::Kind::OutOfRange);
  EXPECT_TRUE(answer.refusals[0].isUnsure);
}

TEST_F(Combat, AStepThatAUnitDoesNotHaveIsNotSupposed) {
  game_.back("a", {{"attack", 2}, {"defence", 2}});
  EXPECT_EQ(game_.attack({"a"}, "1110", {"a.step=2"}).indexText(), "2:3");
  EXPECT_THROW(game_.attack({"a"}, "1110", {"a.step=3"}), Error);
}

TEST_F(Combat, RefusesWhatIsTooFarOnItsOwnSideOrNobody) {
  using Kind = rules::Refusal::Kind;
  const auto first = [](const ask::ActionAnswer& answer) {
    return answer.refusals.empty() ? std::optional<Kind>() : answer.refusals.front().kind;
  };
  EXPECT_EQ(first(game_.attack({"a"}, "1110", {"a@0505"})), Kind::OutOfRange);
  EXPECT_EQ(first(game_.attack({"a"}, "1111")), Kind::Friend);
  EXPECT_EQ(first(game_.attack({"a"}, "1009")), Kind::NoTarget);
  game_.rule("action/attack", R"({"asked":"attack","table":"crt","by":{"arm":"horse"}})");
  EXPECT_EQ(first(game_.attack({"a"}, "1110")), Kind::NotBy);
  EXPECT_EQ(first(game_.ask("fire", {"a"}, {"1110"})), Kind::NoAction);
}

}  // namespace
}  // namespace redoubt::mechanisms
