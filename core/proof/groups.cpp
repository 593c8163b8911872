#include "core/proof/groups.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "core/proof/rows.h"
#include "core/rules/terrain/terrain.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::proof {
namespace {

using namespace model;

template <class Row>
std::vector<const Row*> inOrder(const Battle& battle) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(), [](const Row* a, const Row* b) { return a->ordinal < b->ordinal; });
  return rows;
}

Phrase manyOf(std::string_view table) {
  return Phrase::of("rows." + std::string(table) + ".many");
}

constexpr std::array kOfArmies{Topic::Manifest, Topic::Figures, Topic::Steps};
constexpr std::array kOfScenarios{Topic::SetUp, Topic::Schedule, Topic::Victory};

}  // namespace

// The first group of every topic takes what belongs to none of the others.
ProofGroups::ProofGroups(const Battle& battle) : battle_(battle) {
  for (const Topic topic : kTopics) {
    const bool isBook = topic == Topic::Sources || topic == Topic::Sheet;
    add(topic, isBook ? titleOf(topic) : Phrase::of("proof.in-general"));
  }
  addArmies();
  addScenarios();
  addKinds();
  addRules();
  addTracks();
}

std::uint32_t ProofGroups::add(Topic topic, Phrase title) {
  auto& titles = titles_[static_cast<std::size_t>(topic)];
  titles.push_back(std::move(title));
  return static_cast<std::uint32_t>(titles.size() - 1);
}

void ProofGroups::addArmies() {
  for (const Army* army : inOrder<Army>(battle_)) {
    for (const Topic topic : kOfArmies) {
      places_[static_cast<std::size_t>(topic)][army->id.value] = add(topic, orSlug(army->name, army->slug));
    }
  }
}

void ProofGroups::addScenarios() {
  for (const Scenario* scenario : inOrder<Scenario>(battle_)) {
    for (const Topic topic : kOfScenarios) {
      places_[static_cast<std::size_t>(topic)][scenario->id.value] = add(topic, orSlug(scenario->title, scenario->slug));
    }
  }
  for (const SetUpBlock* block : inOrder<SetUpBlock>(battle_)) {
    const Army* army = battle_.find<Army>(block->army);
    Phrase title = Phrase::of("proof.block", {{"army", army ? orSlug(army->name, army->slug) : std::string("?")},
                                              {"block", orSlug(block->title, block->slug)}});
    blocks_[block->id.value] = add(Topic::SetUp, std::move(title));
  }
}

void ProofGroups::addKinds() {
  const rules::RuleBook book(battle_);
  const auto addAll = [&]<class Row>(Topic topic, std::string Row::*kind) {
    std::set<std::string_view> kinds;
    for (const Row& row : battle_.all<Row>()) kinds.insert(row.*kind);
    for (const std::string_view slug : kinds) {
      kinds_[static_cast<std::size_t>(topic)].emplace(slug, add(topic, rules::terrainTitle(book, std::string(slug))));
    }
  };
  addAll(Topic::Terrain, &HexRow::terrain);
  addAll(Topic::Hexsides, &Hexside::kind);
  addAll(Topic::Roads, &Link::kind);
  for (const std::string_view table : {Label::kTable, Symbol::kTable, Zone::kTable}) {
    kinds_[static_cast<std::size_t>(Topic::Names)].emplace(table, add(Topic::Names, manyOf(table)));
  }
}

void ProofGroups::addRules() {
  for (const rules::Topic& topic : rules::topics()) rules_[&topic] = add(Topic::Rules, topic.title);
}

void ProofGroups::addTracks() {
  for (const Track& track : battle_.all<Track>()) {
    places_[static_cast<std::size_t>(Topic::Tracks)][track.id.value] =
        add(Topic::Tracks, orSlug(track.title, track.slug));
  }
}

std::optional<Id<Army>> ProofGroups::armyOf(const Counter* counter) const {
  if (!counter) return std::nullopt;
  if (const Unit* unit = battle_.find(counter->unit)) return unit->army;
  if (const Leader* leader = battle_.find(counter->leader)) return leader->army;
  return std::nullopt;
}

std::optional<Id<Army>> ProofGroups::armyOf(const TableInfo& table, const void* row) const {
  const auto ofUnit = [&](Id<Unit> id) -> std::optional<Id<Army>> {
    const Unit* unit = battle_.find<Unit>(id);
    return unit ? std::optional(unit->army) : std::nullopt;
  };
  const auto ofFace = [&](const Face* face) { return face ? armyOf(battle_.find<Counter>(face->counter)) : std::nullopt; };
  if (const auto* army = as<Army>(table, row)) return army->id;
  if (const auto* leader = as<Leader>(table, row)) return leader->army;
  if (const auto* command = as<Command>(table, row)) return command->army;
  if (const auto* unit = as<Unit>(table, row)) return unit->army;
  if (const auto* member = as<UnitCommand>(table, row)) return ofUnit(member->unit);
  if (const auto* counter = as<Counter>(table, row)) return armyOf(counter);
  if (const auto* mark = as<Mark>(table, row)) return ofUnit(mark->unit);
  if (const auto* step = as<Step>(table, row)) return ofUnit(step->unit);
  if (const auto* face = as<Face>(table, row)) return ofFace(face);
  if (const auto* figure = as<FaceFigure>(table, row)) return ofFace(battle_.find<Face>(figure->face));
  return std::nullopt;
}

std::optional<Id<Scenario>> ProofGroups::scenarioOf(const TableInfo& table, const void* row) const {
  const auto ofVariant = [&](Id<Variant> id) -> std::optional<Id<Scenario>> {
    const Variant* variant = battle_.find<Variant>(id);
    return variant ? std::optional(variant->scenario) : std::nullopt;
  };
  if (const auto* scenario = as<Scenario>(table, row)) return scenario->id;
  if (const auto* variant = as<Variant>(table, row)) return variant->scenario;
  if (const auto* use = as<VariantBlock>(table, row)) return ofVariant(use->variant);
  if (const auto* setting = as<Setting>(table, row)) return setting->scenario;
  if (const auto* order = as<SetUpOrder>(table, row)) return order->scenario;
  if (const auto* entry = as<Entry>(table, row)) return entry->scenario;
  if (const auto* line = as<PoolLine>(table, row)) return line->scenario;
  if (const auto* point = as<ReturnPoint>(table, row)) return point->scenario;
  if (const auto* event = as<Event>(table, row)) return event->scenario;
  if (const auto* victory = as<Victory>(table, row)) return victory->scenario;
  return std::nullopt;
}

std::string_view ProofGroups::kindOf(const TableInfo& table, const void* row) const {
  if (const auto* hex = as<HexRow>(table, row)) return hex->terrain;
  if (const auto* side = as<Hexside>(table, row)) return side->kind;
  if (const auto* link = as<Link>(table, row)) return link->kind;
  return isOf<ZoneHex>(table) ? Zone::kTable : table.name();
}

std::uint32_t ProofGroups::groupOf(Topic topic, const TableInfo& table, const void* row) const {
  const auto found = [](const auto& places, const auto& key) {
    const auto place = places.find(key);
    return place == places.end() ? std::uint32_t{0} : place->second;
  };
  const Place& places = places_[static_cast<std::size_t>(topic)];
  switch (topic) {
    case Topic::Manifest:
    case Topic::Figures:
    case Topic::Steps: {
      const auto army = armyOf(table, row);
      return army ? found(places, army->value) : 0;
    }
    case Topic::SetUp:
    case Topic::Schedule:
    case Topic::Victory: {
      if (const auto* placement = as<Placement>(table, row)) return found(blocks_, placement->block.value);
      const auto scenario = scenarioOf(table, row);
      return scenario ? found(places, scenario->value) : 0;
    }
    case Topic::Terrain:
    case Topic::Hexsides:
    case Topic::Roads:
    case Topic::Names: return found(kinds_[static_cast<std::size_t>(topic)], kindOf(table, row));
    case Topic::Rules: return found(rules_, static_cast<const void*>(rules::topicOf(static_cast<const Rule*>(row)->path)));
    case Topic::Tracks: {
      const auto* space = as<Space>(table, row);
      return found(places, space ? space->track.value : static_cast<const Track*>(row)->id.value);
    }
    case Topic::Sheet:
    case Topic::Sources: break;
  }
  return 0;
}

}  // namespace redoubt::proof
