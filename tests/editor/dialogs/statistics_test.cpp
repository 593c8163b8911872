#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QRadioButton>
#include <QTableWidget>
#include <QTest>

#include "editor/dialogs/battle/statistics_dialog.h"
#include "tests/editor/dialogs/map_dialogs_fixture.h"

namespace redoubt::editor::test {
namespace {

class Statistics : public MapDialogs {};

INSTANTIATE_TEST_SUITE_P(Both, Statistics, bothOrientations(), orientationName);

int rowOf(const QTableWidget& table, const QString& name) {
  for (int row = 0; row < table.rowCount(); ++row) {
    if (table.item(row, 1)->text() == name) return row;
  }
  return -1;
}

TEST_P(Statistics, StatisticsAreSortedCopiedAndFollowTheMap) {
  open<StatisticsDialog>();
  auto& table = child<QTableWidget>("statistics.table");
  EXPECT_TRUE(child<QLabel>("statistics.summary").text().startsWith(QStringLiteral("80 hexes")));
  EXPECT_EQ(table.item(rowOf(table, QStringLiteral("Woods")), 2)->text(), QStringLiteral("3"));
  EXPECT_EQ(table.item(rowOf(table, QStringLiteral("Woods")), 6)->text(), QStringLiteral("2"));
  table.sortByColumn(2, Qt::DescendingOrder);
  int before = 1000;
  for (int row = 0; row < table.rowCount(); ++row) {
    EXPECT_LE(table.item(row, 2)->text().toInt(), before);
    before = table.item(row, 2)->text().toInt();
  }
  model::Edit edit("paint");
  edit.put(model::HexRow{at(1, 1), "woods", 0});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(table.item(rowOf(table, QStringLiteral("Woods")), 2)->text(), QStringLiteral("4"));
  table.selectRow(rowOf(table, QStringLiteral("Woods")));
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
  const QString text = QApplication::clipboard()->mimeData()->text();
  EXPECT_EQ(text.count(QLatin1Char('\n')), 2);
  EXPECT_TRUE(text.contains(QStringLiteral("Terrain\tWoods\t4\t5.0 %")));
  EXPECT_TRUE(QApplication::clipboard()->mimeData()->html().contains(QStringLiteral("<td>Woods</td>")));
}

TEST_P(Statistics, StatisticsOfTheSelectedArea) {
  open<StatisticsDialog>();
  EXPECT_FALSE(child<QRadioButton>("statistics.area").isEnabled());
  session_.hand().selectArea({at(2, 2), at(2, 3)});
  ASSERT_TRUE(child<QRadioButton>("statistics.area").isEnabled());
  pick("statistics.area");
  EXPECT_TRUE(child<QLabel>("statistics.summary").text().startsWith(QStringLiteral("2 hexes")));
  session_.hand().selectArea({});
  EXPECT_TRUE(child<QRadioButton>("statistics.whole").isChecked());
  EXPECT_TRUE(child<QLabel>("statistics.summary").text().startsWith(QStringLiteral("80 hexes")));
}

}  // namespace
}  // namespace redoubt::editor::test
