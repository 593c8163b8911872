#include "editor/panels/layers_panel.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QShortcut>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>
#include <vector>

#include "core/model/map_verbs.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

class LayersPanelTest : public PanelTest {
 protected:
  LayersPanelTest() {
    QCoreApplication::setOrganizationName(QStringLiteral("redoubt-test"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    QSettings().clear();
  }

  MapLayers& layers() { return session.hand().layers(); }
  static QWidget& row(const LayersPanel& panel, const char* id) {
    return child<QWidget>(panel, (std::string("layers.") + id).c_str());
  }
  static QToolButton& eye(const LayersPanel& panel, const char* id) {
    return child<QToolButton>(panel, (std::string("layers.") + id + ".eye").c_str());
  }
  std::vector<MapLayer> visible() {
    std::vector<MapLayer> result;
    for (const MapLayer layer : kMapLayers) {
      if (layers().isVisible(layer)) result.push_back(layer);
    }
    return result;
  }
  /// Asks a row for its menu and chooses from it.
  static void choose(LayersPanel& panel, const char* id, const char* action) {
    QWidget& from = row(panel, id);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, from.rect().center(), from.mapToGlobal(from.rect().center()));
    QCoreApplication::sendEvent(&from, &event);
    auto& menu = child<QMenu>(panel, "layers.menu");
    menu.findChild<QAction*>(QLatin1String(action))->trigger();
    delete &menu;
  }
};

TEST_F(LayersPanelTest, ListsAllLayersTheTopOneFirst) {
  LayersPanel panel(session);
  show(panel, 368, 330);
  int last = -1;
  for (auto layer = kMapLayers.rbegin(); layer != kMapLayers.rend(); ++layer) {
    const QWidget& each = row(panel, MapLayers::id(*layer).toLatin1().constData());
    EXPECT_GT(each.y(), last);
    last = each.y();
    EXPECT_EQ(each.accessibleName(), MapLayers::title(*layer));
    EXPECT_TRUE(panel.rect().contains(QRect(each.mapTo(&panel, QPoint(0, 0)), each.size())))
        << each.objectName().toStdString();
  }
}

TEST_F(LayersPanelTest, EyeAndLockAreClicked) {
  LayersPanel panel(session);
  show(panel, 368, 330);
  QTest::mouseClick(&eye(panel, "links"), Qt::LeftButton);
  EXPECT_FALSE(layers().isVisible(MapLayer::Links));
  EXPECT_FALSE(eye(panel, "links").isChecked());
  EXPECT_EQ(row(panel, "links").accessibleDescription(), QLatin1String("hidden"));
  QTest::mouseClick(&eye(panel, "links"), Qt::LeftButton);
  EXPECT_TRUE(layers().isVisible(MapLayer::Links));

  row(panel, "terrain").setFocus();
  auto& lock = child<QToolButton>(panel, "layers.terrain.lock");
  ASSERT_TRUE(lock.isVisible());
  QTest::mouseClick(&lock, Qt::LeftButton);
  EXPECT_TRUE(layers().isLocked(MapLayer::Terrain));
  EXPECT_TRUE(lock.isChecked());
  const std::array hexes{at(2, 2)};
  const auto paintWoods = [&] {
    return session.apply(model::paintTerrain(session.battle(), hexes, "woods", "Paint woods"));
  };
  EXPECT_FALSE(paintWoods());
  EXPECT_EQ(failures.size(), 1);
  QTest::mouseClick(&lock, Qt::LeftButton);
  EXPECT_TRUE(paintWoods());
}

TEST_F(LayersPanelTest, OnlyWhatCanBeEditedHasALock) {
  LayersPanel panel(session);
  show(panel, 368, 330);
  for (const MapLayer layer : kMapLayers) {
    const QByteArray id = MapLayers::id(layer).toLatin1();
    row(panel, id.constData()).setFocus();
    EXPECT_EQ(child<QToolButton>(panel, "layers." + id + ".lock").isVisible(), MapLayers::isEditable(layer))
        << id.constData();
    QTest::keyClick(&row(panel, id.constData()), Qt::Key_L);
    EXPECT_EQ(layers().isLocked(layer), MapLayers::isEditable(layer)) << id.constData();
  }
}

TEST_F(LayersPanelTest, TheKeyboardDoesItAll) {
  LayersPanel panel(session);
  show(panel, 368, 330);
  QWidget& top = row(panel, "badges");
  top.setFocus();
  QTest::keyClick(&top, Qt::Key_Up);
  EXPECT_EQ(panel.current(), MapLayer::Badges);
  QTest::keyClick(&top, Qt::Key_Down);
  EXPECT_EQ(panel.current(), MapLayer::Counters);
  QWidget& counters = row(panel, "counters");
  EXPECT_TRUE(counters.hasFocus());
  QTest::keyClick(&counters, Qt::Key_Space);
  EXPECT_FALSE(layers().isVisible(MapLayer::Counters));
  QTest::keyClick(&counters, Qt::Key_L);
  EXPECT_TRUE(layers().isLocked(MapLayer::Counters));
  QTest::keyClick(&counters, Qt::Key_Minus);
  QTest::keyClick(&counters, Qt::Key_Minus);
  QTest::keyClick(&counters, Qt::Key_Minus);
  EXPECT_DOUBLE_EQ(layers().state(MapLayer::Counters).opacity, 0.7);
  QTest::keyClick(&counters, Qt::Key_Plus, Qt::ShiftModifier);
  EXPECT_DOUBLE_EQ(layers().state(MapLayer::Counters).opacity, 0.8);
  EXPECT_EQ(counters.accessibleDescription(), QLatin1String("hidden, locked, faded to 80 %"));
  for (int i = 0; i < 12; ++i) QTest::keyClick(&counters, Qt::Key_Minus);
  EXPECT_DOUBLE_EQ(layers().state(MapLayer::Counters).opacity, 0.1);
  QTest::keyClick(&counters, Qt::Key_End);
  EXPECT_EQ(panel.current(), MapLayer::Pictures);
}

TEST_F(LayersPanelTest, TheListIsOneStopOfTheTabKey) {
  QWidget window;
  auto* column = new QVBoxLayout(&window);
  auto* before = new QLineEdit;
  auto* panel = new LayersPanel(session);
  auto* after = new QLineEdit;
  for (QWidget* each : std::initializer_list<QWidget*>{before, panel, after}) column->addWidget(each);
  show(window, 368, 400);
  panel->setCurrent(MapLayer::Labels);
  before->setFocus();
  QTest::keyClick(before, Qt::Key_Tab);
  EXPECT_TRUE(row(*panel, "labels").hasFocus());
  QTest::keyClick(&row(*panel, "labels"), Qt::Key_Tab);
  EXPECT_TRUE(after->hasFocus());
}

TEST_F(LayersPanelTest, ItsLettersGoBeforeTheShortcutsOfTheWindow) {
  QWidget window;
  auto* column = new QVBoxLayout(&window);
  auto* panel = new LayersPanel(session);
  column->addWidget(panel);
  int taken = 0;
  const QShortcut road(QKeySequence(Qt::Key_L), &window, [&] { ++taken; });
  show(window, 368, 400);
  QWidget& terrain = row(*panel, "terrain");
  terrain.setFocus();
  QTest::keyClick(&terrain, Qt::Key_L);
  EXPECT_TRUE(layers().isLocked(MapLayer::Terrain));
  EXPECT_EQ(taken, 0);
}

TEST_F(LayersPanelTest, TheSliderFadesAndFollows) {
  LayersPanel panel(session);
  show(panel, 368, 330);
  auto& slider = child<QSlider>(panel, "layers.grid.strength");
  EXPECT_FALSE(slider.isVisible());
  row(panel, "grid").setFocus();
  ASSERT_TRUE(slider.isVisible());
  slider.setValue(45);
  EXPECT_DOUBLE_EQ(layers().state(MapLayer::Grid).opacity, 0.45);
  EXPECT_EQ(child<QLabel>(panel, "layers.grid.percent").text(), QLatin1String("45 %"));
  row(panel, "labels").setFocus();
  EXPECT_TRUE(slider.isVisible());  // it tells that the grid is faded
  layers().reset();
  EXPECT_EQ(slider.value(), 100);
  EXPECT_FALSE(slider.isVisible());
}

TEST_F(LayersPanelTest, ADoubleClickOnAnEyeShowsThatLayerAloneAndThenAll) {
  LayersPanel panel(session);
  show(panel, 368, 330);
  const auto doubleClick = [&](const char* id) {
    QTest::mouseClick(&eye(panel, id), Qt::LeftButton);
    QTest::mouseDClick(&eye(panel, id), Qt::LeftButton);
  };
  doubleClick("symbols");
  EXPECT_EQ(visible(), std::vector{MapLayer::Symbols});
  EXPECT_TRUE(eye(panel, "symbols").isChecked());
  doubleClick("terrain");
  EXPECT_EQ(visible(), std::vector{MapLayer::Terrain});
  doubleClick("terrain");
  EXPECT_EQ(visible().size(), kMapLayers.size());
}

TEST_F(LayersPanelTest, TheMenuShowsLocksAndResets) {
  LayersPanel panel(session);
  show(panel, 368, 330);
  choose(panel, "hexsides", "layers.only");
  EXPECT_EQ(visible(), std::vector{MapLayer::Hexsides});
  EXPECT_EQ(panel.current(), MapLayer::Hexsides);
  choose(panel, "hexsides", "layers.all");
  EXPECT_EQ(visible().size(), kMapLayers.size());
  choose(panel, "counters", "layers.lockOthers");
  for (const MapLayer layer : kMapLayers) {
    EXPECT_EQ(layers().isLocked(layer), MapLayers::isEditable(layer) && layer != MapLayer::Counters);
  }
  choose(panel, "counters", "layers.lock");
  EXPECT_TRUE(layers().isLocked(MapLayer::Counters));
  choose(panel, "counters", "layers.reset");
  for (const MapLayer layer : kMapLayers) EXPECT_EQ(layers().state(layer), LayerState{});
}

TEST_F(LayersPanelTest, WhatIsSetIsThereAtTheNextStart) {
  {
    LayersPanel panel(session);
    layers().setState(MapLayer::Terrain, {true, true, 0.6});
    layers().setState(MapLayer::Numbers, {false, false, 1});
  }
  Session next;
  const LayersPanel panel(next);
  for (const MapLayer layer : kMapLayers) EXPECT_EQ(next.hand().layers().state(layer), layers().state(layer));
  EXPECT_FALSE(eye(panel, "numbers").isChecked());
  EXPECT_TRUE(child<QToolButton>(panel, "layers.terrain.lock").isChecked());
  EXPECT_EQ(child<QSlider>(panel, "layers.terrain.strength").value(), 60);
  next.hand().layers().reset();
  EXPECT_TRUE(QSettings().allKeys().filter(QStringLiteral("layers/")).isEmpty());
}

TEST_F(LayersPanelTest, SettingsThatMakeNoSenseDoNoHarm) {
  QSettings settings;
  settings.setValue(QStringLiteral("layers/terrain"), QStringLiteral("nonsense"));
  settings.setValue(QStringLiteral("layers/grid"), QStringList{QStringLiteral("locked"), QStringLiteral("-700")});
  settings.sync();
  const LayersPanel panel(session);
  EXPECT_EQ(layers().state(MapLayer::Terrain), LayerState{});
  EXPECT_EQ(layers().state(MapLayer::Grid), (LayerState{true, false, 0.1}));
}

}  // namespace
}  // namespace redoubt::editor::test
