#include "editor/dialogs/values/rules_settings.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QCompleter>
#include <QSpinBox>
#include <QTest>

#include "core/model/origins.h"
#include "core/rules/book/provenance.h"
#include "core/rules/set_up/set_up.h"
#include "tests/editor/dialogs/rules_window_fixture.h"

// The settings of scenarios, in the window of the rules.
namespace redoubt::editor::test {
namespace {

constexpr Id<model::Scenario> kDay{901}, kNight{902};

class SettingsWindowTest : public RulesWindowTest {
 protected:
  SettingsWindowTest() {
    model::Edit edit("Scenarios");
    edit.put(model::Scenario{kDay, "day", "By day", std::nullopt, 1, ""});
    edit.put(model::Scenario{kNight, "night", "By night", kDay, 2, ""});
    edit.put(model::Setting{kDay, "turn/last", {"12"}});
    edit.put(model::Setting{kDay, "turn/start", {"\"04:00\""}});
    edit.put(model::Setting{kNight, "turn/start", {"\"22:00\""}});
    edit.put(model::Setting{kDay, "weather", {"\"fog\""}});
    edit.put(model::Provenance{"setting", key(kDay, "turn/last"), "*", model::Status::Printed, kParagraph, ""});
    EXPECT_TRUE(session_.apply(edit));
    open();
  }

  static std::string key(Id<model::Scenario> scenario, const std::string& path) {
    return model::keyText<model::Setting>({scenario, path});
  }
  void chooseSetting(Id<model::Scenario> scenario, const char* path) {
    dialog_->choose({path, scenario});
    ASSERT_EQ(list().current(), RuleAddress(path, scenario));
  }
  std::string valueOf(Id<model::Scenario> scenario, const char* path) const {
    const auto* row = session_.battle().find<model::Setting>({scenario, path});
    return row ? row->value.text : "none";
  }
  QString group(Id<model::Scenario> scenario, const char* path) const {
    return list().model().indexOf({path, scenario}).parent().data().toString();
  }
  QString cellOf(Id<model::Scenario> scenario, const char* path, RulesModel::Column column) const {
    return list().model().indexOf({path, scenario}).siblingAtColumn(column).data().toString();
  }
};

TEST_F(SettingsWindowTest, EveryScenarioListsWhatHoldsInItBehindTheRules) {
  EXPECT_EQ(group(kDay, "turn/last"), QLatin1String("Scenario: By day (3)"));
  EXPECT_EQ(group(kNight, "turn/last"), QLatin1String("Scenario: By night (3)"));
  EXPECT_EQ(cellOf(kDay, "turn/last", RulesModel::kOrigin), QLatin1String("R4.2, printed"));
  EXPECT_EQ(cellOf(kNight, "turn/last", RulesModel::kFrom), QLatin1String("By day"));
  EXPECT_EQ(cellOf(kNight, "turn/start", RulesModel::kFrom), QLatin1String("By night"));
  EXPECT_EQ(cellOf(kNight, "turn/start", RulesModel::kValue), QLatin1String("22:00"));
  setFilter(RuleFilter::Settings);
  EXPECT_EQ(shownPaths().size(), 6);
  write("rules.search", QStringLiteral("by night fog"));
  EXPECT_EQ(shownPaths(), (QStringList{QStringLiteral("weather")}));
}

TEST_F(SettingsWindowTest, ASettingIsExplainedAndItsShapeCheckedBeforeItIsWritten) {
  chooseSetting(kDay, "turn/last");
  EXPECT_EQ(words("rules.topic"), QStringLiteral("Setting of the scenario “By day”"));
  EXPECT_TRUE(words("rules.meaning").startsWith(QLatin1String("The last turn")));
  EXPECT_EQ(words("rules.shape"), QLatin1String("Its value: a whole number from 1."));
  type(QStringLiteral("0"));
  EXPECT_EQ(words("rules.error"), QLatin1String("Expected a whole number from 1."));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(valueOf(kDay, "turn/last"), "12") << "what can't be taken is not written";
  chooseSetting(kDay, "weather");
  EXPECT_TRUE(words("rules.meaning").startsWith(QLatin1String("A setting of your own")));
}

TEST_F(SettingsWindowTest, AChangeIsOneEditThatIsUndoneAndNoLongerPrinted) {
  const std::string before = dump();
  chooseSetting(kDay, "turn/last");
  control<QSpinBox>().setFocus();
  control<QSpinBox>().selectAll();
  QTest::keyClicks(&control<QSpinBox>(), "14");
  QTest::keyClick(&control<QSpinBox>(), Qt::Key_Return);
  EXPECT_EQ(valueOf(kDay, "turn/last"), "14");
  EXPECT_EQ(session_.document().undoTitle(), "Setting turn/last: 14");
  const auto* row = session_.battle().find<model::Setting>({kDay, "turn/last"});
  const auto* origin = rules::provenanceOf(session_.battle(), *row, "value");
  ASSERT_NE(origin, nullptr);
  EXPECT_EQ(origin->status, model::Status::Estimated);
  session_.undo();
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(control<QSpinBox>().value(), 12);
}

TEST_F(SettingsWindowTest, WhatIsInheritedCanBeOverriddenHiddenAndTakenBack) {
  const std::string before = dump();
  chooseSetting(kNight, "turn/last");
  EXPECT_EQ(words("rules.inherited"), QLatin1String("Inherited from By day."));
  press("rules.override");
  EXPECT_EQ(valueOf(kNight, "turn/last"), "12");
  const auto* own = session_.battle().find<model::Setting>({kNight, "turn/last"});
  EXPECT_EQ(rules::provenanceOf(session_.battle(), *own, "value")->paragraph, kParagraph);
  press("rules.none");
  EXPECT_EQ(valueOf(kNight, "turn/last"), "null");
  press("rules.inherit");
  EXPECT_EQ(dump(), before);
  chooseSetting(kNight, "turn/start");
  EXPECT_EQ(words("rules.inherited"), QLatin1String("Inherited from By day: \"04:00\""));
  type(QStringLiteral("\"04:00\""));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(valueOf(kNight, "turn/start"), "none") << "what is inherited needs no row";
}

TEST_F(SettingsWindowTest, ASettingIsRemovedWithItsOrigin) {
  chooseSetting(kDay, "turn/last");
  EXPECT_EQ(child<QAbstractButton>("rules.inherit").text(), QLatin1String("Remove this setting"));
  press("rules.inherit");
  EXPECT_EQ(valueOf(kDay, "turn/last"), "none");
  EXPECT_FALSE(model::hasOrigin(session_.battle(), "setting", key(kDay, "turn/last")));
  EXPECT_TRUE(words("rules.inherited").contains(QLatin1String("no such setting yet")));
  session_.undo();
  EXPECT_EQ(valueOf(kDay, "turn/last"), "12");
}

TEST_F(SettingsWindowTest, ASettingIsAddedToAScenario) {
  auto& kind = child<QComboBox>("rules.add.kind");
  ASSERT_EQ(kind.itemText(kind.count() - 1), QLatin1String("Setting: By night"));
  kind.setCurrentIndex(kind.count() - 1);
  emit kind.activated(kind.currentIndex());
  auto& path = child<QLineEdit>("rules.add.path");
  path.setFocus();
  QCoreApplication::processEvents();
  QStringList offered;
  for (int row = 0; row < path.completer()->model()->rowCount(); ++row) {
    offered << path.completer()->model()->index(row, 0).data().toString();
  }
  EXPECT_TRUE(offered.contains(QStringLiteral("turn/first")));
  EXPECT_FALSE(offered.contains(QStringLiteral("turn/start"))) << "it has one";
  EXPECT_FALSE(offered.contains(QStringLiteral("command/range"))) << "a rule";
  write("rules.add.path", QStringLiteral("turn/first"));
  EXPECT_TRUE(child<QLabel>("rules.add.hint").text().startsWith(QLatin1String("The first turn")));
  QTest::keyClick(&path, Qt::Key_Return);
  QTest::keyClicks(&control<QSpinBox>(), "3");
  QTest::keyClick(&control<QSpinBox>(), Qt::Key_Return);
  EXPECT_EQ(valueOf(kNight, "turn/first"), "3");
  EXPECT_EQ(list().current(), RuleAddress("turn/first", kNight));
}

TEST_F(SettingsWindowTest, WhatScenariosSayOtherwiseStandsBesideTheRule) {
  choose("turns/count");
  const QString beside = words("rules.others");
  EXPECT_TRUE(beside.contains(QStringLiteral("In the scenario “By day”"))) << beside.toStdString();
  EXPECT_TRUE(beside.contains(QStringLiteral("In the scenario “By night”"))) << "it inherits the setting";
  EXPECT_TRUE(beside.contains(QStringLiteral("12")));
  emit child<QLabel>("rules.others").linkActivated(QStringLiteral("0"));
  EXPECT_EQ(list().current(), RuleAddress("turn/last", kDay));
  EXPECT_TRUE(words("rules.others").contains(QStringLiteral("turns/count"))) << "and the rule beside the setting";
  choose("rounding");
  EXPECT_EQ(words("rules.others"), QString());
}

TEST_F(SettingsWindowTest, WhereASettingComesFromCanBeSaid) {
  chooseSetting(kDay, "turn/start");
  auto& status = child<QComboBox>("rules.origin.status");
  status.setCurrentIndex(status.findData(static_cast<int>(model::Status::Derived)));
  emit status.activated(status.currentIndex());
  const auto* row = session_.battle().find<model::Setting>({kDay, "turn/start"});
  const auto* origin = rules::provenanceOf(session_.battle(), *row, "value");
  ASSERT_NE(origin, nullptr);
  EXPECT_EQ(origin->status, model::Status::Derived);
}

TEST_F(SettingsWindowTest, WhatTheChecksSayOfASettingIsSaidHere) {
  model::Edit edit("Wrong");
  edit.put(model::Setting{kDay, "area", {"\"swamp\""}});
  ASSERT_TRUE(session_.apply(edit));
  chooseSetting(kDay, "area");
  EXPECT_TRUE(words("rules.faults").contains(QStringLiteral("“swamp”"))) << words("rules.faults").toStdString();
  setFilter(RuleFilter::Faulty);
  EXPECT_TRUE(shownPaths().contains(QStringLiteral("area")));
}

TEST_F(SettingsWindowTest, ScenariosThatDeriveFromEachOtherHoldNothingUp) {
  model::Edit edit("Circle");
  edit.put(model::Scenario{kDay, "day", "By day", kNight, 1, ""});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(rules::lineageOf(session_.battle(), kDay), (std::vector{kDay, kNight}));
  EXPECT_EQ(cellOf(kDay, "turn/start", RulesModel::kValue), QLatin1String("04:00"));
}

}  // namespace
}  // namespace redoubt::editor::test
