#include "editor/scan/printed_lines.h"

#include <gtest/gtest.h>

#include <QColor>
#include <cmath>

#include "editor/scan/scan_features.h"
#include "tests/editor/scan/prints.h"

namespace redoubt::editor::scan::test {
namespace {

TEST(PrintedLines, ShowTheGridWithoutTheMap) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  for (const std::string name : {"flat", "painted", "engraved", "flat-photo"}) {
    const Print print = printCalled(name);
    const auto registration = redoubt::scan::fitScan(print.points).registration;
    const auto grid = seenGrid(print.picture);
    ASSERT_TRUE(grid) << name;
    EXPECT_EQ(grid->orientation, print.layout.orientation()) << name;
    const auto middle = registration.toMap({print.picture.width() / 2.0, print.picture.height() / 2.0});
    EXPECT_NEAR(grid->pitch, registration.pixelsPerHex(*middle), name == "flat-photo" ? 2 : 0.3) << name;
    EXPECT_NEAR(grid->angle, registration.angle(*middle), name == "flat-photo" ? 2 : 0.3) << name;
    // The middles of hexes near that of the picture are those of the map.
    for (const hex::HexKey key : print.layout.disc(print.layout.at(*middle), 2)) {
      const auto at = registration.toPicture(print.layout.centre(key));
      const auto seen = grid->middleNear({at.x + 10, at.y - 8});
      EXPECT_NEAR(seen.x, at.x, 5) << name;
      EXPECT_NEAR(seen.y, at.y, 5) << name;
    }
  }
}

TEST(PrintedLines, NothingIsSaidOfPicturesWithoutThem) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  QImage picture(600, 500, QImage::Format_RGB32);
  picture.fill(Qt::white);
  EXPECT_FALSE(seenGrid(picture));
  unsigned state = 1;
  for (int y = 0; y < 500; ++y) {
    for (int x = 0; x < 600; ++x) {
      state = state * 1664525 + 1013904223;
      const int grey = static_cast<int>(state >> 24);
      picture.setPixelColor(x, y, QColor(grey, grey, grey));
    }
  }
  EXPECT_FALSE(seenGrid(picture));
  // Squares are no hexes.
  picture.fill(Qt::white);
  for (int y = 0; y < 500; ++y) {
    for (int x = 0; x < 600; ++x) {
      if (x % 40 < 2 || y % 40 < 2) picture.setPixelColor(x, y, Qt::black);
    }
  }
  EXPECT_FALSE(seenGrid(picture));
}

TEST(PrintedLines, MakeAFitBetterWhereTheyAreClear) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  int refinedPrints = 0;
  for (const std::string& name : kPrints) {
    const Print print = printCalled(name);
    const auto clicked = redoubt::scan::fitScan(print.points);
    ASSERT_LT(*clicked.holdOut, 0.05) << name;
    const auto refined = refinedScan(print.picture, clicked, print.points, print.layout);
    if (!refined) continue;
    ++refinedPrints;
    EXPECT_LT(*refined->fitted.holdOut, 0.01) << name;
    EXPECT_GT(refined->measured.size(), 60u) << name;
  }
  EXPECT_GE(refinedPrints, 3);
}

TEST(PrintedLines, MendAFitThatIsATenthOfAHexOff) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  Print print = printCalled("flat-photo");
  for (auto& point : print.points) {
    if (!point.isHeldOut) point.at.x += 6;
  }
  const auto clicked = redoubt::scan::fitScan(print.points);
  EXPECT_GT(*clicked.holdOut, 0.09);
  const auto refined = refinedScan(print.picture, clicked, print.points, print.layout);
  ASSERT_TRUE(refined);
  EXPECT_LT(*refined->fitted.holdOut, 0.01);
}

TEST(PrintedLines, AreNotTakenFromWhatHasNone) {
  if (!canSee()) GTEST_SKIP() << "built without OpenCV";
  const Print print = printCalled("flat");
  const auto clicked = redoubt::scan::fitScan(print.points);
  QImage blank(print.picture.size(), QImage::Format_RGB32);
  blank.fill(Qt::lightGray);
  EXPECT_TRUE(measuredHexes(blank, clicked.registration, print.layout).empty());
  EXPECT_FALSE(refinedScan(blank, clicked, print.points, print.layout));
}

}  // namespace
}  // namespace redoubt::editor::scan::test
