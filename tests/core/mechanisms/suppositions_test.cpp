#include "tests/core/mechanisms/game.h"

namespace redoubt::mechanisms {
namespace {

class Suppositions : public ::testing::Test {
 protected:
  Suppositions() {
    game_.oddsTable();
    game_.unit("alpha", "red", "foot", "1010", {{"attack", 4}, {"defence", 3}});
    game_.unit("beta", "blue", "foot", "1110", {{"attack", 2}, {"defence", 3}});
  }
  std::string failure(const std::string& supposition) const {
    try {
      game_.attack({"alpha"}, "1110", {supposition});
    } catch (const Error& error) {
      return error.sentence();
    }
    return {};
  }
  Game game_;
};

TEST_F(Suppositions, MoveUnitsWithoutChangingTheBattle) {
  const model::Battle before = game_.battle();
  EXPECT_TRUE(game_.attack({"alpha"}, "1510", {"beta@1510", "alpha@1410"}).refusals.empty());
  EXPECT_FALSE(game_.attack({"alpha"}, "1110", {"beta@off"}).refusals.empty());
  EXPECT_EQ(game_.battle(), before);
}

TEST_F(Suppositions, NameWhatIsNearAWrongName) {
  EXPECT_EQ(failure("alpa@1010"), "there is no unit or leader \"alpa\"; near ones: alpha, beta.");
  model::Unit spare = *game_.battle().all<model::Unit>().begin();
  spare.id = Id<model::Unit>{77};
  spare.slug = "spare";
  game_.battle().all<model::Unit>().put(spare);
  EXPECT_EQ(failure("spare@1010"),
            "\"spare\" has no place in this scenario and variant, on the map or off it; place it first.");
  EXPECT_EQ(failure("alpha@9999"), "the map has no hex 9999; its first hex is 0101.");
  EXPECT_EQ(failure("active=rde"), "there is no player \"rde\"; near ones: red, blue.");
  game_.rule("formation/column/title", "\"Column\"");
  EXPECT_EQ(failure("alpha.formation=colum"), "there is no formation \"colum\"; near ones: column.");
}

TEST_F(Suppositions, AreRefusedWhenTheySayNothing) {
  for (const char* text : {"alpha", "turn=0", "turn=x", "alpha.moved=perhaps", "weather", "alpha.size=3"}) {
    EXPECT_NE(failure(text), "") << text;
  }
}

}  // namespace
}  // namespace redoubt::mechanisms
