#include <gtest/gtest.h>

#include <cmath>

#include "editor/render/links/way_curves.h"
#include "tests/editor/render/sample_map.h"

// How ways bend where numbers are in their way.
namespace redoubt::render {
namespace {

// By how much a track turns on its way from hex to hex in those directions, one way and the other added up; in degrees.
double turningOf(hex::Orientation orientation, const std::vector<QPointF>& course) {
  model::Battle battle = sample::bareMap(orientation, 12, 12);
  const hex::Layout layout = model::layoutOf(battle);
  std::vector<hex::HexKey> hexes{sample::at(5, 7)};
  for (const QPointF& step : course) {
    hex::HexKey best = hexes.back();
    double most = -1;
    for (int side = 0; side < hex::kSides; ++side) {
      const hex::HexKey next = *layout.neighbour(hexes.back(), side);
      const double along = QPointF::dotProduct(toQt(layout.centre(next)) - toQt(layout.centre(hexes.back())), step);
      if (along <= most) continue;
      most = along;
      best = next;
    }
    sample::addLink(battle, hexes.back(), best, "track");
    hexes.push_back(best);
  }
  const MapCells cells(battle);
  double sum = 0;
  for (std::size_t i = 1; i + 1 < hexes.size(); ++i) {
    const std::vector<QPointF> line = waysOf(cells, cells.layout().toHex(hexes[i]))[0].line;
    for (std::size_t k = 2; k < line.size(); ++k) {
      const QPointF a = line[k - 1] - line[k - 2];
      const QPointF b = line[k] - line[k - 1];
      sum += std::abs(std::atan2(a.x() * b.y() - a.y() * b.x(), QPointF::dotProduct(a, b))) * 180 / M_PI;
    }
  }
  return sum;
}

TEST(Ways, MakeNeitherHairpinsNorHooksRoundNumbers) {
  const QPointF northEast(0.5, -0.87);
  const QPointF southEast(0.5, 0.87);
  // Down into a hex by one of its upper sides and up again by the other.
  EXPECT_LT(turningOf(hex::Orientation::Pointy, {southEast, southEast, northEast, northEast}), 220);
  // Up into a hex and down again over its corner, with a number below the side between them.
  const QPointF toRight(0.87, -0.5);
  EXPECT_LT(turningOf(hex::Orientation::Flat, {toRight, {0, -1}, {0.87, 0.5}, toRight}), 185);
}

}  // namespace
}  // namespace redoubt::render
