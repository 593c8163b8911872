#include <QAbstractItemView>
#include <QCoreApplication>
#include <QTest>
#include <QToolButton>

#include "core/rules/language/fact.h"
#include "tests/editor/dialogs/rules_window_fixture.h"

namespace redoubt::editor::test {
namespace {

/// Conditions and amounts of rules, built by choosing in the window of the rules.
class RulesLanguage : public RulesWindowTest {
 protected:
  void setRule(const std::string& path, const std::string& json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{kOwn, path, model::JsonText{json}});
    ASSERT_TRUE(session_.apply(edit));
  }
  // From the opened list, with the keyboard.
  void pick(const char* name, const char* value) {
    auto& box = child<QComboBox>(name);
    const int at = box.findData(QString::fromLatin1(value));
    ASSERT_GE(at, 0) << name << " does not offer " << value;
    box.setFocus();
    box.showPopup();
    box.view()->setCurrentIndex(box.model()->index(at, 0));
    QTest::keyClick(box.view(), Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  bool offers(const char* name, const char* value) const {
    return child<QComboBox>(name).findData(QString::fromLatin1(value)) >= 0;
  }
  void press(const char* name) {
    QTest::mouseClick(&child<QToolButton>(name), Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  void number(const char* name, const char* typed) {
    auto& line = child<QLineEdit>(name);
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, QString::fromLatin1(typed));
    QTest::keyClick(&line, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
};

TEST_F(RulesLanguage, AConditionIsBuiltFactByFactAndEachStepIsUndone) {
  setRule("zone/watch", "{}");
  choose("zone/watch");
  const std::string before = dump();
  pick("rules.parts.by.add", "moved");
  EXPECT_EQ(ownJson("zone/watch"), R"({"by":{"moved":true}})");
  pick("rules.parts.by/moved", "false");
  EXPECT_EQ(ownJson("zone/watch"), R"({"by":{"moved":false}})");
  pick("rules.parts.by.add", "step");
  number("rules.parts.by/step.to", "2");
  EXPECT_EQ(ownJson("zone/watch"), R"({"by":{"moved":false,"step":{"from":1,"to":2}}})");
  EXPECT_FALSE(words("rules.parts.by.sentence").isEmpty());
  EXPECT_EQ(stored().find<model::Rule>({kOwn, "zone/watch"})->value.text, ownJson("zone/watch"));
  press("rules.parts.by/moved.remove");
  EXPECT_EQ(ownJson("zone/watch"), R"({"by":{"step":{"from":1,"to":2}}})");
  while (dump() != before && session_.document().canUndo()) session_.undo();
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(dialog_->findChild<QWidget*>(QStringLiteral("rules.parts.by/step.to")), nullptr);
}

TEST_F(RulesLanguage, ConditionsNestAsDeepAsTheyMayAndNoDeeper) {
  setRule("zone/watch", "{}");
  choose("zone/watch");
  pick("rules.parts.by.add", "not");
  pick("rules.parts.by/not.add", "any");
  pick("rules.parts.by/not/any/0.add", "moved");
  EXPECT_EQ(ownJson("zone/watch"), R"({"by":{"not":{"any":[{"moved":true}]}}})");
  press("rules.parts.by/not/any.more");
  pick("rules.parts.by/not/any/1.add", "overall");
  EXPECT_EQ(ownJson("zone/watch"), R"({"by":{"not":{"any":[{"moved":true},{"overall":true}]}}})");
  const QString said = words("rules.parts.by.sentence");
  EXPECT_TRUE(said.contains(QStringLiteral("not"))) << said.toStdString();
}

TEST_F(RulesLanguage, OnlyFactsOfTheScopeAndThingsOfTheGameAreOffered) {
  setRule("zone/watch", "{}");
  choose("zone/watch");
  EXPECT_TRUE(offers("rules.parts.by.add", "moved"));
  for (const rules::FactInfo& info : rules::facts()) {
    if (rules::scopeOfZones().knows(info)) continue;
    EXPECT_FALSE(offers("rules.parts.by.add", std::string(info.word).c_str())) << info.word;
  }
  EXPECT_FALSE(offers("rules.parts.by.add", "state.morale")) << "the game has no states";
  setRule("state/morale", R"({"of": "unit", "levels": ["good", "shaken"]})");
  setRule("state/morale/shaken", "{}");
  setRule("zone/other", "{}");
  choose("zone/other");
  EXPECT_TRUE(offers("rules.parts.by.add", "state.morale"));
}

TEST_F(RulesLanguage, WhatIsWrongIsToldAtItsPlace) {
  setRule("zone/watch", R"({"by": {"moved": true, "arm": "camels"}})");
  choose("zone/watch");
  const auto& fault = child<QLabel>("rules.parts.by.fault");
  EXPECT_TRUE(fault.text().contains(QStringLiteral("camels"))) << fault.text().toStdString();
  press("rules.parts.by/arm.remove");
  EXPECT_EQ(dialog_->findChild<QLabel*>(QStringLiteral("rules.parts.by.fault")), nullptr);
  EXPECT_EQ(ownJson("zone/watch"), R"({"by":{"moved":true}})");
}

TEST_F(RulesLanguage, AnIncompleteRuleWaitsAsADraft) {
  setRule("rating/attack", R"({"figure": "size"})");
  setRule("table/crt/index", R"({"kind": "value", "of": [1], "columns": ["1"]})");
  setRule("action/assault", R"({"asked": "attack", "table": "crt"})");
  setRule("action/assault/adjust/x", R"({"of": "attack", "times": 2})");
  choose("action/assault/adjust/x");
  pick("rules.parts.times.kind", "none");
  EXPECT_EQ(ownJson("action/assault/adjust/x"), R"({"of": "attack", "times": 2})") << "without a change it is no rule";
  EXPECT_TRUE(isShown("rules.error"));
  pick("rules.parts.one", "add");
  EXPECT_EQ(ownJson("action/assault/adjust/x"), R"({"add":1,"of":"attack"})");
  pick("rules.parts.add.kind", "rating");
  EXPECT_EQ(ownJson("action/assault/adjust/x"), R"({"add":{"rating":"attack"},"of":"attack"})");
  EXPECT_FALSE(isShown("rules.error"));
  pick("rules.parts.one", "set");
  EXPECT_EQ(ownJson("action/assault/adjust/x"), R"({"of":"attack","set":1})") << "one change takes the other's place";
}

}  // namespace
}  // namespace redoubt::editor::test
