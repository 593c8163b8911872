#include <gtest/gtest.h>

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

#include "editor/render/frame/sheet_frame.h"
#include "tests/editor/render/sample_map.h"
#include "tests/editor/render/shipped_battles.h"

// What stands round the hexes of a map.
namespace redoubt::render {
namespace {

constexpr hex::Orientation kBoth[] = {hex::Orientation::Pointy, hex::Orientation::Flat};

MapStyle framed() {
  MapStyle style;
  style.frame = true;
  return style;
}

void tell(model::Battle& battle, const char* title, const char* language) {
  model::BattleInfo info = *model::info(battle);
  info.title = title;
  info.date = "1794-04-04";
  info.place = "Somewhere, a long way from the next town";
  info.language = language;
  battle.all<model::BattleInfo>().put(info);
}

void addTrack(model::Battle& battle, int id, const char* title, int spaces) {
  battle.all<model::Track>().put({{id}, "track-" + std::to_string(id), id == 1 ? "turn" : "other", title});
  for (int i = 1; i <= spaces; ++i) {
    model::Space space;
    space.id = {100 * id + i};
    space.slug = "space-" + std::to_string(i);
    space.track = {id};
    space.ordinal = i;
    space.label = i % 5 == 0 ? "Allies +" + std::to_string(i) : std::to_string(i);
    battle.all<model::Space>().put(space);
  }
}

void addTerrain(model::Battle& battle, const std::string& slug, const char* place, int order, const char* title) {
  const std::string path = "terrain/" + slug + "/";
  sample::addRule(battle, path + "place", std::string("\"") + place + "\"");
  sample::addRule(battle, path + "order", std::to_string(order));
  sample::addRule(battle, path + "title", std::string("\"") + title + "\"");
}

void addRules(model::Battle& battle) {
  sample::addRule(battle, "arm/foot/title", R"("Infantry")");
  sample::addRule(battle, "arm/horse/title", R"("Cavalry")");
  sample::addRule(battle, "arm/foot/order", "1");
  sample::addRule(battle, "arm/horse/order", "2");
  addTerrain(battle, "clear", "hex", 1, "Clear");
  addTerrain(battle, "woods", "hex", 2, "Woods");
  addTerrain(battle, "marsh", "hex", 3, "Marsh");
  addTerrain(battle, "stream", "hexside", 4, "Stream");
  addTerrain(battle, "river", "hexside", 5, "River");
  addTerrain(battle, "road", "link", 6, "Road");
  addTerrain(battle, "ford", "link", 7, "Ford");
  sample::addRule(battle, "terrain/woods/enter", R"({"foot": 2, "horse": "3/2"})");
  sample::addRule(battle, "terrain/woods/blocks-sight", "true");
  sample::addRule(battle, "terrain/woods/combat-shift", "-2");
  sample::addRule(battle, "terrain/marsh/enter", R"({"foot": 3})");
  sample::addRule(battle, "terrain/marsh/forbidden", R"(["horse"])");
  sample::addRule(battle, "terrain/stream/enter", R"({"foot": 1, "horse": 2})");
  sample::addRule(battle, "terrain/road/enter", R"({"foot": 1, "horse": "1/2"})");
  sample::addRule(battle, "terrain/road/replaces", R"(["hex"])");
}

model::Battle countryside(hex::Orientation orientation, int columns = 9, int rows = 8) {
  model::Battle battle = sample::bareMap(orientation, columns, rows);
  addRules(battle);
  tell(battle, "Somewhere 1794", "en");
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.metresPerHex = 100;
  sheet.northAngle = 30;
  battle.all<model::MapSheet>().put(sheet);
  sample::setTerrain(battle, sample::at(2, 2), "woods");
  sample::setTerrain(battle, sample::at(3, 2), "marsh");
  sample::addHexside(battle, sample::at(4, 4), 0, "stream");
  sample::addLink(battle, sample::at(2, 4), *model::layoutOf(battle).neighbour(sample::at(2, 4), 2), "road");
  addTrack(battle, 1, "Turns", 15);
  addTrack(battle, 2, "Morale of both armies", 12);
  return battle;
}

QStringList titles(const MapPainter& map) {
  QStringList all;
  for (const LegendEntry& entry : map.frame()->content().legend.entries) all << entry.title;
  return all;
}

const LegendEntry& entry(const MapPainter& map, const char* slug) {
  const auto& entries = map.frame()->content().legend.entries;
  return *std::find_if(entries.begin(), entries.end(), [&](const LegendEntry& each) { return each.slug == slug; });
}

bool overlap(const QRectF& a, const QRectF& b) {
  return a.adjusted(1e-6, 1e-6, -1e-6, -1e-6).intersects(b.adjusted(1e-6, 1e-6, -1e-6, -1e-6));
}

// Every line, box and sample has its place, off the map and inside the border, and none lies on another.
void expectOrder(const FrameLayout& frame, const std::string& what) {
  SCOPED_TRACE(what);
  const QRectF band = toQt(frame.band);
  const QRectF border = toQt(grown(frame.border, -0.05));
  std::vector<QRectF> rooms;
  for (const FramePart& part : frame.parts) rooms.push_back(part.room);
  for (std::size_t i = 0; i < rooms.size(); ++i) {
    EXPECT_FALSE(overlap(rooms[i], band)) << frame.parts[i].name;
    EXPECT_TRUE(border.contains(rooms[i])) << frame.parts[i].name;
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_FALSE(overlap(rooms[i], rooms[j])) << frame.parts[i].name << " and " << frame.parts[j].name;
    }
  }
  const auto isInPart = [&](const QRectF& rect) {
    return std::any_of(rooms.begin(), rooms.end(),
                       [&](const QRectF& room) { return room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(rect); });
  };
  for (std::size_t i = 0; i < frame.lines.size(); ++i) {
    EXPECT_TRUE(isInPart(frame.lines[i].room())) << frame.lines[i].text.toStdString();
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_FALSE(overlap(frame.lines[i].room(), frame.lines[j].room()))
          << frame.lines[i].text.toStdString() << " and " << frame.lines[j].text.toStdString();
    }
    for (const QRectF& box : frame.boxes) {
      EXPECT_TRUE(!overlap(frame.lines[i].room(), box) || box.contains(frame.lines[i].room()))
          << frame.lines[i].text.toStdString();
    }
    for (const LegendSample& sample : frame.samples) EXPECT_FALSE(overlap(frame.lines[i].room(), sample.rect));
  }
  for (const QRectF& box : frame.boxes) EXPECT_TRUE(isInPart(box));
  for (const LegendSample& sample : frame.samples) EXPECT_TRUE(isInPart(sample.rect));
}

TEST(Frame, NothingInItLiesOnAHexOrOnSomethingElse) {
  const char* kTitles[] = {"", "Kock 1809", "The second battle of the long bridges over the lower Narew 1807"};
  for (const hex::Orientation orientation : kBoth) {
    for (const auto& [columns, rows] : {std::pair(1, 1), std::pair(5, 5), std::pair(14, 9), std::pair(39, 49)}) {
      for (const char* title : kTitles) {
        for (const char* place : {"", "below", "left", "right", "none"}) {
          model::Battle battle = countryside(orientation, columns, rows);
          tell(battle, title, title[0] == 'K' ? "pl" : "en");
          if (place[0]) sample::addRule(battle, "look/frame/place", std::string("\"") + place + "\"");
          const MapPainter map(battle, framed());
          expectOrder(map.frame()->layout(), std::to_string(columns) + " columns, " + title + ", " + place);
        }
      }
    }
  }
}

TEST(Frame, TheShippedBattlesHaveRoomForAllTheirWords) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    const std::string name = model::info(battle)->title;
    const MapPainter map(battle, framed());
    expectOrder(map.frame()->layout(), name);
    EXPECT_GE(map.frame()->layout().samples.size(), 10U) << name;
    EXPECT_GE(map.frame()->layout().boxes.size(), 12U) << name;
  }
}

TEST(Frame, TheLegendListsWhatLiesOnTheMapInTheOrderOfTheRules) {
  const MapPainter map(countryside(hex::Orientation::Pointy), framed());
  EXPECT_EQ(titles(map), QStringList({"Clear", "Woods", "Marsh", "Stream", "Road"}));
  model::Battle battle = countryside(hex::Orientation::Flat);
  sample::setTerrain(battle, sample::at(5, 5), "lava");
  EXPECT_EQ(titles(MapPainter(battle, framed())), QStringList({"Clear", "Woods", "Marsh", "Stream", "Road", "lava"}));
}

TEST(Frame, TheLegendTellsTheEffectsOfTheBattlesOwnRules) {
  const MapPainter map(countryside(hex::Orientation::Pointy), framed());
  const auto& table = map.frame()->content().legend;
  EXPECT_EQ(table.columns, (std::vector<QString>{"Inf.", "Cav.", "sight", "shift"}));
  EXPECT_EQ(entry(map, "woods").effects, (std::vector<QString>{"2", "1½", "•", "−2"}));
  EXPECT_EQ(entry(map, "marsh").effects, (std::vector<QString>{"3", "×", "", ""}));
  EXPECT_EQ(entry(map, "stream").effects, (std::vector<QString>{"+1", "+2", "", ""}));
  EXPECT_EQ(entry(map, "road").effects, (std::vector<QString>{"1", "½", "", ""}));
  EXPECT_TRUE(table.note.contains("× may not enter"));
  EXPECT_FALSE(table.note.contains("uphill"));
}

TEST(Frame, SpeaksTheLanguageOfTheBattle) {
  model::Battle battle = countryside(hex::Orientation::Pointy);
  tell(battle, "Racławice 1794", "pl");
  const MapPainter map(battle, framed());
  const FrameContent& content = map.frame()->content();
  EXPECT_EQ(content.heading, "Plan bitwy");
  EXPECT_EQ(content.title, "Racławice");
  EXPECT_EQ(content.year, "1794");
  EXPECT_TRUE(content.line.startsWith("4 kwietnia"));
  EXPECT_EQ(content.words->legend, "OBJAŚNIENIE ZNAKÓW");
}

TEST(Frame, TheRulesSayWhatIsShownAndHowTheTitleReads) {
  model::Battle battle = countryside(hex::Orientation::Pointy);
  sample::addRule(battle, "look/frame/title", R"("Przy moście")");
  sample::addRule(battle, "look/frame/parts", R"(["title", "legend"])");
  const MapPainter map(battle, framed());
  std::set<std::string> parts;
  for (const FramePart& part : map.frame()->layout().parts) parts.insert(part.name);
  EXPECT_EQ(parts, (std::set<std::string>{"title", "legend"}));
  EXPECT_EQ(map.frame()->content().title, "Przy moście");
  EXPECT_TRUE(map.frame()->content().legend.columns.empty());
  EXPECT_FALSE(map.frame()->layout().scale);
  EXPECT_TRUE(map.frame()->layout().boxes.empty());
}

TEST(Frame, ScaleAndNorthStandOnlyWhereTheyAreKnown) {
  model::Battle battle = countryside(hex::Orientation::Pointy);
  const MapPainter known(battle, framed());
  ASSERT_TRUE(known.frame()->layout().scale && known.frame()->layout().north);
  EXPECT_DOUBLE_EQ(known.frame()->layout().north->angle, 30);
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.metresPerHex.reset();
  sheet.northAngle.reset();
  battle.all<model::MapSheet>().put(sheet);
  const MapPainter unknown(battle, framed());
  EXPECT_FALSE(unknown.frame()->layout().scale || unknown.frame()->layout().north);
}

TEST(Frame, UsesTheRoomThatTheSheetHasBesideTheMap) {
  model::Battle battle = countryside(hex::Orientation::Pointy, 9, 16);
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.hexWidthMm = 20;
  sheet.sheetWidthMm = 400;
  sheet.sheetHeightMm = 330;
  battle.all<model::MapSheet>().put(sheet);
  const MapPainter map(battle, framed());
  EXPECT_LE(map.sheet().width(), 20);
  EXPECT_LE(map.sheet().height(), 16.5);
  for (const FramePart& part : map.frame()->layout().parts) {
    EXPECT_GT(part.room.left(), map.frame()->layout().band.right) << part.name;
  }
}

TEST(Frame, MakesTheSheetLargerAndIsLeftOutUnlessAskedFor) {
  const model::Battle battle = countryside(hex::Orientation::Pointy);
  const MapPainter with(battle, framed());
  const MapPainter without(battle);
  EXPECT_FALSE(without.frame());
  EXPECT_GT(with.sheet().height(), without.sheet().height() + 1);
  EXPECT_LT(with.sheet().left, without.sheet().left);
}

TEST(Frame, NoTerrainShowsThroughBesideTheMap) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 6, 5);
  model::layoutOf(battle).forEachHex([&](hex::HexKey hex) { sample::setTerrain(battle, hex, "water"); });
  MapStyle style;
  style.frame = true;
  style.theme = parseTheme("loud", R"({"sheet": "#FFFFFF", "paper": "#FFFFFF", "ink": "#FFFFFF", "accent": "#FFFFFF",
                                       "grid": "#FFFFFF", "water": "#FF0000", "water.bank": "#FF0000"})")
                    .theme;
  const MapPainter map(battle, style);
  const hex::Bounds sheet = map.sheet();
  const hex::Bounds neat = map.frame()->layout().neat;
  for (const double scale : {31.0, 47.3}) {
    const QImage image = sample::painted(map, sheet, scale);
    for (int y = 0; y < image.height(); ++y) {
      const double at = sheet.top + y / scale;
      if (at > neat.top - 0.1 && at < neat.bottom + 0.1) continue;
      for (const double x : {neat.left, neat.right}) {
        const int column = static_cast<int>((x - sheet.left) * scale);
        for (const int pixel : {column - 1, column, column + 1}) {
          ASSERT_GT(image.pixelColor(pixel, y).green(), 250) << pixel << ", " << y << " at " << scale;
        }
      }
    }
  }
}

TEST(Frame, RegionsPaintedApartJoinWithoutASeam) {
  constexpr int kScale = 40;
  for (const hex::Orientation orientation : kBoth) {
    const MapPainter map(countryside(orientation), framed());
    const hex::Bounds& sheet = map.sheet();
    const hex::Bounds all{std::floor(sheet.left), std::floor(sheet.top), std::ceil(sheet.right),
                          std::ceil(sheet.bottom)};
    const QImage whole = sample::painted(map, all, kScale);
    QImage parts(whole.size(), QImage::Format_RGB32);
    constexpr int kPart = 120;
    for (int y = 0; y < whole.height(); y += kPart) {
      for (int x = 0; x < whole.width(); x += kPart) {
        const hex::Point from{all.left + static_cast<double>(x) / kScale, all.top + static_cast<double>(y) / kScale};
        const double side = static_cast<double>(kPart) / kScale;
        QPainter(&parts).drawImage(x, y, sample::painted(map, {from.x, from.y, from.x + side, from.y + side}, kScale));
      }
    }
    EXPECT_LE(sample::difference(whole, parts), 4);
  }
}

// A framed map whose land comes to all its edges.
model::Battle toTheEdges(hex::Orientation orientation) {
  model::Battle battle = sample::bareMap(orientation, 9, 8);
  addRules(battle);
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

TEST(Frame, TheLandGoesOnToTheNeatLine) {
  constexpr int kScale = 40;
  for (const hex::Orientation orientation : kBoth) {
    const model::Battle battle = toTheEdges(orientation);
    const MapPainter map(battle, framed());
    const MapTheme& theme = *map.theme();
    const auto beyond = [&](const MapPainter& painter, const QColor& colour, int distance) {
      return pixelsBeyond(painter, sample::painted(painter, map.sheet(), kScale), map.sheet(), colour, distance);
    };
    for (const QColor& colour : {theme.crown, theme.water, theme.road}) {
      const QColor veiled = mixed(colour, theme.sheet, 0.25);
      EXPECT_GT(beyond(map, veiled, 24), 5) << colour.name().toStdString();
    }
    // Without a frame the sheet is bare.
    MapStyle hidden = framed();
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

TEST(Frame, LandBeyondTheEdgeJoinsWithoutASeam) {
  constexpr int kScale = 40;
  constexpr int kPart = 50;
  for (const hex::Orientation orientation : kBoth) {
    const MapPainter map(toTheEdges(orientation), framed());
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

// A framed map of which only what a change affects is painted again.
class Repainted {
 public:
  explicit Repainted(hex::Orientation orientation)
      : battle_(toTheEdges(orientation)),
        map_(battle_, framed()),
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
    const QImage afresh = sample::painted(MapPainter(battle_, framed()), all_, kScale);
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

TEST(Frame, LandBeyondTheEdgeFollowsTheHexesThere) {
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

template <class Row>
model::Changes put(model::Battle& battle, Row row) {
  model::Changes changes;
  const Row* before = battle.find<Row>(row.key());
  changes.of<Row>().push_back({before ? std::optional(*before) : std::nullopt, row});
  model::patch(battle, changes);
  return changes;
}

// As a whole, by one of the regions.
bool isAffected(const MapPainter& map, const model::Changes& changes, const QRectF& part) {
  const std::vector<hex::Bounds> regions = map.affectedBy(changes);
  return std::any_of(regions.begin(), regions.end(),
                     [&](const hex::Bounds& region) { return toQt(region).contains(part); });
}

TEST(Frame, ATerrainNewOnTheMapComesIntoTheLegend) {
  model::Battle battle = countryside(hex::Orientation::Pointy);
  MapPainter map(battle, framed());
  const auto road = battle.all<model::Link>().begin()->side;
  const model::Changes more = put(battle, model::HexRow{sample::at(6, 6), "woods", 0});
  map.update(battle, more);
  EXPECT_LT(map.affectedBy(more).front().width(), 6) << "a terrain that is there already";
  const model::Changes ford = put(battle, model::Link{road, "ford"});
  map.update(battle, ford);
  EXPECT_TRUE(titles(map).contains("Ford"));
  const FrameLayout& frame = map.frame()->layout();
  EXPECT_TRUE(isAffected(map, ford, frame.samples.back().rect)) << "the legend is painted anew";
  EXPECT_FALSE(isAffected(map, ford, toQt(frame.neat))) << "the map is not";
  EXPECT_EQ(sample::difference(sample::painted(map, map.sheet(), 20),
                               sample::painted(MapPainter(battle, framed()), map.sheet(), 20)),
            0);
}

TEST(Frame, WhatAToolOnlyShowsBeforehandLeavesTheLegendAsItIs) {
  model::Battle battle = countryside(hex::Orientation::Pointy);
  MapPainter map(battle, framed());
  model::Battle shown = battle;
  const model::Changes preview =
      put(shown, model::Hexside{battle.all<model::Hexside>().begin()->side, "river", {}, {}});
  map.update(battle, preview);
  EXPECT_FALSE(titles(map).contains("River"));
  EXPECT_LT(map.affectedBy(preview).front().width(), 8);
}

TEST(Frame, TracksFollowTheirSpaces) {
  model::Battle battle = countryside(hex::Orientation::Pointy);
  MapPainter map(battle, framed());
  const std::size_t before = map.frame()->layout().boxes.size();
  model::Space space;
  space.id = {999};
  space.track = {1};
  space.ordinal = 99;
  space.label = "16";
  const model::Changes changes = put(battle, space);
  map.update(battle, changes);
  EXPECT_EQ(map.frame()->layout().boxes.size(), before + 1);
  for (const QRectF& box : map.frame()->layout().boxes) EXPECT_TRUE(isAffected(map, changes, box));
  EXPECT_FALSE(isAffected(map, changes, toQt(map.frame()->layout().neat)));
}

}  // namespace
}  // namespace redoubt::render
