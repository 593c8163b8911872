#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include "editor/style/elided_box.h"
#include "tests/editor/app/window_fixture.h"

// What a small screen, or a large one at a high scale, has room for.
namespace redoubt::editor {
namespace {

constexpr QSize kSmallest{800, 500};  // logical pixels: 1600 × 1000 at a scale of 200 %

class SmallScreen : public WindowTest {
 protected:
  void TearDown() override { window_.reset(); }
  void expectToFit() {
    const QSize least = window_->minimumSizeHint();
    EXPECT_LE(least.width(), kSmallest.width());
    EXPECT_LE(least.height(), kSmallest.height());
  }
  // Areas without a horizontal scroll bar cut off what they have no room for.
  void expectPagesWithinTheirDocks() {
    for (const QScrollArea* area : window_->findChildren<QScrollArea*>()) {
      if (!area->widget() || area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff) continue;
      if (!area->viewport()->isVisible()) continue;
      EXPECT_LE(area->widget()->minimumSizeHint().width(), area->viewport()->width())
          << area->widget()->metaObject()->className();
    }
  }

  // In a new window each time.
  template <class Check>
  void inEitherLanguage(Check&& check) {
    QTranslator polish;
    ASSERT_TRUE(polish.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
    for (const bool isPolish : {false, true}) {
      SCOPED_TRACE(isPolish ? "Polish" : "English");
      if (isPolish) QCoreApplication::installTranslator(&polish);
      window_.reset();
      SetUp();
      check(isPolish);
      closeWindow();
    }
    QCoreApplication::removeTranslator(&polish);
  }
};

TEST_F(SmallScreen, TheWindowFitsItWithOrWithoutABattleInEitherLanguage) {
  inEitherLanguage([&](bool isPolish) {
    expectToFit();
    isPolish ? open(path_) : openSample();
    expectToFit();
    window_->resize(window_->minimumSizeHint());
    QCoreApplication::processEvents();
    EXPECT_LE(window_->width(), kSmallest.width());
    EXPECT_GE(canvas().width(), 150);
    EXPECT_GE(canvas().height(), 120);
    expectPagesWithinTheirDocks();
    click("0505");
    expectPagesWithinTheirDocks();
    session().hand().selectArea({hex("0505"), hex("0506")});
    expectPagesWithinTheirDocks();
    Selection counter;
    counter.placements = {battle().all<model::Placement>().begin()->id};
    session().hand().select(counter);
    expectPagesWithinTheirDocks();
  });
}

TEST_F(SmallScreen, ScenarioAndVariantAreShownWholeOrEndWithDotsInEitherLanguage) {
  inEitherLanguage([&](bool isPolish) {
    isPolish ? open(path_) : openSample();
    model::Edit edit("Long names");
    model::Scenario scenario = *battle().find<model::Scenario>(*session().setUp().scenario());
    scenario.title = "The historical scenario as the campaign books have it";
    model::Variant variant = *battle().find<model::Variant>(*session().setUp().variant());
    variant.title = "The first variant of the set-up";
    edit.put(scenario);
    edit.put(variant);
    if (!isPolish) {
      ASSERT_TRUE(session().apply(edit));
    }
    window_->resize(kSmallest);
    QCoreApplication::processEvents();
    ASSERT_LE(window_->width(), kSmallest.width());
    const std::pair<const char*, std::string> boxes[] = {{"scenario.choice", scenario.title},
                                                         {"variant.choice", variant.title}};
    for (const auto& [name, full] : boxes) {
      const auto* box = window_->findChild<ElidedBox*>(QString::fromLatin1(name));
      ASSERT_TRUE(box && box->isVisible()) << name;
      const auto right = [&] { return box->mapTo(window_.get(), box->rect().bottomRight()).x(); };
      EXPECT_TRUE(QTest::qWaitFor([&] { return right() <= window_->width(); })) << right();
      EXPECT_TRUE(box->shownText().endsWith(QChar(0x2026))) << box->shownText().toStdString();
      EXPECT_EQ(box->tip().toStdString(), full);
    }
  });
}

TEST_F(SmallScreen, LargeLettersLeaveTheMapItsRoomAsANarrowScreenDoes) {
  const QFont usual = QApplication::font();
  const auto behindTerrain = [] {
    MainWindow window;
    return window.tabifiedDockWidgets(window.findChild<QDockWidget*>(QStringLiteral("dock.terrain"))).size();
  };
  EXPECT_EQ(behindTerrain(), 1);
  QFont large = usual;
  large.setPointSizeF(16);
  QApplication::setFont(large);
  EXPECT_EQ(behindTerrain(), 9) << "one column of docks";
  QApplication::setFont(usual);
}

TEST_F(SmallScreen, OptionsThatDontFitWaitBehindAButton) {
  openSample();
  trigger("tool.shape");
  auto* more = window_->findChild<QToolButton*>(QStringLiteral("options.more"));
  auto* shape = window_->findChild<QComboBox*>(QStringLiteral("options.shape"));
  auto* inside = window_->findChild<QWidget*>(QStringLiteral("options.inside"));
  auto* strip = window_->findChild<QWidget*>(QStringLiteral("toolOptions"));
  ASSERT_TRUE(more && shape && inside && strip);
  EXPECT_FALSE(more->isVisible());
  EXPECT_TRUE(inside->isVisible());
  window_->resize(kSmallest);
  QCoreApplication::processEvents();
  ASSERT_TRUE(more->isVisible());
  EXPECT_LE(more->geometry().right(), strip->width());
  EXPECT_FALSE(inside->isVisible());
  QTest::mouseClick(more, Qt::LeftButton);
  ASSERT_TRUE(inside->isVisible());
  const bool was = session().hand().options().onlyInArea;
  QTest::mouseClick(inside, Qt::LeftButton, {}, QPoint(8, inside->height() / 2));
  EXPECT_NE(session().hand().options().onlyInArea, was);
  QTest::keyClick(inside, Qt::Key_Escape);
  EXPECT_FALSE(inside->isVisible());
  trigger("tool.select");
  EXPECT_FALSE(more->isVisible());
  trigger("tool.shape");
  window_->resize(1600, 1000);
  QCoreApplication::processEvents();
  EXPECT_FALSE(more->isVisible());
  EXPECT_TRUE(inside->isVisible());
  EXPECT_EQ(inside->parentWidget(), strip);
  EXPECT_LT(shape->x(), inside->x()) << "in the order that they had";
}

}  // namespace
}  // namespace redoubt::editor
