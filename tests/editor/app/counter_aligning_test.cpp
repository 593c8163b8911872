#include <gtest/gtest.h>

#include <QAction>
#include <set>

#include "tests/editor/app/counters_fixture.h"

namespace redoubt::editor {
namespace {

class CounterAligning : public CountersTest {};

TEST_P(CounterAligning, StacksAreSpreadAlongADrawnLineInOneEdit) {
  const Ids left = stack({1, 2}, "0603", "v1");
  const auto middle = place(3, "0805", "v2");
  const auto right = place(4, "1103");
  session().hand().select({hex("1103"), {right, left[1], middle, left[0]}});
  const int before = steps();
  trigger("counter.align");
  dragWith({}, {"0510", "0910", "1310"});
  EXPECT_EQ(steps(), before + 1);
  EXPECT_EQ(stackInFile("0510"), left);
  EXPECT_EQ(hexInFile(right), hex("1310"));
  const auto line = session().layout().line(hex("0510"), hex("1310"));
  EXPECT_EQ(hexInFile(middle), line[line.size() / 2]);
  EXPECT_EQ(facingInFile(left[0]), "v1");
  EXPECT_EQ(facingInFile(middle), "v2");
  EXPECT_EQ(facingInFile(right), "");
  EXPECT_TRUE(lastTitle().ends_with(" from 0510 to 1310")) << lastTitle();
  EXPECT_EQ(session().hand().selection().placements.size(), 4u);
  session().undo();
  EXPECT_EQ(stackInFile("0603"), left);
  EXPECT_EQ(hexInFile(middle), hex("0805"));
}

TEST_P(CounterAligning, WithShiftTheLineFacesToItsLeft) {
  const auto a = place(1, "0603");
  const auto b = place(2, "1103", "v2");
  select({a, b});
  trigger("counter.align");
  dragWith(Qt::ShiftModifier, {"0510", "1310"});  // to the right: its left is up the sheet
  EXPECT_EQ(facingInFile(a), facingInFile(b));
  const int angle = hex::angle(*session().setUp().placement(a)->direction->direction, GetParam());
  EXPECT_TRUE(angle == 0 || angle == 30 || angle == 330) << angle;
}

TEST_P(CounterAligning, ALineThatIsTooShortIsToldAndAnotherCanBeDrawn) {
  listen();
  const auto a = place(1, "0603");
  const auto b = place(2, "1103");
  const auto c = place(3, "1203");
  select({a, b, c});
  const int before = steps();
  trigger("counter.align");
  dragWith({}, {"0510", "0511"});
  EXPECT_EQ(steps(), before);
  EXPECT_TRUE(failure().contains("too few for 3 stacks")) << failure().toStdString();
  EXPECT_EQ(hexInFile(a), hex("0603"));
  dragWith({}, {"0510", "0512"});
  EXPECT_EQ((std::set{*hexInFile(a), *hexInFile(b), *hexInFile(c)}), hexes({"0510", "0511", "0512"}));
  EXPECT_EQ(steps(), before + 1);
}

TEST_P(CounterAligning, ALineIsGivenByKeysOrByClicksAndEscapeDropsIt) {
  const auto a = place(1, "0603");
  const auto b = place(2, "0803");
  select({a, b});
  const int before = steps();
  trigger("counter.align");
  key(Qt::Key_Down);  // from 0603 to 0604
  key(Qt::Key_Return);
  for (int i = 0; i < 4; ++i) key(Qt::Key_Down);
  const QImage shown = picture();
  key(Qt::Key_Return);
  EXPECT_EQ(hexInFile(a), hex("0604"));
  EXPECT_EQ(hexInFile(b), hex("0608"));
  EXPECT_EQ(steps(), before + 1);
  trigger("counter.align");
  click("1005");
  EXPECT_EQ(steps(), before + 1) << "the first click is where it begins";
  click("1305");
  EXPECT_EQ(steps(), before + 2);
  EXPECT_TRUE(hexInFile(a) == hex("1005") || hexInFile(b) == hex("1005"));
  trigger("counter.align");
  click("0301");
  key(Qt::Key_Escape);
  click("0305");
  EXPECT_EQ(steps(), before + 2);
}

TEST_P(CounterAligning, TheLineShowsItsCountersBeforehand) {
  const auto a = place(1, "0603");
  const auto b = place(2, "0803");
  select({a, b});
  trigger("counter.align");
  const QImage before = picture();
  press(pixel(hex("0510")));
  dragTo(pixel(hex("1310")));
  const QImage during = picture();
  const int card = static_cast<int>(canvas().scale() * canvas().scale() / 6);
  EXPECT_GT(changed(before, during, hex("0510")), card);
  EXPECT_GT(changed(before, during, hex("1310")), card);
  key(Qt::Key_Escape);
  release(pixel(hex("1310")));
  EXPECT_EQ(hexInFile(a), hex("0603"));
}

TEST_P(CounterAligning, AligningNeedsCountersOfTwoHexes) {
  const Ids ids = stack({1, 2}, "0603");
  QAction* align = window_->commands().action(QStringLiteral("counter.align"));
  EXPECT_FALSE(align->isEnabled());
  select(ids);
  EXPECT_FALSE(align->isEnabled());
  EXPECT_FALSE(window_->commands().reason(QStringLiteral("counter.align")).isEmpty());
  const auto other = place(3, "0803");
  session().hand().select({hex("0603"), {ids[0], other}});
  EXPECT_TRUE(align->isEnabled());
}

INSTANTIATE_TEST_SUITE_P(Grids, CounterAligning, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
