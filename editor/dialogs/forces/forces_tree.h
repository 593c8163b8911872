#pragma once

#include <QSet>
#include <QTreeWidget>
#include <optional>
#include <vector>

#include "core/model/forces_edit.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The forces as a tree: players, their armies, the commands of these with their leaders and units. Units can be
/// dragged to another command of their army.
class ForcesTree : public QTreeWidget {
  Q_OBJECT

 public:
  explicit ForcesTree(QWidget* parent = nullptr);

  /// Shows the battle's forces anew; chosen and collapsed rows stay so.
  void show(const Session& session);
  /// Hides rows that don't contain `text`, and have no rows below that do.
  void setFilter(const QString& text);
  /// The chosen rows, each once.
  std::vector<model::ForcePart> chosen() const;
  void choose(const model::ForcePart& part);
  /// The army of the current row.
  std::optional<Id<model::Army>> army() const;
  std::optional<Id<model::Command>> command() const;
  std::optional<Id<model::Player>> player() const;

 signals:
  void chosenChanged();
  /// Without a command the units should be in none.
  void unitsDropped(const std::vector<Id<redoubt::model::Unit>>& units, std::optional<Id<redoubt::model::Command>> to);

 protected:
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QTreeWidgetItem* add(QTreeWidgetItem* parent, const model::ForcePart& part, const QString& name,
                       const QString& detail);
  QTreeWidgetItem* addGroup(QTreeWidgetItem* parent, const QString& name, const QString& detail);
  void addArmy(QTreeWidgetItem* parent, const model::Army& army);
  void addCommand(QTreeWidgetItem* parent, const model::Command& command, const std::vector<const model::Unit*>& units);
  void addLeader(QTreeWidgetItem* parent, const model::Leader& leader);
  void addUnit(QTreeWidgetItem* parent, const model::Unit& unit);
  void mark(QTreeWidgetItem* item, const model::ForcePart& part);
  void keepCollapsed();
  std::vector<Id<model::Unit>> draggedUnits() const;
  /// The row that receives units dropped there; null if they can't be dropped.
  const QTreeWidgetItem* targetAt(const QPoint& at) const;

  const Session* session_ = nullptr;
  QString filter_;
  QSet<QString> collapsed_;
  bool isShowing_ = false;
  bool isFirst_ = true;
};

}  // namespace redoubt::editor
