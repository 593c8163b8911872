#include "editor/dialogs/tryit/try_case.h"

#include <algorithm>

#include "core/model/standing.h"
#include "core/rules/forces/markers.h"

namespace redoubt::editor {
namespace {

using rules::Member;
using rules::Refusal;

// Those who don't defend where only one does are taken away.
void leaveOneDefender(model::Battle& battle, const rules::PlacementList& setUp, hex::HexKey hex,
                      Id<model::Placement> defender) {
  for (const model::Placement* each : setUp) {
    if (!model::standsIn(*each, hex) || !each->unit || each->id == defender) continue;
    model::Placement row = *each;
    row.rule = model::PlacementRule::OffMap;
    row.hex.reset();
    row.secondHex.reset();
    battle.all<model::Placement>().put(row);
  }
}

// Lays one of the markers that wait on the side of the unit's hex towards the target.
void layMarker(model::Battle& battle, const Session& session, const rules::PlacementList& setUp,
               Id<model::Placement> unit, const std::string& marker, hex::HexKey target) {
  const model::Placement* before = battle.find<model::Placement>(unit);
  const auto waiting = std::find_if(setUp.begin(), setUp.end(), [&](const model::Placement* row) {
    return row->rule != model::PlacementRule::At && rules::markerOf(session.rules(), *row) == marker;
  });
  const auto side = before && before->hex ? session.layout().sideTowards(*before->hex, target) : std::nullopt;
  if (waiting == setUp.end() || !side) return;
  model::Placement row = **waiting;
  for (const model::Placement& each : battle.all<model::Placement>()) row.id = std::max(row.id, each.id);
  ++row.id.value;
  row.rule = model::PlacementRule::At;
  row.hex = before->hex;
  row.direction = model::Facing{hex::Direction{hex::FacingKind::Hexside, *side}};
  battle.all<model::Placement>().put(row);
}

bool has(const std::vector<Refusal>& refusals, Refusal::Kind kind) {
  return std::any_of(refusals.begin(), refusals.end(), [&](const Refusal& each) { return each.kind == kind; });
}

bool isOfSide(const ask::World& world, Member member, const std::vector<rules::Symbol>& side) {
  return world.position().piece(member).side == side;
}

// The side of the first unit in a hex; null where none stands.
const std::vector<rules::Symbol>* sideIn(const ask::World& world, hex::HexKey hex) {
  for (const Member each : world.position().at(hex)) {
    if (world.position().piece(each).unit) return &world.position().piece(each).side;
  }
  return nullptr;
}

}  // namespace

std::vector<TriedAction> triedActions(const rules::RuleBook& book) {
  std::vector<TriedAction> tried;
  for (const std::string& name : book.under("action")) {
    const auto action = rules::keys::kAction.in(book, {name});
    if (action) tried.push_back({action->question, name});
  }
  const auto order = [&](const TriedAction& each) { return rules::keys::kAction.in(book, {each.action})->order; };
  std::stable_sort(tried.begin(), tried.end(),
                   [&](const TriedAction& a, const TriedAction& b) { return order(a) < order(b); });
  const bool hasTable = !book.under("table").empty();
  if (tried.empty() && hasTable) tried.push_back({"attack", ""});
  return tried;
}

std::string askedName(const model::Battle& battle, const model::Placement& row) {
  if (const model::Unit* unit = battle.find(row.unit)) return unit->slug;
  if (const model::Leader* leader = battle.find(row.leader)) return leader->slug;
  return row.words;
}

std::unique_ptr<ask::World> worldOf(const Session& session, const TryChoice& choice) {
  model::Battle battle = session.battle();
  const Id<model::Variant> variant = *session.setUp().variant();
  const rules::PlacementList setUp = rules::placements(session.battle(), variant);
  const rules::Board ground{session.battle(), session.rules(), session.layout(), session.figures(), setUp};
  for (const hex::HexKey target : choice.targets) {
    if (!rules::oneDefends(ground, target)) continue;
    const auto named = choice.defending.find(target);
    const Id<model::Placement> top = rules::defendersIn(ground, target).front()->id;
    leaveOneDefender(battle, setUp, target, named == choice.defending.end() ? top : named->second);
  }
  if (!choice.targets.empty()) {
    for (const auto& [unit, marker] : choice.standing) {
      layMarker(battle, session, setUp, unit, marker, choice.targets.front());
    }
  }
  std::vector<std::string> suppositions = choice.suppositions;
  for (const auto& [unit, stock] : choice.spends) {
    const model::Placement* row = battle.find<model::Placement>(unit);
    if (row) suppositions.push_back(askedName(battle, *row) + ".spends=" + stock);
  }
  return std::make_unique<ask::World>(std::move(battle), variant, suppositions);
}

std::vector<Refusal> refusalsOf(const ask::World& world, const TriedAction& action, const std::vector<Member>& actors,
                                const std::vector<hex::HexKey>& targets) {
  return rules::chooseAction(world.mechanics(), world.position(), &world.fields(), world.sight(), action.question,
                             actors, targets, action.action)
      .refusals;
}

std::vector<Member> candidates(const ask::World& world, const TriedAction& action, hex::HexKey target) {
  std::vector<Member> found;
  const auto* side = sideIn(world, target);
  if (!side) return found;
  for (const Member each : world.position().onMap()) {
    const rules::Piece& piece = world.position().piece(each);
    if (!piece.unit || isOfSide(world, each, *side)) continue;
    const auto refusals = refusalsOf(world, action, {each}, {target});
    if (has(refusals, Refusal::Kind::OutOfRange)) continue;
    if (has(refusals, Refusal::Kind::NotBy) && rules::distanceTo(world.position(), each, target) > 1) continue;
    found.push_back(each);
  }
  std::stable_sort(found.begin(), found.end(), [&](Member a, Member b) {
    return *world.position().piece(a).hex < *world.position().piece(b).hex;
  });
  return found;
}

std::vector<hex::HexKey> otherTargets(const ask::World& world, const TriedAction& action, hex::HexKey target,
                                      const std::vector<Member>& actors) {
  std::set<hex::HexKey> found;
  const auto* side = sideIn(world, target);
  if (!side || actors.empty()) return {};
  if (const rules::ActionRules* rules = world.mechanics().action(action.action)) {
    const rules::Joint joint = rules->action.joint;
    if (joint == rules::Joint::Single || joint == rules::Joint::OneTargetHex) return {};
  }
  for (const Member each : world.position().onMap()) {
    const rules::Piece& piece = world.position().piece(each);
    if (!piece.unit || piece.side != *side) continue;
    for (const hex::HexKey hex : world.position().hexesOf(each)) {
      if (hex == target || found.contains(hex)) continue;
      const bool isReached = std::any_of(actors.begin(), actors.end(), [&](Member actor) {
        return refusalsOf(world, action, {actor}, {hex}).empty();
      });
      if (isReached) found.insert(hex);
    }
  }
  return {found.begin(), found.end()};
}

rules::PlacementList attackersOf(const ask::World& world, const TryChoice& choice) {
  rules::PlacementList attackers;
  for (const Id<model::Placement> id : choice.actors) {
    const auto member = world.position().find(id);
    if (member && world.position().piece(*member).hex) attackers.push_back(world.position().piece(*member).row);
  }
  return attackers;
}

rules::Board groundOf(const ask::World& world) {
  return {world.battle(), world.book(), world.layout(), world.figures(), world.setUp(), world.position().state()};
}

}  // namespace redoubt::editor
