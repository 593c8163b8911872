#include "editor/canvas/tile_cache.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QPainter>
#include <QStatusBar>
#include <QTest>
#include <array>
#include <atomic>
#include <chrono>
#include <vector>

#include "core/exchange/new_battle.h"
#include "core/model/map_verbs.h"
#include "editor/app/notice_bar.h"
#include "tests/editor/app/window_fixture.h"

// The map as tiles, which other threads paint.
namespace redoubt::editor {
namespace {

constexpr QRect kWindow(0, 0, 700, 500);

model::Battle newMap() {
  exchange::NewBattleOptions options;
  options.columns = 20;
  options.rows = 20;
  return exchange::newBattle(options);
}

QImage shown(const TileCache& tiles, const render::MapPainter& map, const render::MapView& view, double ratio) {
  QImage image(kWindow.size() * ratio, QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::gray);
  QPainter painter(&image);
  tiles.draw(painter, view, kWindow, map.sheet(), Qt::white);
  return image;
}

QImage painted(const render::MapPainter& map, double scale, double ratio) {
  QImage image(kWindow.size() * ratio, QImage::Format_RGB32);
  image.fill(Qt::gray);
  const QRect all(QPoint(0, 0), image.size());
  QPainter(&image).drawImage(0, 0, paintedPart(map, {all, scale * ratio, 0}));
  image.setDevicePixelRatio(ratio);
  return image;
}

model::Changes paintHex(model::Battle& battle, hex::HexKey hex, const char* terrain) {
  const model::HexRow* before = battle.find<model::HexRow>(hex);
  model::Changes changes;
  changes.of<model::HexRow>().push_back(
      {before ? std::optional(*before) : std::nullopt, model::HexRow{hex, terrain, 0}});
  model::patch(battle, changes);
  return changes;
}

TEST(TileCache, TilesArePaintedInDevicePixels) {
  const render::MapPainter map(newMap());
  for (const double ratio : {1.0, 1.5, 2.0}) {
    constexpr double kScale = 48;
    TileCache tiles([] {});
    tiles.setScale(kScale, ratio);
    const render::MapView view{kScale, {0, 0}};
    EXPECT_FALSE(tiles.isComplete(view, kWindow));
    tiles.complete(map, view, kWindow);
    EXPECT_TRUE(tiles.isComplete(view, kWindow));
    ASSERT_FALSE(tiles.pictures().empty());
    for (const QPixmap& picture : tiles.pictures()) {
      EXPECT_EQ(picture.devicePixelRatio(), ratio);
      EXPECT_EQ(picture.size(), QSize(TileCache::kTileSize, TileCache::kTileSize));
    }
    const QImage asTiles = shown(tiles, map, view, ratio);
    const QImage whole = painted(map, kScale, ratio);
    // Lines that a tile's border cuts are rounded differently there by Qt: a few dots of some 350,000.
    EXPECT_LE(pixelsApart(asTiles, whole, kRounding), 20) << ratio;
    EXPECT_LE(greatestDifference(asTiles, whole), 16) << ratio;
  }
}

TEST(TileCache, ChangesThatFollowOneAnotherQuicklyAreAllShown) {
  constexpr double kScale = 60;
  model::Battle battle = newMap();
  render::MapPainter map(battle);
  TileCache tiles([] {});
  tiles.setScale(kScale, 1);
  const render::MapView view{kScale, {0, 0}};
  tiles.refresh(map, view, kWindow, 0);  // the first tiles are under way
  const char* terrains[] = {"woods", "marsh", "village", "clear"};
  for (int i = 0; i < 60; ++i) {
    const hex::HexKey hex = hex::HexKey::at(2 + i % 7, 2 + i / 7 % 5);
    const model::Changes changes = paintHex(battle, hex, terrains[(i + i / 7) % 4]);
    tiles.collect();
    map.update(battle, changes);
    for (const hex::Bounds& region : map.affectedBy(changes)) tiles.invalidate(region);
    tiles.refresh(map, view, kWindow, i % 3);
  }
  tiles.complete(map, view, kWindow);
  EXPECT_LE(greatestDifference(shown(tiles, map, view, 1), painted(render::MapPainter(battle), kScale, 1)), kRounding);
}

TEST(TilePainters, APictureThatNoMemoryHoldsIsHandedBackAsAFailure) {
  TilePainters painters([] {});
  painters.ask(render::MapPainter(newMap()), 1, {{QRect(0, 0, 1'000'000, 1'000'000), 48, 0}});
  while (!painters.wait(std::chrono::steady_clock::now() + std::chrono::seconds(1))) {
  }
  const std::vector<PaintedPart> parts = painters.take();
  ASSERT_EQ(parts.size(), 1u);
  EXPECT_TRUE(parts[0].picture.isNull());
  EXPECT_TRUE(parts[0].failure);
}

TEST(TileCache, ANewZoomIsShownFromTheOldPicturesAndPaintedMeanwhile) {
  const render::MapPainter map(newMap());
  std::atomic<int> ready = 0;
  TileCache tiles([&] { ++ready; });
  tiles.setScale(48, 1);
  tiles.complete(map, {48, {0, 0}}, kWindow);
  tiles.setScale(60, 1);
  const render::MapView view{60, {0, 0}};
  const QImage before = shown(tiles, map, view, 1);
  EXPECT_NE(before.pixelColor(300, 250), QColor(Qt::gray));
  EXPECT_NE(before.pixelColor(300, 250), QColor(Qt::white));
  const int told = ready;
  tiles.refresh(map, view, kWindow, 0);
  EXPECT_TRUE(QTest::qWaitFor([&] { return ready > told; }));
  EXPECT_TRUE(QTest::qWaitFor([&] {
    tiles.refresh(map, view, kWindow, 0);
    return tiles.isComplete(view, kWindow);
  }));
  EXPECT_LE(greatestDifference(shown(tiles, map, view, 1), painted(map, 60, 1)), kRounding);
}

TEST_F(WindowTest, TheMapIsPaintedWithoutThePersonDoingAnything) {
  openSample();
  canvas().zoomTo(70);
  EXPECT_FALSE(canvas().isMapPainted());
  EXPECT_TRUE(QTest::qWaitFor([&] { return canvas().isMapPainted(); }, 60'000));
}

TEST_F(WindowTest, APaintingThatFailsIsToldInTheNoticeOnceThePaintingIsOver) {
  openSample();
  auto* notice = window_->findChild<NoticeBar*>();
  ASSERT_TRUE(notice);
  ASSERT_FALSE(notice->isVisible());
  const QString why = QStringLiteral("There is not enough memory to draw a part of the map; it is left bare.");
  emit canvas().paintingFailed(why);
  EXPECT_FALSE(notice->isVisible()) << "a widget that appears while another is painted upsets Qt";
  QCoreApplication::processEvents();
  EXPECT_TRUE(notice->isVisible());
  EXPECT_EQ(notice->text(), why);
}

TEST_F(WindowTest, TheStatusLineSaysWhileTheMapIsBeingDrawn) {
  openSample();
  ASSERT_TRUE(QTest::qWaitFor([&] { return canvas().isMapPainted() && !canvas().isDrawing(); }, 60'000));
  const auto* told = window_->statusBar()->findChild<QLabel*>(QStringLiteral("status.layout"));
  ASSERT_TRUE(told);
  const QString usual = told->text();
  canvas().tellDrawingAfter(std::chrono::milliseconds(0));
  canvas().zoomTo(70);
  canvas().viewport()->repaint();
  EXPECT_EQ(told->text(), QStringLiteral("Drawing the map…"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return canvas().isMapPainted() && !canvas().isDrawing(); }, 60'000));
  EXPECT_EQ(told->text(), usual);
}

}  // namespace
}  // namespace redoubt::editor
