#include <nlohmann/json.hpp>

#include "tests/cli/command.h"

// Exports by the choices that a battle keeps.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

class ExportPresets : public CliTest {
 protected:
  // Meadow with a preset.
  std::string kept(const json& options, const std::string& target = "png") {
    json battle = json::parse(meadowJson());
    battle["export_preset"] = json::array({{{"slug", "small"}, {"target", target}, {"options", options}}});
    writeFile(at("kept.json"), battle.dump());
    const Result made = run({"import", at("kept.json").string(), "-o", at("kept.battle").string(), "--force"});
    EXPECT_EQ(made.code, 0) << made.err;
    return at("kept.battle").string();
  }
  Result write(const std::string& battle, std::vector<std::string> more) {
    std::vector<std::string> arguments{"export",  battle,     "--preset",
                                       "small",   "-o",       at("out").string(),
                                       "--force", "--report", at("report.json").string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }
  // Of a PNG.
  int width() const {
    const std::string bytes = readFile(at("out"));
    const auto byte = [&](std::size_t i) { return static_cast<int>(static_cast<unsigned char>(bytes.at(i))); };
    return byte(16) << 24 | byte(17) << 16 | byte(18) << 8 | byte(19);
  }
  std::string format() const { return json::parse(readFile(at("report.json"))).at("format"); }
};

TEST_F(ExportPresets, GiveFormatAndOptionsUnlessOthersAreNamed) {
  const std::string battle = kept({{"hex-pixels", 20}, {"layers", "terrain,grid"}});
  const Result small = write(battle, {});
  ASSERT_EQ(small.code, 0) << small.err;
  EXPECT_EQ(format(), "png");
  const int narrow = width();
  const Result large = write(battle, {"--with", "hex-pixels=40"});
  ASSERT_EQ(large.code, 0) << large.err;
  EXPECT_NEAR(width(), 2 * narrow, 2) << "what is named goes before the preset";
  const Result other = write(battle, {"--format", "json"});
  ASSERT_EQ(other.code, 0) << other.err;
  EXPECT_EQ(format(), "json") << "the options of another format don't come along";
}

TEST_F(ExportPresets, ThatTheWindowKeepsCanBePaperInOtherTurns) {
  const std::string battle = kept({{"paper", "a4"}, {"turn", "lying"}, {"fit", "yes"}, {"overlap", "5"}}, "pdf");
  const Result made = write(battle, {});
  ASSERT_EQ(made.code, 0) << made.err;
  const std::string pdf = readFile(at("out"));
  EXPECT_EQ(pdf.rfind("%PDF-", 0), 0U);
  EXPECT_NE(pdf.find("/MediaBox [0 0 842"), std::string::npos) << "A4 as it lies";
}

TEST_F(ExportPresets, WithWrongValuesOrUnknownNamesAreRefused) {
  const Result wrong = write(kept({{"dpi", "many"}}), {});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_NE(wrong.err.find("dpi"), std::string::npos) << wrong.err;
  const Result theme = write(kept({{"theme", "no-such-theme"}}), {});
  EXPECT_EQ(theme.code, 2);
  EXPECT_NE(theme.err.find("no-such-theme"), std::string::npos) << theme.err;
  const Result part = write(kept({{"crop", "nowhere"}}), {});
  EXPECT_EQ(part.code, 2);
  EXPECT_NE(part.err.find("nowhere"), std::string::npos) << part.err;
  const Result none = run({"export", meadow(), "--preset", "small", "-o", at("none").string()});
  EXPECT_EQ(none.code, 2);
  EXPECT_NE(none.err.find("small"), std::string::npos) << none.err;
  EXPECT_FALSE(std::filesystem::exists(at("none")));
}

}  // namespace
}  // namespace redoubt::cli::test
