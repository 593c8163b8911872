#include "core/scan/fit_scan.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "tests/core/scan/synthetic_scan.h"

namespace redoubt::scan::test {
namespace {

struct Sheet {
  const char* name;
  double turned, slantX, slantY, foldAcross, foldAlong;
  std::size_t points;
};

// What scanners, hands and cameras do to a sheet.
constexpr Sheet kSheets[]{{"straight", 0, 0, 0, 0, 0, 6},
                          {"turned", 31, 0, 0, 0, 0, 6},
                          {"in perspective", 5, 0.4, -0.2, 0, 0, 6},
                          {"at a slant", -8, 0.2, 0.8, 0, 0, 6},
                          {"folded", 1, 0, 0, 0.5, 0, 12},
                          {"folded twice", 3, 0, 0, 0.3, 0.2, 12},
                          {"folded, at a slant", 2, 0.2, 0.1, 0.4, 0, 12}};

Camera cameraOf(const Sheet& sheet, const hex::Layout& layout) {
  Camera camera;
  camera.sheet = layout.bounds();
  camera.turned = sheet.turned;
  camera.slantX = sheet.slantX;
  camera.slantY = sheet.slantY;
  camera.foldAcross = sheet.foldAcross;
  camera.foldAlong = sheet.foldAlong;
  return camera;
}

TEST(FitScan, FewClicksPlaceAllHexes) {
  for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    const hex::Layout layout = layoutOf(orientation, 30, 24);
    for (const Sheet& sheet : kSheets) {
      const Camera camera = cameraOf(sheet, layout);
      double worst = 0;
      for (unsigned seed = 0; seed < 6; ++seed) {
        std::mt19937 random(seed);
        const auto points = clicked(layout, camera, spreadHexes(layout, sheet.points), 2, random);
        worst = std::max(worst, meanError(layout, camera, fitScan(points).registration));
      }
      EXPECT_LT(worst, 0.05) << sheet.name;
    }
  }
}

TEST(FitScan, ChoosesTheSimplestThatExplainsThePoints) {
  const hex::Layout layout = layoutOf(hex::Orientation::Pointy, 30, 24);
  const auto fitOf = [&](const Sheet& sheet, std::size_t count) {
    std::mt19937 random(3);
    return fitScan(clicked(layout, cameraOf(sheet, layout), spreadHexes(layout, count), 1, random)).registration;
  };
  EXPECT_EQ(fitOf(kSheets[0], 3).fit(), Fit::Affine);
  EXPECT_EQ(fitOf(kSheets[1], 12).fit(), Fit::Affine);
  EXPECT_EQ(fitOf(kSheets[2], 12).fit(), Fit::Perspective);
  const Registration folded = fitOf(kSheets[4], 12);
  ASSERT_EQ(folded.fit(), Fit::Warp);
  ASSERT_EQ(folded.folds().size(), 1u);
  EXPECT_TRUE(folded.folds()[0].upright);
  EXPECT_NEAR(folded.folds()[0].at, 15, 2);
}

TEST(FitScan, GivesTheFitThatIsAskedFor) {
  const hex::Layout layout = layoutOf(hex::Orientation::Flat, 20, 20);
  std::mt19937 random(4);
  const auto points = clicked(layout, cameraOf(kSheets[0], layout), spreadHexes(layout, 8), 1, random);
  for (const Fit fit : {Fit::Affine, Fit::Perspective, Fit::Warp}) {
    EXPECT_EQ(fitScan(points, fit).registration.fit(), fit);
  }
}

TEST(FitScan, PointsHeldOutJudgeItAndAreNotUsed) {
  const hex::Layout layout = layoutOf(hex::Orientation::Pointy, 20, 20);
  std::mt19937 random(5);
  auto points = clicked(layout, cameraOf(kSheets[0], layout), spreadHexes(layout, 7), 0, random);
  const FittedScan all = fitScan(points);
  EXPECT_FALSE(all.holdOut);
  points.back().isHeldOut = true;
  points.back().at.x += 60;
  const FittedScan fitted = fitScan(points);
  EXPECT_NEAR(fitted.mean, 0, 1e-6);
  EXPECT_NEAR(fitted.worst, 0, 1e-6);
  EXPECT_NEAR(*fitted.holdOut, 1, 1e-6);
  EXPECT_NEAR(fitted.residuals.back(), 1, 1e-6);
  ASSERT_TRUE(fitted.leaveOneOut);
  EXPECT_NEAR(*fitted.leaveOneOut, 0, 1e-6);
}

TEST(FitScan, NamesThePointThatContradictsTheOthers) {
  const hex::Layout layout = layoutOf(hex::Orientation::Pointy, 24, 20);
  for (const Sheet& sheet : {kSheets[0], kSheets[2], kSheets[4]}) {
    for (const std::size_t count : {8u, 12u}) {
      for (std::size_t wrong = 0; wrong < count; wrong += 3) {
        std::mt19937 random(6);
        auto points = clicked(layout, cameraOf(sheet, layout), spreadHexes(layout, count), 1, random);
        if (sheet.foldAcross > 0 && count < 12) continue;
        points[wrong].at.x += 130;
        points[wrong].at.y -= 60;
        const FittedScan fitted = fitScan(points);
        ASSERT_TRUE(fitted.contradiction) << sheet.name << ' ' << count << ' ' << wrong;
        EXPECT_EQ(fitted.contradiction->point, wrong) << sheet.name << ' ' << count;
        EXPECT_LT(fitted.contradiction->without, fitted.contradiction->with / 2);
      }
    }
  }
}

TEST(FitScan, FindsNoContradictionInGoodPoints) {
  const hex::Layout layout = layoutOf(hex::Orientation::Flat, 24, 20);
  for (const Sheet& sheet : kSheets) {
    std::mt19937 random(7);
    EXPECT_FALSE(fitScan(clicked(layout, cameraOf(sheet, layout), spreadHexes(layout, 12), 2, random)).contradiction)
        << sheet.name;
  }
}

TEST(FitScan, SeesAMirrorImage) {
  const hex::Layout layout = layoutOf(hex::Orientation::Flat, 12, 12);
  std::mt19937 random(8);
  auto points = clicked(layout, cameraOf(kSheets[0], layout), spreadHexes(layout, 5), 0, random);
  EXPECT_FALSE(fitScan(points).isMirrored);
  for (SeenPoint& point : points) point.at.x = 1000 - point.at.x;
  EXPECT_TRUE(fitScan(points).isMirrored);
}

std::string refusal(const std::vector<SeenPoint>& points, std::optional<Fit> wish = {}) {
  try {
    fitScan(points, wish);
  } catch (const Error& error) {
    return error.phrase().key();
  }
  return "";
}

TEST(FitScan, RefusesWhatCantBeFitted) {
  const SeenPoint a{"0101", {0, 0}, {0, 0}}, b{"0201", {1, 0}, {60, 0}}, c{"0301", {2, 0}, {120, 0}},
      d{"0105", {0, 4}, {0, 240}};
  EXPECT_EQ(refusal({}), "errors.scan.too-few-points");
  EXPECT_EQ(refusal({a, b}), "errors.scan.too-few-points");
  EXPECT_EQ(refusal({a, b, b}), "errors.scan.too-few-points");
  EXPECT_EQ(refusal({a, b, c}), "errors.scan.in-line");
  EXPECT_EQ(refusal({a, b, d}), "");
  EXPECT_EQ(refusal({a, b, d}, Fit::Perspective), "errors.scan.too-few-points");
  EXPECT_EQ(refusal({a, b, c, d}, Fit::Warp), "errors.scan.too-few-points");
  SeenPoint same = d;
  same.at = b.at;
  EXPECT_EQ(refusal({a, b, same}), "errors.scan.same-place");
  SeenPoint flat = d;
  flat.at = {180, 0};
  EXPECT_EQ(refusal({a, b, flat}), "errors.scan.in-line-seen");
  for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(), 1e300}) {
    SeenPoint far = d;
    far.at.y = bad;
    EXPECT_EQ(refusal({a, b, far}), "errors.scan.far-point");
  }
  EXPECT_EQ(refusal(std::vector<SeenPoint>(kMostPoints + 1, a)), "errors.scan.too-many-points");
}

TEST(FitScan, TakesTheMiddleOfTwoClicksForOneHex) {
  const std::vector<SeenPoint> points{
      {"0101", {0, 0}, {-2, 0}}, {"0101", {0, 0}, {2, 0}}, {"0501", {4, 0}, {240, 0}}, {"0105", {0, 4}, {0, 240}}};
  const Pixel at = fitScan(points).registration.toPicture({0, 0});
  EXPECT_NEAR(at.x, 0, 1e-6);
  EXPECT_NEAR(at.y, 0, 1e-6);
}

}  // namespace
}  // namespace redoubt::scan::test
