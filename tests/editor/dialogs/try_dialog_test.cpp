#include "editor/dialogs/tryit/try_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "core/exchange/new_battle.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/dialogs/hex_at.h"

namespace redoubt::editor::test {
namespace {

constexpr Id<model::Placement> kGuard{301}, kUhlan{302}, kRider{303};

// Two armies on 10 by 8 hexes: a red guard in 0504, blue riders on two opposite sides of it.
class TryBattle {
 public:
  TryBattle() : battle_(exchange::newBattle(options())) {
    for (const model::SetUpBlock& block : battle_.all<model::SetUpBlock>()) blocks_.push_back(block.id);
    addRules();
    const hex::HexKey target = at(5, 4);
    const hex::Layout layout = model::layoutOf(battle_);
    add(kGuard, 1, "Guard", "foot", target, 6);
    add(kUhlan, 0, "Uhlans", "lancer", *layout.neighbour(target, 1), 8);
    add(kRider, 0, "Riders", "lancer", *layout.neighbour(target, 4), 8);
  }
  model::Battle take() { return std::move(battle_); }

 private:
  static exchange::NewBattleOptions options() {
    exchange::NewBattleOptions options;
    options.columns = 10;
    options.rows = 8;
    return options;
  }

  void rule(const std::string& path, const std::string& json) {
    battle_.all<model::Rule>().put({*battle_.all<model::BattleInfo>().begin()->system, path, model::JsonText{json}});
  }

  void addRules() {
    rule("unit-type/foot/arm", R"("foot")");
    rule("unit-type/lancer/arm", R"("horse")");
    rule("combat/columns", R"(["1-1", "2-1", "3-1", "4-1"])");
    rule("combat/dice", R"("1d6")");
    rule("combat/odds-rounding", R"("for-defender")");
    rule("combat/odds-beyond", R"("last-column")");
    rule("combat/shift/opposite-sides", "1");
    rule("combat/shift/stock/lances", R"({"types": ["lancer"], "by-size": {"2": 1}, "several": "best"})");
    rule("stock/lances/title", R"("Lances")");
    rule("result-code/b1", R"({"text": "B1", "side": "defender", "retreat": 1})");
    rule("result-code/a1", R"({"text": "A1", "side": "attacker", "retreat": 1})");
    for (const auto& [number, range, worst] :
         {std::tuple{"1", "[1, 2]", R"("B1")"}, std::tuple{"2", "[3, 6]", R"("A1R")"}}) {
      const std::string row = std::string("combat/rows/") + number + "/";
      rule(row + "range", range);
      for (const char* column : {"1-1", "2-1", "3-1"}) rule(row + column, worst);
      rule(row + "4-1", R"("B1")");
    }
  }

  void add(Id<model::Placement> id, std::size_t army, const char* name, const char* type, hex::HexKey hex, int morale) {
    const model::SetUpBlock& block = *battle_.find<model::SetUpBlock>(blocks_[army]);
    const Id<model::Unit> unit{id.value};
    battle_.all<model::Unit>().put({unit, name, block.army, name, name, type, static_cast<int>(id.value)});
    model::Counter counter;
    counter.id = {id.value};
    counter.unit = unit;
    battle_.all<model::Counter>().put(counter);
    model::Face face;
    face.id = {id.value};
    face.counter = counter.id;
    testing::putFace(battle_, face, morale, 2, {});
    model::Placement row;
    row.id = id;
    row.block = block.id;
    row.unit = unit;
    row.words = name;
    row.hex = hex;
    battle_.all<model::Placement>().put(row);
  }

  model::Battle battle_;
  std::vector<Id<model::SetUpBlock>> blocks_;
};

class Try : public ::testing::Test {
 protected:
  Try() : file_(std::filesystem::path(folder_.path().toStdString()) / "try.battle") {
    session_.setDocument(document::Document::create(file_, TryBattle().take()));
    session_.hand().select({at(5, 4)});
    dialog_ = std::make_unique<TryDialog>(session_);
    dialog_->show();
    dialog_->activateWindow();
    QCoreApplication::processEvents();
  }

  template <class Widget>
  Widget& child(const char* name) const {
    auto* found = dialog_->findChild<Widget*>(QString::fromLatin1(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }
  QString column() const { return child<QLabel>("try.column").text(); }
  // The cells of a table, row by row.
  QStringList lines(const char* name) const {
    const auto& table = child<QTableWidget>(name);
    QStringList lines;
    for (int row = 0; row < table.rowCount(); ++row) {
      QStringList cells;
      for (int each = 0; each < table.columnCount(); ++each) cells << table.item(row, each)->text();
      lines << cells.join(QLatin1Char('|'));
    }
    return lines;
  }
  int rowOf(const char* unit) const {
    const auto& table = child<QTableWidget>("try.actors");
    for (int row = 0; row < table.rowCount(); ++row) {
      if (table.item(row, 0)->text() == QLatin1String(unit)) return row;
    }
    throw std::runtime_error("no such attacker");
  }
  // As by keyboard: the space bar on a cell.
  void tick(const char* unit, int column = 0) {
    auto& table = child<QTableWidget>("try.actors");
    table.setFocus();
    table.setCurrentCell(rowOf(unit), column);
    QTest::keyClick(&table, Qt::Key_Space);
  }
  // One more counter; a leader has no size.
  void post(std::int64_t id, std::size_t army, const char* name, const char* type, hex::HexKey hex, int size = 1) {
    const auto& blocks = session_.battle().all<model::SetUpBlock>();
    const model::SetUpBlock& block = *std::next(blocks.begin(), static_cast<std::ptrdiff_t>(army));
    model::Edit edit("Post");
    model::Placement row;
    row.id = {id};
    row.block = block.id;
    row.words = name;
    row.hex = hex;
    if (std::string_view(type) == "leader") {
      edit.put(model::Leader{{id}, name, block.army, name, name, false, static_cast<int>(id)});
      row.subject = model::PlacementSubject::Leader;
      row.leader = Id<model::Leader>{id};
    } else {
      edit.put(model::Unit{{id}, name, block.army, name, name, type, static_cast<int>(id)});
      model::Counter counter;
      counter.id = {id};
      counter.unit = Id<model::Unit>{id};
      edit.put(counter);
      testing::putFace(edit, {{id}, counter.id, model::FaceSide::Front, model::FaceRole::Step}, 6, size, {});
      row.unit = Id<model::Unit>{id};
    }
    edit.put(row);
    ASSERT_TRUE(session_.apply(edit));
  }
  QString cellOf(const char* unit, int column) const {
    return child<QTableWidget>("try.actors").item(rowOf(unit), column)->text();
  }
  void tickTarget(int row) {
    auto& table = child<QTableWidget>("try.targets");
    table.setFocus();
    table.setCurrentCell(row, 0);
    QTest::keyClick(&table, Qt::Key_Space);
  }
  void setRule(const std::string& path, const std::string& json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{*session_.battle().all<model::BattleInfo>().begin()->system, path, model::JsonText{json}});
    ASSERT_TRUE(session_.apply(edit));
  }

  QTemporaryDir folder_;
  std::filesystem::path file_;
  Session session_;
  std::unique_ptr<TryDialog> dialog_;
};

TEST_F(Try, OfAllEnemiesRoundTheSelectedHexShowRatioShiftsAndColumn) {
  EXPECT_EQ(child<QLineEdit>("try.target").text(), QStringLiteral("0504"));
  EXPECT_EQ(child<QTableWidget>("try.actors").rowCount(), 2);
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1; shifted to 3:1"));
  EXPECT_EQ(lines("try.adjustments"), QStringList{QStringLiteral("from opposite sides|Column|+1||")});
  EXPECT_TRUE(child<QLabel>("try.defence").text().contains(QStringLiteral("Guard: 2")));
}

TEST_F(Try, ShowEachResultWithItsChanceAndMeaning) {
  const QStringList results = lines("try.results");
  ASSERT_EQ(results.size(), 2);
  EXPECT_EQ(results[0], QStringLiteral("B1|33.3 %|Defender retreats 1 hex(es)|"));
  EXPECT_EQ(results[1], QStringLiteral("A1R|66.7 %|Attacker retreats 1 hex(es). Nothing explains “R”|"));
}

TEST_F(Try, ChangeWithTheTicksOfTheAttackers) {
  tick("Riders");
  EXPECT_EQ(column(), QStringLiteral("2 : 2 is the column 1:1"));
  EXPECT_TRUE(lines("try.adjustments").isEmpty());
  EXPECT_TRUE(child<QLabel>("try.nothingActs").isVisible());
  tick("Uhlans");
  EXPECT_EQ(column(), QStringLiteral("Tick one unit at least."));
  EXPECT_TRUE(lines("try.results").isEmpty());
  tick("Riders");
  tick("Uhlans");
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1; shifted to 3:1"));
}

TEST_F(Try, ChangeWithWhatIsSpent) {
  EXPECT_EQ(child<QTableWidget>("try.actors").horizontalHeaderItem(3)->text(), QStringLiteral("Lances"));
  tick("Uhlans", 3);
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1; shifted to 4:1"));
  EXPECT_EQ(lines("try.results"), QStringList{QStringLiteral("B1|100.0 %|Defender retreats 1 hex(es)|")});
}

TEST_F(Try, FollowTheSelectionAndTheTypedHex) {
  session_.hand().select({at(1, 1)});
  EXPECT_EQ(column(), QStringLiteral("Nobody stands in this hex."));
  auto& typed = child<QLineEdit>("try.target");
  typed.setFocus();
  typed.selectAll();
  QTest::keyClicks(&typed, QStringLiteral("0504"));
  QTest::keyClick(&typed, Qt::Key_Return);
  EXPECT_EQ(dialog_->target(), at(5, 4));
  EXPECT_TRUE(dialog_->isVisible());
  typed.selectAll();
  QTest::keyClicks(&typed, QStringLiteral("9999"));
  QTest::keyClick(&typed, Qt::Key_Return);
  EXPECT_EQ(column(), QStringLiteral("The map has no hex 9999."));
}

TEST_F(Try, FollowTheRulesAndSayWhatIsUnknown) {
  setRule("combat/shift/morale", R"("difference")");
  EXPECT_TRUE(lines("try.adjustments").contains(QStringLiteral("difference of morale|Column|+2||")));
  setRule("combat/shift/track", R"("morale")");
  const std::string player = session_.battle().all<model::Player>().begin()->slug;
  setRule("morale-track/zones", R"([{"label": "0", "columns": 1, "player": ")" + player + R"("}])");
  EXPECT_TRUE(lines("try.adjustments").contains(QStringLiteral("morale track|Column|+1||whether it acts is unknown")))
      << lines("try.adjustments").join(QLatin1Char('\n')).toStdString();
  setRule("combat/columns", "[]");
  EXPECT_TRUE(column().contains(QStringLiteral("table/"))) << column().toStdString();
}

TEST_F(Try, TellHowLikelyTheRetreatingAreDispersed) {
  setRule("dispersal/dice", R"("1d6")");
  setRule("dispersal/columns/foot", R"({"arm": "foot"})");
  setRule("dispersal/rows/1/range", "[1, null]");
  setRule("dispersal/rows/1/foot", "[1, 3]");
  EXPECT_TRUE(lines("try.results")[0].contains(QStringLiteral("retreats 1 hex(es), dispersed then in 50 %")));
  EXPECT_FALSE(lines("try.results")[1].contains(QStringLiteral("dispersed"))) << "the table has no horse";
}

TEST_F(Try, SayOfStrengthsThatTheyAreEstimated) {
  model::Edit edit("Doubt");
  edit.put(model::Provenance{"face_figure", std::to_string(kUhlan.value) + "/size", "value", model::Status::Estimated,
                             std::nullopt, ""});
  ASSERT_TRUE(session_.apply(edit));
  const QStringList attackers = lines("try.actors");
  EXPECT_TRUE(attackers[rowOf("Uhlans")].contains(QStringLiteral("2 (estimated)")));
  EXPECT_TRUE(attackers[rowOf("Riders")].contains(QStringLiteral("|2|")));
  EXPECT_TRUE(child<QLabel>("try.missing").isVisible());
}

TEST_F(Try, TakeInOtherHexesWhereTheAttackersStandInOne) {
  auto& targets = child<QTableWidget>("try.targets");
  EXPECT_FALSE(targets.isVisible());
  const hex::HexKey uhlans = *session_.layout().neighbour(at(5, 4), 1);
  const hex::HexKey beside = *session_.layout().neighbour(at(5, 4), 2);
  ASSERT_EQ(session_.layout().distance(uhlans, beside), 1);
  post(304, 1, "Picket", "foot", beside);
  EXPECT_FALSE(targets.isVisible()) << "the rules don't tell whether several hexes may be attacked";
  setRule("combat/several", R"("one-side-in-one-hex")");
  ASSERT_TRUE(targets.isVisible());
  EXPECT_EQ(targets.item(0, 1)->text(),
            QStringLiteral("Picket (not now: so many hexes or units may not act together)"));
  tickTarget(0);
  EXPECT_TRUE(child<QLabel>("try.refused").text().contains(QStringLiteral("so many hexes"))) << "it is tried all the same";
  tickTarget(0);
  EXPECT_FALSE(child<QLabel>("try.refused").isVisible());
  tick("Riders");
  EXPECT_EQ(targets.item(0, 1)->text(), QStringLiteral("Picket"));
  tickTarget(0);
  EXPECT_EQ(column(), QStringLiteral("2 : 3 is the column 1:1"));
  EXPECT_TRUE(child<QLabel>("try.defence").text().contains(QStringLiteral("Picket: 1")));
  EXPECT_EQ(cellOf("Riders", 2), QStringLiteral("so many hexes or units may not act together"));
  tickTarget(0);
  EXPECT_EQ(cellOf("Riders", 2), QString());
}

TEST_F(Try, NameOthersWhoMustBeAttacked) {
  const hex::HexKey uhlans = *session_.layout().neighbour(at(5, 4), 1);
  post(304, 1, "Picket", "foot", *session_.layout().neighbour(uhlans, 1));
  setRule("facing/kind", R"("hexside")");
  setRule("facing/zones", R"({"front": 3, "rear": 3})");
  setRule("control/zones", R"(["front"])");
  setRule("combat/must-be-attacked", "true");
  auto& notes = child<QLabel>("try.missing");
  EXPECT_FALSE(notes.text().contains(QStringLiteral("Picket")));
  model::Edit edit("Turn");
  model::Placement row = *session_.battle().find<model::Placement>(kUhlan);
  row.direction = model::Facing{hex::Direction{hex::FacingKind::Hexside, 1}};
  edit.put(row);
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_TRUE(notes.text().contains(QStringLiteral("to be attacked in this phase:"))) << notes.text().toStdString();
  EXPECT_TRUE(notes.text().contains(QStringLiteral("Picket")));
}

TEST_F(Try, AskWhoDefendsWhereOnlyOneDoes) {
  auto& defender = child<QComboBox>("try.defender");
  post(304, 1, "Picket", "foot", at(5, 4));
  EXPECT_FALSE(defender.isVisible());
  EXPECT_EQ(column(), QStringLiteral("4 : 3 is the column 1:1; shifted to 2:1"));
  model::Edit edit("Camp");
  edit.put(model::Zone{{1}, "camp", "Camp"});
  edit.put(model::ZoneHex{{1}, at(5, 4)});
  ASSERT_TRUE(session_.apply(edit));
  setRule("combat/one-defends", R"([{"zone": "camp"}])");
  ASSERT_TRUE(defender.isVisible());
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1; shifted to 3:1"));
  defender.setFocus();
  QTest::keyClick(&defender, Qt::Key_Down);
  EXPECT_EQ(column(), QStringLiteral("4 : 1 is the column 4:1"));
}

TEST_F(Try, LeaveOutWhoeverOnlyHelpsTheDefence) {
  setRule("unit-type/cart/arm", R"("cart")");
  setRule("combat/defence-bonus/cart", "1");
  post(304, 0, "Cart", "cart", *session_.layout().neighbour(at(5, 4), 1));
  EXPECT_EQ(cellOf("Cart", 2), QStringLiteral("it may not do this"));
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1; shifted to 3:1"));
  tick("Cart");
  EXPECT_TRUE(child<QLabel>("try.refused").text().startsWith(QStringLiteral("Not allowed: Cart: it may not do this")))
      << child<QLabel>("try.refused").text().toStdString();
}

TEST_F(Try, TellWhatTransportLetsTheDefendersDo) {
  setRule("unit-type/cart/arm", R"("cart")");
  setRule("combat/defence-bonus/cart", "0");
  setRule("transport/arm", R"("cart")");
  setRule("transport/holds", R"({"retreat": 1, "losses": 1})");
  EXPECT_FALSE(lines("try.results")[0].contains(QStringLiteral("stays")));
  post(304, 1, "Cart", "cart", at(5, 4));
  EXPECT_TRUE(
      lines("try.results")[0].contains(QStringLiteral("Defender retreats 1 hex(es), or stays and loses 1 point(s)")));
  setRule("transport/holds", R"({"retreat": 0, "losses": 1})");
  EXPECT_TRUE(lines("try.results")[0].contains(QStringLiteral("its transport is lost")));
}

TEST_F(Try, TellHowLikelyALeaderFalls) {
  setRule("leader/casualty-dice", R"("1d6")");
  setRule("leader/casualty-causes", R"([{"unit": "retreats"}])");
  setRule("leader/casualty-roll/retreats",
          R"([{"from": 1, "to": 3, "result": "none"}, {"from": 4, "to": 6, "result": "dead"}])");
  EXPECT_FALSE(lines("try.results")[0].contains(QStringLiteral("leader")));
  post(304, 1, "Chief", "leader", at(5, 4));
  EXPECT_TRUE(lines("try.results")[0].contains(QStringLiteral("a leader with it falls in 50.0 %")));
}

TEST_F(Try, ReckonWithAFenceThatWaitsOnlyWhereItIsTicked) {
  setRule("marker/fence/title", R"("Fence")");
  setRule("marker/fence/hexside", R"("line")");
  setRule("combat/strength-across/fence", "1");
  model::Edit edit("Line");
  const hex::HexKey target = at(5, 4);
  edit.put(model::Hexside{session_.layout().side(target, 1), "line", std::nullopt, std::nullopt});
  model::Placement fence;
  fence.id = {305};
  fence.block = std::next(session_.battle().all<model::SetUpBlock>().begin())->id;
  fence.subject = model::PlacementSubject::Marker;
  fence.words = "fence";
  fence.rule = model::PlacementRule::Within;
  fence.hex = target;
  fence.distance = 1;
  edit.put(fence);
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(child<QTableWidget>("try.actors").horizontalHeaderItem(4)->text(), QStringLiteral("Fence?"));
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1; shifted to 3:1"));
  auto& notes = child<QLabel>("try.missing");
  EXPECT_TRUE(notes.text().contains(QStringLiteral("may come to stand before Uhlans:"))) << notes.text().toStdString();
  tick("Uhlans", 4);
  EXPECT_EQ(column(), QStringLiteral("3 : 2 is the column 1:1; shifted to 2:1"));
  EXPECT_EQ(cellOf("Uhlans", 2), QStringLiteral("1 (at most 1, across Fence)"));
  EXPECT_FALSE(notes.text().contains(QStringLiteral("may come to stand")));
}

TEST_F(Try, SayWhatAnUnknownFacingWouldChange) {
  setRule("combat/strength-from-rear", "1");
  setRule("facing/kind", R"("hexside")");
  EXPECT_TRUE(child<QLabel>("try.defence")
                  .text()
                  .contains(QStringLiteral("Guard: 2 (at most 1, attacked from the rear if it acts")));
}

TEST_F(Try, FollowTheCounters) {
  model::Edit edit("Weaken");
  edit.erase<model::FaceFigure>({Id<model::Face>{kGuard.value}, model::kSize});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(column(), QStringLiteral("4 : ?: the column is unknown"));
}

TEST_F(Try, SupposeAndTakeItBack) {
  auto& what = child<QComboBox>("try.what");
  const int hex = what.findText(QStringLiteral("Riders: hex"));
  ASSERT_GE(hex, 0);
  what.setFocus();
  what.setCurrentIndex(hex);
  auto& value = child<QComboBox>("try.value");
  value.setFocus();
  value.lineEdit()->selectAll();
  QTest::keyClicks(&value, QStringLiteral("0101"));
  QTest::mouseClick(&child<QPushButton>("try.suppose"), Qt::LeftButton);
  EXPECT_EQ(column(), QStringLiteral("2 : 2 is the column 1:1"));
  auto& list = child<QLabel>("try.supposed");
  EXPECT_TRUE(list.text().contains(QStringLiteral("Riders: hex 0101"))) << list.text().toStdString();
  emit list.linkActivated(QStringLiteral("0"));
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1; shifted to 3:1"));
  EXPECT_FALSE(list.isVisible());
  EXPECT_FALSE(session_.document().canUndo()) << "nothing is written";
}

TEST_F(Try, AskAtTheTurnWithItsWeather) {
  setRule("turns/count", "6");
  setRule("state/weather", R"({"of": "game", "levels": ["dry", "mud"]})");
  setRule("state/weather/title", R"("Weather")");
  setRule("state/weather/mud", R"({"title": "Mud"})");
  setRule("state/weather/change/rain", R"({"on": "turn", "when": {"turn": [3]}, "to": "mud"})");
  setRule("action/assault", R"({"asked": "attack", "table": "battle"})");
  setRule("table/battle/index", R"({"kind": "odds", "of": [4, 2], "columns": ["1-1", "2-1", "3-1"]})");
  setRule("table/battle/roll", R"({"dice": "1d6"})");
  setRule("table/battle/rows/1/range", "[1, 6]");
  setRule("table/battle/rows/1/2-1", R"("-")");
  setRule("action/assault/adjust/mud", R"({"of": "column", "add": -1, "when": {"state.weather": "mud"}})");
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1"));
  auto& turn = child<QSpinBox>("moment.turn");
  EXPECT_EQ(turn.value(), 1);
  turn.setValue(3);
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1; shifted to 1:1"));
  EXPECT_EQ(child<QComboBox>("moment.state.weather").currentText(), QStringLiteral("Mud, by the turn"));
  EXPECT_EQ(child<QComboBox>("try.what").findText(QStringLiteral("Turn")), -1) << "offered once";
}

TEST_F(Try, SayWhatCanNotBeSupposed) {
  auto& what = child<QComboBox>("try.what");
  what.setCurrentIndex(what.findText(QStringLiteral("Turn")));
  auto& value = child<QComboBox>("try.value");
  value.setFocus();
  value.lineEdit()->selectAll();
  QTest::keyClicks(&value, QStringLiteral("soon"));
  QTest::mouseClick(&child<QPushButton>("try.suppose"), Qt::LeftButton);
  EXPECT_TRUE(column().contains(QStringLiteral("turn=soon"))) << column().toStdString();
}

TEST_F(Try, ActionsOfTheRulesByTheirTitlesWithWhatRefusesThem) {
  setRule("rating/shot", R"({"figure": "size"})");
  setRule("table/volley/index", R"({"kind": "value", "of": [{"rating": "shot", "of": "actors"}], "columns": ["1", "2"]})");
  setRule("table/volley/roll", R"({"dice": "1d6"})");
  setRule("table/volley/rows/1/range", "[1, 3]");
  setRule("table/volley/rows/1/2", R"("D")");
  setRule("table/volley/rows/2/range", "[4, 6]");
  setRule("table/volley/rows/2/2", R"("-")");
  setRule("action/volley", R"({"asked": "fire", "range": 3, "joint": "single", "table": "volley"})");
  setRule("action/volley/title", R"("Volley")");
  setRule("action/volley/adjust/near", R"({"of": "shot", "times": 2, "when": {"distance": 1}})");
  auto& action = child<QComboBox>("try.action");
  action.setFocus();
  action.setCurrentIndex(action.findText(QStringLiteral("Volley")));
  EXPECT_EQ(column(), QStringLiteral("4 is the column 2")) << "one unit only";
  ASSERT_EQ(lines("try.results").size(), 2);
  EXPECT_TRUE(lines("try.results")[0].startsWith(QStringLiteral("D|50.0 %|")));
  const QString acts = lines("try.adjustments").value(0);
  EXPECT_TRUE(acts.startsWith(QStringLiteral("near: "))) << acts.toStdString();
  EXPECT_TRUE(acts.contains(QStringLiteral("|× 2|"))) << acts.toStdString();
  const bool areRidersOut = cellOf("Riders", 2).contains(QStringLiteral("so many hexes or units"));
  tick(areRidersOut ? "Riders" : "Uhlans");
  EXPECT_TRUE(child<QLabel>("try.refused").text().contains(QStringLiteral("so many hexes or units")));
}

// A table without an index has no column to speak of; of a check also what it brings is told, by the table's title.
TEST_F(Try, TellWhatTheChecksOfAResultBring) {
  setRule("table/volley/rows/1/result", R"("M")");
  setRule("action/volley", R"({"asked": "fire", "table": "volley"})");
  setRule("effect/m", R"({"text": "M", "table": "volley", "do": [{"check": "nerve", "add": 1}]})");
  setRule("table/nerve/title", R"("Check of nerve")");
  setRule("table/nerve/roll", R"({"dice": "1d6"})");
  setRule("table/nerve/rows/1/range", "[null, 4]");
  setRule("table/nerve/rows/1/result", R"("stands")");
  setRule("table/nerve/rows/2/range", "[5, null]");
  setRule("table/nerve/rows/2/result", R"("runs")");
  setRule("effect/runs", R"({"text": "runs", "table": "nerve", "do": [{"retreat": 2}]})");
  auto& action = child<QComboBox>("try.action");
  action.setFocus();
  action.setCurrentIndex(action.findText(QStringLiteral("volley")));
  EXPECT_EQ(column(), QString());
  const QString result = lines("try.results").value(0);
  EXPECT_TRUE(result.contains(QStringLiteral("Guard: check on the table “Check of nerve” with 1 added"))) << result.toStdString();
  EXPECT_TRUE(result.contains(QStringLiteral("(stands 50.0 %; runs 50.0 %: Guard: "))) << result.toStdString();
}

TEST_F(Try, LetPickedUnitsActOnTheNextHex) {
  const hex::HexKey riders = *session_.layout().neighbour(at(5, 4), 4);
  session_.hand().select({riders, {kRider}});
  auto& pick = child<QPushButton>("try.pick");
  QTest::mouseClick(&pick, Qt::LeftButton);
  EXPECT_EQ(column(), QStringLiteral("Select the hex on which they act, or type its number."));
  session_.hand().select({at(5, 4)});
  EXPECT_EQ(column(), QStringLiteral("2 : 2 is the column 1:1")) << "the uhlans don't join in by themselves";
  QTest::mouseClick(&pick, Qt::LeftButton);
  EXPECT_EQ(column(), QStringLiteral("4 : 2 is the column 2:1; shifted to 3:1"));
}

TEST_F(Try, TellZonesAndSupplyOfTheSelectedUnitOnlyWhereTheRulesHaveThem) {
  auto& unit = child<QLabel>("try.unit");
  const hex::HexKey riders = *session_.layout().neighbour(at(5, 4), 4);
  session_.hand().select({riders, {kRider}});
  EXPECT_FALSE(unit.text().contains(QStringLiteral("Supply")));
  setRule("zone/watch", "{}");
  setRule("zone/watch/title", R"("Watch")");
  setRule("flood/supply", R"({"asked": "supply", "from": {"of": "units", "where": {"type": "foot"}}, "budget": 3})");
  EXPECT_TRUE(unit.text().contains(QStringLiteral("Watch: "))) << unit.text().toStdString();
  EXPECT_TRUE(unit.text().contains(QStringLiteral("Supply: reached"))) << unit.text().toStdString();
}

}  // namespace
}  // namespace redoubt::editor::test
