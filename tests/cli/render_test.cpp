#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

#include "tests/cli/command.h"

// Pictures, made without a display.
namespace redoubt::cli::test {
namespace {

namespace fs = std::filesystem;

class Render : public CliTest {
 protected:
  Result draw(const std::string& name, std::vector<std::string> more = {}) const {
    std::vector<std::string> arguments{"render", meadow(), "-o", at(name).string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }

  // Width and height from the header.
  std::pair<unsigned, unsigned> sizeOf(const std::string& name) const {
    const std::string bytes = readFile(at(name));
    if (bytes.substr(0, 8) != "\x89PNG\r\n\x1a\n" || bytes.size() < 24) return {0, 0};
    const auto number = [&](std::size_t at) {
      unsigned value = 0;
      for (std::size_t i = 0; i < 4; ++i) value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
      return value;
    };
    return {number(16), number(20)};
  }
};

TEST_F(Render, DrawsTheMapWithNothingOnStderr) {
  const Result result = draw("map.png");
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out + result.err, "");
  EXPECT_GT(sizeOf("map.png").first, 8u * 96);
}

TEST_F(Render, DrawsCountersOfAScenario) {
  ASSERT_EQ(draw("map.png").code, 0);
  ASSERT_EQ(draw("first.png", {"--scenario", "day"}).code, 0);
  ASSERT_EQ(draw("second.png", {"--scenario", "day", "--variant", "second"}).code, 0);
  EXPECT_NE(readFile(at("map.png")), readFile(at("first.png")));
  EXPECT_NE(readFile(at("first.png")), readFile(at("second.png")));
}

TEST_F(Render, HasTheSizeAskedFor) {
  ASSERT_EQ(draw("map.png", {"--height", "300"}).code, 0);
  EXPECT_EQ(sizeOf("map.png").second, 300u);
  ASSERT_EQ(draw("large.png", {"--pixels-per-hex", "60"}).code, 0);
  ASSERT_EQ(draw("part.png", {"--pixels-per-hex", "60", "--crop", "0101:0303"}).code, 0);
  EXPECT_LT(sizeOf("part.png").first, sizeOf("large.png").first);
}

TEST_F(Render, GivesTheSamePictureEachTime) {
  ASSERT_EQ(draw("one.png", {"--scenario", "day"}).code, 0);
  ASSERT_EQ(draw("two.png", {"--scenario", "day"}).code, 0);
  EXPECT_EQ(readFile(at("one.png")), readFile(at("two.png")));
}

TEST_F(Render, HasTheDotsPerInchAskedFor) {
  ASSERT_EQ(draw("map.png", {"--dpi", "254"}).code, 0);
  const std::string bytes = readFile(at("map.png"));
  const std::size_t density = bytes.find("pHYs");
  ASSERT_NE(density, std::string::npos);
  const std::string perMetre("\0\0\x27\x10", 4);  // 10,000
  EXPECT_EQ(bytes.substr(density + 4, 4), perMetre);
  EXPECT_EQ(bytes.substr(density + 8, 4), perMetre);
}

TEST_F(Render, TakesACornerOfThePartWithAColonOrADash) {
  ASSERT_EQ(draw("colon.png", {"--crop", "0101:0303"}).code, 0);
  ASSERT_EQ(draw("dash.png", {"--crop", "0101-0303"}).code, 0);
  EXPECT_EQ(readFile(at("colon.png")), readFile(at("dash.png")));
}

TEST_F(Render, LeavesOutLayersThatAreNotNamed) {
  ASSERT_EQ(draw("whole.png").code, 0);
  ASSERT_EQ(draw("grid.png", {"--layers", "terrain,grid"}).code, 0);
  ASSERT_EQ(draw("bare.png", {"--layers", "terrain"}).code, 0);
  EXPECT_NE(readFile(at("whole.png")), readFile(at("grid.png")));
  EXPECT_NE(readFile(at("grid.png")), readFile(at("bare.png")));
  ASSERT_EQ(draw("counters.png", {"--scenario", "day", "--layers", "terrain,counters"}).code, 0);
  EXPECT_NE(readFile(at("counters.png")), readFile(at("bare.png")));
}

TEST_F(Render, DrawsZonesOnlyIfTheyAreNamed) {
  const std::string group = "inkscape:label=\"Zones\"";
  ASSERT_EQ(draw("whole.svg", {"--scenario", "day"}).code, 0);
  EXPECT_EQ(readFile(at("whole.svg")).find(group), std::string::npos);
  ASSERT_EQ(draw("zones.svg", {"--scenario", "day", "--layers", "terrain,labels,zones,counters"}).code, 0);
  const std::string svg = readFile(at("zones.svg"));
  ASSERT_NE(svg.find(group), std::string::npos);
  EXPECT_GT(svg.find(group), svg.find("inkscape:label=\"Names\""));
  EXPECT_LT(svg.find(group), svg.find("inkscape:label=\"Counters\""));
}

TEST_F(Render, ShowsEstimatedFiguresAsAsked) {
  std::string text = meadowJson();
  const std::string bare = R"({"step": [{}]})";
  text.replace(text.find(bare), bare.size(),
               R"({"morale": 6, "size": 4, "step": [{}], "provenance": {"size": ["estimated"]}})");
  writeFile(at("guessed.json"), text);
  ASSERT_EQ(run({"import", at("guessed.json").string(), "-o", at("guessed.battle").string()}).code, 0);
  const auto drawn = [&](const std::string& name, std::vector<std::string> more) {
    std::vector<std::string> arguments{"render", at("guessed.battle").string(), "-o", at(name).string(), "--scenario",
                                       "day"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Result result = run(arguments);
    EXPECT_EQ(result.code, 0) << result.err;
    return readFile(at(name));
  };
  const std::string usual = drawn("usual.png", {});
  const std::string amber = drawn("amber.png", {"--estimates", "amber"});
  const std::string leftOut = drawn("left-out.png", {"--estimates", "left-out"});
  EXPECT_EQ(drawn("grey.png", {"--estimates", "grey"}), usual);
  EXPECT_NE(amber, usual);
  EXPECT_NE(leftOut, usual);
  EXPECT_NE(leftOut, amber);
}

TEST_F(Render, StandsCountersUprightOnDemand) {
  ASSERT_EQ(draw("usual.png", {"--scenario", "day"}).code, 0);
  ASSERT_EQ(draw("upright.png", {"--scenario", "day", "--upright"}).code, 0);
  EXPECT_NE(readFile(at("usual.png")), readFile(at("upright.png")));
  const Result result = draw("bad.png", {"--upright"});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("it needs --scenario"), std::string::npos) << result.err;
}

TEST_F(Render, SaysHowEstimatesCanBeShown) {
  const Result result = draw("bad.png", {"--scenario", "day", "--estimates", "pink"});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("grey, amber or left-out."), std::string::npos) << result.err;
  EXPECT_FALSE(fs::exists(at("bad.png")));
  EXPECT_NE(run({"render", "--help"}).out.find("--estimates grey|amber|left-out"), std::string::npos);
}

TEST_F(Render, DrawsWithAnotherTheme) {
  ASSERT_EQ(draw("usual.png").code, 0);
  ASSERT_EQ(draw("engraved.png", {"--theme", "engraved"}).code, 0);
  EXPECT_NE(readFile(at("usual.png")), readFile(at("engraved.png")));
}

TEST_F(Render, DrawsTheRestOfAThemeWithFaultsAndTellsEachOfThem) {
  writeFile(at("mine.json"), R"({"paper": "#000000", "water": "wet", "symbols": {"map-church": "../church.svg"}})");
  ASSERT_EQ(draw("usual.png").code, 0);
  const Result result = draw("mine.png", {"--theme", at("mine.json").string()});
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.err.find("water: "), std::string::npos) << result.err;
  EXPECT_NE(result.err.find("symbols/map-church: "), std::string::npos) << result.err;
  EXPECT_NE(readFile(at("usual.png")), readFile(at("mine.png")));
}

TEST_F(Render, WritesSvgAndPdfByTheNameOfTheFile) {
  ASSERT_EQ(draw("map.svg").code, 0);
  EXPECT_NE(readFile(at("map.svg")).find("inkscape:label=\"Ground\""), std::string::npos);
  ASSERT_EQ(draw("map.PDF").code, 0);
  EXPECT_EQ(readFile(at("map.PDF")).substr(0, 5), "%PDF-");
  ASSERT_EQ(draw("tiles.pdf", {"--paper", "100x100", "--overlap", "5"}).code, 0);
  const std::string tiles = readFile(at("tiles.pdf"));
  std::size_t pages = 0;
  for (std::size_t found = tiles.find("/Type /Page\n"); found != std::string::npos;
       found = tiles.find("/Type /Page\n", found + 1)) {
    ++pages;
  }
  EXPECT_GT(pages, 1u);
}

TEST_F(Render, TellsHowFarItIsWhenAsked) {
  const Result result = draw("map.png", {"--progress"});
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.err.find("100 %\n"), std::string::npos) << result.err;
}

TEST_F(Render, LeavesNothingBehindWhenItIsEnded) {
  const pid_t child = ::fork();
  if (child == 0) {
    const std::string battle = meadow();
    const std::string out = at("large.png").string();
    ::execl(REDOUBT_CLI, REDOUBT_CLI, "render", battle.c_str(), "--pixels-per-hex", "6000", "-o", out.c_str(), nullptr);
    ::_exit(127);
  }
  // Until it has begun to write.
  const auto hasBegun = [&] {
    const auto all = names();
    return std::any_of(all.begin(), all.end(), [](const std::string& name) { return name.find(".new-") != name.npos; });
  };
  for (int i = 0; i < 2000 && !hasBegun(); ++i) ::usleep(5000);
  ASSERT_TRUE(hasBegun());
  ::kill(child, SIGINT);
  int status = 0;
  ::waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(WTERMSIG(status), SIGINT);
  EXPECT_EQ(names(), (std::vector<std::string>{"meadow.battle", "meadow.json"}));
}

TEST_F(Render, RefusesOptionsThatSayNothingForAFormat) {
  for (const auto& [name, more] : {std::pair<std::string, std::vector<std::string>>{"bad.svg", {"--dpi", "300"}},
                                   {"bad.pdf", {"--height", "300"}},
                                   {"bad.png", {"--paper", "a4"}},
                                   {"bad.png", {"--overlap", "5"}},
                                   {"bad.pdf", {"--paper", "a99"}},
                                   {"bad.pdf", {"--paper", "a4", "--overlap", "60"}},
                                   {"bad.png", {"--layers", "terrain,clouds"}},
                                   {"bad.png", {"--theme", "nosuch"}},
                                   {"bad.png", {"--estimates", "amber"}},
                                   {"bad.png", {"--dpi", "0"}},
                                   {"bad.gif", {}}}) {
    const Result result = draw(name, more);
    EXPECT_EQ(result.code, 2) << name;
    EXPECT_EQ(result.err.rfind("redoubt-cli: ", 0), 0u) << result.err;
    EXPECT_FALSE(fs::exists(at(name)));
  }
}

TEST_F(Render, RefusesWhatItCanNotDraw) {
  const std::string before = readFile(meadow());
  for (const std::vector<std::string>& more : {std::vector<std::string>{"--scenario", "dusk"},
                                               {"--variant", "first"},
                                               {"--crop", "0101"},
                                               {"--crop", "0101:9999"},
                                               {"--pixels-per-hex", "0"},
                                               {"--pixels-per-hex", "1000000"},
                                               {"--height", "0"},
                                               {"--height", "1000000"},
                                               {"--height", "-5"}}) {
    const Result result = draw("bad.png", more);
    EXPECT_EQ(result.code, 2) << more.back();
    EXPECT_EQ(result.err.rfind("redoubt-cli: ", 0), 0u) << result.err;
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_FALSE(fs::exists(at("bad.png")));
  }
  EXPECT_EQ(run({"render", meadow(), "-o", meadow()}).code, 2);
  EXPECT_EQ(run({"render", meadow(), "-o", at("none/x.png").string()}).code, 2);
  EXPECT_EQ(readFile(meadow()), before);
}

}  // namespace
}  // namespace redoubt::cli::test
