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

/// The attackers and targets of an attack: the counters round a hex and the other hexes that can be attacked together
/// with it, with check boxes. Items that the rules don't allow together with the checked ones are disabled and show the
/// reason.
class OddsSides : public QWidget {
  Q_OBJECT

 public:
  explicit OddsSides(Session& session, QWidget* parent = nullptr);

  /// A different hex clears all checks.
  void setTarget(std::optional<hex::HexKey> target);
  /// Reads the battle anew.
  void refresh();

  bool hasAttackers() const { return !attackers_.empty(); }
  /// Whether an attacker is checked.
  bool hasAttack() const;
  /// The units in all attacked hexes, in the order of attack().
  std::vector<Id<model::Placement>> defenders() const;
  /// Why the checked items are not a valid attack.
  std::optional<rules::AttackFault> fault() const;
  /// The attack of the checked items, with the label of the morale marker's space.
  rules::Attack attack(const std::optional<std::string>& trackLabel) const;
  /// Shows the strengths of the attackers; nothing with null.
  void showStrengths(const rules::Attack* attack, const rules::Odds* odds);
  /// A sentence for each kind of marker that could lie in front of an attacker and isn't included.
  QStringList waitingMarkers() const;
  /// A sentence that others must be attacked too; empty if none must be.
  QString stillToAttack() const;

 signals:
  void changed();

 private:
  template <class Ask>
  auto onGround(Ask&& ask) const;
  rules::AttackChoice choice() const;
  void readMarkers(const rules::CombatContext& ground);
  void showDefender();
  void showTargets();
  void showAttackers();
  void barTargets();
  void barAttackers();
  QStringList attackerHeadings() const;
  void addMarks(int row, Id<model::Placement> id);
  bool onlyDefends(Id<model::Placement> attacker) const;
  /// Why one more attacker, or one more hex, can't be added to the checked items.
  std::optional<rules::AttackFault> faultWith(Id<model::Placement> attacker) const;
  std::optional<rules::AttackFault> faultWith(hex::HexKey target) const;
  void takeTarget(int row, int column);
  void takeTick(int row, int column);

  using Mark = std::pair<Id<model::Placement>, std::string>;

  Session& session_;
  std::optional<hex::HexKey> target_;
  std::map<hex::HexKey, Id<model::Placement>> defending_;  ///< the defender in hexes where only one unit defends
  std::vector<hex::HexKey> others_;                        ///< one row for each other hex that could be attacked
  std::set<hex::HexKey> attackedToo_;                      ///< those that are checked
  std::vector<Id<model::Placement>> attackers_;            ///< one row each
  std::set<Id<model::Placement>> leftOut_;                 ///< not checked
  std::vector<std::string> stocks_;                        ///< one column each, after the others
  std::vector<std::string> markers_;                       ///< one column each, after the stocks
  std::set<Mark> spending_;
  std::set<Mark> mayStand_;  ///< unplaced markers, by the attacker in front of which they can lie
  std::set<Mark> standing_;  ///< those of them that are checked
  QWidget* defenderRow_;
  QComboBox* defender_;
  QLabel* otherLabel_;
  OddsTable* otherTable_;
  OddsTable* table_;
};

}  // namespace redoubt::editor
