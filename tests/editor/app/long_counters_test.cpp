#include <gtest/gtest.h>

#include <QMenu>

#include "core/model/placement_verbs.h"
#include "tests/editor/app/counters_fixture.h"

// Counters that lie across two hexes on the map of the window.
namespace redoubt::editor {
namespace {

class LongCounters : public CountersTest {
 protected:
  // Across 0504 and its neighbour on side 1.
  Id<model::Placement> placeLong() {
    const auto id = place(1, "0504");
    second_ = neighbour("0504", 1);
    EXPECT_TRUE(session().apply(model::setSecondHex(session().battle(), id, second_, "Across")));
    return id;
  }
  std::optional<hex::HexKey> secondInFile(Id<model::Placement> id) {
    const model::Battle stored = inFile();
    const model::Placement* row = stored.find<model::Placement>(id);
    return row ? row->secondHex : std::nullopt;
  }
  QPoint middleOf(hex::HexKey hex) { return pixel(hex); }

  hex::HexKey second_;
};

TEST_P(LongCounters, AreDrawnAcrossBothHexesAndSelectedInEither) {
  const auto id = place(1, "0504");
  const hex::HexKey second = neighbour("0504", 1);
  session().hand().select({});
  const QImage before = picture();
  ASSERT_TRUE(session().apply(model::setSecondHex(session().battle(), id, second, "Across")));
  EXPECT_GT(changed(before, picture(), second), 20) << "it lies there too";
  press(middleOf(second));
  release(middleOf(second));
  EXPECT_EQ(session().hand().selection().placements, Ids{id});
  session().hand().select({});
  press(middleOf(hex("0504")));
  release(middleOf(hex("0504")));
  EXPECT_EQ(session().hand().selection().placements, Ids{id});
}

TEST_P(LongCounters, AreDraggedByEitherEndWithBothHexes) {
  const auto id = placeLong();
  select({id});
  const hex::HexKey target = neighbour("0504", 4);
  const int before = steps();
  press(middleOf(second_));
  dragTo(middleOf(hex("0504")));
  release(middleOf(hex("0504")));
  EXPECT_EQ(hexInFile(id), target);
  EXPECT_EQ(secondInFile(id), hex("0504"));
  EXPECT_EQ(steps(), before + 1);
  session().undo();
  EXPECT_EQ(hexInFile(id), hex("0504"));
  EXPECT_EQ(secondInFile(id), second_);
}

TEST_P(LongCounters, GetTheirSecondHexByTheMenuOfTheCounter) {
  const auto id = place(1, "0504");
  model::Edit rule("Rule");
  rule.put(model::Rule{model::info(session().battle())->system.value_or(Id<model::System>{}), "long/line",
                       model::JsonText{R"({"units": {}})"}});
  ASSERT_TRUE(session().apply(rule));
  select({id});
  click("0504", Qt::RightButton);
  auto* hexes = window_->findChild<QMenu*>(QStringLiteral("map.menu.secondHex"));
  ASSERT_TRUE(hexes);
  ASSERT_EQ(hexes->actions().size(), 7) << "none, and six neighbours";
  hexes->actions()[2]->trigger();
  EXPECT_EQ(secondInFile(id), neighbour("0504", 1));
  session().undo();
  EXPECT_EQ(secondInFile(id), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(Grids, LongCounters, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
