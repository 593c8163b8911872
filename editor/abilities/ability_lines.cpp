#include <algorithm>
#include <set>
#include <variant>

#include "core/rules/command/command.h"
#include "core/rules/forces/arms.h"
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

}  // namespace

// --- sight

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
    const auto ability = rules::fireAbility(session_.battle(), session_.rules(), stance.type);
    facts.isFireRange = !stance.type.empty() && ability.range && ability.canFire != false;
    if (facts.isFireRange) {
      facts.range = std::clamp(*ability.range, 0, rules::SightScanner::kMaxRange);
      facts.shotsPerTurn = ability.shotsPerTurn;
      facts.gunShots = ability.gunShots;
    }
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

rules::FireTarget Abilities::targetOf(hex::HexKey hex, hex::HexKey from) {
  rules::FireTarget target;
  const model::HexRow* row = session_.battle().find<model::HexRow>(hex);
  target.terrain = row ? row->terrain : rules::groundTerrain(session_.rules());
  const model::Army* own = armyOf(session_.battle(), *counter());
  for (const Id<model::Placement> id : session_.setUp().stackAt(hex)) {
    const model::Placement& there = *session_.setUp().placement(id);
    const model::Army* army = armyOf(session_.battle(), there);
    if (!there.unit || !army || !own || army->player == own->player) continue;
    const AbilityStance stance = stanceOf(session_, maps_.movementRules(), there);
    target.formation = there.formation;
    if (stance.zones) target.zone = rules::targetZone(session_.layout(), hex, *stance.zones, from);
    break;
  }
  return target;
}

std::optional<FireFacts> Abilities::fireAt(const LineFacts& line) {
  const model::Placement* about = counter();
  const model::Unit* unit = about ? session_.battle().find(about->unit) : nullptr;
  const bool isAimed = line.distance > 0 && line.isInRange && line.isInZone && line.sight.isVisible;
  if (!unit || !sight().isFireRange || !isAimed) return std::nullopt;
  const AbilityStance stance = stanceOf(session_, maps_.movementRules(), *about);
  if (stance.formation && !stance.formation->mayFire) return std::nullopt;
  const auto ability = rules::fireAbility(session_.battle(), session_.rules(), unit->type);
  FireFacts fire;
  fire.missing = ability.canFire ? std::string() : "unit-type/" + unit->type + "/fires";
  if (!fire.missing.empty()) return fire;
  // The share applies to the total firepower of the units in the formation, and no rule rounds it.
  fire.share = stance.formation ? stance.formation->fireShare : std::nullopt;
  if (fire.share) return fire;
  const auto tables = rules::fireTables(session_.battle(), session_.rules());
  if (rules::firesByTable(tables, unit->type)) {
    fire = tableFire(*unit, line);
    fire.isEstimate = fire.isEstimate || ability.isEstimate;
    return fire;
  }
  fire = rules::isGun(session_.rules(), unit->type) ? gunFire(*unit, line) : rifleFire(line);
  fire.isEstimate = fire.isEstimate || (fire.endangersLeaders && restsOnEstimate(session_, {"leader/casualty-causes"}));
  fire.isEstimate = fire.isEstimate || ability.isEstimate || rules::isEstimate(fire.modifiers);
  return fire;
}

FireFacts Abilities::tableFire(const model::Unit& unit, const LineFacts& line) {
  FireFacts fire;
  const rules::Figure strength = session_.figures().of(*counter()).size;  // of this unit, at the step of its set-up
  if (!strength.value || *strength.value < 1) return fire;
  const std::string terrain = targetOf(line.to, line.from).terrain;
  auto found = rules::tableFire(session_.battle(), session_.rules(), unit.type, strength, {line.distance, terrain});
  if (const auto* missing = std::get_if<rules::MissingRule>(&found)) {
    fire.missing = missing->path;
    return fire;
  }
  fire.byTable = std::get<rules::TableFire>(std::move(found));
  fire.isEstimate = fire.byTable->certainty == rules::Certainty::Estimated;
  for (const rules::ResultChance& one : fire.byTable->chances) {
    fire.isEstimate = fire.isEstimate || one.certainty == rules::Certainty::Estimated;
  }
  return fire;
}

// Whether a unit other than the counter could fire on the hex by the same rows.
bool Abilities::firesToo(const model::Placement& other, const std::string& arm, hex::HexKey hex) {
  const model::Unit* unit = session_.battle().find(other.unit);
  const model::Army* own = armyOf(session_.battle(), *counter());
  const model::Army* army = armyOf(session_.battle(), other);
  const bool isFriend = unit && army && own && army->player == own->player;
  if (!isFriend || other.rule != model::PlacementRule::At || !other.hex || *other.hex == hex) return false;
  const AbilityStance stance = stanceOf(session_, maps_.movementRules(), other);
  const auto ability = rules::fireAbility(session_.battle(), session_.rules(), unit->type);
  const bool mayFire = !stance.formation || (stance.formation->mayFire && !stance.formation->fireShare);
  if (stance.arm != arm || ability.canFire != true || !ability.range || !mayFire) return false;
  if (rules::firesByTable(rules::fireTables(session_.battle(), session_.rules()), unit->type)) return false;
  return session_.layout().distance(*other.hex, hex) <= *ability.range &&
         isAimedAt(session_.layout(), *other.hex, stance, hex) &&
         rules::sight(maps_.sight(), *other.hex, hex).isVisible;
}

// The counter, and the selected counters that could fire on the hex too.
std::vector<const model::Placement*> Abilities::firersOn(hex::HexKey hex, const std::string& arm) {
  std::vector<const model::Placement*> firers{counter()};
  for (const Id<model::Placement> id : session_.hand().selection().placements) {
    const model::Placement* other = session_.setUp().placement(id);
    if (other && other != firers.front() && firesToo(*other, arm, hex)) firers.push_back(other);
  }
  return firers;
}

FireFacts Abilities::rifleFire(const LineFacts& line) {
  const std::string arm = stanceOf(session_, maps_.movementRules(), *counter()).arm;
  const std::vector<const model::Placement*> firers = firersOn(line.to, arm);
  FireFacts fire;
  fire.together = static_cast<int>(firers.size());
  rules::FireTarget target = targetOf(line.to, line.from);
  std::vector<int> firepowers;
  std::vector<rules::Firer> shots;
  std::set<hex::HexKey> hexes;
  int distance = line.distance;
  for (const model::Placement* each : firers) {
    const model::Unit& unit = *session_.battle().find(each->unit);
    const rules::Figure firepower = session_.figures().of(*each).fire;
    if (!firepower.value) return fire;
    firepowers.push_back(*firepower.value);
    shots.push_back({unit.type, 1});
    hexes.insert(*each->hex);
    // No rule says which of several distances and zones counts. The worst for the firers is used as a working value.
    const int own = session_.layout().distance(*each->hex, line.to);
    const auto zone = targetOf(line.to, *each->hex).zone;
    fire.isEstimate = fire.isEstimate || firepower.isEstimate || own != line.distance || zone != target.zone ||
                      rules::fireAbility(session_.battle(), session_.rules(), unit.type).isEstimate;
    distance = std::max(distance, own);
    target.zone = std::min(target.zone, zone);
  }
  fire.firepower = rules::combinedFirepower(session_.rules(), firepowers);
  if (!fire.firepower) {
    fire.missing = "fire/together";
    return fire;
  }
  auto row =
      rules::fireRow(session_.battle(), session_.rules(), *fire.firepower, distance, static_cast<int>(hexes.size()));
  if (const auto* missing = std::get_if<rules::MissingRule>(&row)) {
    fire.missing = missing->path;
    return fire;
  }
  fire.row = std::get<rules::FireRow>(row);
  fire.isEstimate = fire.isEstimate || fire.row->isEstimate;
  fire.modifiers = rules::rifleModifiers(session_.battle(), session_.rules(), *fire.row, shots, target);
  fire.endangersLeaders = rules::endangersLeaders(session_.rules(), *fire.row, arm).value_or(false);
  return fire;
}

FireFacts Abilities::gunFire(const model::Unit& unit, const LineFacts& line) {
  FireFacts fire;
  fire.isOfGun = true;
  auto modifiers = rules::gunModifiers(session_.battle(), session_.rules(), unit.type, line.distance,
                                       session_.figures().of(unit.id).stars, targetOf(line.to, line.from));
  if (const auto* missing = std::get_if<rules::MissingRule>(&modifiers)) {
    fire.missing = missing->path;
  } else {
    fire.modifiers = std::get<std::vector<rules::Modifier>>(std::move(modifiers));
    fire.endangersLeaders = rules::gunFireEndangersLeaders(session_.rules(), line.distance).value_or(false);
  }
  return fire;
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
    if (row.rule == model::PlacementRule::At && row.hex) {
      facts.ties.push_back({from, *row.hex, stateOf(row, facts.hexes, *row.hex)});
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
    if (other.rule != model::PlacementRule::At || !other.hex) continue;
    const model::Unit* unit = session_.battle().find(other.unit);
    const bool isOther = unit && unit->army == row->army && std::find(own.begin(), own.end(), unit->id) == own.end();
    if (!isOther || session_.layout().distance(from, *other.hex) > *facts.power->within) continue;
    facts.ties.push_back({from, *other.hex, CommandState::ByPower});
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
