#include <gtest/gtest.h>

#include <QMenu>

#include "editor/canvas/ghosts.h"
#include "editor/panels/start_menu.h"
#include "editor/words/start_rules.h"
#include "tests/editor/app/counters_fixture.h"

namespace redoubt::editor {
namespace {

// Counters that begin by a rule, on the map and edited there.
class RuledCounters : public CountersTest {
 protected:
  void SetUp() override {
    CountersTest::SetUp();
    model::Edit edit("Zones");
    for (const auto& [id, slug, first] : {std::tuple{71, "hill", "0603"}, std::tuple{72, "camp", "1306"}}) {
      edit.put(model::Zone{Id<model::Zone>{id}, slug, slug, model::ZoneKind::Camp});
      for (const hex::HexKey hex : session().layout().disc(hex(first), 1)) {
        edit.put(model::ZoneHex{Id<model::Zone>{id}, hex});
      }
    }
    ASSERT_TRUE(session().apply(edit));
  }

  // Counters of these numbers begin in the zone "hill", whose middle is 0603.
  Ids onTheHill(const std::vector<int>& units) {
    Ids ids;
    for (const int unit : units) ids.push_back(place(unit, "0909"));
    model::StartRule start{model::PlacementRule::Zone};
    start.zone = kHill;
    EXPECT_TRUE(StartRules::give(session(), ids, start));
    session().hand().select({});
    return ids;
  }

  model::Placement rowInFile(Id<model::Placement> id) { return *inFile().find<model::Placement>(id); }

  static constexpr Id<model::Zone> kHill{71};
  static constexpr Id<model::Zone> kCamp{72};
};

TEST_P(RuledCounters, AreDrawnAsAPileInTheirZoneThatALayerHides) {
  const QImage bare = picture();
  onTheHill({1, 2, 3});
  const QImage shown = picture();
  const int card = static_cast<int>(canvas().scale() * canvas().scale() / 6);
  EXPECT_GT(changed(bare, shown, hex("0603")), card);
  session().hand().layers().setVisible(MapLayer::Ghosts, false);
  EXPECT_LT(changed(bare, picture(), hex("0603")), card / 10);
  EXPECT_FALSE(canvas().hitAt(pixel(hex("0603"))).counter) << "what is hidden can't be grasped";
}

TEST_P(RuledCounters, AreSelectedWithAllTheirHexesMarked) {
  const Ids ids = onTheHill({1, 2});
  const QImage before = picture();
  click("0603");
  ASSERT_EQ(session().hand().selection().placements.size(), 1u);
  EXPECT_EQ(session().hand().selection().placements.front(), ids.front());
  EXPECT_EQ(ghosts::areaOf(session(), *session().setUp().placement(ids.front())),
            setOf(session().layout().disc(hex("0603"), 1)));
  int marked = 0;
  const QImage after = picture();
  for (const hex::HexKey each : session().layout().ring(hex("0603"), 1)) marked += changed(before, after, each) > 20;
  EXPECT_EQ(marked, 6);
  doubleClick("0603");
  EXPECT_EQ(session().hand().selection().placements, ids) << "the whole pile";
}

TEST_P(RuledCounters, ADragPutsThemInAHexAndUndoBringsTheirRuleBack) {
  const Ids ids = onTheHill({1, 2});
  drag({"0603", "0805", "1008"});
  model::Placement row = rowInFile(ids.front());
  EXPECT_EQ(row.rule, model::PlacementRule::At);
  EXPECT_EQ(row.hex, hex("1008"));
  EXPECT_FALSE(row.zone);
  EXPECT_EQ(rowInFile(ids[1]).zone, kHill) << "the others stay";
  session().undo();
  row = rowInFile(ids.front());
  EXPECT_EQ(row.rule, model::PlacementRule::Zone);
  EXPECT_EQ(row.zone, kHill);
}

TEST_P(RuledCounters, WithCtrlTheRuleIsCarriedToTheZoneUnderThePointer) {
  const Ids ids = onTheHill({1, 2});
  doubleClick("0603");
  const int before = steps();
  press(pixel(hex("0603")));
  dragTo(pixel(hex("0904")), Qt::ControlModifier);
  dragTo(pixel(hex("1305")), Qt::ControlModifier);
  release(pixel(hex("1305")), Qt::ControlModifier);
  EXPECT_EQ(steps(), before + 1);
  for (const Id<model::Placement> id : ids) {
    EXPECT_EQ(rowInFile(id).rule, model::PlacementRule::Zone);
    EXPECT_EQ(rowInFile(id).zone, kCamp);
  }
}

TEST_P(RuledCounters, ADistanceIsCountedFromWhereItIsDroppedAndChangedByTheWheel) {
  const auto id = place(1, "0603");
  model::StartRule start{model::PlacementRule::Within};
  start.hex = hex("0603");
  start.distance = 1;
  ASSERT_TRUE(StartRules::give(session(), std::array{id}, start));
  EXPECT_TRUE(lastTitle().ends_with(": within one hex of 0603")) << lastTitle();
  session().hand().select({});
  press(pixel(hex("0603")));
  dragTo(pixel(hex("0805")), Qt::ControlModifier);
  dragTo(pixel(hex("1108")), Qt::ControlModifier);
  release(pixel(hex("1108")), Qt::ControlModifier);
  EXPECT_EQ(rowInFile(id).rule, model::PlacementRule::Within);
  EXPECT_EQ(hexInFile(id), hex("1108"));
  wheelOver(*canvas().viewport(), pixel(hex("1108")), 1, Qt::AltModifier);
  wheelOver(*canvas().viewport(), pixel(hex("1108")), 1, Qt::AltModifier);
  EXPECT_EQ(rowInFile(id).distance, 3);
  wheelOver(*canvas().viewport(), pixel(hex("1108")), -5, Qt::AltModifier);
  EXPECT_EQ(rowInFile(id).distance, 0);
}

TEST_P(RuledCounters, TheMenuOffersTheRulesThereAreWithWhatTheyNeed) {
  const auto id = place(1, "0909");
  QWidget parent;
  const QMenu* menu = makeStartMenu(parent, session(), {id});
  const auto named = [&](const QString& title) {
    for (QAction* action : menu->actions()) {
      if (action->text() == title) return action;
    }
    return static_cast<QAction*>(nullptr);
  };
  EXPECT_FALSE(named("With own units")) << "that is for leaders";
  ASSERT_TRUE(named("Enters later"));
  EXPECT_FALSE(named("Enters later")->isEnabled()) << "the scenario has no entry";
  EXPECT_FALSE(named("Enters later")->toolTip().isEmpty());
  ASSERT_TRUE(named("In a zone") && named("In a zone")->menu());
  for (QAction* zone : named("In a zone")->menu()->actions()) {
    if (zone->text() == QLatin1String("camp")) zone->trigger();
  }
  EXPECT_EQ(rowInFile(id).zone, kCamp);
  named("Off the map")->trigger();
  EXPECT_EQ(rowInFile(id).rule, model::PlacementRule::OffMap);
  EXPECT_FALSE(rowInFile(id).zone);
}

TEST_P(RuledCounters, WhatIsMissingIsToldAndChangesNothing) {
  listen();
  const auto id = place(1, "0909");
  const int before = steps();
  model::StartRule start{model::PlacementRule::Within};
  start.hex = hex("0909");
  EXPECT_FALSE(StartRules::give(session(), std::array{id}, start));
  EXPECT_TRUE(failure().contains("number of hexes")) << failure().toStdString();
  EXPECT_EQ(steps(), before);
  EXPECT_EQ(hexInFile(id), hex("0909"));
}

TEST_P(RuledCounters, AreAlignedAlongALineLikeOthers) {
  const Ids ids = onTheHill({1, 2, 3});
  doubleClick("0603");
  trigger("counter.align");
  dragWith({}, {"0510", "0910"});
  EXPECT_EQ(hexInFile(ids[0]), hex("0510"));
  EXPECT_EQ(hexInFile(ids[1]), hex("0710"));
  EXPECT_EQ(hexInFile(ids[2]), hex("0910"));
}

INSTANTIATE_TEST_SUITE_P(Grids, RuledCounters, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
