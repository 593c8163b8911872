#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/ask/answer.h"
#include "core/rules/combat/dispersal.h"
#include "core/rules/combat/results.h"
#include "editor/dialogs/tryit/try_case.h"
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

/// What is tried and what comes of it, in words.
class TryWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::TryWords)

 public:
  /// "Assault"; for the attack by a table alone "Attack".
  static QString action(const Session& session, const TriedAction& action);
  /// "3:1" for the column "3-1" of a table of odds.
  static QString column(rules::IndexKind kind, const std::string& name);
  /// "4 : 2 is the column 2:1; shifted to 3:1".
  static QString lookup(const ask::ActionAnswer& answer);
  /// Why something acts, by the rule that says so: "doubled", "town: the hex is Town".
  static QString reason(const Session& session, const ask::World& world, const std::string& path);
  /// What is adjusted: "Column", "Attack".
  static QString adjusted(const Session& session, const rules::AppliedAdjust& adjust);
  /// "+2", "−1", "× 2", "= 3", "at most 1", "unknown".
  static QString change(const rules::AppliedAdjust& adjust);
  /// "4 (doubled)": the points of a unit with what acted on them.
  static QString strength(const Session& session, const ask::World& world, const ask::ActionAnswer& answer,
                          const ask::Share& share);
  /// Why something is not allowed, as a sentence with the name of the unit and the paragraph of the rule.
  static QString refusalSentence(const Session& session, const ask::World& world, const rules::Refusal& refusal);
  /// "Attacker loses 1 point. Defender retreats 3 hexes, dispersed then in 83 %. Nothing explains “R”".
  static QString result(const rules::CombatResult& result, const SideOutlook& attackers, const SideOutlook& defenders);
  /// One thing that a result does; of a check also what its results bring, with their chances.
  static QString consequence(const Session& session, const ask::World& world, const rules::Consequence& one);
  /// What the rules of effects say that a result does: "Guard: retreat, hexes: 2".
  static QString effects(const Session& session, const ask::World& world, const rules::ExplainedResult& result);
  /// "13.9 %".
  static QString chance(rules::Chance chance);
  /// "estimated", "unknown"; empty for known values.
  static QString certainty(rules::Certainty certainty);
  /// The name of a unit or leader of the set-up that is tried.
  static QString piece(const Session& session, const ask::World& world, rules::Member member);

 private:
  static QString side(const rules::ResultEffect& suffering, const SideOutlook& outlook);
  static QString dispersal(const std::vector<rules::DispersalChance>& chances);
  static QString transportEffect(const rules::ResultEffect& suffering, const rules::TransportEffect& holding);
  static QString olderReason(const Session& session, const std::string& path);
};

}  // namespace redoubt::editor
