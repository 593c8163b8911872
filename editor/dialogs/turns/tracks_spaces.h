#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "editor/session/session.h"

class QTableWidget;
class QTableWidgetItem;
class QToolButton;
class QLabel;

namespace redoubt::editor {

/// The spaces of a track as a list whose labels and capacities are edited in place, with the buttons that add, remove
/// and move them. Every change is an edit of its own.
class TrackSpaces : public QWidget {
  Q_OBJECT

 public:
  explicit TrackSpaces(Session& session, QWidget* parent = nullptr);

  void show(std::optional<Id<model::Track>> track);
  void choose(int row);
  void setObstacle(const QString& obstacle);

 signals:
  /// These spaces should be removed.
  void removeWanted(const std::vector<redoubt::Id<redoubt::model::Space>>& spaces);

 private:
  QToolButton* addButton(const char* name, const char* sign, const QString& text);
  void arrange();
  void fillRow(int row, const model::Space& space);
  void add();
  void move(int by);
  void take(QTableWidgetItem* item);
  void takeCapacity(const std::vector<Id<model::Space>>& spaces, const QString& text);
  void enable();
  std::vector<Id<model::Space>> chosen() const;
  /// The space of `item`, or all chosen ones if it is one of them.
  std::vector<Id<model::Space>> meant(const QTableWidgetItem& item) const;

  Session& session_;
  std::optional<Id<model::Track>> track_;
  std::vector<Id<model::Space>> spaces_;
  QTableWidget* table_;
  QToolButton* add_;
  QToolButton* remove_;
  QToolButton* up_;
  QToolButton* down_;
  QLabel* fault_;
  QString obstacle_;
  bool isShowing_ = false;
};

}  // namespace redoubt::editor
