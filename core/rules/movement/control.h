#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.h"
#include "core/hex/facing.h"
#include "core/rules/book/rule_book.h"

/// Zones of control: the ground before a unit where enemies must stop (K5.0, topic control).
namespace redoubt::rules {

struct MovementRules;

/// Turning in an enemy's zone of control (K4.35, K5.23).
struct ControlTurning {
  std::set<std::string, std::less<>> arms;  ///< nobody else may
  std::map<int, Rational> costs;            ///< by degrees, in place of all others
  bool isOnlyFirst = false;                 ///< before any step
};

/// Stepping out of an enemy's zone of control for the whole allowance (K5.24).
struct BackingAway {
  hex::FacingZone zone = hex::FacingZone::Rear;
  bool isIntoControl = false;
  bool hasFreeTurn = false;
};

struct ControlRules {
  std::vector<hex::FacingZone> zones;          ///< what a unit controls; empty: nobody controls anything
  std::set<std::string, std::less<>> without;  ///< arms that control nothing (`control/none`)
  bool mustStop = false;
  std::optional<Rational> entryCost;      ///< beside the terrain; nothing: unknown
  std::optional<ControlTurning> turning;  ///< nothing: as anywhere
  std::optional<BackingAway> backingAway;
  bool isLiftedByFriends = false;
  std::set<std::string, std::less<>> ignoredBy;    ///< arms, and "pursuit"
  std::set<std::string, std::less<>> ignoredWith;  ///< arms
  bool barsRetreat = false;                        ///< nobody retreats into an enemy's zone (K7.22)
};

ControlRules controlRules(const RuleBook& book);

/// Whether a mover of that arm, with counters of the arms of `company`, is held up by enemies' zones of control: not
/// where the rules have none, and not for arms that may ignore them, themselves or as company (K9.15, K11.16).
bool heedsControl(const ControlRules& rules, std::string_view arm, std::span<const std::string> company = {});

/// A unit on the map, as those meet it whom it may control.
struct Controller {
  hex::HexKey hex;
  std::optional<hex::Direction> facing;  ///< nothing: unknown
  std::string arm;                       ///< empty: unknown
  std::string formation;                 ///< empty: the usual one
};

/// Hexes of the map, sorted.
struct ControlledHexes {
  std::set<hex::HexKey> sure;
  std::set<hex::HexKey> possible;  ///< those that depend on a facing or an arm that nobody knows; none of the sure ones
};

/// The zone of control of a unit: its zones of `control/zones` by facing and formation; of arms that face nowhere all
/// hexes round it, as they have no side that would be left out. Nothing of arms without one (K5.11, K9.12, K11.11).
ControlledHexes zoneOfControl(const MovementRules& rules, const hex::Layout& layout, const Controller& unit);
/// All that a side's units control; zones add nothing to each other and don't cancel each other (K5.12).
ControlledHexes controlledBy(const MovementRules& rules, const hex::Layout& layout, std::span<const Controller> units);

}  // namespace redoubt::rules
