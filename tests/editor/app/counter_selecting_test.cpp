#include <gtest/gtest.h>

#include <QAction>
#include <algorithm>
#include <set>

#include "tests/editor/app/counters_fixture.h"

namespace redoubt::editor {
namespace {

class CounterSelecting : public CountersTest {};

TEST_P(CounterSelecting, ShiftAndADragFromBareGroundSelectsTheCountersInARectangle) {
  const Ids pile = stack({1, 2}, "0504");
  const auto b = place(3, "0806");
  const auto out = place(4, "1212");
  dragWith(Qt::ShiftModifier, {"0302", "0705", "1008"});
  EXPECT_EQ(session().hand().selection().placements.size(), 3u);
  const auto& found = session().hand().selection().placements;
  for (const auto id : {pile[0], pile[1], b}) EXPECT_NE(std::find(found.begin(), found.end(), id), found.end());
  // With Ctrl the others stay selected, and upwards is as good as downwards.
  dragWith(Qt::ShiftModifier | Qt::ControlModifier, {"1414", "1111"});
  EXPECT_EQ(session().hand().selection().placements.size(), 4u);
  EXPECT_NE(std::find(found.begin(), found.end(), out), found.end());
  dragWith(Qt::ShiftModifier, {"1801", "1602"});
  EXPECT_TRUE(session().hand().selection().placements.empty());
}

TEST_P(CounterSelecting, EscapeDropsARectangle) {
  const auto a = place(1, "0504");
  select({a});
  press(pixel(hex("1002")), Qt::ShiftModifier);
  dragTo(pixel(hex("1505")), Qt::ShiftModifier);
  EXPECT_TRUE(canvas().tool()->isBusy());
  key(Qt::Key_Escape);
  release(pixel(hex("1505")), Qt::ShiftModifier);
  EXPECT_EQ(session().hand().selection().placements, Ids{a});
}

TEST_P(CounterSelecting, TheCountersOfAnAreaAreSelectedByACommand) {
  const Ids pile = stack({1, 2}, "0504");
  place(3, "0806");
  session().hand().selectArea(hexes({"0504", "0505"}));
  trigger("counter.selectInArea");
  EXPECT_EQ(session().hand().selection().placements.size(), 2u);
  EXPECT_EQ(session().hand().selection().hex, hex("0504"));
  session().hand().selectArea({});
  EXPECT_FALSE(window_->commands().action(QStringLiteral("counter.selectInArea"))->isEnabled());
}

TEST_F(WindowTest, AWholeCommandIsSelectedFromOneOfItsCounters) {
  openSample();
  for (const model::Placement& row : session().setUp().placements()) {
    if (row.rule != model::PlacementRule::At || !row.unit) continue;
    std::set<Id<model::Command>> commands;
    for (const model::UnitCommand& of : battle().all<model::UnitCommand>()) {
      if (of.unit == *row.unit) commands.insert(of.command);
    }
    if (commands.size() != 1) continue;
    session().hand().select({row.hex, {row.id}});
    trigger("counter.selectCommand");
    std::size_t wanted = 0;
    for (const model::Placement& other : session().setUp().placements()) {
      if (other.rule != model::PlacementRule::At || !other.unit) continue;
      wanted += battle().find<model::UnitCommand>({*other.unit, *commands.begin()}) != nullptr;
    }
    ASSERT_GT(wanted, 1u);
    std::size_t units = 0;
    for (const auto id : session().hand().selection().placements)
      units += session().setUp().placement(id)->unit.has_value();
    EXPECT_EQ(units, wanted);
    return;
  }
  FAIL() << "no counter of one command";
}

INSTANTIATE_TEST_SUITE_P(Grids, CounterSelecting, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
