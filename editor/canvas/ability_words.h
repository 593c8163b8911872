#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "editor/abilities/abilities.h"

namespace redoubt::editor {

/// The sign before an item of the legend: a sample of what the canvas draws.
enum class AbilitySign {
  Title,
  Plain,
  ReachTint,
  Enemy,
  Into,
  CanBeMet,
  EnemyControl,
  PerhapsControl,
  OwnControl,
  Unknown,
  Shade,
  Front,
  Flank,
  Rear,
  InCommand,
  OutOfCommand,
  NeedsNone,
  ByPower,
  Area,  ///< of a zone or flood of the rules, of the first side, and of the others
  AreaSecond,
  AreaThird,
  AreaPerhaps,
  Reached,
  CutOff,
  Doubtful,
  Way,
  Source,
  Closed,
};

struct LegendItem {
  AbilitySign sign = AbilitySign::Plain;
  QString text;
};
/// One ability's part of the legend, its title first.
using LegendSection = std::vector<LegendItem>;

/// What a counter can do, in words.
class AbilityWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::AbilityWords)

 public:
  /// "2", "½", "2½", "5/7".
  static QString points(Rational points);
  /// "5 points", for the possible cost of a move.
  static QString amount(Rational points);
  /// "Double time".
  static QString pace(Pace pace);
  /// "2 of 8 points: woods 2 (estimated costs)"; empty for the counter's own hex, and if nothing is known.
  static QString way(const Session& session, const ReachFacts& reach, const WayFacts& way);
  /// "Blocked by woods in 1510"; for a visible hex, the result of fire. Empty for its own hex.
  static QString line(const Session& session, const SightFacts& sight, const LineFacts& line);
  /// Why nothing is shown; empty if something is.
  static QString trouble(const Session& session, const AbilityTrouble& trouble);
  /// The meaning of the tints, for each ability that is shown, after a section with the counter's name if there is one.
  static std::vector<LegendSection> legend(const Session& session, Abilities& abilities);
  /// The letter of a zone.
  static QString zoneLetter(hex::FacingZone zone);

 private:
  static QString names(const Session& session, const std::vector<Id<model::Placement>>& counters);
  static QString part(const Session& session, const rules::MoveCostPart& part);
  static QString refusal(const Session& session, const rules::ChargeRefusal& refusal);
  static QString countercharge(const Session& session, const WayFacts& way);
  static QString retreat(const WayFacts& way);
  static QString shares(const Session& session, const WayFacts& way);
  /// Why something is forbidden, or what is missing, by a rule.
  static QString forbidden(const Session& session, const std::string& path);
  static QString missing(const std::string& path);
  static QString turns(const std::vector<TurnFacts>& turns);
  static void addControl(const Session& session, const ReachFacts& facts, LegendSection& items);
  static void addRemarks(const ReachFacts& facts, LegendSection& items);
  static QString times(int perTurn);
  static LegendSection togetherLegend(const Session& session, const ReachFacts& facts);
  static LegendSection counterchargeLegend(const Session& session, const ReachFacts& facts);
  static LegendSection retreatLegend(const ReachFacts& facts);
  static QString title(const ReachFacts& facts);
  static QString lack(const Session& session, const rules::MoveCostPart& part);
  static QString blocked(const Session& session, const LineFacts& line);
  static LegendSection reachLegend(const Session& session, const ReachFacts& facts);
  static QStringList shots(const SightFacts& facts);
  static LegendSection sightLegend(const Session& session, const SightFacts& facts);
  static LegendSection zoneLegend(const Session& session, const ZoneFacts& facts);
  static QStringList powers(const Session& session, const CommandFacts& facts);
  static LegendSection commandLegend(const Session& session, const CommandFacts& facts);
};

}  // namespace redoubt::editor
