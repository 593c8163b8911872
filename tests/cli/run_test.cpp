#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/document/document.h"
#include "core/store/battle_file.h"
#include "core/store/dump.h"
#include "tests/cli/command.h"

// Scripts and extensions on the command line.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

class RunScript : public CliTest {
 protected:
  void SetUp() override {
    CliTest::SetUp();
    fs::create_directories(at("own"));
    setenv("REDOUBT_EXTENSIONS", at("own").c_str(), 1);
  }
  void TearDown() override { unsetenv("REDOUBT_EXTENSIONS"); }

  std::string script(const std::string& name, const std::string& content) {
    std::ofstream(at(name)) << content;
    return at(name).string();
  }
  std::string painter() {
    return script(
        "painter.js",
        "redoubt.action({id: 'paint', title: 'Paint it', asks: [{id: 'hex'}, {id: 'level', kind: 'number', most: 9}],\n"
        "run(battle, asked) { battle.paint(asked.hex || '0202', 'woods'); return 'Painted.'; }});");
  }
  std::string terrain(const fs::path& file, const char* number) {
    const model::Battle battle = store::readBattle(file).battle;
    return battle.find<model::HexRow>(*model::layoutOf(battle).parse(number))->terrain;
  }
};

TEST_F(RunScript, ChangesTheFileAsOneEditThatCanBeUndone) {
  const std::string before = store::dump(store::readBattle(meadow()).battle);
  const Result result = run({"run", painter(), meadow(), "--with", "hex=0302"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out, "Painted.\n1 row changed\n");
  EXPECT_EQ(terrain(meadow(), "0302"), "woods");
  const auto document = document::Document::open(meadow());
  EXPECT_EQ(document->undoTitle(), "Paint it");
  EXPECT_TRUE(document->undo());
  EXPECT_EQ(store::dump(document->battle()), before);
}

TEST_F(RunScript, GoesIntoACopyOrTellsOnly) {
  EXPECT_EQ(run({"run", painter(), meadow(), "--dry-run"}).out, "Painted.\n1 row would be changed\n");
  EXPECT_NE(terrain(meadow(), "0202"), "woods");
  const Result result = run({"run", painter(), meadow(), "-o", at("copy.battle").string(), "--format", "json"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(json::parse(result.out)["changedRows"], 1);
  EXPECT_NE(terrain(meadow(), "0202"), "woods");
  EXPECT_EQ(terrain(at("copy.battle"), "0202"), "woods");
  EXPECT_EQ(run({"run", painter(), meadow(), "-o", at("copy.battle").string()}).code, 2) << "it is there already";
}

TEST_F(RunScript, AFailureIsToldWithItsLineAndChangesNothing) {
  const std::string bad = script("bad.js",
                                 "redoubt.action({id: 'a', title: 'Bad', run(battle) {\nbattle.paint('0202', "
                                 "'woods');\nbattle.nothing.at(); }});");
  const std::string before = store::dump(store::readBattle(meadow()).battle);
  const Result result = run({"run", bad, meadow()});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("bad.js: line 3: TypeError"), std::string::npos) << result.err;
  const std::string loop = script(
      "loop.js",
      "redoubt.action({id: 'a', title: 'Loop', run(battle) { battle.paint('0202', 'woods'); while (true) {} }});");
  EXPECT_NE(run({"run", loop, meadow(), "--seconds", "1"}).err.find("longer than 1 seconds"), std::string::npos);
  EXPECT_EQ(store::dump(store::readBattle(meadow()).battle), before);
}

TEST_F(RunScript, WhatItAsksForIsChecked) {
  EXPECT_NE(run({"run", painter(), meadow(), "--with", "colour=red"}).err.find("asks for hex, level"),
            std::string::npos);
  EXPECT_NE(run({"run", painter(), meadow(), "--with", "level=12"}).err.find("no answer to \"level\""),
            std::string::npos);
  EXPECT_NE(run({"run", painter(), meadow(), "--offer", "other"}).err.find("no action, check or format"),
            std::string::npos);
  EXPECT_NE(run({"run", "statistics", meadow()}).err.find("--with page=FILE"), std::string::npos);
  EXPECT_NE(run({"run", "no-such", meadow()}).err.find("loose-ends, mirror-set-up"), std::string::npos);
  EXPECT_EQ(run({"run", at("missing.js").string(), meadow()}).code, 2);
}

TEST_F(RunScript, ACheckEnds1WhereItFindsAnything) {
  const std::string check =
      script("check.js",
             "redoubt.check({id: 'c', title: 'Check', find(battle) {\n"
             "return battle.units.length ? [{words: 'Units', hex: '0202', severity: 'error'}] : []; }});");
  const Result result = run({"run", check, meadow()});
  EXPECT_EQ(result.code, 1);
  EXPECT_EQ(result.out, "error: 0202: Units\n");
  EXPECT_EQ(json::parse(run({"run", check, meadow(), "--format", "json"}).out)["findings"][0]["hex"], "0202");
}

TEST_F(RunScript, ExtensionsAreListedAndTheirFormatsWrite) {
  std::ofstream(at("own") / "broken.js") << "redoubt.action(";
  std::ofstream(at("own") / "statistics.js") << "redoubt.check({id: 'mine', title: 'Mine', find() { return []; }});";
  const json listed = json::parse(run({"extensions", "--format", "json"}).out);
  std::map<std::string, json> byName;
  for (const json& each : listed["extensions"]) byName[each["name"]] = each;
  EXPECT_EQ(byName.size(), 6u);
  EXPECT_NE(byName["broken"]["failure"], "");
  EXPECT_EQ(byName["statistics"]["offers"][0]["id"], "mine") << "one's own takes the place of a shipped one";
  EXPECT_TRUE(byName["loose-ends"]["shipped"]);
  EXPECT_NE(run({"formats"}).out.find("plain-set-up: Set-up as plain text; export\n"), std::string::npos);
  EXPECT_EQ(run({"export", meadow(), "--format", "plain-set-up", "-o", at("x.txt").string()}).code, 0);
  EXPECT_EQ(run({"run", "plain-set-up", meadow(), "-o", at("y.txt").string()}).code, 0);
  EXPECT_GT(fs::file_size(at("x.txt")), 10u);
  EXPECT_EQ(fs::file_size(at("x.txt")), fs::file_size(at("y.txt")));
}

TEST_F(RunScript, FilesAreThoseThatWithNames) {
  const Result result =
      run({"run", "statistics", meadow(), "--with", "page=" + at("page.html").string(), "--language", "pl"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_TRUE(fs::exists(at("page.html")));
  EXPECT_EQ(run({"run", "statistics", meadow(), "--with", "page=" + at("page.html").string()}).code, 2)
      << "it is there already";
  EXPECT_EQ(run({"run", "statistics", meadow(), "--with", std::string("page=") + meadow(), "--force"}).code, 2)
      << "the battle itself";
}

}  // namespace
}  // namespace redoubt::cli::test
