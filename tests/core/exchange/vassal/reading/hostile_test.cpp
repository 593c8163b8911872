#include <gtest/gtest.h>

#include <random>

#include "core/base/error.h"
#include "core/exchange/vassal/reading/import.h"
#include "core/exchange/vassal/reading/save.h"
#include "core/store/battle_file.h"
#include "tests/core/exchange/vassal/reading/sample_module.h"

namespace redoubt::exchange::vassal::reading {
namespace {

// What reading the files as a module ends with: the key of the error, or nothing.
std::string endOf(const sample::Files& files, bool isPacked = true) {
  const sample::Folder folder;
  sample::writeZip(folder.path("m.vmod"), files, isPacked);
  try {
    const auto all = importVassal(folder.path("m.vmod"));
    for (const Imported& each : all) store::writeNewFile(folder.path("a.battle"), each.battle);
  } catch (const Error& error) {
    return error.phrase().key().empty() ? error.sentence() : error.phrase().key();
  }
  return {};
}

std::string endOfBuildFile(const std::string& text) {
  return endOf({{"buildFile.xml", text}});
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(HostileModule, OfEndlessElementsIsRefused) {
  EXPECT_NE(endOfBuildFile(repeated("<a>", 100'000) + repeated("</a>", 100'000)), "");
  EXPECT_NE(endOfBuildFile("<VASSAL.build.GameModule>" + repeated("<x/>", 1'100'000) + "</VASSAL.build.GameModule>"),
            "");
  EXPECT_NE(endOfBuildFile("<VASSAL.build.GameModule name=\"x\""), "");
  EXPECT_NE(endOfBuildFile(""), "");
  EXPECT_NE(endOfBuildFile("<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]><a>&d;</a>"), "");
}

TEST(HostileModule, WithNestedPartsIsReadAsFarAsItGoes) {
  const auto nested = [](const std::string& name, const std::string& attributes, int depth) {
    return repeated("<" + name + " " + attributes + ">", depth) + repeated("</" + name + ">", depth);
  };
  for (const std::string name :
       {"VASSAL.build.module.Map", "VASSAL.build.module.map.BoardPicker", "VASSAL.build.widget.TabWidget",
        "VASSAL.build.module.map.boardPicker.board.ZonedGrid", "VASSAL.build.module.turn.CounterTurnLevel"}) {
    EXPECT_EQ(endOfBuildFile("<VASSAL.build.GameModule>" + nested(name, "name=\"x\" mapName=\"x\"", 100) +
                             "</VASSAL.build.GameModule>"),
              "")
        << name;
  }
  std::string zones = nested("VASSAL.build.module.map.boardPicker.board.mapgrid.Zone", "", 50);
  sample::ModuleParts parts;
  parts.boards =
      "<VASSAL.build.module.map.boardPicker.Board name=\"b\" width=\"500\" height=\"500\">"
      "<VASSAL.build.module.map.boardPicker.board.ZonedGrid>" +
      zones + "</VASSAL.build.module.map.boardPicker.board.ZonedGrid></VASSAL.build.module.map.boardPicker.Board>";
  EXPECT_EQ(endOf(sample::module(parts)), "");
}

TEST(HostileModule, WithNumbersOutOfReasonIsRead) {
  for (const std::string number : {"NaN", "-1", "0", "1e308", "-1e308", "2147483647", "-2147483648", "1e-9", "x", ""}) {
    sample::ModuleParts parts;
    parts.mapAttributes = "edgeWidth=\"" + number + "\" edgeHeight=\"" + number + "\"";
    std::string board = sample::usualBoard();
    for (const std::string attribute : {"dx=\"52.0\"", "x0=\"36\"", "hOff=\"1\"", "vLeading=\"1\"", "700,600"}) {
      std::string changed = board;
      const std::string name = attribute.substr(0, attribute.find('=') + 1);
      const std::string wrong = attribute == "700,600" ? number + "," + number : name + "\"" + number + "\"";
      changed.replace(changed.find(attribute), attribute.size(), wrong);
      parts.boards = changed;
      parts.onMap = sample::stack("x=\"" + number + "\" y=\"" + number + "\" owningBoard=\"Field\"",
                                  sample::slot("A", "9",
                                               {{"rotate;" + number + ";a;b;c;d", number},
                                                {"piece;;;a.png;A", "null;" + number + ";" + number}}));
      EXPECT_EQ(endOf(sample::module(parts)), "") << attribute << number;
    }
  }
}

TEST(HostileModule, WithPiecesThatUnpackWithoutEndIsRefused) {
  sample::ModuleParts parts;
  const std::string deep = sample::piece(
      std::vector<std::pair<std::string, std::string>>(900, std::pair<std::string, std::string>("mark;A", "b")));
  const std::string slot =
      "<VASSAL.build.widget.PieceSlot>" + sample::escaped(deep) + "</VASSAL.build.widget.PieceSlot>";
  parts.palette = repeated(slot, 60);
  EXPECT_EQ(endOf(sample::module(parts), false), "errors.vassal.effort");
}

TEST(HostileModule, WithTooManyCountersIsRefused) {
  sample::ModuleParts parts;
  parts.palette =
      repeated("<VASSAL.build.widget.PieceSlot>+/null/piece;;;;A/null;0;0</VASSAL.build.widget.PieceSlot>", 100'001);
  EXPECT_EQ(endOf(sample::module(parts), false), "errors.vassal.too-many");
}

TEST(HostileModule, WithABombForASetUpIsReadWithoutIt) {
  sample::ModuleParts parts;
  parts.more = R"(<VASSAL.build.module.PredefinedSetup name="Bomb" file="bomb.vsav" useFile="true"/>)";
  sample::Files files = sample::module(parts);
  files.emplace_back("bomb.vsav", sample::zipBytes({{"savedGame", std::string(64 << 20, ' ')}}));
  EXPECT_EQ(endOf(files), "");
}

// Changed at random places, a module and a save are read or refused, and never more.
TEST(HostileModule, ChangedByChanceIsReadOrRefused) {
  std::mt19937 random(20'261'127);
  sample::ModuleParts parts;
  parts.onMap = sample::stack(R"(name="S" owningBoard="Field" x="36" y="31")",
                              sample::slot("A", "9", {{"rotate;6;a;b;c;d", "1"}, {"piece;;;a.png;A", "null;0;0;9;0"}}));
  const std::string whole = sample::buildFile(parts);
  for (int round = 0; round < 300; ++round) {
    std::string text = whole;
    for (int change = 0; change < 3; ++change) {
      const std::size_t at = random() % text.size();
      switch (random() % 3) {
        case 0: text[at] = static_cast<char>(random() % 256); break;
        case 1: text.erase(at, random() % 20); break;
        default: text.insert(at, text.substr(random() % text.size(), random() % 30)); break;
      }
    }
    endOf({{"buildFile.xml", text}, {"images/field.png", sample::png(1'000, 800)}});
  }
}

TEST(HostileSave, ChangedByChanceIsReadOrRefused) {
  std::mt19937 random(11'27);
  const std::string whole = sample::joined(
      {"begin_save", sample::piece({{"rotate;6;a;b;c;d", "1"}, {"piece;;;a.png;A", "Main Map;10;20;7;0"}}, "1"),
       "+/2/stack/Main Map;10;20;1;@@-1", "+/3/deck;true;0,0,0;40;40;A;A;true;true;true;;;;Cup/Main Map;1;2;true;1,2",
       "Main MapBoardPicker\tField/rev\t0\t0", "end_save"},
      char{27});
  for (int round = 0; round < 5'000; ++round) {
    std::string text = random() % 2 ? whole : sample::hidden(whole);
    for (int change = 0; change < 4; ++change) {
      const std::size_t at = random() % text.size();
      if (random() % 2)
        text[at] = static_cast<char>(random() % 256);
      else
        text.insert(at, std::string(random() % 5, "\\/\t;\x1B"[random() % 5]));
    }
    try {
      decodeSave(laidOpen(text));
    } catch (const Error&) {
    }
  }
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
