#include "core/transcribe/names.h"

#include <gtest/gtest.h>

#include "core/base/text.h"

namespace redoubt::transcribe {
namespace {

std::string namesOf(const std::string& text) {
  const std::vector<Token> tokens = tokensOf(text);
  std::vector<std::string> all;
  for (const Name& name : namesIn(text, tokens, 0, tokens.size())) {
    all.push_back((name.count ? std::to_string(*name.count) + " x " : "") + name.text + (name.isLeader ? "*" : ""));
  }
  return join(all, "; ");
}

TEST(Names, OfAListAreEachByItself) {
  EXPECT_EQ(namesOf("I/4 psp, strz./2 pp i 3 art."), "I/4 psp; strz./2 pp; 3 art.");
  EXPECT_EQ(namesOf("1/I/6 pp; 2/I/6 pp & 3/I/6 pp"), "1/I/6 pp; 2/I/6 pp; 3/I/6 pp");
  EXPECT_EQ(namesOf("I Corps"), "I Corps") << "a Roman number is no Polish 'and'";
}

TEST(Names, ARangeIsEachOfItsMembers) {
  EXPECT_EQ(namesOf("1-3/I/6 pp"), "1/I/6 pp; 2/I/6 pp; 3/I/6 pp");
  EXPECT_EQ(namesOf("I–III/4 psp"), "I/4 psp; II/4 psp; III/4 psp");
  EXPECT_EQ(namesOf("1-2/I-II/3 pp"), "1/I/3 pp; 1/II/3 pp; 2/I/3 pp; 2/II/3 pp");
  EXPECT_EQ(namesOf("1/21-3/21"), "1/21; 2/21; 3/21");
  EXPECT_EQ(namesOf("Batteries A-C"), "Battery A; Battery B; Battery C");
  EXPECT_EQ(namesOf("Horn 1 to 3"), "Horn 1; Horn 2; Horn 3");
  EXPECT_EQ(namesOf("1st-2nd Bns, 21st Regt"), "1st Bn, 21st Regt; 2nd Bn, 21st Regt");
}

TEST(Names, ShortMembersAreCompletedByTheirNeighbours) {
  EXPECT_EQ(namesOf("1, 2/I/6 pp"), "1/I/6 pp; 2/I/6 pp");
  EXPECT_EQ(namesOf("Horn 1, 2"), "Horn 1; Horn 2");
  EXPECT_EQ(namesOf("1st and 2nd Guards"), "1st Guards; 2nd Guards");
}

TEST(Names, CountsStandBeforeAndBehind) {
  EXPECT_EQ(namesOf("3x Cossack"), "3 x Cossack");
  EXPECT_EQ(namesOf("2 × wagon"), "2 x wagon");
  EXPECT_EQ(namesOf("Cossacks (4)"), "4 x Cossacks");
  EXPECT_EQ(namesOf("two batteries"), "2 x batteries");
  EXPECT_EQ(namesOf("dwie baterie"), "2 x baterie");
  EXPECT_EQ(namesOf("9 Hussars"), "9 Hussars") << "the ninth hussars";
}

TEST(Names, FiguresAndStatesAreNoPartOfThem) {
  EXPECT_EQ(namesOf("2nd Guards 6-5"), "2nd Guards");
  EXPECT_EQ(namesOf("2nd Guards 4-5-6"), "2nd Guards");
  EXPECT_EQ(namesOf("2nd Guards (reduced)"), "2nd Guards");
  EXPECT_EQ(namesOf("Zbarski (hus.)"), "Zbarski (hus.)");
}

TEST(Names, WithARankAreLeaders) {
  EXPECT_EQ(namesOf("gen. Ney, 1/21"), "gen. Ney*; 1/21");
  EXPECT_EQ(namesOf("Commander-in-Chief Kościuszko"), "Commander-in-Chief Kościuszko*");
  EXPECT_EQ(namesOf("bryg. Manget"), "bryg. Manget*") << "a brigadier and no brigade";
}

}  // namespace
}  // namespace redoubt::transcribe
