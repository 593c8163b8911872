#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include "core/model/unit_verbs.h"
#include "core/model/zone_verbs.h"
#include "editor/boards/figures_view.h"
#include "editor/panels/battle_facts_dialog.h"
#include "editor/panels/facing_rose.h"
#include "editor/panels/small_list.h"
#include "editor/render/counters/counter_face.h"
#include "editor/style/field_keys.h"
#include "editor/words/hex_words.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/panels/inspector_fixture.h"

namespace redoubt::editor::test {
namespace {

TEST_F(InspectorPanelTest, WithoutASelectionTheBattleIsSummedUp) {
  EXPECT_EQ(label("battle.title"), QLatin1String("Made-up battle"));
  EXPECT_EQ(label("battle.questions"), QLatin1String("Questions (1; open: 0)"));
}

TEST_F(InspectorPanelTest, TheSumSaysWhatALeadInPointsIsCalled) {
  const auto isSaid = [&](const char* words) {
    const auto labels = panel.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* each) { return each->text() == QString::fromUtf8(words); });
  };
  EXPECT_FALSE(isSaid("Victory"));
  model::Edit edit("Levels");
  edit.put(model::Rule{{1},
                       "victory/levels",
                       model::JsonText{R"([{"from": 1, "to": 8, "level": "minor"}, {"from": 9, "level": "total"}])"}});
  ASSERT_TRUE(session.apply(edit));
  QCoreApplication::processEvents();
  EXPECT_TRUE(isSaid("Victory"));
  EXPECT_TRUE(isSaid("minor: a lead of 1–8 points\ntotal: a lead of 9 points or more"));
}

TEST_F(InspectorPanelTest, TheBattleGetsAnotherTitleDatePlaceLanguageAndNameOfItsRulesInOneEdit) {
  const std::string before = session.document().dump();
  QTest::mouseClick(&child<QPushButton>(panel, "battle.change"), Qt::LeftButton);
  auto* dialog = panel.window()->findChild<QDialog*>(QStringLiteral("battle.facts"));
  ASSERT_TRUE(dialog);
  const auto write = [&](const char* name, const char* words) {
    auto& field = child<QLineEdit>(*dialog, name);
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QString::fromUtf8(words));
  };
  dialog->activateWindow();
  QCoreApplication::processEvents();
  write("battle.facts.title", " ");
  write("battle.facts.language", "Polish");
  EXPECT_TRUE(child<QLabel>(*dialog, "battle.facts.title.fault").isVisible()) << "a battle needs a title";
  QTest::keyClick(dialog, Qt::Key_Return);
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_EQ(dialog->focusWidget()->objectName(), QLatin1String("battle.facts.title")) << "where something is wrong";
  EXPECT_TRUE(child<QLabel>(*dialog, "battle.facts.language.fault").isVisible()) << "two letters";
  EXPECT_EQ(session.document().dump(), before);
  write("battle.facts.title", "Redinha");
  write("battle.facts.date", "1811-03-12");
  write("battle.facts.place", "Portugal");
  write("battle.facts.language", "pt");
  auto& description = child<QPlainTextEdit>(*dialog, "battle.facts.description");
  description.setFocus();
  description.selectAll();
  QTest::keyClicks(&description, QStringLiteral("A rearguard turns round."));
  write("battle.facts.rules", "Rearguards");
  EXPECT_EQ(session.document().dump(), before) << "not before OK";
  QTest::keyClick(dialog, Qt::Key_Return);
  const model::Battle battle = stored();
  EXPECT_EQ(model::info(battle)->title, "Redinha");
  EXPECT_EQ(model::info(battle)->date, "1811-03-12");
  EXPECT_EQ(model::info(battle)->place, "Portugal");
  EXPECT_EQ(model::info(battle)->language, "pt");
  EXPECT_EQ(model::info(battle)->description, "A rearguard turns round.");
  EXPECT_EQ(battle.find(model::info(battle)->system)->title, "Rearguards");
  EXPECT_EQ(label("battle.title"), QLatin1String("Redinha"));
  session.undo();
  EXPECT_EQ(session.document().dump(), before) << "one edit";
}

TEST_F(InspectorPanelTest, WhatIsTypedAboutTheBattleIsDroppedByCancel) {
  const std::string before = session.document().dump();
  BattleFactsDialog dialog(session);
  dialog.show();
  auto& title = child<QLineEdit>(dialog, "battle.facts.title");
  title.setFocus();
  QTest::keyClicks(&title, QStringLiteral(" and after"));
  child<QLineEdit>(dialog, "battle.facts.place").setFocus();
  dialog.reject();
  EXPECT_EQ(session.document().dump(), before);
}

TEST_F(InspectorPanelTest, TheFactsOfABattleForReadingSayWhyTheyStay) {
  reopenReadOnly();
  BattleFactsDialog dialog(session);
  dialog.show();
  for (const char* name : {"battle.facts.title", "battle.facts.language", "battle.facts.rules"}) {
    const auto& field = child<QLineEdit>(dialog, name);
    EXPECT_FALSE(field.isEnabled()) << name;
    EXPECT_TRUE(field.toolTip().contains(QLatin1String("reading"))) << name;
  }
}

TEST_F(InspectorPanelTest, TheKeyboardComesToTheHeadOfTheBattleFirst) {
  model::Question question;
  question.id = {77};
  question.slug = "doubt";
  question.title = "A doubt";
  model::Edit edit("A question");
  edit.put(question);
  ASSERT_TRUE(session.apply(edit));
  for (int i = 0; i < 2; ++i) {
    QCoreApplication::processEvents();
    ASSERT_TRUE(focusFirst(panel));
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("battle.change"));
    session.undo();  // the page is made anew
    session.redo();
  }
}

TEST_F(InspectorPanelTest, ACounterIsNamedWithKindAndPlace) {
  select(kFirstPlaced);
  EXPECT_EQ(label("inspector.name"), QLatin1String("1/I Guard"));
  EXPECT_EQ(label("inspector.kind"), QLatin1String("Infantry, Blue army"));
  EXPECT_EQ(label("inspector.place"), QLatin1String("Hex 0304, top of 2"));
  EXPECT_EQ(label("inspector.facing"), QLatin1String("No facing given"));
  EXPECT_EQ(label("inspector.shared"), QLatin1String("Also in: Morning, At noon. A change shows there too."));
}

TEST_F(InspectorPanelTest, ALeaderWhoIsNotPlacedIsCalledALeader) {
  model::Leader leader;
  leader.id = Id<model::Leader>{77};
  leader.slug = "general";
  leader.name = "General";
  leader.army = session.battle().find<model::Unit>(kFirst)->army;
  model::Edit edit("A leader");
  edit.put(leader);
  ASSERT_TRUE(session.apply(edit));
  model::Subject subject;
  subject.leader = leader.id;
  Selection selection;
  selection.unplaced = subject;
  session.hand().select(selection);
  EXPECT_EQ(label("inspector.kind"), QLatin1String("Commander, Blue army"));
}

TEST_F(InspectorPanelTest, TheSourcesOwnWordsAreShownWhereTheyDiffer) {
  select(kSecondPlaced);
  EXPECT_TRUE(child<QLabel>(panel, "inspector.words").isVisible());
  EXPECT_EQ(label("inspector.words"), QLatin1String("2/I Grd"));
  select(kFirstPlaced);
  EXPECT_FALSE(child<QLabel>(panel, "inspector.words").isVisible());
}

TEST_F(InspectorPanelTest, EveryStepShowsItsFiguresAndWhereTheyComeFrom) {
  select(kFirstPlaced);
  const FiguresModel& figures = child<FiguresView>(panel, "inspector.figures").figures();
  ASSERT_EQ(figures.rowCount(), 2);
  EXPECT_EQ(figures.columnCount(), FiguresModel::OwnColumn + 2) << "no figures of the rules' own";
  EXPECT_EQ(figures.index(0, FiguresModel::MoraleColumn).data().toString(), QLatin1String("6"));
  EXPECT_EQ(figures.index(0, FiguresModel::FireColumn).data().toString(), QLatin1String("unknown"));
  EXPECT_EQ(figures.index(1, FiguresModel::SizeColumn).data().toString(), QLatin1String("3"));
  EXPECT_EQ(figures.index(1, figures.statusColumn()).data().toString(), QLatin1String("estimated"));
  EXPECT_EQ(figures.index(1, figures.sourceColumn()).data().toString(), QLatin1String("B6.2"));
  EXPECT_TRUE(figures.index(1, FiguresModel::SizeColumn)
                  .data(Qt::ToolTipRole)
                  .toString()
                  .contains(QLatin1String("half of the front")));
}

// M3.4: between the faces lie markers, which take away from the face they lie on.
TEST_F(InspectorPanelTest, StepsUnderAMarkerShowWhatItLeavesAndAreNotTyped) {
  const Id<model::System> system = *model::info(session.battle())->system;
  model::Edit edit("Steps by size");
  edit.put(model::Rule{system, "steps/source", model::JsonText{R"("size")"}});
  edit.put(model::Rule{system, "steps/by-size/6", model::JsonText{R"(["front", "-1", "-2", "back", "-1", "-2"])"}});
  edit.put(model::Rule{system, "steps/markers-lower", model::JsonText{R"(["size", "fire"])"}});
  for (int ordinal = 2; ordinal <= 6; ++ordinal) {
    edit.put(model::Step{{ordinal}, kFirst, ordinal, {ordinal <= 3 ? 1 : 2}});
  }
  ASSERT_TRUE(session.apply(edit));
  select(kFirstPlaced);
  const QAbstractItemModel& figures = *child<FiguresView>(panel, "inspector.figures").model();
  ASSERT_EQ(figures.rowCount(), 6);
  const auto text = [&](int row, int column) { return figures.index(row, column).data().toString(); };
  EXPECT_EQ(text(0, FiguresModel::StepColumn), QStringLiteral("1 front"));
  EXPECT_EQ(text(2, FiguresModel::StepColumn), QStringLiteral("1 front −2"));
  EXPECT_EQ(text(2, FiguresModel::SizeColumn), QStringLiteral("4"));
  EXPECT_EQ(text(2, FiguresModel::MoraleColumn), QStringLiteral("6"));
  EXPECT_EQ(text(4, FiguresModel::FireColumn), QStringLiteral("1"));
  EXPECT_TRUE(figures.index(3, FiguresModel::SizeColumn).flags() & Qt::ItemIsEditable);
  EXPECT_FALSE(figures.index(4, FiguresModel::SizeColumn).flags() & Qt::ItemIsEditable);
}

TEST_F(InspectorPanelTest, ALongUnitGetsASecondHexAndGivesItAway) {
  select(kFirstPlaced);
  auto& second = child<QComboBox>(panel, "inspector.second_hex");
  EXPECT_FALSE(second.isVisible()) << "a game without long units";
  model::Edit edit("Long units");
  edit.put(model::Rule{*model::info(session.battle())->system, "long/line", model::JsonText{R"({"units": {}})"}});
  ASSERT_TRUE(session.apply(edit));
  select(kFirstPlaced);
  ASSERT_TRUE(second.isVisible());
  EXPECT_EQ(second.currentIndex(), 0);
  const hex::HexKey hex = *session.setUp().placement(kFirstPlaced)->hex;
  const hex::HexKey wanted = session.layout().neighbours(hex).front();
  second.setCurrentIndex(1);
  emit second.activated(1);
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->secondHex, wanted);
  const QString number = HexWords::number(session, wanted);
  EXPECT_TRUE(second.currentText().startsWith(number)) << second.currentText().toStdString();
  session.undo();
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->secondHex, std::nullopt);
  EXPECT_EQ(second.currentIndex(), 0);
  session.redo();
  second.setCurrentIndex(0);
  emit second.activated(0);
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->secondHex, std::nullopt);
}

TEST_F(InspectorPanelTest, AUnitIsSetUpAtOneOfItsSteps) {
  const Id<model::System> system = *model::info(session.battle())->system;
  model::Edit edit("Steps by size");
  edit.put(model::Rule{system, "steps/source", model::JsonText{R"("size")"}});
  edit.put(model::Rule{system, "steps/by-size/6", model::JsonText{R"(["front", "-1", "back"])"}});
  edit.put(model::Rule{system, "steps/markers-lower", model::JsonText{R"(["size"])"}});
  ASSERT_TRUE(session.apply(edit));
  select(kFirstPlaced);
  auto& step = child<QComboBox>(panel, "inspector.step");
  ASSERT_TRUE(step.isVisible());
  QStringList choices;
  for (int i = 0; i < step.count(); ++i) choices << step.itemText(i);
  EXPECT_EQ(choices, QStringList({QStringLiteral("1, front: size 6"), QStringLiteral("2, front with −1: size 5"),
                                  QStringLiteral("3, back: size 3")}));
  EXPECT_EQ(step.currentIndex(), 0);
  step.setCurrentIndex(1);
  emit step.activated(1);
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->step, 2);
  EXPECT_EQ(session.figures().of(*session.setUp().placement(kFirstPlaced)).size.value, 5);
  const render::CounterFace face =
      render::setUpFace(session.battle(), session.rules(), *session.setUp().placement(kFirstPlaced));
  EXPECT_EQ((*face.figures)[1].value, 5);
  EXPECT_EQ(face.losses, 1);
  EXPECT_NE(render::keyOf(face), render::keyOf(render::counterFace(session.battle(), session.rules(), kFirst)));
  session.undo();
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->step, std::nullopt);
  EXPECT_EQ(step.currentIndex(), 0);
  model::Placement row = *session.battle().find<model::Placement>(kFirstPlaced);
  row.step = 9;
  model::Edit far("Too far");
  far.put(row);
  ASSERT_TRUE(session.apply(far));
  EXPECT_EQ(step.currentText(), QStringLiteral("9 (the unit has no such step)"));
}

TEST_F(InspectorPanelTest, ATypedFigureIsInTheFileAndNoLongerPrinted) {
  select(kFirstPlaced);
  auto& figures = child<FiguresView>(panel, "inspector.figures");
  const auto type = [&](int column, const QString& text) {
    const QModelIndex index = figures.model()->index(1, column);
    QTest::mouseClick(figures.viewport(), Qt::LeftButton, {}, figures.visualRect(index).center());
    QTest::keyClick(figures.viewport(), Qt::Key_F2);
    auto& field = child<QLineEdit>(figures, "inspector.figure");
    field.selectAll();
    if (text.isEmpty()) QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  };
  type(FiguresModel::SizeColumn, QStringLiteral("x9"));
  const Id<model::Face> face = static_cast<FiguresModel&>(*figures.model()).line(1).face;
  EXPECT_EQ(testing::figureOn(stored(), face, model::kSize), 9);
  EXPECT_EQ(static_cast<FiguresModel&>(*figures.model()).line(1).figures[1].status, model::Status::Estimated);
  type(FiguresModel::SizeColumn, {});
  EXPECT_EQ(testing::figureOn(stored(), face, model::kSize), std::nullopt);
  session.undo();
  session.undo();
  EXPECT_EQ(testing::figureOn(stored(), face, model::kSize), 3);
}

TEST_F(InspectorPanelTest, AUnitWithoutACounterIsGivenFigures) {
  ASSERT_TRUE(session.apply(model::place(session.battle(), *session.setUp().blockFor(kBlue), {kSpare, std::nullopt},
                                         at(6, 6), std::nullopt, 1, "Place")));
  Id<model::Placement> spare{};
  for (const model::Placement& row : session.setUp().placements()) {
    if (row.unit == kSpare) spare = row.id;
  }
  select(spare);
  EXPECT_FALSE(child<FiguresView>(panel, "inspector.figures").isVisible());
  QTest::mouseClick(&child<QPushButton>(panel, "inspector.addCounter"), Qt::LeftButton);
  EXPECT_EQ(child<FiguresView>(panel, "inspector.figures").model()->rowCount(), 2);
  EXPECT_FALSE(child<QPushButton>(panel, "inspector.addCounter").isVisible());
  EXPECT_EQ(stored().all<model::Step>().size(), session.battle().all<model::Step>().size());
}

TEST_F(InspectorPanelTest, APlaceSetByHandSaysSoAndNotThatItIsEstimated) {
  model::Edit print("Print");
  print.put(model::Provenance{"placement", std::to_string(kFirstPlaced.value), "*", model::Status::Printed, {}, ""});
  ASSERT_TRUE(session.apply(print));
  select(kFirstPlaced);
  EXPECT_EQ(label("inspector.source"), QLatin1String("printed"));
  typeHex(QStringLiteral("0606"));
  EXPECT_EQ(label("inspector.source"), QLatin1String("set by hand"));
}

TEST_F(InspectorPanelTest, ACounterIsRenamedByTyping) {
  select(kFirstPlaced);
  auto& field = child<QLineEdit>(panel, "inspector.rename");
  field.setFocus();
  field.selectAll();
  QTest::keyClicks(&field, QStringLiteral("2/II Gwardia"));
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_EQ(stored().find<model::Unit>(kFirst)->name, "2/II Gwardia");
  EXPECT_EQ(label("inspector.name"), QLatin1String("2/II Gwardia"));
  session.undo();
  EXPECT_EQ(field.text(), QLatin1String("1/I Guard"));
}

TEST_F(InspectorPanelTest, ALongNameIsWrittenOutInItsHead) {
  model::Unit unit = *session.battle().find<model::Unit>(kFirst);
  unit.name = "The general in chief of the combined horse of both wings";
  model::Edit edit("A long name");
  edit.put(unit);
  ASSERT_TRUE(session.apply(edit));
  select(kFirstPlaced);
  QCoreApplication::processEvents();
  const auto& name = child<QLabel>(panel, "inspector.name");
  const QRect needed = name.fontMetrics().boundingRect(QRect(0, 0, name.width(), 1000), Qt::TextWordWrap, name.text());
  EXPECT_GT(needed.height(), 2 * name.fontMetrics().height()) << "it takes several lines";
  EXPECT_GE(name.height(), needed.height());
}

TEST_F(InspectorPanelTest, EscapeOrNothingTypedKeepsTheName) {
  const model::Battle before = stored();
  select(kFirstPlaced);
  auto& field = child<QLineEdit>(panel, "inspector.rename");
  for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, key == Qt::Key_Escape ? QStringLiteral("Other") : QStringLiteral("  "));
    QTest::keyClick(&field, key);
    EXPECT_EQ(field.text(), QLatin1String("1/I Guard"));
  }
  EXPECT_EQ(stored(), before);
}

TEST_F(InspectorPanelTest, AShortNameIsTypedAndMadeAnewWhenItIsEmptied) {
  select(kFirstPlaced);
  auto& field = child<QLineEdit>(panel, "inspector.short");
  EXPECT_EQ(field.maxLength(), 8) << "a unit's counter has room for no more";
  const auto type = [&](const QString& text) {
    field.setFocus();
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
  };
  type(QStringLiteral("Gu."));
  EXPECT_EQ(stored().find<model::Unit>(kFirst)->shortName, "Gu.");
  EXPECT_EQ(session.document().undoTitle(), "Shorten 1/I Guard");
  type({});
  EXPECT_EQ(stored().find<model::Unit>(kFirst)->shortName, model::shortUnitName("1/I Guard"));
  EXPECT_EQ(field.text(), QString::fromStdString(model::shortUnitName("1/I Guard")));
}

TEST_F(InspectorPanelTest, AHalfTypedNameIsThatOfTheCounterForWhichItWasTyped) {
  select(kFirstPlaced);
  auto& field = child<QLineEdit>(panel, "inspector.rename");
  field.setFocus();
  field.selectAll();
  QTest::keyClicks(&field, QStringLiteral("Half"));
  select(kHalePlaced);  // as the next problem does, which leaves the keyboard in the field
  EXPECT_EQ(stored().find<model::Unit>(kFirst)->name, "Half");
  EXPECT_EQ(stored().find<model::Leader>(kHale)->name, "gen. Hale");
  auto& leader = child<QLineEdit>(panel, "inspector.rename");
  EXPECT_EQ(leader.text(), QLatin1String("gen. Hale"));
  EXPECT_EQ(child<QLineEdit>(panel, "inspector.short").maxLength(), 60);
  for (const auto* label : panel.findChildren<QLabel*>()) {
    if (label->text() == QLatin1String("&Name")) {
      EXPECT_EQ(label->buddy(), &leader);
    }
  }
}

TEST_F(InspectorPanelTest, AHexHalfTypedForACounterIsNotThatOfAnother) {
  select(kFirstPlaced);
  auto& field = child<QLineEdit>(panel, "inspector.hex");
  field.setFocus();
  field.selectAll();
  QTest::keyClicks(&field, QStringLiteral("0606"));
  select(kThirdPlaced);
  EXPECT_EQ(field.text(), QLatin1String("0505"));
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_TRUE(session.document().history().empty());
}

TEST_F(InspectorPanelTest, TheCountOfAGroupHasTheLimitsOfItsColumn) {
  model::Placement group = row(kThirdPlaced);
  group.id = {301};
  group.unit.reset();
  group.subject = model::PlacementSubject::Group;
  group.words = "Some scythes";
  group.count = 150;
  model::Edit edit("A group");
  edit.put(group);
  ASSERT_TRUE(session.apply(edit));
  select({301});
  auto& count = child<QSpinBox>(panel, "inspector.count");
  ASSERT_TRUE(count.isVisible());
  EXPECT_EQ(count.value(), 150);
  EXPECT_EQ(count.minimum(), 1) << "one that stands for none is no counter";
  count.setFocus();
  QTest::keyClick(&count, Qt::Key_Up);
  EXPECT_EQ(stored().find<model::Placement>({301})->count, 151);
  EXPECT_EQ(session.document().undoTitle(), "Some scythes: 151 alike");
}

TEST_F(InspectorPanelTest, ClickingTheRoseTurnsACounter) {
  select(kFirstPlaced);
  auto& rose = child<FacingRose>(panel, "inspector.rose");
  const hex::Direction direction{hex::FacingKind::Vertex, 2};
  QTest::mouseClick(&rose, Qt::LeftButton, Qt::NoModifier, rose.knob(direction).toPoint());
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->direction, model::Facing{direction});
  EXPECT_EQ(label("inspector.facing"), QStringLiteral("120°, fronts 0404, 0405"));
  EXPECT_EQ(session.document().history().size(), 1u);
}

TEST_F(InspectorPanelTest, TheHexesInFrontAreThoseOfTheRules) {
  const Id<model::System> system = *model::info(session.battle())->system;
  model::Edit edit("Zones");
  edit.put(model::Rule{system, "facing/kind", model::JsonText{R"("hexside")"}});
  edit.put(model::Rule{system, "facing/zones", model::JsonText{R"({"front": 1, "flank": 4, "rear": 1})"}});
  edit.append(model::setFacing(session.battle(), std::vector{kFirstPlaced},
                               model::Facing{hex::Direction{hex::FacingKind::Hexside, 1}}, {}));
  ASSERT_TRUE(session.apply(edit));
  select(kFirstPlaced);
  const auto ahead = session.layout().neighbour(*row(kFirstPlaced).hex, 1);
  const QString number = QString::fromStdString(session.layout().number(*ahead));
  EXPECT_TRUE(label("inspector.facing").endsWith(QStringLiteral("°, fronts ") + number))
      << label("inspector.facing").toStdString();
  EXPECT_EQ(HexWords::facing(session, row(kFirstPlaced)), QStringLiteral("facing ") + number);
}

TEST_F(InspectorPanelTest, TheRoseIsTurnedAndClearedByKeyboard) {
  select(kFirstPlaced);
  auto& rose = child<FacingRose>(panel, "inspector.rose");
  rose.setFocus();
  QTest::keyClick(&rose, Qt::Key_Right);
  QTest::keyClick(&rose, Qt::Key_Left);
  EXPECT_EQ(row(kFirstPlaced).direction, (model::Facing{hex::Direction{hex::FacingKind::Vertex, 5}}));
  QTest::keyClick(&rose, Qt::Key_Delete);
  EXPECT_EQ(row(kFirstPlaced).direction, std::nullopt);
}

TEST_F(InspectorPanelTest, ClearTakesTheFacingAway) {
  ASSERT_TRUE(session.apply(model::setFacing(session.battle(), std::vector{kFirstPlaced},
                                             model::Facing{hex::Direction{hex::FacingKind::Vertex, 1}}, "Turn")));
  select(kFirstPlaced);
  QTest::mouseClick(&child<QPushButton>(panel, "inspector.facing.clear"), Qt::LeftButton);
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->direction, std::nullopt);
  EXPECT_FALSE(child<QPushButton>(panel, "inspector.facing.clear").isEnabled());
}

TEST_F(InspectorPanelTest, ALeaderFacesNowhereAndItsHostsAreListed) {
  select(kHalePlaced);
  EXPECT_EQ(label("inspector.facing"), QLatin1String("Faces nowhere"));
  EXPECT_EQ(label("inspector.place"), QLatin1String("On any one of his own units"));
  EXPECT_TRUE(label("inspector.hosts").startsWith(QLatin1String("0304, 0505")))
      << label("inspector.hosts").toStdString();
  auto& rose = child<FacingRose>(panel, "inspector.rose");
  QTest::mouseClick(&rose, Qt::LeftButton, Qt::NoModifier, QPoint(38, 10));
  EXPECT_EQ(row(kHalePlaced).direction, std::nullopt);
}

TEST_F(InspectorPanelTest, ATypedHexMovesTheCounterToTheBottomOfTheStackThere) {
  select(kThirdPlaced);
  typeHex(QStringLiteral("0304"));
  const model::Battle battle = stored();
  EXPECT_EQ(battle.find<model::Placement>(kThirdPlaced)->hex, at(3, 4));
  EXPECT_EQ(session.setUp().stackAt(at(3, 4)), (std::vector{kFirstPlaced, kSecondPlaced, kThirdPlaced}));
  EXPECT_EQ(session.hand().selection().hex, at(3, 4));
  EXPECT_EQ(session.document().history().size(), 1u) << "one edit, however the stacks close up";
}

TEST_F(InspectorPanelTest, TheStackLeftBehindClosesUp) {
  select(kFirstPlaced);
  typeHex(QStringLiteral("0606"));
  EXPECT_EQ(row(kSecondPlaced).stack, 1);
  EXPECT_EQ(row(kFirstPlaced).hex, at(6, 6));
}

TEST_F(InspectorPanelTest, AWrongHexIsExplainedAndMovesNothing) {
  select(kThirdPlaced);
  typeHex(QStringLiteral("9999"));
  EXPECT_EQ(label("inspector.hex.error"), QStringLiteral("There is no hex “9999” on the map."));
  EXPECT_TRUE(child<QLabel>(panel, "inspector.hex.error").isVisible());
  typeHex(QStringLiteral("near the mill"));
  EXPECT_EQ(label("inspector.hex.error"), QLatin1String("Hexes of this map are numbered like 0101."));
  EXPECT_EQ(row(kThirdPlaced).hex, at(5, 5));
  EXPECT_TRUE(session.document().history().empty());
  QTest::keyClick(&child<QLineEdit>(panel, "inspector.hex"), Qt::Key_Escape);
  EXPECT_FALSE(child<QLabel>(panel, "inspector.hex.error").isVisible());
}

TEST_F(InspectorPanelTest, TheArrowsReorderTheStack) {
  select(kSecondPlaced);
  QTest::mouseClick(&child<QToolButton>(panel, "inspector.stack.up"), Qt::LeftButton);
  EXPECT_EQ(session.setUp().stackAt(at(3, 4)), (std::vector{kSecondPlaced, kFirstPlaced}));
  EXPECT_FALSE(child<QToolButton>(panel, "inspector.stack.up").isEnabled());
  QTest::mouseClick(&child<QToolButton>(panel, "inspector.stack.down"), Qt::LeftButton);
  EXPECT_EQ(session.setUp().stackAt(at(3, 4)), (std::vector{kFirstPlaced, kSecondPlaced}));
}

TEST_F(InspectorPanelTest, RemovingTakesTheCounterOffTheSetUp) {
  select(kThirdPlaced);
  QTest::mouseClick(&child<QPushButton>(panel, "inspector.remove"), Qt::LeftButton);
  EXPECT_EQ(stored().find<model::Placement>(kThirdPlaced), nullptr);
  EXPECT_EQ(label("hex.title"), QLatin1String("Hex 0505")) << "its hex stays selected";
  session.undo();
  EXPECT_NE(stored().find<model::Placement>(kThirdPlaced), nullptr);
}

TEST_F(InspectorPanelTest, ManyCountersTurnTogether) {
  session.hand().select({at(3, 4), {kFirstPlaced, kSecondPlaced}});
  EXPECT_EQ(label("inspector.name"), QLatin1String("2 counters"));
  auto& rose = child<FacingRose>(panel, "inspector.rose");
  const hex::Direction direction{hex::FacingKind::Vertex, 4};
  QTest::mouseClick(&rose, Qt::LeftButton, Qt::NoModifier, rose.knob(direction).toPoint());
  EXPECT_EQ(row(kFirstPlaced).direction, model::Facing{direction});
  EXPECT_EQ(row(kSecondPlaced).direction, model::Facing{direction});
  EXPECT_EQ(session.document().history().size(), 1u);
}

TEST_F(InspectorPanelTest, AHexShowsItsTerrainSidesAndCounters) {
  session.hand().select({at(3, 4), {}});
  EXPECT_EQ(label("hex.title"), QLatin1String("Hex 0304"));
  EXPECT_EQ(child<QComboBox>(panel, "hex.terrain").currentText(), QLatin1String("Clear"));
  const auto& sides = child<SmallList>(panel, "hex.sides");
  ASSERT_EQ(sides.count(), 6);
  EXPECT_EQ(sides.item(1)->text(), QLatin1String("east, towards 0404: Stream"));
  auto& counters = child<SmallList>(panel, "hex.counters");
  ASSERT_EQ(counters.count(), 3);
  EXPECT_EQ(counters.item(2)->text(), QLatin1String("gen. Hale   with his units"));
  clickRow(counters, 1);
  EXPECT_EQ(session.hand().selection().placements, std::vector{kSecondPlaced});
}

TEST_F(InspectorPanelTest, TerrainAndLevelOfAHexAreChanged) {
  session.hand().select({at(2, 2), {}});
  auto& terrain = child<QComboBox>(panel, "hex.terrain");
  terrain.setFocus();
  QTest::keyClick(&terrain, Qt::Key_Down);
  ASSERT_TRUE(terrain.view()->isVisible());
  QTest::keyClick(terrain.view(), Qt::Key_Down);
  EXPECT_TRUE(session.document().history().empty()) << "nothing is chosen yet";
  QTest::keyClick(terrain.view(), Qt::Key_Return);
  EXPECT_EQ(stored().find<model::HexRow>(at(2, 2))->terrain, "woods");
  auto& level = child<QSpinBox>(panel, "hex.level");
  level.setFocus();
  QTest::keyClick(&level, Qt::Key_Up);
  EXPECT_EQ(stored().find<model::HexRow>(at(2, 2))->level, 1);
  session.undo();
  session.undo();
  EXPECT_EQ(terrain.currentText(), QLatin1String("Clear"));
  EXPECT_EQ(level.value(), 0);
  EXPECT_EQ(session.document().history().size(), 2u) << "showing what was undone is no edit";
}

TEST_F(InspectorPanelTest, TheOriginOfTerrainAndLevelIsShown) {
  session.hand().select({at(2, 2), {}});
  EXPECT_EQ(label("hex.terrain.source"), QLatin1String("own drawing"));
  model::Edit edit("Origins");
  const std::string key = model::keyText<model::HexRow>(at(2, 2));
  edit.put(model::Provenance{"hex", key, "terrain", model::Status::Printed, Id<model::Paragraph>{1}, ""});
  edit.put(model::Provenance{"hex", key, "level", model::Status::Estimated, std::nullopt, "by eye"});
  ASSERT_TRUE(session.apply(edit));
  session.hand().select({});
  session.hand().select({at(2, 2), {}});
  EXPECT_EQ(label("hex.terrain.source"), QLatin1String("printed, B6.2"));
  EXPECT_EQ(label("hex.level.source"), QLatin1String("estimated: by eye"));
}

TEST_F(InspectorPanelTest, ANameIsChangedAndRemoved) {
  session.hand().select({at(3, 4), {}});
  auto& name = child<QLineEdit>(panel, "hex.name");
  EXPECT_EQ(name.text(), QLatin1String("Oronne"));
  name.setFocus();
  name.selectAll();
  QTest::keyClicks(&name, QStringLiteral("Oronne the Great"));
  ASSERT_TRUE(session.apply(model::remove(session.battle(), std::vector{kGunPlaced}, "Elsewhere")));
  EXPECT_EQ(name.text(), QLatin1String("Oronne the Great")) << "typing outlives a change elsewhere";
  QTest::keyClick(&name, Qt::Key_Return);
  EXPECT_EQ(stored().find<model::Label>({1})->text, "Oronne the Great");
  name.selectAll();
  QTest::keyClick(&name, Qt::Key_Delete);
  QTest::keyClick(&name, Qt::Key_Return);
  EXPECT_EQ(name.text(), QLatin1String("Oronne the Great")) << "a name does not vanish by an empty field";
  QTest::keyClicks(&name, QStringLiteral(" of old"));
  QTest::keyClick(&name, Qt::Key_Escape);
  EXPECT_EQ(name.text(), QLatin1String("Oronne the Great"));
  QTest::mouseClick(&child<QPushButton>(panel, "hex.name.remove"), Qt::LeftButton);
  EXPECT_TRUE(stored().all<model::Label>().empty());
  EXPECT_FALSE(name.isVisible());
  session.undo();
  EXPECT_TRUE(name.isVisible());
}

TEST_F(InspectorPanelTest, AHexIsTakenOutOfAZone) {
  const std::vector hexes = {at(2, 2), at(2, 3)};
  ASSERT_TRUE(session.apply(model::makeZone(session.battle(), "Camp", model::ZoneKind::Camp, hexes, "Zone")));
  session.hand().select({at(2, 2), {}});
  QTest::mouseClick(&child<QPushButton>(panel, "hex.zones.take"), Qt::LeftButton);
  EXPECT_EQ(stored().all<model::ZoneHex>().size(), 1u);
  EXPECT_EQ(stored().all<model::Zone>().size(), 1u);
  EXPECT_FALSE(child<QPushButton>(panel, "hex.zones.take").isVisible());
}

TEST_F(InspectorPanelTest, ALeaderUnderTheStackIsCounted) {
  select(kFirstPlaced);
  EXPECT_EQ(label("inspector.stack"), QLatin1String("1 of 3 from the top"));
  select(kSecondPlaced);
  EXPECT_EQ(label("inspector.stack"), QLatin1String("2 of 3 from the top"));
  EXPECT_FALSE(child<QToolButton>(panel, "inspector.stack.down").isEnabled()) << "nobody goes under the leader";
  select(kThirdPlaced);
  EXPECT_EQ(label("inspector.stack"), QLatin1String("Alone in its hex"));
}

TEST_F(InspectorPanelTest, AProblemListedIsPassedOn) {
  ASSERT_TRUE(session.apply(model::moveTo(session.battle(), std::vector{kThirdPlaced}, at(3, 4), 3, "Crowd")));
  session.hand().select({at(3, 4), {}});
  auto& findings = child<SmallList>(panel, "hex.findings");
  ASSERT_GE(findings.count(), 1);
  QSignalSpy chosen(&panel, &InspectorPanel::findingChosen);
  clickRow(findings, 0);
  EXPECT_EQ(chosen.count(), 1);
}

TEST_F(InspectorPanelTest, TheProblemsOfAUnitWithoutAShortNameAreListed) {
  model::Unit unit = *session.battle().find<model::Unit>(kFirst);
  unit.type = "zeppelin";
  unit.slug.clear();
  model::Edit edit("Nobody's type");
  edit.put(unit);
  ASSERT_TRUE(session.apply(edit));
  select(kFirstPlaced);
  QStringList texts;
  const auto& findings = child<SmallList>(panel, "inspector.findings");
  for (int i = 0; i < findings.count(); ++i) texts << findings.item(i)->text();
  EXPECT_TRUE(texts.join(QLatin1Char('\n')).contains(QLatin1String("zeppelin")))
      << texts.join(QLatin1Char('\n')).toStdString();
}

TEST_F(InspectorPanelTest, AReadOnlyBattleDisablesWhatChangesItWithAReason) {
  reopenReadOnly();
  select(kFirstPlaced);
  for (const char* name : {"inspector.hex", "inspector.remove"}) {
    const auto& widget = child<QWidget>(panel, name);
    EXPECT_FALSE(widget.isEnabled()) << name;
    EXPECT_FALSE(widget.toolTip().isEmpty()) << name;
  }
  EXPECT_FALSE(child<FacingRose>(panel, "inspector.rose").isEnabled());
  session.hand().select({at(3, 4), {}});
  EXPECT_FALSE(child<QComboBox>(panel, "hex.terrain").isEnabled());
}

}  // namespace
}  // namespace redoubt::editor::test
