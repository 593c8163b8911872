#include <QContextMenuEvent>
#include <QInputDialog>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <stdexcept>

#include "core/model/label_verbs.h"
#include "tests/editor/app/window_fixture.h"

// What a right click, or the menu key, offers.
namespace redoubt::editor {
namespace {

class MapMenu : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openSample();
  }
  void TearDown() override { closeMenu(); }
  QMenu* menu() { return window_->findChild<QMenu*>(QStringLiteral("map.menu")); }
  void closeMenu() {
    if (menu()) menu()->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  QStringList offered() {
    QStringList texts;
    for (const QAction* each : menu() ? menu()->actions() : QList<QAction*>()) {
      if (!each->isSeparator()) texts << QString(each->text()).remove(QLatin1Char('&'));
    }
    return texts;
  }
  QAction* entry(const char* beginning) {
    for (QAction* each : menu()->actions()) {
      if (QString(each->text()).remove(QLatin1Char('&')).startsWith(QString::fromUtf8(beginning))) return each;
    }
    throw std::runtime_error(std::string("the menu has no ") + beginning + " but " +
                             offered().join(QStringLiteral(" | ")).toStdString());
  }
};

TEST_F(MapMenu, ACountersMenuTurnsAndRemovesIt) {
  const model::Placement* counter = placementOf("1/I/2 pp");
  const Id<model::Placement> id = counter->id;
  const std::string number = session().layout().number(*counter->hex);
  session().hand().select({counter->hex, {id}});
  click(number.c_str(), Qt::RightButton);
  ASSERT_TRUE(menu());
  EXPECT_TRUE(offered().contains(QLatin1String("Reach")));
  EXPECT_TRUE(offered().contains(QLatin1String("Formation")));
  entry("Take off the map")->trigger();
  EXPECT_TRUE(session().hand().selection().placements.empty());
}

TEST_F(MapMenu, ARightClickOnOneOfSeveralSelectedCountersKeepsThem) {
  const model::Placement* counter = placementOf("1/I/2 pp");
  std::vector<Id<model::Placement>> both{counter->id};
  for (const model::Placement& row : session().setUp().placements()) {
    if (row.id != counter->id && row.rule == model::PlacementRule::At && row.hex && row.unit) {
      both.push_back(row.id);
      break;
    }
  }
  ASSERT_EQ(both.size(), 2u);
  session().hand().select({counter->hex, both});
  click(session().layout().number(*counter->hex).c_str(), Qt::RightButton);
  EXPECT_EQ(session().hand().selection().placements, both);
}

TEST_F(MapMenu, AHexOffersItsTerrainNamesAndZonesAndTheAreaItsCommands) {
  const model::Label label = *battle().all<model::Label>().begin();
  const hex::Point centre = session().layout().centre(label.hex);
  const hex::Point at{centre.x + label.dx, centre.y + label.dy};
  canvas().show(label.hex);
  QTest::mouseClick(canvas().viewport(), Qt::RightButton, {}, canvas().view().toPixels(at).toPoint());
  ASSERT_TRUE(menu());
  QAction* name = entry("Name “");
  ASSERT_TRUE(name->menu());
  ASSERT_EQ(name->menu()->actions().size(), 2);
  name->menu()->actions().back()->trigger();
  EXPECT_FALSE(battle().find<model::Label>(label.id));
  closeMenu();
  const model::ZoneHex zoneHex = *battle().all<model::ZoneHex>().begin();
  canvas().show(zoneHex.hex);
  QTest::mouseClick(canvas().viewport(), Qt::RightButton, {}, canvas().pixelOf(zoneHex.hex).toPoint());
  if (session().hand().selection().placements.empty()) {
    ASSERT_TRUE(menu());
    entry("Zone “")->menu()->actions().front()->trigger();
    EXPECT_EQ(session().hand().tool(), QLatin1String("tool.zone"));
    session().hand().setTool(QStringLiteral("tool.select"));
  }
  closeMenu();
  session().hand().selectArea({hex("0505"), hex("0506")});
  click("0505", Qt::RightButton);
  EXPECT_TRUE(offered().contains(QLatin1String("Clear the area")));
}

TEST_F(MapMenu, ASymbolIsTurnedChangedAndRemoved) {
  const model::Symbol church{{4711}, hex("0505"), "church"};
  ASSERT_TRUE(session().apply(model::putSymbol(battle(), church, "Church")));
  const auto symbol = [&] { return battle().find<model::Symbol>(church.id); };
  const auto choose = [&](int at) {
    click("0505", Qt::RightButton);
    QMenu* of = entry("Symbol “")->menu();
    ASSERT_EQ(of->actions().size(), 4);
    QAction* chosen = of->actions()[at];
    (chosen->menu() ? chosen->menu()->actions().back() : chosen)->trigger();
    closeMenu();
  };
  choose(0);
  EXPECT_EQ(symbol()->angle, 15);
  choose(1);
  EXPECT_EQ(symbol()->angle, 0);
  choose(2);
  EXPECT_NE(symbol()->kind, "church");
  EXPECT_EQ(session().hand().tool(), QLatin1String("tool.select")) << "no tool is taken for that";
  choose(3);
  EXPECT_FALSE(symbol());
}

TEST_F(MapMenu, APaintingToolOnlyPicks) {
  trigger("tool.brush");
  click("0505", Qt::RightButton);
  EXPECT_FALSE(menu());
}

TEST_F(MapMenu, TheMenuKeyOpensItForWhatIsSelectedWhateverTheTool) {
  trigger("tool.brush");
  session().hand().select({hex("0505")});
  QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(10, 10), canvas().mapToGlobal(QPoint(10, 10)));
  QCoreApplication::sendEvent(&canvas(), &event);
  ASSERT_TRUE(menu());
  entry("Paint with its terrain")->trigger();
  EXPECT_EQ(session().hand().paint().place, PaintPlace::Hex);
}

TEST_F(MapMenu, TheListOfCountersHasOneToo) {
  auto* list = window_->findChild<QListView*>(QStringLiteral("tray.list"));
  const model::Placement* counter = placementOf("1/I/2 pp");
  emit session().subjectRequested(model::subjectOf(*counter));
  QCoreApplication::processEvents();
  emit list->customContextMenuRequested(list->visualRect(list->currentIndex()).center());
  auto* menu = window_->findChild<QMenu*>(QStringLiteral("tray.menu"));
  ASSERT_TRUE(menu);
  const Id<model::Placement> id = counter->id;
  menu->actions().back()->trigger();
  EXPECT_FALSE(session().setUp().placement(id) && session().setUp().placement(id)->hex);
  menu->close();
}

TEST_F(MapMenu, AProblemIsWaivedByACommandWithAReasonAndRestoredByIt) {
  const auto waived = [this] {
    return std::count_if(session().findings().begin(), session().findings().end(),
                         [](const check::Finding& finding) { return finding.waived; });
  };
  const auto before = waived();
  trigger("check.next");
  QTimer::singleShot(0, window_.get(), [this] {
    auto* asks = window_->findChild<QInputDialog*>(QStringLiteral("problems.reason"));
    ASSERT_TRUE(asks);
    asks->setTextValue(QStringLiteral("The book prints it"));
    asks->accept();
  });
  trigger("check.waive");
  EXPECT_GT(waived(), before);
  const auto* notice = window_->findChild<QLabel*>(QStringLiteral("noticeBar.text"));
  ASSERT_TRUE(notice);
  EXPECT_FALSE(notice->text().contains(QLatin1String("restored")));
  trigger("check.waive");
  EXPECT_EQ(waived(), before);
  EXPECT_TRUE(notice->isVisible() && notice->text().contains(QLatin1String("restored"))) << "it is not done silently";
}

}  // namespace
}  // namespace redoubt::editor
