#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rules/movement/movement_map.h"

namespace redoubt::rules {

/// The position of a counter on its way, and the points spent so far.
struct Pose {
  hex::HexKey hex;
  hex::Direction facing;
  Rational spent;

  friend bool operator==(const Pose&, const Pose&) = default;
};

/// A way to end a movement.
struct MoveEnd {
  hex::Direction facing;
  Rational remaining;  ///< the greatest number that can be left

  friend bool operator==(const MoveEnd&, const MoveEnd&) = default;
};

/// A move that would be in reach, but whose cost the rules don't give.
struct UnknownStep {
  hex::HexKey from;
  hex::HexKey to;

  friend auto operator<=>(const UnknownStep&, const UnknownStep&) = default;
};

/// The reach of a counter: floods over hexes and facings, cheapest first. One object can flood any number of times and
/// reuses its memory; results are those of the last flood.
///
/// A movement is a chain of moves forward (or backward, at a cost) and facing changes. It ends in a hex with enemies
/// ([6.9]), and can't end where friends leave no room ([6.2]) or have another facing ([6.0]). Passing friends is paid
/// on leaving them. The first hexes may be entered at any cost, if nothing has been spent on facing changes and the
/// movement ends there ([8.5]). If all points must be spent ([8.9]), it ends with no points left, or where no further
/// move is possible. A counter can't move out of a melee hex if the rules hold it there ([6.11]).
///
/// Where the rules have zones of control (K5.2), moving into an enemy's ends the movement, and facing changes there
/// follow their own rules: usually none, or only before leaving the start hex. A counter may back away from such a hex
/// for all points, and then face as the rules allow. One facing change is always possible for all points if the rules
/// say so (K4.53). Both need the whole allowance, as the first hexes do.
///
/// Counters without a facing, or facing all sides, keep the facing that is passed.
class Reach {
 public:
  /// `map` must outlive it.
  explicit Reach(const MovementMap& map);

  /// If `points` is given, only these are left of the mover's allowance. With a hex off the map, a facing of a kind
  /// that the rules don't have, or a map without an allowance, the reach is empty. `occupancy` must be of the map's
  /// layout; null: empty.
  void flood(hex::HexKey from, hex::Direction facing, const Occupancy* occupancy = nullptr,
             std::optional<Rational> points = std::nullopt);

  /// The mover's points; 0 if they are unknown.
  Rational allowance() const { return map_.allowance().points; }
  /// The hexes in which the movement may end, the cheapest first; including the start, as moving is optional.
  const std::vector<hex::HexKey>& hexes() const { return hexes_; }
  bool contains(hex::HexKey hex) const { return remaining(hex).has_value(); }
  /// The most points that can be left on ending there; nothing if it must not end there.
  std::optional<Rational> remaining(hex::HexKey hex) const;
  /// The possible facings on ending there, by index.
  std::vector<MoveEnd> arrivals(hex::HexKey hex) const;
  /// The cheapest way to an arrival, the start first: each pose differs from the one before by one move or one facing
  /// change; backing away can do both at once. Empty if the movement can't end there like that.
  std::vector<Pose> wayTo(hex::HexKey hex, hex::Direction facing) const;
  /// Moves that were not made because the rules don't give their cost, by hex.
  std::vector<UnknownStep> unknownSteps() const;

 private:
  using Cost = MovementMap::Cost;
  static constexpr Cost kUnreached = std::numeric_limits<Cost>::max();

  // A place on the way of a movement that must spend all points: it can be in one state at several costs.
  struct Node {
    int state = 0;
    Cost spent = 0;
    int before = -1;
  };

  void clear();
  bool isHeld(int hex) const;
  int hexOf(int state) const {
    if (state >= ended_) return (state - ended_) / hex::kSides;
    return state >= unmoved_ ? startHex_ : state / hex::kSides;
  }
  bool isStopped(int state, std::uint8_t cell) const;
  const MovementMap::Turns* turnsAt(int state) const;
  std::uint8_t cellOf(int hex) const { return occupancy_ ? occupancy_->cell(hex) : std::uint8_t{0}; }
  /// Calls `visit(state, cost)` for every move from a state, then for every facing change.
  template <class Visit>
  void forEachStep(int state, Visit&& visit);
  template <class Visit>
  void forEachTurn(int state, Visit&& visit) const;
  template <class Visit>
  void stepOver(int hex, int facing, const std::vector<int>& sides, bool isBackward, Cost passing, Visit&& visit);

  void floodCheapest();
  void floodWholeAllowance();
  void addMinimumHexes();
  void addMinimumTurns();
  void addBackingAway();
  void reachWithAll(int state);
  int stateIn(int hex, int facing) const;
  void reachState(int state, Cost spent, int before);
  void endIn(int state);
  bool mayEndIn(int state) const;
  Pose poseOf(int state, Cost spent) const;

  const MovementMap& map_;
  const Occupancy* occupancy_ = nullptr;
  // A state is hex * 6 + facing. In the start hex, if enemies control it, states before leaving it are distinguished
  // from states after coming back: they are unmoved_ + facing. After a step with which the movement ends, the state is
  // ended_ + hex * 6 + facing.
  int unmoved_;
  int ended_;
  int start_ = -1;
  int startHex_ = -1;
  Cost budget_ = 0;
  std::vector<Cost> spent_;                // by state
  std::vector<int> before_;                // by state: the state before; in nodes_, if all must be spent
  std::vector<int> touched_;               // states to clear
  std::vector<std::vector<int>> waiting_;  // states by cost
  std::vector<char> isListed_;             // by hex
  std::vector<hex::HexKey> hexes_;
  std::vector<Node> nodes_;
  std::vector<int> unknown_;  // hex * 6 + side
};

/// The cost of every move and facing change along a way, with its parts; one fewer than there are poses.
std::vector<MoveCost> costsAlong(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                                 const Mover& mover, std::span<const Pose> way, const Occupancy* occupancy = nullptr);

}  // namespace redoubt::rules
