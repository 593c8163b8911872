#include "editor/render/counters/stack_layout.h"

#include <gtest/gtest.h>

#include <cmath>

namespace redoubt::render {
namespace {

TEST(StackLayout, AllCornersOfATurnedCardStayInTheHex) {
  // Corners of a square that faces a vertex or a hexside, against the six sides, which lie one half off the centre.
  constexpr double kDegree = 3.14159265358979 / 180;
  for (int facing = 0; facing < 360; facing += 30) {
    for (int corner = 45; corner < 360; corner += 90) {
      for (int side = 0; side < 360; side += 60) {
        const double beyond = kCounterSize * std::sqrt(0.5) * std::cos((facing + corner - side) * kDegree);
        EXPECT_LT(beyond, 0.5) << facing << " " << corner << " " << side;
      }
    }
  }
  EXPECT_GE(kCounterSize, 0.7);
}

TEST(StackLayout, TheTopCardIsAnsweredWhereCardsOverlap) {
  const std::vector<double> angles{0, 0, 0};
  const auto cards = stackLayout({3, 4}, angles);
  ASSERT_EQ(cards.size(), 3u);
  EXPECT_EQ(cardAt(cards, {3, 4}), 0u);
  EXPECT_EQ(cardAt(cards, {9, 9}), std::nullopt);
  // Below and to the right only the last one peeps out.
  const double edge = kCounterSize / 2 - 0.01;
  EXPECT_EQ(cardAt(cards, {cards[2].centre.x + edge, cards[2].centre.y + edge}), 2u);
}

TEST(StackLayout, ThePileIsCentredAndNeverSpreadsOverAQuarterOfACounter) {
  for (std::size_t count = 1; count <= 40; ++count) {
    const std::vector<double> angles(count, 0);
    const auto cards = stackLayout({1, 2}, angles);
    EXPECT_NEAR((cards.front().centre.x + cards.back().centre.x) / 2, 1, 1e-9);
    EXPECT_NEAR((cards.front().centre.y + cards.back().centre.y) / 2, 2, 1e-9);
    EXPECT_LE(cards.back().centre.x - cards.front().centre.x, kCounterSize / 4 + 1e-9);
  }
  EXPECT_TRUE(stackLayout({0, 0}, {}).empty());
}

TEST(StackLayout, ATurnedCardIsHitWhereItIsSeen) {
  const std::vector<double> angles{45};
  const auto cards = stackLayout({0, 0}, angles, 1);
  EXPECT_TRUE(cardAt(cards, {0, 0.69}));
  EXPECT_FALSE(cardAt(cards, {0.45, 0.45}));
}

TEST(StackLayout, ABarLiesInsideItsHexAlongItsSide) {
  for (const hex::Orientation orientation : {hex::Orientation::Pointy, hex::Orientation::Flat}) {
    hex::LayoutSpec spec;
    spec.orientation = orientation;
    const hex::Layout layout = std::get<hex::Layout>(hex::Layout::make(spec));
    const hex::HexKey hex = hex::HexKey::at(5, 5);
    for (int side = 0; side < hex::kSides; ++side) {
      for (int before = 0; before < 2; ++before) {
        const StackCard bar = barOnSide(layout, hex, side, before);
        EXPECT_EQ(layout.nearestSide(bar.centre), std::pair(hex, side));
        EXPECT_TRUE(covers(bar, bar.centre));
      }
      const StackCard bar = barOnSide(layout, hex, side);
      const hex::Point middle = layout.middle(layout.side(hex, side));
      const hex::Point centre = layout.centre(hex);
      EXPECT_FALSE(covers(bar, middle)) << "the line itself stays to be seen";
      EXPECT_FALSE(covers(bar, centre)) << "and a counter in the middle";
      // Along the side it reaches far, across it doesn't.
      const hex::Point along{middle.y - centre.y, centre.x - middle.x};
      EXPECT_TRUE(covers(bar, {bar.centre.x + along.x * 0.45, bar.centre.y + along.y * 0.45}));
      EXPECT_FALSE(
          covers(bar, {bar.centre.x + (middle.x - centre.x) * 0.3, bar.centre.y + (middle.y - centre.y) * 0.3}));
    }
  }
}

}  // namespace
}  // namespace redoubt::render
