#include "core/aids/set_up.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/exchange/playing/opening.h"
#include "core/hex/facing.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"

namespace redoubt::aids {
namespace {

// "1909, 1810": the hexes that it faces; across a hexside the one beyond.
std::string facingText(const Ground& ground, const model::Placement& placement) {
  if (!placement.direction || !placement.direction->direction || !placement.hex) return {};
  const hex::Direction direction = *placement.direction->direction;
  std::vector<hex::HexKey> front;
  if (direction.kind == hex::FacingKind::Hexside) {
    const auto all = hex::frontHexes(ground.layout, *placement.hex, direction);
    if (!all.empty()) front.push_back(all[all.size() / 2]);
  } else {
    front = hex::frontHexes(ground.layout, *placement.hex, direction);
  }
  std::vector<std::string> numbers;
  for (const hex::HexKey hex : front) {
    const std::string number = ground.layout.number(hex);
    if (!number.empty()) numbers.push_back(number);
  }
  if (!numbers.empty()) return "→ " + join(numbers, "/");
  const std::string angle = std::to_string(hex::angle(direction, ground.layout.orientation()));
  return ground.say("aids.set-up.angle", {{"angle", angle}});
}

std::string howText(const Ground& ground, const model::Placement& placement) {
  std::vector<std::string> parts;
  if (std::string facing = facingText(ground, placement); !facing.empty()) parts.push_back(std::move(facing));
  if (!placement.formation.empty()) {
    const auto formation = rules::formation(ground.book, placement.formation);
    parts.push_back(formation ? formation->title : placement.formation);
  }
  if (const int step = rules::setUpStep(placement); step > 1) {
    parts.push_back(ground.say("aids.set-up.step", {{"step", std::to_string(step)}}));
  }
  return join(parts, "; ");
}

std::string whereText(const Ground& ground, const model::Placement& placement) {
  const std::string note = exchange::placementNote(ground, placement);
  std::string place;
  if (placement.rule == model::PlacementRule::At && placement.hex) {
    place = ground.name(*placement.hex);
    if (placement.secondHex) place += "/" + ground.name(*placement.secondHex);
  } else if (const model::Space* space = ground.battle.find(placement.space)) {
    const auto* track = ground.battle.find<model::Track>(space->track);
    const std::string label = space->label.empty() ? space->slug : space->label;
    place = track ? exchange::titleOf(*track) + ": " + label : label;
  }
  if (place.empty()) return note;
  return note.empty() ? place : place + " – " + note;
}

std::string counterText(const Ground& ground, const model::Placement& placement) {
  std::string name = placement.words;
  if (const model::Unit* unit = ground.battle.find(placement.unit)) name = unit->name;
  if (const model::Leader* leader = ground.battle.find(placement.leader)) name = leader->name;
  if (!placement.unit && !placement.leader) {
    if (const auto marker = rules::markerOf(ground.book, placement)) name = rules::markerTitle(ground.book, *marker);
  }
  return placement.count > 1 ? std::to_string(placement.count) + " × " + name : name;
}

void add(SetUpCommand& command, SetUpLine line) {
  const auto same = std::find_if(command.lines.begin(), command.lines.end(), [&](const SetUpLine& each) {
    return each.where == line.where && each.how == line.how;
  });
  if (same == command.lines.end()) return command.lines.push_back(std::move(line));
  std::move(line.counters.begin(), line.counters.end(), std::back_inserter(same->counters));
}

// The commands of an army in their order, the counters of none at the end.
class ArmyLines {
 public:
  ArmyLines(const model::Battle& battle, const model::Army& army) {
    for (const model::Command* command : byOrdinal<model::Command>(battle)) {
      if (command->army == army.id) commands_.push_back({command, {}});
    }
    commands_.push_back({});
  }

  void add(const model::Command* command, SetUpLine line) {
    const auto found = std::find_if(commands_.begin(), commands_.end(),
                                    [&](const SetUpCommand& each) { return each.command == command; });
    aids::add(found == commands_.end() ? commands_.back() : *found, std::move(line));
  }

  std::vector<SetUpCommand> finished() && {
    std::erase_if(commands_, [](const SetUpCommand& each) { return each.lines.empty(); });
    return std::move(commands_);
  }

 private:
  std::vector<SetUpCommand> commands_;
};

std::vector<SetUpCommand> placedIn(const Ground& ground, const model::Army& army) {
  ArmyLines lines(ground.battle, army);
  rules::PlacementList placed;
  for (const model::Placement* placement : ground.setUp) {
    if (rules::armyOf(ground.battle, *placement) == army.id) placed.push_back(placement);
  }
  // Leaders first; of one place the top counter first.
  std::stable_sort(placed.begin(), placed.end(), [](const auto* a, const auto* b) {
    return std::pair(!a->leader, a->hex == b->hex ? a->stack : 0) <
           std::pair(!b->leader, a->hex == b->hex ? b->stack : 0);
  });
  for (const model::Placement* placement : placed) {
    lines.add(commandOf(ground.battle, *placement),
              {whereText(ground, *placement),
               {counterText(ground, *placement)},
               howText(ground, *placement),
               placement->rule == model::PlacementRule::At && placement->note.empty()});
  }
  return std::move(lines).finished();
}

std::vector<SetUpCommand> forcesOf(const Ground& ground, const model::Army& army) {
  ArmyLines lines(ground.battle, army);
  const rules::Forces forces = rules::declaredForces(ground.battle, *ground.variant);
  const std::string where = ground.say("aids.set-up.on-counter");
  for (const model::Leader* leader : forces.leaders) {
    if (leader->army == army.id) lines.add(commandOf(ground.battle, *leader), {where, {leader->name}, {}, false});
  }
  for (const model::Unit* unit : forces.units) {
    if (unit->army == army.id) lines.add(commandOf(ground.battle, *unit), {where, {unit->name}, {}, false});
  }
  return std::move(lines).finished();
}

}  // namespace

const model::Command* commandOf(const model::Battle& battle, const model::Unit& unit) {
  const model::Command* first = nullptr;
  for (const model::UnitCommand& row : battle.where<&model::UnitCommand::unit>(unit.id)) {
    const model::Command* command = battle.find<model::Command>(row.command);
    if (command && (!first || command->ordinal < first->ordinal)) first = command;
  }
  return first;
}

const model::Command* commandOf(const model::Battle& battle, const model::Leader& leader) {
  const model::Command* first = nullptr;
  for (const model::Command& command : battle.all<model::Command>()) {
    if (command.leader == leader.id && (!first || command.ordinal < first->ordinal)) first = &command;
  }
  return first;
}

const model::Command* commandOf(const model::Battle& battle, const model::Placement& placement) {
  if (const model::Unit* unit = battle.find(placement.unit)) return commandOf(battle, *unit);
  if (const model::Leader* leader = battle.find(placement.leader)) return commandOf(battle, *leader);
  return nullptr;
}

std::vector<SetUpArmy> setUpByCommand(const Ground& ground) {
  std::vector<SetUpArmy> armies;
  if (!ground.variant) return armies;
  for (const model::Army* army : byOrdinal<model::Army>(ground.battle)) {
    SetUpArmy each{army, rules::isSetUpOnCounters(ground.battle, ground.book, ground.setUp, army->id), {}};
    each.commands = placedIn(ground, *army);
    if (each.commands.empty() && each.isOnCounters) each.commands = forcesOf(ground, *army);
    if (!each.commands.empty()) armies.push_back(std::move(each));
  }
  return armies;
}

}  // namespace redoubt::aids
