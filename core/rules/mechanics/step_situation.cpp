#include "core/rules/mechanics/step_situation.h"

#include "core/rules/mechanics/fields.h"

namespace redoubt::rules {

void StepSituation::moveTo(std::optional<hex::HexKey> from, hex::HexKey to) {
  from_ = from;
  to_ = to;
  words_.clear();
}

FactValue StepSituation::fact(const FactName& name, Member member, Member subject) const {
  const bool isOfStep = member == subject && infoOf(name.fact).of == FactOf::Place && !isWhereItLies(member);
  if (isOfStep && name.fact == Fact::In && fields_) return fields_->reached(name.parameter, to_, subject);
  return isOfStep ? placeFact(name, to_) : MapSituation::fact(name, member, subject);
}

// A unit across two hexes that has not gone anywhere is in both.
bool StepSituation::isWhereItLies(Member member) const {
  if (from_ || !position_.isPiece(member)) return false;
  const model::StandingHexes hexes = position_.hexesOf(member);
  return hexes.isLong() && hexes.contains(to_);
}

// The units "there" are those in the hex that is entered.
std::optional<std::span<const Member>> StepSituation::group(Symbol of, Member subject) const {
  if (of.text() != "there") return MapSituation::group(of, subject);
  return position_.at(to_);
}

FactValue StepSituation::pairFact(const FactName& name, Member member, Member subject) const {
  if (name.fact == Fact::Distance) {
    if (member != subject) {
      const auto nearest = distanceTo(position_, member, to_);
      return nearest ? FactValue::of(Rational(*nearest)) : FactValue::unknown();
    }
    return start_ ? FactValue::of(Rational(position_.layout().distance(*start_, to_))) : FactValue::unknown();
  }
  if (!from_) return FactValue::of(std::span<const Symbol>(), Certainty::Known);
  std::vector<Symbol>& words = words_[{name.fact, name.parameter}];
  words.clear();
  return between(name, *from_, to_, words);
}

}  // namespace redoubt::rules
