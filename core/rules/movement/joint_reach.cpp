#include "core/rules/movement/joint_reach.h"

#include <algorithm>
#include <array>
#include <deque>
#include <numeric>

namespace redoubt::rules {
namespace {

using hex::HexKey;
using hex::kSides;
using Cost = MovementMap::Cost;

constexpr std::size_t kMostKinds = 4;
constexpr std::size_t kMostLabels = 300'000;  // more would take too long
constexpr int kUnturned = -1;

// The hex of all movers and the facing of each; the start hex is distinguished before and after leaving it.
struct Place {
  int hex = 0;
  bool isUnmoved = false;
  std::array<int, kMostKinds> facings = {};

  friend auto operator<=>(const Place&, const Place&) = default;
};

// One way to reach a place. If neither of two ways is better for all movers, both are kept.
struct Label {
  Place place;
  std::array<Cost, kMostKinds> spent = {};
  int before = -1;
  bool isBeaten = false;
};

bool contains(const std::vector<int>& sides, int side) {
  return std::find(sides.begin(), sides.end(), side) != sides.end();
}

// The lowest cost of each facing change made of the listed ones; kForbidden if there is none.
std::array<Cost, kSides> turnCosts(const MovementMap::Turns& turns) {
  std::array<Cost, kSides> costs;
  costs.fill(MovementMap::kForbidden);
  costs[0] = 0;
  for (int round = 1; round < kSides; ++round) {
    for (std::size_t made = 0; made < costs.size(); ++made) {
      if (costs[made] < 0) continue;
      for (const MovementMap::Turn& turn : turns.needed) {
        Cost& cost = costs[(made + static_cast<std::size_t>(turn.steps)) % costs.size()];
        if (cost < 0 || costs[made] + turn.cost < cost) cost = costs[made] + turn.cost;
      }
    }
  }
  return costs;
}

class Joint {
 public:
  Joint(std::vector<JointMover> kinds, bool facesAsOne, HexKey from, const Occupancy& occupancy)
      : kinds_(std::move(kinds)),
        facesAsOne_(facesAsOne),
        from_(from),
        occupancy_(occupancy),
        index_(kinds_.front().map->index()),
        start_(index_.of(from)) {
    for (const JointMover& kind : kinds_) budgets_.push_back(kind.map->scaled(kind.map->allowance().points));
  }

  JointReach reach() {
    JointReach result;
    addStarts();
    if (!isHeld()) {
      for (std::size_t i = 0; i < labels_.size() && labels_.size() < kMostLabels; ++i) goOn(static_cast<int>(i));
    }
    if (labels_.size() >= kMostLabels) return {{}, {}, false};
    for (std::size_t i = 0; i < labels_.size(); ++i) endIn(static_cast<int>(i));
    for (const auto& [hex, label] : best_) result.ends[index_.key(hex)] = endOf(label);
    if (!isHeld()) addFirstHexes(result);
    for (const HexKey hex : unknown_) {
      if (!result.ends.contains(hex)) result.unknown.insert(hex);
    }
    return result;
  }

 private:
  const MovementMap& map(std::size_t kind) const { return *kinds_[kind].map; }
  bool faces(std::size_t kind) const { return map(kind).forward(0).size() < static_cast<std::size_t>(kSides); }
  std::uint8_t cellOf(int hex) const { return occupancy_.cell(hex); }

  template <class Test>
  bool any(Test&& test) const {
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
      if (test(kind)) return true;
    }
    return false;
  }

  bool isHeld() const {
    const bool hasEnemies = (cellOf(start_) & Occupancy::kEnemies) != 0;
    return hasEnemies && any([&](std::size_t kind) { return map(kind).isMeleeHexHeld(); });
  }

  // --- labels

  // Every combination of facings that the movers can have at the start.
  void addStarts() {
    Place place;
    place.hex = start_;
    place.isUnmoved = any([&](std::size_t kind) { return map(kind).isControlled(cellOf(start_)); });
    addStarts(place, 0, std::nullopt);
  }
  void addStarts(Place place, std::size_t kind, std::optional<int> common) {
    if (kind == kinds_.size()) return add({place, {}, -1, false});
    for (const hex::Direction facing : kinds_[kind].facings) {
      if (facesAsOne_ && faces(kind) && common && *common != facing.index) continue;
      place.facings[kind] = facing.index;
      addStarts(place, kind + 1, faces(kind) ? facing.index : common);
      if (!faces(kind)) break;
    }
  }

  void add(const Label& label) {
    std::vector<int>& here = known_[label.place];
    const auto isBetter = [&](const Label& a, const Label& b) {
      for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        if (a.spent[kind] > b.spent[kind]) return false;
      }
      return true;
    };
    const auto at = [&](int i) -> Label& { return labels_[static_cast<std::size_t>(i)]; };
    if (std::any_of(here.begin(), here.end(), [&](int i) { return isBetter(at(i), label); })) return;
    std::erase_if(here, [&](int i) { return at(i).isBeaten = isBetter(label, at(i)); });
    here.push_back(static_cast<int>(labels_.size()));
    labels_.push_back(label);
  }

  bool isPaid(Label& label, std::size_t kind, Cost cost) const {
    label.spent[kind] += cost;
    return label.spent[kind] <= budgets_[kind];
  }

  // --- moves

  void goOn(int i) {
    const Label label = labels_[static_cast<std::size_t>(i)];
    const std::uint8_t cell = cellOf(label.place.hex);
    const bool isMet = (cell & Occupancy::kEnemies) != 0 && label.place.hex != start_;
    if (label.isBeaten || isMet) return;
    const bool isStopped = any([&](std::size_t kind) { return this->isStopped(kind, label.place, cell); });
    for (int side = 0; side < kSides && !isStopped; ++side) step(label, i, side);
    if (facesAsOne_) {
      for (int steps = 1; steps < kSides; ++steps) turnAll(label, i, steps);
    } else {
      for (std::size_t kind = 0; kind < kinds_.size(); ++kind) turnOne(label, i, kind);
    }
  }

  bool isStopped(std::size_t kind, const Place& place, std::uint8_t cell) const {
    return !place.isUnmoved && map(kind).mustStopInControl() && map(kind).isControlled(cell);
  }

  Cost costOfStep(std::size_t kind, const Place& place, int side) const {
    const MovementMap& map = this->map(kind);
    const int facing = place.facings[kind];
    const bool isForward = contains(map.forward(facing), side);
    if (!isForward && !contains(map.backward(facing), side)) return MovementMap::kForbidden;
    const MovementMap::Step step = map.step(place.hex, side);
    if (step.cost == MovementMap::kForbidden) return step.cost;
    const Cost passing = place.hex == start_ ? 0 : map.costOfPassing(cellOf(place.hex));
    return MovementMap::sum(MovementMap::sum(step.cost, passing), map.costOfEntering(cellOf(step.to), !isForward));
  }

  void step(const Label& label, int i, int side) {
    Label next{label.place, label.spent, i, false};
    next.place.isUnmoved = false;
    bool isUnknown = false;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
      const Cost cost = costOfStep(kind, label.place, side);
      if (cost == MovementMap::kForbidden) return;
      isUnknown = isUnknown || cost == MovementMap::kUnknown;
      if (cost > 0 && !isPaid(next, kind, cost)) return;
    }
    next.place.hex = map(0).step(label.place.hex, side).to;
    if (isUnknown) {
      unknown_.insert(index_.key(next.place.hex));
    } else {
      add(next);
    }
  }

  // Null if it can't change facing any more.
  const MovementMap::Turns* turnsAt(std::size_t kind, const Place& place) const {
    const std::uint8_t cell = cellOf(place.hex);
    const MovementMap::Turns* inControl = map(kind).isControlled(cell) ? map(kind).turnsInControl() : nullptr;
    if (!inControl) return isStopped(kind, place, cell) ? nullptr : &map(kind).turns(place.hex);
    return !place.isUnmoved && map(kind).turnsInControlOnlyFirst() ? nullptr : inControl;
  }

  void turnOne(const Label& label, int i, std::size_t kind) {
    const MovementMap::Turns* turns = faces(kind) ? turnsAt(kind, label.place) : nullptr;
    if (!turns) return;
    for (const MovementMap::Turn& turn : turns->needed) {
      Label next{label.place, label.spent, i, false};
      next.place.facings[kind] = hex::wrapped(label.place.facings[kind] + turn.steps);
      if (isPaid(next, kind, turn.cost)) add(next);
    }
  }

  void turnAll(const Label& label, int i, int steps) {
    Label next{label.place, label.spent, i, false};
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
      if (!faces(kind)) continue;
      const MovementMap::Turns* turns = turnsAt(kind, label.place);
      const Cost cost = turns ? turnCosts(*turns)[static_cast<std::size_t>(steps)] : MovementMap::kForbidden;
      if (cost < 0 || !isPaid(next, kind, cost)) return;
      next.place.facings[kind] = hex::wrapped(label.place.facings[kind] + steps);
    }
    if (next.place != label.place) add(next);
  }

  // --- ends

  bool mayEndIn(const Place& place) const {
    const std::uint8_t cell = cellOf(place.hex);
    if ((cell & Occupancy::kFriends) == 0) return true;
    const bool isFull = (cell & Occupancy::kAtLimit) != 0;
    const int facing = Occupancy::facingIn(cell) - 1;
    return !any([&](std::size_t kind) {
      if (isFull && !map(kind).isFreeOfStacking()) return true;
      return facing >= 0 && map(kind).mustFaceAsStack() && facing != place.facings[kind];
    });
  }

  std::vector<Rational> remaining(const Label& label) const {
    std::vector<Rational> all;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
      all.push_back(map(kind).points(budgets_[kind] - label.spent[kind]));
    }
    return all;
  }

  void endIn(int i) {
    const Label& label = labels_[static_cast<std::size_t>(i)];
    if (label.isBeaten || label.place.hex == start_ || !mayEndIn(label.place)) return;
    const auto [known, isNew] = best_.try_emplace(label.place.hex, i);
    if (isNew) return;
    const auto least = [&](int which) {
      const auto all = remaining(labels_[static_cast<std::size_t>(which)]);
      return std::pair(*std::min_element(all.begin(), all.end()), std::accumulate(all.begin(), all.end(), Rational()));
    };
    if (least(i) > least(known->second)) known->second = i;
  }

  JointEnd endOf(int last) const {
    JointEnd end;
    end.remaining = remaining(labels_[static_cast<std::size_t>(last)]);
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) end.ways.push_back(wayOf(last, kind));
    return end;
  }

  // Without the poses in which only other movers change.
  std::vector<Pose> wayOf(int last, std::size_t kind) const {
    std::vector<Pose> way;
    for (int i = last; i >= 0; i = labels_[static_cast<std::size_t>(i)].before) {
      const Label& label = labels_[static_cast<std::size_t>(i)];
      const hex::Direction facing{map(kind).facingKind(), label.place.facings[kind]};
      const Pose pose{index_.key(label.place.hex), facing, map(kind).points(label.spent[kind])};
      if (!way.empty() && way.back() == pose) continue;
      way.push_back(pose);
    }
    std::reverse(way.begin(), way.end());
    return way;
  }

  // --- the first hex, at any cost

  struct Lone {
    Rational remaining;
    std::vector<Pose> way;
  };

  void addFirstHexes(JointReach& result) {
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
      for (const hex::Direction facing : kinds_[kind].facings) {
        floods_[{kind, facing.index}].emplace_back(map(kind)).flood(from_, facing, &occupancy_);
      }
    }
    for (int side = 0; side < kSides; ++side) {
      const auto to = map(0).layout().neighbour(from_, side);
      if (!to || result.ends.contains(*to)) continue;
      if (auto end = facesAsOne_ ? firstHexAsOne(*to) : firstHex(*to, kUnturned, kUnturned)) {
        result.ends[*to] = std::move(*end);
      }
    }
  }

  std::optional<JointEnd> firstHexAsOne(HexKey to) const {
    for (int start = 0; start < kSides; ++start) {
      for (int end = 0; end < kSides; ++end) {
        if (auto found = firstHex(to, start, end)) return found;
      }
    }
    return std::nullopt;
  }

  std::optional<JointEnd> firstHex(HexKey to, int start, int end) const {
    JointEnd all;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
      auto lone = faces(kind) ? alone(kind, to, start, end) : alone(kind, to, kUnturned, kUnturned);
      if (!lone) return std::nullopt;
      all.remaining.push_back(lone->remaining);
      all.ways.push_back(std::move(lone->way));
    }
    return all;
  }

  // The best way of one mover directly into a neighbour; with the given facings, if any.
  std::optional<Lone> alone(std::size_t kind, HexKey to, int start, int end) const {
    std::optional<Lone> best;
    for (const hex::Direction facing : kinds_[kind].facings) {
      if (start != kUnturned && facing.index != start) continue;
      const Reach& flood = floods_.at({kind, facing.index}).front();
      for (const MoveEnd& arrival : flood.arrivals(to)) {
        if ((end != kUnturned && arrival.facing.index != end) || (best && arrival.remaining <= best->remaining))
          continue;
        std::vector<Pose> way = flood.wayTo(to, arrival.facing);
        const auto isStraight = [&](const Pose& pose) { return pose.hex == from_ || pose.hex == to; };
        if (std::all_of(way.begin(), way.end(), isStraight)) best = Lone{arrival.remaining, std::move(way)};
      }
    }
    return best;
  }

  std::vector<JointMover> kinds_;
  bool facesAsOne_;
  HexKey from_;
  const Occupancy& occupancy_;
  const HexIndex& index_;
  int start_;
  std::vector<Cost> budgets_;
  std::vector<Label> labels_;
  std::map<Place, std::vector<int>> known_;  // the labels not beaten
  std::map<int, int> best_;                  // by hex the label
  std::set<HexKey> unknown_;
  std::map<std::pair<std::size_t, int>, std::deque<Reach>> floods_;  // one each, by kind and facing
};

bool areAlike(const JointMover& a, const JointMover& b) {
  return a.map == b.map && a.facings == b.facings;
}

}  // namespace

JointReach jointReach(const std::vector<JointMover>& movers, bool facesAsOne, HexKey from, const Occupancy& occupancy) {
  std::vector<JointMover> kinds;  // counters with the same abilities move alike
  std::vector<std::size_t> kindOf;
  for (const JointMover& mover : movers) {
    const bool isKnown = mover.map->allowance().isKnown() && mover.map->missing().empty();
    if (!isKnown || mover.facings.empty() || !mover.map->layout().contains(from)) return {};
    const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return areAlike(kind, mover); });
    kindOf.push_back(static_cast<std::size_t>(same - kinds.begin()));
    if (same == kinds.end()) kinds.push_back(mover);
  }
  if (kinds.empty()) return {};
  if (kinds.size() > kMostKinds) return {{}, {}, false};
  JointReach reach = Joint(std::move(kinds), facesAsOne, from, occupancy).reach();
  for (auto& [hex, end] : reach.ends) {
    JointEnd all;
    for (const std::size_t kind : kindOf) {
      all.remaining.push_back(end.remaining[kind]);
      all.ways.push_back(end.ways[kind]);
    }
    end = std::move(all);
  }
  return reach;
}

}  // namespace redoubt::rules
