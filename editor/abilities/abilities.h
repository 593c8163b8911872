#pragma once

#include <QObject>
#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/combat/guns.h"
#include "core/rules/movement/charge.h"
#include "core/rules/movement/countercharge.h"
#include "core/rules/movement/joint_reach.h"
#include "core/rules/movement/reach.h"
#include "core/rules/movement/retreat.h"
#include "core/rules/sight/aim.h"
#include "core/rules/turns/activation.h"
#include "editor/abilities/action_facts.h"
#include "editor/abilities/rule_maps.h"

namespace redoubt::editor {

/// What can be shown for a counter.
enum class Ability { Reach, Sight, Zones, Command };
inline constexpr std::array kAbilities = {Ability::Reach, Ability::Sight, Ability::Zones, Ability::Command};

/// How a counter moves: as usual, at double time, in a charge, in a countercharge, or in a retreat.
enum class Pace { Usual, DoubleTime, Charge, Countercharge, Retreat };
inline constexpr std::array kPaces = {Pace::Usual, Pace::DoubleTime, Pace::Charge, Pace::Countercharge, Pace::Retreat};

/// Why there is nothing to show.
enum class AbilityFault {
  None,
  NoMap,
  NothingSelected,
  NotOnMap,       ///< the counter has no hex of its own
  NoArm,          ///< the rules don't say which arm it belongs to
  NoRule,         ///< the rules lack `path`
  NoFigure,       ///< the counter lacks the figure of the kind `path`
  Forbidden,      ///< the rule `path` forbids it
  FacingUnknown,  ///< the facing of the counter is unknown
  FacesNowhere,   ///< its arm has no front
  NoCommand,      ///< it neither leads units nor belongs to a command
  FacesApart,     ///< several counters face different ways and the rules don't let them move together
  TooMany,        ///< too many kinds of movers, or too many ways to move together
};

struct AbilityTrouble {
  AbilityFault fault = AbilityFault::None;
  std::string path;

  explicit operator bool() const { return fault != AbilityFault::None; }
  friend bool operator==(const AbilityTrouble&, const AbilityTrouble&) = default;
};

/// What a turn by a number of degrees costs in the hex of the counter.
struct TurnFacts {
  int degrees = 60;
  std::optional<Rational> points;  ///< nullopt: not allowed, or the rules don't say
  friend bool operator==(const TurnFacts&, const TurnFacts&) = default;
};

/// Where a counter may end its movement this turn. In a charge: the hexes it can charge, even if they are empty. In a
/// countercharge: the hexes where it could meet a moving enemy. In a retreat: the hexes in which it can end.
/// For several selected counters in one hex at the usual pace: where they can move together, each with its own points.
struct ReachFacts {
  struct Place {
    hex::HexKey hex;
    Rational remaining;  ///< of several counters: the smallest value; in a retreat: hexes, not points
    bool hasEnemies = false;
  };
  AbilityTrouble trouble;
  Pace pace = Pace::Usual;
  Rational allowance;
  bool isAllowanceEstimate = false;
  bool anyFacing = false;            ///< the facing is unknown, so this is for the best one
  std::vector<Place> places;         ///< without its own hex
  std::vector<hex::HexKey> unknown;  ///< not reachable only because the rules lack a cost
  std::vector<TurnFacts> turns;      ///< if turn costs depend on arm, terrain or control

  bool isAffectedByControl = false;     ///< zones of control affect it
  std::vector<hex::HexKey> controlled;  ///< by enemies
  std::vector<hex::HexKey> perhaps;     ///< controlled or not, because a facing or an arm is unknown
  std::string ignoresWith;              ///< an arm in its hex; together with it the counter ignores zones of control

  std::vector<Id<model::Placement>> together;  ///< those that move, the first selected first; empty if only one moves

  std::optional<rules::CounterchargeRules> counterchargeRules;  ///< of a countercharge by it or against it
  std::vector<hex::HexKey> into;                                ///< the hexes that a countercharge enters
  std::vector<hex::HexKey> canBeMet;  ///< where an enemy may countercharge it, with the best facing if unknown

  std::optional<rules::RetreatRules> retreatRules;
  std::optional<rules::OffMap> offMap;  ///< what happens on leaving the map, if a place is at its edge
};

/// What a way costs one of several counters that move together.
struct ShareFacts {
  Id<model::Placement> counter;
  Rational spent;
  Rational allowance;
};

/// How the counter gets to a hex, and what that costs.
struct WayFacts {
  enum class Kind { Here, Reachable, Unknown, OutOfReach, Refused };
  Kind kind = Kind::OutOfReach;
  std::vector<rules::Pose> way;  ///< from the start on
  Rational spent;
  Rational cost;                               ///< more than `spent` if a first hex may be entered at any cost
  std::vector<rules::MoveCostPart> parts;      ///< summed for each reason and terrain, in the order of the way
  std::optional<rules::MoveCostPart> lacks;    ///< what is missing to compute the cost; for Unknown
  std::vector<rules::ChargeRefusal> refusals;  ///< why it can't be charged; for Refused
  std::optional<rules::Countercharge> countercharge;
  std::vector<Id<model::Placement>> alsoMeet;  ///< other units that may countercharge there at the same time (K6.65)
  std::vector<ShareFacts> shares;              ///< for several counters
  bool isEstimate = false;
};

/// What can be seen. By a counter: through the zones that it may aim through, in the range of its arm. From a hex
/// without a counter: in all directions.
struct SightFacts {
  AbilityTrouble trouble;
  hex::HexKey from;
  int range = 0;
  bool isFireRange = false;                 ///< `range` is that of its fire; otherwise kPlainRange
  bool anyFacing = false;                   ///< the facing is unknown, so this is for all directions
  std::optional<int> shotsPerTurn;          ///< until a state of it bars more
  std::optional<rules::GunShots> gunShots;  ///< for guns
  std::vector<hex::HexKey> seen;
  std::vector<hex::HexKey> hidden;  ///< in range and zones, but not visible
};

/// The line from the counter or hex to another hex.
struct LineFacts {
  hex::HexKey from;
  hex::HexKey to;
  int distance = 0;
  rules::SightVerdict sight;
  bool isInZone = true;
  bool isInRange = true;
  std::string blocker;  ///< the terrain that blocks the line; empty for units or an open line
  std::optional<ActionFacts> fire;  ///< on enemies there
};

struct ZoneFacts {
  AbilityTrouble trouble;
  hex::HexKey from;
  rules::SideZones zones = {};
  bool hasControl = false;           ///< the rules have zones of control
  std::vector<hex::HexKey> control;  ///< its zone of control on the map
};

enum class CommandState {
  InCommand,
  OutOfCommand,
  NeedsNone,
  ByPower,  ///< of another command, but a power of this leader can activate it ([4.4])
};

/// A leader and a unit that the leader commands or may activate.
struct CommandTie {
  hex::HexKey leader;
  hex::HexKey unit;
  CommandState state = CommandState::InCommand;

  friend bool operator==(const CommandTie&, const CommandTie&) = default;
};

struct CommandFacts {
  AbilityTrouble trouble;
  bool isLeader = false;
  int range = 0;
  std::vector<hex::HexKey> hexes;          ///< within a leader's range
  std::vector<CommandTie> ties;            ///< on the map
  std::vector<Id<model::Leader>> leaders;  ///< for a unit
  bool isLeaderAbsent = false;             ///< for a unit: none of its leaders is on the map
  int absent = 0;                          ///< units of a leader that are not on the map
  std::optional<rules::Power> power;       ///< what a leader may do beyond leading their own units
};

/// What the selected counter can do by the rules of its battle, from its place in the set-up. The results are plain
/// values. They are computed on the first request and kept until the battle, the set-up or the selection changes. If
/// several counters are selected, the results are for the first one; its reach includes those with it in its hex, and
/// its fire includes those that can fire on the same hex with it. Sight also works for a hex without a counter.
/// Nothing is stored in the file.
class Abilities : public QObject {
  Q_OBJECT

 public:
  static constexpr int kPlainRange = 10;  ///< range of sight in hexes, if no arm gives one

  explicit Abilities(const Session& session, QObject* parent = nullptr);

  bool isShown(Ability ability) const { return shown_[static_cast<std::size_t>(ability)]; }
  bool isAnyShown() const;
  void setShown(Ability ability, bool isShown);
  Pace pace() const { return pace_; }
  void setPace(Pace pace);
  /// The paces that the rules have for the counter; only Usual if there is no counter.
  std::vector<Pace> paces();

  /// The counter that the results are for; null if there is none.
  const model::Placement* counter() const;
  /// Its hex: for a leader who begins with their own units, the hex where the leader is shown; otherwise the selected
  /// hex.
  std::optional<hex::HexKey> place();

  const ReachFacts& reach();
  const SightFacts& sight();
  const ZoneFacts& zones();
  const CommandFacts& command();
  WayFacts wayTo(hex::HexKey hex);
  LineFacts lineTo(hex::HexKey hex);

  RuleMaps& maps() { return maps_; }

 signals:
  /// Something that is shown may have changed.
  void changed();

 private:
  void forget();
  AbilityTrouble troubleOfCounter();
  std::optional<hex::HexKey> placeOf(const model::Placement& counter) const;
  std::vector<hex::Direction> facings(const rules::MovementMap& map) { return facings(map, *counter()); }
  std::vector<hex::Direction> facings(const rules::MovementMap& map, const model::Placement& counter);
  std::optional<rules::Mover> mover() const;
  bool isAllowanceEstimated(const rules::Points& allowance, const model::Placement& counter);
  ReachFacts makeReach();
  ReachFacts makeOwnReach();
  std::vector<const model::Placement*> together() const;
  std::vector<rules::Mover> moversOf(const std::vector<const model::Placement*>& counters) const;
  ReachFacts makeReachTogether(const std::vector<const model::Placement*>& counters);
  AbilityTrouble floodTogether(ReachFacts& facts, const std::vector<const model::Placement*>& counters,
                               const std::vector<rules::Mover>& movers);
  WayFacts wayTogether(hex::HexKey hex);
  void flood(ReachFacts& facts, const rules::MovementMap& map);
  AbilityTrouble troubleOfLong();
  bool hasOwnWays();
  void floodOwnWays(ReachFacts& facts, const rules::Mover& mover);
  void gatherPlaces(ReachFacts& facts);
  void addUnknown(ReachFacts& facts) const;
  void addControl(ReachFacts& facts, const rules::Mover& mover);
  void addCompany(ReachFacts& facts);
  void addEdge(ReachFacts& facts);
  void addMeetings(ReachFacts& facts);
  void addTurns(ReachFacts& facts, const rules::Mover& mover);
  AbilityTrouble troubleOfCountercharge(const rules::MovementMap& map);
  void addCountercharges(ReachFacts& facts, const rules::MovementMap& map);
  rules::Countercharge counterchargeOn(hex::HexKey hex, const rules::MovementMap& map) {
    return counterchargeOn(hex, map, *counter(), *place(), meetings_->occupancy);
  }
  rules::Countercharge counterchargeOn(hex::HexKey hex, const rules::MovementMap& map, const model::Placement& unit,
                                       hex::HexKey from, const rules::Occupancy& occupancy);
  std::vector<Id<model::Placement>> othersOn(hex::HexKey hex);
  WayFacts counterchargeTo(hex::HexKey hex);
  int longestRetreat();
  void addRetreats(ReachFacts& facts, const rules::MovementMap& map);
  WayFacts retreatTo(hex::HexKey hex);
  void addCharges(ReachFacts& facts, const rules::MovementMap& map);
  /// With the best facing.
  std::pair<rules::Charge, hex::Direction> chargeOn(hex::HexKey hex, const rules::MovementMap& map);
  WayFacts chargeTo(hex::HexKey hex);
  void addCosts(WayFacts& facts);
  void addCosts(WayFacts& facts, const rules::Mover& mover, const std::vector<rules::Pose>& way);
  std::optional<rules::MoveCostPart> lackingOn(hex::HexKey hex);
  SightFacts makeSight();
  void addFire(SightFacts& facts, const model::Placement& about);
  ZoneFacts makeZones();
  CommandFacts makeCommand();
  void addOwnUnits(CommandFacts& facts, const model::Placement& leader, hex::HexKey from);
  void addPower(CommandFacts& facts, const model::Placement& leader, hex::HexKey from);
  void addLeaders(CommandFacts& facts, const model::Placement& unit, hex::HexKey at);
  CommandState stateOf(const model::Placement& unit, const std::vector<hex::HexKey>& inCommand, hex::HexKey at) const;
  /// The counter and the others that are selected, as the rules know them; the counter first, and none without it.
  std::vector<rules::Member> askedUnits();
  std::optional<ActionFacts> fireAt(const LineFacts& line);

  const Session& session_;
  RuleMaps maps_;
  std::array<bool, kAbilities.size()> shown_ = {};
  Pace pace_ = Pace::Usual;

  std::optional<std::optional<hex::HexKey>> place_;
  std::optional<ReachFacts> reach_;
  std::deque<rules::Reach> floods_;  ///< one for each possible facing
  std::optional<rules::JointReach> joint_;
  std::vector<Rational> allowances_;  ///< of those that move together
  std::optional<rules::Meetings> meetings_;
  std::optional<SightFacts> sight_;
  std::optional<ZoneFacts> zones_;
  std::optional<CommandFacts> command_;
};

}  // namespace redoubt::editor
