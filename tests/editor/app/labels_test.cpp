#include <QComboBox>
#include <QLineEdit>
#include <cmath>

#include "core/model/label_path.h"
#include "core/model/map_verbs.h"
#include "editor/render/lettering/label_art.h"
#include "tests/editor/app/names_fixture.h"

namespace redoubt::editor {
namespace {

class Names : public NamesOnSheets {};

INSTANTIATE_TEST_SUITE_P(BothOrientations, Names, ::testing::Values(Sheet::Pointy, Sheet::Flat), nameOf);

TEST_P(Names, AClickAsksForANameAndOneUndoTakesItBack) {
  const std::string before = dump();
  trigger("tool.label");
  clickAt(near("1812", 0.2, 0.1));
  ASSERT_TRUE(editor()->isVisible());
  EXPECT_EQ(QApplication::focusWidget(), field());
  EXPECT_EQ(dump(), before) << "nothing is written before Enter";
  type(QStringLiteral("Żółkiew"));
  EXPECT_EQ(dump(), before);
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_FALSE(editor()->isVisible());
  EXPECT_EQ(QApplication::focusWidget(), &canvas());
  const auto label = named<model::Label>("Żółkiew");
  ASSERT_TRUE(label);
  EXPECT_EQ(label->hex, hex("1812"));
  EXPECT_NEAR(label->dx, 0.2, 0.02);
  EXPECT_NEAR(label->dy, 0.1, 0.02);
  EXPECT_EQ(label->style, model::LabelStyle::Village);
  trigger("edit.undo");
  EXPECT_EQ(dump(), before);
  trigger("edit.redo");
  reopen();
  EXPECT_EQ(named<model::Label>("Żółkiew"), label);
}

TEST_P(Names, AClickOnARiverWritesANameOfWater) {
  const hex::HexsideKey side = session().layout().side(hex("1812"), 1);
  session().apply(model::paintHexsides(battle(), {&side, 1}, "river", std::nullopt, "River"));
  trigger("tool.label");
  clickAt(pixelAt(session().layout().middle(side)));
  type(QStringLiteral("Soure"));
  QTest::keyClick(field(), Qt::Key_Return);
  ASSERT_TRUE(named<model::Label>("Soure"));
  EXPECT_EQ(named<model::Label>("Soure")->style, model::LabelStyle::Water);
  click("1805");
  type(QStringLiteral("Redinha"));
  QTest::keyClick(field(), Qt::Key_Return);
  ASSERT_TRUE(named<model::Label>("Redinha"));
  EXPECT_EQ(named<model::Label>("Redinha")->style, model::LabelStyle::Village) << "nobody chose water";
}

TEST_P(Names, AClickOnWoodsAMarshOrAHillWritesANameOfThese) {
  const std::tuple<const char*, const char*, model::LabelStyle> kinds[] = {{"1805", "woods", model::LabelStyle::Woods},
                                                                           {"1808", "marsh", model::LabelStyle::Water},
                                                                           {"1811", "hill", model::LabelStyle::Relief}};
  for (const auto& [number, terrain, style] : kinds) {
    model::Edit edit("Ground");
    edit.put(model::HexRow{hex(number), terrain, 0});
    edit.put(model::HexRow{hex("1503"), "clear", 0});
    ASSERT_TRUE(session().apply(edit));
    trigger("tool.label");
    click(number);
    type(QString::fromLatin1(terrain));
    QTest::keyClick(field(), Qt::Key_Return);
    ASSERT_TRUE(named<model::Label>(terrain));
    EXPECT_EQ(named<model::Label>(terrain)->style, style) << terrain;
    click("1503");
    const QString after = QStringLiteral("After %1").arg(QLatin1String(terrain));
    type(after);
    QTest::keyClick(field(), Qt::Key_Return);
    ASSERT_TRUE(named<model::Label>(after.toStdString()));
    EXPECT_EQ(named<model::Label>(after.toStdString())->style, model::LabelStyle::Village);
    session().undo();
  }
}

TEST_F(NamesTest, WhileItIsWrittenTheMapShowsIt) {
  trigger("tool.label");
  clickAt(near("1812", 0, 0));
  canvas().paintAllTiles();
  const QRect where(near("1812", -0.5, -0.2), near("1812", 0.5, 0.2));
  const auto shown = [&] {
    canvas().paintAllTiles();
    QCoreApplication::processEvents();
    canvas().paintAllTiles();
    return canvas().viewport()->grab(where).toImage();
  };
  const QImage before = shown();
  type(QStringLiteral("Wisła"));
  EXPECT_NE(shown(), before);
  QTest::keyClick(field(), Qt::Key_Escape);
  trigger("tool.select");
  QTest::mouseMove(canvas().viewport(), QPoint(5, 5));
  EXPECT_FALSE(named<model::Label>("Wisła"));
}

TEST_F(NamesTest, EscapeAndAnEmptyNameWriteNothing) {
  const std::string before = dump();
  trigger("tool.label");
  click("1812");
  type(QStringLiteral("Nowhere"));
  QTest::keyClick(field(), Qt::Key_Escape);
  EXPECT_FALSE(editor()->isVisible());
  EXPECT_EQ(dump(), before);
  click("1812");
  type(QStringLiteral("  "));
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(session().hand().tool(), QStringLiteral("tool.label"));
}

TEST_F(NamesTest, LettersWrittenAreNotShortcuts) {
  trigger("tool.label");
  click("1812");
  QTest::keyClicks(field(), QStringLiteral("vbz"));
  EXPECT_EQ(session().hand().tool(), QStringLiteral("tool.label"));
  EXPECT_EQ(field()->text(), QStringLiteral("vbz"));
}

TEST_F(NamesTest, AClickElsewhereOrAnotherToolKeepsWhatIsWritten) {
  trigger("tool.label");
  click("1812");
  type(QStringLiteral("First"));
  clickAt(near("1709", 0, 0));
  EXPECT_TRUE(named<model::Label>("First"));
  EXPECT_FALSE(editor()->isVisible());
  clickAt(near("1709", 0, 0));
  type(QStringLiteral("Second"));
  trigger("tool.brush");
  EXPECT_FALSE(editor()->isVisible());
  EXPECT_TRUE(named<model::Label>("Second"));
}

TEST_F(NamesTest, TheEditorSetsKindFaceAndSize) {
  trigger("tool.label");
  click("1812");
  type(QStringLiteral("Dłubnia"));
  auto* style = window_->findChild<QComboBox*>(QStringLiteral("label.style"));
  auto* font = window_->findChild<QComboBox*>(QStringLiteral("label.font"));
  style->setFocus();
  QTest::keyClick(style, Qt::Key_Down);
  font->setFocus();
  QTest::keyClick(font, Qt::Key_Down);
  QTest::keyClick(font, Qt::Key_Down);
  QTest::keyClick(font, Qt::Key_Return);
  const auto label = named<model::Label>("Dłubnia");
  ASSERT_TRUE(label);
  EXPECT_EQ(label->style, model::LabelStyle::Water);
  EXPECT_EQ(label->font, model::LabelFont::Sans);
  EXPECT_NEAR(label->size, render::usualLetterSize(model::LabelStyle::Water), 1e-9);
  EXPECT_EQ(session().hand().options().label, model::LabelStyle::Water) << "the next name is of that kind";
}

TEST_F(NamesTest, AKindOfTheAuthorsOwnIsTypedAndLooksLikeARemark) {
  trigger("tool.label");
  click("1812");
  type(QStringLiteral("Sconce"));
  auto* style = window_->findChild<QComboBox*>(QStringLiteral("label.style"));
  style->lineEdit()->setFocus();
  style->lineEdit()->selectAll();
  QTest::keyClicks(style->lineEdit(), QStringLiteral("fort"));
  QTest::keyClick(style->lineEdit(), Qt::Key_Return);
  const auto label = named<model::Label>("Sconce");
  ASSERT_TRUE(label);
  EXPECT_EQ(label->style.text(), "fort");
  EXPECT_EQ(render::drawnAs(label->style), model::LabelStyle::Remark);
  EXPECT_EQ(session().hand().options().label.text(), "fort") << "the next name is of that kind";
  EXPECT_EQ(window_->findChild<QComboBox*>(QStringLiteral("options.label"))->currentText(), QStringLiteral("fort"));
  trigger("edit.undo");
  EXPECT_FALSE(named<model::Label>("Sconce"));
}

TEST_F(NamesTest, TheStripGivesTheSelectedNameAnotherKind) {
  writeName("1812", QStringLiteral("Ponik"));
  const model::Label before = *named<model::Label>("Ponik");
  ASSERT_EQ(before.style, model::LabelStyle::Village);
  auto* kinds = window_->findChild<QComboBox*>(QStringLiteral("options.label"));
  const auto choose = [&](model::LabelStyle style) {
    kinds->setCurrentIndex(static_cast<int>(style));
    emit kinds->activated(static_cast<int>(style));
  };
  choose(model::LabelStyle::Water);
  model::Label water = before;
  water.style = model::LabelStyle::Water;
  water.size = render::usualLetterSize(model::LabelStyle::Water);
  EXPECT_EQ(named<model::Label>("Ponik"), water);
  trigger("edit.undo");
  EXPECT_EQ(named<model::Label>("Ponik"), before);
  trigger("edit.redo");
  // Without a selected name it is the kind of the next one.
  QTest::keyClick(&canvas(), Qt::Key_Escape);
  choose(model::LabelStyle::Remark);
  EXPECT_EQ(named<model::Label>("Ponik"), water);
  // A name taken up is shown as what it is, and stays it.
  clickAt(placeOf(water));
  EXPECT_EQ(kinds->currentIndex(), static_cast<int>(model::LabelStyle::Water));
  EXPECT_EQ(named<model::Label>("Ponik"), water);
}

TEST_P(Names, ADragMovesANameToTheHexUnderIt) {
  writeName("1812", QStringLiteral("Oronne"));
  const model::Label before = *named<model::Label>("Oronne");
  const std::string dumped = dump();
  const QPoint from = placeOf(before);
  const QPoint to = near("1914", 0.1, 0.2);
  dragAlong({from, (from + to) / 2, to});
  const model::Label after = *named<model::Label>("Oronne");
  EXPECT_EQ(after.hex, hex("1914"));
  EXPECT_NEAR(after.dx, 0.1, 0.03);
  EXPECT_NEAR(after.dy, 0.2, 0.03);
  EXPECT_EQ(after.id, before.id);
  trigger("edit.undo");
  EXPECT_EQ(dump(), dumped);
}

TEST_F(NamesTest, AClickOnANameOnlySelectsIt) {
  writeName("1812", QStringLiteral("Oronne"));
  const std::string before = dump();
  click("1709");
  QTest::keyClick(field(), Qt::Key_Escape);
  clickAt(placeOf(*named<model::Label>("Oronne")));
  EXPECT_FALSE(editor()->isVisible());
  EXPECT_EQ(session().hand().selection().hex, hex("1812"));
  EXPECT_EQ(dump(), before);
}

TEST_P(Names, TheKnobTurnsInStepsOfFiveDegreesAndWithControlOfOne) {
  writeName("1812", QStringLiteral("Oronne"));
  const model::Label label = *named<model::Label>("Oronne");
  const hex::Point at = model::placeOf(session().layout(), label);
  const QRectF frame = render::labelFrame(label, at).boundingRect();
  const auto round = [&](double degrees, double radius) {
    const double radians = degrees * 3.14159265358979 / 180;
    return pixelAt({at.x + radius * std::cos(radians), at.y + radius * std::sin(radians)});
  };
  canvas().grab();
  const QPoint knob = pixelAt({frame.right(), frame.center().y()}) + QPoint(20, 0);
  dragAlong({knob, round(10, 1.5), round(28.5, 1.5)});
  EXPECT_EQ(named<model::Label>("Oronne")->angle, 30);
  canvas().grab();
  const double radius = frame.width() / 2 + 20 / canvas().scale();
  dragAlong({round(30, radius), round(20, 1.5), round(-12.2, 1.5)}, Qt::ControlModifier);
  EXPECT_EQ(named<model::Label>("Oronne")->angle, -12);
}

TEST_F(NamesTest, TheWheelTurnsWithAltAndSizesWithShift) {
  writeName("1812", QStringLiteral("Oronne"));
  const model::Label label = *named<model::Label>("Oronne");
  wheelAt(placeOf(label), 2, Qt::AltModifier);
  EXPECT_EQ(named<model::Label>("Oronne")->angle, 10);
  wheelAt(placeOf(label), -3, Qt::AltModifier | Qt::ControlModifier);
  EXPECT_EQ(named<model::Label>("Oronne")->angle, 7);
  const double scale = canvas().scale();
  wheelAt(placeOf(label), 1, Qt::ShiftModifier);
  EXPECT_GT(named<model::Label>("Oronne")->size, label.size);
  wheelAt(placeOf(label), -100, Qt::ShiftModifier);
  EXPECT_EQ(named<model::Label>("Oronne")->size, 0.05);
  EXPECT_EQ(canvas().scale(), scale);
}

TEST_F(NamesTest, KeysTurnPushEditAndRemoveTheSelectedName) {
  writeName("1812", QStringLiteral("Oronne"));
  const model::Label label = *named<model::Label>("Oronne");
  const std::size_t count = labelCount();
  key(Qt::Key_Z);
  EXPECT_EQ(named<model::Label>("Oronne")->angle, 5);
  key(Qt::Key_Z, Qt::ShiftModifier);
  key(Qt::Key_Z, Qt::ShiftModifier);
  EXPECT_EQ(named<model::Label>("Oronne")->angle, -5);
  key(Qt::Key_Right, Qt::AltModifier);
  key(Qt::Key_Down, Qt::AltModifier);
  EXPECT_NEAR(named<model::Label>("Oronne")->dx, label.dx + 0.02, 1e-9);
  EXPECT_NEAR(named<model::Label>("Oronne")->dy, label.dy + 0.02, 1e-9);
  key(Qt::Key_Return);
  ASSERT_TRUE(editor()->isVisible());
  EXPECT_EQ(field()->text(), QStringLiteral("Oronne"));
  type(QStringLiteral("Odra"));
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(named<model::Label>("Odra")->id, label.id);
  EXPECT_EQ(labelCount(), count);
  key(Qt::Key_Delete);
  EXPECT_EQ(labelCount(), count - 1);
  trigger("edit.undo");
  EXPECT_TRUE(named<model::Label>("Odra"));
}

TEST_F(NamesTest, DeleteWithAnAreaSelectedRemovesTheNameAndLeavesTheGround) {
  writeName("1812", QStringLiteral("Oronne"));
  session().hand().selectArea({hex("0524")});
  ASSERT_TRUE(window_->commands().action(QStringLiteral("edit.clear"))->isEnabled());
  const std::string ground = terrainAt("0524");
  canvas().setFocus();
  QTest::keyClick(&canvas(), Qt::Key_Delete);
  EXPECT_FALSE(named<model::Label>("Oronne"));
  EXPECT_EQ(terrainAt("0524"), ground);
}

TEST_P(Names, EnterWritesAtTheKeyboardsCursorAndADoubleClickEdits) {
  trigger("tool.label");
  session().hand().select({hex("1709")});
  key(Qt::Key_Return);
  ASSERT_TRUE(editor()->isVisible());
  type(QStringLiteral("Bug"));
  QTest::keyClick(field(), Qt::Key_Return);
  const auto label = named<model::Label>("Bug");
  ASSERT_TRUE(label);
  EXPECT_EQ(label->hex, hex("1709"));
  const QPoint at = placeOf(*label);
  QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, at);
  QTest::mouseDClick(canvas().viewport(), Qt::LeftButton, {}, at);
  ASSERT_TRUE(editor()->isVisible());
  EXPECT_EQ(field()->text(), QStringLiteral("Bug"));
  QTest::keyClick(field(), Qt::Key_End);
  type(QStringLiteral("aj"));
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(named<model::Label>("Bugaj")->id, label->id);
}

TEST_P(Names, ADragOverBareMapWritesAlongItsWay) {
  const std::string before = dump();
  trigger("tool.label");
  const QPoint from = near("1710", 0, 0.2);
  const QPoint bend = near("1811", 0, 0.3);
  const QPoint to = near("2010", 0, 0.1);
  std::vector<QPoint> way;
  for (int i = 0; i <= 10; ++i) way.push_back(from + (bend - from) * i / 10);
  for (int i = 1; i <= 10; ++i) way.push_back(bend + (to - bend) * i / 10);
  dragAlong(way);
  ASSERT_TRUE(editor()->isVisible());
  type(QStringLiteral("Wisłoka"));
  QTest::keyClick(field(), Qt::Key_Return);
  const auto label = named<model::Label>("Wisłoka");
  ASSERT_TRUE(label);
  const std::vector<hex::Point> path = model::labelPath(label->path);
  ASSERT_GE(path.size(), 3u);
  EXPECT_LE(path.size(), 6u) << "two straights need no more points";
  const hex::Point place = model::placeOf(session().layout(), *label);
  EXPECT_LE((pixelAt({place.x + path.front().x, place.y + path.front().y}) - from).manhattanLength(), 4);
  EXPECT_LE((pixelAt({place.x + path.back().x, place.y + path.back().y}) - to).manhattanLength(), 4);
  trigger("edit.undo");
  EXPECT_EQ(dump(), before);
  trigger("edit.redo");
  reopen();
  EXPECT_EQ(named<model::Label>("Wisłoka"), label);

  // Another way for the same name, and then none.
  trigger("tool.label");
  clickAt(placeOf(*label));
  dragAlong({near("1614", 0, 0), near("1714", 0, 0), near("1814", 0, 0), near("1914", 0, 0)}, Qt::ShiftModifier);
  EXPECT_FALSE(editor()->isVisible());
  const auto other = named<model::Label>("Wisłoka");
  EXPECT_EQ(other->id, label->id);
  EXPECT_NE(other->path, label->path);
  key(Qt::Key_Return);
  QTest::mouseClick(window_->findChild<QWidget*>(QStringLiteral("label.straight")), Qt::LeftButton);
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(named<model::Label>("Wisłoka")->path, "");
}

}  // namespace
}  // namespace redoubt::editor
