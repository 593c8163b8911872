#include <QComboBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "core/store/dump.h"
#include "editor/app/notice_bar.h"
#include "editor/style/elided_label.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

TEST_F(WindowTest, OneHexGoesRoundTheWholeCircle) {
  openSample();
  const std::string before = dump();
  const std::string was = terrainAt("2015");
  ASSERT_NE(was, "marsh");
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  click("2015");
  EXPECT_EQ(terrainAt("2015"), "marsh");
  EXPECT_NE(dump(), before);
  trigger("edit.undo");
  EXPECT_EQ(terrainAt("2015"), was);
  EXPECT_EQ(dump(), before);
  trigger("edit.redo");
  closeWindow();
  open(path_);
  EXPECT_EQ(terrainAt("2015"), "marsh");
  trigger("edit.undo");
  EXPECT_EQ(dump(), before);
}

TEST_F(WindowTest, PaintPlaceTurnUndoCloseReopenUndoFurther) {
  openSample();
  const std::string start = dump();
  session().hand().setPaint({PaintPlace::Hex, "woods"});
  key(Qt::Key_B);
  drag({"2515", "2915"});
  key(Qt::Key_V);
  const model::Placement* moved = placementOf("1/I/2 pp");
  ASSERT_TRUE(moved && moved->hex == hex("1809"));
  drag({"1809", "1909", "2009"});
  EXPECT_EQ(placementOf("1/I/2 pp")->hex, hex("2009"));
  trigger("counter.right");
  EXPECT_EQ(model::toText(*placementOf("1/I/2 pp")->direction), "v3");
  const std::string end = dump();
  trigger("edit.undo");
  EXPECT_EQ(model::toText(*placementOf("1/I/2 pp")->direction), "v2");
  closeWindow();
  open(path_);
  trigger("edit.undo");
  EXPECT_EQ(placementOf("1/I/2 pp")->hex, hex("1809"));
  trigger("edit.undo");
  EXPECT_EQ(dump(), start);
  EXPECT_FALSE(window_->commands().action(QStringLiteral("edit.undo"))->isEnabled());
  for (int i = 0; i < 3; ++i) trigger("edit.redo");
  EXPECT_EQ(dump(), end);
}

TEST_F(WindowTest, AStrokeIsOneEditWithoutGaps) {
  openSample();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  const std::size_t before = session().document().history().size();
  drag({"2015", "3015"});  // one jump of the pointer over ten hexes
  EXPECT_EQ(session().document().history().size(), before + 1);
  for (const char* number : {"2015", "2115", "2215", "2315", "2415", "2515", "2615", "2715", "2815", "2915", "3015"}) {
    EXPECT_EQ(terrainAt(number), "marsh") << number;
  }
}

TEST_F(WindowTest, TheBrushRadiusIsSetByKeysAndPaintsADisc) {
  openSample();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  trigger("tool.larger");
  click("2515");
  int painted = 0;
  for (const hex::HexKey each : session().layout().disc(hex("2515"), 1)) {
    painted += battle().find<model::HexRow>(each)->terrain == "marsh" ? 1 : 0;
  }
  EXPECT_EQ(painted, 7);
}

TEST_F(WindowTest, EscapeDropsAStroke) {
  openSample();
  const std::string before = dump();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, pixel(hex("2515")));
  key(Qt::Key_Escape);
  QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, pixel(hex("2515")));
  EXPECT_EQ(dump(), before);
}

TEST_F(WindowTest, RightClickPicksTheTerrain) {
  openSample();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  const std::string there = terrainAt("2704");
  click("2704", Qt::RightButton);
  EXPECT_EQ(session().hand().paint(), (Paint{PaintPlace::Hex, there}));
}

TEST_F(WindowTest, HexsidesAreDrawnAndTakenAwayAndASlopeKnowsItsUpperHex) {
  openSample();
  session().hand().setPaint({PaintPlace::Hexside, "wall"});
  key(Qt::Key_H);
  clickNearSide("3015", 1);
  const hex::HexsideKey side = session().layout().side(hex("3015"), 1);
  EXPECT_TRUE(battle().find<model::Hexside>({side, "wall"}));
  clickNearSide("3015", 1);
  EXPECT_FALSE(battle().find<model::Hexside>({side, "wall"}));

  session().hand().setPaint({PaintPlace::Hexside, "slope"});
  clickNearSide("3015", 4);  // the western side: its key names the neighbour
  const hex::HexsideKey west = session().layout().side(hex("3015"), 4);
  ASSERT_TRUE(battle().find<model::Hexside>({west, "slope"}));
  EXPECT_EQ(battle().find<model::Hexside>({west, "slope"})->high, model::HighSide::Far);
  clickNearSide("2915", 1);  // the same side from the other hex: turned round, not taken away
  EXPECT_EQ(battle().find<model::Hexside>({west, "slope"})->high, model::HighSide::Near);
}

TEST_F(WindowTest, RoadsAreDrawnFromHexToHex) {
  openSample();
  session().hand().setPaint({PaintPlace::Link, "track"});
  key(Qt::Key_L);
  const std::size_t before = battle().all<model::Link>().size();
  drag({"3012", "3013", "3014"});
  EXPECT_EQ(battle().all<model::Link>().size(), before + 2);
  const auto side = session().layout().sideBetween(hex("3012"), hex("3013"));
  EXPECT_TRUE(battle().find<model::Link>({*side, "track"}));
  drag({"3012", "3013", "3014"});
  EXPECT_EQ(battle().all<model::Link>().size(), before);
}

TEST_F(WindowTest, TheEraserBaresHexesWithTheirSidesAndLinks) {
  openSample();
  session().hand().setPaint({PaintPlace::Link, "track"});
  key(Qt::Key_L);
  drag({"3012", "3013"});
  key(Qt::Key_E);
  click("3012");
  EXPECT_EQ(terrainAt("3012"), "clear");
  for (int side = 0; side < hex::kSides; ++side) {
    const hex::HexsideKey sideKey = session().layout().side(hex("3012"), side);
    for (const model::Link& link : battle().all<model::Link>()) EXPECT_NE(link.side, sideKey);
    for (const model::Hexside& row : battle().all<model::Hexside>()) EXPECT_NE(row.side, sideKey);
  }
}

TEST_F(WindowTest, CountersArePlacedTurnedStackedAndTakenOffByKeysAlone) {
  openSample();
  // The hypothetical scenario leaves the Russian guns without a place.
  const model::Scenario* hypothetical = battle().bySlug<model::Scenario>("hypothetical");
  ASSERT_TRUE(hypothetical);
  for (const model::Variant& variant : battle().all<model::Variant>()) {
    if (variant.scenario == hypothetical->id && variant.slug == "first") session().setUp().setVariant(variant.id);
  }
  const model::Unit* gun = battle().bySlug<model::Unit>("russian-gun-1");
  const model::Unit* other = battle().bySlug<model::Unit>("russian-gun-2");
  ASSERT_TRUE(gun && other);
  session().hand().select({hex("3020"), {}});
  session().hand().setTool(QStringLiteral("tool.counter"));
  session().hand().takeInHand(model::Subject{gun->id, {}});
  key(Qt::Key_Return);
  session().hand().takeInHand(model::Subject{other->id, {}});
  key(Qt::Key_Return);
  const auto stack = session().setUp().stackAt(hex("3020"));
  ASSERT_EQ(stack.size(), 2u);
  EXPECT_EQ(session().setUp().placement(stack[0])->unit, other->id);
  trigger("counter.down");
  EXPECT_EQ(session().setUp().placement(session().setUp().stackAt(hex("3020"))[0])->unit, gun->id);
  trigger("counter.right");
  EXPECT_EQ(model::toText(*session().setUp().placement(session().hand().selection().placements.front())->direction),
            "v0");
  trigger("counter.right");
  EXPECT_EQ(model::toText(*session().setUp().placement(session().hand().selection().placements.front())->direction),
            "v1");
  key(Qt::Key_V);
  key(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(session().setUp().stackAt(hex("3120")).size(), 1u);
  trigger("counter.remove");
  EXPECT_TRUE(session().setUp().stackAt(hex("3120")).empty());
}

TEST_F(WindowTest, ArrowKeysReachEveryHex) {
  openSample();
  key(Qt::Key_V);
  session().hand().select({hex("0101"), {}});
  for (int column = 1; column < 34; ++column) key(Qt::Key_Right);
  EXPECT_EQ(session().hand().selection().hex, hex("3401"));
  for (int row = 1; row < 27; ++row) key(Qt::Key_Down);
  EXPECT_EQ(session().hand().selection().hex, hex("3427"));
  key(Qt::Key_Right);
  EXPECT_EQ(session().hand().selection().hex, hex("3427"));
}

TEST_F(WindowTest, ToolsWorkOnFlatTopMapsToo) {
  openFlatSample();
  ASSERT_EQ(session().layout().orientation(), hex::Orientation::Flat);
  const std::string before = dump();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  drag({"2015", "2415"});
  EXPECT_EQ(terrainAt("2015"), "marsh");
  EXPECT_EQ(terrainAt("2415"), "marsh");
  session().hand().setPaint({PaintPlace::Hexside, "wall"});
  key(Qt::Key_H);
  clickNearSide("3015", 0);
  EXPECT_TRUE(battle().find<model::Hexside>({session().layout().side(hex("3015"), 0), "wall"}));
  session().hand().setPaint({PaintPlace::Link, "track"});
  key(Qt::Key_L);
  drag({"3020", "3021"});
  key(Qt::Key_V);
  drag({"1809", "1810"});
  EXPECT_EQ(placementOf("1/I/2 pp")->hex, hex("1810"));
  while (session().document().canUndo()) trigger("edit.undo");
  EXPECT_EQ(dump(), before);
}

TEST_F(WindowTest, ScenarioAndVariantSwitchTheCounters) {
  openSample();
  EXPECT_EQ(placementOf("I/1 W.BKN")->hex, hex("0715"));
  auto boxes = window_->findChildren<QComboBox*>();
  QComboBox* variants = nullptr;
  for (QComboBox* box : boxes) {
    if (box->accessibleName() == QLatin1String("Variant")) variants = box;
  }
  ASSERT_TRUE(variants && variants->count() == 2);
  variants->setFocus();
  QTest::keyClick(variants, Qt::Key_Down);
  EXPECT_EQ(placementOf("I/1 W.BKN")->hex, hex("2301"));
  EXPECT_EQ(placementOf("1/kosynier")->hex, hex("1406"));  // the rest as in the first variant
}

TEST_F(WindowTest, WhatAVariantInheritsIsChangedInItAlone) {
  openSample();
  const std::string start = dump();
  const auto first = *session().setUp().variant();
  Id<model::Variant> second;
  for (const model::Variant& row : battle().all<model::Variant>()) {
    if (row.scenario == *session().setUp().scenario() && row.id != first) second = row.id;
  }
  session().setUp().setVariant(second);
  key(Qt::Key_V);
  ASSERT_EQ(placementOf("1/kosynier")->hex, hex("1406"));
  ASSERT_TRUE(session().setUp().isInherited(*placementOf("1/kosynier")));
  drag({"1406", "1607"});
  EXPECT_EQ(placementOf("1/kosynier")->hex, hex("1607"));
  EXPECT_FALSE(session().setUp().isInherited(*placementOf("1/kosynier")));
  EXPECT_EQ(session().hand().selection().placements, std::vector{placementOf("1/kosynier")->id})
      << "what was moved stays selected";
  trigger("counter.right");
  const auto direction = placementOf("1/kosynier")->direction;
  session().setUp().setVariant(first);
  EXPECT_EQ(placementOf("1/kosynier")->hex, hex("1406"));
  EXPECT_NE(placementOf("1/kosynier")->direction, direction);
  session().setUp().setVariant(second);
  click("1607");
  trigger("counter.remove");
  EXPECT_EQ(placementOf("1/kosynier")->rule, model::PlacementRule::OffMap);
  session().setUp().setVariant(first);
  EXPECT_EQ(placementOf("1/kosynier")->hex, hex("1406"));
  while (session().document().canUndo()) trigger("edit.undo");
  EXPECT_EQ(dump(), start);
}

TEST_F(WindowTest, ZoomKeepsTheHexUnderThePointer) {
  openSample();
  const QPoint at = pixel(hex("1010"));
  const hex::Point before = canvas().view().toMap(QPointF(at));
  QWheelEvent wheel(at, canvas().viewport()->mapToGlobal(at), {}, QPoint(0, 480), Qt::NoButton, Qt::ControlModifier,
                    Qt::NoScrollPhase, false);
  const double scale = canvas().scale();
  QCoreApplication::sendEvent(canvas().viewport(), &wheel);
  EXPECT_GT(canvas().scale(), scale * 1.5);
  const hex::Point after = canvas().view().toMap(QPointF(at));
  EXPECT_NEAR(after.x, before.x, 1.0 / canvas().scale());
  EXPECT_NEAR(after.y, before.y, 1.0 / canvas().scale());
}

TEST_F(WindowTest, MiddleDragPans) {
  openSample();
  canvas().zoomTo(100);
  const hex::Point before = canvas().view().toMap(QPointF(300, 300));
  QTest::mousePress(canvas().viewport(), Qt::MiddleButton, {}, QPoint(300, 300));
  QMouseEvent move(QEvent::MouseMove, QPoint(250, 260), canvas().viewport()->mapToGlobal(QPoint(250, 260)),
                   Qt::NoButton, Qt::MiddleButton, Qt::NoModifier);
  QCoreApplication::sendEvent(canvas().viewport(), &move);
  QTest::mouseRelease(canvas().viewport(), Qt::MiddleButton, {}, QPoint(250, 260));
  const hex::Point after = canvas().view().toMap(QPointF(250, 260));
  EXPECT_NEAR(after.x, before.x, 0.02);
  EXPECT_NEAR(after.y, before.y, 0.02);
}

TEST_F(WindowTest, AOneHexEditRepaintsFewPixels) {
  openSample();
  canvas().zoomTo(60);
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  canvas().show(hex("2015"));
  canvas().paintAllTiles();
  const auto pixels = canvas().tiles().repaintedPixels();
  click("2015");
  canvas().paintAllTiles();
  EXPECT_GT(canvas().tiles().repaintedPixels(), pixels);
  // Perhaps once more for what the pointer showed before the click.
  EXPECT_LE(canvas().tiles().repaintedPixels() - pixels, 2 * 250 * 250);
}

TEST_F(WindowTest, CountersAreDrawnBeforeTheFramesThatShowThem) {
  openSample();
  canvas().zoomTo(100);
  canvas().centreOn(session().layout().centre(hex("0101")));
  ASSERT_TRUE(QTest::qWaitFor([&] { return canvas().isMapPainted() && canvas().areCountersDrawn(); }, 60'000));
  const std::size_t drawn = canvas().counters().drawn();
  EXPECT_GE(drawn, 40U);
  for (const model::Placement& placement : session().setUp().placements()) {
    if (!placement.hex) continue;
    canvas().centreOn(session().layout().centre(*placement.hex));
    canvas().viewport()->repaint();
  }
  EXPECT_EQ(canvas().counters().drawn(), drawn);
}

TEST_F(WindowTest, ASecondWindowOpensReadOnlyAndNamesTheHolder) {
  openSample();
  MainWindow second;
  second.show();
  // In this process the file is known to be open; the holder of another process is tested with the document.
  ASSERT_FALSE(second.files().open(path_) && !second.session().isReadOnly());
}

TEST_F(WindowTest, SamplesOpenAsDraftsAndTheSampleStaysAsItIs) {
  const std::string sample = store::dumpFile(REDOUBT_SAMPLE);
  ASSERT_TRUE(window_->files().open(QStringLiteral(REDOUBT_SAMPLE)));
  EXPECT_TRUE(window_->files().isDraft());
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  canvas().fit();
  click("2015");
  EXPECT_EQ(terrainAt("2015"), "marsh");
  EXPECT_EQ(store::dumpFile(REDOUBT_SAMPLE), sample);
}

TEST_F(WindowTest, ABrokenFileIsRefusedWithAReasonAndTheOpenBattleStays) {
  openSample();
  const QString broken = folder_.filePath(QStringLiteral("broken.battle"));
  QFile file(broken);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("not a battle");
  file.close();
  QString told;
  QObject::connect(&session(), &Session::failed, [&](const QString& message) { told = message; });
  EXPECT_FALSE(window_->files().open(broken));
  EXPECT_TRUE(told.contains(QStringLiteral("not a battle"))) << told.toStdString();
  EXPECT_TRUE(session().hasDocument());
  EXPECT_EQ(session().document().path().string(), path_.toStdString());
}

TEST_F(WindowTest, RevertToOpenedIsAnEditThatCanBeUndone) {
  openSample();
  const std::string opened = dump();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  click("2015");
  click("2016");
  const std::string painted = dump();
  trigger("file.revert");
  EXPECT_EQ(dump(), opened);
  trigger("edit.undo");
  EXPECT_EQ(dump(), painted);
}

TEST_F(WindowTest, RevertToOpenedSaysWhatHappenedAndOffersUndoUntilTheNextEdit) {
  openSample();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  click("2015");
  const std::string painted = dump();
  auto* notice = window_->findChild<NoticeBar*>();
  trigger("file.revert");
  EXPECT_TRUE(notice->text().contains(QStringLiteral("as it was when you opened it"))) << notice->text().toStdString();
  QPushButton* undo = nullptr;
  for (QPushButton* button : notice->findChildren<QPushButton*>()) {
    if (button->isVisible() && button->text() == QLatin1String("Undo")) undo = button;
  }
  ASSERT_NE(undo, nullptr);
  QTest::mouseClick(undo, Qt::LeftButton);
  EXPECT_EQ(dump(), painted);
  EXPECT_FALSE(notice->isVisible());

  trigger("file.revert");
  EXPECT_TRUE(notice->isVisible());
  click("2016");
  EXPECT_FALSE(notice->isVisible()) << "Undo would take back another edit by now";
}

TEST_F(WindowTest, TheArrowsBehindWhichToolsWaitAreSeenInTheDarkLook) {
  window_->setTheme(Theme::Dark);
  int arrows = 0;
  for (const QToolButton* button : window_->findChildren<QToolButton*>()) {
    if (button->objectName() != QLatin1String("qt_toolbar_ext_button") &&
        button->objectName() != QLatin1String("options.more")) {
      continue;
    }
    ++arrows;
    const QImage picture = button->icon().pixmap(button->iconSize()).toImage();
    int brightest = 0;
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        const QColor colour = picture.pixelColor(x, y);
        if (colour.alpha() > 200) brightest = std::max(brightest, qGray(colour.rgb()));
      }
    }
    EXPECT_GT(brightest, 150) << button->objectName().toStdString();
  }
  EXPECT_GE(arrows, 3);
  window_->setTheme(Theme::Light);
}

TEST_F(WindowTest, WhatHasNoRoomInTheStatusLineEndsWithDots) {
  openSample();
  click("2015");
  const auto* content = window_->statusBar()->findChild<ElidedLabel*>(QStringLiteral("status.content"));
  ASSERT_TRUE(content);
  EXPECT_FALSE(content->text().isEmpty());
}

}  // namespace
}  // namespace redoubt::editor
