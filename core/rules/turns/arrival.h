#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/book/dice.h"
#include "core/rules/vocabulary/shape.h"

/// Arrivals by dice: the turn in which counters arrive or return, and its probability (Maciejowice [13.0], S4.5).
namespace redoubt::rules {

/// One roll for an arrival. Its result is a turn: the roll, plus a constant, plus the turn it is rolled in.
struct ArrivalStage {
  std::optional<int> turn;  ///< rolled at the beginning of this turn; nothing: of the turn that the stage before gave
  Roll roll;
  int plus = 0;
  bool plusTurn = false;
  std::optional<int> failsBelow;  ///< a lower result means never

  friend bool operator==(const ArrivalStage&, const ArrivalStage&) = default;
};

/// The result of the last stage is the turn of arrival.
struct ArrivalPlan {
  std::vector<ArrivalStage> stages;  ///< at least one; at most kMostDice dice altogether
  bool mayWait = false;              ///< the player may delay it to a later turn

  friend bool operator==(const ArrivalPlan&, const ArrivalPlan&) = default;
};

/// The column `entry.dice`: {"stages": [{"turn": 1, "roll": "1d10", "plus": 3}, {"roll": "1d10", "plus-turn": true,
/// "fails-below": 12}], "may-wait": true}. Only the first stage must give its turn. For text that can't be read,
/// returns the place and what was expected there.
std::variant<ArrivalPlan, ShapeFault> arrivalPlan(std::string_view json);

/// The same for one roll without a turn of its own, `returns` of a leader's power: {"roll": "1d10", "plus": 3}. The
/// plan has one stage, in `turn`.
std::variant<ArrivalPlan, ShapeFault> returnPlan(std::string_view json, int turn);

/// The exact distribution of the turn of arrival, without waiting.
class Arrival {
 public:
  Arrival(std::map<int, Chance> byTurn, Chance never) : byTurn_(std::move(byTurn)), never_(never) {}

  /// The chance of every turn that has one. All of them and never() add up to 1.
  const std::map<int, Chance>& byTurn() const { return byTurn_; }
  Chance never() const { return never_; }
  /// Nothing if the chance of arrival is 0.
  std::optional<int> earliest() const;
  std::optional<int> latest() const;
  Chance in(int turn) const;
  /// The chance of arrival in this turn or before.
  Chance until(int turn) const;

  friend bool operator==(const Arrival&, const Arrival&) = default;

 private:
  std::map<int, Chance> byTurn_;
  Chance never_;
};

Arrival arrivalOf(const RuleBook& book, const ArrivalPlan& plan);

}  // namespace redoubt::rules
