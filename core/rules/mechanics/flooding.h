#pragma once

#include <map>
#include <optional>
#include <queue>
#include <vector>

#include "core/rules/mechanics/fields.h"

namespace redoubt::rules {

/// One flood of what is traced from hex to hex, for one unit or for nobody in particular. Everything it refers to must
/// outlive it.
class Flooding {
 public:
  Flooding(const Mechanics& mechanics, const Position& position, Fields& fields, const FloodRules& rules, Member unit);

  FloodReach reach();

 private:
  // A hex on the way, the cheapest first.
  struct Waiting {
    Rational spent;
    hex::HexKey hex;
    hex::HexKey start;
    std::optional<Rational> budget;
    std::optional<hex::HexKey> before;
    bool isLast = false;  // it goes no farther
    bool operator<(const Waiting& other) const { return other.spent < spent; }
  };

  void run(const std::vector<Member>& starts, std::map<hex::HexKey, Rational>& ends, FloodReach* reach);
  std::optional<Waiting> begun(Member start, hex::HexKey hex);
  std::optional<Waiting> after(const Waiting& now, hex::HexKey to);
  bool forbids(const std::optional<Condition>& condition) const;
  std::optional<Rational> costOf(hex::HexKey from, hex::HexKey to) const;

  const Mechanics& mechanics_;
  const Position& position_;
  Fields& fields_;
  const FloodRules& rules_;
  const Flood& flood_;
  Member unit_;
  const MovementRules& movement_;
  Mover mover_;
  StepSituation step_;
  bool isStrict_ = true;
  bool isClosed_ = false;  // the last step was barred by a rule
};

}  // namespace redoubt::rules
