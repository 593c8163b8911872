#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/certainty.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/forces/figures.h"
#include "core/rules/vocabulary/award_keys.h"
#include "core/rules/vocabulary/formula.h"

/// Victory points: the awards, the greatest possible number of points, and the names of victory levels ([12.0]).
namespace redoubt::rules {

/// The reason for an award.
enum class AwardCause {
  UnitEliminated,
  UnitEliminatedByFire,
  UnitEliminatedByFireOrCrisis,  ///< by fire or in a morale crisis (M12.1)
  MeleeWon,
  ArtilleryEliminated,
  ArtilleryCaptured,
  ArtilleryRecaptured,
  LeaderKilled,
};
/// The words that rules use: "unit-eliminated", …
std::string_view toText(AwardCause cause);
std::optional<AwardCause> awardCauseFromText(std::string_view text);

struct Award {
  std::string name;  ///< the last part of its path
  std::string path;  ///< "victory/award/capture"
  AwardCause cause = AwardCause::UnitEliminated;
  Formula points;
  bool isEstimate = false;
  std::vector<std::string> arms = {};  ///< it is only given for units of these arms; empty: all

  /// Whether it can be given any number of times, so that its points are unlimited: for a melee won, and for guns
  /// retaken, which can be lost and retaken again.
  bool repeats() const { return cause == AwardCause::MeleeWon || cause == AwardCause::ArtilleryRecaptured; }
};

/// A rule `victory/award/<award>` that can't be used.
struct AwardFault {
  std::string path;
  std::string pointer;   ///< into its value: "/points"
  FormulaFault formula;  ///< what was expected there, and for a formula also the position in it
};

struct Awards {
  std::vector<Award> awards;  ///< by path
  std::vector<AwardFault> faults;
};

/// The rules `victory/award/<award>`: {"for": "artillery-captured", "points": "2 + stars"} ([12.1]), {"for":
/// "unit-eliminated", "arms": ["horse"], "points": 2} (scenarios of Kłuszyn).
Awards awards(const model::Battle& battle, const RuleBook& book);

/// Whether there are rules `award/…`, whose points `attainable` doesn't count: what a position is worth by them is
/// asked of core/rules/mechanics/awards.h.
bool hasGeneralAwards(const RuleBook& book);

/// The points that one award can give.
struct Share {
  std::string path;  ///< of the award
  int times = 0;     ///< the number of the enemy's units, guns or leaders it is given for
  std::int64_t points = 0;

  friend bool operator==(const Share&, const Share&) = default;
};

/// The points that a player can get.
struct Attainable {
  std::int64_t points = 0;   ///< for eliminating or capturing everything the enemy has, once
  bool isUnbounded = false;  ///< unlimited points are possible, by awards that repeat
  bool isEstimate = false;   ///< it depends on figures that are working values
  std::vector<Share> shares;
  std::vector<Id<model::Unit>> unknown;  ///< units whose figures are missing, not counted in `points`
  std::vector<std::string> missing;      ///< rules that are missing or can't be read

  /// True if nothing was left out.
  bool isComplete() const { return unknown.empty() && missing.empty(); }
  friend bool operator==(const Attainable&, const Attainable&) = default;
};

/// The points that a player can get from the forces of the other players in a variant. Guns are the units of the arm
/// that the rule `artillery/arm` names; awards for units are not given for them ([12.1]). A unit's morale is that on
/// its counter numbered 1.
Attainable attainable(const model::Battle& battle, const RuleBook& book, const model::Variant& variant,
                      Id<model::Player> player);
/// The same with the battle's figures passed in, for callers that need it often.
Attainable attainable(const model::Battle& battle, const RuleBook& book, const Figures& figures,
                      const model::Variant& variant, Id<model::Player> player);

/// A number of points that ends a game at once ([12.3], M12.4).
struct Threshold {
  Id<model::Victory> row;
  Id<model::Player> player;
  int points = 0;

  enum class Verdict {
    InReach,     ///< the player can get that many
    OutOfReach,  ///< the player can't get that many
    Undecided,   ///< that depends on unknown figures
  };
  Verdict verdict = Verdict::Undecided;
  bool isEstimate = false;  ///< the verdict depends on a working value
};

/// The thresholds of a variant's scenario, or of the nearest scenario it derives from that has any, and those without a
/// scenario; a row without player or points is left out.
std::vector<Threshold> thresholds(const model::Battle& battle, const RuleBook& book, const model::Variant& variant);
std::vector<Threshold> thresholds(const model::Battle& battle, const RuleBook& book, const Figures& figures,
                                  const model::Variant& variant);

/// The rule `victory/levels` in its order (R12.2).
std::vector<VictoryLevel> victoryLevels(const RuleBook& book);

}  // namespace redoubt::rules
