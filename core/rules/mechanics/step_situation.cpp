#include "core/rules/mechanics/step_situation.h"

#include "core/rules/mechanics/fields.h"

namespace redoubt::rules {

void StepSituation::moveTo(std::optional<hex::HexKey> from, hex::HexKey to) {
  from_ = from;
  to_ = to;
  words_.clear();
}

FactValue StepSituation::fact(const FactName& name, Member member, Member subject) const {
  const bool isOfStep = member == subject && infoOf(name.fact).of == FactOf::Place;
  if (isOfStep && name.fact == Fact::In && fields_) return fields_->reached(name.parameter, to_, subject);
  return isOfStep ? placeFact(name, to_) : MapSituation::fact(name, member, subject);
}

// The units "there" are those in the hex that is entered.
std::optional<std::span<const Member>> StepSituation::group(Symbol of, Member subject) const {
  if (of.text() != "there") return MapSituation::group(of, subject);
  return position_.at(to_);
}

FactValue StepSituation::pairFact(const FactName& name, Member member, Member subject) const {
  if (name.fact == Fact::Distance) {
    if (member != subject) {
      const auto hex = position_.hexOf(member);
      return hex ? FactValue::of(Rational(position_.layout().distance(*hex, to_))) : FactValue::unknown();
    }
    return start_ ? FactValue::of(Rational(position_.layout().distance(*start_, to_))) : FactValue::unknown();
  }
  if (!from_) return FactValue::of(std::span<const Symbol>(), Certainty::Known);
  std::vector<Symbol>& words = words_[{name.fact, name.parameter}];
  words.clear();
  return between(name, *from_, to_, words);
}

}  // namespace redoubt::rules
