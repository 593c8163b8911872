#include "tests/cli/command.h"

// Battles as tables, by the verbs for all formats.
namespace redoubt::cli::test {
namespace {

class Tables : public CliTest {
 protected:
  std::string dumpOf(const std::string& battle) const { return run({"dump", battle}).out; }
};

TEST_F(Tables, GoOutAndComeBackTheSame) {
  for (const std::string ending : {"csv", "xlsx"}) {
    const std::string file = at("meadow." + ending).string();
    const std::string back = at(ending + ".battle").string();
    const Result out = run({"export", meadow(), "--format", ending, "-o", file});
    ASSERT_EQ(out.code, 0) << out.err;
    EXPECT_EQ(out.err, "") << ending;
    const Result in = run({"import", file, "-o", back});
    ASSERT_EQ(in.code, 0) << in.err;
    EXPECT_EQ(dumpOf(back), dumpOf(meadow())) << ending;
  }
}

TEST_F(Tables, ComeInByTheirFolderAndByOneOfThem) {
  ASSERT_EQ(run({"export", meadow(), "--format", "csv", "-o", at("a.csv").string()}).code, 0);
  for (const auto& input : {at("a-files"), at("a-files/unit.csv"), at("a.csv")}) {
    const Result in = run({"import", input.string(), "-o", at("back.battle").string(), "--force"});
    ASSERT_EQ(in.code, 0) << input << in.err;
    EXPECT_EQ(dumpOf(at("back.battle").string()), dumpOf(meadow())) << input;
  }
}

TEST_F(Tables, WithMistakesAreRefusedWithAllOfThem) {
  ASSERT_EQ(run({"export", meadow(), "--format", "csv", "-o", at("a.csv").string()}).code, 0);
  writeFile(at("a-files/units.csv"), "slug\r\nx\r\n");
  writeFile(at("a-files/note.csv"), "hex,txt\r\n,a\r\n9999,b\r\n");
  const Result in = run({"import", at("a.csv").string(), "-o", at("back.battle").string()});
  EXPECT_EQ(in.code, 2);
  EXPECT_FALSE(std::filesystem::exists(at("back.battle")));
  EXPECT_NE(in.err.find("units.csv:1:1: no table is called \"units\"; a name that begins with # is passed over; did "
                        "you mean \"unit\"?"),
            std::string::npos)
      << in.err;
  EXPECT_NE(in.err.find("note.csv:1:2: B1: no column of this sheet is called \"txt\"; a name that begins with # is "
                        "passed over; did you mean \"text\"?"),
            std::string::npos)
      << in.err;
  EXPECT_NE(in.err.find("note.csv:3:1: A3: expected a printed hex number"), std::string::npos) << in.err;
}

}  // namespace
}  // namespace redoubt::cli::test
