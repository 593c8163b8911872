#include "tests/core/check/sample_battle.h"

#include <algorithm>

#include "core/check/check.h"

namespace redoubt::check::sample {
namespace {

using namespace model;

constexpr Id<System> kSystem{2};
constexpr Id<Scenario> kMorningId{1};
constexpr Id<Army> kNorth{1}, kSouth{2};
constexpr Id<SetUpBlock> kNorthDawn{1}, kNorthNoon{2}, kSouthBlock{3};

void addRules(Battle& battle) {
  battle.all<System>().put({kCommonSystem, "common", std::nullopt, "Common rules"});
  battle.all<System>().put({kSystem, "alder", kCommonSystem, "Rules of the ford"});
  const std::pair<std::string, std::string> rules[] = {
      {"turns/count", "6"},
      {"box/counters", "40"},
      {"stacking/alternatives", R"([{"foot": 3}, {"horse": 2}, {"gun": 2, "foot": 1}])"},
      {"stacking/free", R"(["leader", "marker"])"},
      {"facing/kind", R"("vertex")"},
      {"facing/none", R"(["leader"])"},
      {"facing/free", R"(["gun"])"},
      {"facing/mixed-in-stack", "false"},
      {"command/range", "3"},
      {"command/required", R"(["foot", "horse"])"},
      {"arm/foot/title", R"("Foot")"},
      {"arm/horse/order", "2"},
      {"arm/gun/order", "3"},
      {"unit-type/militia/arm", R"("foot")"},
      {"unit-type/lancer/arm", R"("horse")"},
      {"unit-type/howitzer/arm", R"("gun")"},
      {"arm/foot/symbol", R"("muskets")"},
      {"arm/horse/symbol", R"("horse")"},
      {"unit-type/howitzer/symbol", R"("gun")"},
      {"citation/book", R"("A")"},
      {"terrain/brook/pattern", R"("stream")"},
  };
  for (const auto& [path, json] : rules) battle.all<Rule>().put({kCommonSystem, path, JsonText{json}});
}

void addSources(Battle& battle) {
  battle.all<Source>().put({Id<Source>{1}, "book", SourceKind::Rulebook, "Rules", "", "", 2024, "en", ""});
  battle.all<Paragraph>().put({Id<Paragraph>{1}, Id<Source>{1}, "5.1", 1, "Stacks"});
  battle.all<Paragraph>().put({Id<Paragraph>{2}, Id<Source>{1}, "9.4", 2, "Set-up"});
  battle.all<Provenance>().put({"rule", "1/stacking/alternatives", "value", Status::Printed, Id<Paragraph>{1}, ""});
  battle.all<Provenance>().put({"rule", "1/command/range", "*", Status::Printed, Id<Paragraph>{1}, ""});
  battle.all<Provenance>().put({"scenario", "1", "*", Status::Printed, Id<Paragraph>{2}, ""});
  battle.all<Provenance>().put({"placement", "201", "*", Status::Printed, Id<Paragraph>{2}, ""});
}

void addMap(Battle& battle) {
  MapSheet sheet;
  sheet.id = Id<MapSheet>{1};
  sheet.title = "The ford";
  sheet.columns = 12;
  sheet.rows = 10;
  battle.all<MapSheet>().put(sheet);
  const hex::Layout layout = layoutOf(battle);
  battle.all<HexRow>().put({at(5, 5), "meadow", 0});
  battle.all<Hexside>().put({layout.side(at(1, 1), 5), "brook", std::nullopt, std::nullopt});  // along the edge
  battle.all<Link>().put({*layout.sideBetween(at(5, 5), at(6, 5)), "track"});
  battle.all<Symbol>().put({Id<Symbol>{1}, at(6, 6), "mill", 0, 0, 0});
  battle.all<Label>().put({Id<Label>{1}, "Alder Ford", LabelStyle::Water, at(6, 5), 0, 0, 0, 0.2});
  battle.all<Note>().put({Id<Note>{1}, at(2, 2), "to do"});
  battle.all<Note>().put({Id<Note>{2}, std::nullopt, "of no place"});
  battle.all<Zone>().put({Id<Zone>{1}, "south-road", "South road", ZoneKind::Entry});
  battle.all<ZoneHex>().put({Id<Zone>{1}, at(5, 10)});
  battle.all<ZoneHex>().put({Id<Zone>{1}, at(6, 10)});
  battle.all<Zone>().put({Id<Zone>{2}, "meadows", "Meadows", ZoneKind::Area});
  battle.all<ZoneHex>().put({Id<Zone>{2}, at(5, 5)});
  battle.all<ZoneHex>().put({Id<Zone>{2}, at(6, 5)});
}

void addUnit(Battle& battle, Id<Unit> id, const std::string& slug, Id<Army> army, const std::string& name,
             const std::string& type, std::optional<Id<Command>> command) {
  const int ordinal = static_cast<int>(id.value);
  battle.all<Unit>().put({id, slug, army, name, name.substr(0, 8), type, ordinal});
  if (command) battle.all<UnitCommand>().put({id, *command});
  battle.all<Counter>().put({Id<Counter>{id.value}, CounterRole::Unit, id, std::nullopt, 1, std::nullopt, 2, 2, ""});
}

void addForces(Battle& battle) {
  battle.all<Player>().put({Id<Player>{1}, "blue", "Blue", 1});
  battle.all<Player>().put({Id<Player>{2}, "red", "Red", 2});
  battle.all<Army>().put({kNorth, "north", Id<Player>{1}, "Army of the North", "#3366aa", 1});
  battle.all<Army>().put({kSouth, "south", Id<Player>{2}, "Army of the South", "#aa3333", 2});
  battle.all<Leader>().put({kHale, "hale", kNorth, "Marshal Hale", "Hale", true, 1});
  battle.all<Leader>().put({kBrand, "brand", kNorth, "Col. Brand", "Brand", false, 2});
  battle.all<Leader>().put({kWolf, "wolf", kSouth, "Gen. Wolf", "Wolf", true, 1});
  battle.all<Leader>().put({kFinch, "finch", kSouth, "Maj. Finch", "Finch", false, 2});
  const Id<Command> brand{1}, wolf{2}, finch{3};
  battle.all<Command>().put({brand, "brand", kNorth, "Brand's brigade", kBrand, "#ffff00", 1});
  battle.all<Command>().put({wolf, "wolf", kSouth, "Wolf's own", kWolf, "#ff00ff", 2});
  battle.all<Command>().put({finch, "finch", kSouth, "Finch's column", kFinch, "#00ffff", 3});
  addUnit(battle, kAlder1, "alder-1", kNorth, "1/Alder", "militia", brand);
  addUnit(battle, kAlder2, "alder-2", kNorth, "2/Alder", "militia", brand);
  addUnit(battle, kBirch, "birch", kNorth, "Birch Rifles", "militia", brand);
  addUnit(battle, kLancers, "lancers", kNorth, "Elm Lancers", "lancer", brand);
  addUnit(battle, kNorthGun, "north-gun", kNorth, "1 gun", "howitzer", std::nullopt);
  addUnit(battle, kRowan, "rowan", kSouth, "Rowan", "militia", wolf);
  addUnit(battle, kWillow, "willow", kSouth, "Willow", "militia", finch);
  addUnit(battle, kSouthGun, "south-gun", kSouth, "1 gun", "howitzer", std::nullopt);
}

Placement placed(std::int64_t id, Id<SetUpBlock> block, PlacementRule rule, std::optional<hex::HexKey> hex) {
  Placement placement;
  placement.id = Id<Placement>{id};
  placement.block = block;
  placement.ordinal = static_cast<int>(id % 100);
  placement.rule = rule;
  placement.hex = hex;
  return placement;
}

void putUnit(Battle& battle, Placement placement, Id<Unit> unit) {
  placement.unit = unit;
  placement.words = battle.find<Unit>(unit)->name;
  battle.all<Placement>().put(placement);
}

void putLeader(Battle& battle, Placement placement, Id<Leader> leader) {
  placement.subject = PlacementSubject::Leader;
  placement.leader = leader;
  placement.words = battle.find<Leader>(leader)->name;
  battle.all<Placement>().put(placement);
}

void addSetUp(Battle& battle) {
  battle.all<SetUpBlock>().put({kNorthDawn, "north-dawn", kNorth, std::nullopt, "North at dawn", 1});
  battle.all<SetUpBlock>().put({kNorthNoon, "north-noon", kNorth, kNorthDawn, "North at noon", 2});
  battle.all<SetUpBlock>().put({kSouthBlock, "south", kSouth, std::nullopt, "South", 3});
  for (const int variant : {1, 2}) {
    battle.all<VariantBlock>().put({Id<Variant>{variant}, Id<SetUpBlock>{variant}});
    battle.all<VariantBlock>().put({Id<Variant>{variant}, kSouthBlock});
  }
  using enum PlacementRule;
  putUnit(battle, placed(101, kNorthDawn, At, at(5, 5)), kAlder1);
  Placement second = placed(102, kNorthDawn, At, at(5, 5));
  second.stack = 2;
  putUnit(battle, second, kAlder2);
  putUnit(battle, placed(103, kNorthDawn, At, at(6, 5)), kBirch);
  putUnit(battle, placed(104, kNorthDawn, At, at(7, 6)), kLancers);
  putUnit(battle, placed(105, kNorthDawn, At, at(6, 6)), kNorthGun);
  putLeader(battle, placed(106, kNorthDawn, WithOwnUnits, std::nullopt), kBrand);
  putLeader(battle, placed(107, kNorthDawn, At, at(10, 2)), kHale);
  putUnit(battle, placed(301, kNorthNoon, At, at(6, 4)), kBirch);
  putUnit(battle, placed(201, kSouthBlock, At, at(5, 9)), kRowan);
  putUnit(battle, placed(202, kSouthBlock, At, at(6, 8)), kSouthGun);
  Placement late = placed(203, kSouthBlock, Enters, std::nullopt);
  late.entry = Id<Entry>{1};
  putUnit(battle, late, kWillow);
  putLeader(battle, placed(204, kSouthBlock, At, at(5, 9)), kWolf);
  late.id = kFinchPlacement;
  late.ordinal = 5;
  putLeader(battle, late, kFinch);
}

void addLine(Battle& battle, std::int64_t id, Id<Army> army, PoolKind kind, std::optional<Id<Leader>> leader, int first,
             int last) {
  PoolLine line;
  line.id = Id<PoolLine>{id};
  line.scenario = kMorningId;
  line.army = army;
  line.kind = kind;
  line.leader = leader;
  line.firstTurn = first;
  line.lastTurn = last;
  if (kind == PoolKind::Enters) line.entry = Id<Entry>{1};
  if (kind == PoolKind::FreeChoice) line.count = 1;
  battle.all<PoolLine>().put(line);
}

void addScenario(Battle& battle) {
  battle.all<Scenario>().put({kMorningId, "morning", "The morning", std::nullopt, 1, ""});
  battle.all<Variant>().put({Id<Variant>{1}, "dawn", kMorningId, "At dawn", 1});
  battle.all<Variant>().put({Id<Variant>{2}, "noon", kMorningId, "At noon", 2});
  battle.all<Setting>().put({kMorningId, "turn/first", JsonText{"1"}});
  battle.all<Setting>().put({kMorningId, "turn/last", JsonText{"6"}});
  battle.all<Setting>().put({kMorningId, "overall-commander/south", JsonText{R"("wolf")"}});
  Entry entry;
  entry.id = Id<Entry>{1};
  entry.slug = "finch-late";
  entry.scenario = kMorningId;
  entry.army = kSouth;
  entry.turn = 3;
  entry.zone = Id<Zone>{1};
  battle.all<Entry>().put(entry);
  using enum PoolKind;
  addLine(battle, 1, kNorth, Fixed, kHale, 1, 6);
  addLine(battle, 2, kNorth, FreeChoice, std::nullopt, 2, 6);
  addLine(battle, 3, kNorth, Unavailable, kBrand, 1, 1);
  addLine(battle, 4, kNorth, Available, kBrand, 2, 6);
  addLine(battle, 5, kSouth, Fixed, kWolf, 1, 6);
  addLine(battle, 6, kSouth, Opens, kWolf, 1, 1);
  addLine(battle, 7, kSouth, Enters, kFinch, 3, 3);
  addLine(battle, 8, kSouth, Fixed, kFinch, 4, 6);
}

}  // namespace

hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

model::Battle battle() {
  Battle battle;
  battle.all<BattleInfo>().put({Id<BattleInfo>{1}, "alder-ford", "Alder Ford", "", "", "en", kSystem, ""});
  addRules(battle);
  addSources(battle);
  addMap(battle);
  addForces(battle);
  addScenario(battle);
  addSetUp(battle);
  return battle;
}

void setRule(model::Battle& battle, const std::string& path, const std::string& json) {
  if (json.empty()) {
    battle.all<Rule>().erase({kCommonSystem, path});
    for (const char* field : {"*", "value"}) battle.all<Provenance>().erase({"rule", "1/" + path, field});
  } else {
    battle.all<Rule>().put({kCommonSystem, path, JsonText{json}});
  }
}

model::Placement unitAt(std::int64_t id, Id<model::Unit> unit, hex::HexKey hex, int stack) {
  Placement placement = placed(id, kNorthDawn, PlacementRule::At, hex);
  placement.unit = unit;
  placement.stack = stack;
  return placement;
}

std::string toLine(const Finding& finding) {
  std::string where = finding.scenario;
  if (!finding.variant.empty()) where += "/" + finding.variant;
  return finding.code + (where.empty() ? "" : " " + where) + " " + finding.subject.text() + (finding.fix ? " fix" : "");
}

std::vector<std::string> newLines(const model::Battle& battle) {
  std::vector<std::string> lines;
  for (const Finding& finding : runChecks(battle)) {
    if (finding.code != "box-count") lines.push_back(toLine(finding));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

}  // namespace redoubt::check::sample
