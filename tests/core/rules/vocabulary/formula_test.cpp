#include "core/rules/vocabulary/formula.h"

#include <gtest/gtest.h>

namespace redoubt::rules {
namespace {

std::optional<std::int64_t> valueOf(std::string_view text, const FormulaValues& values = {}) {
  const auto formula = parseFormula(text);
  EXPECT_TRUE(std::holds_alternative<Formula>(formula)) << text;
  return std::holds_alternative<Formula>(formula) ? std::get<Formula>(formula).value(values) : std::nullopt;
}

FormulaFault faultOf(std::string_view text) {
  const auto formula = parseFormula(text);
  return std::holds_alternative<FormulaFault>(formula) ? std::get<FormulaFault>(formula) : FormulaFault{0, {}};
}

TEST(Formula, IsANumberANameOrSumsAndProductsOfThem) {
  EXPECT_EQ(valueOf("8"), 8);
  EXPECT_EQ(valueOf("morale", {6, {}}), 6);
  EXPECT_EQ(valueOf("2 + stars", {{}, 3}), 5);
  EXPECT_EQ(valueOf("2*3+4*morale", {5, {}}), 26);
  EXPECT_EQ(valueOf("2 + 3 * 4"), 14);
  EXPECT_EQ(valueOf(" 0 "), 0);
}

TEST(Formula, HasNoValueWhileAFigureIsUnknown) {
  EXPECT_EQ(valueOf("1 + morale", {{}, 2}), std::nullopt);
  EXPECT_EQ(valueOf("2 + stars", {6, {}}), std::nullopt);
}

TEST(Formula, KnowsWhichFiguresItUses) {
  const auto formula = std::get<Formula>(parseFormula("2 * stars + 1"));
  EXPECT_TRUE(formula.uses(Formula::Name::Stars));
  EXPECT_FALSE(formula.uses(Formula::Name::Morale));
}

TEST(Formula, ThatIsNoneSaysWhereAndWhatWasExpected) {
  const Phrase factor = Phrase::of("shapes.formula-factor");
  const Phrase join = Phrase::of("shapes.formula-join");
  EXPECT_EQ(said(factor), "a whole number, “morale” or “stars”");
  EXPECT_EQ(said(join, "pl"), "„+”, „*” albo koniec");
  EXPECT_EQ(faultOf(""), (FormulaFault{1, factor}));
  EXPECT_EQ(faultOf("2 +"), (FormulaFault{4, factor}));
  EXPECT_EQ(faultOf("2 + star"), (FormulaFault{5, factor}));
  EXPECT_EQ(faultOf("2 - stars"), (FormulaFault{3, join}));
  EXPECT_EQ(faultOf("2 stars"), (FormulaFault{3, join}));
  EXPECT_EQ(faultOf("-2"), (FormulaFault{1, factor}));
  EXPECT_EQ(faultOf("(2)"), (FormulaFault{1, factor}));
  EXPECT_EQ(faultOf("99999999999999999999"), (FormulaFault{1, factor}));
  EXPECT_EQ(faultOf("Morale"), (FormulaFault{1, factor}));
}

TEST(Formula, StaysWithinBounds) {
  EXPECT_EQ(valueOf("1000000 * 1000000 * 1000000 * 1000000"), kGreatestPoints);
  EXPECT_EQ(valueOf("1000000 * 1000000 + 1000000 * 1000000"), kGreatestPoints);
}

}  // namespace
}  // namespace redoubt::rules
