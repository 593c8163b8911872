#include "core/rules/vocabulary/zone_slug.h"

#include <gtest/gtest.h>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

constexpr Id<model::Zone> kZone{5};
constexpr Id<model::Scenario> kScenario{3};

model::Battle withZone(const std::string& slug) {
  model::Battle battle = small::empty();
  model::Zone zone;
  zone.id = kZone;
  zone.slug = slug;
  battle.all<model::Zone>().put(zone);
  model::Scenario scenario;
  scenario.id = kScenario;
  scenario.slug = "day";
  battle.all<model::Scenario>().put(scenario);
  return battle;
}

model::Battle renamed(const model::Battle& battle, const char* slug) {
  return model::applied(battle, renameZoneSlug(battle, kZone, slug, "Another name"));
}

std::string rule(const model::Battle& battle, const char* path) {
  return battle.find<model::Rule>({Id<model::System>{1}, path})->value.text;
}

TEST(ZoneSlug, IsChangedWhereTheZoneIsMeant) {
  model::Battle battle = withZone("hill");
  small::addArmy(battle, 1);
  small::addRule(battle, "combat/one-defends", R"([{"zone":"hill","army":"army-1"}])");
  battle.all<model::Setting>().put({kScenario, "area", {R"("hill")"}});
  const model::Battle after = renamed(battle, "old-hill");
  EXPECT_EQ(rule(after, "combat/one-defends"), R"([{"zone":"old-hill","army":"army-1"}])");
  EXPECT_EQ(after.find<model::Setting>({kScenario, "area"})->value.text, R"("old-hill")");
  EXPECT_EQ(after.find<model::Zone>(kZone)->slug, "old-hill");
}

TEST(ZoneSlug, NamesOfOtherThingsAndOfMembersStay) {
  model::Battle battle = withZone("zone");
  small::addArmy(battle, 1);
  model::Army army = *battle.find<model::Army>(Id<model::Army>{1});
  army.slug = "zone";
  battle.all<model::Army>().put(army);
  small::addRule(battle, "combat/one-defends", R"([{"zone":"zone","army":"zone"}])");
  EXPECT_EQ(rule(renamed(battle, "hill"), "combat/one-defends"), R"([{"zone":"hill","army":"zone"}])");
}

TEST(ZoneSlug, OfAnEventTheTerrainAndTheOtherPartsStay) {
  model::Battle battle = withZone("woods");
  small::addRule(battle, "terrain/woods/place", R"("hex")");
  model::Event event;
  event.id = Id<model::Event>{7};
  event.slug = "e";
  event.scenario = kScenario;
  event.trigger = {R"({"enters":"woods","crosses":"woods"})"};
  event.effect = {R"({"stock":"woods"})"};
  battle.all<model::Event>().put(event);
  const model::Battle after = renamed(battle, "forest");
  EXPECT_EQ(after.find<model::Event>(event.id)->trigger.text, R"({"enters":"forest","crosses":"woods"})");
  EXPECT_EQ(after.find<model::Event>(event.id)->effect.text, R"({"stock":"woods"})");
}

TEST(ZoneSlug, RulesOfOnesOwnAreLeftAlone) {
  model::Battle battle = withZone("hill");
  small::addRule(battle, "house/drink", R"("hill")");
  EXPECT_EQ(rule(renamed(battle, "old-hill"), "house/drink"), R"("hill")");
}

}  // namespace
}  // namespace redoubt::rules
