#include "editor/dialogs/rules/rules_fields.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QListWidget>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "core/model/origins.h"
#include "editor/dialogs/rules/symbol_picker.h"
#include "tests/editor/dialogs/rules_window_fixture.h"

namespace redoubt::editor::test {
namespace {

// With Tab, which goes through the list of completions where one is open.
void leave(QComboBox& box) {
  QWidget* popup = QApplication::activePopupWidget();
  QTest::keyClick(popup ? popup : box.lineEdit(), Qt::Key_Tab);
}

// --- values

TEST_F(RulesWindowTest, ShowsWhatARuleMeansAndWhatItsValueLooksLike) {
  choose("command/range");
  EXPECT_TRUE(words("rules.meaning").startsWith(QLatin1String("How far from its leader")));
  EXPECT_EQ(words("rules.shape"), QLatin1String("Its value: a whole number from 0."));
  EXPECT_EQ(words("rules.heading").remove(QChar(0x200B)), QLatin1String("command/range"));
  EXPECT_EQ(words("rules.inherited"), QLatin1String("Inherited from Family: 4"));
  choose("house/drink");
  EXPECT_TRUE(words("rules.meaning").startsWith(QLatin1String("A rule of your own")));
  EXPECT_EQ(words("rules.inherited"), QLatin1String("Only Country has this rule."));
}

TEST_F(RulesWindowTest, AValueTypedAsJsonIsOneNamedEditAndUndone) {
  const std::string before = dump();
  choose("house/drink");
  type(QStringLiteral("{\"hot\":\n [\"tea\", \"mięta\"]}"));
  EXPECT_EQ(dump(), before) << "nothing happens while it is typed";
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(stored().find<model::Rule>({kOwn, "house/drink"})->value.text, R"({"hot":["tea","mięta"]})");
  EXPECT_EQ(session_.document().undoTitle(), R"(Rule house/drink: {"hot": ["tea", "mięta"]})");
  dialog_->setFocus();
  QTest::keyClick(dialog_.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(text().text(), QLatin1String("\"tea\""));
  session_.redo();
  EXPECT_EQ(text().text(), QStringLiteral("{\"hot\": [\"tea\", \"mięta\"]}"));
}

TEST_F(RulesWindowTest, ALongValueIsShownAnItemToALine) {
  choose("house/drink");
  type(QStringLiteral("[{\"black\":2,\"green\":1},\"with honey, and with lemon\",[1,2]]"));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(text().text(),
            QLatin1String("[\n  {\"black\": 2, \"green\": 1},\n  \"with honey, and with lemon\",\n  [1, 2]\n]"));
}

TEST_F(RulesWindowTest, TabGoesFromTheListToTheValueAndOnToItsOrigin) {
  choose("command/range");
  tree().setFocus();
  QTest::keyClick(&tree(), Qt::Key_Tab);
  EXPECT_EQ(dialog_->focusWidget(), &control<QSpinBox>());
  QTest::keyClick(&control<QSpinBox>(), Qt::Key_Tab);
  EXPECT_EQ(dialog_->focusWidget(), &text());
  child<FieldText>("rules.origin.note").setFocus();
  QTest::keyClick(&child<FieldText>("rules.origin.note"), Qt::Key_Tab);
  EXPECT_EQ(dialog_->focusWidget(), &child<QAbstractButton>("rules.new"));
  QTest::keyClick(&child<QAbstractButton>("rules.new"), Qt::Key_Tab);
  EXPECT_EQ(dialog_->focusWidget(), &child<QComboBox>("rules.add.kind"));
  QTest::keyClick(&child<QComboBox>("rules.add.kind"), Qt::Key_Tab);
  EXPECT_EQ(dialog_->focusWidget(), &child<QLineEdit>("rules.add.path"));
}

TEST_F(RulesWindowTest, AValueIsTakenWhenItsFieldIsLeft) {
  choose("turns/count");
  type(QStringLiteral("18"));
  choose("command/range");
  EXPECT_EQ(ownJson("turns/count"), "18");
  EXPECT_EQ(text().text(), QLatin1String("5"));
}

TEST_F(RulesWindowTest, ATextThatIsNoJsonIsToldByLineAndColumnAndStays) {
  const std::string before = dump();
  choose("house/drink");
  type(QStringLiteral("[1,\n  2,, 3]"));
  EXPECT_TRUE(words("rules.error").startsWith(QLatin1String("Line 2, column 5:")))
      << words("rules.error").toStdString();
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(dump(), before);
  choose("command/range");
  EXPECT_EQ(words("rules.error"), QString());
  choose("house/drink");
  EXPECT_EQ(text().text(), QLatin1String("[1,\n  2,, 3]")) << "what was typed is not lost";
  EXPECT_FALSE(words("rules.error").isEmpty());
  type(QStringLiteral("[1, 2]"));
  EXPECT_EQ(words("rules.error"), QString());
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(ownJson("house/drink"), "[1,2]");
}

TEST_F(RulesWindowTest, AValueOfTheWrongShapeIsRefusedWithTheReason) {
  const std::string before = dump();
  choose("stacking/alternatives");
  type(QStringLiteral("[{\"infantry\": -2}]"));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_TRUE(words("rules.error").startsWith(QLatin1String("At /0/infantry: expected a whole number from 0")))
      << words("rules.error").toStdString();
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(text().text(), QLatin1String("[{\"infantry\": -2}]"));
}

TEST_F(RulesWindowTest, WhatIsWrongIsToldInTheLanguageOfTheWindow) {
  QLocale::setDefault(QLocale(QLocale::Polish, QLocale::Poland));
  open();
  choose("command/range");
  EXPECT_TRUE(words("rules.meaning").startsWith(QStringLiteral("Jak daleko od dowódcy")));
  type(QStringLiteral("\"daleko\""));
  EXPECT_TRUE(words("rules.error").contains(QStringLiteral("liczba całkowita od 0")));
  EXPECT_TRUE(
      list().model().indexOf("command/range").parent().data().toString().startsWith(QLatin1String("Dowodzenie")));
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
}

TEST_F(RulesWindowTest, ANameThatNothingHasIsToldButTaken) {
  choose("double-time/forbidden-terrain");
  type(QStringLiteral("[\"woods\", \"bogs\"]"));
  EXPECT_TRUE(words("rules.unknown").contains(QStringLiteral("“bogs”")));
  EXPECT_FALSE(words("rules.unknown").contains(QStringLiteral("“woods”")));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(ownJson("double-time/forbidden-terrain"), R"(["woods","bogs"])");
}

TEST_F(RulesWindowTest, EscapeGivesUpWhatWasTypedAndThenCloses) {
  choose("turns/count");
  type(QStringLiteral("1x"));
  QTest::keyClick(&text(), Qt::Key_Escape);
  EXPECT_EQ(text().text(), QLatin1String("15"));
  EXPECT_EQ(words("rules.error"), QString());
  EXPECT_TRUE(dialog_->isVisible());
  QTest::keyClick(&text(), Qt::Key_Escape);
  EXPECT_FALSE(dialog_->isVisible());
}

TEST_F(RulesWindowTest, AnInheritedValueIsOverriddenByTypingAndTakenBack) {
  const std::string before = dump();
  choose("rounding");
  EXPECT_TRUE(isShown("rules.override"));
  EXPECT_FALSE(isShown("rules.inherit"));
  type(QStringLiteral("\"down\""));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(ownJson("rounding"), "\"down\"");
  EXPECT_EQ(words("rules.inherited"), QLatin1String("Inherited from Family: \"half-up\""));
  EXPECT_FALSE(isShown("rules.override"));
  press("rules.inherit");
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(text().text(), QLatin1String("\"half-up\""));
}

TEST_F(RulesWindowTest, OverridingMakesTheSameValueOneOfTheBattlesOwn) {
  choose("rounding");
  press("rules.override");
  EXPECT_EQ(ownJson("rounding"), "\"half-up\"");
  EXPECT_EQ(cell("rounding", RulesModel::kFrom), QLatin1String("Country"));
  session_.undo();
  EXPECT_FALSE(own("rounding"));
}

TEST_F(RulesWindowTest, NoValueHidesAnInheritedOne) {
  choose("rounding");
  press("rules.none");
  EXPECT_EQ(ownJson("rounding"), "null");
  EXPECT_EQ(cell("rounding", RulesModel::kValue), QLatin1String("no value"));
  EXPECT_FALSE(child<QPushButton>("rules.none").isEnabled());
  EXPECT_TRUE(text().text().isEmpty());
  EXPECT_EQ(control<QComboBox>().currentIndex(), -1);
}

TEST_F(RulesWindowTest, ARuleOfTheBattleAloneIsRemoved) {
  choose("house/drink");
  EXPECT_EQ(child<QPushButton>("rules.inherit").text(), QLatin1String("Remove this rule"));
  press("rules.inherit");
  EXPECT_FALSE(own("house/drink"));
  EXPECT_FALSE(list().model().entry("house/drink"));
  session_.undo();
  EXPECT_EQ(ownJson("house/drink"), "\"tea\"");
}

// --- what rows name

// Two scouts, whose type has one rule, and a rider of another type.
class TypeInUse : public RulesWindowTest {
 protected:
  TypeInUse() {
    model::Edit edit("Scouts");
    edit.put(model::Rule{kOwn, "unit-type/scout/title", {"\"Scout\""}});
    edit.put(model::Rule{kOwn, "unit-type/rider/title", {"\"Rider\""}});
    edit.put(model::Player{{901}, "scouting", "Scouting", 9});
    edit.put(model::Army{{901}, "scouting", {901}, "Scouting", "#386AA7", 9});
    for (const auto& [id, type] : {std::pair{1, "scout"}, {2, "scout"}, {3, "rider"}}) {
      const std::string name = "unit-" + std::to_string(id);
      edit.put(model::Unit{{900 + id}, name, {901}, name, name, type, id});
    }
    EXPECT_TRUE(session_.apply(edit)) << failures_.join(' ').toStdString();
    choose("unit-type/scout/title");
    press("rules.inherit");
    asked_ = dialog_->findChild<QDialog*>(QStringLiteral("rules.lostName"));
  }

  std::string typeOf(int unit) { return stored().find<model::Unit>({900 + unit})->type; }
  void answer(const char* button) {
    ASSERT_TRUE(asked_);
    QTest::mouseClick(&childOf<QPushButton>(*asked_, button), Qt::LeftButton);
  }

  QPointer<QDialog> asked_;
};

TEST_F(TypeInUse, IsAskedAboutBeforeItsLastRuleGoes) {
  ASSERT_TRUE(asked_);
  const QString question = childOf<QLabel>(*asked_, "lostName.question").text();
  EXPECT_TRUE(question.contains(QLatin1String("Scout")) && question.contains(QLatin1Char('2')))
      << question.toStdString();
  EXPECT_TRUE(own("unit-type/scout/title")) << "nothing is done yet";
  asked_->reject();
  EXPECT_TRUE(own("unit-type/scout/title"));
}

TEST_F(TypeInUse, AnotherTypeTakesItsPlaceInTheSameEdit) {
  const std::string before = dump();
  auto& others = childOf<QComboBox>(*asked_, "lostName.others");
  others.setCurrentIndex(others.findText(QStringLiteral("Rider")));
  EXPECT_EQ(others.findText(QStringLiteral("Scout")), -1);
  answer("lostName.replace");
  EXPECT_FALSE(own("unit-type/scout/title"));
  EXPECT_EQ(typeOf(1), "rider");
  EXPECT_EQ(typeOf(2), "rider");
  session_.undo();
  EXPECT_EQ(dump(), before);
}

TEST_F(TypeInUse, MayGoAllTheSame) {
  answer("lostName.remove");
  EXPECT_FALSE(own("unit-type/scout/title"));
  EXPECT_EQ(typeOf(1), "scout");
}

// --- controls for simple shapes

TEST_F(RulesWindowTest, ATruthIsTicked) {
  choose("facing/mixed-in-stack");
  EXPECT_TRUE(control<QCheckBox>().isChecked());
  QTest::mouseClick(&control<QCheckBox>(), Qt::LeftButton, {}, QPoint(8, control<QCheckBox>().height() / 2));
  EXPECT_EQ(ownJson("facing/mixed-in-stack"), "false");
  EXPECT_EQ(text().text(), QLatin1String("false"));
}

TEST_F(RulesWindowTest, AValueOfAnotherKindIsNotTakenForOneOfTheChoices) {
  model::Edit edit("elsewhere");
  edit.put(model::Rule{kOwn, "facing/mixed-in-stack", {"1"}});
  edit.put(model::Rule{kOwn, "command/range", {"\"far\""}});
  ASSERT_TRUE(session_.apply(edit));
  choose("facing/mixed-in-stack");
  EXPECT_EQ(control<QCheckBox>().checkState(), Qt::PartiallyChecked);
  choose("command/range");
  EXPECT_EQ(control<QSpinBox>().text(), QLatin1String(" "));
  EXPECT_EQ(text().text(), QLatin1String("\"far\""));
}

TEST_F(RulesWindowTest, AWholeNumberIsCounted) {
  choose("command/range");
  EXPECT_EQ(control<QSpinBox>().value(), 5);
  control<QSpinBox>().setFocus();
  QTest::keyClick(&control<QSpinBox>(), Qt::Key_Up);
  EXPECT_EQ(ownJson("command/range"), "6");
  EXPECT_EQ(dialog_->focusWidget(), &control<QSpinBox>());
  for (int i = 0; i < 9; ++i) QTest::keyClick(&control<QSpinBox>(), Qt::Key_Down);
  EXPECT_EQ(ownJson("command/range"), "0") << "the shape has nothing below";
}

TEST_F(RulesWindowTest, ANumberThatCannotBeIsRefusedWithItsReason) {
  choose("turns/count");
  auto& spin = control<QSpinBox>();
  const std::string before = dump();
  const int turns = spin.value();
  spin.setFocus();
  spin.selectAll();
  QTest::keyClicks(&spin, "0");
  EXPECT_TRUE(words("rules.refused").contains(QLatin1String("from 1"))) << words("rules.refused").toStdString();
  QTest::keyClick(&spin, Qt::Key_Return);
  EXPECT_EQ(spin.value(), turns) << "it goes back to what holds";
  EXPECT_TRUE(isShown("rules.refused")) << "and still says why";
  EXPECT_EQ(dump(), before);
  spin.selectAll();
  QTest::keyClicks(&spin, "8");
  EXPECT_FALSE(isShown("rules.refused"));
  QTest::keyClick(&spin, Qt::Key_Return);
  EXPECT_EQ(ownJson("turns/count"), "8");
}

TEST_F(RulesWindowTest, AWordIsChosen) {
  choose("rounding");
  auto& box = control<QComboBox>();
  EXPECT_EQ(box.currentText(), QLatin1String("half-up"));
  box.setFocus();
  QTest::keyClick(&box, Qt::Key_Down);
  EXPECT_EQ(ownJson("rounding"), "\"half-down\"");
}

TEST_F(RulesWindowTest, ANameIsChosenByItsTitle) {
  choose("terrain/ground");
  auto& box = control<QComboBox>();
  EXPECT_EQ(box.currentText(), QLatin1String("Clear (clear)"));
  box.setFocus();
  QTest::keyClick(&box, Qt::Key_End);
  EXPECT_NE(ownJson("terrain/ground"), "none");
  EXPECT_EQ(ownJson("terrain/ground"), "\"" + box.currentData().toString().toStdString() + "\"");
}

TEST_F(RulesWindowTest, NamesOfAListAreTickedAndTheRestStays) {
  choose("stacking/free");
  type(QStringLiteral("[\"marker\", \"wagons\"]"));
  QTest::keyClick(&text(), Qt::Key_Return);
  auto& ticks = control<QListWidget>();
  const auto rowOf = [&](const char* word) {
    for (int row = 0; row < ticks.count(); ++row) {
      if (ticks.item(row)->data(Qt::UserRole).toString() == QLatin1String(word)) return ticks.item(row);
    }
    throw std::runtime_error(word);
  };
  EXPECT_EQ(rowOf("marker")->checkState(), Qt::Checked);
  rowOf("infantry")->setCheckState(Qt::Checked);
  EXPECT_EQ(ownJson("stacking/free"), R"(["marker","wagons","infantry"])");
  rowOf("marker")->setCheckState(Qt::Unchecked);
  EXPECT_EQ(ownJson("stacking/free"), R"(["wagons","infantry"])");
}

TEST_F(RulesWindowTest, ATextIsWrittenWithoutQuotes) {
  choose("arm/infantry/title");
  auto& line = control<QLineEdit>();
  line.setFocus();
  line.selectAll();
  QTest::keyClicks(&line, "Foot \"guard\"");
  QTest::keyClick(&line, Qt::Key_Tab);
  EXPECT_EQ(ownJson("arm/infantry/title"), R"("Foot \"guard\"")");
}

// --- origins

TEST_F(RulesWindowTest, AChangedValueIsNoLongerPrintedButSetByHand) {
  choose("command/range");
  type(QStringLiteral("7"));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(originOf("command/range")->note, model::kSetByHand);
  EXPECT_EQ(cell("command/range", RulesModel::kOrigin), QLatin1String("set by hand"));
  EXPECT_TRUE(child<QComboBox>("rules.origin.paragraph").currentText().startsWith(QLatin1String("R4.2")));
}

TEST_F(RulesWindowTest, AnOriginIsGivenChangedAndTakenAway) {
  choose("rounding");
  auto& status = child<QComboBox>("rules.origin.status");
  EXPECT_EQ(status.currentText(), QLatin1String("not recorded"));
  status.setFocus();
  QTest::keyClick(&status, Qt::Key_Down);
  ASSERT_TRUE(originOf("rounding"));
  EXPECT_EQ(originOf("rounding")->status, model::Status::Printed);
  auto& paragraph = child<QComboBox>("rules.origin.paragraph");
  EXPECT_EQ(paragraph.itemText(1), QLatin1String("R4.2 In command")) << "as people count: 4.2 before 4.10";
  paragraph.setFocus();
  paragraph.lineEdit()->selectAll();
  QTest::keyClicks(paragraph.lineEdit(), "r4.10 reserves");
  leave(paragraph);
  EXPECT_EQ(originOf("rounding")->paragraph, Id<model::Paragraph>{32});
  auto& note = child<FieldText>("rules.origin.note");
  note.setFocus();
  note.insertPlainText(QStringLiteral("zob. też"));
  QTest::keyClicks(&note, " 4.2");
  QTest::keyClick(&note, Qt::Key_Return);
  EXPECT_EQ(originOf("rounding")->note, "zob. też 4.2");
  EXPECT_EQ(cell("rounding", RulesModel::kOrigin), QLatin1String("R4.10, printed"));
  status.setFocus();
  QTest::keyClick(&status, Qt::Key_Home);
  EXPECT_FALSE(originOf("rounding"));
}

TEST_F(RulesWindowTest, AChoiceThatIsNoValueIsToldAndNotTaken) {
  choose("arm/infantry/title");
  const std::string before = dump();
  auto& line = control<QLineEdit>();
  line.setFocus();
  line.selectAll();
  QTest::keyClick(&line, Qt::Key_Delete);
  QTest::keyClick(&line, Qt::Key_Return);
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(words("rules.error"), QLatin1String("Expected a text."));
}

TEST_F(RulesWindowTest, ALongNoteIsSeenWhole) {
  choose("turns/count");
  auto& note = child<FieldText>("rules.origin.note");
  const int before = note.height();
  note.setFocus();
  note.selectAll();
  note.insertPlainText(
      QStringLiteral("as long as it takes to tell where a number was found, and why it is believed ").repeated(2));
  QCoreApplication::processEvents();
  EXPECT_GE(note.height(), before + 2 * note.fontMetrics().lineSpacing());
  QTest::keyClick(&note, Qt::Key_Escape);
  EXPECT_EQ(note.text(), QLatin1String("a guess"));
  EXPECT_EQ(note.height(), before);
}

TEST_F(RulesWindowTest, AParagraphThatIsNotInTheBattleIsToldAndNotTaken) {
  const std::string before = dump();
  choose("command/range");
  auto& paragraph = child<QComboBox>("rules.origin.paragraph");
  paragraph.setFocus();
  paragraph.lineEdit()->selectAll();
  QTest::keyClicks(paragraph.lineEdit(), "R99");
  leave(paragraph);
  EXPECT_EQ(dump(), before);
  EXPECT_TRUE(words("rules.origin.error").contains(QStringLiteral("“R99”")));
  EXPECT_EQ(paragraph.currentText(), QLatin1String("R99")) << "it stays to be mended";
  QTest::keyClick(paragraph.lineEdit(), Qt::Key_Backspace);
  EXPECT_FALSE(isShown("rules.origin.error"));
}

TEST_F(RulesWindowTest, GoingThroughTheFieldsChangesNothing) {
  const std::string before = dump();
  choose("command/range");
  text().setFocus();
  for (int i = 0; i < 20; ++i) QTest::keyClick(dialog_->focusWidget(), Qt::Key_Tab);
  for (const char* path : {"rounding", "stacking/free", "house/drink", "turns/count", "arm/infantry/title"})
    choose(path);
  EXPECT_EQ(dump(), before);
  EXPECT_FALSE(session_.document().canUndo());
}

// --- symbols

TEST_F(RulesWindowTest, TheSymbolOfATypeIsChosenFromPictures) {
  dialog_->choose("unit-type/guides/symbol");
  auto& symbols = child<SymbolPicker>("rules.symbols");
  ASSERT_TRUE(symbols.isVisible());
  const auto found = symbols.findItems(QStringLiteral("horse-lance"), Qt::MatchExactly);
  ASSERT_EQ(found.size(), 1);
  EXPECT_FALSE(found.front()->icon().isNull());
  EXPECT_TRUE(symbols.findItems(QStringLiteral("map-church"), Qt::MatchExactly).isEmpty()) << "none of the map";
  symbols.scrollToItem(found.front());
  QTest::mouseClick(symbols.viewport(), Qt::LeftButton, {}, symbols.visualItemRect(found.front()).center());
  EXPECT_EQ(stored().find<model::Rule>({kOwn, "unit-type/guides/symbol"})->value.text, R"("horse-lance")");
  EXPECT_EQ(symbols.currentItem()->text(), QStringLiteral("horse-lance"));
  choose("command/range");
  EXPECT_FALSE(symbols.isVisible());
}

// --- what is typed and refused

TEST_F(RulesWindowTest, ARefusedValueOfARuleThatTheBattleLacksIsComeBackTo) {
  const std::string before = dump();
  dialog_->choose("victory/award/hexes");
  type(QStringLiteral("{\"hexes\": 1"));
  choose("command/range");
  EXPECT_EQ(dump(), before);
  auto& drafts = child<QLabel>("rules.drafts");
  ASSERT_TRUE(drafts.isVisible()) << "the list has no row for it";
  EXPECT_TRUE(drafts.text().contains(QStringLiteral("victory/award/hexes"))) << drafts.text().toStdString();
  emit drafts.linkActivated(QStringLiteral("0"));
  EXPECT_EQ(text().text(), QLatin1String("{\"hexes\": 1"));
  EXPECT_FALSE(words("rules.error").isEmpty()) << "and why it was refused";
  press("rules.drop");
  EXPECT_FALSE(drafts.isVisible());
  EXPECT_EQ(text().text(), QString());
  EXPECT_EQ(dump(), before);
}

TEST_F(RulesWindowTest, ARefusedValueOutlivesTheWindowAndTheSession) {
  choose("house/drink");
  type(QStringLiteral("[1, 2"));
  dialog_->close();
  reopen(document::Mode::Editing);
  ASSERT_TRUE(child<QLabel>("rules.drafts").isVisible());
  emit child<QLabel>("rules.drafts").linkActivated(QStringLiteral("0"));
  EXPECT_EQ(list().current(), "house/drink");
  EXPECT_EQ(text().text(), QLatin1String("[1, 2"));
  type(QStringLiteral("[1, 2]"));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(ownJson("house/drink"), "[1,2]");
  EXPECT_FALSE(child<QLabel>("rules.drafts").isVisible());
}

TEST_F(RulesWindowTest, ARefusedValueGoesAlongWithSaveAs) {
  choose("house/drink");
  type(QStringLiteral("[1, 2"));
  choose("command/range");
  const auto former = session_.document().path();
  auto copy = former;
  copy.replace_filename("copy.battle");
  ASSERT_TRUE(session_.saveAs(copy));
  EXPECT_TRUE(child<QLabel>("rules.drafts").isVisible());
  RuleDrafts drafts;
  drafts.read(session_);
  ASSERT_TRUE(drafts.find(RuleAddress("house/drink")));
  EXPECT_EQ(*drafts.find(RuleAddress("house/drink")), QLatin1String("[1, 2"));
  RuleDrafts::move(copy, former);
  drafts.read(session_);
  EXPECT_TRUE(drafts.empty());
}

TEST_F(RulesWindowTest, AValueHalfTypedIsTakenWhenTheWindowCloses) {
  choose("turns/count");
  type(QStringLiteral("19"));
  dialog_->close();
  EXPECT_EQ(ownJson("turns/count"), "19");
}

TEST_F(RulesWindowTest, ANoteHalfTypedIsTakenWhenTheWindowCloses) {
  choose("turns/count");
  auto& note = child<FieldText>("rules.origin.note");
  note.setFocus();
  note.selectAll();
  note.insertPlainText(QStringLiteral("as played"));
  dialog_->close();
  EXPECT_EQ(originOf("turns/count")->note, "as played");
}

TEST_F(RulesWindowTest, WhatIsHalfTypedSurvivesAChangeElsewhere) {
  choose("turns/count");
  type(QStringLiteral("19"));
  model::Edit edit("elsewhere");
  edit.put(model::Rule{kOwn, "command/range", {"9"}});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(text().text(), QLatin1String("19"));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(ownJson("turns/count"), "19");
  EXPECT_FALSE(text().isTyped());
}

TEST_F(RulesWindowTest, AValueHalfTypedIsTakenBeforeAnotherBattleIsShown) {
  choose("turns/count");
  type(QStringLiteral("19"));
  session_.setDocument(nullptr);
  session_.setDocument(document::Document::open(file_, document::Mode::Editing));
  EXPECT_EQ(ownJson("turns/count"), "19");
}

}  // namespace
}  // namespace redoubt::editor::test
