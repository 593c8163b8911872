#include <sys/stat.h>

#include <algorithm>

#include "core/base/text.h"
#include "tests/cli/command.h"

// Files nobody vouches for: every verb ends 2, says which file and why, and leaves it as it was.
namespace redoubt::cli::test {
namespace {

namespace fs = std::filesystem;

class Hostile : public CliTest {
 protected:
  // Every verb that reads a battle file.
  std::vector<std::vector<std::string>> verbsOn(const std::string& file) const {
    return {{"info", file},
            {"info", file, "--format", "json"},
            {"validate", file},
            {"export", file},
            {"export", file, "-o", at("out.json").string()},
            {"render", file, "-o", at("out.png").string()},
            {"dump", file},
            {"query", file, "SELECT 1"},
            {"manifest", file},
            {"placements", file, "--scenario", "day"},
            {"schedule", file, "--scenario", "day"}};
  }

  void expectRefused(const std::string& file) const {
    const auto before = names();
    for (const auto& arguments : verbsOn(file)) {
      const Result result = run(arguments);
      EXPECT_EQ(result.code, 2) << arguments[0];
      EXPECT_EQ(result.out, "") << arguments[0];
      EXPECT_EQ(result.err.rfind("redoubt-cli: " + file + ": ", 0), 0u) << result.err;
      EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
      EXPECT_TRUE(isValidUtf8(result.err));
    }
    EXPECT_EQ(names(), before);
  }

  void expectRefusedUnchanged(const std::string& name, const std::string& bytes) const {
    writeFile(at(name), bytes);
    expectRefused(at(name).string());
    EXPECT_EQ(readFile(at(name)), bytes);
  }
};

TEST_F(Hostile, AMissingFile) {
  expectRefused(at("missing.battle").string());
}

TEST_F(Hostile, AFolder) {
  fs::create_directory(at("folder.battle"));
  expectRefused(at("folder.battle").string());
}

TEST_F(Hostile, AnEmptyFile) {
  expectRefusedUnchanged("empty.battle", "");
}

TEST_F(Hostile, ATextFile) {
  expectRefusedUnchanged("text.battle", "this is no battle\n");
}

TEST_F(Hostile, AJsonFile) {
  expectRefusedUnchanged("json.battle", meadowJson());
}

TEST_F(Hostile, ATruncatedBattle) {
  const std::string whole = readFile(meadow());
  expectRefusedUnchanged("truncated.battle", whole.substr(0, whole.size() / 2));
}

// SQLite finds nothing wrong with it.
TEST_F(Hostile, ABattleWithALetterOfANameChanged) {
  std::string bytes = readFile(meadow());
  const std::size_t at = bytes.find("F. Denisow");
  ASSERT_NE(at, std::string::npos);
  bytes[at] = 'G';
  expectRefusedUnchanged("altered.battle", bytes);
}

TEST_F(Hostile, AnotherApplicationsDatabase) {
  std::string bytes = readFile(meadow());
  bytes[68] = 'X';
  expectRefusedUnchanged("other.battle", bytes);
}

TEST_F(Hostile, ANewerBattle) {
  std::string bytes = readFile(meadow());
  bytes[63] = 99;
  expectRefusedUnchanged("newer.battle", bytes);
}

TEST_F(Hostile, APipeIsNotWaitedFor) {
  ASSERT_EQ(::mkfifo(at("pipe.battle").c_str(), 0600), 0);
  expectRefused(at("pipe.battle").string());
  const Result result = run({"import", at("pipe.battle").string(), "-o", at("x.battle").string()});
  EXPECT_EQ(result.code, 2);
}

TEST_F(Hostile, SourcesOfImport) {
  fs::create_directory(at("folder"));
  writeFile(at("empty.json"), "");
  writeFile(at("text.json"), "no JSON \x1b[2J \xff");
  writeFile(at("deep.json"), std::string(1'000'000, '['));
  for (const char* name : {"missing.json", "folder", "empty.json", "text.json", "deep.json", "meadow.battle"}) {
    const Result result = run({"import", at(name).string(), "-o", at("x.battle").string()});
    EXPECT_EQ(result.code, 2) << name;
    EXPECT_EQ(result.out, "") << name;
    EXPECT_EQ(result.err.rfind("redoubt-cli: " + at(name).string() + ": ", 0), 0u) << result.err;
    EXPECT_EQ(result.err.find('\x1b'), std::string::npos);
    EXPECT_TRUE(isValidUtf8(result.err));
    EXPECT_FALSE(fs::exists(at("x.battle")));
  }
}

TEST_F(Hostile, ANameThatIsAnEscapeSequence) {
  const Result result = run({"info", at("\x1b[2J\xff").string()});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.err.find('\x1b'), std::string::npos);
  EXPECT_TRUE(isValidUtf8(result.err));
}

}  // namespace
}  // namespace redoubt::cli::test
