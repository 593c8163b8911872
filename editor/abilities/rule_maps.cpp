#include "editor/abilities/rule_maps.h"

#include <algorithm>
#include <iterator>

#include "core/rules/forces/arms.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/stacking.h"
#include "core/rules/mechanics/fields.h"
#include "core/rules/mechanics/limits.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::editor {
namespace {

using Placements = std::vector<const model::Placement*>;

constexpr std::size_t kMostKept = 6;     // movers whose maps are kept
constexpr std::size_t kManyHexes = 150;  // from here on, a new map of movement is faster than reading the hexes again
constexpr std::size_t kManyRows = 5000;  // from here on, all maps are made anew

// The hexes whose terrain, hexsides or links an edit changes.
std::set<hex::HexKey> hexesOf(const hex::Layout& layout, const model::Changes& changes) {
  std::set<hex::HexKey> hexes;
  for (const auto& change : changes.of<model::HexRow>()) hexes.insert(change.key());
  const auto add = [&](hex::HexsideKey side) {
    const auto [near, far] = layout.hexesOf(side);
    hexes.insert({near, far});
  };
  for (const auto& change : changes.of<model::Hexside>()) add(std::get<0>(change.key()));
  for (const auto& change : changes.of<model::Link>()) add(std::get<0>(change.key()));
  return hexes;
}

bool touchesRules(const model::Changes& changes) {
  return changes.touches<model::Rule>() || changes.touches<model::System>() || changes.touches<model::BattleInfo>();
}

bool touchesForces(const model::Changes& changes) {
  return changes.touches<model::Unit>() || changes.touches<model::Army>() || changes.touches<model::Provenance>();
}

// Units only: passing other counters costs nothing, and their hex doesn't end a movement ([6.1], [6.9]).
bool isOfUnits(const model::Placement& counter) {
  return counter.subject == model::PlacementSubject::Unit || counter.subject == model::PlacementSubject::Group;
}

// The set-up that is shown, with counters that move in it as they are now.
Placements withMovers(const Session& session, const Placements& movers) {
  Placements all = movers;
  for (const model::Placement& row : session.setUp().placements()) {
    const bool isMover = std::any_of(movers.begin(), movers.end(), [&](const auto* one) { return one->id == row.id; });
    if (!isMover) all.push_back(&row);
  }
  return all;
}

// Whether movers would break a limit of the rules `limit/…`.
class Limits {
 public:
  Limits(const Session& session, const Placements& movers)
      : mechanics_(rules::mechanicsOf(session.battle(), session.rules())),
        position_(session.battle(), session.rules(), session.layout(), session.figures(), withMovers(session, movers)),
        fields_(mechanics_, position_) {
    for (const model::Placement* mover : movers) {
      if (const auto member = position_.find(mover->id)) movers_.push_back(*member);
    }
  }
  Limits(const Limits&) = delete;
  Limits& operator=(const Limits&) = delete;

  bool areBroken(hex::HexKey hex, rules::LimitMoment moment) const {
    return wouldFit(mechanics_, position_, &fields_, movers_, hex, moment) == rules::Verdict::No;
  }

 private:
  rules::Mechanics mechanics_;
  rules::Position position_;
  mutable rules::Fields fields_;  // remembers what it has computed
  std::vector<rules::Member> movers_;
};

// What friends in one hex mean for counters that come there together.
class Friends {
 public:
  Friends(const Session& session, const rules::MovementRules& rules, Placements movers)
      : session_(session),
        rules_(rules),
        alternatives_(rules::stackAlternatives(session.rules())),
        passesOtherArms_(session.rules().json("stacking/pass-through-other-arm") == "true"),
        movers_(std::move(movers)) {
    if (rules::hasLimits(session.rules())) limits_.emplace(session, movers_);
  }

  rules::Occupants occupants(const Placements& friends) const {
    rules::Occupants here;
    here.friends = !friends.empty();
    here.friendsBar = std::any_of(friends.begin(), friends.end(), [&](const model::Placement* one) {
      return std::any_of(movers_.begin(), movers_.end(), [&](const model::Placement* mover) {
        return rules::isBarredBy(rules_, stacked(*mover), stacked(*one));
      });
    });
    here.friendsBar = here.friendsBar || (here.friends && isBarredByLimits(*friends.front()->hex));
    here.atLimit = here.friends && isFull(passesOtherArms_ ? ofOwnArms(friends) : friends);
    for (const model::Placement* one : friends) {
      const auto direction = directionOf(*one);
      const rules::Arm arm = armOf(*one);
      const auto& free = rules_.facing.free;
      const bool isFree = arm.slug && std::find(free.begin(), free.end(), *arm.slug) != free.end();
      if (!direction || isFree) continue;
      here.facing = direction;
      break;
    }
    return here;
  }

  /// Whether they and the movers would be too many for one stack.
  bool isFull(const Placements& friends) const { return !friends.empty() && isFull(friends, *friends.front()->hex); }
  bool isFull(const Placements& friends, hex::HexKey hex) const {
    if (limits_ && limits_->areBroken(hex, rules::LimitMoment::Stay)) return true;
    if (!alternatives_) return false;
    const model::Army* own = armyOf(session_.battle(), *movers_.front());
    const rules::StackCounting counting = rules::stackCounting(session_.rules());
    bool areOfOneArmy = true;
    std::vector<rules::StackMember> members;
    for (const model::Placement* mover : movers_) add(members, *mover);
    if (members.empty()) return false;  // counters that don't count for stacking always have room ([6.3])
    for (const model::Placement* one : friends) {
      const bool isOwn = armyOf(session_.battle(), *one) == own;
      if (!isOwn && counting != rules::StackCounting::ByPlayer) continue;
      areOfOneArmy = areOfOneArmy && isOwn;
      add(members, *one);
    }
    const rules::StackPlace place{movers_.front()->formation, own && areOfOneArmy ? own->slug : std::string(),
                                  rules::zonesAt(session_.battle(), hex)};
    return rules::decideStack(*alternatives_, members, rules::unitArms(session_.rules()), place) ==
           rules::StackDecision::Exceeds;
  }

  /// Whether limits are asked about hexes without friends too.
  bool hasLimits() const { return limits_.has_value(); }

  /// Whether the hex has units of another army of the player, if armies may not share a hex (S6.0).
  bool areKeptApart(const Placements& friends) const {
    if (rules::stackCounting(session_.rules()) != rules::StackCounting::OneArmy) return false;
    const model::Army* own = armyOf(session_.battle(), *movers_.front());
    const bool anyUnits = std::any_of(movers_.begin(), movers_.end(), [](const auto* one) { return isOfUnits(*one); });
    return anyUnits && std::any_of(friends.begin(), friends.end(), [&](const model::Placement* one) {
             return isOfUnits(*one) && armyOf(session_.battle(), *one) != own;
           });
  }

 private:
  bool isBarredByLimits(hex::HexKey hex) const {
    return limits_ && limits_->areBroken(hex, rules::LimitMoment::Passing);
  }

  // If arms may pass through each other, the limit for passing applies to each arm separately (M6.1.1, M6.4).
  Placements ofOwnArms(const Placements& friends) const {
    std::set<std::optional<std::string>> own;
    for (const model::Placement* mover : movers_) own.insert(armOf(*mover).slug);
    Placements same;
    std::copy_if(friends.begin(), friends.end(), std::back_inserter(same),
                 [&](const model::Placement* one) { return own.contains(armOf(*one).slug); });
    return same;
  }

  rules::Arm armOf(const model::Placement& one) const { return rules::armOf(session_.battle(), session_.rules(), one); }

  rules::Stacked stacked(const model::Placement& one) const {
    const rules::Arm arm = armOf(one);
    return {arm.slug.value_or(std::string()), session_.figures().of(one).size.value};
  }

  void add(std::vector<rules::StackMember>& members, const model::Placement& one) const {
    const rules::Arm arm = armOf(one);
    if (arm.slug && rules_.freeOfStacking.contains(*arm.slug)) return;
    rules::StackMember member{arm.slug, arm.type, std::max(one.count, 1), std::nullopt, true};
    member.size = session_.figures().of(one).size.value;
    members.push_back(std::move(member));
  }

  const Session& session_;
  const rules::MovementRules& rules_;
  std::optional<std::vector<rules::StackAlternative>> alternatives_;
  bool passesOtherArms_;
  Placements movers_;
  std::optional<Limits> limits_;
};

}  // namespace

std::optional<rules::Mover> moverOf(const Session& session, const model::Placement& counter) {
  const rules::Arm arm = rules::armOf(session.battle(), session.rules(), counter);
  if (!arm.slug) return std::nullopt;
  const model::Unit* unit = session.battle().find(counter.unit);
  rules::Mover mover{*arm.slug, unit ? unit->type : std::string(), counter.formation, false};
  const auto figure = session.rules().text("movement/figure");
  if (unit && figure) mover.figure = session.figures().of(counter).figure(*figure).value;
  return mover;
}

const model::Army* armyOf(const model::Battle& battle, const model::Placement& counter) {
  return battle.find(rules::armyOf(battle, counter));
}

std::optional<hex::Direction> directionOf(const model::Placement& counter) {
  return counter.direction ? counter.direction->direction : std::nullopt;
}

RuleMaps::RuleMaps(const Session& session, QObject* parent) : QObject(parent), session_(session) {
  connect(&session_, &Session::documentReplaced, this, [this] {
    forget();
    emit changed();
  });
  connect(&session_, &Session::changed, this, &RuleMaps::follow);
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, [this] {
    followUnits();
    emit changed();
  });
}

void RuleMaps::forget() {
  movementRules_.reset();
  movement_.clear();
  sight_.reset();
}

void RuleMaps::follow(const model::Changes& changes) {
  if (touchesRules(changes) || changes.touches<model::MapSheet>() || changes.count() > kManyRows) {
    forget();
  } else {
    const std::set<hex::HexKey> hexes = hexesOf(session_.layout(), changes);
    if (hexes.size() > kManyHexes) movement_.clear();
    for (const hex::HexKey hex : hexes) {
      for (rules::MovementMap& map : movement_) map.read(session_.battle(), *movementRules_, hex);
      if (sight_) sight_->read(session_.battle(), hex);
    }
    if (touchesForces(changes)) followUnits();
  }
  emit changed();
}

std::vector<hex::HexKey> RuleMaps::unitsInTheWay(const rules::SightRules& rules) const {
  Placements placements;
  for (const model::Placement& row : session_.setUp().placements()) placements.push_back(&row);
  return rules::sightBlockers(session_.battle(), session_.rules(), rules, placements).hexes;
}

void RuleMaps::followUnits() {
  if (!sight_) return;
  std::vector<hex::HexKey> now = unitsInTheWay(sight_->rules());
  for (const hex::HexKey hex : inTheWay_) sight_->setOccupied(hex, false);
  for (const hex::HexKey hex : now) sight_->setOccupied(hex, true);
  inTheWay_ = std::move(now);
}

const rules::MovementRules& RuleMaps::movementRules() {
  if (!movementRules_) movementRules_ = rules::movementRules(session_.rules());
  return *movementRules_;
}

const rules::MovementMap& RuleMaps::movement(const rules::Mover& mover) {
  const auto known = std::find_if(movement_.begin(), movement_.end(),
                                  [&](const rules::MovementMap& map) { return map.mover() == mover; });
  if (known != movement_.end()) {
    movement_.splice(movement_.begin(), movement_, known);
    return movement_.front();
  }
  movement_.emplace_front(session_.battle(), session_.layout(), movementRules(), mover);
  ++builds_;
  if (movement_.size() > kMostKept) movement_.pop_back();
  return movement_.front();
}

Meetings RuleMaps::meetingsOf(const Placements& together) {
  const model::Battle& battle = session_.battle();
  const model::Army* own = armyOf(battle, *together.front());
  std::map<hex::HexKey, std::pair<Placements, bool>> stacks;  // friends, and whether there are enemies
  std::vector<rules::ControllingUnit> enemies;
  for (const model::Placement& row : session_.setUp().placements()) {
    const bool isMover =
        std::any_of(together.begin(), together.end(), [&](const auto* one) { return one->id == row.id; });
    if (isMover || row.rule != model::PlacementRule::At || !row.hex || !isOfUnits(row)) continue;
    const model::Army* army = armyOf(battle, row);
    auto& [friends, hasEnemies] = stacks[*row.hex];
    if (army && own && army->player != own->player) {
      hasEnemies = true;
      enemies.push_back(
          {*row.hex, directionOf(row), rules::armOf(battle, session_.rules(), row).slug.value_or(""), row.formation});
    } else {
      friends.push_back(&row);
    }
  }
  const Friends meeting(session_, movementRules(), together);
  Meetings meetings{rules::Occupancy(session_.layout())};
  if (!movementRules().control.zones.empty()) {
    meetings.controlled = rules::controlledBy(movementRules(), session_.layout(), enemies);
  }
  for (const hex::HexKey hex : meetings.controlled.sure) stacks.try_emplace(hex);
  for (auto& [hex, stack] : stacks) {
    auto& [friends, hasEnemies] = stack;
    std::stable_sort(friends.begin(), friends.end(), [](const auto* a, const auto* b) { return a->stack < b->stack; });
    rules::Occupants here = meeting.occupants(friends);
    here.enemies = hasEnemies;
    here.isControlled = meetings.controlled.sure.contains(hex);
    meetings.occupancy.put(hex, here);
    const bool isClosed = meeting.areKeptApart(friends) || (!here.atLimit && meeting.isFull(friends));
    if (isClosed) meetings.noRoom.insert(hex);
  }
  if (meeting.hasLimits()) {
    session_.layout().forEachHex([&](hex::HexKey hex) {
      if (!stacks.contains(hex) && meeting.isFull({}, hex)) meetings.noRoom.insert(hex);
    });
  }
  return meetings;
}

bool RuleMaps::areTooMany(const Placements& together, hex::HexKey hex) {
  return Friends(session_, movementRules(), together).isFull({}, hex);
}

const rules::SightMap& RuleMaps::sight() {
  if (!sight_) {
    rules::SightRules rules = rules::sightRules(session_.rules());
    inTheWay_ = unitsInTheWay(rules);
    sight_.emplace(session_.battle(), session_.layout(), std::move(rules), inTheWay_);
    ++builds_;
  }
  return *sight_;
}

const rules::SightScanner& RuleMaps::scanner(int range) {
  range = std::clamp(range, 0, rules::SightScanner::kMaxRange);
  return scanners_.try_emplace(range, range).first->second;
}

}  // namespace redoubt::editor
