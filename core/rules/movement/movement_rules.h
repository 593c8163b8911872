#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.h"
#include "core/rules/forces/formation.h"
#include "core/rules/movement/control.h"
#include "core/rules/terrain/terrain.h"

/// The rules of movement, read once from the rule book ([8.0], topics movement, terrain and stacking).
namespace redoubt::rules {

/// The cost of facing changes on a link (K4.54).
enum class LinkTurning { WithoutTerrain, Free };

/// The effect of a kind of terrain on movement, under `terrain/<slug>/`.
struct TerrainMovement {
  std::map<std::string, Rational, std::less<>> enter;  ///< by arm; "" for all arms alike
  std::set<std::string, std::less<>> forbidden;        ///< arms
  std::set<std::string, std::less<>> eliminates;       ///< arms that are lost there (K4.36)
  std::set<std::string, std::less<>> replaces;         ///< of a link
  std::optional<LinkTurning> turning;                  ///< of a link; nothing: the usual cost
  bool isUphillOnly = false;
};

struct ArmMovement {
  std::optional<Rational> movement;
  std::optional<int> hexes;
  std::optional<Rational> turningCost;
  std::optional<Rational> anyCost;
  bool isAnyDirection = false;
  std::map<int, Rational> turningCosts = {};  ///< by degrees
};

/// The movers that pay the terrain of their hex again for a facing change (K4.44).
struct TurningTerrain {
  std::set<std::string, std::less<>> arms;
  std::set<std::string, std::less<>> notOn;
};

/// What happens to a unit that leaves the map (K4.31).
enum class OffMap { Eliminated, Forbidden };

/// Movement of leaders (K9.13, K9.15).
struct LeaderMovement {
  std::optional<int> hexes;
  bool doesTerrainCount = false;        ///< false: `hexes` are counted instead of points
  std::optional<std::string> barredAs;  ///< the arm whose forbidden terrain is forbidden to leaders too
  bool isLostThere = false;             ///< it is lost on such terrain, and in an enemy's hex
};

/// Moving backward ([8.6]).
struct BackwardMovement {
  hex::FacingZone zone = hex::FacingZone::Rear;
  Rational cost;
  bool isIntoEnemy = true;
};

/// Double time ([8.9]).
struct DoubleTime {
  std::string arm;
  Rational bonus;
  bool forbidsFacing = false;
  bool forbidsFriends = false;
  std::set<std::string, std::less<>> forbiddenTerrain;
  bool spendsWholeAllowance = false;
};

/// Charges (R8.13.1, M8.14.1, S8.14.1).
struct ChargeRules {
  std::string arm;
  int hexes = 1;
  bool forbidsFriends = false;
  std::set<std::string, std::less<>> forbiddenTerrain;
};

/// Countercharges: charges in the enemy's movement (K6.6).
struct CounterchargeRules {
  std::string arm;
  int within = 1;             ///< the distance from the unit at which an enemy can be charged, in hexes
  int turn = 0;               ///< the greatest facing change, in degrees
  bool isFromControl = true;  ///< it is allowed in an enemy's zone of control

  std::optional<bool> endsMovement;  ///< the movement of the target, with any result (K6.63, K6.64)
  std::optional<int> perUnit;        ///< countercharges of a unit in a turn (K6.65)
  std::optional<bool> maySeveral;    ///< several units may charge one mover (K6.65)
  std::vector<std::string> notOn;    ///< movers that can't be charged, in the rules' words (K6.62)
  std::string until;                 ///< when it is too late, in the rules' words; can be empty (K6.63)
};

/// An empty optional means that the rules don't say; costs that need it are then unknown, never free.
struct MovementRules {
  std::map<std::string, TerrainMovement, std::less<>> terrain;
  std::map<std::string, ArmMovement, std::less<>> arms;
  std::map<std::string, Rational, std::less<>> typeMovement;  ///< by unit type, where it differs from the arm's
  std::map<std::string, Formation, std::less<>> formations;
  std::optional<std::string> usualFormation;
  FacingRules facing;
  std::string ground;  ///< the terrain of hexes without a row

  std::optional<std::string> figure;  ///< the figure on a unit's counter that is its allowance (K4.22)
  LeaderMovement leader;
  std::optional<OffMap> offMap;
  std::optional<hex::FacingZone> forward;
  std::optional<BackwardMovement> backward;  ///< nothing: moving backward is not possible
  std::map<int, Rational> turning;           ///< by degrees
  std::optional<TurningTerrain> turningTerrain;
  int minimumHexes = 0;
  bool hasMinimumTurn = false;           ///< one facing change at any cost is possible for all points (K4.53)
  std::optional<DoubleTime> doubleTime;  ///< nothing: there is no double time
  std::optional<ChargeRules> charge;
  std::optional<CounterchargeRules> countercharge;
  ControlRules control;

  std::optional<Rational> passCost;
  std::optional<bool> mayPassOverLimit;
  std::optional<int> passSize;  ///< the greatest size of the passing and of the passed unit (K4.28)
  std::map<std::string, std::set<std::string, std::less<>>, std::less<>> cannotPass;  ///< by passing arm (K11.17)
  std::set<std::string, std::less<>> freeOfStacking;
  std::optional<Rational> enemyHexCost;
  bool mayEnterEnemyHex = true;
  bool isMeleeHexHeld = false;  ///< a melee hex can't be left by moving, as the rules give another way ([6.11])
};

MovementRules movementRules(const RuleBook& book);
/// The cost of a kind of terrain for an arm; null if the rules give none.
const Rational* costFor(const TerrainMovement& terrain, std::string_view arm);
/// `movement/off-map`; nothing if the rules don't say.
std::optional<OffMap> offMapAt(const RuleBook& book);

/// The counter that moves, and how.
struct Mover {
  std::string arm;
  std::string type;       ///< empty: no values other than its arm's
  std::string formation;  ///< empty: the usual one
  bool isDoubleTime = false;
  std::optional<int> figure = std::nullopt;  ///< on its counter, of the kind `movement/figure`; nothing: unknown
  std::vector<std::string> company = {};     ///< arms of counters that move with it (K11.16)
  std::optional<Rational> points = {};       ///< its allowance where a rule of the battle's own gives it
  std::string pointsBy = {};                 ///< that rule

  friend bool operator==(const Mover&, const Mover&) = default;
};

/// The mover's formation; null if the rules don't define it.
const Formation* formationOf(const MovementRules& rules, const Mover& mover);
/// The rules for its arm; all empty for an arm that the rules don't define.
ArmMovement armMovement(const MovementRules& rules, const Mover& mover);
/// The greatest number of hexes it may move, at any cost, and the rule that says so: its formation's, otherwise its
/// arm's unless the formation has an allowance of its own ([7.3.2], [8.11], M8.12); for a leader `leader/hexes`
/// (K9.13).
struct HexLimit {
  int hexes = 0;
  std::string path;
};
std::optional<HexLimit> hexLimit(const MovementRules& rules, const Mover& mover);

enum class Outcome {
  Known,
  Forbidden,
  Unknown,  ///< a value in the rules or the map is missing
};

/// A number of points with the rules it is based on.
struct Points {
  Outcome outcome = Outcome::Known;
  Rational points;                 ///< 0 unless known
  std::vector<std::string> paths;  ///< the rules of a known number; otherwise the rule that forbids it or is missing

  bool isKnown() const { return outcome == Outcome::Known; }
};

/// The movement allowance: that of a rule of the battle's own, otherwise the formation's, otherwise the figure on the counter if the rules use one, otherwise the
/// type's, otherwise the arm's, otherwise one point for each hex it may move; more at double time, which only the arm
/// of `double-time/arm` may use ([8.8], [8.9], M8.12, K4.22).
Points allowance(const MovementRules& rules, const Mover& mover);

/// The rule that forbids the mover to enter a hex with an enemy; nothing if it may ([6.9], K4.28, K9.15).
std::optional<std::string> ruleAgainstEnemyHex(const MovementRules& rules, const Mover& mover);

/// A unit among others in a hex.
struct Stacked {
  std::string arm;          ///< empty: unknown
  std::optional<int> size;  ///< nothing: unknown
};
/// Whether the rules forbid a unit to pass through a friend, by size or arm (K4.28, K11.17). An unknown size forbids it
/// if sizes matter; arms that don't count for stacking pass and can be passed at any size.
bool isBarredBy(const MovementRules& rules, const Stacked& mover, const Stacked& other);

}  // namespace redoubt::rules
