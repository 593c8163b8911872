#include <gtest/gtest.h>

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

#include "editor/render/frame/sheet_frame.h"
#include "tests/editor/render/frame_sample.h"
#include "tests/editor/render/shipped_battles.h"

// What stands round the hexes of a map.
namespace redoubt::render {
namespace {

constexpr hex::Orientation kBothFrames[] = {hex::Orientation::Pointy, hex::Orientation::Flat};

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
  for (const hex::Orientation orientation : kBothFrames) {
    for (const auto& [columns, rows] : {std::pair(1, 1), std::pair(5, 5), std::pair(14, 9), std::pair(39, 49)}) {
      for (const char* title : kTitles) {
        for (const char* place : {"", "below", "left", "right", "none"}) {
          model::Battle battle = sample::countryside(orientation, columns, rows);
          sample::tell(battle, title, title[0] == 'K' ? "pl" : "en");
          if (place[0]) sample::addRule(battle, "look/frame/place", std::string("\"") + place + "\"");
          const MapPainter map(battle, sample::framed());
          expectOrder(map.frame()->layout(), std::to_string(columns) + " columns, " + title + ", " + place);
        }
      }
    }
  }
}

TEST(Frame, TheShippedBattlesHaveRoomForAllTheirWords) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    const std::string name = model::info(battle)->title;
    const MapPainter map(battle, sample::framed());
    expectOrder(map.frame()->layout(), name);
    EXPECT_GE(map.frame()->layout().samples.size(), 6U) << name;
    EXPECT_GE(map.frame()->layout().boxes.size(), 8U) << name;
  }
}

TEST(Frame, SpeaksTheLanguageOfTheBattle) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  sample::tell(battle, "Racławice 1794", "pl");
  const MapPainter map(battle, sample::framed());
  const FrameContent& content = map.frame()->content();
  EXPECT_EQ(content.heading, "Plan bitwy");
  EXPECT_EQ(content.title, "Racławice");
  EXPECT_EQ(content.year, "1794");
  EXPECT_TRUE(content.line.startsWith("4 kwietnia"));
  EXPECT_EQ(content.words->legend, "OBJAŚNIENIE ZNAKÓW");
}

TEST(Frame, TheRulesSayWhatIsShownAndHowTheTitleReads) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  sample::addRule(battle, "look/frame/title", R"("Przy moście")");
  sample::addRule(battle, "look/frame/parts", R"(["title", "legend"])");
  const MapPainter map(battle, sample::framed());
  std::set<std::string> parts;
  for (const FramePart& part : map.frame()->layout().parts) parts.insert(part.name);
  EXPECT_EQ(parts, (std::set<std::string>{"title", "legend"}));
  EXPECT_EQ(map.frame()->content().title, "Przy moście");
  EXPECT_TRUE(map.frame()->content().legend.columns.empty());
  EXPECT_FALSE(map.frame()->layout().scale);
  EXPECT_TRUE(map.frame()->layout().boxes.empty());
}

TEST(Frame, ScaleAndNorthStandOnlyWhereTheyAreKnown) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  const MapPainter known(battle, sample::framed());
  ASSERT_TRUE(known.frame()->layout().scale && known.frame()->layout().north);
  EXPECT_DOUBLE_EQ(known.frame()->layout().north->angle, 30);
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.metresPerHex.reset();
  sheet.northAngle.reset();
  battle.all<model::MapSheet>().put(sheet);
  const MapPainter unknown(battle, sample::framed());
  EXPECT_FALSE(unknown.frame()->layout().scale || unknown.frame()->layout().north);
}

TEST(Frame, UsesTheRoomThatTheSheetHasBesideTheMap) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy, 9, 16);
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.hexWidthMm = 20;
  sheet.sheetWidthMm = 400;
  sheet.sheetHeightMm = 330;
  battle.all<model::MapSheet>().put(sheet);
  const MapPainter map(battle, sample::framed());
  EXPECT_LE(map.sheet().width(), 20);
  EXPECT_LE(map.sheet().height(), 16.5);
  for (const FramePart& part : map.frame()->layout().parts) {
    EXPECT_GT(part.room.left(), map.frame()->layout().band.right) << part.name;
  }
}

TEST(Frame, MakesTheSheetLargerAndIsLeftOutUnlessAskedFor) {
  const model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  const MapPainter with(battle, sample::framed());
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
  for (const hex::Orientation orientation : kBothFrames) {
    const MapPainter map(sample::countryside(orientation), sample::framed());
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
    EXPECT_LE(greatestDifference(whole, parts), 4);
  }
}

// However long the legend beside it, half of it is no empty paper.
TEST(Frame, TheCartoucheIsAsLargeAsItsWords) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    const MapPainter map(battle, sample::framed());
    const FrameLayout& frame = map.frame()->layout();
    if (!frame.cartouche) continue;
    double top = frame.cartouche->bottom();
    double bottom = frame.cartouche->top();
    for (const FrameLine& line : frame.lines) {
      if (!frame.cartouche->contains(line.room())) continue;
      top = std::min(top, line.room().top());
      bottom = std::max(bottom, line.room().bottom());
    }
    EXPECT_GT((bottom - top) / frame.cartouche->height(), 0.66) << model::info(battle)->title;
  }
}

TEST(Frame, TracksFollowTheirSpaces) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  MapPainter map(battle, sample::framed());
  const std::size_t before = map.frame()->layout().boxes.size();
  model::Space space;
  space.id = {999};
  space.track = {1};
  space.ordinal = 99;
  space.label = "16";
  const model::Changes changes = sample::put(battle, space);
  map.update(battle, changes);
  EXPECT_EQ(map.frame()->layout().boxes.size(), before + 1);
  for (const QRectF& box : map.frame()->layout().boxes) EXPECT_TRUE(sample::isAffected(map, changes, box));
  EXPECT_FALSE(sample::isAffected(map, changes, toQt(map.frame()->layout().neat)));
}

}  // namespace
}  // namespace redoubt::render
