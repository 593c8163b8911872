#include "core/exchange/vassal/reading/piece.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/exchange/vassal/reading/prototypes.h"
#include "tests/core/exchange/vassal/reading/sample_archive.h"

namespace redoubt::exchange::vassal::reading {
namespace {

Piece decoded(const std::string& text) {
  Effort effort;
  return decodeDefinition(text, effort).value();
}

Prototype prototype(const std::string& name, const std::vector<std::pair<std::string, std::string>>& traits) {
  Prototype made;
  made.name = name;
  auto all = traits;
  all.emplace_back("piece;;;;", "null;0;0;");
  made.definition = sample::piece(all);
  made.piece = decoded(made.definition);
  return made;
}

TEST(Piece, HasItsTraitsFromTheOutermostInwards) {
  const Piece piece = decoded(sample::piece({{"rotate;6;93,130;91,130;CW;CCW;;;facing", "2"},
                                             {"mark;Side,Type", "French,Line\\, old"},
                                             {"label;x\\;y;a/b", "text with\ttab"},
                                             {"piece;;;unit.png;1/377", "Main Map;100;-50;17;0"}}));
  ASSERT_EQ(piece.traits.size(), 3U);
  EXPECT_EQ(piece.traits[0].key, "rotate");
  EXPECT_EQ(piece.traits[0].field(0), "6");
  EXPECT_EQ(piece.traits[2].field(0), "x;y");
  EXPECT_EQ(piece.traits[2].field(1), "a/b");
  EXPECT_EQ(piece.traits[2].state, "text with\ttab");
  EXPECT_EQ(piece.image, "unit.png");
  EXPECT_EQ(piece.name, "1/377");
  EXPECT_EQ(piece.map, "Main Map");
  EXPECT_EQ(piece.at, (Pixel{100, -50}));
  EXPECT_EQ(piece.gpid, "17");
  EXPECT_TRUE(piece.isWhole);
  EXPECT_EQ(propertiesOf(piece), (std::map<std::string, std::string>{{"Side", "French"}, {"Type", "Line, old"}}));
}

// As a published module of 2009 has it, whose pieces have no mark.
TEST(Piece, OfOldModulesIsReadToo) {
  const Piece piece = decoded(
      "+/null/prototype;Unit\temb2;Flip;2;F;;0;;;0;;;;1;false;0;0;back.svg;;true;;;\\\tpiece;;;front.svg;1\\/327\\/101/"
      "\t-1;\\\tnull;29;104");
  EXPECT_TRUE(piece.isWhole);
  EXPECT_EQ(piece.name, "1/327/101");
  EXPECT_EQ(piece.gpid, "");
  const auto layers = layersOf(piece);
  ASSERT_EQ(layers.size(), 1U);
  EXPECT_EQ(layers[0].images, std::vector<std::string>{"back.svg"});
  EXPECT_FALSE(layers[0].isShown);
  EXPECT_FALSE(layers[0].isAlwaysShown) << "key F shows it";
}

TEST(Piece, WhoseStateBreaksOffIsNotWhole) {
  const Piece piece = decoded("+/null/rotate;6;a\tmark;Side\\\tpiece;;;a.png;A/2\tRed");
  EXPECT_FALSE(piece.isWhole);
  ASSERT_EQ(piece.traits.size(), 2U);
  EXPECT_EQ(piece.traits[0].state, "2");
  EXPECT_EQ(piece.name, "A");
  Effort effort;
  EXPECT_FALSE(decodeDefinition("-/1", effort));
  EXPECT_FALSE(decoded("+/null/").isWhole);
  EXPECT_FALSE(decoded("+/").isWhole);
  EXPECT_FALSE(decoded("+/null/unknown;x/state").isWhole) << "no piece is inside";
}

TEST(Piece, EndlessNestingIsCutAndTakesNoTime) {
  std::string tabs, states;
  for (int i = 0; i < 100'000; ++i) tabs += "a\t";
  const Piece flat = decoded("+/null/" + tabs + "/" + tabs);
  EXPECT_LE(flat.traits.size(), kMostTraits);
  std::string type = "x";
  for (int i = 0; i < 1'200; ++i) type += std::string("\\", 1) + "\t";
  Effort effort(1'000'000);
  const std::string deep = sample::nested(std::vector<std::string>(500, "mark;A"));
  EXPECT_THROW(decodePiece(deep, deep, effort), Error);
}

TEST(Layers, AreTheSameInTheirNewAndTheirOldForm) {
  const Piece piece = decoded(sample::piece(
      {{"emb2;Show;2;;Reduce;2;;Restore;2;;;;1;false;0;0;a.png,b.png,c.png;,+ reduced,;true;Steps;;;false;;1;1;true;65,"
        "130;70,130;",
        "2"},
       {"emb;F;Flip;;;;;0;0;back.png,Back;other.png", "-1;"},
       {"emb2;Activate;2;A;;2;;;2;;;;1;false;0;0;moved.png;;true;Moved;;;false;;1;1;false;65,130;;", "-1"},
       {"piece;;;;A", "null;0;0;1;0"}}));
  const auto layers = layersOf(piece);
  ASSERT_EQ(layers.size(), 3U);
  EXPECT_EQ(layers[0].images, (std::vector<std::string>{"a.png", "b.png", "c.png"}));
  EXPECT_EQ(layers[0].names, (std::vector<std::string>{"", "+ reduced", ""}));
  EXPECT_EQ(layers[0].level, 2);
  EXPECT_TRUE(layers[0].isAlwaysShown);
  EXPECT_NE(layers[0].title.find("Reduce"), std::string::npos);
  EXPECT_EQ(layers[1].images, (std::vector<std::string>{"back.png", "other.png"}));
  EXPECT_EQ(layers[1].names[0], "Back");
  EXPECT_FALSE(layers[1].isShown);
  EXPECT_FALSE(layers[2].isAlwaysShown);
}

TEST(Layers, CanFollowAProperty) {
  const std::string layer = "emb2;;2;;;2;;;2;;;;1;false;0;0;a.png,b.png,c.png;,,;true;;;;true;Strength;0;1;true;;;";
  const Piece piece =
      decoded(sample::piece({{layer, "1"}, {"PROP;Strength;true,0,9,false;:x", "2"}, {"piece;;;;A", "null;0;0;1;0"}}));
  EXPECT_EQ(layersOf(piece).at(0).level, 3) << "0 is the first";
}

TEST(Rotation, IsClockwiseAndAddsUp) {
  const auto turned = [](const std::vector<std::pair<std::string, std::string>>& traits) {
    auto all = traits;
    all.emplace_back("piece;;;;A", "null;0;0;1;0");
    return rotationOf(decoded(sample::piece(all)));
  };
  EXPECT_FALSE(turned({}));
  EXPECT_EQ(turned({{"rotate;6;a;b;c;d", "2"}}), 120);
  EXPECT_EQ(turned({{"rotate;12;a;b;c;d", "11"}, {"rotate;6;a;b;c;d", "1"}}), 30);
  EXPECT_EQ(turned({{"rotate;1;a;b", "-45.0"}}), 45) << "a free angle is written anticlockwise";
  EXPECT_EQ(turned({{"rotate;6;a;b;c;d", "-1"}}), 300);
  EXPECT_FALSE(turned({{"rotate;0;a;b;c;d", "1"}}));
  EXPECT_FALSE(turned({{"rotate;x", "1"}}));
}

TEST(Hidden, IsAPieceThatSomebodyHidesOrMasks) {
  const auto isHiddenBy = [](const std::string& key, const std::string& state) {
    return isHidden(decoded(sample::piece({{key, state}, {"piece;;;;A", "null;0;0;1;0"}})));
  };
  EXPECT_FALSE(isHiddenBy("hide;73,130", "null"));
  EXPECT_TRUE(isHiddenBy("hide;73,130", "player1"));
  EXPECT_TRUE(isHiddenBy("obs;85,130;back.png", "player1;sides"));
  EXPECT_FALSE(isHiddenBy("obs;85,130;back.png", "null;"));
  EXPECT_FALSE(isHiddenBy("mark;A", "player1"));
}

TEST(Prototypes, ComeInWhereTheyAreUsed) {
  std::map<std::string, Prototype> all;
  all["Inner"] = prototype("Inner", {{"mark;Arm", "foot"}});
  all["Outer"] = prototype("Outer", {{"rotate;6;a;b;c;d", "3"}, {"prototype;Inner", ""}});
  Effort effort;
  PrototypeTroubles troubles;
  const Piece piece = expanded(decoded(sample::piece({{"mark;Side", "Red"},
                                                      {"prototype;Outer", ""},
                                                      {"prototype;Missing", ""},
                                                      {"mark;Last", "yes"},
                                                      {"piece;;;a.png;A", "null;0;0;1;0"}})),
                               all, effort, troubles);
  std::vector<std::string> keys;
  for (const Trait& trait : piece.traits) keys.push_back(trait.key + "=" + trait.state);
  EXPECT_EQ(keys, (std::vector<std::string>{"mark=Red", "rotate=3", "mark=foot", "mark=yes"}));
  EXPECT_EQ(piece.prototypes, (std::vector<std::string>{"Outer", "Inner"}));
  EXPECT_EQ(troubles.unknown, (std::map<std::string, int>{{"Missing", 1}}));
  EXPECT_EQ(rotationOf(piece), 180);
}

TEST(Prototypes, TakeTheValuesThatAPieceGives) {
  std::map<std::string, Prototype> all;
  all["Unit"] = prototype("Unit", {{"mark;Side", "$side$"}});
  Effort effort;
  PrototypeTroubles troubles;
  const Piece piece =
      expanded(decoded(sample::piece({{"prototype;Unit;side=Blue", ""}, {"piece;;;a.png;A", "null;0;0;1;0"}})), all,
               effort, troubles);
  EXPECT_EQ(propertiesOf(piece).at("Side"), "Blue");
}

TEST(Prototypes, ThatContainThemselvesAreLeftOut) {
  std::map<std::string, Prototype> all;
  all["A"] = prototype("A", {{"prototype;B", ""}, {"prototype;B", ""}, {"mark;InA", "x"}});
  all["B"] = prototype("B", {{"prototype;C", ""}, {"prototype;C", ""}});
  all["C"] = prototype("C", {{"prototype;A", ""}, {"prototype;D", ""}, {"prototype;D", ""}});
  std::string last = "D";
  for (int i = 0; i < 30; ++i) {
    const std::string next = "D" + std::to_string(i);
    all[last] = prototype(last, {{"prototype;" + next, ""}, {"prototype;" + next, ""}});
    last = next;
  }
  Effort effort;
  PrototypeTroubles troubles;
  const Piece piece =
      expanded(decoded(sample::piece({{"prototype;A", ""}, {"piece;;;;A", "null;0;0;1;0"}})), all, effort, troubles);
  EXPECT_GT(troubles.circular.at("A"), 0);
  EXPECT_FALSE(piece.isWhole);
  EXPECT_LE(piece.traits.size(), kMostTraits);
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
