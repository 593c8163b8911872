// What is told by the words that authors of modules use.
#include <gtest/gtest.h>

#include "core/exchange/vassal/reading/counter_kinds.h"
#include "core/exchange/vassal/reading/peoples.h"
#include "core/exchange/vassal/reading/unit_types.h"
#include "core/exchange/vassal/reading/unit_values.h"

namespace redoubt::exchange::vassal::reading {
namespace {

Piece pieceOf(const std::string& name, std::vector<std::string> prototypes = {},
              const std::vector<std::pair<std::string, std::string>>& marks = {}) {
  Piece piece;
  piece.name = name;
  piece.prototypes = std::move(prototypes);
  for (const auto& [key, value] : marks) piece.traits.push_back({"mark", {key}, value, true});
  return piece;
}

Slot slotIn(std::vector<std::string> folders, Piece piece) {
  Slot slot;
  slot.name = piece.name;
  slot.folders = std::move(folders);
  slot.piece = std::move(piece);
  return slot;
}

KindRole roleOfSlot(const Slot& slot) {
  return roleOf(&slot, slot.piece);
}

UnitSort sortOfSlot(const Slot& slot) {
  return sortOf(&slot, slot.piece);
}

int likeness(const std::string& text, const std::string& side, const std::string& other = "Others") {
  return likenessOf(namingOf(text), namingsOf({side, other}).front());
}

TEST(Peoples, AreTheSameByAnyOfTheirNames) {
  EXPECT_EQ(likeness("French Unit", "France"), 2);
  EXPECT_EQ(likeness("US_Rifles1", "Americans"), 2);
  EXPECT_EQ(likeness("Jednostka szwedzka", "Szwedzi"), 1);
  EXPECT_EQ(likeness("Blue Infantry", "Blue Force"), 2);
  EXPECT_EQ(likeness("German", "German"), 3);
  EXPECT_EQ(likeness("Husaren", "USA"), 0) << "a short name within another word";
  EXPECT_EQ(likeness("Force marker", "Blue Force"), 0);
}

TEST(Peoples, AreNotTakenForOthersWhoShareTheirName) {
  const auto sides = namingsOf({"North Vietnam", "South Vietnam"});
  const Naming text = namingOf("South Vietnam Infantry");
  EXPECT_EQ(likenessOf(text, sides[0]), 0);
  EXPECT_EQ(likenessOf(text, sides[1]), 2);
}

TEST(Peoples, FoughtInAlliances) {
  EXPECT_TRUE(isOfAlliance(namingOf("Italian"), namingOf("Axis")));
  EXPECT_TRUE(isOfAlliance(namingOf("Soviets"), namingOf("Warsaw Pact")));
  EXPECT_FALSE(isOfAlliance(namingOf("Italian"), namingOf("Central Powers")));
}

TEST(Peoples, AtTheTableMayOnlyLookOn) {
  for (const char* seat : {"Solitaire", "Solo player", "Observer", "Both sides", "Game Master", "Referee/Umpire"}) {
    EXPECT_TRUE(isOnlooker(seat)) << seat;
  }
  for (const char* side : {"Player 1", "French", "Side A", "Master of Ballantrae"})
    EXPECT_FALSE(isOnlooker(side)) << side;
  EXPECT_TRUE(isAnyPlayer("Player 2"));
  EXPECT_FALSE(isAnyPlayer("Player French"));
}

TEST(Role, IsToldByTheLastWordOfAPrototype) {
  EXPECT_EQ(roleOfSlot(slotIn({"France"}, pieceOf("D'Erlon", {"French I Corps Unit", "French Activation Marker"}))),
            KindRole::Marker)
      << "an activation marker that lights up the units of a corps";
  EXPECT_EQ(roleOfSlot(slotIn({"Boss"}, pieceOf("Wellington", {"Commander Activation Marker"}))), KindRole::Marker);
  EXPECT_EQ(roleOfSlot(slotIn({"France"}, pieceOf("Foy", {"French Unit", "Moved Marker"}))), KindRole::Unit)
      << "units have markers on them";
}

TEST(Role, OfAPaletteCountsForThoseOfWhichNothingElseIsTold) {
  EXPECT_EQ(roleOfSlot(slotIn({"Dowódcy"}, pieceOf("Chodkiewicz", {"Jednostka polska"}))), KindRole::Leader);
  EXPECT_EQ(roleOfSlot(slotIn({"Leaders"}, pieceOf("Guard", {"Infantry regiment"}))), KindRole::Unit);
  EXPECT_EQ(roleOfSlot(slotIn({"General Markers"}, pieceOf("Rout"))), KindRole::Marker);
}

TEST(UnitSort, IsToldByPropertiesPrototypesNamesAndPalettes) {
  EXPECT_EQ(sortOfSlot(slotIn({}, pieceOf("1/6", {}, {{"Type", "Reconnaissance"}}))).slug, "reconnaissance");
  EXPECT_EQ(sortOfSlot(slotIn({}, pieceOf("1/6", {"Motorized Infantry"}))).slug, "motorised");
  EXPECT_EQ(sortOfSlot(slotIn({}, pieceOf("21 Pz 8-8"))).slug, "armour");
  EXPECT_EQ(sortOfSlot(slotIn({"German", "Artillery"}, pieceOf("401"))).slug, "artillery");
  EXPECT_EQ(sortOfSlot(slotIn({"German", "1 SS Pz Corps"}, pieceOf("12 VG"))).slug, "infantry")
      << "a corps holds all sorts";
  EXPECT_EQ(sortOfSlot(slotIn({}, pieceOf("x", {"armoured prototype", "infantry prototype"}))).slug, "mechanised");
  EXPECT_EQ(sortOfSlot(slotIn({}, pieceOf("Husaria"))).arm, "cavalry");
  EXPECT_TRUE(sortOfSlot(slotIn({}, pieceOf("Panzer Lehr"))).isModern);
  EXPECT_FALSE(sortOfSlot(slotIn({}, pieceOf("Old Guard"))).isModern);
}

TEST(UnitSort, HasTheSizeOfTheUnitAndNotOfItsFormation) {
  const UnitSort battalion = sortOfSlot(slotIn({}, pieceOf("a", {"battalion prototype", "infantry prototype"})));
  EXPECT_EQ(battalion.echelon, "battalion");
  EXPECT_EQ(typeSlugOf(battalion), "infantry-battalion");
  EXPECT_EQ(titleOf(battalion, false), "Infantry battalion");
  EXPECT_EQ(titleOf(battalion, true), "Piechota, batalion");
  EXPECT_EQ(sortOfSlot(slotIn({}, pieceOf("a", {"French I Corps Unit"}))).echelon, "");
  EXPECT_EQ(sortOfSlot(slotIn({}, pieceOf("a", {}, {{"Echelon", "Brigade"}}))).echelon, "brigade");
  const UnitSort staff = sortOfSlot(slotIn({}, pieceOf("HQ", {"corps prototype"})));
  EXPECT_EQ(titleOf(staff, false), "Corps headquarters");
}

UnitValues valuesOfName(const std::string& name) {
  return valuesOf(nullptr, pieceOf(name));
}

TEST(UnitValues, StandInNames) {
  EXPECT_EQ(valuesOfName("99-393 Inf 3-5-6"), (UnitValues{{"attack", 3}, {"defence", 5}, {"movement", 6}}));
  EXPECT_EQ(valuesOfName("4-4-3 Legion"), (UnitValues{{"attack", 4}, {"defence", 4}, {"movement", 3}}));
  EXPECT_EQ(valuesOfName("12 SS Pz 8-8"), (UnitValues{{"attack", 8}, {"movement", 8}}));
  EXPECT_EQ(valuesOfName("Lehr (7-9)"), (UnitValues{{"attack", 7}, {"movement", 9}}));
  for (const char* name : {"2-7 Cav", "1/327/101", "101-102-103", "1-2-3-4", "V-2 1944-45", "A4-4-3", "6-0", "7-"}) {
    EXPECT_TRUE(valuesOfName(name).empty()) << name;
  }
}

TEST(UnitValues, OfPropertiesGoFirst) {
  const Piece piece = pieceOf("Old Guard 9-9-9", {}, {{"Strength", "5"}, {"Movement Points", "4"}, {"CF", "7"}});
  EXPECT_EQ(valuesOf(nullptr, piece), (UnitValues{{"attack", 7}, {"movement", 4}, {"size", 5}}));
  EXPECT_TRUE(valuesOf(nullptr, pieceOf("a", {}, {{"Strength", "0"}, {"CF", "many"}, {"Morale", "1000"}})).empty());
}

TEST(UnitValues, OfATextOnTheCounterAreFilledIn) {
  Piece piece = pieceOf("a", {}, {{"A", "6"}, {"M", "8"}});
  piece.traits.push_back({"label", {"", "", "10"}, "$A$-$M$", true});
  EXPECT_EQ(valuesOf(nullptr, piece), (UnitValues{{"attack", 6}, {"movement", 8}}));
  piece.traits.back().state = "$Unknown$-$M$";
  EXPECT_TRUE(valuesOf(nullptr, piece).empty());
}

TEST(Formation, IsThatOfAPropertyOrOfAPalette) {
  const auto formation = [](const Slot& slot) { return formationOf(&slot, slot.piece); };
  EXPECT_EQ(formation(slotIn({"American", "101 Abn Div", "Infantry"}, pieceOf("377"))), "101 Abn Div");
  EXPECT_EQ(formation(slotIn({"I Corps"}, pieceOf("a", {}, {{"Formation", "French I Corps"}}))), "French I Corps");
  EXPECT_EQ(formation(slotIn({"Divisions", "Units"}, pieceOf("a", {}, {{"Command", "Land"}}))), "");
  EXPECT_EQ(formation(slotIn({}, pieceOf("a", {}, {{"Command", "Without a command"}}))), "");
}

Piece steppedPiece(const std::string& images, const std::string& title, bool isAlwaysShown, const std::string& level) {
  Piece piece = pieceOf("a");
  piece.image = "a.png";
  Trait layer{"emb2", std::vector<std::string>(26), level, true};
  layer.fields[15] = images;
  layer.fields[18] = title;
  layer.fields[24] = "1";
  layer.fields[25] = isAlwaysShown ? "true" : "false";
  piece.traits.push_back(layer);
  return piece;
}

std::vector<std::string> picturesOf(const Piece& piece) {
  const auto steps = stepLayersOf(piece);
  return steps ? steps->pictures : std::vector<std::string>();
}

TEST(Steps, AreToldByWordsOrPicturesAndMayBeginWithThePieceItself) {
  using Pictures = std::vector<std::string>;
  EXPECT_EQ(picturesOf(steppedPiece("a.png,b.png", "Steps", true, "1")), (Pictures{"a.png", "b.png"}));
  EXPECT_EQ(picturesOf(steppedPiece(",b.png", "Step loss", true, "1")), (Pictures{"a.png", "b.png"}));
  EXPECT_EQ(picturesOf(steppedPiece("b.png", "Flip", false, "-1")), (Pictures{"a.png", "b.png"}));
  EXPECT_EQ(picturesOf(steppedPiece("a.png,b.png", "Flip", false, "1")), (Pictures{"a.png", "b.png"}))
      << "the piece's own picture is not a step twice";
  EXPECT_EQ(picturesOf(steppedPiece("a.png,a_back.png", "", true, "1")), (Pictures{"a.png", "a_back.png"}));
  EXPECT_EQ(picturesOf(steppedPiece("a.png,a_t.png", "Strona", true, "1")), (Pictures{"a.png", "a_t.png"}));
  EXPECT_EQ(picturesOf(steppedPiece("a.png,x.png", "Background", true, "1")), Pictures{});
  Piece sign = steppedPiece("a.png,b.png", "Steps", true, "1");
  sign.traits[0].fields[13] = "20";
  EXPECT_EQ(picturesOf(sign), Pictures{}) << "a sign at the edge of the counter";
  EXPECT_EQ(picturesOf(steppedPiece(",disrupted.png", "Disrupted", true, "1")), Pictures{});
  EXPECT_EQ(stepOf(steppedPiece(",b.png", "Step loss", true, "2")), 2);
  EXPECT_EQ(stepOf(steppedPiece("b.png", "Flip", false, "1")), 2);
  EXPECT_EQ(stepOf(steppedPiece("b.png", "Flip", false, "-1")), 1);
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
