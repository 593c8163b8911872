#include "core/check/messages.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/check/report.h"
#include "tests/core/check/sample_battle.h"

namespace redoubt::check {
namespace {

// model_test (Words) holds the languages against one another.
TEST(Messages, StandUnderTheirCodesInBothLanguagesAndNothingElseDoes) {
  for (const Language& language : {Language::English, Language::Polish}) {
    std::set<std::string> keys;
    for (const Wording& wording : findingWordings()) {
      EXPECT_FALSE(findingWords(wording.code, language).empty()) << wording.code;
      keys.insert("findings." + std::string(wording.code));
    }
    for (const Wording& wording : fixWordings()) {
      EXPECT_FALSE(fixWords(wording.code, language).empty()) << wording.code;
      keys.insert("fixes." + std::string(wording.code));
    }
    for (const auto& [key, text] : wording::in(language.code()).all()) {
      const bool isOurs = key.starts_with("findings.") || key.starts_with("fixes.");
      EXPECT_TRUE(!isOurs || keys.contains(key)) << key << " is no code";
    }
  }
  for (const Wording& wording : findingWordings()) {
    EXPECT_NE(findingWords(wording.code, Language::English), findingWords(wording.code, Language::Polish));
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

// A language of its own is a folder of files and nothing else.
TEST(Messages, AThirdLanguageIsFilesOnly) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / ("redoubt-pseudo-" + std::to_string(::getpid()));
  fs::create_directories(folder / "xx");
  std::map<std::string, std::string> files;
  for (const auto& [key, text] : wording::in("en").all()) {
    const auto dot = key.find('.');
    std::string& file = files[key.substr(0, dot)];
    if (key.starts_with("findings.") || key.starts_with("fixes.")) {
      file += (file.empty() ? "" : ",") + std::string("\"") + key.substr(dot + 1) + "\": \"[!! " + text + " !!]\"";
    }
  }
  for (const auto& [name, members] : files) std::ofstream(folder / "xx" / (name + ".json")) << "{" + members + "}";
  wording::setFolder(folder);
  const auto language = languageFromText("xx_XX");
  ASSERT_TRUE(language);
  Finding finding;
  finding.code = "box-count";
  finding.arguments = {{"box", "40"}, {"counted", "16"}};
  EXPECT_EQ(message(finding, *language), "[!! " + message(finding) + " !!]");
  EXPECT_EQ(severityText(model::Severity::Note, *language), "note") << "what it lacks is English";
  wording::setFolder({});
  fs::remove_all(folder);
  EXPECT_FALSE(languageFromText("xx"));
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
