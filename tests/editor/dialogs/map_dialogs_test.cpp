#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>
#include <stdexcept>

#include "core/exchange/new_battle.h"
#include "core/hex/facing.h"
#include "core/store/dump.h"
#include "editor/dialogs/battle/statistics_dialog.h"
#include "editor/dialogs/map/map_layout_dialog.h"
#include "editor/dialogs/map/map_size_dialog.h"
#include "editor/dialogs/map/map_turn_dialog.h"
#include "editor/dialogs/map/sheet_frame_dialog.h"
#include "editor/dialogs/terrain/replace_terrain_dialog.h"

namespace redoubt::editor::test {
namespace {

constexpr Id<model::Placement> kFirst{101}, kSecond{102}, kInherited{103};

hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

void place(model::Battle& battle, Id<model::Placement> id, Id<model::SetUpBlock> block, const char* words,
           hex::HexKey hex) {
  model::Placement row;
  row.id = id;
  row.block = block;
  row.subject = model::PlacementSubject::Marker;
  row.words = words;
  row.hex = hex;
  row.direction = model::Facing{hex::Direction{hex::FacingKind::Vertex, 1}};
  battle.all<model::Placement>().put(row);
}

// 10 by 8 hexes: woods, a stream and a road, a name; two counters in the block of the variant looked at, and one that
// this block only inherits.
model::Battle country(hex::Orientation orientation) {
  exchange::NewBattleOptions options;
  options.title = "Country";
  options.columns = 10;
  options.rows = 8;
  options.orientation = orientation;
  options.metresPerHex = 100;
  model::Battle battle = exchange::newBattle(options);
  const hex::Layout layout = model::layoutOf(battle);
  for (const hex::HexKey hex : {at(2, 2), at(3, 2), at(9, 7)}) battle.all<model::HexRow>().put({hex, "woods", 1});
  battle.all<model::HexRow>().put({at(5, 5), "lawn", 0});
  battle.all<model::Hexside>().put({layout.side(at(3, 3), 1), "stream", std::nullopt, std::nullopt});
  battle.all<model::Link>().put({layout.side(at(4, 4), 1), "road"});
  battle.all<model::Label>().put({{1}, "Oronne", model::LabelStyle::Village, at(10, 3)});
  const model::SetUpBlock own = *battle.all<model::SetUpBlock>().begin();
  model::SetUpBlock parent = own;
  parent.id = {9001};
  parent.slug = "parent";
  battle.all<model::SetUpBlock>().put(parent);
  model::SetUpBlock child = own;
  child.parent = parent.id;
  battle.all<model::SetUpBlock>().put(child);
  place(battle, kFirst, own.id, "First", at(2, 3));
  place(battle, kSecond, own.id, "Second", at(10, 8));
  place(battle, kInherited, parent.id, "Inherited", at(9, 1));
  return battle;
}

class MapDialogs : public testing::TestWithParam<hex::Orientation> {
 protected:
  MapDialogs() : file_(std::filesystem::path(folder_.path().toStdString()) / "country.battle") {
    QObject::connect(&session_, &Session::failed, &session_, [this](const QString& text) { failures_ << text; });
    session_.setDocument(document::Document::create(file_, country(GetParam())));
    start_ = dump();
  }

  template <class Dialog, class... Arguments>
  void open(Arguments... arguments) {
    dialog_ = std::make_unique<Dialog>(session_, arguments...);
    dialog_->show();
    dialog_->activateWindow();
    QCoreApplication::processEvents();
  }

  model::Battle stored() const {
    const std::filesystem::path copy = file_.parent_path() / "copy.battle";
    QProcess::execute(QStringLiteral("cp"),
                      {QString::fromStdString(file_.string()), QString::fromStdString(copy.string())});
    return document::Document::open(copy, document::Mode::ReadOnly)->battle();
  }

  template <class Widget>
  Widget& child(const char* name) const {
    auto* found = dialog_->findChild<Widget*>(QString::fromLatin1(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }
  void press(const char* name) { QTest::mouseClick(&child<QAbstractButton>(name), Qt::LeftButton); }
  // Radio buttons are as wide as their row; only the sign and the words react.
  void pick(const char* name) {
    QTest::mouseClick(&child<QAbstractButton>(name), Qt::LeftButton, {}, QPoint(8, child<QWidget>(name).height() / 2));
  }
  // Types a number into a spin box.
  void type(const char* name, const char* number) {
    auto& box = child<QSpinBox>(name);
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, QString::fromLatin1(number));
  }
  void choose(const char* name, int data) {
    auto& box = child<QComboBox>(name);
    const int index = box.findData(data);
    ASSERT_GE(index, 0);
    box.setFocus();
    while (box.currentIndex() < index) QTest::keyClick(&box, Qt::Key_Down);
    while (box.currentIndex() > index) QTest::keyClick(&box, Qt::Key_Up);
  }
  bool canGo(const char* name) const { return child<QPushButton>(name).isEnabled(); }
  QStringList report() const {
    QStringList lines;
    const auto& tree = child<QTreeWidget>("report.tree");
    for (int i = 0; i < tree.topLevelItemCount(); ++i) {
      lines << tree.topLevelItem(i)->text(0);
      for (int j = 0; j < tree.topLevelItem(i)->childCount(); ++j) lines << tree.topLevelItem(i)->child(j)->text(0);
    }
    return lines;
  }
  std::string dump() const { return store::dump(session_.battle()); }
  void expectOneStep(const char* title) {
    ASSERT_TRUE(session_.document().canUndo());
    EXPECT_EQ(session_.document().undoTitle(), title);
    EXPECT_EQ(store::dump(stored()), dump());
    session_.undo();
    EXPECT_EQ(dump(), start_);
    EXPECT_FALSE(session_.document().canUndo());
    EXPECT_TRUE(failures_.isEmpty()) << failures_.join(QLatin1Char(' ')).toStdString();
  }

  QTemporaryDir folder_;
  std::filesystem::path file_;
  Session session_;
  QStringList failures_;
  std::string start_;
  std::unique_ptr<QDialog> dialog_;
};

INSTANTIATE_TEST_SUITE_P(Both, MapDialogs, testing::Values(hex::Orientation::Flat, hex::Orientation::Pointy),
                         [](const auto& each) { return each.param == hex::Orientation::Flat ? "Flat" : "Pointy"; });

TEST_P(MapDialogs, TheMapGrowsAtAnEdge) {
  open<MapSizeDialog>();
  EXPECT_FALSE(canGo("size.go"));
  EXPECT_FALSE(child<QPushButton>("size.go").toolTip().isEmpty());
  type("size.bottom", "2");
  EXPECT_TRUE(child<QLabel>("size.will").text().contains(QStringLiteral("10 × 10 hexes, 0101 to 1010")));
  EXPECT_EQ(report().join(QLatin1Char('|')), QStringLiteral("20 hexes are added"));
  EXPECT_EQ(dump(), start_) << "nothing happens before it is wanted";
  press("size.go");
  EXPECT_FALSE(dialog_->isVisible());
  const model::Battle battle = stored();
  EXPECT_EQ(model::mapSheet(battle)->rows, 10);
  EXPECT_EQ(battle.find<model::HexRow>(at(1, 10))->terrain, "clear");
  expectOneStep("Grow the map: 2 rows at the bottom");
}

TEST_P(MapDialogs, ACropTellsWhatGoesAndWaitsForAChoice) {
  open<MapSizeDialog>();
  type("size.right", "-1");
  EXPECT_TRUE(report().contains(QStringLiteral("Second, hex 1008")));
  EXPECT_TRUE(report().contains(QStringLiteral("Oronne, hex 1003")));
  EXPECT_FALSE(canGo("size.go"));
  EXPECT_TRUE(child<QPushButton>("size.go").toolTip().contains(QStringLiteral("counters")));
  QTest::keyClick(dialog_.get(), Qt::Key_Return);
  EXPECT_EQ(dump(), start_);
  pick("report.take-off");
  ASSERT_TRUE(canGo("size.go"));
  press("size.go");
  const model::Battle battle = stored();
  EXPECT_FALSE(battle.find<model::Placement>(kSecond));
  EXPECT_EQ(battle.find<model::Placement>(kFirst)->hex, at(2, 3));
  EXPECT_TRUE(battle.all<model::Label>().empty());
  expectOneStep("Crop the map: 1 columns at the right");
}

TEST_P(MapDialogs, CountersCutOffCanMoveInWhateverBlockTheyStandIn) {
  open<MapSizeDialog>();
  type("size.right", "-2");
  pick("report.move-in");
  press("size.go");
  const model::Battle battle = stored();
  EXPECT_EQ(battle.find<model::Placement>(kSecond)->hex, at(8, 8));
  EXPECT_EQ(battle.find<model::Placement>(kInherited)->hex, at(8, 1)) << "in its own block, not in a copy of it";
  EXPECT_EQ(battle.all<model::Placement>().size(), 3u);
  expectOneStep("Crop the map: 2 columns at the right");
}

TEST_P(MapDialogs, TheFrameIsShiftedByButtons) {
  open<MapSizeDialog>();
  for (int i = 0; i < 2; ++i) press("size.shift-bottom");
  EXPECT_EQ(child<QSpinBox>("size.bottom").value(), 2);
  EXPECT_EQ(child<QSpinBox>("size.top").value(), -2);
  pick("report.take-off");
  press("size.go");
  const model::MapSheet& sheet = *model::mapSheet(session_.battle());
  EXPECT_EQ(sheet.firstRow, 3);
  EXPECT_EQ(sheet.rows, 8);
  EXPECT_EQ(session_.layout().number(at(2, 3)), "0203") << "numbers stay";
  expectOneStep("Shift the map's frame: 2 rows at the bottom more");
}

TEST_P(MapDialogs, WhereNumbersWouldFallBelowZeroTheyCanBeginAnew) {
  open<MapSizeDialog>();
  type("size.left", "3");
  EXPECT_FALSE(canGo("size.go"));
  const QString problem = child<QLabel>("report.problem").text();
  EXPECT_TRUE(problem.contains(QStringLiteral("below zero"))) << problem.toStdString();
  EXPECT_TRUE(child<QPushButton>("report.remedy").text().contains(QStringLiteral("anew")));
  press("report.remedy");
  ASSERT_TRUE(canGo("size.go"));
  EXPECT_TRUE(report().contains(QStringLiteral("The numbers of 80 hexes change")));
  EXPECT_TRUE(report().contains(QStringLiteral("0101 becomes 0401")));
  press("size.go");
  EXPECT_EQ(session_.layout().number(at(-2, 1)), "0101");
  expectOneStep("Grow the map: 3 columns at the left");
}

TEST_P(MapDialogs, AsItWasTakesAllBack) {
  open<MapSizeDialog>();
  type("size.top", "-2");
  press("size.shift-left");
  press("size.reset");
  for (const char* name : {"size.left", "size.right", "size.top", "size.bottom"}) {
    EXPECT_EQ(child<QSpinBox>(name).value(), 0);
  }
  EXPECT_FALSE(canGo("size.go"));
}

TEST_P(MapDialogs, AnotherLayoutSaysWhatMovesAndShowsTheWholeMap) {
  open<MapLayoutDialog>();
  EXPECT_FALSE(canGo("layout.go"));
  EXPECT_EQ(QApplication::focusWidget(),
            dialog_->findChild<QToolButton*>(GetParam() == hex::Orientation::Flat ? QStringLiteral("layout.flat")
                                                                                  : QStringLiteral("layout.pointy")));
  EXPECT_TRUE(child<QLabel>("layout.hint").isHidden());
  const auto picture = [&](const char* name) { return child<QLabel>(name).pixmap(Qt::ReturnByValue).toImage(); };
  ASSERT_FALSE(picture("layout.before").isNull());
  EXPECT_EQ(picture("layout.after"), picture("layout.before"));
  const bool wasFlat = GetParam() == hex::Orientation::Flat;
  press(wasFlat ? "layout.pointy" : "layout.flat");
  ASSERT_TRUE(canGo("layout.go"));
  EXPECT_FALSE(child<QLabel>("layout.hint").isHidden());
  EXPECT_TRUE(child<QLabel>("layout.hint").text().contains(QStringLiteral("keeps every line")));
  EXPECT_NE(picture("layout.after"), picture("layout.before"));
  EXPECT_TRUE(report().join(QLatin1Char('|')).contains(QStringLiteral("counters face other hexes than before")));
  const auto wanted = wasFlat ? hex::Orientation::Pointy : hex::Orientation::Flat;
  press("layout.go");
  const model::Battle battle = stored();
  EXPECT_EQ(model::mapSheet(battle)->orientation, wanted);
  const hex::Direction is = *battle.find<model::Placement>(kFirst)->direction->direction;
  const hex::Direction was{hex::FacingKind::Vertex, 1};
  EXPECT_EQ(std::abs(hex::angle(is, wanted) - hex::angle(was, GetParam())), 30);
  expectOneStep("Change the layout of the map");
}

TEST_P(MapDialogs, TheOtherShiftLeadsRoadsAndStreamsRound) {
  model::Edit edit("stream and road");
  const hex::Layout was = session_.layout();
  for (const hex::HexsideKey side : was.sidesAlong(was.vertex(at(3, 3), 0), was.vertex(at(7, 6), 0))) {
    edit.put(model::Hexside{side, "stream", std::nullopt, std::nullopt});
  }
  const std::vector<hex::HexKey> way = was.line(at(4, 7), at(8, 2));
  for (std::size_t i = 1; i < way.size(); ++i) edit.put(model::Link{*was.sideBetween(way[i - 1], way[i]), "road"});
  ASSERT_TRUE(session_.apply(edit));
  open<MapLayoutDialog>();
  const bool isFirst = child<QToolButton>("layout.first-shifted").isChecked();
  press(isFirst ? "layout.second-shifted" : "layout.first-shifted");
  EXPECT_TRUE(child<QLabel>("layout.hint").isHidden()) << "turning does not help there";
  const QString text = report().join(QLatin1Char('|'));
  EXPECT_TRUE(text.contains(QStringLiteral("Lines on hexsides are traced anew, by guess"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("|Stream: "))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("Roads are led round, by guess"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("|Road: "))) << text.toStdString();
  press("layout.go");
  EXPECT_NE(session_.layout().spec().shifted, was.spec().shifted);
  std::set<hex::HexKey> reached{way.front()};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const model::Link& row : session_.battle().all<model::Link>()) {
      const auto [near, far] = session_.layout().hexesOf(row.side);
      if (reached.contains(near)) reached.insert(far);
      if (reached.contains(far)) reached.insert(near);
    }
  }
  for (const hex::HexKey hex : way) EXPECT_TRUE(reached.contains(hex)) << "the road has a hole";
  session_.undo();
  session_.undo();
  EXPECT_EQ(dump(), start_);
}

TEST_P(MapDialogs, NumbersAreWrittenAnotherWay) {
  open<MapLayoutDialog>();
  choose("layout.columns.style", static_cast<int>(hex::NumberStyle::Letters));
  auto& start = child<QSpinBox>("layout.columns.start");
  start.setFocus();
  start.selectAll();
  QTest::keyClicks(&start, QStringLiteral("c"));
  EXPECT_EQ(start.value(), 3);
  choose("layout.rows.step", -1);
  QTest::keyClicks(&child<QLineEdit>("layout.separator"), QStringLiteral("."));
  EXPECT_TRUE(report().contains(QStringLiteral("The numbers of 80 hexes change")));
  EXPECT_TRUE(report().contains(QStringLiteral("0101 becomes C.08")));
  press("layout.go");
  EXPECT_EQ(session_.layout().number(at(10, 8)), "L.01");
  expectOneStep("Change the layout of the map");
}

TEST_P(MapDialogs, HalfHexesWithoutNumbersTakeCountersOff) {
  open<MapLayoutDialog>();
  // The edge across the stagger, where every second hex goes.
  const bool flat = GetParam() == hex::Orientation::Flat;
  const auto edge = QStringLiteral("layout.edge%1").arg(static_cast<int>(flat ? hex::Edge::Top : hex::Edge::Right));
  choose(edge.toLatin1().constData(), static_cast<int>(hex::EdgeKind::HalfUnnumbered));
  const bool isCut = report().join(QLatin1Char(' ')).contains(QStringLiteral("counters stand on hexes that go"));
  EXPECT_EQ(canGo("layout.go"), !isCut);
  if (isCut) pick("report.move-in");
  press("layout.go");
  const model::Battle battle = stored();
  for (const model::Placement& row : battle.all<model::Placement>()) {
    EXPECT_TRUE(session_.layout().contains(*row.hex)) << row.words;
  }
}

TEST_P(MapDialogs, AnImpossibleLayoutIsTold) {
  open<MapLayoutDialog>();
  type("layout.columns.digits", "1");
  EXPECT_FALSE(canGo("layout.go"));
  EXPECT_FALSE(child<QLabel>("report.problem").isHidden());
  QTest::keyClicks(&child<QLineEdit>("layout.separator"), QStringLiteral("-"));
  EXPECT_TRUE(canGo("layout.go"));
}

TEST_P(MapDialogs, TheMapIsMirroredWithAllCountersInTheirBlocks) {
  open<MapTurnDialog>(hex::MapTurn::MirrorLeftRight);
  EXPECT_TRUE(child<QToolButton>("turn.left-right").isChecked());
  press("turn.go");
  const model::Battle battle = stored();
  EXPECT_EQ(battle.find<model::Placement>(kFirst)->hex, at(9, 3));
  EXPECT_EQ(battle.find<model::Placement>(kInherited)->hex, at(2, 1));
  EXPECT_EQ(battle.all<model::Placement>().size(), 3u);
  EXPECT_EQ(battle.find<model::HexRow>(at(9, 2))->terrain, "woods");
  open<MapTurnDialog>(hex::MapTurn::MirrorLeftRight);
  press("turn.go");
  EXPECT_EQ(dump(), start_);
}

TEST_P(MapDialogs, AQuarterTurnSwapsTheSheet) {
  open<MapTurnDialog>(hex::MapTurn::MirrorLeftRight);
  press("turn.clockwise");
  EXPECT_TRUE(child<QLabel>("turn.size").text().contains(QStringLiteral("8 × 10 hexes")));
  EXPECT_FALSE(child<QLabel>("turn.after").pixmap().isNull());
  press("turn.go");
  EXPECT_EQ(model::mapSheet(session_.battle())->columns, 8);
  expectOneStep("Turn the map a quarter clockwise");
}

TEST_P(MapDialogs, TerrainIsReplacedEverywhereOrInTheArea) {
  session_.selectArea({at(2, 2), at(1, 1)});
  open<ReplaceTerrainDialog>();
  auto& from = child<QComboBox>("replace.from");
  EXPECT_TRUE(from.itemText(from.findData(QStringLiteral("lawn"))).contains(QStringLiteral("not in the rules")));
  from.setCurrentIndex(from.findData(QStringLiteral("woods")));
  auto& to = child<QComboBox>("replace.to");
  EXPECT_EQ(to.findData(QStringLiteral("woods")), -1);
  to.setCurrentIndex(to.findData(QStringLiteral("marsh")));
  EXPECT_TRUE(child<QRadioButton>("replace.area").isChecked());
  EXPECT_TRUE(child<QLabel>("replace.result").text().startsWith(QStringLiteral("1 hexes become")));
  pick("replace.everywhere");
  EXPECT_TRUE(child<QLabel>("replace.result").text().startsWith(QStringLiteral("3 hexes become")));
  press("replace.go");
  EXPECT_EQ(session_.battle().find<model::HexRow>(at(9, 7))->terrain, "marsh");
  expectOneStep("Replace Woods by Marsh");
}

TEST_P(MapDialogs, HexsidesAndRoadsAreReplacedToo) {
  open<ReplaceTerrainDialog>();
  EXPECT_FALSE(child<QRadioButton>("replace.area").isEnabled());
  choose("replace.place", static_cast<int>(rules::TerrainPlace::Hexside));
  EXPECT_EQ(child<QComboBox>("replace.from").count(), 1);
  auto& to = child<QComboBox>("replace.to");
  to.setCurrentIndex(to.findData(QStringLiteral("river")));
  press("replace.go");
  EXPECT_EQ(session_.battle().all<model::Hexside>().begin()->kind, "river");
  open<ReplaceTerrainDialog>();
  choose("replace.place", static_cast<int>(rules::TerrainPlace::Link));
  child<QComboBox>("replace.to").setCurrentIndex(child<QComboBox>("replace.to").findData(QStringLiteral("track")));
  press("replace.go");
  EXPECT_EQ(session_.battle().all<model::Link>().begin()->kind, "track");
  EXPECT_EQ(store::dump(stored()), dump());
}

int rowOf(const QTableWidget& table, const QString& name) {
  for (int row = 0; row < table.rowCount(); ++row) {
    if (table.item(row, 1)->text() == name) return row;
  }
  return -1;
}

TEST_P(MapDialogs, StatisticsAreSortedCopiedAndFollowTheMap) {
  open<StatisticsDialog>();
  auto& table = child<QTableWidget>("statistics.table");
  EXPECT_TRUE(child<QLabel>("statistics.summary").text().startsWith(QStringLiteral("80 hexes")));
  EXPECT_EQ(table.item(rowOf(table, QStringLiteral("Woods")), 2)->text(), QStringLiteral("3"));
  EXPECT_EQ(table.item(rowOf(table, QStringLiteral("Woods")), 6)->text(), QStringLiteral("2"));
  table.sortByColumn(2, Qt::DescendingOrder);
  int before = 1000;
  for (int row = 0; row < table.rowCount(); ++row) {
    EXPECT_LE(table.item(row, 2)->text().toInt(), before);
    before = table.item(row, 2)->text().toInt();
  }
  model::Edit edit("paint");
  edit.put(model::HexRow{at(1, 1), "woods", 0});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(table.item(rowOf(table, QStringLiteral("Woods")), 2)->text(), QStringLiteral("4"));
  table.selectRow(rowOf(table, QStringLiteral("Woods")));
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
  const QString text = QApplication::clipboard()->mimeData()->text();
  EXPECT_EQ(text.count(QLatin1Char('\n')), 2);
  EXPECT_TRUE(text.contains(QStringLiteral("Terrain\tWoods\t4\t5.0 %")));
  EXPECT_TRUE(QApplication::clipboard()->mimeData()->html().contains(QStringLiteral("<td>Woods</td>")));
}

TEST_P(MapDialogs, StatisticsOfTheSelectedArea) {
  open<StatisticsDialog>();
  EXPECT_FALSE(child<QRadioButton>("statistics.area").isEnabled());
  session_.selectArea({at(2, 2), at(2, 3)});
  ASSERT_TRUE(child<QRadioButton>("statistics.area").isEnabled());
  pick("statistics.area");
  EXPECT_TRUE(child<QLabel>("statistics.summary").text().startsWith(QStringLiteral("2 hexes")));
  session_.selectArea({});
  EXPECT_TRUE(child<QRadioButton>("statistics.whole").isChecked());
  EXPECT_TRUE(child<QLabel>("statistics.summary").text().startsWith(QStringLiteral("80 hexes")));
}

TEST_P(MapDialogs, ALockedLayerOrAReadOnlyBattleIsTheReasonWhyNot) {
  session_.layers().setState(MapLayer::Terrain, {true, true, 1});
  open<MapTurnDialog>(hex::MapTurn::Half);
  EXPECT_FALSE(canGo("turn.go"));
  EXPECT_TRUE(child<QPushButton>("turn.go").toolTip().contains(QStringLiteral("locked")));
  dialog_.reset();
  session_.setDocument(nullptr);
  session_.setDocument(document::Document::open(file_, document::Mode::ReadOnly));
  open<MapSizeDialog>();
  type("size.bottom", "1");
  EXPECT_FALSE(canGo("size.go"));
  EXPECT_TRUE(child<QPushButton>("size.go").toolTip().contains(QStringLiteral("reading only")));
  open<ReplaceTerrainDialog>();
  EXPECT_FALSE(canGo("replace.go"));
}

TEST_P(MapDialogs, TheFrameIsSetInOneStepAndWhatIsAsUsualIsNotWritten) {
  open<SheetFrameDialog>();
  dialog_->accept();
  EXPECT_EQ(dump(), start_) << "nothing was changed";
  open<SheetFrameDialog>();
  EXPECT_EQ(child<QLineEdit>("frame.title").placeholderText(), QStringLiteral("Country"));
  auto& title = child<QLineEdit>("frame.title");
  title.setFocus();
  QTest::keyClicks(&title, QStringLiteral("By the \"bridge\""));
  pick("frame.part.tracks");
  auto& place = child<QComboBox>("frame.place");
  place.setFocus();
  QTest::keyClick(&place, Qt::Key_Down);
  type("frame.north", "45");
  dialog_->accept();
  EXPECT_EQ(model::mapSheet(session_.battle())->northAngle, 45);
  const rules::RuleBook& rules = session_.rules();
  EXPECT_EQ(rules.text("look/frame/title"), "By the \"bridge\"");
  EXPECT_EQ(rules.text("look/frame/place"), "below");
  EXPECT_EQ(rules.texts("look/frame/parts").size(), 7U);
  EXPECT_FALSE(rules.json("look/frame/heading"));
  open<SheetFrameDialog>();
  EXPECT_EQ(child<QLineEdit>("frame.title").text(), QStringLiteral("By the \"bridge\""));
  EXPECT_FALSE(child<QAbstractButton>("frame.part.tracks").isChecked());
  expectOneStep("Change the frame of the map");
}

TEST_P(MapDialogs, EveryFieldHasANameForThoseWhoCantSeeIt) {
  const auto look = [&] {
    for (const QWidget* widget : dialog_->findChildren<QWidget*>()) {
      const bool isField = widget->focusPolicy() != Qt::NoFocus &&
                           (qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractButton*>(widget) ||
                            qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QTreeWidget*>(widget));
      if (!isField || widget->isHidden() || widget->objectName() == QLatin1String("qt_spinbox_lineedit")) continue;
      const auto* button = qobject_cast<const QAbstractButton*>(widget);
      EXPECT_FALSE(widget->accessibleName().isEmpty() && (!button || button->text().isEmpty()))
          << widget->objectName().toStdString();
    }
  };
  open<MapSizeDialog>();
  look();
  open<MapLayoutDialog>();
  look();
  open<MapTurnDialog>(hex::MapTurn::Half);
  look();
  open<SheetFrameDialog>();
  look();
}

}  // namespace
}  // namespace redoubt::editor::test
