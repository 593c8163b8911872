#include <QAction>

#include "editor/canvas/ability_legend.h"
#include "tests/editor/app/ability_fixture.h"

// What counters can do under rules with zones of control.
namespace redoubt::editor {
namespace {

// Horse at home that faces side 0, and an enemy three hexes before it that looks back.
class ControlWindow : public AbilityWindow {
 protected:
  void SetUp() override {
    AbilityWindow::SetUp();
    model::Battle battle = test::abilityBattle(GetParam());
    test::addControlRules(battle);
    const hex::Layout layout = model::layoutOf(battle);
    enemy_ = home_;
    for (int i = 0; i < 3; ++i) enemy_ = *layout.neighbour(enemy_, 0);
    met_ = *layout.neighbour(enemy_, 3);
    test::placeUnit(battle, 5, home_, test::hexside(0));
    test::placeUnit(battle, 11, enemy_, test::hexside(3));
    test::placeUnit(battle, 2, hex::HexKey::at(2, 2), test::hexside(0));
    openAs(battle, "control.battle");
  }

  void setRules(const std::vector<std::pair<const char*, const char*>>& rules) {
    model::Edit edit("Rules");
    for (const auto& [path, json] : rules) edit.put(model::Rule{*model::info(battle())->system, path, {json}});
    ASSERT_TRUE(session().apply(edit));
  }

  hex::HexKey enemy_;
  hex::HexKey met_;
};

TEST_P(ControlWindow, ReachShowsTheControlOfEnemiesAndEndsInIt) {
  clickHex(home_);
  hover(hex::HexKey::at(2, 11));
  const QImage before = shot();
  key(Qt::Key_R, Qt::ShiftModifier);
  const QImage after = shot();
  EXPECT_NE(groundOf(after, met_), groundOf(before, met_));
  const hex::HexKey unreached = *session().layout().neighbour(enemy_, 4);
  EXPECT_NE(groundOf(after, unreached), groundOf(before, unreached)) << "its control is shown where nobody gets too";
  EXPECT_EQ(hintAt(met_), QStringLiteral("2 of 6 points: clear 2"));
  EXPECT_EQ(hintAt(enemy_), QStringLiteral("Out of reach"));
  EXPECT_TRUE(legend().contains(QStringLiteral("Reach with 6 point(s) (estimated)"))) << legend().toStdString();
  EXPECT_TRUE(
      legend().contains(QStringLiteral("a turn here costs 1, 2, 3 (60°, 120°, 180°)|enemies' zones of control")))
      << legend().toStdString();
}

TEST_P(ControlWindow, ACounterWithoutAMovementFigureSaysSo) {
  clickHex(hex::HexKey::at(2, 2));
  trigger("view.reach");
  EXPECT_TRUE(legend().contains(QStringLiteral("Reach|unknown on its counter: Pace"))) << legend().toStdString();
  shot();
}

TEST_P(ControlWindow, TheZoneOfControlIsOutlinedWithTheFront) {
  clickHex(home_);
  hover(hex::HexKey::at(2, 11));
  const QImage before = shot();
  trigger("view.facing");
  EXPECT_NE(shot(), before);
  EXPECT_TRUE(legend().contains(QStringLiteral("Zones|front|rear|zone of control"))) << legend().toStdString();
  model::Edit edit("Nobody controls anything");
  edit.put(model::Rule{*model::info(battle())->system, "control/zones", {"null"}});
  const QImage with = shot();
  ASSERT_TRUE(session().apply(edit));
  EXPECT_NE(shot(), with);
  EXPECT_FALSE(legend().contains(QStringLiteral("zone of control"))) << legend().toStdString();
}

TEST_P(ControlWindow, CounterchargesAreShownWhereChargesAre) {
  clickHex(home_);
  key(Qt::Key_D, Qt::ShiftModifier);
  EXPECT_EQ(abilities().pace(), Pace::Countercharge) << "neither double time nor charge under these rules";
  EXPECT_TRUE(window_->commands().action(QStringLiteral("view.pace.countercharge"))->isChecked());
  EXPECT_TRUE(legend().contains(QStringLiteral("Countercharge|who comes here can be met|it goes in here")))
      << legend().toStdString();
  const hex::HexKey into = *session().layout().neighbour(home_, 0);
  EXPECT_EQ(hintAt(met_), QStringLiteral("Countercharge into %1").arg(QString::fromStdString(number(into))));
  EXPECT_EQ(hintAt(enemy_), QStringLiteral("No countercharge: too far"));
  const hex::HexKey aside = *session().layout().neighbour(home_, 2);
  const hex::HexKey beyond = *session().layout().neighbour(aside, 2);
  EXPECT_EQ(hintAt(beyond), QStringLiteral("Countercharge into %1 after a turn of 60°")
                                .arg(QString::fromStdString(number(abilities().wayTo(beyond).way.back().hex))));
  shot();
}

TEST_P(ControlWindow, ACounterchargesRulesAreSaid) {
  clickHex(home_);
  trigger("view.pace.countercharge");
  setRules({{"countercharge/ends-movement", "true"},
            {"countercharge/per-unit", "1"},
            {"countercharge/several-units", "true"},
            {"countercharge/not-on", R"(["who is busy"])"},
            {"countercharge/until", R"("the next move")"}});
  const QString words = legend();
  EXPECT_TRUE(
      words.contains(QStringLiteral("who comes here can be met, and moves no farther|it goes in here|once a "
                                    "turn|several may, at once|not on: who is busy|until: the next move")))
      << words.toStdString();
  setRules({{"countercharge/arm", R"("infantry")"}});
  EXPECT_TRUE(legend().contains(QStringLiteral("Countercharge|only these countercharge: "))) << legend().toStdString();
  EXPECT_FALSE(legend().contains(QStringLiteral("countercharge/"))) << legend().toStdString();
  trigger("view.pace.charge");
  EXPECT_TRUE(legend().contains(QStringLiteral("Charge|the rules have no charge"))) << legend().toStdString();
}

TEST_P(ControlWindow, RetreatsAreShown) {
  setRules({{"withdrawal/kind", R"("hexes")"},
            {"withdrawal/shortfall", R"("losses")"},
            {"control/bars-retreat", "true"},
            {"result-code/b2", R"({"text": "B2", "side": "defender", "retreat": 2})"}});
  clickHex(home_);
  const QImage before = shot();
  trigger("view.pace.retreat");
  EXPECT_NE(shot(), before);
  EXPECT_TRUE(legend().contains(QStringLiteral("Retreat by up to 2 hex(es)|can end here, after so many hexes")))
      << legend().toStdString();
  EXPECT_TRUE(legend().contains(QStringLiteral("hexes short cost strength"))) << legend().toStdString();
  const hex::HexKey next = *session().layout().neighbour(home_, 3);
  EXPECT_EQ(hintAt(*session().layout().neighbour(next, 3)), QStringLiteral("A retreat of 2 hex(es) can end here"));
  EXPECT_EQ(hintAt(next), QStringLiteral("No retreat ends here")) << "two hexes are to be gone";
  EXPECT_EQ(hintAt(enemy_), QStringLiteral("No retreat ends here"));
}

// What it explains is never under it.
TEST_P(ControlWindow, TheLegendKeepsOffTheCounterAndThePointer) {
  const QRectF window(0, 0, 800, 600);
  const QSizeF size(300, 40);
  const QRectF usual = legendPlace(size, window, {});
  EXPECT_GT(usual.top(), 500);
  EXPECT_LT(usual.left(), 20);
  const QRectF below(20, 560, 40, 40);
  const QRectF place = legendPlace(size, window, {below});
  EXPECT_LT(place.top(), 20);
  EXPECT_EQ(place.left(), usual.left());
  const QRectF above(20, 0, 40, 40);
  EXPECT_FALSE(legendPlace(size, window, {below, above}).intersects(below));
  EXPECT_FALSE(legendPlace(size, window, {below, above}).intersects(above));
}

TEST_P(ControlWindow, CountersOfAStackAreShownTogether) {
  setRules({{"stacking/alternatives", "null"}});
  model::Edit edit("A second one");
  model::Placement row = *session().setUp().placement(*placedUnit());
  row.id = {50};
  row.unit = Id<model::Unit>{1};
  row.stack = 2;
  edit.put(row);
  ASSERT_TRUE(session().apply(edit));
  clickHex(home_);
  trigger("view.reach");
  session().hand().select({home_, {*placedUnit(), Id<model::Placement>{50}}});
  EXPECT_TRUE(legend().contains(QStringLiteral("Reach of 2 counters together|can end here"))) << legend().toStdString();
  const hex::HexKey ahead = *session().layout().neighbour(home_, 0);
  EXPECT_TRUE(hintAt(ahead).contains(QStringLiteral("1 of 6 points, "))) << hintAt(ahead).toStdString();
  EXPECT_TRUE(hintAt(ahead).contains(QStringLiteral("1 of 4 points"))) << hintAt(ahead).toStdString();
}

// As when its hex is typed in the inspector.
TEST_P(ControlWindow, TheViewFollowsACounterThatIsPutElsewhere) {
  clickHex(home_);
  canvas().zoomTo(140);
  canvas().show(home_);
  QCoreApplication::processEvents();
  const auto isInView = [&](hex::HexKey hex) { return canvas().viewport()->rect().contains(pixel(hex)); };
  const hex::HexKey corner = hex::HexKey::at(14, 12);
  ASSERT_FALSE(isInView(corner));
  model::Edit edit("Far away");
  model::Placement row = *session().setUp().placement(*placedUnit());
  row.hex = corner;
  edit.put(row);
  ASSERT_TRUE(session().apply(edit));
  EXPECT_TRUE(isInView(corner));
  session().undo();
  EXPECT_TRUE(isInView(home_));
}

TEST_P(ControlWindow, BackingAwayIsSaid) {
  model::Edit edit("An enemy comes near");
  model::Placement row = *session().setUp().placement(Id<model::Placement>{11});
  row.hex = *session().layout().neighbour(home_, 0);
  edit.put(row);
  ASSERT_TRUE(session().apply(edit));
  clickHex(home_);
  trigger("view.reach");
  const hex::HexKey behind = *session().layout().neighbour(home_, 3);
  EXPECT_EQ(hintAt(behind), QStringLiteral("4 of 6 points: turning 3, clear 1"));
  model::Edit slow("A slow one");
  slow.put(model::FaceFigure{{5}, "pace", 3});
  ASSERT_TRUE(session().apply(slow));
  EXPECT_EQ(hintAt(behind), QStringLiteral("3 of 3 points: backing away 3"));
}

INSTANTIATE_TEST_SUITE_P(Maps, ControlWindow, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
