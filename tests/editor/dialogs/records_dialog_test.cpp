#include "editor/dialogs/records/records_dialog.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <map>
#include <set>

#include "core/document/document.h"
#include "core/model/any_row.h"
#include "core/store/schema.h"
#include "editor/dialogs/records/record_verbs.h"
#include "editor/fields/form.h"
#include "editor/words/row_words.h"
#include "tests/core/model/sample_battle.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

using model::TableInfo;

model::Battle aBattle() {
  model::Battle battle = redoubt::testing::plainMap(8, 6);
  battle.all<model::System>().put({{1}, "own", {}, "Our rules"});
  battle.all<model::BattleInfo>().put({{1}, "lantern", "Lantern Dyke", "1811-03-12", "Dyke", "en", {{1}}, ""});
  battle.all<model::Player>().put({{1}, "blue", "Blue player", 1});
  battle.all<model::Army>().put({{1}, "blue", {1}, "Blue", "#0000FF", 1});
  battle.all<model::Army>().put({{2}, "red", {1}, "Red", "#FF0000", 2});
  battle.all<model::Scenario>().put({{1}, "day", "Day", {}, 1, ""});
  battle.all<model::Variant>().put({{1}, "first", {1}, "First", 1});
  battle.all<model::SetUpBlock>().put({{1}, "blue", {1}, {}, "Blue", 1});
  battle.all<model::VariantBlock>().put({{1}, {1}});
  return battle;
}

class RecordsTest : public DialogTest<RecordsDialog> {
 protected:
  RecordsTest() : DialogTest(aBattle()) {}
  explicit RecordsTest(const model::Battle& battle) : DialogTest(battle) {}

  const model::Battle& battle() const { return session_.battle(); }

  // As a person does: the table is clicked in the tree.
  void show(std::string_view table) {
    auto& tables = child<QTreeWidget>("records.tables");
    for (int i = 0; i < tables.topLevelItemCount(); ++i) {
      QTreeWidgetItem* group = tables.topLevelItem(i);
      for (int k = 0; k < group->childCount(); ++k) {
        QTreeWidgetItem* item = group->child(k);
        if (item->data(0, Qt::UserRole).toString().toStdString() != table) continue;
        tables.scrollToItem(item);
        QTest::mouseClick(tables.viewport(), Qt::LeftButton, {}, tables.visualItemRect(item).center());
        QCoreApplication::processEvents();
        return;
      }
    }
    FAIL() << "no table " << table;
  }
  void choose(int row) {
    auto& list = child<QTableView>("records.list");
    const QModelIndex index = list.model()->index(row, 0);
    list.scrollTo(index);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
    QCoreApplication::processEvents();
  }
  void write(const char* name, const QString& words) {
    auto& line = child<QLineEdit>(name);
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, words);
    QTest::keyClick(&line, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  void writeProse(const char* name, const QString& words) {
    auto& text = child<QPlainTextEdit>(name);
    text.setFocus();
    text.selectAll();
    QTest::keyClicks(&text, words);
    QTest::keyClick(&text, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  void pick(const char* name, const char* words) {
    auto& box = child<QComboBox>(name);
    box.showPopup();
    const int at = box.findText(QString::fromUtf8(words));
    ASSERT_GE(at, 0) << words;
    box.setCurrentIndex(at);
    box.hidePopup();
    emit box.activated(at);
    QCoreApplication::processEvents();
  }
  QString fault(const char* name) const { return child<QLabel>(name).text(); }
};

// What the schema knows and a person can't reach in this window, with the reason. Nothing else may be missing.
bool isExempt(const TableInfo& table, const model::FieldInfo& field) {
  return field.isKey && table.hasIds();  // the row's own number
}

// Columns that are changed elsewhere, because the whole map follows: sizes and layout have dialogs of their own.
bool isChangedElsewhere(const TableInfo& table, const model::FieldInfo& field) {
  static const std::set<std::string_view> kMap{"orientation", "shifted",     "edge_left",    "edge_right",
                                               "edge_top",    "edge_bottom", "first_column", "first_row",
                                               "columns",     "rows",        "column_step",  "row_step"};
  return table.name() == "map" && kMap.contains(field.name);
}

// A table that the file has and this window doesn't is one that nobody edits: history and what is kept beside the
// content.
TEST(EveryTable, OfTheSchemaIsContentOrExemptByName) {
  const std::set<std::string> exempt{"history", "version", "picture", "digest"};
  std::set<std::string> beside;
  for (const auto& object : store::expectedSchema()) {
    if (object.type == "table" && !model::tableNamed(object.name)) beside.insert(object.name);
  }
  EXPECT_EQ(beside, exempt);
}

class EveryTableTest : public RecordsTest {
 protected:
  EveryTableTest() : RecordsTest(everything()) {}

  static model::Battle everything() {
    model::Battle battle = redoubt::testing::everyTable();
    const model::Battle plain = redoubt::testing::plainMap(8, 6);
    battle.all<model::MapSheet>() = plain.all<model::MapSheet>();
    return battle;
  }
};

TEST_F(EveryTableTest, ShowsEveryTableOfTheSchemaAndAFieldForEveryColumnThatCanBeChanged) {
  for (const TableInfo& table : model::allTables()) {
    SCOPED_TRACE(std::string(table.name()));
    show(table.name());
    auto& list = child<QTableView>("records.list");
    ASSERT_EQ(list.model()->rowCount(), static_cast<int>(table.count(battle())));
    for (const model::FieldInfo& field : table.fields()) {
      if (isExempt(table, field)) continue;
      const QString name =
          QStringLiteral("records.%1.%2")
              .arg(QString::fromStdString(std::string(table.name())), QString::fromStdString(std::string(field.name)));
      auto* control = dialog_->findChild<QWidget*>(name);
      ASSERT_TRUE(control) << name.toStdString();
      EXPECT_TRUE(control->isVisibleTo(dialog_.get())) << name.toStdString();
      EXPECT_NE(control->isEnabled(), isChangedElsewhere(table, field)) << name.toStdString();
      EXPECT_FALSE(control->accessibleName().isEmpty()) << name.toStdString();
      EXPECT_FALSE(control->toolTip().isEmpty()) << name.toStdString();
    }
  }
}

// A value other than the one it has, of the kind the column takes.
std::optional<model::Value> anotherValue(const model::AnyRow& row, std::size_t column, const model::Battle& battle) {
  const model::FieldInfo& field = row.table().fields()[column];
  const model::Value now = row.value(column);
  std::vector<model::Value> tries;
  if (!field.refersTo.empty()) {
    const TableInfo& other = *model::tableNamed(field.refersTo);
    other.forEach(battle, [&](const void* each) { tries.push_back(model::valueOf(each, other.fields()[0])); });
  }
  for (const std::string_view word : field.words) tries.emplace_back(std::string(word));
  for (const double number : {1.0, 2.0, 0.0, -1.0}) tries.emplace_back(number);
  for (const std::int64_t number : {1, 0, 3, -1, 10021002, 100210021}) tries.emplace_back(number);
  for (const char* text : {"v3", "another", "#123456", "pl", "{}", "[1]"}) tries.emplace_back(std::string(text));
  for (const model::Value& wanted : tries) {
    model::AnyRow copy = row;
    if (wanted != now && copy.set(column, wanted) && copy.value(column) != now) return wanted;
  }
  return std::nullopt;
}

// Whatever a form of this window changes comes into the file, and undo takes it back to the byte.
TEST_F(EveryTableTest, AChangeOfAnyColumnReachesTheFileAndIsUndone) {
  int changed = 0;
  for (const TableInfo& table : model::allTables()) {
    for (std::size_t i = 0; i < table.fields().size(); ++i) {
      const model::FieldInfo& field = table.fields()[i];
      if (isExempt(table, field) || isChangedElsewhere(table, field)) continue;
      SCOPED_TRACE(std::string(table.name()) + "." + std::string(field.name));
      show(table.name());
      choose(0);
      auto* form =
          dialog_->findChild<Form*>(QStringLiteral("records.") + QString::fromStdString(std::string(table.name())));
      ASSERT_TRUE(form && form->row());
      const model::AnyRow row = *form->row();
      const auto wanted = anotherValue(row, i, battle());
      ASSERT_TRUE(wanted) << "this test knows no other value";
      model::AnyRow other = row;
      other.set(i, *wanted);
      if (!RecordVerbs::cantBe(session_, row, other).isEmpty()) continue;  // its key is taken
      const model::Battle before = battle();
      emit form->editor(field.name)->chosen(*wanted);
      QCoreApplication::processEvents();
      EXPECT_TRUE(failures_.isEmpty()) << failures_.join(QLatin1Char(' ')).toStdString();
      failures_.clear();
      const auto after = model::rowOf(inFile(), table, other.key());
      ASSERT_TRUE(after);
      EXPECT_EQ(after->value(i), *wanted);
      session_.undo();
      QCoreApplication::processEvents();
      EXPECT_EQ(battle(), before);
      ++changed;
    }
  }
  EXPECT_GT(changed, 180);
}

TEST_F(RecordsTest, ASourceWithAParagraphAQuestionAndANoteAreMadeAndUndoneToTheStart) {
  const model::Battle before = battle();
  show("source");
  press("records.add");
  write("records.source.title", "A rulebook");
  write("records.source.slug", "book");
  pick("records.source.kind", "errata");
  write("records.source.year", "1975");
  show("paragraph");
  press("records.add");
  write("records.paragraph.number", "4.2");
  write("records.paragraph.heading", "Stacks");
  show("question");
  press("records.add");
  write("records.question.title", "How high is a stack?");
  writeProse("records.question.text", "The text and the table differ.");
  pick("records.question.paragraph", "4.2 Stacks");
  show("note");
  press("records.add");
  writeProse("records.note.text", "Ask the author.");
  write("records.note.hex", "0302");
  show("battle");
  write("records.battle.title", "Lantern Dyke II");
  const model::Battle after = inFile();
  const model::Source& source = *after.all<model::Source>().begin();
  EXPECT_EQ(source.title, "A rulebook");
  EXPECT_EQ(source.slug, "book");
  EXPECT_EQ(source.kind, model::SourceKind::Errata);
  EXPECT_EQ(source.year, 1975);
  const model::Question& question = *after.all<model::Question>().begin();
  EXPECT_EQ(question.text, "The text and the table differ.");
  EXPECT_EQ(question.paragraph, after.all<model::Paragraph>().begin()->id);
  EXPECT_EQ(after.all<model::Note>().begin()->hex, hex::HexKey::at(3, 2));
  EXPECT_EQ(model::info(after)->title, "Lantern Dyke II");
  while (session_.document().canUndo()) session_.undo();
  EXPECT_EQ(battle(), before);
}

TEST_F(RecordsTest, AScenarioIsDerivedAndItsVariantsCopiedAndTakenAwayWithWhatHangsOnThem) {
  show("scenario");
  press("records.derive");
  ASSERT_EQ(battle().all<model::Scenario>().size(), 2u);
  EXPECT_EQ(child<QLabel>("records.heading").text(), "Day 2");
  write("records.scenario.title", "Evening");
  const model::Scenario* evening = nullptr;
  for (const model::Scenario& row : battle().all<model::Scenario>()) evening = row.parent ? &row : evening;
  ASSERT_TRUE(evening);
  EXPECT_EQ(evening->title, "Evening");
  const Id<model::Scenario> id = evening->id;
  show("variant");
  auto& list = child<QTableView>("records.list");
  ASSERT_EQ(list.model()->rowCount(), 2);
  press("records.copy");
  EXPECT_EQ(battle().all<model::Variant>().size(), 3u);
  show("scenario");
  dialog_->choose(model::tableInfo<model::Scenario>(), model::keyText<model::Scenario>(id));
  press("records.remove");
  auto* question = dialog_->findChild<QMessageBox*>(QStringLiteral("records.question"));
  ASSERT_TRUE(question);
  EXPECT_TRUE(question->informativeText().contains(QStringLiteral("Variants: 1")))
      << question->informativeText().toStdString();
  for (QAbstractButton* button : question->buttons()) {
    if (question->buttonRole(button) == QMessageBox::DestructiveRole) button->click();
  }
  QCoreApplication::processEvents();
  EXPECT_EQ(battle().all<model::Scenario>().size(), 1u);
  EXPECT_FALSE(child<QToolButton>("records.remove").isEnabled()) << "the last scenario stays";
  EXPECT_FALSE(child<QToolButton>("records.remove").toolTip().isEmpty());
}

TEST_F(RecordsTest, WhatCantBeTakenStaysAsItWasTypedWithTheReason) {
  show("army");
  choose(0);
  write("records.army.slug", "red");
  EXPECT_EQ(fault("records.army.slug.fault"), "Another one is called “red”.");
  EXPECT_EQ(child<QLineEdit>("records.army.slug").text(), "red");
  EXPECT_EQ(battle().find<model::Army>({1})->slug, "blue");
  write("records.army.slug", "azure");
  EXPECT_EQ(fault("records.army.slug.fault"), "");
  EXPECT_EQ(battle().find<model::Army>({1})->slug, "azure");
  write("records.army.ordinal", "first");
  EXPECT_EQ(fault("records.army.ordinal.fault"), "Expected a whole number from -1000000 to 1000000.");
  write("records.army.colour", "blue");
  EXPECT_EQ(fault("records.army.colour.fault"), "Expected a colour as #RRGGBB.");
  write("records.army.colour", "#0000F0");
  EXPECT_EQ(battle().find<model::Army>({1})->colour, "#0000F0");
  EXPECT_EQ(child<QLineEdit>("records.army.ordinal").text(), "first") << "another column leaves it alone";
  EXPECT_EQ(fault("records.army.ordinal.fault"), "Expected a whole number from -1000000 to 1000000.");
  child<QLineEdit>("records.army.ordinal").setFocus();
  QTest::keyClick(&child<QLineEdit>("records.army.ordinal"), Qt::Key_Escape);
  EXPECT_EQ(child<QLineEdit>("records.army.ordinal").text(), "1");
  EXPECT_EQ(fault("records.army.ordinal.fault"), "");
}

TEST_F(RecordsTest, WhatIsBeingTypedIsTakenForTheRowItWasTypedFor) {
  show("army");
  choose(0);
  auto& name = child<QLineEdit>("records.army.name");
  name.setFocus();
  name.selectAll();
  QTest::keyClicks(&name, "Azure");
  choose(1);
  EXPECT_EQ(battle().find<model::Army>({1})->name, "Azure");
  EXPECT_EQ(battle().find<model::Army>({2})->name, "Red");
  EXPECT_EQ(child<QLineEdit>("records.army.name").text(), "Red");
}

TEST_F(RecordsTest, UndoWhileTypingIsOfTheLineAndElseOfTheBattle) {
  show("army");
  choose(0);
  write("records.army.name", "Azure");
  auto& name = child<QLineEdit>("records.army.name");
  name.setFocus();
  QTest::keyClicks(&name, "!!");
  QTest::keyClick(&name, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(battle().find<model::Army>({1})->name, "Azure");
  QTest::keyClick(&name, Qt::Key_Escape);
  EXPECT_TRUE(dialog_->isVisible());
  child<QTableView>("records.list").setFocus();
  QTest::keyClick(&child<QTableView>("records.list"), Qt::Key_Z, Qt::ControlModifier);
  QCoreApplication::processEvents();
  EXPECT_EQ(battle().find<model::Army>({1})->name, "Blue");
}

TEST_F(RecordsTest, ARowWithoutIdIsAskedForWhatTellsItFromOthers) {
  show("setting");
  press("records.add");
  auto* dialog = dialog_->findChild<QDialog*>(QStringLiteral("newRecord.dialog"));
  ASSERT_TRUE(dialog);
  auto& path = childOf<QLineEdit>(*dialog, "newRecord.path");
  path.setFocus();
  QTest::keyClicks(&path, "turn/first");
  auto& value = childOf<QPlainTextEdit>(*dialog, "newRecord.value");
  value.setFocus();
  QTest::keyClicks(&value, "3");
  dialog->accept();
  QCoreApplication::processEvents();
  ASSERT_TRUE(battle().find<model::Setting>({{1}, "turn/first"}));
  EXPECT_EQ(battle().find<model::Setting>({{1}, "turn/first"})->value.text, "3");
  writeProse("records.setting.value", "five");
  EXPECT_FALSE(fault("records.setting.value.fault").isEmpty());
  write("records.setting.path", "turn/last");
  EXPECT_FALSE(battle().find<model::Setting>({{1}, "turn/first"}));
  EXPECT_TRUE(battle().find<model::Setting>({{1}, "turn/last"}));
}

TEST_F(RecordsTest, WhereAValueComesFromIsSaidBesideIt) {
  show("source");
  press("records.add");
  show("paragraph");
  press("records.add");
  write("records.paragraph.number", "7.1");
  show("army");
  choose(0);
  press("records.army.colour.origin");
  auto* dialog = dialog_->findChild<QDialog*>(QStringLiteral("origin.dialog"));
  ASSERT_TRUE(dialog);
  auto& status = childOf<QComboBox>(*dialog, "origin.status");
  const int at = status.findText(QStringLiteral("derived"));
  ASSERT_GE(at, 0);
  status.setCurrentIndex(at);
  emit status.activated(at);
  dialog->close();
  QCoreApplication::processEvents();
  const auto* origin = battle().find<model::Provenance>({"army", "1", "colour"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, model::Status::Derived);
  EXPECT_EQ(child<QToolButton>("records.army.colour.origin").text(), "derived");
  write("records.army.colour", "#00AAFF");
  EXPECT_EQ(battle().find<model::Provenance>({"army", "1", "colour"})->status, model::Status::Estimated);
}

// Of a form that is made from words alone.
TEST_F(RecordsTest, ALetterLeadsToEachFieldAndNoLetterToTwo) {
  for (const char* table : {"army", "question"}) {
    show(table);
    if (table != std::string("army")) press("records.add");
    std::map<QString, QString> taken;
    int count = 0;
    for (const QLabel* label : dialog_->findChildren<QLabel*>()) {
      const QString letter = QKeySequence::mnemonic(label->text()).toString();
      if (!label->buddy() || !label->isVisible()) continue;
      ++count;
      EXPECT_FALSE(letter.isEmpty()) << label->text().toStdString();
      EXPECT_FALSE(taken.contains(letter)) << label->text().toStdString() << " and " << taken[letter].toStdString();
      taken[letter] = label->text();
    }
    EXPECT_GT(count, 4) << table;
  }
  show("army");
  choose(0);
  child<QTableView>("records.list").setFocus();
  QString letter;
  for (const QLabel* label : dialog_->findChildren<QLabel*>()) {
    if (label->buddy() == &child<QLineEdit>("records.army.name"))
      letter = QKeySequence::mnemonic(label->text()).toString();
  }
  ASSERT_TRUE(letter.startsWith(QLatin1String("Alt+"))) << letter.toStdString();
  QTest::keyClick(dialog_.get(), static_cast<Qt::Key>(letter.back().unicode()), Qt::AltModifier);
  EXPECT_TRUE(child<QLineEdit>("records.army.name").hasFocus());
}

// Settings name a track by its slug, which no reference tells.
TEST_F(RecordsTest, ATrackGoesWithWhereItBegins) {
  model::Edit edit("Track");
  edit.put(model::Track{{7}, "nerve", "morale", "Nerve"});
  edit.put(model::Space{{8}, "n-1", {7}, 1, "1", {}});
  edit.put(model::Setting{{1}, "track/nerve", {"\"n-1\""}});
  ASSERT_TRUE(session_.apply(edit));
  const model::Battle before = battle();
  show("track");
  press("records.remove");
  auto* question = dialog_->findChild<QMessageBox*>(QStringLiteral("records.question"));
  ASSERT_TRUE(question);
  for (QAbstractButton* button : question->buttons()) {
    if (question->buttonRole(button) == QMessageBox::DestructiveRole) button->click();
  }
  QCoreApplication::processEvents();
  EXPECT_TRUE(battle().all<model::Track>().empty() && battle().all<model::Space>().empty());
  EXPECT_FALSE(battle().find<model::Setting>({{1}, "track/nerve"}));
  session_.undo();
  EXPECT_EQ(battle(), before);
}

TEST_F(RecordsTest, RowsAreSearchedAndOrdered) {
  show("army");
  auto& list = child<QTableView>("records.list");
  write("records.search", "rED");
  EXPECT_EQ(list.model()->rowCount(), 1);
  write("records.search", "nobody");
  EXPECT_TRUE(child<QLabel>("records.none").isVisible());
  child<QLineEdit>("records.search").clear();
  EXPECT_EQ(list.model()->rowCount(), 2);
}

TEST_F(RecordsTest, OfAFileThatCantBeWrittenNothingCanBeChanged) {
  reopen(document::Mode::ReadOnly);
  show("army");
  EXPECT_FALSE(child<QLineEdit>("records.army.name").isEnabled());
  EXPECT_FALSE(child<QToolButton>("records.add").isEnabled());
  EXPECT_TRUE(child<QLabel>("records.obstacle").isVisible());
}

}  // namespace
}  // namespace redoubt::editor::test
