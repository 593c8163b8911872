#include <algorithm>
#include <tuple>

#include "core/base/text.h"
#include "core/check/finding.h"
#include "core/hex/numbers.h"
#include "core/model/origins.h"
#include "core/model/standing.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/formation.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule_grid.h"
#include "core/rules/turns/victory_bound.h"
#include "core/store/battle_file.h"
#include "editor/cli/output.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"

namespace redoubt::cli {
namespace {

template <class Row>
std::string nameOf(const Row* row) {
  return row ? row->name : std::string();
}

// "side" and "army" of every table.
struct Belonging {
  std::string side;
  std::string army;
};

Belonging belonging(const model::Battle& battle, std::optional<Id<model::Army>> id) {
  const model::Army* army = battle.find(id);
  return {army ? nameOf(battle.find<model::Player>(army->player)) : std::string(), nameOf(army)};
}

std::vector<const model::Unit*> unitsInOrder(const model::Battle& battle) {
  std::vector<const model::Unit*> units;
  for (const model::Unit& unit : battle.all<model::Unit>()) units.push_back(&unit);
  const auto rank = [&](const model::Unit* unit) {
    const model::Army* army = battle.find<model::Army>(unit->army);
    return std::tuple{army ? army->ordinal : 0, unit->army, unit->ordinal, unit->id};
  };
  std::sort(units.begin(), units.end(), [&](auto* a, auto* b) { return rank(a) < rank(b); });
  return units;
}

std::string commandsOf(const model::Battle& battle, Id<model::Unit> unit) {
  std::vector<const model::Command*> commands;
  const auto& rows = battle.all<model::UnitCommand>();
  for (auto row = rows.lowerBound({unit, Id<model::Command>{}}); row != rows.end() && row->unit == unit; ++row) {
    if (const model::Command* command = battle.find<model::Command>(row->command)) commands.push_back(command);
  }
  std::sort(commands.begin(), commands.end(),
            [](auto* a, auto* b) { return std::tie(a->ordinal, a->id) < std::tie(b->ordinal, b->id); });
  std::vector<std::string> names;
  for (const model::Command* command : commands) names.push_back(command->name);
  return join(names, "; ");
}

std::map<Id<model::Unit>, std::int64_t> counterCounts(const model::Battle& battle) {
  std::map<Id<model::Unit>, std::int64_t> counts;
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    if (counter.role == model::CounterRole::Unit && counter.unit) counts[*counter.unit] += counter.copies;
  }
  return counts;
}

class PlacementTable {
 public:
  explicit PlacementTable(const model::Battle& battle, std::vector<const model::Placement*> placements)
      : battle_(battle), book_(battle), layout_(model::layoutOf(battle)), placements_(std::move(placements)) {
    hasSteps_ = std::any_of(placements_.begin(), placements_.end(),
                            [](const model::Placement* each) { return rules::setUpStep(*each) > 1; });
  }

  // A column for steps only where a unit begins at another than its first.
  std::string text() const {
    CsvRow head{"side", "army", "unit", "hex", "facing", "direction", "stack", "rule", "provenance", "count"};
    if (hasSteps_) head.emplace_back("step");
    std::string text = csvLine(head);
    for (const model::Placement* placement : placements_) {
      CsvRow cells = row(*placement);
      if (hasSteps_) cells.push_back(placement->unit ? std::to_string(rules::setUpStep(*placement)) : std::string());
      text += csvLine(cells);
    }
    return text;
  }

 private:
  CsvRow row(const model::Placement& placement) const {
    const Belonging owner = belonging(battle_, rules::armyOf(battle_, placement));
    return {owner.side,
            owner.army,
            subject(placement),
            hexes(placement),
            facing(placement),
            placement.direction ? model::toText(*placement.direction) : std::string(),
            std::to_string(placement.stack),
            rule(placement),
            provenance(placement),
            std::to_string(placement.count)};
  }

  std::string subject(const model::Placement& placement) const {
    if (const model::Unit* unit = battle_.find(placement.unit)) return unit->name;
    if (const model::Leader* leader = battle_.find(placement.leader)) return leader->name;
    return placement.words;
  }

  std::string hexes(const model::Placement& placement) const {
    using model::PlacementRule;
    if (placement.rule == PlacementRule::At) return placeOnMap(placement);
    const bool enters = placement.rule == PlacementRule::Enters || placement.rule == PlacementRule::OnActivation;
    const model::Entry* entry = enters ? battle_.find(placement.entry) : nullptr;
    return entry ? hex::toRanges(layout_, rules::hexesOf(battle_, entry->zone)) : std::string();
  }

  // Both hexes of a long unit.
  std::string placeOnMap(const model::Placement& placement) const {
    std::vector<std::string> numbers;
    for (const hex::HexKey hex : model::standingHexes(placement)) numbers.push_back(check::hexText(layout_, hex));
    return join(numbers, "+");
  }

  // The front hexes on the map, clockwise.
  std::string facing(const model::Placement& placement) const {
    if (placement.rule != model::PlacementRule::At || !placement.hex || !placement.direction) return {};
    if (!placement.direction->direction) return {};
    std::vector<std::string> numbers;
    for (const hex::HexKey front : rules::frontHexes(battle_, book_, layout_, placement)) {
      if (std::string number = layout_.number(front); !number.empty()) numbers.push_back(std::move(number));
    }
    return join(numbers, "+");
  }

  std::string rule(const model::Placement& placement) const {
    const std::string word(model::toText(placement.rule));
    switch (placement.rule) {
      case model::PlacementRule::Within:
        return word + ":" + std::to_string(placement.distance.value_or(0)) + ":" + anchor(placement);
      case model::PlacementRule::Zone: return word + ":" + zoneId(placement);
      case model::PlacementRule::Space: return word + ":" + spaceId(placement);
      case model::PlacementRule::Enters: {
        const model::Entry* entry = battle_.find(placement.entry);
        return word + ":" + (entry && entry->turn ? std::to_string(*entry->turn) : std::string());
      }
      default: return word;
    }
  }

  std::string anchor(const model::Placement& placement) const {
    return placement.hex ? check::hexText(layout_, *placement.hex) : zoneId(placement);
  }

  std::string zoneId(const model::Placement& placement) const {
    const model::Zone* zone = battle_.find(placement.zone);
    return zone ? zone->slug : std::string();
  }

  // With its track where several tracks have a space of that name.
  std::string spaceId(const model::Placement& placement) const {
    const model::Space* space = battle_.find(placement.space);
    if (!space) return {};
    int same = 0;
    for (const model::Space& other : battle_.all<model::Space>()) same += other.slug == space->slug;
    const model::Track* track = battle_.find<model::Track>(space->track);
    return same > 1 && track ? track->slug + "/" + space->slug : space->slug;
  }

  // The least sure of what the row says, or that its author set some of it by hand.
  std::string provenance(const model::Placement& placement) const {
    const std::string key = model::keyText<model::Placement>(placement.id);
    const auto& rows = battle_.all<model::Provenance>();
    std::optional<model::Status> least;
    for (auto row = rows.lowerBound({std::string(model::Placement::kTable), key, std::string()});
         row != rows.end() && row->subjectTable == model::Placement::kTable && row->subject == key; ++row) {
      if (row->note == model::kSetByHand) return "by-hand";
      if (!least || row->status > *least) least = row->status;
    }
    return least ? std::string(model::toText(*least)) : std::string();
  }

  const model::Battle& battle_;
  rules::RuleBook book_;
  hex::Layout layout_;
  std::vector<const model::Placement*> placements_;
  bool hasSteps_ = false;
};

}  // namespace

int manifest(const Arguments& arguments) {
  if (!arguments.table.empty()) return takeManifest(arguments);
  if (arguments.format != PrintForm::Text || !arguments.output.empty()) {
    writeManifest(arguments);
    return kClean;
  }
  const model::Battle battle = battleOf(arguments);
  auto counts = counterCounts(battle);
  std::string text = csvLine({"side", "army", "unit", "command", "counters"});
  for (const model::Unit* unit : unitsInOrder(battle)) {
    const Belonging owner = belonging(battle, unit->army);
    text +=
        csvLine({owner.side, owner.army, unit->name, commandsOf(battle, unit->id), std::to_string(counts[unit->id])});
  }
  print(text);
  return kClean;
}

int placements(const Arguments& arguments) {
  const model::Battle battle = battleOf(arguments);
  const model::Scenario& scenario = chosenScenario(battle, arguments);
  const model::Variant& variant = chosenVariant(battle, scenario, arguments);
  print(PlacementTable(battle, rules::placements(battle, variant.id)).text());
  return kClean;
}

namespace {

// "poles: at most 210 points, every award once; 159 to win at once".
std::string boundText(const model::Battle& battle, const rules::VictoryBound& bound) {
  const model::Player* player = battle.find<model::Player>(bound.player);
  std::string text = (player ? player->slug : "?") + ": at most " + std::to_string(bound.points) + " points";
  if (!bound.repeats.empty()) text += ", every award once";
  for (const rules::Threshold& each : bound.thresholds) text += "; " + std::to_string(each.points) + " to win at once";
  if (!bound.unknown.empty()) text += "; " + std::to_string(bound.unknown.size()) + " units unknown";
  if (!bound.missing.empty()) text += "; " + std::to_string(bound.missing.size()) + " rules not counted";
  return text + (bound.isEstimate ? "; on working values\n" : "\n");
}

int scheduleGrid(const model::Battle& battle, const model::Variant& variant) {
  const rules::RuleBook book(battle);
  std::string text = rules::gridText(battle, rules::scheduleGrid(battle, book, variant));
  for (const rules::VictoryBound& each : rules::victoryBounds(battle, book, variant)) {
    if (!each.shares.empty() || !each.thresholds.empty()) text += boundText(battle, each);
  }
  print(text);
  return kClean;
}

}  // namespace

int schedule(const Arguments& arguments) {
  const model::Battle battle = battleOf(arguments);
  const model::Scenario& scenario = chosenScenario(battle, arguments);
  if (arguments.asGrid) return scheduleGrid(battle, chosenVariant(battle, scenario, arguments));
  const hex::Layout layout = model::layoutOf(battle);
  std::string text = csvLine({"turn", "side", "army", "kind", "leader", "count", "hexes"});
  const auto lines = rules::schedule(battle, rules::RuleBook(battle), scenario.id);
  for (const rules::ScheduleLine& line : lines) {
    const Belonging owner = belonging(battle, line.army);
    text += csvLine({std::to_string(line.turn), owner.side, owner.army, std::string(model::toText(line.kind)),
                     nameOf(battle.find(line.leader)), line.count ? std::to_string(*line.count) : std::string(),
                     hex::toRanges(layout, line.hexes)});
  }
  print(text);
  if (lines.empty()) printError("the scenario \"" + arguments.scenario + "\" has no activation schedule.");
  return kClean;
}

}  // namespace redoubt::cli
