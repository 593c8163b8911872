#include "core/rules/vocabulary/state_keys.h"

#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/typed_value.h"

namespace redoubt::rules {
namespace values {
namespace {

Typed<StateSet> stateSet() {
  return object<StateSet>({member("of", &StateSet::of,
                                  oneOf<StateOf>({{"unit", StateOf::Unit},
                                                  {"command", StateOf::Command},
                                                  {"army", StateOf::Army},
                                                  {"hexside", StateOf::Hexside},
                                                  {"game", StateOf::Game}}),
                                  false),
                           memberInto<StateSet>(
                               "units", when(scopeOfStates()),
                               [](StateSet& into, Condition units) { into.units = std::move(units); }, false),
                           member("levels", &StateSet::levels, someOf(text())),
                           member("start", &StateSet::start, text(), false)});
}

Typed<StateLevel> stateLevel() {
  return object<StateLevel>(
      {member("title", &StateLevel::title, text(), false),
       member("may-not", &StateLevel::mayNot, names(NameKind::Action, {"move", "attack", "fire", "advance", "rally"}),
              false),
       memberInto<StateLevel>(
           "face", oneOf<model::FaceSide>({{"front", model::FaceSide::Front}, {"back", model::FaceSide::Back}}),
           [](StateLevel& into, model::FaceSide side) { into.face = side; }, false)});
}

// One level, or a list of them.
Typed<std::vector<std::string>> someLevels() {
  Typed<std::vector<std::string>> one{
      rules::text(), [](const json& value) { return std::optional(std::vector{value.get<std::string>()}); }};
  return either(std::move(one), someOf(text()));
}

Typed<StateChange> stateChange() {
  return object<StateChange>(
      {member("when", &StateChange::when, when(scopeOfStates()), false), member("on", &StateChange::on, text(), false),
       member("from", &StateChange::from, someLevels(), false), member("to", &StateChange::to, text(), false),
       member("table", &StateChange::table, values::name(NameKind::Table), false),
       memberInto<StateChange>(
           "cost", amount(scopeOfStates()), [](StateChange& into, Amount cost) { into.cost = std::move(cost); }, false),
       member("order", &StateChange::order, whole(0), false)});
}

}  // namespace
}  // namespace values

namespace keys {

using values::family;

const RuleFamily<StateSet> kStateSet = family("state/<state>", values::stateSet());
const RuleFamily<std::string> kStateTitle = family("state/<state>/title", values::text());
const RuleFamily<StateLevel> kStateLevel = family("state/<state>/<level>", values::stateLevel());
const RuleFamily<StateChange> kStateChange = family("state/<state>/change/<change>", values::stateChange());

}  // namespace keys

std::vector<Term> terms::states() {
  using namespace keys;
  return termsOf(kStateSet, kStateTitle, kStateLevel, kStateChange);
}

}  // namespace redoubt::rules
