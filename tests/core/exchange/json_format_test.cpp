#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <type_traits>

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/store/files.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

using test::fullBattle;
using test::problemsOf;
using test::readWhole;

// A battle file with `tables` in it.
std::string file(const std::string& tables) {
  return "{\"format\": \"redoubt-battle\", \"version\": 1, " + tables + "}";
}

constexpr const char* kMap = R"("map": [{"columns": 6, "rows": 5}])";

std::string withMap(const std::string& tables) {
  return file(std::string(kMap) + ", " + tables);
}

TEST(JsonFormat, AbsentColumnsHaveTheirDefaults) {
  const auto battle = readWhole(file(R"("army": [{"slug": "a", "player": "p"}], "player": [{"slug": "p"}],
      "unit": [{"slug": "u", "army": "a", "counter": [{}]}])"));
  const auto& counter = *battle.all<model::Counter>().begin();
  EXPECT_EQ(counter.role, model::CounterRole::Unit);
  EXPECT_EQ(counter.copies, 1);
  EXPECT_FALSE(counter.numberPrinted);
}

// As the documents write the default of a column; empty for the usual ones and for columns that have none.
template <class T>
std::string unusualDefault(const T& value) {
  if constexpr (model::NamedEnum<T>) {
    return std::string(model::toText(value));
  } else if constexpr (model::IsOpenWord<T>::value) {
    return value.text();
  } else if constexpr (std::is_same_v<T, bool>) {
    return value ? "true" : "";
  } else if constexpr (std::is_arithmetic_v<T>) {
    return value == T{} ? "" : fmt::format("{}", value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    return value;
  } else {
    return "";
  }
}

TEST(JsonFormat, UnusualDefaultsAreListedInTheDocuments) {
  std::ifstream file(std::filesystem::path(REDOUBT_SOURCE_DIR) / "docs" / "json-format.md");
  std::set<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.insert(line);
  int tables = 0;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    std::string defaults;
    model::forEachField<Row>([&](const auto& field) {
      const std::string value = field.isKey ? "" : unusualDefault(Row{}.*(field.member));
      if (!value.empty()) defaults += fmt::format("{}`{}` {}", defaults.empty() ? "" : ", ", field.name, value);
    });
    const bool isListed = std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
      return line.starts_with(fmt::format("| {} | `", Row::kTable));
    });
    EXPECT_EQ(isListed, !defaults.empty()) << Row::kTable;
    if (defaults.empty()) return;
    ++tables;
    EXPECT_TRUE(lines.contains(fmt::format("| {} | {} |", Row::kTable, defaults))) << Row::kTable << ": " << defaults;
  });
  EXPECT_GT(tables, 10);
}

TEST(JsonFormat, ARangeRunsAlongARowOrAColumn) {
  const auto hexesOf = [](const char* hexes) {
    std::vector<hex::HexKey> found;
    const auto battle =
        readWhole(withMap(std::string(R"("hex": [{"terrain": "woods", "hexes": ")") + hexes + R"("}])"));
    for (const model::HexRow& row : battle.all<model::HexRow>()) found.push_back(row.hex);
    return found;
  };
  EXPECT_EQ(hexesOf("0201-0401"), (std::vector<hex::HexKey>{test::at(2, 1), test::at(3, 1), test::at(4, 1)}));
  EXPECT_EQ(hexesOf("0201-0203"), (std::vector<hex::HexKey>{test::at(2, 1), test::at(2, 2), test::at(2, 3)}));
  EXPECT_EQ(hexesOf("0401-0201, 0102"),
            (std::vector<hex::HexKey>{test::at(1, 2), test::at(2, 1), test::at(3, 1), test::at(4, 1)}));
}

TEST(JsonFormat, IdsComeFromNaturalKeys) {
  const auto battle = readWhole(withMap(R"(
      "source": [{"slug": "rulebook", "paragraph": [{"number": "13.0"}, {"number": "8.15.6", "occurrence": 2}]}],
      "player": [{"slug": "p"}], "army": [{"slug": "a", "player": "p"}], "leader": [{"slug": "l", "army": "a"}],
      "unit": [{"slug": "u", "army": "a", "mark": [{"kind": "star"}, {"kind": "dot"}, {"kind": "star"}],
                "counter": [{"number": 2, "face": [{"side": "back", "step": [{"ordinal": 4}]}]}]}],
      "zone": [{"slug": "z"}],
      "set_up_block": [{"slug": "b", "army": "a", "placement": [{"unit": "u"}, {"words": "Kto?"}]}],
      "scenario": [{"slug": "s", "variant": [{"slug": "v"}], "return_point": [{"army": "a", "zone": "z"}],
                    "set_up_order": [{"army": "a", "ordinal": 3, "selector": {}}],
                    "pool": [{"army": "a", "kind": "opens", "leader": "l", "first_turn": 5}, {"army": "a"}]}],
      "track": [{"slug": "t", "space": [{"slug": "1"}]}],
      "label": [{"text": "Wieś", "hex": "0203"}], "symbol": [{"kind": "mill", "hex": "0203"}],
      "note": [{"hex": "0203", "text": "tu"}, {"text": "wszędzie"}])"));
  const auto expectRow = [&]<class Row>(model::RowType<Row>, const char* key) {
    EXPECT_TRUE(battle.all<Row>().contains(Id<Row>{hashedId(Row::kTable, key)})) << Row::kTable << " " << key;
  };
  using namespace model;
  expectRow(RowType<MapSheet>{}, "map");
  expectRow(RowType<Paragraph>{}, "rulebook/13.0/1");
  expectRow(RowType<Paragraph>{}, "rulebook/8.15.6/2");
  expectRow(RowType<Unit>{}, "u");
  expectRow(RowType<Mark>{}, "u/star/1");
  expectRow(RowType<Mark>{}, "u/star/2");
  expectRow(RowType<Mark>{}, "u/dot/1");
  expectRow(RowType<Counter>{}, "u/unit/2");
  expectRow(RowType<Face>{}, "u/unit/2/back");
  expectRow(RowType<Step>{}, "u/4");
  expectRow(RowType<SetUpBlock>{}, "a/b");
  expectRow(RowType<Placement>{}, "a/b/u");
  expectRow(RowType<Placement>{}, "a/b/Kto?");
  expectRow(RowType<Variant>{}, "s/v");
  expectRow(RowType<ReturnPoint>{}, "s/a/z");
  expectRow(RowType<SetUpOrder>{}, "s/a/3");
  expectRow(RowType<PoolLine>{}, "s/a/opens/l/5");
  expectRow(RowType<PoolLine>{}, "s/a/fixed//1");
  expectRow(RowType<Space>{}, "t/1");
  expectRow(RowType<Label>{}, "Wieś/0203");
  expectRow(RowType<Symbol>{}, "mill/0203");
  expectRow(RowType<Note>{}, "0203/tu");
  expectRow(RowType<Note>{}, "/wszędzie");
  EXPECT_EQ(writeJson(battle).find("\"id\""), std::string::npos);
}

TEST(JsonFormat, NestedRowsBelongToWhatEnclosesThem) {
  const auto battle = readWhole(file(R"("player": [{"slug": "p"}], "army": [{"slug": "a", "player": "p"}],
      "unit": [{"slug": "u", "army": "a", "counter": [{"face": [{"step": [{}]}]}]}])"));
  const auto flat = readWhole(file(R"("player": [{"slug": "p"}], "army": [{"slug": "a", "player": "p"}],
      "unit": [{"slug": "u", "army": "a"}], "counter": [{"unit": "u"}], "face": [{"counter": "u/unit/1"}],
      "step": [{"unit": "u", "face": "u/unit/1/front"}])"));
  EXPECT_EQ(battle, flat);
  const auto& step = *battle.all<model::Step>().begin();
  EXPECT_EQ(step.unit, battle.bySlug<model::Unit>("u")->id);
  EXPECT_EQ(step.face, battle.all<model::Face>().begin()->id);
}

TEST(JsonFormat, RowsMayStandBeforeWhatTheyReferTo) {
  const auto battle = readWhole(file(R"("question": [{"slug": "q", "paragraph": "book 8.15.6#2"}],
      "source": [{"slug": "book", "paragraph": [{"number": "8.15.6"}, {"number": "8.15.6", "occurrence": 2}]}])"));
  const auto paragraph = battle.bySlug<model::Question>("q")->paragraph;
  ASSERT_TRUE(paragraph);
  EXPECT_EQ(battle.find(paragraph)->occurrence, 2);
}

TEST(JsonFormat, ARepeatedSlugIsToldApartByWhatEnclosesIt) {
  const auto battle =
      readWhole(file(R"("track": [{"slug": "a", "space": [{"slug": "1"}]}, {"slug": "b", "space": [{"slug": "1"}]}],
      "player": [{"slug": "p"}], "army": [{"slug": "r", "player": "p"}],
      "set_up_block": [{"slug": "x", "army": "r", "placement": [{"words": "w", "rule": "space", "space": "b/1"}]}])"));
  const auto& placement = *battle.all<model::Placement>().begin();
  EXPECT_EQ(battle.find<model::Track>(battle.find(placement.space)->track)->slug, "b");
  EXPECT_NE(writeJson(battle).find("\"space\": \"b/1\""), std::string::npos);
}

TEST(JsonFormat, ProvenanceWithWordsOrAConfirmationIsAnObject) {
  const auto battle = readWhole(file(R"("source": [{"slug": "book", "source_text": [{"title": "Set-up", "text": "a"}]}],
      "player": [{"slug": "p", "name": "Poles", "provenance": {"name": {"source": "book", "text": "Set-up", "line": 1,
          "words": "The Poles", "confirmed_by": "Ann", "confirmed_value": "Poles"}}}])"));
  const std::string subject = model::keyText<model::Player>(battle.bySlug<model::Player>("p")->id);
  const auto* name = battle.find<model::Provenance>({"player", subject, "name"});
  ASSERT_TRUE(name);
  EXPECT_EQ(name->status, model::Status::Printed);
  EXPECT_EQ(name->source, battle.bySlug<model::Source>("book")->id);
  EXPECT_EQ(battle.find(name->text)->text, "a");
  EXPECT_EQ(name->line, 1);
  EXPECT_EQ(name->words, "The Poles");
  EXPECT_EQ(name->confirmedBy, "Ann");
  EXPECT_EQ(readWhole(writeJson(battle)), battle);
}

TEST(JsonFormat, ProvenanceStandsInItsRow) {
  const auto battle = readWhole(file(R"("source": [{"slug": "book", "paragraph": [{"number": "3.4"}]}],
      "player": [{"slug": "p", "provenance": {"*": ["printed"], "name": ["estimated", "book 3.4", "rule"],
                                              "ordinal": ["unknown", "", "why"], "slug": ["derived", null]}}])"));
  ASSERT_EQ(battle.all<model::Provenance>().size(), 4u);
  const std::string subject = model::keyText<model::Player>(battle.bySlug<model::Player>("p")->id);
  const auto* name = battle.find<model::Provenance>({"player", subject, "name"});
  ASSERT_TRUE(name);
  EXPECT_EQ(name->status, model::Status::Estimated);
  EXPECT_EQ(battle.find(name->paragraph)->number, "3.4");
  EXPECT_EQ(name->note, "rule");
  const auto* ordinal = battle.find<model::Provenance>({"player", subject, "ordinal"});
  ASSERT_TRUE(ordinal);
  EXPECT_FALSE(ordinal->paragraph);
  EXPECT_NE(writeJson(battle).find(R"("ordinal": ["unknown", "", "why"])"), std::string::npos);
}

TEST(JsonFormat, HexesComeInGroupsAndTheStarIsTheRest) {
  const auto battle = readWhole(withMap(R"("hex": [{"terrain": "clear", "hexes": "*"},
      {"terrain": "woods", "level": 1, "hexes": "0101 0203-0205 @9,9", "provenance": {"terrain": ["estimated"]}}])"));
  EXPECT_EQ(battle.all<model::HexRow>().size(), 31u);
  EXPECT_EQ(battle.find<model::HexRow>(test::at(2, 4))->terrain, "woods");
  EXPECT_EQ(battle.find<model::HexRow>(test::at(9, 9))->level, 1);
  EXPECT_EQ(battle.find<model::HexRow>(test::at(3, 4))->terrain, "clear");
  EXPECT_EQ(battle.all<model::Provenance>().size(), 5u);
  const std::string text = writeJson(battle);
  EXPECT_NE(text.find(R"({"terrain": "clear", "hexes": "*"})"), std::string::npos) << text;
  EXPECT_NE(text.find(R"("hexes": "0101 0203-0205 @9,9")"), std::string::npos) << text;
}

TEST(JsonFormat, TheStarIsOnlyWrittenWhenEveryHexHasARow) {
  auto battle = readWhole(withMap(R"("hex": [{"terrain": "clear", "hexes": "*"}])"));
  battle.all<model::HexRow>().erase(test::at(3, 3));
  const std::string text = writeJson(battle);
  EXPECT_EQ(text.find("\"*\""), std::string::npos) << text;
  EXPECT_EQ(battle, readWhole(text));
}

TEST(JsonFormat, AHexsideMayBeNamedFromEitherHex) {
  // Pointy-top, even rows shifted right: side 4 of 0303 is side 1 of 0203.
  const auto near = readWhole(withMap(R"("hexside": [{"kind": "slope", "high": "near", "sides": "0303/s4"},
                                                      {"kind": "stream", "sides": "0303/s4"}])"));
  const auto far = readWhole(withMap(R"("hexside": [{"kind": "slope", "high": "far", "sides": "0203/s1"},
                                                     {"kind": "stream", "sides": ["0203/s1"]}])"));
  EXPECT_EQ(near, far);
  EXPECT_NE(writeJson(near).find(R"({"kind": "slope", "high": "far", "sides": "0203/s1"})"), std::string::npos);
}

TEST(JsonFormat, LinksAreChainsOfNeighbours) {
  const auto battle = readWhole(withMap(R"("link": [{"kind": "road", "paths": ["0103 0203 0303 0403"]},
                                                     {"kind": "track", "paths": "0101 0201"}])"));
  EXPECT_EQ(battle.all<model::Link>().size(), 4u);
  const auto layout = model::layoutOf(battle);
  EXPECT_TRUE((battle.find<model::Link>({layout.side(test::at(3, 3), 1), "road"})));
  EXPECT_NE(writeJson(battle).find(R"("paths": ["0103 0203 0303 0403"])"), std::string::npos);
}

TEST(JsonFormat, ZonesListTheirHexes) {
  const auto battle = readWhole(withMap(R"("zone": [{"slug": "edge", "hexes": "0105-0605"}])"));
  EXPECT_EQ(battle.all<model::ZoneHex>().size(), 6u);
  EXPECT_NE(writeJson(battle).find(R"("hexes": "0105-0605")"), std::string::npos);
}

TEST(JsonFormat, JsonColumnsAreStoredCompactWithSortedKeys) {
  const auto battle = readWhole(
      file(R"("system": [{"slug": "s", "rule": [{"path": "p", "value": {"z": [1,  2.50], "a": "ż\u0105"}}]}])"));
  EXPECT_EQ(battle.all<model::Rule>().begin()->value.text, R"({"a":"żą","z":[1,2.5]})");
}

TEST(JsonFormat, BooleansMayBeWrittenAsTheFileHoldsThem) {
  const auto battle = readWhole(file(R"("player": [{"slug": "p"}], "army": [{"slug": "a", "player": "p"}],
      "leader": [{"slug": "x", "army": "a", "overall": 1}, {"slug": "y", "army": "a", "overall": true}])"));
  EXPECT_TRUE(battle.bySlug<model::Leader>("x")->overall);
  EXPECT_TRUE(battle.bySlug<model::Leader>("y")->overall);
}

TEST(JsonFormat, RowsAreOrderedAsPeopleOrderThem) {
  const auto battle = readWhole(
      file(R"("source": [{"slug": "b", "paragraph": [{"number": "10.1"}, {"number": "8.10"}, {"number": "8.9"}]}],
      "player": [{"slug": "p"}], "army": [{"slug": "second", "player": "p", "ordinal": 2}, {"slug": "first", "player": "p", "ordinal": 1}],
      "unit": [{"slug": "a", "army": "second", "ordinal": 1}, {"slug": "c", "army": "first", "ordinal": 2}, {"slug": "d", "army": "first", "ordinal": 1}])"));
  const std::string text = writeJson(battle);
  const auto inOrder = [&](std::vector<std::string> parts) {
    std::size_t last = 0;
    for (const std::string& part : parts) {
      const std::size_t found = text.find(part);
      if (found == std::string::npos || found < last) return false;
      last = found;
    }
    return true;
  };
  EXPECT_TRUE(inOrder({"8.9", "8.10", "10.1"})) << text;
  EXPECT_TRUE(inOrder({"\"slug\": \"d\"", "\"slug\": \"c\"", "\"slug\": \"a\""})) << text;
}

TEST(JsonFormat, LinesAreShortAndUtf8IsNotEscaped) {
  const std::string text = writeJson(
      readWhole(file(R"("player": [{"slug": "p", "name": "Żółć"}, {"slug": "q", "name": "Q", "ordinal": 2}])")));
  EXPECT_EQ(text,
            "{\n"
            "  \"format\": \"redoubt-battle\",\n"
            "  \"version\": 1,\n"
            "  \"player\": [\n"
            "    {\"slug\": \"p\", \"name\": \"Żółć\"},\n"
            "    {\"slug\": \"q\", \"name\": \"Q\", \"ordinal\": 2}\n"
            "  ]\n"
            "}\n");
}

TEST(JsonFormat, AFolderIsReadAsOneBattle) {
  store::TemporaryFolder folder;
  const auto write = [&](const char* name, const char* text) { std::ofstream(folder.path() / name) << text; };
  write("b.json", R"({"army": [{"slug": "a", "player": "p"}, {"slug": "b", "player": "p"}]})");
  write("a.json", R"({"player": [{"slug": "p"}]})");
  write("c.json", R"({"army": [{"slug": "c", "player": "p"}]})");
  write("expected-findings.json", "[]");
  write("README.md", "# no JSON");
  const auto read = readJson(folder.path());
  ASSERT_TRUE(std::holds_alternative<model::Battle>(read));
  EXPECT_EQ(std::get<model::Battle>(read).all<model::Army>().size(), 3u);
  write("c.json", R"({"army": [{"slug": "a", "player": "p"}]})");
  const auto clash = readJson(folder.path());
  ASSERT_TRUE(std::holds_alternative<std::vector<Problem>>(clash));
  const Problem& problem = std::get<std::vector<Problem>>(clash).front();
  EXPECT_EQ(problem.file, "c.json");
  EXPECT_NE(said(problem.message).find("b.json:1"), std::string::npos) << said(problem.message);
}

TEST(JsonFormat, WhatJsonCanNotHoldIsRefused) {
  model::Battle battle;
  battle.all<model::Player>().put({{1}, "p", "\xFF", 0});
  EXPECT_THROW(writeJson(battle), Error);
  battle.all<model::Player>().put({{1}, "p", std::string("a\0b", 3), 0});
  EXPECT_THROW(writeJson(battle), Error);
  battle = {};
  battle.all<model::HexRow>().put({test::at(1, 1), "\xC0\x80", 0});
  EXPECT_THROW(writeJson(battle), Error);
}

// As files before schema 4 have it, and shipped data.
TEST(JsonFormat, MoraleSizeAndFireOfAFaceAreShortForItsFigures) {
  const auto battle = readWhole(file(R"("army": [{"slug": "a", "player": "p"}], "player": [{"slug": "p"}],
      "unit": [{"slug": "u", "army": "a", "counter": [{"face": [
        {"morale": 4, "size": null, "face_figure": [{"kind": "pace", "value": 3}],
         "provenance": {"*": ["derived"], "morale": ["estimated", "", "as others"], "fire": ["unknown"]}}]}]}])"));
  const Id<model::Face> face = battle.all<model::Face>().begin()->id;
  const std::string key = std::to_string(face.value);
  ASSERT_EQ(battle.all<model::FaceFigure>().size(), 4U);
  EXPECT_EQ(battle.find<model::FaceFigure>({face, "morale"})->value, 4);
  EXPECT_EQ(battle.find<model::FaceFigure>({face, "size"})->value, std::nullopt);
  EXPECT_EQ(battle.find<model::FaceFigure>({face, "fire"})->value, std::nullopt) << "its origin is told";
  EXPECT_EQ(battle.find<model::FaceFigure>({face, "pace"})->value, 3);
  EXPECT_EQ(battle.find<model::Provenance>({"face_figure", key + "/morale", "value"})->note, "as others");
  EXPECT_EQ(battle.find<model::Provenance>({"face_figure", key + "/fire", "value"})->status, model::Status::Unknown);
  EXPECT_EQ(battle.find<model::Provenance>({"face", key, "*"})->status, model::Status::Derived);
  EXPECT_EQ(battle.all<model::Provenance>().size(), 3U);
  const std::string text = writeJson(battle);
  EXPECT_NE(text.find("\"morale\": 4"), std::string::npos) << text;
  EXPECT_EQ(readWhole(text), battle);
}

TEST(JsonFormat, AFigureWithMoreToSayThanItsOriginIsWrittenAsARow) {
  auto battle = readWhole(file(R"("army": [{"slug": "a", "player": "p"}], "player": [{"slug": "p"}],
      "unit": [{"slug": "u", "army": "a", "counter": [{"face": [{"morale": 4}]}]}])"));
  const std::string key = std::to_string(battle.all<model::Face>().begin()->id.value) + "/morale";
  battle.all<model::Provenance>().put({"face_figure", key, "*", model::Status::Derived, std::nullopt, ""});
  const std::string text = writeJson(battle);
  EXPECT_EQ(text.find("\"morale\": 4"), std::string::npos) << text;
  EXPECT_EQ(readWhole(text), battle);
}

TEST(JsonFormat, AFigureThatStandsTwiceIsTold) {
  const auto problems = problemsOf(file(R"("army": [{"slug": "a", "player": "p"}], "player": [{"slug": "p"}],
      "unit": [{"slug": "u", "army": "a", "counter": [{"face": [
        {"morale": 4, "face_figure": [{"kind": "morale", "value": 3}]}]}]}])"));
  EXPECT_FALSE(problems.empty());
}

TEST(JsonFormat, StylesOfNamesAndKindsOfZonesMayBeTheAuthorsOwn) {
  const auto battle = readWhole(withMap(R"("label": [{"text": "Redoubt", "style": "fort", "hex": "0101"}],
      "zone": [{"slug": "b", "kind": "burning", "hexes": "0101"}])"));
  EXPECT_EQ(battle.all<model::Label>().begin()->style.text(), "fort");
  EXPECT_FALSE(battle.all<model::Label>().begin()->style.known());
  EXPECT_EQ(battle.all<model::Zone>().begin()->kind.text(), "burning");
  EXPECT_EQ(readWhole(writeJson(battle)), battle);
  EXPECT_FALSE(problemsOf(withMap(R"("zone": [{"slug": "b", "kind": ""}])")).empty());
}

TEST(JsonFormat, AUnitIsSetUpAtAStep) {
  const auto battle = readWhole(withMap(R"("army": [{"slug": "a", "player": "p"}], "player": [{"slug": "p"}],
      "unit": [{"slug": "u", "army": "a"}],
      "set_up_block": [{"slug": "s", "army": "a", "placement": [{"unit": "u", "hex": "0101", "step": 2}]}])"));
  EXPECT_EQ(battle.all<model::Placement>().begin()->step, 2);
  EXPECT_EQ(readWhole(writeJson(battle)), battle);
  EXPECT_FALSE(problemsOf(withMap(R"("army": [{"slug": "a", "player": "p"}], "player": [{"slug": "p"}],
      "set_up_block": [{"slug": "s", "army": "a", "placement": [{"words": "w", "hex": "0101", "step": 0}]}])"))
                   .empty());
}

}  // namespace
}  // namespace redoubt::exchange
