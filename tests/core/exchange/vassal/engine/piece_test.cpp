#include "tests/core/exchange/vassal/engine/piece.h"

#include <gtest/gtest.h>

#include "tests/core/exchange/vassal/engine/small_module.h"

namespace redoubt::exchange::vassal::engine {
namespace {

using testing::definition;
using Traits = std::vector<std::pair<std::string, std::string>>;

const Traits kBasic = {{"piece;;;a.png;1st Line", "null;0;0;7;0"}};

Traits with(Traits traits) {
  traits.push_back(kBasic.front());
  return traits;
}

std::vector<std::string> faults(const Traits& traits) {
  std::vector<std::string> problems;
  decodePiece(definition(traits), "Piece", problems);
  return problems;
}

const std::string kLayers =
    "emb2;;128;;Up;128;;Down;128;;;;1;false;0;0;a.png,b.png;,+ "
    "back;true;Side;;;false;;1;1;true;;70,130;71,130;;1.0;;true";

TEST(EnginePiece, IsDecodedTraitByTrait) {
  std::vector<std::string> problems;
  const auto piece =
      decodePiece(definition({{"mark;Army,Command", "French,I Corps"},
                              {"prototype;Infantry", ""},
                              {"rotate;12;93,130;91,130;Right;Left;;;Facing;;;;;true", "3"},
                              {kLayers, "2"},
                              {"obs;77,130;mask.png;Hide;Gown.png;?;sides:French\\;Allies;Peek;;true;;", "null;"},
                              {"piece;;;a.png;1st / Line", "Main Map;10;-20;7;1;Key;Value"}},
                             "12"),
                  "Piece", problems);
  EXPECT_EQ(problems, std::vector<std::string>());
  ASSERT_TRUE(piece);
  EXPECT_EQ(piece->id, "12");
  EXPECT_EQ(piece->name(), "1st / Line");
  EXPECT_EQ(piece->image(), "a.png");
  EXPECT_EQ(piece->gpid(), "7");
  EXPECT_EQ(piece->map(), "Main Map");
  EXPECT_EQ(piece->x(), 10);
  EXPECT_EQ(piece->y(), -20);
  EXPECT_EQ(marksOf(*piece), (std::map<std::string, std::string>{{"Army", "French"}, {"Command", "I Corps"}}));
  EXPECT_EQ(prototypesOf(*piece), std::vector<std::string>{"Infantry"});
  ASSERT_EQ(rotationsOf(*piece).size(), 1U);
  EXPECT_EQ(rotationsOf(*piece)[0].facings, 12);
  EXPECT_EQ(rotationsOf(*piece)[0].degrees, 90);
  ASSERT_EQ(layersOf(*piece).size(), 1U);
  EXPECT_EQ(layersOf(*piece)[0].images, (std::vector<std::string>{"a.png", "b.png"}));
  EXPECT_EQ(layersOf(*piece)[0].level, 2);
  EXPECT_EQ(shownName(*piece), "1st / Line back");
  EXPECT_EQ(imagesOf(*piece), (std::vector<std::string>{"a.png", "b.png", "mask.png", "own.png", "a.png"}));
}

TEST(EnginePiece, IsWrittenAsItWasRead) {
  std::vector<std::string> problems;
  const std::string text = definition(with({{"mark;A", "1"}, {"delete;Delete;68,130;", ""}, {kLayers, "1"}}));
  const auto piece = decodePiece(text, "Piece", problems);
  ASSERT_TRUE(piece);
  EXPECT_EQ("+/null/" + encodedType(*piece) + "/" + encodedState(*piece), text);
}

TEST(EnginePiece, AStateThatIsMissingEndsIt) {
  std::vector<std::string> problems;
  EXPECT_FALSE(decodePiece("+/null/delete;Delete;68,130;\tpiece;;;;x/null;0;0;1;0", "Piece", problems));
  EXPECT_EQ(problems, std::vector<std::string>{"Piece: the state is of 1 traits, the type of 2."});
  problems.clear();
  decodePiece("+/null/piece;;;;x/null;0;0;1;0\t", "Piece", problems);
  EXPECT_EQ(problems, std::vector<std::string>{"Piece: the state has more parts than the type."});
}

TEST(EnginePiece, EachFaultOfATraitIsOneProblem) {
  EXPECT_EQ(faults(with({{kLayers, "2"}})), std::vector<std::string>());
  const std::pair<Traits, std::string> cases[] = {
      {with({{"whatever;1", ""}}), "Piece: whatever is no trait."},
      {with({{"rotate;6;93,130;91,130;R;L;;;F;;;;;true", "6"}}), "Piece, trait rotate: there is no facing 6."},
      {with({{"rotate;0;93,130;91,130;R;L;;;F;;;;;true", "0"}}), ""},
      {with({{"rotate;6;93.130;91,130;R;L;;;F;;;;;true", "0"}}),
       "Piece, trait rotate: cwKey \"93.130\" is no key command."},
      {with({{"rotate;6;93,130;91,130;R;L;;;F;;;;;true;more", "0"}}),
       "Piece, trait rotate: the type has 14 fields, 13 are known."},
      {with({{kLayers, "3"}}), "Piece, trait emb2: there is no layer 3."},
      {with({{kLayers, "0"}}), "Piece, trait emb2: there is no layer 0."},
      {with({{kLayers, "-1"}}), "Piece, trait emb2: it is always active, and its state says that it isn't."},
      {with({{"mark;A,B", "1"}}), "Piece, trait mark: there are not as many values as names."},
      {with({{"prototype;Infantry", "1"}}), "Piece, trait prototype: it has a state, 1, and should have none."},
      {with({{"markmoved;;0;0;Moved;77,130;;false;;;;", ""}}),
       "Piece, trait markmoved: the state  is neither true nor false."},
      {with({{"label;;L;big;;0,0,0;t;0;c;0;b;c;$pieceName$;Dialog;0;0;T;;false", ""}}),
       "Piece, trait label: size \"big\" is no whole number."},
      {with({{"report;70,130;Flip;;;;false", "-1"}}),
       "Piece, trait report: keys \"70,130\" is no list of key commands."},
      {with({{"footprint;84,130;T;false;false;3;0,0,0;0,0,0;100;50;20;30;2.0;;;;;false", "false;;2;1,1;false"}}),
       "Piece, trait footprint: the trail has not the points that it says."},
      {with({{"PROP;Fire;true,0,4,false;More:57350\\,0\\,More;", "0"}}),
       "Piece, trait PROP: the command More:57350,0,More is none."},
      {with({{"obs;77,130", "null;"}}), "Piece, trait obs: the type has 1 fields, at least 2 are needed."},
      {{{"piece;;;a.png;x", "null;0;0;7;2;a;b"}}, "Piece: the basic piece has not as many properties as it says."},
      {{{"piece;;;a.png;x", "null;x;0;7;0"}},
       "Piece: the basic piece's state isn't map, x, y and number of the piece."},
      {{{"piece;;;x", "null;0;0;7;0"}}, "Piece, trait piece: the type has 3 fields, at least 4 are needed."}};
  for (const auto& [traits, problem] : cases) {
    const std::vector<std::string> found = faults(traits);
    if (!problem.empty()) {
      EXPECT_EQ(found, std::vector<std::string>{problem});
    } else {
      EXPECT_FALSE(found.empty());
    }
  }
}

TEST(EnginePiece, TheBasicPieceIsLast) {
  EXPECT_FALSE(faults({{"piece;;;;a", "null;0;0;1;0"}, {"delete;D;68,130;", ""}}).empty());
  EXPECT_FALSE(faults({{"delete;D;68,130;", ""}}).empty());
}

TEST(EnginePiece, APrototypeIsReplacedByItsTraits) {
  std::vector<std::string> problems;
  std::map<std::string, Piece> prototypes;
  prototypes["Inner"] = *decodePiece(definition({{"mark;Kind", "Foot"}, {"piece;;;;", "null;0;0;;0"}}), "p", problems);
  prototypes["Outer"] = *decodePiece(
      definition({{"delete;D;68,130;", ""}, {"prototype;Inner", ""}, {"piece;;;;", "null;0;0;;0"}}), "p", problems);
  prototypes["Loop"] = *decodePiece(definition({{"prototype;Loop", ""}, {"piece;;;;", "null;0;0;;0"}}), "p", problems);
  const Piece piece = expanded(*decodePiece(definition(with({{"prototype;Outer", ""}})), "p", problems), prototypes);
  EXPECT_EQ(problems, std::vector<std::string>());
  ASSERT_EQ(piece.traits.size(), 3U);
  EXPECT_EQ(piece.traits[0].id, "delete");
  EXPECT_EQ(piece.traits[1].state, "Foot");
  EXPECT_EQ(piece.name(), "1st Line");
  expanded(*decodePiece(definition(with({{"prototype;Loop", ""}})), "p", problems), prototypes);  // ends
}

}  // namespace
}  // namespace redoubt::exchange::vassal::engine
