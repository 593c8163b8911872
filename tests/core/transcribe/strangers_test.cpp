#include <gtest/gtest.h>

#include "tests/core/transcribe/described.h"

// Layouts of publishers other than those of our battles. All units, hexes and towns are made up.
namespace redoubt::transcribe::test {
namespace {

TEST(Strangers, RanksBehindNamesMakeLeaders) {
  EXPECT_EQ(read("Red set-up\n"
                 "Orme (Corps Cdr) – 1204\n"
                 "Penn, Leader – 1205\n"
                 "Ldr Quade – 1206\n"
                 "Wing A – Rusk (L): 1207\n"
                 "3 Para Bde HQ – 1208\n"),
            "1 heading\n"
            "2 placement: Orme* @1204\n"
            "3 placement: Penn* @1205\n"
            "4 placement: Ldr Quade* @1206\n"
            "5 placement: Rusk* @1207\n"
            "6 placement: 3 Para Bde HQ @1208\n");
}

TEST(Strangers, PartsOfFormationsAreOneUnit) {
  EXPECT_EQ(read("Set-up\n"
                 "V Corps, 1st Division – 3018 or adjacent\n"
                 "Regiment Zielony, 2 batalion: 1311\n"
                 "Moss, Inf Div (Strength 7) – 1822\n"
                 "Dale, Cav Bde, exhausted – 2014\n"
                 "1st Guards, 2nd Guards – 2015\n"),
            "1 heading\n"
            "2 placement: V Corps, 1st Division @3018 within 1\n"
            "3 placement: Regiment Zielony, 2 batalion @1311\n"
            "4 placement: Moss, Inf Div @1822\n"
            "5 placement: Dale, Cav Bde @2014 (exhausted)\n"
            "6 placement: 1st Guards @2015; 2nd Guards @2015\n");
}

TEST(Strangers, NumbersBehindStrengthsAreNamesAndPointsAreCounted) {
  EXPECT_EQ(read("Set-up\n"
                 "A16.14: 3-4-3 Inf Div (112), 1 SP\n"
                 "w/i 2 A20.10: 4-4-6 Tank Bde (20)\n"
                 "Any Blue city: 5 SP\n"),
            "1 heading\n"
            "2 placement: 3-4-3 Inf Div (112) @A16.14; 1 x SP @A16.14\n"
            "3 placement: 4-4-6 Tank Bde (20) @A20.10 within 2\n"
            "4 placement: 5 x SP in Any Blue city\n");
}

TEST(Strangers, RangesOfUnitsAndHexesArePaired) {
  EXPECT_EQ(read("Set-up\n"
                 "Libyan foot 1-3: 2910-2912\n"
                 "Slingers #1 to #2: 2808, 2809\n"
                 "Sipahis 1-2: 0905 thru 0906, one per hex\n"
                 "Camels 1-3: one per hex in 2706, 2708, 2710\n"),
            "1 heading\n"
            "2 placement: Libyan foot 1 @2910; Libyan foot 2 @2911; Libyan foot 3 @2912\n"
            "3 placement: Slingers #1 @2808; Slingers #2 @2809\n"
            "4 placement: Sipahis 1 @0905; Sipahis 2 @0906\n"
            "5 placement: Camels 1 @2706; Camels 2 @2708; Camels 3 @2710\n");
}

TEST(Strangers, PlacesAreToldByTheirGround) {
  EXPECT_EQ(read("Set-up\n"
                 "49 Eng Bn – in any fortified hex west of the Lind\n"
                 "2nd Brigade: anywhere within 3 hexes of Ostrow\n"
                 "Militia Bn: any town hex, no more than one unit per hex\n"
                 "Hussars – 1203\n"),
            "1 heading\n"
            "2 placement: 49 Eng Bn in any fortified hex west of the Lind\n"
            "3 placement: 2nd Brigade within 3 in Ostrow\n"
            "4 placement: Militia Bn in any town hex\n"
            "5 placement: Hussars @1203\n");
}

TEST(Strangers, EdgesOfTheMap) {
  EXPECT_EQ(read("Reinforcements\n"
                 "GT 4 – Reserve Artillery (2 batteries), at any hex of the north edge\n"
                 "Etap 5: korpus Lisa (6 żetonów) wchodzi od wschodniej krawędzi planszy\n"
                 "TURN 6\n"
                 "Escort Brigade: enters on any east edge road hex.\n"),
            "1 heading\n"
            "2 schedule: 2 x Reserve Artillery in any hex of the north edge turn 4\n"
            "3 schedule: 6 x korpus Lisa in wschodniej krawędzi planszy turn 5\n"
            "4 heading\n"
            "5 schedule: Escort Brigade in any east edge road hex turn 6\n");
}

TEST(Strangers, WhatIsLeftOutIsARemarkAndToldOfItsLine) {
  const Reading reading = transcribe::read(
      "Set-up\n1st Light Division: any hex of Zone A except 0507\n2nd Division: within 3 hexes of 1010 (not in woods "
      "hexes)\n",
      std::nullopt, {});
  EXPECT_EQ(described(reading),
            "1 heading\n"
            "2 placement: 1st Light Division in Zone A\n"
            "3 placement: 2nd Division @1010 within 3\n");
  EXPECT_EQ(reading.lines[1].items.at(0).note, "except 0507");
  EXPECT_EQ(reading.lines[2].items.at(0).note, "not in woods hexes");
  ASSERT_EQ(reading.lines[1].guesses.size(), 1u);
  EXPECT_EQ(reading.lines[1].guesses[0].words, "except 0507");
}

TEST(Strangers, DatesAreTurns) {
  EXPECT_EQ(read("Arrivals\n"
                 "June 18, 0900: IV Corps Artillery at 3410\n"
                 "18 VI, godz. 11.00: dywizja Lisa na polach 0115–0117\n"
                 "19 VI: artyleria odwodowa wchodzi na pole 0120\n"
                 "20.06.1815: 4 pp na polu 0121\n"),
            "1 heading\n"
            "2 schedule: IV Corps Artillery @3410 at June 18, 0900\n"
            "3 schedule: dywizja Lisa @0115–0117 at 18 VI, godz. 11.00\n"
            "4 schedule: artyleria odwodowa @0120 at 19 VI\n"
            "5 schedule: 4 pp @0121 at 20.06.1815\n");
}

TEST(Strangers, ALineThatSaysSeveralThings) {
  EXPECT_EQ(read("Reinforcements: turn 2, hex 3015: Amber #1, Amber #2; turn 4, hex 3001: Guard (4 units)\n"
                 "VI Corps: Cole 0914; Dunn 1014. Cavalry: Ewart 0810; Fane 0811.\n"),
            "1 schedule: Amber #1 @3015 turn 2; Amber #2 @3015 turn 2; 4 x Guard @3001 turn 4\n"
            "2 placement: Cole @0914; Dunn @1014; Ewart @0810; Fane @0811\n");
}

TEST(Strangers, SeveralWordsInACellOfAlignedColumns) {
  EXPECT_EQ(read("Name                 Strength   Hex\n"
                 "Orme (Corps Cdr)        —       2314\n"
                 "1/I  Marlow            5-4      2315\n"
                 "2/I  Vance             6-4      2214\n"
                 "LC/I  Perry            2-7      2017\n"),
            "1 heading\n"
            "2 placement: Orme* @2314\n"
            "3 placement: 1/I Marlow @2315\n"
            "4 placement: 2/I Vance @2214\n"
            "5 placement: LC/I Perry @2017\n");
}

TEST(Strangers, TurnsInTheFirstColumn) {
  EXPECT_EQ(read("Turn   Blue                      Red\n"
                 "1      –                         2 Gds (A12)\n"
                 "2      6 Foot (M01), 11 Foot (M02)   13 Foot (A14)\n"),
            "1 heading\n"
            "2 schedule: 2 Gds @A12 turn 1\n"
            "3 schedule: 6 Foot @M01 turn 2; 11 Foot @M02 turn 2; 13 Foot @A14 turn 2\n");
  EXPECT_EQ(read("<table><tr><th>Turn</th><th>Unit</th><th>Entry hex</th></tr>"
                 "<tr><td>2 (7:00 AM)</td><td>13th Bde</td><td>3001</td></tr></table>",
                 TextForm::Html),
            "1 schedule: 13th Bde @3001 turn 2\n");
}

TEST(Strangers, LettersBehindDotsAreZones) {
  EXPECT_EQ(read("Set-up\n"
                 "Grenadiers (3) ... A\n"
                 "Jägers (2) ... C\n"
                 "Kuno ... A or B\n"),
            "1 heading\n"
            "2 placement: 3 x Grenadiers in A\n"
            "3 placement: 2 x Jägers in C\n"
            "4 placement: Kuno in A or B\n");
}

TEST(Strangers, ListsOfCountersAreManifests) {
  EXPECT_EQ(read("Blue counters:\n"
                 "6 x infantry battalions\n"
                 "1 x leader (Horn)\n"
                 "\n"
                 "| Formation | Commander | Counters |\n"
                 "|---|---|---|\n"
                 "| 1st Brigade | Alm | 4 |\n"
                 "| Supply wagons | – | 2 |\n"),
            "1 heading\n"
            "2 manifest: 6 x infantry battalions\n"
            "3 manifest: 1 x Horn*\n"
            "5 heading\n"
            "6 table\n"
            "7 manifest: 4 x 1st Brigade under Alm\n"
            "8 manifest: 2 x Supply wagons\n");
}

TEST(Strangers, HeadingsOfScenariosAreNoTurnsAndMayPlaceAll) {
  EXPECT_EQ(read("SCENARIO 2: THE SECOND DAY\n"
                 "Blue Set Up: (all units w/i 3 hexes of 12.20 unless noted)\n"
                 "2nd Brigade: 14.19\n"
                 "3rd Brigade\n"
                 "Blue Reinforcements:\n"
                 "10:00am: 1st Brigade at 33.10\n"),
            "1 heading\n"
            "2 heading\n"
            "3 placement: 2nd Brigade @14.19\n"
            "4 placement: 3rd Brigade @12.20 within 3\n"
            "5 heading\n"
            "6 schedule: 1st Brigade @33.10 at 10:00am\n");
}

TEST(Strangers, ASentenceGoesOnWhereItWasCut) {
  EXPECT_EQ(read("The left wing deploys as follows: the Rosen cavalry regiment in\n"
                 "hex 1108, Dalby infantry in 1109 and the\n"
                 "artillery park in any hex adjacent to 1009.\n"
                 "Hex 1120: 3/7 Gds, 1/7 Gds,\n"
                 "\n"
                 "                — 14 —\n"
                 "\n"
                 "2/7 Gds\n"),
            "1 placement: Rosen cavalry regiment @1108; Dalby infantry @1109; artillery park @1009 within 1\n"
            "2 goes on with 1\n"
            "3 goes on with 1\n"
            "4 placement: 3/7 Gds @1120; 1/7 Gds @1120; 2/7 Gds @1120\n"
            "6 note\n"
            "8 goes on with 4\n");
}

TEST(Strangers, ATableThatRanTogetherInOneLine) {
  const Reading reading =
      transcribe::read("Flight foot horse B1/A1 1-3 1 B2/A2 1-4 1-2 B3/A3 1-5 1-3 B4/A4 1-6\n", std::nullopt, {});
  ASSERT_EQ(reading.lines.size(), 1u);
  EXPECT_EQ(reading.lines[0].kind, LineKind::Table);
  ASSERT_EQ(reading.tables.size(), 1u);
  EXPECT_EQ(reading.tables[0].title, "Flight foot horse");
  ASSERT_EQ(reading.tables[0].rows.size(), 4u);
  EXPECT_EQ(reading.tables[0].rows[1], (std::vector<std::string>{"B2/A2", "1-4", "1-2"}));
  ASSERT_EQ(reading.lines[0].guesses.size(), 2u);
  EXPECT_EQ(reading.lines[0].guesses[1].words, "B4/A4 1-6") << "a row with cells missing is told";
}

TEST(Strangers, OneHeadingPlacesAll) {
  EXPECT_EQ(read("Ostrow's Corps (all within one hex of 1425):\n"
                 "Morland (5)\n"
                 "Set up within two hexes of the indicated hex:\n"
                 "Longwood, 3 x Inf: 2415\n"
                 "(1503) 1st Dragoons, (1504) 2nd Dragoons\n"
                 "(1703) Gen. Halden and the Grenadier Brigade\n"),
            "1 heading\n"
            "2 placement: 5 x Morland @1425 within 1\n"
            "3 heading\n"
            "4 placement: Longwood @2415 within 2; 3 x Inf @2415 within 2\n"
            "5 placement: 1st Dragoons @1503 within 2; 2nd Dragoons @1504 within 2\n"
            "6 placement: Gen. Halden* @1703 within 2; Grenadier Brigade @1703 within 2\n");
}

TEST(Strangers, NestedListsHaveTheirFormationsAsHeadings) {
  EXPECT_EQ(read("Army of the North\n"
                 "- I Corps\n"
                 "  - 1st Brigade\n"
                 "    - 2nd Foot: 0814\n"
                 "    - 6th Foot: 0815\n"
                 "  - Gen. Ost: with 1st Brigade\n"),
            "1 heading\n"
            "2 heading\n"
            "3 heading\n"
            "4 placement: 2nd Foot @0814\n"
            "5 placement: 6th Foot @0815\n"
            "6 placement: Gen. Ost* with 1st Brigade\n");
}

TEST(Strangers, HoursBeforeDotsAndRosters) {
  EXPECT_EQ(read("06.30 ....... Advance Guard (3 units) ....... hex 0118\n"
                 "Blue OOB: 3 x rifle squads, Lt. Krall (0-1-5)\n"),
            "1 schedule: 3 x Advance Guard @0118 at 06.30\n"
            "2 manifest: 3 x rifle squads; Lt. Krall*\n");
}

TEST(Strangers, FacingsBehindTheHexAndForAll) {
  EXPECT_EQ(read("Set-up\n"
                 "1st Gren – 2805/3\n"
                 "2Wis 2915, 7Wis 2916; all facing NW\n"
                 "† May not move on turn 1.\n"),
            "1 heading\n"
            "2 placement: 1st Gren @2805 facing 3\n"
            "3 placement: 2Wis @2915 facing NW; 7Wis @2916 facing NW\n"
            "4 note\n");
}

}  // namespace
}  // namespace redoubt::transcribe::test
