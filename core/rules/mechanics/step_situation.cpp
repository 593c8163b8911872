#include "core/rules/mechanics/step_situation.h"

#include <algorithm>

#include "core/rules/mechanics/fields.h"
#include "core/rules/sight/sight.h"

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

std::vector<hex::HexKey> StepSituation::othersOf(const FactName& name, Member member, Member subject) const {
  std::vector<hex::HexKey> hexes;
  const auto add = [&](Member each) {
    const model::StandingHexes own = position_.hexesOf(each);
    hexes.insert(hexes.end(), own.begin(), own.end());
  };
  if (!name.end.empty()) {
    for (const Member each : membersNamed(name.end.text(), member)) add(each);
  } else if (member != subject) {
    add(member);
  } else if (start_) {
    hexes.push_back(*start_);
  }
  return hexes;
}

std::optional<int> StepSituation::distanceFrom(const std::vector<hex::HexKey>& others, hex::HexKey hex) const {
  std::optional<int> nearest;
  for (const hex::HexKey each : others) {
    const int distance = position_.layout().distance(each, hex);
    if (!nearest || distance < *nearest) nearest = distance;
  }
  return nearest;
}

FactValue StepSituation::pairFact(const FactName& name, Member member, Member subject) const {
  if (name.fact == Fact::Distance || name.fact == Fact::DistanceChange || name.fact == Fact::Sight) {
    const std::vector<hex::HexKey> others = othersOf(name, member, subject);
    const auto now = distanceFrom(others, to_);
    if (!now) return FactValue::unknown();
    if (name.fact == Fact::Distance) return FactValue::of(Rational(*now));
    if (name.fact == Fact::DistanceChange)
      return from_ ? FactValue::of(Rational(*now - *distanceFrom(others, *from_))) : FactValue::of(Rational(0));
    if (!fields_) return FactValue::unknown();
    const SightMap& map = fields_->sight();
    return FactValue::of(std::ranges::any_of(others, [&](hex::HexKey each) { return sight(map, each, to_).isVisible; }));
  }
  if (!from_) return FactValue::of(std::span<const Symbol>(), Certainty::Known);
  std::vector<Symbol>& words = words_[{name.fact, name.parameter}];
  words.clear();
  return between(name, *from_, to_, words);
}

}  // namespace redoubt::rules
