#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/scan/synthetic_scan.h"

namespace redoubt::scan::test {
namespace {

Camera slanted(const hex::Layout& layout) {
  Camera camera;
  camera.sheet = layout.bounds();
  camera.turned = 12;
  camera.slantX = 0.3;
  camera.slantY = -0.2;
  return camera;
}

FittedScan fitOf(const hex::Layout& layout, const Camera& camera, std::size_t count, std::optional<Fit> wish = {}) {
  std::mt19937 random(1);
  return fitScan(clicked(layout, camera, spreadHexes(layout, count), 0, random), wish);
}

TEST(Registration, LeadsToThePictureAndBack) {
  const hex::Layout layout = layoutOf(hex::Orientation::Flat, 20, 16);
  Camera camera = slanted(layout);
  for (const bool isBent : {false, true}) {
    if (isBent) camera.foldAcross = 0.4;
    const Registration registration = fitOf(layout, camera, 20).registration;
    EXPECT_EQ(registration.fit(), isBent ? Fit::Warp : Fit::Perspective);
    layout.forEachHex([&](hex::HexKey key) {
      const hex::Point place = layout.centre(key);
      const auto back = registration.toMap(registration.toPicture(place));
      ASSERT_TRUE(back);
      EXPECT_NEAR(back->x, place.x, 1e-6);
      EXPECT_NEAR(back->y, place.y, 1e-6);
    });
  }
}

TEST(Registration, KnowsSizeAndTurnOfHexes) {
  const hex::Layout layout = layoutOf(hex::Orientation::Pointy, 10, 10);
  Camera camera;
  camera.sheet = layout.bounds();
  camera.turned = -7;
  const Registration registration = fitOf(layout, camera, 5).registration;
  EXPECT_NEAR(registration.pixelsPerHex({3, 3}), 60, 1e-6);
  EXPECT_NEAR(registration.angle({3, 3}), -7, 1e-6);
  EXPECT_FALSE(registration.isMirrored({3, 3}));
}

TEST(Registration, OfASmallerPictureIsTheSame) {
  const hex::Layout layout = layoutOf(hex::Orientation::Pointy, 20, 16);
  Camera camera = slanted(layout);
  camera.wave = 0.1;
  const Registration whole = fitOf(layout, camera, 30, Fit::Warp).registration;
  const Registration half = whole.scaled(0.5);
  const Pixel large = whole.toPicture({7, 5}), small = half.toPicture({7, 5});
  EXPECT_NEAR(small.x, large.x / 2, 1e-9);
  EXPECT_NEAR(small.y, large.y / 2, 1e-9);
}

TEST(Registration, OfPlacesBeyondTheHorizonIsNothing) {
  const Registration registration(Fit::Perspective, {100, 0, 0, 0, 100, 0, 0, 0.1, 1});
  EXPECT_TRUE(registration.toMap({0, 500}));
  EXPECT_FALSE(registration.toMap({0, 1200}));
}

TEST(Registration, NamesFits) {
  for (const Fit fit : {Fit::Affine, Fit::Perspective, Fit::Warp}) EXPECT_EQ(fitFromText(toText(fit)), fit);
  EXPECT_FALSE(fitFromText("auto"));
}

}  // namespace
}  // namespace redoubt::scan::test
