#pragma once

#include <QObject>
#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/combat/fire.h"
#include "core/rules/combat/fire_tables.h"
#include "core/rules/movement/charge.h"
#include "core/rules/movement/countercharge.h"
#include "core/rules/movement/joint_reach.h"
#include "core/rules/movement/reach.h"
#include "core/rules/movement/retreat.h"
#include "core/rules/sight/aim.h"
#include "core/rules/turns/activation.h"
#include "editor/abilities/rule_maps.h"

namespace redoubt::editor {

/// What can be shown of a counter.
enum class Ability { Reach, Sight, Zones, Command };
inline constexpr std::array kAbilities = {Ability::Reach, Ability::Sight, Ability::Zones, Ability::Command};

/// How a counter moves: as usual, at double time, in a charge, in one in the enemy's movement, or driven back.
enum class Pace { Usual, DoubleTime, Charge, Countercharge, Retreat };
inline constexpr std::array kPaces = {Pace::Usual, Pace::DoubleTime, Pace::Charge, Pace::Countercharge, Pace::Retreat};

/// Why there is nothing to show.
enum class AbilityFault {
  None,
  NoMap,
  NothingSelected,
  NotOnMap,       ///< it has no hex of its own
  NoArm,          ///< the rules don't say what arm it is of
  NoRule,         ///< they lack `path`
  NoFigure,       ///< its counter lacks the figure of the kind `path`
  Forbidden,      ///< they don't let it, by `path`
  FacingUnknown,  ///< nobody says which way it faces
  FacesNowhere,   ///< its arm has no front
  NoCommand,      ///< it neither leads nor is led
  FacesApart,     ///< of several that move together, which the rules don't let
  TooMany,        ///< move together in too many ways to be told
};

struct AbilityTrouble {
  AbilityFault fault = AbilityFault::None;
  std::string path;

  explicit operator bool() const { return fault != AbilityFault::None; }
  friend bool operator==(const AbilityTrouble&, const AbilityTrouble&) = default;
};

/// What a turn by so many degrees costs where a counter stands.
struct TurnFacts {
  int degrees = 60;
  std::optional<Rational> points;  ///< nothing: it may not, or the rules don't say
  friend bool operator==(const TurnFacts&, const TurnFacts&) = default;
};

/// Where a counter may end its movement this turn; in a charge the hexes it can charge, whether anybody is there or
/// not; in a countercharge those where it could meet a mover; driven back those in which it can end.
/// Of several counters selected in one hex where they come together at their usual pace, each with its own points.
struct ReachFacts {
  struct Place {
    hex::HexKey hex;
    Rational remaining;  ///< of several counters that of the one with the least; of a retreat its hexes
    bool hasEnemies = false;
  };
  AbilityTrouble trouble;
  Pace pace = Pace::Usual;
  Rational allowance;
  bool isAllowanceEstimate = false;
  bool anyFacing = false;            ///< its facing is unknown, so this is for the best one
  std::vector<Place> places;         ///< but for its own hex
  std::vector<hex::HexKey> unknown;  ///< out of reach only because the rules lack a cost
  std::vector<TurnFacts> turns;      ///< of rules by which they differ by arm, terrain or control

  bool isAffectedByControl = false;     ///< zones of control hold it up
  std::vector<hex::HexKey> controlled;  ///< by enemies
  std::vector<hex::HexKey> perhaps;     ///< controlled or not, as a facing or an arm is unknown
  std::string ignoresWith;              ///< an arm beside it in whose company it needn't heed control

  std::vector<Id<model::Placement>> together;  ///< those that move, the counter first; empty if that is alone

  std::optional<rules::CounterchargeRules> counterchargeRules;  ///< of a countercharge, and where it can be met so
  std::vector<hex::HexKey> into;                                ///< the hexes a countercharge leads into
  std::vector<hex::HexKey> canBeMet;  ///< the places where an enemy, of unknown facing the best, may do so to it

  std::optional<rules::RetreatRules> retreatRules;
  std::optional<rules::OffMap> offMap;  ///< what leaving the map brings, where one of the places lies at its edge
};

/// What a way costs one of several counters that move together.
struct ShareFacts {
  Id<model::Placement> counter;
  Rational spent;
  Rational allowance;
};

/// How it gets to a hex, and what that costs.
struct WayFacts {
  enum class Kind { Here, Reachable, Unknown, OutOfReach, Refused };
  Kind kind = Kind::OutOfReach;
  std::vector<rules::Pose> way;  ///< the start first
  Rational spent;
  Rational cost;                               ///< more than `spent` where a first hex may be entered whatever it costs
  std::vector<rules::MoveCostPart> parts;      ///< of one reason and terrain together, in the order of the way
  std::optional<rules::MoveCostPart> lacks;    ///< what is missing to tell the cost, of Unknown
  std::vector<rules::ChargeRefusal> refusals;  ///< why it can't be charged, of Refused
  std::optional<rules::Countercharge> countercharge;
  std::vector<Id<model::Placement>> alsoMeet;  ///< others who may countercharge there at once (K6.65)
  std::vector<ShareFacts> shares;              ///< of several counters
  bool isEstimate = false;
};

/// What is seen: by a counter through the zones it may aim through, as far as its arm fires; from a bare hex all round.
struct SightFacts {
  AbilityTrouble trouble;
  hex::HexKey from;
  int range = 0;
  bool isFireRange = false;                 ///< that of the arm; else kPlainRange
  bool anyFacing = false;                   ///< its facing is unknown, so this is all round
  std::optional<int> shotsPerTurn;          ///< of rifles
  std::optional<rules::GunShots> gunShots;  ///< of guns
  std::vector<hex::HexKey> seen;
  std::vector<hex::HexKey> hidden;  ///< within range and zones
};

/// What fire on a hex comes to. For rifles a row of the fire table, for guns just the modifiers.
struct FireFacts {
  int together = 1;  ///< of the selected counters so many fire, the first among them
  bool isOfGun = false;
  std::optional<int> firepower;       ///< of rifles; of several by `fire/together`
  std::optional<rules::FireRow> row;  ///< of rifles
  std::vector<rules::Modifier> modifiers;
  std::string missing;            ///< the path of the rule, or empty, without which nothing can be told
  std::optional<Rational> share;  ///< its formation fires with that part of its firepower: nothing more is told
  std::optional<rules::TableFire> byTable;  ///< of units that fire by a table of rolls: nothing more is told
  bool endangersLeaders = false;            ///< leaders in that hex must roll for casualties
  bool isEstimate = false;
};

/// The line from the counter, or hex, to another hex.
struct LineFacts {
  hex::HexKey from;
  hex::HexKey to;
  int distance = 0;
  rules::SightVerdict sight;
  bool isInZone = true;
  bool isInRange = true;
  std::string blocker;  ///< the terrain in the way; empty for units, or where nothing is
  std::optional<FireFacts> fire;
};

struct ZoneFacts {
  AbilityTrouble trouble;
  hex::HexKey from;
  rules::SideZones zones = {};
  bool hasControl = false;           ///< the rules have zones of control
  std::vector<hex::HexKey> control;  ///< its own, on the map
};

enum class CommandState {
  InCommand,
  OutOfCommand,
  NeedsNone,
  ByPower,  ///< of another command, but a power of this leader may set it in motion ([4.4])
};

/// A leader and one of his units.
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
  std::vector<Id<model::Leader>> leaders;  ///< of a unit
  bool isLeaderAbsent = false;             ///< of a unit: none of them is on the map
  int absent = 0;                          ///< units of a leader that aren't on the map
  std::optional<rules::Power> power;       ///< what a leader may do beyond leading his own units
};

/// What the selected counter can do by the rules of its battle, from where the set-up puts it: plain values, made when
/// they are first asked for and kept until the battle, the set-up or the selection changes. Of several selected
/// counters the first is meant, in its reach those with it in its hex too, in its fire those of its arm that can fire
/// on the same hex; sight is told of a bare hex as well. Nothing of it is in the file.
class Abilities : public QObject {
  Q_OBJECT

 public:
  static constexpr int kPlainRange = 10;  ///< of sight where no arm has one, in hexes

  explicit Abilities(const Session& session, QObject* parent = nullptr);

  bool isShown(Ability ability) const { return shown_[static_cast<std::size_t>(ability)]; }
  bool isAnyShown() const;
  void setShown(Ability ability, bool isShown);
  Pace pace() const { return pace_; }
  void setPace(Pace pace);
  /// Those that the rules have for the counter; as usual if there is none.
  std::vector<Pace> paces();

  /// The counter it is about; null if there is none.
  const model::Placement* counter() const;
  /// Where that stands: a leader who begins with his own units where he is shown; else the selected hex.
  std::optional<hex::HexKey> place();

  const ReachFacts& reach();
  const SightFacts& sight();
  const ZoneFacts& zones();
  const CommandFacts& command();
  WayFacts wayTo(hex::HexKey hex);
  LineFacts lineTo(hex::HexKey hex);

  RuleMaps& maps() { return maps_; }

 signals:
  /// What is shown, or what there is to say, may be another.
  void changed();

 private:
  void forget();
  AbilityTrouble troubleOfCounter();
  std::optional<hex::HexKey> placeOf(const model::Placement& counter) const;
  std::vector<hex::Direction> facings(const rules::MovementMap& map) { return facings(map, *counter()); }
  std::vector<hex::Direction> facings(const rules::MovementMap& map, const model::Placement& counter);
  std::optional<rules::Mover> mover() const;
  bool isAllowanceAGuess(const rules::Points& allowance, const model::Placement& counter);
  ReachFacts makeReach();
  ReachFacts makeOwnReach();
  std::vector<const model::Placement*> together() const;
  std::vector<rules::Mover> moversOf(const std::vector<const model::Placement*>& counters) const;
  ReachFacts makeReachTogether(const std::vector<const model::Placement*>& counters);
  AbilityTrouble floodTogether(ReachFacts& facts, const std::vector<const model::Placement*>& counters,
                               const std::vector<rules::Mover>& movers);
  WayFacts wayTogether(hex::HexKey hex);
  void flood(ReachFacts& facts, const rules::MovementMap& map);
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
  int longestRetreat() const;
  void addRetreats(ReachFacts& facts, const rules::MovementMap& map);
  WayFacts retreatTo(hex::HexKey hex);
  void addCharges(ReachFacts& facts, const rules::MovementMap& map);
  /// By the facing that suits best.
  std::pair<rules::Charge, hex::Direction> chargeOn(hex::HexKey hex, const rules::MovementMap& map);
  WayFacts chargeTo(hex::HexKey hex);
  void addCosts(WayFacts& facts);
  void addCosts(WayFacts& facts, const rules::Mover& mover, const std::vector<rules::Pose>& way);
  std::optional<rules::MoveCostPart> lackingOn(hex::HexKey hex);
  SightFacts makeSight();
  ZoneFacts makeZones();
  CommandFacts makeCommand();
  void addOwnUnits(CommandFacts& facts, const model::Placement& leader, hex::HexKey from);
  void addPower(CommandFacts& facts, const model::Placement& leader, hex::HexKey from);
  void addLeaders(CommandFacts& facts, const model::Placement& unit, hex::HexKey at);
  CommandState stateOf(const model::Placement& unit, const std::vector<hex::HexKey>& inCommand, hex::HexKey at) const;
  std::optional<FireFacts> fireAt(const LineFacts& line);
  FireFacts tableFire(const model::Unit& unit, const LineFacts& line);
  FireFacts rifleFire(const LineFacts& line);
  FireFacts gunFire(const model::Unit& unit, const LineFacts& line);
  bool firesToo(const model::Placement& other, const std::string& arm, hex::HexKey hex);
  std::vector<const model::Placement*> firersOn(hex::HexKey hex, const std::string& arm);
  rules::FireTarget targetOf(hex::HexKey hex, hex::HexKey from);

  const Session& session_;
  RuleMaps maps_;
  std::array<bool, kAbilities.size()> shown_ = {};
  Pace pace_ = Pace::Usual;

  std::optional<std::optional<hex::HexKey>> place_;
  std::optional<ReachFacts> reach_;
  std::deque<rules::Reach> floods_;  ///< one for each facing it may have
  std::optional<rules::JointReach> joint_;
  std::vector<Rational> allowances_;  ///< of those that move together
  std::optional<Meetings> meetings_;
  std::optional<SightFacts> sight_;
  std::optional<ZoneFacts> zones_;
  std::optional<CommandFacts> command_;
};

}  // namespace redoubt::editor
