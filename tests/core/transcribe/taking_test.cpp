#include "core/transcribe/taking.h"

#include <gtest/gtest.h>

#include <map>

#include "core/exchange/new_battle.h"
#include "core/hex/facing.h"
#include "core/model/map_verbs.h"
#include "core/model/placement_verbs.h"
#include "core/rules/forces/formation.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"
#include "core/store/battle_file.h"
#include "tests/core/transcribe/described.h"

namespace redoubt::transcribe::test {
namespace {

model::Battle shipped(const std::string& name) {
  return store::readBattle(std::string(REDOUBT_BATTLES) + "/" + name + ".battle").battle;
}

TakeOptions firstScenario(const model::Battle& battle) {
  TakeOptions options;
  options.scenario = rules::scenarios(battle).front()->id;
  options.variant = rules::variants(battle, options.scenario).front()->id;
  return options;
}

Taken taken(const model::Battle& battle, const std::string& text, const TakeOptions& options) {
  const hex::Layout layout = model::layoutOf(battle);
  return take(battle, transcribe::read(text, std::nullopt, {&layout, {}}), options, "import");
}

model::Battle after(const model::Battle& battle, const std::string& text) {
  return model::applied(battle, taken(battle, text, firstScenario(battle)).edit);
}

// Where each subject that is named in print begins: its hex and where it faces.
std::map<std::string, std::string> standing(const model::Battle& battle, Id<model::Variant> variant) {
  const hex::Layout layout = model::layoutOf(battle);
  std::map<std::string, std::string> places;
  for (const model::Placement* each : rules::placements(battle, variant)) {
    const auto* army = battle.find(rules::armyOf(battle, *each));
    const std::string key = (army ? army->name : "") + "/" + model::nameOf(battle, *each);
    std::string place(model::toText(each->rule));
    if (each->hex) place += " " + layout.number(*each->hex);
    if (each->direction && each->direction->direction) place += " " + hex::toText(*each->direction->direction);
    places[key] = place;
  }
  return places;
}

// The set-up of a variant as a rulebook prints it: a table for each army, a row for each stack.
std::string asRulebook(const model::Battle& battle, Id<model::Variant> variant) {
  const hex::Layout layout = model::layoutOf(battle);
  const rules::RuleBook book(battle);
  std::string text;
  for (const model::Army& army : battle.all<model::Army>()) {
    text += "\n" + army.name + ":\n\n| | |\n|---|---|\n";
    for (const model::Placement* each : rules::placements(battle, variant)) {
      if (rules::armyOf(battle, *each) != army.id) continue;
      std::string where;
      if (each->rule == model::PlacementRule::WithOwnUnits) where = "on any one of his units";
      if (each->rule == model::PlacementRule::At && each->hex) {
        where = layout.number(*each->hex);
        std::string front;
        if (each->direction && each->direction->direction) {
          for (const hex::HexKey hex : hex::frontHexes(layout, *each->hex, *each->direction->direction)) {
            front += (front.empty() ? "" : " and ") + layout.number(hex);
          }
        }
        if (!front.empty()) where += " (facing " + front + ")";
      }
      if (!where.empty()) text += "| " + model::nameOf(battle, *each) + " | " + where + " |\n";
    }
  }
  return text;
}

TEST(Taking, ASetUpFromPrintIsTheTranscribedOne) {
  const model::Battle whole = shipped("raclawice-1794");
  const TakeOptions options = firstScenario(whole);
  const std::string text = asRulebook(whole, options.variant);
  model::Battle bare = whole;
  model::Edit strip;
  std::map<std::string, std::string> expected = standing(whole, options.variant);
  for (const model::Placement* each : rules::placements(whole, options.variant)) {
    const bool isPrinted = each->rule == model::PlacementRule::At || each->rule == model::PlacementRule::WithOwnUnits;
    if (isPrinted) strip.erase<model::Placement>(each->id);
  }
  bare = model::applied(std::move(bare), strip);
  ASSERT_LT(standing(bare, options.variant).size(), expected.size());
  const Taken result = taken(bare, text, options);
  EXPECT_EQ(standing(model::applied(bare, result.edit), options.variant), expected);
  EXPECT_EQ(result.counts.left, 0);
}

TEST(Taking, WhatIsThereIsNotMadeTwiceAndGetsItsWords) {
  const model::Battle whole = shipped("raclawice-1794");
  const TakeOptions options = firstScenario(whole);
  const Taken result = taken(whole, asRulebook(whole, options.variant), options);
  EXPECT_EQ(result.counts.placements, 0);
  EXPECT_TRUE(result.edit.puts<model::Placement>().empty());
  EXPECT_FALSE(result.edit.puts<model::Provenance>().empty());
  for (const model::Provenance& each : result.edit.puts<model::Provenance>()) EXPECT_FALSE(each.words.empty());
}

TEST(Taking, AnotherPlaceReplacesTheOneBeforeAndSaysSo) {
  const model::Battle whole = shipped("raclawice-1794");
  const TakeOptions options = firstScenario(whole);
  const Taken result = taken(whole, "Polish army:\nI/4 psp – 0720\n", options);
  ASSERT_EQ(result.counts.placements, 1);
  EXPECT_EQ(standing(model::applied(whole, result.edit), options.variant).size(),
            standing(whole, options.variant).size());
  EXPECT_FALSE(result.reading.lines.back().guesses.empty());
}

model::Battle newBattle() {
  exchange::NewBattleOptions options;
  options.armies = {{"Blues", "#386AA7"}, {"Reds", "#A0303A"}};
  return exchange::newBattle(options);
}

TEST(Taking, AManifestMakesUnitsLeadersAndCommands) {
  const model::Battle battle = after(newBattle(),
                                     "Counters manifest\n\nBlue army\n\n| unit | commander | quantity of counters "
                                     "|\n|---|---|---|\n| 1/I/2 pp | Adler | 2 |\n"
                                     "| 2/I/2 pp | Adler | 2 |\n| strz./2 pp | Basil | 1 |\n\nRed army\n\n| unit | "
                                     "commander | quantity of counters |\n|---|---|---|\n"
                                     "| 1 art. | | 1 |\n");
  EXPECT_EQ(battle.all<model::Unit>().size(), 4u);
  EXPECT_EQ(battle.all<model::Leader>().size(), 2u);
  EXPECT_EQ(battle.all<model::Command>().size(), 2u);
  EXPECT_EQ(battle.all<model::UnitCommand>().size(), 3u);
}

TEST(Taking, NamesAreMatchedThroughTheirSpellings) {
  const model::Battle made = after(
      newBattle(), "Counters manifest\nBlue army\n1/I/22 pp\nŁącki Horse\nHorn 1\nHorn 2\nInfantry 1\nInfantry 2\n");
  ASSERT_EQ(made.all<model::Unit>().size(), 6u);
  const TakeOptions options = firstScenario(made);
  const Taken result = taken(
      made, "Set-up\nBlue army:\n1/1/22pp – 0503\nLacki Horse – 0504\nHorn – 0505\ninfantry 0506, 0507\n", options);
  const auto places = standing(model::applied(made, result.edit), options.variant);
  const auto of = [&](const std::string& name) {
    return places.contains("Blues/" + name) ? places.at("Blues/" + name) : "none";
  };
  EXPECT_EQ(of("1/I/22 pp"), "at 0503");
  EXPECT_EQ(of("Łącki Horse"), "at 0504");
  EXPECT_EQ(of("Horn 1"), "at 0505");
  EXPECT_EQ(of("Horn 2"), "at 0505");
  EXPECT_EQ(of("Infantry 1"), "at 0506");
  EXPECT_EQ(of("Infantry 2"), "at 0507");
  int guesses = 0;
  for (const Line& line : result.reading.lines) guesses += static_cast<int>(line.guesses.size());
  EXPECT_GE(guesses, 5) << "every guess is told";
}

TEST(Taking, AnArmyWithoutUnitsHasThemFromItsSetUp) {
  const std::string text =
      "Set-up\nBlue army:\nColonel Adler: 0503\n1/Horn Guard 0504 (SE)\n2/Horn Guard 0505\nArtillery: 0606, 0607\nLancers 0608, 0609, 0610\n";
  const TakeOptions options = firstScenario(newBattle());
  const Taken result = taken(newBattle(), text, options);
  const model::Battle made = model::applied(newBattle(), result.edit);
  EXPECT_EQ(made.all<model::Unit>().size() + made.all<model::Leader>().size(), 8u);
  const auto places = standing(made, options.variant);
  const auto of = [&](const std::string& name) {
    return places.contains("Blues/" + name) ? places.at("Blues/" + name) : "none";
  };
  EXPECT_EQ(of("1/Horn Guard"), "at 0504 v2");
  EXPECT_EQ(of("2/Horn Guard"), "at 0505") << "a name like another is a name of its own";
  EXPECT_EQ(of("Artillery"), "at 0606");
  EXPECT_EQ(of("Artillery 2"), "at 0607");
  EXPECT_EQ(of("Lancers"), "at 0608");
  EXPECT_EQ(of("Lancers 3"), "at 0610");
  for (const model::Unit& unit : made.all<model::Unit>()) {
    const bool isGun = unit.name.starts_with("Artillery");
    EXPECT_EQ(unit.type, isGun ? "artillery" : "infantry") << unit.name;
    const auto* type = made.find<model::Provenance>({std::string(model::Unit::kTable),
                                                     model::keyText<model::Unit>(unit.id), "type"});
    EXPECT_EQ(type && type->status == model::Status::Estimated, !isGun) << "what the text doesn't say is an estimate";
  }
  int guesses = 0;
  for (const Line& line : result.reading.lines) guesses += static_cast<int>(line.guesses.size());
  EXPECT_GE(guesses, 5) << "each that is made is told";
  EXPECT_EQ(result.counts.left, 0);
  EXPECT_TRUE(taken(made, text, options).edit.empty()) << "and is there the next time";
  TakeOptions none = options;
  none.makesMissing = false;
  EXPECT_TRUE(model::applied(newBattle(), taken(newBattle(), text, none).edit).all<model::Unit>().empty());
}

TEST(Taking, WhatIsNotUnderstoodIsToldAndNothingIsPlaced) {
  const model::Battle made = after(newBattle(), "Counters manifest\nBlue army\n1/21\n2/21\n");
  const TakeOptions options = firstScenario(made);
  const Taken result = taken(made, "Set-up\nBlue army:\n1/21 – 9999\n7/77 – 0503\n", options);
  EXPECT_EQ(result.counts.left, 1) << "a hex that the map has not";
  bool told = false;
  for (const Line& line : result.reading.lines) {
    for (const Guess& guess : line.guesses) told |= guess.words == "7/77" && guess.taken.empty();
  }
  EXPECT_TRUE(told) << "a name that nobody has";
}

TEST(Taking, ASchedulesLinesAreLinesOfThePool) {
  const model::Battle made =
      after(newBattle(),
            "Counters manifest\nBlue army\n| unit | commander |\n|---|---|\n| 1/21 | Adler |\n| 2/21 | Basil |\n");
  ASSERT_EQ(made.all<model::Leader>().size(), 2u);
  const TakeOptions options = firstScenario(made);
  const Taken result = taken(made,
                             "In the Third Turn, the Activation Pool consists of:\n- Blues: General Adler, General "
                             "Basil (entry hexes 0101-0103);\n"
                             "In the Fourth Turn, the Activation Pool consists of:\n- Blues: General Adler and any two "
                             "Leaders chosen by the Blue player;\n",
                             options);
  const model::Battle battle = model::applied(made, result.edit);
  ASSERT_EQ(battle.all<model::PoolLine>().size(), 4u) << described(result.reading);
  int entering = 0;
  int free = 0;
  for (const model::PoolLine& line : battle.all<model::PoolLine>()) {
    entering += line.kind == model::PoolKind::Enters && line.entry && line.firstTurn == 3;
    free += line.kind == model::PoolKind::FreeChoice && line.count == 2 && line.firstTurn == 4;
  }
  EXPECT_EQ(entering, 1);
  EXPECT_EQ(free, 1);
  ASSERT_EQ(battle.all<model::Entry>().size(), 1u);
  EXPECT_EQ(battle.all<model::ZoneHex>().size(), 3u);
}

}  // namespace
}  // namespace redoubt::transcribe::test
