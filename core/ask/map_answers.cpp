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

// The same for a rule that the battle may not have.
void addRule(std::vector<Reason>& reasons, const World& world, const std::string& rule) {
  if (world.book().row(rule)) addReason(reasons, world, rule);
}

// By the rules `control/…`.
ZoneAnswer::Zone controlOf(const World& world, const std::vector<Member>& units) {
  const rules::MovementRules rules = rules::movementRules(world.book());
  std::vector<rules::ControllingUnit> controlling;
  for (const Member unit : units) {
    const rules::Piece& piece = world.position().piece(unit);
    if (!piece.hex) continue;
    const auto facing = piece.row->direction ? piece.row->direction->direction : std::nullopt;
    const std::string arm = rules::armOf(world.battle(), world.book(), *piece.row).slug.value_or("");
    controlling.push_back({*piece.hex, facing, arm, piece.row->formation});
  }
  const rules::ControlledHexes hexes = rules::controlledBy(rules, world.layout(), controlling);
  return {std::string(kControl), hexes.sure, hexes.possible};
}

// By the rules `command/…`: within the range of one of its leaders who is on the map.
TraceAnswer commandBy(const World& world, Member member) {
  TraceAnswer answer;
  const rules::Piece& piece = world.position().piece(member);
  const auto reach = rules::commandReach(world.book());
  if (!reach || !piece.unit || !piece.hex) return answer;
  addRule(answer.because, world, "command/range");
  addRule(answer.because, world, "command/trace");
  answer.certainty = Certainty::Known;
  for (const Reason& each : answer.because) answer.certainty = worse(answer.certainty, each.certainty);
  answer.in = rules::Verdict::No;
  const rules::ChainOfCommand chain(world.battle(), world.variant().scenario);
  const auto leaders = chain.leadersOf(piece.unit->id);
  for (const rules::Piece& other : world.position().pieces()) {
    const bool isIts = other.leader && std::find(leaders.begin(), leaders.end(), other.leader->id) != leaders.end();
    if (!isIts || !other.hex) continue;
    const auto hexes =
        rules::hexesInCommand(world.battle(), world.layout(), world.setUp(), *other.row, *other.hex, *reach);
    if (!std::binary_search(hexes.begin(), hexes.end(), *piece.hex)) continue;
    answer.in = rules::Verdict::Yes;
    answer.path = world.layout().line(*other.hex, *piece.hex);
    break;
  }
  return answer;
}

}  // namespace

ZoneAnswer askZones(const World& world, const std::vector<Member>& units) {
  ZoneAnswer answer;
  ZoneAnswer::Zone control = controlOf(world, units);
  if (!control.sure.empty() || !control.possible.empty()) {
    answer.zones.push_back(std::move(control));
    addRule(answer.because, world, rules::keys::kControlZones.path());
    addRule(answer.because, world, rules::keys::kControlNone.path());
  }
  for (const auto& [name, rules] : world.mechanics().zones) {
    ZoneAnswer::Zone zone{rules.name, {}, {}};
    for (const Member unit : units) {
      const rules::ZoneHexes hexes = world.fields().zoneOf(rules, unit);
      zone.sure.insert(hexes.sure.begin(), hexes.sure.end());
      zone.possible.insert(hexes.possible.begin(), hexes.possible.end());
    }
    std::erase_if(zone.possible, [&](hex::HexKey hex) { return zone.sure.contains(hex); });
    answer.zones.push_back(std::move(zone));
    addReason(answer.because, world, rules.path);
  }
  for (const Reason& each : answer.because) answer.certainty = worse(answer.certainty, each.certainty);
  return answer;
}

namespace {

// By one flood.
TraceAnswer traceBy(const World& world, const rules::FloodRules& rules, Member unit) {
  TraceAnswer answer;
  answer.flood = rules.name;
  const rules::FactValue in = world.fields().in(rules::Symbol(rules.name), unit);
  answer.certainty = in.certainty;
  if (in.certainty != Certainty::Unknown) answer.in = in.truth ? rules::Verdict::Yes : rules::Verdict::No;
  if (world.fields().isAskedOf(rules, unit) != rules::Verdict::No) answer.path = world.fields().wayTo(rules, unit);
  addReason(answer.because, world, rules.path);
  for (const rules::NamedAdjust& each : rules.costs.list) addReason(answer.because, world, each.path);
  return answer;
}

}  // namespace

// By the floods that are for the unit, of which one that reaches it is enough; where none is, it needs none of them.
TraceAnswer askTrace(const World& world, std::string_view question, Member unit) {
  const auto floods = world.mechanics().floodsFor(question);
  if (floods.empty()) return question == "command" ? commandBy(world, unit) : TraceAnswer();
  std::vector<const rules::FloodRules*> own;
  for (const rules::FloodRules* each : floods) {
    if (world.fields().isAskedOf(*each, unit) != rules::Verdict::No) own.push_back(each);
  }
  if (own.empty()) return traceBy(world, *floods.front(), unit);
  std::optional<TraceAnswer> best;
  for (const rules::FloodRules* each : own) {
    TraceAnswer answer = traceBy(world, *each, unit);
    const bool isBetter = !best || answer.in == rules::Verdict::Yes ||
                          (best->in == rules::Verdict::No && answer.in == rules::Verdict::Unknown);
    if (isBetter) best = std::move(answer);
    if (best->in == rules::Verdict::Yes) break;
  }
  return *std::move(best);
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
      addRule(answer.because, world, "terrain/" + terrain + "/blocks-sight");
    }
    if (verdict.reason == rules::SightBlock::Unit) addRule(answer.because, world, "sight/units-block");
  }
  if (verdict.blockedAlong) {
    const auto [one, other] = world.layout().hexesOf(*verdict.blockedAlong);
    if (!verdict.blockedAt) answer.blockers = {one, other};
    addRule(answer.because, world, "sight/along-hexside");
  }
  for (const Reason& each : answer.because) answer.certainty = worse(answer.certainty, each.certainty);
  return answer;
}

}  // namespace redoubt::ask
