#include <gtest/gtest.h>

#include <QAction>
#include <QSettings>
#include <QTest>
#include <array>

#include "core/model/stack_verbs.h"
#include "core/model/unit_verbs.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/app/counters_fixture.h"

// The stack of a hex spread out beside it.
namespace redoubt::editor {
namespace {

class FanTest : public CountersTest {
 protected:
  // Gives the unit of a placement a counter with that size on its front.
  void giveSize(Id<model::Placement> id, int size) {
    model::Edit edit("Size");
    model::Counter counter;
    counter.id = {id.value};
    counter.unit = session().setUp().placement(id)->unit;
    model::Face face;
    face.id = {id.value};
    face.counter = counter.id;
    edit.put(counter);
    testing::putFace(edit, face, {}, size, {});
    ASSERT_TRUE(session().apply(edit));
  }
};

TEST_P(FanTest, TheStackOfTheSelectedHexFansOutWithOrderFacingAndSize) {
  const Ids ids = stack({1, 2, 3}, "1008", "v0");
  place(4, "0404");
  session().apply(model::setFacing(battle(), std::array{ids[1]}, model::Facing{*hex::directionFromText("v2")}, "Turn"));
  EXPECT_FALSE(fan().isVisible());
  click("1008");
  ASSERT_EQ(fan().hex(), hex("1008"));
  EXPECT_EQ(orders(), (QStringList{"top", "2nd", "3rd"}));
  const auto& facts = fan().facts();
  EXPECT_EQ(facts.size, "Infantry 3 of 4");
  EXPECT_FALSE(facts.isTooLarge);
  EXPECT_FALSE(facts.counters[0].hasOtherFacing);
  EXPECT_TRUE(facts.counters[1].hasOtherFacing);
  EXPECT_EQ(facts.counters[1].angle, hex::angle(*hex::directionFromText("v2"), GetParam()));
  EXPECT_TRUE(fan().accessibleName().contains("3")) << fan().accessibleName().toStdString();
  // One counter is no stack; nor is anything fanned while another tool works.
  click("0404");
  EXPECT_FALSE(fan().isVisible());
  click("1008");
  session().hand().setTool(QStringLiteral("tool.brush"));
  EXPECT_FALSE(fan().isVisible());
}

TEST_P(FanTest, TooManyAreToldAndGunsMayLookElsewhere) {
  stack({1, 2, 3, 4, 5}, "1008", "v0");
  session().hand().select({hex("1008")});
  EXPECT_EQ(fan().facts().size, "Infantry 5 of 4");
  EXPECT_TRUE(fan().facts().isTooLarge);
  place(6, "1204", "v0");
  placeGun(1, "1204", "v3");
  session().hand().select({hex("1204")});
  EXPECT_EQ(fan().facts().size, "Artillery 1 of 2, Infantry 1 of 1");
  EXPECT_FALSE(fan().facts().counters[0].hasOtherFacing || fan().facts().counters[1].hasOtherFacing);
}

TEST_P(FanTest, ItNeverCoversItsHexAndStaysInTheWindow) {
  const std::vector<const char*> everywhere{"0101", "2001", "0115", "2015", "1008", "2008", "1015", "1001"};
  for (std::size_t i = 0; i < everywhere.size(); ++i) {
    const int unit = static_cast<int>(i % 2) * 2 + 1;
    const Ids ids = stack({unit, unit + 1}, everywhere[i]);
    for (const double scale : {20.0, 45.0, 90.0, 180.0}) {
      canvas().zoomTo(scale);
      session().jumpTo(hex(everywhere[i]));
      ASSERT_TRUE(fan().isVisible()) << everywhere[i] << " at " << scale;
      EXPECT_TRUE(canvas().viewport()->rect().contains(fan().geometry())) << everywhere[i] << " at " << scale;
      const QRectF own = frameOf(hex(everywhere[i]));
      EXPECT_FALSE(own.intersects(QRectF(fan().geometry()))) << everywhere[i] << " at " << scale;
    }
  }
}

TEST_P(FanTest, ItFollowsTheMapAndClosesWhenItsHexIsOutOfSight) {
  stack({1, 2}, "1008");
  canvas().zoomTo(120);
  session().jumpTo(hex("1008"));
  const QPoint before = fan().pos();
  const QPoint hexBefore = pixel(hex("1008"));
  wheelOver(*canvas().viewport(), {50, 50}, -1, {});
  ASSERT_NE(pixel(hex("1008")), hexBefore);
  EXPECT_EQ(fan().pos() - before, pixel(hex("1008")) - hexBefore);
  canvas().centreOn(session().layout().centre(hex("0101")));
  EXPECT_FALSE(fan().isVisible());
  canvas().fit();
  EXPECT_TRUE(fan().isVisible());
}

TEST_P(FanTest, ClicksSelectCountersAndADoubleClickTheStack) {
  const Ids ids = stack({1, 2, 3}, "1008");
  click("1008");
  QTest::mouseClick(&fan(), Qt::LeftButton, {}, card(1));
  EXPECT_EQ(session().hand().selection().placements, Ids{ids[1]});
  EXPECT_EQ(session().hand().selection().hex, hex("1008"));
  QTest::mouseClick(&fan(), Qt::LeftButton, Qt::ControlModifier, card(2));
  EXPECT_EQ(session().hand().selection().placements, (Ids{ids[1], ids[2]}));
  QTest::mouseClick(&fan(), Qt::LeftButton, Qt::ControlModifier, card(1));
  EXPECT_EQ(session().hand().selection().placements, Ids{ids[2]});
  QTest::mouseDClick(&fan(), Qt::LeftButton, {}, card(0));
  EXPECT_EQ(session().hand().selection().placements, ids);
  EXPECT_EQ(fan().hex(), hex("1008"));
}

TEST_P(FanTest, ACardDraggedInsideTheFanChangesItsPlaceInOneEdit) {
  const Ids ids = stack({1, 2, 3}, "1008");
  click("1008");
  const int before = steps();
  dragCard(0, fan().mapToParent(fan().cardRect(2).center() + QPoint(24, 4)));
  EXPECT_EQ(stackInFile("1008"), (Ids{ids[1], ids[2], ids[0]}));
  EXPECT_EQ(steps(), before + 1);
  EXPECT_NE(lastTitle().find("down in its stack"), std::string::npos) << lastTitle();
  EXPECT_EQ(fan().facts().counters[2].placement, ids[0]) << "the fan shows the new order";
  dragCard(2, fan().mapToParent(fan().cardRect(0).center() - QPoint(24, 0)));
  EXPECT_EQ(stackInFile("1008"), ids);
  // Back where it was is no edit.
  const int after = steps();
  dragCard(1, fan().mapToParent(card(1) + QPoint(14, 3)));
  EXPECT_EQ(steps(), after);
  session().undo();
  EXPECT_EQ(stackInFile("1008"), (Ids{ids[1], ids[2], ids[0]}));
}

TEST_P(FanTest, ACardDraggedOutGoesToTheMapAlone) {
  const Ids ids = stack({1, 2, 3}, "1008");
  click("1008");
  QTest::mouseDClick(&fan(), Qt::LeftButton, {}, card(0));  // the whole stack is selected
  const int before = steps();
  dragCard(1, pixel(hex("0504")));
  EXPECT_EQ(hexInFile(ids[1]), hex("0504"));
  EXPECT_EQ(stackInFile("1008"), (Ids{ids[0], ids[2]}));
  EXPECT_EQ(steps(), before + 1);
  EXPECT_EQ(session().hand().selection().placements, Ids{ids[1]});
  // Beyond the sheet it leaves the map.
  session().hand().select({hex("1008")});
  dragCard(0, QPoint(2, 2));
  EXPECT_FALSE(hexInFile(ids[0]));
  EXPECT_EQ(stackInFile("1008"), Ids{ids[2]});
  session().undo();
  EXPECT_EQ(stackInFile("1008"), (Ids{ids[0], ids[2]}));
}

TEST_P(FanTest, EscapeEndsADragAndThenTheFan) {
  const Ids ids = stack({1, 2}, "1008");
  click("1008");
  const int before = steps();
  const auto move = [&](QPoint viewport) {
    const QPoint at = fan().mapFromParent(viewport);
    QMouseEvent event(QEvent::MouseMove, at, fan().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&fan(), &event);
  };
  QTest::mousePress(&fan(), Qt::LeftButton, {}, card(0));
  move(pixel(hex("0504")));
  move(pixel(hex("0503")));
  EXPECT_TRUE(canvas().tool()->isBusy());
  key(Qt::Key_Escape);
  EXPECT_FALSE(canvas().tool()->isBusy());
  QTest::mouseRelease(&fan(), Qt::LeftButton, {}, fan().mapFromParent(pixel(hex("0503"))));
  EXPECT_EQ(steps(), before);
  EXPECT_EQ(stackInFile("1008"), ids);
  ASSERT_TRUE(fan().isVisible());
  key(Qt::Key_Escape);
  EXPECT_FALSE(fan().isVisible());
  click("0504");
  click("1008");
  EXPECT_TRUE(fan().isVisible()) << "selected again, it opens again";
}

TEST_P(FanTest, ShiftAndTheWheelReorderOverTheHexAndOverTheFan) {
  const Ids ids = stack({1, 2, 3}, "1008");
  // The top one, without anything selected.
  wheelOver(*canvas().viewport(), pixel(hex("1008")), -1, Qt::ShiftModifier);
  EXPECT_EQ(stackInFile("1008"), (Ids{ids[1], ids[0], ids[2]}));
  wheelOver(*canvas().viewport(), pixel(hex("1008")), -1, Qt::ShiftModifier);
  EXPECT_EQ(stackInFile("1008"), (Ids{ids[1], ids[2], ids[0]}));
  ASSERT_TRUE(fan().isVisible());
  wheelOver(fan(), card(0), 1, Qt::ShiftModifier);
  EXPECT_EQ(stackInFile("1008"), (Ids{ids[1], ids[0], ids[2]}));
  const int before = steps();
  wheelOver(*canvas().viewport(), pixel(hex("0504")), -1, Qt::ShiftModifier);
  EXPECT_EQ(steps(), before);
}

TEST_P(FanTest, ACardsTooltipNamesAllItsFigures) {
  model::Edit edit("Pace");
  const Id<model::System> system = *model::info(battle())->system;
  edit.put(model::Rule{system, "figure/pace/title", model::JsonText{R"("Pace")"}});
  edit.put(model::Rule{system, "figure/pace/of", model::JsonText{R"("units")"}});
  ASSERT_TRUE(session().apply(edit));
  const Id<model::Placement> placed = place(1, "1008", "v0");
  place(2, "1008", "v0");
  giveSize(placed, 2);
  const Id<model::Face> face{placed.value};  // that giveSize() made
  ASSERT_TRUE(session().apply(model::setFigure(battle(), face, std::string("pace"), 5, "Pace")));
  click("1008");
  QStringList sentences;
  for (const CounterFacts& counter : fan().facts().counters) sentences << counter.sentence;
  EXPECT_EQ(sentences.filter(QStringLiteral("size 2, Pace 5")).size(), 1) << sentences.join(u'|').toStdString();
}

TEST_P(FanTest, TheKeyboardChoosesAndReorders) {
  const Ids ids = stack({1, 2, 3}, "1008");
  cursorTo("1008");
  trigger("counter.fan");
  ASSERT_TRUE(fan().hasFocus());
  EXPECT_EQ(session().hand().selection().placements, Ids{ids[0]});
  fanKey(Qt::Key_Right);
  EXPECT_EQ(session().hand().selection().placements, Ids{ids[1]});
  EXPECT_TRUE(fan().accessibleName().contains(fan().facts().counters[1].sentence));
  fanKey(Qt::Key_Right, Qt::AltModifier);
  EXPECT_EQ(stackInFile("1008"), (Ids{ids[0], ids[2], ids[1]}));
  fanKey(Qt::Key_Right, Qt::AltModifier);
  EXPECT_EQ(stackInFile("1008"), (Ids{ids[0], ids[2], ids[1]})) << "it is the lowest";
  fanKey(Qt::Key_Home);
  EXPECT_EQ(session().hand().selection().placements, Ids{ids[0]});
  fanKey(Qt::Key_Left);
  EXPECT_EQ(session().hand().selection().placements, Ids{ids[0]});
  // What it has no use for goes to the map below.
  fanKey(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(hexInFile(ids[0]), hex("1108"));
  session().hand().select({hex("1008")});
  trigger("counter.fan");
  fanKey(Qt::Key_Escape);
  EXPECT_FALSE(fan().isVisible());
  EXPECT_TRUE(canvas().hasFocus());
}

TEST_P(FanTest, ItOpensWhereThePointerRestsAndGoesWhenThePointerDoes) {
  stack({1, 2}, "1008");
  stack({3, 4}, "0404");
  hover(hex("0708"));
  hover(hex("1008"));
  EXPECT_FALSE(fan().isVisible()) << "not in passing";
  ASSERT_TRUE(QTest::qWaitFor([&] { return fan().hex() == hex("1008"); }));
  EXPECT_FALSE(session().hand().selection().hex);
  hover(hex("0710"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !fan().isVisible(); }));
  // Of two the one pointed at; then that of the selection again.
  session().hand().select({hex("0404")});
  EXPECT_EQ(fan().hex(), hex("0404"));
  hover(hex("1008"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return fan().hex() == hex("1008"); }));
  hover(hex("0710"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return fan().hex() == hex("0404"); }));
}

TEST_P(FanTest, ArmsThatGoTogetherInOneFormationOnlySaySo) {
  model::Edit edit("Line");
  const Id<model::System> system = *model::info(battle())->system;
  edit.put(model::Rule{system, "formation/wall/title", model::JsonText{R"("Wall")"}});
  edit.put(model::Rule{system, "stacking/alternatives", model::JsonText{R"([{"infantry": 4}, {"artillery": 2},
      {"formation": "wall", "infantry": 4, "artillery": 2}])"}});
  ASSERT_TRUE(session().apply(edit));
  place(1, "1008", "v0");
  const auto gun = placeGun(1, "1008", "v0");
  click("1008");
  EXPECT_EQ(fan().facts().size, "Artillery 1 of 2, Infantry 1 of 4");
  EXPECT_TRUE(fan().facts().isTooLarge);
  EXPECT_EQ(fan().facts().reason, "Artillery + Infantry together only as “Wall”");
  EXPECT_TRUE(fan().accessibleName().contains(fan().facts().reason));
  EXPECT_TRUE(canvas().viewport()->rect().contains(fan().geometry()));
  session().apply(model::setFormation(battle(), std::array{gun}, "wall", "Form"));
  EXPECT_FALSE(fan().facts().isTooLarge);
  EXPECT_EQ(fan().facts().reason, "");
}

TEST_P(FanTest, StacksThatAZoneAloneAllowsSaySo) {
  model::Edit edit("Camp");
  const Id<model::System> system = *model::info(battle())->system;
  const Id<model::Zone> camp{9001};
  edit.put(model::Zone{camp, "tents", "The tents", model::ZoneKind::Camp});
  edit.put(model::Rule{system, "stacking/alternatives", model::JsonText{R"([{"infantry": 1}, {"artillery": 1},
      {"zone": "tents", "infantry": 4, "artillery": 2}])"}});
  ASSERT_TRUE(session().apply(edit));
  place(1, "1008", "v0");
  placeGun(1, "1008", "v0");
  click("1008");
  EXPECT_TRUE(fan().facts().isTooLarge);
  EXPECT_EQ(fan().facts().reason, "Allowed only in “The tents”");
  model::Edit pitch("Pitch");
  pitch.put(model::ZoneHex{camp, hex("1008")});
  ASSERT_TRUE(session().apply(pitch));
  EXPECT_FALSE(fan().facts().isTooLarge);
  EXPECT_EQ(fan().facts().reason, "");
}

TEST_P(FanTest, ArmsThatAreLimitedTogetherShowTheirSum) {
  model::Edit edit("Together");
  const Id<model::System> system = *model::info(battle())->system;
  edit.put(model::Rule{system, "stacking/alternatives", model::JsonText{R"([{"infantry": "any", "artillery": "any",
      "together": [{"arms": ["infantry", "artillery"], "size": 2}, {"arms": ["artillery"], "size": 99}]}])"}});
  ASSERT_TRUE(session().apply(edit));
  giveSize(place(1, "1008", "v0"), 2);
  giveSize(placeGun(1, "1008", "v0"), 1);
  click("1008");
  EXPECT_TRUE(fan().facts().isTooLarge);
  EXPECT_EQ(fan().facts().size, "Artillery 1, Infantry 1, Artillery + Infantry together: size 3 of at most 2");
  EXPECT_EQ(fan().facts().reason, "");
}

TEST_P(FanTest, ArmsThatNeverGoTogetherSaySo) {
  model::Edit edit("Apart");
  const Id<model::System> system = *model::info(battle())->system;
  edit.put(model::Rule{system, "stacking/alternatives", model::JsonText{R"([{"infantry": 4}, {"artillery": 2}])"}});
  ASSERT_TRUE(session().apply(edit));
  place(1, "1008", "v0");
  placeGun(1, "1008", "v0");
  click("1008");
  EXPECT_EQ(fan().facts().reason, "Artillery + Infantry may not share a hex");
}

TEST_P(FanTest, WhileTheMapShowsWhatACounterCanDoItComesOnlyWhenAskedFor) {
  const Ids ids = stack({1, 2}, "1008");
  session().hand().select({hex("1008"), {ids[0]}});
  ASSERT_TRUE(fan().isVisible());
  trigger("view.reach");
  EXPECT_FALSE(fan().isVisible());
  hover(hex("0710"));
  hover(hex("1008"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return fan().hex() == hex("1008"); })) << "the pointer rests there";
  hover(hex("0710"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !fan().isVisible(); }));
  session().hand().select({});
  click("1008");
  EXPECT_EQ(fan().hex(), hex("1008")) << "clicked";
  hover(hex("0710"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !fan().isVisible(); }));
  trigger("counter.fan");
  EXPECT_TRUE(fan().isVisible()) << "the keyboard asks";
  fanKey(Qt::Key_Escape);
  EXPECT_FALSE(fan().isVisible());
  trigger("view.reach");
  session().hand().select({});
  session().hand().select({hex("1008")});
  EXPECT_TRUE(fan().isVisible());
}

TEST_P(FanTest, TheViewMenuTurnsItOffForGood) {
  stack({1, 2}, "1008");
  QAction* action = window_->commands().action(QStringLiteral("view.fan"));
  EXPECT_TRUE(action->isChecked());
  trigger("view.fan");
  click("1008");
  EXPECT_FALSE(fan().isVisible());
  trigger("counter.fan");
  EXPECT_TRUE(fan().isVisible()) << "asked for, it comes";
  fanKey(Qt::Key_Escape);
  EXPECT_FALSE(fan().isVisible());
  closeWindow();
  window_ = std::make_unique<MainWindow>();
  EXPECT_FALSE(window_->commands().action(QStringLiteral("view.fan"))->isChecked());
}

TEST_P(FanTest, LargeStacksWrapAndStayWhole) {
  for (int i = 10; i >= 1; --i) place(i, "1008");
  session().hand().select({hex("1008")});
  ASSERT_EQ(fan().facts().counters.size(), 10u);
  EXPECT_GT(fan().cardRect(8).top(), fan().cardRect(7).bottom());
  for (int i = 0; i < 10; ++i) {
    EXPECT_TRUE(fan().rect().contains(fan().cardRect(i)));
    EXPECT_GE(fan().cardRect(i).width(), 40);
  }
  trigger("counter.fan");
  fanKey(Qt::Key_Down);
  EXPECT_EQ(session().hand().selection().placements, Ids{fan().facts().counters[8].placement});
}

TEST_P(FanTest, OfAFileForReadingItOnlyShows) {
  stack({1, 2}, "1008");
  closeWindow();
  window_ = std::make_unique<MainWindow>();
  window_->show();
  session().setDocument(document::Document::open(path_.toStdString(), document::Mode::ReadOnly));
  canvas().fit();
  ASSERT_TRUE(session().isReadOnly());
  session().hand().select({hex("1008")});
  ASSERT_TRUE(fan().isVisible());
  const Ids order = session().setUp().stackAt(hex("1008"));
  fanKey(Qt::Key_Right);
  fanKey(Qt::Key_Right);
  EXPECT_EQ(session().hand().selection().placements, Ids{order[1]});
  fanKey(Qt::Key_Left, Qt::AltModifier);
  dragCard(0, pixel(hex("0504")));
  EXPECT_EQ(session().setUp().stackAt(hex("1008")), order);
}

TEST_F(WindowTest, ALeaderWhoLiesWithHisUnitsIsInTheirFan) {
  openSample();
  int guests = 0;
  for (const render::MapStack& stack : session().setUp().stacks()) {
    const StackFacts facts = stackFacts(session(), stack);
    if (facts.counters.size() < 2 || !facts.counters.back().isOutsideStackOrder) continue;
    ++guests;
    session().jumpTo(stack.hex);
    StackFan& fan = window_->fan();
    ASSERT_EQ(fan.hex(), stack.hex);
    EXPECT_EQ(fan.facts().counters.back().order, "leader");
    const auto id = fan.facts().counters.back().placement;
    QTest::mouseClick(&fan, Qt::LeftButton, {}, fan.cardRect(static_cast<int>(facts.counters.size()) - 1).center());
    EXPECT_EQ(session().hand().selection().placements, std::vector{id});
    // He has no place in the order.
    const std::string before = dump();
    QTest::keyClick(&fan, Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(dump(), before);
  }
  EXPECT_GT(guests, 0);
}

TEST_F(WindowTest, TheFanKeepsTheKeyboardWhereAVariantsInheritedStackIsReordered) {
  openSample();
  std::vector<Id<model::Variant>> variants;
  for (const model::Variant& variant : battle().all<model::Variant>()) variants.push_back(variant.id);
  for (const Id<model::Variant> variant : variants) {
    session().setUp().setVariant(variant);
    for (const render::MapStack& stack : session().setUp().stacks()) {
      const auto order = session().setUp().stackAt(stack.hex);
      if (order.size() < 2 || !session().setUp().isInherited(*session().setUp().placement(order[0]))) continue;
      const auto upper = session().setUp().placement(order[0])->words;
      session().jumpTo(stack.hex);
      trigger("counter.fan");
      StackFan& fan = window_->fan();
      QTest::keyClick(&fan, Qt::Key_Right, Qt::AltModifier);
      EXPECT_EQ(session().setUp().placement(session().setUp().stackAt(*fan.hex())[1])->words, upper);
      EXPECT_TRUE(fan.hasFocus());
      QTest::keyClick(&fan, Qt::Key_Left, Qt::AltModifier);
      EXPECT_EQ(session().setUp().placement(session().setUp().stackAt(*fan.hex())[0])->words, upper);
      return;
    }
  }
  FAIL() << "no variant inherits a stack";
}

INSTANTIATE_TEST_SUITE_P(Grids, FanTest, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
