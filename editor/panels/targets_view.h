#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "editor/abilities/action_facts.h"
#include "editor/abilities/rule_maps.h"
#include "editor/session/session.h"

class QLabel;
class QTableWidget;

namespace redoubt::editor {

/// What a counter on the map, alone or with others, can fire at and attack where it stands, by the actions of the
/// rules: each hex with enemies in reach, and the chances. Hidden in games without actions and for those who have none.
/// It follows what happens a moment later, since it asks about every enemy in reach.
class TargetsView : public QWidget {
  Q_OBJECT

 public:
  static constexpr std::size_t kMostTargets = 24;

  explicit TargetsView(const Session& session, QWidget* parent = nullptr);
  /// Asks about these counters, the first of them first; none hide the view.
  void setCounters(std::vector<Id<model::Placement>> counters);

 signals:
  /// Whether there is something to show.
  void filled(bool isFilled);

 private:
  void fill();
  void fillRow(int row, const Target& target);

  const Session& session_;
  RuleMaps maps_;
  std::vector<Id<model::Placement>> counters_;
  QTimer later_;
  QLabel* none_;
  QTableWidget* table_;
};

}  // namespace redoubt::editor
