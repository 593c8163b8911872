#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/base/error.h"
#include "core/exchange/formats.h"
#include "core/exchange/spreadsheet/read_workbook.h"
#include "core/exchange/spreadsheet/separated.h"
#include "core/exchange/spreadsheet/write_xlsx.h"
#include "core/exchange/transfer.h"
#include "core/store/dump.h"
#include "core/store/files.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

namespace fs = std::filesystem;
using test::fullBattle;
using test::randomBattle;

class TablesFormat : public ::testing::Test {
 protected:
  fs::path at(const std::string& name) const { return folder_.path() / name; }

  Exported out(const model::Battle& battle, const std::string& format, const std::string& name,
               const Options::Given& given = {}) const {
    const Format& chosen = requireFormat(format);
    return exportTo(chosen, {battle, Options(chosen, OptionUse::Export, given)}, at(name), true);
  }

  Imported in(const fs::path& input) const {
    const Format& chosen = formatOf(input);
    return importFrom(chosen, {input, Options(chosen, OptionUse::Import, {{"faulty-rules", "yes"}})});
  }

  // All problems of an input, one a line; fails the test if there is a battle.
  std::string problemsOf(const fs::path& input) const {
    const Imported read = in(input);
    EXPECT_TRUE(read.battles.empty());
    std::string text;
    for (const Problem& problem : read.problems) text += toText(problem) + "\n";
    return text;
  }

  model::Battle whole(const fs::path& input) const {
    Imported read = in(input);
    for (const Problem& problem : read.problems) ADD_FAILURE() << toText(problem);
    return read.battles.empty() ? model::Battle() : read.battles.front().battle;
  }

  static std::string textOf(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
  }

  store::TemporaryFolder folder_;
};

TEST_F(TablesFormat, BringsTheFullBattleBack) {
  const model::Battle battle = fullBattle();
  for (const std::string format : {"csv", "xlsx"}) {
    const Exported exported = out(battle, format, "full." + format);
    for (const Phrase& warning : exported.report.warnings) ADD_FAILURE() << said(warning);
    const model::Battle back = whole(at("full." + format));
    EXPECT_EQ(store::dump(battle), store::dump(back)) << format;
    EXPECT_TRUE(battle.pictures().only(model::namedPictures(battle)).without(back.pictures()).empty()) << format;
  }
}

TEST_F(TablesFormat, BringsRandomBattlesBack) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const model::Battle battle = randomBattle(seed);
    for (const std::string format : {"csv", "xlsx"}) {
      const std::string name = std::to_string(seed) + "." + format;
      out(battle, format, name);
      ASSERT_EQ(store::dump(battle), store::dump(whole(at(name)))) << format << " " << seed;
    }
  }
}

// A workbook of texts, with no more than these rows.
std::string bookOf(const std::vector<spreadsheet::Sheet>& sheets) {
  return spreadsheet::writeXlsx({sheets});
}

void write(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

TEST_F(TablesFormat, TakesWhatPeopleTypeForWhatTheyMean) {
  const std::vector<spreadsheet::Sheet> sheets{
      {"Battle", {{"Title", "SLUG", "#mine"}, {"Bitwa", "b", "remark"}}},
      {"map", {{"columns"}}},
      {"# scratch", {{"anything"}}},
  };
  std::vector<spreadsheet::Sheet> right = sheets;
  right[1] = {"MAP", {{"invented", "hex width mm", "columns", "rows"}, {"FAŁSZ", "18,5", "12.0", "9"}}};
  right.push_back({"hex", {{"terrain", "hex"}, {}, {"woods", "101"}, {"# a remark", "x"}, {"woods", "201-401"}}});
  right.push_back({"system", {{"slug"}, {"s"}}});
  right.push_back(
      {"rule", {{"system", "path", "value"}, {"s", "a/b", "woods"}, {"s", "a/c", "0,5"}, {"s", "a/d", "TRUE"}}});
  write(at("typed.xlsx"), bookOf(right));
  const model::Battle battle = whole(at("typed.xlsx"));
  ASSERT_EQ(battle.all<model::MapSheet>().size(), 1U);
  const model::MapSheet& sheet = *model::mapSheet(battle);
  EXPECT_FALSE(sheet.invented);
  EXPECT_EQ(sheet.hexWidthMm, 18.5);
  EXPECT_EQ(sheet.columns, 12);
  EXPECT_EQ(battle.all<model::HexRow>().size(), 4U);
  std::string values;
  for (const model::Rule& rule : battle.all<model::Rule>()) values += rule.value.text + " ";
  EXPECT_EQ(values, "\"woods\" 0.5 true ");
}

TEST_F(TablesFormat, ListsAllThatIsWrongByCell) {
  const std::vector<spreadsheet::Sheet> sheets{
      {"about", {{"sheet", "rows"}, {"#version", "9"}, {"unit", "3"}}},
      {"units", {{"slug"}}},
      {"map", {{"columns", "columns", "rows", "rowss"}, {"12", "1", "9", ""}}},
      {"hex", {{"hex", "terrain"}, {"0101", "woods"}, {"0102", "woods"}, {"0101", "woods"}, {"9901", "woods"}}},
      {"army", {{"slug", "colour", "", "title"}, {"polish", "", "lost", ""}}},
      {"command", {{"slug", "army"}, {"c", "polisch"}}},
      {"rule", {{"system", "path", "value"}, {"s", "a/b", "[1,"}}},
      {"provenance", {{"subject_table", "subject", "field"}, {"army", "x", "*"}}},
  };
  write(at("wrong.xlsx"), bookOf(sheets));
  const std::string problems = problemsOf(at("wrong.xlsx"));
  for (const char* part :
       {"wrong.xlsx [about]:2:2: B2: version 9", "wrong.xlsx [about]:3:1: A3: the sheet \"unit\" is listed here",
        "wrong.xlsx [units]:1:1: no table is called", "did you mean \"unit\"?",
        "wrong.xlsx [map]:1:2: B1: the column \"columns\" stands twice", "wrong.xlsx [map]:1:4: D1: no column",
        "did you mean \"rows\"?",
        "wrong.xlsx [hex]:4:1: A4: 0101: table hex has this row already, at wrong.xlsx [hex]:2",
        "wrong.xlsx [hex]:5:1: A5: \"9901\" is no hex of the map",
        "wrong.xlsx [army]:2:3: C2: a value in a column without a name",
        "wrong.xlsx [command]:2:2: B2: no row of table army is called \"polisch\"; did you mean \"polish\"?",
        "wrong.xlsx [rule]:2:3: C2: no JSON at letter",
        "wrong.xlsx [provenance]:2:2: B2: no row of table army is called \"x\""}) {
    EXPECT_NE(problems.find(part), std::string::npos) << part << "\n" << problems;
  }
}

TEST_F(TablesFormat, TakesTextsOfPolishPrograms) {
  out(fullBattle(), "csv", "pl.csv", {{"separator", "semicolon"}, {"byte-mark", "yes"}, {"language", "pl"}});
  EXPECT_TRUE(textOf(at("pl.csv")).starts_with("\xEF\xBB\xBFsheet;rows;about"));
  EXPECT_EQ(store::dump(whole(at("pl.csv"))), store::dump(fullBattle()));
  // Windows-1250: "Łąka".
  write(at("pl-files/note.csv"), "hex;text\r\n202;\xA3\xB9ka\r\n");
  const model::Battle battle = whole(at("pl.csv"));
  ASSERT_EQ(battle.all<model::Note>().size(), 1U);
  EXPECT_EQ(battle.all<model::Note>().begin()->text, "Łąka");
}

TEST_F(TablesFormat, NeverWritesAFormula) {
  model::Battle battle = fullBattle();
  battle.all<model::Note>().put({{5}, test::at(1, 1), "=HYPERLINK(\"http://x\")"});
  battle.all<model::Note>().put({{6}, test::at(1, 1), "@SUM(A1)"});
  out(battle, "csv", "formula.csv");
  EXPECT_NE(textOf(at("formula-files/note.csv")).find("\"'=HYPERLINK"), std::string::npos);
  EXPECT_NE(textOf(at("formula-files/note.csv")).find("'@SUM"), std::string::npos);
  EXPECT_EQ(store::dump(whole(at("formula.csv"))), store::dump(battle));
}

TEST_F(TablesFormat, GoesOnInFurtherColumnsWhereATextIsTooLongForACell) {
  model::Battle battle = fullBattle();
  std::string words = "Ł";
  while (words.size() < 100'000) words += "ąę = ";
  words += '.';
  battle.all<model::SourceText>().put({{99}, std::nullopt, "long", words});
  out(battle, "xlsx", "long.xlsx");
  const auto book = spreadsheet::readTableFile(at("long.xlsx"));
  for (const spreadsheet::Sheet& sheet : book.sheets) {
    if (sheet.name == "source_text") {
      EXPECT_NE(std::find(sheet.rows[0].begin(), sheet.rows[0].end(), "text+4"), sheet.rows[0].end());
    }
  }
  EXPECT_EQ(store::dump(whole(at("long.xlsx"))), store::dump(battle));
}

TEST_F(TablesFormat, RefusesFilesThatAreNoTables) {
  out(fullBattle(), "csv", "a.csv");
  write(at("a-files/unit.csv"), std::string("PK\x03\x04 no archive"));
  EXPECT_THROW(in(at("a.csv")), Error);
  write(at("a-files/unit.csv"), std::string("slug\n\x01\x02"));
  EXPECT_THROW(in(at("a.csv")), Error);
  write(at("broken.xlsx"), "PK\x03\x04 no archive");
  EXPECT_THROW(in(at("broken.xlsx")), Error);
}

// Calc opens and saves the workbook; nothing but what was edited may be otherwise.
TEST_F(TablesFormat, ComesBackFromCalc) {
  const auto calc = [&](const std::string& file, const std::string& ending) {
    const std::string command = "HOME=" + at("home").string() + " timeout 120 soffice -env:UserInstallation=file://" +
                                at("home").string() + " --headless --convert-to " + ending + " --outdir " +
                                at("saved").string() + " " + at(file).string() + " >/dev/null 2>&1";
    return std::system(command.c_str()) == 0;
  };
  if (std::system("command -v soffice >/dev/null 2>&1") != 0) GTEST_SKIP() << "LibreOffice isn't installed.";
  fs::create_directories(at("home"));
  const model::Battle battle = fullBattle();
  out(battle, "xlsx", "full.xlsx");
  fs::create_directories(at("saved"));
  for (const auto& entry : fs::directory_iterator(at("full-files"))) fs::copy(entry.path(), at("saved"));
  for (const std::string ending : {"ods", "xlsx"}) {
    ASSERT_TRUE(calc("full.xlsx", ending));
    EXPECT_EQ(store::dump(battle), store::dump(whole(at("saved/full." + ending)))) << ending;
  }
  ASSERT_TRUE(calc("full.xlsx", "fods"));
  std::string flat = textOf(at("saved/full.fods"));
  const std::size_t place = flat.find(">Zasady<");
  ASSERT_NE(place, std::string::npos);
  flat.replace(place + 1, 6, "+Nowe 08");
  write(at("edited.fods"), flat);
  ASSERT_TRUE(calc("edited.fods", "xlsx"));
  model::Battle changed = battle;
  for (model::Source source : battle.all<model::Source>()) {
    if (source.title == "Zasady") {
      source.title = "+Nowe 08";
      changed.all<model::Source>().put(source);
    }
  }
  EXPECT_EQ(store::dump(changed), store::dump(whole(at("saved/edited.xlsx"))));
}

}  // namespace
}  // namespace redoubt::exchange
