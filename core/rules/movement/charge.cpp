#include "core/rules/movement/charge.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace redoubt::rules {
namespace {

using hex::HexKey;
using hex::kSides;

// The best way to a hex with a given number of hexes.
struct Best {
  int faults = 0;
  MovementMap::Cost spent = 0;
  int before = -1;  // the hex before
};

class Charging {
 public:
  Charging(const model::Battle& battle, const MovementRules& rules, const MovementMap& map, const Occupancy* occupancy,
           hex::Direction facing)
      : battle_(battle), rules_(rules), map_(map), occupancy_(occupancy), facing_(facing) {}

  // Moving forward never leads back, so no way needs more than twice the distance.
  Charge found(HexKey from, HexKey target, MovementMap::Cost budget) {
    target_ = map_.index().of(target);
    start_ = map_.index().of(from);
    layers_ = {{{start_, Best{}}}};
    const int most = 2 * map_.layout().distance(from, target);
    for (int steps = 1; steps <= most; ++steps) addLayer();
    const int steps = bestLayer();
    if (steps == 0) return {{}, {}, {{ChargeFault::NotAhead, std::nullopt, "", "charge/forbids"}}};
    return chargeOf(steps, budget);
  }

 private:
  void addLayer() {
    std::map<int, Best> next;
    for (const auto& [hex, best] : layers_.back()) {
      if (hex == target_) continue;
      for (const int side : map_.forward(facing_.index)) {
        const MovementMap::Step step = map_.step(hex, side);
        if (!map_.layout().neighbour(map_.index().key(hex), side)) continue;
        const int faults = best.faults + static_cast<int>(faultsOfStep(hex, side).size());
        const Best way{faults, best.spent + std::max(step.cost, 0) + costOfEntering(step.to), hex};
        const auto [at, isNew] = next.emplace(step.to, way);
        if (!isNew && std::tie(way.faults, way.spent) < std::tie(at->second.faults, at->second.spent)) at->second = way;
      }
    }
    layers_.push_back(std::move(next));
  }

  // The length with the best way to the target; ways that are long enough come before those that are too short.
  int bestLayer() const {
    int found = 0;
    const auto rank = [&](int steps) {
      const Best& best = layers_[static_cast<std::size_t>(steps)].at(target_);
      return std::tuple(steps < rules_.charge->hexes, best.faults, best.spent);
    };
    for (int steps = 1; steps < static_cast<int>(layers_.size()); ++steps) {
      if (!layers_[static_cast<std::size_t>(steps)].contains(target_)) continue;
      if (found == 0 || rank(steps) < rank(found)) found = steps;
    }
    return found;
  }

  Charge chargeOf(int steps, MovementMap::Cost budget) const {
    Charge charge;
    const Best& best = layers_[static_cast<std::size_t>(steps)].at(target_);
    charge.points = map_.points(best.spent);
    std::vector<int> hexes = {target_};
    for (int i = steps; i > 0; --i) hexes.push_back(layers_[static_cast<std::size_t>(i)].at(hexes.back()).before);
    std::reverse(hexes.begin(), hexes.end());
    for (const int hex : hexes) charge.way.push_back(map_.index().key(hex));
    if (steps < rules_.charge->hexes) {
      charge.refusals.push_back({ChargeFault::TooNear, std::nullopt, "", "charge/hexes"});
    }
    for (std::size_t i = 1; i < hexes.size(); ++i) {
      const int side = *map_.layout().sideTowards(charge.way[i - 1], charge.way[i]);
      for (ChargeRefusal& refusal : faultsOfStep(hexes[i - 1], side)) charge.refusals.push_back(std::move(refusal));
    }
    if (best.spent > budget) {
      const auto& paths = map_.allowance().paths;
      charge.refusals.push_back({ChargeFault::TooFar, std::nullopt, "", paths.empty() ? "" : paths.front()});
    }
    return charge;
  }

  std::uint8_t cellOf(int hex) const { return occupancy_ ? occupancy_->cell(hex) : std::uint8_t{0}; }

  MovementMap::Cost costOfEntering(int hex) const {
    return (cellOf(hex) & Occupancy::kEnemies) != 0 ? std::max(map_.enemyCost(), 0) : 0;
  }

  std::vector<ChargeRefusal> faultsOfStep(int from, int side) const {
    const HexKey fromKey = map_.index().key(from);
    const MovementMap::Step step = map_.step(from, side);
    const HexKey to = map_.index().key(step.to);
    std::vector<ChargeRefusal> faults;
    const auto add = [&](ChargeFault fault, std::string terrain, std::string path) {
      faults.push_back({fault, to, std::move(terrain), std::move(path)});
    };
    const bool meetsEnemy = (cellOf(step.to) & Occupancy::kEnemies) != 0;
    if (step.cost < 0 || (meetsEnemy && map_.enemyCost() < 0)) {
      const MoveConditions meets{false, false, false, meetsEnemy};
      const MoveCost cost = costToEnter(battle_, map_.layout(), rules_, map_.mover(), fromKey, to, meets);
      add(cost.outcome == Outcome::Unknown ? ChargeFault::Unknown : ChargeFault::Forbidden, cost.obstacle->terrain,
          cost.obstacle->path);
    }
    const auto& spoils = rules_.charge->forbiddenTerrain;
    const std::string& terrain = terrainOf(battle_, rules_, to);
    if (spoils.contains(terrain)) add(ChargeFault::Terrain, terrain, "charge/forbidden-terrain");
    for (const std::string& kind : kindsCrossed(battle_, rules_, map_.layout().side(fromKey, side))) {
      if (spoils.contains(kind)) add(ChargeFault::Hexside, kind, "charge/forbidden-terrain");
    }
    if (step.to == target_) return faults;
    if ((cellOf(step.to) & Occupancy::kFriends) != 0 && rules_.charge->forbidsFriends) {
      add(ChargeFault::Friends, "", "charge/forbids");
    }
    if (meetsEnemy) add(ChargeFault::Enemy, "", "");
    return faults;
  }

  const model::Battle& battle_;
  const MovementRules& rules_;
  const MovementMap& map_;
  const Occupancy* occupancy_;
  hex::Direction facing_;
  int start_ = -1;
  int target_ = -1;
  std::vector<std::map<int, Best>> layers_;  // by the number of hexes
};

}  // namespace

Charge chargeFrom(const model::Battle& battle, const MovementRules& rules, const MovementMap& map, HexKey from,
                  hex::Direction facing, HexKey target, const Occupancy* occupancy, std::optional<Rational> points) {
  const auto refused = [](ChargeFault fault, std::string path) {
    return Charge{{}, {}, {{fault, std::nullopt, "", std::move(path)}}};
  };
  if (!rules.charge) return refused(ChargeFault::NoRule, "charge/hexes");
  if (rules.charge->arm != map.mover().arm) return refused(ChargeFault::WrongArm, "charge/arm");
  if (!map.allowance().isKnown()) return refused(ChargeFault::Unknown, map.allowance().paths.front());
  const bool isOnMap = map.layout().contains(from) && map.layout().contains(target);
  if (!isOnMap || from == target || facing.kind != map.facingKind()) {
    return refused(ChargeFault::NotAhead, "charge/forbids");
  }
  const bool isInMelee = occupancy && occupancy->at(from).enemies;
  if (isInMelee && map.isMeleeHexHeld()) return refused(ChargeFault::Enemy, "melee-hex/leave");
  const MovementMap::Cost budget = map.scaled(points.value_or(map.allowance().points));
  return Charging(battle, rules, map, occupancy, facing).found(from, target, budget);
}

}  // namespace redoubt::rules
