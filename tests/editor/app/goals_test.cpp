#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <set>

#include "editor/app/notice_bar.h"
#include "editor/dialogs/house/house_checks_dialog.h"
#include "editor/dialogs/records/records_dialog.h"
#include "editor/dialogs/rules/rules_dialog.h"
#include "editor/dialogs/rules/rules_list.h"
#include "editor/dialogs/turns/orders_dialog.h"
#include "editor/fields/form.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/problems_panel.h"
#include "tests/editor/app/window_fixture.h"

// A row of the Problems dock is activated: what it is about comes up, wherever that is.
namespace redoubt::editor {
namespace {

class Goals : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openSample();
  }

  QListView& problems() { return *window_->findChild<QListView*>(QStringLiteral("problems.list")); }
  const ProblemsModel& model() { return static_cast<const ProblemsModel&>(*problems().model()); }
  int rowOf(const std::string& code) {
    for (int row = 0; row < model().rowCount(); ++row) {
      if (model().row(row).identity.starts_with(code + '\n')) return row;
    }
    ADD_FAILURE() << "no finding " << code;
    return 0;
  }
  void activate(const std::string& code) {
    problems().setFocus();
    problems().setCurrentIndex(problems().model()->index(rowOf(code), 0));
    QTest::keyClick(&problems(), Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  QString tipOf(const std::string& code) { return model().index(rowOf(code)).data(Qt::ToolTipRole).toString(); }
  void put(const char* path, const char* json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{*model::info(battle())->system, path, {json}});
    ASSERT_TRUE(session().apply(edit));
  }
  RuleAddress shownRule() {
    auto* rules = window_->findChild<RulesDialog*>();
    return rules && rules->isVisible() ? rules->findChild<RulesList*>()->current() : RuleAddress();
  }
  // The inspector makes its page anew, and what it showed before waits to be deleted.
  bool isInSight(const char* name) {
    const auto all = window_->inspector().findChildren<QLabel*>(QLatin1String(name));
    return std::any_of(all.begin(), all.end(), [](const QLabel* label) { return !label->visibleRegion().isEmpty(); });
  }
  QString notice() { return window_->findChild<NoticeBar*>()->text(); }
};

TEST_F(Goals, AFindingAboutARuleOpensTheRulesWindowAtThatRule) {
  put("facing/kind", "\"corner\"");
  EXPECT_TRUE(tipOf("rule-malformed").endsWith(QStringLiteral("Show the rule facing/kind")))
      << tipOf("rule-malformed").toStdString();
  activate("rule-malformed");
  EXPECT_EQ(shownRule(), RuleAddress("facing/kind"));
}

TEST_F(Goals, AClickOnAFindingAboutARuleChoosesItAndADoubleClickOpensTheRulesWindow) {
  put("facing/kind", "\"corner\"");
  const QModelIndex index = model().index(rowOf("rule-malformed"), 0);
  problems().scrollTo(index);
  const QPoint row = problems().visualRect(index).topLeft() + QPoint(60, 10);
  QTest::mouseClick(problems().viewport(), Qt::LeftButton, {}, row);
  EXPECT_TRUE(shownRule() == RuleAddress());
  EXPECT_TRUE(problems().selectionModel()->isSelected(index));
  QTest::mouseDClick(problems().viewport(), Qt::LeftButton, {}, row);
  EXPECT_EQ(shownRule(), RuleAddress("facing/kind"));
}

TEST_F(Goals, TheButtonOfAFindingAboutARuleOpensTheRulesWindow) {
  put("facing/kind", "\"corner\"");
  const int row = rowOf("rule-malformed");
  ASSERT_FALSE(model().row(row).finding.fix);
  problems().scrollTo(model().index(row, 0));
  const QRect box = problems().visualRect(model().index(row, 0));
  QTest::mouseClick(problems().viewport(), Qt::LeftButton, {},
                    ProblemsDelegate::buttonRect(box, model().row(row)).center());
  EXPECT_EQ(shownRule(), RuleAddress("facing/kind"));
}

TEST_F(Goals, AFindingAboutASettingOpensTheScenariosSettings) {
  const Id<model::Scenario> scenario = *session().setUp().scenario();
  model::Edit edit("Setting");
  edit.put(model::Setting{scenario, "turn/last", {"\"late\""}});
  ASSERT_TRUE(session().apply(edit));
  EXPECT_TRUE(tipOf("setting-malformed").contains(QStringLiteral("Show the setting turn/last")));
  activate("setting-malformed");
  EXPECT_EQ(shownRule(), RuleAddress("turn/last", scenario));
}

TEST_F(Goals, AFindingAboutAnOrderOpensItsWindowAndTheInspectorLeadsThereToo) {
  const model::Army& army = *battle().all<model::Army>().begin();
  model::Edit edit("Orders");
  edit.put(model::SetUpOrder{{7}, *session().setUp().scenario(), army.id, 1, "cut", 1, {"{}"}});
  edit.put(model::SetUpOrder{{8}, *session().setUp().scenario(), army.id, 2, "cut", 0, {"{}"}});
  ASSERT_TRUE(session().apply(edit));
  activate("order-count");
  auto* orders = window_->findChild<OrdersDialog*>();
  ASSERT_TRUE(orders && orders->isVisible());
  auto* count = orders->findChild<QSpinBox*>(QStringLiteral("orders.count"));
  EXPECT_EQ(count->value(), 0);
  session().hand().select({});
  QCoreApplication::processEvents();
  auto* list = window_->inspector().findChild<QListWidget*>(QStringLiteral("battle.orders"));
  ASSERT_TRUE(list);
  ASSERT_EQ(list->count(), 2);
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
  EXPECT_EQ(count->value(), 1);
}

TEST_F(Goals, AHouseCheckThatCannotRunOpensItsWindow) {
  model::Edit edit("Add");
  edit.put(model::HouseCheck{{7}, "towers", "Towers", model::Severity::Note, "SELECT nmae FROM hex"});
  ASSERT_TRUE(session().apply(edit));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !session().areHouseChecksRunning(); }));
  activate("house-check-failed");
  auto* checks = window_->findChild<HouseChecksDialog*>();
  ASSERT_TRUE(checks && checks->isVisible());
  EXPECT_EQ(checks->findChild<QLineEdit*>(QStringLiteral("house.title"))->text(), QLatin1String("Towers"));
}

TEST_F(Goals, TheMenuLeadsFromWhatAHouseCheckFoundToTheCheck) {
  model::Edit edit("Add");
  edit.put(model::HouseCheck{{7}, "towers", "Towers", model::Severity::Note, "SELECT '1809' AS hex"});
  ASSERT_TRUE(session().apply(edit));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !session().areHouseChecksRunning(); }));
  QTimer::singleShot(0, window_.get(), [&] {
    auto* menu = window_->findChild<QMenu*>(QStringLiteral("problems.menu"));
    ASSERT_TRUE(menu);
    for (QAction* action : menu->actions()) {
      if (action->text() == QLatin1String("Show the house check")) action->trigger();
    }
    menu->close();
  });
  emit problems().customContextMenuRequested(
      problems().visualRect(problems().model()->index(rowOf("house/towers"), 0)).center());
  auto* checks = window_->findChild<HouseChecksDialog*>();
  ASSERT_TRUE(checks && checks->isVisible());
  EXPECT_EQ(checks->findChild<QLineEdit*>(QStringLiteral("house.title"))->text(), QLatin1String("Towers"));
}

TEST_F(Goals, TheMenuSaysWhereItLeads) {
  put("facing/kind", "\"corner\"");
  bool isThere = false;
  QTimer::singleShot(0, window_.get(), [&] {
    auto* menu = window_->findChild<QMenu*>(QStringLiteral("problems.menu"));
    ASSERT_TRUE(menu);
    for (QAction* action : menu->actions()) {
      if (action->text() == QLatin1String("Show the rule facing/kind")) isThere = true;
    }
    menu->close();
  });
  emit problems().customContextMenuRequested(
      problems().visualRect(problems().model()->index(rowOf("rule-malformed"), 0)).center());
  EXPECT_TRUE(isThere);
}

TEST_F(Goals, GoingOnFromProblemToProblemOpensNoWindow) {
  put("facing/kind", "\"corner\"");
  for (int i = 0; i < model().rowCount() + 1; ++i) trigger("check.next");
  EXPECT_EQ(window_->findChild<RulesDialog*>(), nullptr);
  EXPECT_TRUE(problems().currentIndex().isValid());
}

// Each jump to another variant sorts the list anew.
TEST_F(Goals, GoingOnFromProblemToProblemComesToEachOfThemOnce) {
  const QString kluszyn = folder_.filePath(QStringLiteral("kluszyn.battle"));
  ASSERT_TRUE(QFile::copy(QStringLiteral(REDOUBT_SHARE "/battles/kluszyn-1610.battle"), kluszyn));
  QFile::setPermissions(kluszyn, QFile::ReadOwner | QFile::WriteOwner);
  ASSERT_TRUE(window_->files().open(kluszyn));
  const int rows = model().rowCount();
  ASSERT_GT(rows, 20);
  std::vector<std::vector<std::string>> wanted;  // findings that are told in one row, whichever of them it shows
  for (int row = 0; row < rows; ++row) wanted.push_back(model().row(row).alike);
  std::set<std::string> met;
  for (int i = 0; i < rows; ++i) {
    trigger("check.next");
    ASSERT_TRUE(problems().currentIndex().isValid());
    const auto& alike = model().row(problems().currentIndex().row()).alike;
    met.insert(alike.begin(), alike.end());
    EXPECT_FALSE(problems().visibleRegion().isEmpty()) << "what it says is to be read";
  }
  for (const auto& alike : wanted) {
    EXPECT_TRUE(std::any_of(alike.begin(), alike.end(), [&](const auto& each) { return met.contains(each); }))
        << alike.front();
  }
}

TEST_F(Goals, EstimatedFiguresLeadToACounterThatHasThem) {
  activate("figures-estimated");
  const auto& selected = session().hand().selection();
  const std::optional<model::Subject> shown =
      selected.unplaced ? selected.unplaced
                        : std::optional(model::subjectOf(*session().setUp().placement(selected.placements.at(0))));
  ASSERT_TRUE(shown && shown->unit);
  const rules::UnitFigures& figures = session().figures().of(*shown->unit);
  EXPECT_FALSE(figures.morale.isCertain() && figures.size.isCertain() && figures.fire.isCertain());
}

TEST_F(Goals, WhatTheSourcesLackLeadsToThemInTheInspector) {
  session().hand().select({hex("1809")});
  activate("paragraphs-unused");
  EXPECT_TRUE(isInSight("battle.sources"));
  session().hand().select({hex("1809")});
  EXPECT_FALSE(isInSight("battle.sources"));
}

TEST_F(Goals, WhatIsAboutVictoryLeadsToItsRowInTheBattlesData) {
  activate("threshold-share-estimated");
  auto* records = window_->findChild<RecordsDialog*>();
  ASSERT_TRUE(records && records->isVisible());
  auto* form = records->findChild<Form*>(QStringLiteral("records.victory"));
  ASSERT_TRUE(form && form->row());
  EXPECT_EQ(form->row()->as<model::Victory>().kind, model::VictoryKind::Threshold);
}

// Each finding leads somewhere; what has no better place is at least a row of the battle's data.
TEST_F(Goals, OnlyWhatIsAboutVictoryLeadsToTheBattlesData) {
  for (const check::Finding& finding : session().findings()) {
    const FindingGoal goal = goalOf(session(), finding);
    const auto* record = std::get_if<RecordGoal>(&goal);
    EXPECT_EQ(record != nullptr, finding.subject.text().starts_with("victory/")) << finding.subject.text();
    if (record) {
      EXPECT_FALSE(record->key.empty()) << finding.subject.text();
    }
  }
}

}  // namespace
}  // namespace redoubt::editor
