#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/store/compress.h"
#include "tests/cli/command.h"

// The verbs that make files.
namespace redoubt::cli::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

class Files : public CliTest {};

TEST_F(Files, NewMakesABattleWithTheMapAskedFor) {
  const std::string file = at("new.battle").string();
  const Result result = run({"new", file, "--title", "Bitwa \"Łąka\"", "--columns", "12", "--rows", "7",
                             "--orientation", "flat", "--shifted", "odd"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out + result.err, "");
  const json info = json::parse(run({"info", file, "--format", "json"}).out);
  EXPECT_EQ(info.at("title"), "Bitwa \"Łąka\"");
  EXPECT_EQ(info.at("map").at("orientation"), "flat");
  EXPECT_EQ(info.at("map").at("shifted"), "odd");
  EXPECT_EQ(info.at("counts").at("hex"), 84);
  EXPECT_EQ(run({"validate", file}).code, 0) << run({"validate", file}).out;
}

TEST_F(Files, NewFillsThePaper) {
  const std::string file = at("new.battle").string();
  const Result result = run({"new", file, "--title", "X", "--paper", "a3", "--landscape", "--margin-mm", "10",
                             "--hex-mm", "20", "--metres-per-hex", "100"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out + result.err, "");
  // 400 by 277 mm: 19.5 hexes of 20 mm to a row, and rows 17.32 mm apart.
  EXPECT_EQ(run({"query", file, "SELECT columns, rows, sheet_width_mm, sheet_height_mm, metres_per_hex FROM map"}).out,
            "columns,rows,sheet_width_mm,sheet_height_mm,metres_per_hex\n19,15,420.0,297.0,100.0\n");
}

TEST_F(Files, NewBeginsWithUnitsAndWithTheRulesOfAnother) {
  const std::string file = at("new.battle").string();
  ASSERT_EQ(run({"new", file, "--title", "X", "--units", "2"}).code, 0);
  EXPECT_EQ(run({"query", file, "SELECT count(*) AS units, count(DISTINCT army) AS armies FROM unit"}).out,
            "units,armies\n12,2\n");
  const Result checked = run({"validate", file});
  EXPECT_EQ(checked.code, 0) << checked.out;
  const Result result = run({"new", file, "--title", "X", "--rules-of", meadow(), "--force"});
  EXPECT_EQ(result.code, 0) << result.err;
  const std::string rules = "SELECT path, value FROM rule ORDER BY path";
  const std::string inherited =
      "SELECT path, value FROM rule WHERE system = (SELECT parent FROM system WHERE slug = 'x') ORDER BY path";
  EXPECT_EQ(run({"query", file, inherited}).out, run({"query", meadow(), rules}).out);
  const std::string armies = "SELECT slug, name, colour FROM army ORDER BY slug";
  EXPECT_EQ(run({"query", file, armies}).out, run({"query", meadow(), armies}).out);
  EXPECT_EQ(run({"query", file, "SELECT count(*) AS n FROM placement"}).out, "n\n0\n");
}

TEST_F(Files, NewWarnsOfWhatIsSeldomMeant) {
  const Result result = run({"new", at("x.battle").string(), "--title", "X", "--columns", "500", "--rows", "201"});
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.err.find("warning: the map has 100500 hexes"), std::string::npos) << result.err;
  EXPECT_NE(result.err.find("warning: a side of the sheet is longer than 2 m."), std::string::npos) << result.err;
}

TEST_F(Files, NewDoesNotOverwriteUnlessForced) {
  const std::string before = readFile(meadow());
  Result result = run({"new", meadow(), "--title", "X"});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.err,
            "redoubt-cli: " + meadow() + ": the file exists; choose another name, or replace it with --force.\n");
  EXPECT_EQ(readFile(meadow()), before);
  EXPECT_EQ(run({"new", meadow(), "--title", "X", "--force"}).code, 0);
  EXPECT_NE(readFile(meadow()), before);
}

TEST_F(Files, NewRefusesWhatItCanNotMake) {
  EXPECT_EQ(run({"new", at("x.battle").string(), "--title", "X", "--columns", "0"}).code, 2);
  EXPECT_EQ(run({"new", at("x.battle").string(), "--title", "X", "--rows", "99999999"}).code, 2);
  EXPECT_EQ(run({"new", at("x.battle").string(), "--title", "X", "--rows", "many"}).code, 2);
  const Result language = run({"new", at("x.battle").string(), "--title", "X", "--language", "Polish"});
  EXPECT_EQ(language.code, 2);
  EXPECT_NE(language.err.find("two or three small letters"), std::string::npos) << language.err;
  const auto refusal = [&](std::vector<std::string> more) {
    std::vector<std::string> arguments{"new", at("x.battle").string(), "--title", "X"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Result result = run(arguments);
    EXPECT_EQ(result.code, 2);
    return result.err;
  };
  EXPECT_NE(refusal({"--hex-mm", "0"}).find("A hex measures 1 to 1000 mm across its flats."), std::string::npos);
  EXPECT_NE(refusal({"--paper", "900x999", "--hex-mm", "1"}).find("A map has at most 1000 rows."), std::string::npos);
  EXPECT_NE(refusal({"--paper", "a4", "--hex-mm", "300"}).find("Not one hex lies within"), std::string::npos);
  EXPECT_NE(refusal({"--paper", "a9"}).find("is no --paper"), std::string::npos);
  EXPECT_NE(refusal({"--paper", "a4", "--rows", "5"}).find("--rows"), std::string::npos);
  EXPECT_NE(refusal({"--units", "1000"}).find("at most 200 units"), std::string::npos);
  EXPECT_EQ(run({"new", at("x.battle").string()}).code, 2);
  EXPECT_EQ(run({"new", at("none/x.battle").string(), "--title", "X"}).code, 2);
  fs::create_directory(at("folder"));
  EXPECT_EQ(run({"new", at("folder").string(), "--title", "X", "--force"}).code, 2);
  EXPECT_EQ(names(), (std::vector<std::string>{"folder", "meadow.battle", "meadow.json"}));
}

TEST_F(Files, ImportOfAnExportGivesTheSameDump) {
  const std::string exported = at("out.exported").string();
  EXPECT_EQ(run({"export", meadow(), "-o", exported}).code, 0);
  EXPECT_EQ(run({"import", exported, "-o", at("again.battle").string()}).code, 0);
  EXPECT_EQ(run({"dump", meadow()}).out, run({"dump", at("again.battle").string()}).out);
  EXPECT_EQ(run({"export", meadow()}).out, readFile(exported));
  EXPECT_EQ(run({"export", meadow(), "-o", "-"}).out, readFile(exported));
}

TEST_F(Files, ImportGivesTheSameBytesEachTime) {
  ASSERT_EQ(run({"import", at("meadow.json").string(), "-o", at("again.battle").string()}).code, 0);
  EXPECT_EQ(readFile(meadow()), readFile(at("again.battle")));
}

TEST_F(Files, ImportReadsAFolder) {
  fs::create_directory(at("parts"));
  writeFile(at("parts/a.json"), R"({"player": [{"slug": "p", "name": "P"}]})");
  writeFile(at("parts/b.json"), R"({"army": [{"slug": "a", "player": "p", "name": "A"}]})");
  writeFile(at("parts/expected-findings.json"), "[]");
  EXPECT_EQ(run({"import", at("parts").string(), "-o", at("parts.battle").string()}).code, 0);
  EXPECT_EQ(
      run({"query", at("parts.battle").string(), "SELECT a.name, p.name FROM army a JOIN player p ON p.id = a.player"})
          .out,
      "name,name\nA,P\n");
}

TEST_F(Files, ImportNamesEveryProblemAndWritesNothing) {
  writeFile(at("bad.json"),
            "{\"format\": \"redoubt-battle\",\n \"player\": [{\"slug\": \"p\", \"nmae\": \"\\u001b[2J\"}],\n "
            "\"armies\": []}");
  const Result result = run({"import", at("bad.json").string(), "-o", at("bad.battle").string()});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "");
  const std::string file = at("bad.json").string();
  EXPECT_EQ(result.err.find("redoubt-cli: " + file + ": 2 problems; nothing was written"), 0u) << result.err;
  EXPECT_NE(result.err.find("\n" + file + ":2:27: /player/0/nmae: unknown column"), std::string::npos) << result.err;
  EXPECT_NE(result.err.find("\n" + file + ":3:2: /armies: unknown table"), std::string::npos) << result.err;
  EXPECT_FALSE(fs::exists(at("bad.battle")));
}

TEST_F(Files, ImportDoesNotOverwriteUnlessForced) {
  const std::string before = readFile(meadow());
  writeFile(at("empty.json"), R"({"format": "redoubt-battle", "version": 1})");
  EXPECT_EQ(run({"import", at("empty.json").string(), "-o", meadow()}).code, 2);
  EXPECT_EQ(readFile(meadow()), before);
  EXPECT_EQ(run({"import", at("bad.json").string(), "-o", meadow(), "--force"}).code, 2);
  EXPECT_EQ(readFile(meadow()), before);
  EXPECT_EQ(run({"import", at("empty.json").string(), "-o", meadow(), "--force"}).code, 0);
  EXPECT_NE(readFile(meadow()), before);
}

TEST_F(Files, ExportDoesNotOverwriteUnlessForced) {
  const std::string other = at("other.json").string();
  writeFile(other, "{}");
  const Result result = run({"export", meadow(), "-o", other});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.err,
            "redoubt-cli: " + other + ": the file exists; choose another name, or replace it with --force.\n");
  EXPECT_EQ(readFile(other), "{}");
  EXPECT_EQ(run({"export", meadow(), "-o", other, "--force"}).code, 0);
  EXPECT_EQ(readFile(other), run({"export", meadow()}).out);
}

TEST_F(Files, ExportDoesNotWriteOverItsBattle) {
  const std::string before = readFile(meadow());
  fs::create_symlink(meadow(), at("link"));
  EXPECT_EQ(run({"export", meadow(), "-o", meadow()}).code, 2);
  EXPECT_EQ(run({"export", meadow(), "-o", at("link").string()}).code, 2);
  EXPECT_EQ(run({"export", meadow(), "-o", at("none/x.json").string()}).code, 2);
  EXPECT_EQ(readFile(meadow()), before);
}

TEST_F(Files, AFullDiskIsAFailure) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"dump", meadow()},
                                                    {"export", meadow()},
                                                    {"manifest", meadow()},
                                                    {"validate", meadow()},
                                                    {"--help"}}) {
    const Result result = runInto("/dev/full", arguments);
    EXPECT_EQ(result.code, 2) << arguments[0];
    EXPECT_NE(result.err.find("standard output: writing failed"), std::string::npos) << result.err;
  }
}

TEST_F(Files, NothingWrittenTakesThePlaceOfItsSource) {
  const std::string source = readFile(at("meadow.json"));
  Result result = run({"import", at("meadow.json").string(), "-o", at("meadow.json").string(), "--force"});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("choose another name for the battle"), std::string::npos) << result.err;
  EXPECT_EQ(readFile(at("meadow.json")), source);
  fs::create_directory(at("folder"));
  fs::copy_file(at("meadow.json"), at("folder/meadow.json"));
  EXPECT_EQ(run({"import", at("folder").string(), "-o", at("folder/meadow.json").string(), "--force"}).code, 2);
  EXPECT_EQ(readFile(at("folder/meadow.json")), source);
}

TEST_F(Files, ExportAndRenderReplaceNoBattle) {
  const std::string other = at("other.battle").string();
  ASSERT_EQ(run({"new", other, "--title", "Other"}).code, 0);
  const std::string before = readFile(other);
  EXPECT_EQ(run({"export", meadow(), "-o", other, "--force"}).code, 2);
  EXPECT_EQ(run({"render", meadow(), "-o", other}).code, 2);
  fs::copy_file(other, at("battle.png"));
  EXPECT_EQ(run({"render", meadow(), "-o", at("battle.png").string()}).code, 2);
  EXPECT_EQ(readFile(other), before);
  EXPECT_EQ(readFile(at("battle.png")), before);
}

TEST_F(Files, SalvageSavesWhatCanBeRead) {
  const std::string saved = at("saved.battle").string();
  Result result = run({"salvage", meadow(), "-o", saved});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out, "table,saved,broken,orphaned,gap,doubtful\n");
  EXPECT_EQ(run({"dump", saved}).out, run({"dump", meadow()}).out);
  EXPECT_EQ(run({"salvage", meadow(), "-o", saved}).code, 2) << "not over a file without --force";
  EXPECT_EQ(run({"salvage", meadow(), "-o", meadow(), "--force"}).code, 2);
  // Every page but the first two spoilt, one after another, until one is of a table with rows.
  const std::string whole = readFile(meadow());
  bool hasLost = false;
  for (std::size_t page = 2; page < whole.size() / 4096 && !hasLost; ++page) {
    std::string bytes = whole;
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(page * 4096), 4096, static_cast<char>(0xA5));
    writeFile(at("broken.battle"), bytes);
    result = run({"salvage", at("broken.battle").string(), "-o", saved, "--force"});
    hasLost = result.code == 1;
    if (hasLost) {
      EXPECT_NE(result.out.find(",yes,"), std::string::npos) << result.out;
      EXPECT_EQ(run({"info", saved}).code, 0);
      EXPECT_EQ(run({"info", at("broken.battle").string()}).code, 2);
    }
  }
  EXPECT_TRUE(hasLost);
}

TEST_F(Files, UpgradeBringsAnOlderFileUpToDateAndTellsWhatCantFollow) {
  const std::string packed =
      readFile(fs::path(REDOUBT_SOURCE_DIR) / "tests" / "core" / "document" / "files" / "schema-3-dyke.battle.z");
  const store::Bytes bytes = store::inflated(store::Bytes(packed.begin(), packed.end()), 1 << 22);
  const std::string old = at("old.battle").string();
  const std::string fresh = at("new.battle").string();
  writeFile(old, std::string(bytes.begin(), bytes.end()));
  EXPECT_NE(run({"info", old}).out.find("a file of schema 3"), std::string::npos);
  EXPECT_NE(run({"info", old, "--format", "json"}).out.find("\"schema\": 3"), std::string::npos);
  Result result = run({"upgrade", old, "-o", fresh});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(run({"info", fresh}).out.find("a file of schema"), std::string::npos);
  EXPECT_EQ(run({"dump", fresh}).out, run({"dump", old}).out);
  EXPECT_EQ(readFile(old), std::string(bytes.begin(), bytes.end()));
  EXPECT_EQ(run({"upgrade", old, "-o", fresh}).code, 2) << "not over a file without --force";
  EXPECT_EQ(run({"upgrade", old, "-o", old, "--force"}).code, 2);
  // The record of the tenth step spoilt: its deflated bytes stand behind its date.
  std::string spoilt(bytes.begin(), bytes.end());
  const std::size_t title = spoilt.find("An origin that had no figure goes");
  ASSERT_NE(title, std::string::npos);
  std::fill_n(spoilt.begin() + static_cast<std::ptrdiff_t>(spoilt.find('Z', title) + 3), 12, '\x55');
  writeFile(old, spoilt);
  result = run({"upgrade", old, "-o", fresh, "--force"});
  EXPECT_EQ(result.code, 1) << result.err;
  EXPECT_NE(result.out.find("undo ends at the step 'An origin that had no figure goes'"), std::string::npos)
      << result.out;
  result = run({"upgrade", old, "-o", fresh, "--force", "--language", "pl"});
  EXPECT_NE(result.out.find("„An origin that had no figure goes”"), std::string::npos) << result.out;
}

// The rows of the tables that take more than a page in the sample.
int rowsIn(const std::string& battle) {
  std::string sql;
  for (const char* table : {"paragraph", "question", "provenance", "rule", "hex", "hexside", "link", "unit", "counter",
                            "face", "step", "placement", "translation"}) {
    sql += (sql.empty() ? "SELECT " : " + ") + ("(SELECT count(*) FROM " + std::string(table) + ")");
  }
  const Result result = run({"query", battle, sql + " AS n"});
  return result.code == 0 ? std::stoi(result.out.substr(2)) : -1;
}

TEST_F(Files, SalvageReadsWhatIsLeftOfASampleCutShort) {
  const std::string sample = at("sample.battle").string();
  const std::string folder = std::string(REDOUBT_SOURCE_DIR) + "/data/battles/raclawice-1794";
  ASSERT_EQ(run({"import", folder, "-o", sample}).code, 0);
  const std::string whole = readFile(sample);
  const int all = rowsIn(sample);
  const std::string broken = at("broken.battle").string();
  const std::string saved = at("saved.battle").string();
  constexpr std::size_t kPage = 4096;
  for (std::size_t tenths = 5; tenths < 1000; tenths += tenths < 10 ? 5 : 70) {
    SCOPED_TRACE(tenths);
    const std::size_t percent = tenths / 10;
    const std::size_t left = whole.size() * tenths / 1000;
    writeFile(broken, whole.substr(0, left));
    const Result result = run({"salvage", broken, "-o", saved});
    // The list of tables goes on until 35 % of it, but is not needed; page 2 holds the battle itself.
    EXPECT_EQ(result.code == 2, left < 2 * kPage) << result.err;
    if (result.code == 2) {
      EXPECT_EQ(result.out, "");
      EXPECT_NE(result.err.find(broken + ": "), std::string::npos) << result.err;
      EXPECT_FALSE(fs::exists(saved));
      continue;
    }
    EXPECT_EQ(run({"info", saved}).code, 0);
    // Measured: 290 of 7,700 rows at 22 %, 2,039 at 50 %, 5,029 at 71 %, 7,444 at 92 %, and there all tables whole but
    // one: the tables' first pages and their list take the first third, and the rows lie behind them in the order of
    // the schema.
    const int rows = rowsIn(saved);
    // In the last pages lies the digest alone.
    EXPECT_EQ(result.code, rows < all ? 1 : 0) << result.out;
    if (percent >= 50) {
      EXPECT_GE(rows, all * 12 / 100);
    }
    if (percent >= 71) {
      EXPECT_GE(rows, all * 36 / 100);
    }
    if (percent >= 92) {
      EXPECT_GE(rows, all * 80 / 100);
      EXPECT_LE(std::count(result.out.begin(), result.out.end(), '\n') - 1, 3) << result.out;
    }
    fs::remove(saved);
  }
}

TEST_F(Files, ABlankTitleIsRefused) {
  for (const char* title : {"", "  ", "\xC0"})
    EXPECT_EQ(run({"new", at("x.battle").string(), "--title", title}).code, 2);
}

}  // namespace
}  // namespace redoubt::cli::test
