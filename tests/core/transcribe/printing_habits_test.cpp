#include <gtest/gtest.h>

#include "tests/core/transcribe/described.h"

// Habits of printing that many rulebooks share. All units, hexes and towns are made up.
namespace redoubt::transcribe::test {
namespace {

TEST(PrintingHabits, CommandersAreListedWithTheNumbersOfTheirArms) {
  EXPECT_EQ(read("Blue deployment\n"
                 "Orme, 2 Foot: 1412\n"
                 "Quade, 4 Horse, 1 Gun: 1516\n"
                 "2 Foot, 3 Foot: 1517\n"),
            "1 heading\n"
            "2 placement: Orme* @1412; 2 x Foot @1412\n"
            "3 placement: Quade* @1516; 4 x Horse @1516; 1 x Gun @1516\n"
            "4 placement: 2 Foot @1517; 3 Foot @1517\n");
}

TEST(PrintingHabits, WhoStandsWithAnyUnitOfAnArmyCommands) {
  EXPECT_EQ(read("Blue forces\n"
                 "Penn: with any Blue unit\n"
                 "- Rusk: on any Blue unit\n"
                 "Hexes: 1510 – 2nd Hussars\n"),
            "1 heading\n"
            "2 placement: Penn* with any Blue unit\n"
            "3 placement: Rusk* with any Blue unit\n"
            "4 placement: 2nd Hussars @1510\n");
}

TEST(PrintingHabits, AdjacentHexesEndALine) {
  EXPECT_EQ(read("Set-up\n"
                 "Peasants 1-2: on any one of his units or in adjacent hexes\n"
                 "Orme: 0504, 0505\n"
                 "Penn: 1506 or in adjacent hexes\n"
                 "Quade: 1507\n"),
            "1 heading\n"
            "2 placement: Peasants 1 within 1 with any one of his units; "
            "Peasants 2 within 1 with any one of his units\n"
            "3 placement: Orme @0504; Orme @0505\n"
            "4 placement: Penn @1506 within 1\n"
            "5 placement: Quade @1507\n");
}

TEST(PrintingHabits, NamesStandInBracketsBehindTheirHexes) {
  EXPECT_EQ(read("Set-up\n"
                 "Left Corps: 1822 (Orme), 1823 (Penn)\n"
                 "Quade: 1824 (Mill Town)\n"),
            "1 heading\n"
            "2 placement: Orme @1822; Penn @1823\n"
            "3 placement: Quade @1824 in Mill Town\n");
}

TEST(PrintingHabits, PartsOfRegimentsAreCountedAndBatteriesAreOfTheirRegiment) {
  EXPECT_EQ(read("Set-up\n"
                 "3 battalions of Zielony pp: 1307, 1308, 1407\n"
                 "Royal Artillery, 6 lb. battery: 1405\n"
                 "Orme's Battery B, 4th Blue Artillery: 1406\n"
                 "3/7 Arm Bn, 2 Trucks: 1410\n"),
            "1 heading\n"
            "2 placement: Zielony pp @1307; Zielony pp @1308; Zielony pp @1407\n"
            "3 placement: Royal Artillery, 6 lb. battery @1405\n"
            "4 placement: Orme's Battery B, 4th Blue Artillery @1406\n"
            "5 placement: 3/7 Arm Bn @1410; 2 x Trucks @1410\n");
}

TEST(PrintingHabits, TurnsSayWhoComesAndThatNoOneComes) {
  EXPECT_EQ(read("Reinforcements\n"
                 "Turn 3: Orme with 4 squadrons of Cossacks enters at 1601-1605\n"
                 "Turn 4: None\n"
                 "Turn 5: gen. Penn z 2 batalionami grenadierów, pole 0113\n"
                 "Quade is activated on turn 6.\n"),
            "1 heading\n"
            "2 schedule: Orme @1601-1605 turn 3; 4 x Cossacks @1601-1605 turn 3\n"
            "3 schedule\n"
            "4 schedule: gen. Penn* @0113 turn 5; 2 x batalionami grenadierów @0113 turn 5\n"
            "5 schedule: Quade turn 6\n");
}

TEST(PrintingHabits, HalvesOfMonthsAreTurns) {
  EXPECT_EQ(read("Order of appearance\n"
                 "Start: 7 Arm Div/4 Bde (J18), 7 Arm Div/7 Bde (J19), 2 Support Group (K20)\n"
                 "June II: 10 Hussars (K21)\n"),
            "1 heading\n"
            "2 placement: 7 Arm Div/4 Bde @J18; 7 Arm Div/7 Bde @J19; 2 Support Group @K20\n"
            "3 schedule: 10 Hussars @K21 at June II\n");
}

TEST(PrintingHabits, AColumnOfTurnsMayTellTheHalfOfTheDay) {
  EXPECT_EQ(read("| Unit | Turn | Hex |\n"
                 "|---|---|---|\n"
                 "| 29 Tank | 2 | 4501 |\n"
                 "| 2 Gds Tank | 3 PM | 4506 |\n",
                 TextForm::Markdown),
            "1 heading\n"
            "2 table\n"
            "3 schedule: 29 Tank @4501 turn 2\n"
            "4 schedule: 2 Gds Tank @4506 turn 3\n");
}

TEST(PrintingHabits, AListMayBeginInASentenceThatIsWrapped) {
  EXPECT_EQ(read("The Blue player sets up first. Place the follow-\n"
                 "ing units: Orme (1412), 1/VI (1412), 2/VI (1413),\n"
                 "3/VI (1414).\n"
                 "\n"
                 "VI Corps: 1st Division at 0902, 2nd Division at\n"
                 "0903, Corps Artillery at 0904.\n"),
            "1 placement: Orme @1412; 1/VI @1412; 2/VI @1413; 3/VI @1414\n"
            "2 goes on with 1\n"
            "3 goes on with 1\n"
            "5 placement: 1st Division @0902; 2nd Division @0903; Corps Artillery @0904\n"
            "6 goes on with 5\n");
}

TEST(PrintingHabits, FormationsOfNestedListsStayInTheirArmy) {
  const Reading reading = transcribe::read(
      "Blue Army\n"
      "- II Corps\n"
      "  - 1st Brigade\n"
      "    - 2nd Foot: 0814\n",
      TextForm::Plain, {});
  ASSERT_EQ(reading.lines.size(), 4U);
  ASSERT_EQ(reading.lines[3].items.size(), 1U);
  EXPECT_EQ(reading.lines[3].items[0].army, "Blue Army");
}

TEST(PrintingHabits, StrengthsMayStandBeforeTheNames) {
  EXPECT_EQ(read("BLUE SET-UP\n"
                 "(4-5) 1/331 Inf - 2419\n"
                 "(9-8) 1 Pz Div - 2617\n"
                 "Place in hex 0709: 3rd Army headquarters.\n"),
            "1 heading\n"
            "2 placement: 1/331 Inf @2419\n"
            "3 placement: 1 Pz Div @2617\n"
            "4 placement: 3rd Army headquarters @0709\n");
}

TEST(PrintingHabits, EachMayHaveAFacingOfItsOwnBehindACommonHex) {
  EXPECT_EQ(read("Set-up\n"
                 "1208: 1/6 Inf (NE), 2/6 Inf (N)\n"
                 "1/3 Inf, 1203, NE\n"
                 "8th Hussars, 9th Hussars: 1503 (both)\n"
                 "Leaders: Orme (1203), Penn (1204)\n"
                 "Quade's Jägers may be placed in any hex within 3 hexes of 1518\n"),
            "1 heading\n"
            "2 placement: 1/6 Inf @1208 facing NE; 2/6 Inf @1208 facing N\n"
            "3 placement: 1/3 Inf @1203 facing NE\n"
            "4 placement: 8th Hussars @1503; 9th Hussars @1503\n"
            "5 placement: Orme* @1203; Penn* @1204\n"
            "6 placement: Quade's Jägers @1518 within 3\n");
}

TEST(PrintingHabits, ThoseWhoEnterAreListedBehindTheirHex) {
  EXPECT_EQ(read("Reinforcements\n"
                 "Turn 2: Orme's Division enters at 0125: 1/Orme Foot, 2/Orme Foot\n"
                 "Turn 3, hex A: 3rd Foot\n"
                 "Turn 7 (0101): 22nd Foot\n"
                 "Game-Turn Eight: no reinforcements.\n"),
            "1 heading\n"
            "2 schedule: 1/Orme Foot @0125 turn 2; 2/Orme Foot @0125 turn 2\n"
            "3 schedule: 3rd Foot in A turn 3\n"
            "4 schedule: 22nd Foot @0101 turn 7\n"
            "5 schedule\n");
}

TEST(PrintingHabits, AnEmptyCellOfTurnsBehindTheUnitsIsNoTurn) {
  EXPECT_EQ(read("Unit              Setup       Arrives\n"
                 "7 Hussars         2011\n"
                 "10 Hussars        3301        Turn 4\n"
                 "11 Hussars        2012\n"),
            "1 heading\n"
            "2 placement: 7 Hussars @2011\n"
            "3 schedule: 10 Hussars @3301 turn 4\n"
            "4 placement: 11 Hussars @2012\n");
}

TEST(PrintingHabits, EntriesOfListsHaveLetters) {
  EXPECT_EQ(read("Set-up\n"
                 "A. Orme's Division (3 brigades): 1208, 1209, 1210\n"
                 "B. Penn's Division (4 brigades): within two hexes of 1415\n"
                 "C. Quade: with any cavalry unit\n"),
            "1 heading\n"
            "2 placement: Orme's Division @1208; Orme's Division @1209; Orme's Division @1210\n"
            "3 placement: 4 x Penn's Division @1415 within 2\n"
            "4 placement: Quade* with any cavalry unit\n");
}

TEST(PrintingHabits, GunsAreCountersOfTheirOwnBehindFoot) {
  EXPECT_EQ(read("Set-up\n"
                 "Mill battery, 4 guns: 1208\n"
                 "3rd Grenadier company, 2 guns: 1209\n"
                 "SECOND DAY – BLUE ARMY\n"
                 "Orme: 1305\n"),
            "1 heading\n"
            "2 placement: Mill battery @1208\n"
            "3 placement: 3rd Grenadier company @1209; 2 x guns @1209\n"
            "4 heading\n"
            "5 placement: Orme @1305\n");
}

TEST(PrintingHabits, NoOneComesUnderTheHeadingOfATurn) {
  EXPECT_EQ(read("Reinforcements\n"
                 "Turn 3 (10 a.m.)\n"
                 "  Hex 0113: 2nd Foot\n"
                 "Turn 5 (noon)\n"
                 "  No reinforcements\n"),
            "1 heading\n"
            "2 heading\n"
            "3 schedule: 2nd Foot @0113 turn 3\n"
            "4 heading\n"
            "5 schedule\n");
}

TEST(PrintingHabits, BarsMayPartTheCellsOfPlainText) {
  EXPECT_EQ(read("Game Turn | Units | Arrival Hex\n"
                 "2 | 3rd Cavalry Bde | 1401\n"
                 "5 | Gen. Orme | 1402\n"),
            "1 heading\n"
            "2 schedule: 3rd Cavalry Bde @1401 turn 2\n"
            "3 schedule: Gen. Orme* @1402 turn 5\n");
}

TEST(PrintingHabits, HexesMayLookLikeYears) {
  EXPECT_EQ(read("Blue set-up\n"
                 "1/114th Bn – 1820\n"
                 "2/114th Bn – 1821\n"
                 "3/114th Bn – 1922\n"),
            "1 heading\n"
            "2 placement: 1/114th Bn @1820\n"
            "3 placement: 2/114th Bn @1821\n"
            "4 placement: 3/114th Bn @1922\n");
}

TEST(PrintingHabits, AHeadingMaySayWhereAllEnter) {
  EXPECT_EQ(read("REINFORCEMENTS (all enter at hex 2301)\n"
                 "Turn 2: 5th Foot, 18th Foot\n"
                 "Turn 3: Orme's Division, 3 brigades\n"),
            "1 heading\n"
            "2 schedule: 5th Foot @2301 turn 2; 18th Foot @2301 turn 2\n"
            "3 schedule: 3 x Orme's Division @2301 turn 3\n");
}

TEST(PrintingHabits, OneUnitMayStandOnEachOfSeveralHexes) {
  EXPECT_EQ(read("Set-up\n"
                 "Piechota (4): po jednej na polach 0810-0813\n"
                 "Mountain guns: any hex occupied by a Blue unit\n"),
            "1 heading\n"
            "2 placement: 4 x Piechota @0810-0813\n"
            "3 placement: Mountain guns with a Blue unit\n");
}

}  // namespace
}  // namespace redoubt::transcribe::test
