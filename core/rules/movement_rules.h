#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.h"
#include "core/rules/formation.h"
#include "core/rules/terrain.h"

/// What the rules say about movement, read once from the rule book ([8.0], topics movement, terrain and stacking).
namespace redoubt::rules {

/// What a kind of terrain does to movement, under `terrain/<slug>/`.
struct TerrainMovement {
  std::map<std::string, Rational, std::less<>> enter;  ///< by arm
  std::set<std::string, std::less<>> forbidden;        ///< arms
  std::set<std::string, std::less<>> replaces;         ///< of a link
  bool isUphillOnly = false;
};

struct ArmMovement {
  std::optional<Rational> movement;
  std::optional<int> hexes;
  std::optional<Rational> turningCost;
  std::optional<Rational> anyCost;
  bool isAnyDirection = false;
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

/// An absent optional means that the rules don't say; what needs it is then unknown, never free.
struct MovementRules {
  std::map<std::string, TerrainMovement, std::less<>> terrain;
  std::map<std::string, ArmMovement, std::less<>> arms;
  std::map<std::string, Rational, std::less<>> typeMovement;  ///< by unit type, where it differs from the arm's
  std::map<std::string, Formation, std::less<>> formations;
  std::optional<std::string> usualFormation;
  FacingRules facing;
  std::string ground;  ///< the terrain of hexes of which nothing is said

  std::optional<hex::FacingZone> forward;
  std::optional<BackwardMovement> backward;  ///< nothing: nobody steps back
  std::map<int, Rational> turning;           ///< by degrees
  int minimumHexes = 0;
  std::optional<DoubleTime> doubleTime;  ///< nothing: nobody does
  std::optional<ChargeRules> charge;

  std::optional<Rational> passCost;
  std::optional<bool> mayPassOverLimit;
  std::set<std::string, std::less<>> freeOfStacking;
  std::optional<Rational> enemyHexCost;
  bool isMeleeHexHeld = false;  ///< the rules say how a melee hex is left, and that is not by moving ([6.11])
};

MovementRules movementRules(const RuleBook& book);

/// Who moves, and how.
struct Mover {
  std::string arm;
  std::string type;       ///< empty: none that differs from its arm
  std::string formation;  ///< empty: the usual one
  bool isDoubleTime = false;
};

/// The mover's formation; null if it is none of the rules'.
const Formation* formationOf(const MovementRules& rules, const Mover& mover);
/// What its arm may do; all silent for an arm of which the rules say nothing.
ArmMovement armMovement(const MovementRules& rules, const Mover& mover);
/// How many hexes it may move at most, whatever they cost, and the rule that says so: its formation's, else its arm's
/// unless the formation has an allowance of its own ([7.3.2], [8.11], M8.12).
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

/// The movement allowance: the formation's, else the type's, else the arm's, else one point for each hex it may move;
/// more at double time, which only the arm of `double-time/arm` may go ([8.8], [8.9], M8.12).
Points allowance(const MovementRules& rules, const Mover& mover);

/// A turn by `steps` of 60°, either way: the formation's cost, else the arm's, else made as cheaply as can be of the
/// angles under `movement/turning-cost` ([8.7]); 0 for no turn. Forbidden at double time where that rules it out.
Points turnCost(const MovementRules& rules, const Mover& mover, int steps);

}  // namespace redoubt::rules
