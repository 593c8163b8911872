#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "editor/render/zones/zone_titles.h"
#include "tests/editor/app/tools_fixture.h"

namespace redoubt::editor {
namespace {

class Zones : public ToolTest {
 protected:
  template <class Widget>
  Widget& option(const char* name) {
    return *window_->findChild<Widget*>(QLatin1String(name));
  }
};
INSTANTIATE_TEST_SUITE_P(BothOrientations, Zones, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

TEST_P(Zones, AZoneIsNamedAndRemovedInTheOptionBar) {
  key(Qt::Key_O);
  drag({"0505", "0705"});
  auto& name = option<QLineEdit>("options.zone.name");
  ASSERT_TRUE(name.isVisible());
  name.setFocus();
  name.selectAll();
  QTest::keyClicks(&name, QStringLiteral("Old hill"));
  QTest::keyClick(&name, Qt::Key_Return);
  EXPECT_EQ(inFile().all<model::Zone>().begin()->title, "Old hill");
  QTest::mouseClick(&option<QToolButton>("options.zone.remove"), Qt::LeftButton);
  EXPECT_TRUE(inFile().all<model::Zone>().empty());
  EXPECT_TRUE(inFile().all<model::ZoneHex>().empty());
  trigger("edit.undo");
  EXPECT_EQ(inFile().all<model::Zone>().size(), 1u);
}

TEST_P(Zones, AKindOfTheAuthorsOwnIsTypedInTheOptionBar) {
  key(Qt::Key_O);
  drag({"0505", "0705"});
  auto& kind = option<QComboBox>("options.zone.kind");
  kind.lineEdit()->setFocus();
  kind.lineEdit()->selectAll();
  QTest::keyClicks(kind.lineEdit(), QStringLiteral("burning"));
  QTest::keyClick(kind.lineEdit(), Qt::Key_Return);
  EXPECT_EQ(inFile().all<model::Zone>().begin()->kind.text(), "burning");
  EXPECT_EQ(kind.currentText(), QStringLiteral("burning"));
  trigger("edit.undo");
  EXPECT_EQ(inFile().all<model::Zone>().begin()->kind, model::ZoneKind::Area);
}

TEST_P(Zones, InASmallWindowWhatHasRoomIsInTheStripAndTheRestBehindItsButton) {
  window_->resize(1280, 800);
  QCoreApplication::processEvents();
  key(Qt::Key_O);
  drag({"0505", "0705"});
  QCoreApplication::processEvents();
  const auto* strip = window_->findChild<QWidget*>(QStringLiteral("toolOptions"));
  int right = 0;
  for (const char* name :
       {"options.zone", "options.zone.name", "options.zone.slug", "options.zone.kind", "options.zone.remove"}) {
    const auto& part = option<QWidget>(name);
    EXPECT_EQ(part.parentWidget(), strip) << name;
    EXPECT_TRUE(part.isVisible()) << name;
    EXPECT_GT(part.x(), right) << name;
    right = part.geometry().right();
  }
  EXPECT_LE(right, strip->width());
  QTest::mouseClick(&option<QToolButton>("options.zone.remove"), Qt::LeftButton);
  QCoreApplication::processEvents();
  EXPECT_FALSE(option<QWidget>("options.zone.name").isVisible());
  EXPECT_FALSE(option<QToolButton>("options.more").isVisible()) << "all that is left has room";
  EXPECT_EQ(option<QWidget>("options.radius").parentWidget(), strip);
}

TEST(ZoneTitles, NoneCoversAnotherAsLongAsThereIsRoom) {
  const QRectF window(0, 0, 300, 200);
  const render::TitleWish wish{{120, 18}, {{40, 60}, {44, 66}}};
  const std::vector<render::TitleWish> wishes(9, wish);
  const std::vector<QRectF> cards = render::titleCards(wishes, window);
  ASSERT_EQ(cards.size(), wishes.size());
  EXPECT_EQ(cards[0].bottomLeft(), QPointF(40, 60)) << "the first where it wants to be";
  for (std::size_t i = 0; i < cards.size(); ++i) {
    EXPECT_TRUE(window.contains(cards[i]));
    for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(cards[i].intersects(cards[j])) << i << " and " << j;
  }
}

TEST(ZoneTitles, ATitleTakesItsNextSpotBeforeItLeavesItsZone) {
  const std::vector<render::TitleWish> wishes{{{60, 18}, {{10, 40}}}, {{60, 18}, {{12, 44}, {10, 90}}}, {{60, 18}, {}}};
  const std::vector<QRectF> cards = render::titleCards(wishes, QRectF(0, 0, 300, 200));
  EXPECT_EQ(cards[1].bottomLeft(), QPointF(10, 90));
  EXPECT_TRUE(cards[2].isNull()) << "a zone out of sight has no title";
}

TEST_P(Zones, TheShortNameIsSeenAndRenamedWithAllThatNamesTheZone) {
  key(Qt::Key_O);
  drag({"0505", "0705"});
  const model::Zone zone = *battle().all<model::Zone>().begin();
  model::Edit edit("They name it");
  edit.put(model::Setting{*session().setUp().scenario(), "area", {'"' + zone.slug + '"'}});
  edit.put(model::HouseCheck{{77},
                             "held",
                             "Held",
                             model::Severity::Note,
                             "SELECT 'x' AS message FROM zone z WHERE z.slug = '" + zone.slug + "' AND 1 = 0"});
  ASSERT_TRUE(session().apply(edit));
  const std::string before = dump();
  auto& slug = option<QLineEdit>("options.zone.slug");
  ASSERT_TRUE(slug.isVisible());
  EXPECT_EQ(slug.text().toStdString(), zone.slug);
  slug.setFocus();
  slug.selectAll();
  QTest::keyClicks(&slug, QStringLiteral("Old hill"));
  QTest::keyClick(&slug, Qt::Key_Return);
  const model::Battle file = inFile();
  EXPECT_EQ(file.all<model::Zone>().begin()->slug, "old-hill");
  EXPECT_EQ(file.find<model::Setting>({*session().setUp().scenario(), "area"})->value.text, R"("old-hill")");
  EXPECT_TRUE(file.find<model::HouseCheck>({77})->query.find("z.slug = 'old-hill'") != std::string::npos);
  trigger("edit.undo");
  EXPECT_EQ(dump(), before) << "one edit";
}

TEST_P(Zones, TheAreaOfAnotherScenarioIsNotDrawn) {
  key(Qt::Key_O);
  drag({"0505", "0705"});
  const model::Zone zone = *battle().all<model::Zone>().begin();
  key(Qt::Key_V);
  change([](ToolOptions& options) { options.zone.reset(); });
  const auto areaOf = [&](Id<model::Scenario> scenario) {
    model::Edit edit("Its area");
    const model::JsonText value{'"' + zone.slug + '"'};
    edit.put(model::Setting{scenario, "area", value});
    ASSERT_TRUE(session().apply(edit));
  };
  const QImage drawn = picture();
  session().hand().layers().setVisible(MapLayer::Zones, false);
  const QImage bare = picture();
  session().hand().layers().setVisible(MapLayer::Zones, true);
  ASSERT_NE(drawn, bare);
  model::Edit small("A small scenario");
  small.put(model::Scenario{Id<model::Scenario>{4711}, "small", "Small", std::nullopt, 2, ""});
  ASSERT_TRUE(session().apply(small));
  areaOf(Id<model::Scenario>{4711});
  EXPECT_EQ(picture(), bare);
  areaOf(*session().setUp().scenario());
  EXPECT_EQ(picture(), drawn);
}

TEST_P(Zones, AZoneInUseGoesOnlyAsTheAuthorChooses) {
  key(Qt::Key_O);
  drag({"0505", "0705"});
  const Id<model::Zone> zone = battle().all<model::Zone>().begin()->id;
  ASSERT_FALSE(battle().all<model::Army>().empty());
  model::Edit use("An army comes back here");
  use.put(model::ReturnPoint{
      {randomId()}, session().setUp().scenario().value(), battle().all<model::Army>().begin()->id, zone, {}});
  ASSERT_TRUE(session().apply(use));
  const auto answer = [&](const QString& words) {
    QTimer::singleShot(0, [words] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      for (QAbstractButton* button : box->buttons()) {
        if (button->text().contains(words)) return button->click();
      }
      box->reject();
    });
    QTest::mouseClick(&option<QToolButton>("options.zone.remove"), Qt::LeftButton);
  };
  answer(QStringLiteral("Cancel"));
  EXPECT_EQ(inFile().all<model::Zone>().size(), 1u);
  answer(QStringLiteral("Remove them too"));
  EXPECT_TRUE(inFile().all<model::Zone>().empty());
  EXPECT_TRUE(inFile().all<model::ReturnPoint>().empty());
}

}  // namespace
}  // namespace redoubt::editor
