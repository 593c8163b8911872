#include <gtest/gtest.h>

#include <QDockWidget>
#include <QPushButton>

#include "editor/panels/counter_tray.h"
#include "tests/editor/app/counters_fixture.h"

namespace redoubt::editor {
namespace {

class CounterMoving : public CountersTest {};

TEST_P(CounterMoving, ADropBeyondTheSheetTakesCountersOffTheMapInOneEdit) {
  const auto a = place(1, "0202");
  const auto b = place(2, "0504", "v1");
  select({a, b});
  const int before = steps();
  press(pixel(hex("0202")));
  dragTo(pixel(hex("0102")));
  const QImage inside = picture();
  dragTo(QPoint(3, 3));
  EXPECT_GT(changed(inside, picture(), hex("0504")), 20) << "those that would go are marked";
  EXPECT_NE(canvas().tool()->hint().indexOf("leave the map"), -1) << canvas().tool()->hint().toStdString();
  release(QPoint(3, 3));
  EXPECT_FALSE(hexInFile(a));
  EXPECT_FALSE(hexInFile(b));
  EXPECT_EQ(steps(), before + 1);
  session().undo();
  EXPECT_EQ(hexInFile(a), hex("0202"));
  EXPECT_EQ(facingInFile(b), "v1");
}

TEST_P(CounterMoving, ADropOnTheTrayTakesThemOffTheMapAndTheTrayHasThemAgain) {
  const auto a = place(1, "0504");
  select({a});
  window_->tray().setVisible(true);
  for (QWidget* up = &window_->tray(); up; up = up->parentWidget()) {
    if (auto* dock = qobject_cast<QDockWidget*>(up)) {
      dock->show();
      dock->raise();
    }
  }
  QCoreApplication::processEvents();
  ASSERT_TRUE(window_->tray().isVisible());
  auto* unplaced = window_->tray().findChild<QPushButton*>(QStringLiteral("tray.unplaced"));
  ASSERT_TRUE(unplaced);
  const QString before = unplaced->text();
  const QPoint tray = window_->tray().mapToGlobal(window_->tray().rect().center());
  press(pixel(hex("0504")));
  dragTo(pixel(hex("0304")));
  dragTo(canvas().viewport()->mapFromGlobal(tray));
  release(canvas().viewport()->mapFromGlobal(tray));
  EXPECT_FALSE(hexInFile(a));
  EXPECT_NE(unplaced->text(), before);
  session().undo();
  EXPECT_EQ(unplaced->text(), before);
}

TEST_P(CounterMoving, ADropOnAnythingElseMovesNothing) {
  const auto a = place(1, "0504");
  select({a});
  const int before = steps();
  const QPoint elsewhere(canvas().viewport()->width() + 200, 100);
  press(pixel(hex("0504")));
  dragTo(pixel(hex("0604")));
  dragTo(elsewhere);
  EXPECT_EQ(canvas().tool()->hint(), "Nothing moves");
  release(elsewhere);
  EXPECT_EQ(steps(), before);
  EXPECT_EQ(hexInFile(a), hex("0504"));
}

TEST_P(CounterMoving, WhereOnlySomeWouldLeaveNoneMoves) {
  listen();
  const auto a = place(1, "0504");
  const auto b = place(2, "1904");
  select({a, b});
  const int before = steps();
  dragWith({}, {"0504", "0804"});
  EXPECT_EQ(steps(), before);
  EXPECT_FALSE(failure().isEmpty());
  EXPECT_EQ(hexInFile(a), hex("0504"));
  EXPECT_EQ(hexInFile(b), hex("1904"));
}

TEST_P(CounterMoving, ADragShowsAllTheCountersItMoves) {
  const auto a = place(1, "0504");
  const auto b = place(2, "1109");
  select({a, b});
  const hex::Layout& layout = session().layout();
  const hex::Hex step = layout.toHex(hex("0804")) - layout.toHex(hex("0504"));
  const hex::HexKey second = layout.toKey(layout.toHex(hex("1109")) + step);
  const QImage before = picture();
  press(pixel(hex("0504")));
  dragTo(pixel(hex("0704")));
  dragTo(pixel(hex("0804")));
  const QImage during = picture();
  const int card = static_cast<int>(canvas().scale() * canvas().scale() / 6);
  EXPECT_GT(changed(before, during, hex("0804")), card);
  EXPECT_GT(changed(before, during, second), card);
  release(pixel(hex("0804")));
  EXPECT_EQ(hexInFile(a), hex("0804"));
  EXPECT_EQ(hexInFile(b), second);
}

INSTANTIATE_TEST_SUITE_P(Grids, CounterMoving, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
