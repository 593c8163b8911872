#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <vector>

#include "core/rules/combat/dispersal.h"
#include "core/rules/combat/odds.h"
#include "core/rules/combat/results.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Combat by odds in words.
class OddsWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::OddsWords)

 public:
  /// "3:1" for the column "3-1".
  static QString column(const std::string& name);
  /// "4 : 2"; a question mark for a side that is unknown.
  static QString strengths(const rules::Odds& odds);
  /// Why columns are shifted, or a unit fights with another strength than its own, by the rule that says so.
  static QString reason(const Session& session, const std::string& path);
  /// "+2", "−1", "unknown"; with a mark for working values.
  static QString shift(const rules::Shift& shift);
  /// "2 → 4: doubled against Infantry".
  static QString strength(const Session& session, const rules::Fighter& fighter, const rules::StrengthPart& part);
  /// "Attacker loses 1 point. Defender retreats 3 hexes, dispersed then in 83 %. Nothing explains “R”". The chances are
  /// those of the units of each side to be dispersed after the retreat, none where that isn't known.
  static QString result(const rules::CombatResult& result,
                        const std::vector<rules::DispersalChance>& attackersDispersed,
                        const std::vector<rules::DispersalChance>& defendersDispersed);
  /// "13.9 %".
  static QString chance(rules::Chance chance);
  /// "estimated", "unknown"; nothing for what is known.
  static QString certainty(rules::Certainty certainty);

 private:
  static QString suffering(const rules::Suffering& suffering);
  static QString dispersal(const std::vector<rules::DispersalChance>& chances);
};

}  // namespace redoubt::editor
