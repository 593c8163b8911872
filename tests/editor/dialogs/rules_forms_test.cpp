#include <QCoreApplication>
#include <QListWidget>
#include <QSettings>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "editor/dialogs/rules/names_grid_dialog.h"
#include "editor/dialogs/rules/new_rule_dialog.h"
#include "editor/dialogs/rules/rule_recipes.h"
#include "editor/dialogs/turns/turn_lines.h"
#include "editor/words/known_names.h"
#include "tests/editor/dialogs/rules_window_fixture.h"

namespace redoubt::editor::test {
namespace {

/// Rules of any game edited in forms, without JSON.
class RulesForms : public RulesWindowTest {
 protected:
  void SetUp() override {
    QSettings().setValue(QStringLiteral("rules/asJson"), false);
    open();
  }
  void setRule(const std::string& path, const std::string& json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{kOwn, path, model::JsonText{json}});
    ASSERT_TRUE(session_.apply(edit));
  }
  void pick(const char* name, const char* value) {
    auto* box = qobject_cast<QComboBox*>(&child<QWidget>(name));
    if (!box) box = child<QWidget>(name).findChild<QComboBox*>();
    ASSERT_TRUE(box) << name;
    box->setFocus();
    QCoreApplication::processEvents();
    const int at = box->findData(QString::fromLatin1(value));
    ASSERT_GE(at, 0) << name << " does not offer " << value;
    box->setCurrentIndex(at);
    emit box->activated(at);
    QCoreApplication::processEvents();
  }
  void click(const char* name) {
    QTest::mouseClick(&child<QToolButton>(name), Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  void typeInto(const char* name, const char* typed) {
    auto* line = qobject_cast<QLineEdit*>(&child<QWidget>(name));
    if (!line) line = child<QWidget>(name).findChild<QLineEdit*>();
    ASSERT_TRUE(line) << name;
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QString::fromLatin1(typed));
    QTest::keyClick(line, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
};

TEST_F(RulesForms, LevelsOfAStateAreOfferedByTheirTitles) {
  setRule("state/weather", R"({"of": "game", "levels": ["dry", "mud"]})");
  setRule("state/weather/mud", R"({"title": "Deep mud"})");
  setRule("state/weather/change/rain", R"({"on": "turn", "to": "mud"})");
  choose("state/weather/change/rain");
  auto* box = child<QWidget>("rules.parts.to").findChild<QComboBox*>();
  ASSERT_TRUE(box);
  EXPECT_EQ(box->currentText(), QStringLiteral("Deep mud"));
  pick("rules.parts.to", "dry");
  EXPECT_NE(ownJson("state/weather/change/rain").find(R"("to":"dry")"), std::string::npos)
      << ownJson("state/weather/change/rain");
}

TEST_F(RulesForms, AnEffectIsMadeOfItemsOneBelowTheOther) {
  setRule("effect/d1", R"({"text": "D1", "do": [{"retreat": 1}]})");
  choose("effect/d1");
  EXPECT_FALSE(text().isVisible()) << "the form says it all";
  typeInto("rules.parts.do.0.retreat.typed", "2");
  EXPECT_EQ(ownJson("effect/d1"), R"({"do":[{"retreat":2}],"text":"D1"})");
  click("rules.parts.do.more");
  pick("rules.parts.do.1.one", "advance");
  EXPECT_EQ(ownJson("effect/d1"), R"({"do":[{"retreat":2},{"advance":"into"}],"text":"D1"})");
  pick("rules.parts.do.1.add", "of");
  pick("rules.parts.do.1.of.group", "attackers");
  EXPECT_EQ(ownJson("effect/d1"), R"({"do":[{"retreat":2},{"advance":"into","of":"attackers"}],"text":"D1"})");
  click("rules.parts.do.0.drop");
  EXPECT_EQ(ownJson("effect/d1"), R"({"do":[{"advance":"into","of":"attackers"}],"text":"D1"})");
}

TEST_F(RulesForms, ARoleIsMadeByItsName) {
  setRule("table/crt/index", R"({"kind": "value", "of": [1], "columns": ["1"]})");
  setRule("action/storm", R"({"asked": "attack", "table": "crt"})");
  choose("action/storm");
  typeInto("rules.parts.with.add", "reserve");
  EXPECT_EQ(ownJson("action/storm"), R"({"asked":"attack","table":"crt","with":{"reserve":{"where":{}}}})");
  typeInto("rules.parts.actors", "stormers");
  EXPECT_NE(ownJson("action/storm").find(R"("actors":"stormers")"), std::string::npos);
}

TEST_F(RulesForms, TheAmountsAndColumnsOfAnIndexAreLists) {
  setRule("rating/attack", R"({"figure": "size"})");
  setRule("table/crt/index",
          R"({"kind": "odds", "of": [{"rating": "attack", "of": "attackers"}, 1], "columns": ["1-1"]})");
  choose("table/crt/index");
  pick("rules.parts.of.1.kind", "rating");
  click("rules.parts.columns.more");
  typeInto("rules.parts.columns.1", "2-1");
  EXPECT_EQ(
      ownJson("table/crt/index"),
      R"({"columns":["1-1","2-1"],"kind":"odds","of":[{"of":"attackers","rating":"attack"},{"rating":"attack"}]})");
  pick("rules.parts.columns.1.way", "1");
  EXPECT_TRUE(dialog_->findChild<QWidget*>(QStringLiteral("rules.parts.columns.1.range.from")) ||
              dialog_->findChild<QWidget*>(QStringLiteral("rules.parts.columns.1.add")));
}

TEST_F(RulesForms, WhatDoesNotFitTheFormIsShownAsJson) {
  setRule("zone/watch", R"({"reach": 1, "colour": "red"})");
  choose("zone/watch");
  EXPECT_TRUE(text().isVisible());
  setRule("zone/plain", R"({"reach": 1})");
  choose("zone/plain");
  EXPECT_FALSE(text().isVisible());
  press("rules.asJson");
  EXPECT_TRUE(text().isVisible());
  press("rules.asJson");
}

// Every recipe makes rules that are right at once, in a battle that has what they belong to.
TEST_F(RulesForms, EveryKindOfNewRuleIsRightAtOnce) {
  setRule("rating/attack", R"({"figure": "size"})");
  setRule("rating/attack/title", R"("Attack")");
  setRule(
      "table/crt/index",
      R"({"kind": "odds", "of": [{"rating": "attack", "of": "attackers"}, {"rating": "attack", "of": "defenders"}], "columns": ["1-1"]})");
  setRule("action/assault", R"({"asked": "attack", "table": "crt"})");
  setRule("zone/watch", R"({"reach": 1})");
  setRule("flood/line", R"({"asked": "supply", "from": "leaders"})");
  setRule("state/morale", R"({"levels": ["good", "bad"]})");
  for (const RuleRecipe& recipe : ruleRecipes()) {
    std::string owner;
    if (recipe.owner) {
      const auto known = knownNames(session_, *recipe.owner);
      ASSERT_FALSE(known.empty()) << recipe.id;
      owner = known.front().slug;
    }
    BegunRule begun = begunRule(session_, recipe, recipe.example, owner);
    ASSERT_TRUE(session_.apply(begun.edit)) << recipe.id;
    for (const auto& entry : ruleEntries(session_)) {
      if (!entry.key.path.starts_with(begun.path)) continue;
      EXPECT_TRUE(entry.faults.isEmpty())
          << entry.key.path << ": " << entry.faults.join(QLatin1Char(' ')).toStdString();
    }
    EXPECT_TRUE(session_.rules().row(begun.path)) << recipe.id;
    BegunRule again = begunRule(session_, recipe, recipe.example, owner);
    EXPECT_NE(again.path, begun.path) << "a second one of the same title";
  }
}

TEST_F(RulesForms, GroundIsThatOfHexesTownsFirst) {
  setRule("terrain/hamlet/place", R"("hex")");
  setRule("terrain/hamlet/keep", "true");
  setRule("terrain/hamlet/title", R"("Hamlet")");
  NewRuleDialog dialog(session_);
  dialog.offerOnly({"award-ground"});
  const auto& owners = childOf<QComboBox>(dialog, "newRule.owner");
  EXPECT_EQ(session_.rules().json("terrain/" + owners.currentData().toString().toStdString() + "/keep"), "true");
  EXPECT_EQ(owners.findText(QStringLiteral("River")), -1) << "not those of hexsides";
}

TEST_F(RulesForms, ChitsOfNobodyAreToldInTheTurn) {
  setRule("pool/turn/wing", R"({"commands": {}})");
  const TurnLines turn = turnLines(session_, *session_.setUp().scenario(), 1);
  EXPECT_TRUE(std::any_of(turn.lines.begin(), turn.lines.end(), [](const TurnLine& line) {
    const QLatin1String none("none: no such unit of a command is on the map");
    return line.words == QLatin1String("wing") && line.more == none;
  })) << turn.problem.toStdString();
}

TEST_F(RulesForms, NamesStandAgainstNamesInAGrid) {
  const auto armsBefore = namesInGrids(session_, rules::NameKind::Arm);
  ASSERT_GE(armsBefore.size(), 2u);
  setRule("terrain/wood/place", R"("hex")");
  setRule("terrain/wood/title", R"("Wood")");
  setRule("terrain/wood/enter", "2");
  NamesGridDialog grids(session_);
  grids.choose("terrain/wood/enter");
  auto& view = childOf<QTableView>(grids, "namesGrid.view");
  auto& model = *static_cast<NamesGridModel*>(view.model());
  int row = 0;
  while (model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString() != QLatin1String("Wood")) ++row;
  EXPECT_EQ(model.index(row, 0).data().toString(), QStringLiteral("2")) << "one for all arms";
  ASSERT_TRUE(model.setData(model.index(row, 0), QStringLiteral("3"), Qt::EditRole));
  EXPECT_EQ(model.index(row, 0).data().toString(), QStringLiteral("3"));
  EXPECT_EQ(model.index(row, 1).data().toString(), QStringLiteral("2")) << "the others stay";
  ASSERT_TRUE(model.setData(model.index(row, 1), QStringLiteral("no"), Qt::EditRole));
  EXPECT_EQ(ownJson("terrain/wood/forbidden"), "[\"" + armsBefore[1].slug + "\"]");
  const std::string before = dump();
  EXPECT_FALSE(model.paste(model.index(row, 0), QStringLiteral("1\tmany")).isEmpty());
  EXPECT_EQ(dump(), before) << "all or nothing";
  EXPECT_TRUE(model.paste(model.index(row, 0), QStringLiteral("1\t4")).isEmpty());
  EXPECT_EQ(model.copied({model.index(row, 0), model.index(row, 1)}), QStringLiteral("1\t4"));
  EXPECT_EQ(ownJson("terrain/wood/forbidden"), "none");
  session_.undo();
  EXPECT_EQ(dump(), before) << "a block is one edit";
}

TEST_F(RulesForms, ANewRuleIsBegunByWhatItIsFor) {
  QTimer::singleShot(0, dialog_.get(), [this] {
    auto* asked = dialog_->findChild<NewRuleDialog*>();
    ASSERT_TRUE(asked);
    auto& kinds = childOf<QListWidget>(*asked, "newRule.kinds");
    const auto found = kinds.findItems(QStringLiteral("Weather by turn"), Qt::MatchExactly);
    ASSERT_EQ(found.size(), 1);
    kinds.setCurrentItem(found.front());
    test::write(childOf<QLineEdit>(*asked, "newRule.title"), QStringLiteral("Sky"));
    QTest::mouseClick(&childOf<QAbstractButton>(*asked, "newRule.create"), Qt::LeftButton);
  });
  press("rules.new");
  EXPECT_EQ(list().current(), "state/sky/change/turns");
  EXPECT_EQ(ownJson("state/sky"), R"({"of": "game", "levels": ["clear", "rain"], "start": "clear"})");
  EXPECT_EQ(ownJson("state/sky/title"), R"("Sky")");
  pick("rules.parts.on", "turn");
  EXPECT_TRUE(dialog_->findChild<QWidget*>(QStringLiteral("rules.parts.when/turn.from")));
}

}  // namespace
}  // namespace redoubt::editor::test
