#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/exchange/json/json_battle.h"
#include "core/store/dump.h"
#include "tests/cli/command.h"

// The verbs that only look.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

const std::vector<std::string> kVerbs = {"new",  "info",  "validate", "import",     "export",  "formats", "render",
                                         "dump", "query", "manifest", "placements", "schedule", "scan", "report", "double-entry",
                                         "import-text", "compare-set-ups"};

class Look : public CliTest {};

TEST(Help, EveryVerbHasAnExample) {
  for (const std::string& verb : kVerbs) {
    const Result result = run({verb, "--help"});
    EXPECT_EQ(result.code, 0) << verb;
    EXPECT_EQ(result.err, "") << verb;
    EXPECT_NE(result.out.find("Example: redoubt-cli " + verb + " "), std::string::npos) << result.out;
  }
}

TEST(Help, NamesEveryVerb) {
  const Result result = run({"--help"});
  EXPECT_EQ(result.code, 0);
  for (const std::string& verb : kVerbs) EXPECT_NE(result.out.find("\n  " + verb), std::string::npos) << verb;
  EXPECT_EQ(run({"--version"}).out.rfind("redoubt-cli ", 0), 0u);
}

TEST(Help, IsOfferedForMistakes) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{},
                                                    {"paint"},
                                                    {"info"},
                                                    {"info", "a", "b"},
                                                    {"info", "a", "--format", "xml"},
                                                    {"dump", "a", "--wrong"},
                                                    {"import", "a"},
                                                    {"render", "a"},
                                                    {"placements", "a"},
                                                    {"schedule", "a"},
                                                    {"validate", "a", "--fail-on", "all"}}) {
    const Result result = run(arguments);
    EXPECT_EQ(result.code, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err.rfind("redoubt-cli: ", 0), 0u) << result.err;
    EXPECT_NE(result.err.find("--help.\n"), std::string::npos) << result.err;
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
  }
}

TEST_F(Look, DumpIsTheCanonicalOne) {
  const auto read = exchange::readJsonText(meadowJson());
  EXPECT_EQ(run({"dump", meadow()}).out, store::dump(std::get<model::Battle>(read)));
}

// Neither a terminal nor a spreadsheet does what a text of the battle asks.
TEST_F(Look, CsvHoldsTextsAndNumbersAndNothingThatIsRun) {
  EXPECT_EQ(
      run({"query", meadow(),
           "SELECT '=1+1' AS a, '-2.5' AS b, '-x' AS c, '@y' AS d, '\x1b[31mred' AS e, 'two\nlines' AS f, '-' AS g, "
           "'+48' AS h, ' =cmd|x' AS i, -7 AS j, 'Łąka' AS k"})
          .out,
      "a,b,c,d,e,f,g,h,i,j,k\n'=1+1,-2.5,'-x,'@y,?[31mred,\"two\nlines\",-,+48,' =cmd|x,-7,Łąka\n");
}

TEST_F(Look, NothingIsWritten) {
  const std::string before = readFile(meadow());
  const auto written = std::filesystem::last_write_time(meadow());
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"info", meadow()},
                                                    {"validate", meadow()},
                                                    {"export", meadow()},
                                                    {"dump", meadow()},
                                                    {"query", meadow(), "SELECT 1"},
                                                    {"manifest", meadow()},
                                                    {"placements", meadow(), "--scenario", "day"},
                                                    {"schedule", meadow(), "--scenario", "day"}}) {
    EXPECT_NE(run(arguments).code, 2) << arguments[0];
  }
  EXPECT_EQ(readFile(meadow()), before);
  EXPECT_EQ(std::filesystem::last_write_time(meadow()), written);
  EXPECT_EQ(names(), (std::vector<std::string>{"meadow.battle", "meadow.json"}));
}

TEST_F(Look, JsonIsToBeImportedFirst) {
  std::filesystem::create_directory(at("parts"));
  std::filesystem::copy_file(at("meadow.json"), at("parts/meadow.json"));
  for (const std::string& source : {at("meadow.json").string(), at("parts").string()}) {
    for (const char* verb : {"validate", "info", "dump"}) {
      const Result result = run({verb, source});
      EXPECT_EQ(result.code, 2);
      EXPECT_EQ(result.err,
                "redoubt-cli: " + source + ": it is JSON; make a battle file of it first, with redoubt-cli import.\n");
    }
  }
}

TEST_F(Look, InfoInWords) {
  const std::string text = run({"info", meadow()}).out;
  EXPECT_NE(text.find("title      Łąka\n"), std::string::npos) << text;
  EXPECT_NE(text.find("map        8 columns by 6 rows, pointy"), std::string::npos) << text;
  EXPECT_NE(text.find("scenario   day: By day (first, second)\n"), std::string::npos) << text;
}

TEST_F(Look, QueryAsCsv) {
  EXPECT_EQ(
      run({"query", meadow(), "SELECT hx_number(hex) AS number, level, NULL AS none FROM hex WHERE terrain = 'woods'"})
          .out,
      "number,level,none\n0303,1,\n0304,1,\n");
  EXPECT_EQ(
      run({"query", meadow(), "SELECT name FROM unit WHERE ordinal = 1 AND name LIKE '%Guard%'", "--format", "csv"})
          .out,
      "name\n\"1/I \"\"Guard\"\", 2 pp\"\n");
}

TEST_F(Look, QueryAsJson) {
  const Result result = run({"query", meadow(), "SELECT name, NULL FROM player ORDER BY ordinal", "--format", "json"});
  EXPECT_EQ(json::parse(result.out).at("rows"), json::parse(R"([["Poles", null], ["Russians", null]])"));
}

TEST_F(Look, QueryAsTable) {
  EXPECT_EQ(
      run({"query", meadow(), "SELECT name AS who, ordinal FROM leader ORDER BY name DESC", "--format", "table"}).out,
      "who              ordinal\n"
      "---------------  -------\n"
      "gen. Kościuszko  1\n"
      "F. Denisow       1\n");
}

TEST_F(Look, TheFunctionsOfHexesAreThere) {
  const std::string out =
      run({"query", meadow(),
           "SELECT hx_distance('0101', '0103'), hx_adjacent('0101', '0201'), hx_number(hx_neighbour('0403', 's1')),"
           " hx_in_front('0403', 'v2', '0404'), hx_terrain('0303'), hx_level('0303'), hx_hex('0403')"})
          .out;
  EXPECT_NE(out.find("\n2,1,0503,1,woods,1,10041003\n"), std::string::npos) << out;
}

TEST_F(Look, QueriesThatWriteOrAreWrongAreRefused) {
  const std::string before = readFile(meadow());
  for (const std::string& sql :
       {std::string("DELETE FROM hex"), std::string("SELEC 1"), std::string("SELECT nothing"),
        std::string("ATTACH 'x' AS y"), std::string("PRAGMA user_version = 5"), std::string("")}) {
    const Result result = run({"query", meadow(), sql});
    EXPECT_EQ(result.code, 2) << sql;
    EXPECT_EQ(result.out, "") << sql;
    EXPECT_EQ(result.err.rfind("redoubt-cli: " + meadow() + ": ", 0), 0u) << result.err;
  }
  EXPECT_EQ(readFile(meadow()), before);
}

TEST_F(Look, FindingsAreInTheLanguageAskedFor) {
  const std::string english = run({"validate", meadow()}).out;
  const std::string polish = run({"validate", meadow(), "--language", "pl"}).out;
  EXPECT_NE(english.find("errors: "), std::string::npos) << english;
  EXPECT_NE(polish.find("błędy: "), std::string::npos) << polish;
}

TEST_F(Look, QueryGivesNumbersAsNumbersAndNothingForHexesOffTheMap) {
  const Result rows = run(
      {"query", meadow(), "SELECT 3, 1.5, '3', NULL, hx_distance(1809, 1909), hx_number(1809)", "--format", "json"});
  EXPECT_EQ(json::parse(rows.out).at("rows"), json::parse(R"([[3, 1.5, "3", null, null, null]])")) << rows.out;
  EXPECT_EQ(run({"query", meadow(), "SELECT NULL AS x"}).out, "x\n\"\"\n");
  EXPECT_EQ(run({"query", meadow(), "SELECT 1 AS x; -- and no more"}).out, "x\n1\n");
  EXPECT_EQ(run({"query", meadow(), "EXPLAIN SELECT 1"}).code, 2);
}

TEST_F(Look, MistakesAreNamedWithWhatMayStandThere) {
  EXPECT_EQ(run({"bogus"}).err, "redoubt-cli: there is no verb \"bogus\"; see redoubt-cli --help.\n");
  EXPECT_EQ(run({"validate", meadow(), "--fail-on", "fatal"}).err,
            "redoubt-cli: \"fatal\" is no --fail-on; choose one of: error, note, warning; see redoubt-cli validate "
            "--help.\n");
  EXPECT_EQ(run({"validate", meadow(), "--fail-on", "0"}).code, 2);
  EXPECT_EQ(run({"info", meadow(), "--formt", "json"}).err,
            "redoubt-cli: this was not expected: --formt json; see redoubt-cli info --help.\n");
  EXPECT_EQ(run({"placements", meadow(), "--scenario", "day", "--variant", ""}).code, 2);
}

// The texts of a battle in another language.
class Languages : public CliTest {
 protected:
  Languages() {
    json battle = json::parse(meadowJson());
    unit_ = battle["unit"][1]["name"];
    battle["battle"][0]["language"] = "en";
    battle["translation"] = json::array({{{"language", "pl"}, {"original", unit_}, {"text", "Pułk Łąkowy"}}});
    writeFile(at("words.json"), battle.dump());
    const Result made = run({"import", at("words.json"), "-o", file()});
    EXPECT_EQ(made.code, 0) << made.err;
  }
  std::string file() const { return at("words.battle").string(); }

  std::string unit_;
};

TEST_F(Languages, NamesAreInTheOneAskedFor) {
  EXPECT_NE(run({"manifest", file()}).out.find("," + unit_ + ","), std::string::npos);
  const Result polish = run({"manifest", file(), "--language", "pl"});
  EXPECT_EQ(polish.code, 0) << polish.err;
  EXPECT_NE(polish.out.find(",Pułk Łąkowy,"), std::string::npos) << polish.out;
  EXPECT_EQ(polish.out.find("," + unit_ + ","), std::string::npos);
  EXPECT_EQ(run({"manifest", file(), "--language", "en"}).out, run({"manifest", file()}).out);
}

TEST_F(Languages, ThatTheBattleHasNotAreRefused) {
  const Result german = run({"manifest", file(), "--language", "de"});
  EXPECT_EQ(german.code, 2);
  EXPECT_EQ(german.out, "");
  EXPECT_NE(german.err.find("\"de\"; it has en, pl."), std::string::npos) << german.err;
  EXPECT_EQ(run({"manifest", file(), "--language", "Polish"}).code, 2);
}

TEST_F(Languages, ComeBackFromJson) {
  ASSERT_EQ(run({"export", file(), "-o", at("back.json")}).code, 0);
  EXPECT_NE(readFile(at("back.json")).find("Pułk Łąkowy"), std::string::npos);
  ASSERT_EQ(run({"import", at("back.json"), "-o", at("back.battle")}).code, 0);
  EXPECT_EQ(run({"dump", at("back.battle")}).out, run({"dump", file()}).out);
}

}  // namespace
}  // namespace redoubt::cli::test
