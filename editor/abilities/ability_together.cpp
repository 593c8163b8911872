#include <algorithm>
#include <set>

#include "core/model/standing.h"
#include "editor/abilities/abilities.h"
#include "editor/abilities/ability_stance.h"

// The reach of several counters that move together.
namespace redoubt::editor {
namespace {

constexpr std::size_t kMostTogether = 4;  // kinds of movers; RuleMaps keeps at least that many maps

// Whether two of them are known to face different ways.
bool faceApart(const std::vector<rules::JointMover>& movers) {
  std::set<int> facings;
  for (const rules::JointMover& mover : movers) {
    const bool faces = mover.map->forward(0).size() < static_cast<std::size_t>(hex::kSides);
    if (faces && mover.facings.size() == 1) facings.insert(mover.facings.front().index);
  }
  return facings.size() > 1;
}

}  // namespace

// The counters of the same player that are selected with the counter in its hex. Only the usual pace supports several;
// a unit across two hexes moves alone.
std::vector<const model::Placement*> Abilities::together() const {
  const model::Placement* first = counter();
  if (!first) return {};
  std::vector<const model::Placement*> counters{first};
  const model::Army* own = armyOf(session_.battle(), *first);
  if (pace_ != Pace::Usual || first->rule != model::PlacementRule::At || !own || model::isLong(*first)) {
    return counters;
  }
  for (const Id<model::Placement> id : session_.hand().selection().placements) {
    const model::Placement* one = session_.setUp().placement(id);
    const bool isMover = one && (one->unit || one->leader || one->subject == model::PlacementSubject::Group);
    if (!isMover || id == first->id || one->rule != model::PlacementRule::At || one->hex != first->hex) continue;
    if (model::isLong(*one)) continue;
    const model::Army* army = armyOf(session_.battle(), *one);
    if (army && army->player == own->player) counters.push_back(one);
  }
  return counters;
}

// Each mover has the arms of the others as its company. Empty if the rules know no arm for one of them.
std::vector<rules::Mover> Abilities::moversOf(const std::vector<const model::Placement*>& counters) const {
  std::vector<rules::Mover> movers;
  for (const model::Placement* one : counters) {
    auto mover = moverOf(session_, *one);
    if (!mover) return {};
    movers.push_back(std::move(*mover));
  }
  std::vector<rules::Mover> inCompany = movers;
  for (std::size_t i = 0; i < movers.size(); ++i) {
    std::set<std::string> others;
    for (std::size_t other = 0; other < movers.size(); ++other) {
      if (other != i) others.insert(movers[other].arm);
    }
    inCompany[i].company.assign(others.begin(), others.end());
  }
  return inCompany;
}

ReachFacts Abilities::makeReachTogether(const std::vector<const model::Placement*>& counters) {
  ReachFacts facts;
  facts.pace = pace_;
  facts.trouble = troubleOfCounter();
  if (facts.trouble) return facts;
  for (const model::Placement* one : counters) facts.together.push_back(one->id);
  const auto movers = moversOf(counters);
  if (movers.empty()) {
    facts.trouble.fault = AbilityFault::NoArm;
    return facts;
  }
  meetings_ = maps_.meetingsOf(counters);
  facts.trouble = floodTogether(facts, counters, movers);
  if (facts.trouble) return facts;
  for (const rules::Mover& mover : movers) {
    const bool wasHeeding = facts.isAffectedByControl;
    addControl(facts, mover);
    facts.isAffectedByControl = facts.isAffectedByControl || wasHeeding;
  }
  for (const auto& [hex, end] : joint_->ends) {
    if (meetings_->noRoom.contains(hex) || maps_.areTooMany(counters, hex)) continue;
    const Rational least = *std::min_element(end.remaining.begin(), end.remaining.end());
    facts.places.push_back({hex, least, meetings_->occupancy.at(hex).enemies});
  }
  facts.unknown.assign(joint_->unknown.begin(), joint_->unknown.end());
  return facts;
}

AbilityTrouble Abilities::floodTogether(ReachFacts& facts, const std::vector<const model::Placement*>& counters,
                                        const std::vector<rules::Mover>& movers) {
  const rules::FacingRules& facing = maps_.movementRules().facing;
  std::vector<rules::Mover> kinds;
  for (const rules::Mover& mover : movers) {
    if (std::find(kinds.begin(), kinds.end(), mover) == kinds.end()) kinds.push_back(mover);
  }
  if (kinds.size() > kMostTogether) return {AbilityFault::TooMany, {}};
  std::vector<rules::JointMover> joint;
  allowances_.clear();
  for (std::size_t i = 0; i < movers.size(); ++i) {
    const rules::MovementMap& map = maps_.movement(movers[i]);
    if (const AbilityTrouble trouble = troubleOfPace(maps_.movementRules(), pace_, map)) return trouble;
    const rules::Points& allowance = map.allowance();
    allowances_.push_back(allowance.points);
    facts.isAllowanceEstimate = facts.isAllowanceEstimate || restsOnEstimate(session_, allowance.paths) ||
                                isAllowanceEstimated(allowance, *counters[i]);
    joint.push_back({&map, facings(map, *counters[i])});
    facts.anyFacing = facts.anyFacing || joint.back().facings.size() > 1;
  }
  facts.allowance = *std::min_element(allowances_.begin(), allowances_.end());
  joint_ = rules::jointReach(joint, !facing.mayMixInStack, *place(), meetings_->occupancy);
  if (!joint_->isComplete) return {AbilityFault::TooMany, {}};
  const bool isNowhere = joint_->ends.empty() && joint_->unknown.empty();
  return isNowhere && !facing.mayMixInStack && faceApart(joint) ? AbilityTrouble{AbilityFault::FacesApart, {}}
                                                                : AbilityTrouble{};
}

WayFacts Abilities::wayTogether(hex::HexKey hex) {
  WayFacts facts;
  const auto& places = reach().places;
  const bool isPlace =
      std::any_of(places.begin(), places.end(), [&](const ReachFacts::Place& place) { return place.hex == hex; });
  if (!isPlace) {
    if (joint_->unknown.contains(hex)) facts.kind = WayFacts::Kind::Unknown;
    return facts;
  }
  const rules::JointEnd& end = joint_->ends.at(hex);
  facts.kind = WayFacts::Kind::Reachable;
  facts.way = end.ways.front();
  const auto counters = together();
  const auto movers = moversOf(counters);
  for (std::size_t i = 0; i < counters.size(); ++i) {
    facts.shares.push_back({counters[i]->id, allowances_[i] - end.remaining[i], allowances_[i]});
    addCosts(facts, movers[i], end.ways[i]);
  }
  facts.parts.clear();  // they and the cost would be sums over all counters
  facts.cost = facts.spent;
  return facts;
}

}  // namespace redoubt::editor
