#include "core/rules/mechanics/flooding.h"

#include "core/rules/mechanics/adjusting.h"
#include "core/rules/mechanics/moves.h"
#include "core/rules/movement/movement.h"

namespace redoubt::rules {

Flooding::Flooding(const Mechanics& mechanics, const Position& position, Fields& fields, const FloodRules& rules,
                   Member unit)
    : mechanics_(mechanics),
      position_(position),
      fields_(fields),
      rules_(rules),
      flood_(rules.flood),
      unit_(unit),
      movement_(fields.movement()),
      step_(mechanics, position, &fields) {
  if (!position_.isPiece(unit)) return;
  const Piece& piece = position_.piece(unit);
  if (!piece.arm.empty()) mover_.arm = piece.arm.front().text();
  if (!piece.type.empty()) mover_.type = piece.type.front().text();
}

FloodReach Flooding::reach() {
  FloodReach reach;
  const Members starts = membersOf(flood_.from.value_or(Group{Symbol("self")}), step_, unit_);
  if (starts.certainty == Certainty::Unknown) return reach;
  std::vector<Member> members = starts.sure;
  isStrict_ = true;
  run(members, reach.sure, &reach);
  members.insert(members.end(), starts.unsure.begin(), starts.unsure.end());
  isStrict_ = false;
  run(members, reach.possible, nullptr);
  return reach;
}

// `reach`: where starts and the hexes before are kept; null: they aren't.
void Flooding::run(const std::vector<Member>& starts, std::map<hex::HexKey, Rational>& ends, FloodReach* reach) {
  std::priority_queue<Waiting> waiting;
  for (const Member start : starts) {
    for (const hex::HexKey hex : position_.hexesOf(start)) {
      if (const auto first = begun(start, hex)) {
        waiting.push(*first);
        if (reach) reach->starts.insert(first->hex);
      }
    }
  }
  // With budgets of their own a dearer way can lead farther: a hex is done again if more is left.
  std::map<hex::HexKey, std::optional<Rational>> left;
  while (!waiting.empty()) {
    const Waiting now = waiting.top();
    waiting.pop();
    const std::optional<Rational> remaining = now.budget ? std::optional(*now.budget - now.spent) : std::nullopt;
    const auto done = left.find(now.hex);
    const bool isBetter = done == left.end() || (done->second && (!remaining || *done->second < *remaining));
    if (!isBetter) continue;
    left[now.hex] = remaining;
    step_.startAt(now.start);
    step_.moveTo(now.before, now.hex);
    if (!forbids(flood_.endsNot)) {
      const auto [at, isNew] = ends.try_emplace(now.hex, now.spent);
      if (isNew && reach && now.before) reach->before[now.hex] = *now.before;
    }
    if (now.before && (forbids(flood_.stop) || now.isLast)) continue;
    for (const hex::HexKey to : position_.layout().neighbours(now.hex)) {
      if (const auto next = after(now, to)) {
        waiting.push(*next);
      } else if (reach && isClosed_) {
        reach->closed.insert(*position_.layout().sideBetween(now.hex, to));
      }
    }
  }
}

// From one of the start's hexes; nothing if it has no budget. One whose budget is unknown surely gets nowhere else, and
// perhaps everywhere.
std::optional<Flooding::Waiting> Flooding::begun(Member start, hex::HexKey hex) {
  Waiting first{Rational(0), hex, hex, {}, {}, false};
  if (!flood_.budget) return first;
  step_.moveTo(std::nullopt, hex);
  const Quantity budget = valueOf(*flood_.budget, step_, position_.isPiece(start) ? start : unit_);
  first.budget = budget.value;
  if (budget.isUnknown() && isStrict_) first.budget = Rational(0);
  return first.budget || budget.isUnknown() ? std::optional(first) : std::nullopt;
}

// The step from a hex to a neighbour; nothing if it is not possible.
std::optional<Flooding::Waiting> Flooding::after(const Waiting& now, hex::HexKey to) {
  step_.moveTo(now.hex, to);
  isClosed_ = forbids(flood_.block);
  if (isClosed_) return std::nullopt;
  ZonedStep zoned;
  // What is traced to a unit does not enter the unit's own hex.
  if (position_.isPiece(unit_) && !position_.hexesOf(unit_).contains(to)) {
    zoned = zonedStep(mechanics_, fields_, position_, step_, unit_, now.hex, to, ZoneEffect::On::Trace, false);
  }
  const auto cost = costOf(now.hex, to);
  isClosed_ = zoned.isBarred;
  if (zoned.isBarred || (isStrict_ && zoned.isUnknown) || !cost) return std::nullopt;
  const Rational spent = now.spent + *cost + zoned.cost;
  if (now.budget && *now.budget < spent) return std::nullopt;
  return Waiting{spent, to, now.start, now.budget, now.hex, zoned.isLast};
}

// Whether a condition forbids; what is unknown forbids only a strict flood.
bool Flooding::forbids(const std::optional<Condition>& condition) const {
  if (!condition) return false;
  const Verdict verdict = holds(*condition, step_, unit_).verdict;
  return verdict == Verdict::Yes || (isStrict_ && verdict == Verdict::Unknown);
}

std::optional<Rational> Flooding::costOf(hex::HexKey from, hex::HexKey to) const {
  Rational base(1);
  if (flood_.countsPoints) {
    const MoveCost cost = costToEnter(position_.battle(), position_.layout(), movement_, mover_, from, to);
    if (!cost.isKnown()) return std::nullopt;
    base = cost.points;
  }
  const Quantity cost = adjusted({base, Certainty::Known}, {}, rules_.costs, step_, unit_).value;
  return cost.value && Rational(0) <= *cost.value ? cost.value : std::nullopt;
}

}  // namespace redoubt::rules
