#include "core/rules/vocabulary/limit_keys.h"

#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/typed_value.h"

namespace redoubt::rules {
namespace values {
namespace {

// "counters", or a rating that is added up.
Typed<std::string> counted() {
  const Shape shape = rules::either({word({"counters"}), rules::name(NameKind::Rating)});
  return {shape, [](const json& value) -> std::optional<std::string> {
            return value == "counters" ? std::string() : value.get<std::string>();
          }};
}

std::vector<Member<LimitBound>> boundMembers() {
  return {member("of", &LimitBound::of, group(scopeOfStacks()), false),
          member("count", &LimitBound::rating, counted(), false),
          member("most", &LimitBound::most, amount(scopeOfStacks()))};
}

// The members of its first bound are its own.
Typed<Limit> limit() {
  std::vector<Member<Limit>> members{
      member("when", &Limit::when, when(scopeOfStacks()), false),
      member("per", &Limit::isPerUnit, oneOf<bool>({{"stack", false}, {"unit", true}}), false)};
  for (Member<LimitBound>& each : boundMembers()) {
    members.push_back({each.part, [read = std::move(each.read)](Limit& into, const json& value) {
                         if (into.bounds.empty()) into.bounds.emplace_back();
                         return read(into.bounds.front(), value);
                       }});
  }
  members.push_back(memberInto<Limit>(
      "and", someOf(object<LimitBound>(boundMembers())),
      [](Limit& into, std::vector<LimitBound> more) {
        into.bounds.insert(into.bounds.end(), more.begin(), more.end());
      },
      false));
  members.push_back(member("on", &Limit::isAlways, oneOf<bool>({{"end", false}, {"always", true}}), false));
  return object<Limit>(std::move(members));
}

}  // namespace
}  // namespace values

namespace keys {

using values::family;

const RuleFamily<std::string> kLimitTitle = family("limit/<limit>/title", values::text());
const RuleFamily<Limit> kLimit = family("limit/<limit>", values::limit());
const RuleFamily<Limit> kLimitOr = family("limit/<limit>/or/<alternative>", values::limit());

}  // namespace keys

std::vector<Term> terms::limits() {
  using namespace keys;
  return termsOf(kLimit, kLimitTitle, kLimitOr);
}

}  // namespace redoubt::rules
