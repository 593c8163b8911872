#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "tests/cli/command.h"

// scan: registering a picture, and what is proposed from it.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

const std::string kPrints = std::string(REDOUBT_SOURCE_DIR) + "/tests/editor/scan/prints/";

class Scan : public CliTest {
 protected:
  Scan() {
    run({"new", map(), "--title", "Print", "--columns", "18", "--rows", "14", "--orientation", "pointy", "--shifted",
         "even"});
  }
  std::string map() const { return at("map.battle").string(); }
  std::string write(const std::string& name, const std::string& text) const {
    writeFile(at(name), text);
    return at(name).string();
  }
  Result scan(const std::string& action, const std::vector<std::string>& more) const {
    std::vector<std::string> arguments{"scan", action, map(), "--picture", kPrints + "flat.jpg"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }
  static bool canSee() { return run({"scan", "grid", "--picture", kPrints + "flat.jpg"}).code == 0; }
};

TEST_F(Scan, RegistersAPicture) {
  const Result result =
      scan("register", {"--points", kPrints + "flat-points.csv", "--format", "json", "--refine", "no"});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.err, "");
  const json said = json::parse(result.out);
  EXPECT_EQ(said["fit"], "affine");
  EXPECT_EQ(said["asked"], "auto");
  EXPECT_EQ(said["points"].size(), 31u);
  EXPECT_EQ(said["points_used"], 7);
  EXPECT_LT(said["mean_residual_hex"], 0.05);
  EXPECT_LT(said["hold_out_hex"], 0.05);
  EXPECT_NEAR(said["hold_out_mm"].get<double>(), said["hold_out_hex"].get<double>() * 19, 1e-3);
  EXPECT_NEAR(said["pixels_per_hex"].get<double>(), 56, 0.3);
  EXPECT_EQ(said["hexes"].size(), 252u);
  EXPECT_TRUE(said["hexes_off_picture"].empty());
  EXPECT_TRUE(said["contradiction"].is_null());
  EXPECT_TRUE(said["refined"].is_null());
  const json& point = said["points"][0];
  EXPECT_EQ(point["hex"], "0101");
  EXPECT_NEAR(point["residual_mm"].get<double>(), point["residual_hex"].get<double>() * 19, 1e-3);
  EXPECT_EQ(point["held_out"], false);
  EXPECT_EQ(said["points"][20]["held_out"], true);
}

TEST_F(Scan, ByAskingForAFit) {
  for (const std::string fit : {"affine", "perspective", "warp"}) {
    const Result result =
        scan("register", {"--points", kPrints + "flat-points.csv", "--format", "json", "--fit", fit, "--refine", "no"});
    EXPECT_EQ(json::parse(result.out)["fit"], fit);
  }
}

TEST_F(Scan, LinesOfThePictureMakeTheFitBetter) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  const Result result = scan("register", {"--points", kPrints + "flat-points.csv", "--format", "json"});
  const json said = json::parse(result.out);
  ASSERT_FALSE(said["refined"].is_null());
  EXPECT_LT(said["hold_out_hex"], 0.01);
  EXPECT_LT(said["hold_out_hex"], said["refined"]["hold_out_hex_before"]);
}

TEST_F(Scan, ContradictingPointsAreNamedAndEndOne) {
  std::string points = "hex,x,y\n";
  for (const auto& [hex, x, y] : {std::tuple{"0101", 100, 100},
                                  {"1801", 1120, 100},
                                  {"0114", 130, 780},
                                  {"1814", 1150, 780},
                                  {"0907", 610, 412},
                                  {"0410", 300, 568},
                                  {"1404", 790, 257}}) {
    points += std::string(hex) + "," + std::to_string(x) + "," + std::to_string(y) + "\n";
  }
  const Result result = scan("register", {"--points", write("points.csv", points), "--format", "json"});
  EXPECT_EQ(result.code, 1);
  EXPECT_NE(result.err.find("contradict"), std::string::npos) << result.err;
  const json said = json::parse(result.out);
  EXPECT_EQ(said["contradiction"]["hex"], "1404");
}

TEST_F(Scan, SaysWhatIsWrong) {
  const auto refusal = [&](const std::string& points) {
    const Result result = scan("register", {"--points", write("points.csv", points)});
    EXPECT_EQ(result.code, 2);
    EXPECT_EQ(result.out, "");
    return result.err;
  };
  const std::string name = "redoubt-cli: " + at("points.csv").string() + ": ";
  EXPECT_EQ(refusal("hex,x,y\n0101,1,1\n0201,50,1\n"),
            name + "3 points are needed, and there are 2; points for the same hex count once.\n");
  EXPECT_EQ(refusal("hex,x,y\n0101,1,1\n0201,50,1\n0301,99,1\n"),
            name + "the hexes of the points lie in a line; add one well beside it.\n");
  EXPECT_EQ(refusal("hex,x,y\n0101,1,1\n9901,50,1\n"),
            name + "line 3: the map has no hex “9901”; its numbers are like 0101.\n");
  const Result broken = run({"scan", "register", map(), "--picture", write("text.jpg", "no picture"), "--points",
                             kPrints + "flat-points.csv"});
  EXPECT_EQ(broken.code, 2);
  EXPECT_EQ(broken.err, "redoubt-cli: " + at("text.jpg").string() +
                            ": it is no picture that can be read; PNG, JPEG, TIFF and PDF are.\n");
  EXPECT_EQ(scan("register", {}).code, 2);
  EXPECT_EQ(run({"scan", "paint", map(), "--picture", kPrints + "flat.jpg"}).code, 2);
}

TEST_F(Scan, ProposesTerrain) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  const Result result = scan("classify", {"--points", kPrints + "flat-points.csv", "--samples",
                                          kPrints + "flat-samples.csv", "--format", "json"});
  EXPECT_EQ(result.code, 0);
  const json said = json::parse(result.out);
  ASSERT_EQ(said["hexes"].size(), 252u);
  const auto hex = [&](const std::string& number) {
    return *std::find_if(said["hexes"].begin(), said["hexes"].end(),
                         [&](const json& each) { return each["hex"] == number; });
  };
  for (const char* member : {"terrain", "confidence", "second", "sample"}) EXPECT_TRUE(hex("0101").contains(member));
  const json& side = said["hexsides"][0];
  for (const char* member : {"hex", "other", "side", "kind", "confidence"}) EXPECT_TRUE(side.contains(member));
  const json& link = said["links"][0];
  for (const char* member : {"hex", "other", "kind", "confidence"}) EXPECT_TRUE(link.contains(member));
  // Kinds that the rules of a new battle don't have are learned all the same, and told.
  EXPECT_FALSE(said["unknown_kinds"].empty());
  const std::string truth = readFile(kPrints + "flat-truth.csv");
  int right = 0;
  for (const json& each : said["hexes"]) {
    right += truth.find(each["hex"].get<std::string>() + "," + each["terrain"].get<std::string>() + "\n") !=
             std::string::npos;
  }
  EXPECT_GT(right, 245);
}

TEST_F(Scan, FindsGridAndNumbering) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  const Result result = run({"scan", "grid", "--picture", kPrints + "painted.jpg", "--points",
                             kPrints + "painted-points.csv", "--format", "json"});
  EXPECT_EQ(result.code, 0) << result.err;
  const json said = json::parse(result.out);
  EXPECT_EQ(said["grid"]["orientation"], "flat");
  EXPECT_NEAR(said["grid"]["pitch_px"].get<double>(), 56, 0.5);
  ASSERT_EQ(said["numbers"]["fitting"].size(), 1u);
  EXPECT_EQ(said["numbers"]["fitting"][0]["shifted"], "even");
}

TEST_F(Scan, NothingIsWritten) {
  const std::string before = readFile(map());
  scan("register", {"--points", kPrints + "flat-points.csv"});
  scan("classify", {"--points", kPrints + "flat-points.csv", "--samples", kPrints + "flat-samples.csv"});
  EXPECT_EQ(readFile(map()), before);
  EXPECT_EQ(names(), (std::vector<std::string>{"map.battle", "meadow.battle", "meadow.json"}));
}

}  // namespace
}  // namespace redoubt::cli::test
