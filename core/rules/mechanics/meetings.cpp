#include "core/rules/mechanics/meetings.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

#include "core/rules/forces/arms.h"
#include "core/rules/forces/stacking.h"
#include "core/rules/mechanics/fields.h"
#include "core/rules/mechanics/limits.h"

namespace redoubt::rules {
namespace {

using Placements = std::vector<const model::Placement*>;

const model::Army* ownArmy(const model::Battle& battle, const model::Placement& counter) {
  return battle.find(rules::armyOf(battle, counter));
}

std::optional<hex::Direction> directionOf(const model::Placement& counter) {
  return counter.direction ? counter.direction->direction : std::nullopt;
}

// Units only: passing other counters costs nothing, and their hex doesn't end a movement ([6.1], [6.9]).
bool isOfUnits(const model::Placement& counter) {
  return counter.subject == model::PlacementSubject::Unit || counter.subject == model::PlacementSubject::Group;
}

// The counters on the map, with those that move as they are now.
PlacementList withMovers(const Board& board, const Placements& movers) {
  PlacementList all = movers;
  std::copy_if(board.setUp.begin(), board.setUp.end(), std::back_inserter(all), [&](const model::Placement* row) {
    return std::none_of(movers.begin(), movers.end(), [&](const auto* mover) { return mover->id == row->id; });
  });
  return all;
}

// Whether movers would break a limit of the rules `limit/…`.
class MoversLimits {
 public:
  MoversLimits(const Board& board, const Placements& movers)
      : mechanics_(mechanicsOf(board.battle, board.book)),
        position_(board.battle, board.book, board.layout, board.figures, withMovers(board, movers), board.state),
        fields_(mechanics_, position_) {
    for (const model::Placement* mover : movers) {
      if (const auto member = position_.find(mover->id)) movers_.push_back(*member);
    }
  }
  MoversLimits(const MoversLimits&) = delete;
  MoversLimits& operator=(const MoversLimits&) = delete;

  bool areBroken(hex::HexKey hex, LimitMoment moment) const {
    return wouldFit(mechanics_, position_, &fields_, movers_, hex, moment) == Verdict::No;
  }

 private:
  Mechanics mechanics_;
  Position position_;
  mutable Fields fields_;  // remembers what it has computed
  std::vector<Member> movers_;
};

// What friends in one hex mean for counters that come there together.
class Friends {
 public:
  Friends(const Board& board, const MovementRules& rules, Placements movers)
      : board_(board),
        rules_(rules),
        alternatives_(stackAlternatives(board.book)),
        passesOtherArms_(board.book.json("stacking/pass-through-other-arm") == "true"),
        counting_(stackCounting(board.book)),
        arms_(unitArms(board.book)),
        movers_(std::move(movers)) {
    if (rules::hasLimits(board.book)) limits_.emplace(board, movers_);
  }

  Occupants occupants(const Placements& friends, hex::HexKey hex) const {
    Occupants here;
    here.friends = !friends.empty();
    here.friendsBar = std::any_of(friends.begin(), friends.end(), [&](const model::Placement* one) {
      return std::any_of(movers_.begin(), movers_.end(), [&](const model::Placement* mover) {
        return isBarredBy(rules_, stacked(*mover), stacked(*one));
      });
    });
    here.friendsBar = here.friendsBar || (here.friends && isBarredByLimits(hex));
    const Placements stack = passesOtherArms_ ? ofOwnArms(friends) : friends;
    here.atLimit = !stack.empty() && isFull(stack, hex);
    for (const model::Placement* one : friends) {
      const auto direction = directionOf(*one);
      const Arm& arm = armOf(*one);
      const auto& free = rules_.facing.free;
      const bool isFree = arm.slug && std::find(free.begin(), free.end(), *arm.slug) != free.end();
      if (!direction || isFree) continue;
      here.facing = direction;
      break;
    }
    return here;
  }

  /// Whether they and the movers would be too many for one stack.
  bool isFull(const Placements& friends, hex::HexKey hex) const {
    if (limits_ && limits_->areBroken(hex, LimitMoment::Stay)) return true;
    if (!alternatives_) return false;
    const model::Army* own = ownArmy(board_.battle, *movers_.front());
    bool areOfOneArmy = true;
    std::vector<StackMember> members;
    for (const model::Placement* mover : movers_) add(members, *mover);
    if (members.empty()) return false;  // counters that don't count for stacking always have room ([6.3])
    for (const model::Placement* one : friends) {
      const bool isOwn = ownArmy(board_.battle, *one) == own;
      if (!isOwn && counting_ != StackCounting::ByPlayer) continue;
      areOfOneArmy = areOfOneArmy && isOwn;
      add(members, *one);
    }
    const StackPlace place{movers_.front()->formation, own && areOfOneArmy ? own->slug : std::string(),
                           zonesAt(board_.battle, hex)};
    return decideStack(*alternatives_, members, arms_, place) == StackDecision::Exceeds;
  }

  /// Whether there are limits, which can close hexes without friends too.
  bool hasLimits() const { return limits_.has_value(); }

  /// Whether the hex has units of another army of the player, if armies may not share a hex (S6.0).
  bool areKeptApart(const Placements& friends) const {
    if (counting_ != StackCounting::OneArmy) return false;
    const model::Army* own = ownArmy(board_.battle, *movers_.front());
    const bool anyUnits = std::any_of(movers_.begin(), movers_.end(), [](const auto* one) { return isOfUnits(*one); });
    return anyUnits && std::any_of(friends.begin(), friends.end(), [&](const model::Placement* one) {
             return isOfUnits(*one) && ownArmy(board_.battle, *one) != own;
           });
  }

 private:
  bool isBarredByLimits(hex::HexKey hex) const { return limits_ && limits_->areBroken(hex, LimitMoment::Passing); }

  // If arms may pass through each other, the limit for passing applies to each arm separately (M6.1.1, M6.4).
  Placements ofOwnArms(const Placements& friends) const {
    std::set<std::optional<std::string>> own;
    for (const model::Placement* mover : movers_) own.insert(armOf(*mover).slug);
    Placements same;
    std::copy_if(friends.begin(), friends.end(), std::back_inserter(same),
                 [&](const model::Placement* one) { return own.contains(armOf(*one).slug); });
    return same;
  }

  // Each is asked for several times.
  const Arm& armOf(const model::Placement& one) const {
    const auto known = armsOf_.find(&one);
    if (known != armsOf_.end()) return known->second;
    return armsOf_.emplace(&one, rules::armOf(board_.battle, board_.book, one)).first->second;
  }

  Stacked stacked(const model::Placement& one) const {
    const Arm& arm = armOf(one);
    return {arm.slug.value_or(std::string()), board_.figures.of(one).size.value};
  }

  void add(std::vector<StackMember>& members, const model::Placement& one) const {
    const Arm& arm = armOf(one);
    if (arm.slug && rules_.freeOfStacking.contains(*arm.slug)) return;
    StackMember member{arm.slug, arm.type, std::max(one.count, 1), std::nullopt, true};
    member.size = board_.figures.of(one).size.value;
    members.push_back(std::move(member));
  }

  const Board& board_;
  const MovementRules& rules_;
  std::optional<std::vector<StackAlternative>> alternatives_;
  bool passesOtherArms_;
  StackCounting counting_;
  std::vector<std::string> arms_;
  Placements movers_;
  mutable std::unordered_map<const model::Placement*, Arm> armsOf_;
  std::optional<MoversLimits> limits_;
};

// What a counter that lies across two hexes meets in either, by its first hex.
Meetings lying(Meetings ofOneHex, const hex::Layout& layout, const model::Placement& mover) {
  const model::StandingHexes hexes = model::standingHexes(mover);
  const auto side = hexes.isLong() ? layout.sideTowards(hexes.front(), hexes.back()) : std::nullopt;
  if (!side) return ofOneHex;
  Meetings both{ofOneHex.occupancy.lying(layout, *side), {}, ofOneHex.controlled};
  layout.forEachHex([&](hex::HexKey hex) {
    const auto other = layout.neighbour(hex, *side);
    if (ofOneHex.noRoom.contains(hex) || (other && ofOneHex.noRoom.contains(*other))) both.noRoom.insert(hex);
  });
  return both;
}

}  // namespace

std::optional<Mover> moverOf(const Board& board, const model::Placement& counter) {
  const Arm arm = armOf(board.battle, board.book, counter);
  const bool needsArm = !board.book.under("arm").empty() || counter.leader;
  if (!arm.slug && needsArm) return std::nullopt;
  const model::Unit* unit = board.battle.find(counter.unit);
  Mover mover{arm.slug.value_or(""), unit ? unit->type : std::string(), counter.formation, false};
  const auto figure = board.book.text("movement/figure");
  if (unit && figure) mover.figure = board.figures.of(counter).figure(*figure).value;
  return mover;
}

Meetings meetingsOf(const Board& board, const MovementRules& rules, const Placements& together) {
  const model::Battle& battle = board.battle;
  const model::Army* own = ownArmy(battle, *together.front());
  std::map<hex::HexKey, std::pair<Placements, bool>> stacks;  // friends, and whether there are enemies
  std::vector<ControllingUnit> enemies;
  for (const model::Placement* each : board.setUp) {
    const model::Placement& row = *each;
    const bool isMover =
        std::any_of(together.begin(), together.end(), [&](const auto* one) { return one->id == row.id; });
    const model::StandingHexes hexes = model::standingHexes(row);
    if (isMover || hexes.empty() || !isOfUnits(row)) continue;
    const model::Army* army = ownArmy(battle, row);
    const bool isEnemy = army && own && army->player != own->player;
    for (const hex::HexKey hex : hexes) {
      auto& [friends, hasEnemies] = stacks[hex];
      hasEnemies = hasEnemies || isEnemy;
      if (!isEnemy) friends.push_back(&row);
    }
    if (!isEnemy) continue;
    enemies.push_back({hexes.front(), directionOf(row), armOf(battle, board.book, row).slug.value_or(""), row.formation,
                       hexes.isLong() ? std::optional(hexes.back()) : std::nullopt});
  }
  const Friends meeting(board, rules, together);
  Meetings meetings{Occupancy(board.layout)};
  if (!rules.control.zones.empty()) {
    meetings.controlled = controlledBy(rules, board.layout, enemies);
  }
  for (const hex::HexKey hex : meetings.controlled.sure) stacks.try_emplace(hex);
  for (auto& [hex, stack] : stacks) {
    auto& [friends, hasEnemies] = stack;
    std::stable_sort(friends.begin(), friends.end(), [](const auto* a, const auto* b) { return a->stack < b->stack; });
    Occupants here = meeting.occupants(friends, hex);
    here.enemies = hasEnemies;
    here.isControlled = meetings.controlled.sure.contains(hex);
    meetings.occupancy.put(hex, here);
    const bool isFull = !friends.empty() && !here.atLimit && meeting.isFull(friends, hex);
    const bool isClosed = isFull || meeting.areKeptApart(friends);
    if (isClosed) meetings.noRoom.insert(hex);
  }
  if (meeting.hasLimits()) {
    board.layout.forEachHex([&](hex::HexKey hex) {
      if (!stacks.contains(hex) && meeting.isFull({}, hex)) meetings.noRoom.insert(hex);
    });
  }
  return together.size() == 1 ? lying(std::move(meetings), board.layout, *together.front()) : meetings;
}

std::vector<hex::Direction> facingsAtStart(const MovementRules& rules, const MovementMap& map,
                                           const model::Placement& counter) {
  const auto given = directionOf(counter);
  if (given && given->kind == map.facingKind()) return {*given};
  const bool isFree = !hasFacing(rules.facing, map.mover().arm) || armMovement(rules, map.mover()).isAnyDirection;
  std::vector<hex::Direction> all;
  for (int index = 0; index < (isFree ? 1 : hex::kSides); ++index) all.push_back({map.facingKind(), index});
  return all;
}

bool areTooMany(const Board& board, const MovementRules& rules, const Placements& together, hex::HexKey hex) {
  return Friends(board, rules, together).isFull({}, hex);
}

}  // namespace redoubt::rules
