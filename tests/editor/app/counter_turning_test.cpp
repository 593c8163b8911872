#include <gtest/gtest.h>

#include <QAction>
#include <algorithm>

#include "core/model/stack_verbs.h"
#include "tests/editor/app/counters_fixture.h"

namespace redoubt::editor {
namespace {

class CounterTurning : public CountersTest {
 protected:
  // Facing a hex by the rules: of its neighbour across a side, one of the two vertices at that side.
  bool isInFrontOf(Id<model::Placement> id, hex::HexKey wanted) {
    const model::Placement* row = session().setUp().placement(id);
    if (!row->direction || !row->direction->direction) return false;
    const auto fronts = hex::frontHexes(session().layout(), *row->hex, *row->direction->direction);
    return std::find(fronts.begin(), fronts.end(), wanted) != fronts.end();
  }
};

TEST_P(CounterTurning, AltAndADragTurnsToFaceThePointer) {
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
  EXPECT_EQ(session().hand().selection().placements, Ids{a});
  EXPECT_EQ(hexInFile(a), hex("1008")) << "it turned and stayed";
  EXPECT_EQ(lastTitle().rfind("Turn ", 0), 0u);
  EXPECT_NE(lastTitle().find(" to face "), std::string::npos) << lastTitle();
  const std::string now = facingInFile(a);
  session().undo();
  EXPECT_NE(facingInFile(a), now);
}

TEST_P(CounterTurning, TheTitleNamesTheHexesFaced) {
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
  const std::string name = model::nameOf(battle(), *session().setUp().placement(a));
  EXPECT_EQ(lastTitle(), "Turn " + name + " to face " + session().layout().number(fronts[0]) + " and " +
                             session().layout().number(fronts[1]));
}

TEST_P(CounterTurning, ATurnOutlinesAndNamesWhatTheRulesPutInFront) {
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
  // A name that was still on its way may have come in between.
  EXPECT_LT(changed(before, turning, beyondFlank), 10) << "and its flank isn't";
  release(pixel(neighbour("1008", 3)), Qt::AltModifier);
  const std::string name = model::nameOf(battle(), *session().setUp().placement(a));
  EXPECT_EQ(lastTitle(), "Turn " + name + " to face " + session().layout().number(neighbour("1008", 3)));
}

TEST_P(CounterTurning, TheRulesSayWhetherAHexsideIsFaced) {
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

TEST_P(CounterTurning, EscapeDropsATurnAndItIsShownBeforehand) {
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

TEST_P(CounterTurning, SeveralCountersFaceOneHexEachFromItsOwnInOneEdit) {
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
    const auto row = *session().setUp().placement(id);
    const auto own = session().layout().centre(*row.hex);
    const auto target = session().layout().centre(hex("1008"));
    EXPECT_EQ(row.direction->direction,
              model::directionAlong(GetParam(), hex::FacingKind::Vertex, target.x - own.x, target.y - own.y));
  }
}

TEST_P(CounterTurning, TheKeyboardFacesTheHexOfItsCursor) {
  const auto a = place(1, "1008");
  select({a});
  trigger("counter.face");
  key(Qt::Key_Down);
  key(Qt::Key_Down);
  key(Qt::Key_Return);
  EXPECT_TRUE(facingInFile(a) == "v3" || facingInFile(a) == "v2") << facingInFile(a);
  EXPECT_EQ(session().hand().selection().placements, Ids{a}) << "and it is still selected";
  // Dropped, nothing turns and the counter is selected again.
  const int before = steps();
  trigger("counter.face");
  key(Qt::Key_Up);
  EXPECT_TRUE(session().hand().selection().placements.empty());
  key(Qt::Key_Escape);
  EXPECT_EQ(session().hand().selection().placements, Ids{a});
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

INSTANTIATE_TEST_SUITE_P(Grids, CounterTurning, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
