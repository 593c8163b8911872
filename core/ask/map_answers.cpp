#include "core/ask/map_answers.h"

#include <algorithm>

#include "core/rules/command/chain_of_command.h"
#include "core/rules/command/command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/movement/control.h"
#include "core/rules/movement/movement_rules.h"
#include "core/rules/sight/sight.h"

namespace redoubt::ask {
namespace {

using rules::Certainty;
using rules::Member;

constexpr std::string_view kControl = "control";

// By the rules `control/…`.
ZoneAnswer::Zone controlOf(const World& world, const std::vector<Member>& units) {
  const rules::MovementRules rules = rules::movementRules(world.book());
  std::vector<rules::ControllingUnit> controlling;
  for (const Member unit : units) {
    const rules::Piece& piece = world.position().piece(unit);
    if (!piece.hex) continue;
    const auto facing = piece.row->direction ? piece.row->direction->direction : std::nullopt;
    const std::string arm = rules::armOf(world.battle(), world.book(), *piece.row).slug.value_or("");
    controlling.push_back({*piece.hex, facing, arm, piece.row->formation, piece.second});
  }
  const rules::ControlledHexes hexes = rules::controlledBy(rules, world.layout(), controlling);
  return {std::string(kControl), hexes.sure, hexes.possible};
}

ZoneAnswer::Zone zoneOf(const World& world, const rules::ZoneRules& rules, const std::vector<Member>& units) {
  ZoneAnswer::Zone zone{rules.name, {}, {}};
  for (const Member unit : units) {
    const rules::ZoneHexes hexes = world.fields().zoneOf(rules, unit);
    zone.sure.insert(hexes.sure.begin(), hexes.sure.end());
    zone.possible.insert(hexes.possible.begin(), hexes.possible.end());
  }
  std::erase_if(zone.possible, [&](hex::HexKey hex) { return zone.sure.contains(hex); });
  return zone;
}

template <class Answer>
void takeCertainty(Answer& answer) {
  for (const Reason& each : answer.because) answer.certainty = worse(answer.certainty, each.certainty);
}

// By the nearer of two hexes.
std::set<hex::HexKey> hexesOfLeader(const World& world, Member leader, const rules::CommandReach& reach) {
  std::set<hex::HexKey> found;
  const model::Placement& row = *world.position().piece(leader).row;
  for (const hex::HexKey from : world.position().hexesOf(leader)) {
    const auto hexes = rules::hexesInCommand(world.battle(), world.layout(), world.setUp(), row, from, reach);
    found.insert(hexes.begin(), hexes.end());
  }
  return found;
}

// The shortest straight line between two units, each of which may lie in two hexes.
std::vector<hex::HexKey> lineBetween(const World& world, Member from, Member to, const std::set<hex::HexKey>& within) {
  std::vector<hex::HexKey> shortest;
  for (const hex::HexKey end : world.position().hexesOf(to)) {
    if (!within.contains(end)) continue;
    for (const hex::HexKey start : world.position().hexesOf(from)) {
      auto line = world.layout().line(start, end);
      if (shortest.empty() || line.size() < shortest.size()) shortest = std::move(line);
    }
  }
  return shortest;
}

// Whether units of its arm need a leader, by `command/required`; where the rules don't say, all do.
bool needsCommand(const World& world, const rules::Piece& piece) {
  if (!world.book().json("command/required")) return true;
  const std::vector<std::string> required = world.book().texts("command/required");
  const rules::Arm arm = rules::armOf(world.battle(), world.book(), *piece.row);
  return !arm.slug || std::find(required.begin(), required.end(), *arm.slug) != required.end();
}

// The units or leaders in whose hex a way begins.
std::vector<Member> sourcesIn(const World& world, const rules::FloodRules& rules, const rules::Situation& situation,
                              Member unit, hex::HexKey start) {
  std::vector<Member> sources;
  if (!rules.flood.from) return sources;
  for (const Member each : membersOf(*rules.flood.from, situation, unit).sure) {
    if (world.position().isPiece(each) && world.position().hexesOf(each).contains(start)) sources.push_back(each);
  }
  return sources;
}

}  // namespace

ZoneAnswer askZones(const World& world, const std::vector<Member>& units) {
  ZoneAnswer answer = askControl(world, units);
  for (const auto& [name, rules] : world.mechanics().zones) {
    answer.zones.push_back(zoneOf(world, rules, units));
    addReason(answer.because, world, rules.path);
  }
  takeCertainty(answer);
  return answer;
}

ZoneAnswer askZone(const World& world, const rules::ZoneRules& rules, const std::vector<Member>& units) {
  ZoneAnswer answer;
  answer.zones.push_back(zoneOf(world, rules, units));
  addReason(answer.because, world, rules.path);
  takeCertainty(answer);
  for (const rules::NamedZoneEffect& each : rules.effects) addReason(answer.because, world, each.path);
  return answer;
}

ZoneAnswer askControl(const World& world, const std::vector<Member>& units) {
  ZoneAnswer answer;
  ZoneAnswer::Zone control = controlOf(world, units);
  if (control.sure.empty() && control.possible.empty()) return answer;
  answer.zones.push_back(std::move(control));
  addKnown(answer.because, world, rules::keys::kControlZones.path());
  addKnown(answer.because, world, rules::keys::kControlNone.path());
  takeCertainty(answer);
  return answer;
}

// By the floods that are for the unit, of which one that reaches it is enough; where none is, it needs none of them.
TraceAnswer askTrace(const World& world, std::string_view question, Member unit) {
  const auto floods = world.mechanics().floodsFor(question);
  if (floods.empty()) return question == "command" ? askCommandRange(world, unit) : TraceAnswer();
  std::vector<const rules::FloodRules*> own;
  for (const rules::FloodRules* each : floods) {
    if (world.fields().isAskedOf(*each, unit) != rules::Verdict::No) own.push_back(each);
  }
  if (own.empty()) return askFlood(world, *floods.front(), unit);
  std::optional<TraceAnswer> best;
  for (const rules::FloodRules* each : own) {
    TraceAnswer answer = askFlood(world, *each, unit);
    const bool isBetter = !best || answer.in == rules::Verdict::Yes ||
                          (best->in == rules::Verdict::No && answer.in == rules::Verdict::Unknown);
    if (isBetter) best = std::move(answer);
    if (best->in == rules::Verdict::Yes) break;
  }
  return *std::move(best);
}

TraceAnswer askFlood(const World& world, const rules::FloodRules& rules, Member unit) {
  TraceAnswer answer;
  answer.flood = rules.name;
  const rules::FactValue in = world.fields().in(rules::Symbol(rules.name), unit);
  answer.certainty = in.certainty;
  if (in.certainty != Certainty::Unknown) answer.in = in.truth ? rules::Verdict::Yes : rules::Verdict::No;
  if (const auto hex = world.position().hexOf(unit)) {
    rules::StepSituation step(world.mechanics(), world.position(), &world.fields());
    step.moveTo(std::nullopt, *hex);
    answer.isNeeded = world.fields().isAskedOf(rules, unit) != rules::Verdict::No;
    if (answer.isNeeded) answer.path = world.fields().wayTo(rules, unit);
    if (!answer.path.empty()) answer.sources = sourcesIn(world, rules, step, unit, answer.path.front());
  }
  addReason(answer.because, world, rules.path);
  for (const rules::NamedAdjust& each : rules.costs.list) addReason(answer.because, world, each.path);
  return answer;
}

// Within the range of one of its leaders who is on the map.
TraceAnswer askCommandRange(const World& world, Member member) {
  TraceAnswer answer;
  const rules::Piece& piece = world.position().piece(member);
  const auto reach = rules::commandReach(world.book());
  if (!reach || !piece.unit || !piece.hex) return answer;
  addKnown(answer.because, world, "command/range");
  addKnown(answer.because, world, "command/trace");
  answer.certainty = Certainty::Known;
  takeCertainty(answer);
  answer.in = rules::Verdict::No;
  const rules::ChainOfCommand chain(world.battle(), world.variant().scenario);
  const auto leaders = chain.leadersOf(piece.unit->id);
  for (std::size_t place = 0; place < world.position().pieces().size(); ++place) {
    const rules::Piece& other = world.position().pieces()[place];
    const bool isIts = other.leader && std::find(leaders.begin(), leaders.end(), other.leader->id) != leaders.end();
    if (!isIts || !other.hex) continue;
    const auto leader = static_cast<Member>(place);
    std::vector<hex::HexKey> line = lineBetween(world, leader, member, hexesOfLeader(world, leader, *reach));
    if (line.empty()) continue;
    answer.in = rules::Verdict::Yes;
    answer.path = std::move(line);
    answer.sources = {leader};
    break;
  }
  answer.isNeeded = answer.in == rules::Verdict::Yes || needsCommand(world, piece);
  return answer;
}

std::set<hex::HexKey> hexesInRange(const World& world, const std::vector<Member>& leaders) {
  std::set<hex::HexKey> found;
  const auto reach = rules::commandReach(world.book());
  for (const Member each : leaders) {
    const rules::Piece& piece = world.position().piece(each);
    if (!reach || !piece.leader || !piece.hex) continue;
    const auto hexes = hexesOfLeader(world, each, *reach);
    found.insert(hexes.begin(), hexes.end());
  }
  return found;
}

SightAnswer askSight(const World& world, hex::HexKey from, hex::HexKey to) {
  const rules::SightVerdict verdict = rules::sight(world.sight(), from, to);
  SightAnswer answer;
  answer.sees = verdict.isVisible;
  if (verdict.isVisible) return answer;
  if (verdict.blockedAt) {
    answer.blockers.push_back(*verdict.blockedAt);
    if (verdict.reason == rules::SightBlock::Terrain) {
      const std::string terrain = rules::terrainAt(world.battle(), world.book(), *verdict.blockedAt);
      addKnown(answer.because, world, "terrain/" + terrain + "/blocks-sight");
    }
    if (verdict.reason == rules::SightBlock::Unit) addKnown(answer.because, world, "sight/units-block");
  }
  if (verdict.blockedAlong) {
    const auto [one, other] = world.layout().hexesOf(*verdict.blockedAlong);
    if (!verdict.blockedAt) answer.blockers = {one, other};
    addKnown(answer.because, world, "sight/along-hexside");
  }
  for (const Reason& each : answer.because) answer.certainty = worse(answer.certainty, each.certainty);
  return answer;
}

}  // namespace redoubt::ask
