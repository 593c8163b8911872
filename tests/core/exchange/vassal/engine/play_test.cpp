#include <gtest/gtest.h>

#include "tests/core/exchange/vassal/engine/piece.h"
#include "tests/core/exchange/vassal/engine/small_module.h"

namespace redoubt::exchange::vassal::engine {
namespace {

Piece played(std::vector<std::pair<std::string, std::string>> traits) {
  traits.emplace_back("piece;;;a.png;1st Line", "null;0;0;7;0");
  std::vector<std::string> problems;
  Piece piece = decodePiece(testing::definition(traits), "Piece", problems).value();
  EXPECT_EQ(problems, std::vector<std::string>());
  return piece;
}

std::string layers(const std::string& loop, const std::string& always) {
  return "emb2;;128;;Lose;128;;Gain;128;;;;1;false;0;0;a.png,b.png,c.png;,,;" + loop + ";Step;;;false;;1;1;" + always +
         ";65,130;57344,0,Lose;57345,0,Gain;;1.0;;true";
}

TEST(EnginePlay, TurnsGoRoundBothWays) {
  Piece piece = played({{"rotate;6;93,130;91,130;Right;Left;;;Facing;;;;;true", "5"}});
  EXPECT_TRUE(press(piece, "93,130"));
  EXPECT_EQ(rotationsOf(piece)[0].index, 0);
  EXPECT_TRUE(choose(piece, "Left"));
  EXPECT_EQ(rotationsOf(piece)[0].index, 5);
  EXPECT_EQ(encodedState(piece), "5\tnull;0;0;7;0");
  EXPECT_FALSE(press(piece, "94,130"));
  EXPECT_FALSE(choose(piece, "Nowhere"));
}

TEST(EnginePlay, StepsEndAtTheLastUnlessTheyLoop) {
  Piece piece = played({{layers("false", "true"), "2"}});
  EXPECT_TRUE(choose(piece, "Lose"));
  EXPECT_FALSE(choose(piece, "Lose"));
  EXPECT_EQ(layersOf(piece)[0].level, 3);
  EXPECT_TRUE(press(piece, "1,0,Gain"));
  EXPECT_EQ(layersOf(piece)[0].level, 2);
  Piece looping = played({{layers("true", "true"), "3"}});
  EXPECT_TRUE(choose(looping, "Lose"));
  EXPECT_EQ(layersOf(looping)[0].level, 1);
  EXPECT_TRUE(choose(looping, "Gain"));
  EXPECT_EQ(layersOf(looping)[0].level, 3);
}

TEST(EnginePlay, ALayerGoesOutAndKeepsItsLevel) {
  Piece piece = played({{layers("false", "false"), "2"}});
  EXPECT_TRUE(press(piece, "65,130"));
  EXPECT_EQ(layersOf(piece)[0].level, 0);
  EXPECT_TRUE(press(piece, "65,130"));
  EXPECT_EQ(layersOf(piece)[0].level, 2);
}

TEST(EnginePlay, ATriggerPressesItsKeys) {
  Piece piece = played({{"macro;;Rout;82,130;;;57344\\,0\\,Lose,93\\,130;false;;;counted;;;;false;;1;1", ""},
                        {"rotate;6;93,130;91,130;;;;;Facing;;;;;true", "0"},
                        {layers("false", "true"), "1"}});
  EXPECT_EQ(menuOf(piece), (std::vector<std::string>{"Rout", "Lose", "Gain"}));
  EXPECT_TRUE(choose(piece, "Rout"));
  EXPECT_EQ(layersOf(piece)[0].level, 2);
  EXPECT_EQ(rotationsOf(piece)[0].index, 1);
}

TEST(EnginePlay, TriggersThatCallThemselvesEnd) {
  Piece piece = played({{"macro;;Rout;82,130;;;82\\,130,82\\,130;false;;;counted;;;;false;;1;1", ""}});
  EXPECT_FALSE(press(piece, "82,130"));
}

TEST(EnginePlay, PropertiesMasksAndMarksOfMovement) {
  Piece piece = played({{"PROP;Fire;true,0,4,false;More:57350\\,0\\,More:I\\,1,None:57351\\,0\\,None:P\\,0;", "4"},
                        {"obs;77,130;back.png;Hide;I;?;player:;Peek;;true;;", "null;"},
                        {"markmoved;/images/moved.gif;0;0;Moved;86,130;;false;;;;", "false"}});
  EXPECT_FALSE(choose(piece, "More"));
  EXPECT_TRUE(choose(piece, "None"));
  EXPECT_TRUE(choose(piece, "Hide"));
  EXPECT_TRUE(press(piece, "86,130"));
  EXPECT_EQ(piece.traits[0].state, "0");
  EXPECT_EQ(piece.traits[1].state, "player;");
  EXPECT_EQ(piece.traits[2].state, "true");
}

}  // namespace
}  // namespace redoubt::exchange::vassal::engine
