#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.h"
#include "core/hex/keys.h"
#include "core/rules/book/certainty.h"
#include "tests/core/rules/combat/reference/fire_tables.h"
#include "core/rules/forces/figures.h"
#include "core/rules/vocabulary/odds_text.h"

/// Combat by the odds of strengths, as Kłuszyn's book has it (6.1 to 6.4, 6.7, 8.14, 9.21, 11.12, 13.31, 14.11),
/// computed from the rules `combat/…` apart from the families of rules: what these compute is compared with it.
namespace redoubt::rules {

/// A unit in combat, in its current state. A missing figure is unknown, not zero.
struct Fighter {
  std::string type;
  std::string arm;
  Figure strength;  ///< points
  Figure morale;
  hex::HexKey hex = {};
};

struct Attacker {
  Fighter unit;
  std::string terrain = {};               ///< of its hex
  std::vector<std::string> across = {};   ///< kinds of hexsides and links between it and its target
  std::vector<std::string> markers = {};  ///< kinds of markers on that hexside
  std::optional<int> side = {};           ///< of the target's hex through which it attacks, 0 to 5
  std::string spends = {};                ///< the stock of which it spends one; empty: none
};

struct Defender {
  Fighter unit;
  /// Whether an attacker attacks from its rear; nothing where its facing is unknown.
  std::optional<bool> isHitFromRear = false;
};

/// The attackers and defenders of one attack.
struct Attack {
  std::vector<Attacker> attackers;
  std::vector<Defender> defenders;
  std::set<std::string> terrains = {};  ///< of the defenders' hexes
  /// The figures by which leaders help each side; the greatest counts.
  std::vector<Figure> attackersLeaders = {};
  std::vector<Figure> defendersLeaders = {};
  std::string player = {};  ///< the attacking player, by slug
  /// The label of the morale marker's space; nothing: unknown.
  std::optional<std::string> trackLabel = {};
};

/// The part of the strength that one unit contributes.
struct StrengthPart {
  std::optional<Rational> points;  ///< nothing: unknown
  std::vector<std::string> paths;  ///< the rules that make it other than the unit's own points
  Certainty certainty = Certainty::Known;
  /// Its strength if it were attacked from the rear, where that depends on its unknown facing. `points` assumes that it
  /// is not.
  std::optional<int> ifFromRear = {};

  friend bool operator==(const StrengthPart&, const StrengthPart&) = default;
};

/// One column shift.
struct Shift {
  std::string path;            ///< the rule it comes from
  std::optional<int> columns;  ///< in favour of the attacker if above 0; nothing: unknown
  Certainty certainty = Certainty::Known;

  friend bool operator==(const Shift&, const Shift&) = default;
};

struct Odds {
  std::vector<StrengthPart> attack;        ///< of each attacker
  std::vector<StrengthPart> defence;       ///< of each defender
  std::optional<Rational> attackStrength;  ///< nothing where one of them is unknown
  std::optional<Rational> defenceStrength;
  std::vector<std::string> columns;        ///< from worst to best for the attacker
  std::optional<std::size_t> base;         ///< the column of the odds alone
  std::vector<Shift> shifts;               ///< those with an effect, or a possible one
  std::optional<std::size_t> column;       ///< after all shifts, within the table
  bool isForbidden = false;                ///< the odds are beyond the table, and such an attack is not allowed
  std::vector<ResultChance> chances;       ///< of the results in that column
  std::vector<std::string> missing;        ///< missing rules, without which the result is incomplete
  Certainty certainty = Certainty::Known;  ///< of the column

  std::optional<Rational> ratio() const;
};

/// Whether the rules have combat by odds at all: `combat/columns`.
bool hasOdds(const RuleBook& book);

/// The odds of an attack by one or more units on one or more units (K6.21).
Odds oddsOf(const model::Battle& battle, const RuleBook& book, const Attack& attack);

}  // namespace redoubt::rules
