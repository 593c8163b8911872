#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "editor/abilities/rules_on_map.h"

namespace redoubt::editor {

/// What the map shows of a rule, in words.
class RuleOnMapWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::RuleOnMapWords)

 public:
  /// The name of a rule in the author's words.
  static QString title(const Session& session, const MapRule& rule);
  /// "zone", "supply", "way of moving", "retreat".
  static QString kind(const MapRule& rule);
  /// "Union army", "all armies"; for the selected counter its name.
  static QString audience(const Session& session, RulesOnMap& shown);
  /// "in supply", "out of supply", "supply unknown"; by the question of the rule.
  static QString standing(const MapRule& rule, rules::Verdict in);
  /// Why nothing is shown; empty if something is.
  static QString trouble(const Session& session, RulesOnMap& shown);
  /// "in supply: 5", "out of supply: 2", "12 hexes"; of one unit how much of the map it is.
  static QStringList counts(const MapRule& rule, const MapRuleFacts& facts);
  /// "14th Division in supply: Depot West 1 (0505)": what reaches the one unit, and what reaches that.
  static QString chain(const Session& session, const MapRule& rule, const MapRuleFacts& facts);
  /// The name of a rule that decided, with its paragraph: "Supply (9.1)".
  static QString reason(const Session& session, const ask::Reason& reason);
  /// What the rule says of a hex; empty if nothing.
  static QString at(const Session& session, RulesOnMap& shown, hex::HexKey hex);
  /// The name of a counter.
  static QString name(const Session& session, Id<model::Placement> counter);
};

}  // namespace redoubt::editor
