#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/exchange/vassal/reading/battle_maker.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr double kTurnedFit = 10;  // degrees that a counter may be off a direction
constexpr int kMostTurns = 1'000;

template <class Row>
Id<Row> keyedId(const std::string& key) {
  return {hashedId(Row::kTable, key)};
}

// How many turns the first tracker that ends counts.
std::optional<int> turnsOf(const Module& module) {
  for (const TurnTracker& tracker : module.trackers) {
    for (const TurnLevel& level : tracker.levels) {
      std::optional<int> count;
      if (!level.counts)
        count = static_cast<int>(level.list.size());
      else if (level.last && level.step > 0)
        count = (*level.last - level.start) / level.step + 1;
      if (count && *count > 1 && *count <= kMostTurns) return count;
    }
  }
  return std::nullopt;
}

}  // namespace

void BattleMaker::makeScenarios() {
  std::vector<const SetUpState*> wanted;
  for (const SetUpState& setUp : material_.setUps) {
    if (setUp.elsewhere > 0) left[{"counter", "import.vassal.why.other-board"}] += setUp.elsewhere;
    if (!setUp.counters.empty()) wanted.push_back(&setUp);
  }
  static const SetUpState kEmpty;
  if (wanted.empty()) wanted.push_back(&kEmpty);
  for (const SetUpState* setUp : wanted) makeScenario(*setUp);
}

void BattleMaker::makeScenario(const SetUpState& setUp) {
  const bool isPolish = material_.options.language == "pl";
  model::Scenario scenario;
  scenario.title = !setUp.title.empty() ? setUp.title : isPolish ? "Ustawienie początkowe" : "Set-up";
  scenario.slug = scenarioSlugs_.free(scenario.title, "scenario");
  scenario.id = keyedId<model::Scenario>(scenario.slug);
  scenario.ordinal = ++scenarios_;
  scenario.description = setUp.description;
  battle.all<model::Scenario>().put(scenario);
  model::Variant variant;
  variant.slug = "first";
  variant.id = keyedId<model::Variant>(scenario.slug + "/first");
  variant.scenario = scenario.id;
  variant.title = isPolish ? "Pierwszy wariant" : "First variant";
  variant.ordinal = 1;
  battle.all<model::Variant>().put(variant);
  std::map<Id<model::Army>, Id<model::SetUpBlock>> blocks;
  for (const Id<model::Army> id : armyOrder_) {
    const model::Army army = *battle.find<model::Army>(id);
    model::SetUpBlock block;
    block.slug = scenarios_ == 1 ? army.slug : scenario.slug + "-" + army.slug;
    block.id = keyedId<model::SetUpBlock>(army.slug + "/" + block.slug);
    block.army = id;
    block.title = scenarios_ == 1 ? army.name : scenario.title + ": " + army.name;
    block.ordinal = army.ordinal;
    blocks[id] = block.id;
    battle.all<model::VariantBlock>().put({variant.id, block.id});
    battle.all<model::SetUpBlock>().put(std::move(block));
  }
  std::vector<Placed> placed;
  std::vector<int> used(kinds_.all().size(), 0);
  Finder finder(setUp, material_.map ? &*material_.map : nullptr, effort_);
  for (const Standing& counter : setUp.counters) {
    auto made = placementOf(counter, used);
    if (!made) continue;
    setPlace(*made, counter, finder.find(counter));
    if (isHidden(counter.piece)) leave("mask", "import.vassal.why.hidden");
    made->group = counter.group;
    placed.push_back(std::move(*made));
  }
  numberStacks(placed);
  int ordinal = 0;
  for (Placed& each : placed) {
    each.row.block = blocks[each.army];
    each.row.ordinal = ++ordinal;
    each.row.id = keyedId<model::Placement>(scenario.slug + "/" + std::to_string(ordinal));
    battle.all<model::Placement>().put(std::move(each.row));
  }
  setTurns(scenario.id);
}

std::optional<BattleMaker::Placed> BattleMaker::placementOf(const Standing& counter, std::vector<int>& used) {
  const std::size_t place = kinds_.kindOf(counter);
  const CounterKind& kind = kinds_.all()[place];
  if (kind.role == KindRole::Card) {
    leave("card", "import.vassal.why.card");
    return std::nullopt;
  }
  Placed placed;
  placed.army = armyOf(kind).value_or(armyOrder_.front());
  placed.fromTop = counter.stack;
  placed.row.words = kind.name.empty() ? "?" : kind.name;
  const auto next = static_cast<std::size_t>(used[place]++);
  if (kind.role == KindRole::Unit) {
    const auto found = units_.find(place);
    if (found == units_.end() || next >= found->second.size()) return std::nullopt;
    placed.row.unit = found->second[next];
    placed.row.words = battle.find<model::Unit>(found->second[next])->name;
    if (const int step = stepOf(counter.piece); step > 1) placed.row.step = step;
    setFacing(placed.row, counter.piece);
  } else if (kind.role == KindRole::Leader) {
    const auto found = leaders_.find(place);
    if (found == leaders_.end() || next >= found->second.size()) return std::nullopt;
    placed.row.subject = model::PlacementSubject::Leader;
    placed.row.leader = found->second[next];
    placed.row.words = battle.find<model::Leader>(found->second[next])->name;
  } else {
    placed.row.subject = model::PlacementSubject::Marker;
  }
  return placed;
}

void BattleMaker::setPlace(Placed& placed, const Standing& counter, const Whereabouts& where) {
  model::Placement& row = placed.row;
  if (!counter.deck.empty()) {
    row.rule = model::PlacementRule::OffMap;
    row.note = counter.deck;
    row.direction.reset();
    return leave("deck", "import.vassal.why.in-deck");
  }
  if (where.hex) {
    row.hex = where.hex;
    return;
  }
  row.direction.reset();
  if (where.map && !where.space.empty()) row.space = spaceOf(*where.map, where.space);
  row.rule = row.space ? model::PlacementRule::Space : model::PlacementRule::OffMap;
  row.note = row.space ? std::string() : where.words;
  if (!row.space) leave("counter", where.map ? "import.vassal.why.off-hexes" : "import.vassal.why.no-map");
}

void BattleMaker::setFacing(model::Placement& row, const Piece& piece) {
  const auto angle = rotationOf(piece);
  if (!angle || !material_.map) return;
  const auto orientation = material_.map->sheet.layout.orientation();
  for (int index = 0; index < hex::kSides; ++index) {
    const hex::Direction direction{facing_, index};
    const double off = std::abs(std::remainder(*angle - hex::angle(direction, orientation), 360.0));
    if (off > kTurnedFit) continue;
    row.direction = model::Facing{direction};
    return;
  }
  leave("facing", "import.vassal.why.facing");
}

// Counters of one hex from its top: of several stacks there the last lies on the others.
void BattleMaker::numberStacks(std::vector<Placed>& all) {
  std::map<std::int64_t, std::vector<Placed*>> byHex;
  for (Placed& placed : all) {
    if (placed.row.hex) byHex[placed.row.hex->value].push_back(&placed);
  }
  for (auto& [hex, here] : byHex) {
    std::stable_sort(here.begin(), here.end(), [](const Placed* a, const Placed* b) {
      return a->group != b->group ? a->group > b->group : a->fromTop < b->fromTop;
    });
    int stack = 0;
    for (Placed* placed : here) placed->row.stack = std::min(++stack, 10'000);
  }
}

std::optional<Id<model::Space>> BattleMaker::spaceOf(const Map& map, const std::string& name) {
  const auto found = spaces_.find({&map, name});
  if (found != spaces_.end()) return found->second;
  if (spaces_.size() == kMostSpaces) return std::nullopt;
  auto [track, isNew] = tracks_.try_emplace(&map);
  if (isNew) {
    model::Track row;
    row.title = map.name.empty() ? "?" : map.name;
    row.slug = trackSlugs_.free(row.title, "boxes");
    row.id = keyedId<model::Track>(row.slug);
    row.kind = "boxes";
    track->second = row.id;
    battle.all<model::Track>().put(std::move(row));
  }
  model::Space space;
  space.label = name;
  space.slug = spaceSlugs_.free(name, "box");
  space.id = keyedId<model::Space>(space.slug);
  space.track = track->second;
  space.ordinal = static_cast<int>(spaces_.size()) + 1;
  spaces_[{&map, name}] = space.id;
  const Id<model::Space> id = space.id;
  battle.all<model::Space>().put(std::move(space));
  return id;
}

void BattleMaker::setTurns(Id<model::Scenario> scenario) {
  const auto turns = turnsOf(material_.module);
  if (turns) battle.all<model::Setting>().put({scenario, "turn/last", {std::to_string(*turns)}});
}

}  // namespace redoubt::exchange::vassal::reading
