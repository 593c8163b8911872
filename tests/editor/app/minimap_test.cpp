#include "editor/canvas/minimap.h"

#include <QHelpEvent>
#include <QImage>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>

#include "core/model/map_verbs.h"
#include "editor/render/minimap_picture.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

class MinimapTest : public WindowTest {
 protected:
  void openBoth(bool isFlat = false) {
    isFlat ? openFlatSample() : openSample();
    minimap_ = std::make_unique<Minimap>(session(), canvas());
    minimap_->resize(300, 260);
    minimap_->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(minimap_.get()));
    canvas().zoomTo(60);
  }
  void TearDown() override { minimap_.reset(); }

  QPoint at(const char* number) { return minimap_->pixelOf(session().layout().centre(hex(number))).toPoint(); }
  QColor colourAt(const char* number) { return minimap_->grab().toImage().pixelColor(at(number)); }
  hex::Point canvasMiddle() {
    const hex::Bounds shown = canvas().visibleBounds();
    return {(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2};
  }
  void expectShown(const char* number) {
    const hex::Point centre = session().layout().centre(hex(number));
    EXPECT_NEAR(canvasMiddle().x, centre.x, 0.7);
    EXPECT_NEAR(canvasMiddle().y, centre.y, 0.7);
  }

  std::unique_ptr<Minimap> minimap_;
};

int distance(const QColor& a, const QColor& b) {
  return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

TEST_F(MinimapTest, AClickBringsTheCanvasThere) {
  openBoth();
  QTest::mouseClick(minimap_.get(), Qt::LeftButton, {}, at("2520"));
  expectShown("2520");
  QTest::mouseClick(minimap_.get(), Qt::LeftButton, {}, at("1812"));
  expectShown("1812");
}

TEST_F(MinimapTest, ADragTakesTheCanvasAlong) {
  openBoth(true);
  QTest::mousePress(minimap_.get(), Qt::LeftButton, {}, at("1812"));
  for (const char* number : {"2014", "2218", "2520"}) {
    QMouseEvent move(QEvent::MouseMove, at(number), minimap_->mapToGlobal(at(number)), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(minimap_.get(), &move);
    expectShown(number);
  }
  QTest::mouseRelease(minimap_.get(), Qt::LeftButton, {}, at("2520"));
}

TEST_F(MinimapTest, TheFrameFollowsTheCanvas) {
  openBoth();
  canvas().centreOn(session().layout().centre(hex("1812")));
  const QRectF before = minimap_->frame();
  EXPECT_TRUE(before.contains(at("1812")));
  canvas().centreOn(session().layout().centre(hex("2520")));
  EXPECT_TRUE(minimap_->frame().contains(at("2520")));
  EXPECT_GT(minimap_->frame().left(), before.left());
  EXPECT_NEAR(minimap_->frame().width(), before.width(), 1);
  canvas().fit();
  EXPECT_NEAR(minimap_->frame().width(), minimap_->mapRect().width(), 1e-6);
  EXPECT_NEAR(minimap_->frame().height(), minimap_->mapRect().height(), 1e-6);
}

TEST_F(MinimapTest, ArrowKeysMoveTheFrameAndPlusAndMinusZoom) {
  openBoth();
  canvas().centreOn(session().layout().centre(hex("2216")));
  minimap_->setFocus();
  const hex::Point start = canvasMiddle();
  QTest::keyClick(minimap_.get(), Qt::Key_Right);
  EXPECT_GT(canvasMiddle().x, start.x + 1);
  EXPECT_NEAR(canvasMiddle().y, start.y, 0.05);
  QTest::keyClick(minimap_.get(), Qt::Key_Left);
  EXPECT_NEAR(canvasMiddle().x, start.x, 0.05);
  QTest::keyClick(minimap_.get(), Qt::Key_Down);
  EXPECT_GT(canvasMiddle().y, start.y + 1);
  QTest::keyClick(minimap_.get(), Qt::Key_Up);
  EXPECT_NEAR(canvasMiddle().y, start.y, 0.05);
  const double scale = canvas().scale();
  QTest::keyClick(minimap_.get(), Qt::Key_Plus);
  EXPECT_GT(canvas().scale(), scale);
  QTest::keyClick(minimap_.get(), Qt::Key_Minus);
  EXPECT_NEAR(canvas().scale(), scale, 1);
}

TEST_F(MinimapTest, TheWheelZoomsTheCanvas) {
  openBoth();
  const double scale = canvas().scale();
  const QPointF middle = minimap_->rect().center();
  QWheelEvent wheel(middle, minimap_->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(minimap_.get(), &wheel);
  EXPECT_GT(canvas().scale(), scale);
}

TEST_F(MinimapTest, TellsTheNumberUnderThePointer) {
  openBoth();
  QHelpEvent asked(QEvent::ToolTip, at("2216"), minimap_->mapToGlobal(at("2216")));
  QCoreApplication::sendEvent(minimap_.get(), &asked);
  EXPECT_EQ(QToolTip::text(), QLatin1String("Hex 2216"));
  QHelpEvent beside(QEvent::ToolTip, QPoint(1, 1), minimap_->mapToGlobal(QPoint(1, 1)));
  QCoreApplication::sendEvent(minimap_.get(), &beside);
  EXPECT_TRUE(QTest::qWaitFor([] { return !QToolTip::isVisible(); }));
}

TEST_F(MinimapTest, PaintedHexesAndMovedCountersShowAtOnce) {
  openBoth();
  canvas().fit();
  const std::array hexes{hex("2516")};
  ASSERT_TRUE(session().apply(model::paintTerrain(battle(), hexes, "clear", "Clear")) || terrainAt("2516") == "clear");
  const QColor clear = colourAt("2516");
  ASSERT_TRUE(session().apply(model::paintTerrain(battle(), hexes, "woods", "Woods")));
  EXPECT_GT(distance(colourAt("2516"), clear), 60);
  session().undo();
  EXPECT_EQ(colourAt("2516"), clear);

  const model::Placement* placed = placementOf("1/I/2 pp");
  ASSERT_TRUE(placed && placed->hex == hex("1809"));
  model::Edit edit("Move 1/I/2 pp");
  model::Placement moved = *placed;
  moved.hex = hex("2516");
  edit.put(moved);
  ASSERT_TRUE(session().apply(edit));
  EXPECT_GT(distance(colourAt("2516"), clear), 60);
}

TEST_F(MinimapTest, FollowsTheLookOfTheMap) {
  openBoth();
  const QImage usual = minimap_->grab().toImage();
  session().hand().layers().setTheme("engraved");
  const QImage engraved = minimap_->grab().toImage();
  const QRect map = minimap_->mapRect().toAlignedRect().adjusted(2, 2, -2, -2);
  int coloured = 0;
  for (int y = map.top(); y < map.bottom(); ++y) {
    for (int x = map.left(); x < map.right(); ++x) {
      // Counters and the frame keep their colours; the sample has few of them.
      const QColor pixel = engraved.pixelColor(x, y);
      coloured += std::abs(pixel.red() - pixel.blue()) > 24;
    }
  }
  EXPECT_LT(coloured, map.width() * map.height() / 20);
  session().hand().layers().setTheme("");
  EXPECT_EQ(minimap_->grab().toImage(), usual);
}

TEST_F(MinimapTest, OutOfSightItMissesNothing) {
  openBoth();
  canvas().fit();
  const std::array hexes{hex("2516")};
  session().apply(model::paintTerrain(battle(), hexes, "clear", "Clear"));
  const QColor clear = colourAt("2516");
  minimap_->hide();
  ASSERT_TRUE(session().apply(model::paintTerrain(battle(), hexes, "woods", "Woods")));
  minimap_->show();
  EXPECT_GT(distance(colourAt("2516"), clear), 60);
}

TEST_F(MinimapTest, KeepsTheShapeOfTheMapAndIsDimmedInTheDark) {
  openBoth();
  canvas().fit();
  const hex::Bounds map = session().layout().bounds();
  for (const QSize size : {QSize(300, 120), QSize(140, 400)}) {
    minimap_->resize(size);
    const QRectF rect = minimap_->mapRect();
    EXPECT_TRUE(QRectF(minimap_->rect()).contains(rect));
    EXPECT_NEAR(rect.width() / rect.height(), map.width() / map.height(), 1e-6);
  }
  const std::array hexes{hex("2516")};
  session().apply(model::paintTerrain(battle(), hexes, "clear", "Clear"));
  const QColor day = colourAt("2516");
  minimap_->setDark(true);
  EXPECT_NEAR(colourAt("2516").red(), day.red() * 0.8, 3);
  EXPECT_FALSE(minimap_->accessibleName().isEmpty());
}

TEST_F(MinimapTest, WithoutAMapItSaysSo) {
  minimap_ = std::make_unique<Minimap>(session(), canvas());
  minimap_->resize(200, 160);
  minimap_->show();
  EXPECT_FALSE(minimap_->grab().isNull());
  EXPECT_TRUE(minimap_->mapRect().isEmpty());
  QTest::mouseClick(minimap_.get(), Qt::LeftButton);
  QTest::keyClick(minimap_.get(), Qt::Key_Right);
  openSample();
  EXPECT_FALSE(minimap_->mapRect().isEmpty());
}

// --- the picture alone

template <class Row>
model::Changes put(model::Battle& battle, Row row) {
  model::Changes changes;
  const Row* before = battle.find<Row>(row.key());
  changes.of<Row>().push_back({before ? std::optional(*before) : std::nullopt, row});
  model::patch(battle, changes);
  return changes;
}

model::Battle plainMap(hex::Orientation orientation, int columns, int rows) {
  model::Battle battle;
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.orientation = orientation;
  sheet.columns = columns;
  sheet.rows = rows;
  sheet.columnDigits = sheet.rowDigits = 3;
  battle.all<model::MapSheet>().put(sheet);
  const char* kinds[] = {"clear", "woods", "marsh", "village", "clear"};
  int i = 0;
  for (const hex::HexKey hex : model::layoutOf(battle).allHexes()) {
    battle.all<model::HexRow>().put({hex, kinds[(i++ / 7) % 5], i % 3 - 1});
  }
  return battle;
}

TEST(MinimapPicture, IsInTheInksOfTheBattlesOwnTheme) {
  model::Battle battle = plainMap(hex::Orientation::Pointy, 12, 10);
  const auto drawn = [](const model::Battle& of) {
    render::MinimapPicture picture(of);
    picture.fit({240, 200}, 1);
    return picture.image();
  };
  const QImage usual = drawn(battle);
  battle.all<model::System>().put({{1}, "system", {}, "System"});
  model::BattleInfo info;
  info.id = {1};
  info.system = Id<model::System>{1};
  battle.all<model::BattleInfo>().put(info);
  battle.all<model::Rule>().put({{1}, "map/theme", {"\"engraved\""}});
  EXPECT_NE(drawn(battle), usual);
  render::MinimapPicture picture(battle);
  picture.fit({240, 200}, 1);
  picture.setTheme(render::usualTheme());
  EXPECT_EQ(picture.image(), usual);
}

// One hex, one hexside and one link after another, on maps whose hexes are wide and on maps of many hexes to a pixel.
TEST(MinimapPicture, WhatIsRepaintedIsAsIfAllWere) {
  for (const hex::Orientation orientation : {hex::Orientation::Pointy, hex::Orientation::Flat}) {
    for (const auto& [columns, rows] : {std::pair{9, 7}, std::pair{39, 49}, std::pair{300, 240}}) {
      for (const double ratio : {1.0, 2.0}) {
        model::Battle battle = plainMap(orientation, columns, rows);
        const hex::Layout layout = model::layoutOf(battle);
        render::MinimapPicture picture(battle);
        picture.fit({280, 260}, ratio);
        for (const hex::HexKey hex : {hex::HexKey::at(4, 4), hex::HexKey::at(1, 1), hex::HexKey::at(columns, rows)}) {
          for (const char* terrain : {"water", "lava", ""}) {
            EXPECT_FALSE(picture.update(battle, put(battle, model::HexRow{hex, terrain, 1})).isEmpty());
          }
          for (int side = 0; side < 6; ++side) {
            const char* water = side % 2 ? "river" : "stream";
            picture.update(battle, put(battle, model::Hexside{layout.side(hex, side), water, {}, {}}));
            picture.update(battle, put(battle, model::Link{layout.side(hex, side), side % 2 ? "road" : "track"}));
          }
        }
        render::MinimapPicture afresh(battle);
        afresh.fit({280, 260}, ratio);
        EXPECT_EQ(picture.image(), afresh.image()) << columns << " by " << rows << ", ratio " << ratio;
      }
    }
  }
}

TEST(MinimapPicture, AOneHexEditOfALargeMapRepaintsAHandfulOfPixels) {
  model::Battle battle = plainMap(hex::Orientation::Pointy, 500, 500);
  render::MinimapPicture picture(battle);
  picture.fit({300, 260}, 1);
  const QRect pixels = picture.update(battle, put(battle, model::HexRow{hex::HexKey::at(250, 250), "water", 0}));
  EXPECT_FALSE(pixels.isEmpty());
  EXPECT_LE(pixels.width() * pixels.height(), 16);
}

TEST(MinimapPicture, IsAsLargeAsFitsAndSharp) {
  const model::Battle battle = plainMap(hex::Orientation::Flat, 39, 49);
  render::MinimapPicture picture(battle);
  picture.fit({500, 400}, 2);
  EXPECT_EQ(picture.image().height(), 400);
  EXPECT_LE(picture.image().width(), 500);
  EXPECT_EQ(picture.image().devicePixelRatio(), 2);
  EXPECT_NEAR(static_cast<double>(picture.image().width()) / 400, picture.bounds().width() / picture.bounds().height(),
              0.01);
}

TEST(MinimapPicture, FollowsAChangedSheet) {
  model::Battle battle = plainMap(hex::Orientation::Pointy, 12, 12);
  render::MinimapPicture picture(battle);
  picture.fit({240, 240}, 1);
  const double before = picture.bounds().width();
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.columns = 6;
  const QRect pixels = picture.update(battle, put(battle, sheet));
  EXPECT_EQ(pixels, picture.image().rect());
  EXPECT_LT(picture.bounds().width(), before);
  render::MinimapPicture afresh(battle);
  afresh.fit({240, 240}, 1);
  EXPECT_EQ(picture.image(), afresh.image());
}

}  // namespace
}  // namespace redoubt::editor
