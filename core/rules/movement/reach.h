#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rules/movement/movement_map.h"

namespace redoubt::rules {

/// Where a counter is on its way, and what it has spent to be there.
struct Pose {
  hex::HexKey hex;
  hex::Direction facing;
  Rational spent;

  friend bool operator==(const Pose&, const Pose&) = default;
};

/// A way to end a movement.
struct MoveEnd {
  hex::Direction facing;
  Rational remaining;  ///< the most that can be left

  friend bool operator==(const MoveEnd&, const MoveEnd&) = default;
};

/// A step that was within reach but for a cost that the rules don't say.
struct UnknownStep {
  hex::HexKey from;
  hex::HexKey to;

  friend auto operator<=>(const UnknownStep&, const UnknownStep&) = default;
};

/// How far a counter gets: floods over hexes and facings, cheapest first. One object floods as often as one likes and
/// reuses its memory; what it answers is about the last flood.
///
/// A movement is a chain of steps forward (or back, at a price) and turns. It ends in a hex with enemies ([6.9]), and
/// can't end where friends leave no room ([6.2]) or face another way ([6.0]). Passing friends is paid on leaving them.
/// The first hexes may be entered whatever they cost, if nothing has been spent on turning and the movement ends there
/// ([8.5]). Where all points must be spent ([8.9]) it ends with nothing left, or where no step more is possible.
/// From a melee hex nobody moves where the rules hold him there ([6.11]).
///
/// Where the rules have zones of control (K5.2), a step into an enemy's ends the movement, and turning there follows
/// rules of its own: mostly none, or before the first step only. From such a hex one may back away for all points, and
/// then face as the rules allow. One turn is always possible for all points where the rules say so (K4.53). Both need
/// the whole allowance, as the first hexes do.
///
/// Counters that face nowhere or to all sides keep the facing they are given.
class Reach {
 public:
  /// `map` must outlive it.
  explicit Reach(const MovementMap& map);

  /// With only `points` left of the mover's allowance, if given. A hex off the map, a facing of a kind that the rules
  /// don't have, and a map without an allowance reach nothing. `occupancy` must be of the map's layout; null: empty.
  void flood(hex::HexKey from, hex::Direction facing, const Occupancy* occupancy = nullptr,
             std::optional<Rational> points = std::nullopt);

  /// Where the movement may end, the cheapest first; the start among them, as nobody has to move.
  const std::vector<hex::HexKey>& hexes() const { return hexes_; }
  bool contains(hex::HexKey hex) const { return remaining(hex).has_value(); }
  /// The most points that can be left on ending there; nothing where it may not end.
  std::optional<Rational> remaining(hex::HexKey hex) const;
  /// The ways it may face on ending there, by index.
  std::vector<MoveEnd> arrivals(hex::HexKey hex) const;
  /// The cheapest way to an arrival, the start first: each pose differs from the one before by a step or a turn, but
  /// one who backs away may do both at once. Empty if the movement can't end there like that.
  std::vector<Pose> wayTo(hex::HexKey hex, hex::Direction facing) const;
  /// Steps left untaken because the rules lack their cost, by hex.
  std::vector<UnknownStep> unknownSteps() const;

 private:
  using Cost = MovementMap::Cost;
  static constexpr Cost kUnreached = std::numeric_limits<Cost>::max();

  // A place on a way of a movement that must spend all: it can be in one state at several costs.
  struct Node {
    int state = 0;
    Cost spent = 0;
    int before = -1;
  };

  void clear();
  bool isHeld(int hex) const;
  int hexOf(int state) const { return state >= unmoved_ ? startHex_ : state / hex::kSides; }
  bool isStopped(int state, std::uint8_t cell) const;
  const MovementMap::Turns* turnsAt(int state) const;
  std::uint8_t cellOf(int hex) const { return occupancy_ ? occupancy_->cell(hex) : std::uint8_t{0}; }
  /// Calls `visit(state, cost)` for every step from a state, then for every turn.
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
  // A state is hex * 6 + facing. In the hex of the start, if enemies control it, those before the first step are told
  // from those of one who came back: they are unmoved_ + facing.
  int unmoved_;
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

/// What every step and turn of a way costs, with its parts; one less than there are poses.
std::vector<StepCost> costsAlong(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                                 const Mover& mover, std::span<const Pose> way, const Occupancy* occupancy = nullptr);

}  // namespace redoubt::rules
