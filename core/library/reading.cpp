#include <algorithm>
#include <utility>

#include "core/library/inside.h"
#include "core/model/any_row.h"
#include "core/model/placement_verbs.h"
#include "core/store/battle_file.h"

// What a battle holds. Knows no rules.
namespace redoubt::library {
namespace {

template <class Row>
std::vector<const Row*> inOrder(const model::Battle& battle) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
  return rows;
}

// The name of the row that a reference means; empty for none.
template <class OfName, class Row>
OfName nameAt(const model::Battle& battle, const std::optional<Id<Row>>& id) {
  const Row* row = battle.find<Row>(id);
  return row ? OfName(nameOf(*row)) : OfName();
}
template <class OfName, class Row>
OfName nameAt(const model::Battle& battle, Id<Row> id) {
  return nameAt<OfName>(battle, std::optional(id));
}

Figures figuresOf(const model::Battle& battle, Id<model::Face> face) {
  Figures figures;
  for (const model::FaceFigure& row : battle.where<&model::FaceFigure::face>(face)) figures[row.kind] = row.value;
  return figures;
}

std::vector<Figures> stepsOf(const model::Battle& battle, Id<model::Unit> unit) {
  std::vector<const model::Step*> steps;
  for (const model::Step& row : battle.where<&model::Step::unit>(unit)) steps.push_back(&row);
  std::stable_sort(steps.begin(), steps.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
  std::vector<Figures> figures;
  for (const model::Step* each : steps) figures.push_back(figuresOf(battle, each->face));
  return figures;
}

Start startOf(model::PlacementRule rule) {
  switch (rule) {
    case model::PlacementRule::At: return Start::At;
    case model::PlacementRule::WithOwnUnits: return Start::WithOwnUnits;
    case model::PlacementRule::Within: return Start::Within;
    case model::PlacementRule::Zone: return Start::Zone;
    case model::PlacementRule::Space: return Start::Space;
    case model::PlacementRule::Enters: return Start::Enters;
    case model::PlacementRule::OnActivation: return Start::OnActivation;
    case model::PlacementRule::OffMap: break;
  }
  return Start::OffMap;
}

CounterKind kindOf(model::PlacementSubject subject) {
  switch (subject) {
    case model::PlacementSubject::Unit: return CounterKind::Unit;
    case model::PlacementSubject::Leader: return CounterKind::Leader;
    case model::PlacementSubject::Marker: return CounterKind::Marker;
    case model::PlacementSubject::Group: break;
  }
  return CounterKind::Group;
}

Counter counterOf(const Inside& inside, const model::Placement& row) {
  const model::Battle& battle = inside.battle;
  Counter counter;
  counter.id = {row.id.value};
  counter.kind = kindOf(row.subject);
  if (row.unit) counter.piece = nameAt<PieceName>(battle, row.unit);
  if (row.leader) counter.piece = nameAt<PieceName>(battle, row.leader);
  counter.title = model::nameOf(battle, row);
  if (const auto* block = battle.find<model::SetUpBlock>(row.block)) {
    counter.army = nameAt<ArmyName>(battle, block->army);
  }
  counter.start = startOf(row.rule);
  counter.hex = numberOf(inside.layout, row.hex);
  counter.secondHex = numberOf(inside.layout, row.secondHex);
  counter.distance = row.distance;
  counter.zone = nameAt<ZoneName>(battle, row.zone);
  if (row.direction && row.direction->direction) counter.facing = directionOf(*row.direction->direction);
  counter.stack = row.stack;
  counter.step = row.step.value_or(1);
  counter.formation = row.formation;
  counter.count = row.count;
  return counter;
}

SideInfo sideOf(const hex::Layout& layout, hex::HexsideKey side, std::string kind) {
  const auto [near, far] = layout.hexesOf(side);
  SideInfo info{numberOf(layout, near), numberOf(layout, far), std::move(kind), {}};
  if (info.hex.empty()) std::swap(info.hex, info.other);
  return info;
}

}  // namespace

Battle battleOf(model::Battle battle) {
  auto inside = std::make_shared<Inside>();
  inside->layout = model::layoutOf(battle);
  inside->battle = std::move(battle);
  return Battle(std::move(inside));
}

const model::Scenario& scenarioNamed(const model::Battle& battle, const ScenarioName& name) {
  return rowNamed<model::Scenario>(battle, name.text, Phrase::of("errors.library.scenario"));
}

const model::Variant& variantNamed(const model::Battle& battle, const ScenarioName& scenario, const VariantName& name) {
  for (const model::Variant* row : model::variants(battle, scenarioNamed(battle, scenario).id)) {
    if (name.empty() || nameOf(*row) == name.text) return *row;
  }
  fail(ErrorCode::NotFound, Phrase::of("errors.library.variant"), name.text);
}

hex::HexKey keyOf(const hex::Layout& layout, const HexNumber& number) {
  const auto key = layout.parse(number.text);
  if (!key || !layout.contains(*key)) fail(ErrorCode::NotFound, Phrase::of("errors.library.hex"), number.text);
  return *key;
}

HexNumber numberOf(const hex::Layout& layout, hex::HexKey hex) {
  return HexNumber(layout.number(hex));
}

HexNumber numberOf(const hex::Layout& layout, const std::optional<hex::HexKey>& hex) {
  return hex ? numberOf(layout, *hex) : HexNumber();
}

Direction directionOf(hex::Direction direction) {
  const bool isSide = direction.kind == hex::FacingKind::Hexside;
  return {isSide ? Direction::Kind::Side : Direction::Kind::Vertex, direction.index};
}

hex::Direction directionOf(Direction direction) {
  if (direction.index < 0 || direction.index >= hex::kSides) {
    fail(ErrorCode::BadInput, Phrase::of("errors.library.direction"), std::to_string(direction.index));
  }
  return {direction.kind == Direction::Kind::Side ? hex::FacingKind::Hexside : hex::FacingKind::Vertex,
          direction.index};
}

Battle::Battle() : inside_(std::make_shared<const Inside>()) {}
Battle::Battle(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}

Battle Battle::read(const std::filesystem::path& file) {
  findWords();
  return guarded([&] { return battleOf(store::readBattle(file).battle); });
}

Battle Battle::readAltered(const std::filesystem::path& file) {
  findWords();
  return guarded([&] { return battleOf(store::readAllowingAltered(file).battle); });
}

std::string Battle::title() const {
  const model::BattleInfo* row = model::info(inside_->battle);
  return row ? row->title : std::string();
}

std::string Battle::language() const {
  const model::BattleInfo* row = model::info(inside_->battle);
  return row ? row->language : std::string();
}

bool Battle::operator==(const Battle& other) const {
  return inside_ == other.inside_ || inside_->battle == other.inside_->battle;
}

MapInfo Battle::map() const {
  MapInfo info;
  if (const model::MapSheet* sheet = model::mapSheet(inside_->battle)) {
    info.title = sheet->title;
    info.hexWidth = sheet->hexWidthMm;
    info.metresPerHex = sheet->metresPerHex;
  }
  const hex::Layout& layout = inside_->layout;
  info.isPointed = layout.orientation() == hex::Orientation::Pointy;
  info.columns = layout.spec().columns;
  info.rows = layout.spec().rows;
  const hex::Bounds bounds = layout.bounds();
  info.left = bounds.left;
  info.top = bounds.top;
  info.right = bounds.right;
  info.bottom = bounds.bottom;
  return info;
}

namespace {

HexInfo hexOf(const Inside& inside, hex::HexKey key) {
  HexInfo info;
  info.number = numberOf(inside.layout, key);
  if (const model::HexRow* row = inside.battle.find<model::HexRow>(key)) {
    info.terrain = row->terrain;
    info.level = row->level;
  }
  const hex::Point centre = inside.layout.centre(key);
  info.x = centre.x;
  info.y = centre.y;
  return info;
}

}  // namespace

std::vector<HexInfo> Battle::hexes() const {
  std::vector<HexInfo> all;
  inside_->layout.forEachHex([&](hex::HexKey key) { all.push_back(hexOf(*inside_, key)); });
  return all;
}

bool Battle::hasHex(const HexNumber& number) const {
  const auto key = inside_->layout.parse(number.text);
  return key && inside_->layout.contains(*key);
}

HexInfo Battle::hex(const HexNumber& number) const {
  return hexOf(*inside_, keyOf(inside_->layout, number));
}

HexNumber Battle::neighbour(const HexNumber& hex, int side) const {
  const hex::Layout& layout = inside_->layout;
  return numberOf(layout, layout.neighbour(keyOf(layout, hex), hex::wrapped(side)));
}

std::optional<int> Battle::sideTowards(const HexNumber& from, const HexNumber& to) const {
  const hex::Layout& layout = inside_->layout;
  return layout.sideTowards(keyOf(layout, from), keyOf(layout, to));
}

int Battle::distance(const HexNumber& from, const HexNumber& to) const {
  const hex::Layout& layout = inside_->layout;
  return layout.distance(keyOf(layout, from), keyOf(layout, to));
}

std::vector<HexNumber> Battle::within(const HexNumber& centre, int radius) const {
  const hex::Layout& layout = inside_->layout;
  const int most = layout.spec().columns + layout.spec().rows;
  std::vector<HexNumber> numbers;
  for (const hex::HexKey each : layout.disc(keyOf(layout, centre), std::clamp(radius, 0, most))) {
    if (HexNumber number = numberOf(layout, each); !number.empty()) numbers.push_back(std::move(number));
  }
  return numbers;
}

std::vector<SideInfo> Battle::hexsides() const {
  std::vector<SideInfo> sides;
  for (const model::Hexside& row : inside_->battle.all<model::Hexside>()) {
    SideInfo side = sideOf(inside_->layout, row.side, row.kind);
    if (row.high) {
      const auto [near, far] = inside_->layout.hexesOf(row.side);
      side.upper = numberOf(inside_->layout, *row.high == model::HighSide::Near ? near : far);
    }
    sides.push_back(std::move(side));
  }
  return sides;
}

std::vector<SideInfo> Battle::links() const {
  std::vector<SideInfo> links;
  for (const model::Link& row : inside_->battle.all<model::Link>()) {
    links.push_back(sideOf(inside_->layout, row.side, row.kind));
  }
  return links;
}

std::vector<ZoneInfo> Battle::zones() const {
  std::vector<ZoneInfo> zones;
  for (const model::Zone& row : inside_->battle.all<model::Zone>()) {
    ZoneInfo zone{ZoneName(nameOf(row)), row.title, {}};
    for (const model::ZoneHex& each : inside_->battle.where<&model::ZoneHex::zone>(row.id)) {
      if (HexNumber number = numberOf(inside_->layout, each.hex); !number.empty()) {
        zone.hexes.push_back(std::move(number));
      }
    }
    zones.push_back(std::move(zone));
  }
  return zones;
}

std::vector<PlayerInfo> Battle::players() const {
  std::vector<PlayerInfo> players;
  for (const model::Player* row : inOrder<model::Player>(inside_->battle)) {
    players.push_back({PlayerName(nameOf(*row)), row->name});
  }
  return players;
}

std::vector<ArmyInfo> Battle::armies() const {
  std::vector<ArmyInfo> armies;
  for (const model::Army* row : inOrder<model::Army>(inside_->battle)) {
    armies.push_back(
        {ArmyName(nameOf(*row)), row->name, nameAt<PlayerName>(inside_->battle, row->player), row->colour});
  }
  return armies;
}

std::vector<CommandInfo> Battle::commands() const {
  std::vector<CommandInfo> commands;
  for (const model::Command* row : inOrder<model::Command>(inside_->battle)) {
    commands.push_back({CommandName(nameOf(*row)), row->name, nameAt<ArmyName>(inside_->battle, row->army),
                        nameAt<PieceName>(inside_->battle, row->leader)});
  }
  return commands;
}

std::vector<LeaderInfo> Battle::leaders() const {
  std::vector<LeaderInfo> leaders;
  for (const model::Leader* row : inOrder<model::Leader>(inside_->battle)) {
    leaders.push_back({PieceName(nameOf(*row)), row->name, row->shortName, nameAt<ArmyName>(inside_->battle, row->army),
                       row->overall});
  }
  return leaders;
}

std::vector<UnitInfo> Battle::units() const {
  const model::Battle& battle = inside_->battle;
  std::vector<UnitInfo> units;
  for (const model::Unit* row : inOrder<model::Unit>(battle)) {
    UnitInfo unit{
        PieceName(nameOf(*row)), row->name, row->shortName, row->type, nameAt<ArmyName>(battle, row->army), {},
        stepsOf(battle, row->id)};
    for (const model::UnitCommand& each : battle.where<&model::UnitCommand::unit>(row->id)) {
      unit.commands.push_back(nameAt<CommandName>(battle, each.command));
    }
    units.push_back(std::move(unit));
  }
  return units;
}

std::vector<ScenarioInfo> Battle::scenarios() const {
  std::vector<ScenarioInfo> scenarios;
  for (const model::Scenario* row : model::scenarios(inside_->battle)) {
    ScenarioInfo scenario{ScenarioName(nameOf(*row)), row->title, row->description, {}};
    for (const model::Variant* each : model::variants(inside_->battle, row->id)) {
      scenario.variants.push_back({VariantName(nameOf(*each)), each->title});
    }
    scenarios.push_back(std::move(scenario));
  }
  return scenarios;
}

std::vector<Counter> Battle::setUp(const ScenarioName& scenario, const VariantName& variant) const {
  std::vector<Counter> counters;
  for (const model::Placement* row :
       model::placements(inside_->battle, variantNamed(inside_->battle, scenario, variant).id)) {
    counters.push_back(counterOf(*inside_, *row));
  }
  return counters;
}

std::vector<std::string> Battle::tables() const {
  std::vector<std::string> names;
  for (const model::TableInfo& each : model::allTables()) names.emplace_back(each.name());
  return names;
}

Table Battle::table(std::string_view name) const {
  const model::TableInfo* info = model::tableNamed(name);
  if (!info) fail(ErrorCode::NotFound, Phrase::of("errors.library.table"), std::string(name));
  Table table;
  for (const model::FieldInfo& each : info->fields()) table.columns.emplace_back(each.name);
  info->forEach(inside_->battle, [&](const void* row) {
    std::vector<Value>& values = table.rows.emplace_back();
    for (const model::FieldInfo& each : info->fields()) values.push_back(model::valueOf(row, each));
  });
  return table;
}

}  // namespace redoubt::library
