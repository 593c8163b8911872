#include <QCheckBox>
#include <QMenu>
#include <QSpinBox>

#include "editor/artwork/drawn_artwork.h"
#include "tests/editor/dialogs/sheets_fixture.h"

// Counters of a sheet, said and typed one after another.
namespace redoubt::editor::test {
namespace {

TEST_F(SheetsTest, TakesACounterInOneStepAndGoesOnToTheNext) {
  addBoth();
  clickOn(1, 1);
  chooseCounter(QStringLiteral("Guard"));
  typeIn("sheets.value.size", QStringLiteral("3"));
  typeIn("sheets.value.morale", QStringLiteral("7"));
  typeIn("sheets.value.morale1", QStringLiteral("5"));
  typeIn("sheets.value.own.movement", QStringLiteral("4"));
  typeIn("sheets.value.hex", QStringLiteral("0203"));
  takeAndGoOn();
  EXPECT_EQ(dialog_->place(), (CellPlace{1, 2, FaceSide::Front}));
  const model::Battle stored = inFile();
  const model::Unit* guard = unitCalled(stored, "Guard");
  const auto sides = rules::sidesOf(stored, guard->id);
  ASSERT_EQ(sides.size(), 2U);
  EXPECT_EQ(rules::figureValue(stored, sides[0]->id, model::kSize), 3);
  EXPECT_EQ(rules::figureValue(stored, sides[0]->id, model::kMorale), 7);
  EXPECT_EQ(rules::figureValue(stored, sides[0]->id, "movement"), 4);
  EXPECT_EQ(rules::figureValue(stored, sides[1]->id, model::kMorale), 5);
  EXPECT_EQ(rules::figureValue(stored, sides[1]->id, model::kSize), 1) << "by the ladder of steps";
  EXPECT_EQ(stored.all<model::Placement>().size(), 1U);
  EXPECT_LT(apart(middleColour(sides[0]->picture), print_.colourOf(0, 0, false)), 12);
  EXPECT_LT(apart(middleColour(sides[1]->picture), print_.colourOf(0, 0, true)), 12);
  EXPECT_EQ(cell(1, 1)->face, sides[0]->id);
  EXPECT_EQ(cell(1, 4, FaceSide::Back)->face, sides[1]->id) << "the back lies behind the front";
  const auto* origin = stored.find<model::Provenance>(
      {"face_figure", model::keyText<model::FaceFigure>({sides[1]->id, model::kMorale}), "value"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, model::Status::Printed);
  EXPECT_EQ(origin->source, sheet().source);
  EXPECT_EQ(origin->words, "back, row 1, column 4");
  EXPECT_TRUE(label("sheets.count").startsWith(QLatin1String("1 of 12")));

  session_.undo();
  EXPECT_FALSE(cell(1, 1));
  EXPECT_TRUE(session_.battle().all<model::Placement>().empty());
  EXPECT_TRUE(session_.battle().find<model::Face>(sides[0]->id)->picture.empty());
  clickOn(1, 1);
  EXPECT_EQ(text("sheets.value.morale"), QLatin1String("7")) << "what was taken and undone is typed still";
  session_.redo();
  EXPECT_EQ(cell(1, 1)->state, SheetCellState::Done);
}

TEST_F(SheetsTest, AUnitWithoutCountersGetsThemAndANewOneFollowsANewOne) {
  addBoth();
  clickOn(1, 2);
  chooseCounter(QStringLiteral("Scythes"));
  takeAndGoOn();
  const model::Unit* scythes = unitCalled(session_.battle(), "Scythes");
  ASSERT_TRUE(rules::firstFace(session_.battle(), scythes->id));
  EXPECT_FALSE(rules::firstFace(session_.battle(), scythes->id)->picture.empty());
  chooseCounter(QStringLiteral("New unit of Poles"));
  EXPECT_EQ(text("sheets.value.type"), QLatin1String("Line foot")) << "as the army's last one";
  typeIn("sheets.value.name", QStringLiteral("Uhlans"));
  typeIn("sheets.value.type", QStringLiteral("light horse"));
  typeIn("sheets.value.size", QStringLiteral("2"));
  takeAndGoOn();
  const model::Unit* uhlans = unitCalled(inFile(), "Uhlans");
  ASSERT_TRUE(uhlans);
  EXPECT_EQ(session_.battle().find<model::Unit>(uhlans->id)->type, "horse");
  EXPECT_EQ(child<CounterBox>("sheets.counter").currentText(), QLatin1String("New unit of Poles"));
  EXPECT_EQ(dialog_->focusWidget()->objectName(), QLatin1String("sheets.value.name"));
  takeAndGoOn();
  EXPECT_FALSE(label("sheets.faults").isEmpty()) << "without a name there is none";
  EXPECT_EQ(session_.battle().all<model::Unit>().size(), 4U);
}

TEST_F(SheetsTest, LeadersAndMarkersHaveTheirPlacesToo) {
  addBoth();
  clickOn(1, 1);
  chooseCounter(QStringLiteral("New leader of Poles"));
  typeIn("sheets.value.name", QStringLiteral("Tadeusz Kosciuszko"));
  takeAndGoOn();
  ASSERT_EQ(session_.battle().all<model::Leader>().size(), 1U);
  const model::Leader& leader = *session_.battle().all<model::Leader>().begin();
  EXPECT_EQ(leader.name, "Tadeusz Kosciuszko");
  const model::Face* face = rules::leaderFace(session_.battle(), leader.id);
  ASSERT_TRUE(face);
  EXPECT_FALSE(face->picture.empty());
  EXPECT_FALSE(cell(1, 4, FaceSide::Back)) << "this counter has no back";
  clickOn(2, 2);
  chooseCounter(QStringLiteral("Marker: Ammunition"));
  EXPECT_FALSE(child<QWidget>("sheets.stars").isVisible());
  takeAndGoOn();
  EXPECT_LT(apart(middleColour(session_.battle().find<model::Face>({900})->picture), print_.colourOf(1, 1, false)), 12);
}

TEST_F(SheetsTest, StarsAndColoursOfTheCropAreTakenOver) {
  addBoth();
  clickOn(1, 1);
  chooseCounter(QStringLiteral("Guard"));
  set(child<QSpinBox>("sheets.stars"), 2);
  takeAndGoOn();
  ASSERT_EQ(session_.battle().all<model::Mark>().size(), 1U);
  EXPECT_EQ(session_.battle().all<model::Mark>().begin()->count, 2);
  EXPECT_EQ(session_.battle().all<model::Mark>().begin()->colour, "white");
  clickOn(1, 1);
  QTimer::singleShot(0, dialog_.get(), [this] {
    auto* menu = dialog_->findChild<QMenu*>(QStringLiteral("sheets.colours"));
    ASSERT_TRUE(menu);
    EXPECT_EQ(menu->actions().front()->text(), QLatin1String("Colour of Poles"));
    menu->actions().front()->trigger();
    menu->close();
  });
  press("sheets.front.colour1");
  const model::Army& army = *session_.battle().all<model::Army>().begin();
  EXPECT_LT(apart(QColor(QString::fromStdString(army.colour)), print_.colourOf(0, 0, false)), 20) << army.colour;
  session_.undo();
  EXPECT_EQ(session_.battle().all<model::Army>().begin()->colour, "#AA2233");
}

TEST_F(SheetsTest, BadValuesStandAtTheirFieldsAndNothingIsLost) {
  addBoth();
  clickOn(1, 1);
  chooseCounter(QStringLiteral("Guard"));
  typeIn("sheets.value.size", QStringLiteral("many"));
  typeIn("sheets.value.hex", QStringLiteral("9999"));
  typeIn("sheets.value.morale", QStringLiteral("6"));
  const model::Battle before = session_.battle();
  takeAndGoOn();
  EXPECT_EQ(dialog_->place(), (CellPlace{1, 1, FaceSide::Front}));
  EXPECT_TRUE(label("sheets.faults").contains(QLatin1String("9999")));
  EXPECT_TRUE(label("sheets.faults").contains(QLatin1String("many")));
  EXPECT_EQ(child<ReadField>("sheets.value.size").property("role").toString(), QLatin1String("error"));
  EXPECT_NE(child<ReadField>("sheets.value.morale").property("role").toString(), QLatin1String("error"));
  EXPECT_FALSE(cell(1, 1));
  clickOn(2, 3);
  EXPECT_TRUE(child<CounterBox>("sheets.counter").currentText().isEmpty());
  clickOn(1, 1);
  EXPECT_EQ(text("sheets.value.size"), QLatin1String("many"));
  EXPECT_EQ(text("sheets.value.morale"), QLatin1String("6"));
  typeIn("sheets.value.size", QStringLiteral("2"));
  typeIn("sheets.value.hex", QStringLiteral("0101"));
  takeAndGoOn();
  EXPECT_EQ(cell(1, 1)->state, SheetCellState::Done);
}

TEST_F(SheetsTest, ANameThatNoCounterHasIsRefused) {
  addBoth();
  clickOn(1, 1);
  takeAndGoOn();
  EXPECT_FALSE(label("sheets.faults").isEmpty());
  chooseCounter(QStringLiteral("Janissaries"));
  takeAndGoOn();
  EXPECT_TRUE(label("sheets.faults").contains(QLatin1String("Janissaries")));
  EXPECT_FALSE(cell(1, 1));
}

TEST_F(SheetsTest, UnknownCommandsAreMadeIfOneSaysSo) {
  addBoth();
  clickOn(1, 1);
  chooseCounter(QStringLiteral("Guard"));
  typeIn("sheets.value.commands", QStringLiteral("Reserve"));
  answer("sheets.commands", QStringLiteral("Cancel"));
  takeAndGoOn();
  EXPECT_FALSE(cell(1, 1));
  answer("sheets.commands", QStringLiteral("Make it"));
  takeAndGoOn();
  EXPECT_EQ(session_.battle().all<model::Command>().size(), 3U);
  EXPECT_EQ(cell(1, 1)->state, SheetCellState::Done);
}

TEST_F(SheetsTest, APlaceIsNotInTheBattleAndCanBeOpenedAgain) {
  addBoth();
  clickOn(2, 1);
  write("sheets.note", QStringLiteral("spare"));
  press("sheets.skip");
  EXPECT_EQ(cell(2, 1)->state, SheetCellState::Skipped);
  EXPECT_EQ(cell(2, 1)->note, "spare");
  EXPECT_EQ(dialog_->place(), (CellPlace{2, 2, FaceSide::Front}));
  clickOn(2, 1);
  EXPECT_EQ(text("sheets.note"), QLatin1String("spare"));
  press("sheets.reopen");
  EXPECT_FALSE(cell(2, 1));
  session_.undo();
  EXPECT_EQ(cell(2, 1)->state, SheetCellState::Skipped);
}

TEST_F(SheetsTest, WithoutTheTickTheCounterIsDrawnFromItsFigures) {
  addBoth();
  clickOn(1, 1);
  chooseCounter(QStringLiteral("Guard"));
  press("sheets.useCrops");
  takeAndGoOn();
  EXPECT_EQ(cell(1, 1)->state, SheetCellState::Done);
  EXPECT_TRUE(session_.battle().find(cell(1, 1)->face)->picture.empty());
  reopen(document::Mode::Editing);
  settle();
  EXPECT_FALSE(child<QCheckBox>("sheets.useCrops").isChecked()) << "remembered";
}

TEST_F(SheetsTest, ReopeningShowsTheSameState) {
  addBoth();
  clickOn(1, 1);
  chooseCounter(QStringLiteral("Guard"));
  takeAndGoOn();
  reopen(document::Mode::Editing);
  settle();
  EXPECT_EQ(dialog_->place(), (CellPlace{1, 2, FaceSide::Front})) << "the next open one";
  EXPECT_TRUE(label("sheets.count").startsWith(QLatin1String("1 of 12")));
  clickOn(1, 1);
  EXPECT_TRUE(child<CounterBox>("sheets.counter").currentText().startsWith(QLatin1String("Guard")));
  reopen(document::Mode::ReadOnly);
  settle();
  EXPECT_FALSE(child<QPushButton>("sheets.take").isEnabled());
  EXPECT_FALSE(child<QPushButton>("sheets.add").isEnabled());
}

TEST_F(SheetsTest, ArrowKeysGoFromCounterToCounterAndBacksChooseTheirFronts) {
  addBoth();
  clickOn(1, 1);
  QTest::keyClick(&view(), Qt::Key_Down);
  EXPECT_EQ(dialog_->place(), (CellPlace{2, 1, FaceSide::Front}));
  QTest::keyClick(&view(), Qt::Key_Left);
  EXPECT_EQ(dialog_->place(), (CellPlace{1, 4, FaceSide::Front}));
  press("sheets.backs");
  clickOn(1, 4, FaceSide::Back);
  EXPECT_EQ(dialog_->place(), (CellPlace{1, 1, FaceSide::Front}));
  QTest::keyClick(&view(), Qt::Key_Return);
  auto& box = child<CounterBox>("sheets.counter");
  EXPECT_TRUE(dialog_->focusWidget() == &box || dialog_->focusWidget() == box.lineEdit());
}

TEST_F(SheetsTest, ExportsDrawTheCropsOfBothSides) {
  addBoth();
  clickOn(2, 3);
  chooseCounter(QStringLiteral("Hussars"));
  takeAndGoOn();
  const model::Battle stored = inFile();
  const auto sides = rules::sidesOf(stored, unitCalled(stored, "Hussars")->id);
  ASSERT_EQ(sides.size(), 2U);
  DrawnArtwork art(stored);
  for (const model::Face* side : sides) {
    const exchange::Image drawn = art.face(exchange::PrintedFace{side->id}, 120, std::nullopt);
    const QImage image = QImage::fromData(QByteArray::fromStdString(drawn.bytes));
    ASSERT_FALSE(image.isNull());
    const QColor expected = print_.colourOf(1, 2, side->side == FaceSide::Back);
    EXPECT_LT(apart(image.pixelColor(image.width() * 85 / 100, image.height() * 18 / 100), expected), 20);
  }
}

}  // namespace
}  // namespace redoubt::editor::test
