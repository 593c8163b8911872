#include "core/rules/vocabulary/rating_keys.h"

#include "core/rules/vocabulary/adjust_value.h"
#include "core/rules/vocabulary/terms.h"

namespace redoubt::rules {
namespace values {
namespace {

Typed<std::string> figure() {
  const Shape shape = rules::either({word({"morale", "size", "fire"}), rules::name(NameKind::Figure)});
  return {shape, [](const json& value) { return textOf(value); }};
}

constexpr int kMostDrawn = 1'000;

Typed<DrawnNumber> drawn() {
  return object<DrawnNumber>({member("number", &DrawnNumber::number, number()),
                              member("copies", &DrawnNumber::copies, whole(1, kMostDrawn), false)});
}

Typed<Rating> rating() {
  return object<Rating>({member("figure", &Rating::figure, figure(), false),
                         member("types", &Rating::types, numbersByName(NameKind::UnitType), false),
                         member("arms", &Rating::arms, numbersByName(NameKind::Arm), false),
                         memberInto<Rating>(
                             "number", number(), [](Rating& into, Rational number) { into.number = number; }, false),
                         member("drawn", &Rating::drawn, someOf(drawn()), false)});
}

Member<Adjust> change(std::string name, AdjustKind kind, const Scope& scope) {
  return memberInto<Adjust>(
      std::move(name), amount(scope),
      [kind](Adjust& into, Amount amount) {
        into.kind = kind;
        into.amount = std::move(amount);
      },
      false);
}

Typed<Rounding> rounding() {
  std::vector<std::pair<std::string, Rounding>> words;
  for (const Rounding each : kRoundings) words.emplace_back(toText(each), each);
  return oneOf(std::move(words));
}

}  // namespace

Typed<Adjust> adjust(const Scope& scope, std::vector<std::string> targets) {
  std::vector<Member<Adjust>> members;
  if (!targets.empty()) {
    const Shape of = rules::either({word(std::move(targets)), rules::name(NameKind::Rating)});
    members.push_back(
        member("of", &Adjust::of, Typed<std::string>{of, [](const json& value) { return textOf(value); }}));
  }
  members.push_back(member("when", &Adjust::when, when(scope), false));
  members.push_back(change("set", AdjustKind::Set, scope));
  members.push_back(change("times", AdjustKind::Times, scope));
  members.push_back(change("add", AdjustKind::Add, scope));
  members.push_back(change("most", AdjustKind::Most, scope));
  members.push_back(change("least", AdjustKind::Least, scope));
  members.push_back(memberInto<Adjust>(
      "rounding", rounding(), [](Adjust& into, Rounding way) { into.rounding = way; }, false));
  members.push_back(memberInto<Adjust>(
      "per", oneOf<bool>({{"hex", true}}), [](Adjust& into, bool isPerHex) { into.isPerHex = isPerHex; }, false));
  members.push_back(member("group", &Adjust::group, text(), false));
  members.push_back(member("order", &Adjust::order, whole(0), false));
  return object<Adjust>(std::move(members), {"set", "times", "add", "most", "least"});
}

Typed<Combine> combine() {
  return oneOf<Combine>({{"sum", Combine::Sum}, {"highest", Combine::Highest}, {"lowest", Combine::Lowest}});
}

}  // namespace values

namespace keys {

using values::family;

const RuleFamily<std::string> kRatingTitle = family("rating/<rating>/title", values::text());
const RuleFamily<Rating> kRating = family("rating/<rating>", values::rating());
const RuleFamily<Adjust> kRatingAdjust = family("rating/<rating>/adjust/<adjust>", values::adjust(scopeOfRatings()));
const RuleFamily<Combine> kRatingCombine = family("rating/<rating>/combine/<group>", values::combine());

}  // namespace keys

std::vector<Term> terms::ratings() {
  using namespace keys;
  return termsOf(kRating, kRatingTitle, kRatingAdjust, kRatingCombine);
}

}  // namespace redoubt::rules
