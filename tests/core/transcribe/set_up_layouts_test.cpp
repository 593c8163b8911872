#include <gtest/gtest.h>

#include "tests/core/transcribe/described.h"

// Set-ups as publishers print them. All units and hexes are made up.
namespace redoubt::transcribe::test {
namespace {

TEST(SetUpLayouts, TablesOfMarkdown) {
  EXPECT_EQ(read("Blue army:\n\n"
                 "| unit | hex |\n"
                 "|---|---|\n"
                 "| 1/I/6 pp, 2/I/6 pp | 1212 |\n"
                 "| strz./2 pp | 1809 (facing 1909 and 1810) |\n"
                 "| gen. Adler | on any one of his units |\n"
                 "| Artillery: | |\n"
                 "| 1 art. | 0214 |\n"),
            "1 heading\n"
            "3 heading\n"
            "4 table\n"
            "5 placement: 1/I/6 pp @1212; 2/I/6 pp @1212\n"
            "6 placement: strz./2 pp @1809 facing 1909 and 1810\n"
            "7 placement: gen. Adler* with any one of his units\n"
            "8 heading\n"
            "9 placement: 1 art. @0214\n");
}

TEST(SetUpLayouts, TwoArmiesSideBySideInOneTable) {
  EXPECT_EQ(read("| Set-up | | | |\n"
                 "|---|---|---|---|\n"
                 "| Blues: | | Reds: | |\n"
                 "| Amber, wagon | K | Zander | OR |\n"
                 "| Basil, Cedar | K | All units in camp | |\n"
                 "| Dill | P | infantry 1312, 1313, 13 | 314 |\n"
                 "| Elm (inf) | P | Yarrow | 1318 |\n"
                 "| Fern, Haze | l P | OR - red camp | |\n"),
            "1 heading\n"
            "2 table\n"
            "3 heading\n"
            "4 placement: Amber in K; wagon in K; Zander in OR\n"
            "5 placement: Basil in K; Cedar in K; All units in camp\n"
            "6 placement: Dill in P; infantry @1312; infantry @1313; infantry @1314\n"
            "7 placement: Elm (inf) in P; Yarrow @1318\n"
            "8 placement: Fern in P; Hazel in P\n");
}

TEST(SetUpLayouts, HexFirst) {
  EXPECT_EQ(read("Initial deployment\n"
                 "Hex 0817: 1/I, 2/I, Ney\n"
                 "Hex 0916: 3/I; 4/I\n"
                 "0917 Guard Cav\n"
                 "within two hexes of 1005: 3 Hussars (KGL)\n"),
            "1 heading\n"
            "2 placement: 1/I @0817; 2/I @0817; Ney @0817\n"
            "3 placement: 3/I @0916; 4/I @0916\n"
            "4 placement: Guard Cav @0917\n"
            "5 placement: 3 Hussars (KGL) @1005 within 2\n");
}

TEST(SetUpLayouts, DotLeadersGoOnAfterAPageBreak) {
  EXPECT_EQ(read("French set-up\n"
                 "1st Line ............ 0714\n"
                 "2nd Line ............ 0815\n"
                 "\f                         12\n"
                 "3rd Line ............ 0816\n"),
            "1 heading\n"
            "2 placement: 1st Line @0714\n"
            "3 placement: 2nd Line @0815\n"
            "4 note\n"
            "5 placement: 3rd Line @0816\n");
}

TEST(SetUpLayouts, LettersAndDottedNumbers) {
  EXPECT_EQ(read("Set up\nA12: 2nd Guards 6-5\nB13: 1st Lancers 4-8\nK22 or K23: Marshal Adler\n"),
            "1 heading\n2 placement: 2nd Guards @A12\n3 placement: 1st Lancers @B13\n4 placement: Marshal Adler* @K22 "
            "or K23\n");
  EXPECT_EQ(read("Set up\nA/Hill/2: A16.19\nRa/An/1, Wr/An/1: A18.21\nSupply: A 22.25\nSumner: w/i 5 B34.34\n"),
            "1 heading\n2 placement: A/Hill/2 @A16.19\n3 placement: Ra/An/1 @A18.21; Wr/An/1 @A18.21\n4 placement: "
            "Supply @A 22.25\n"
            "5 placement: Sumner @B34.34 within 5\n");
  EXPECT_EQ(read("Ustawienie:\n1 pułk – 16.19\n2 pułk – 16.20\n3 pułk – 7.12\n"),
            "1 heading\n2 placement: 1 pułk @16.19\n3 placement: 2 pułk @16.20\n4 placement: 3 pułk @7.12\n");
}

TEST(SetUpLayouts, FacingsAndRadii) {
  EXPECT_EQ(read("Set-up\n"
                 "Yellow Brigade – 1507, fac. 2; Blue Brigade – 1608, front: 3\n"
                 "Dragoons – 2310, facing NW\n"
                 "Croats – 2502 or any adjacent hex\n"
                 "Horse – 2016 (2)\n"
                 "1 pułk – 1710, skierowany na 1810\n"
                 "Tatarzy – w promieniu 2 pól od 1412\n"),
            "1 heading\n"
            "2 placement: Yellow Brigade @1507 facing 2; Blue Brigade @1608 facing 3\n"
            "3 placement: Dragoons @2310 facing NW\n"
            "4 placement: Croats @2502 within 1\n"
            "5 placement: Horse @2016 within 2\n"
            "6 placement: 1 pułk @1710 facing 1810\n"
            "7 placement: Tatarzy @1412 within 2\n");
}

TEST(SetUpLayouts, ReinforcementsByTurnAndHour) {
  EXPECT_EQ(read("Reinforcements\n"
                 "Turn 3 (10:00 a.m.): 1/21, 2/21 enter at hex 0101 or 0102\n"
                 "GT 5 – 0112: 3/21\n"
                 "8:00 AM – 0201: General Adler; 1st Grenadiers\n"
                 "Etap 7: 1. pułk ułanów – pole 2001\n"),
            "1 heading\n"
            "2 schedule: 1/21 @0101 or 0102 turn 3; 2/21 @0101 or 0102 turn 3\n"
            "3 schedule: 3/21 @0112 turn 5\n"
            "4 schedule: General Adler* @0201 at 8:00 AM; 1st Grenadiers @0201 at 8:00 AM\n"
            "5 schedule: 1. pułk ułanów @2001 turn 7\n");
}

TEST(SetUpLayouts, ActivationPools) {
  EXPECT_EQ(read("In the **Third Turn**, the Activation Pool consists of:\n\n"
                 "- Blues: General Adler, Commander Basil;\n"
                 "- Reds: General Cedar and any two Leaders chosen by the Red player (entry hexes\n\n"
                 "0144-0149);\n\n"
                 "Od czwartego etapu:\n"
                 "- Niebiescy - gen. mjr Adler i dwóch dowolnych dowódców;\n"),
            "1 heading\n"
            "3 schedule: General Adler* turn 3; Commander Basil* turn 3\n"
            "4 schedule: General Cedar* turn 3; 2 x Leaders chosen by the Red player* @0144-0149 turn 3\n"
            "6 goes on with 4\n"
            "8 heading\n"
            "9 schedule: gen. mjr Adler* turn 4+; 2 x dowódców* turn 4+\n");
}

TEST(SetUpLayouts, TwoColumnsOfAPage) {
  EXPECT_EQ(read("Advance guard:                          Right wing:\n"
                 "1/1 Jaeger: 1803                        1/5 Line: 2210\n"
                 "2/1 Jaeger: 1804                        2/5 Line: 2210\n"
                 "9 Hussars: 1704, 1705                   3/5 Line: 2311\n"
                 "Main body:                              6 Hussars: 2409, facing N\n"
                 "IR 27 (3 bns): 1606                     Reserve:\n"
                 "IR 45 (3 bns): 1607                     Guard: 2514\n"),
            "1 heading\n"
            "2 placement: 1/1 Jaeger @1803; 1/5 Line @2210\n"
            "3 placement: 2/1 Jaeger @1804; 2/5 Line @2210\n"
            "4 placement: 9 Hussars @1704; 9 Hussars @1705; 3/5 Line @2311\n"
            "5 placement: 6 Hussars @2409 facing N\n"
            "6 placement: 3 x IR 27 @1606\n"
            "7 placement: 3 x IR 45 @1607; Guard @2514\n");
}

TEST(SetUpLayouts, SpreadsheetsAndPages) {
  EXPECT_EQ(read("Unit,Formation,Hex,Turn,Notes\n"
                 "1st Bn/7th Rgt,5th Bde,0412,,\n"
                 "\"HQ, 5th Bde\",5th Bde,0411,,facing NE\n"
                 "1st Bn/8th Rgt,6th Bde,0101,3,\n",
                 TextForm::Csv),
            "1 heading\n2 placement: 1st Bn/7th Rgt @0412\n3 placement: HQ, 5th Bde @0411 facing NE\n4 schedule: 1st "
            "Bn/8th Rgt @0101 turn 3\n");
  EXPECT_EQ(read("<html><body><h2>Blue set-up</h2>\n<table>\n<tr><th>Unit</th><th>Hex</th></tr>\n<tr><td>1/21, "
                 "2/21</td><td>1203</td></tr>\n"
                 "</table><ul><li>Adler: 1204</li>\n</ul></body></html>"),
            "1 heading\n3 heading\n4 placement: 1/21 @1203; 2/21 @1203\n5 placement: Adler @1204\n");
}

TEST(SetUpLayouts, ProseAndOtherNumbersPlaceNothing) {
  const std::string text = read(
      "The battle of 14 June 1815 was fought by 25 battalions and 1200 horse.\n"
      "[4.22] At the beginning of its movement phase a unit has 6 movement points.\n"
      "Victory: the Blues win at once with 167 points.\n"
      "Note: the Blues move first in hex 1205.\n");
  EXPECT_EQ(text.find("placement"), std::string::npos) << text;
  EXPECT_EQ(text.find("schedule"), std::string::npos) << text;
}

TEST(SetUpLayouts, TablesOfCostsAndResultsAreTables) {
  const Reading reading = transcribe::read(
      "Combat results\n\n"
      "| Die | 1:2 | 1:1 | 2:1 | 3:1 |\n"
      "|---|---|---|---|---|\n"
      "| 1 | A2 | A1 | - | D1 |\n"
      "| 2 | A1 | - | D1 | D2 |\n",
      std::nullopt, {});
  ASSERT_EQ(reading.tables.size(), 1u) << described(reading);
  EXPECT_EQ(reading.tables[0].title, "Combat results");
  EXPECT_EQ(reading.tables[0].rows.size(), 3u);
  EXPECT_EQ(reading.tables[0].rows[2][4], "D2");
}

TEST(SetUpLayouts, MisprintsAreToldAndKept) {
  const Reading reading =
      transcribe::read("Set-up\n1st Guards — 1104\nHibernia — 13O8\n2nd Guards — 1105, 1105\n", std::nullopt, {});
  EXPECT_EQ(described(reading),
            "1 heading\n2 placement: 1st Guards @1104\n3 placement: Hibernia @13O8\n4 placement: 2nd Guards @1105; 2nd "
            "Guards @1105\n");
  EXPECT_TRUE(reading.lines[1].guesses.empty());
  EXPECT_FALSE(reading.lines[2].guesses.empty());
  EXPECT_FALSE(reading.lines[3].guesses.empty());
}

}  // namespace
}  // namespace redoubt::transcribe::test
