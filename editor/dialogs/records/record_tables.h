#pragma once

#include <QTreeWidget>

#include "core/model/any_row.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The tables of a battle file, by topic, with the number of rows of each. Tables without a group are in the last one.
class RecordTables : public QTreeWidget {
  Q_OBJECT

 public:
  explicit RecordTables(Session& session, QWidget* parent = nullptr);

  void choose(const model::TableInfo& table);
  /// Null before one is chosen.
  const model::TableInfo* chosen() const;
  void showCounts();

 signals:
  void tableChosen(const redoubt::model::TableInfo& table);

 private:
  QTreeWidgetItem* itemOf(const model::TableInfo& table) const;

  Session& session_;
};

}  // namespace redoubt::editor
