#pragma once

#include <QWidget>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "editor/dialogs/tryit/try_case.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;

namespace redoubt::editor {

class TryTable;

/// Who acts on which hexes: the units that reach a target, or those that somebody picked, and the other hexes that they
/// can take together with it, with check boxes. What is not allowed together with the checked ones can be tried all the
/// same, and says why it isn't.
class TrySides : public QWidget {
  Q_OBJECT

 public:
  explicit TrySides(Session& session, QWidget* parent = nullptr);

  /// A different hex clears all checks.
  void setTarget(std::optional<hex::HexKey> target);
  std::optional<hex::HexKey> target() const { return target_; }
  /// These units act, whatever the target is; with none, all that are allowed to.
  void pick(std::vector<Id<model::Placement>> units);
  /// Reads the world anew. With another target or action everybody is checked who may join those before.
  void refresh(const ask::World& world, const TriedAction& action);
  void clear();

  bool hasActors() const { return !actors_.empty(); }
  /// Adds what is checked to a choice.
  void addTo(TryChoice& choice) const;
  /// Shows the strengths of those who act, and why others don't.
  void showStrengths(const ask::World& world, const TriedAction& action, const ask::ActionAnswer* answer);
  /// A sentence for each kind of marker that could lie in front of an actor and isn't included.
  QStringList waitingMarkers() const;
  /// A sentence that others must be attacked too; empty if none must be.
  QString stillToAttack(const ask::World& world, const TryChoice& choice) const;

 signals:
  void changed();

 private:
  using Mark = std::pair<Id<model::Placement>, std::string>;

  QString nameOf(Id<model::Placement> counter) const;
  std::vector<rules::Member> checkedMembers(const ask::World& world) const;
  void checkAllowed(const ask::World& world, const TriedAction& action);
  void readMarks(const ask::World& world);
  void showDefender();
  void showTargets(const ask::World& world, const TriedAction& action);
  void showActors();
  QStringList headings() const;
  void addMarks(int row, Id<model::Placement> id);
  void takeTarget(int row, int column);
  void takeTick(int row, int column);

  Session& session_;
  std::optional<hex::HexKey> target_;
  std::optional<TriedAction> action_;
  std::vector<Id<model::Placement>> picked_;
  bool isNew_ = true;                                      ///< who is checked is to be found
  std::map<hex::HexKey, Id<model::Placement>> defending_;  ///< the defender in hexes where only one unit defends
  std::vector<hex::HexKey> others_;                        ///< one row for each other hex that could be attacked
  std::set<hex::HexKey> othersToo_;                        ///< those that are checked
  std::vector<Id<model::Placement>> actors_;               ///< one row each
  std::set<Id<model::Placement>> checked_;
  std::vector<std::string> stocks_;   ///< one column each, after the others
  std::vector<std::string> markers_;  ///< one column each, after the stocks
  std::set<Mark> maySpend_;
  std::set<Mark> spending_;
  std::set<Mark> mayStand_;  ///< unplaced markers, by the actor in front of which they can lie
  std::set<Mark> standing_;  ///< those of them that are checked
  QWidget* defenderRow_;
  QComboBox* defender_;
  QLabel* otherLabel_;
  TryTable* otherTable_;
  TryTable* table_;
};

}  // namespace redoubt::editor
