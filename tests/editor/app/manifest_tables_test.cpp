#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <set>

#include "core/exchange/spreadsheet/read_workbook.h"
#include "core/exchange/spreadsheet/write_xlsx.h"
#include "core/model/forces_edit.h"
#include "core/rules/forces/manifest_table.h"
#include "core/store/battle_file.h"
#include "editor/dialogs/forces/forces_dialog.h"
#include "editor/dialogs/forces/forces_manifest.h"
#include "editor/dialogs/forces/manifest_import_dialog.h"
#include "tests/editor/app/window_fixture.h"

// The manifest as a spreadsheet, in the window on Racławice.
namespace redoubt::editor {
namespace {

class ManifestTables : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openSample();
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QCoreApplication::processEvents();
    ASSERT_TRUE(dialog());
    child<QTabWidget>("forces.tabs").setCurrentIndex(1);
    activate();
  }

  ForcesDialog* dialog() { return window_->findChild<ForcesDialog*>(); }
  bool isImportOpen() {
    const auto* import = window_->findChild<ManifestImportDialog*>();
    return import && import->isVisible();
  }
  template <class Widget>
  Widget& child(const QString& name) {
    auto* found = window_->findChild<Widget*>(name);
    if (!found) throw std::runtime_error("no widget called " + name.toStdString());
    return *found;
  }
  template <class Widget>
  Widget& child(const char* name) {
    return child<Widget>(QString::fromLatin1(name));
  }
  QTableView& table() { return child<QTableView>("manifest.table"); }
  QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
  void activate() {
    dialog()->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(dialog()));
  }
  void select(int top, int left, int bottom, int right) {
    activate();
    table().setFocus();
    table().setCurrentIndex(table().model()->index(top, left));
    table().selectionModel()->select(
        QItemSelection(table().model()->index(top, left), table().model()->index(bottom, right)),
        QItemSelectionModel::ClearAndSelect);
  }
  void typeKeys(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(&table(), key, modifiers);
    QCoreApplication::processEvents();
  }
  int column(const char* title) {
    for (int at = 0; at < table().model()->columnCount(); ++at) {
      if (table().model()->headerData(at, Qt::Horizontal).toString() == QLatin1String(title)) return at;
    }
    throw std::runtime_error(std::string("no column ") + title);
  }
  void press(const char* name) {
    auto& button = child<QAbstractButton>(name);
    ASSERT_TRUE(button.isEnabled()) << name;
    QTest::mouseClick(&button, Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
  }
  // The whole manifest as a program of spreadsheets would copy it.
  std::vector<std::vector<std::string>> allCells() {
    const auto fields = rules::allManifestFields(battle(), session().rules());
    std::vector<std::vector<std::string>> rows(1);
    for (const auto& field : fields) rows.front().push_back(rules::headingOf(session().rules(), field, "en"));
    std::vector<Id<model::Unit>> units;
    for (const model::Player* player : model::playersOf(battle())) {
      for (const model::Army* army : model::armiesOf(battle(), player->id)) {
        for (const model::Unit* unit : model::unitsIn(battle(), army->id)) units.push_back(unit->id);
      }
    }
    const rules::ManifestSheet sheet{battle(), session().rules(), session().layout(), session().setUp().variant()};
    for (auto& row : rules::cellTexts(sheet, units, fields)) rows.push_back(std::move(row));
    return rows;
  }
  // The same battle without anybody in it, as another file.
  void removeAllUnits() {
    std::vector<model::ForcePart> parts;
    for (const model::Unit& unit : battle().all<model::Unit>()) parts.emplace_back(unit.id);
    const model::Battle empty = model::applied(battle(), model::removalOf(battle(), parts, "Remove").edit);
    const QString path = folder_.filePath(QStringLiteral("nobody.battle"));
    store::writeNewFile(path.toStdString(), empty);
    open(path);
    if (!dialog()) key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QCoreApplication::processEvents();
    child<QTabWidget>("forces.tabs").setCurrentIndex(1);
  }
  void pasteTable(const QString& text) {
    activate();
    QApplication::clipboard()->setText(text);
    table().setFocus();
    typeKeys(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
  }
  void generate(const char* pattern, const char* command) {
    activate();
    press("manifest.generate");
    child<QLineEdit>("forces.generate.pattern").setText(QString::fromUtf8(pattern));
    auto& commands = child<QComboBox>("forces.generate.command");
    const int at = commands.findText(QString::fromUtf8(command), Qt::MatchEndsWith);
    ASSERT_GE(at, 0) << command;
    commands.setCurrentIndex(at);
    emit commands.activated(at);
    press("forces.generate.make");
  }
};

TEST_F(ManifestTables, RaclawiceIsMadeFromNothingByGeneratorsAndOnePastedTable) {
  const auto wanted = allCells();
  removeAllUnits();
  ASSERT_TRUE(battle().all<model::Unit>().empty());
  auto& armies = child<QComboBox>("manifest.army");
  armies.setCurrentIndex(1);
  emit armies.activated(1);
  generate("{1-4}/I/2 pp; strz./2 pp; {1-4}/{I-II}/3 pp; strz./3 pp", "Zajączek");
  generate("{I-X}/2 M. BKN", "Manget");
  generate("{1-4}/{I-II}/6 pp; {1-2}/I/7 pp", "Szyrer");
  generate("{I-III}/4 psp; {I-X}/1 W. BKN", "Madaliński");
  generate("{1-15}/kosynier; {1-2}/ochotnicy", "Ślaski");
  generate("{1-12} art.", "none");
  EXPECT_EQ(battle().all<model::Unit>().size(), 76u) << "as the manifest of the Poles lists them";
  std::set<std::string> names;
  for (std::size_t row = 1; row < wanted.size(); ++row) {
    if (wanted[row][0] == "Polish army") names.insert(wanted[row][1]);
  }
  for (const model::Unit& unit : battle().all<model::Unit>()) EXPECT_TRUE(names.contains(unit.name)) << unit.name;

  pasteTable(QString::fromStdString(rules::textOf(wanted)));
  ASSERT_TRUE(isImportOpen());
  EXPECT_FALSE(child<QListWidget>("manifest.import.faults").isVisible());
  EXPECT_TRUE(child<QLabel>("manifest.import.summary").text().contains(QStringLiteral("68 new units")))
      << child<QLabel>("manifest.import.summary").text().toStdString();
  const std::string before = dump();
  press("manifest.import.take");
  EXPECT_FALSE(isImportOpen());
  EXPECT_EQ(allCells(), wanted);
  session().undo();
  EXPECT_EQ(dump(), before) << "one step back";
}

TEST_F(ManifestTables, ATableIsShownWithItsFaultsAndNothingIsTakenBeforeTheyAreGone) {
  const std::string before = dump();
  pasteTable(
      QStringLiteral("Name\tLuck\tType\tCommand\tMorale\n"
                     "Guides\t7\tZouaves\tReserve\tmany\n"));
  ASSERT_TRUE(isImportOpen());
  auto& armies = child<QComboBox>("manifest.import.army");
  armies.setCurrentIndex(1);
  emit armies.activated(1);
  const auto& faults = child<QListWidget>("manifest.import.faults");
  ASSERT_EQ(faults.count(), 3);
  EXPECT_EQ(faults.item(2)->text(),
            QStringLiteral("Row 2, column E (Morale): “many” is no figure; figures go up to 99, "
                           "and an empty cell is unknown."));
  EXPECT_EQ(child<QComboBox>("manifest.import.column.1").currentIndex(), 0) << "an unknown column is left out";
  EXPECT_FALSE(child<QPushButton>("manifest.import.take").isEnabled());
  auto& morale = child<QComboBox>("manifest.import.column.4");
  morale.setCurrentIndex(0);
  emit morale.activated(0);
  ASSERT_EQ(faults.count(), 2);
  child<QCheckBox>("manifest.import.commands").setChecked(true);
  auto& type = child<QComboBox>("manifest.import.type.Zouaves");
  type.setCurrentIndex(type.findText(QStringLiteral("make it, of the arm Infantry"), Qt::MatchFixedString));
  emit type.activated(type.currentIndex());
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(faults.count(), 0);
  EXPECT_EQ(dump(), before) << "nothing before it is taken";
  press("manifest.import.take");
  EXPECT_FALSE(isImportOpen());
  bool isThere = false;
  for (const model::Unit& unit : battle().all<model::Unit>()) isThere = isThere || unit.name == "Guides";
  EXPECT_TRUE(isThere);
  session().undo();
  EXPECT_EQ(dump(), before);
}

TEST_F(ManifestTables, AQuoteThatIsNotClosedHasItsLineAndColumn) {
  pasteTable(QStringLiteral("Name,Morale\n\"Guides,7\n"));
  const QString problem = child<QLabel>("manifest.import.problem").text();
  EXPECT_TRUE(problem.contains(QStringLiteral("line 2, column 1"))) << problem.toStdString();
  EXPECT_FALSE(child<QPushButton>("manifest.import.take").isEnabled());
}

TEST_F(ManifestTables, ColumnsSortUpDownAndAsTheRulesHaveThem) {
  const int morale = column("Morale");
  const QString first = cell(0, 0);
  auto click = [&] {
    emit table().horizontalHeader()->sectionClicked(morale);
    QCoreApplication::processEvents();
  };
  click();
  const int least = cell(0, morale).toInt();
  click();
  EXPECT_GT(cell(0, morale).toInt(), least);
  int last = table().model()->rowCount() - 1;
  EXPECT_TRUE(cell(last, morale).isEmpty()) << "unknown ones last both ways";
  click();
  EXPECT_EQ(cell(0, 0), first);
}

TEST_F(ManifestTables, GroupsHaveTheSumsOfTheirUnits) {
  auto& groups = child<QComboBox>("manifest.group");
  groups.setCurrentIndex(groups.findText(QStringLiteral("By command")));
  emit groups.activated(groups.currentIndex());
  EXPECT_TRUE(cell(0, 0).contains(QStringLiteral("Zajączek · 14 units"))) << cell(0, 0).toStdString();
  int sum = 0;
  for (int row = 1; row <= 14; ++row) sum += cell(row, column("Size")).toInt();
  EXPECT_EQ(cell(0, column("Size")).toInt(), sum);
  EXPECT_FALSE(table().model()->flags(table().model()->index(0, 0)) & Qt::ItemIsEditable);
}

TEST_F(ManifestTables, ColumnsAndTheWholeAreFiltered) {
  const int all = table().model()->rowCount();
  child<QLineEdit>("forces.filter").setText(QStringLiteral("kosynier"));
  const int kosynierzy = table().model()->rowCount();
  EXPECT_LT(kosynierzy, all);
  EXPECT_GE(kosynierzy, 15);
  child<QLineEdit>("forces.filter").setText(QString());
  EXPECT_EQ(table().model()->rowCount(), all);
}

TEST_F(ManifestTables, ATypedValueGoesToAllSelectedCellsAndDownFromTheFirst) {
  const int morale = column("Morale");
  select(0, morale, 3, morale);
  QTest::keyClick(&table(), Qt::Key_F2);
  auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_TRUE(field && field->objectName() == QLatin1String("manifest.cell"));
  field->setText(QStringLiteral("9"));
  QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
  QCoreApplication::processEvents();
  for (int row = 0; row < 4; ++row) EXPECT_EQ(cell(row, morale), QStringLiteral("9")) << row;
  EXPECT_NE(cell(4, morale), QStringLiteral("9"));
  session().undo();
  QCoreApplication::processEvents();
  EXPECT_NE(cell(0, morale), QStringLiteral("9")) << "one step back";
  const QString first = cell(4, morale);
  select(4, morale, 13, morale);
  typeKeys(Qt::Key_D, Qt::ControlModifier);
  for (int row = 4; row <= 13; ++row) EXPECT_EQ(cell(row, morale), first);
}

TEST_F(ManifestTables, WhatIsReplacedIsShownBefore) {
  select(0, 0, 0, 0);
  typeKeys(Qt::Key_H, Qt::ControlModifier);
  child<QLineEdit>("manifest.replace.what").setText(QStringLiteral("kosynier"));
  child<QLineEdit>("manifest.replace.by").setText(QStringLiteral("scythemen"));
  auto& where = child<QComboBox>("manifest.replace.where");
  where.setCurrentIndex(where.findText(QStringLiteral("Name")));
  emit where.activated(where.currentIndex());
  const auto& preview = child<QTableWidget>("manifest.replace.preview");
  ASSERT_EQ(preview.rowCount(), 15);
  EXPECT_EQ(preview.item(0, 3)->text(), QStringLiteral("1/scythemen"));
  press("manifest.replace.go");
  int made = 0;
  for (const model::Unit& unit : battle().all<model::Unit>()) made += unit.name.ends_with("/scythemen");
  EXPECT_EQ(made, 15);
}

TEST_F(ManifestTables, TheFootSaysWhatTheUnitsComeTo) {
  const QString words = child<QToolButton>("manifest.totals").text();
  EXPECT_TRUE(words.contains(QStringLiteral("144 units"))) << words.toStdString();
  EXPECT_TRUE(words.contains(QStringLiteral("of the box not accounted for"))) << words.toStdString();
  press("manifest.totals");
  const auto& said = child<QTableWidget>("manifest.said");
  ASSERT_EQ(said.rowCount(), 3);
  for (int row = 0; row < 3; ++row)
    EXPECT_EQ(said.item(row, 1)->text(), said.item(row, 2)->text().remove(QStringLiteral("≈ ")));
}

TEST_F(ManifestTables, CountersAreTypedAsPrintedAndAsCorrected) {
  child<QTabWidget>("forces.tabs").setCurrentIndex(2);
  auto& counters = child<QTableView>("counters.table");
  child<QLineEdit>("forces.filter").setText(QStringLiteral("3/II/Nowogrodzki"));
  QCoreApplication::processEvents();
  ASSERT_EQ(counters.model()->rowCount(), 2);
  EXPECT_EQ(counters.model()->index(0, 6).data().toString(), QStringLiteral("2")) << "copies as printed";
  ASSERT_TRUE(counters.model()->setData(counters.model()->index(0, 5), QStringLiteral("2"), Qt::EditRole));
  EXPECT_EQ(counters.model()->index(0, 5).data().toString(), QStringLiteral("2"));
  EXPECT_FALSE(counters.model()->setData(counters.model()->index(0, 5), QStringLiteral("many"), Qt::EditRole));
  EXPECT_TRUE(child<QLabel>("counters.faults").text().contains(QStringLiteral("“many” is no whole number")));
  child<QLineEdit>("forces.filter").setText(QString());
  const int before = counters.model()->rowCount();
  press("counters.add");
  EXPECT_EQ(counters.model()->rowCount(), before + 1);
  press("counters.remove");
  EXPECT_EQ(counters.model()->rowCount(), before);
}

}  // namespace
}  // namespace redoubt::editor
