#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/movement/turning.h"

namespace redoubt::rules {

/// The hexes of a layout's rectangle, numbered from 0, column by column; some of them can be off the map.
class HexIndex {
 public:
  explicit HexIndex(const hex::Layout& layout)
      : firstColumn_(layout.firstColumn()),
        firstRow_(layout.firstRow()),
        columns_(layout.spec().columns),
        rows_(layout.spec().rows) {}

  int size() const { return columns_ * rows_; }
  /// -1 for hexes outside the rectangle.
  int of(hex::HexKey key) const {
    const int column = key.column() - firstColumn_;
    const int row = key.row() - firstRow_;
    return column < 0 || column >= columns_ || row < 0 || row >= rows_ ? -1 : column * rows_ + row;
  }
  hex::HexKey key(int index) const { return hex::HexKey::at(firstColumn_ + index / rows_, firstRow_ + index % rows_); }

 private:
  int firstColumn_;
  int firstRow_;
  int columns_;
  int rows_;
};

/// The occupants of a hex from the view of one mover; the mover itself doesn't count.
struct Occupants {
  bool friends = false;                  ///< units that cost points to pass: also guns, not a leader alone ([6.1])
  bool atLimit = false;                  ///< with the mover they would be too many ([6.2])
  bool enemies = false;                  ///< entering ends the movement ([6.9])
  std::optional<hex::Direction> facing;  ///< of the friends, where the mover must face the same way ([6.0])
  bool isControlled = false;             ///< by enemies, even if the mover ignores zones of control (K5.11)
  bool friendsBar = false;               ///< it must not pass them at all (K4.28, K11.17)
};

/// The occupants of a whole map, for floods.
class Occupancy {
 public:
  explicit Occupancy(const hex::Layout& layout) : index_(layout), cells_(static_cast<std::size_t>(index_.size()), 0) {}

  /// Hexes off the map are ignored.
  void put(hex::HexKey hex, const Occupants& occupants);
  Occupants at(hex::HexKey hex) const;

  /// For a unit that lies across two hexes, the second on that side of the first: what it meets in either of them, by
  /// the first.
  Occupancy lying(const hex::Layout& layout, int side) const;

  /// For floods: the bits below, and the facing's index plus 1, or 0.
  static constexpr std::uint8_t kFriends = 1;
  static constexpr std::uint8_t kAtLimit = 2;
  static constexpr std::uint8_t kEnemies = 4;
  static constexpr std::uint8_t kControlled = 64;
  static constexpr std::uint8_t kFriendsBar = 128;
  static constexpr int facingIn(std::uint8_t cell) { return (cell >> kFacing) & 7; }
  std::uint8_t cell(int hex) const { return cells_[static_cast<std::size_t>(hex)]; }

 private:
  static constexpr int kFacing = 3;

  HexIndex index_;
  std::vector<std::uint8_t> cells_;
  hex::FacingKind kind_ = hex::FacingKind::Vertex;
};

/// An index as a place in a vector.
inline std::size_t slot(int index) {
  return static_cast<std::size_t>(index);
}

/// What a battle's own rules change in the moves of one unit from where it stands: its ways of moving, zones.
struct MoveChanges {
  struct Step {
    int hex = 0;  ///< that it leaves, by its index
    int side = 0;
    Outcome outcome = Outcome::Known;
    Rational points = {};
    bool isLast = false;  ///< the movement ends with it
  };
  std::vector<Step> steps = {};  ///< those that are not as usual
  std::vector<int> noEnds = {};  ///< hexes in which the movement may not end
  bool isOwnWay = false;         ///< where the rules are silent, passing friends is free and enemies' hexes are closed
  std::string rule = {};         ///< one of those, for costs that are too fine to be added
};

/// A map for one kind of mover: the cost of moving into every hex, and the allowed moves and facing changes. Made once
/// for a map, its rules and a mover; after that floods need neither battle nor rules, and it holds no pointer to them.
/// Costs are whole numbers of 1/`scale()` points.
class MovementMap {
 public:
  using Cost = std::int32_t;
  static constexpr Cost kForbidden = -1;  ///< or off the map
  static constexpr Cost kUnknown = -2;

  struct Step {
    int to = 0;
    Cost cost = kForbidden;
    bool isLast = false;  ///< the movement ends with it
  };
  struct Turn {
    int steps = 0;  ///< in units of 60°, 1 to 5
    Cost cost = 0;
  };
  /// The facing changes in one kind of place.
  struct Turns {
    std::vector<Turn> needed;  ///< those that can't be made more cheaply of others
    std::vector<Turn> single;  ///< by one listed angle, whether needed or not
  };

  MovementMap(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules, const Mover& mover);

  /// The same with some moves changed.
  MovementMap(const MovementMap& usual, const MoveChanges& changes);

  /// For a unit that lies across two hexes, the second on that side of the first, by the first: both go the same way in
  /// one step, which costs what the dearer of their steps does, is barred where one of them is, unknown where one of
  /// them is, and the last where one of them is. It never turns.
  MovementMap lying(int side) const;

  /// Reads the moves into and out of a hex again. Called after an edit for each hex that was changed (either hex of a
  /// hexside or link), it makes the map the same as a new one with the same rules.
  void read(const model::Battle& battle, const MovementRules& rules, hex::HexKey hex);

  const hex::Layout& layout() const { return layout_; }
  const HexIndex& index() const { return index_; }
  const Mover& mover() const { return mover_; }
  const Points& allowance() const { return allowance_; }
  /// Missing rules without which this mover's reach is unknown: then its reach is empty.
  const std::vector<std::string>& missing() const { return missing_; }

  int scale() const { return scale_; }
  Rational points(Cost cost) const { return {cost, scale_}; }
  /// Rounded down: the rest of a smaller fraction is not enough for any cost.
  Cost scaled(Rational points) const;

  /// The cost of moving over a side, without occupants.
  Step step(int hex, int side) const { return steps_[static_cast<std::size_t>(hex * hex::kSides + side)]; }
  /// The sides over which it may move forward and backward, by the index of its facing.
  const std::vector<int>& forward(int facing) const { return forward_[static_cast<std::size_t>(facing)]; }
  const std::vector<int>& backward(int facing) const { return backward_[static_cast<std::size_t>(facing)]; }
  /// None for movers that needn't change facing or can't.
  const Turns& turns(int hex) const { return turns_[turnsOfHex_[static_cast<std::size_t>(hex)]]; }
  /// The facing changes in an enemy's zone of control; null if they are the usual ones.
  const Turns* turnsInControl() const { return turnsInControl_ ? &*turnsInControl_ : nullptr; }
  hex::FacingKind facingKind() const { return facingKind_; }

  // additional costs of a move; kForbidden and kUnknown are possible

  Cost backwardCost() const { return backwardCost_; }
  Cost backwardIntoEnemyCost() const { return backwardIntoEnemyCost_; }
  Cost enemyCost() const { return enemyCost_; }
  Cost controlCost() const { return controlCost_; }
  Cost passCost() const { return passCost_; }
  Cost passAtLimitCost() const { return passAtLimitCost_; }
  /// Forbidden plus unknown is forbidden.
  static Cost sum(Cost a, Cost b);
  /// The cost of leaving a hex with that cell of an occupancy.
  Cost costOfPassing(std::uint8_t cell) const;
  /// The cost of entering one.
  Cost costOfEntering(std::uint8_t cell, bool isBackward) const;

  /// Whether a hex with that cell of an occupancy is in an enemy zone of control that the mover must observe.
  bool isControlled(std::uint8_t cell) const {
    if ((cell & Occupancy::kControlled) == 0 || !heedsControl_) return false;
    return (cell & Occupancy::kFriends) == 0 || !control_.isLiftedByFriends;
  }
  bool mustStopInControl() const { return control_.mustStop; }
  bool turnsInControlOnlyFirst() const { return control_.turning && control_.turning->isOnlyFirst; }
  const std::optional<BackingAway>& backingAway() const { return control_.backingAway; }
  /// The sides over which it may back away, by the index of its facing.
  const std::vector<int>& away(int facing) const { return away_[static_cast<std::size_t>(facing)]; }

  /// Whether there are steps with which the movement ends.
  bool hasLastSteps() const { return hasLastSteps_; }
  bool mayEndIn(int hex) const { return mayEnd_.empty() || mayEnd_[static_cast<std::size_t>(hex)] != 0; }
  int minimumHexes() const { return minimumHexes_; }
  bool hasMinimumTurn() const { return hasMinimumTurn_; }
  bool spendsWholeAllowance() const { return spendsWholeAllowance_; }
  bool isMeleeHexHeld() const { return isMeleeHexHeld_; }
  bool isFreeOfStacking() const { return isFreeOfStacking_; }
  bool mustFaceAsStack() const { return mustFaceAsStack_; }

 private:
  std::vector<Rational> allCosts(const MovementRules& rules) const;
  Cost scaled(Outcome outcome, Rational points) const;
  void rescale(int scale);
  void readDirections(const MovementRules& rules);
  void readTurns(const model::Battle& battle, const MovementRules& rules);
  void readTurnsIn(const model::Battle& battle, const MovementRules& rules, hex::HexKey hex);
  Turns turnsOn(const MovementRules& rules, const TurnGround& ground) const;
  void readMeetings(const MovementRules& rules);
  void readSteps(const model::Battle& battle, const MovementRules& rules);
  void readStep(const model::Battle& battle, const MovementRules& rules, hex::HexKey from, hex::HexKey to, int side);
  void readStepsOverSides(const model::Battle& battle, const MovementRules& rules);

  hex::Layout layout_;
  HexIndex index_;
  Mover mover_;
  Points allowance_;
  std::vector<std::string> missing_;
  int scale_ = 1;
  std::vector<Step> steps_;
  std::array<std::vector<int>, hex::kSides> forward_;
  std::array<std::vector<int>, hex::kSides> backward_;
  std::array<std::vector<int>, hex::kSides> away_;
  std::vector<Turns> turns_;  // by the kind of place, the plain one first
  std::map<std::pair<std::string, std::string>, std::uint16_t> sortsOfPlace_;  // by terrain and link
  std::vector<std::uint16_t> turnsOfHex_;
  std::optional<Turns> turnsInControl_;
  std::vector<char> mayEnd_;  // by hex; empty: everywhere
  bool hasLastSteps_ = false;
  bool isTurningByPlace_ = false;
  ControlRules control_;
  bool heedsControl_ = false;
  hex::FacingKind facingKind_ = hex::FacingKind::Vertex;
  Cost backwardCost_ = kForbidden;
  Cost backwardIntoEnemyCost_ = kForbidden;
  Cost enemyCost_ = kForbidden;
  Cost controlCost_ = kForbidden;
  Cost passCost_ = kForbidden;
  Cost passAtLimitCost_ = kForbidden;
  int minimumHexes_ = 0;
  bool hasMinimumTurn_ = false;
  bool spendsWholeAllowance_ = false;
  bool isMeleeHexHeld_ = false;
  bool isFreeOfStacking_ = false;
  bool mustFaceAsStack_ = true;
};

/// The sides over which a mover may move with a facing: into its zone `movement/forward`, or every neighbour for arms
/// that have no facing or may move in any direction ([8.1], [5.1], [8.11]). Empty if the rules don't say.
std::vector<int> forwardSides(const MovementRules& rules, hex::Orientation orientation, const Mover& mover,
                              hex::Direction facing);
/// The sides into the zone of `movement/backward`, without the forward ones ([8.6]).
std::vector<int> backwardSides(const MovementRules& rules, hex::Orientation orientation, const Mover& mover,
                               hex::Direction facing);
/// The sides into the zone of `control/back-away` (K5.24).
std::vector<int> awaySides(const MovementRules& rules, hex::Orientation orientation, const Mover& mover,
                           hex::Direction facing);

}  // namespace redoubt::rules
