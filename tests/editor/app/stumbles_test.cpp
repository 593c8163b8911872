#include <SQLiteCpp/Database.h>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <new>
#include <set>

#include "core/exchange/new_battle.h"
#include "core/rules/book/provenance.h"
#include "core/store/battle_file.h"
#include "editor/app/notice_bar.h"
#include "editor/canvas/problem_badges.h"
#include "editor/panels/counter_tray.h"
#include "editor/panels/swatch_button.h"
#include "tests/editor/app/window_fixture.h"

// What outside users stumbled over, each driven as they did.
namespace redoubt::editor {
namespace {

class Stumble : public WindowTest {
 protected:
  void moveWith(Qt::MouseButton button, QPoint to) {
    QWidget* viewport = canvas().viewport();
    QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, button, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &move);
  }

  // A drag through points of the map, in many small steps.
  void dragThrough(const std::vector<hex::Point>& points) {
    const auto pixelOf = [&](hex::Point p) { return canvas().view().toPixels(p).toPoint(); };
    QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, pixelOf(points.front()));
    for (std::size_t i = 1; i < points.size(); ++i) {
      for (int step = 1; step <= 25; ++step) {
        const double part = step / 25.0;
        moveWith(Qt::LeftButton, pixelOf({points[i - 1].x + part * (points[i].x - points[i - 1].x),
                                          points[i - 1].y + part * (points[i].y - points[i - 1].y)}));
      }
    }
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, pixelOf(points.back()));
  }

  model::Status statusOf(const char* words, std::string_view field) {
    const model::Provenance* origin = rules::provenanceOf(battle(), *placementOf(words), field);
    return origin ? origin->status : model::Status::Unknown;
  }

  template <class T>
  T& child(const char* name) {
    T* found = window_->findChild<T*>(QLatin1String(name));
    EXPECT_TRUE(found) << name;
    return *found;
  }
};

TEST_F(Stumble, TheTitleBarFollowsTheTitleOfTheBattle) {
  openSample();
  const QString before = window_->windowTitle();
  model::BattleInfo info = *model::info(battle());
  info.title = "Another battle";
  model::Edit edit("Title");
  edit.put(info);
  ASSERT_TRUE(session().apply(edit));
  EXPECT_TRUE(window_->windowTitle().startsWith(QLatin1String("Another battle")));
  ASSERT_TRUE(window_->files().saveAs(folder_.filePath(QStringLiteral("elsewhere.battle"))));
  EXPECT_TRUE(window_->windowTitle().startsWith(QLatin1String("Another battle")));
  trigger("edit.undo");
  EXPECT_EQ(window_->windowTitle(), before);
}

TEST_F(Stumble, TheToolSpeaksOfNoStepThatIsNone) {
  openSample();
  session().hand().setTool(QStringLiteral("tool.brush"));
  session().hand().setPaint({PaintPlace::Hex, "woods"});
  click("0505");
  ASSERT_EQ(terrainAt("0505"), "woods");
  QTest::mouseMove(canvas().viewport(), pixel(hex("0506")));
  QTest::mouseMove(canvas().viewport(), pixel(hex("0505")));
  EXPECT_FALSE(canvas().hint().contains(QStringLiteral("→"))) << canvas().hint().toStdString();
  session().hand().setTool(QStringLiteral("tool.fill"));
  EXPECT_FALSE(canvas().hint().contains(QStringLiteral("→"))) << canvas().hint().toStdString();
  // The keys go elsewhere, and what the pointer lies on is no longer spoken of.
  session().hand().setTool(QStringLiteral("tool.brush"));
  ASSERT_FALSE(canvas().hint().isEmpty());
  session().hand().select({hex("0909")});
  key(Qt::Key_Right);
  EXPECT_TRUE(canvas().hint().isEmpty()) << canvas().hint().toStdString();
}

TEST_F(Stumble, AFittedMapSettlesAtEverySizeOfTheWindow) {
  openSample();
  // With bars that came and went for ever this never ended; with bars on a fitted map nobody asked for them.
  std::vector<QSize> sizes{{1598, 978}, {1920, 1200}, {1217, 712}};
  for (int width = 901; width <= 1700; width += 113) {
    for (int height = 650; height <= 1000; height += 71) sizes.push_back({width, height});
  }
  for (const QSize size : sizes) {
    window_->resize(size);
    QCoreApplication::processEvents();
    ASSERT_LT(canvas().view().toPixels(hex::Point{0, 0}).x(), size.width());
  }
  canvas().fit();
  EXPECT_EQ(canvas().verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOn) << "the frame is a scroll away";
  session().hand().layers().setVisible(MapLayer::Frame, false);
  canvas().fit();
  EXPECT_EQ(canvas().horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
  EXPECT_EQ(canvas().verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
  canvas().zoomTo(canvas().naturalScale());
  EXPECT_EQ(canvas().horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOn);
}

TEST_F(Stumble, SpacePansAfterAClickInThePalette) {
  openSample();
  canvas().setFocus();
  canvas().zoomTo(60);
  const std::string before = dump();
  for (SwatchButton* swatch : window_->findChildren<SwatchButton*>()) {
    if (swatch->text() == QLatin1String("Marsh")) QTest::mouseClick(swatch, Qt::LeftButton);
  }
  QWidget* focus = window_->focusWidget();
  ASSERT_TRUE(focus);
  QTest::keyPress(focus, Qt::Key_Space);
  const QPointF was = canvas().pixelOf(hex("2015"));
  dragThrough({session().layout().centre(hex("2015")), session().layout().centre(hex("1714"))});
  QTest::keyRelease(focus, Qt::Key_Space);
  EXPECT_NE(canvas().pixelOf(hex("2015")), was);
  EXPECT_EQ(dump(), before);
}

TEST_F(Stumble, WhatIsMovedOrTurnedByHandIsNoLongerPrinted) {
  openSample();
  ASSERT_EQ(statusOf("1/I/2 pp", "hex"), model::Status::Printed);
  key(Qt::Key_V);
  click("1809");
  trigger("counter.right");
  EXPECT_EQ(statusOf("1/I/2 pp", "hex"), model::Status::Printed);
  EXPECT_EQ(statusOf("1/I/2 pp", "direction"), model::Status::Estimated);
  drag({"1809", "2009"});
  EXPECT_EQ(statusOf("1/I/2 pp", "hex"), model::Status::Estimated);
  trigger("edit.undo");
  trigger("edit.undo");
  EXPECT_EQ(statusOf("1/I/2 pp", "hex"), model::Status::Printed);
  EXPECT_EQ(statusOf("1/I/2 pp", "direction"), model::Status::Printed);
}

TEST_F(Stumble, AfterUndoTheKeysMoveACounterFromWhereItStands) {
  openSample();
  key(Qt::Key_V);
  drag({"1809", "2009"});
  trigger("edit.undo");
  EXPECT_EQ(session().hand().selection().hex, hex("1809"));
  key(Qt::Key_Left, Qt::ControlModifier);
  EXPECT_EQ(placementOf("1/I/2 pp")->hex, hex("1709"));
}

TEST_F(Stumble, CountersOfSeveralHexesMoveTogetherAndKeepTheirDistance) {
  openSample();
  key(Qt::Key_V);
  click("1809");
  const auto first = session().hand().selection().placements;
  click("1808", Qt::LeftButton, Qt::ControlModifier);
  ASSERT_EQ(session().hand().selection().placements.size(), 2U);
  const auto second = session().hand().selection().placements.back();
  key(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(session().setUp().placement(first.front())->hex, hex("1909"));
  EXPECT_EQ(session().setUp().placement(second)->hex, hex("1908"));
}

TEST_F(Stumble, NoCounterOfAGroupLeavesTheMap) {
  openSample();
  key(Qt::Key_V);
  click("1809");
  click("1808", Qt::LeftButton, Qt::ControlModifier);
  const std::string before = dump();
  drag({"1808", "3427"});  // room for the one that is dragged, none for the one below it
  EXPECT_EQ(dump(), before);
  drag({"1808", "3426"});
  EXPECT_NE(dump(), before);
}

TEST_F(Stumble, AFixMendsWhatAVariantInheritsForAllOfThem) {
  openSample();
  const auto first = *session().setUp().variant();
  model::Placement wrong = *placementOf("1/kosynier");
  wrong.unit.reset();
  wrong.words = "1/kosyner";
  model::Edit edit("Misspell");
  edit.put(wrong);
  ASSERT_TRUE(session().apply(edit));
  for (const model::Variant& row : battle().all<model::Variant>()) {
    if (row.scenario == *session().setUp().scenario() && row.id != first) session().setUp().setVariant(row.id);
  }
  ASSERT_TRUE(session().setUp().isInherited(wrong));
  for (const check::Finding& finding : std::vector(session().findings())) {
    if (finding.code == "name-unknown" && finding.fix) session().applyFix(finding);
  }
  EXPECT_TRUE(battle().find<model::Placement>(wrong.id)->unit);
  for (const check::Finding& finding : session().findings()) EXPECT_NE(finding.code, "name-unknown");
}

TEST_F(Stumble, AFailedCopyDoesNotCallTheBattleUnsaved) {
  openSample();
  EXPECT_FALSE(window_->files().shareCopy(folder_.filePath(QStringLiteral("none/copy.battle"))));
  EXPECT_FALSE(window_->findChild<NoticeBar*>()->text().isEmpty());
  QStringList all;
  for (const QLabel* label : window_->findChildren<QLabel*>()) all << label->text();
  EXPECT_TRUE(all.join(QLatin1Char('\n')).contains(QLatin1String("All changes saved")));
}

TEST_F(Stumble, AClickInTheTrayOnAPlacedCounterMovesNothing) {
  openSample();
  const std::string before = dump();
  emit session().subjectRequested({placementOf("1/I/2 pp")->unit, {}});
  auto& list = child<QListView>("tray.list");
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.currentIndex()).center());
  EXPECT_EQ(session().hand().selection().hex, hex("1809"));
  EXPECT_EQ(session().hand().tool(), QLatin1String("tool.select"));
  click("2013");
  EXPECT_EQ(dump(), before);
}

TEST_F(Stumble, TheBrushTakesUpATerrainOfHexes) {
  openSample();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  session().hand().setPaint({PaintPlace::Hexside, "slope"});
  key(Qt::Key_B);
  EXPECT_EQ(session().hand().paint(), (Paint{PaintPlace::Hex, "marsh"}));
  key(Qt::Key_H);
  EXPECT_EQ(session().hand().paint(), (Paint{PaintPlace::Hexside, "slope"}));
  key(Qt::Key_L);
  EXPECT_EQ(session().hand().paint().place, PaintPlace::Link) << "the first there is";
}

TEST_F(Stumble, UndoDuringAStrokeDropsTheStrokeAlone) {
  openSample();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  click("2015");
  const std::string painted = dump();
  QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, pixel(hex("2515")));
  moveWith(Qt::LeftButton, pixel(hex("2715")));
  trigger("edit.undo");
  QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, pixel(hex("2715")));
  EXPECT_EQ(dump(), painted);
}

void expectOneChain(const hex::Layout& layout, const std::vector<hex::HexsideKey>& sides) {
  ASSERT_GT(sides.size(), 5U);
  std::map<hex::Vertex, int> ends;
  for (const hex::HexsideKey side : sides) {
    for (const hex::Vertex vertex : layout.verticesOf(side)) ++ends[vertex];
  }
  int loose = 0;
  for (const auto& [vertex, count] : ends) loose += count == 1;
  std::string names;
  for (const hex::HexsideKey side : sides)
    names += layout.number(layout.hexesOf(side).first) + "/" + layout.number(layout.hexesOf(side).second) + " ";
  EXPECT_LE(loose, 2) << "pieces that don't meet: " << names;
}

TEST_F(Stumble, AStreamDraggedAcrossTheMapHasNoGaps) {
  for (const bool flat : {false, true}) {
    if (window_) closeWindow();
    SetUp();
    flat ? openFlatSample() : openSample();
    canvas().zoomTo(60);
    canvas().show(hex("2816"));
    session().hand().setPaint({PaintPlace::Hexside, "wall"});
    key(Qt::Key_H);
    const hex::Layout& layout = session().layout();
    const model::Battle before = battle();
    dragThrough({layout.corner(hex("2615"), 0), layout.centre(hex("2816")), layout.corner(hex("3117"), 1)});
    std::vector<hex::HexsideKey> walls;
    for (const model::Hexside& row : battle().all<model::Hexside>()) {
      if (!before.find<model::Hexside>(row.key())) walls.push_back(row.side);
    }
    expectOneChain(layout, walls);
  }
}

TEST_F(Stumble, ASlopeKeepsToItsHandAlongADrag) {
  openSample();
  canvas().zoomTo(60);
  canvas().show(hex("2816"));
  session().hand().setPaint({PaintPlace::Hexside, "slope"});
  key(Qt::Key_H);
  const hex::Layout& layout = session().layout();
  // Along the row's upper edge from west to east, pressed inside the lower hexes: they are the upper ground.
  const auto inside = [&](const char* number) {
    const hex::Point centre = layout.centre(hex(number));
    const hex::Point middle = layout.middle(layout.side(hex(number), 5));
    return hex::Point{centre.x + 0.86 * (middle.x - centre.x), centre.y + 0.86 * (middle.y - centre.y)};
  };
  std::vector<hex::Point> way{inside("2616")};
  for (const char* number : {"2616", "2716", "2816"}) {
    way.push_back(layout.corner(hex(number), 0));
    way.push_back(layout.corner(hex(number), 1));
  }
  dragThrough(way);
  for (const char* number : {"2616", "2716", "2816"}) {
    for (const int side : {5, 0}) {
      const hex::HexsideKey key = layout.side(hex(number), side);
      const model::Hexside* row = battle().find<model::Hexside>({key, "slope"});
      ASSERT_TRUE(row) << number << " " << side;
      EXPECT_EQ(row->high == model::HighSide::Near ? layout.hexesOf(key).first : layout.hexesOf(key).second,
                hex(number));
    }
  }
}

TEST_F(Stumble, TheWheelOverABoxChangesNothing) {
  openSample();
  click("2015");
  const std::string before = dump();
  const auto variant = session().setUp().variant();
  for (QWidget* box : window_->findChildren<QWidget*>()) {
    if (!qobject_cast<QComboBox*>(box) && !qobject_cast<QAbstractSpinBox*>(box)) continue;
    canvas().setFocus();
    const QPointF at = QRectF(box->rect()).center();
    QWheelEvent wheel(at, box->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(box, &wheel);
  }
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(session().setUp().variant(), variant);
}

TEST_F(Stumble, AClickOnASignSelectsItsHex) {
  openSample();
  canvas().zoomTo(60);
  key(Qt::Key_V);
  canvas().show(hex("1809"));
  drag({"1710", "1809"});
  drag({"1711", "1809"});
  drag({"1808", "1809"});
  const auto signs = problemBadges(session());
  ASSERT_TRUE(signs.contains(hex("1809")));
  click("2010");
  const hex::Point centre = session().layout().centre(hex("1809"));
  QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {},
                    canvas().view().toPixels(hex::Point{centre.x - 0.36, centre.y - 0.36}).toPoint());
  EXPECT_EQ(session().hand().selection().hex, hex("1809"));
}

TEST_F(Stumble, ACopySavedFromAReadOnlyWindowHasItsHistoryAndCanBePainted) {
  openSample();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  click("2015");
  session().nameVersion(QStringLiteral("One marsh"));
  closeWindow();
  QFile::setPermissions(path_, QFile::ReadOwner);
  SetUp();
  const auto readOnly = [&] {
    auto document = document::Document::open(path_.toStdString(), document::Mode::ReadOnly);
    session().setDocument(std::move(document));
  };
  readOnly();
  ASSERT_TRUE(session().isReadOnly());
  for (const SwatchButton* swatch : window_->findChildren<SwatchButton*>()) {
    EXPECT_FALSE(swatch->isVisible() && swatch->isEnabled()) << swatch->text().toStdString();
  }
  ASSERT_TRUE(window_->files().saveAs(folder_.filePath(QStringLiteral("copy.battle"))));
  EXPECT_FALSE(session().isReadOnly());
  EXPECT_EQ(session().document().history().size(), 1U);
  const auto& versions = session().document().versions();
  EXPECT_TRUE(
      std::any_of(versions.begin(), versions.end(), [](const auto& version) { return version.name == "One marsh"; }));
  int usable = 0;
  for (const SwatchButton* swatch : window_->findChildren<SwatchButton*>()) usable += swatch->isEnabled();
  EXPECT_GT(usable, 10);
}

TEST_F(Stumble, ANewBattleIsAmongTheRecentFiles) {
  model::Battle fresh = store::readBattle(REDOUBT_SAMPLE).battle;
  ASSERT_TRUE(window_->files().openNew(fresh, QStringLiteral("My lost battle")));
  const QStringList recent = window_->files().recentFiles();
  ASSERT_EQ(recent.size(), 1);
  EXPECT_EQ(BattleFiles::nameOf(recent.front()), QLatin1String("my-lost-battle (draft)"));
}

TEST_F(Stumble, UntitledWorkThatWasSavedAsIsNotAmongTheRecentFilesTwice) {
  model::Battle fresh = store::readBattle(REDOUBT_SAMPLE).battle;
  ASSERT_TRUE(window_->files().openNew(fresh, QStringLiteral("My found battle")));
  const QString draft = window_->files().recentFiles().front();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  click("2015");
  const std::string content = dump();
  const QString saved = folder_.filePath(QStringLiteral("found.battle"));
  ASSERT_TRUE(window_->files().saveAs(saved));
  EXPECT_EQ(window_->files().recentFiles(), QStringList{saved});
  EXPECT_FALSE(QFile::exists(draft));
  EXPECT_EQ(dump(), content);
  EXPECT_EQ(session().document().history().size(), 1u) << "and its history";
  ASSERT_TRUE(window_->files().saveAs(folder_.filePath(QStringLiteral("second.battle"))));
  EXPECT_TRUE(QFile::exists(saved)) << "a battle with a place of its own stays";
}

TEST_F(Stumble, ARefusedEditIsNotCalledSaved) {
  openSample();
  const auto status = [&] {
    QStringList all;
    for (const QLabel* label : window_->findChildren<QLabel*>()) all << label->text();
    return all.join(QLatin1Char('\n'));
  };
  EXPECT_TRUE(status().contains(QLatin1String("All changes saved")));
  QFile::remove(path_);
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  click("2015");
  EXPECT_FALSE(status().contains(QLatin1String("All changes saved")));
  EXPECT_TRUE(status().contains(QLatin1String("The last change was refused")));
}

TEST_F(Stumble, WorkForWhichThereIsNoMemoryIsToldSo) {
  openSample();
  EXPECT_FALSE(session().attempt([] { throw std::bad_alloc(); }));
  const QString told = window_->findChild<NoticeBar*>()->text();
  EXPECT_EQ(told, QLatin1String("There is not enough memory for this."));
}

TEST_F(Stumble, ADamagedFileIsRecoveredThroughTheWindow) {
  const QString path = folder_.filePath(QStringLiteral("broken.battle"));
  QFile::copy(QStringLiteral(REDOUBT_SAMPLE), path);
  QFile file(path);
  ASSERT_TRUE(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) && file.open(QIODevice::ReadWrite));
  // Among the content; at the end of the file lies the version it was made with.
  file.seek(file.size() / 4096 * 2 / 5 * 4096);
  file.write(QByteArray(4 * 4096, '\xA5'));
  file.close();
  EXPECT_FALSE(window_->files().open(path));
  EXPECT_FALSE(session().hasDocument());
  auto* notice = window_->findChild<NoticeBar*>();
  ASSERT_TRUE(notice);
  EXPECT_TRUE(notice->text().contains(QLatin1String("damaged"))) << notice->text().toStdString();
  ASSERT_TRUE(window_->files().salvage(path, folder_.filePath(QStringLiteral("recovered"))));
  EXPECT_TRUE(session().hasDocument());
  EXPECT_FALSE(session().isReadOnly());
  EXPECT_TRUE(notice->text().contains(QLatin1String("Rows are missing from"))) << notice->text().toStdString();
}

TEST_F(Stumble, AFileWithAForeignTableIsRecoveredByTheButtonOfItsNotice) {
  const QString path = folder_.filePath(QStringLiteral("foreign.battle"));
  QFile::copy(QStringLiteral(REDOUBT_SAMPLE), path);
  ASSERT_TRUE(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
  SQLite::Database(path.toStdString(), SQLite::OPEN_READWRITE).exec("CREATE TABLE more(id INTEGER)");
  EXPECT_FALSE(window_->files().open(path));
  auto* notice = window_->findChild<NoticeBar*>();
  ASSERT_TRUE(notice);
  QPushButton* recover = nullptr;
  for (QPushButton* button : notice->findChildren<QPushButton*>()) {
    if (button->isVisible() && button->text() == QStringLiteral("Recover what can be read…")) recover = button;
  }
  ASSERT_TRUE(recover) << notice->text().toStdString();
  QTimer::singleShot(0, qApp, [] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_TRUE(dialog);
    static_cast<QDialog*>(dialog)->accept();
  });
  QTest::mouseClick(recover, Qt::LeftButton);
  ASSERT_TRUE(session().hasDocument());
  EXPECT_EQ(session().document().path().filename(), "foreign recovered.battle");
  EXPECT_FALSE(session().isReadOnly());
  EXPECT_TRUE(notice->text().contains(QLatin1String("Nothing but the history is missing")))
      << notice->text().toStdString();
}

TEST_F(Stumble, ShowOfAnArmyThatIsYetToBePlacedShowsItsFirstCounterInTheTray) {
  exchange::NewBattleOptions options;
  exchange::NewArmy army;
  army.name = "Ours";
  army.colour = "#123456";
  army.units = {{"infantry", 2}};
  options.armies = {army};
  ASSERT_TRUE(window_->files().openNew(exchange::newBattle(options), QStringLiteral("New")));
  ASSERT_EQ(session().findings().size(), 1u);
  EXPECT_EQ(session().findings().front().code, "yet-to-place");
  session().jumpTo(session().findings().front());
  auto& list = child<QListView>("tray.list");
  EXPECT_TRUE(list.isVisible());
  EXPECT_EQ(list.currentIndex().data().toString(), QLatin1String("1/I Ours"));
}

TEST_F(Stumble, ShowOfAnUnplacedUnitShowsItInTheTray) {
  openSample();
  for (const check::Finding& finding : std::vector(session().findings())) {
    if (finding.code != "kind-not-placed") continue;
    session().jumpTo(finding);
    break;
  }
  auto& list = child<QListView>("tray.list");
  EXPECT_TRUE(list.isVisible());
  EXPECT_TRUE(list.currentIndex().isValid());
}

}  // namespace
}  // namespace redoubt::editor
