#include "core/exchange/html/seen_strokes.h"

#include <gtest/gtest.h>

namespace redoubt::exchange::html {
namespace {

// Ten by ten hexes, a pixel each, in which one column is hidden.
LayerSight hiddenColumn(int column) {
  LayerSight sight{1, 10, 10, std::string(100, '\xff')};
  for (std::size_t row = 0; row < 10; ++row) sight.seen[row * 10 + static_cast<std::size_t>(column)] = '\0';
  return sight;
}

TEST(SeenStrokes, LeavesOutWhatOtherLayersHide) {
  const std::string path = "<path d=\"M0 10L100 10M20 0L20 100\" fill=\"none\"/>\n";
  EXPECT_EQ(seenStrokes(path, hiddenColumn(4), 10),
            "<path d=\"M0 10L40 10M50 10L100 10M20 0L20 100\" fill=\"none\"/>\n");
}

TEST(SeenStrokes, LeavesOutPathsOfWhichNothingIsSeen) {
  EXPECT_EQ(seenStrokes("<path d=\"M45 0L45 100\" fill=\"none\"/>\n", hiddenColumn(4), 10), "\n");
}

TEST(SeenStrokes, KeepsOtherElementsAndWhatLiesBeyond) {
  const std::string others =
      "<g clip-path=\"url(#a)\">\n<path d=\"M45 0C45 1 45 2 45 3\"/>\n<text x=\"45\" y=\"3\">1</text>\n</g>\n";
  EXPECT_EQ(seenStrokes(others, hiddenColumn(4), 10), others);
  const std::string beyond = "<path d=\"M-20 -5L-10 -5M200 5L300 5\"/>\n";
  EXPECT_EQ(seenStrokes(beyond, hiddenColumn(4), 10), beyond);
}

}  // namespace
}  // namespace redoubt::exchange::html
