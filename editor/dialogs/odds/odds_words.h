#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/combat/attack.h"
#include "core/rules/combat/dispersal.h"
#include "core/rules/combat/odds.h"
#include "core/rules/combat/results.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The consequences of a result for a side.
struct SideOutlook {
  std::vector<rules::DispersalChance> dispersed;  ///< for each unit that can be dispersed after its retreat
  bool isSpared = false;                          ///< all its units have a leader that protects them from dispersal
  bool isLost = false;                            ///< it loses all its points
  std::optional<rules::Chance> leaderFalls;       ///< for each leader with it
  std::optional<rules::TransportEffect> holding;  ///< for defenders with transport
  rules::Certainty certainty = rules::Certainty::Known;

  rules::Certainty worst() const;
};

/// Combat by odds in words.
class OddsWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::OddsWords)

 public:
  /// "3:1" for the column "3-1".
  static QString column(const std::string& name);
  /// "4 : 2"; a question mark for a side that is unknown.
  static QString strengths(const rules::Odds& odds);
  /// The reason for a column shift, or for a strength other than the unit's own, by the rule that gives it.
  static QString reason(const Session& session, const std::string& path);
  /// "+2", "−1", "unknown"; with a mark for working values.
  static QString shift(const rules::Shift& shift);
  /// "4 instead of 2 (doubled)".
  static QString strength(const Session& session, const rules::Fighter& fighter, const rules::StrengthPart& part);
  /// "Attacker loses 1 point. Defender retreats 3 hexes, dispersed then in 83 %. Nothing explains “R”".
  static QString result(const rules::CombatResult& result, const SideOutlook& attackers, const SideOutlook& defenders);
  /// Why a counter can't join in an attack, or a hex can't be attacked with the others.
  static QString attackerFault(rules::AttackFault fault);
  static QString targetFault(rules::AttackFault fault);
  /// "13.9 %".
  static QString chance(rules::Chance chance);
  /// "estimated", "unknown"; empty for known values.
  static QString certainty(rules::Certainty certainty);

 private:
  static QString side(const rules::ResultEffect& suffering, const SideOutlook& outlook);
  static QString dispersal(const std::vector<rules::DispersalChance>& chances);
  static QString transportEffect(const rules::ResultEffect& suffering, const rules::TransportEffect& holding);
};

}  // namespace redoubt::editor
