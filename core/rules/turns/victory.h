#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/certainty.h"
#include "core/rules/forces/figures.h"
#include "core/rules/vocabulary/formula.h"

/// Victory points: what brings them, how many there are to be had, and how a lead is called ([12.0]).
namespace redoubt::rules {

/// What an award is given for.
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
  std::vector<std::string> arms = {};  ///< whose units alone it is given for; empty: all

  /// It can be given again and again, so that there is no end to its points: for a melee won, and for guns retaken,
  /// which can be lost and retaken again.
  bool repeats() const { return cause == AwardCause::MeleeWon || cause == AwardCause::ArtilleryRecaptured; }
};

/// A rule `victory/award/<award>` that says nothing of use.
struct AwardFault {
  std::string path;
  std::string pointer;   ///< into its value: "/points"
  FormulaFault formula;  ///< what was expected there, and of a formula also where in it
};

struct Awards {
  std::vector<Award> awards;  ///< by path
  std::vector<AwardFault> faults;
};

/// The rules `victory/award/<award>`: {"for": "artillery-captured", "points": "2 + stars"} ([12.1]), {"for":
/// "unit-eliminated", "arms": ["horse"], "points": 2} (scenarios of Kłuszyn).
Awards awards(const model::Battle& battle, const RuleBook& book);

/// What one award can bring.
struct Share {
  std::string path;  ///< of the award
  int times = 0;     ///< how many of the enemy's units, guns or leaders it is given for
  std::int64_t points = 0;

  friend bool operator==(const Share&, const Share&) = default;
};

/// The points a player can have.
struct Attainable {
  std::int64_t points = 0;   ///< for eliminating or capturing everything the enemy has, once
  bool isUnbounded = false;  ///< more can be had without end, by awards that repeat
  bool isEstimate = false;   ///< figures it comes from are working values
  std::vector<Share> shares;
  std::vector<Id<model::Unit>> unknown;  ///< units whose figures are missing, not counted in `points`
  std::vector<std::string> missing;      ///< rules that are missing or can't be read

  /// True if nothing was left out.
  bool isComplete() const { return unknown.empty() && missing.empty(); }
  friend bool operator==(const Attainable&, const Attainable&) = default;
};

/// What a player can get from the forces that the other players have in a variant. Guns are the units of the arm that
/// the rule `artillery/arm` names; awards for units are not given for them ([12.1]). A unit's morale is that of its
/// counter numbered 1.
Attainable attainable(const model::Battle& battle, const RuleBook& book, const model::Variant& variant,
                      Id<model::Player> player);
/// The same with the battle's figures at hand, for those who ask often.
Attainable attainable(const model::Battle& battle, const RuleBook& book, const Figures& figures,
                      const model::Variant& variant, Id<model::Player> player);

/// A number of points that ends a game at once ([12.3], M12.4).
struct Threshold {
  Id<model::Victory> row;
  Id<model::Player> player;
  int points = 0;

  enum class Verdict {
    InReach,     ///< the player can get as many
    OutOfReach,  ///< he can't, whatever he eliminates
    Undecided,   ///< that depends on figures nobody knows
  };
  Verdict verdict = Verdict::Undecided;
  bool isEstimate = false;  ///< the verdict rests on a working value
};

/// Those of a variant's scenario, or of the nearest scenario it derives from that has any, and those of no scenario; a
/// row without player or points is left out.
std::vector<Threshold> thresholds(const model::Battle& battle, const RuleBook& book, const model::Variant& variant);
std::vector<Threshold> thresholds(const model::Battle& battle, const RuleBook& book, const Figures& figures,
                                  const model::Variant& variant);

/// How a lead of that many points, 1 or more, is called: by `victory/levels` (R12.2). Nothing where no level is for it.
std::optional<std::string> victoryLevel(const RuleBook& book, int lead);

}  // namespace redoubt::rules
