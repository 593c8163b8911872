#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>

#include "core/ask/first_turn/words.h"
#include "core/exchange/json/json_battle.h"
#include "core/rules/set_up/set_up.h"

// The report on the first turn. What is expected was counted on the map and read off the tables of the rulebooks.
namespace redoubt {
namespace {

using ask::OpeningApproach;
using ask::OpeningShot;
using rules::Certainty;
using Texts = std::vector<std::string>;

class FirstTurnOf {
 public:
  FirstTurnOf(const char* battle, const char* scenario, Texts suppositions = {}) {
    exchange::JsonRead read =
        exchange::readJson(std::filesystem::path(REDOUBT_BATTLES) / battle, {REDOUBT_SYSTEMS, true});
    if (auto* problems = std::get_if<1>(&read)) {
      for (const exchange::Problem& problem : *problems) ADD_FAILURE() << exchange::toText(problem);
      return;
    }
    const model::Battle rows = std::get<0>(std::move(read));
    const auto* chosen = rows.bySlug<model::Scenario>(scenario);
    suppositions.push_back("turn=" + std::to_string(ask::firstTurnOf(rows, chosen->id)));
    world_.emplace(rows, rules::variants(rows, chosen->id).front()->id, suppositions);
    report_ = askFirstTurn(*world_);
  }

  const ask::FirstTurn& report() const { return report_; }
  const ask::World& world() const { return *world_; }
  std::string number(hex::HexKey hex) const { return world_->numberOf(hex); }

  const OpeningShot* shot(const std::string& unit, const std::string& on) const {
    const auto* fire = fireOf(unit);
    const auto found = fire ? std::find_if(fire->shots.begin(), fire->shots.end(),
                                           [&](const OpeningShot& each) { return number(each.on) == on; })
                            : decltype(fire->shots.begin()){};
    return fire && found != fire->shots.end() ? &*found : nullptr;
  }
  const ask::OpeningFire* fireOf(const std::string& unit) const { return of(report_.fire, unit); }
  const ask::OpeningMove* moveOf(const std::string& unit) const { return of(report_.moves, unit); }
  const ask::OpeningCommand* commandOf(const std::string& leader) const {
    for (const ask::OpeningCommand& each : report_.commands) {
      if (each.leader != rules::kNobody && world_->nameOf(each.leader) == leader) return &each;
    }
    return nullptr;
  }
  std::optional<Rational> costOf(const std::string& unit, OpeningApproach::How how, const std::string& on) const {
    const auto* move = moveOf(unit);
    if (!move) return std::nullopt;
    for (const OpeningApproach& each : move->approaches) {
      if (each.how == how && number(each.on) == on) return each.cost;
    }
    return std::nullopt;
  }
  Texts names(const std::vector<rules::Member>& members) const {
    Texts names;
    for (const rules::Member each : members) names.push_back(world_->nameOf(each));
    return names;
  }
  std::string text(const char* language = "en") const { return textOf(wordsFor(*world_, report_), language, 0); }

 private:
  template <class List>
  const typename List::value_type* of(const List& list, const std::string& unit) const {
    for (const auto& each : list) {
      if (world_->nameOf(each.unit) == unit) return &each;
    }
    return nullptr;
  }

  std::optional<ask::World> world_;
  ask::FirstTurn report_;
};

Texts citedBy(const std::vector<ask::Reason>& because) {
  Texts cited;
  for (const ask::Reason& each : because) cited.push_back(each.citation);
  return cited;
}

bool cites(const Texts& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// Guns reach 10 hexes (M10.10.1): the row of 4 to 6 hexes gives 1M, that of 7 to 10 M.
TEST(FirstTurn, ABatteryOfMaciejowiceFiresWithTheRowOfItsDistance) {
  const FirstTurnOf first("maciejowice-1794", "reconstruction");
  const OpeningShot* near = first.shot("russian-gun-1", "1412");
  ASSERT_TRUE(near);
  EXPECT_EQ(near->can, OpeningShot::Can::Yes);
  EXPECT_EQ(near->distance, 4);
  ASSERT_EQ(near->answer.lookup.results.size(), 1u);
  EXPECT_EQ(near->answer.lookup.results.front().text, "1M");
  const OpeningShot* far = first.shot("polish-gun-1", "1012");
  ASSERT_TRUE(far);
  EXPECT_EQ(far->distance, 8);
  EXPECT_EQ(far->answer.lookup.results.front().text, "M");
  EXPECT_EQ(first.fireOf("polish-gun-1")->range, 10);
}

TEST(FirstTurn, ABatteryBehindAVillageSeesNobody) {
  const FirstTurnOf first("maciejowice-1794", "reconstruction");
  const ask::OpeningFire* fire = first.fireOf("polish-gun-2");  // in 1613, facing the village of 1512
  ASSERT_TRUE(fire);
  ASSERT_FALSE(fire->shots.empty());
  EXPECT_TRUE(std::none_of(fire->shots.begin(), fire->shots.end(),
                           [](const OpeningShot& each) { return each.can == OpeningShot::Can::Yes; }));
  const OpeningShot* nearest = first.shot("polish-gun-2", "1012");
  ASSERT_TRUE(nearest);
  EXPECT_EQ(nearest->can, OpeningShot::Can::Hidden);
  EXPECT_EQ(nearest->terrain, "village");
  ASSERT_EQ(nearest->blockers.size(), 1u);
  EXPECT_EQ(first.number(nearest->blockers.front()), "1512");
  EXPECT_TRUE(cites(citedBy(nearest->answer.because), "M10.1"));
}

// M13.0: Poniński comes by two dice, at 12 or more; the others in turns 3, 5 and 7.
TEST(FirstTurn, NobodyArrivesAtMaciejowiceBeforeTurnThree) {
  const FirstTurnOf first("maciejowice-1794", "reconstruction");
  std::map<std::string, std::optional<int>> turns;
  for (const ask::OpeningArrival& each : first.report().arrivals) {
    EXPECT_FALSE(each.isNow(1)) << each.entry->slug;
    EXPECT_TRUE(cites(citedBy(each.because), "M13.0")) << each.entry->slug;
    turns[each.entry->slug] = each.earliest;
  }
  EXPECT_EQ(turns.at("fersen-turn-3"), 3);
  EXPECT_EQ(turns.at("tolstoj-turn-7"), 7);
  EXPECT_EQ(turns.at("poninski-by-dice"), 12);
  EXPECT_EQ(first.report().arrivals.front().entry->trigger, model::EntryTrigger::Turn);
  ASSERT_TRUE(first.report().pool);
  ASSERT_EQ(first.report().pool->chits.size(), 1u);
  EXPECT_EQ(first.report().pool->chits.front().chit, "denisow");

  const FirstTurnOf third("maciejowice-1794", "reconstruction");
  const ask::World later(third.world().battle(), third.world().variant().id, {"turn=3"});
  const ask::FirstTurn report = askFirstTurn(later);
  EXPECT_TRUE(report.arrivals.front().isNow(3));
  EXPECT_EQ(report.arrivals.front().chance, rules::Chance(1, 1));
  EXPECT_EQ(report.arrivals.front().ways.size(), 6u);  // 0144 to 0149
}

TEST(FirstTurn, AnEntryHexWithEnemiesIsTold) {
  const FirstTurnOf first("maciejowice-1794", "reconstruction", {"polish-gun-1@0145"});
  const auto& arrivals = first.report().arrivals;
  const auto found = std::find_if(arrivals.begin(), arrivals.end(),
                                  [](const auto& each) { return each.entry->slug == "fersen-turn-3"; });
  ASSERT_NE(found, arrivals.end());
  for (const auto& each : found->ways) {
    EXPECT_EQ(each.room == ask::OpeningArrival::Room::Enemies, first.number(each.hex) == "0145")
        << first.number(each.hex);
  }
  EXPECT_NE(first.text().find("taken by enemies 1 – then they wait"), std::string::npos) << first.text();
}

// R: the set-up prints hardly any facing, so what guns may aim at is open, and leaders begin with units of their own.
TEST(FirstTurn, WhatNobodyKnowsOfRaclawiceIsOpen) {
  const FirstTurnOf first("raclawice-1794", "historical");
  for (const ask::OpeningFire& each : first.report().fire) {
    for (const OpeningShot& shot : each.shots)
      EXPECT_NE(shot.can, OpeningShot::Can::Yes) << first.world().nameOf(each.unit);
  }
  const std::string text = first.text();
  EXPECT_NE(text.find("if it faces there"), std::string::npos) << text;
  const ask::OpeningCommand* zajaczek = first.commandOf("zajaczek");
  ASSERT_TRUE(zajaczek);
  EXPECT_TRUE(zajaczek->out.empty());
  ASSERT_EQ(zajaczek->hexes.size(), 1u);  // within 4 hexes of all of his
  EXPECT_EQ(first.number(zajaczek->hexes.front()), "1811");
  EXPECT_EQ(zajaczek->because.front().citation, "R4.2");
  // Kościuszko activates six units within 4 hexes, of whatever command (R4.4).
  EXPECT_EQ(first.commandOf("kosciuszko")->powerUnits, 6);
  EXPECT_EQ(first.report().turn, 1);
  EXPECT_EQ(first.report().nearest->hexes, 5);
}

TEST(FirstTurn, CavalryOfRaclawiceChargesWhereItFaces) {
  const FirstTurnOf open("raclawice-1794", "historical");
  const auto isPerhaps = [](const FirstTurnOf& first, const char* unit) {
    const auto& approaches = first.moveOf(unit)->approaches;
    const auto found = std::find_if(approaches.begin(), approaches.end(),
                                    [](const auto& each) { return each.how == OpeningApproach::How::Charge; });
    return found == approaches.end() ? std::optional<bool>() : found->isPerhaps;
  };
  const std::string unit = [&] {
    for (const ask::OpeningMove& each : open.report().moves) {
      const bool charges = std::any_of(each.approaches.begin(), each.approaches.end(),
                                       [](const auto& one) { return one.how == OpeningApproach::How::Charge; });
      if (charges) return open.world().nameOf(each.unit);
    }
    return std::string();
  }();
  ASSERT_FALSE(unit.empty());
  EXPECT_EQ(isPerhaps(open, unit.c_str()), true);
  int sure = 0;
  int none = 0;
  for (const char* facing : {"v0", "v1", "v2", "v3", "v4", "v5"}) {
    const FirstTurnOf facingSo("raclawice-1794", "historical", {unit + ".facing=" + facing});
    const auto perhaps = isPerhaps(facingSo, unit.c_str());
    EXPECT_FALSE(perhaps.value_or(false));
    ++(perhaps ? sure : none);
  }
  EXPECT_GT(sure, 0);
  EXPECT_GT(none, 0);  // with its back to them
}

// S4.2: no farther than 4 hexes.
TEST(FirstTurn, ABattalionOfSzczekocinyIsOutOfCommand) {
  const FirstTurnOf first("szczekociny-1794", "reconstruction");
  const ask::OpeningCommand* poninski = first.commandOf("poninski");
  ASSERT_TRUE(poninski);
  ASSERT_EQ(poninski->out.size(), 4u);
  for (const rules::Member each : poninski->out) {
    EXPECT_GT(*rules::distanceTo(first.world().position(), each, poninski->hexes.front()), 4);
    EXPECT_EQ(first.world().position().piece(each).unit->name.find("/9 pp"), 3u);
  }
  for (const rules::Member each : poninski->in) {
    EXPECT_LE(*rules::distanceTo(first.world().position(), each, poninski->hexes.front()), 4);
  }
  EXPECT_TRUE(cites(citedBy(poninski->because), "S4.2"));
}

TEST(FirstTurn, OfCountersThatPrintTheirHexesNothingIsSaid) {
  const FirstTurnOf first("szczekociny-1794", "battle");
  EXPECT_EQ(first.report().onCounters.size(), 3u);
  EXPECT_TRUE(first.report().fire.empty());
  EXPECT_NE(first.text().find("Unknown: no unit has a hex."), std::string::npos);
  EXPECT_EQ(first.text().find("Nobody has an enemy"), std::string::npos);
}

// K: players deploy their units in zones; artillery fires 4 or 3 hexes far (K13.11).
TEST(FirstTurn, UnitsOfKluszynWithoutAHexAreUnknown) {
  const FirstTurnOf first("kluszyn-1610", "historical");
  EXPECT_EQ(first.report().initiative, "poles");
  EXPECT_GT(first.report().withoutHex, 40u);
  ASSERT_TRUE(first.report().nearestChoice);
  EXPECT_EQ(first.report().nearestChoice->hexes, 4);
  EXPECT_FALSE(first.report().hasCommand);
  EXPECT_NE(first.text().find("Unknown of units without a hex: 52"), std::string::npos) << first.text();
}

// A light gun of 2 points at 3 hexes: nothing up to 9, then -1, R and R-1 with 10, 11 and 12 on two dice.
TEST(FirstTurn, AGunOfKluszynFiresByTheStrengthOfItsTarget) {
  const Texts facing{"polish-artillery@1210", "polish-artillery.facing=s2"};
  const FirstTurnOf first("kluszyn-1610", "historical", facing);
  const OpeningShot* shot = first.shot("polish-artillery", "1312");
  ASSERT_TRUE(shot);
  EXPECT_EQ(shot->can, OpeningShot::Can::Yes);
  EXPECT_EQ(shot->distance, 3);
  EXPECT_EQ(shot->answer.action, "light-artillery-2");
  ASSERT_EQ(shot->answer.lookup.results.size(), 4u);
  EXPECT_EQ(shot->answer.lookup.results.front().chance, rules::Chance(30, 36));
  const FirstTurnOf away("kluszyn-1610", "historical", {"polish-artillery@1210", "polish-artillery.facing=s0"});
  ASSERT_TRUE(away.shot("polish-artillery", "1312"));
  EXPECT_EQ(away.shot("polish-artillery", "1312")->can, OpeningShot::Can::Turned);
  const FirstTurnOf farther("kluszyn-1610", "historical", {"polish-artillery@1209", "polish-artillery.facing=s2"});
  EXPECT_FALSE(farther.shot("polish-artillery", "1312"));  // 4 hexes away
}

// Odds of the classic rules: the 21st has 4 in a town, which doubles it; 4 against 8, then 9 against 8, for the
// defender.
TEST(FirstTurn, NeighboursOfOlszankaAttackTogether) {
  const FirstTurnOf alone("olszanka", "bridge", {"12-infantry@0708"});
  ASSERT_FALSE(alone.report().attacks.empty());
  EXPECT_EQ(alone.report().attacks.front().answer.indexText(), "1:2");
  const FirstTurnOf two("olszanka", "bridge", {"12-infantry@0708", "1-guards@0807"});
  const auto& attacks = two.report().attacks;
  const auto joint = std::find_if(attacks.begin(), attacks.end(), [](const auto& each) { return each.by.size() == 2; });
  ASSERT_NE(joint, attacks.end());
  EXPECT_EQ(two.number(joint->on), "0808");
  EXPECT_EQ(joint->answer.indexText(), "9:8");
  EXPECT_EQ(joint->answer.lookup.columns.at(joint->answer.lookup.column.value()), "1-1");
  EXPECT_FALSE(joint->isPerhaps);
  const FirstTurnOf apart("olszanka", "bridge");
  EXPECT_TRUE(apart.report().attacks.empty());
  EXPECT_EQ(apart.costOf("12-infantry", OpeningApproach::How::Beside, "0808"), Rational(1, 2));  // by the road to 0708
}

// Of rules of the general families. Sarnowa: supply over 5 points from the supply units.
TEST(FirstTurn, ARegimentOfSarnowaIsOutOfSupply) {
  const FirstTurnOf first("sarnowa", "offensive");
  ASSERT_EQ(first.report().traces.size(), 1u);
  const ask::OpeningTrace& supply = first.report().traces.front();
  EXPECT_EQ(supply.flood, "supply");
  EXPECT_EQ(supply.in, 20);
  ASSERT_EQ(supply.out.size(), 1u);
  EXPECT_EQ(first.world().position().piece(supply.out.front()).unit->name, "35th Infantry Regiment");
  EXPECT_FALSE(first.report().hasFire);
  EXPECT_NE(first.text().find("The rules have no fire."), std::string::npos);
}

}  // namespace
}  // namespace redoubt
