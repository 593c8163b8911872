#include "core/rules/mechanics/possible.h"

#include <algorithm>

#include "core/rules/forces/arms.h"
#include "core/rules/mechanics/engagement.h"

namespace redoubt::rules {
namespace {

// A unit of which nothing is known but its type.
class TypeAlone final : public Situation {
 public:
  TypeAlone(const RuleBook& book, std::string_view type) : type_{Symbol(type)} {
    if (const auto arm = armOfType(book, type)) arm_.push_back(Symbol(*arm));
  }

  FactValue fact(const FactName& name, Member, Member) const override {
    if (name.fact == Fact::Type) return FactValue::of(std::span<const Symbol>(type_));
    if (name.fact == Fact::Arm && !arm_.empty()) return FactValue::of(std::span<const Symbol>(arm_));
    return FactValue::unknown();
  }
  std::optional<std::span<const Member>> group(Symbol, Member) const override { return std::nullopt; }
  Quantity rating(Symbol, Member, bool) const override { return Quantity::unknown(); }
  Quantity table(Symbol, Member) const override { return Quantity::unknown(); }

 private:
  std::vector<Symbol> type_;
  std::vector<Symbol> arm_;
};

// How often an action can be done from the start of a state on, until one of its levels bars it.
std::optional<int> timesBy(const StateRules& state, const ActionRules& action) {
  const bool isCounted = std::any_of(state.changes.begin(), state.changes.end(), [&](const ChangeOfState& each) {
    return each.change.on == action.name && each.change.to == "+1";
  });
  if (!isCounted) return std::nullopt;
  for (std::size_t place = state.start; place < state.levels.size(); ++place) {
    const auto& mayNot = state.levels[place].level.mayNot;
    if (mayNot.contains(action.name) || mayNot.contains(action.action.question)) {
      return static_cast<int>(place - state.start);
    }
  }
  return std::nullopt;
}

}  // namespace

std::vector<PossibleAction> possibleActions(const Mechanics& mechanics, const Position& position, Fields* fields,
                                            std::string_view question, Member unit) {
  std::vector<PossibleAction> found;
  for (const ActionRules& each : mechanics.actions) {
    if (each.action.question != question) continue;
    Undertaking undertaking;
    undertaking.action = each.name;
    undertaking.actors = {unit};
    const Engagement engagement(mechanics, position, fields, std::move(undertaking));
    const Verdict isFor = holds(each.action.by, engagement, unit).verdict;
    if (isFor == Verdict::No) continue;
    PossibleAction possible{&each, 1, std::nullopt, isFor == Verdict::Unknown};
    if (each.action.range) {
      const Quantity range = valueOf(*each.action.range, engagement, unit);
      possible.range = range.value ? std::optional(static_cast<int>(range.value->numerator() / range.value->denominator())) : std::nullopt;
    }
    for (const auto& [name, state] : mechanics.states) {
      if (!possible.times) possible.times = timesBy(state, each);
    }
    found.push_back(possible);
  }
  return found;
}

bool isForType(const Mechanics& mechanics, const RuleBook& book, std::string_view question, std::string_view type) {
  const TypeAlone unit(book, type);
  return std::any_of(mechanics.actions.begin(), mechanics.actions.end(), [&](const ActionRules& each) {
    return each.action.question == question && holds(each.action.by, unit, 0).verdict != Verdict::No;
  });
}

}  // namespace redoubt::rules
