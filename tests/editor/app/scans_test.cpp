#include <QApplication>
#include <QBuffer>
#include <QFile>
#include <QFileDialog>
#include <QImageWriter>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <array>

#include "core/base/ids.h"
#include "core/exchange/new_battle.h"
#include "core/model/map_verbs.h"
#include "core/model/picture_verbs.h"
#include "core/scan/battle_points.h"
#include "core/scan/register_verbs.h"
#include "core/store/battle_file.h"
#include "editor/app/notice_bar.h"
#include "editor/app/scan_bar.h"
#include "editor/dialogs/proof/proof_topics.h"
#include "editor/dialogs/proof/scan_part.h"
#include "editor/dialogs/scan/register_dialog.h"
#include "editor/proposals/terrain_proposals.h"
#include "editor/proposals/proposal_samples.h"
#include "editor/tools/proposal_tool.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/editor/scan/printed_map.h"

// Scans in the window: laid, linked, compared with the map, and terrain proposed from them.
namespace redoubt::editor {
namespace {

using Mode = ScanOverlay::Mode;
constexpr int kColumns = 14, kRows = 12;

std::string printedTerrain(hex::HexKey hex) {
  if (hex.column() <= 4) return "woods";
  return hex.row() >= 10 ? "marsh" : "clear";
}

model::Battle bareBattle() {
  exchange::NewBattleOptions options;
  options.columns = kColumns;
  options.rows = kRows;
  return exchange::newBattle(options);
}

redoubt::test::PrintedMap printOf(const model::Battle& battle) {
  redoubt::test::PrintedMap print{model::layoutOf(battle), {}, QSize(820, 640)};
  print.registration = redoubt::scan::Registration(redoubt::scan::Fit::Affine, {50, -2, 30, 2, 50, 10, 0, 0, 1});
  print.terrainOf = printedTerrain;
  return print;
}

std::string scanBytes(const QImage& image) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "PNG");
  return bytes.toStdString();
}

model::Battle battleOverScan() {
  model::Battle battle = bareBattle();
  const redoubt::test::PrintedMap print = printOf(battle);
  battle = model::applied(battle, model::layPicture(battle, scanBytes(print.scan()), "Sheet", "Lay"));
  const Id<model::MapPicture> picture = battle.all<model::MapPicture>().begin()->id;
  std::vector<model::ScanPoint> points;
  for (const char* number : {"0202", "1302", "0211", "1311", "0706"}) {
    const hex::HexKey hex = *print.layout.parse(number);
    const QPointF at = print.pixelOf(hex);
    points.push_back({{randomId()}, picture, hex, 0, 0, at.x(), at.y(), false});
  }
  const model::Edit edit = redoubt::scan::registerPicture(battle, picture, points, std::nullopt, {820, 640}, "Register");
  return model::applied(battle, edit);
}

class Scans : public WindowTest {
 protected:
  void openBattle(const model::Battle& battle) {
    path_ = folder_.filePath(QStringLiteral("scan.battle"));
    store::writeNewFile(path_.toStdString(), battle);
    open(path_);
  }
  QString at(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
  void chooseFile(const char* command, const QString& file) {
    QTimer::singleShot(0, qApp, [file] {
      auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      ASSERT_TRUE(question);
      question->selectFile(file);
      static_cast<QDialog*>(question)->accept();
    });
    trigger(command);
    QCoreApplication::processEvents();
  }
  QColor colourOver(const char* number) {
    canvas().paintAllTiles();
    canvas().scans().complete(canvas().view(), canvas().viewport()->rect(), canvas().devicePixelRatioF());
    const QImage image = canvas().viewport()->grab().toImage();
    // Beside the number in the middle of the upper half.
    return image.pixelColor((QPointF(pixel(hex(number))) * image.devicePixelRatio()).toPoint() + QPoint(0, 6));
  }
  static bool isInk(const QColor& colour, const char* terrain) {
    const QColor ink = redoubt::test::PrintedMap::inkOf(terrain);
    return std::abs(colour.red() - ink.red()) + std::abs(colour.green() - ink.green()) +
               std::abs(colour.blue() - ink.blue()) < 60;
  }
  ScanBar& bar() { return *window_->findChild<ScanBar*>(); }
};

TEST_F(Scans, AScanInTiffIsTakenIntoTheFile) {
  if (!QImageWriter::supportedImageFormats().contains("tiff")) GTEST_SKIP() << "no plugin for TIFF";
  openBattle(bareBattle());
  ASSERT_TRUE(printOf(battle()).scan().save(at("sheet.tiff")));
  chooseFile("map.picture", at("sheet.tiff"));
  ASSERT_EQ(battle().all<model::MapPicture>().size(), 1U);
  const auto bytes = battle().pictures().find(battle().all<model::MapPicture>().begin()->picture);
  ASSERT_TRUE(bytes);
  EXPECT_TRUE(model::pictureHead(*bytes)) << "PNG or JPEG";
}

TEST_F(Scans, ALinkedScanStaysAFileAndIsReadAgain) {
  openBattle(bareBattle());
  ASSERT_TRUE(printOf(battle()).scan().save(at("sheet.png")));
  chooseFile("map.linkPicture", at("sheet.png"));
  ASSERT_EQ(battle().all<model::MapPicture>().size(), 1U);
  const model::MapPicture row = *battle().all<model::MapPicture>().begin();
  EXPECT_EQ(row.link, "sheet.png");
  EXPECT_TRUE(battle().pictures().contains(row.picture));
  closeWindow();
  EXPECT_LT(QFileInfo(path_).size(), QFileInfo(at("sheet.png")).size()) << "the picture is not in the battle";
  open(path_);
  EXPECT_TRUE(battle().pictures().contains(row.picture));
  closeWindow();
  ASSERT_TRUE(QFile::remove(at("sheet.png")));
  open(path_);
  EXPECT_FALSE(battle().pictures().contains(row.picture));
  bool isFound = false;
  for (const check::Finding& each : session().findings()) isFound = isFound || each.code == "picture-link-broken";
  EXPECT_TRUE(isFound);
}

TEST_F(Scans, WhatIsNoScanIsToldAndChangesNothing) {
  openBattle(bareBattle());
  QFile text(at("words.tif"));
  ASSERT_TRUE(text.open(QIODevice::WriteOnly));
  text.write("II*\0 and then nothing of it", 26);
  text.close();
  chooseFile("map.picture", at("words.tif"));
  EXPECT_TRUE(battle().all<model::MapPicture>().empty());
  EXPECT_FALSE(window_->findChild<NoticeBar*>()->text().isEmpty());
}

TEST_F(Scans, LieOverTheMapAsStronglyAsWanted) {
  openBattle(battleOverScan());
  const QColor bare = colourOver("0305");
  trigger("view.scan.over");
  canvas().scans().setOpacity(1);
  EXPECT_TRUE(isInk(colourOver("0305"), "woods")) << colourOver("0305").name().toStdString();
  EXPECT_TRUE(isInk(colourOver("0811"), "marsh"));
  canvas().scans().setOpacity(0);
  EXPECT_EQ(colourOver("0305"), bare);
  trigger("view.scan.off");
  EXPECT_EQ(colourOver("0305"), bare);
  EXPECT_FALSE(bar().isVisible());
}

TEST_F(Scans, AreSwipedAcrossTheMap) {
  openBattle(battleOverScan());
  ASSERT_TRUE(session().apply(model::paintTerrain(battle(), std::array{hex("0305")}, "marsh", "Paint")));
  const QColor bare = colourOver("1305"), painted = colourOver("0305");
  trigger("view.scan.swipe");
  EXPECT_TRUE(bar().isVisible());
  EXPECT_TRUE(isInk(colourOver("0305"), "woods"));
  EXPECT_EQ(colourOver("1305"), bare);
  QWidget* viewport = canvas().viewport();
  const QPoint from(viewport->width() / 2, 200);
  QTest::mousePress(viewport, Qt::LeftButton, {}, from);
  QMouseEvent move(QEvent::MouseMove, QPoint(2, 200), viewport->mapToGlobal(QPoint(2, 200)), Qt::NoButton,
                   Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(viewport, &move);
  QTest::mouseRelease(viewport, Qt::LeftButton, {}, QPoint(2, 200));
  EXPECT_LT(canvas().scans().divide(), 0.1);
  EXPECT_EQ(colourOver("0305"), painted);
  EXPECT_FALSE(session().hand().selection().hex) << "the drag is not the tool's";
}

TEST_F(Scans, AreSeenAloneWhileTheKeyIsHeld) {
  openBattle(battleOverScan());
  canvas().setFocus();
  QTest::keyPress(&canvas(), Qt::Key_U);
  EXPECT_TRUE(canvas().scans().isAlone());
  EXPECT_TRUE(isInk(colourOver("0305"), "woods"));
  QTest::keyRelease(&canvas(), Qt::Key_U);
  EXPECT_FALSE(canvas().scans().isAlone());
}

TEST_F(Scans, CanNotBeComparedWhereThereAreNone) {
  openBattle(bareBattle());
  EXPECT_FALSE(window_->commands().action(QStringLiteral("view.scan.swipe"))->isEnabled());
  closeWindow();
  ASSERT_TRUE(QFile::remove(path_));
  openBattle(battleOverScan());
  trigger("view.scan.alone");
  EXPECT_EQ(canvas().scans().mode(), Mode::Alone);
  model::Edit edit("Away");
  const model::MapPicture row = *battle().all<model::MapPicture>().begin();
  model::eraseScanPoints(edit, battle(), row.id);
  edit.erase<model::MapPicture>(row.id);
  ASSERT_TRUE(session().apply(edit));
  EXPECT_EQ(canvas().scans().mode(), Mode::Off);
}

TEST_F(Scans, StandBesideValuesOfTheMapInProofreading) {
  openBattle(battleOverScan());
  ScanPart part(session(), QStringLiteral("part"));
  part.resize(200, 160);
  ASSERT_TRUE(part.show({hex("0305")}));
  const QImage image = part.grab().toImage();
  const QPoint middle = QPoint(image.width() / 2, image.height() / 2);
  EXPECT_TRUE(isInk(image.pixelColor(middle + QPoint(0, 8)), "woods"));
  EXPECT_FALSE(part.show(std::vector<hex::HexKey>())) << "nothing that lies on the map";
  trigger("battle.proof");
  auto* shown = window_->findChild<QWidget*>(QStringLiteral("proof.scan"));
  auto* values = window_->findChild<QTableView*>(QStringLiteral("proof.list"));
  ASSERT_TRUE(shown && values);
  const auto isOf = [&](int row, const char* word) {
    return values->model()->index(row, 0).data().toString().startsWith(QLatin1String(word));
  };
  auto* topics = window_->findChild<ProofTopics*>();
  ASSERT_TRUE(topics);
  topics->choose({proof::Topic::Terrain, std::nullopt});
  QCoreApplication::processEvents();
  ASSERT_GT(values->model()->rowCount(), 0);
  ASSERT_TRUE(isOf(0, "Hex"));
  values->setCurrentIndex(values->model()->index(0, 0));
  EXPECT_TRUE(shown->isVisible());
}

TEST_F(Scans, RegisteringOpensOneWindow) {
  openBattle(battleOverScan());
  trigger("map.register");
  trigger("map.register");
  EXPECT_EQ(window_->findChildren<RegisterDialog*>().size(), 1);
}

TEST_F(Scans, ACopyIsSharedWithoutThem) {
  openBattle(battleOverScan());
  const QString copy = at("copy.battle");
  QTimer::singleShot(0, qApp, [copy] {
    auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_TRUE(question);
    question->selectFile(copy);
    QTimer::singleShot(0, qApp, [] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_TRUE(box);
      for (QAbstractButton* button : box->buttons()) {
        if (box->buttonRole(button) == QMessageBox::AcceptRole) button->click();
      }
    });
    static_cast<QDialog*>(question)->accept();
  });
  trigger("file.share");
  const model::Battle shared = store::readBattle(copy.toStdString()).battle;
  EXPECT_TRUE(shared.all<model::MapPicture>().empty());
  EXPECT_TRUE(shared.all<model::ScanPoint>().empty());
  EXPECT_TRUE(shared.pictures().empty());
  EXPECT_EQ(battle().all<model::MapPicture>().size(), 1U);
}

class ProposedTerrain : public Scans {
 protected:
  void SetUp() override {
    if (!TerrainProposals::canPropose()) GTEST_SKIP() << "built without OpenCV";
    WindowTest::SetUp();
    openBattle(battleOverScan());
    paint({"0102", "0205", "0308", "0404"}, "woods");
    paint({"0611", "0911", "1212", "1011"}, "marsh");
    std::set<hex::HexKey> bare;
    for (const char* number : {"0702", "0804", "1006", "1203", "0607"}) bare.insert(hex(number));
    proposals().addKnown(bare);
    proposals().start(battle().all<model::MapPicture>().begin()->id);
    wait();
    session().hand().setTool(QStringLiteral("tool.proposals"));
  }
  void paint(const std::vector<const char*>& numbers, const char* terrain) {
    std::vector<hex::HexKey> hexes;
    for (const char* number : numbers) hexes.push_back(hex(number));
    ASSERT_TRUE(session().apply(model::paintTerrain(battle(), hexes, terrain, "Paint")));
  }
  void wait() {
    for (int i = 0; i < 3'000 && proposals().isWorking(); ++i) QTest::qWait(10);
    ASSERT_FALSE(proposals().isWorking());
  }
  TerrainProposals& proposals() { return canvas().proposals(); }
};

TEST_F(ProposedTerrain, IsWhatThePictureShows) {
  ASSERT_TRUE(proposals().isShown());
  int right = 0, all = 0;
  for (const auto& each : proposals().proposals().hexes) {
    if (each.isSample) continue;
    ++all;
    right += each.kind == printedTerrain(each.key);
  }
  EXPECT_GT(all, 140);
  EXPECT_GE(right, all * 95 / 100);
  EXPECT_EQ(terrainAt("0106"), "clear") << "nothing is taken before it is confirmed";
}

TEST_F(ProposedTerrain, IsConfirmedByAStrokeInOneStep) {
  const int before = proposals().openHexes();
  drag({"0106", "0107", "0108", "0109"});
  wait();
  EXPECT_EQ(terrainAt("0106"), "woods");
  EXPECT_EQ(terrainAt("0108"), "woods");
  EXPECT_EQ(proposals().openHexes(), before - 4);
  const model::Provenance* origin =
      battle().find<model::Provenance>({std::string(model::HexRow::kTable),
                                        model::keyText<model::HexRow>(hex("0106")), "terrain"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, model::Status::Printed);
  trigger("edit.undo");
  wait();
  EXPECT_EQ(terrainAt("0106"), "clear");
  EXPECT_EQ(terrainAt("0108"), "clear");
  EXPECT_TRUE(proposals().at(hex("0106"))) << "open again";
}

TEST_F(ProposedTerrain, OfTheSelectedAreaIsConfirmedAtOnce) {
  session().hand().selectArea({hex("0109"), hex("0110"), hex("0209")});
  auto* confirm = window_->findChild<QPushButton*>(QStringLiteral("proposals.confirm"));
  ASSERT_TRUE(confirm);
  trigger("map.propose");
  QCoreApplication::processEvents();
  ASSERT_TRUE(confirm->isEnabled());
  confirm->click();
  EXPECT_EQ(terrainAt("0109"), "woods");
  EXPECT_EQ(terrainAt("0209"), "woods");
}

TEST_F(ProposedTerrain, ARightClickOffersOtherKinds) {
  QTest::mouseClick(canvas().viewport(), Qt::RightButton, {}, pixel(hex("0109")));
  QMenu* menu = nullptr;
  for (QWidget* each : QApplication::topLevelWidgets()) {
    if (each->objectName() == QLatin1String("proposal.kinds") && each->isVisible()) menu = qobject_cast<QMenu*>(each);
  }
  ASSERT_TRUE(menu);
  ASSERT_GT(menu->actions().size(), 2);
  const std::string second = proposals().at(hex("0109"))->second;
  menu->actions().front()->trigger();
  menu->close();
  EXPECT_EQ(terrainAt("0109"), second);
}

TEST_F(ProposedTerrain, TheLeastCertainIsNext) {
  double least = 2;
  for (const auto& each : proposals().proposals().hexes) {
    if (!each.isSample) least = std::min(least, each.confidence);
  }
  key(Qt::Key_F8);
  ASSERT_TRUE(session().hand().selection().hex);
  const hex::HexKey first = *session().hand().selection().hex;
  EXPECT_EQ(proposals().at(first)->confidence, least);
  key(Qt::Key_F8);
  EXPECT_NE(*session().hand().selection().hex, first);
  session().hand().select({first});
  const auto next = proposals().leastCertain(first);
  trigger("check.next");  // the same key, while the keyboard is elsewhere
  EXPECT_EQ(session().hand().selection().hex, next);
}

TEST_F(ProposedTerrain, HexsidesAndWaysThatAreConfirmedCountAsPrinted) {
  const auto side = *session().layout().sideBetween(hex("0905"), hex("1005"));
  redoubt::scan::Proposals found;
  found.sides.push_back({side, "river", 0.9, {}, 0, false});
  found.links.push_back({side, "road", 0.9, {}, 0, false});
  const std::map<hex::HexKey, std::string> hexes{{hex("0905"), "clear"}, {hex("1005"), "clear"}};
  ASSERT_TRUE(session().apply(
      confirmation(battle(), session().layout(), hexes, {}, found, {"Reader", "2026-11-27", std::nullopt}, "Confirm")));
  const auto originOf = [&](std::string_view table, const std::string& key) {
    return battle().find<model::Provenance>({std::string(table), key, "*"});
  };
  const auto* river = originOf(model::Hexside::kTable, model::keyText<model::Hexside>(std::tuple(side, std::string("river"))));
  const auto* road = originOf(model::Link::kTable, model::keyText<model::Link>(std::tuple(side, std::string("road"))));
  ASSERT_TRUE(river && road);
  EXPECT_EQ(river->status, model::Status::Printed);
  EXPECT_EQ(road->confirmedBy, "Reader");
}

TEST_F(ProposedTerrain, DrawnHexsidesAndWaysTeachBesideHexesThatNobodyKnows) {
  const auto side = session().layout().sideBetween(hex("0905"), hex("1005"));
  ASSERT_TRUE(side);
  model::Edit edit("Draw");
  edit.put(model::Hexside{*side, "river", std::nullopt, std::nullopt});
  edit.put(model::Link{*side, "road"});
  ASSERT_TRUE(session().apply(edit));
  wait();
  const auto teaches = [&](const auto& all, const char* kind) {
    return std::any_of(all.begin(), all.end(), [&](const auto& each) { return each.key == *side && each.kind == kind; });
  };
  EXPECT_TRUE(teaches(proposals().samples().sides, "river"));
  EXPECT_TRUE(teaches(proposals().samples().links, "road"));
  proposals().setTakesPainted(false);
  proposals().dropKnown();
  EXPECT_FALSE(teaches(proposals().samples().sides, "river"));
}

TEST_F(ProposedTerrain, WhatIsPaintedMeanwhileTeachesTheRest) {
  paint({"1309"}, "woods");
  wait();
  EXPECT_FALSE(proposals().at(hex("1309")));
  bool isSample = false;
  for (const auto& each : proposals().proposals().hexes) isSample = isSample || (each.key == hex("1309") && each.isSample);
  EXPECT_TRUE(isSample);
}

TEST_F(ProposedTerrain, GoesWhenThePictureIsRegisteredAnew) {
  model::ScanPoint point = *battle().all<model::ScanPoint>().begin();
  point.x += 2;
  model::Edit edit("Move");
  edit.put(point);
  ASSERT_TRUE(session().apply(edit));
  EXPECT_FALSE(proposals().isShown());
}

TEST_F(ProposedTerrain, NeedsARegisteredPicture) {
  proposals().clear();
  model::Edit edit("Away");
  model::eraseScanPoints(edit, battle(), battle().all<model::MapPicture>().begin()->id);
  ASSERT_TRUE(session().apply(edit));
  const QString why = proposals().obstacle(battle().all<model::MapPicture>().begin()->id);
  EXPECT_TRUE(why.contains(QLatin1String("registered"))) << why.toStdString();
  trigger("map.propose");
  QCoreApplication::processEvents();
  auto* problem = window_->findChild<QLabel*>(QStringLiteral("proposals.problem"));
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->text(), why);
  trigger("edit.undo");
  EXPECT_TRUE(problem->text().isEmpty()) << "what was in the way is forgotten when it is gone";
}

}  // namespace
}  // namespace redoubt::editor
