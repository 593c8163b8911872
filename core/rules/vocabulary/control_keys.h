#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/base/rational.h"
#include "core/hex/facing.h"
#include "core/rules/vocabulary/rule_key.h"

/// Rules of zones of control (K5.0) and of countercharges from them (K6.6).
namespace redoubt::rules {

/// Changes of facing in an enemy's zone of control (K4.35, K5.23).
struct ControlTurning {
  std::set<std::string, std::less<>> arms;  ///< only these may turn
  std::map<int, Rational> costs;            ///< in movement points by degrees; they replace all other turn costs
  bool isOnlyFirst = false;                 ///< only before the unit moves
};

/// Moving backward out of an enemy's zone of control for the whole allowance (K5.24).
struct BackingAway {
  hex::FacingZone zone = hex::FacingZone::Rear;
  bool isIntoControl = false;
  bool hasFreeTurn = false;
};

namespace keys {

extern const RuleKey<std::vector<hex::FacingZone>> kControlZones;
extern const RuleKey<std::set<std::string, std::less<>>> kControlNone;
extern const RuleKey<bool> kControlStops;
extern const RuleKey<Rational> kControlEntryCost;
extern const RuleKey<ControlTurning> kControlTurning;
extern const RuleKey<BackingAway> kControlBackAway;
extern const RuleKey<bool> kControlNegatedByFriends;
extern const RuleKey<std::set<std::string, std::less<>>> kControlIgnoredBy;
extern const RuleKey<std::set<std::string, std::less<>>> kControlIgnoredWith;
extern const RuleKey<bool> kControlBarsRetreat;

extern const RuleKey<std::string> kCounterchargeArm;
extern const RuleKey<int> kCounterchargeWithin;
extern const RuleKey<int> kCounterchargeTurn;
extern const RuleKey<bool> kCounterchargeFromControl;
extern const RuleKey<bool> kCounterchargeEndsMovement;
extern const RuleKey<int> kCounterchargePerUnit;
extern const RuleKey<bool> kCounterchargeSeveralUnits;
extern const RuleKey<std::vector<std::string>> kCounterchargeNotOn;
extern const RuleKey<std::string> kCounterchargeUntil;

}  // namespace keys
}  // namespace redoubt::rules
