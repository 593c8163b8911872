#include "core/rules/vocabulary/award_keys.h"

#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/typed_value.h"

namespace redoubt::rules {
namespace values {
namespace {

// "owner", "other" or a player.
Member<AwardRule> awardedTo() {
  const Shape shape = rules::either({word({"owner", "other"}), rules::name(NameKind::Player)});
  const Typed<std::string> whom{shape, [](const json& value) { return std::optional(value.get<std::string>()); }};
  return memberInto<AwardRule>("for", whom, [](AwardRule& into, std::string name) {
    into.to = name == "owner" ? AwardedTo::Owner : name == "other" ? AwardedTo::Other : AwardedTo::Player;
    if (into.to == AwardedTo::Player) into.player = std::move(name);
  });
}

Member<AwardRule> countedGroup() {
  return memberInto<AwardRule>(
      "count", group(scopeOfAwards()), [](AwardRule& into, Group group) { into.count = std::move(group); }, false);
}

Typed<AwardRule> award() {
  return object<AwardRule>(
      {awardedTo(), countedGroup(), member("when", &AwardRule::when, when(scopeOfAwards()), false),
       member("points", &AwardRule::points, amount(scopeOfAwards())),
       member("each", &AwardRule::moment,
              oneOf<AwardMoment>(
                  {{"once", AwardMoment::Once}, {"turn", AwardMoment::Turn}, {"end", AwardMoment::End}}),
              false)});
}

Typed<VictoryLevel> level() {
  return object<VictoryLevel>(
      {member("from", &VictoryLevel::from, points()),
       memberInto<VictoryLevel>(
           "to", points(), [](VictoryLevel& into, Rational to) { into.to = to; }, false),
       member("level", &VictoryLevel::name, text())});
}

}  // namespace
}  // namespace values

namespace keys {

using values::family;
using values::key;

const RuleFamily<std::string> kAwardTitle = family("award/<award>/title", values::text());
const RuleFamily<AwardRule> kAward = family("award/<award>", values::award());
const RuleKey<std::vector<VictoryLevel>> kVictoryLevels = key("victory/levels", values::list(values::level()));
const RuleKey<LevelsBy> kVictoryLevelsBy =
    key("victory/levels-by", values::oneOf<LevelsBy>({{"lead", LevelsBy::Lead},
                                                      {"ratio", LevelsBy::Ratio},
                                                      {"points", LevelsBy::Points}}));

}  // namespace keys

std::vector<Term> terms::awards() {
  using namespace keys;
  return termsOf(kAward, kAwardTitle, kVictoryLevels, kVictoryLevelsBy);
}

}  // namespace redoubt::rules
