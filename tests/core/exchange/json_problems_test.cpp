#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/store/files.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

using test::problemsOf;

std::string problemFile(const std::string& tables) {
  return "{\"format\": \"redoubt-battle\", \"version\": 1, " + tables + "}";
}

struct Case {
  const char* name;
  std::string text;
  const char* says;
};

class JsonProblems : public ::testing::TestWithParam<Case> {};

TEST_P(JsonProblems, AreNamedWithPlaceAndWhatWasExpected) {
  const std::string problems = problemsOf(GetParam().text);
  EXPECT_NE(problems.find(GetParam().says), std::string::npos) << problems;
  EXPECT_EQ(problems.rfind("t.json:", 0), 0u) << problems;
  EXPECT_TRUE(isValidUtf8(problems)) << problems;
}

const std::string kForces = R"("player": [{"slug": "p"}], "army": [{"slug": "a", "player": "p"}], )";
const std::string kMapJson = R"("map": [{"columns": 6, "rows": 5}], )";

std::string manyValues() {
  std::string text = "[0";
  for (int i = 0; i < 2'000'050; ++i) text += ",0";
  return text + "]";
}

INSTANTIATE_TEST_SUITE_P(
    Syntax, JsonProblems,
    ::testing::Values(
        Case{"empty", "", "unexpected end of input"}, Case{"nonsense", "battle", "invalid literal"},
        Case{"truncated", "{\"player\": [", "unexpected end of input"},
        Case{"trailingComma", "{\"format\": \"redoubt-battle\",}", "t.json:1:29: syntax error"},
        Case{"secondLine", "{\n  \"unit\" []\n}", "t.json:2:10: "}, Case{"trailing", "{} {}", "expected end of input"},
        Case{"duplicateName", "{\"unit\": [],\n \"unit\": []}", "t.json:2:2: the name \"unit\" stands twice"},
        Case{"duplicateInValue",
             problemFile(R"("system": [{"slug": "s", "rule": [{"path": "p", "value": {"a": 1, "a": 2}}]}])"),
             "stands twice"},
        Case{"loneSurrogate", problemFile("\"player\": [{\"slug\": \"\\ud800\"}]"), "surrogate"},
        Case{"invalidUtf8", problemFile("\"player\": [{\"slug\": \"\xC3\x28\"}]"), "UTF-8"},
        Case{"overlong", problemFile("\"player\": [{\"slug\": \"\xC0\x80\"}]"), "UTF-8"},
        Case{"nul", problemFile("\"player\": [{\"slug\": \"a\\u0000b\"}]"), "NUL"},
        Case{"deep",
             problemFile("\"system\": [{\"slug\": \"s\", \"rule\": [{\"path\": \"p\", \"value\": " +
                         std::string(100, '[') + std::string(100, ']') + "}]}]"),
             "nested deeper than 64"},
        Case{"deepValue",
             problemFile("\"system\": [{\"slug\": \"s\", \"rule\": [{\"path\": \"p\", \"value\": " +
                         std::string(40, '[') + std::string(40, ']') + "}]}]"),
             "nested at most 32 deep"},
        Case{"hugeNumber", problemFile(R"("player": [{"slug": "p", "ordinal": 1e999}])"), "number overflow"},
        Case{"manyValues", manyValues(), "more than 2000000 values"}),
    [](const auto& test) { return test.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Structure, JsonProblems,
    ::testing::Values(
        Case{"list", "[]", "expected an object of tables, found a list"},
        Case{"noFormat", "{}", "\"format\" is missing"},
        Case{"otherFormat", "{\"format\": \"chess\"}", "/format: expected \"redoubt-battle\""},
        Case{"newer", "{\"format\": \"redoubt-battle\", \"version\": 2}", "newer Redoubt"},
        Case{"unknownTable", problemFile("\"units\": []"), "/units: unknown table \"units\"; expected battle, source"},
        Case{"unknownColumn", problemFile(R"("player": [{"slug": "p", "nmae": "P"}])"),
             "/player/0/nmae: unknown column \"nmae\" in table player; expected id, slug, name"},
        Case{"tableIsNoList", problemFile("\"unit\": {}"), "/unit: expected a list of rows, found an object"},
        Case{"rowIsNoObject", problemFile("\"unit\": [1]"), "/unit/0: expected a row in braces, found an integer"},
        Case{"wrongChild", problemFile(R"("player": [{"slug": "p", "unit": []}])"), "unknown column \"unit\""},
        Case{"givenTwice", problemFile(R"("track": [{"slug": "t", "space": [{"slug": "s", "track": "t"}]}])"),
             "/track/0/space/0/track: the enclosing row gives this"},
        Case{"idWhereNone", problemFile(R"("waiver": [{"id": 1, "code": "c", "subject": "s"}])"),
             "unknown column \"id\""}),
    [](const auto& test) { return test.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Values, JsonProblems,
    ::testing::Values(
        Case{"realInInteger", problemFile(R"("player": [{"slug": "p", "ordinal": 1.0}])"),
             "/player/0/ordinal: expected an integer from -1000000 to 1000000, found"},
        Case{"largeInteger", problemFile(R"("player": [{"slug": "p", "ordinal": 3000000000}])"),
             "expected an integer from -1000000 to 1000000, found 3000000000"},
        Case{"hugeInteger", problemFile(R"("player": [{"slug": "p", "ordinal": 99999999999999999999}])"),
             "expected an integer from -1000000 to 1000000"},
        Case{"textInInteger", problemFile(R"("player": [{"slug": "p", "ordinal": "1"}])"), "found \"1\""},
        Case{"integerInText", problemFile(R"("player": [{"slug": "p", "name": 7}])"), "expected a text, found 7"},
        Case{"nullInText", problemFile(R"("player": [{"slug": "p", "name": null}])"), "expected a text, found null"},
        Case{"textInReal", problemFile(R"("map": [{"hex_width_mm": "19"}])"), "expected a number"},
        Case{"boolean", problemFile(R"("map": [{"invented": 2}])"), "expected true or false, found 2"},
        Case{"unknownWord", problemFile(R"("source": [{"slug": "s", "kind": "book"}])"),
             "/source/0/kind: expected one of \"rulebook\", \"map\", \"counters\", \"manifest\", \"errata\", "
             "\"study\", found \"book\""},
        Case{"direction",
             problemFile(
                 kForces +
                 R"("set_up_block": [{"slug": "b", "army": "a", "placement": [{"words": "w", "direction": "s6"}]}])"),
             "expected \"free\", a hexside"},
        Case{"missingSlug", problemFile(R"("player": [{"name": "P"}])"), "/player/0: \"slug\" is missing"},
        Case{"missingReference", problemFile(R"("army": [{"slug": "a"}])"), "/army/0: \"player\" is missing"},
        Case{"missingValue", problemFile(R"("system": [{"slug": "s", "rule": [{"path": "p"}]}])"),
             "\"value\" is missing"},
        Case{"missingKey", problemFile(R"("system": [{"slug": "s", "rule": [{"value": 1}]}])"), "\"path\" is missing"},
        Case{"missingHex", problemFile(kMapJson + R"("label": [{"text": "x"}])"), "\"hex\" is missing"},
        Case{"zeroId", problemFile(R"("player": [{"id": 0, "slug": "p"}])"),
             "expected an integer from 1 to 2^53-1, found 0"},
        Case{"largeId", problemFile(R"("player": [{"id": 9007199254740992, "slug": "p"}])"),
             "expected an integer from 1 to 2^53-1"},
        Case{"danglingName", problemFile(R"("player": [{"slug": "poles"}], "army": [{"slug": "a", "player": "pole"}])"),
             "/army/0/player: no row of table player is called \"pole\"; did you mean \"poles\"?"},
        Case{"danglingId", problemFile(R"("army": [{"slug": "a", "player": 5}])"),
             "no row of table player has the id 5"},
        Case{"listAsReference", problemFile(R"("army": [{"slug": "a", "player": []}])"),
             "expected the name of a row of table player, found a list"},
        Case{"ambiguousName",
             problemFile(kForces +
                         R"("track": [{"slug": "a", "space": [{"slug": "1"}]}, {"slug": "b", "space": [{"slug": "1"}]}],
              "set_up_block": [{"slug": "x", "army": "a", "placement": [{"words": "w", "space": "1"}]}])"),
             "several rows of table space are called \"1\""},
        Case{"twoOfOneName", problemFile("\"player\": [{\"slug\": \"p\"},\n{\"slug\": \"p\"}]"),
             "t.json:2:1: /player/1: \"p\" is also what the row at t.json:1 of table player is known by; write an "
             "\"id\""},
        Case{"twoOfOneId", problemFile(R"("player": [{"id": 5, "slug": "p"}, {"id": 5, "slug": "q"}])"),
             "the id 5 is that of the row at t.json:1"},
        Case{
            "twoOfOneKey",
            problemFile(R"("system": [{"slug": "s", "rule": [{"path": "p", "value": 1}, {"path": "p", "value": 2}]}])"),
            "table rule has this row already, at t.json:1"},
        Case{"unitPlacedTwice", problemFile(kForces + R"("unit": [{"slug": "u", "army": "a"}],
              "set_up_block": [{"slug": "b", "army": "a", "placement": [{"unit": "u"}, {"unit": "u"}]}])"),
             "\"a/b/u\" is also what"}),
    [](const auto& test) { return test.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Hexes, JsonProblems,
    ::testing::Values(
        Case{"impossibleLayout", problemFile(R"("map": [{"columns": 0, "rows": 5}])"), "the map has no such layout"},
        Case{"notOnMap", problemFile(kMapJson + R"("label": [{"text": "x", "hex": "0999"}])"),
             "/label/0/hex: expected a printed hex number of the map"},
        Case{"integerAsHex", problemFile(kMapJson + R"("label": [{"text": "x", "hex": 101}])"),
             "expected a printed hex number"},
        Case{"badPlace", problemFile(kMapJson + R"("label": [{"text": "x", "hex": "@1"}])"),
             "expected a printed hex number"},
        Case{"farPlace", problemFile(kMapJson + R"("label": [{"text": "x", "hex": "@99999,1"}])"),
             "expected a printed hex number"},
        Case{"listOfHexes", problemFile(kMapJson + R"("hex": [{"terrain": "x", "hexes": "0101 0x02"}])"),
             "/hex/0/hexes: \"0x02\" is no hex of the map"},
        Case{"rangeAskew", problemFile(kMapJson + R"("hex": [{"hexes": "0101-0203"}])"),
             "\"0101-0203\" runs along neither a column nor a row"},
        Case{"hexTwiceInList", problemFile(kMapJson + R"("hex": [{"hexes": "0101 0101"}])"), "hex 0101 stands twice"},
        Case{"hexInTwoGroups",
             problemFile(kMapJson + R"("hex": [{"hexes": "0101"}, {"terrain": "x", "hexes": "0101"}])"),
             "/hex/1: 0101: table hex has this row already"},
        Case{"twoStars", problemFile(kMapJson + R"("hex": [{"hexes": "*"}, {"terrain": "x", "hexes": "*"}])"),
             "\"*\" stands already at"},
        Case{"noHexes", problemFile(kMapJson + R"("hex": [{"terrain": "x"}])"), "\"hexes\" is missing"},
        Case{"hexesNoText", problemFile(kMapJson + R"("hex": [{"hexes": 101}])"),
             "expected a text or a list of texts, found an integer"},
        Case{"hexesItemNoText", problemFile(kMapJson + R"("hex": [{"hexes": [101]}])"),
             "/hex/0/hexes/0: expected a text"},
        Case{"badSide", problemFile(kMapJson + R"("hexside": [{"kind": "x", "sides": "0101/s6 0101"}])"),
             "\"0101/s6\" is no hexside"},
        Case{"vertexAsSide", problemFile(kMapJson + R"("hexside": [{"kind": "x", "sides": "0101/v1"}])"),
             "\"0101/v1\" is no hexside"},
        Case{"sideOutOfRange",
             problemFile(kMapJson + R"("hexside": [{"kind": "x", "sides": "@8999,8999/s1 @-1000,0/s4 @8998,0/s1"}])"),
             "\"@8999,8999/s1\" is no hexside"},
        Case{"sideTwice", problemFile(kMapJson + R"("hexside": [{"kind": "x", "sides": "0303/s4 0203/s1"}])"),
             "0203/s1: table hexside has this row already"},
        Case{"noNeighbours", problemFile(kMapJson + R"("link": [{"kind": "x", "paths": ["0101 0301"]}])"),
             "\"0301\" is no neighbour of 0101"},
        Case{"shortPath", problemFile(kMapJson + R"("link": [{"kind": "x", "paths": ["0101"]}])"),
             "a path needs two hexes"},
        Case{"pathTwice", problemFile(kMapJson + R"("link": [{"kind": "x", "paths": ["0101 0201 0101"]}])"),
             "table link has this row already"},
        Case{"zoneHex", problemFile(kMapJson + R"("zone": [{"slug": "z", "hexes": "0707"}])"),
             "\"0707\" is no hex of the map"}),
    [](const auto& test) { return test.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Provenance, JsonProblems,
    ::testing::Values(
        Case{"noObject", problemFile(R"("player": [{"slug": "p", "provenance": ["printed"]}])"),
             "/player/0/provenance: expected columns"},
        Case{"noList", problemFile(R"("player": [{"slug": "p", "provenance": {"*": "printed"}}])"),
             "/player/0/provenance/*: expected a status"},
        Case{"emptyList", problemFile(R"("player": [{"slug": "p", "provenance": {"*": []}}])"), "expected a status"},
        Case{"longList", problemFile(R"("player": [{"slug": "p", "provenance": {"*": ["printed", "", "", ""]}}])"),
             "expected a status"},
        Case{"badStatus", problemFile(R"("player": [{"slug": "p", "provenance": {"*": ["guessed"]}}])"),
             "/player/0/provenance/*/0: expected one of \"printed\""},
        Case{"noColumn", problemFile(R"("player": [{"slug": "p", "provenance": {"nam": ["printed"]}}])"),
             "table player has no column \"nam\""},
        Case{"otherMember", problemFile(R"("player": [{"slug": "p", "provenance": {"*": {"state": "printed"}}}])"),
             "/player/0/provenance/*/state: table provenance has no column \"state\""},
        Case{"keyAsMember", problemFile(R"("player": [{"slug": "p", "provenance": {"*": {"field": "name"}}}])"),
             "table provenance has no column \"field\""},
        Case{"lineZero", problemFile(R"("player": [{"slug": "p", "provenance": {"*": {"line": 0}}}])"),
             "/player/0/provenance/*/line: "},
        Case{"noText", problemFile(R"("player": [{"slug": "p", "provenance": {"*": {"text": "Set-up"}}}])"),
             "no row of table source_text is called \"Set-up\""},
        Case{"noParagraph", problemFile(R"("player": [{"slug": "p", "provenance": {"*": ["printed", "book 1"]}}])"),
             "no row of table paragraph is called \"book 1\""}),
    [](const auto& test) { return test.param.name; });

// All that lies in the second row has the same name as what lies in the first.
TEST(JsonProblems, OfARowThatStandsTwiceAreToldOnce) {
  const std::string unit =
      R"({"slug": "u", "army": "a", "unit_command": [{"command": "c"}], "mark": [{"kind": "star"}], )"
      R"("counter": [{"number": 1, "face": [{"side": "front"}, {"side": "back"}]}]})";
  const std::string problems = problemsOf(problemFile(
      kForces + "\"command\": [{\"slug\": \"c\", \"army\": \"a\"}], \"unit\": [" + unit + ",\n" + unit + "]"));
  EXPECT_EQ(problems,
            "t.json:2:1: /unit/1: \"u\" is also what the row at t.json:1 of table unit is known by; write an \"id\" to "
            "tell them apart\n");
}

TEST(JsonProblemList, NamesEveryProblemAtOnce) {
  const std::string problems =
      problemsOf(problemFile(R"("player": [{"slug": "p", "ordinal": "x"}, {"name": "no slug"}, 5],
      "army": [{"slug": "a", "player": "q"}], "nonsense": 1)"));
  EXPECT_EQ(std::count(problems.begin(), problems.end(), '\n'), 5) << problems;
}

TEST(JsonProblemList, EndsSomewhere) {
  std::string rows;
  for (int i = 0; i < 5000; ++i) rows += std::string(i ? "," : "") + "{\"slug\": " + std::to_string(i) + "}";
  const auto read = readJsonText(problemFile("\"player\": [" + rows + "]"));
  const auto& problems = std::get<std::vector<Problem>>(read);
  EXPECT_EQ(problems.size(), kMaxProblems);
  EXPECT_NE(said(problems.back().message).find("no further problems"), std::string::npos);
}

TEST(JsonProblemList, IsShortEvenForLongTexts) {
  const std::string problems =
      problemsOf(problemFile("\"player\": [{\"slug\": \"p\", \"ordinal\": \"" + std::string(1'000'000, 'x') + "\"}]"));
  EXPECT_LT(problems.size(), 3000u);
}

TEST(JsonFiles, ThatCanNotBeReadAreNamed) {
  store::TemporaryFolder folder;
  const auto codeOf = [](const std::filesystem::path& path) {
    try {
      readJson(path);
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find(path.string()), std::string::npos);
      return error.code();
    }
    return ErrorCode::Internal;
  };
  EXPECT_EQ(codeOf(folder.path() / "missing.json"), ErrorCode::NotFound);
  EXPECT_EQ(codeOf(folder.path()), ErrorCode::NotFound);
  ASSERT_EQ(::mkfifo((folder.path() / "pipe.json").c_str(), 0600), 0);
  EXPECT_EQ(codeOf(folder.path() / "pipe.json"), ErrorCode::NotRegularFile);
  std::filesystem::remove(folder.path() / "pipe.json");
  std::ofstream(folder.path() / "large.json") << "{}";
  std::filesystem::resize_file(folder.path() / "large.json", kMaxInput + 1);
  EXPECT_EQ(codeOf(folder.path() / "large.json"), ErrorCode::TooLarge);
}

}  // namespace
}  // namespace redoubt::exchange
