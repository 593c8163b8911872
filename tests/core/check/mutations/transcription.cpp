#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {
namespace {

void tell(Battle& battle, std::string_view table, const std::string& key) {
  battle.all<Provenance>().put({std::string(table), key, "*", Status::Printed, Id<Paragraph>{1}, ""});
}

template <class Row>
void tellAll(Battle& battle) {
  for (const Row& row : battle.all<Row>()) tell(battle, Row::kTable, keyText<Row>(row.key()));
}

void addParagraph(Battle& battle, std::int64_t id, const std::string& number, int occurrence) {
  battle.all<Paragraph>().put({Id<Paragraph>{id}, Id<Source>{1}, number, occurrence, "More"});
  battle.all<Question>().put(
      {Id<Question>{id}, "q" + std::to_string(id), QuestionKind::Gap, Id<Paragraph>{id}, "Why?", "", "So."});
}

constexpr Id<Placement> kHalePlacement{107};

// All foot of the north in one hex, its horse and gun beside it.
void gatherNorth(Battle& battle) {
  for (const auto& [id, stack] : {std::pair(kAlder1Placement, 1), {kAlder2Placement, 2}, {kBirchPlacement, 3}}) {
    changePlacement(battle, id, [&](Placement& row) { row.hex = at(2, 2), row.stack = stack; });
  }
  changePlacement(battle, kLancersPlacement, [](Placement& row) { row.hex = at(3, 3); });
  changePlacement(battle, Id<Placement>{105}, [](Placement& row) { row.hex = at(3, 2); });
  battle.all<Placement>().erase(kBirchAtNoon);
}

}  // namespace

std::vector<Mutation> transcriptionMutations() {
  return {
      {"RuleWithoutOriginAmongOthersThatHaveOne",
       [](Battle& b) {
         tellAll<Rule>(b);
         setRule(b, "dice/sides", "10");
       },
       {"rules-without-origin battle/alder-ford"}},
      {"LooksOfTheMapNeedNoOrigin",
       [](Battle& b) {
         tellAll<Rule>(b);
         setRule(b, "look/frame/heading", "\"The field\"");
         setRule(b, "map/theme", "\"engraved\"");
       },
       {}},
      {"OverriddenRuleWithoutOrigin",
       [](Battle& b) {
         setRule(b, "dice/sides", "6");
         b.all<Rule>().put({Id<System>{2}, "dice/sides", JsonText{"10"}});
         tellAll<Rule>(b);
         b.all<Provenance>().erase({"rule", "1/dice/sides", "*"});
       },
       {}},
      {"UnitWithoutOriginAmongOthersThatHaveOne",
       [](Battle& b) {
         tellAll<Unit>(b);
         b.all<Provenance>().erase({"unit", std::to_string(kBirch.value), "*"});
       },
       {"rows-without-origin unit"}},
      {"CommandOfAUnitWithoutOriginAmongOthersThatHaveOne",
       [](Battle& b) {
         tellAll<UnitCommand>(b);
         b.all<Provenance>().erase({"unit_command", keyText<UnitCommand>(b.all<UnitCommand>().begin()->key()), "*"});
       },
       {"rows-without-origin unit_command"}},
      {"OriginOfAUnitThatIsGone", [](Battle& b) { tell(b, "unit", "99"); }, {"origin-of-nothing unit/99 fix"}},
      {"ParagraphNumberPrintedTwice",
       [](Battle& b) { addParagraph(b, 3, "5.1", 2); },
       {"paragraph-twice source/book/5.1"}},
      {"ParagraphNumbersWithAGap", [](Battle& b) { addParagraph(b, 3, "5.3", 1); }, {"paragraph-gap source/book/5.3"}},
      {"ParagraphNumbersInTens",
       [](Battle& b) {
         for (const int number : {11, 12, 21}) addParagraph(b, number, "5." + std::to_string(number), 1);
       },
       {}},
      {"ParagraphNumbersInTensWithAGap",
       [](Battle& b) {
         for (const int number : {11, 12, 14}) addParagraph(b, number, "5." + std::to_string(number), 1);
       },
       {"paragraph-gap source/book/5.14"}},
      {"ParagraphNumbersInTensWithAllHeadings",
       [](Battle& b) {
         for (const int number : {2, 3, 4}) addParagraph(b, 600 + number, "6." + std::to_string(number), 1);
         for (int number = 21; number <= 32; ++number) {
           addParagraph(b, 600 + number, "6." + std::to_string(number), 1);
         }
       },
       {}},
      {"ParagraphNumbersInTensWithoutTheFirst",
       [](Battle& b) {
         for (const int number : {4, 42, 5}) addParagraph(b, 600 + number, "6." + std::to_string(number), 1);
       },
       {"paragraph-gap source/book/6.42"}},
      {"ParagraphNumbersInTensWithoutAHeading",
       [](Battle& b) {
         for (const int number : {4, 41, 6}) addParagraph(b, 600 + number, "6." + std::to_string(number), 1);
       },
       {"paragraph-gap source/book/6.6"}},
      {"ParagraphNumbersWithAGapThatAQuestionNames",
       [](Battle& b) {
         addParagraph(b, 3, "5.3", 1);
         change<Question>(b, Id<Question>{3}, [](Question& row) { row.text = "There is no 5.2."; });
       },
       {}},
      {"ParagraphNumbersWithAGapAndAQuestionAboutAnother",
       [](Battle& b) {
         addParagraph(b, 3, "5.4", 1);
         change<Question>(b, Id<Question>{3}, [](Question& row) { row.text = "5.4 stands twice, and 5.1 too."; });
       },
       {"paragraph-gap source/book/5.4"}},
      {"ParagraphsInOrder", [](Battle& b) { addParagraph(b, 3, "5.2", 1); }, {}},
      {"ParagraphNothingComesFrom",
       [](Battle& b) {
         b.all<Paragraph>().put({Id<Paragraph>{3}, Id<Source>{1}, "5.2", 1, "Unread"});
       },
       {"paragraphs-unused source/book"}},
      {"ParagraphThatANoteNames",
       [](Battle& b) {
         b.all<Paragraph>().put({Id<Paragraph>{3}, Id<Source>{1}, "5.2", 1, "Read elsewhere"});
         change<Provenance>(b, {"scenario", "1", "*"}, [](Provenance& row) { row.note = "and 5.2"; });
       },
       {}},
      {"QuestionWithoutAReading",
       [](Battle& b) {
         b.all<Question>().put(
             {Id<Question>{1}, "which", QuestionKind::Contradiction, Id<Paragraph>{1}, "Which?", "Two figures.", " "});
       },
       {"question-open question/which"}},
      {"NamePrintedOtherwise",
       [](Battle& b) { changePlacement(b, kRowanPlacement, [](Placement& row) { row.words = "Rowans"; }); },
       {"names-printed-otherwise set_up_block/south"}},
      {"CounterFarAwayInAHexWithOneOtherDigit",
       [](Battle& b) {
         gatherNorth(b);
         changePlacement(b, kHalePlacement, [](Placement& row) { row.hex = at(2, 8); });
       },
       {"hex-perhaps-misprinted placement/107 fix"}},
      {"TranslationOfATextThatStandsNowhere",
       [](Battle& b) {
         b.all<Translation>().put({"pl", "No such text", "Nie ma go"});
         b.all<Translation>().put({"pl", b.all<Unit>().begin()->name, "Jest"});
       },
       {"translation-idle translation/pl/No such text fix"}},
      {"CounterFarAwayInAnotherHex",
       [](Battle& b) {
         gatherNorth(b);
         changePlacement(b, kHalePlacement, [](Placement& row) { row.hex = at(3, 8); });
       },
       {}},
  };
}

}  // namespace redoubt::check::sample
