#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "editor/render/hexsides/side_curve.h"
#include "editor/render/hexsides/slopes.h"
#include "editor/render/hexsides/water_courses.h"
#include "editor/render/hexsides/works.h"
#include "editor/render/links/way_curves.h"
#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "editor/render/region_plan.h"
#include "tests/editor/render/sample_map.h"
#include "tests/editor/render/shipped_battles.h"

namespace redoubt::render {
namespace {

constexpr hex::Orientation kBoth[] = {hex::Orientation::Pointy, hex::Orientation::Flat};
constexpr double kSide = hex::kHexRadius;

double length(QPointF vector) {
  return std::hypot(vector.x(), vector.y());
}

double toSegment(QPointF point, QPointF a, QPointF b) {
  const QPointF along = b - a;
  const double t = std::clamp(QPointF::dotProduct(point - a, along) / QPointF::dotProduct(along, along), 0.0, 1.0);
  return length(point - a - along * t);
}

double toLine(QPointF point, const std::vector<QPointF>& line) {
  double least = std::numeric_limits<double>::max();
  for (std::size_t i = 0; i + 1 < line.size(); ++i) least = std::min(least, toSegment(point, line[i], line[i + 1]));
  return least;
}

// The shipped maps, and waters by chance on either kind of grid.
std::vector<model::Battle> maps() {
  std::vector<model::Battle> all = sample::shippedBattles();
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation, 14, 14);
    unsigned state = 11;
    for (int i = 0; i < 200; ++i) {
      state = state * 1664525U + 1013904223U;
      const hex::HexKey hex = sample::at(1 + static_cast<int>(state >> 8) % 14, 1 + static_cast<int>(state >> 16) % 14);
      sample::addHexside(battle, hex, static_cast<int>(state >> 24) % 6, (state >> 12) % 4 ? "stream" : "river");
    }
    all.push_back(std::move(battle));
  }
  return all;
}

// How far a point is from the hexsides that a water piece and its neighbours lie on.
double offSides(const MapCells& cells, const hex::Hexside& side, QPointF point) {
  const auto ends = hex::verticesOf(side);
  double least = toSegment(point, toQt(cells.layout().point(ends[0])), toQt(cells.layout().point(ends[1])));
  for (const hex::Vertex end : ends) {
    for (const SideArm& arm : armsOf(end)) {
      if (!waterPiece(cells, arm.side)) continue;
      least = std::min(least, toSegment(point, toQt(cells.layout().point(end)), toQt(cells.layout().point(arm.far))));
    }
  }
  return least;
}

// From the digits of the hex numbers near a point.
double toDigits(const MapCells& cells, QPointF point) {
  double least = 1;
  cells.forEachHex(hex::Bounds{point.x() - 1, point.y() - 1, point.x() + 1, point.y() + 1},
                   [&](hex::Hex hex, hex::Point centre) {
                     if (!cells.cell(hex).isOnMap) return;
                     const double x = std::abs(point.x() - centre.x - kNumberPlace.x) - kDigitRoom.x;
                     const double y = std::abs(point.y() - centre.y - kNumberPlace.y) - kDigitRoom.y;
                     const double outside = std::hypot(std::max(x, 0.0), std::max(y, 0.0));
                     least = std::min(least, x < 0 && y < 0 ? -1.0 : outside);
                   });
  return least;
}

TEST(Waters, KeepToTheirHexsides) {
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    int count = 0;
    int close = 0;
    for (const WaterPiece& piece : waterPieces(cells, cells.sheet())) {
      for (std::size_t i = 0; i < piece.points.size(); ++i) {
        const double off = offSides(cells, piece.side, piece.points[i]) / kSide;
        EXPECT_LT(off, 0.26) << cells.layout().number(cells.layout().toKey(piece.side.hex)) << " " << piece.side.side;
        if (i < 4 || i + 4 >= piece.points.size()) continue;  // the middle tells on which side it lies
        ++count;
        if (off <= 0.12) ++close;
      }
    }
    EXPECT_GE(close, 0.95 * count);
  }
}

// Along a straight row of hexsides: what stays when the hexes' own zigzag is evened out.
TEST(Waters, WanderBesideAStraightRowOfHexsides) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 20, 6);
  for (int column = 2; column <= 19; ++column) {
    for (const int side : {5, 0}) sample::addHexside(battle, sample::at(column, 3), side, "river");
  }
  const MapCells cells(battle);
  std::vector<double> means;
  for (int column = 4; column <= 17; ++column) {
    double sum = 0;
    int count = 0;
    for (const int side : {5, 0}) {
      const auto piece = waterPiece(cells, cells.layout().toHexside(cells.layout().side(sample::at(column, 3), side)));
      for (const QPointF& point : piece->points) sum += point.y();
      count += static_cast<int>(piece->points.size());
    }
    means.push_back(sum / count);
  }
  const auto [least, most] = std::minmax_element(means.begin(), means.end());
  EXPECT_GT(*most - *least, 0.03);
}

// Between the headings of a loop that lie farthest apart, in degrees.
double roundnessOf(const std::vector<QPointF>& line) {
  double heading = 0;
  double least = 0;
  double most = 0;
  for (std::size_t i = 2; i < line.size(); ++i) {
    const QPointF a = line[i - 1] - line[i - 2];
    const QPointF b = line[i] - line[i - 1];
    heading += std::atan2(a.x() * b.y() - a.y() * b.x(), QPointF::dotProduct(a, b)) * 180 / M_PI;
    least = std::min(least, heading);
    most = std::max(most, heading);
  }
  return most - least;
}

TEST(Waters, CurlRoundNoHexLikeAFryingPan) {
  for (const hex::Orientation orientation : kBoth) {
    // Round five sides of a hex, and away from it where it began.
    model::Battle battle = sample::bareMap(orientation);
    const hex::Layout layout = model::layoutOf(battle);
    const hex::HexKey middle = sample::at(4, 4);
    std::vector<hex::HexsideKey> course{layout.side(*layout.neighbour(middle, 4), 2)};
    for (const int side : {4, 5, 0, 1, 2}) course.push_back(layout.side(middle, side));
    course.push_back(layout.side(*layout.neighbour(middle, 2), 4));
    for (const hex::HexsideKey& side : course) battle.all<model::Hexside>().put({side, "river", {}, {}});
    const MapCells cells(battle);
    std::vector<QPointF> line;
    for (const hex::HexsideKey& side : course) {
      auto points = waterPiece(cells, layout.toHexside(side))->points;
      // The first ends at the hex, each further one begins where that before it ended.
      const QPointF centre = toQt(layout.centre(middle));
      const bool isTurned = line.empty() ? length(points.front() - centre) < length(points.back() - centre)
                                         : length(points.back() - line.back()) < length(points.front() - line.back());
      if (isTurned) std::reverse(points.begin(), points.end());
      line.insert(line.end(), points.begin() + (line.empty() ? 0 : 1), points.end());
    }
    EXPECT_LT(roundnessOf(line), 240);
  }
}

// The wave of the hexsides themselves is 0.29 hex widths high.
TEST(Waters, HardlyWindWithTheHexes) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 20, 6);
  for (int column = 2; column <= 19; ++column) {
    for (const int side : {5, 0}) sample::addHexside(battle, sample::at(column, 3), side, "stream");
  }
  const MapCells cells(battle);
  double sum = 0;
  for (int column = 5; column <= 16; ++column) {
    double top = 1e9;
    double bottom = -1e9;
    for (const int side : {5, 0}) {
      const auto piece = waterPiece(cells, cells.layout().toHexside(cells.layout().side(sample::at(column, 3), side)));
      for (const QPointF& point : piece->points) {
        top = std::min(top, point.y());
        bottom = std::max(bottom, point.y());
      }
    }
    sum += bottom - top;
  }
  EXPECT_LT(sum / 12, 0.18);
}

TEST(Waters, PassNoNumber) {
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    for (const WaterPiece& piece : waterPieces(cells, cells.sheet())) {
      for (std::size_t i = 0; i < piece.points.size(); ++i) {
        EXPECT_GT(toDigits(cells, piece.points[i]), piece.widths[i] / 2)
            << cells.layout().number(cells.layout().toKey(piece.side.hex)) << " " << piece.side.side << " " << i;
      }
    }
  }
}

TEST(Waters, EndInOneAnother) {
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    for (const WaterPiece& piece : waterPieces(cells, cells.sheet())) {
      const auto ends = hex::verticesOf(piece.side);
      for (const std::size_t end : {0U, 1U}) {
        const QPointF point = end == 0 ? piece.points.front() : piece.points.back();
        double gap = 1;
        for (const SideArm& arm : armsOf(ends[end])) {
          const auto next = waterPiece(cells, arm.side);
          if (!next || arm.side == piece.side) continue;
          const double half = *std::max_element(next->widths.begin(), next->widths.end()) / 2;
          gap = std::min(gap, toLine(point, next->points) - half);
        }
        EXPECT_TRUE(gap < 0 || gap == 1) << gap;
      }
    }
  }
}

TEST(Waters, AreBlueThroughAConfluence) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    for (const int side : {5, 0, 1, 2}) sample::addHexside(battle, sample::at(4, 4), side, "river");
    const hex::Layout layout = model::layoutOf(battle);
    const hex::HexKey next = *layout.neighbour(sample::at(4, 4), 0);
    sample::addHexside(battle, next, 2, "stream");
    const MapCells cells(battle);
    const auto stream = waterPiece(cells, layout.toHexside(layout.side(next, 2)));
    ASSERT_TRUE(stream);
    const MapPainter map(battle);
    const QImage image = sample::painted(map, map.sheet(), 150);
    for (std::size_t i = 3; i + 3 < stream->points.size(); ++i) {
      EXPECT_GT(sample::pixelsLike(image, map.sheet(), toMap(stream->points[i]), 0.012, map.theme()->water), 2) << i;
    }
    // Where it ends in the river no bank cuts it off.
    const auto river = waterPiece(cells, layout.toHexside(layout.side(sample::at(4, 4), 0)));
    const bool isFirst = toLine(stream->points.front(), river->points) < toLine(stream->points.back(), river->points);
    const QPointF joint = isFirst ? stream->points.front() : stream->points.back();
    EXPECT_EQ(sample::pixelsLike(image, map.sheet(), toMap(joint), 0.008, map.theme()->bank, 40), 0);
  }
}

TEST(Waters, WidenFromTheSource) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 14, 6);
  for (int column = 3; column <= 14; ++column) {
    for (const int side : {5, 0}) sample::addHexside(battle, sample::at(column, 3), side, "stream");
  }
  const MapCells cells(battle);
  const auto pieceAt = [&](int column, int side) {
    return *waterPiece(cells, cells.layout().toHexside(cells.layout().side(sample::at(column, 3), side)));
  };
  const WaterPiece source = pieceAt(3, 5);
  EXPECT_LT(std::min(source.widths.front(), source.widths.back()), 0.016);
  EXPECT_LT(std::max(source.widths.front(), source.widths.back()), 0.035);
  for (const double width : pieceAt(8, 0).widths) EXPECT_NEAR(width, 0.050, 0.006);
  // It flows off the map in full breadth.
  EXPECT_FALSE(pieceAt(14, 0).mouths.empty());
  EXPECT_NEAR(pieceAt(14, 0).widths.back(), 0.050, 0.006);
}

// The hachures of all slopes of a map, by hexside.
std::map<hex::Hexside, std::vector<Hachure>> hachuresIn(const MapCells& cells, const hex::Bounds& bounds) {
  MapStyle style;
  style.theme = usualTheme();
  const RegionPlan plan = regionPlan(cells, bounds, style);
  std::map<hex::Hexside, std::vector<Hachure>> all;
  for (const SlopePiece& piece : plan.slopes) {
    if (toQt(bounds).contains(piece.middle)) all[piece.side] = hachuresOf(piece, plan.obstacles);
  }
  return all;
}

TEST(Slopes, EveryMarkedSideHasHachuresOnBothHalves) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    const MapCells cells(battle);
    const auto hachures = hachuresIn(cells, cells.sheet());
    for (const model::Hexside& row : battle.all<model::Hexside>()) {
      if (row.kind != "slope") continue;
      const hex::Hexside side = cells.layout().toHexside(row.side);
      const QPointF middle = toQt(cells.layout().middle(row.side));
      const auto ends = hex::verticesOf(side);
      const QPointF along = toQt(cells.layout().point(ends[1])) - toQt(cells.layout().point(ends[0]));
      bool halves[2] = {false, false};
      ASSERT_TRUE(hachures.contains(side));
      for (const Hachure& stroke : hachures.at(side)) {
        if (toSegment(middle, stroke.crest, stroke.foot) > 0.16) continue;
        halves[QPointF::dotProduct((stroke.crest + stroke.foot) / 2 - middle, along) > 0] = true;
      }
      EXPECT_TRUE(halves[0] && halves[1]) << cells.layout().number(row.side.hex()) << " " << side.side;
    }
  }
}

TEST(Slopes, HachuresFallDownhillAndLeaveTheNumbersFree) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    const MapCells cells(battle);
    for (const auto& [side, strokes] : hachuresIn(cells, cells.sheet())) {
      const model::Hexside* row = battle.find<model::Hexside>({cells.layout().toKey(side), "slope"});
      for (const Hachure& stroke : strokes) {
        for (const double t : {0.0, 0.25, 0.5, 0.75, 1.0}) {
          EXPECT_GE(toDigits(cells, stroke.crest + (stroke.foot - stroke.crest) * t), 0);
        }
        if (!row || !row->high) continue;
        const QPointF over =
            toQt(cells.layout().centre(hex::neighbour(side.hex, side.side))) - toQt(cells.layout().centre(side.hex));
        const QPointF down = *row->high == model::HighSide::Near ? over : -over;
        EXPECT_GT(QPointF::dotProduct(stroke.foot - stroke.crest, down), 0);
        EXPECT_GT(stroke.width, 2 * stroke.hair);
      }
    }
  }
}

// How high the wave of a crest that falls down the sheet is, as a share of that of its hexsides.
double waveOfSouthCrest(hex::Orientation orientation) {
  model::Battle battle = sample::bareMap(orientation, 12, 8);
  const hex::Layout layout = model::layoutOf(battle);
  const auto isHigh = [](hex::HexKey hex) { return hex.row() <= 4; };
  layout.forEachHex([&](hex::HexKey hex) {
    if (!isHigh(hex)) return;
    sample::setTerrain(battle, hex, "", 1);
    for (int side = 0; side < hex::kSides; ++side) {
      const auto next = layout.neighbour(hex, side);
      if (next && !isHigh(*next)) sample::addHexside(battle, hex, side, "slope");
    }
  });
  const MapCells cells(battle);
  double top = 1e9;
  double bottom = -1e9;
  double highest = 1e9;
  double lowest = -1e9;
  for (const SlopePiece& piece : slopePieces(cells, grown(cells.sheet(), -3))) {
    for (const QPointF& point : piece.crest) {
      top = std::min(top, point.y());
      bottom = std::max(bottom, point.y());
    }
    for (const hex::Vertex vertex : hex::verticesOf(piece.side)) {
      highest = std::min(highest, layout.point(vertex).y);
      lowest = std::max(lowest, layout.point(vertex).y);
    }
  }
  return (bottom - top) / (lowest - highest);
}

TEST(Slopes, ACrestDownTheSheetIsDrawnSmootherThanItsHexsides) {
  EXPECT_LT(waveOfSouthCrest(hex::Orientation::Pointy), 0.45);
  EXPECT_LT(waveOfSouthCrest(hex::Orientation::Flat), 0.83);
}

// However small the map, strokes stand apart and are thick at the crest.
TEST(Slopes, StrokesStandApartOnSmallMaps) {
  EXPECT_EQ(thinningAt(75, Grade::Gentle), 1);
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::setTerrain(battle, sample::at(4, 4), "", 1);
  for (const int side : {4, 5}) sample::addHexside(battle, sample::at(4, 4), side, "slope");
  const MapCells cells(battle);
  const auto piece = slopePiece(cells, cells.layout().toHexside(cells.layout().side(sample::at(4, 4), 5)));
  ASSERT_TRUE(piece);
  for (const double scale : {37.0, 25.0, 18.0}) {
    const std::vector<Hachure> strokes = hachuresOf(*piece, {}, thinningAt(scale, piece->grade));
    ASSERT_GE(strokes.size(), 4U) << scale;
    double sum = 0;
    for (const Hachure& stroke : strokes) sum += stroke.width;
    EXPECT_GT(kSide / static_cast<double>(strokes.size()) * scale, 1.5) << scale;
    EXPECT_GT(sum / static_cast<double>(strokes.size()) * scale, 0.55) << scale;
  }
}

TEST(Slopes, GradesGrowWithTheDrop) {
  for (const hex::Orientation orientation : kBoth) {
    for (const auto& [level, grade] : {std::pair{1, Grade::Gentle}, {2, Grade::Steep}, {3, Grade::Rock}}) {
      model::Battle battle = sample::bareMap(orientation);
      sample::setTerrain(battle, sample::at(4, 4), "clear", level);
      sample::addHexside(battle, sample::at(4, 4), 1, "slope");
      sample::addHexside(battle, sample::at(2, 2), 1, "escarpment");
      const MapCells cells(battle);
      const auto at = [&](hex::HexKey hex) {
        return *slopePiece(cells, cells.layout().toHexside(cells.layout().side(hex, 1)));
      };
      EXPECT_EQ(at(sample::at(4, 4)).grade, grade);
      EXPECT_EQ(at(sample::at(2, 2)).grade, Grade::Steep);
    }
  }
}

TEST(Slopes, AHillHasAnEdgeOnlyTowardsLowerGround) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::setTerrain(battle, sample::at(4, 4), "hill", 1);
  sample::setTerrain(battle, sample::at(5, 4), "woods", 1);
  const MapCells cells(battle);
  const auto pieceAt = [&](int side) {
    return slopePiece(cells, cells.layout().toHexside(cells.layout().side(sample::at(4, 4), side)));
  };
  EXPECT_FALSE(pieceAt(1));
  ASSERT_TRUE(pieceAt(4));
  EXPECT_EQ(pieceAt(4)->grade, Grade::HillEdge);
}

TEST(Hexsides, AreTheSameWhateverTheRegion) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    const MapCells cells(battle);
    const hex::Bounds part{6.3, 5.1, 11.9, 10.7};
    std::map<hex::Hexside, WaterPiece> waters;
    for (const WaterPiece& piece : waterPieces(cells, cells.sheet())) waters[piece.side] = piece;
    for (const WaterPiece& piece : waterPieces(cells, part)) {
      EXPECT_EQ(piece.points, waters.at(piece.side).points);
      EXPECT_EQ(piece.widths, waters.at(piece.side).widths);
    }
    const auto whole = hachuresIn(cells, cells.sheet());
    for (const auto& [side, strokes] : hachuresIn(cells, part)) {
      ASSERT_EQ(strokes.size(), whole.at(side).size());
      for (std::size_t i = 0; i < strokes.size(); ++i) EXPECT_EQ(strokes[i].foot, whole.at(side)[i].foot);
    }
  }
}

TEST(Works, JoinInTheVertexTheyShare) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    for (const int side : {0, 1, 2}) sample::addHexside(battle, sample::at(4, 4), side, "wall");
    sample::addHexside(battle, sample::at(4, 4), 1, "stream");
    const MapCells cells(battle);
    std::vector<WorkPiece> pieces;
    for (const int side : {0, 1, 2}) {
      const hex::Hexside each = cells.layout().toHexside(cells.layout().side(sample::at(4, 4), side));
      const std::vector<WorkPiece> works = worksOn(cells, each);
      ASSERT_EQ(works.size(), 1u);
      pieces.push_back(works.front());
    }
    const auto touch = [](const WorkPiece& a, const WorkPiece& b) {
      double least = 1;
      for (const QPointF p : {a.line.front(), a.line.back()}) {
        for (const QPointF q : {b.line.front(), b.line.back()}) least = std::min(least, length(p - q));
      }
      return least;
    };
    EXPECT_LT(touch(pieces[0], pieces[1]), 1e-9);
    EXPECT_LT(touch(pieces[1], pieces[2]), 1e-9);
    // The middle one stands on the bank.
    const auto stream = waterPiece(cells, pieces[1].side);
    const std::size_t half = pieces[1].line.size() / 2;
    EXPECT_GT(toLine(pieces[1].line[half], stream->points), stream->widths[half] / 2 + workWidth(Pattern::Wall) / 2);
  }
}

TEST(Works, StandBesideOneAnotherAndOpenForAWay) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addHexside(battle, sample::at(4, 4), 1, "wall");
  sample::addHexside(battle, sample::at(4, 4), 1, "hedge");
  const MapCells cells(battle);
  const hex::Hexside side = cells.layout().toHexside(cells.layout().side(sample::at(4, 4), 1));
  const std::vector<WorkPiece> works = worksOn(cells, side);
  ASSERT_EQ(works.size(), 2u);
  EXPECT_GT(length(works[0].line[6] - works[1].line[6]), 0.045);

  model::Battle roaded = sample::bareMap(hex::Orientation::Pointy);
  sample::addHexside(roaded, sample::at(4, 4), 1, "wall");
  sample::addLink(roaded, sample::at(4, 4), sample::at(5, 4), "road");
  const hex::Point at = toMap(crossingAt(MapCells(roaded), side).at);
  const auto wallInk = [&](const model::Battle& each) {
    const MapPainter map(each);
    const QImage image = sample::painted(map, map.sheet(), 100);
    return sample::pixelsLike(image, map.sheet(), at, 0.02, QColor(0x52, 0x4A, 0x40), 40);
  };
  model::Battle walled = sample::bareMap(hex::Orientation::Pointy);
  sample::addHexside(walled, sample::at(4, 4), 1, "wall");
  EXPECT_GT(wallInk(walled), 3);
  EXPECT_EQ(wallInk(roaded), 0);
}

}  // namespace
}  // namespace redoubt::render
