#include <gtest/gtest.h>

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <algorithm>

#include "editor/dialogs/compare/compared_battles.h"
#include "editor/dialogs/compare/compared_map.h"
#include "editor/panels/counter_header.h"
#include "editor/panels/counter_tray.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/app/counters_fixture.h"

// Wherever the window shows a counter it looks as on the map.
namespace redoubt::editor {
namespace {

using render::Estimates;

class CounterLook : public CountersTest {
 protected:
  // All counters have figures, one of which nobody knows.
  void SetUp() override {
    CountersTest::SetUp();
    model::Edit figures("Figures");
    for (const model::Unit& unit : battle().all<model::Unit>()) {
      model::Counter counter;
      counter.id = {unit.id.value};
      counter.unit = unit.id;
      figures.put(counter);
      testing::putFace(figures, {{unit.id.value}, counter.id, model::FaceSide::Front, model::FaceRole::Step}, 6, 4, {});
    }
    ASSERT_TRUE(session().apply(figures));
  }

  // One of the foot that is not on the map.
  model::Subject footInTheTray() {
    for (const model::Unit& unit : battle().all<model::Unit>()) {
      const auto& rows = session().setUp().placements();
      const bool isPlaced = std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.unit == unit.id; });
      if (!isPlaced && session().rules().text("unit-type/" + unit.type + "/arm") == "infantry") return {unit.id, {}};
    }
    ADD_FAILURE() << "no foot is left";
    return {};
  }

  // A theme whose muskets are a square of a colour that nothing else has.
  QString themeWithMuskets() {
    QFile symbol(folder_.filePath(QStringLiteral("muskets.svg")));
    EXPECT_TRUE(symbol.open(QIODevice::WriteOnly));
    symbol.write(R"x(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">)x"
                 R"x(<path fill="#FF00F0" d="M0 0H100V100H0Z"/></svg>)x");
    QFile theme(folder_.filePath(QStringLiteral("theme.json")));
    EXPECT_TRUE(theme.open(QIODevice::WriteOnly));
    theme.write(R"x({"symbols": {"muskets": "muskets.svg"}})x");
    return theme.fileName();
  }

  // See-through counters let some of the map shine through.
  static int pixelsOfMuskets(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        const QColor pixel = image.pixelColor(x, y);
        count += pixel.red() > 200 && pixel.blue() > 180 && pixel.green() < 110;
      }
    }
    return count;
  }

  // What `shown` shows in each style.
  template <class Shown>
  void expectTheLookOfTheMap(const char* place, Shown&& shown) {
    MapLayers& layers = session().hand().layers();
    layers.setTheme({});
    layers.setEstimates(Estimates::Quiet);
    const QImage usual = shown();
    EXPECT_EQ(pixelsOfMuskets(usual), 0) << place;
    layers.setEstimates(Estimates::Marked);
    EXPECT_NE(shown(), usual) << place << ": unknown figures on amber";
    layers.setEstimates(Estimates::Quiet);
    layers.setTheme(themeWithMuskets());
    EXPECT_GT(pixelsOfMuskets(shown()), 10) << place << ": the theme's symbol";
    layers.setTheme({});
    EXPECT_EQ(shown(), usual) << place;
  }

  QImage pictureOf(QWidget& widget) {
    QCoreApplication::processEvents();
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
  }
  QImage pictureRound(const char* number) { return picture().copy(frameOf(hex(number)).toAlignedRect()); }
};

TEST_P(CounterLook, OnTheMapInTheFanAndInTheInspector) {
  const auto a = stack({1, 2}, "0504").front();
  expectTheLookOfTheMap("map", [&] { return pictureRound("0504"); });
  session().hand().select({hex("0504"), {a}});
  ASSERT_TRUE(fan().isVisible());
  expectTheLookOfTheMap("fan", [&] { return pictureOf(fan()); });
  auto* header = window_->findChild<CounterPicture*>();
  ASSERT_TRUE(header);
  expectTheLookOfTheMap("head of the inspector", [&] { return pictureOf(*header); });
  session().hand().select({hex("0504")});
  auto* list = window_->findChild<QListWidget*>(QStringLiteral("hex.counters"));
  ASSERT_TRUE(list);
  expectTheLookOfTheMap("counters of the hex", [&] { return pictureOf(*list); });
}

TEST_P(CounterLook, InTheTray) {
  for (QWidget* up = &window_->tray(); up; up = up->parentWidget()) {
    if (auto* dock = qobject_cast<QDockWidget*>(up)) {
      dock->show();
      dock->raise();
    }
  }
  expectTheLookOfTheMap("tray", [&] { return pictureOf(window_->tray()); });
}

TEST_P(CounterLook, InTheListOfGoTo) {
  trigger("go.anything");
  auto* popup = window_->findChild<QWidget*>(QStringLiteral("goTo"));
  auto* field = window_->findChild<QLineEdit*>(QStringLiteral("goTo.field"));
  ASSERT_TRUE(popup && field);
  ASSERT_TRUE(popup->isVisible());
  field->setText(QString::fromStdString(battle().all<model::Unit>().begin()->name));
  auto* list = popup->findChild<QWidget*>(QStringLiteral("goTo.list"));
  expectTheLookOfTheMap("go to", [&] { return pictureOf(*list); });
}

TEST_P(CounterLook, WhileTheyAreDraggedTurnedAndPlaced) {
  const auto a = place(1, "0504");
  select({a});
  press(pixel(hex("0504")));
  dragTo(pixel(hex("0704")));
  dragTo(pixel(hex("0905")));
  expectTheLookOfTheMap("dragged", [&] { return pictureRound("0905"); });
  key(Qt::Key_Escape);
  release(pixel(hex("0905")));
  select({a});
  press(pixel(hex("0504")), Qt::AltModifier);
  dragTo(pixel(hex("0905")), Qt::AltModifier);
  expectTheLookOfTheMap("turned", [&] { return pictureRound("0504"); });
  key(Qt::Key_Escape);
  release(pixel(hex("0905")));
  const model::Subject other = footInTheTray();
  session().hand().setTool(QStringLiteral("tool.counter"));
  session().hand().takeInHand(other);
  hover(hex("1310"));
  expectTheLookOfTheMap("in hand", [&] { return pictureRound("1310"); });
  session().hand().takeInHand(std::nullopt);
  canvas().trayDragStarted(other);
  canvas().trayDragMoved(canvas().viewport()->mapToGlobal(pixel(hex("1506"))));
  expectTheLookOfTheMap("dragged from the tray", [&] { return pictureRound("1506"); });
  session().hand().layers().setVisible(MapLayer::Counters, false);
  expectTheLookOfTheMap("dragged from the tray over a map without counters", [&] { return pictureRound("1506"); });
  canvas().trayDragCancelled();
}

TEST_P(CounterLook, InTheComparisonWithAVersion) {
  place(1, "0504");
  const model::Battle before = battle();
  place(2, "0705");
  expectTheLookOfTheMap("comparison", [&] {
    const ComparedBattles compared(session(), {before, "Then"}, {battle(), "Now", true});
    ComparedMap maps(session());
    maps.resize(900, 500);
    maps.setVisible(true);
    maps.show(&compared);
    maps.setCurrent(0);
    return pictureOf(maps);
  });
}

// As in the main map the chosen look is that of the ground too.
TEST_P(CounterLook, TheComparisonIsInTheChosenLookOfTheMap) {
  const auto looks = [&] {
    const ComparedBattles compared(session(), {battle(), "Then"}, {battle(), "Now", true});
    ComparedMap maps(session());
    maps.resize(900, 500);
    maps.setVisible(true);
    maps.show(&compared);
    return pictureOf(maps);
  };
  const QImage usual = looks();
  session().hand().layers().setTheme(QStringLiteral("engraved"));
  EXPECT_NE(looks(), usual);
}

TEST_P(CounterLook, FollowsAThemeFileThatIsChosenAgain) {
  place(1, "0504");
  const QString theme = themeWithMuskets();
  session().hand().layers().setTheme(theme);
  EXPECT_GT(pixelsOfMuskets(pictureRound("0504")), 10);
  QFile file(theme);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{}");
  file.close();
  session().hand().layers().setTheme(theme);
  EXPECT_EQ(pixelsOfMuskets(pictureRound("0504")), 0);
}

TEST_P(CounterLook, TheMenuStandsCountersUprightAndKeepsIt) {
  const auto counter = stack({1}, "0504").front();
  model::Placement row = *session().setUp().placement(counter);
  const bool isVertical = session().layout().orientation() == hex::Orientation::Flat;
  row.direction = model::Facing{hex::Direction{isVertical ? hex::FacingKind::Vertex : hex::FacingKind::Hexside, 1}};
  model::Edit edit;
  edit.put(row);
  session().apply(edit);
  const QImage turned = pictureRound("0504");
  trigger("view.upright");
  EXPECT_TRUE(session().hand().layers().areCountersUpright());
  EXPECT_NE(pictureRound("0504"), turned);
  closeWindow();
  window_ = std::make_unique<MainWindow>();  // with the settings that the first one left
  EXPECT_TRUE(session().hand().layers().areCountersUpright());
  trigger("view.upright");
  EXPECT_FALSE(session().hand().layers().areCountersUpright());
}

TEST_P(CounterLook, TheMenuChoosesHowEstimatesLookAndKeepsIt) {
  const auto isChosen = [&](const char* id) { return window_->commands().action(QLatin1String(id))->isChecked(); };
  EXPECT_TRUE(isChosen("view.estimates.quiet"));
  trigger("view.estimates.leftOut");
  EXPECT_EQ(session().hand().layers().estimates(), Estimates::LeftOut);
  EXPECT_FALSE(isChosen("view.estimates.quiet"));
  closeWindow();
  window_ = std::make_unique<MainWindow>();  // with the settings that the first one left
  EXPECT_EQ(session().hand().layers().estimates(), Estimates::LeftOut);
  EXPECT_TRUE(isChosen("view.estimates.leftOut"));
  trigger("view.estimates.marked");
  EXPECT_EQ(session().hand().layers().estimates(), Estimates::Marked);
}

INSTANTIATE_TEST_SUITE_P(Grids, CounterLook, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
