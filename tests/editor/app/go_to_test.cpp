#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTest>
#include <QTextCursor>
#include <QTextEdit>
#include <set>

#include "core/check/report.h"
#include "core/rules/book/provenance.h"
#include "core/rules/set_up/set_up.h"
#include "editor/app/go_to_items.h"
#include "editor/dialogs/rules/rules_dialog.h"
#include "editor/dialogs/rules/rules_list.h"
#include "editor/words/words.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

class GoToTest : public WindowTest {
 protected:
  void openGoTo() {
    if (session().hasDocument()) canvas().setFocus();
    QWidget* focused = session().hasDocument() ? static_cast<QWidget*>(&canvas()) : window_.get();
    QTest::keyClick(focused, Qt::Key_K, Qt::ControlModifier);
    ASSERT_TRUE(popup()->isVisible());
    ASSERT_TRUE(field()->hasFocus());
  }
  void goTo(const QString& text) {
    openGoTo();
    QTest::keyClicks(field(), text);
    QTest::keyClick(field(), Qt::Key_Return);
  }
  QWidget* popup() { return window_->findChild<QWidget*>(QStringLiteral("goTo")); }
  QLineEdit* field() { return window_->findChild<QLineEdit*>(QStringLiteral("goTo.field")); }
  QListView* list() { return window_->findChild<QListView*>(QStringLiteral("goTo.list")); }
  QString detail() { return window_->findChild<QLabel*>(QStringLiteral("goTo.detail"))->text(); }
  int rows() { return list()->model()->rowCount(); }
  QString title(int row) { return list()->model()->index(row, 0).data(Qt::DisplayRole).toString(); }
  QString spoken(int row) { return list()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString(); }
  std::vector<GoToItem> find(const char* typed) { return GoToItems(session()).find(QString::fromUtf8(typed)); }
  bool isInSight(hex::HexKey hex) { return canvas().viewport()->rect().contains(pixel(hex)); }
  void choose(const char* scenario, const char* variant) {
    for (const model::Variant& row : battle().all<model::Variant>()) {
      const bool isIts = battle().find<model::Scenario>(row.scenario)->slug == scenario;
      if (isIts && row.slug == variant) session().setUp().setVariant(row.id);
    }
  }
};

TEST_F(GoToTest, AHexNumberAndEnterSelectThatHexAndShowIt) {
  openSample();
  canvas().zoomTo(120);
  canvas().show(hex("3427"));
  ASSERT_FALSE(isInSight(hex("1809")));
  goTo(QStringLiteral("1809"));
  EXPECT_EQ(session().hand().selection().hex, hex("1809"));
  EXPECT_TRUE(isInSight(hex("1809")));
  EXPECT_FALSE(popup()->isVisible());
  EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(GoToTest, TheHexComesFirstWhateverElseHasTheDigits) {
  openSample();
  openGoTo();
  QTest::keyClicks(field(), QStringLiteral("0126"));
  EXPECT_EQ(title(0), QStringLiteral("0126"));
  bool hasZone = false;
  for (int row = 1; row < rows(); ++row) hasZone = hasZone || title(row) == QLatin1String("Entry hex 0126");
  EXPECT_TRUE(hasZone);
}

TEST_F(GoToTest, ARangeSelectsItsHexesAsAnArea) {
  openSample();
  goTo(QStringLiteral("1809-1812 2001"));
  EXPECT_EQ(session().hand().area(), (std::set{hex("1809"), hex("1810"), hex("1811"), hex("1812"), hex("2001")}));
  EXPECT_TRUE(isInSight(hex("1809")));
}

TEST_F(GoToTest, ANumberBegunListsHexesThatBeginLikeIt) {
  openSample();
  const auto items = find("#18");
  ASSERT_FALSE(items.empty());
  EXPECT_EQ(items.front().title, QStringLiteral("1801"));
  for (const GoToItem& item : items) {
    EXPECT_EQ(item.kind, GoToKind::Hex);
    EXPECT_TRUE(item.title.startsWith(QLatin1String("18"))) << item.title.toStdString();
  }
  EXPECT_EQ(items.size(), 27u) << "the whole column";
  EXPECT_LE(find("#").size(), static_cast<std::size_t>(GoToItems::kMost));
}

TEST_F(GoToTest, ANumberThatThereIsNotIsTold) {
  openSample();
  goTo(QStringLiteral("9999"));
  EXPECT_TRUE(popup()->isVisible());
  EXPECT_EQ(title(rows() - 1), QStringLiteral("The map has no hex 9999"));
  EXPECT_FALSE(session().hand().selection().hex);
}

TEST_F(GoToTest, AUnitsNameSelectsItsCounterWhereItStands) {
  openSample();
  openGoTo();
  QTest::keyClicks(field(), QStringLiteral("1/i/2pp"));
  EXPECT_EQ(title(0), QStringLiteral("1/I/2 pp"));
  EXPECT_EQ(spoken(0), QStringLiteral("1/I/2 pp, Unit, 1809"));
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(session().hand().selection().hex, hex("1809"));
  EXPECT_EQ(session().hand().selection().placements, std::vector{placementOf("1/I/2 pp")->id});
}

TEST_F(GoToTest, AUnitWithoutAPlaceIsShownInTheTray) {
  openSample();
  choose("hypothetical", "first");
  const model::Unit* gun = battle().bySlug<model::Unit>("russian-gun-1");
  ASSERT_TRUE(gun);
  const auto items = find(("@" + gun->name).c_str());
  const auto found = std::find_if(items.begin(), items.end(), [&](const GoToItem& item) {
    const auto* subject = std::get_if<model::Subject>(&item.target);
    return subject && subject->unit == gun->id;
  });
  ASSERT_NE(found, items.end());
  EXPECT_EQ(found->place, QStringLiteral("not placed"));
  std::optional<model::Subject> shown;
  QObject::connect(&session(), &Session::subjectRequested, window_.get(),
                   [&](const model::Subject& subject) { shown = subject; });
  openGoTo();
  QTest::keyClicks(field(), QStringLiteral("@") + QString::fromStdString(gun->name));
  list()->setCurrentIndex(list()->model()->index(static_cast<int>(found - items.begin()), 0));
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(shown, (model::Subject{gun->id, {}}));
}

TEST_F(GoToTest, LeadersAreFoundByNameWithoutDiacritics) {
  openSample();
  const auto items = find("kosciuszko");
  ASSERT_FALSE(items.empty());
  EXPECT_EQ(items.front().kind, GoToKind::Leader);
  EXPECT_TRUE(items.front().title.contains(QStringLiteral("Kościuszko")));
}

TEST_F(GoToTest, UnitsAreFoundByTypeAndArmyToo) {
  openSample();
  const auto items = find("@kosynier");
  ASSERT_FALSE(items.empty());
  for (const GoToItem& item : items) EXPECT_EQ(item.kind, GoToKind::Unit);
}

TEST_F(GoToTest, NamesOnTheMapAndZonesAreJumpedTo) {
  openSample();
  goTo(QStringLiteral("janowiczki"));
  EXPECT_EQ(session().hand().selection().hex, hex("2219"));
  goTo(QStringLiteral("lower edge"));
  EXPECT_EQ(session().hand().area().size(), 23u);
  EXPECT_TRUE(session().hand().area().contains(hex("1227")));
}

TEST_F(GoToTest, AScenarioIsSwitchedTo) {
  openSample();
  const auto before = session().setUp().variant();
  goTo(QStringLiteral("hypothetical second"));
  ASSERT_NE(session().setUp().variant(), before);
  EXPECT_EQ(battle().find(session().setUp().variant())->slug, "second");
  EXPECT_EQ(battle().find(session().setUp().scenario())->slug, "hypothetical");
}

TEST_F(GoToTest, AProblemIsJumpedToAndMarkedInItsPanel) {
  openSample();
  // A counter moved off its set-up hex is a problem with a place.
  trigger("view.reset");
  key(Qt::Key_V);
  drag({"1809", "1909", "2009"});
  const auto& findings = session().findings();
  const auto alike = check::alike(findings);
  const auto wanted = std::find_if(alike.begin(), alike.end(), [](const auto& group) {
    return !group.front()->waived && std::holds_alternative<std::vector<hex::HexKey>>(group.front()->place);
  });
  ASSERT_NE(wanted, alike.end());
  const QString message = Words::text(check::message(*wanted->front(), Words::language()));
  session().hand().select({});
  openGoTo();
  field()->setText(QLatin1Char('!') + message);
  EXPECT_EQ(title(0), message);
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_TRUE(session().hand().selection().hex);
  auto* problems = window_->findChild<QListView*>(QStringLiteral("problems.list"));
  ASSERT_TRUE(problems && problems->currentIndex().isValid());
  EXPECT_EQ(problems->currentIndex().data(Qt::DisplayRole).toString(), message);
}

TEST_F(GoToTest, RulesShowTheirValueAndAParagraphItsHeading) {
  openSample();
  openGoTo();
  QTest::keyClicks(field(), QStringLiteral("command/range"));
  EXPECT_EQ(title(0), QStringLiteral("command/range"));
  EXPECT_EQ(spoken(0), QStringLiteral("command/range, Rule, 4"));
  EXPECT_TRUE(detail().contains(QStringLiteral("R4.2"))) << detail().toStdString();
  field()->setText(QStringLiteral("R6.2"));
  EXPECT_EQ(title(0), QStringLiteral("R6.2 Stacking limits"));
}

TEST_F(GoToTest, ARuleOpensTheRulesWindowThere) {
  openSample();
  goTo(QStringLiteral("command/range"));
  auto* rules = window_->findChild<RulesDialog*>();
  ASSERT_TRUE(rules && rules->isVisible());
  EXPECT_EQ(rules->findChild<RulesList*>()->current(), RuleAddress("command/range"));
  window_->activateWindow();
  goTo(QStringLiteral("movement/saving"));
  EXPECT_EQ(window_->findChildren<RulesDialog*>().size(), 1);
  EXPECT_EQ(rules->findChild<RulesList*>()->current(), RuleAddress("movement/saving"));
}

TEST_F(GoToTest, ASettingOpensTheRulesWindowAtItsScenario) {
  openSample();
  const model::Scenario* scenario = rules::scenarios(battle()).front();
  model::Edit edit("elsewhere");
  edit.put(model::Setting{scenario->id, "house/ale", {"3"}});
  ASSERT_TRUE(session().apply(edit));
  openGoTo();
  field()->setText(QStringLiteral("house/ale"));
  EXPECT_EQ(title(0), QLatin1String("house/ale"));
  EXPECT_TRUE(spoken(0).contains(QLatin1String("Setting"))) << spoken(0).toStdString();
  QTest::keyClick(field(), Qt::Key_Return);
  auto* rules = window_->findChild<RulesDialog*>();
  ASSERT_TRUE(rules && rules->isVisible());
  EXPECT_EQ(rules->findChild<RulesList*>()->current(), RuleAddress("house/ale", scenario->id));
}

TEST_F(GoToTest, AParagraphLeadsToWhatRestsOnIt) {
  openSample();
  openGoTo();
  field()->setText(QStringLiteral("R4.2"));
  int paragraph = -1;
  for (int row = 0; row < rows(); ++row) {
    if (title(row).startsWith(QLatin1String("R4.2 "))) paragraph = row;
  }
  ASSERT_GE(paragraph, 0);
  list()->setCurrentIndex(list()->model()->index(paragraph, 0));
  EXPECT_TRUE(detail().contains(QStringLiteral("Enter lists what cites it"))) << detail().toStdString();
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(field()->text(), QStringLiteral("§R4.2"));
  int range = -1;
  for (int row = 0; row < rows(); ++row) {
    if (title(row) == QLatin1String("command/range")) range = row;
  }
  ASSERT_GE(range, 0);
  list()->setCurrentIndex(list()->model()->index(range, 0));
  QTest::keyClick(field(), Qt::Key_Return);
  auto* rules = window_->findChild<RulesDialog*>();
  ASSERT_TRUE(rules && rules->isVisible());
  EXPECT_EQ(rules->findChild<RulesList*>()->current(), RuleAddress("command/range"));
}

TEST_F(GoToTest, EverythingThatRestsOnAParagraphLeadsSomewhereOrSaysWhyNot) {
  openSample();
  std::set<GoToKind> kinds;
  for (const model::Paragraph& paragraph : battle().all<model::Paragraph>()) {
    const auto cited = rules::citationOf(battle(), paragraph.id);
    ASSERT_TRUE(cited);
    const auto items = find(("§" + cited->text).c_str());
    ASSERT_FALSE(items.empty());
    for (const GoToItem& item : items) {
      kinds.insert(item.kind);
      const bool leads = !std::holds_alternative<std::monostate>(item.target);
      EXPECT_TRUE(leads || !item.detail.isEmpty() || item.title.startsWith(QLatin1String("Nothing in this battle")))
          << item.title.toStdString();
    }
  }
  for (const GoToKind kind : {GoToKind::Rule, GoToKind::Question, GoToKind::Problem, GoToKind::Row}) {
    EXPECT_TRUE(kinds.contains(kind)) << static_cast<int>(kind);
  }
}

TEST_F(GoToTest, OfAParagraphThatNobodyCitesItSaysSo) {
  openSample();
  model::Edit edit("A paragraph");
  const model::Source& source = *battle().all<model::Source>().begin();
  edit.put(model::Paragraph{Id<model::Paragraph>{4711}, source.id, "99.9", 1, "Weather"});
  ASSERT_TRUE(session().apply(edit));
  openGoTo();
  field()->setText(QStringLiteral("Weather"));
  ASSERT_GT(rows(), 0);
  EXPECT_TRUE(title(0).endsWith(QLatin1String("99.9 Weather"))) << title(0).toStdString();
  QTest::keyClick(field(), Qt::Key_Return);
  ASSERT_EQ(rows(), 1);
  EXPECT_TRUE(title(0).startsWith(QLatin1String("Nothing in this battle cites "))) << title(0).toStdString();
}

TEST_F(GoToTest, AQuestionIsFoundByItsWordsAndReadInTheInspector) {
  openSample();
  const auto& questions = battle().all<model::Question>();
  ASSERT_FALSE(questions.empty());
  model::Question last;
  for (const model::Question& each : questions) last = each;
  session().hand().select({hex("1809")});
  openGoTo();
  field()->setText(Words::text(last.title));
  ASSERT_EQ(title(0), Words::text(last.title));
  EXPECT_TRUE(detail().startsWith(Words::text(last.text))) << detail().toStdString();
  QTest::keyClick(field(), Qt::Key_Return);
  auto* asked = window_->findChild<QTextEdit*>(QStringLiteral("battle.questions.text"));
  ASSERT_TRUE(asked && asked->isVisible());
  const QTextCursor found = asked->document()->find(Words::text(last.title));
  ASSERT_FALSE(found.isNull());
  EXPECT_TRUE(asked->visibleRegion().boundingRect().contains(asked->cursorRect(found).center())) << "scrolled to";
}

TEST_F(GoToTest, UnitsThatSeveralArmiesNameAlikeShowTheirArmy) {
  openSample();
  model::Edit edit("Alike");
  std::set<Id<model::Army>> armies;
  for (model::Unit unit : std::vector(battle().all<model::Unit>().begin(), battle().all<model::Unit>().end())) {
    if (!armies.insert(unit.army).second) continue;
    unit.name = "Grand battery";
    edit.put(unit);
  }
  ASSERT_EQ(armies.size(), 2u);
  ASSERT_TRUE(session().apply(edit));
  QStringList titles;
  for (const GoToItem& item : find("@grand battery")) titles << item.title;
  ASSERT_EQ(titles.size(), 2);
  for (const Id<model::Army> army : armies) {
    const QString name = Words::text(battle().find<model::Army>(army)->name);
    EXPECT_TRUE(titles.contains(QStringLiteral("Grand battery (%1)").arg(name))) << titles.join(' ').toStdString();
  }
}

TEST_F(GoToTest, PrefixesLeaveTheOthersOut) {
  openSample();
  for (const GoToItem& item : find("@1")) EXPECT_TRUE(item.kind == GoToKind::Unit || item.kind == GoToKind::Leader);
  for (const GoToItem& item : find("!")) EXPECT_EQ(item.kind, GoToKind::Problem);
  EXPECT_FALSE(find("@").empty());
  EXPECT_FALSE(find("!").empty());
}

TEST_F(GoToTest, AnAngleBracketMakesItTheCommandPalette) {
  openSample();
  openGoTo();
  QTest::keyClicks(field(), QStringLiteral(">larger br"));
  QCoreApplication::processEvents();
  auto* palette = window_->findChild<QLineEdit*>(QStringLiteral("palette.field"));
  ASSERT_TRUE(palette->isVisible());
  EXPECT_FALSE(popup()->isVisible());
  EXPECT_TRUE(palette->text().startsWith(QLatin1String("larger br")));
  const int radius = session().hand().radius();
  QTest::keyClick(palette, Qt::Key_Return);
  EXPECT_EQ(session().hand().radius(), radius + 1);
  EXPECT_TRUE(canvas().hasFocus()) << "not the popup that was open before";
}

TEST_F(GoToTest, WhereOneWentLastComesFirstWithNothingTyped) {
  openSample();
  goTo(QStringLiteral("janowiczki"));
  openGoTo();
  EXPECT_EQ(title(0), QStringLiteral("Janowiczki"));
  session().hand().select({});
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(session().hand().selection().hex, hex("2219"));
}

TEST_F(GoToTest, FollowsTheBattle) {
  openSample();
  ASSERT_TRUE(find("Nowa Karczma").empty());
  GoToItems items(session());
  items.prepare();
  model::Edit edit("A name");
  edit.put(model::Label{Id<model::Label>{4711}, "Nowa Karczma", model::LabelStyle::Village, hex("1010")});
  ASSERT_TRUE(session().apply(edit));
  ASSERT_FALSE(items.find(QStringLiteral("nowa karczma")).empty());
  trigger("edit.undo");
  EXPECT_TRUE(items.find(QStringLiteral("nowa karczma")).empty());
}

TEST_F(GoToTest, OpensFromATextFieldAndFromTheSearchField) {
  openSample();
  auto* filter = window_->findChild<QLineEdit*>(QStringLiteral("problems.filter"));
  ASSERT_TRUE(filter);
  filter->setText(QStringLiteral("stack"));
  filter->setFocus();
  filter->setCursorPosition(0);
  QTest::keyClick(filter, Qt::Key_K, Qt::ControlModifier);
  EXPECT_TRUE(popup()->isVisible());
  EXPECT_EQ(filter->text(), QStringLiteral("stack")) << "not cut to the end of the line";
  QTest::keyClick(field(), Qt::Key_Escape);
  EXPECT_TRUE(filter->hasFocus());
  auto* button = window_->findChild<QAbstractButton*>(QStringLiteral("goTo.button"));
  ASSERT_TRUE(button && button->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_TRUE(popup()->isVisible());
}

TEST_F(GoToTest, WithoutABattleItSaysSo) {
  openGoTo();
  QTest::keyClicks(field(), QStringLiteral("1809"));
  EXPECT_EQ(rows(), 0);
  EXPECT_EQ(detail(), QStringLiteral("No battle is open."));
}

}  // namespace
}  // namespace redoubt::editor
