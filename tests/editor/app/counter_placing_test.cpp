#include <gtest/gtest.h>

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <map>

#include "editor/panels/counter_tray.h"
#include "editor/tools/counter_verbs.h"
#include "tests/editor/app/counters_fixture.h"

namespace redoubt::editor {
namespace {

class CounterPlacing : public CountersTest {};

TEST_P(CounterPlacing, KeepPlacingTakesTheNextCounterOfTheCommandInHand) {
  auto* keep = window_->tray().findChild<QCheckBox*>(QStringLiteral("tray.keepPlacing"));
  ASSERT_TRUE(keep);
  std::multimap<int, model::Subject> byOrdinal;  // as the tray lists them
  for (const model::Unit& unit : battle().all<model::Unit>()) byOrdinal.insert({unit.ordinal, {unit.id, {}}});
  std::vector<model::Subject> foot;
  for (const auto& [ordinal, subject] : byOrdinal) foot.push_back(subject);
  session().hand().setTool(QStringLiteral("tool.counter"));
  session().hand().takeInHand(foot[0]);
  click("0504");
  EXPECT_FALSE(session().hand().counterInHand()) << "not unless asked";
  keep->click();
  session().hand().takeInHand(foot[1]);
  click("0604");
  EXPECT_EQ(session().hand().counterInHand(), foot[2]);
  cursorTo("0704");
  key(Qt::Key_Return);
  EXPECT_EQ(session().hand().counterInHand(), foot[3]);
  key(Qt::Key_Escape);
  session().hand().takeInHand(std::nullopt);
  EXPECT_FALSE(session().hand().counterInHand()) << "put back, it stays there";
  EXPECT_EQ(stackInFile("0504").size() + stackInFile("0604").size() + stackInFile("0704").size(), 3u);
  // Behind the last of a command its first that is left, and nothing when none is.
  for (std::size_t i = 3; i + 1 < foot.size(); ++i) {
    if (i != 4) placeCounter(session(), foot[i], hex("1008"));
  }
  session().hand().takeInHand(foot.back());
  click("0804");
  EXPECT_EQ(session().hand().counterInHand(), foot[4]);
}

TEST_P(CounterPlacing, TheFieldNamesNoCounterThatHasItsPlace) {
  auto* field = window_->tray().findChild<QLineEdit*>(QStringLiteral("tray.placeAt"));
  auto* list = window_->tray().findChild<TrayView*>(QStringLiteral("tray.list"));
  ASSERT_TRUE(field && list);
  for (int row = 0; row < list->model()->rowCount(); ++row) {
    const QModelIndex index = list->model()->index(row, 0);
    if (!(index.flags() & Qt::ItemIsSelectable)) continue;
    list->setCurrentIndex(index);
    break;
  }
  const QString before = field->placeholderText();
  ASSERT_TRUE(before.contains(list->currentIndex().data().toString()));
  QTest::keyClick(list, Qt::Key_Return);
  ASSERT_TRUE(session().hand().counterInHand());
  click("0504");
  ASSERT_EQ(stackInFile("0504").size(), 1u);
  EXPECT_NE(field->placeholderText(), before);
}

TEST_P(CounterPlacing, APlaceIsTypedInTheTray) {
  auto* field = window_->tray().findChild<QLineEdit*>(QStringLiteral("tray.placeAt"));
  auto* problem = window_->tray().findChild<QLabel*>(QStringLiteral("tray.placeProblem"));
  auto* list = window_->tray().findChild<TrayView*>(QStringLiteral("tray.list"));
  ASSERT_TRUE(field && problem && list);
  EXPECT_FALSE(field->isEnabled());
  const model::Unit& unit = *battle().all<model::Unit>().begin();
  emit session().subjectRequested({unit.id, {}});
  ASSERT_TRUE(field->isEnabled());
  const int before = steps();
  const auto type = [&](const char* text) {
    field->clear();
    QTest::keyClicks(field, QLatin1String(text));
    QTest::keyClick(field, Qt::Key_Return);
  };
  for (const char* wrong : {"9999", "0504 v9", "0504 s1", "0504 v1 v2", "north"}) {
    type(wrong);
    EXPECT_FALSE(problem->text().isEmpty()) << wrong;
    EXPECT_EQ(field->text(), QLatin1String(wrong)) << "what was typed is not lost";
    EXPECT_EQ(steps(), before) << wrong;
  }
  type("0504 v2");
  EXPECT_TRUE(problem->text().isEmpty());
  EXPECT_TRUE(field->text().isEmpty());
  ASSERT_EQ(stackInFile("0504").size(), 1u);
  EXPECT_EQ(facingInFile(stackInFile("0504").front()), "v2");
  EXPECT_EQ(session().setUp().placement(stackInFile("0504").front())->unit, unit.id);
  EXPECT_EQ(steps(), before + 1);
  // The next counter of the command is at hand.
  type("0604");
  ASSERT_EQ(stackInFile("0604").size(), 1u);
  EXPECT_NE(session().setUp().placement(stackInFile("0604").front())->unit, unit.id);
  session().undo();
  EXPECT_TRUE(stackInFile("0604").empty());
}

INSTANTIATE_TEST_SUITE_P(Grids, CounterPlacing, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
