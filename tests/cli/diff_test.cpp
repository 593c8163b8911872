#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/document/document.h"
#include "core/model/map_verbs.h"
#include "core/store/dump.h"
#include "core/store/version_table.h"
#include "tests/cli/command.h"

// Files compared and merged, and what version control makes of that.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

class Files : public CliTest {
 protected:
  static hex::HexKey hex(const document::Document& document, const char* number) {
    return *document.layout().parse(number);
  }
  static void paint(const fs::path& file, const char* number, const std::string& terrain) {
    const auto document = document::Document::open(file);
    const std::vector<hex::HexKey> one{hex(*document, number)};
    ASSERT_TRUE(document->apply(model::paintTerrain(document->battle(), one, terrain, "Paint " + terrain)));
  }
  fs::path copy(const std::string& name) {
    fs::copy_file(meadow(), at(name));
    return at(name);
  }
};

class Diff : public Files {};

TEST_F(Diff, SaysInWordsWhatDiffersAndEnds1) {
  const fs::path other = copy("other.battle");
  paint(other, "0202", "woods");
  const Result result = run({"diff", meadow(), other.string()});
  EXPECT_EQ(result.code, 1) << result.err;
  EXPECT_NE(result.out.find(" in 0202\n"), std::string::npos) << result.out;
  EXPECT_TRUE(result.out.starts_with("From meadow.battle to other.battle\n\nTerrain\n")) << result.out;
  EXPECT_NE(result.out.find("Differences: 1\n"), std::string::npos) << result.out;
}

TEST_F(Diff, Ends0WhereNothingDiffersAlsoFromTheTextOfTheSameBattle) {
  EXPECT_EQ(run({"diff", meadow(), copy("same.battle").string()}).code, 0);
  const Result text = run({"diff", meadow(), at("meadow.json").string(), "--language", "pl"});
  EXPECT_EQ(text.code, 0) << text.out << text.err;
  EXPECT_EQ(text.out, "Nie ma różnic.\n");
}

TEST_F(Diff, TellsProgramsAsJsonAndCsv) {
  const fs::path other = copy("other.battle");
  paint(other, "0202", "woods");
  const json told = json::parse(run({"diff", meadow(), other.string(), "--format", "json"}).out);
  ASSERT_EQ(told["differences"].size(), 1u);
  EXPECT_EQ(told["differences"][0]["part"], "terrain");
  EXPECT_EQ(told["differences"][0]["hexes"], json::array({"0202"}));
  EXPECT_EQ(told["differences"][0]["rows"][0]["second"]["terrain"], "woods");
  const Result table = run({"diff", meadow(), other.string(), "--format", "csv"});
  EXPECT_TRUE(table.out.starts_with("part,kind,subject,what,first,second,hexes\nterrain,changed,")) << table.out;
}

TEST_F(Diff, ComparesWithAVersionOfTheSameFile) {
  {
    const auto document = document::Document::open(meadow());
    document->nameVersion("First light");
  }
  paint(meadow(), "0202", "woods");
  const Result result = run({"diff", meadow(), "--since", "First light"});
  EXPECT_EQ(result.code, 1) << result.err;
  EXPECT_NE(result.out.find(" in 0202\n"), std::string::npos) << result.out;
  const Result unknown = run({"diff", meadow(), "--since", "Noon"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_NE(unknown.err.find("First light"), std::string::npos) << unknown.err;
  EXPECT_EQ(run({"diff", meadow()}).code, 2);
}

TEST_F(Diff, DrawsBothMaps) {
  const fs::path other = copy("other.battle");
  paint(other, "0202", "woods");
  const std::string png = at("both.png").string();
  const Result result = run({"diff", meadow(), other.string(), "-o", png, "--pixels-per-hex", "20"});
  EXPECT_EQ(result.code, 1) << result.err;
  EXPECT_TRUE(readFile(png).starts_with("\x89PNG"));
  EXPECT_EQ(run({"diff", meadow(), other.string(), "-o", at("both.jpg").string()}).code, 2);
  EXPECT_EQ(run({"diff", meadow(), other.string(), "-o", other.string()}).code, 2);
}

TEST_F(Diff, AFileThatIsNoBattleIsAnError) {
  writeFile(at("note.txt"), "Dear diary");
  const Result result = run({"diff", meadow(), at("note.txt").string()});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("note.txt"), std::string::npos) << result.err;
  EXPECT_EQ(run({"diff", meadow(), at("nowhere.battle").string()}).code, 2);
}

class MergeFiles : public Files {
 protected:
  const std::string base = copy("base.battle").string();
  const std::string ours = copy("ours.battle").string();
  const std::string theirs = copy("theirs.battle").string();
  const std::string merged = at("merged.battle").string();

  static std::string dumpOf(const std::string& file) { return store::dumpFile(file); }
};

TEST_F(MergeFiles, BringsTheWorkOfBothTogetherAndKeepsTheHistoryOfOurs) {
  paint(ours, "0202", "woods");
  paint(theirs, "0505", "woods");
  const Result result = run({"merge", base, ours, theirs, "-o", merged});
  EXPECT_EQ(result.code, 0) << result.err << result.out;
  const Result told = run({"diff", base, merged});
  EXPECT_NE(told.out.find(" in 0202, 0505\n"), std::string::npos) << told.out;
  const auto document = document::Document::open(merged);
  EXPECT_EQ(document->undoTitle(), "Merge with theirs.battle");
  ASSERT_TRUE(document->undo());
  EXPECT_TRUE(document->dump() == dumpOf(ours));
  EXPECT_EQ(document->undoTitle(), "Paint woods");
}

TEST_F(MergeFiles, FindsTheBaseInTheHistories) {
  paint(ours, "0101", "woods");
  fs::copy_file(ours, at("later.battle"));
  paint(ours, "0202", "woods");
  paint(at("later.battle"), "0505", "woods");
  EXPECT_EQ(run({"merge", ours, at("later.battle").string(), "-o", merged}).code, 0);
  const Result told = run({"diff", base, merged});
  EXPECT_NE(told.out.find(" in 0101, 0202, 0505\n"), std::string::npos) << told.out;
}

TEST_F(MergeFiles, FindsTheBaseForACopyWithoutHistory) {
  paint(ours, "0101", "woods");
  const std::string shared = at("shared.battle").string();
  document::Document::open(ours)->shareCopy(shared);
  paint(shared, "0505", "woods");
  paint(ours, "0202", "woods");
  for (const auto& [one, other] : {std::pair(ours, shared), std::pair(shared, ours)}) {
    const Result result = run({"merge", one, other, "-o", merged, "--force"});
    EXPECT_EQ(result.code, 0) << result.err << result.out;
    const Result told = run({"diff", base, merged});
    EXPECT_NE(told.out.find(" in 0101, 0202, 0505\n"), std::string::npos) << told.out;
  }
}

TEST_F(MergeFiles, WithoutACommonHistoryABaseIsWanted) {
  const std::string other = std::string(REDOUBT_SAMPLES) + "/sarnowa.battle";
  const Result result = run({"merge", ours, other, "-o", merged});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("merge BASE OURS THEIRS"), std::string::npos) << result.err;
  EXPECT_FALSE(fs::exists(merged));
}

TEST_F(MergeFiles, ListsConflictsWritesNothingAndEnds1UnlessASideIsPreferred) {
  paint(ours, "0202", "woods");
  paint(theirs, "0202", "village");
  const Result result = run({"merge", base, ours, theirs, "-o", merged});
  EXPECT_EQ(result.code, 1) << result.err;
  EXPECT_NE(result.out.find("Both changed it"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("Conflicts: 1."), std::string::npos) << result.out;
  EXPECT_FALSE(fs::exists(merged));
  const json told = json::parse(run({"merge", base, ours, theirs, "-o", merged, "--format", "json"}).out);
  ASSERT_EQ(told["conflicts"].size(), 1u);
  EXPECT_EQ(told["conflicts"][0]["hexes"], json::array({"0202"}));
  EXPECT_EQ(run({"merge", base, ours, theirs, "-o", merged, "--prefer", "theirs"}).code, 0);
  EXPECT_TRUE(dumpOf(merged) == dumpOf(theirs));
  EXPECT_EQ(run({"merge", base, ours, theirs, "-o", merged, "--prefer", "ours"}).code, 2) << "it is there already";
  EXPECT_EQ(run({"merge", base, ours, theirs, "-o", merged, "--prefer", "ours", "--force"}).code, 0);
  EXPECT_TRUE(dumpOf(merged) == dumpOf(ours));
}

TEST_F(MergeFiles, GoesIntoOursAsOneEdit) {
  paint(ours, "0202", "woods");
  paint(theirs, "0505", "woods");
  EXPECT_EQ(run({"merge", base, ours, theirs, "-o", ours}).code, 0);
  const auto document = document::Document::open(ours);
  EXPECT_EQ(document->history().size(), 2u);
  EXPECT_EQ(document->undoTitle(), "Merge with theirs.battle");
}

TEST_F(MergeFiles, ABattleThatIsOpenInAWindowIsNotWrittenBehindItsBack) {
  paint(theirs, "0505", "woods");
  const auto held = document::Document::open(ours);
  const Result result = run({"merge", base, ours, theirs, "-o", ours});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("open"), std::string::npos) << result.err;
}

// docs/version-control.md, tried.
class Git : public MergeFiles {
 protected:
  int shell(const std::string& command) const {
    const std::string whole = "cd '" + at("repository").string() + "' && export HOME='" + at("").string() +
                              "' GIT_CONFIG_NOSYSTEM=1 && (" + command + ") > '" + at("log").string() + "' 2>&1";
    return std::system(whole.c_str());
  }
  void SetUp() override {
    if (std::system("git --version > /dev/null 2>&1") != 0) GTEST_SKIP() << "there is no git here";
    fs::create_directory(at("repository"));
    fs::copy_file(base, at("repository/meadow.battle"));
    const std::string cli = REDOUBT_CLI;
    ASSERT_EQ(shell("git init -q -b main . && git config user.name A && git config user.email a@example.org && "
                    "git config diff.battle.textconv '" + cli + " dump' && "
                    "git config diff.battle.binary true && "
                    "git config merge.battle.name 'battles of Redoubt' && "
                    "git config merge.battle.driver '" + cli + " merge %O %A %B -o %A' && "
                    "echo '*.battle diff=battle merge=battle' > .gitattributes && git add . && git commit -qm Base"),
              0)
        << readFile(at("log"));
  }
  fs::path file() const { return at("repository/meadow.battle"); }
};

TEST_F(Git, ShowsDifferencesAndMergesBranches) {
  ASSERT_EQ(shell("git checkout -q -b theirs"), 0);
  paint(file(), "0505", "woods");
  ASSERT_EQ(shell("git commit -qam Theirs && git show --textconv"), 0) << readFile(at("log"));
  EXPECT_NE(readFile(at("log")).find("woods"), std::string::npos) << "the difference is text";
  ASSERT_EQ(shell("git checkout -q main"), 0);
  paint(file(), "0202", "woods");
  ASSERT_EQ(shell("git commit -qam Ours && git merge -q --no-edit theirs"), 0) << readFile(at("log"));
  const Result told = run({"diff", base, file().string()});
  EXPECT_NE(told.out.find(" in 0202, 0505\n"), std::string::npos) << told.out;
}

TEST_F(Git, LeavesAConflictToTheAuthor) {
  ASSERT_EQ(shell("git checkout -q -b theirs"), 0);
  paint(file(), "0202", "village");
  ASSERT_EQ(shell("git commit -qam Theirs && git checkout -q main"), 0);
  paint(file(), "0202", "woods");
  const std::string before = store::dumpFile(file());
  ASSERT_EQ(shell("git commit -qam Ours"), 0);
  EXPECT_NE(shell("git merge --no-edit theirs"), 0);
  EXPECT_NE(readFile(at("log")).find("Both changed it"), std::string::npos) << readFile(at("log"));
  EXPECT_TRUE(store::dumpFile(file()) == before) << "ours stays as it was";
}

}  // namespace
}  // namespace redoubt::cli::test
