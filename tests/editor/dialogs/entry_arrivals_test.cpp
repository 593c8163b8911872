#include <QLabel>
#include <QScrollBar>
#include <QTabWidget>
#include <QTreeWidget>
#include <set>

#include "core/exchange/new_battle.h"
#include "core/model/forces_edit.h"
#include "editor/dialogs/turns/tracks_dialog.h"
#include "editor/style/theme.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

constexpr int kInCommand = 3;
constexpr int kInAll = 24;

// An army with a command of three, the first two of them on the map, and many units in no command.
model::Battle manyUnits() {
  exchange::NewBattleOptions options;
  options.columns = 8;
  options.rows = 6;
  model::Battle battle = exchange::newBattle(options);
  const model::Army army = *battle.all<model::Army>().begin();
  battle.all<model::Zone>().put({{60}, "bank", "The bank", model::ZoneKind::Entry});
  battle.all<model::ZoneHex>().put({{60}, hex::HexKey::at(1, 1)});
  battle.all<model::Command>().put({{50}, "left", army.id, "Left wing", {}, "#AA0000", 1});
  for (int i = 1; i <= kInAll; ++i) {
    const std::string name = "Foot " + std::to_string(i);
    battle.all<model::Unit>().put({{100 + i}, "foot-" + std::to_string(i), army.id, name, name, "infantry", i});
    if (i <= kInCommand) battle.all<model::UnitCommand>().put({{100 + i}, {50}});
  }
  for (const model::SetUpBlock& block : battle.all<model::SetUpBlock>()) {
    if (block.army != army.id) continue;
    for (int i = 1; i <= 2; ++i) {
      model::Placement row;
      row.id = {200 + i};
      row.block = block.id;
      row.ordinal = i;
      row.unit = Id<model::Unit>{100 + i};
      row.hex = hex::HexKey::at(i + 2, 3);
      row.direction = model::Facing{hex::Direction{hex::FacingKind::Hexside, i}};
      row.formation = "line";
      battle.all<model::Placement>().put(row);
    }
  }
  return battle;
}

class EntryArrivalsTest : public DialogTest<TracksDialog> {
 protected:
  EntryArrivalsTest() : DialogTest(manyUnits()) {
    child<QTabWidget>("tracks.tabs").setCurrentIndex(2);
    QCoreApplication::processEvents();
    press("entries.add");
  }

  QTreeWidget& tree() const { return child<QTreeWidget>("entries.arrivals"); }
  QTreeWidgetItem& item(const QString& name) const {
    for (QTreeWidgetItemIterator at(&tree()); *at; ++at) {
      if ((*at)->text(0).startsWith(name)) return **at;
    }
    throw std::runtime_error("no line " + name.toStdString());
  }
  // Where the box of a line is on the screen now.
  QPoint box(const QString& name) const {
    const QRect row = tree().visualItemRect(&item(name));
    return tree().viewport()->mapToGlobal(QPoint(row.left() + 9, row.center().y()));
  }
  // There, whatever it shows by now.
  void clickAt(QPoint screen) {
    const QPoint at = tree().viewport()->mapFromGlobal(screen);
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, at);
    QCoreApplication::processEvents();
  }
  std::vector<model::Placement> placed() const {
    std::vector<model::Placement> rows;
    const model::Battle battle = inFile();
    for (const model::Placement& row : battle.all<model::Placement>()) rows.push_back(row);
    return rows;
  }
  std::set<std::string> entering() const {
    std::set<std::string> names;
    const model::Battle battle = inFile();
    for (const model::Placement& row : battle.all<model::Placement>()) {
      if (row.rule == model::PlacementRule::Enters) names.insert(battle.find(row.unit)->name);
    }
    return names;
  }
};

TEST_F(EntryArrivalsTest, TicksOneAfterAnotherHitTheUnitsThatStoodUnderThePointer) {
  const QPoint third = box(QStringLiteral("Foot 3"));
  const QPoint fourth = box(QStringLiteral("Foot 4"));
  const QPoint fifth = box(QStringLiteral("Foot 5"));
  clickAt(third);
  EXPECT_EQ(box(QStringLiteral("Foot 4")), fourth) << "nothing moves under the pointer";
  clickAt(fourth);
  clickAt(fifth);
  EXPECT_EQ(entering(), (std::set<std::string>{"Foot 3", "Foot 4", "Foot 5"}));
  EXPECT_EQ(item(QStringLiteral("Foot 4")).checkState(0), Qt::Checked);
}

TEST_F(EntryArrivalsTest, RowsAreHighEnoughToHit) {
  EXPECT_GE(tree().visualItemRect(&item(QStringLiteral("Foot 4"))).height(), size::tickRow());
}

TEST_F(EntryArrivalsTest, AListThatIsScrolledStaysWhereItIs) {
  tree().scrollToItem(&item(QStringLiteral("Foot 20")));
  const int scrolled = tree().verticalScrollBar()->value();
  ASSERT_GT(scrolled, 0);
  clickAt(box(QStringLiteral("Foot 20")));
  EXPECT_EQ(tree().verticalScrollBar()->value(), scrolled);
  EXPECT_EQ(entering(), std::set<std::string>{"Foot 20"});
}

TEST_F(EntryArrivalsTest, UntickingGivesBackThePlaceThatTheTickTook) {
  const auto before = placed();
  EXPECT_TRUE(item(QStringLiteral("Foot 1")).text(0).contains(QStringLiteral("begins on")));
  clickAt(box(QStringLiteral("Foot 1")));
  ASSERT_EQ(entering(), std::set<std::string>{"Foot 1"});
  clickAt(box(QStringLiteral("Foot 1")));
  EXPECT_EQ(placed(), before) << "hex, facing and formation as they were";
}

TEST_F(EntryArrivalsTest, AnUntickingThatWasUndoneGivesBackThePlaceOnceMore) {
  const auto before = placed();
  clickAt(box(QStringLiteral("Foot 1")));
  clickAt(box(QStringLiteral("Foot 1")));
  session_.undo();
  QCoreApplication::processEvents();
  ASSERT_EQ(entering(), std::set<std::string>{"Foot 1"});
  clickAt(box(QStringLiteral("Foot 1")));
  EXPECT_EQ(placed(), before);
}

TEST_F(EntryArrivalsTest, ATickThatWasUndoneIsNoPlaceToGoBackTo) {
  clickAt(box(QStringLiteral("Foot 1")));
  session_.undo();
  const model::Entry& entry = *session_.battle().all<model::Entry>().begin();
  model::Edit edit("By another hand");
  model::Placement row = *session_.battle().find<model::Placement>({201});
  row.rule = model::PlacementRule::Enters;
  row.entry = entry.id;
  row.hex.reset();
  edit.put(row);
  ASSERT_TRUE(session_.applyEverywhere(edit));
  QCoreApplication::processEvents();
  ASSERT_EQ(entering(), std::set<std::string>{"Foot 1"});
  clickAt(box(QStringLiteral("Foot 1")));
  EXPECT_EQ(entering(), std::set<std::string>());
  for (const model::Placement& each : session_.setUp().placements()) {
    EXPECT_FALSE(each.unit == Id<model::Unit>{101} && each.rule == model::PlacementRule::At);
  }
}

TEST_F(EntryArrivalsTest, ACommandIsTickedAtOnceAndGivenBackAtOnce) {
  const auto before = placed();
  clickAt(box(QStringLiteral("Left wing")));
  EXPECT_EQ(entering(), (std::set<std::string>{"Foot 1", "Foot 2", "Foot 3"}));
  EXPECT_EQ(item(QStringLiteral("Left wing")).checkState(0), Qt::Checked);
  clickAt(box(QStringLiteral("Foot 2")));
  EXPECT_EQ(item(QStringLiteral("Left wing")).checkState(0), Qt::PartiallyChecked);
  session_.undo();
  session_.undo();
  EXPECT_EQ(placed(), before) << "one edit each";
  session_.redo();
  clickAt(box(QStringLiteral("Left wing")));
  EXPECT_EQ(entering(), std::set<std::string>());
}

TEST_F(EntryArrivalsTest, APlaceThatIsInheritedIsGivenBackInTheVariantThatInherits) {
  model::Edit edit("Another variant");
  const Id<model::SetUpBlock> parent = session_.battle().find<model::Placement>({201})->block;
  model::SetUpBlock heir = *session_.battle().find<model::SetUpBlock>(parent);
  heir.id = {301};
  heir.slug = "heir";
  heir.parent = parent;
  edit.put(heir);
  edit.put(model::Variant{{302}, "other", *session_.setUp().scenario(), "Other", 2});
  edit.put(model::VariantBlock{{302}, {301}});
  ASSERT_TRUE(session_.applyEverywhere(edit));
  session_.setUp().setVariant({302});
  QCoreApplication::processEvents();
  const auto before = session_.setUp().placements();
  ASSERT_EQ(before.size(), 2u);
  clickAt(box(QStringLiteral("Foot 1")));
  EXPECT_EQ(session_.battle().find<model::Placement>({201})->rule, model::PlacementRule::At) << "the parent's stays";
  clickAt(box(QStringLiteral("Foot 1")));
  const auto after = session_.setUp().placements();
  ASSERT_EQ(after.size(), before.size());
  for (const model::Placement& row : after) {
    EXPECT_EQ(row.rule, model::PlacementRule::At);
    if (row.unit != Id<model::Unit>{101}) continue;
    EXPECT_EQ(row.hex, hex::HexKey::at(3, 3));
  }
}

}  // namespace
}  // namespace redoubt::editor::test
