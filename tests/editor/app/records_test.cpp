#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "core/model/any_row.h"
#include "core/rules/set_up/set_up.h"
#include "editor/dialogs/records/records_dialog.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

/// The window of the battle's data beside the map, used by mouse and keyboard alone.
class RecordsWindow : public WindowTest {
 protected:
  RecordsDialog& dialog() { return *window_->findChild<RecordsDialog*>(); }
  template <class Widget>
  Widget& child(const QWidget& parent, const char* name) {
    auto* found = parent.findChild<Widget*>(QString::fromLatin1(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }
  void show(std::string_view table) {
    auto& tables = child<QTreeWidget>(dialog(), "records.tables");
    for (QTreeWidgetItem* item : tables.findItems(QStringLiteral("*"), Qt::MatchWildcard | Qt::MatchRecursive)) {
      if (item->data(0, Qt::UserRole).toString().toStdString() != table) continue;
      tables.scrollToItem(item);
      QTest::mouseClick(tables.viewport(), Qt::LeftButton, {}, tables.visualItemRect(item).center());
      return QCoreApplication::processEvents();
    }
    FAIL() << "no table " << table;
  }
  // The row whose first cell says so.
  void choose(const char* words) {
    auto& list = child<QTableView>(dialog(), "records.list");
    for (int row = 0; row < list.model()->rowCount(); ++row) {
      const QModelIndex index = list.model()->index(row, 0);
      if (index.data().toString() != QString::fromUtf8(words)) continue;
      list.scrollTo(index);
      QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
      return QCoreApplication::processEvents();
    }
    FAIL() << "no row " << words;
  }
  void press(const char* name) {
    QTest::mouseClick(&child<QToolButton>(dialog(), name), Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  void type(QWidget& field, const char* words) {
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, QString::fromUtf8(words));
    QTest::keyClick(&field, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  void write(const char* name, const char* words) { type(child<QWidget>(dialog(), name), words); }
  void pick(QComboBox& box, const char* words) {
    box.setFocus();
    const int to = box.findText(QString::fromUtf8(words));
    ASSERT_GE(to, 0) << words;
    while (box.currentIndex() != to) QTest::keyClick(&box, box.currentIndex() < to ? Qt::Key_Down : Qt::Key_Up);
    QCoreApplication::processEvents();
  }
  void setSetting(const char* scenario, const char* path, const char* json) {
    show("setting");
    press("records.add");
    auto* asked = dialog().findChild<QDialog*>(QStringLiteral("newRecord.dialog"));
    ASSERT_TRUE(asked);
    pick(child<QComboBox>(*asked, "newRecord.scenario"), scenario);
    type(child<QLineEdit>(*asked, "newRecord.path"), path);
    type(child<QPlainTextEdit>(*asked, "newRecord.value"), json);
    asked->accept();
    QCoreApplication::processEvents();
  }
  // Racławice with a second scenario that begins later, a variant more, and a counter that begins elsewhere.
  void deriveEvening() {
    show("scenario");
    choose("Historical scenario");
    press("records.derive");
    write("records.scenario.title", "Evening");
    setSetting("Evening", "turn/first", "9");
    show("variant");
    press("records.copy");
    write("records.variant.title", "Late");
  }
  void moveACounterOfEvening() {
    auto& scenarios = child<QComboBox>(*window_, "scenario.choice");
    pick(scenarios, "Evening");
    emit scenarios.activated(scenarios.currentIndex());
    QCoreApplication::processEvents();
    const model::Placement* counter = nullptr;
    for (const model::Placement& row : session().setUp().placements()) {
      if (row.rule == model::PlacementRule::At && row.unit && !counter) counter = &row;
    }
    ASSERT_TRUE(counter);
    moved_ = counter->unit;
    session().hand().select({counter->hex, {counter->id}});
    type(child<QLineEdit>(*window_, "inspector.hex"), "1809");
  }
  void writeSources() {
    show("source");
    press("records.add");
    write("records.source.title", "Letters");
    show("paragraph");
    press("records.add");
    pick(child<QComboBox>(dialog(), "records.paragraph.source"), "Letters");
    write("records.paragraph.number", "12");
    show("question");
    press("records.add");
    write("records.question.title", "Which hill?");
    show("note");
    press("records.add");
    write("records.note.text", "Compare the sketch.");
    show("battle");
    write("records.battle.title", "The scythes");
  }
  const model::Scenario* evening() {
    for (const model::Scenario& row : battle().all<model::Scenario>()) {
      if (row.title == "Evening") return &row;
    }
    return nullptr;
  }

  std::optional<Id<model::Unit>> moved_;
};

TEST_F(RecordsWindow, OpensByItsKeyAndOnlyOnce) {
  EXPECT_FALSE(window_->commands().action(QStringLiteral("battle.data"))->isEnabled());
  openSample();
  key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(window_->findChild<RecordsDialog*>());
  trigger("battle.scenarios");
  EXPECT_EQ(window_->findChildren<RecordsDialog*>().size(), 1);
  EXPECT_EQ(child<QTreeWidget>(dialog(), "records.tables").currentItem()->data(0, Qt::UserRole).toString(),
            QLatin1String("scenario"));
}

TEST_F(RecordsWindow, ASecondScenarioWithAllThatBelongsToItIsMadeKeptAndUndoneToTheStart) {
  openSample();
  const std::string before = dump();
  trigger("battle.data");
  deriveEvening();
  ASSERT_TRUE(evening());
  EXPECT_TRUE(evening()->parent);
  moveACounterOfEvening();
  writeSources();
  const QString path = path_;
  closeWindow();
  open(path);
  ASSERT_TRUE(evening());
  const Id<model::Scenario> id = evening()->id;
  EXPECT_EQ(rules::integerSetting(battle(), id, "turn/first"), 9);
  EXPECT_EQ(rules::variants(battle(), id).size(), 3u);
  EXPECT_EQ(model::info(battle())->title, "The scythes");
  int inEvening = 0;
  for (const model::Scenario* scenario : rules::scenarios(battle())) {
    for (const model::Variant* variant : rules::variants(battle(), scenario->id)) {
      for (const model::Placement* row : rules::placements(battle(), variant->id)) {
        if (row->unit != moved_ || row->hex != hex("1809")) continue;
        EXPECT_EQ(scenario->id, id) << "the counter was moved in another scenario too";
        ++inEvening;
      }
    }
  }
  EXPECT_GE(inEvening, 1);
  const auto& notes = battle().all<model::Note>();
  EXPECT_EQ(
      std::count_if(notes.begin(), notes.end(), [](const auto& row) { return row.text == "Compare the sketch."; }), 1);
  while (session().document().canUndo()) session().undo();
  EXPECT_EQ(dump(), before);
}

// What hangs on it is told before it goes, and one undo brings it back.
TEST_F(RecordsWindow, AScenarioGoesWithWhatHangsOnItAndComesBack) {
  openSample();
  const std::string before = dump();
  trigger("battle.data");
  show("scenario");
  choose("Historical scenario");
  press("records.remove");
  auto* question = dialog().findChild<QMessageBox*>(QStringLiteral("records.question"));
  ASSERT_TRUE(question);
  EXPECT_TRUE(question->informativeText().contains(QStringLiteral("Variants: 2")))
      << question->informativeText().toStdString();
  for (QAbstractButton* button : question->buttons()) {
    if (question->buttonRole(button) == QMessageBox::DestructiveRole) button->click();
  }
  QCoreApplication::processEvents();
  EXPECT_EQ(battle().all<model::Scenario>().size(), 1u);
  EXPECT_TRUE(session().setUp().variant()) << "the window shows another";
  session().undo();
  EXPECT_EQ(dump(), before);
}

}  // namespace
}  // namespace redoubt::editor
