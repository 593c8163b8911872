#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

#include "editor/fields/origin_note.h"
#include "tests/editor/dialogs/terrain_library_fixture.h"

namespace redoubt::editor::test {
namespace {

TEST_F(TerrainLibraryTest, AValueThatIsNoJsonIsToldAndKept) {
  choose("bridge");
  auto& table = child<QTableWidget>("values.table");
  const auto found = table.findItems(QStringLiteral("cost"), Qt::MatchExactly);
  ASSERT_EQ(found.size(), 1);
  const int row = found.front()->row();
  const std::string before = dump();
  table.item(row, 1)->setText(QStringLiteral("{\"foot\": "));
  QCoreApplication::processEvents();
  EXPECT_FALSE(child<QLabel>("values.error").isHidden());
  EXPECT_TRUE(dump() == before);
  press("terrain.blocks-sight");
  EXPECT_EQ(table.item(row, 1)->text(), QLatin1String("{\"foot\": ")) << "another change keeps what was typed";
  table.item(row, 1)->setText(QStringLiteral("{\"foot\": 2}"));
  QCoreApplication::processEvents();
  EXPECT_TRUE(child<QLabel>("values.error").isHidden());
  EXPECT_EQ(definition(stored(), "bridge").others.at("cost"), "{\"foot\":2}");
  write("values.path", QStringLiteral("pattern"));
  write("values.value", QStringLiteral("3"));
  press("values.add");
  EXPECT_FALSE(child<QLabel>("values.add.error").isHidden());
  EXPECT_EQ(child<QLineEdit>("values.value").text(), QLatin1String("3"));
  table.setCurrentCell(row, 1);
  press("values.remove");
  EXPECT_FALSE(definition(session_.battle(), "bridge").others.contains("cost"));
}

TEST_F(TerrainLibraryTest, WhatATerrainCostsEachArmIsAFieldOfItsOwn) {
  knowArms();
  choose("bridge");
  auto& foot = child<QLineEdit>("terrain.cost.foot");
  EXPECT_EQ(foot.text(), QString());
  write("terrain.cost.foot", QStringLiteral("2"));
  write("terrain.cost.horse", QStringLiteral("1/2"));
  EXPECT_EQ(definition(stored(), "bridge").others.at("enter"), R"({"foot":2,"horse":"1/2"})");
  EXPECT_TRUE(child<QTableWidget>("values.table").findItems(QStringLiteral("enter"), Qt::MatchExactly).isEmpty());
  const std::string before = dump();
  write("terrain.cost.foot", QStringLiteral("two"));
  write("terrain.cost.horse", QStringLiteral("-1"));
  const QString told = child<QLabel>("terrain.costs.error").text();
  EXPECT_TRUE(told.contains(QStringLiteral("Foot")) && told.contains(QStringLiteral("Horse"))) << told.toStdString();
  EXPECT_TRUE(dump() == before);
  write("terrain.cost.horse", {});
  EXPECT_EQ(definition(stored(), "bridge").others.at("enter"), R"({"foot":2})");
  session_.undo();
  EXPECT_EQ(definition(session_.battle(), "bridge").others.at("enter"), R"({"foot":2,"horse":"1/2"})");
}

TEST_F(TerrainLibraryTest, OtherValuesAreHeldAgainstTheVocabularyWhileTheyAreTyped) {
  knowArms();
  choose("bridge");
  auto& error = child<QLabel>("values.add.error");
  child<QLineEdit>("values.path").setFocus();
  QTest::keyClicks(&child<QLineEdit>("values.path"), QStringLiteral("crossing"));
  QTest::keyClicks(&child<QLineEdit>("values.value"), QStringLiteral("3"));
  EXPECT_FALSE(error.isHidden()) << "true or false is expected";
  const std::string before = dump();
  press("values.add");
  EXPECT_TRUE(dump() == before);
  write("values.value", QStringLiteral("true"));
  QTest::keyClick(&child<QLineEdit>("values.value"), Qt::Key_Space);
  EXPECT_TRUE(error.isHidden());
  press("values.add");
  EXPECT_EQ(definition(stored(), "bridge").others.at("crossing"), "true");
  write("values.path", QStringLiteral("forbidden"));
  child<QLineEdit>("values.value").clear();
  QTest::keyClicks(&child<QLineEdit>("values.value"), QStringLiteral("[\"foot\", \"camels\"]"));
  EXPECT_TRUE(error.text().contains(QStringLiteral("camels"))) << error.text().toStdString();
  // All that is wrong is told, not the first only.
  auto& table = child<QTableWidget>("values.table");
  const auto type = [&](const char* path, const char* text) {
    const auto found = table.findItems(QString::fromLatin1(path), Qt::MatchExactly);
    ASSERT_EQ(found.size(), 1);
    table.item(found.front()->row(), 1)->setText(QString::fromLatin1(text));
    QCoreApplication::processEvents();
  };
  type("crossing", "2");
  type("cost", "[");
  const QString told = child<QLabel>("values.error").text();
  EXPECT_TRUE(told.contains(QStringLiteral("crossing: "))) << told.toStdString();
  EXPECT_TRUE(told.contains(QStringLiteral("cost: "))) << told.toStdString();
  EXPECT_EQ(definition(stored(), "bridge").others.at("crossing"), "true");
}

TEST_F(TerrainLibraryTest, AnInheritedValueIsMarkedOverriddenAndTakenBack) {
  choose("woods");
  auto& note = child<OriginNote>("origin.title");
  EXPECT_TRUE(note.text().contains(QStringLiteral("Rodzina 1794")));
  auto* back = note.findChild<QPushButton*>(QStringLiteral("back"));
  EXPECT_TRUE(back->isHidden());
  const std::string before = dump();
  write("terrain.title", QStringLiteral("Bór"));
  EXPECT_FALSE(back->isHidden());
  EXPECT_EQ(stored().find<model::Rule>({kTerrainSystem, "terrain/woods/title"})->value.text, "\"Bór\"");
  QTest::mouseClick(back, Qt::LeftButton);
  EXPECT_TRUE(dump() == before);
  EXPECT_EQ(child<QLineEdit>("terrain.title").text(), QLatin1String("Woods"));
}

TEST_F(TerrainLibraryTest, ANoInACostSaysThatTheArmMayNotGoThere) {
  knowArms();
  choose("bridge");
  const std::string before = dump();
  write("terrain.cost.foot", QStringLiteral("2"));
  write("terrain.cost.horse", QStringLiteral("No"));
  EXPECT_TRUE(child<QLabel>("terrain.costs.error").isHidden());
  EXPECT_EQ(definition(stored(), "bridge").others.at("enter"), R"({"foot":2})");
  EXPECT_EQ(definition(stored(), "bridge").others.at("forbidden"), R"(["horse"])");
  EXPECT_EQ(child<QLineEdit>("terrain.cost.horse").text(), QLatin1String("no"));
  EXPECT_TRUE(child<QTableWidget>("values.table").findItems(QStringLiteral("forbidden"), Qt::MatchExactly).isEmpty());
  write("terrain.cost.horse", QStringLiteral("3"));
  EXPECT_EQ(definition(stored(), "bridge").others.at("enter"), R"({"foot":2,"horse":3})");
  EXPECT_FALSE(definition(stored(), "bridge").others.contains("forbidden"));
  for (int i = 0; i < 3; ++i) session_.undo();
  EXPECT_EQ(dump(), before);
}

TEST_F(TerrainLibraryTest, PropertiesAreOfferedByNameAndTakenInPlainWords) {
  knowArms();
  choose("bridge");
  auto& path = child<QLineEdit>("values.path");
  QStringList offered;
  for (int row = 0; row < path.completer()->model()->rowCount(); ++row) {
    offered << path.completer()->model()->index(row, 0).data().toString();
  }
  for (const char* wanted : {"replaces", "combat-shift", "eliminates"}) {
    EXPECT_TRUE(offered.contains(QLatin1String(wanted))) << wanted;
  }
  write("values.path", QStringLiteral("eliminates"));
  EXPECT_TRUE(child<QLabel>("values.hint").text().contains(QStringLiteral("lost on entering")))
      << child<QLabel>("values.hint").text().toStdString();
  write("values.value", QStringLiteral("Foot, horse"));
  press("values.add");
  EXPECT_EQ(definition(stored(), "bridge").others.at("eliminates"), R"(["foot","horse"])");
  write("values.path", QStringLiteral("replaces"));
  write("values.value", QStringLiteral("hex"));
  press("values.add");
  EXPECT_EQ(definition(stored(), "bridge").others.at("replaces"), R"(["hex"])");
  write("values.path", QStringLiteral("uphill-only"));
  write("values.value", QStringLiteral("perhaps"));
  press("values.add");
  EXPECT_FALSE(definition(stored(), "bridge").others.contains("uphill-only"));
  EXPECT_FALSE(child<QLabel>("values.add.error").text().isEmpty());
}

}  // namespace
}  // namespace redoubt::editor::test
