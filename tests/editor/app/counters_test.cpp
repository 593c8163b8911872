#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <algorithm>
#include <map>

#include "core/model/stack_verbs.h"
#include "editor/panels/counter_tray.h"
#include "editor/tools/counter_verbs.h"
#include "tests/editor/app/counters_fixture.h"

// Counters moved, turned, aligned, taken off the map and selected.
namespace redoubt::editor {
namespace {

class CounterToolTest : public CountersTest {
 protected:
  // Facing a hex by the rules: of its neighbour across a side, one of the two vertices at that side.
  bool isInFrontOf(Id<model::Placement> id, hex::HexKey wanted) {
    const model::Placement* row = session().placement(id);
    if (!row->direction || !row->direction->direction) return false;
    const auto fronts = hex::frontHexes(session().layout(), *row->hex, *row->direction->direction);
    return std::find(fronts.begin(), fronts.end(), wanted) != fronts.end();
  }
  void press(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mousePress(canvas().viewport(), Qt::LeftButton, modifiers, at);
  }
  void release(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, modifiers, at);
  }
  void dragTo(QPoint at, Qt::KeyboardModifiers modifiers = {}) { moveTo(at, Qt::LeftButton, modifiers); }
  // How much of the picture round a hex differs.
  int changed(const QImage& a, const QImage& b, hex::HexKey hex) {
    const QRect rect = frameOf(hex).toAlignedRect().intersected(a.rect());
    int count = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
      for (int x = rect.left(); x <= rect.right(); ++x) count += a.pixel(x, y) != b.pixel(x, y);
    }
    return count;
  }
  QString failure() { return failures_.isEmpty() ? QString() : failures_.last(); }
  void listen() {
    QObject::connect(&session(), &Session::failed, window_.get(), [this](const QString& text) { failures_ << text; });
  }
  QStringList failures_;
};

// --- turning

TEST_P(CounterToolTest, AltAndADragTurnsToFaceThePointer) {
  const auto a = place(1, "1008");
  select({a});
  const int before = steps();
  for (int side = 0; side < hex::kSides; ++side) {
    const hex::HexKey towards = neighbour("1008", side);
    press(pixel(hex("1008")), Qt::AltModifier);
    dragTo(pixel(towards), Qt::AltModifier);
    release(pixel(towards), Qt::AltModifier);
    EXPECT_TRUE(isInFrontOf(a, towards)) << side;
    EXPECT_EQ(facingInFile(a).front(), 'v');
  }
  EXPECT_LE(steps(), before + hex::kSides);
  EXPECT_EQ(session().selection().placements, Ids{a});
  EXPECT_EQ(hexInFile(a), hex("1008")) << "it turned and stayed";
  EXPECT_EQ(lastTitle().rfind("Turn ", 0), 0u);
  EXPECT_NE(lastTitle().find(" to face "), std::string::npos) << lastTitle();
  const std::string now = facingInFile(a);
  session().undo();
  EXPECT_NE(facingInFile(a), now);
}

TEST_P(CounterToolTest, TheTitleNamesTheHexesFaced) {
  const auto a = place(1, "1008");
  select({a});
  press(pixel(hex("1008")), Qt::AltModifier);
  // Straight at a vertex.
  const hex::Point vertex = session().layout().corner(hex("1008"), 1);
  const hex::Point own = session().layout().centre(hex("1008"));
  const hex::Point beyond{own.x + 3 * (vertex.x - own.x), own.y + 3 * (vertex.y - own.y)};
  const QPoint at = canvas().view().toPixels(beyond).toPoint();
  dragTo(at, Qt::AltModifier);
  release(at, Qt::AltModifier);
  EXPECT_EQ(facingInFile(a), "v1");
  const auto fronts = hex::frontHexes(session().layout(), hex("1008"), *hex::directionFromText("v1"));
  const std::string name = model::nameOf(battle(), *session().placement(a));
  EXPECT_EQ(lastTitle(), "Turn " + name + " to face " + session().layout().number(fronts[0]) + " and " +
                             session().layout().number(fronts[1]));
}

TEST_P(CounterToolTest, ATurnOutlinesAndNamesWhatTheRulesPutInFront) {
  const Id<model::System> system = *model::info(battle())->system;
  model::Edit edit("Zones");
  edit.put(model::Rule{system, "facing/kind", model::JsonText{R"("hexside")"}});
  edit.put(model::Rule{system, "facing/zones", model::JsonText{R"({"front": 1, "flank": 4, "rear": 1})"}});
  ASSERT_TRUE(session().apply(edit));
  const auto a = place(1, "1008");
  select({a});
  const QImage before = picture();
  press(pixel(hex("1008")), Qt::AltModifier);
  dragTo(pixel(neighbour("1008", 3)), Qt::AltModifier);
  const hex::HexKey beyondFlank = *session().layout().neighbour(neighbour("1008", 4), 4);
  const QImage turning = picture();
  EXPECT_GT(changed(before, turning, neighbour("1008", 3)), 40) << "what it would face is outlined";
  EXPECT_EQ(changed(before, turning, beyondFlank), 0) << "and its flank isn't";
  release(pixel(neighbour("1008", 3)), Qt::AltModifier);
  const std::string name = model::nameOf(battle(), *session().placement(a));
  EXPECT_EQ(lastTitle(), "Turn " + name + " to face " + session().layout().number(neighbour("1008", 3)));
}

TEST_P(CounterToolTest, TheRulesSayWhetherAHexsideIsFaced) {
  for (const model::Rule& row : battle().all<model::Rule>()) {
    if (row.path != "facing/kind") continue;
    model::Rule hexside = row;
    hexside.value.text = R"("hexside")";
    model::Edit edit("Hexsides");
    edit.put(hexside);
    ASSERT_TRUE(session().apply(edit));
    break;
  }
  const auto a = place(1, "1008");
  select({a});
  for (int side = 0; side < hex::kSides; ++side) {
    press(pixel(hex("1008")), Qt::AltModifier);
    release(pixel(neighbour("1008", side)), Qt::AltModifier);
    EXPECT_EQ(facingInFile(a), "s" + std::to_string(side));
  }
}

TEST_P(CounterToolTest, EscapeDropsATurnAndItIsShownBeforehand) {
  const auto a = place(1, "1008", "v0");
  select({a});
  const QImage before = picture();
  const int count = steps();
  press(pixel(hex("1008")), Qt::AltModifier);
  dragTo(pixel(hex("1012")), Qt::AltModifier);
  const auto fronts = hex::frontHexes(session().layout(), hex("1008"), *hex::directionFromText("v3"));
  EXPECT_GT(changed(before, picture(), fronts[0]), 40) << "the hexes it would face are outlined";
  key(Qt::Key_Escape);
  release(pixel(hex("1012")), Qt::AltModifier);
  EXPECT_EQ(steps(), count);
  EXPECT_EQ(facingInFile(a), "v0");
  // On its own hex there is no bearing.
  press(pixel(hex("1008")), Qt::AltModifier);
  release(pixel(hex("1008")), Qt::AltModifier);
  EXPECT_EQ(steps(), count);
}

TEST_P(CounterToolTest, SeveralCountersFaceOneHexEachFromItsOwnInOneEdit) {
  const auto a = place(1, "0805");
  const auto b = place(2, "1305");
  const auto c = place(3, "1012");
  select({a, b, c});
  const int before = steps();
  press(pixel(hex("1008")), Qt::AltModifier);
  release(pixel(hex("1008")), Qt::AltModifier);
  EXPECT_EQ(steps(), before + 1);
  EXPECT_TRUE(lastTitle().ends_with(" to face 1008")) << lastTitle();
  EXPECT_NE(facingInFile(a), facingInFile(c));
  for (const auto id : {a, b, c}) {
    const auto row = *session().placement(id);
    const auto own = session().layout().centre(*row.hex);
    const auto target = session().layout().centre(hex("1008"));
    EXPECT_EQ(row.direction->direction,
              model::directionAlong(GetParam(), hex::FacingKind::Vertex, target.x - own.x, target.y - own.y));
  }
}

TEST_P(CounterToolTest, TheKeyboardFacesTheHexOfItsCursor) {
  const auto a = place(1, "1008");
  select({a});
  trigger("counter.face");
  key(Qt::Key_Down);
  key(Qt::Key_Down);
  key(Qt::Key_Return);
  EXPECT_TRUE(facingInFile(a) == "v3" || facingInFile(a) == "v2") << facingInFile(a);
  EXPECT_EQ(session().selection().placements, Ids{a}) << "and it is still selected";
  // Dropped, nothing turns and the counter is selected again.
  const int before = steps();
  trigger("counter.face");
  key(Qt::Key_Up);
  EXPECT_TRUE(session().selection().placements.empty());
  key(Qt::Key_Escape);
  EXPECT_EQ(session().selection().placements, Ids{a});
  EXPECT_EQ(steps(), before);
  // With the pointer: a click, or the key once more.
  trigger("counter.face");
  click("1003");
  EXPECT_TRUE(isInFrontOf(a, hex("1007"))) << facingInFile(a);
  trigger("counter.face");
  hover(hex("1012"));
  trigger("counter.face");
  EXPECT_TRUE(isInFrontOf(a, hex("1009"))) << facingInFile(a);
}

// --- aligning

TEST_P(CounterToolTest, StacksAreSpreadAlongADrawnLineInOneEdit) {
  const Ids left = stack({1, 2}, "0603", "v1");
  const auto middle = place(3, "0805", "v2");
  const auto right = place(4, "1103");
  session().select({hex("1103"), {right, left[1], middle, left[0]}});
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
  EXPECT_EQ(session().selection().placements.size(), 4u);
  session().undo();
  EXPECT_EQ(stackInFile("0603"), left);
  EXPECT_EQ(hexInFile(middle), hex("0805"));
}

TEST_P(CounterToolTest, WithShiftTheLineFacesToItsLeft) {
  const auto a = place(1, "0603");
  const auto b = place(2, "1103", "v2");
  select({a, b});
  trigger("counter.align");
  dragWith(Qt::ShiftModifier, {"0510", "1310"});  // to the right: its left is up the sheet
  EXPECT_EQ(facingInFile(a), facingInFile(b));
  const int angle = hex::angle(*session().placement(a)->direction->direction, GetParam());
  EXPECT_TRUE(angle == 0 || angle == 30 || angle == 330) << angle;
}

TEST_P(CounterToolTest, ALineThatIsTooShortIsToldAndAnotherCanBeDrawn) {
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

TEST_P(CounterToolTest, ALineIsGivenByKeysOrByClicksAndEscapeDropsIt) {
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

TEST_P(CounterToolTest, TheLineShowsItsCountersBeforehand) {
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

TEST_P(CounterToolTest, AligningNeedsCountersOfTwoHexes) {
  const Ids ids = stack({1, 2}, "0603");
  QAction* align = window_->commands().action(QStringLiteral("counter.align"));
  EXPECT_FALSE(align->isEnabled());
  select(ids);
  EXPECT_FALSE(align->isEnabled());
  EXPECT_FALSE(window_->commands().reason(QStringLiteral("counter.align")).isEmpty());
  const auto other = place(3, "0803");
  session().select({hex("0603"), {ids[0], other}});
  EXPECT_TRUE(align->isEnabled());
}

// --- moving, and leaving the map

TEST_P(CounterToolTest, ADropBeyondTheSheetTakesCountersOffTheMapInOneEdit) {
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

TEST_P(CounterToolTest, ADropOnTheTrayTakesThemOffTheMapAndTheTrayHasThemAgain) {
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

TEST_P(CounterToolTest, ADropOnAnythingElseMovesNothing) {
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

TEST_P(CounterToolTest, WhereOnlySomeWouldLeaveNoneMoves) {
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

TEST_P(CounterToolTest, ADragShowsAllTheCountersItMoves) {
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

// --- placing quickly

TEST_P(CounterToolTest, KeepPlacingTakesTheNextCounterOfTheCommandInHand) {
  auto* keep = window_->tray().findChild<QCheckBox*>(QStringLiteral("tray.keepPlacing"));
  ASSERT_TRUE(keep);
  std::multimap<int, model::Subject> byOrdinal;  // as the tray lists them
  for (const model::Unit& unit : battle().all<model::Unit>()) byOrdinal.insert({unit.ordinal, {unit.id, {}}});
  std::vector<model::Subject> foot;
  for (const auto& [ordinal, subject] : byOrdinal) foot.push_back(subject);
  session().setTool(QStringLiteral("tool.counter"));
  session().takeInHand(foot[0]);
  click("0504");
  EXPECT_FALSE(session().counterInHand()) << "not unless asked";
  keep->click();
  session().takeInHand(foot[1]);
  click("0604");
  EXPECT_EQ(session().counterInHand(), foot[2]);
  cursorTo("0704");
  key(Qt::Key_Return);
  EXPECT_EQ(session().counterInHand(), foot[3]);
  key(Qt::Key_Escape);
  session().takeInHand(std::nullopt);
  EXPECT_FALSE(session().counterInHand()) << "put back, it stays there";
  EXPECT_EQ(stackInFile("0504").size() + stackInFile("0604").size() + stackInFile("0704").size(), 3u);
  // Behind the last of a command its first that is left, and nothing when none is.
  for (std::size_t i = 3; i + 1 < foot.size(); ++i) {
    if (i != 4) placeCounter(session(), foot[i], hex("1008"));
  }
  session().takeInHand(foot.back());
  click("0804");
  EXPECT_EQ(session().counterInHand(), foot[4]);
}

TEST_P(CounterToolTest, APlaceIsTypedInTheTray) {
  auto* field = window_->tray().findChild<QLineEdit*>(QStringLiteral("tray.placeAt"));
  auto* problem = window_->tray().findChild<QLabel*>(QStringLiteral("tray.placeProblem"));
  auto* list = window_->tray().findChild<TrayView*>(QStringLiteral("tray.list"));
  ASSERT_TRUE(field && problem && list);
  EXPECT_FALSE(field->isEnabled());
  const model::Unit& unit = *battle().all<model::Unit>().begin();
  emit session().subjectRequested({unit.id, {}});
  ASSERT_TRUE(field->isEnabled());
  const int before = steps();
  const auto type = [&](const char* text) {
    field->clear();
    QTest::keyClicks(field, QLatin1String(text));
    QTest::keyClick(field, Qt::Key_Return);
  };
  for (const char* wrong : {"9999", "0504 v9", "0504 s1", "0504 v1 v2", "north"}) {
    type(wrong);
    EXPECT_FALSE(problem->text().isEmpty()) << wrong;
    EXPECT_EQ(field->text(), QLatin1String(wrong)) << "what was typed is not lost";
    EXPECT_EQ(steps(), before) << wrong;
  }
  type("0504 v2");
  EXPECT_TRUE(problem->text().isEmpty());
  EXPECT_TRUE(field->text().isEmpty());
  ASSERT_EQ(stackInFile("0504").size(), 1u);
  EXPECT_EQ(facingInFile(stackInFile("0504").front()), "v2");
  EXPECT_EQ(session().placement(stackInFile("0504").front())->unit, unit.id);
  EXPECT_EQ(steps(), before + 1);
  // The next counter of the command is at hand.
  type("0604");
  ASSERT_EQ(stackInFile("0604").size(), 1u);
  EXPECT_NE(session().placement(stackInFile("0604").front())->unit, unit.id);
  session().undo();
  EXPECT_TRUE(stackInFile("0604").empty());
}

// --- selecting

TEST_P(CounterToolTest, ShiftAndADragFromBareGroundSelectsTheCountersInARectangle) {
  const Ids pile = stack({1, 2}, "0504");
  const auto b = place(3, "0806");
  const auto out = place(4, "1212");
  dragWith(Qt::ShiftModifier, {"0302", "0705", "1008"});
  EXPECT_EQ(session().selection().placements.size(), 3u);
  const auto& found = session().selection().placements;
  for (const auto id : {pile[0], pile[1], b}) EXPECT_NE(std::find(found.begin(), found.end(), id), found.end());
  // With Ctrl the others stay selected, and upwards is as good as downwards.
  dragWith(Qt::ShiftModifier | Qt::ControlModifier, {"1414", "1111"});
  EXPECT_EQ(session().selection().placements.size(), 4u);
  EXPECT_NE(std::find(found.begin(), found.end(), out), found.end());
  dragWith(Qt::ShiftModifier, {"1801", "1602"});
  EXPECT_TRUE(session().selection().placements.empty());
}

TEST_P(CounterToolTest, EscapeDropsARectangle) {
  const auto a = place(1, "0504");
  select({a});
  press(pixel(hex("1002")), Qt::ShiftModifier);
  dragTo(pixel(hex("1505")), Qt::ShiftModifier);
  EXPECT_TRUE(canvas().tool()->isBusy());
  key(Qt::Key_Escape);
  release(pixel(hex("1505")), Qt::ShiftModifier);
  EXPECT_EQ(session().selection().placements, Ids{a});
}

TEST_P(CounterToolTest, TheCountersOfAnAreaAreSelectedByACommand) {
  const Ids pile = stack({1, 2}, "0504");
  place(3, "0806");
  session().selectArea(hexes({"0504", "0505"}));
  trigger("counter.selectInArea");
  EXPECT_EQ(session().selection().placements.size(), 2u);
  EXPECT_EQ(session().selection().hex, hex("0504"));
  session().selectArea({});
  EXPECT_FALSE(window_->commands().action(QStringLiteral("counter.selectInArea"))->isEnabled());
}

TEST_F(WindowTest, AWholeCommandIsSelectedFromOneOfItsCounters) {
  openSample();
  for (const model::Placement& row : session().placements()) {
    if (row.rule != model::PlacementRule::At || !row.unit) continue;
    std::set<Id<model::Command>> commands;
    for (const model::UnitCommand& of : battle().all<model::UnitCommand>()) {
      if (of.unit == *row.unit) commands.insert(of.command);
    }
    if (commands.size() != 1) continue;
    session().select({row.hex, {row.id}});
    trigger("counter.selectCommand");
    std::size_t wanted = 0;
    for (const model::Placement& other : session().placements()) {
      if (other.rule != model::PlacementRule::At || !other.unit) continue;
      wanted += battle().find<model::UnitCommand>({*other.unit, *commands.begin()}) != nullptr;
    }
    ASSERT_GT(wanted, 1u);
    std::size_t units = 0;
    for (const auto id : session().selection().placements) units += session().placement(id)->unit.has_value();
    EXPECT_EQ(units, wanted);
    return;
  }
  FAIL() << "no counter of one command";
}

INSTANTIATE_TEST_SUITE_P(Grids, CounterToolTest, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
