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
#include "core/rules/vocabulary/control_keys.h"

/// Zones of control: the hexes in front of a unit where enemies must stop (K5.0, topic control).
namespace redoubt::rules {

struct MovementRules;

struct ControlRules {
  std::vector<hex::FacingZone> zones;          ///< the zones that a unit controls; empty: there are no zones of control
  std::set<std::string, std::less<>> without;  ///< arms without a zone of control (`control/none`)
  bool mustStop = false;
  std::optional<Rational> entryCost;      ///< in addition to the terrain; nothing: unknown
  std::optional<ControlTurning> turning;  ///< nothing: the usual rules
  std::optional<BackingAway> backingAway;
  bool isLiftedByFriends = false;
  std::set<std::string, std::less<>> ignoredBy;    ///< arms, and "pursuit"
  std::set<std::string, std::less<>> ignoredWith;  ///< arms
  bool barsRetreat = false;                        ///< retreats into an enemy's zone are forbidden (K7.22)
};

ControlRules controlRules(const RuleBook& book);

/// Whether a mover of that arm, with counters of the arms of `company`, must stop in enemy zones of control: false if
/// the rules have none, and for arms that may ignore them, themselves or as company (K9.15, K11.16).
bool isAffectedByControl(const ControlRules& rules, std::string_view arm, std::span<const std::string> company = {});

/// A unit on the map, with what its zone of control depends on.
struct ControllingUnit {
  hex::HexKey hex;
  std::optional<hex::Direction> facing;  ///< nothing: unknown
  std::string arm;                       ///< empty: unknown
  std::string formation;                 ///< empty: the usual one
  std::optional<hex::HexKey> second = {};  ///< the other hex of a long unit
};

/// Hexes of the map, sorted.
struct ControlledHexes {
  std::set<hex::HexKey> sure;
  std::set<hex::HexKey> possible;  ///< those that depend on an unknown facing or arm; none of the sure ones
};

/// The zone of control of a unit: its zones of `control/zones` by facing and formation; for arms without a facing all
/// hexes round it, because no side can be excluded. Empty for arms without a zone of control (K5.11, K9.12, K11.11).
ControlledHexes zoneOfControl(const MovementRules& rules, const hex::Layout& layout, const ControllingUnit& unit);
/// All hexes that a side's units control; several zones in one hex have no additional effect and don't cancel each
/// other (K5.12).
ControlledHexes controlledBy(const MovementRules& rules, const hex::Layout& layout,
                             std::span<const ControllingUnit> units);

}  // namespace redoubt::rules
