#include "core/check/messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/check/report.h"
#include "tests/core/check/sample_battle.h"

namespace redoubt::check {
namespace {

std::set<std::string> namesIn(std::string_view wording) {
  const auto names = placeholders(wording);
  return {names.begin(), names.end()};
}

TEST(Messages, StandInBothLanguagesWithTheSamePlaceholders) {
  for (const auto wordings : {findingWordings(), fixWordings()}) {
    for (const Wording& wording : wordings) {
      EXPECT_FALSE(wording.english.empty()) << wording.code;
      EXPECT_FALSE(wording.polish.empty()) << wording.code;
      EXPECT_NE(wording.english, wording.polish) << wording.code;
      EXPECT_EQ(namesIn(wording.english), namesIn(wording.polish)) << wording.code;
      EXPECT_TRUE(isValidUtf8(wording.polish)) << wording.code;
    }
  }
}

TEST(Messages, HaveOneWordingForACodeInKebabCase) {
  std::set<std::string_view> codes;
  for (const Wording& wording : findingWordings()) {
    EXPECT_TRUE(codes.insert(wording.code).second) << wording.code;
    EXPECT_EQ(wording.code, slugged(wording.code));
    EXPECT_EQ(wordingOf(wording.code), &wording);
  }
  EXPECT_FALSE(wordingOf("no-such-code"));
}

TEST(Messages, ShowAPlaceholderWithoutArgumentAsItIs) {
  Finding finding;
  finding.code = "box-count";
  finding.arguments = {{"box", "40"}};
  EXPECT_EQ(message(finding),
            "The manifest accounts for {counted} of the 40 counters in the box; markers and leaders "
            "are not counted.");
  finding.code = "from-a-later-version";
  EXPECT_EQ(message(finding), "from-a-later-version");
}

TEST(Messages, DontReadBracesInArguments) {
  Finding finding;
  finding.code = "box-count";
  finding.arguments = {{"box", "{counted}"}, {"counted", "}{"}};
  EXPECT_EQ(message(finding),
            "The manifest accounts for }{ of the {counted} counters in the box; markers and leaders are not counted.");
}

TEST(Messages, KnowTheLanguagesByTheirCodes) {
  EXPECT_EQ(languageFromText("pl_PL.UTF-8"), Language::Polish);
  EXPECT_EQ(languageFromText("en"), Language::English);
  EXPECT_FALSE(languageFromText("de"));
}

Finding boxNote() {
  Finding finding;
  finding.code = "box-count";
  finding.severity = model::Severity::Note;
  finding.arguments = {{"box", "40"}, {"counted", "16"}};
  return finding;
}

TEST(Report, TellsAFindingOnOneLine) {
  Finding finding = boxNote();
  EXPECT_EQ(reportLine(finding, hex::Layout()),
            "note: The manifest accounts for 16 of the 40 counters in the box; markers and leaders "
            "are not counted. [box-count]");
  finding.scenario = "morning";
  finding.variant = "dawn";
  finding.citation = rules::Citation{"book", "5.1", "A5.1"};
  finding.arguments["counted"] = "1\n6";
  EXPECT_EQ(reportLine(finding, hex::Layout(), Language::Polish),
            "uwaga: Spis obejmuje 1 6 z 40 żetonów w pudełku; znaczników i "
            "dowódców nie liczono. [box-count, morning/dawn, book A5.1]");
}

TEST(Report, TellsWhereAFindingIs) {
  const hex::Layout layout;
  Finding finding = boxNote();
  finding.citation = rules::Citation{"book", "5.1", "A5.1"};
  const auto bracketsAt = [&](const Place& place, Language language = Language::English) {
    finding.place = place;
    const std::string line = reportLine(finding, layout, language);
    return line.substr(line.rfind('['));
  };
  EXPECT_EQ(bracketsAt(std::vector{hex::HexKey::at(3, 4), hex::HexKey::at(5, 4)}), "[box-count, 0304 0504, book A5.1]");
  const hex::HexsideKey side = layout.side(hex::HexKey::at(3, 4), 1);
  EXPECT_EQ(bracketsAt(side), "[box-count, " + toText(side, layout) + ", book A5.1]");
  EXPECT_EQ(bracketsAt(Turn{12}), "[box-count, turn 12, book A5.1]");
  EXPECT_EQ(bracketsAt(Turn{12}, Language::Polish), "[box-count, etap 12, book A5.1]");
  std::vector<hex::HexKey> many;
  for (int row = 1; row <= 6; ++row) many.push_back(hex::HexKey::at(2, row));
  EXPECT_EQ(bracketsAt(many), "[box-count, 0201 0202 0203 0204 0205 0206, book A5.1]");
  many.push_back(hex::HexKey::at(2, 7));
  EXPECT_EQ(bracketsAt(many), "[box-count, 0201 0202 0203 0204 0205 0206 …, book A5.1]");
}

TEST(Report, ListsWaivedFindingsLastAndCountsThemApart) {
  Finding waived = boxNote();
  waived.severity = model::Severity::Error;
  waived.waived = true;
  waived.reason = "so it is";
  const std::string text = report(std::vector{waived, boxNote()}, hex::Layout());
  EXPECT_LT(text.find("note: "), text.find("error: "));
  EXPECT_NE(text.find("[box-count, waived: so it is]\n"), std::string::npos);
  EXPECT_TRUE(text.ends_with("\nerrors: 0, warnings: 0, notes: 1, waived: 1\n"));
}

}  // namespace
}  // namespace redoubt::check
