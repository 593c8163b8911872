#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <filesystem>
#include <memory>
#include <set>
#include <stdexcept>

#include "core/check/messages.h"
#include "core/exchange/new_battle.h"
#include "core/store/battle_file.h"
#include "editor/dialogs/house/house_checks_dialog.h"
#include "editor/dialogs/house/sql_editor.h"
#include "editor/dialogs/house/sql_words.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

// --- what is offered while a query is written; | is the cursor

SqlOffers offersAt(QString sql) {
  const qsizetype at = sql.indexOf(QLatin1Char('|'));
  return sqlOffers(sql.remove(at, 1), at);
}

QStringList namesAt(const QString& sql) {
  QStringList names;
  for (const SqlOffer& offer : offersAt(sql).offers) names << offer.name;
  return names;
}

TEST(SqlOffers, AreTheColumnsOfWhatStandsBeforeTheDot) {
  EXPECT_EQ(namesAt(QStringLiteral("SELECT hex.|")),
            (QStringList{QStringLiteral("hex"), QStringLiteral("level"), QStringLiteral("terrain")}));
  EXPECT_EQ(namesAt(QStringLiteral("SELECT h.te| FROM hex AS h")), QStringList{QStringLiteral("terrain")});
  EXPECT_EQ(namesAt(QStringLiteral("SELECT h.te| FROM unit u JOIN hex h")), QStringList{QStringLiteral("terrain")});
  EXPECT_EQ(namesAt(QStringLiteral("SELECT n.| FROM hex JOIN hx_within(hex.hex, (1 + 1)) AS n")),
            (QStringList{QStringLiteral("distance"), QStringLiteral("hex")}));
  EXPECT_TRUE(namesAt(QStringLiteral("SELECT x.| FROM hex")).isEmpty());
}

TEST(SqlOffers, AreTablesFunctionsAndColumnsThatBeginAsWritten) {
  EXPECT_EQ(namesAt(QStringLiteral("SELECT hx_d|")), QStringList{QStringLiteral("hx_distance")});
  EXPECT_EQ(offersAt(QStringLiteral("SELECT hx_d|")).offers.front().signature, QLatin1String("hx_distance(a, b)"));
  EXPECT_TRUE(namesAt(QStringLiteral("SELECT 1 FROM plac|")).contains(QStringLiteral("placement")));
  EXPECT_TRUE(namesAt(QStringLiteral("SELECT terr| FROM hex")).contains(QStringLiteral("terrain")));
  EXPECT_FALSE(namesAt(QStringLiteral("SELECT terr| FROM unit")).contains(QStringLiteral("terrain")));
  EXPECT_TRUE(namesAt(QStringLiteral("sel|")).contains(QStringLiteral("SELECT")));
}

TEST(SqlOffers, AreNoneInTextsAndRemarks) {
  EXPECT_TRUE(namesAt(QStringLiteral("SELECT 'hex|'")).isEmpty());
  EXPECT_TRUE(namesAt(QStringLiteral("SELECT 'it''s hex|")).isEmpty());
  EXPECT_TRUE(namesAt(QStringLiteral("-- hex|\nSELECT 1")).isEmpty());
  EXPECT_TRUE(namesAt(QStringLiteral("/* hex| */ SELECT 1")).isEmpty());
  EXPECT_FALSE(namesAt(QStringLiteral("/* x */ SELECT 'x', hex|")).isEmpty());
}

TEST(SqlHint, TellsOfTheFunctionAtTheCursor) {
  const QString sql = QStringLiteral("SELECT max(hx_distance(a, 1), 2)");
  EXPECT_TRUE(sqlHint(sql, sql.indexOf(QLatin1Char('1'))).startsWith(QLatin1String("hx_distance(a, b): ")));
  EXPECT_EQ(sqlHint(sql, sql.indexOf(QLatin1Char('2'))), QString());
}

// --- the window

model::Battle hillCountry() {
  exchange::NewBattleOptions options;
  options.title = "Country";
  options.columns = 8;
  options.rows = 6;
  model::Battle battle = exchange::newBattle(options);
  battle.all<model::HexRow>().put({hex::HexKey::at(3, 3), "clear", 4});
  return battle;
}

class HouseChecksTest : public DialogTest<HouseChecksDialog> {
 protected:
  HouseChecksTest() : DialogTest(hillCountry()) {}

  SqlEditor& sql() const { return child<SqlEditor>("house.sql"); }
  QTableWidget& results() const { return child<QTableWidget>("house.results"); }
  QString outcome() const { return child<QLabel>("house.outcome").text(); }
  // As if typed; the list of offers stays out of it.
  void writeSql(const char* query) {
    sql().setFocus();
    sql().selectAll();
    sql().insertPlainText(QString::fromLatin1(query));
  }
  void run() {
    QTest::keyClick(&sql(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog_->findChild<HouseTrial*>()->isBusy(); }, 60'000));
  }
  void waitForFindings() {
    EXPECT_TRUE(QTest::qWaitFor([&] { return !session_.areHouseChecksRunning(); }));
  }
  std::vector<model::HouseCheck> stored() const {
    const model::Battle battle = inFile();
    return {battle.all<model::HouseCheck>().begin(), battle.all<model::HouseCheck>().end()};
  }
  QStringList houseMessages() const {
    QStringList messages;
    for (const check::Finding& finding : session_.findings()) {
      if (finding.code.starts_with("house")) messages << QString::fromStdString(check::message(finding));
    }
    return messages;
  }
};

TEST_F(HouseChecksTest, TheShortNameFollowsTheTitleUntilItIsTyped) {
  press("house.add");
  EXPECT_EQ(stored()[0].slug, "check");
  write("house.title", QStringLiteral("High towers"));
  EXPECT_EQ(stored()[0].slug, "high-towers");
  EXPECT_EQ(child<QLineEdit>("house.slug").text(), QLatin1String("high-towers"));
  write("house.title", QStringLiteral("Low towers"));
  EXPECT_EQ(stored()[0].slug, "low-towers");
  write("house.slug", QStringLiteral("towers"));
  write("house.title", QStringLiteral("Towers in woods"));
  EXPECT_EQ(stored()[0].slug, "towers");
}

TEST_F(HouseChecksTest, AShortNameWithoutLettersIsRefusedBesideItsField) {
  press("house.add");
  write("house.slug", QStringLiteral("–"));
  EXPECT_TRUE(child<QLabel>("house.slug.fault").isVisible());
  EXPECT_EQ(stored()[0].slug, "check");
  write("house.slug", QStringLiteral("towers"));
  EXPECT_FALSE(child<QLabel>("house.slug.fault").isVisible());
  EXPECT_EQ(stored()[0].slug, "towers");
  EXPECT_EQ(session_.document().undoTitle(), "Change the house check New check");
}

TEST_F(HouseChecksTest, SeveritiesHaveTheirSigns) {
  press("house.add");
  auto& severity = child<QComboBox>("house.severity");
  severity.setFocus();
  ASSERT_EQ(severity.count(), 3);
  for (int i = 0; i < severity.count(); ++i) EXPECT_FALSE(severity.itemIcon(i).isNull()) << i;
  EXPECT_EQ(severity.currentData().toString(), QLatin1String("warning"));
}

TEST_F(HouseChecksTest, AShortNameThatAWaiverNamesStays) {
  press("house.add");
  write("house.title", QStringLiteral("High towers"));
  model::Edit edit("Waive");
  edit.put(model::Waiver{"house/high-towers", "hex/0303", "known"});
  ASSERT_TRUE(session_.apply(edit));
  write("house.title", QStringLiteral("Low towers"));
  EXPECT_EQ(stored()[0].slug, "high-towers");
}

TEST_F(HouseChecksTest, ACheckIsWrittenRunAndFindsItsWayToTheProblems) {
  press("house.add");
  write("house.title", QStringLiteral("Towers"));
  write("house.slug", QStringLiteral("High Towers"));
  child<QComboBox>("house.severity").setFocus();
  QTest::keyClicks(&child<QComboBox>("house.severity"), QStringLiteral("n"));
  writeSql("SELECT hex, 'A tower.' AS message FROM hex WHERE level = 4");
  run();
  ASSERT_EQ(results().rowCount(), 1);
  EXPECT_EQ(results().item(0, 0)->text(), QLatin1String("0303"));
  EXPECT_EQ(results().item(0, 1)->text(), QLatin1String("A tower."));
  ASSERT_EQ(stored().size(), 1u);
  EXPECT_EQ(stored()[0].title, "Towers");
  EXPECT_EQ(stored()[0].slug, "high-towers");
  EXPECT_EQ(stored()[0].severity, model::Severity::Note);
  EXPECT_EQ(stored()[0].query, "SELECT hex, 'A tower.' AS message FROM hex WHERE level = 4");
  waitForFindings();
  EXPECT_EQ(houseMessages(), QStringList{QStringLiteral("A tower.")});
  EXPECT_EQ(child<QListWidget>("house.list").item(0)->text(), QLatin1String("Towers (1)"));
}

TEST_F(HouseChecksTest, FindingsFollowTheMap) {
  press("house.add");
  writeSql("SELECT hex, 'A tower.' AS message FROM hex WHERE level = 4");
  run();
  model::Edit edit("Raise");
  edit.put(model::HexRow{hex::HexKey::at(5, 5), "clear", 4});
  session_.apply(edit);
  waitForFindings();
  EXPECT_EQ(houseMessages().size(), 2);
  session_.undo();
  waitForFindings();
  EXPECT_EQ(houseMessages().size(), 1);
  session_.goTo(0);
  waitForFindings();
  EXPECT_TRUE(houseMessages().isEmpty());
}

TEST_F(HouseChecksTest, TextsThatLookLikeHtmlAreShownAsTheyAre) {
  press("house.add");
  writeSql("SELECT '<img src=\"/etc/hostname\">' AS message");
  run();
  ASSERT_EQ(results().rowCount(), 1);
  EXPECT_EQ(results().item(0, 0)->text(), QLatin1String("<img src=\"/etc/hostname\">"));
  EXPECT_FALSE(results().item(0, 0)->toolTip().contains(QLatin1String("<img"))) << "a tooltip would fetch it";
}

TEST_F(HouseChecksTest, ADoubleClickOnARowLeadsToItsHex) {
  press("house.add");
  writeSql("SELECT hex FROM hex WHERE level = 4");
  run();
  QSignalSpy jumps(&session_, &Session::jumpRequested);
  const QPoint middle = results().visualItemRect(results().item(0, 0)).center();
  QTest::mouseClick(results().viewport(), Qt::LeftButton, {}, middle);
  QTest::mouseDClick(results().viewport(), Qt::LeftButton, {}, middle);
  ASSERT_EQ(jumps.size(), 1);
  EXPECT_EQ(session_.hand().selection().hex, hex::HexKey::at(3, 3));
  QTest::keyClick(&results(), Qt::Key_Return);
  EXPECT_EQ(jumps.size(), 2);
}

TEST_F(HouseChecksTest, AFaultIsToldWithItsPlaceAndMarkedThere) {
  press("house.add");
  writeSql("SELECT hex,\n  nmae\nFROM hex");
  run();
  EXPECT_EQ(outcome(), QLatin1String("Line 2, column 3: no such column: nmae."));
  ASSERT_EQ(sql().extraSelections().size(), 1);
  EXPECT_EQ(sql().extraSelections().front().cursor.selectedText(), QLatin1String("nmae"));
  waitForFindings();
  EXPECT_EQ(houseMessages(),
            QStringList{QStringLiteral("The house check “New check” failed: line 2, column 3: no such column: nmae.")});
  EXPECT_TRUE(child<QListWidget>("house.list").item(0)->text().contains(QLatin1String("can't run")));
  QTest::keyClick(&sql(), Qt::Key_Space);
  EXPECT_TRUE(sql().extraSelections().isEmpty());
}

TEST_F(HouseChecksTest, FindingsAreCountedAsInTheListAndWhatIsMissingIsTold) {
  press("house.add");
  write("house.title", QStringLiteral("Twice"));
  writeSql("SELECT 99 AS hex, 'A tower.' AS message FROM (SELECT 1 UNION ALL SELECT 2)");
  run();
  ASSERT_EQ(results().rowCount(), 2);
  EXPECT_EQ(results().item(0, 0)->text(), QLatin1String("99"));
  EXPECT_EQ(outcome(),
            QStringLiteral("1 problems. A double click on a row leads there. The house check “Twice” failed: "
                           "row 1: 99 is no hex of the map; row 2: 99 is no hex of the map."));
  waitForFindings();
  EXPECT_EQ(child<QListWidget>("house.list").item(0)->text(), QLatin1String("Twice (1)"));
}

TEST_F(HouseChecksTest, AQueryWithoutEndIsToldWhileTheWindowGoesOn) {
  press("house.add");
  writeSql("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
  run();
  EXPECT_EQ(outcome(), QLatin1String("It ran too long and was stopped."));
}

TEST_F(HouseChecksTest, ChecksAreDuplicatedDeletedAndBroughtBack) {
  press("house.add");
  write("house.title", QStringLiteral("Towers"));
  press("house.duplicate");
  ASSERT_EQ(stored().size(), 2u);
  EXPECT_NE(stored()[0].slug, stored()[1].slug);
  EXPECT_EQ(child<QLineEdit>("house.title").text(), QLatin1String("Towers (copy)"));
  press("house.remove");
  ASSERT_EQ(stored().size(), 1u);
  EXPECT_EQ(stored()[0].title, "Towers");
  EXPECT_EQ(child<QLineEdit>("house.title").text(), QLatin1String("Towers"));
  session_.undo();
  EXPECT_EQ(stored().size(), 2u);
  EXPECT_EQ(child<QListWidget>("house.list").count(), 2);
}

TEST_F(HouseChecksTest, WhatIsWrittenIsKeptWhenAnotherIsChosenOrTheWindowCloses) {
  press("house.add");
  write("house.title", QStringLiteral("A"));
  press("house.add");
  write("house.title", QStringLiteral("B"));
  writeSql("SELECT 'b' AS message");
  auto& list = child<QListWidget>("house.list");
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
  EXPECT_EQ(child<QLineEdit>("house.title").text(), QLatin1String("A"));
  writeSql("SELECT 'a' AS message");
  dialog_->close();
  std::set<std::string> queries;
  for (const model::HouseCheck& row : stored()) queries.insert(row.query);
  EXPECT_EQ(queries, (std::set<std::string>{"SELECT 'a' AS message", "SELECT 'b' AS message"}));
  open();
  EXPECT_EQ(sql().toPlainText(), QLatin1String("SELECT 'a' AS message"));
  writeSql("SELECT 'c' AS message");
  QTest::keyClick(&sql(), Qt::Key_Escape);
  EXPECT_FALSE(dialog_->isVisible());
  open();
  EXPECT_EQ(sql().toPlainText(), QLatin1String("SELECT 'c' AS message"));
}

TEST_F(HouseChecksTest, NamesAreOfferedWhileOneWrites) {
  press("house.add");
  writeSql("");
  QTest::keyClicks(&sql(), QStringLiteral("SELECT hx_dis"));
  QAbstractItemView* offers = sql().completer().popup();
  ASSERT_TRUE(offers->isVisible());
  EXPECT_EQ(offers->currentIndex().data().toString(), QLatin1String("hx_distance(a, b)"));
  QTest::keyClick(offers, Qt::Key_Return);
  EXPECT_EQ(sql().toPlainText(), QLatin1String("SELECT hx_distance()"));
  EXPECT_EQ(sql().textCursor().position(), 19) << "between the brackets";
  EXPECT_FALSE(offers->isVisible());
  QTest::keyClick(&sql(), Qt::Key_Space, Qt::ControlModifier);
  EXPECT_TRUE(offers->isVisible());
  QTest::keyClick(offers, Qt::Key_Escape);
  EXPECT_FALSE(offers->isVisible());
  EXPECT_TRUE(dialog_->isVisible()) << "Escape was for the list";
}

TEST_F(HouseChecksTest, ABattleForReadingCanBeLookedAtButNotChanged) {
  press("house.add");
  writeSql("SELECT hex FROM hex WHERE level = 4");
  run();
  session_.setDocument(nullptr);
  session_.setDocument(document::Document::open(file_, document::Mode::ReadOnly));
  EXPECT_FALSE(child<QAbstractButton>("house.add").isEnabled());
  EXPECT_FALSE(child<QAbstractButton>("house.remove").isEnabled());
  EXPECT_TRUE(sql().isReadOnly());
  EXPECT_FALSE(child<QLineEdit>("house.title").isEnabled());
  EXPECT_TRUE(child<QLineEdit>("house.title").toolTip().contains(QLatin1String("reading")));
  EXPECT_TRUE(child<QLabel>("house.obstacle").isVisible());
  press("house.run");
  EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog_->findChild<HouseTrial*>()->isBusy(); }, 60'000));
  EXPECT_EQ(results().rowCount(), 1);
}

TEST_F(HouseChecksTest, AnotherBattleForgetsWhatTheLastOneHad) {
  press("house.add");
  writeSql("SELECT 'x' AS message");
  run();
  waitForFindings();
  ASSERT_EQ(houseMessages().size(), 1);
  session_.setDocument(nullptr);
  EXPECT_TRUE(houseMessages().isEmpty());
  EXPECT_EQ(child<QListWidget>("house.list").count(), 0);
  EXPECT_TRUE(sql().toPlainText().isEmpty());
}

}  // namespace
}  // namespace redoubt::editor::test
