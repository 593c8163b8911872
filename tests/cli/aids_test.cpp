#include "tests/cli/command.h"

// Sheets for players.
namespace redoubt::cli::test {
namespace {

class AidsVerb : public CliTest {};

TEST_F(AidsVerb, TheEndOfTheNameSaysWhatIsWritten) {
  for (const auto& [name, start] : {std::pair("aids.pdf", "%PDF-"), std::pair("aids.html", "<!DOCTYPE html>")}) {
    const Result result = run({"aids", meadow(), "--scenario", "day", "-o", at(name).string()});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out + result.err, "");
    EXPECT_TRUE(readFile(at(name)).starts_with(start)) << name;
  }
  const Result other = run({"aids", meadow(), "--scenario", "day", "-o", at("aids.doc").string()});
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(other.err.find(".pdf, .html or .svg"), std::string::npos) << other.err;
}

TEST_F(AidsVerb, EachPageIsADrawingOfItsOwn) {
  const Result result =
      run({"aids", meadow(), "--scenario", "day", "--sheet", "scenario,terrain", "-o", at("aids.svg").string()});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_TRUE(readFile(at("aids-01.svg")).starts_with("<?xml"));
  EXPECT_TRUE(readFile(at("aids-02.svg")).find("width=\"210mm\"") != std::string::npos);
}

TEST_F(AidsVerb, PaperAndLanguageAreChosen) {
  const Result result = run({"aids", meadow(), "--scenario", "day", "--paper", "Letter", "--language", "pl", "--sheet",
                             "scenario", "-o", at("aids.svg").string()});
  EXPECT_EQ(result.code, 0) << result.err;
  const std::string drawing = readFile(std::filesystem::exists(at("aids.svg")) ? at("aids.svg") : at("aids-01.svg"));
  EXPECT_NE(drawing.find("width=\"215.9mm\""), std::string::npos);
  EXPECT_NE(drawing.find("Scenariusz"), std::string::npos);
}

TEST_F(AidsVerb, FoldedPaperIsTwiceAsWide) {
  const Result result = run({"aids", meadow(), "--scenario", "day", "--folded", "-o", at("aids.svg").string()});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_NE(readFile(at("aids-01.svg")).find("width=\"420mm\" height=\"297mm\""), std::string::npos);
}

TEST_F(AidsVerb, SaysWhatItDoesNotKnow) {
  const std::string out = at("aids.pdf").string();
  EXPECT_NE(run({"aids", meadow(), "--scenario", "day", "--sheet", "poems", "-o", out}).err.find("no sheet “poems”"),
            std::string::npos);
  EXPECT_NE(run({"aids", meadow(), "--scenario", "day", "--paper", "B7", "-o", out}).err.find("“B7”"),
            std::string::npos);
  EXPECT_NE(run({"aids", meadow(), "--scenario", "day", "--theme", "velvet", "-o", out}).err.find("velvet"),
            std::string::npos);
  EXPECT_EQ(run({"aids", meadow(), "--scenario", "none", "-o", out}).code, 2);
  writeFile(out, "mine");
  EXPECT_EQ(run({"aids", meadow(), "--scenario", "day", "-o", out}).code, 2);
  EXPECT_EQ(readFile(out), "mine");
}

}  // namespace
}  // namespace redoubt::cli::test
