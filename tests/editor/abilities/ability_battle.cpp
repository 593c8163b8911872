#include "tests/editor/abilities/ability_battle.h"

#include "core/exchange/starting_rules.h"
#include "tests/core/model/face_figures.h"

namespace redoubt::editor::test {
namespace {

Id<model::System> systemOf(const model::Battle& battle) {
  return battle.all<model::System>().begin()->id;
}

void addRules(model::Battle& battle) {
  const std::pair<const char*, const char*> rules[] = {
      {"terrain/clear/enter", R"({"infantry": 1, "cavalry": 1, "artillery": 1, "leader": 1})"},
      {"terrain/woods/enter", R"({"infantry": 2, "cavalry": 4, "artillery": 3, "leader": 1})"},
      {"terrain/stream/enter", R"({"infantry": 1, "cavalry": 2, "artillery": 2, "leader": 0})"},
      {"terrain/wall/title", R"("Wall")"},
      {"terrain/wall/place", R"("hexside")"},
      {"terrain/wall/enter", R"({"infantry": 1, "cavalry": 2, "artillery": 2, "leader": 0})"},
      {"terrain/wall/blocks-sight", "true"},
      {"facing/zones", R"({"front": 2, "flank": 2, "rear": 2})"},
      {"facing/mixed-in-stack", "false"},
      {"arm/infantry/movement", "4"},
      {"arm/cavalry/movement", "8"},
      {"arm/artillery/movement", "1"},
      {"arm/artillery/hexes", "1"},
      {"arm/artillery/turning-cost", "0"},
      {"arm/artillery/any-direction", "true"},
      {"arm/leader/movement", "9"},
      {"arm/leader/any-cost", "1"},
      {"arm/leader/any-direction", "true"},
      {"movement/forward", R"("front")"},
      {"movement/backward", R"({"zone": "rear", "cost": 1})"},
      {"movement/turning-cost", R"({"60": 1, "120": 2})"},
      {"movement/minimum-hexes", "1"},
      {"stacking/alternatives", R"([{"infantry": 2}, {"cavalry": 1}, {"artillery": 9}])"},
      {"stacking/pass-through-cost", "1"},
      {"stacking/pass-through-over-limit", "false"},
      {"stacking/enemy-hex-cost", "1"},
      {"sight/units-block", R"({"except": ["artillery", "leader"]})"},
      {"sight/along-hexside", R"("either")"},
      {"sight/ends-block", "false"},
      {"sight/zones", R"(["front"])"},
      {"unit-type/infantry/fires", "true"},
      {"unit-type/cavalry/fires", "false"},
      {"unit-type/artillery/fires", "true"},
      {"artillery/arm", R"("artillery")"},
      {"rating/fire", R"({"figure": "fire"})"},
      {"rating/morale", R"({"figure": "morale"})"},
      {"rating/fire-range", R"({"arms": {"infantry": 3, "artillery": 10}})"},
      {"action/rifle", R"({"asked": "fire", "by": {"arm": "infantry"}, "range": {"rating": "fire-range"}, "sight": true,
        "joint": "one-target-hex", "table": "rifle", "actors": "firers"})"},
      {"action/rifle/title", R"("Rifle fire")"},
      {"table/rifle/index", R"({"kind": "value", "of": [{"over": [{"rating": "fire", "of": "firers", "take": "highest"},
        {"fact": "distance"}], "rounding": "half-up"}],
        "columns": [{"column": "0-1", "range": [0, 1]}, {"column": "2-up", "range": [2, null]}]})"},
      {"table/rifle/rows/1/0-1", R"("-")"},
      {"table/rifle/rows/1/2-up", R"("1M")"},
      {"effect/rifle-1m", R"({"text": "1M", "table": "rifle", "do": [{"check": "nerve", "add": 1}]})"},
      {"table/nerve/roll", R"({"dice": "1d10", "less": {"rating": "morale"}})"},
      {"table/nerve/rows/1/range", "[null, 0]"},
      {"table/nerve/rows/1/result", R"("stands")"},
      {"table/nerve/rows/2/range", "[1, null]"},
      {"table/nerve/rows/2/result", R"("withdraws")"},
      {"action/cannon", R"({"asked": "fire", "by": {"arm": "artillery"}, "range": {"rating": "fire-range"}, "sight": true,
        "joint": "single", "table": "cannon", "order": 1})"},
      {"action/cannon/title", R"("Cannonade")"},
      {"table/cannon/row", R"({"fact": "distance"})"},
      {"table/cannon/rows/1/range", "[1, 3]"},
      {"table/cannon/rows/1/result", R"("2M")"},
      {"table/cannon/rows/2/range", "[4, 10]"},
      {"table/cannon/rows/2/result", R"("M")"},
      {"command/range", "4"},
      {"command/trace", R"({"through-enemy": false})"},
      {"command/required", R"(["infantry", "cavalry"])"},
  };
  for (const auto& [path, value] : rules) battle.all<model::Rule>().put({systemOf(battle), path, {value}});
  const std::string woods = std::to_string(systemOf(battle).value) + "/terrain/woods/enter";
  battle.all<model::Provenance>().put({"rule", woods, "*", model::Status::Estimated, std::nullopt, "a guess"});
}

void addUnit(model::Battle& battle, int id, Id<model::Army> army, const char* type) {
  const std::string name = "Unit " + std::to_string(id);
  battle.all<model::Unit>().put({{id}, "unit-" + std::to_string(id), army, name, name, type, id});
  if (army == kBlue) battle.all<model::UnitCommand>().put({{id}, {1}});
}

void addFirepower(model::Battle& battle, int unit, int firepower) {
  battle.all<model::Counter>().put(
      {{unit}, model::CounterRole::Unit, Id<model::Unit>{unit}, std::nullopt, 1, std::nullopt, 1, 1, ""});
  testing::putFace(battle, {{unit}, {unit}, model::FaceSide::Front, model::FaceRole::Step}, 6, 6, firepower);
}

void addForces(model::Battle& battle) {
  battle.all<model::Player>().put({{1}, "blues", "Blues", 1});
  battle.all<model::Player>().put({{2}, "reds", "Reds", 2});
  battle.all<model::Army>().put({kBlue, "blue", {1}, "Blue army", "#386AA7", 1});
  battle.all<model::Army>().put({kRed, "red", {2}, "Red army", "#8A3030", 2});
  battle.all<model::Leader>().put({kBlueLeader, "hale", kBlue, "gen. Hale", "Hale", true, 1});
  battle.all<model::Command>().put({{1}, "hale", kBlue, "Hale's command", kBlueLeader, "", 1});
  for (const int id : {1, 2, 3, 4}) addUnit(battle, id, kBlue, "infantry");
  addUnit(battle, 5, kBlue, "cavalry");
  addUnit(battle, 6, kBlue, "artillery");
  for (const int id : {11, 12}) addUnit(battle, id, kRed, "infantry");
  addFirepower(battle, 1, 6);
  addFirepower(battle, 2, 3);
  battle.all<model::Provenance>().put(
      {"face_figure", "2/fire", "value", model::Status::Estimated, std::nullopt, "half"});
}

void addSetUp(model::Battle& battle) {
  battle.all<model::Scenario>().put({{1}, "morning", "Morning", std::nullopt, 1, ""});
  battle.all<model::Variant>().put({{1}, "dawn", {1}, "At dawn", 1});
  battle.all<model::SetUpBlock>().put({{1}, "blue", kBlue, std::nullopt, "Blue", 1});
  battle.all<model::SetUpBlock>().put({{2}, "red", kRed, std::nullopt, "Red", 2});
  for (const int block : {1, 2}) battle.all<model::VariantBlock>().put({{1}, {block}});
}

}  // namespace

model::Battle abilityBattle(hex::Orientation orientation) {
  model::Battle battle = exchange::blankBattle();
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.orientation = orientation;
  sheet.columns = 14;
  sheet.rows = 12;
  battle.all<model::MapSheet>().put(sheet);
  const hex::Layout layout = model::layoutOf(battle);
  layout.forEachHex([&](hex::HexKey hex) { paint(battle, hex, "clear"); });
  addRules(battle);
  addForces(battle);
  addSetUp(battle);
  return battle;
}

void addControlRules(model::Battle& battle) {
  const std::pair<const char*, const char*> rules[] = {
      {"facing/kind", R"("hexside")"},
      {"facing/zones", R"({"front": 3, "flank": 0, "rear": 3})"},
      {"movement/figure", R"("pace")"},
      {"movement/backward", "null"},
      {"movement/turning-cost", "null"},
      {"movement/turning-adds-terrain", R"({"arms": ["cavalry"], "not": ["clear"]})"},
      {"movement/minimum-turn", "true"},
      {"figure/pace/title", R"("Pace")"},
      {"figure/pace/of", R"("units")"},
      {"arm/infantry/movement", "null"},
      {"arm/cavalry/movement", "null"},
      {"arm/infantry/turning-cost", "1"},
      {"arm/cavalry/turning-costs", R"({"60": 1, "120": 2, "180": 3})"},
      {"stacking/enemy-hex", "false"},
      {"stacking/pass-through-size", "6"},
      {"control/zones", R"(["front"])"},
      {"control/none", R"(["leader", "artillery"])"},
      {"control/stops", "true"},
      {"control/entry-cost", "0"},
      {"control/turning", R"({"arms": ["cavalry"], "60": 2, "120": 3, "180": 4, "only-first": true})"},
      {"control/back-away", R"({"zone": "rear", "into-control": false, "free-turn": true})"},
      {"control/ignored-by", R"(["leader"])"},
      {"control/ignored-with", R"(["artillery"])"},
      {"countercharge/arm", R"("cavalry")"},
      {"countercharge/within", "2"},
      {"countercharge/turn", "60"},
      {"countercharge/from-control", "false"},
  };
  for (const auto& [path, value] : rules) battle.all<model::Rule>().put({systemOf(battle), path, {value}});
  addFirepower(battle, 5, 0);
  addFirepower(battle, 11, 3);
  for (const auto& [face, points] : {std::pair(1, 4), std::pair(5, 6), std::pair(11, 4)}) {
    battle.all<model::FaceFigure>().put({{face}, "pace", points});
  }
  const auto key = model::keyText<model::FaceFigure>(std::tuple{Id<model::Face>{5}, std::string("pace")});
  battle.all<model::Provenance>().put({"face_figure", key, "value", model::Status::Estimated, std::nullopt, "worn"});
}

Id<model::Placement> placeUnit(model::Battle& battle, int unit, hex::HexKey hex, std::optional<hex::Direction> facing,
                               int stack) {
  model::Placement row;
  row.id = {unit};
  row.unit = Id<model::Unit>{unit};
  row.block = {battle.find<model::Unit>(*row.unit)->army == kBlue ? 1 : 2};
  row.ordinal = unit;
  row.words = battle.find<model::Unit>(*row.unit)->name;
  row.hex = hex;
  row.stack = stack;
  if (facing) row.direction = model::Facing{facing};
  battle.all<model::Placement>().put(row);
  return row.id;
}

Id<model::Placement> placeLeader(model::Battle& battle, hex::HexKey hex) {
  model::Placement row;
  row.id = {100};
  row.block = {1};
  row.subject = model::PlacementSubject::Leader;
  row.leader = kBlueLeader;
  row.words = "gen. Hale";
  row.hex = hex;
  battle.all<model::Placement>().put(row);
  return row.id;
}

void paint(model::Battle& battle, hex::HexKey hex, const std::string& terrain) {
  battle.all<model::HexRow>().put({hex, terrain, 0});
}

}  // namespace redoubt::editor::test
