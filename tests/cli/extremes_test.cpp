#include <algorithm>
#include <random>

#include <nlohmann/json.hpp>

#include "tests/cli/command.h"

// Battles with the largest and smallest figures that a file may hold. Whatever they are, a picture comes within bounds of
// memory and time, or the program says why not: it is never ended by the system, and never says "bad_alloc".
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

constexpr Limits kLimits{768, 60};

class Extremes : public CliTest {
 protected:
  Extremes() : battle_(json::parse(meadowJson())) {}

  // The rows of a table that are called alike are told apart by their ids.
  void add(const char* table, json row) {
    row["id"] = ++ids_;
    battle_[table].push_back(std::move(row));
  }
  json& map() { return battle_["map"][0]; }
  std::string import() {
    writeFile(at("extreme.json"), battle_.dump());
    const Result result = run({"import", at("extreme.json").string(), "-o", at("extreme.battle").string(), "--force"});
    EXPECT_LE(result.code, 1) << result.err;
    return at("extreme.battle").string();
  }
  // Drawn, or refused in one line.
  Result draw(const std::string& battle, const std::string& name, std::vector<std::string> more = {}) const {
    std::vector<std::string> arguments{"render", battle, "-o", at(name).string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    std::filesystem::remove(at(name));
    const Result result = runWithin(kLimits, arguments);
    EXPECT_TRUE(result.code == 0 || result.code == 2) << name << " ended with " << result.code << ": " << result.err;
    EXPECT_EQ(result.err.find("bad_alloc"), std::string::npos) << result.err;
    EXPECT_LE(std::count(result.err.begin(), result.err.end(), '\n'), result.code == 0 ? 0 : 1) << result.err;
    EXPECT_EQ(std::filesystem::exists(at(name)), result.code == 0);
    return result;
  }
  void expectDrawn(std::vector<std::string> ofPng = {}) {
    const std::string battle = import();
    EXPECT_EQ(draw(battle, "map.png", ofPng).code, 0);
    EXPECT_EQ(draw(battle, "map.svg").code, 0);
    EXPECT_EQ(draw(battle, "map.pdf").code, 0);
  }

  json battle_;
  int ids_ = 0;
};

std::string longName() {
  std::string name;
  while (name.size() + 7 < 1000) name += "Łąka i ";
  return name;
}

TEST_F(Extremes, NamesTwentyHexesHighAndAThousandBytesLong) {
  for (const double angle : {0.0, 45.0, -3600.0}) {
    add("label", {{"text", longName()}, {"hex", "0403"}, {"size", 20}, {"angle", angle}});
  }
  add("label", {{"text", longName()}, {"hex", "0203"}, {"size", 20}, {"style", "woods"}, {"dx", -1000}});
  expectDrawn();
}

TEST_F(Extremes, NamesOnWaysAcrossThousandsOfHexes) {
  std::string way;
  for (int i = 0; i < 200; ++i) {
    way += (i ? " " : "") + std::to_string(i % 2 ? 1000 : -1000) + "," + std::to_string(i % 3 ? 999 : -999);
  }
  for (const double size : {1e-300, 1e-6, 0.3, 20.0}) {
    add("label", {{"text", longName()}, {"hex", "0403"}, {"size", size}, {"path", way}});
  }
  expectDrawn();
}

TEST_F(Extremes, NamesAndSymbolsAThousandHexesAway) {
  for (const double x : {-1000.0, 0.0, 1000.0}) {
    for (const double y : {-1000.0, 1000.0}) {
      add("symbol", {{"kind", "church"}, {"hex", "0403"}, {"dx", x}, {"dy", y}, {"angle", 3600}});
      add("label", {{"text", "Far"}, {"hex", "0403"}, {"dx", x}, {"dy", y}, {"size", 2}});
    }
  }
  expectDrawn();
}

TEST_F(Extremes, LevelsFromTheLowestToTheHighestSideBySide) {
  std::mt19937 random(1794);
  battle_["hex"] = json::array();
  for (int column = 1; column <= 8; ++column) {
    for (int row = 1; row <= 6; ++row) {
      const int level = std::uniform_int_distribution<>(-99, 99)(random);
      const std::string number = "0" + std::to_string(column) + "0" + std::to_string(row);
      battle_["hex"].push_back({{"terrain", column % 2 ? "clear" : "woods"}, {"level", level}, {"hexes", number}});
    }
  }
  expectDrawn();
  EXPECT_EQ(draw(at("extreme.battle").string(), "far.png", {"--pixels-per-hex", "12"}).code, 0);
}

TEST_F(Extremes, SheetsOfAHundredMetresAndHexesOfATenthAndAThousandMillimetres) {
  map()["sheet_width_mm"] = map()["sheet_height_mm"] = 100'000;
  for (const double width : {0.1, 1'000.0}) {
    map()["hex_width_mm"] = width;
    const std::string battle = import();
    EXPECT_EQ(draw(battle, "map.png").code, 0);
    draw(battle, "dots.png", {"--dpi", "600"});
    EXPECT_EQ(draw(battle, "map.svg").code, 0);
    EXPECT_EQ(draw(battle, "map.pdf").code, 0);
    draw(battle, "sheets.pdf", {"--paper", "a4"});
  }
}

TEST_F(Extremes, AThousandBytesWhereverSomethingIsNamed) {
  battle_["battle"][0]["title"] = battle_["map"][0]["title"] = longName();
  for (json& each : battle_["army"]) each["name"] = longName();
  for (json& each : battle_["leader"]) each["name"] = longName();
  for (json& each : battle_["unit"]) each["name"] = longName();
  for (const char* each : {"clear", "woods"}) {
    battle_["system"][0]["rule"].push_back({{"path", std::string("terrain/") + each + "/title"}, {"value", longName()}});
  }
  expectDrawn({"--scenario", "day"});
}

TEST_F(Extremes, PicturesOfAPixelAndOfOneHexAcrossTensOfThousands) {
  const std::string battle = import();
  EXPECT_EQ(draw(battle, "dot.png", {"--pixels-per-hex", "1"}).code, 0);
  EXPECT_EQ(draw(battle, "row.png", {"--height", "1"}).code, 0);
  EXPECT_EQ(draw(battle, "hex.png", {"--crop", "0303-0303", "--pixels-per-hex", "9000"}).code, 0);
}

TEST_F(Extremes, AMapOfAMillionHexesIsDrawnFromAfarAndElseRefusedWithFigures) {
  map()["columns"] = map()["rows"] = 1000;
  map()["column_digits"] = map()["row_digits"] = 4;
  battle_["hex"] = json::array({{{"terrain", "woods"}, {"hexes", "*"}}});
  for (const char* table : {"zone", "scenario", "set_up_block", "provenance"}) battle_.erase(table);
  const std::string battle = import();
  EXPECT_EQ(draw(battle, "far.png", {"--pixels-per-hex", "2"}).code, 0);
  const Result large = draw(battle, "map.png");
  EXPECT_EQ(large.code, 2);
  EXPECT_NE(large.err.find("96"), std::string::npos) << large.err;
  for (const char* name : {"map.svg", "map.pdf"}) {
    const Result lines = draw(battle, name);
    EXPECT_EQ(lines.code, 2);
    EXPECT_NE(lines.err.find("1000000 hexes"), std::string::npos) << lines.err;
    EXPECT_NE(lines.err.find("MiB"), std::string::npos) << lines.err;
  }
}

}  // namespace
}  // namespace redoubt::cli::test
