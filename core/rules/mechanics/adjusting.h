#pragma once

#include <functional>
#include <vector>

#include "core/rules/language/evaluate.h"
#include "core/rules/mechanics/mechanics.h"

/// What adjustments make of a value.
namespace redoubt::rules {

/// An adjustment that acted, or that would act if an unknown condition held.
struct AppliedAdjust {
  std::string rule;  ///< its path
  std::string of;    ///< the rating, "column", "roll", "cost"
  AdjustKind kind = AdjustKind::Add;
  Member member = kNobody;     ///< whose rating
  std::optional<Rational> by;  ///< nothing: unknown
  Certainty certainty = Certainty::Known;
  bool isOpen = false;  ///< whether it acts is unknown; the results are those without it

  friend bool operator==(const AppliedAdjust&, const AppliedAdjust&) = default;
};

/// The same as it is reckoned with: it refers to the rules.
struct ActingAdjust {
  const NamedAdjust* adjust = nullptr;
  Member member = kNobody;
  std::optional<Rational> by;
  Certainty certainty = Certainty::Known;
  bool isOpen = false;

  AppliedAdjust told() const;
};

/// A value and what acted on it.
struct Adjusted {
  Quantity value;
  std::vector<ActingAdjust> applied;
};

/// `start` after the adjustments of one owner that are for `of` (empty: the owner's own), in the order set, times, add,
/// most. Those that have no effect are not told. `isTaken` says whether another member already has an adjustment that
/// is for all units of a hex together.
Adjusted adjusted(Quantity start, std::string_view of, const Adjusts& owner, const Situation& situation, Member member,
                  const std::function<bool(const Adjust&)>& isTaken = {});

}  // namespace redoubt::rules
