#include "core/rules/vocabulary/action_keys.h"

#include "core/rules/vocabulary/adjust_value.h"
#include "core/rules/vocabulary/terms.h"

namespace redoubt::rules {
namespace values {
namespace {

Typed<std::string> questionAsked() {
  return oneOf<std::string>({{"attack", "attack"}, {"fire", "fire"}, {"build", "build"}});
}

Typed<ActionRole> role() {
  return object<ActionRole>({member("where", &ActionRole::where, when(scopeOfActions())),
                             member("side", &ActionRole::isOfEnemy, oneOf<bool>({{"same", false}, {"other", true}}), false)});
}

// The groups by what the author calls them.
Typed<std::map<std::string, ActionRole, std::less<>>> roles() {
  return {byName(NameKind::Role, role().shape), [read = role().read](const json& value) {
            std::map<std::string, ActionRole, std::less<>> roles;
            for (const auto& [name, item] : value.items()) {
              if (auto one = read(item)) roles[name] = *std::move(one);
            }
            return std::optional(std::move(roles));
          }};
}

Member<Action> number(std::string name, std::optional<Amount> Action::*at) {
  return memberInto<Action>(
      std::move(name), amount(scopeOfActions()), [at](Action& into, Amount amount) { into.*at = std::move(amount); },
      false);
}

Member<Action> through() {
  return memberInto<Action>(
      "through", someOf(zone()),
      [](Action& into, std::vector<hex::FacingZone> zones) { into.through = std::move(zones); }, false);
}

Typed<Targets> targets() {
  return oneOf<Targets>({{"all", Targets::All}, {"one", Targets::One}, {"top", Targets::Top}});
}

Typed<Spend> spend() {
  return object<Spend>({member("stock", &Spend::stock, values::name(NameKind::Stock), false),
                        member("amount", &Spend::amount, amount(scopeOfActions())),
                        memberInto<Spend>(
                            "has", amount(scopeOfActions()),
                            [](Spend& into, Amount has) { into.has = std::move(has); }, false),
                        member("when", &Spend::when, when(scopeOfActions()), false)});
}

Member<Action> duty(std::string name, std::optional<Condition> Action::*at) {
  return memberInto<Action>(
      std::move(name), when(scopeOfActions()),
      [at](Action& into, Condition condition) { into.*at = std::move(condition); }, false);
}

Typed<Action> action() {
  return object<Action>(
      {member("asked", &Action::question, questionAsked()), member("by", &Action::by, when(scopeOfActions()), false),
       member("at", &Action::at, when(scopeOfActions()), false), number("range", &Action::range),
       number("beyond", &Action::beyond), member("sight", &Action::needsSight, truth(), false), through(),
       member("targets", &Action::targets, targets(), false), number("cost", &Action::cost),
       duty("must", &Action::must), duty("must-at", &Action::mustAt),
       member("hexes", &Action::hexes, when(scopeOfFloods()), false),
       member("joint", &Action::joint,
              oneOf<Joint>({{"single", Joint::Single},
                            {"one-target-hex", Joint::OneTargetHex},
                            {"one-side-in-one-hex", Joint::OneSideInOneHex},
                            {"each-reaches-each", Joint::EachReachesEach},
                            {"any", Joint::Any}}),
              false),
       member("table", &Action::table, values::name(NameKind::Table), false),
       member("actors", &Action::actors, values::name(NameKind::Role), false),
       member("with", &Action::with, roles(), false), member("order", &Action::order, whole(0), false)});
}

}  // namespace
}  // namespace values

namespace keys {

using values::family;

const RuleFamily<std::string> kActionTitle = family("action/<action>/title", values::text());
const RuleFamily<Action> kAction = family("action/<action>", values::action());
const RuleFamily<std::string> kStockArmy = family("stock/<stock>/army", values::name(NameKind::Army));
const RuleFamily<Spend> kActionSpend = family("action/<action>/spend/<spend>", values::spend());
const RuleFamily<Adjust> kActionAdjust =
    family("action/<action>/adjust/<adjust>", values::adjust(scopeOfActions(), {"column", "roll"}));
const RuleFamily<Combine> kActionCombine = family("action/<action>/combine/<group>", values::combine());

}  // namespace keys

std::vector<Term> terms::actions() {
  using namespace keys;
  return termsOf(kAction, kActionTitle, kActionSpend, kActionAdjust, kActionCombine);
}

}  // namespace redoubt::rules
