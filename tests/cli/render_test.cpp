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
