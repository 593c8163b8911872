#include "core/rules/forces/markers.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

#include "core/document/document.h"
#include "editor/panels/counter_tray.h"
#include "tests/editor/app/counters_fixture.h"

// Markers that the rules define: taken from the tray, laid on hexsides or in hexes, moved, turned, counted, removed.
namespace redoubt::editor {
namespace {

class MarkersTest : public CountersTest {
 protected:
  // Hurdles lie on brooks, which 1008 has on its sides 1 and 3 and 0505 on its side 0; flags lie anywhere.
  void SetUp() override {
    CountersTest::SetUp();
    QObject::connect(&session(), &Session::failed, window_.get(), [this](const QString& text) { failures_ << text; });
    model::Edit edit("Markers");
    const Id<model::System> system = battle().all<model::System>().begin()->id;
    const std::pair<const char*, const char*> rules[] = {
        {"terrain/brook/title", "\"Brook\""},  {"terrain/brook/place", "\"hexside\""},
        {"marker/hurdle/title", "\"Hurdle\""}, {"marker/hurdle/hexside", "\"brook\""},
        {"marker/hurdle/copies", "3"},         {"marker/hurdle/symbol", "\"fence\""},
        {"marker/flag/title", "\"Lost flag\""}};
    for (const auto& [path, value] : rules) edit.put(model::Rule{system, path, {value}});
    for (const auto& [number, side] : {std::pair("1008", 1), {"1008", 3}, {"0505", 0}}) {
      edit.put(model::Hexside{session().layout().side(hex(number), side), "brook", {}, {}});
    }
    ASSERT_TRUE(session().applyEverywhere(edit));
    showTray();
  }

  void showTray() {
    for (QWidget* up = &window_->tray(); up && up != window_.get(); up = up->parentWidget()) {
      up->show();
      up->raise();
    }
    QCoreApplication::processEvents();
  }
  template <class Widget>
  Widget& child(const char* name) {
    return *window_->findChild<Widget*>(QLatin1String(name));
  }
  TrayView& list() { return child<TrayView>("tray.list"); }
  const TrayModel& tray() { return static_cast<const TrayModel&>(*list().model()); }
  QModelIndex rowOf(const char* marker) {
    model::Subject subject;
    subject.marker = marker;
    return tray().indexOf(subject);
  }
  QString tallyOf(const char* marker) { return tray().row(rowOf(marker).row()).detail; }
  QPoint middleOf(const char* marker) {
    list().scrollTo(rowOf(marker));
    return list().visualRect(rowOf(marker)).center();
  }
  void take(const char* marker) { QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, middleOf(marker)); }
  void dragOut(const char* marker, QPoint to) {
    QWidget* viewport = list().viewport();
    const QPoint from = middleOf(marker);
    const QPoint target = viewport->mapFromGlobal(canvas().viewport()->mapToGlobal(to));
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    for (const QPoint at : {from + QPoint(40, 0), target}) {
      QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
      QCoreApplication::sendEvent(viewport, &move);
    }
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, target);
  }
  void dragFromTo(QPoint from, QPoint to) {
    QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, from);
    moveTo((from + to) / 2, Qt::LeftButton);
    moveTo(to, Qt::LeftButton);
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, to);
  }
  QPoint near(const char* number, int side) { return pixelNearSide(hex(number), side); }

  std::vector<model::Placement> markersInFile() {
    std::vector<model::Placement> rows;
    const model::Battle battle = inFile();
    for (const model::Placement& row : battle.all<model::Placement>()) {
      if (row.subject == model::PlacementSubject::Marker) rows.push_back(row);
    }
    return rows;
  }
  // "1008 s1", in the order of hexes.
  QStringList placesInFile() {
    QStringList places;
    for (const model::Placement& row : markersInFile()) {
      QString place = row.hex ? QString::fromStdString(session().layout().number(*row.hex)) : QStringLiteral("-");
      if (row.direction) place += QLatin1Char(' ') + QString::fromStdString(model::toText(*row.direction));
      places << place;
    }
    places.sort();
    return places;
  }
  // One that waits somewhere in a zone of two hexes.
  Id<model::Placement> letWait(int count) {
    model::Edit edit("Wait");
    edit.put(model::Zone{{900}, "line", "Brook line", model::ZoneKind::SetUp});
    edit.put(model::ZoneHex{{900}, hex("1008")});
    model::Placement row;
    row.id = {901};
    row.block = battle().all<model::SetUpBlock>().begin()->id;
    row.subject = model::PlacementSubject::Marker;
    row.words = "hurdle";
    row.count = count;
    row.rule = model::PlacementRule::Zone;
    row.zone = Id<model::Zone>{900};
    edit.put(row);
    EXPECT_TRUE(session().applyEverywhere(edit));
    return row.id;
  }
  bool hasFinding(const char* code) {
    return std::any_of(session().findings().begin(), session().findings().end(),
                       [&](const check::Finding& finding) { return finding.code == code; });
  }
  QStringList failures_;
};

TEST_P(MarkersTest, DraggedOutOfTheTrayOneLiesOnTheNearestHexsideThatMayBearIt) {
  EXPECT_EQ(tallyOf("hurdle"), QLatin1String("0 of 3 on the map"));
  dragOut("hurdle", near("1008", 3));
  EXPECT_EQ(placesInFile(), QStringList{"1008 s3"});
  EXPECT_EQ(markersInFile().front().words, "Hurdle");
  EXPECT_EQ(lastTitle(), "Place Hurdle at 1008");
  EXPECT_EQ(tallyOf("hurdle"), QLatin1String("1 of 3 on the map"));
  EXPECT_EQ(session().hand().selection().placements, Ids{markersInFile().front().id});
  // Side 4 is no brook; of the two that are, 3 is nearer but taken.
  dragOut("hurdle", near("1008", 4));
  EXPECT_EQ(placesInFile(), (QStringList{"1008 s1", "1008 s3"}));
  EXPECT_FALSE(hasFinding("marker-off-hexside"));
  session().undo();
  session().undo();
  EXPECT_EQ(placesInFile(), QStringList());
  session().redo();
  EXPECT_EQ(placesInFile(), QStringList{"1008 s3"});
}

TEST_P(MarkersTest, WhereItCannotLieItSaysWhyAndNothingHappens) {
  dragOut("hurdle", pixel(hex("1212")));
  EXPECT_EQ(placesInFile(), QStringList());
  ASSERT_EQ(failures_.size(), 1);
  EXPECT_TRUE(failures_.front().contains(QLatin1String("Brook")) && failures_.front().contains(QLatin1String("1212")))
      << failures_.front().toStdString();
  dragOut("hurdle", near("0505", 0));
  // From the other hex of the same hexside.
  const hex::HexKey across = neighbour("0505", 0);
  dragOut("hurdle", pixelNearSide(across, 3));
  EXPECT_EQ(placesInFile(), QStringList{"0505 s0"});
  EXPECT_EQ(failures_.size(), 2) << "one lies there already";
  dragOut("hurdle", near("1008", 1));
  dragOut("hurdle", near("1008", 3));
  EXPECT_EQ(rowOf("hurdle"), QModelIndex()) << "all three are on the map";
  child<QPushButton>("tray.all").click();
  EXPECT_EQ(tallyOf("hurdle"), QLatin1String("3 of 3 on the map"));
  EXPECT_TRUE(hasFinding("marker-too-many") == false);
}

TEST_P(MarkersTest, AMarkerForNoHexsideLiesInItsHexAsOftenAsOneLikes) {
  dragOut("flag", near("1008", 2));
  dragOut("flag", near("1008", 2));
  EXPECT_EQ(placesInFile(), (QStringList{"1008", "1008"}));
  EXPECT_EQ(session().setUp().stackAt(hex("1008")).size(), 2u);
  EXPECT_EQ(tallyOf("flag"), QLatin1String("2 on the map"));
}

TEST_P(MarkersTest, ByClicksAndWithKeepPlacingItStaysInHand) {
  child<QCheckBox>("tray.keepPlacing").setChecked(true);
  take("hurdle");
  ASSERT_TRUE(session().hand().counterInHand());
  EXPECT_EQ(session().hand().tool(), QLatin1String("tool.counter"));
  clickNearSide("1008", 1);
  ASSERT_TRUE(session().hand().counterInHand()) << "another one";
  clickNearSide("1008", 3);
  clickNearSide("0505", 0);
  EXPECT_EQ(placesInFile(), (QStringList{"0505 s0", "1008 s1", "1008 s3"}));
  EXPECT_FALSE(session().hand().counterInHand()) << "there is none left";
  child<QCheckBox>("tray.keepPlacing").setChecked(false);
}

TEST_P(MarkersTest, ByTheKeyboardItsPlaceAndSideAreTyped) {
  list().setFocus();
  list().setCurrentIndex(rowOf("hurdle"));
  auto& field = child<QLineEdit>("tray.placeAt");
  const auto type = [&](const char* text) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QLatin1String(text));
    QTest::keyClick(&field, Qt::Key_Return);
  };
  type("1008 s3");
  EXPECT_EQ(placesInFile(), QStringList{"1008 s3"});
  type("1008 s4");
  EXPECT_EQ(placesInFile().size(), 1);
  EXPECT_EQ(field.text(), QLatin1String("1008 s4")) << "what was typed stays";
  type("1008 v1");
  EXPECT_TRUE(child<QLabel>("tray.placeProblem").isVisible()) << "though counters face vertices here";
  type("1008");
  EXPECT_EQ(placesInFile(), (QStringList{"1008 s1", "1008 s3"}));
  // The counter tool and Enter at the cursor.
  list().setFocus();
  list().setCurrentIndex(rowOf("hurdle"));
  QTest::keyClick(&list(), Qt::Key_Return);
  cursorTo("0505");
  key(Qt::Key_Return);
  EXPECT_EQ(placesInFile(), (QStringList{"0505 s0", "1008 s1", "1008 s3"}));
}

TEST_P(MarkersTest, ItIsDrawnSelectedAndDraggedOnItsSide) {
  const auto foot = place(1, "1008", "v0");
  const QImage before = picture();
  dragOut("hurdle", near("1008", 1));
  const Id<model::Placement> hurdle = markersInFile().front().id;
  session().hand().setTool(QStringLiteral("tool.select"));
  session().hand().select({});
  moveTo(pixel(hex("1515")));
  EXPECT_NE(picture(), before);
  EXPECT_EQ(session().setUp().stackAt(hex("1008")), Ids{foot}) << "it is no part of the stack";
  EXPECT_EQ(session().setUp().placement(foot)->stack, 1);
  EXPECT_FALSE(hasFinding("stack-order"));
  clickNearSide("1008", 1);
  EXPECT_EQ(session().hand().selection().placements, Ids{hurdle});
  click("1008");
  EXPECT_EQ(session().hand().selection().placements, Ids{foot});
  EXPECT_FALSE(fan().isVisible()) << "one counter and a marker beside it are no stack";
  // To another side of the same hex, then to another hex.
  dragFromTo(near("1008", 1), near("1008", 3));
  EXPECT_EQ(placesInFile(), QStringList{"1008 s3"});
  EXPECT_EQ(lastTitle(), "Turn Hurdle");
  dragFromTo(near("1008", 3), pixel(hex("0505")));
  EXPECT_EQ(placesInFile(), QStringList{"0505 s0"});
  EXPECT_EQ(lastTitle(), "Move Hurdle to 0505");
  dragFromTo(near("0505", 0), pixel(hex("1212")));
  EXPECT_EQ(placesInFile(), QStringList{"0505 s0"}) << "no brook there";
  EXPECT_EQ(failures_.size(), 1);
  // Off the map.
  dragFromTo(near("0505", 0), QPoint(3, 3));
  EXPECT_EQ(placesInFile(), QStringList());
}

TEST_P(MarkersTest, EnterGoesRoundTheStackAndTheMarkersOnItsSides) {
  const auto foot = place(1, "1008");
  dragOut("hurdle", near("1008", 1));
  const Id<model::Placement> hurdle = markersInFile().front().id;
  session().hand().setTool(QStringLiteral("tool.select"));
  cursorTo("1008");
  key(Qt::Key_Return);
  EXPECT_EQ(session().hand().selection().placements, Ids{foot});
  key(Qt::Key_Return);
  EXPECT_EQ(session().hand().selection().placements, Ids{hurdle});
}

TEST_P(MarkersTest, ItTurnsByHexsidesThoughCountersFaceVertices) {
  dragOut("hurdle", near("1008", 1));
  const Id<model::Placement> hurdle = markersInFile().front().id;
  const auto foot = place(1, "1008", "v0");
  session().hand().setTool(QStringLiteral("tool.select"));
  select({hurdle, foot});
  trigger("counter.right");
  EXPECT_EQ(facingInFile(hurdle), "s2");
  EXPECT_EQ(facingInFile(foot), "v1");
  EXPECT_TRUE(hasFinding("marker-off-hexside"));
  EXPECT_FALSE(hasFinding("facing-mixed"));
  session().undo();
  EXPECT_EQ(facingInFile(hurdle), "s1");
}

TEST_P(MarkersTest, TheOnesThatWaitInAZoneAreUsedFirstAndComeBackThere) {
  const Id<model::Placement> waiting = letWait(2);
  EXPECT_EQ(tallyOf("hurdle"), QString::fromUtf8("0 of 3 on the map, 2 in “Brook line”"));
  dragOut("hurdle", near("1008", 1));
  EXPECT_EQ(session().setUp().placement(waiting)->count, 1);
  EXPECT_EQ(markersInFile().size(), 2u);
  trigger("counter.remove");
  EXPECT_EQ(session().setUp().placement(waiting)->count, 2);
  EXPECT_EQ(markersInFile().size(), 1u);
  dragOut("hurdle", near("1008", 1));
  dragOut("hurdle", near("1008", 3));
  EXPECT_EQ(session().setUp().placement(waiting), nullptr) << "the last has been laid";
  EXPECT_EQ(placesInFile(), (QStringList{"1008 s1", "1008 s3"}));
  session().undo();
  session().undo();
  EXPECT_EQ(session().setUp().placement(waiting)->count, 2);
}

TEST_P(MarkersTest, TheInspectorTellsItsSideAndBlockAndChangesHowManyThereAre) {
  const Id<model::Placement> waiting = letWait(2);
  take("hurdle");
  EXPECT_EQ(session().hand().selection().placements, Ids{waiting}) << "the row shows those that wait";
  auto& count = child<QSpinBox>("inspector.count");
  ASSERT_TRUE(count.isVisible());
  EXPECT_EQ(count.value(), 2);
  count.setFocus();
  count.selectAll();
  QTest::keyClicks(&count, QStringLiteral("3"));
  QTest::keyClick(&count, Qt::Key_Return);
  EXPECT_EQ(markersInFile().front().count, 3);
  clickNearSide("1008", 1);
  EXPECT_EQ(child<QLabel>("inspector.name").text(), QLatin1String("Hurdle"));
  EXPECT_TRUE(child<QLabel>("inspector.facing").text().contains(QLatin1String("Brook")));
  EXPECT_TRUE(child<QLabel>("inspector.place").text().contains(QLatin1String("1008")));
  EXPECT_FALSE(child<QLabel>("inspector.block").text().isEmpty());
  auto& hexField = child<QLineEdit>("inspector.hex");
  hexField.setFocus();
  hexField.selectAll();
  QTest::keyClicks(&hexField, QStringLiteral("0505"));
  QTest::keyClick(&hexField, Qt::Key_Return);
  EXPECT_TRUE(placesInFile().contains(QLatin1String("0505 s0")));
  child<QPushButton>("inspector.remove").click();
  EXPECT_EQ(markersInFile().size(), 1u);
  EXPECT_EQ(markersInFile().front().count, 3) << "it waits again";
}

TEST_P(MarkersTest, AProblemAboutItLeadsToIt) {
  dragOut("hurdle", near("1008", 1));
  const Id<model::Placement> hurdle = markersInFile().front().id;
  session().apply(model::turn(battle(), std::array{hurdle}, 1, {}, "Turn"));
  session().hand().select({});
  for (const check::Finding& finding : std::vector(session().findings())) {
    if (finding.code == "marker-off-hexside") session().jumpTo(finding);
  }
  EXPECT_EQ(session().hand().selection().placements, Ids{hurdle});
}

TEST_P(MarkersTest, ItIsThereAfterReopeningAndNothingGoesWhereOneMayOnlyRead) {
  dragOut("hurdle", near("1008", 1));
  session().setDocument(nullptr);
  session().setDocument(document::Document::open(path_.toStdString(), document::Mode::ReadOnly));
  QCoreApplication::processEvents();
  showTray();
  EXPECT_EQ(tallyOf("hurdle"), QLatin1String("1 of 3 on the map"));
  take("hurdle");
  EXPECT_FALSE(session().hand().counterInHand());
  dragOut("hurdle", near("1008", 3));
  EXPECT_EQ(session().setUp().markersOnSides(hex("1008")).size(), 1u);
  session().hand().setTool(QStringLiteral("tool.select"));
  clickNearSide("1008", 1);
  EXPECT_EQ(session().hand().selection().placements, session().setUp().markersOnSides(hex("1008")));
  EXPECT_FALSE(child<QPushButton>("inspector.remove").isEnabled());
  EXPECT_FALSE(child<QSpinBox>("inspector.count").isEnabled());
}

INSTANTIATE_TEST_SUITE_P(Grids, MarkersTest, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
