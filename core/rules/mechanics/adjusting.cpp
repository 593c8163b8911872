#include "core/rules/mechanics/adjusting.h"

#include <algorithm>
#include <array>

namespace redoubt::rules {
namespace {

constexpr std::array kKinds = {AdjustKind::Set, AdjustKind::Times, AdjustKind::Add, AdjustKind::Most,
                               AdjustKind::Least};

Rational joined(Combine how, Rational a, Rational b) {
  switch (how) {
    case Combine::Highest: return std::max(a, b);
    case Combine::Lowest: return std::min(a, b);
    case Combine::Sum: break;
  }
  return a + b;
}

// What acts as one: an adjustment, or those of a group.
struct Change {
  AdjustKind kind;
  std::string_view group;
  Quantity by;
  std::optional<Rounding> rounding;
  ActingAdjust first;
  int order = 0;
  std::vector<ActingAdjust> others = {};  // of a group
};

class Adjusting {
 public:
  Adjusting(Quantity start, const Adjusts& owner) : owner_(owner) { result_.value = start; }

  // Does not act, but would if its condition held.
  void leaveOpen(ActingAdjust part) {
    part.isOpen = true;
    if (result_.value.value) result_.value.certainty = worse(result_.value.certainty, Certainty::Estimated);
    result_.applied.push_back(part);
  }

  void add(const Adjust& adjust, Quantity by, const ActingAdjust& part) {
    const auto same = std::find_if(changes_.begin(), changes_.end(), [&](const Change& change) {
      return !adjust.group.empty() && change.kind == adjust.kind && change.group == adjust.group;
    });
    if (same == changes_.end()) {
      changes_.push_back({adjust.kind, adjust.group, {by.value, part.certainty}, adjust.rounding, part, adjust.order});
    } else {
      join(*same, by, part);
    }
  }

  // In the order of the rules, in which they came; those of one order by their kinds. A group is where its first is.
  Adjusted result() {
    for (auto from = changes_.begin(); from != changes_.end();) {
      const auto end =
          std::find_if(from, changes_.end(), [&](const Change& each) { return each.order != from->order; });
      for (const AdjustKind kind : kKinds) {
        for (auto each = from; each != end; ++each) {
          if (each->kind == kind) act(*each);
        }
      }
      from = end;
    }
    return std::move(result_);
  }

 private:
  void join(Change& change, Quantity by, const ActingAdjust& part) const {
    const auto how = owner_.combine.find(change.group);
    const Combine combine = how == owner_.combine.end() ? Combine::Sum : how->second;
    if (change.by.isUnknown() || by.isUnknown()) {
      change.by = Quantity::unknown();
    } else if (combine == Combine::Sum) {
      change.by = {*change.by.value + *by.value, worse(change.by.certainty, part.certainty)};
    } else {
      // Only what counts in the end is said to have acted.
      const Rational whole = joined(combine, *change.by.value, *by.value);
      if (whole == *change.by.value) return;
      change.by = {whole, part.certainty};
      change.first = part;
      change.others.clear();
      return;
    }
    change.others.push_back(part);
  }

  void act(const Change& change) {
    Quantity next = changed(change.kind, change.by);
    if (next.value && change.rounding) {
      next.value = Rational(roundQuotient(next.value->numerator(), next.value->denominator(), *change.rounding));
    }
    if (next.value && !isWithinBounds(*next.value)) next = Quantity::unknown();
    const bool hasEffect = next != result_.value || next.certainty != Certainty::Known;
    result_.value = next;
    if (!hasEffect) return;
    result_.applied.push_back(change.first);
    result_.applied.insert(result_.applied.end(), change.others.begin(), change.others.end());
  }

  Quantity changed(AdjustKind kind, const Quantity& by) const {
    const Quantity& start = result_.value;
    if (by.isUnknown() || kind == AdjustKind::Set) return by;
    if (!start.value) {
      return kind == AdjustKind::Times && *by.value == Rational(0) ? Quantity{Rational(0), by.certainty} : start;
    }
    const Certainty certainty = worse(start.certainty, by.certainty);
    if (kind == AdjustKind::Times) return {*start.value * *by.value, certainty};
    if (kind == AdjustKind::Add) return {*start.value + *by.value, certainty};
    if (kind == AdjustKind::Least) return {std::max(*start.value, *by.value), certainty};
    return {std::min(*start.value, *by.value), certainty};
  }

  const Adjusts& owner_;
  Adjusted result_;
  std::vector<Change> changes_;
};

}  // namespace

AppliedAdjust ActingAdjust::told() const {
  return {adjust->path, adjust->adjust.of, adjust->adjust.kind, member, by, certainty, isOpen};
}

Adjusted adjusted(Quantity start, std::string_view of, const Adjusts& owner, const Situation& situation, Member member,
                  const std::function<bool(const Adjust&)>& isTaken) {
  Adjusting adjusting(start, owner);
  for (const NamedAdjust& each : owner.list) {
    const Adjust& adjust = each.adjust;
    if (adjust.of != of) continue;
    const Answer answer = holds(adjust.when, situation, member);
    if (answer.verdict == Verdict::No) continue;
    Quantity by = valueOf(adjust.amount, situation, member);
    if (adjust.isPerHex && isTaken && isTaken(adjust)) by.value = Rational(0);
    if (!by.isUnknown() && !by.value) continue;  // there is nothing to take it from
    ActingAdjust part{&each, member, by.value, worse(each.certainty, by.certainty)};
    if (answer.verdict == Verdict::Unknown) {
      adjusting.leaveOpen(part);
    } else {
      part.certainty = worse(part.certainty, answer.certainty);
      adjusting.add(adjust, by, part);
    }
  }
  return adjusting.result();
}

}  // namespace redoubt::rules
