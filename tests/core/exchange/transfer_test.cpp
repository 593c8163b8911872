#include "core/exchange/transfer.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/base/error.h"
#include "core/exchange/artwork.h"
#include "core/exchange/formats.h"
#include "core/exchange/package.h"
#include "core/exchange/presets.h"
#include "core/store/files.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

namespace fs = std::filesystem;
using test::fullBattle;

std::string textOf(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

class Formats : public ::testing::Test {
 protected:
  fs::path at(const std::string& name) const { return folder_.path() / name; }
  ExportJob job(const Format& format) const { return {battle, Options(format)}; }

  model::Battle battle = fullBattle();

 private:
  store::TemporaryFolder folder_;
};

TEST_F(Formats, AreCalledByIdAndAreDifferent) {
  std::set<std::string_view> ids;
  for (const Format* format : formats()) {
    EXPECT_TRUE(ids.insert(format->id).second) << format->id;
    EXPECT_EQ(formatCalled(format->id), format);
    EXPECT_TRUE(format->write || format->read) << format->id;
    EXPECT_EQ(format->write != nullptr, format->carried != nullptr) << format->id;
    EXPECT_FALSE(format->endings.empty()) << format->id;
  }
  EXPECT_EQ(formats().front()->id, "json");
  EXPECT_EQ(formatCalled("nonsense"), nullptr);
  EXPECT_THROW(requireFormat("nonsense"), Error);
}

TEST_F(Formats, NameTablesThatThereAre) {
  std::set<std::string_view> tables{"picture"};
  model::forEachTable([&]<class Row>(model::RowType<Row>) { tables.insert(Row::kTable); });
  for (const Format* format : formats()) {
    std::set<std::string_view> named;
    for (const TableCarriage& each : format->tables) {
      EXPECT_TRUE(tables.contains(each.table)) << format->id << ": " << each.table;
      EXPECT_TRUE(named.insert(each.table).second) << format->id << ": " << each.table << " twice";
    }
  }
}

TEST_F(Formats, HaveWordsInEveryLanguage) {
  for (const std::string_view language : {"en", "pl"}) {
    const auto expectWords = [&](const Phrase& phrase) {
      EXPECT_EQ(said(phrase, language).find("formats."), std::string::npos) << phrase.key() << " in " << language;
    };
    for (const Format* format : formats()) {
      for (const Phrase& phrase : {titleOf(*format), aboutOf(*format), shortTitleOf(*format)}) expectWords(phrase);
      for (const Option& option : format->options) {
        expectWords(titleOf(option));
        expectWords(helpOf(option));
        for (const std::string_view word : option.words) expectWords(wordOf(option, word));
        if (option.leastIsNone) expectWords(noneOf(option));
      }
    }
  }
}

TEST_F(Formats, HaveOptionsWhoseStandardIsAValue) {
  for (const Format* format : formats()) {
    for (const OptionUse use : {OptionUse::Export, OptionUse::Import}) {
      const Options options(*format, use);
      EXPECT_NO_THROW(Options(*format, use, options.values())) << format->id;
    }
  }
}

// What a format says of its tables is what its report of a battle with rows in every table comes to.
TEST_F(Formats, CarryWhatTheySay) {
  for (const Format* format : writtenFormats()) {
    ExportJob wanted = job(*format);
    const model::Battle carried = format->carried(wanted);
    model::forEachTable([&]<class Row>(model::RowType<Row>) {
      Carriage carriage = Carriage::None;
      for (const TableCarriage& each : format->tables) {
        if (each.table == Row::kTable) carriage = each.out;
      }
      const auto& held = carried.all<Row>();
      if (carriage == Carriage::Whole) {
        EXPECT_EQ(held, battle.all<Row>()) << format->id << ": " << Row::kTable;
      } else if (carriage == Carriage::None) {
        EXPECT_TRUE(held.empty()) << format->id << ": " << Row::kTable;
      }
    });
    const TransferReport report = reportOf(*format, wanted);
    std::size_t rows = 0;
    for (const auto& each : report.carried) rows += each.rows;
    for (const auto& each : report.lost) rows += each.rows;
    std::size_t all = 0;
    for (const auto& each : rowsOf(battle)) all += each.rows;
    EXPECT_EQ(rows, all) << format->id;
    for (const auto& each : report.lost) EXPECT_EQ(said(each.why).find("formats."), std::string::npos) << said(each.why);
  }
}

TEST_F(Formats, ThatAreReadGiveTheBattleBack) {
  for (const Format* format : writtenFormats()) {
    if (!format->comesBack) continue;
    const fs::path file = at(std::string(format->id) + "." + std::string(format->endings.front()));
    const Exported exported = exportTo(*format, job(*format), file, false);
    for (const Phrase& warning : exported.report.warnings) {
      EXPECT_NE(warning.key(), "formats.differs") << said(warning);
      EXPECT_NE(warning.key(), "formats.reads-not") << said(warning);
    }
    EXPECT_EQ(&formatOf(file), format);
    const Imported again = importFrom(*format, {file, Options(*format, OptionUse::Import, format->readBack)});
    ASSERT_EQ(again.battles.size(), 1U) << format->id;
    const model::Battle& back = again.battles.front().battle;
    EXPECT_EQ(format->carried({back, Options(*format)}), format->carried(job(*format))) << format->id;
  }
}

TEST_F(Formats, WriteTheSameBytesEachTime) {
  for (const Format* format : writtenFormats()) {
    if (format->needsArtwork) continue;
    const std::string name(format->id);
    exportTo(*format, job(*format), at(name + "-one"), false);
    exportTo(*format, job(*format), at(name + "-two"), false);
    EXPECT_EQ(textOf(at(name + "-one")), textOf(at(name + "-two"))) << name;
  }
}

TEST_F(Formats, ReplaceAFileOnlyWhenAsked) {
  std::ofstream(at("old.json")) << "old";
  EXPECT_THROW(exportTo(requireFormat("json"), job(requireFormat("json")), at("old.json"), false), Error);
  EXPECT_EQ(textOf(at("old.json")), "old");
  exportTo(requireFormat("json"), job(requireFormat("json")), at("old.json"), true);
  EXPECT_NE(textOf(at("old.json")), "old");
}

// Two exports of one battle may have the same pictures in one folder.
TEST_F(Formats, LeaveFilesBesideAloneThatAreTheSame) {
  const auto write = [&](const char* name, const char* picture) {
    Package package(at(name), false);
    package.writeMain("main");
    package.writeBeside("a.png", picture);
    package.moveIntoPlace();
  };
  write("map.tmx", "one");
  EXPECT_NO_THROW(write("map.tmj", "one"));
  EXPECT_THROW(write("map.xml", "two"), Error);
  EXPECT_EQ(textOf(at("map-files/a.png")), "one");
  EXPECT_FALSE(fs::exists(at("map.xml")));
}

TEST_F(Formats, RefuseOptionsTheyDoNotHave) {
  const Format& png = requireFormat("png");
  const auto refused = [&](const Options::Given& given) {
    try {
      Options(png, OptionUse::Export, given);
    } catch (const Error& error) {
      return error.sentence();
    }
    return std::string();
  };
  EXPECT_NE(refused({{"colour", "red"}}).find("dpi"), std::string::npos);
  EXPECT_NE(refused({{"dpi", "many"}}).find("from 1 to 2400"), std::string::npos);
  EXPECT_NE(refused({{"dpi", "0"}}).find("from 1 to 2400"), std::string::npos);
  EXPECT_NE(refused({{"dpi", "1e999"}}).find("from 1 to 2400"), std::string::npos);
  EXPECT_NE(refused({{"layers", "terrain,clouds"}}).find("terrain"), std::string::npos);
  EXPECT_NE(refused({{"estimates", "pink"}}).find("amber"), std::string::npos);
  EXPECT_EQ(refused({{"dpi", "150"}, {"layers", "terrain,grid"}}), "");
}

TEST_F(Formats, AreToldByNameAndContent) {
  std::ofstream(at("text.json")) << "{\"format\": \"redoubt-battle\"}";
  std::ofstream(at("renamed")) << "\n {\"format\": \"redoubt-battle\"}";
  std::ofstream(at("picture.bmp")) << "BM";
  EXPECT_EQ(formatOf(at("text.json")).id, "json");
  EXPECT_EQ(formatOf(at("renamed")).id, "json");
  EXPECT_THROW(formatOf(at("picture.bmp")), Error);
  EXPECT_THROW(formatOf(at("none")), Error);
}

TEST_F(Formats, ReportIsJsonOfTheContract) {
  const auto report = nlohmann::json::parse(toJson(reportOf(requireFormat("png"), job(requireFormat("png")))));
  EXPECT_EQ(report.at("format"), "png");
  EXPECT_EQ(report.at("carried").at(0).at("table"), "battle");
  EXPECT_EQ(report.at("carried").at(0).at("rows"), 1);
  ASSERT_FALSE(report.at("lost").empty());
  for (const auto& each : report.at("lost")) {
    EXPECT_TRUE(each.at("table").is_string());
    EXPECT_GT(each.at("rows"), 0);
    EXPECT_FALSE(each.at("why").get<std::string>().empty());
  }
  EXPECT_TRUE(report.at("warnings").is_array());
}

std::string listed(const Format& format, Carriage carriage) {
  std::string text;
  for (const TableCarriage& each : format.tables) {
    if (each.out == carriage) text += (text.empty() ? "" : ", ") + std::string(each.table);
  }
  return text;
}

std::string optionsText(const Format& format) {
  std::string text;
  for (const Option& option : format.options) {
    text += "- `" + std::string(option.name) + "`" + (option.use == OptionUse::Import ? " (import)" : "") + ": " +
            said(helpOf(option));
    if (!option.standard.empty()) text += " Without it " + std::string(option.standard) + ".";
    text += "\n";
  }
  return text;
}

// The list of the documents.
std::string formatsText() {
  std::string text = "\n| format | | endings | export | import |\n|---|---|---|---|---|\n";
  for (const Format* format : formats()) {
    text += "| `" + std::string(format->id) + "` | " + said(titleOf(*format)) + " | ";
    for (const std::string_view ending : format->endings) text += "." + std::string(ending) + " ";
    text += std::string("| ") + (format->write ? "yes" : "–") + " | " + (format->read ? "yes" : "–") + " |\n";
  }
  for (const Format* format : formats()) {
    text += "\n## " + std::string(format->id) + "\n\n" + said(aboutOf(*format)) + "\n\n" + optionsText(*format);
    if (!format->write) continue;
    const std::string whole = listed(*format, Carriage::Whole);
    const std::string part = listed(*format, Carriage::Part);
    text += "\nHolds " + whole + (part.empty() ? "" : (whole.empty() ? "" : "; ") + ("in part " + part)) + ".\n";
  }
  return text + "\n";
}

TEST_F(Formats, AreListedInTheDocuments) {
  const fs::path file = fs::path(REDOUBT_SOURCE_DIR) / "docs/formats.md";
  std::string text = textOf(file);
  const std::string begin = "<!-- formats -->\n";
  const std::size_t from = text.find(begin) + begin.size();
  const std::size_t to = text.find("<!-- end of formats -->");
  ASSERT_TRUE(from <= to && to != std::string::npos);
  if (std::getenv("REDOUBT_WRITE_GOLDEN")) {
    text.replace(from, to - from, formatsText());
    std::ofstream(file, std::ios::binary) << text;
    return;
  }
  EXPECT_EQ(text.substr(from, to - from), formatsText());
}

TEST(Presets, KeepFormatOptionsAndSetUp) {
  const PresetChoice choice{"png", {{"dpi", "150"}, {"layers", "terrain,grid"}}, "day", "early"};
  const model::ExportPreset row = withChoice({{7}, "small", "", {}}, choice);
  EXPECT_EQ(row.target, "png");
  const PresetChoice again = choiceOf(row);
  EXPECT_EQ(again.format, choice.format);
  EXPECT_EQ(again.options, choice.options);
  EXPECT_EQ(again.scenario, choice.scenario);
  EXPECT_EQ(again.variant, choice.variant);
}

TEST(Presets, WrittenByHandMayHaveNumbersAndTruths) {
  const PresetChoice choice = choiceOf({{7}, "p", "pdf", {R"({"dpi": 300.5, "large": true, "odd": [1], "scenario": "day"})"}});
  EXPECT_EQ(choice.options, (Options::Given{{"dpi", "300.5"}, {"large", "yes"}}));
  EXPECT_EQ(choice.scenario, "day");
  EXPECT_TRUE(choiceOf({{7}, "p", "pdf", {"nonsense"}}).options.empty());
}

}  // namespace
}  // namespace redoubt::exchange
