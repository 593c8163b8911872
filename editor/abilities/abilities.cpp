#include "editor/abilities/abilities.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "core/model/standing.h"
#include "core/rules/command/command.h"
#include "core/rules/set_up/set_up.h"
#include "editor/abilities/ability_stance.h"

namespace redoubt::editor {
namespace {

void addPart(std::vector<rules::MoveCostPart>& parts, const rules::MoveCostPart& part) {
  const auto same = std::find_if(parts.begin(), parts.end(), [&](const rules::MoveCostPart& known) {
    return known.reason == part.reason && known.terrain == part.terrain;
  });
  if (same != parts.end()) {
    same->points += part.points;
  } else if (part.points != 0) {
    parts.push_back(part);
  }
}

// The hexes that steps forward may reach within the allowance; a step of unknown cost counts as one point.
std::set<hex::HexKey> hexesAhead(const rules::MovementMap& map, hex::HexKey from,
                                 const std::vector<hex::Direction>& facings) {
  std::set<hex::HexKey> ahead;
  const auto budget = map.scaled(map.allowance().points);
  for (const hex::Direction facing : facings) {
    std::map<int, rules::MovementMap::Cost> front{{map.index().of(from), 0}};
    while (!front.empty()) {
      std::map<int, rules::MovementMap::Cost> next;
      for (const auto& [hex, spent] : front) {
        for (const int side : map.forward(facing.index)) {
          const rules::MovementMap::Step step = map.step(hex, side);
          if (step.cost == rules::MovementMap::kForbidden) continue;
          const auto total = spent + (step.cost < 0 ? map.scale() : step.cost);
          if (total > budget) continue;
          const auto [at, isNew] = next.try_emplace(step.to, total);
          if (!isNew) at->second = std::min(at->second, total);
          ahead.insert(map.index().key(step.to));
        }
      }
      front = std::move(next);
    }
  }
  ahead.erase(from);
  return ahead;
}

}  // namespace

Abilities::Abilities(const Session& session, QObject* parent) : QObject(parent), session_(session), maps_(session) {
  const auto renew = [this] {
    forget();
    emit changed();
  };
  connect(&maps_, &RuleMaps::changed, this, renew);
  connect(&session_.hand(), &Hand::selectionChanged, this, renew);
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

void Abilities::setPace(Pace pace) {
  if (pace_ == pace) return;
  pace_ = pace;
  forget();
  emit changed();
}

void Abilities::forget() {
  place_.reset();
  reach_.reset();
  floods_.clear();
  joint_.reset();
  meetings_.reset();
  sight_.reset();
  zones_.reset();
  command_.reset();
}

const model::Placement* Abilities::counter() const {
  const auto& selected = session_.hand().selection().placements;
  return selected.empty() ? nullptr : session_.setUp().placement(selected.front());
}

std::optional<hex::HexKey> Abilities::placeOf(const model::Placement& counter) const {
  if (counter.rule == model::PlacementRule::At) return counter.hex;
  if (counter.rule != model::PlacementRule::WithOwnUnits || !counter.leader) return std::nullopt;
  const auto scenario = session_.setUp().scenario();
  if (!scenario) return std::nullopt;
  return rules::leaderPositionsInCommand(session_.battle(), session_.layout(), session_.rules(), *scenario,
                                         setUpOf(session_), counter)
      .best();
}

std::optional<hex::HexKey> Abilities::place() {
  if (!place_) {
    const model::Placement* about = counter();
    place_ = about ? placeOf(*about) : session_.hand().selection().hex;
    if (*place_ && !session_.layout().contains(**place_)) place_ = std::optional<hex::HexKey>();
  }
  return *place_;
}

AbilityTrouble Abilities::troubleOfCounter() {
  if (!model::mapSheet(session_.battle())) return {AbilityFault::NoMap, {}};
  if (!counter()) {
    return {session_.hand().selection().unplaced ? AbilityFault::NotOnMap : AbilityFault::NothingSelected, {}};
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

std::optional<rules::Mover> Abilities::mover() const {
  auto mover = moverOf(session_, *counter());
  if (mover) mover->isDoubleTime = pace_ == Pace::DoubleTime;
  return mover;
}

std::vector<Pace> Abilities::paces() {
  std::vector<Pace> paces{Pace::Usual};
  const auto mover = counter() ? moverOf(session_, *counter()) : std::nullopt;
  if (!mover) return paces;
  const rules::MovementRules& rules = maps_.movementRules();
  if (rules.doubleTime && rules.doubleTime->arm == mover->arm) paces.push_back(Pace::DoubleTime);
  if (rules.charge && rules.charge->arm == mover->arm) paces.push_back(Pace::Charge);
  if (rules.countercharge && rules.countercharge->arm == mover->arm) paces.push_back(Pace::Countercharge);
  const bool retreats = longestRetreat() > 0 && rules::retreatRules(maps_.mechanics(), session_.rules());
  if (retreats && counter()->unit) paces.push_back(Pace::Retreat);
  return paces;
}

// Whether the allowance is the figure on the counter, and that figure is a working value.
bool Abilities::isAllowanceEstimated(const rules::Points& allowance, const model::Placement& counter) {
  const auto& figure = maps_.movementRules().figure;
  const bool isFigure = figure && allowance.isKnown() && allowance.paths.front() == "movement/figure";
  return isFigure && session_.figures().of(counter).figure(*figure).isEstimate;
}

// All six if the facing matters and is unknown.
std::vector<hex::Direction> Abilities::facings(const rules::MovementMap& map, const model::Placement& counter) {
  return rules::facingsAtStart(maps_.movementRules(), map, counter);
}

ReachFacts Abilities::makeReach() {
  const auto counters = together();
  ReachFacts facts = counters.size() > 1 ? makeReachTogether(counters) : makeOwnReach();
  if (facts.trouble) return facts;
  addEdge(facts);
  if (pace_ == Pace::Usual || pace_ == Pace::DoubleTime) addMeetings(facts);
  return facts;
}

ReachFacts Abilities::makeOwnReach() {
  ReachFacts facts;
  facts.pace = pace_;
  facts.trouble = troubleOfCounter();
  if (facts.trouble) return facts;
  const auto mover = this->mover();
  if (!mover) {
    facts.trouble.fault = AbilityFault::NoArm;
    return facts;
  }
  facts.trouble = troubleOfLong();
  if (facts.trouble) return facts;
  meetings_ = maps_.meetingsOf(*counter());
  if (pace_ == Pace::Usual && hasOwnWays()) {
    floodOwnWays(facts, *mover);
    if (!facts.trouble) addControl(facts, *mover);
    return facts;
  }
  const rules::MovementMap& map = maps_.movement(*mover);
  if (pace_ == Pace::Countercharge) facts.trouble = troubleOfCountercharge(map);
  if (!facts.trouble) facts.trouble = troubleOfPace(maps_.movementRules(), pace_, map);
  if (facts.trouble) return facts;
  const rules::Points& allowance = map.allowance();
  facts.allowance = allowance.points;
  facts.isAllowanceEstimate = restsOnEstimate(session_, allowance.paths) || isAllowanceEstimated(allowance, *counter());
  facts.anyFacing = facings(map).size() > 1;
  addControl(facts, map.mover());
  addCompany(facts);
  switch (pace_) {
    case Pace::Countercharge: addCountercharges(facts, map); return facts;
    case Pace::Retreat: addRetreats(facts, map); return facts;
    case Pace::Charge: addCharges(facts, map); break;
    case Pace::Usual:
    case Pace::DoubleTime: flood(facts, map); break;
  }
  addTurns(facts, map.mover());
  return facts;
}

void Abilities::flood(ReachFacts& facts, const rules::MovementMap& map) {
  for (const hex::Direction start : facings(map))
    floods_.emplace_back(map).flood(*place(), start, &meetings_->occupancy);
  gatherPlaces(facts);
}

// How a unit across two hexes turns, charges or moves in double time is computed for no game.
AbilityTrouble Abilities::troubleOfLong() {
  if (!model::isLong(*counter())) return {};
  const std::string silent = maps_.silentAboutTurns(*counter());
  if (!silent.empty()) return {AbilityFault::NoRule, silent};
  if (pace_ == Pace::Usual || pace_ == Pace::Retreat) return {};
  return {AbilityFault::NoRule, rules::keys::kLong.path()};
}

// Those that lie across two hexes don't move as the rules of movement say.
bool Abilities::hasOwnWays() {
  return maps_.changesMoves() || (counter() && model::isLong(*counter()));
}

// By the ways of moving that the battle's own rules give it.
void Abilities::floodOwnWays(ReachFacts& facts, const rules::Mover& mover) {
  std::optional<Rational> allowance;
  for (const rules::MoveWay& way : maps_.waysOfMoving(*counter(), mover)) {
    if (!way.map.missing().empty()) {
      facts.trouble = {AbilityFault::NoRule, way.map.missing().front()};
      continue;
    }
    const rules::Points& points = way.map.allowance();
    if (!allowance || *allowance < points.points) allowance = points.points;
    const bool isEstimate = way.certainty != rules::Certainty::Known || restsOnEstimate(session_, points.paths);
    facts.isAllowanceEstimate = facts.isAllowanceEstimate || isEstimate;
    facts.anyFacing = facings(way.map).size() > 1;
    for (const hex::Direction start : facings(way.map)) {
      floods_.emplace_back(way.map).flood(*place(), start, &meetings_->occupancy);
    }
  }
  if (!allowance) return;
  facts.trouble = {};
  facts.allowance = *allowance;
  gatherPlaces(facts);
}

void Abilities::gatherPlaces(ReachFacts& facts) {
  std::map<hex::HexKey, Rational> most;
  for (const rules::Reach& flood : floods_) {
    for (const hex::HexKey hex : flood.hexes()) {
      const Rational left = *flood.remaining(hex);
      const auto [known, isNew] = most.try_emplace(hex, left);
      if (!isNew) known->second = std::max(known->second, left);
    }
  }
  for (const auto& [hex, left] : most) {
    if (hex != *place() && !meetings_->noRoom.contains(hex))
      facts.places.push_back({hex, left, meetings_->occupancy.at(hex).enemies});
  }
  addUnknown(facts);
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

std::pair<rules::Charge, hex::Direction> Abilities::chargeOn(hex::HexKey hex, const rules::MovementMap& map) {
  std::optional<std::pair<rules::Charge, hex::Direction>> best;
  const auto rank = [](const rules::Charge& charge) {
    return std::tuple(charge.way.empty(), charge.refusals.size(), charge.points);
  };
  for (const hex::Direction facing : facings(map)) {
    rules::Charge charge =
        rules::chargeFrom(session_.battle(), maps_.movementRules(), map, *place(), facing, hex, &meetings_->occupancy);
    if (!best || rank(charge) < rank(best->first)) best = std::pair(std::move(charge), facing);
  }
  return *best;
}

void Abilities::addCharges(ReachFacts& facts, const rules::MovementMap& map) {
  for (const hex::HexKey hex : hexesAhead(map, *place(), facings(map))) {
    const rules::Charge charge = chargeOn(hex, map).first;
    const bool isUnknown =
        std::all_of(charge.refusals.begin(), charge.refusals.end(),
                    [](const rules::ChargeRefusal& refusal) { return refusal.fault == rules::ChargeFault::Unknown; });
    if (charge.isPossible()) {
      facts.places.push_back({hex, facts.allowance - charge.points, meetings_->occupancy.at(hex).enemies});
    } else if (isUnknown) {
      facts.unknown.push_back(hex);
    }
  }
}

std::optional<rules::MoveCostPart> Abilities::lackingOn(hex::HexKey hex) {
  const auto mover = this->mover();
  for (const rules::Reach& flood : floods_) {
    for (const rules::UnknownStep& step : flood.unknownSteps()) {
      if (step.to != hex) continue;
      const rules::Occupants left = step.from == *place() ? rules::Occupants{} : meetings_->occupancy.at(step.from);
      const auto cost =
          rules::costToEnter(session_.battle(), session_.layout(), maps_.movementRules(), *mover, step.from, step.to,
                             {false, left.friends, left.atLimit, meetings_->occupancy.at(hex).enemies,
                              meetings_->occupancy.at(hex).isControlled, left.friendsBar});
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
  if (pace_ == Pace::Charge) return chargeTo(hex);
  if (pace_ == Pace::Countercharge) return counterchargeTo(hex);
  if (pace_ == Pace::Retreat) return retreatTo(hex);
  if (joint_) return wayTogether(hex);
  if (meetings_->noRoom.contains(hex)) return facts;
  const rules::Reach* best = nullptr;
  rules::MoveEnd end;
  for (const rules::Reach& flood : floods_) {
    for (const rules::MoveEnd& arrival : flood.arrivals(hex)) {
      if (best && flood.allowance() - arrival.remaining >= best->allowance() - end.remaining) continue;
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
  facts.spent = best->allowance() - end.remaining;
  if (hasOwnWays()) {
    facts.cost = facts.spent;  // its parts are not only those of the rules of movement
    return facts;
  }
  addCosts(facts);
  return facts;
}

WayFacts Abilities::chargeTo(hex::HexKey hex) {
  WayFacts facts;
  const rules::MovementMap& map = maps_.movement(*mover());
  const auto [charge, facing] = chargeOn(hex, map);
  facts.kind = charge.isPossible() ? WayFacts::Kind::Reachable : WayFacts::Kind::Refused;
  facts.refusals = charge.refusals;
  if (charge.isPossible()) {
    for (const hex::HexKey step : charge.way) facts.way.push_back({step, facing, Rational()});
    facts.spent = charge.points;
    addCosts(facts);
  }
  return facts;
}

void Abilities::addCosts(WayFacts& facts) {
  addCosts(facts, *mover(), facts.way);
}

void Abilities::addCosts(WayFacts& facts, const rules::Mover& mover, const std::vector<rules::Pose>& way) {
  for (const rules::MoveCost& step : rules::costsAlong(session_.battle(), session_.layout(), maps_.movementRules(),
                                                       mover, way, &meetings_->occupancy)) {
    facts.cost += step.points;
    for (const rules::MoveCostPart& part : step.parts) addPart(facts.parts, part);
    facts.isEstimate = facts.isEstimate || restsOnEstimate(session_, rules::pathsOf(step));
  }
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
    const rules::MovementRules& rules = maps_.movementRules();
    facts.hasControl = !rules.control.zones.empty();
    const model::StandingHexes hexes = model::standingHexes(*counter());
    const rules::ControllingUnit unit{facts.from, directionOf(*counter()), stance.arm, counter()->formation,
                                      hexes.isLong() ? std::optional(hexes.back()) : std::nullopt};
    const auto zone = rules::zoneOfControl(rules, session_.layout(), unit).sure;
    facts.control.assign(zone.begin(), zone.end());
  }
  return facts;
}

}  // namespace redoubt::editor
