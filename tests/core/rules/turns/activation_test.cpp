#include "core/rules/turns/activation.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;
using Kind = Availability::Kind;
using Names = std::vector<std::string>;

// One scenario of two armies; leaders are added by their slugs.
class Pool : public ::testing::Test {
 protected:
  Pool() {
    addTenSidedDie(battle_);
    addScenario(battle_, 1);
    addVariant(battle_, 1, 1);
    for (const int army : {1, 2}) {
      addArmy(battle_, army);
      addBlock(battle_, army, army);
      battle_.all<VariantBlock>().put({Id<Variant>{1}, Id<SetUpBlock>{army}});
    }
  }

  Id<Leader> idOf(const std::string& slug) const { return battle_.bySlug<Leader>(slug)->id; }

  Placement leader(const std::string& slug, int army, PlacementRule rule = PlacementRule::At) {
    const int id = ++count_;
    battle_.all<Leader>().put({Id<Leader>{id}, slug, Id<Army>{army}, slug, slug, false, id});
    return placeLeader(battle_, id, army, id, rule, at(1, id));
  }

  Entry entry(int id, std::optional<int> turn) {
    Entry row;
    row.id = Id<Entry>{id};
    row.scenario = Id<Scenario>{1};
    row.turn = turn;
    battle_.all<Entry>().put(row);
    return row;
  }

  void enters(const std::string& slug, int army, std::optional<int> turn) {
    Placement row = leader(slug, army, PlacementRule::Enters);
    row.entry = entry(count_, turn).id;
    battle_.all<Placement>().put(row);
  }

  PoolLine line(int army, PoolKind kind, int first, int last) {
    PoolLine row;
    row.id = Id<PoolLine>{++lines_};
    row.scenario = Id<Scenario>{1};
    row.army = Id<Army>{army};
    row.kind = kind;
    row.firstTurn = first;
    row.lastTurn = last;
    battle_.all<PoolLine>().put(row);
    return row;
  }

  void about(const std::string& slug, PoolKind kind, int first, int last) {
    PoolLine row = line(static_cast<int>(battle_.bySlug<Leader>(slug)->army.value), kind, first, last);
    row.leader = idOf(slug);
    battle_.all<PoolLine>().put(row);
  }

  PoolLine choices(int army, int count, int first, int last) {
    PoolLine row = line(army, PoolKind::FreeChoice, first, last);
    row.count = count;
    battle_.all<PoolLine>().put(row);
    return row;
  }

  TurnPool pool(int turn) const {
    return poolsOf(battle_, RuleBook(battle_), *battle_.find<Variant>(Id<Variant>{1}))
        .at(static_cast<std::size_t>(turn - 1));
  }
  ArmyPool army(int id, int turn) const { return pool(turn).armies.at(static_cast<std::size_t>(id - 1)); }

  Names names(const std::vector<Id<Leader>>& leaders) const {
    Names names;
    for (const Id<Leader> id : leaders) names.push_back(battle_.find<Leader>(id)->slug);
    return names;
  }

  // The reason a leader is excluded for; Available if he isn't.
  Availability why(int id, int turn, const std::string& slug) const {
    for (const ExcludedLeader& one : army(id, turn).excluded) {
      if (one.leader == idOf(slug)) return one.why;
    }
    return {};
  }

  Battle battle_ = empty();
  int count_ = 0;
  int lines_ = 0;
};

// R13.0, the historical scenario.
class RaclawicePool : public Pool {
 protected:
  RaclawicePool() {
    addRule(battle_, "turns/count", "15");
    for (const char* slug : {"kosciuszko", "zajaczek", "szyrer", "manget", "madalinski", "slaski"}) leader(slug, 1);
    for (const char* slug : {"tormasow", "pustowalow", "tomatis", "muromcow", "obrezkow", "a-denisow"}) leader(slug, 2);
    enters("f-denisow", 2, 12);
    about("kosciuszko", PoolKind::Fixed, 1, 15);
    choices(1, 2, 1, 15);
    about("slaski", PoolKind::Unavailable, 1, 7);
    about("tormasow", PoolKind::Fixed, 1, 15);
    about("pustowalow", PoolKind::Fixed, 1, 1);
    about("pustowalow", PoolKind::Opens, 1, 1);
    choices(2, 1, 1, 1);
    choices(2, 2, 2, 11);
    about("f-denisow", PoolKind::Fixed, 12, 12);
    choices(2, 1, 12, 12);
    choices(2, 2, 13, 15);
  }
};

TEST_F(RaclawicePool, OfTurn1HasTormasowPustowalowAndOneMoreR13_0) {
  const ArmyPool russians = army(2, 1);
  EXPECT_EQ(names(russians.fixed), (Names{"tormasow", "pustowalow"}));
  EXPECT_EQ(names(russians.opens), (Names{"pustowalow"}));
  EXPECT_EQ(russians.choices, 1);
  EXPECT_EQ(names(russians.candidates), (Names{"tomatis", "muromcow", "obrezkow", "a-denisow"}));
  EXPECT_EQ(why(2, 1, "f-denisow"), (Availability{Kind::Later, 12}));
  EXPECT_EQ(pool(1).least, 6);
  EXPECT_EQ(pool(1).most, 6);
}

TEST_F(RaclawicePool, HasSlaskiToChooseFromTurn8OnR13_0) {
  EXPECT_EQ(names(army(1, 7).candidates), (Names{"zajaczek", "szyrer", "manget", "madalinski"}));
  EXPECT_EQ(why(1, 7, "slaski").kind, Kind::Restricted);
  EXPECT_EQ(names(army(1, 8).candidates), (Names{"zajaczek", "szyrer", "manget", "madalinski", "slaski"}));
  EXPECT_TRUE(army(1, 8).excluded.empty());
  EXPECT_EQ(names(army(1, 8).fixed), (Names{"kosciuszko"}));
  EXPECT_EQ(army(1, 8).least, 3);
}

TEST_F(RaclawicePool, OfTurn12HasTormasowFDenisowAndOneMoreR13_0) {
  const ArmyPool russians = army(2, 12);
  EXPECT_EQ(names(russians.fixed), (Names{"tormasow", "f-denisow"}));
  EXPECT_EQ(russians.choices, 1);
  EXPECT_TRUE(russians.opens.empty());
  EXPECT_TRUE(russians.excluded.empty());
  EXPECT_EQ(pool(12).least, 6);
  EXPECT_EQ(army(2, 13).candidates.size(), 6u) << "from then on he can be chosen";
}

TEST_F(RaclawicePool, OfAllTurnsIsOfSixActivations) {
  const auto all = poolsOf(battle_, RuleBook(battle_), *battle_.find<Variant>(Id<Variant>{1}));
  ASSERT_EQ(all.size(), 15u);
  for (const TurnPool& pool : all) EXPECT_EQ(pool.least, 6) << pool.turn;
  EXPECT_EQ(all[11].turn, 12);
}

TEST_F(RaclawicePool, LacksAFixedLeaderWhoIsNotThere) {
  about("f-denisow", PoolKind::Fixed, 11, 11);
  const ArmyPool russians = army(2, 11);
  EXPECT_EQ(names(russians.fixed), (Names{"tormasow"}));
  ASSERT_EQ(russians.excluded.size(), 1u);
  EXPECT_TRUE(russians.excluded[0].isFixed);
  EXPECT_EQ(russians.least, 3);
  EXPECT_EQ(russians.most, 3);
}

// M13.0.
class MaciejowicePool : public Pool {
 protected:
  MaciejowicePool() {
    addRule(battle_, "turns/count", "24");
    for (const char* slug : {"kosciuszko", "kniaziewicz", "kaminski", "sierakowski"}) leader(slug, 1);
    enters("poninski", 1, std::nullopt);
    leader("denisow", 2);
    enters("tormasow", 2, 3);
    enters("fersen", 2, 3);
    enters("rachmanow", 2, 5);
    enters("chruszczow", 2, 5);
    enters("tolstoj", 2, 7);
    Entry dice = entry(5, std::nullopt);
    dice.dice = JsonText{R"({"stages": [{"turn": 1, "roll": "1d10", "plus": 3},
                            {"roll": "1d10", "plus-turn": true, "fails-below": 12}], "may-wait": true})"};
    battle_.all<Entry>().put(dice);
    about("kniaziewicz", PoolKind::Fixed, 2, 4);
    about("kosciuszko", PoolKind::Fixed, 3, 24);
    about("kaminski", PoolKind::Fixed, 4, 4);
    choices(1, 2, 5, 24);
    about("denisow", PoolKind::Fixed, 1, 4);
    about("tormasow", PoolKind::Fixed, 3, 4);
    about("fersen", PoolKind::Fixed, 3, 24);
    about("rachmanow", PoolKind::Fixed, 5, 5);
    about("chruszczow", PoolKind::Fixed, 5, 8);
    about("tolstoj", PoolKind::Fixed, 7, 7);
    choices(2, 1, 5, 5);
    choices(2, 2, 6, 8);
    choices(2, 4, 9, 24);
  }
};

TEST_F(MaciejowicePool, OfTurns1To9IsAsPrintedM13_0) {
  const std::vector<Names> poles{{},
                                 {"kniaziewicz"},
                                 {"kosciuszko", "kniaziewicz"},
                                 {"kosciuszko", "kniaziewicz", "kaminski"},
                                 {"kosciuszko"},
                                 {"kosciuszko"},
                                 {"kosciuszko"},
                                 {"kosciuszko"},
                                 {"kosciuszko"}};
  const std::vector<Names> russians{{"denisow"},
                                    {"denisow"},
                                    {"denisow", "tormasow", "fersen"},
                                    {"denisow", "tormasow", "fersen"},
                                    {"fersen", "rachmanow", "chruszczow"},
                                    {"fersen", "chruszczow"},
                                    {"fersen", "chruszczow", "tolstoj"},
                                    {"fersen", "chruszczow"},
                                    {"fersen"}};
  const std::vector<int> polishChoices{0, 0, 0, 0, 2, 2, 2, 2, 2};
  const std::vector<int> russianChoices{0, 0, 0, 0, 1, 2, 2, 2, 4};
  const std::vector<int> activations{1, 2, 5, 6, 7, 7, 8, 7, 8};
  for (int turn = 1; turn <= 9; ++turn) {
    const auto place = static_cast<std::size_t>(turn - 1);
    EXPECT_EQ(names(army(1, turn).fixed), poles[place]) << turn;
    EXPECT_EQ(names(army(2, turn).fixed), russians[place]) << turn;
    EXPECT_EQ(army(1, turn).choices, polishChoices[place]) << turn;
    EXPECT_EQ(army(2, turn).choices, russianChoices[place]) << turn;
    EXPECT_EQ(pool(turn).least, activations[place]) << turn;
    EXPECT_EQ(pool(turn).most, activations[place]) << turn;
  }
}

TEST_F(MaciejowicePool, HasNobodyToChooseFromWhereNothingIsChosen) {
  EXPECT_TRUE(army(1, 2).candidates.empty());
  EXPECT_EQ(names(army(2, 5).candidates), (Names{"denisow", "tormasow"}));
  EXPECT_EQ(names(army(2, 9).candidates), (Names{"denisow", "tormasow", "rachmanow", "chruszczow", "tolstoj"}));
}

TEST_F(MaciejowicePool, CanHavePoninskiFromTurn12OnByHisDiceM13_0) {
  EXPECT_EQ(why(1, 11, "poninski"), (Availability{Kind::Later, 12}));
  EXPECT_TRUE(army(1, 11).byDice.empty());
  const ArmyPool poles = army(1, 13);
  ASSERT_EQ(poles.byDice.size(), 1u);
  EXPECT_EQ(poles.byDice[0].leader, idOf("poninski"));
  EXPECT_EQ(poles.byDice[0].until(13), Chance(19, 100));
  EXPECT_EQ(poles.byDice[0].arrival->never(), Chance(45, 100));
  EXPECT_TRUE(poles.byDice[0].mayWait);
  EXPECT_EQ(poles.least, 3);
  EXPECT_EQ(poles.most, 3) << "he is one more to choose from";
}

TEST_F(MaciejowicePool, IsOneChitGreaterInATurnWhoseLineSaysSoM13_0) {
  about("poninski", PoolKind::Dice, 12, 24);
  EXPECT_EQ(army(1, 12).least, 3);
  EXPECT_EQ(army(1, 12).most, 4);
  EXPECT_EQ(pool(12).most, pool(12).least + 1);
}

TEST_F(MaciejowicePool, HasHimAsOneToChooseOnceHeMustHaveComeM13_0) {
  Entry dice = entry(5, std::nullopt);
  dice.dice = JsonText{R"({"stages": [{"turn": 1, "roll": "1d10", "plus": 3}]})"};
  battle_.all<Entry>().put(dice);
  about("poninski", PoolKind::Dice, 1, 24);
  EXPECT_EQ(army(1, 12).most, 4) << "he can come in turn 12";
  EXPECT_EQ(army(1, 13).most, 3) << "nobody can come any more";
  EXPECT_EQ(army(1, 13).byDice[0].until(13), Chance(1, 1));
}

TEST_F(MaciejowicePool, SaysWhatIsWrongWithDiceThatCantBeRead) {
  Entry dice = entry(5, std::nullopt);
  dice.dice = JsonText{R"({"stages": []})"};
  battle_.all<Entry>().put(dice);
  const ArmyPool poles = army(1, 3);
  ASSERT_EQ(poles.byDice.size(), 1u);
  EXPECT_EQ(poles.byDice[0].fault->pointer, "/stages");
  EXPECT_EQ(poles.byDice[0].until(24), Chance());
}

TEST_F(MaciejowicePool, CantTellOfALeaderWhoEntersInNoTurn) {
  entry(5, std::nullopt);
  EXPECT_EQ(why(1, 9, "poninski").kind, Kind::Undecided);
  about("poninski", PoolKind::Fixed, 9, 9);
  EXPECT_EQ(army(1, 9).least, 3);
  EXPECT_EQ(army(1, 9).most, 4);
}

TEST_F(Pool, WithFewerLeadersThanChoicesIsSmaller) {
  addRule(battle_, "turns/count", "4");
  leader("a", 1);
  leader("b", 1);
  about("a", PoolKind::Fixed, 1, 4);
  choices(1, 2, 1, 4);
  EXPECT_EQ(army(1, 1).least, 2);
  EXPECT_EQ(army(1, 1).most, 2);
  EXPECT_EQ(army(1, 1).choices, 2);
  enters("c", 1, std::nullopt);
  EXPECT_EQ(army(1, 1).least, 2);
  EXPECT_EQ(army(1, 1).most, 3) << "one more may be there to choose";
}

// S13.2, turn 2: all Prussian leaders but Prince Louis; a fixed line without leader.
TEST_F(Pool, CanBeOfAllButSomeS13_2) {
  addRule(battle_, "turns/count", "22");
  for (const char* slug : {"fryderyk-wilhelm", "elsner", "ludwik"}) leader(slug, 1);
  PoolLine all = line(1, PoolKind::Fixed, 2, 2);
  all.choice = JsonText{R"({"except": ["ludwik"]})"};
  battle_.all<PoolLine>().put(all);
  EXPECT_EQ(names(army(1, 2).fixed), (Names{"fryderyk-wilhelm", "elsner"}));
  all.choice = JsonText{R"(["ludwik"])"};
  battle_.all<PoolLine>().put(all);
  EXPECT_EQ(names(army(1, 2).fixed), (Names{"ludwik"}));
}

TEST_F(Pool, LeavesOnlyThoseToChooseThatALineAllows) {
  addRule(battle_, "turns/count", "4");
  for (const char* slug : {"a", "b", "c"}) leader(slug, 1);
  PoolLine some = choices(1, 1, 1, 4);
  some.choice = JsonText{R"(["a", "c"])"};
  battle_.all<PoolLine>().put(some);
  EXPECT_EQ(names(army(1, 1).candidates), (Names{"a", "c"}));
}

// R3.3: without a schedule the overall commander and two more.
TEST_F(Pool, WithoutScheduleIsTheOverallCommanderAndWhoIsChosenR3_3) {
  addRule(battle_, "turns/count", "4");
  for (const char* slug : {"a", "b", "c", "d"}) leader(slug, 1);
  EXPECT_EQ(army(1, 1).least, 0);
  addRule(battle_, "activation/overall", "1");
  addRule(battle_, "activation/free-choice", "2");
  addSetting(battle_, 1, "overall-commander/army-1", "\"b\"");
  EXPECT_EQ(names(army(1, 1).fixed), (Names{"b"}));
  EXPECT_EQ(names(army(1, 1).candidates), (Names{"a", "c", "d"}));
  EXPECT_EQ(army(1, 1).least, 3);
  choices(1, 1, 2, 2);
  EXPECT_EQ(army(1, 1).least, 0) << "a schedule says nothing of this turn";
  EXPECT_EQ(army(1, 2).least, 1);
}

TEST_F(Pool, OfAGameWithoutEndIsNone) {
  leader("a", 1);
  EXPECT_TRUE(poolsOf(battle_, RuleBook(battle_), *battle_.find<Variant>(Id<Variant>{1})).empty());
  addSetting(battle_, 1, "turn/last", "1000000");
  EXPECT_EQ(poolsOf(battle_, RuleBook(battle_), *battle_.find<Variant>(Id<Variant>{1})).size(), 1000u);
  addSetting(battle_, 1, "turn/last", "4294967299");
  EXPECT_TRUE(poolsOf(battle_, RuleBook(battle_), *battle_.find<Variant>(Id<Variant>{1})).empty()) << "not 3 turns";
}

class Powers : public Pool {
 protected:
  Powers() {
    leader("kosciuszko", 1);
    leader("tormasow", 2);
    leader("f-denisow", 2);
    addSetting(battle_, 1, "overall-commander/army-1", "\"kosciuszko\"");
    addSetting(battle_, 1, "overall-commander/army-2", "\"tormasow\"");
  }

  std::optional<Power> power(const char* slug) const {
    return powerOf(battle_, RuleBook(battle_), Id<Scenario>{1}, *battle_.bySlug<Leader>(slug));
  }
  std::optional<std::variant<Arrival, ShapeFault>> back(const char* slug, int turn) const {
    return returnOf(battle_, RuleBook(battle_), Id<Scenario>{1}, *battle_.bySlug<Leader>(slug), turn);
  }
};

// R4.4 B, M4.4 b, S4.4 c.
TEST_F(Powers, LetKosciuszkoActivateAnotherAndSixUnitsWithinFourHexesR4_4) {
  addRule(battle_, "activation/power/kosciuszko",
          R"({"activates": [{"army": "army-1", "leaders": 1}], "order": "before-his-own", "units": 6, "within": 4,
              "phases": [2, 4], "moves": true})");
  const auto found = power("kosciuszko");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->path, "activation/power/kosciuszko");
  EXPECT_EQ(found->activates, (std::vector<OtherLeaders>{{"army-1", 1}}));
  EXPECT_TRUE(found->actsLast);
  EXPECT_FALSE(found->hasOwnCommand);
  EXPECT_EQ(found->units, 6);
  EXPECT_EQ(found->within, 4);
  EXPECT_EQ(found->phases, (std::vector{2, 4}));
  EXPECT_TRUE(found->moves);
  EXPECT_FALSE(found->returns);
  EXPECT_FALSE(found->isEstimate);
  EXPECT_EQ(power("tormasow"), std::nullopt);
  estimateRule(battle_, "activation/power/kosciuszko");
  EXPECT_TRUE(power("kosciuszko")->isEstimate);
}

// R13.0: in the hypothetical scenario F. Denisow commands in Tormasow's place.
TEST_F(Powers, GoWithTheOverallCommandWhereTheRulesSaySoR13_0) {
  for (const char* path : {"activation/power/tormasow", "activation/power/f-denisow"}) {
    addRule(battle_, path,
            R"({"activates": [{"army": "army-2", "leaders": 1}], "own-command": true, "overall-only": true})");
  }
  EXPECT_TRUE(power("tormasow"));
  EXPECT_FALSE(power("f-denisow"));
  addSetting(battle_, 1, "overall-commander/army-2", "\"f-denisow\"");
  EXPECT_FALSE(power("tormasow"));
  ASSERT_TRUE(power("f-denisow"));
  EXPECT_TRUE(power("f-denisow")->hasOwnCommand);
}

TEST_F(Powers, OfAnyOverallCommanderAreForThoseWithoutTheirOwn) {
  addRule(battle_, "activation/power/overall", R"({"activates": [{"army": "army-2", "leaders": 2}]})");
  addRule(battle_, "activation/power/kosciuszko", R"({"units": 6})");
  EXPECT_EQ(power("kosciuszko")->units, 6);
  EXPECT_EQ(power("tormasow")->path, "activation/power/overall");
  EXPECT_EQ(power("tormasow")->activates[0].leaders, 2);
  EXPECT_FALSE(power("f-denisow"));
}

// S4.5, both readings.
TEST_F(Powers, BringALeaderBackByDiceS4_5) {
  leader("pistor", 2);
  EXPECT_FALSE(back("pistor", 3));
  addRule(battle_, "activation/power/pistor", R"({"returns": {"roll": "1d10", "plus": 3}})");
  EXPECT_TRUE(power("pistor")->returns);
  EXPECT_EQ(std::get<Arrival>(*back("pistor", 3)).in(8), Chance(1, 10));
  EXPECT_EQ(std::get<Arrival>(*back("pistor", 3)).latest(), 12);
  addRule(battle_, "activation/power/pistor", R"({"returns": {"roll": "1d10", "plus": 3, "plus-turn": true}})");
  EXPECT_EQ(std::get<Arrival>(*back("pistor", 3)).in(11), Chance(1, 10));
  EXPECT_EQ(std::get<Arrival>(*back("pistor", 3)).latest(), 15);
  addRule(battle_, "activation/power/pistor", R"({"returns": {"roll": "d"}})");
  EXPECT_EQ(std::get<ShapeFault>(*back("pistor", 3)).pointer, "/returns/roll");
}

// Who returns by the dice of his power is in the pool or not: his line of the schedule says that it is so.
TEST_F(Powers, ThatBringALeaderBackMakeAPoolOneChitGreaterS13_2) {
  addRule(battle_, "turns/count", "22");
  leader("pistor", 2);
  about("pistor", PoolKind::Fixed, 3, 3);
  about("pistor", PoolKind::Dice, 4, 22);
  EXPECT_EQ(names(army(2, 3).fixed), (Names{"pistor"}));
  const ArmyPool later = army(2, 9);
  ASSERT_EQ(later.byDice.size(), 1u);
  EXPECT_FALSE(later.byDice[0].arrival);
  EXPECT_FALSE(later.byDice[0].fault);
  EXPECT_EQ(later.least, 0);
  EXPECT_EQ(later.most, 1);
}

}  // namespace
}  // namespace redoubt::rules
