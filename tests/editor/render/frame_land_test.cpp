#include <gtest/gtest.h>

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "editor/render/frame/sheet_frame.h"
#include "editor/render/paint_context.h"
#include "tests/editor/render/frame_sample.h"

// The land that goes on between the hexes and the neat line.
namespace redoubt::render {
namespace {

constexpr hex::Orientation kBoth[] = {hex::Orientation::Pointy, hex::Orientation::Flat};

// A framed map whose land comes to all its edges.
model::Battle toTheEdges(hex::Orientation orientation) {
  model::Battle battle = sample::bareMap(orientation, 9, 8);
  sample::addLegendRules(battle);
  for (const auto& [hex, terrain] :
       {std::pair(sample::at(1, 1), "woods"), std::pair(sample::at(2, 1), "woods"),
        std::pair(sample::at(9, 5), "marsh"), std::pair(sample::at(8, 5), "marsh"),
        std::pair(sample::at(1, 6), "fields"), std::pair(sample::at(6, 8), "hill"), std::pair(sample::at(7, 8), "hill"),
        std::pair(sample::at(4, 4), "woods"), std::pair(sample::at(5, 4), "marsh"),
        std::pair(sample::at(4, 5), "fields"), std::pair(sample::at(5, 5), "hill")}) {
    sample::setTerrain(battle, hex, terrain);
  }
  const hex::Layout layout = model::layoutOf(battle);
  const auto link = [&](hex::HexKey hex, int side, const char* kind) {
    sample::addLink(battle, hex, *layout.neighbour(hex, side), kind);
  };
  link(sample::at(5, 1), 3, "road");
  link(sample::at(1, 4), 1, "track");
  for (const hex::HexKey key : {sample::at(4, 8), sample::at(4, 7)}) {
    for (const int side : {1, 2}) sample::addHexside(battle, key, side, "river");
  }
  for (const int row : {1, 2, 3}) {
    for (const int column : {7, 8, 9}) sample::setTerrain(battle, sample::at(column, row), "", row < 3 ? 1 : 0);
  }
  for (const int column : {7, 8, 9}) {
    for (int side = 0; side < hex::kSides; ++side) {
      const auto next = layout.neighbour(sample::at(column, 2), side);
      if (next && next->row() == 3) sample::addHexside(battle, sample::at(column, 2), side, "slope");
    }
  }
  return battle;
}

// The pixels of the strip outside the hexes and inside the neat line that are nearer to `colour` than `distance`.
int pixelsBeyond(const MapPainter& map, const QImage& image, const hex::Bounds& region, const QColor& colour,
                 int distance) {
  const double scale = image.width() / region.width();
  const hex::Bounds neat = grown(map.frame()->layout().neat, -0.02);
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const hex::Point at{region.left + (x + 0.5) / scale, region.top + (y + 0.5) / scale};
      if (!toQt(neat).contains(toQt(at)) || map.layout().contains(map.layout().at(at))) continue;
      const QColor seen = image.pixelColor(x, y);
      count += std::abs(seen.red() - colour.red()) < distance && std::abs(seen.green() - colour.green()) < distance &&
               std::abs(seen.blue() - colour.blue()) < distance;
    }
  }
  return count;
}

TEST(FrameLand, GoesOnToTheNeatLine) {
  constexpr int kScale = 40;
  for (const hex::Orientation orientation : kBoth) {
    const model::Battle battle = toTheEdges(orientation);
    const MapPainter map(battle, sample::framed());
    const MapTheme& theme = *map.theme();
    const auto beyond = [&](const MapPainter& painter, const QColor& colour, int distance) {
      return pixelsBeyond(painter, sample::painted(painter, map.sheet(), kScale), map.sheet(), colour, distance);
    };
    for (const QColor& colour : {theme.crown, theme.water, theme.road}) {
      const QColor veiled = mixed(colour, theme.sheet, 0.25);
      EXPECT_GT(beyond(map, veiled, 24), 5) << colour.name().toStdString();
    }
    // Without a frame the sheet is bare.
    MapStyle hidden = sample::framed();
    hidden.opacity.frame = 0;
    const MapPainter bare(battle, hidden);
    for (const QColor& colour : {theme.crown, theme.water, theme.road}) {
      EXPECT_LT(beyond(bare, colour, 6), 5) << colour.name().toStdString();
    }
  }
}

// Pixels that are another thing, not only another shade: what Qt fills where strokes of one path overlap hangs a little
// on how much else is in the path.
int pixelsApart(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor one = a.pixelColor(x, y);
      const QColor other = b.pixelColor(x, y);
      count += std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                         std::abs(one.blue() - other.blue())}) > 40;
    }
  }
  return count;
}

hex::Bounds wholePixels(const hex::Bounds& bounds, int scale) {
  return {std::floor(bounds.left * scale) / scale, std::floor(bounds.top * scale) / scale,
          std::ceil(bounds.right * scale) / scale, std::ceil(bounds.bottom * scale) / scale};
}

TEST(FrameLand, JoinsWithoutASeam) {
  constexpr int kScale = 40;
  constexpr int kPart = 50;
  for (const hex::Orientation orientation : kBoth) {
    const MapPainter map(toTheEdges(orientation), sample::framed());
    const hex::Bounds all = wholePixels(map.sheet(), kScale);
    const QImage image = sample::painted(map, all, kScale);
    QImage parts(image.size(), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); y += kPart) {
      for (int x = 0; x < image.width(); x += kPart) {
        const hex::Point from{all.left + static_cast<double>(x) / kScale, all.top + static_cast<double>(y) / kScale};
        const double side = static_cast<double>(kPart) / kScale;
        QPainter(&parts).drawImage(x, y, sample::painted(map, {from.x, from.y, from.x + side, from.y + side}, kScale));
      }
    }
    EXPECT_LE(pixelsApart(image, parts), 2);
  }
}

// The legend then names them, and a hex that is raised does not change it.
model::Battle withTwoLevels(model::Battle battle) {
  const hex::Layout layout = model::layoutOf(battle);
  const hex::HexKey inside = hex::HexKey::at((layout.firstColumn() + layout.lastColumn()) / 2,
                                             (layout.firstRow() + layout.lastRow()) / 2);
  sample::put(battle, model::HexRow{inside, "woods", 2});
  return battle;
}

// A framed map of which only what a change affects is painted again.
class Repainted {
 public:
  explicit Repainted(hex::Orientation orientation)
      : battle_(withTwoLevels(toTheEdges(orientation))),
        map_(battle_, sample::framed()),
        all_(wholePixels(map_.sheet(), kScale)),
        image_(sample::painted(map_, all_, kScale)) {}

  const hex::Layout& layout() const { return map_.layout(); }
  template <class Row>
  bool has(const Row& row) const {
    return battle_.find<Row>(row.key()) != nullptr;
  }
  /// Puts a row and gives the pixels in which it differs from what is painted afresh.
  template <class Row>
  int put(const Row& row) {
    const Row* before = battle_.find<Row>(row.key());
    model::Changes changes;
    changes.of<Row>().push_back({before ? std::optional(*before) : std::nullopt, row});
    model::patch(battle_, changes);
    map_.update(battle_, changes);
    QPainter painter(&image_);
    painter.setTransform(MapView{kScale, {all_.left, all_.top}}.transform());
    for (const hex::Bounds& region : map_.affectedBy(changes)) {
      EXPECT_LT(region.width(), 8);  // not the whole sheet
      map_.paint(painter, wholePixels(region, kScale));
    }
    painter.end();
    const QImage afresh = sample::painted(MapPainter(battle_, sample::framed()), all_, kScale);
    const int apart = pixelsApart(image_, afresh);
    image_ = afresh;
    return apart;
  }

 private:
  static constexpr int kScale = 40;
  model::Battle battle_;
  MapPainter map_;
  hex::Bounds all_;
  QImage image_;
};

TEST(FrameLand, FollowsTheHexesThere) {
  const char* terrains[] = {"woods", "marsh", "fields", "hill", ""};
  for (const hex::Orientation orientation : kBoth) {
    Repainted map(orientation);
    std::vector<hex::HexKey> edge;
    map.layout().forEachHex([&](hex::HexKey key) {
      if (map.layout().isOnEdge(key)) edge.push_back(key);
    });
    for (std::size_t i = 0; i < edge.size(); ++i) {
      const model::HexRow row{edge[i], terrains[i % std::size(terrains)], static_cast<int>(i % 3)};
      EXPECT_LE(map.put(row), 2) << map.layout().number(edge[i]);
    }
    for (const hex::HexKey key : edge) {
      for (int side = 0; side < 3; ++side) {
        const hex::HexsideKey at = map.layout().side(key, side);
        if (!map.layout().isInner(at)) continue;
        const char* kind = side == 1 ? "river" : "slope";
        const model::Hexside row{at, kind, model::HighSide::Near, {}};
        if (map.has(row)) continue;
        EXPECT_LE(map.put(row), 2) << kind << " at " << map.layout().number(key) << " " << side;
      }
    }
  }
}

}  // namespace
}  // namespace redoubt::render
