#pragma once

#include <QDialog>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/rules/combat/attack.h"
#include "core/rules/combat/dispersal.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace redoubt::editor {

/// The odds of an attack on the hex that is selected or typed, by the counters round it that are ticked: strengths,
/// every shift with its reason, the column, and how likely each result is. It follows the battle and the selection
/// while it is open, and changes nothing.
class OddsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit OddsDialog(Session& session, QWidget* parent = nullptr);

  void setTarget(std::optional<hex::HexKey> hex);
  std::optional<hex::HexKey> target() const { return target_; }

 private:
  QWidget* makeTable(QTableWidget& table, const QString& name, const QStringList& headings);
  void arrange();
  void connectAll();
  void takeTypedTarget();
  void refresh();
  void refreshTrack();
  void showAttackers();
  void takeTick(int row, int column);
  void reckon();
  void showStrengths(const rules::Attack& attack, const rules::Odds& odds);
  void showColumn(const rules::Odds& odds);
  void showShifts(const rules::Odds& odds);
  void showResults(const rules::Attack& attack, const rules::Odds& odds);
  std::vector<rules::DispersalChance> dispersedAfter(const std::vector<const rules::Fighter*>& side, int retreat) const;
  void showNothing(const QString& why);
  rules::AttackChoice choice() const;
  QString nameOf(Id<model::Placement> counter) const;

  Session& session_;
  std::optional<hex::HexKey> target_;
  std::vector<Id<model::Placement>> attackers_;  ///< a row of the table each
  std::vector<Id<model::Placement>> defenders_;
  std::set<Id<model::Placement>> leftOut_;  ///< not ticked
  std::set<std::pair<Id<model::Placement>, std::string>> spending_;
  std::vector<std::string> stocks_;  ///< a column each, behind the others
  QLineEdit* hex_;
  QLabel* defence_;
  QTableWidget* table_;
  QLabel* trackLabel_;
  QComboBox* track_;
  QLabel* column_;
  QLabel* missing_;
  QTableWidget* shifts_;
  QTableWidget* results_;
};

}  // namespace redoubt::editor
