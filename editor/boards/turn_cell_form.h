#pragma once

#include <QWidget>
#include <optional>

#include "core/rules/turns/grid_edit.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

/// All of one cell of the schedule's grid: what it says and what is wrong with it, the entry by which a leader comes
/// with its trigger, turn and fallback, the odds of its dice, when a leader that is not available is released, and the
/// return points of an army.
class TurnCellForm : public QWidget {
  Q_OBJECT

 public:
  explicit TurnCellForm(Session& session, QWidget* parent = nullptr);

  /// A copy of the row and the cell; `turns` are those that are selected.
  void show(std::optional<Id<model::Scenario>> scenario, const rules::GridRow* row, const rules::TurnCell* cell,
            rules::TurnRange turns, const QStringList& faults);

 signals:
  void entryWanted(redoubt::Id<redoubt::model::Entry> entry);
  void lineWanted(redoubt::Id<redoubt::model::PoolLine> line);

 private:
  void arrange();
  void fillEntries();
  void showEntry();
  void showReturns();
  void light();
  void takeEntry(int index);
  void changeEntry(const std::function<void(model::Entry&)>& change);
  void takeNote();
  void takeRelease();
  const model::Entry* entry() const;
  const model::PoolLine* line() const;
  void apply(const model::Edit& edit);

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  std::optional<rules::GridRow> row_;
  std::optional<rules::TurnCell> cell_;
  rules::TurnRange turns_;
  QLabel* heading_;
  QLabel* words_;
  QLabel* faults_;
  QLabel* entryLabel_;
  QComboBox* entries_;
  QLabel* triggerLabel_;
  QComboBox* trigger_;
  QLabel* turnLabel_;
  QSpinBox* turn_;
  QLabel* fallbackLabel_;
  QComboBox* fallback_;
  QLabel* hexes_;
  QLabel* releaseLabel_;
  QLineEdit* release_;
  QLabel* noteLabel_;
  QLineEdit* note_;
  QPushButton* more_;
};

}  // namespace redoubt::editor
