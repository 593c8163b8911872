#include <gtest/gtest.h>

#include <QPushButton>
#include <algorithm>
#include <set>

#include "editor/panels/counter_tray.h"
#include "editor/tools/drawn_line.h"
#include "tests/editor/app/counters_fixture.h"

namespace redoubt::editor {
namespace {

// The counters of a command placed all at once.
class DeploymentTest : public CountersTest {
 protected:
  // The first foot, in their order.
  std::vector<model::Subject> foot(int count) {
    std::vector<const model::Unit*> units;
    for (const model::Unit& unit : battle().all<model::Unit>()) {
      if (session().rules().text("unit-type/" + unit.type + "/arm") == "infantry") units.push_back(&unit);
    }
    std::vector<model::Subject> subjects;
    for (int i = 0; i < count; ++i) subjects.push_back({units[static_cast<std::size_t>(i)]->id, {}});
    return subjects;
  }

  void takeInHand(const std::vector<model::Subject>& subjects) {
    session().hand().takeCommandInHand(subjects);
    session().hand().setTool(QStringLiteral("tool.counter"));
  }

  std::optional<hex::HexKey> hexOf(const model::Subject& subject) {
    const model::Battle battle = inFile();
    for (const model::Placement& row : battle.all<model::Placement>()) {
      if (model::subjectOf(row) == subject) return row.hex;
    }
    return std::nullopt;
  }

  std::vector<hex::HexKey> hexesOf(const std::vector<model::Subject>& subjects) {
    std::vector<hex::HexKey> hexes;
    for (const model::Subject& subject : subjects) {
      if (const auto hex = hexOf(subject)) hexes.push_back(*hex);
    }
    return hexes;
  }

  std::string facingOf(const model::Subject& subject) {
    const model::Battle battle = inFile();
    for (const model::Placement& row : battle.all<model::Placement>()) {
      if (model::subjectOf(row) == subject && row.direction) return model::toText(*row.direction);
    }
    return {};
  }
};

TEST_P(DeploymentTest, AClickPutsThemAboutAHexInOneEdit) {
  place(9, "0806");
  const auto command = foot(7);
  takeInHand(command);
  const int before = steps();
  click("0805");
  EXPECT_EQ(steps(), before + 1);
  const auto there = hexesOf(command);
  ASSERT_EQ(there.size(), 7u);
  EXPECT_EQ(setOf(there).size(), 7u) << "each in a hex of its own";
  EXPECT_EQ(there.front(), hex("0805"));
  EXPECT_FALSE(setOf(there).contains(hex("0806"))) << "somebody stands there";
  for (const hex::HexKey each : there) EXPECT_LE(session().layout().distance(each, hex("0805")), 2);
  EXPECT_EQ(session().hand().selection().placements.size(), 7u);
  EXPECT_TRUE(session().hand().commandInHand().empty());
  session().undo();
  EXPECT_TRUE(hexesOf(command).empty());
  session().redo();
  EXPECT_EQ(hexesOf(command), there);
}

TEST_P(DeploymentTest, ADragPutsThemAlongTheLineWithShiftFacingToItsLeft) {
  const auto command = foot(5);
  takeInHand(command);
  dragWith(Qt::ShiftModifier, {"0510", "0910", "1310"});
  const auto line = session().layout().line(hex("0510"), hex("1310"));
  const auto there = hexesOf(command);
  ASSERT_EQ(there.size(), 5u);
  EXPECT_EQ(there.front(), hex("0510"));
  EXPECT_EQ(there[2], line[line.size() / 2]);
  EXPECT_EQ(there.back(), hex("1310"));
  for (const model::Subject& each : command) {
    const auto direction = hex::directionFromText(facingOf(each));
    ASSERT_TRUE(direction);
    const int angle = hex::angle(*direction, GetParam());
    EXPECT_TRUE(angle == 0 || angle == 30 || angle == 330) << angle;
  }
}

TEST_P(DeploymentTest, ABentLineIsFollowedAsItIsDrawn) {
  const auto command = foot(9);
  takeInHand(command);
  dragWith({}, {"0410", "0405", "0805"});
  const auto there = hexesOf(command);
  ASSERT_EQ(there.size(), 9u);
  EXPECT_EQ(there.front(), hex("0410"));
  EXPECT_TRUE(setOf(there).contains(hex("0405"))) << "the corner";
  EXPECT_EQ(there.back(), hex("0805"));
}

TEST_P(DeploymentTest, AShortLineHasSeveralInAHexInTheirOrder) {
  const auto command = foot(6);
  takeInHand(command);
  dragWith({}, {"0510", "0511", "0512"});
  EXPECT_EQ(stackInFile("0510").size(), 2u);
  EXPECT_EQ(stackInFile("0511").size(), 2u);
  EXPECT_EQ(stackInFile("0512").size(), 2u);
  EXPECT_EQ(hexOf(command[0]), hex("0510"));
  EXPECT_EQ(hexOf(command[1]), hex("0510"));
}

TEST_P(DeploymentTest, ThoseThatStandAlreadyAreMovedWithTheOthers) {
  const auto placed = place(2, "1503", "v2");
  const auto command = foot(3);
  takeInHand(command);
  const int before = steps();
  dragWith({}, {"0510", "0910"});
  EXPECT_EQ(steps(), before + 1);
  EXPECT_EQ(hexInFile(placed), hex("0710"));
  EXPECT_EQ(facingInFile(placed), "v2");
  session().undo();
  EXPECT_EQ(hexInFile(placed), hex("1503"));
  EXPECT_EQ(hexesOf(command).size(), 1u);
}

TEST_P(DeploymentTest, EscapeDropsTheLineAndThenWhatIsInHand) {
  const auto command = foot(4);
  takeInHand(command);
  press(pixel(hex("0510")));
  dragTo(pixel(hex("0910")));
  key(Qt::Key_Escape);
  release(pixel(hex("0910")));
  EXPECT_TRUE(hexesOf(command).empty());
  EXPECT_EQ(session().hand().commandInHand().size(), 4u);
  key(Qt::Key_Escape);
  EXPECT_TRUE(session().hand().commandInHand().empty());
  click("0805");
  EXPECT_TRUE(hexesOf(command).empty());
}

TEST_P(DeploymentTest, KeysAloneGiveTheHexOrTheLine) {
  const auto command = foot(3);
  cursorTo("0603");
  takeInHand(command);
  canvas().setFocus();
  key(Qt::Key_Return, Qt::ShiftModifier);
  for (int i = 0; i < 4; ++i) key(Qt::Key_Down);
  key(Qt::Key_Return);
  EXPECT_EQ(hexesOf(command), (std::vector{hex("0603"), hex("0605"), hex("0607")}));
  takeInHand(command);
  cursorTo("1308");
  key(Qt::Key_Return);
  EXPECT_EQ(hexOf(command.front()), hex("1308"));
}

TEST_P(DeploymentTest, TheyAreShownBeforehand) {
  takeInHand(foot(3));
  const QImage before = picture();
  press(pixel(hex("0510")));
  dragTo(pixel(hex("0910")));
  const QImage during = picture();
  const int card = static_cast<int>(canvas().scale() * canvas().scale() / 6);
  EXPECT_GT(changed(before, during, hex("0510")), card);
  EXPECT_GT(changed(before, during, hex("0710")), card);
  EXPECT_GT(changed(before, during, hex("0910")), card);
  key(Qt::Key_Escape);
  release(pixel(hex("0910")));
}

INSTANTIATE_TEST_SUITE_P(Grids, DeploymentTest, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

TEST(DrawnLine, GoesStraightWhereItIsNearlySoAndBackOverItself) {
  const auto layout = std::get<hex::Layout>(hex::Layout::make({}));
  const auto at = [](int column, int row) { return hex::HexKey::at(column, row); };
  DrawnLine line;
  line.begin(at(3, 5));
  for (const hex::HexKey hex : {at(5, 6), at(7, 5), at(9, 5)}) line.drawTo(layout, hex);
  EXPECT_EQ(line.hexes(layout, at(10, 5)), layout.line(at(3, 5), at(10, 5)));
  line.drawTo(layout, at(9, 12));
  const auto bent = line.hexes(layout, at(9, 12));
  EXPECT_NE(bent, layout.line(at(3, 5), at(9, 12)));
  EXPECT_EQ(std::set(bent.begin(), bent.end()).size(), bent.size());
  line.drawTo(layout, at(9, 5));
  EXPECT_EQ(line.hexes(layout, at(9, 5)).back(), at(9, 5)) << "back over itself it is shorter again";
  EXPECT_LT(line.hexes(layout, at(9, 5)).size(), bent.size());
}

}  // namespace
}  // namespace redoubt::editor
