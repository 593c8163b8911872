#pragma once

#include <QWidget>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/rules/combat/attack.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;

namespace redoubt::editor {

class OddsTable;

/// Who attacks whom: the counters round a hex and the other hexes that can be attacked together with it, to be ticked.
/// What the rules don't allow beside what is ticked can't be, and says why.
class OddsSides : public QWidget {
  Q_OBJECT

 public:
  explicit OddsSides(Session& session, QWidget* parent = nullptr);

  /// Another hex than before forgets the ticks.
  void setTarget(std::optional<hex::HexKey> target);
  /// Reads the battle anew.
  void refresh();

  bool hasAttackers() const { return !attackers_.empty(); }
  /// Whether one is ticked.
  bool hasAttack() const;
  /// The units in all hexes that are attacked, as attack() has them.
  std::vector<Id<model::Placement>> defenders() const;
  /// Why what is ticked is no attack.
  std::optional<rules::AttackFault> fault() const;
  /// What is ticked, with what is written where the marker of morale lies.
  rules::Attack attack(const std::optional<std::string>& trackLabel) const;
  /// What attackers fight with; null for nothing.
  void showStrengths(const rules::Attack* attack, const rules::Odds* odds);
  /// A sentence for each kind of marker that may come to stand before an attacker and isn't reckoned with.
  QStringList waitingMarkers() const;
  /// That others must be attacked too; nothing where nobody must.
  QString stillToAttack() const;

 signals:
  void changed();

 private:
  template <class Ask>
  auto onGround(Ask&& ask) const;
  rules::AttackChoice choice() const;
  void readMarkers(const rules::BattleGround& ground);
  void showDefender();
  void showTargets();
  void showAttackers();
  void barTargets();
  void barAttackers();
  QStringList attackerHeadings() const;
  void addMarks(int row, Id<model::Placement> id);
  bool onlyDefends(Id<model::Placement> attacker) const;
  /// What hinders one more attacker, or one more hex, beside what is ticked.
  std::optional<rules::AttackFault> faultWith(Id<model::Placement> attacker) const;
  std::optional<rules::AttackFault> faultWith(hex::HexKey target) const;
  void takeTarget(int row, int column);
  void takeTick(int row, int column);

  using Mark = std::pair<Id<model::Placement>, std::string>;

  Session& session_;
  std::optional<hex::HexKey> target_;
  std::map<hex::HexKey, Id<model::Placement>> defending_;  ///< who defends where only one does
  std::vector<hex::HexKey> others_;                        ///< a row each of the hexes that could be attacked as well
  std::set<hex::HexKey> attackedToo_;                      ///< those that are ticked
  std::vector<Id<model::Placement>> attackers_;            ///< a row each
  std::set<Id<model::Placement>> leftOut_;                 ///< not ticked
  std::vector<std::string> stocks_;                        ///< a column each, behind the others
  std::vector<std::string> markers_;                       ///< a column each, behind the stocks
  std::set<Mark> spending_;
  std::set<Mark> mayStand_;  ///< markers that wait, by the attacker they may come to stand before
  std::set<Mark> standing_;  ///< those of them that are ticked
  QWidget* defenderRow_;
  QComboBox* defender_;
  QLabel* otherLabel_;
  OddsTable* otherTable_;
  OddsTable* table_;
};

}  // namespace redoubt::editor
