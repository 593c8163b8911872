#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <algorithm>

#include "core/model/label_path.h"
#include "core/model/label_verbs.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/lettering/name_ground.h"
#include "editor/render/lettering/name_places.h"
#include "editor/render/lettering/named_things.h"
#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "tests/editor/render/shipped_battles.h"

// The names of the maps that come with the program: what a reader of those maps would stumble over.
namespace redoubt::render {
namespace {

// Calls visit(cells, art) for every name of every shipped map.
template <class Visit>
void forEachName(Visit&& visit) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    const MapCells cells(battle);
    for (const auto& [id, art] : cells.labels()) visit(cells, art);
  }
}

std::string nameOf(const MapCells& cells, const LabelArt& art) {
  return art.label.text + " at " + cells.layout().number(art.label.hex);
}

NameGround groundOf(const MapCells& cells, const LabelArt& art, const Obstacles& none) {
  return {cells, grown(toBounds(art.bounds), 3), none};
}

std::vector<QPolygonF> lettersOf(const MapCells& cells, const LabelArt& art) {
  return letterRoom(art.label, art.at, cells.fonts());
}

// A picture of `region` at that scale, painted in hex widths.
template <class Paint>
QImage picture(const QRectF& region, double scale, Paint&& paint) {
  const QRectF pixels(region.topLeft() * scale, region.bottomRight() * scale);
  QImage image(pixels.toAlignedRect().size(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-pixels.toAlignedRect().topLeft());
  painter.scale(scale, scale);
  paint(painter);
  return image;
}

// The pixels of numbers that a name lies on.
int pixelsCovered(const MapCells& cells, const LabelArt& art, double scale) {
  constexpr int kSeen = 60;  // of 255
  const QImage numbers = picture(art.bounds, scale, [&](QPainter& painter) {
    NumberWriter writer(painter, numberSize(scale), Qt::black, cells.fonts());
    cells.forEachHex(grown(toBounds(art.bounds), 1), [&](hex::Hex hex, hex::Point centre) {
      if (!cells.cell(hex).isOnMap) return;
      writer.put(QString::fromStdString(cells.layout().number(cells.layout().toKey(hex))),
                 toQt(centre) + toQt(kNumberPlace));
    });
  });
  const QImage name = picture(art.bounds, scale, [&](QPainter& painter) {
    for (const LabelPart part : {LabelPart::Halo, LabelPart::Letters}) {
      drawLabel(painter, art, *usualTheme(), part, art.bounds);
    }
  });
  int covered = 0;
  for (int y = 0; y < name.height(); ++y) {
    for (int x = 0; x < name.width(); ++x) {
      if (qAlpha(name.pixel(x, y)) > kSeen && qAlpha(numbers.pixel(x, y)) > kSeen) ++covered;
    }
  }
  return covered;
}

TEST(ShippedNames, NoDigitOfAHexNumberIsCoveredAtAnySize) {
  forEachName([](const MapCells& cells, const LabelArt& art) {
    for (const double scale : {40.0, 60.0, 100.0}) {
      EXPECT_EQ(pixelsCovered(cells, art, scale), 0) << nameOf(cells, art) << " at " << scale << " pixels a hex";
    }
  });
}

TEST(ShippedNames, NoneCoversAnotherOrHangsOverTheEdge) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    for (const CrowdedName& crowded : crowdedNames(battle)) {
      const std::string& name = battle.find<model::Label>(crowded.label)->text;
      EXPECT_FALSE(crowded.isOverName) << name;
      EXPECT_FALSE(crowded.isOffMap) << name;
    }
  }
}

// How far a letter is from the nearest of some points.
double apartFrom(const std::vector<QPointF>& points, const QPolygonF& letter) {
  double least = 9;
  for (const QPointF corner : letter) least = std::min(least, distanceTo(points, corner));
  return least;
}

TEST(ShippedNames, WhereARoadLeadsIsWrittenAlongIt) {
  constexpr double kBeside = 0.3;
  int count = 0;
  forEachName([&](const MapCells& cells, const LabelArt& art) {
    if (!art.label.text.starts_with("do ")) return;
    ++count;
    const Obstacles none;
    const NameGround ground = groundOf(cells, art, none);
    std::vector<QPointF> roads;
    for (const WayPiece& way : ground.plan().ways) {
      if (!way.isVillageLane) roads.insert(roads.end(), way.line.begin(), way.line.end());
    }
    double farthest = 0;
    for (const QPolygonF& letter : lettersOf(cells, art)) farthest = std::max(farthest, apartFrom(roads, letter));
    EXPECT_LE(farthest, kBeside) << nameOf(cells, art);
  });
  EXPECT_GE(count, 20);
}

TEST(ShippedNames, OneCounterLeavesHalfOfAPlacesNameToRead) {
  constexpr double kHidden = 0.5;
  forEachName([&](const MapCells& cells, const LabelArt& art) {
    if (art.style != model::LabelStyle::Town && art.style != model::LabelStyle::Village) return;
    QRectF letters;
    for (const QPolygonF& letter : lettersOf(cells, art)) letters |= letter.boundingRect();
    EXPECT_LE(hiddenByCounter(cells.layout(), letters), kHidden) << nameOf(cells, art);
  });
}

TEST(ShippedNames, NoneLiesOnASlopeAWaterARoadOrAHouse) {
  // Of a name's letters with their halo. A track that runs all through a small hill has to be crossed by its name.
  const std::pair<ObstacleKind, double> most[] = {
      {ObstacleKind::Slope, 0.03}, {ObstacleKind::Water, 0.03}, {ObstacleKind::Way, 0.04}, {ObstacleKind::House, 0.02}};
  forEachName([&](const MapCells& cells, const LabelArt& art) {
    const Obstacles none;
    const NameGround ground = groundOf(cells, art, none);
    for (const auto& [what, share] : most) {
      EXPECT_LE(ground.shareOn(lettersOf(cells, art), static_cast<ObstacleKinds>(what)), share)
          << nameOf(cells, art) << " on " << static_cast<int>(what);
    }
  });
}

// The share of a name's letters whose middle lies in one of the hexes.
double shareIn(const MapCells& cells, const LabelArt& art, const std::set<hex::Hex>& hexes) {
  const hex::Layout& layout = cells.layout();
  const std::vector<QPolygonF> letters = lettersOf(cells, art);
  const auto in = std::count_if(letters.begin(), letters.end(), [&](const QPolygonF& letter) {
    return hexes.contains(layout.toHex(layout.at(toMap(letter.boundingRect().center()))));
  });
  return static_cast<double>(in) / static_cast<double>(letters.size());
}

TEST(ShippedNames, HeightsAndWoodsBearTheirNames) {
  forEachName([&](const MapCells& cells, const LabelArt& art) {
    if (art.style == model::LabelStyle::Woods) {
      const auto wood = woodNear(cells, toQt(art.at));
      ASSERT_TRUE(wood) << nameOf(cells, art);
      EXPECT_EQ(shareIn(cells, art, wood->hexes), 1) << nameOf(cells, art);
    }
    if (art.style == model::LabelStyle::Relief) {
      const std::vector<NamedHexes> heights = heightsNear(cells, toQt(art.at));
      if (heights.empty()) return;  // a field in the plain
      EXPECT_EQ(shareIn(cells, art, heights.back().hexes), 1) << nameOf(cells, art);
    }
  });
}

TEST(ShippedNames, PlacesStandBesideTheirHouses) {
  constexpr double kBeside = 0.9;  // from a village hex's middle to the nearest letter
  forEachName([&](const MapCells& cells, const LabelArt& art) {
    if (art.style != model::LabelStyle::Town && art.style != model::LabelStyle::Village) return;
    const auto settlement = settlementNear(cells, toQt(art.at));
    ASSERT_TRUE(settlement) << nameOf(cells, art);
    std::vector<QPointF> middles;
    for (const hex::Hex hex : settlement->hexes) middles.push_back(toQt(cells.layout().centre(hex)));
    double least = 9;
    for (const QPolygonF& letter : lettersOf(cells, art)) least = std::min(least, apartFrom(middles, letter));
    EXPECT_LE(least, kBeside) << nameOf(cells, art);
  });
}

}  // namespace
}  // namespace redoubt::render
