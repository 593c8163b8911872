#include <nlohmann/json.hpp>

#include "tests/cli/command.h"

// Maps of the editor Tiled, by the verbs for all formats.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

class TiledMaps : public CliTest {
 protected:
  std::string counted(const std::string& battle) const {
    std::string text;
    for (const char* table : {"hex", "hexside", "link", "symbol", "label", "zone_hex", "unit", "army"}) {
      text += run({"query", battle, "SELECT count(*) FROM " + std::string(table)}).out;
    }
    return text;
  }
};

TEST_F(TiledMaps, GoOutWithTheirPicturesAndComeBack) {
  for (const std::string ending : {"tmx", "tmj"}) {
    const std::string map = at("map." + ending).string();
    const std::string back = at("back-" + ending + ".battle").string();
    const Result out = run(
        {"export", meadow(), "--format", "tiled-" + ending, "-o", map, "--force", "--report", at("out.json").string()});
    ASSERT_EQ(out.code, 0) << out.err;
    ASSERT_TRUE(std::filesystem::is_directory(at("map-files"))) << ending;
    EXPECT_FALSE(std::filesystem::is_empty(at("map-files"))) << ending;
    const json report = json::parse(readFile(at("out.json")));
    EXPECT_EQ(report.at("format"), "tiled-" + ending);
    for (const json& warning : report.at("warnings")) {
      EXPECT_EQ(warning.get<std::string>().find("come back otherwise"), std::string::npos) << warning;
    }
    const Result in = run({"import", map, "-o", back, "--report", at("in.json").string()});
    ASSERT_EQ(in.code, 0) << in.err;
    EXPECT_EQ(json::parse(readFile(at("in.json"))).at("format"), "tiled-" + ending);
    EXPECT_EQ(counted(back), counted(meadow()));
  }
}

TEST_F(TiledMaps, OfOthersTakeATableOfTheirTerrain) {
  const std::string map = at("foreign.tmx").string();
  writeFile(
      map,
      "<map version=\"1.8\" orientation=\"hexagonal\" width=\"2\" height=\"1\" tilewidth=\"52\" tileheight=\"60\" "
      "hexsidelength=\"30\" staggeraxis=\"y\" staggerindex=\"odd\">\n"
      "<tileset firstgid=\"1\" name=\"land\" tilewidth=\"52\" tileheight=\"60\" tilecount=\"2\" columns=\"2\"/>\n"
      "<layer id=\"1\" name=\"a\" width=\"2\" height=\"1\"><data encoding=\"csv\">1,2</data></layer>\n</map>\n");
  writeFile(at("terrain.csv"), "land,0,woods\n2,Salt Marsh\n");
  const std::string battle = at("foreign.battle").string();
  const Result in = run({"import", map, "--terrain", at("terrain.csv").string(), "-o", battle});
  ASSERT_EQ(in.code, 0) << in.err;
  EXPECT_EQ(in.err, "");
  EXPECT_EQ(run({"query", battle, "SELECT terrain FROM hex ORDER BY hex"}).out, "terrain\nwoods\nsalt-marsh\n");
  EXPECT_EQ(run({"validate", battle}).code, 0) << run({"validate", battle}).out;
  writeFile(at("terrain.csv"), "nonsense\n");
  const Result refused = run({"import", map, "--terrain", at("terrain.csv").string(), "-o", battle, "--force"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_NE(refused.err.find("line 1"), std::string::npos) << refused.err;
}

TEST_F(TiledMaps, WithSquareCellsAreRefused) {
  const std::string map = at("square.tmx").string();
  writeFile(map, "<map orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"16\" tileheight=\"16\"/>\n");
  const Result in = run({"import", map, "-o", at("x.battle").string()});
  EXPECT_EQ(in.code, 2);
  EXPECT_NE(in.err.find("orthogonal"), std::string::npos) << in.err;
  EXPECT_FALSE(std::filesystem::exists(at("x.battle")));
}

}  // namespace
}  // namespace redoubt::cli::test
