#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <cmath>

#include "editor/dialogs/sheets/back_grid.h"
#include "editor/dialogs/sheets/counter_reading.h"
#include "editor/dialogs/sheets/read_field.h"
#include "editor/dialogs/sheets/sheet_handles.h"

// The parts of the window for counter sheets that can be looked at alone.
namespace redoubt::editor {
namespace {

using model::CounterSheet;
using model::FaceSide;
using model::SheetPoint;
using Kind = rules::ManifestField::Kind;

CounterSheet turnedSheet() {
  CounterSheet sheet;
  sheet.front = "front";
  sheet.back = "back";
  sheet.columns = 5;
  sheet.rows = 4;
  sheet.left = 100, sheet.top = 80, sheet.right = 600, sheet.bottom = 480;
  sheet.gapX = 10, sheet.gapY = 8;
  sheet.angle = 7;
  sheet.backLeft = 50, sheet.backTop = 60, sheet.backRight = 560, sheet.backBottom = 470;
  sheet.backAngle = -3;
  return sheet;
}

SheetPoint placeOf(const CounterSheet& sheet, FaceSide side, GridHandle handle) {
  for (const HandlePlace& each : handlesOf(sheet, side)) {
    if (each.handle == handle) return each.at;
  }
  ADD_FAILURE() << "no such handle";
  return {};
}

double apart(SheetPoint a, SheetPoint b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

GridHandle oppositeOf(GridHandle handle) {
  return static_cast<GridHandle>((static_cast<int>(handle) + 4) % 8);
}

TEST(SheetHandles, ADraggedCornerOrEdgeGoesWhereItIsDraggedAndTheOppositeStays) {
  for (const FaceSide side : {FaceSide::Front, FaceSide::Back}) {
    for (int i = 0; i < 8; ++i) {
      const auto handle = static_cast<GridHandle>(i);
      const CounterSheet before = turnedSheet();
      const SheetPoint from = placeOf(before, side, handle), to{from.x + 13, from.y - 9};
      const CounterSheet after = dragged(before, side, handle, from, to);
      EXPECT_LT(apart(placeOf(after, side, oppositeOf(handle)), placeOf(before, side, oppositeOf(handle))), 1e-6) << i;
      const bool isCorner = i % 2 == 0;
      if (isCorner) {
        EXPECT_LT(apart(placeOf(after, side, handle), to), 1e-6) << i;
      }
      EXPECT_EQ(edgesOf(after, side).angle, edgesOf(before, side).angle);
      const FaceSide other = side == FaceSide::Front ? FaceSide::Back : FaceSide::Front;
      EXPECT_EQ(edgesOf(after, other), edgesOf(before, other)) << "the other side is as it was";
    }
  }
}

TEST(SheetHandles, TheRoundHandleTurnsTheGridAboutItsMiddle) {
  const CounterSheet before = turnedSheet();
  const CounterSheet after = dragged(before, FaceSide::Front, GridHandle::Turn, {}, {350, 0});
  EXPECT_NEAR(after.angle, 0, 1e-9) << "straight above the middle";
  EXPECT_EQ(after.left, before.left);
  const CounterSheet turned = dragged(before, FaceSide::Front, GridHandle::Turn, {}, {450, 180});
  EXPECT_NEAR(turned.angle, 45, 1e-9);
}

TEST(SheetHandles, DiamondsSetTheGaps) {
  const CounterSheet before = turnedSheet();
  for (const GridHandle handle : {GridHandle::GapX, GridHandle::GapY}) {
    const SheetPoint at = placeOf(before, FaceSide::Front, handle);
    const CounterSheet same = dragged(before, FaceSide::Front, handle, at, at);
    EXPECT_NEAR(same.gapX, before.gapX, 1e-6);
    EXPECT_NEAR(same.gapY, before.gapY, 1e-6);
  }
  const SheetPoint at = placeOf(before, FaceSide::Front, GridHandle::GapX);
  const CounterSheet wider = dragged(before, FaceSide::Front, GridHandle::GapX, at, {at.x - 4, at.y});
  EXPECT_GT(wider.gapX, before.gapX + 3);
  const CounterSheet most = dragged(before, FaceSide::Front, GridHandle::GapX, at, {-1000, at.y});
  EXPECT_LT(most.gapX, (before.right - before.left) / (before.columns - 1)) << "counters stay";
}

TEST(SheetHandles, AGridDoesntTurnInsideOut) {
  const CounterSheet after = dragged(turnedSheet(), FaceSide::Front, GridHandle::Right, {}, {-2000, 100});
  EXPECT_GT(after.right, after.left);
}

TEST(BackGrids, WhatIsSeenInPartIsCompletedWhereTheSheetWasTurned) {
  CounterSheet sheet = turnedSheet();
  sheet.angle = 0;
  const QSize size(700, 560);
  scan::SheetGrid whole{5, 4, 102, 78, 602, 478, 10, 8, -2, 0.9};
  EXPECT_EQ(backGrid(sheet, size, size, whole).basis, BackGrid::Basis::Seen);
  // The first column and the last row are not seen.
  const CounterSheet all = scan::withGrid(sheet, FaceSide::Back, whole);
  const double stepX = 510.0 / 5, stepY = 408.0 / 4;
  CounterSheet less = dragged(all, FaceSide::Back, GridHandle::Left, {}, [&] {
    const SheetPoint at = placeOf(all, FaceSide::Back, GridHandle::Left);
    const double turn = -2 * std::acos(-1.0) / 180;
    return SheetPoint{at.x + stepX * std::cos(turn), at.y + stepX * std::sin(turn)};
  }());
  less = dragged(less, FaceSide::Back, GridHandle::Bottom, {}, [&] {
    const SheetPoint at = placeOf(less, FaceSide::Back, GridHandle::Bottom);
    const double turn = -2 * std::acos(-1.0) / 180;
    return SheetPoint{at.x + stepY * std::sin(turn), at.y - stepY * std::cos(turn)};
  }());
  const GridEdges edges = edgesOf(less, FaceSide::Back);
  const scan::SheetGrid part{4, 3, edges.left, edges.top, edges.right, edges.bottom, 10, 8, -2, 0.5};
  const BackGrid completed = backGrid(sheet, size, size, part);
  EXPECT_EQ(completed.basis, BackGrid::Basis::Completed);
  EXPECT_NEAR(completed.grid.left, whole.left, 0.01);
  EXPECT_NEAR(completed.grid.top, whole.top, 0.01);
  EXPECT_NEAR(completed.grid.right, whole.right, 0.01);
  EXPECT_NEAR(completed.grid.bottom, whole.bottom, 0.01);
  const BackGrid none = backGrid(sheet, size, size, std::nullopt);
  EXPECT_EQ(none.basis, BackGrid::Basis::Mirrored);
  EXPECT_NEAR(none.grid.left, 700 - sheet.right, 1e-9);
  EXPECT_NEAR(none.grid.top, sheet.top, 1e-9);
}

CounterReading readingOf(const std::vector<std::pair<std::string, QPoint>>& words) {
  CounterReading reading;
  reading.front.size = {100, 100};
  for (const auto& [text, at] : words)
    reading.front.words.push_back({text, 0.9, QRect(at - QPoint(5, 5), QSize(10, 10))});
  return reading;
}

TEST(FigurePlaces, AreLearnedFromWhatAPersonTypes) {
  const std::vector<rules::ManifestField> fields{{Kind::Size}, {Kind::Morale}};
  FigurePlaces places;
  const CounterReading first = readingOf({{"12", {80, 10}}, {"4", {20, 90}}, {"7", {80, 90}}});
  EXPECT_FALSE(places.proposals(FaceSide::Front, fields, first)[0]) << "three numbers for two figures say nothing";
  const auto inOrder = places.proposals(FaceSide::Front, fields, readingOf({{"4", {20, 90}}, {"7", {80, 90}}}));
  EXPECT_EQ(inOrder[0], 4);
  EXPECT_EQ(inOrder[1], 7);
  places.learn(FaceSide::Front, fields[0], 7, first);
  places.learn(FaceSide::Front, fields[1], 4, first);
  const auto learned =
      places.proposals(FaceSide::Front, fields, readingOf({{"9", {50, 40}}, {"5", {22, 88}}, {"3", {79, 92}}}));
  EXPECT_EQ(learned[0], 3);
  EXPECT_EQ(learned[1], 5);
  EXPECT_FALSE(places.proposals(FaceSide::Front, fields, readingOf({{"9", {50, 40}}}))[0]) << "none is at its place";
}

TEST(FigurePlaces, NumbersBesideANameBelongToIt) {
  const CounterReading reading =
      readingOf({{"Guard", {60, 10}}, {"1", {20, 11}}, {"4", {20, 90}}, {"of", {80, 60}}, {"7", {80, 90}}});
  EXPECT_EQ(nameRead(reading.front), "1 Guard");
  const auto numbers = numbersRead(reading.front);
  ASSERT_EQ(numbers.size(), 2U);
  EXPECT_EQ(numbers[0].value, 4);
  EXPECT_EQ(nameRead(readingOf({{"4", {20, 90}}}).front), "");
}

TEST(FigurePlaces, ANumberThatStandsTwiceTeachesNothing) {
  FigurePlaces places;
  const std::vector<rules::ManifestField> fields{{Kind::Size}};
  const CounterReading twice = readingOf({{"4", {20, 90}}, {"4", {80, 90}}});
  places.learn(FaceSide::Front, fields[0], 4, twice);
  EXPECT_FALSE(places.proposals(FaceSide::Front, fields, twice)[0]);
}

TEST(ReadField, AProposalIsTakenByTabAloneOrAClick) {
  QWidget window;
  ReadField field(&window);
  QLineEdit next(&window);
  next.move(0, 60);
  window.show();
  window.activateWindow();
  field.setFocus();
  field.setProposal(QStringLiteral("4"));
  EXPECT_TRUE(field.text().isEmpty()) << "never by itself";
  EXPECT_TRUE(field.placeholderText().contains(QLatin1Char('4')));
  QSignalSpy edited(&field, &QLineEdit::textEdited);
  QTest::keyClick(&field, Qt::Key_Tab);
  EXPECT_EQ(field.text(), QLatin1String("4"));
  EXPECT_EQ(edited.size(), 1);
  EXPECT_EQ(window.focusWidget(), &next);
  field.clear();
  field.setFocus();
  QTest::keyClick(&field, Qt::Key_Escape);
  QTest::keyClick(&field, Qt::Key_Tab);
  EXPECT_TRUE(field.text().isEmpty()) << "Escape drops it";
  field.setText(QStringLiteral("3"));
  field.setProposal(QStringLiteral("8"));
  field.setFocus();
  QTest::keyClick(&field, Qt::Key_Tab);
  EXPECT_EQ(field.text(), QLatin1String("3")) << "what stands there stays";
  ASSERT_FALSE(field.actions().isEmpty());
  field.actions().front()->trigger();
  EXPECT_EQ(field.text(), QLatin1String("8"));
}

}  // namespace
}  // namespace redoubt::editor
