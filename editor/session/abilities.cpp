#include "editor/session/abilities.h"

#include <algorithm>
#include <set>

#include "core/rules/command.h"
#include "core/rules/set_up.h"
#include "editor/session/ability_stance.h"

namespace redoubt::editor {
namespace {

void addPart(std::vector<rules::StepPart>& parts, const rules::StepPart& part) {
  const auto same = std::find_if(parts.begin(), parts.end(), [&](const rules::StepPart& known) {
    return known.reason == part.reason && known.terrain == part.terrain;
  });
  if (same != parts.end()) {
    same->points += part.points;
  } else if (part.points != 0) {
    parts.push_back(part);
  }
}

}  // namespace

Abilities::Abilities(const Session& session, QObject* parent) : QObject(parent), session_(session), maps_(session) {
  const auto renew = [this] {
    forget();
    emit changed();
  };
  connect(&maps_, &RuleMaps::changed, this, renew);
  connect(&session_, &Session::selectionChanged, this, renew);
}

bool Abilities::isAnyShown() const {
  return std::any_of(shown_.begin(), shown_.end(), [](bool isShown) { return isShown; });
}

void Abilities::setShown(Ability ability, bool isShown) {
  bool& shown = shown_[static_cast<std::size_t>(ability)];
  if (shown == isShown) return;
  shown = isShown;
  emit changed();
}

void Abilities::forget() {
  place_.reset();
  reach_.reset();
  floods_.clear();
  occupancy_.reset();
  sight_.reset();
  zones_.reset();
  command_.reset();
}

const model::Placement* Abilities::counter() const {
  const auto& selected = session_.selection().placements;
  return selected.empty() ? nullptr : session_.placement(selected.front());
}

std::optional<hex::HexKey> Abilities::placeOf(const model::Placement& counter) const {
  if (counter.rule == model::PlacementRule::At) return counter.hex;
  if (counter.rule != model::PlacementRule::WithOwnUnits || !counter.leader) return std::nullopt;
  const auto scenario = session_.scenario();
  if (!scenario) return std::nullopt;
  return rules::hostsInCommand(session_.battle(), session_.layout(), session_.rules(), *scenario, setUpOf(session_),
                               counter)
      .best();
}

std::optional<hex::HexKey> Abilities::place() {
  if (!place_) {
    const model::Placement* about = counter();
    place_ = about ? placeOf(*about) : session_.selection().hex;
    if (*place_ && !session_.layout().contains(**place_)) place_ = std::optional<hex::HexKey>();
  }
  return *place_;
}

AbilityTrouble Abilities::troubleOfCounter() {
  if (!model::mapSheet(session_.battle())) return {AbilityFault::NoMap, {}};
  if (!counter()) {
    return {session_.selection().unplaced ? AbilityFault::NotOnMap : AbilityFault::NothingSelected, {}};
  }
  return {place() ? AbilityFault::None : AbilityFault::NotOnMap, {}};
}

const ReachFacts& Abilities::reach() {
  if (!reach_) reach_ = makeReach();
  return *reach_;
}

const SightFacts& Abilities::sight() {
  if (!sight_) sight_ = makeSight();
  return *sight_;
}

const ZoneFacts& Abilities::zones() {
  if (!zones_) zones_ = makeZones();
  return *zones_;
}

const CommandFacts& Abilities::command() {
  if (!command_) command_ = makeCommand();
  return *command_;
}

// --- reach

// All six where the facing matters and nobody says it.
std::vector<hex::Direction> Abilities::facings(const rules::MovementMap& map) {
  const rules::MovementRules& rules = maps_.movementRules();
  const auto given = directionOf(*counter());
  if (given && given->kind == map.facingKind()) return {*given};
  const bool isFree =
      rules::facesNowhere(rules.facing, map.mover().arm) || rules::armMovement(rules, map.mover()).isAnyDirection;
  std::vector<hex::Direction> all;
  for (int index = 0; index < (isFree ? 1 : hex::kSides); ++index) all.push_back({map.facingKind(), index});
  return all;
}

ReachFacts Abilities::makeReach() {
  ReachFacts facts;
  facts.trouble = troubleOfCounter();
  if (facts.trouble) return facts;
  const auto mover = moverOf(session_, *counter());
  if (!mover) {
    facts.trouble.fault = AbilityFault::NoArm;
    return facts;
  }
  const rules::MovementMap& map = maps_.movement(*mover);
  const rules::Points& allowance = map.allowance();
  if (allowance.outcome == rules::Outcome::Forbidden) {
    facts.trouble = {AbilityFault::Forbidden, allowance.paths.front()};
  } else if (!map.missing().empty()) {
    facts.trouble = {AbilityFault::NoRule, map.missing().front()};
  }
  if (facts.trouble) return facts;
  facts.allowance = allowance.points;
  facts.isAllowanceEstimate = restsOnEstimate(session_, allowance.paths);
  occupancy_ = maps_.occupancyFor(*counter());
  const std::vector<hex::Direction> starts = facings(map);
  facts.anyFacing = starts.size() > 1;
  for (const hex::Direction start : starts) floods_.emplace_back(map).flood(*place(), start, &*occupancy_);
  std::map<hex::HexKey, Rational> most;
  for (const rules::Reach& flood : floods_) {
    for (const hex::HexKey hex : flood.hexes()) {
      const Rational left = *flood.remaining(hex);
      const auto [known, isNew] = most.try_emplace(hex, left);
      if (!isNew) known->second = std::max(known->second, left);
    }
  }
  for (const auto& [hex, left] : most) {
    if (hex != *place()) facts.places.push_back({hex, left, occupancy_->at(hex).enemies});
  }
  addUnknown(facts);
  return facts;
}

void Abilities::addUnknown(ReachFacts& facts) const {
  std::set<hex::HexKey> unknown;
  for (const rules::Reach& flood : floods_) {
    for (const rules::UnknownStep& step : flood.unknownSteps()) unknown.insert(step.to);
  }
  for (const hex::HexKey hex : unknown) {
    const bool isReached =
        std::any_of(floods_.begin(), floods_.end(), [&](const rules::Reach& flood) { return flood.contains(hex); });
    if (!isReached) facts.unknown.push_back(hex);
  }
}

std::optional<rules::StepPart> Abilities::lackingOn(hex::HexKey hex) {
  const auto mover = moverOf(session_, *counter());
  for (const rules::Reach& flood : floods_) {
    for (const rules::UnknownStep& step : flood.unknownSteps()) {
      if (step.to != hex) continue;
      const rules::Occupants left = step.from == *place() ? rules::Occupants{} : occupancy_->at(step.from);
      const auto cost =
          rules::costToEnter(session_.battle(), session_.layout(), maps_.movementRules(), *mover, step.from, step.to,
                             {false, left.friends, left.atLimit, occupancy_->at(hex).enemies});
      if (cost.obstacle) return cost.obstacle;
    }
  }
  return std::nullopt;
}

WayFacts Abilities::wayTo(hex::HexKey hex) {
  WayFacts facts;
  const ReachFacts& reached = reach();
  if (reached.trouble) return facts;
  if (hex == *place()) {
    facts.kind = WayFacts::Kind::Here;
    return facts;
  }
  const rules::Reach* best = nullptr;
  rules::MoveEnd end;
  for (const rules::Reach& flood : floods_) {
    for (const rules::MoveEnd& arrival : flood.arrivals(hex)) {
      if (best && arrival.remaining <= end.remaining) continue;
      best = &flood;
      end = arrival;
    }
  }
  if (!best) {
    const bool isUnknown = std::find(reached.unknown.begin(), reached.unknown.end(), hex) != reached.unknown.end();
    if (!isUnknown) return facts;
    facts.kind = WayFacts::Kind::Unknown;
    facts.lacks = lackingOn(hex);
    return facts;
  }
  facts.kind = WayFacts::Kind::Reachable;
  facts.way = best->wayTo(hex, end.facing);
  facts.spent = reached.allowance - end.remaining;
  const auto mover = moverOf(session_, *counter());
  for (const rules::StepCost& step : rules::costsAlong(session_.battle(), session_.layout(), maps_.movementRules(),
                                                       *mover, facts.way, &*occupancy_)) {
    facts.cost += step.points;
    for (const rules::StepPart& part : step.parts) addPart(facts.parts, part);
    facts.isEstimate = facts.isEstimate || restsOnEstimate(session_, rules::pathsOf(step));
  }
  return facts;
}

// --- zones

ZoneFacts Abilities::makeZones() {
  ZoneFacts facts;
  facts.trouble = troubleOfCounter();
  if (facts.trouble) return facts;
  facts.from = *place();
  const AbilityStance stance = stanceOf(session_, maps_.movementRules(), *counter());
  if (stance.arm.empty()) {
    facts.trouble.fault = AbilityFault::NoArm;
  } else if (stance.facesNowhere) {
    facts.trouble.fault = AbilityFault::FacesNowhere;
  } else if (!stance.zones) {
    facts.trouble.fault = AbilityFault::FacingUnknown;
  } else {
    facts.zones = *stance.zones;
  }
  return facts;
}

}  // namespace redoubt::editor
