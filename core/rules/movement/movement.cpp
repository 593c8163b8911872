#include "core/rules/movement/movement.h"

#include <algorithm>

#include "core/rules/forces/arms.h"

namespace redoubt::rules {
namespace {

using hex::HexKey;

constexpr std::string_view kHexWord = "hex";  // in `replaces`: means the terrain of the hex entered

// A hexside has one or two links. Each further one doubles the choices, so links of a file beyond this number are
// ignored.
constexpr std::size_t kMostLinks = 6;

template <class Row>
std::vector<const Row*> rowsOn(const model::Battle& battle, hex::HexsideKey side) {
  std::vector<const Row*> found;
  const auto& rows = battle.all<Row>();
  for (auto row = rows.lowerBound({side, std::string()}); row != rows.end() && row->side == side; ++row) {
    found.push_back(&*row);
  }
  return found;
}

const TerrainMovement* terrainNamed(const MovementRules& rules, std::string_view slug) {
  const auto found = rules.terrain.find(slug);
  return found == rules.terrain.end() ? nullptr : &found->second;
}

bool doesReplace(const MovementRules& rules, const model::Link& link, std::string_view kind) {
  const TerrainMovement* terrain = terrainNamed(rules, link.kind);
  return terrain && terrain->replaces.contains(kind);
}

MoveCost refused(Outcome outcome, MoveCostReason reason, std::string terrain, std::string path) {
  MoveCost cost;
  cost.outcome = outcome;
  cost.obstacle = MoveCostPart{reason, std::move(terrain), {}, std::move(path)};
  return cost;
}

MoveCost with(MoveCost cost, MoveCostPart part) {
  cost.points += part.points;
  cost.parts.push_back(std::move(part));
  return cost;
}

// `cost` with one more part added; if the rules don't give the points of that part, the cost becomes unknown.
MoveCost with(MoveCost cost, MoveCostReason reason, std::optional<Rational> points, const std::string& path) {
  if (!cost.isKnown()) return cost;
  if (!points) return refused(Outcome::Unknown, reason, "", path);
  return with(std::move(cost), MoveCostPart{reason, "", *points, path});
}

// The cost of terrain alone.
class GroundCost {
 public:
  GroundCost(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules, const Mover& mover,
             HexKey from, HexKey to)
      : battle_(battle),
        rules_(rules),
        mover_(mover),
        formation_(formationOf(rules, mover)),
        to_(to),
        terrain_(terrainOf(battle, rules, to)),
        arm_(formation_ && formation_->terrainAs ? *formation_->terrainAs : mover.arm) {
    const auto side = layout.sideBetween(from, to);
    hexsides_ = rowsOn<model::Hexside>(battle, *side);
    for (const model::Link* link : rowsOn<model::Link>(battle, *side)) {
      const TerrainMovement* kind = terrainNamed(rules, link->kind);
      if (kind && !kind->replaces.empty() && links_.size() < kMostLinks) links_.push_back(link);
    }
  }

  MoveCost cost() const {
    if (auto refusal = refusedByHex()) return *refusal;
    const auto limit = hexLimit(rules_, mover_);
    if (limit && limit->hexes < 1) return refused(Outcome::Forbidden, MoveCostReason::HexCount, "", limit->path);
    const Points all = allowance(rules_, mover_);
    if (limit && !all.isKnown()) return refused(all.outcome, MoveCostReason::HexCount, "", all.paths.front());
    const auto flat =
        limit ? std::optional(MoveCostPart{MoveCostReason::HexCount, "", all.points / limit->hexes, limit->path})
              : flatPart();
    MoveCost best = cheapest(flat.has_value());
    return best.isKnown() && flat ? with(MoveCost{}, *flat) : best;
  }

 private:
  std::optional<MoveCost> refusedByHex() const {
    if (mover_.isDoubleTime && rules_.doubleTime && rules_.doubleTime->forbiddenTerrain.contains(terrain_)) {
      return refused(Outcome::Forbidden, MoveCostReason::DoubleTime, terrain_, "double-time/forbidden-terrain");
    }
    if (!formation_ || formation_->terrain.empty()) return std::nullopt;
    const auto& allowed = formation_->terrain;
    if (std::find(allowed.begin(), allowed.end(), terrain_) != allowed.end()) return std::nullopt;
    return refused(Outcome::Forbidden, MoveCostReason::Formation, terrain_,
                   "formation/" + formation_->slug + "/terrain");
  }

  // The single cost part of movers that pay the same for every hex.
  std::optional<MoveCostPart> flatPart() const {
    if (formation_ && formation_->terrainCost) {
      return MoveCostPart{MoveCostReason::AnyHex, "", *formation_->terrainCost,
                          "formation/" + formation_->slug + "/terrain-cost"};
    }
    const auto any = armMovement(rules_, mover_).anyCost;
    return any ? std::optional(MoveCostPart{MoveCostReason::AnyHex, "", *any, "arm/" + mover_.arm + "/any-cost"})
               : std::nullopt;
  }

  // The cheapest choice of ways: any of the links there, or none. With `isFlat` costs don't matter, only whether the
  // terrain is passable.
  MoveCost cheapest(bool isFlat) const {
    MoveCost best = along({}, isFlat);
    for (unsigned choice = 1; choice < 1u << links_.size(); ++choice) {
      std::vector<const model::Link*> used;
      for (std::size_t i = 0; i < links_.size(); ++i) {
        if (choice >> i & 1u) used.push_back(links_[i]);
      }
      MoveCost other = along(used, isFlat);
      if (isBetter(other, best)) best = std::move(other);
    }
    return best;
  }

  // A link of unknown cost counts as better than terrain of known cost if it could be cheaper: the cost is then
  // unknown. Terrain of unknown cost is not better than a link of known cost. The points of an unknown cost are the sum
  // of the known parts.
  static bool isBetter(const MoveCost& a, const MoveCost& b) {
    if (a.outcome == Outcome::Forbidden) return false;
    if (b.outcome == Outcome::Forbidden) return true;
    if (isGroundUnknown(a) != isGroundUnknown(b)) return isGroundUnknown(b);
    return a.points < b.points || (a.points == b.points && a.isKnown() && !b.isKnown());
  }
  static bool isGroundUnknown(const MoveCost& cost) {
    return cost.outcome == Outcome::Unknown && cost.obstacle->reason != MoveCostReason::Link;
  }

  MoveCost along(const std::vector<const model::Link*>& used, bool isFlat) const {
    MoveCost cost;
    if (!isReplaced(used, kHexWord)) cost = withGround(std::move(cost), MoveCostReason::Hex, terrain_, isFlat);
    for (const model::Hexside* side : hexsides_) {
      if (isReplaced(used, side->kind)) continue;
      cost = withHexside(std::move(cost), *side, isFlat);
    }
    for (const model::Link* link : used) cost = withGround(std::move(cost), MoveCostReason::Link, link->kind, isFlat);
    return cost;
  }

  bool isReplaced(const std::vector<const model::Link*>& used, std::string_view kind) const {
    return std::any_of(used.begin(), used.end(),
                       [&](const model::Link* link) { return doesReplace(rules_, *link, kind); });
  }

  MoveCost withHexside(MoveCost cost, const model::Hexside& side, bool isFlat) const {
    const TerrainMovement* terrain = terrainNamed(rules_, side.kind);
    if (mover_.isDoubleTime && rules_.doubleTime && rules_.doubleTime->forbiddenTerrain.contains(side.kind)) {
      return refused(Outcome::Forbidden, MoveCostReason::DoubleTime, side.kind, "double-time/forbidden-terrain");
    }
    if (terrain && terrain->isUphillOnly && !isFlat) {
      if (!side.high) return unknown(std::move(cost), MoveCostReason::HighSide, side.kind, "");
      if ((*side.high == model::HighSide::Near) != (side.side.hex() == to_)) return cost;
    }
    return withGround(std::move(cost), MoveCostReason::Hexside, side.kind, isFlat);
  }

  MoveCost withGround(MoveCost cost, MoveCostReason reason, const std::string& slug, bool isFlat) const {
    if (cost.outcome == Outcome::Forbidden) return cost;
    const TerrainMovement* terrain = terrainNamed(rules_, slug);
    if (const auto path = terrain ? ruleAgainst(*terrain, slug) : std::nullopt) {
      return refused(Outcome::Forbidden, reason, slug, *path);
    }
    if (isFlat) return cost;
    const std::string path = "terrain/" + slug + "/enter";
    const Rational* points = terrain ? costFor(*terrain, arm_) : nullptr;
    if (!points) return unknown(std::move(cost), reason, slug, path);
    return with(std::move(cost), MoveCostPart{reason, slug, *points, path});
  }

  // The rule by which the mover can't enter, or would be eliminated.
  std::optional<std::string> ruleAgainst(const TerrainMovement& terrain, const std::string& slug) const {
    if (terrain.forbidden.contains(arm_)) return "terrain/" + slug + "/forbidden";
    if (terrain.eliminates.contains(mover_.arm)) return "terrain/" + slug + "/eliminates";
    const auto& as = rules_.leader.barredAs;
    if (mover_.arm != kLeaderArm || !as) return std::nullopt;
    const bool isBarred = terrain.forbidden.contains(*as) || terrain.eliminates.contains(*as);
    return isBarred ? std::optional<std::string>("leader/barred-as") : std::nullopt;
  }

  // Keeps the points that are known, for isBetter.
  static MoveCost unknown(MoveCost cost, MoveCostReason reason, const std::string& slug, const std::string& path) {
    if (!cost.isKnown()) return cost;
    cost.outcome = Outcome::Unknown;
    cost.obstacle = MoveCostPart{reason, slug, {}, path};
    return cost;
  }

  const model::Battle& battle_;
  const MovementRules& rules_;
  const Mover& mover_;
  const Formation* formation_;
  HexKey to_;
  const std::string& terrain_;
  std::string arm_;
  std::vector<const model::Hexside*> hexsides_;
  std::vector<const model::Link*> links_;  // those that replace other terrain
};

// The rule by which passing friends is forbidden.
std::string ruleAgainstPassing(const MovementRules& rules) {
  return rules.passSize ? "stacking/pass-through-size" : "stacking/pass-through-forbidden";
}

std::optional<MoveCost> refusedByMeeting(const MovementRules& rules, const Mover& mover, const MoveConditions& meets) {
  const auto against = meets.enemy ? ruleAgainstEnemyHex(rules, mover) : std::nullopt;
  if (against) return refused(Outcome::Forbidden, MoveCostReason::Enemy, "", *against);
  if (meets.isBackward && (!rules.backward || (meets.enemy && !rules.backward->isIntoEnemy))) {
    return refused(Outcome::Forbidden, meets.enemy ? MoveCostReason::Enemy : MoveCostReason::Backward, "",
                   "movement/backward");
  }
  if (!meets.friends) return std::nullopt;
  if (meets.friendsBar) return refused(Outcome::Forbidden, MoveCostReason::Friends, "", ruleAgainstPassing(rules));
  if (mover.isDoubleTime && rules.doubleTime && rules.doubleTime->forbidsFriends) {
    return refused(Outcome::Forbidden, MoveCostReason::Friends, "", "double-time/forbids");
  }
  if (!meets.friendsAtLimit || rules.freeOfStacking.contains(mover.arm) || rules.mayPassOverLimit == true) {
    return std::nullopt;
  }
  return refused(rules.mayPassOverLimit ? Outcome::Forbidden : Outcome::Unknown, MoveCostReason::Friends, "",
                 "stacking/pass-through-over-limit");
}

}  // namespace

MoveCost costToEnter(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                     const Mover& mover, HexKey from, HexKey to, const MoveConditions& meets) {
  if (!layout.contains(from) || !layout.contains(to) || !layout.sideTowards(from, to)) {
    return refused(Outcome::Forbidden, MoveCostReason::NotNeighbours, "", "");
  }
  if (auto refusal = refusedByMeeting(rules, mover, meets)) return *refusal;
  MoveCost cost = GroundCost(battle, layout, rules, mover, from, to).cost();
  const bool paysByHexes = hexLimit(rules, mover).has_value();
  if (cost.isKnown() && !paysByHexes) {
    if (meets.isBackward)
      cost = with(std::move(cost), MoveCostReason::Backward, rules.backward->cost, "movement/backward");
    if (meets.friends && !rules.freeOfStacking.contains(mover.arm)) {
      cost = with(std::move(cost), MoveCostReason::Friends, rules.passCost, "stacking/pass-through-cost");
    }
    if (meets.control && isAffectedByControl(rules.control, mover.arm, mover.company)) {
      cost = with(std::move(cost), MoveCostReason::Control, rules.control.entryCost, keys::kControlEntryCost.path());
    }
    if (meets.enemy) cost = with(std::move(cost), MoveCostReason::Enemy, rules.enemyHexCost, "stacking/enemy-hex-cost");
  }
  if (!cost.isKnown()) {
    cost.points = 0;
    cost.parts.clear();
  }
  return cost;
}

std::vector<std::string> pathsOf(const MoveCost& cost) {
  std::vector<std::string> paths;
  for (const MoveCostPart& part : cost.parts) paths.push_back(part.path);
  if (cost.obstacle && !cost.obstacle->path.empty()) paths.push_back(cost.obstacle->path);
  return paths;
}

const std::string& terrainOf(const model::Battle& battle, const MovementRules& rules, HexKey hex) {
  const model::HexRow* row = battle.find<model::HexRow>(hex);
  return row && !row->terrain.empty() ? row->terrain : rules.ground;
}

std::vector<std::string> kindsCrossed(const model::Battle& battle, const MovementRules& rules, hex::HexsideKey side) {
  const auto links = rowsOn<model::Link>(battle, side);
  std::vector<std::string> kinds;
  for (const model::Hexside* row : rowsOn<model::Hexside>(battle, side)) {
    const bool isReplaced = std::any_of(links.begin(), links.end(),
                                        [&](const model::Link* link) { return doesReplace(rules, *link, row->kind); });
    if (!isReplaced) kinds.push_back(row->kind);
  }
  return kinds;
}

}  // namespace redoubt::rules
