#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QCompleter>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "editor/dialogs/rules/rules_fields.h"
#include "editor/words/rules_words.h"
#include "tests/editor/dialogs/rules_window_fixture.h"

namespace redoubt::editor::test {
namespace {

// --- the list

TEST_F(RulesWindowTest, ListsEveryRuleThatHoldsOnceUnderItsTopic) {
  const QStringList paths = shownPaths();
  EXPECT_EQ(paths.count(QStringLiteral("command/range")), 1);
  EXPECT_TRUE(paths.contains(QStringLiteral("rounding")));
  EXPECT_EQ(list().model().indexOf("command/range").parent().data().toString().section(QLatin1Char(' '), 0, 0),
            QLatin1String("Command"));
  EXPECT_TRUE(
      list().model().indexOf("house/drink").parent().data().toString().startsWith(QLatin1String("Rules of your own")));
}

TEST_F(RulesWindowTest, SaysWhereEachRuleHoldsFromAndWhereItsValueComesFrom) {
  EXPECT_EQ(cell("command/range", RulesModel::kValue), QLatin1String("5"));
  EXPECT_EQ(cell("command/range", RulesModel::kFrom), QLatin1String("Country"));
  EXPECT_EQ(cell("command/range", RulesModel::kOrigin), QLatin1String("R4.2, printed"));
  EXPECT_EQ(cell("rounding", RulesModel::kFrom), QLatin1String("Family"));
  EXPECT_EQ(cell("rounding", RulesModel::kOrigin), QString());
  EXPECT_EQ(cell("turns/count", RulesModel::kOrigin), QLatin1String("estimated"));
}

TEST_F(RulesWindowTest, RulesHaveTitlesAndTheirPathWithoutWhatAllOfItsTopicShare) {
  const auto path = [&](const char* rule) {
    return list().model().indexOf(rule).data(RulesModel::SecondPathRole).toString();
  };
  EXPECT_EQ(cell("terrain/woods/title", RulesModel::kRule).section(QLatin1Char(':'), 0, 0), QLatin1String("Woods"));
  EXPECT_EQ(path("terrain/woods/title"), QLatin1String("woods/title"));
  EXPECT_TRUE(cell("command/range", RulesModel::kRule).startsWith(QLatin1String("How far from its leader")));
  EXPECT_FALSE(cell("command/range", RulesModel::kRule).contains(QLatin1Char('['))) << "without the paragraph";
  EXPECT_EQ(path("stacking/free"), QLatin1String("free"));
  EXPECT_EQ(path("unit-type/infantry/arm"), QLatin1String("unit-type/infantry/arm"));
  EXPECT_EQ(cell("house/drink", RulesModel::kRule), QLatin1String("house/drink")) << "of one's own all of it";
  EXPECT_EQ(path("house/drink"), QString());
}

TEST_F(RulesWindowTest, ARuleWithATitleIsCalledByIt) {
  model::Edit edit("Zone");
  edit.put(model::Rule{kOwn, "zone/watch", {R"({"by": {}})"}});
  edit.put(model::Rule{kOwn, "zone/watch/title", {R"("Watch")"}});
  edit.put(model::Rule{kOwn, "zone/watch/effect/halt", {R"({"on": "enter", "do": "stop"})"}});
  edit.put(model::Rule{kOwn, "state/weather", {R"({"of": "game", "levels": ["dry", "mud"]})"}});
  edit.put(model::Rule{kOwn, "state/weather/mud", {R"({"title": "Deep mud"})"}});
  edit.put(model::Rule{kOwn, "state/weather/change/rain", {R"({"on": "turn", "from": ["dry"], "to": "mud"})"}});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(cell("zone/watch", RulesModel::kRule), QLatin1String("Watch"));
  EXPECT_TRUE(cell("zone/watch/effect/halt", RulesModel::kRule).startsWith(QLatin1String("Watch, halt: ")));
  EXPECT_EQ(cell("state/weather/mud", RulesModel::kRule), QLatin1String("weather, Deep mud"));
  EXPECT_TRUE(cell("state/weather/change/rain", RulesModel::kValue).contains(QLatin1String("To the level: Deep mud")))
      << cell("state/weather/change/rain", RulesModel::kValue).toStdString();
  choose("zone/watch");
  EXPECT_EQ(words("rules.heading"), QLatin1String("Watch"));
  EXPECT_EQ(words("rules.path").remove(QChar(0x200B)), QLatin1String("zone/watch"));
  write("rules.search", QStringLiteral("watch halt"));
  EXPECT_EQ(shownPaths(), (QStringList{QStringLiteral("zone/watch/effect/halt")}));
}

TEST_F(RulesWindowTest, SearchFindsPathValueAndMeaningWithoutRegardToMarks) {
  write("rules.search", QStringLiteral("command range"));
  EXPECT_EQ(shownPaths(), (QStringList{QStringLiteral("command/range")}));
  write("rules.search", QStringLiteral("TEA"));
  EXPECT_EQ(shownPaths(), (QStringList{QStringLiteral("house/drink")}));
  write("rules.search", QStringLiteral("fractions are rounded"));
  EXPECT_EQ(shownPaths(), (QStringList{QStringLiteral("rounding")}));
  write("rules.search", QStringLiteral("nothing of the sort"));
  EXPECT_TRUE(shownPaths().isEmpty());
  EXPECT_TRUE(isShown("rules.nothing"));
  EXPECT_EQ(plainText(QStringLiteral("Łączność")), QLatin1String("lacznosc"));
}

TEST_F(RulesWindowTest, SearchFindsTitlesAndCitations) {
  model::Edit edit("elsewhere");
  edit.put(model::Rule{kOwn, "stock/pikes/title", {"\"Kopie\""}});
  edit.put(model::Rule{kOwn, "combat/shift/stock/pikes", {R"({"types": ["infantry"], "by-size": {"1": 1}})"}});
  ASSERT_TRUE(session_.apply(edit));
  write("rules.search", QStringLiteral("kopie"));
  EXPECT_EQ(shownPaths(),
            (QStringList{QStringLiteral("combat/shift/stock/pikes"), QStringLiteral("stock/pikes/title")}));
  write("rules.search", QStringLiteral("R4.2"));
  EXPECT_EQ(shownPaths(), (QStringList{QStringLiteral("command/range")}));
  choose("command/range");
  type(QStringLiteral("7"));
  QTest::keyClick(&text(), Qt::Key_Return);
  EXPECT_EQ(shownPaths(), (QStringList{QStringLiteral("command/range")}))
      << "its paragraph stays when it is set by hand";
}

TEST_F(RulesWindowTest, ARuleThatTheSearchLeavesOutIsNotShown) {
  choose("command/range");
  write("rules.search", QStringLiteral("tea"));
  EXPECT_EQ(dialog_->findChild<RuleFields*>()->key(), "house/drink");
  EXPECT_EQ(list().current(), "house/drink");
  write("rules.search", QStringLiteral("nothing of the sort"));
  EXPECT_TRUE(dialog_->findChild<RuleFields*>()->key().empty());
  write("rules.search", {});
  choose("command/range");
  EXPECT_EQ(text().text(), QLatin1String("5"));
}

TEST_F(RulesWindowTest, QuestionsAboutAValueStandBesideIt) {
  model::Question question;
  question.id = {91};
  question.slug = "how-far";
  question.title = "How far in command?";
  question.paragraph = kParagraph;
  model::Edit edit("elsewhere");
  edit.put(question);
  question.id = {92};
  question.slug = "rounding-twice";
  question.title = "Rounded once or twice?";
  question.paragraph = {};
  question.text = "Nothing tells when `rounding` is done.";
  question.reading = "once";
  edit.put(question);
  ASSERT_TRUE(session_.apply(edit));
  choose("command/range");
  EXPECT_TRUE(words("rules.questions").startsWith(QLatin1String("Open question: ")))
      << words("rules.questions").toStdString();
  EXPECT_TRUE(words("rules.questions").contains(QLatin1String("How far in command?")));
  choose("rounding");
  EXPECT_TRUE(words("rules.questions").contains(QStringLiteral("read as: once")));
  choose("house/drink");
  EXPECT_EQ(words("rules.questions"), QString());
  choose("command/range");
  std::optional<Id<model::Question>> wanted;
  QObject::connect(dialog_.get(), &RulesDialog::questionWanted, [&](Id<model::Question> id) { wanted = id; });
  emit child<QLabel>("rules.questions").linkActivated(QStringLiteral("91"));
  EXPECT_EQ(wanted, Id<model::Question>{91});
}

TEST_F(RulesWindowTest, FiltersLeaveTheRulesOfTheirKind) {
  setFilter(RuleFilter::Own);
  EXPECT_EQ(shownPaths().size(), 10);
  setFilter(RuleFilter::Overridden);
  EXPECT_TRUE(shownPaths().contains(QStringLiteral("command/range")));
  EXPECT_FALSE(shownPaths().contains(QStringLiteral("turns/count")));
  setFilter(RuleFilter::Uncertain);
  EXPECT_EQ(shownPaths(), (QStringList{QStringLiteral("turns/count")}));
  setFilter(RuleFilter::NoOrigin);
  EXPECT_FALSE(shownPaths().contains(QStringLiteral("turns/count")));
  EXPECT_TRUE(shownPaths().contains(QStringLiteral("rounding")));
  setFilter(RuleFilter::Faulty);
  EXPECT_EQ(shownPaths(), (QStringList{QStringLiteral("facing/kind"), QStringLiteral("double-time/forbidden-terrain"),
                                       QStringLiteral("fire/rows/2/range")}));
}

TEST_F(RulesWindowTest, TellsWhatIsWrongWithARuleAndItsTable) {
  choose("facing/kind");
  EXPECT_EQ(words("rules.faults"), QLatin1String("Expected \"hexside\" or \"vertex\"."));
  choose("double-time/forbidden-terrain");
  EXPECT_TRUE(words("rules.faults").contains(QStringLiteral("“wods”")));
  choose("fire/rows/2/range");
  EXPECT_EQ(words("rules.faults"), QLatin1String("No row is for 4."));
  choose("command/range");
  EXPECT_EQ(words("rules.faults"), QString());
}

TEST_F(RulesWindowTest, IsWalkedByKeyboardFromTheSearchField) {
  write("rules.search", QStringLiteral("command"));
  QTest::keyClick(&child<QLineEdit>("rules.search"), Qt::Key_Down);
  EXPECT_EQ(dialog_->focusWidget(), &tree());
  const RuleAddress first = list().current();
  EXPECT_FALSE(first.empty());
  QTest::keyClick(&tree(), Qt::Key_Down);
  EXPECT_NE(list().current(), first);
  EXPECT_EQ(dialog_->findChild<RuleFields*>()->key(), list().current());
  QTest::keyClick(dialog_.get(), Qt::Key_F, Qt::ControlModifier);
  EXPECT_EQ(dialog_->focusWidget(), &child<QLineEdit>("rules.search"));
}

// --- new rules

TEST_F(RulesWindowTest, ARuleIsAddedByItsPathAndAFirstValue) {
  const std::string before = dump();
  write("rules.add.path", QStringLiteral("arm/cavalry/fire-range"));
  EXPECT_TRUE(child<QLabel>("rules.add.hint").text().startsWith(QLatin1String("How far it fires")));
  QTest::keyClick(&child<QLineEdit>("rules.add.path"), Qt::Key_Return);
  EXPECT_EQ(dump(), before) << "it has no value yet";
  EXPECT_TRUE(words("rules.inherited").contains(QLatin1String("no such rule yet")));
  EXPECT_EQ(dialog_->focusWidget(), &control<QSpinBox>());
  QTest::keyClicks(&control<QSpinBox>(), "2");
  QTest::keyClick(&control<QSpinBox>(), Qt::Key_Return);
  EXPECT_EQ(ownJson("arm/cavalry/fire-range"), "2");
  EXPECT_EQ(list().current(), "arm/cavalry/fire-range");
  session_.undo();
  EXPECT_EQ(dump(), before);
}

TEST_F(RulesWindowTest, PathsAreOfferedWithTheNamesOfTheBattle) {
  const QStringList paths = pathsToAdd(session_);
  EXPECT_TRUE(paths.contains(QStringLiteral("arm/cavalry/fire-range")));
  EXPECT_TRUE(paths.contains(QStringLiteral("fire/rows/3/range"))) << "the next row";
  EXPECT_TRUE(paths.contains(QStringLiteral("victory/award/<award>"))) << "a name is still to be found";
  EXPECT_FALSE(paths.contains(QStringLiteral("command/range"))) << "the battle has it";
  write("rules.add.path", {});
  QTest::keyClicks(&child<QLineEdit>("rules.add.path"), "cavalry/fire");
  QCompleter* completer = child<QLineEdit>("rules.add.path").completer();
  EXPECT_EQ(completer->currentCompletion(), QLatin1String("arm/cavalry/fire-range"));
}

TEST_F(RulesWindowTest, APathThatNoRuleCanHaveIsToldAndStays) {
  for (const char* path : {"Arm/Cavalry", "victory/award/<award>", "arm//title"}) {
    write("rules.add.path", QString::fromLatin1(path));
    press("rules.add");
    EXPECT_TRUE(isShown("rules.add.error")) << path;
    EXPECT_EQ(child<QLineEdit>("rules.add.path").text(), QString::fromLatin1(path));
  }
  write("rules.add.path", QStringLiteral("victory/award/battery"));
  EXPECT_FALSE(isShown("rules.add.error"));
}

TEST_F(RulesWindowTest, APathThatTheBattleHasIsShown) {
  setFilter(RuleFilter::Faulty);
  write("rules.add.path", QStringLiteral("turns/count"));
  press("rules.add");
  EXPECT_EQ(list().current(), "turns/count");
  EXPECT_TRUE(list().model().indexOf("turns/count").isValid()) << "the filter is dropped that leaves it out";
  EXPECT_EQ(text().text(), QLatin1String("15"));
}

// --- the window

TEST_F(RulesWindowTest, FollowsWhatOthersChange) {
  choose("command/range");
  model::Edit edit("elsewhere");
  edit.put(model::Rule{kOwn, "command/range", {"9"}});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(text().text(), QLatin1String("9"));
  EXPECT_EQ(cell("command/range", RulesModel::kValue), QLatin1String("9"));
  EXPECT_EQ(list().current(), "command/range");
}

TEST_F(RulesWindowTest, WhatIsBeingTypedSurvivesAChangeElsewhere) {
  choose("command/range");
  type(QStringLiteral("1x"));
  QTest::keyClick(&text(), Qt::Key_Return);
  model::Edit edit("elsewhere");
  edit.put(model::Rule{kOwn, "turns/count", {"16"}});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(text().text(), QLatin1String("1x"));
}

TEST_F(RulesWindowTest, AReadOnlyBattleIsShownAndSaysWhyNothingCanBeChanged) {
  reopen(document::Mode::ReadOnly);
  EXPECT_TRUE(isShown("rules.obstacle"));
  choose("rounding");
  EXPECT_TRUE(text().isReadOnly());
  for (const char* name : {"rules.control", "rules.override", "rules.none", "rules.add", "rules.origin.status"}) {
    EXPECT_FALSE(child<QWidget>(name).isEnabled()) << name;
  }
  EXPECT_FALSE(child<QWidget>("rules.override").toolTip().isEmpty());
}

TEST_F(RulesWindowTest, WithoutABattleItIsEmptyAndStands) {
  session_.setDocument(nullptr);
  EXPECT_TRUE(shownPaths().isEmpty());
  EXPECT_FALSE(isShown("rules.text"));
  EXPECT_FALSE(child<QWidget>("rules.add").isEnabled());
}

TEST_F(RulesWindowTest, RemembersItsSize) {
  dialog_->resize(1002, 603);
  QCoreApplication::processEvents();
  open();
  EXPECT_EQ(dialog_->size(), QSize(1002, 603));
}

TEST_F(RulesWindowTest, EveryFieldHasANameForThoseWhoCantSeeIt) {
  for (const char* path :
       {"command/range", "rounding", "stacking/free", "facing/mixed-in-stack", "arm/infantry/title"}) {
    choose(path);
    for (const QWidget* widget : dialog_->findChildren<QWidget*>()) {
      const bool isField =
          widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
          (qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QAbstractItemView*>(widget));
      if (!isField || widget->objectName() == QLatin1String("qt_spinbox_lineedit")) continue;
      const auto* button = qobject_cast<const QAbstractButton*>(widget);
      EXPECT_FALSE(widget->accessibleName().isEmpty() && (!button || button->text().isEmpty()))
          << widget->objectName().toStdString();
    }
  }
  EXPECT_TRUE(failures_.isEmpty()) << failures_.join(QLatin1Char('\n')).toStdString();
}

}  // namespace
}  // namespace redoubt::editor::test
