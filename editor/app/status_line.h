#pragma once

#include <QLabel>
#include <QStatusBar>
#include <vector>

#include "editor/app/problem_counts.h"
#include "editor/canvas/map_canvas.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The status bar: hex number, its contents and the action of a click; layout, zoom, problems, and whether everything
/// is saved.
class StatusLine : public QObject {
  Q_OBJECT

 public:
  StatusLine(Session& session, MapCanvas& canvas, QStatusBar& bar);

  /// Why the battle can't be changed; empty if it can.
  void setReadOnlyReason(const QString& reason);
  /// The signs and numbers of the problems, to be clicked.
  ProblemCounts& problems() { return *problems_; }

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showHex();
  void showBattle();
  void showProblems();

  Session& session_;
  MapCanvas& canvas_;
  QLabel* number_;
  QLabel* content_;
  QLabel* layout_;
  QLabel* zoom_;
  ProblemCounts* problems_;
  QLabel* saved_;
  std::vector<QWidget*> lines_;  ///< between the parts
  QString readOnlyReason_;
  bool refused_ = false;  ///< the last edit could not be written
};

}  // namespace redoubt::editor
