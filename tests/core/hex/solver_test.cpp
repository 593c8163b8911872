#include "core/hex/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

using Names = std::vector<std::pair<std::string, std::string>>;

std::vector<Statement> statements(const std::vector<std::string_view>& texts) {
  std::vector<Statement> all;
  for (const std::string_view text : texts) {
    const auto statement = statementFromText(text);
    EXPECT_TRUE(statement) << text;
    if (statement) all.push_back(*statement);
  }
  return all;
}

std::vector<SolvedLayout> solved(const std::vector<std::string_view>& texts) {
  return solveLayouts(statements(texts));
}

std::vector<std::string> canonicalNames(const std::vector<SolvedLayout>& layouts) {
  std::vector<std::string> names;
  for (const SolvedLayout& layout : layouts) {
    if (layout.relation == Relation::Canonical) names.push_back(layout.name);
  }
  return names;
}

// R, the set-up of the first scenario: "1809 (facing 1909 and 1810)" and so on.
TEST(Solver, FindsRaclawicesLayoutAndItsMirrorsAndTranspositions) {
  Names found;
  for (const SolvedLayout& layout :
       solved({"1809 (facing 1909 and 1810)", "1808 (facing 1908 and 1909)", "1710 (facing 1810 and 1809)"})) {
    found.emplace_back(layout.name, toText(layout.relation));
    EXPECT_EQ(layout.canonicalName,
              "pointy-top, even rows shifted right, columns from the left, rows from the top, column first");
  }
  const Names expected = {
      {"pointy-top, even rows shifted right, columns from the left, rows from the top, column first", ""},
      {"pointy-top, odd rows shifted right, columns from the right, rows from the top, column first",
       "mirrored left to right"},
      {"pointy-top, even rows shifted right, columns from the left, rows from the bottom, column first",
       "mirrored top to bottom"},
      {"pointy-top, odd rows shifted right, columns from the right, rows from the bottom, column first",
       "turned by 180°"},
      {"flat-top, even columns shifted down, columns from the left, rows from the top, row first", "transposed"},
      {"flat-top, even columns shifted down, columns from the right, rows from the top, row first",
       "transposed and mirrored left to right"},
      {"flat-top, odd columns shifted down, columns from the left, rows from the bottom, row first",
       "transposed and mirrored top to bottom"},
      {"flat-top, odd columns shifted down, columns from the right, rows from the bottom, row first",
       "transposed and turned by 180°"}};
  EXPECT_EQ(found, expected);
}

TEST(Solver, KnowsThirtyTwoDifferentLayoutsFourOfThemCanonical) {
  const auto all = candidateLayouts();
  std::set<std::string> names;
  for (const SolvedLayout& layout : all) names.insert(layout.name);
  EXPECT_EQ(all.size(), 32u);
  EXPECT_EQ(names.size(), 32u);
  EXPECT_EQ(canonicalNames(all).size(), 4u);
}

TEST(Solver, AnswersAllWhenNothingIsKnown) {
  EXPECT_EQ(solveLayouts({}).size(), 32u);
}

TEST(Solver, AnswersNothingWhenTheStatementsContradict) {
  // The first asks for even lines to be shifted, the second for odd ones.
  EXPECT_TRUE(solved({"0202 is adjacent to 0303", "0303 is adjacent to 0404"}).empty());
  EXPECT_TRUE(solved({"0101 is adjacent to 0103"}).empty());
}

TEST(Solver, ReadsAdjacencyWithoutOrder) {
  // A neighbour one column on and one row down exists only where that line is shifted.
  EXPECT_EQ(canonicalNames(solved({"0202 is adjacent to 0303"})),
            (std::vector<std::string>{
                "pointy-top, even rows shifted right, columns from the left, rows from the top, column first",
                "flat-top, even columns shifted down, columns from the left, rows from the top, column first"}));
}

TEST(Solver, ReadsThreeFrontHexesAsAHexsideFacing) {
  // To the right of 0505 where odd rows are shifted right; on flat-top sheets 0604 and 0606 are not both neighbours.
  EXPECT_EQ(canonicalNames(solved({"0505 faces 0604, 0605 and 0606"})),
            (std::vector<std::string>{
                "pointy-top, odd rows shifted right, columns from the left, rows from the top, column first"}));
  EXPECT_TRUE(solved({"0505 faces 0604, 0605 and 0405"}).empty());
}

// Each printed facing of a layout is solved by that layout again.
TEST(Solver, FindsEveryCanonicalLayoutFromItsOwnFacings) {
  for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
    for (const Shifted shifted : {Shifted::Odd, Shifted::Even}) {
      LayoutSpec spec;
      spec.orientation = orientation;
      spec.shifted = shifted;
      const Layout layout = laidOut(spec);
      std::vector<Statement> facts;
      const auto printed = [](HexKey key) { return PrintedNumber{key.column(), key.row()}; };
      for (const HexKey key : {HexKey::at(10, 9), HexKey::at(9, 9), HexKey::at(10, 10)}) {
        for (int side = 0; side < kSides; ++side) {
          facts.push_back({Statement::Kind::Faces,
                           printed(key),
                           {printed(*layout.neighbourAnywhere(key, side)),
                            printed(*layout.neighbourAnywhere(key, wrapped(side + 1)))}});
        }
      }
      const auto answers = solveLayouts(facts);
      ASSERT_EQ(answers.size(), 8u);
      EXPECT_EQ(answers.front().relation, Relation::Canonical);
      EXPECT_EQ(answers.front().spec.orientation, orientation);
      EXPECT_EQ(answers.front().spec.shifted, shifted);
    }
  }
}

// Where the related sheet has a point of the canonical one, up to a shift.
Point moved(Point point, Relation relation) {
  switch (relation) {
    case Relation::Canonical: return point;
    case Relation::MirroredLeftRight: return {-point.x, point.y};
    case Relation::MirroredTopBottom: return {point.x, -point.y};
    case Relation::Turned: return {-point.x, -point.y};
    case Relation::Transposed: return {point.y, point.x};
    case Relation::TransposedMirroredLeftRight: return {-point.y, point.x};
    case Relation::TransposedMirroredTopBottom: return {point.y, -point.x};
    case Relation::TransposedTurned: return {-point.y, -point.x};
  }
  return point;
}

TEST(Solver, RelationsSayWhereEveryNumberLiesOnTheSheet) {
  Layout canonical;
  for (const SolvedLayout& answer : candidateLayouts()) {
    SCOPED_TRACE(answer.name);
    const bool transposed = answer.spec.numberOrder == NumberOrder::RowColumn;
    const Layout layout = laidOut(transposed ? sheet(answer, 7, 10) : sheet(answer, 10, 7));
    EXPECT_EQ(layout.allHexes().size(), 70u);
    if (answer.relation == Relation::Canonical) canonical = layout;
    const auto place = [](const Layout& sheet, const std::string& number) {
      const Point origin = sheet.centre(sheet.parse("0101").value());
      const Point there = sheet.centre(sheet.parse(number).value());
      return Point{there.x - origin.x, there.y - origin.y};
    };
    for (const HexKey key : canonical.allHexes()) {
      const std::string number = canonical.number(key);
      const Point expected = moved(place(canonical, number), answer.relation);
      EXPECT_NEAR(place(layout, number).x, expected.x, 1e-9) << number;
      EXPECT_NEAR(place(layout, number).y, expected.y, 1e-9) << number;
    }
  }
}

TEST(PrintedNumber, IsTakenApartInTheMiddleOrAtTheSeparator) {
  EXPECT_EQ(printedNumberFromText("1809"), (PrintedNumber{18, 9}));
  EXPECT_EQ(printedNumberFromText("018009"), (PrintedNumber{18, 9}));
  EXPECT_EQ(printedNumberFromText("18.9"), (PrintedNumber{18, 9}));
  EXPECT_EQ(printedNumberFromText("R12"), (PrintedNumber{18, 12}));
  EXPECT_EQ(printedNumberFromText("12AB"), (PrintedNumber{12, 28}));
  for (const std::string_view text : {"", "180", "R", "18.", ".18", "1809x", "r12", "18.9.3", "123456789012"}) {
    EXPECT_FALSE(printedNumberFromText(text)) << text;
  }
}

TEST(Statement, IsReadFromASentence) {
  const auto faces = statementFromText("1809 faces 1909 and 1810");
  ASSERT_TRUE(faces);
  EXPECT_EQ(faces->kind, Statement::Kind::Faces);
  EXPECT_EQ(faces->hex, (PrintedNumber{18, 9}));
  EXPECT_EQ(faces->others, (std::vector<PrintedNumber>{{19, 9}, {18, 10}}));
  const auto brief = statementFromText("1809: 1909, 1810");
  ASSERT_TRUE(brief);
  EXPECT_EQ(brief->others, faces->others);
  const auto adjacent = statementFromText("1809 is next to hex 1808");
  ASSERT_TRUE(adjacent);
  EXPECT_EQ(adjacent->kind, Statement::Kind::Adjacent);
}

TEST(Statement, IsNoneOfOtherTexts) {
  for (const std::string_view text :
       {"", "1809", "1809 1909", "faces 1909", "1809 faces", "1809 looks at 1909", "18O9 faces 1909"}) {
    EXPECT_FALSE(statementFromText(text)) << text;
  }
}

}  // namespace
}  // namespace redoubt::hex
