#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>

#include "core/model/map_verbs.h"
#include "core/model/zone_verbs.h"
#include "editor/panels/fact_row.h"
#include "editor/panels/inspector_panel.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

// Six hexes: 0303 0304 0403 0404 0504 0505. First and Second lie in 0304, Third in 0505; one stream between 0304 and
// 0404, one on the rim of the area.
class InspectorAreaTest : public PanelTest {
 protected:
  InspectorAreaTest() {
    model::Edit stream("Stream");
    stream.put(model::Hexside{session.layout().side(at(5, 5), 1), "stream", std::nullopt, std::nullopt});
    session.apply(stream);
    show(panel, 368, 900);
    session.hand().selectArea(area);
  }

  QString label(const char* name) { return child<QLabel>(panel, name).text(); }
  QPushButton& button(const char* name) { return child<QPushButton>(panel, name); }
  void click(const char* name) { QTest::mouseClick(&button(name), Qt::LeftButton); }
  QStringList titles(const char* rows) {
    QStringList titles;
    for (const FactRow* row : child<FactRows>(panel, rows).findChildren<FactRow*>()) {
      if (!row->isHidden()) titles << row->title();
    }
    return titles;
  }
  void takeFromMenu(const char* name, const QString& words) {
    QMenu& menu = *button(name).menu();
    emit menu.aboutToShow();
    for (QAction* action : menu.actions()) {
      if (action->text() == words) return action->trigger();
    }
    FAIL() << "no " << words.toStdString() << " to take";
  }
  Id<model::Zone> makeZone(const char* name, std::vector<hex::HexKey> hexes) {
    const model::Edit edit = model::makeZone(session.battle(), name, model::ZoneKind::Camp, hexes, "Zone");
    session.apply(edit);
    return edit.puts<model::Zone>().front().id;
  }
  std::size_t hexesIn(Id<model::Zone> zone) {
    const model::Battle battle = stored();
    std::size_t count = 0;
    for (const model::ZoneHex& row : battle.all<model::ZoneHex>()) count += row.zone == zone;
    return count;
  }

  const std::set<hex::HexKey> area = {at(3, 3), at(3, 4), at(4, 3), at(4, 4), at(5, 4), at(5, 5)};
  InspectorPanel panel{session};
};

TEST_F(InspectorAreaTest, ManyHexesAreSummedUp) {
  EXPECT_EQ(label("area.title"), QLatin1String("6 hexes"));
  EXPECT_TRUE(child<QLabel>(panel, "area.title").isVisible());
  EXPECT_EQ(titles("area.terrains"), QStringList{QStringLiteral("Clear: 6 hexes")});
  EXPECT_EQ(label("area.levels"), QLatin1String("Level 0"));
  EXPECT_EQ(label("area.counters.title"), QLatin1String("3 counters"));
  EXPECT_EQ(titles("area.counters"), QStringList{QStringLiteral("Blue army: 3 counters")});
  EXPECT_EQ(titles("area.hexsides"), QStringList{QStringLiteral("Stream: 2 hexsides")});
  EXPECT_TRUE(titles("area.links").isEmpty());
}

TEST_F(InspectorAreaTest, TerrainOfAllIsSetInOneEdit) {
  const std::vector wood = {at(3, 3), at(3, 4), at(9, 8)};
  ASSERT_TRUE(session.apply(model::paintTerrain(session.battle(), wood, "woods", "Paint")));
  EXPECT_EQ(titles("area.terrains"), (QStringList{QStringLiteral("Clear: 4 hexes"), QStringLiteral("Woods: 2 hexes")}));
  takeFromMenu("area.paint", QStringLiteral("Woods"));
  const model::Battle battle = stored();
  for (const hex::HexKey hex : area) EXPECT_EQ(battle.find<model::HexRow>(hex)->terrain, "woods");
  EXPECT_EQ(battle.find<model::HexRow>(at(6, 6))->terrain, "clear");
  EXPECT_EQ(titles("area.terrains"), QStringList{QStringLiteral("Woods: 6 hexes")});
  EXPECT_EQ(session.document().history().size(), 3u) << "one more than the stream and the wood";
  session.undo();
  EXPECT_EQ(titles("area.terrains").size(), 2);
}

TEST_F(InspectorAreaTest, LevelsAreRaisedLoweredAndSet) {
  click("area.raise");
  EXPECT_EQ(stored().find<model::HexRow>(at(5, 5))->level, 1);
  EXPECT_EQ(label("area.levels"), QLatin1String("Level 1"));
  click("area.lower");
  click("area.lower");
  EXPECT_EQ(stored().find<model::HexRow>(at(5, 5))->level, -1);
  auto& level = child<QSpinBox>(panel, "area.level");
  level.setFocus();
  level.selectAll();
  QTest::keyClicks(&level, QStringLiteral("4"));
  click("area.level.set");
  for (const hex::HexKey hex : area) EXPECT_EQ(session.battle().find<model::HexRow>(hex)->level, 4);
  const hex::HexKey one = at(3, 3);
  ASSERT_TRUE(session.apply(model::setLevel(session.battle(), {&one, 1}, 2, "Level")));
  EXPECT_EQ(label("area.levels"), QLatin1String("Levels 2 to 4"));
}

TEST_F(InspectorAreaTest, CountersOfAnArmyAreSelected) {
  click("area.counters.select");
  EXPECT_EQ(session.hand().selection().placements, (std::vector{kFirstPlaced, kSecondPlaced, kThirdPlaced}));
  EXPECT_EQ(label("inspector.name"), QLatin1String("3 counters"));
}

TEST_F(InspectorAreaTest, AKindIsRemovedFromAllSides) {
  const hex::Layout layout = session.layout();
  const std::vector links = {layout.side(at(3, 3), 1), layout.side(at(3, 4), 1),
                             *layout.sideBetween(at(3, 3), at(2, 3))};
  ASSERT_TRUE(session.apply(model::paintLinks(session.battle(), links, "road", "Road")));
  EXPECT_EQ(titles("area.links"), QStringList{QStringLiteral("Road: 2 links")}) << "one leads out of the area";
  click("area.links.remove");
  EXPECT_EQ(stored().all<model::Link>().size(), 1u);
  EXPECT_TRUE(titles("area.links").isEmpty());
  click("area.hexsides.remove");
  EXPECT_TRUE(stored().all<model::Hexside>().empty());
}

TEST_F(InspectorAreaTest, TheAreaBecomesAZone) {
  EXPECT_FALSE(button("area.zone.make").isEnabled());
  auto& name = child<QLineEdit>(panel, "area.zone.name");
  name.setFocus();
  QTest::keyClicks(&name, QStringLiteral("  Great battery "));
  auto& kind = child<QComboBox>(panel, "area.zone.kind");
  kind.setCurrentIndex(kind.findText(QStringLiteral("set-up area")));
  click("area.zone.make");
  const model::Battle battle = stored();
  ASSERT_EQ(battle.all<model::Zone>().size(), 1u);
  const model::Zone& zone = *battle.all<model::Zone>().begin();
  EXPECT_EQ(zone.title, "Great battery");
  EXPECT_EQ(zone.slug, "great-battery");
  EXPECT_EQ(zone.kind, model::ZoneKind::SetUp);
  EXPECT_EQ(battle.all<model::ZoneHex>().size(), 6u);
  EXPECT_EQ(titles("area.zones"), QStringList{QStringLiteral("Great battery, set-up area: 6 of 6")});
  EXPECT_TRUE(name.text().isEmpty());
}

TEST_F(InspectorAreaTest, HexesAreAddedToAZoneAndTakenOut) {
  EXPECT_FALSE(button("area.zones.add").isEnabled());
  const Id<model::Zone> zone = makeZone("Camp", {at(3, 3), at(9, 8)});
  EXPECT_EQ(titles("area.zones"), QStringList{QStringLiteral("Camp, camp: 1 of 6")});
  takeFromMenu("area.zones.add", QStringLiteral("Camp, camp"));
  EXPECT_EQ(hexesIn(zone), 7u);
  click("area.zones.take");
  EXPECT_EQ(hexesIn(zone), 1u);
  EXPECT_TRUE(titles("area.zones").isEmpty());
}

TEST_F(InspectorAreaTest, TheWayLeadsToOneHexAndBack) {
  session.hand().select({at(3, 4)});
  EXPECT_TRUE(child<QLabel>(panel, "area.title").isVisible()) << "it lies in the area";
  click("area.one");
  EXPECT_TRUE(child<QLabel>(panel, "hex.title").isVisible());
  EXPECT_EQ(button("hex.area").text(), QStringLiteral("6 hexes selected ›"));
  click("hex.area");
  EXPECT_TRUE(child<QLabel>(panel, "area.title").isVisible());
  session.hand().select({at(9, 8)});
  EXPECT_EQ(label("hex.title"), QLatin1String("Hex 0908")) << "somebody looks elsewhere";
  EXPECT_TRUE(child<QLabel>(panel, "hex.title").isVisible());
  session.hand().selectArea({at(3, 3), at(3, 4)});
  EXPECT_EQ(label("area.title"), QLatin1String("2 hexes"));
  EXPECT_TRUE(child<QLabel>(panel, "area.title").isVisible());
  click("area.none");
  EXPECT_TRUE(session.hand().area().empty());
  EXPECT_TRUE(child<QLabel>(panel, "hex.title").isVisible());
}

TEST_F(InspectorAreaTest, OneHexIsNoArea) {
  session.hand().selectArea({at(3, 3)});
  EXPECT_FALSE(child<QLabel>(panel, "area.title").isVisible());
}

TEST_F(InspectorAreaTest, ReadOnlyNothingIsOfferedAndItSaysWhy) {
  reopenReadOnly();
  session.hand().selectArea(area);
  for (const char* name : {"area.paint", "area.raise", "area.lower", "area.level.set", "area.zones.add",
                           "area.zone.make", "area.hexsides.remove"}) {
    EXPECT_FALSE(button(name).isEnabled()) << name;
    EXPECT_FALSE(button(name).toolTip().isEmpty()) << name;
  }
  EXPECT_TRUE(button("area.counters.select").isEnabled());
}

}  // namespace
}  // namespace redoubt::editor::test
