#pragma once

#include <QStackedWidget>
#include <QWidget>

#include "editor/session/session.h"

namespace redoubt::editor {

class BattlePage;
class CounterPage;
class HexPage;

/// The properties of what is selected: counters, else a hex, else the battle. It changes what may be changed, through
/// the session like everything else.
class InspectorPanel : public QWidget {
  Q_OBJECT

 public:
  explicit InspectorPanel(Session& session, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {368, 480}; }

 signals:
  /// A problem listed here was clicked: the problems panel may show its row.
  void findingChosen(const redoubt::check::Finding& finding);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  /// Shows the page of the selection, renewed.
  void reflect();
  void afterChange(const model::Changes& changes);

  Session& session_;
  QStackedWidget* pages_;
  BattlePage* battle_;
  HexPage* hex_;
  CounterPage* counter_;
  bool battleIsStale_ = false;
};

}  // namespace redoubt::editor
