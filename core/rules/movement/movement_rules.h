#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.h"
#include "core/rules/forces/formation.h"
#include "core/rules/movement/control.h"
#include "core/rules/terrain/terrain.h"

/// What the rules say about movement, read once from the rule book ([8.0], topics movement, terrain and stacking).
namespace redoubt::rules {

/// What turning on a way costs (K4.54).
enum class LinkTurning { WithoutTerrain, Free };

/// What a kind of terrain does to movement, under `terrain/<slug>/`.
struct TerrainMovement {
  std::map<std::string, Rational, std::less<>> enter;  ///< by arm
  std::set<std::string, std::less<>> forbidden;        ///< arms
  std::set<std::string, std::less<>> eliminates;       ///< arms that are lost there (K4.36)
  std::set<std::string, std::less<>> replaces;         ///< of a link
  std::optional<LinkTurning> turning;                  ///< of a link; nothing: as anywhere
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

/// Who pays the terrain of his hex again for turning in it (K4.44).
struct TurningTerrain {
  std::set<std::string, std::less<>> arms;
  std::set<std::string, std::less<>> notOn;
};

/// What becomes of one who leaves the map (K4.31).
enum class OffMap { Eliminated, Forbidden };

/// K9.13, K9.15.
struct LeaderMovement {
  std::optional<int> hexes;
  bool doesTerrainCount = false;        ///< else `hexes` are counted, else points
  std::optional<std::string> barredAs;  ///< the arm whose forbidden terrain is forbidden to leaders too
  bool isLostThere = false;             ///< on such terrain, and in an enemy's hex
};

/// Stepping back ([8.6]).
struct BackwardMovement {
  hex::FacingZone zone = hex::FacingZone::Rear;
  Rational cost;
  bool isIntoEnemy = true;
};

/// [8.9].
struct DoubleTime {
  std::string arm;
  Rational bonus;
  bool forbidsFacing = false;
  bool forbidsFriends = false;
  std::set<std::string, std::less<>> forbiddenTerrain;
  bool spendsWholeAllowance = false;
};

/// R8.13.1, M8.14.1, S8.14.1.
struct ChargeRules {
  std::string arm;
  int hexes = 1;
  bool forbidsFriends = false;
  std::set<std::string, std::less<>> forbiddenTerrain;
};

/// Charges in the enemy's movement (K6.6).
struct CounterchargeRules {
  std::string arm;
  int within = 1;             ///< hexes from the unit that an enemy must come to
  int turn = 0;               ///< degrees it may turn by
  bool isFromControl = true;  ///< even in an enemy's zone of control

  std::optional<bool> endsMovement;  ///< of him who is met, however it goes (K6.63, K6.64)
  std::optional<int> perUnit;        ///< countercharges of a unit in a turn (K6.65)
  std::optional<bool> maySeveral;    ///< units meet one mover at once (K6.65)
  std::vector<std::string> notOn;    ///< movers who can't be met, in the rules' words (K6.62)
  std::string until;                 ///< when it is too late, in the rules' words; may be empty (K6.63)
};

/// An absent optional means that the rules don't say; what needs it is then unknown, never free.
struct MovementRules {
  std::map<std::string, TerrainMovement, std::less<>> terrain;
  std::map<std::string, ArmMovement, std::less<>> arms;
  std::map<std::string, Rational, std::less<>> typeMovement;  ///< by unit type, where it differs from the arm's
  std::map<std::string, Formation, std::less<>> formations;
  std::optional<std::string> usualFormation;
  FacingRules facing;
  std::string ground;  ///< the terrain of hexes of which nothing is said

  std::optional<std::string> figure;  ///< on a unit's counter, its allowance (K4.22)
  LeaderMovement leader;
  std::optional<OffMap> offMap;
  std::optional<hex::FacingZone> forward;
  std::optional<BackwardMovement> backward;  ///< nothing: nobody steps back
  std::map<int, Rational> turning;           ///< by degrees
  std::optional<TurningTerrain> turningTerrain;
  int minimumHexes = 0;
  bool hasMinimumTurn = false;           ///< one turn is possible for all points, whatever it costs (K4.53)
  std::optional<DoubleTime> doubleTime;  ///< nothing: nobody does
  std::optional<ChargeRules> charge;
  std::optional<CounterchargeRules> countercharge;
  ControlRules control;

  std::optional<Rational> passCost;
  std::optional<bool> mayPassOverLimit;
  std::optional<int> passSize;  ///< of him who passes and of him who is passed, at most (K4.28)
  std::map<std::string, std::set<std::string, std::less<>>, std::less<>> cannotPass;  ///< arms, by arm (K11.17)
  std::set<std::string, std::less<>> freeOfStacking;
  std::optional<Rational> enemyHexCost;
  bool mayEnterEnemyHex = true;
  bool isMeleeHexHeld = false;  ///< the rules say how a melee hex is left, and that is not by moving ([6.11])
};

MovementRules movementRules(const RuleBook& book);
/// `movement/off-map`; nothing where the rules don't say.
std::optional<OffMap> offMapAt(const RuleBook& book);

/// Who moves, and how.
struct Mover {
  std::string arm;
  std::string type;       ///< empty: none that differs from its arm
  std::string formation;  ///< empty: the usual one
  bool isDoubleTime = false;
  std::optional<int> figure = std::nullopt;  ///< on its counter, of the kind `movement/figure`; nothing: unknown
  std::vector<std::string> company = {};     ///< arms of counters that move with it (K11.16)

  friend bool operator==(const Mover&, const Mover&) = default;
};

/// The costs by degrees in such an object, {"60": 1}; what isn't points is left out.
std::map<int, Rational> costsByDegrees(const nlohmann::json& value);

/// The mover's formation; null if it is none of the rules'.
const Formation* formationOf(const MovementRules& rules, const Mover& mover);
/// What its arm may do; all silent for an arm of which the rules say nothing.
ArmMovement armMovement(const MovementRules& rules, const Mover& mover);
/// How many hexes it may move at most, whatever they cost, and the rule that says so: its formation's, else its arm's
/// unless the formation has an allowance of its own ([7.3.2], [8.11], M8.12); of a leader `leader/hexes` (K9.13).
struct HexLimit {
  int hexes = 0;
  std::string path;
};
std::optional<HexLimit> hexLimit(const MovementRules& rules, const Mover& mover);

enum class Outcome {
  Known,
  Forbidden,
  Unknown,  ///< the rules, or the map, lack what it takes to say
};

/// A number of points with the rules it rests on.
struct Points {
  Outcome outcome = Outcome::Known;
  Rational points;                 ///< 0 unless known
  std::vector<std::string> paths;  ///< of what is known; else the one that forbids or is missing

  bool isKnown() const { return outcome == Outcome::Known; }
};

/// The movement allowance: the formation's, else the figure on the counter where the rules say that this is it, else
/// the type's, else the arm's, else one point for each hex it may move; more at double time, which only the arm of
/// `double-time/arm` may go ([8.8], [8.9], M8.12, K4.22).
Points allowance(const MovementRules& rules, const Mover& mover);

/// Whether the mover may enter a hex with an enemy, and the rule against it ([6.9], K4.28, K9.15).
std::optional<std::string> ruleAgainstEnemyHex(const MovementRules& rules, const Mover& mover);

/// A unit among others in a hex.
struct Stacked {
  std::string arm;          ///< empty: unknown
  std::optional<int> size;  ///< nothing: unknown
};
/// Whether the rules bar a unit from passing through a friend, by size or arm (K4.28, K11.17). A size that isn't known
/// bars where sizes matter; arms that count for nothing in a stack pass and are passed whatever their size.
bool isBarredBy(const MovementRules& rules, const Stacked& mover, const Stacked& other);

}  // namespace redoubt::rules
