#include "core/rules/vocabulary/control_keys.h"

#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/typed_value.h"

namespace redoubt::rules {
namespace {

using values::member;

values::Typed<ControlTurning> turning() {
  const auto cost = [](int degrees) {
    return values::memberInto<ControlTurning>(
        std::to_string(degrees), values::points(),
        [degrees](ControlTurning& turning, Rational points) { turning.costs[degrees] = points; }, false);
  };
  return values::object<ControlTurning>({member("arms", &ControlTurning::arms, values::names(NameKind::Arm)), cost(60),
                                         cost(120), cost(180),
                                         member("only-first", &ControlTurning::isOnlyFirst, values::truth(), false)});
}

values::Typed<BackingAway> backingAway() {
  return values::object<BackingAway>({member("zone", &BackingAway::zone, values::zone()),
                                      member("into-control", &BackingAway::isIntoControl, values::truth()),
                                      member("free-turn", &BackingAway::hasFreeTurn, values::truth())});
}

}  // namespace

namespace keys {

using values::key;

const RuleKey<std::vector<hex::FacingZone>> kControlZones = key("control/zones", values::list(values::zone()));
const RuleKey<values::Names> kControlNone = key("control/none", values::names(NameKind::Arm));
const RuleKey<bool> kControlStops = key("control/stops", values::truth());
const RuleKey<Rational> kControlEntryCost = key("control/entry-cost", values::points());
const RuleKey<ControlTurning> kControlTurning = key("control/turning", turning());
const RuleKey<BackingAway> kControlBackAway = key("control/back-away", backingAway());
const RuleKey<bool> kControlNegatedByFriends = key("control/negated-by-friends", values::truth());
const RuleKey<values::Names> kControlIgnoredBy =
    key("control/ignored-by", values::names(NameKind::Arm, {"leader", "pursuit"}));
const RuleKey<values::Names> kControlIgnoredWith = key("control/ignored-with", values::names(NameKind::Arm));
const RuleKey<bool> kControlBarsRetreat = key("control/bars-retreat", values::truth());

const RuleKey<std::string> kCounterchargeArm = key("countercharge/arm", values::name(NameKind::Arm));
const RuleKey<int> kCounterchargeWithin = key("countercharge/within", values::whole(1));
const RuleKey<int> kCounterchargeTurn = key("countercharge/turn", values::whole(0, 180));
const RuleKey<bool> kCounterchargeFromControl = key("countercharge/from-control", values::truth());
const RuleKey<bool> kCounterchargeEndsMovement = key("countercharge/ends-movement", values::truth());
const RuleKey<int> kCounterchargePerUnit = key("countercharge/per-unit", values::whole(1));
const RuleKey<bool> kCounterchargeSeveralUnits = key("countercharge/several-units", values::truth());
const RuleKey<std::vector<std::string>> kCounterchargeNotOn = key("countercharge/not-on", values::list(values::text()));
const RuleKey<std::string> kCounterchargeUntil = key("countercharge/until", values::text());

}  // namespace keys

std::vector<Term> terms::control() {
  using namespace keys;
  return termsOf(kControlZones, kControlNone, kControlStops, kControlEntryCost, kControlTurning, kControlBackAway,
                 kControlNegatedByFriends, kControlIgnoredBy, kControlIgnoredWith, kControlBarsRetreat,
                 kCounterchargeArm, kCounterchargeWithin, kCounterchargeTurn, kCounterchargeFromControl,
                 kCounterchargeEndsMovement, kCounterchargePerUnit, kCounterchargeSeveralUnits, kCounterchargeNotOn,
                 kCounterchargeUntil);
}

}  // namespace redoubt::rules
