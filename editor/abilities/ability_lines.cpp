#include <algorithm>
#include <set>
#include <variant>

#include "core/model/standing.h"
#include "core/rules/command/command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/mechanics/possible.h"
#include "editor/abilities/abilities.h"
#include "editor/abilities/ability_stance.h"

// What a counter sees and fires at, and who commands which units.
namespace redoubt::editor {
namespace {

bool isAimedAt(const hex::Layout& layout, hex::HexKey from, const AbilityStance& stance, hex::HexKey to) {
  return !stance.zones || rules::canAim(layout, from, *stance.zones, stance.through, to);
}

// The terrain that blocks the line; empty for units.
std::string blockerOf(const model::Battle& battle, const rules::SightMap& map, const rules::SightVerdict& verdict) {
  if (verdict.isVisible || verdict.reason == rules::SightBlock::Unit) return {};
  if (verdict.reason == rules::SightBlock::Terrain) {
    const model::HexRow* row = battle.find<model::HexRow>(*verdict.blockedAt);
    return row ? row->terrain : map.rules().ground;
  }
  const auto& rows = battle.all<model::Hexside>();
  const hex::HexsideKey side = *verdict.blockedAlong;
  for (auto row = rows.lowerBound({side, std::string()}); row != rows.end() && row->side == side; ++row) {
    if (map.rules().blockingSides.contains(row->kind)) return row->kind;
  }
  return {};
}

// Of a unit across two hexes the nearer; nothing without a hex.
std::optional<hex::HexKey> nearestHexOf(const hex::Layout& layout, const model::Placement& counter, hex::HexKey to) {
  std::optional<hex::HexKey> nearest;
  for (const hex::HexKey hex : model::standingHexes(counter)) {
    if (!nearest || layout.distance(hex, to) < layout.distance(*nearest, to)) nearest = hex;
  }
  return nearest;
}

}  // namespace

// --- sight

void Abilities::addFire(SightFacts& facts, const model::Placement& about) {
  const std::vector<rules::Member> units = askedUnits();
  if (units.empty()) return;
  const ask::World& world = *maps_.world();
  int range = -1;
  for (const rules::PossibleAction& each :
       possibleActions(world.mechanics(), world.position(), &world.fields(), "fire", units.front())) {
    range = std::max(range, each.range.value_or(-1));
    if (!facts.shotsPerTurn) facts.shotsPerTurn = each.times;
  }
  facts.isFireRange = range >= 0;
  if (!facts.isFireRange) return;
  facts.range = std::clamp(range, 0, rules::SightScanner::kMaxRange);
  const model::Unit* unit = session_.battle().find(about.unit);
  if (unit && rules::isGun(session_.rules(), unit->type)) facts.gunShots = rules::gunShots(session_.rules(), unit->type);
}

SightFacts Abilities::makeSight() {
  SightFacts facts;
  if (!model::mapSheet(session_.battle()) || !place()) {
    facts.trouble = troubleOfCounter();
    return facts;
  }
  facts.from = *place();
  facts.range = kPlainRange;
  AbilityStance stance;
  if (const model::Placement* about = counter()) {
    stance = stanceOf(session_, maps_.movementRules(), *about);
    facts.anyFacing = !stance.zones && !stance.facesNowhere;
    addFire(facts, *about);
  }
  const hex::Layout& layout = session_.layout();
  const rules::SightField field = maps_.scanner(facts.range).field(maps_.sight(), facts.from);
  for (const hex::HexKey hex : layout.disc(facts.from, facts.range)) {
    if (hex == facts.from || !isAimedAt(layout, facts.from, stance, hex)) continue;
    (field.sees(hex) ? facts.seen : facts.hidden).push_back(hex);
  }
  return facts;
}

LineFacts Abilities::lineTo(hex::HexKey hex) {
  LineFacts line;
  const SightFacts& field = sight();
  if (field.trouble) return line;
  line.from = field.from;
  line.to = hex;
  line.distance = session_.layout().distance(field.from, hex);
  line.sight = rules::sight(maps_.sight(), field.from, hex);
  line.isInRange = line.distance <= field.range;
  line.blocker = blockerOf(session_.battle(), maps_.sight(), line.sight);
  if (const model::Placement* about = counter()) {
    line.isInZone = isAimedAt(session_.layout(), field.from, stanceOf(session_, maps_.movementRules(), *about), hex);
  }
  line.fire = fireAt(line);
  return line;
}

// --- fire

std::vector<rules::Member> Abilities::askedUnits() {
  std::vector<rules::Member> units;
  const model::Placement* about = counter();
  const ask::World* world = maps_.world();
  if (!about || !world) return units;
  const auto add = [&](Id<model::Placement> id) {
    const auto unit = world->position().find(id);
    if (unit && world->position().hexOf(*unit)) units.push_back(*unit);
  };
  add(about->id);
  if (units.empty()) return units;
  for (const Id<model::Placement> id : session_.hand().selection().placements) {
    if (id != about->id) add(id);
  }
  return units;
}

std::optional<ActionFacts> Abilities::fireAt(const LineFacts& line) {
  const bool isAimed = line.distance > 0 && line.isInRange && line.isInZone && line.sight.isVisible;
  if (!sight().isFireRange || !isAimed) return std::nullopt;
  const std::vector<rules::Member> units = askedUnits();
  if (units.empty()) return std::nullopt;
  const ask::World& world = *maps_.world();
  if (!hasEnemiesOf(world, units.front(), line.to)) return std::nullopt;
  return jointActionFacts(world, "fire", units, line.to);
}

// --- command

CommandState Abilities::stateOf(const model::Placement& unit, const std::vector<hex::HexKey>& inCommand,
                                hex::HexKey at) const {
  if (std::find(inCommand.begin(), inCommand.end(), at) != inCommand.end()) return CommandState::InCommand;
  if (!session_.rules().json("command/required")) return CommandState::OutOfCommand;
  const std::vector<std::string> required = session_.rules().texts("command/required");
  const rules::Arm arm = rules::armOf(session_.battle(), session_.rules(), unit);
  const bool needsOne = !arm.slug || std::find(required.begin(), required.end(), *arm.slug) != required.end();
  return needsOne ? CommandState::OutOfCommand : CommandState::NeedsNone;
}

void Abilities::addOwnUnits(CommandFacts& facts, const model::Placement& leader, hex::HexKey from) {
  const rules::ChainOfCommand chain(session_.battle(), *session_.setUp().scenario());
  const auto& units = chain.unitsOf(*leader.leader);
  for (const model::Placement& row : session_.setUp().placements()) {
    if (!row.unit || std::find(units.begin(), units.end(), *row.unit) == units.end()) continue;
    if (const auto hex = nearestHexOf(session_.layout(), row, from)) {
      facts.ties.push_back({from, *hex, stateOf(row, facts.hexes, *hex)});
    } else {
      ++facts.absent;
    }
  }
}

// Units of other commands near the leader that a power of the leader may activate.
void Abilities::addPower(CommandFacts& facts, const model::Placement& leader, hex::HexKey from) {
  const model::Leader* row = session_.battle().find(leader.leader);
  if (row) facts.power = rules::powerOf(session_.battle(), session_.rules(), *session_.setUp().scenario(), *row);
  if (!facts.power || !facts.power->units || !facts.power->within) return;
  const rules::ChainOfCommand chain(session_.battle(), *session_.setUp().scenario());
  const auto& own = chain.unitsOf(row->id);
  for (const model::Placement& other : session_.setUp().placements()) {
    const auto hex = nearestHexOf(session_.layout(), other, from);
    if (!hex) continue;
    const model::Unit* unit = session_.battle().find(other.unit);
    const bool isOther = unit && unit->army == row->army && std::find(own.begin(), own.end(), unit->id) == own.end();
    if (!isOther || session_.layout().distance(from, *hex) > *facts.power->within) continue;
    facts.ties.push_back({from, *hex, CommandState::ByPower});
  }
}

void Abilities::addLeaders(CommandFacts& facts, const model::Placement& unit, hex::HexKey at) {
  const rules::ChainOfCommand chain(session_.battle(), *session_.setUp().scenario());
  const auto reach = rules::commandReach(session_.rules());
  const auto setUp = setUpOf(session_);
  for (const model::Leader& leader : session_.battle().all<model::Leader>()) {
    const auto& units = chain.unitsOf(leader.id);
    if (std::find(units.begin(), units.end(), *unit.unit) == units.end()) continue;
    facts.leaders.push_back(leader.id);
    const auto row = std::find_if(setUp.begin(), setUp.end(),
                                  [&](const model::Placement* placed) { return placed->leader == leader.id; });
    const auto from = row == setUp.end() ? std::nullopt : placeOf(**row);
    if (!from) continue;
    const auto hexes = rules::hexesInCommand(session_.battle(), session_.layout(), setUp, **row, *from, *reach);
    facts.ties.push_back({*from, at, stateOf(unit, hexes, at)});
  }
  if (facts.leaders.empty()) facts.trouble.fault = AbilityFault::NoCommand;
  facts.isLeaderAbsent = facts.ties.empty();
}

CommandFacts Abilities::makeCommand() {
  CommandFacts facts;
  facts.trouble = troubleOfCounter();
  if (facts.trouble) return facts;
  const model::Placement& about = *counter();
  const auto reach = rules::commandReach(session_.rules());
  if (!reach) {
    facts.trouble = {AbilityFault::NoRule, "command/range"};
  } else if (about.leader) {
    facts.isLeader = true;
    facts.range = reach->range;
    facts.hexes =
        rules::hexesInCommand(session_.battle(), session_.layout(), setUpOf(session_), about, *place(), *reach);
    addOwnUnits(facts, about, *place());
    addPower(facts, about, *place());
    const rules::ChainOfCommand chain(session_.battle(), *session_.setUp().scenario());
    const bool leadsNobody = chain.unitsOf(*about.leader).empty() && !facts.power;
    if (leadsNobody) facts.trouble.fault = AbilityFault::NoCommand;
  } else if (about.unit) {
    facts.range = reach->range;
    addLeaders(facts, about, *place());
  } else {
    facts.trouble.fault = AbilityFault::NoCommand;
  }
  return facts;
}

}  // namespace redoubt::editor
