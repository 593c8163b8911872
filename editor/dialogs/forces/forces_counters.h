#pragma once

#include <QWidget>

#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace redoubt::editor {

class CountersModel;

/// The page of the physical counters: numbers and copies as printed and as corrected, chits, leaders' map counters,
/// markers, and what of the box is not accounted for.
class ForcesCounters : public QWidget {
  Q_OBJECT

 public:
  explicit ForcesCounters(Session& session, QWidget* parent = nullptr);

  void refresh();
  void setFilter(const QString& text);

 private:
  void tell(const QString& fault);
  void addMarker();
  void removeChosen();

  Session& session_;
  CountersModel* model_;
  QTableView* table_;
  QComboBox* roles_;
  QLabel* box_;
  QPushButton* add_;
  QPushButton* remove_;
  QLabel* faults_;
  QString filter_;
};

}  // namespace redoubt::editor
