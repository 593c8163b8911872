#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <map>

#include "core/ask/map_answers.h"
#include "core/ask/move_answers.h"
#include "editor/abilities/rule_on_map_words.h"
#include "tests/editor/app/window_fixture.h"

// Zones, supply, command and ways by the rules of a battle, shown on the map as a person asks for them.
namespace redoubt::editor {
namespace {

using rules::Verdict;

class RulesOnMapWindow : public WindowTest {
 protected:
  void openBattle(const char* name) {
    path_ = folder_.filePath(QLatin1String(name) + QStringLiteral(".battle"));
    QFile::remove(path_);
    ASSERT_TRUE(QFile::copy(QStringLiteral(REDOUBT_SHARE "/battles/") + QLatin1String(name) + QStringLiteral(".battle"),
                            path_));
    ASSERT_TRUE(QFile::setPermissions(path_, QFile::ReadOwner | QFile::WriteOwner));
    open(path_);
  }
  RulesOnMap& shown() { return canvas().rulesOnMap(); }
  const MapRuleFacts& facts() { return shown().facts(); }
  std::string path() { return shown().shown() ? shown().shown()->path : std::string(); }
  QAction* command() { return window_->commands().action(QStringLiteral("view.rulesOnMap")); }

  template <class Widget>
  Widget* child(const char* name) {
    return window_->findChild<Widget*>(QLatin1String(name));
  }
  // As with the arrow keys of a list that has the focus.
  void choose(const char* box, const QString& text) {
    auto* combo = child<QComboBox>(box);
    const int wanted = combo->findText(text, Qt::MatchStartsWith);
    ASSERT_GE(wanted, 0) << text.toStdString();
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    for (int i = 0; i < wanted; ++i) QTest::keyClick(combo, Qt::Key_Down);
    ASSERT_EQ(combo->currentIndex(), wanted);
  }
  void showFor(const char* rule, const char* whom) {
    if (!shown().shown()) key(Qt::Key_M, Qt::ShiftModifier);
    choose("mapRules.rule", QLatin1String(rule));
    choose("mapRules.audience", QLatin1String(whom));
  }

  Id<model::Placement> placedAs(const char* slug) {
    for (const model::Placement& row : session().setUp().placements()) {
      const model::Unit* unit = battle().find(row.unit);
      const model::Leader* leader = battle().find(row.leader);
      if ((unit && unit->slug == slug) || (leader && leader->slug == slug)) return row.id;
    }
    ADD_FAILURE() << slug;
    return {};
  }
  void select(const char* slug) {
    const Id<model::Placement> id = placedAs(slug);
    session().hand().select({session().setUp().placement(id)->hex, {id}});
  }
  std::optional<Verdict> standingOf(const char* slug) {
    const Id<model::Placement> id = placedAs(slug);
    for (const Traced& each : facts().units) {
      if (each.counter == id) return each.in;
    }
    return std::nullopt;
  }
  // What redoubt-cli ask would answer of the file.
  ask::World world() {
    return ask::World(battle(), *session().setUp().variant(), session().moment().suppositions());
  }
  // In the dock, as a person types it.
  void setTurn(const char* turn) {
    auto* spin = child<QDockWidget>("dock.rulesOnMap")->findChild<QSpinBox*>(QStringLiteral("moment.turn"));
    ASSERT_NE(spin, nullptr);
    spin->setFocus();
    spin->selectAll();
    QTest::keyClicks(spin, QLatin1String(turn));
    QTest::keyClick(spin, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  QComboBox* weather() {
    return child<QDockWidget>("dock.rulesOnMap")->findChild<QComboBox*>(QStringLiteral("moment.state.weather"));
  }
  std::map<Id<model::Placement>, Verdict> standings() {
    std::map<Id<model::Placement>, Verdict> all;
    for (const Traced& each : facts().units) all[each.counter] = each.in;
    return all;
  }

  void setRule(const std::string& path, const char* json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{*model::info(battle())->system, path, model::JsonText{json}});
    ASSERT_TRUE(session().apply(edit));
  }
  QImage shot() {
    canvas().paintAllTiles();
    QCoreApplication::processEvents();
    return canvas().viewport()->grab().toImage();
  }
  static bool isLike(const QColor& a, const QColor& b) {
    const auto near = [](int one, int other) { return std::abs(one - other) < 8; };
    return near(a.red(), b.red()) && near(a.green(), b.green()) && near(a.blue(), b.blue());
  }
  // How many pixels of the sign at the right of a hex are of that colour, from near by.
  int signPixels(hex::HexKey hex, const QColor& colour) {
    canvas().zoomTo(80);
    canvas().centreOn(session().layout().centre(hex));
    const QImage image = shot();
    const hex::Point centre = session().layout().centre(hex);
    const QPoint at = canvas().view().toPixels(hex::Point{centre.x + 0.34, centre.y - 0.34}).toPoint();
    int found = 0;
    for (int x = -8; x <= 8; ++x) {
      for (int y = -8; y <= 8; ++y) {
        if (image.rect().contains(at + QPoint(x, y))) found += isLike(image.pixelColor(at + QPoint(x, y)), colour) ? 1 : 0;
      }
    }
    return found;
  }
  QString words() { return child<QLabel>("mapRules.words")->text(); }

  const QColor kRed{0xB3, 0x1B, 0x24};
  const QColor kGreen{0x1B, 0x6E, 0x3C};
};

TEST_F(RulesOnMapWindow, IsDisabledWithItsReasonUnderRulesThatHaveNothingToShow) {
  EXPECT_FALSE(command()->isEnabled());
  openBattle("sarnowa");
  EXPECT_TRUE(command()->isEnabled());
  key(Qt::Key_M, Qt::ShiftModifier);
  ASSERT_NE(shown().shown(), nullptr);
  const std::string before = path();
  setRule("zone", "null");
  setRule("flood", "null");
  EXPECT_FALSE(command()->isEnabled());
  EXPECT_FALSE(command()->isChecked());
  EXPECT_EQ(window_->commands().reason(QStringLiteral("view.rulesOnMap")),
            QStringLiteral("The rules of this battle have no zones, and nothing that is traced from hex to hex."));
  EXPECT_EQ(shown().shown(), nullptr);
  EXPECT_TRUE(words().contains(QStringLiteral("no zones"))) << words().toStdString();
  session().undo();
  session().undo();
  EXPECT_TRUE(command()->isEnabled());
  EXPECT_EQ(path(), before) << "what was shown comes back with its rule";
}

TEST_F(RulesOnMapWindow, AKeyShowsARuleAndOpensItsDockAndTheKeyOrEscapeHidesIt) {
  openBattle("sarnowa");
  canvas().setFocus();
  const QImage before = shot();
  key(Qt::Key_M, Qt::ShiftModifier);
  EXPECT_EQ(path(), "zone/control");
  EXPECT_TRUE(command()->isChecked());
  EXPECT_FALSE(child<QDockWidget>("dock.rulesOnMap")->visibleRegion().isEmpty());
  canvas().setFocus();
  key(Qt::Key_M, Qt::ShiftModifier);
  EXPECT_EQ(path(), "");
  showFor("Supply", "All armies");
  EXPECT_EQ(path(), "flood/supply");
  canvas().setFocus();
  key(Qt::Key_Escape);
  EXPECT_EQ(path(), "");
  EXPECT_FALSE(command()->isChecked());
  key(Qt::Key_M, Qt::ShiftModifier);
  EXPECT_EQ(path(), "flood/supply") << "the last one";
}

TEST_F(RulesOnMapWindow, EachZoneAndFloodIsOfferedByItsNameInTheAuthorsWords) {
  openBattle("sarnowa");
  key(Qt::Key_M, Qt::ShiftModifier);
  auto* rules = child<QComboBox>("mapRules.rule");
  QStringList names;
  for (int i = 0; i < rules->count(); ++i) names << rules->itemText(i);
  EXPECT_EQ(names.join(QLatin1Char('|')),
            QStringLiteral("Nothing|Zone of control|Supply|Railway to the railhead (line)|March (way of moving)|"
                           "By rail (way of moving)|Retreat"));
  QMenu* menu = nullptr;
  for (QMenu* each : window_->findChildren<QMenu*>()) {
    if (each->title() == QStringLiteral("Rules on the map")) menu = each;
  }
  ASSERT_NE(menu, nullptr);
  emit menu->aboutToShow();
  const auto find = [&](const QString& text) {
    for (QAction* each : menu->actions()) {
      if (each->text() == text) return each;
    }
    return static_cast<QAction*>(nullptr);
  };
  ASSERT_NE(find(QStringLiteral("Supply")), nullptr);
  EXPECT_TRUE(find(QStringLiteral("Zone of control"))->isChecked());
  find(QStringLiteral("Supply"))->trigger();
  EXPECT_EQ(path(), "flood/supply");
  emit menu->aboutToShow();
  find(QStringLiteral("For Republican army"))->trigger();
  EXPECT_EQ(shown().audience().army, "republican-army");
}

TEST_F(RulesOnMapWindow, ThePaletteFindsTheRulesByName) {
  openBattle("sarnowa");
  trigger("tools.palette");
  auto* field = child<QLineEdit>("palette.field");
  QTest::keyClicks(field, QStringLiteral("On the map: Supply"));
  QTest::keyClick(field, Qt::Key_Return);
  QCoreApplication::processEvents();
  EXPECT_EQ(path(), "flood/supply");
}

TEST_F(RulesOnMapWindow, UnitsInAndOutOfSupplyAreMarkedAsAskingAnswers) {
  openBattle("sarnowa");
  showFor("Supply", "All armies");
  const ask::World asked = world();
  int out = 0;
  for (const rules::Member each : asked.position().onMap()) {
    const ask::TraceAnswer answer = askTrace(asked, "supply", each);
    const auto unit = std::find_if(facts().units.begin(), facts().units.end(), [&](const Traced& traced) {
      return traced.counter == asked.position().piece(each).row->id;
    });
    ASSERT_EQ(unit != facts().units.end(), answer.isNeeded) << asked.nameOf(each);
    if (!answer.isNeeded) continue;
    EXPECT_EQ(unit->in, answer.in) << asked.nameOf(each);
    EXPECT_EQ(unit->path, answer.path) << asked.nameOf(each);
    out += answer.in == Verdict::No ? 1 : 0;
  }
  ASSERT_GT(out, 0);
  EXPECT_EQ(facts().count(Verdict::No), out);
  EXPECT_EQ(facts().areas.size(), 2u) << "one for each side";
  EXPECT_GT(signPixels(hex("1112"), kRed), 12);
  EXPECT_EQ(signPixels(hex("1112"), kGreen), 0);
  EXPECT_GT(signPixels(hex("0612"), kGreen), 12);
  canvas().setFocus();
  key(Qt::Key_Escape);
  EXPECT_EQ(signPixels(hex("1112"), kRed), 0);
}

TEST_F(RulesOnMapWindow, SupplyIsAskedInTheWeatherOfTheTurnOrInAnother) {
  openBattle("sarnowa");
  showFor("Supply", "All armies");
  EXPECT_EQ(session().moment().turn(), 1) << "the first turn of the scenario";
  ASSERT_NE(weather(), nullptr);
  EXPECT_EQ(weather()->currentText(), QStringLiteral("Dry, by the turn"));
  const auto dry = standings();
  const int hexes = facts().hexes();
  setTurn("4");
  EXPECT_EQ(weather()->currentText(), QStringLiteral("Mud, by the turn"));
  EXPECT_LT(facts().hexes(), hexes) << "mud costs more";
  const ask::World muddy(battle(), *session().setUp().variant(), {"turn=4"});
  for (const Traced& each : facts().units) {
    EXPECT_EQ(each.in, askTrace(muddy, "supply", *muddy.position().find(each.counter)).in);
  }
  weather()->setFocus();
  QTest::keyClick(weather(), Qt::Key_Down);
  ASSERT_EQ(weather()->currentText(), QStringLiteral("Dry"));
  EXPECT_EQ(standings(), dry);
  EXPECT_EQ(facts().hexes(), hexes);
  EXPECT_FALSE(session().document().canUndo()) << "nothing is written";
}

TEST_F(RulesOnMapWindow, WhatACounterCanDoIsAskedAtTheSameMoment) {
  openBattle("sarnowa");
  Abilities& abilities = canvas().abilities().abilities();
  select("11-division");
  auto* strip = child<QWidget>("toolOptions");
  auto* moment = strip->findChild<QWidget*>(QStringLiteral("moment"));
  ASSERT_NE(moment, nullptr);
  EXPECT_FALSE(moment->isVisible());
  abilities.setShown(Ability::Reach, true);
  QCoreApplication::processEvents();
  EXPECT_TRUE(moment->isVisible());
  const std::size_t dry = abilities.reach().places.size();
  auto* spin = moment->findChild<QSpinBox*>(QStringLiteral("moment.turn"));
  spin->setValue(4);
  EXPECT_LT(abilities.reach().places.size(), dry);
  const ask::World muddy(battle(), *session().setUp().variant(), {"turn=4"});
  EXPECT_EQ(abilities.reach().places.size(), askReach(muddy, muddy.piece("11-division")).ends.size());
  EXPECT_EQ(child<QDockWidget>("dock.rulesOnMap")->findChild<QSpinBox*>(QStringLiteral("moment.turn"))->value(), 4);
  abilities.setShown(Ability::Reach, false);
  QCoreApplication::processEvents();
  EXPECT_FALSE(moment->isVisible());
}

TEST_F(RulesOnMapWindow, ABattleWithoutTurnsSegmentsAndWeatherHasNothingToChoose) {
  openBattle("sarnowa");
  showFor("Supply", "All armies");
  auto* moment = child<QDockWidget>("dock.rulesOnMap")->findChild<QWidget*>(QStringLiteral("moment"));
  ASSERT_TRUE(moment->isVisibleTo(moment->parentWidget()));
  model::Edit edit("Timeless");
  for (const model::Setting& row : battle().all<model::Setting>()) {
    if (row.path.starts_with("turn/")) edit.erase<model::Setting>(row.key());
  }
  ASSERT_TRUE(session().apply(edit));
  for (const char* path : {"turns/count", "segment", "state"}) setRule(path, "null");
  EXPECT_FALSE(moment->isVisibleTo(moment->parentWidget()));
  EXPECT_TRUE(session().moment().suppositions().empty());
}

TEST_F(RulesOnMapWindow, ADragOfACounterAndUndoAreFollowedAtOnce) {
  openBattle("sarnowa");
  showFor("Supply", "All armies");
  ASSERT_EQ(standingOf("35-regiment"), Verdict::No);
  session().hand().setTool(QStringLiteral("tool.select"));
  drag({"1112", "1211", "1310"});
  ASSERT_EQ(session().setUp().placement(placedAs("35-regiment"))->hex, hex("1310"));
  EXPECT_EQ(standingOf("35-regiment"), Verdict::Yes);
  EXPECT_GT(signPixels(hex("1310"), kGreen), 12);
  EXPECT_EQ(signPixels(hex("1112"), kRed), 0);
  canvas().setFocus();
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(standingOf("35-regiment"), Verdict::No);
  EXPECT_GT(signPixels(hex("1112"), kRed), 12);
  // A rule too.
  setRule("flood/supply", R"({"asked":"supply","of":{"arm":"supply"},"budget":1})");
  EXPECT_FALSE(standingOf("35-regiment"));
}

TEST_F(RulesOnMapWindow, OfTheSelectedUnitItsLineIsShownAndWhatClosesTheWay) {
  openBattle("sarnowa");
  select("16-division");
  showFor("Supply", "The selected counter");
  const ask::World asked = world();
  ASSERT_NE(facts().unit(), nullptr);
  const auto answer = askTrace(asked, "supply", asked.piece("16-division"));
  ASSERT_GT(answer.path.size(), 3u);
  EXPECT_EQ(facts().unit()->path, answer.path);
  ASSERT_EQ(facts().chain.size(), 2u);
  EXPECT_EQ(facts().chain[1].counter, placedAs("western-depot-1"));
  EXPECT_TRUE(words().startsWith(QStringLiteral("16th Infantry Division (0612): in supply ← Depot West 1 (0505)")))
      << words().toStdString();
  EXPECT_TRUE(child<QLabel>("mapRules.because")->text().contains(QStringLiteral("Supply")));
  // The line is on the map, in the middle of a step where no counter lies.
  const QImage image = shot();
  const hex::Point one = session().layout().centre(answer.path[2]);
  const hex::Point other = session().layout().centre(answer.path[3]);
  const QPointF at = canvas().view().toPixels(hex::Point{one.x * 0.8 + other.x * 0.2, one.y * 0.8 + other.y * 0.2});
  EXPECT_LT(image.pixelColor(at.toPoint()).lightness(), 90);
  select("35-regiment");
  EXPECT_TRUE(facts().unit()->path.empty());
  EXPECT_FALSE(facts().closed.empty());
  EXPECT_TRUE(words().contains(QStringLiteral("out of supply"))) << words().toStdString();
  select("western-depot-1");
  EXPECT_EQ(facts().unit(), nullptr) << "it needs none";
  EXPECT_TRUE(standingOf("16-division")) << "it reaches them";
}

TEST_F(RulesOnMapWindow, WaysOfMovingAreThoseThatAskingAnswers) {
  openBattle("sarnowa");
  select("16-division");
  showFor("March", "The selected counter");
  const ask::World asked = world();
  const ask::ReachAnswer answer = askReach(asked, asked.piece("16-division"), "march");
  ASSERT_FALSE(answer.ends.empty());
  ASSERT_EQ(facts().costs.size(), answer.ends.size());
  for (const auto& end : answer.ends) EXPECT_EQ(facts().costs.at(end.hex), end.cost);
  EXPECT_FALSE(child<QComboBox>("mapRules.audience")->isEnabled());
}

TEST_F(RulesOnMapWindow, APaintedWindowComputesNothingAnew) {
  openBattle("sarnowa");
  showFor("Supply", "All armies");
  shot();
  const int before = shown().readings();
  const MapRuleFacts* known = &facts();
  for (int i = 0; i < 3; ++i) {
    canvas().zoomBy(1.2);
    QTest::mouseMove(canvas().viewport(), pixel(hex("1112")) + QPoint(i, 0));
    shot();
  }
  click("0612");
  EXPECT_EQ(&facts(), known);
  EXPECT_EQ(shown().readings(), before);
}

TEST_F(RulesOnMapWindow, TheStatusLineTellsOfTheHexUnderThePointer) {
  openBattle("sarnowa");
  showFor("Supply", "All armies");
  session().hand().setTool(QStringLiteral("tool.select"));
  QTest::mouseMove(canvas().viewport(), pixel(hex("1112")));
  QCoreApplication::processEvents();
  EXPECT_TRUE(canvas().hint().contains(QStringLiteral("35th Infantry Regiment out of supply")))
      << canvas().hint().toStdString();
}

TEST_F(RulesOnMapWindow, AUnitOfTheListIsSelectedByAClick) {
  openBattle("sarnowa");
  showFor("Supply", "All armies");
  auto* units = child<QListWidget>("mapRules.units");
  ASSERT_GT(units->count(), 10);
  EXPECT_TRUE(units->item(0)->text().startsWith(QStringLiteral("35th Infantry Regiment"))) << "those cut off come first";
  QTest::mouseClick(units->viewport(), Qt::LeftButton, {}, units->visualItemRect(units->item(0)).center());
  EXPECT_EQ(session().hand().selection().placements, std::vector{placedAs("35-regiment")});
}

TEST_F(RulesOnMapWindow, TheChainOfCommandGoesFromLeaderToLeader) {
  openBattle("wilkowa");
  select("2-crown");
  showFor("Command", "The selected counter");
  ASSERT_EQ(facts().chain.size(), 3u);
  EXPECT_EQ(facts().chain[0].in, Verdict::Yes);
  EXPECT_EQ(facts().chain[1].counter, placedAs("korsak"));
  EXPECT_EQ(facts().chain[2].counter, placedAs("marshal"));
  EXPECT_TRUE(facts().chain[2].isAbove);
  EXPECT_TRUE(words().contains(QStringLiteral("← Brigadier Korsak (0809) ← Marshal Gozdawa (1010), overall commander")))
      << words().toStdString();
  select("korsak");
  EXPECT_EQ(standingOf("2-crown"), Verdict::Yes);
  EXPECT_FALSE(standingOf("grenadiers-1")) << "of another brigade";
}

TEST_F(RulesOnMapWindow, TheOlderZonesOfControlStayThroughAChangeOfVariantAndUncertainHexesAreApart) {
  openBattle("kluszyn-1610");
  showFor("Zone of control", "All armies");
  EXPECT_EQ(path(), "control/zones");
  const auto variant = session().setUp().variant();
  int most = 0;
  for (const model::Variant& each : battle().all<model::Variant>()) {
    if (each.id == variant) continue;
    session().setUp().setVariant(each.id);
    ASSERT_EQ(path(), "control/zones");
    const ask::World asked = world();
    std::set<hex::HexKey> sure;
    std::set<hex::HexKey> possible;
    for (const rules::Member unit : asked.position().onMap()) {
      for (const auto& zone : askControl(asked, {unit}).zones) {
        sure.insert(zone.sure.begin(), zone.sure.end());
        possible.insert(zone.possible.begin(), zone.possible.end());
      }
    }
    EXPECT_EQ(facts().hexes(), static_cast<int>(sure.size())) << each.slug;
    most = std::max(most, facts().possibleHexes());
    std::erase_if(possible, [&](hex::HexKey hex) { return sure.contains(hex); });
    EXPECT_EQ(facts().possibleHexes(), static_cast<int>(possible.size())) << each.slug;
  }
  EXPECT_GT(most, 20) << "nobody knows how they face";
}

TEST_F(RulesOnMapWindow, TheOlderCommandRangeTellsWhoIsOutOfCommandWithLeadersWhereTheMapShowsThem) {
  openSample();
  key(Qt::Key_M, Qt::ShiftModifier);
  EXPECT_EQ(path(), "command/range");
  EXPECT_GT(facts().count(Verdict::Yes), 10);
  EXPECT_EQ(facts().count(Verdict::Unknown), 0);
}

}  // namespace
}  // namespace redoubt::editor
