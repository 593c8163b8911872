#include "core/exchange/spreadsheet/read_workbook.h"
#include "tests/cli/command.h"

// manifest: the table of all fields, written and taken.
namespace redoubt::cli::test {
namespace {

class ManifestTable : public CliTest {
 protected:
  ManifestTable() { run({"new", battle(), "--title", "Two fields", "--columns", "20", "--rows", "20"}); }
  std::string battle() const { return at("fields.battle").string(); }
  std::string write(const std::string& name, const std::string& text) const {
    writeFile(at(name), text);
    return at(name).string();
  }
};

TEST_F(ManifestTable, IsTakenIntoACopyAndComesOutAsItWentIn) {
  const std::string table = write("units.csv",
                                  "Army;Name;Type;Command;Size;Hex\nBlue;'=Guard;Infantry;Left;3;0503\n"
                                  "Red;Hussars;Cavalry;Right;2;0707\n");
  const Result refused = run({"manifest", battle(), "--take", table, "--dry-run"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.out.find("cell D2 (Command): its army has no command \"Left\"; make it with --new-commands\n"),
            std::string::npos)
      << refused.out;
  const std::string made = at("made.battle").string();
  EXPECT_EQ(run({"manifest", battle(), "--take", table, "-o", made}).code, 1);
  EXPECT_FALSE(std::filesystem::exists(made)) << "nothing is half taken";
  const Result taken = run({"manifest", battle(), "--take", table, "--new-commands", "-o", made});
  EXPECT_EQ(taken.code, 0) << taken.out << taken.err;
  EXPECT_NE(taken.out.find("units: 2 new, 0 changed\n"), std::string::npos) << taken.out;
  const Result csv = run({"manifest", made, "--format", "csv"});
  EXPECT_NE(csv.out.find("Blue,'=Guard,"), std::string::npos) << csv.out;
  const std::string book = at("units.xlsx").string();
  ASSERT_EQ(run({"manifest", made, "--format", "xlsx", "-o", book}).code, 0);
  const auto read = exchange::spreadsheet::readTableFile(book);
  ASSERT_EQ(read.sheets.size(), 1u);
  EXPECT_EQ(read.sheets[0].rows.at(1).at(1), "=Guard") << "as it was";
  const Result again = run({"manifest", made, "--take", book, "--dry-run"});
  EXPECT_EQ(again.code, 0);
  EXPECT_NE(again.out.find("units: 0 new, 0 changed\n"), std::string::npos) << again.out;
}

TEST_F(ManifestTable, ATableThatIsNoneSaysWhatItIs) {
  const Result quote = run({"manifest", battle(), "--take", write("q.csv", "Name\n\"A\nB\n"), "--dry-run"});
  EXPECT_EQ(quote.code, 2);
  EXPECT_NE(quote.err.find("line 2, column 1: this quote is not closed"), std::string::npos) << quote.err;
  const Result other = run({"manifest", battle(), "--take", battle(), "--dry-run"});
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(other.err.find("no table"), std::string::npos) << other.err;
}

}  // namespace
}  // namespace redoubt::cli::test
