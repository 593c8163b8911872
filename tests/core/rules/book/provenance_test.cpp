#include "core/rules/book/provenance.h"

#include <gtest/gtest.h>

#include "core/rules/book/rule_book.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

Battle withSources() {
  Battle battle = empty();
  addUnit(battle, 7, 1);
  battle.all<Source>().put({Id<Source>{1}, "book", SourceKind::Rulebook, "", "", "", std::nullopt, "", ""});
  battle.all<Paragraph>().put({Id<Paragraph>{1}, Id<Source>{1}, "6.2", 1, ""});
  battle.all<Paragraph>().put({Id<Paragraph>{2}, Id<Source>{1}, "8.15.6", 2, ""});
  battle.all<Provenance>().put({"unit", "7", "*", Status::Printed, Id<Paragraph>{1}, ""});
  battle.all<Provenance>().put({"unit", "7", "type", Status::Derived, Id<Paragraph>{2}, ""});
  battle.all<Provenance>().put({"unit", "7", "name", Status::Estimated, std::nullopt, "by rule"});
  return battle;
}

TEST(Provenance, OfAFieldIsItsOwnElseThatOfTheRow) {
  const Battle battle = withSources();
  const Unit unit = *battle.find<Unit>(Id<Unit>{7});
  EXPECT_EQ(provenanceOf(battle, unit, "type")->status, Status::Derived);
  EXPECT_EQ(provenanceOf(battle, unit, "slug")->status, Status::Printed);
  EXPECT_EQ(provenanceOf(battle, "unit", "8", "slug"), nullptr);
}

TEST(Provenance, TellsEstimatesFromKnownValues) {
  Battle battle = withSources();
  const Unit unit = *battle.find<Unit>(Id<Unit>{7});
  EXPECT_TRUE(isEstimate(battle, unit, "name"));
  EXPECT_FALSE(isEstimate(battle, unit, "type"));
  battle.all<Provenance>().put({"unit", "7", "*", Status::Unknown, std::nullopt, ""});
  EXPECT_TRUE(isEstimate(battle, unit, "slug"));
}

TEST(Citation, IsTheNumberAloneWhereTheRulesGiveNoPrefix) {
  const Battle battle = withSources();
  EXPECT_EQ(citationOf(battle, Id<Paragraph>{1}), (Citation{"book", "6.2", "6.2"}));
  EXPECT_EQ(citationOf(battle, Id<Paragraph>{9}), std::nullopt);
}

TEST(Citation, CarriesThePrefixOfItsSourceAndTheOccurrence) {
  Battle battle = withSources();
  addRule(battle, "citation/book", "\"R\"");
  EXPECT_EQ(citationOf(battle, Id<Paragraph>{2}), (Citation{"book", "8.15.6", "R8.15.6 (2)"}));
}

TEST(Citation, SetsThePrefixApartFromAPlaceWithoutANumber) {
  Battle battle = withSources();
  addRule(battle, "citation/book", "\"R\"");
  battle.all<Paragraph>().put({Id<Paragraph>{3}, Id<Source>{1}, "table/fire", 1, ""});
  EXPECT_EQ(citationOf(battle, Id<Paragraph>{3}), (Citation{"book", "table/fire", "R table/fire"}));
}

TEST(Citation, OfAFieldWithoutParagraphIsThatOfTheRow) {
  const Battle battle = withSources();
  const Unit unit = *battle.find<Unit>(Id<Unit>{7});
  EXPECT_EQ(citationOf(battle, unit, "name")->number, "6.2");
  EXPECT_EQ(citationOf(battle, unit, "type")->number, "8.15.6");
  EXPECT_EQ(citationOf(battle, "unit", "8", "*"), std::nullopt);
}

TEST(RuleBook, CutsNoNumberThatIsTooLarge) {
  Battle battle = empty();
  addRule(battle, "large", "4294967299");
  addRule(battle, "most", "1000000");
  addRule(battle, "least", "-1000000");
  EXPECT_EQ(RuleBook(battle).integer("large"), std::nullopt) << "and not 3";
  EXPECT_EQ(RuleBook(battle).integer("most"), 1'000'000);
  EXPECT_EQ(RuleBook(battle).integer("least"), -1'000'000);
}

TEST(RuleBook, InheritsWhatASystemDoesNotSay) {
  Battle battle = empty();
  battle.all<System>().put({Id<System>{1}, "own", Id<System>{2}, ""});
  battle.all<System>().put({Id<System>{2}, "parent", Id<System>{1}, ""});  // a circle is cut
  addRule(battle, "a", "1");
  addRule(battle, "a", "2", 2);
  addRule(battle, "b/c", "\"x\"", 2);
  addRule(battle, "b/d", "[\"y\", 3]", 2);
  const RuleBook book(battle);
  EXPECT_EQ(book.integer("a"), 1);
  EXPECT_EQ(book.text("b/c"), "x");
  EXPECT_EQ(book.texts("b/d"), std::vector<std::string>{"y"});
  EXPECT_EQ(book.under("b"), (std::vector<std::string>{"c", "d"}));
  EXPECT_EQ(book.row("b/c")->system, Id<System>{2});
  EXPECT_EQ(book.row("none"), nullptr);
}

}  // namespace
}  // namespace redoubt::rules
