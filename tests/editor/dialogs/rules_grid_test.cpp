#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QPushButton>
#include <QTest>

#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_edit.h"
#include "editor/dialogs/rules/rules_fields.h"
#include "editor/dialogs/rules/rules_grid_dialog.h"
#include "editor/dialogs/rules/rules_grid_text.h"
#include "editor/dialogs/rules/rules_grid_view.h"
#include "tests/editor/dialogs/rules_window_fixture.h"

namespace redoubt::editor::test {
namespace {

// Beside what country() has: a combat table of the family with a row that the country says otherwise, one damaged cell
// and a fire table.
model::Battle countryWithTables() {
  model::Battle battle = country();
  const Id<model::System> family = *battle.find<model::System>(kOwn)->parent;
  const std::pair<const char*, const char*> rules[] = {
      {"combat/columns", R"(["1-2","1-1","2-1"])"},
      {"combat/dice", R"("1d6")"},
      {"combat/rows/1/range", "[1,3]"},
      {"combat/rows/1/1-2", R"("A2")"},
      {"combat/rows/1/1-1", R"("A1")"},
      {"combat/rows/1/2-1", R"("-")"},
      {"combat/rows/2/range", "[4,6]"},
      {"combat/rows/2/1-2", R"("-")"},
      {"combat/rows/2/1-1", R"("B1")"},
      {"combat/rows/2/2-1", R"("B2")"},
      {"result-code/none", R"({"text": "-"})"},
      {"result-code/a1", R"({"text": "A1", "side": "attacker", "retreat": 1})"},
      {"result-code/a2", R"({"text": "A2", "side": "attacker", "retreat": 2})"},
      {"result-code/b1", R"({"text": "B1", "side": "defender", "retreat": 1})"},
      {"fire-table/bows/title", R"("Bows")"},
      {"fire-table/bows/by", R"("distance")"},
      {"fire-table/bows/rows/1/range", "[1,6]"},
      {"fire-table/bows/rows/1/1", R"("B1")"},
      {"fire-table/bows/rows/1/4", R"("-")"},
  };
  for (const auto& [path, json] : rules) battle.all<model::Rule>().put({family, path, {json}});
  battle.all<model::Rule>().put({kOwn, "combat/rows/1/1-1", {R"("-")"}});
  battle.all<model::Provenance>().put({"rule", model::keyText<model::Rule>({family, "combat/rows/2/2-1"}), "*",
                                       model::Status::Estimated, std::nullopt, "torn"});
  return battle;
}

class RulesGridTest : public RulesWindowTest {
 protected:
  RulesGridTest() {
    dialog_.reset();
    session_.setDocument(nullptr);
    file_ = file_.parent_path() / "tables.battle";
    session_.setDocument(document::Document::create(file_, countryWithTables()));
    open();
    openTable("combat/rows/1/1-2");
  }

  void openTable(const char* rule) {
    dialog_->showTable(rule);
    QCoreApplication::processEvents();
  }
  RulesGridDialog& grid() const { return *dialog_->findChild<RulesGridDialog*>(); }
  RulesGridView& view() const { return *grid().findChild<RulesGridView*>(); }
  const RulesGridModel& cells() const { return static_cast<const RulesGridModel&>(*view().model()); }
  template <class Widget>
  Widget& part(const char* name) const {
    return *grid().findChild<Widget*>(QString::fromLatin1(name));
  }
  QString told(const char* name) const { return part<QLabel>(name).isHidden() ? QString() : part<QLabel>(name).text(); }
  void push(const char* name) {
    QTest::mouseClick(&part<QPushButton>(name), Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  // Row and column as they stand; the range is column 0.
  QModelIndex at(int row, int column) const { return cells().index(row, column); }
  QString shown(int row, int column) const { return at(row, column).data().toString(); }
  void go(int row, int column) { view().setCurrentIndex(at(row, column)); }
  void typeInto(int row, int column, const char* text) {
    go(row, column);
    view().edit(at(row, column));
    auto* line = qobject_cast<QLineEdit*>(view().indexWidget(at(row, column)));
    ASSERT_TRUE(line);
    line->selectAll();
    line->insert(QString::fromUtf8(text));  // QTest's keys are ASCII
    QTest::keyClick(line, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  void paste(const QString& block) {
    QApplication::clipboard()->setText(block);
    QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
    QCoreApplication::processEvents();
  }
  std::string json(const char* path) const { return std::string(session_.rules().json(path).value_or("none")); }
  QStringList headings() const {
    QStringList titles;
    for (int column = 0; column < cells().columnCount(); ++column) {
      titles << cells().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    return titles;
  }
};

TEST_F(RulesGridTest, ShowsTheTableAsItIsPrinted) {
  EXPECT_EQ(headings(),
            (QStringList{QStringLiteral("Roll"), QStringLiteral("1-2"), QStringLiteral("1-1"), QStringLiteral("2-1")}));
  EXPECT_EQ(shown(0, 0), QStringLiteral("1–3"));
  EXPECT_EQ(shown(1, 2), QLatin1String("B1"));
  EXPECT_EQ(view().currentIndex(), at(0, 1)) << "the cell that was asked for";
  openTable("fire-table/bows/rows/1/4");
  EXPECT_EQ(headings(), (QStringList{QStringLiteral("Roll"), QStringLiteral("1–3"), QStringLiteral("4")}));
  EXPECT_EQ(part<QComboBox>("grid.tables").currentText(), QLatin1String("Fire table: Bows"));
}

TEST_F(RulesGridTest, IsOpenedFromTheRuleAndWithEnterInTheList) {
  grid().close();
  choose("command/range");
  EXPECT_FALSE(isShown("rules.table"));
  choose("combat/columns");
  press("rules.table");
  EXPECT_TRUE(grid().isVisible());
  grid().close();
  choose("fire/rows/1/result");
  QTest::keyClick(&tree(), Qt::Key_Return);
  EXPECT_TRUE(grid().isVisible());
  EXPECT_EQ(cells().grid().path, "fire/rows");
}

TEST_F(RulesGridTest, TellsOwnInheritedEstimatedAndUnknownCellsApart) {
  EXPECT_TRUE(cells().isOwn(at(0, 2)));
  EXPECT_FALSE(cells().isOwn(at(0, 1)));
  EXPECT_NE(at(0, 2).data(Qt::BackgroundRole), at(0, 1).data(Qt::BackgroundRole));
  EXPECT_TRUE(at(0, 2).data(Qt::ToolTipRole).toString().contains(QLatin1String("instead of A1 (Family)")));
  EXPECT_TRUE(at(0, 1).data(Qt::ToolTipRole).toString().contains(QLatin1String("Inherited from Family")));
  EXPECT_TRUE(at(1, 3).data(Qt::ToolTipRole).toString().contains(QLatin1String("estimated")));
  EXPECT_TRUE(at(1, 3).data(Qt::DecorationRole).isValid());
  EXPECT_FALSE(at(1, 2).data(Qt::DecorationRole).isValid());
  EXPECT_TRUE(at(1, 2).data(Qt::ToolTipRole).toString().contains(QLatin1String("Defender retreats 1 hex")));
}

TEST_F(RulesGridTest, ACellIsTypedInItsPlaceAndUndone) {
  const std::string before = dump();
  typeInto(1, 1, "A1");
  EXPECT_EQ(json("combat/rows/2/1-2"), R"("A1")");
  EXPECT_TRUE(own("combat/rows/2/1-2"));
  EXPECT_EQ(shown(1, 1), QLatin1String("A1"));
  typeInto(0, 0, "1-2");
  EXPECT_EQ(json("combat/rows/1/range"), "[1,2]");
  EXPECT_EQ(view().currentIndex(), at(1, 0)) << "Enter goes on below";
  QTest::keyClick(&grid(), Qt::Key_Z, Qt::ControlModifier);
  session_.undo();
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(shown(0, 0), QStringLiteral("1–3"));
}

TEST_F(RulesGridTest, OffersResultsWithTheirMeaning) {
  view().edit(at(1, 1));
  auto* line = qobject_cast<QLineEdit*>(view().indexWidget(at(1, 1)));
  ASSERT_TRUE(line && line->completer());
  line->selectAll();
  QTest::keyClicks(line, "a");
  QCompleter& completer = *line->completer();
  EXPECT_EQ(completer.completionCount(), 2);
  EXPECT_EQ(completer.currentCompletion(), QLatin1String("A1"));
  EXPECT_TRUE(
      completer.completionModel()->index(0, 0).data().toString().contains(QLatin1String("Attacker retreats 1 hex")));
}

TEST_F(RulesGridTest, WhatCantBeTakenStaysInItsCellAndIsTold) {
  const std::string before = dump();
  typeInto(0, 0, "some");
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(shown(0, 0), QLatin1String("some"));
  EXPECT_TRUE(told("grid.error").startsWith(QLatin1String("Write a number, a range such as")))
      << told("grid.error").toStdString();
  typeInto(1, 1, "A1");
  EXPECT_EQ(shown(0, 0), QLatin1String("some")) << "another edit leaves it alone";
  go(0, 0);
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_EQ(shown(0, 0), QStringLiteral("1–3"));
  EXPECT_TRUE(grid().isVisible());
  typeInto(0, 0, "1–2");
  EXPECT_EQ(json("combat/rows/1/range"), "[1,2]");
}

TEST_F(RulesGridTest, ARefusedCellOutlivesTheTableAndTheWindow) {
  typeInto(0, 0, "some");
  openTable("fire-table/bows/rows/1/4");
  openTable("combat/rows/1/range");
  EXPECT_EQ(shown(0, 0), QLatin1String("some")) << "another table was shown meanwhile";
  dialog_->close();
  reopen(document::Mode::Editing);
  EXPECT_TRUE(child<QLabel>("rules.drafts").text().contains(QLatin1String("combat/rows/1/range")))
      << child<QLabel>("rules.drafts").text().toStdString();
  openTable("combat/rows/1/range");
  EXPECT_EQ(shown(0, 0), QLatin1String("some"));
  EXPECT_FALSE(told("grid.error").isEmpty()) << "and why it was refused";
  typeInto(0, 0, "1–2");
  EXPECT_EQ(json("combat/rows/1/range"), "[1,2]");
  EXPECT_FALSE(child<QLabel>("rules.drafts").isVisible());
}

TEST_F(RulesGridTest, ACellHalfTypedIsTakenWhenTheRulesAreClosed) {
  go(0, 1);
  view().edit(at(0, 1));
  auto* line = qobject_cast<QLineEdit*>(view().indexWidget(at(0, 1)));
  ASSERT_TRUE(line);
  line->selectAll();
  line->insert(QStringLiteral("B1"));
  dialog_->close();
  EXPECT_FALSE(grid().isVisible());
  EXPECT_EQ(json("combat/rows/1/1-2"), R"("B1")");
}

TEST_F(RulesGridTest, ABlockIsPastedInOneStep) {
  const std::string before = dump();
  go(0, 1);
  paste(QStringLiteral("A1\tA1\tB1\r\n-\t\tB2\r\n"));
  EXPECT_EQ(json("combat/rows/1/1-2"), R"("A1")");
  EXPECT_EQ(json("combat/rows/1/2-1"), R"("B1")");
  EXPECT_EQ(json("combat/rows/2/1-1"), "null") << "an empty cell is unknown";
  session_.undo();
  EXPECT_EQ(dump(), before);
}

TEST_F(RulesGridTest, ABlockWithAFaultIsNotPastedAtAll) {
  const std::string before = dump();
  go(0, 0);
  paste(QStringLiteral("1-2\tA1\nmany\tA1"));
  EXPECT_EQ(dump(), before);
  EXPECT_TRUE(told("grid.error").contains(QStringLiteral("4–6, Roll, “many”"))) << told("grid.error").toStdString();
  go(1, 2);
  paste(QStringLiteral("A1\tA1\nB1\tB1"));
  EXPECT_EQ(dump(), before);
  EXPECT_TRUE(told("grid.error").contains(QLatin1String("don't fit")));
}

TEST_F(RulesGridTest, WhatWasCopiedIsPastedElsewhere) {
  view().selectionModel()->select(QItemSelection(at(0, 1), at(1, 2)), QItemSelectionModel::ClearAndSelect);
  QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), QLatin1String("A2\t-\n-\tB1"));
}

TEST_F(RulesGridTest, ValuesBecomeUnknownAndGoBackToWhatIsInherited) {
  const std::string before = dump();
  view().selectionModel()->select(QItemSelection(at(1, 1), at(1, 2)), QItemSelectionModel::ClearAndSelect);
  QTest::keyClick(&view(), Qt::Key_Delete);
  EXPECT_EQ(json("combat/rows/2/1-2"), "null");
  EXPECT_EQ(json("combat/rows/2/1-1"), "null");
  EXPECT_EQ(shown(1, 1), QString());
  EXPECT_TRUE(at(1, 1).data(Qt::DecorationRole).isValid());
  view().selectionModel()->select(QItemSelection(at(1, 1), at(1, 2)), QItemSelectionModel::ClearAndSelect);
  push("grid.inherit");
  EXPECT_EQ(dump(), before);
  push("grid.inherit.all");
  EXPECT_FALSE(own("combat/rows/1/1-1"));
  EXPECT_EQ(json("combat/rows/1/1-1"), R"("A1")");
  EXPECT_FALSE(part<QPushButton>("grid.inherit.all").isEnabled());
}

TEST_F(RulesGridTest, RowsAndColumnsComeAndGo) {
  const std::string before = dump();
  go(0, 1);
  push("grid.row.add");
  EXPECT_EQ(cells().rowCount(), 3);
  EXPECT_EQ(shown(2, 2), QLatin1String("B1")) << "the rows below moved on";
  go(1, 1);
  push("grid.row.remove");
  EXPECT_EQ(cells().rowCount(), 2);
  session_.undo();
  session_.undo();
  EXPECT_EQ(dump(), before);
  part<QLineEdit>("grid.column.name").setText(QStringLiteral("3-1"));
  push("grid.column.add");
  EXPECT_EQ(headings().last(), QLatin1String("3-1"));
  EXPECT_EQ(view().currentIndex(), at(0, 4));
  push("grid.column.remove");
  EXPECT_EQ(dump(), before);
  part<QLineEdit>("grid.column.name").setText(QStringLiteral("lots"));
  push("grid.column.add");
  EXPECT_EQ(told("grid.column.fault"), QLatin1String("A column of this table is odds such as 3-1."))
      << "below the field, not at the bottom of the window";
  EXPECT_EQ(part<QLineEdit>("grid.column.name").text(), QLatin1String("lots"));
}

TEST_F(RulesGridTest, ANewColumnOfDistancesBeginsWithItsFirstValue) {
  openTable("fire-table/bows/rows/1/4");
  const std::string before = dump();
  part<QLineEdit>("grid.column.name").setText(QStringLiteral("2"));
  push("grid.column.add");
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(headings(),
            (QStringList{QStringLiteral("Roll"), QStringLiteral("1"), QStringLiteral("2–3"), QStringLiteral("4")}));
  typeInto(0, 2, "B1");
  EXPECT_EQ(json("fire-table/bows/rows/1/2"), R"("B1")");
  EXPECT_EQ(cells().columnCount(), 4);
}

TEST_F(RulesGridTest, TheTableIsStruckAndTakenBackAndThatIsShownInTheList) {
  const std::string before = dump();
  push("grid.strike");
  EXPECT_EQ(json("combat/rows/2/1-2"), "none");
  EXPECT_EQ(ownJson("combat/rows"), "null");
  EXPECT_TRUE(told("grid.standing").contains(QLatin1String("strikes the inherited table")));
  EXPECT_EQ(part<QPushButton>("grid.inherit.all").text(), QLatin1String("Take the inherited table back"));
  choose("combat/rows");
  EXPECT_TRUE(
      words("rules.meaning").startsWith(QLatin1String("Strikes all that would be inherited below this path: 8 ")));
  EXPECT_EQ(child<QPushButton>("rules.inherit").text(), QLatin1String("Take what is struck back"));
  press("rules.inherit");
  EXPECT_EQ(json("combat/rows/2/1-2"), R"("-")");
  session_.undo();
  session_.undo();
  EXPECT_EQ(dump(), before);
}

TEST_F(RulesGridTest, AStruckTableStaysStruckWhenTheFileIsOpenedAgain) {
  push("grid.strike");
  reopen(document::Mode::Editing);
  openTable("combat/rows");
  EXPECT_EQ(cells().rowCount(), 0);
  push("grid.row.add");
  EXPECT_EQ(cells().rowCount(), 1) << "a row of its own";
  push("grid.inherit.all");
  EXPECT_EQ(cells().rowCount(), 2);
}

TEST_F(RulesGridTest, AFamilyIsStruckByItsPathToo) {
  write("rules.add.path", QStringLiteral("combat/rows"));
  press("rules.add");
  EXPECT_TRUE(words("rules.meaning").startsWith(QLatin1String("8 value"))) << words("rules.meaning").toStdString();
  press("rules.none");
  EXPECT_EQ(ownJson("combat/rows"), "null");
  EXPECT_EQ(list().current(), "combat/rows");
}

TEST_F(RulesGridTest, TheStateOfACellIsChanged) {
  go(1, 1);
  auto& status = part<QComboBox>("rules.origin.status");
  ASSERT_TRUE(status.isEnabled());
  status.setFocus();
  QTest::keyClick(&status, Qt::Key_End);
  const auto* origin = originOf("combat/rows/2/1-2");
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, model::Status::Unknown);
  EXPECT_TRUE(at(1, 1).data(Qt::DecorationRole).isValid());
}

TEST_F(RulesGridTest, AReadOnlyTableCanBeReadAndNotChanged) {
  reopen(document::Mode::ReadOnly);
  openTable("combat/rows");
  EXPECT_EQ(shown(1, 2), QLatin1String("B1"));
  EXPECT_FALSE(at(1, 2).flags() & Qt::ItemIsEditable);
  for (const char* name : {"grid.row.add", "grid.row.remove", "grid.column.add", "grid.column.remove", "grid.inherit",
                           "grid.inherit.all", "grid.strike"}) {
    EXPECT_FALSE(part<QPushButton>(name).isEnabled()) << name;
  }
  EXPECT_FALSE(told("grid.obstacle").isEmpty());
  const std::string before = dump();
  go(0, 1);
  paste(QStringLiteral("A1"));
  QTest::keyClick(&view(), Qt::Key_Delete);
  EXPECT_EQ(dump(), before);
}

TEST_F(RulesGridTest, RowsForSomeRollsOnlyAreTypedPastedAndCopied) {
  const Id<model::System> family = *session_.battle().find<model::System>(kOwn)->parent;
  model::Edit edit("Table");
  const std::pair<const char*, const char*> rules[] = {
      {"table/volley/index", R"({"kind": "value", "of": [1], "columns": ["1", "2"]})"},
      {"table/volley/roll", R"({"dice": "2d6"})"},
      {"table/volley/rows/1/range", "[2,2]"},
      {"table/volley/rows/1/1", R"("jam")"},
      {"table/volley/rows/1/only", R"({"natural":[2,2]})"},
      {"table/volley/rows/2/range", "[3,12]"},
      {"table/volley/rows/2/1", R"("-")"},
  };
  for (const auto& [path, json] : rules) edit.put(model::Rule{family, path, {json}});
  ASSERT_TRUE(session_.apply(edit));
  openTable("table/volley/rows/1/1");
  EXPECT_EQ(headings().join(QLatin1Char('|')), QStringLiteral("Roll|1|2|Only for"));
  EXPECT_EQ(shown(0, 3), QStringLiteral("natural 2"));
  EXPECT_EQ(shown(1, 3), QString());
  EXPECT_FALSE(at(1, 3).data(Qt::DecorationRole).isValid()) << "nothing is missing there";
  typeInto(1, 3, "roll 9+");
  EXPECT_EQ(json("table/volley/rows/2/only"), R"({"roll":[9,null]})");
  EXPECT_EQ(shown(1, 3), QStringLiteral("roll 9+"));
  go(1, 3);
  QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("roll 9+"));
  go(0, 2);
  paste(QStringLiteral("hit\troll ≤5\n-\t\n"));
  EXPECT_EQ(json("table/volley/rows/1/2"), R"("hit")");
  EXPECT_EQ(json("table/volley/rows/1/only"), R"({"roll":[null,5]})");
  EXPECT_EQ(json("table/volley/rows/2/only"), "none") << "an empty cell is for all rolls";
  typeInto(0, 3, "sometimes");
  const QString fault = cells().faultAt(at(0, 3));
  EXPECT_TRUE(fault.contains(QStringLiteral("natural 1"))) << fault.toStdString();
  EXPECT_EQ(json("table/volley/rows/1/only"), R"({"roll":[null,5]})");
  go(0, 3);
  EXPECT_FALSE(part<QPushButton>("grid.column.remove").isEnabled());
}

TEST_F(RulesGridTest, FollowsTheBattleAndStandsWithoutOne) {
  model::Edit edit("elsewhere");
  edit.put(model::Rule{kOwn, "combat/rows/2/1-1", {R"("A2")"}});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(shown(1, 2), QLatin1String("A2"));
  session_.setDocument(nullptr);
  EXPECT_EQ(cells().rowCount(), 0);
}

TEST(RulesGridText, CellsAreReadAsTheyAreWritten) {
  const rules::Shape dispersal = rules::either({rules::span(), rules::word({"none"})});
  for (const char* json : {"[1,1]", "[2,4]", "[5,null]", "\"none\""}) {
    const auto read = RulesGridText::fromText(dispersal, RulesGridText::cell(json));
    ASSERT_TRUE(std::holds_alternative<std::optional<std::string>>(read)) << json;
    EXPECT_EQ(std::get<std::optional<std::string>>(read), json);
  }
  const rules::Shape open = rules::anyValue();
  for (const char* json : {"[null,3]", "[-4,-1]", "[-2,3]", "[-3,null]"}) {
    EXPECT_EQ(std::get<std::optional<std::string>>(RulesGridText::fromText(open, RulesGridText::cell(json))), json);
  }
  EXPECT_EQ(std::get<std::optional<std::string>>(RulesGridText::fromText(rules::text(), QStringLiteral("-1/B2"))),
            "\"-1/B2\"");
  EXPECT_EQ(std::get<std::optional<std::string>>(RulesGridText::fromText(rules::text(), QStringLiteral("4"))), "\"4\"");
  EXPECT_EQ(std::get<std::optional<std::string>>(RulesGridText::fromText(rules::whole(-100), QStringLiteral("−2"))),
            "-2");
  EXPECT_EQ(std::get<std::optional<std::string>>(RulesGridText::fromText(rules::text(), QStringLiteral("  "))),
            std::nullopt);
  EXPECT_TRUE(std::holds_alternative<QString>(RulesGridText::fromText(rules::span(), QStringLiteral("4-2"))));
}

}  // namespace
}  // namespace redoubt::editor::test
