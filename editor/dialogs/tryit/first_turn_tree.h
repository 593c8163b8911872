#pragma once

#include <QTreeWidget>
#include <memory>
#include <set>
#include <vector>

#include "editor/dialogs/tryit/first_turn_job.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The report on the opening of a turn as a tree: its parts, below them the armies, then the lines with what they sum
/// up. Lines are told apart by signs, not by colour alone.
class FirstTurnTree : public QTreeWidget {
  Q_OBJECT

 public:
  explicit FirstTurnTree(const Session& session, QWidget* parent = nullptr);

  /// What is open and current stays so, as far as it is still there.
  void show(std::shared_ptr<const FirstTurnReading> reading);
  /// Only the lines of an army, and with a text; empty: all.
  void setFilter(const std::string& army, const QString& text);
  const FirstTurnReading* reading() const { return reading_.get(); }
  /// The line that is current; null for a part or an army.
  const ask::OpeningRow* current() const { return rowOf(currentItem()); }
  /// The line that is current, or all lines below the current part or army.
  std::vector<const ask::OpeningRow*> chosen() const;
  /// The current lines, or those of the current part or army that are shown, as text.
  QString chosenText() const;
  /// How many lines are shown, without what they sum up.
  int shownRows() const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  QTreeWidgetItem* addRow(QTreeWidgetItem& parent, const ask::OpeningRow& row, const QString& place);
  QTreeWidgetItem& armyItem(QTreeWidgetItem& part, const ask::OpeningRow& row);
  bool isWanted(const ask::OpeningRow& row) const;
  const ask::OpeningRow* rowOf(const QTreeWidgetItem* item) const;
  void remember();

  const Session& session_;
  std::shared_ptr<const FirstTurnReading> reading_;
  std::vector<const ask::OpeningRow*> rows_;  ///< of the items, by the number that they have
  std::string army_;
  QString text_;
  std::set<QString> closed_;  ///< parts and armies that were closed, by their places
  std::set<QString> opened_;  ///< lines that were opened
  QString currentPlace_;
};

}  // namespace redoubt::editor
