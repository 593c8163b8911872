#pragma once

#include <QStackedWidget>
#include <QWidget>

#include "editor/session/session.h"

namespace redoubt::editor {

class AreaPage;
class BattlePage;
class CounterPage;
class HexPage;
class SidePage;

/// The properties of the selection: counters, otherwise a hexside, otherwise an area of many hexes, otherwise a hex,
/// otherwise the battle. All changes go through the session.
class InspectorPanel : public QWidget {
  Q_OBJECT

 public:
  explicit InspectorPanel(Session& session, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {368, 480}; }

  /// Shows the battle as a whole, from this question on, until something is selected.
  void showQuestion(Id<model::Question> question);

 signals:
  /// A problem listed here was clicked: the problems panel can show its row.
  void findingChosen(const redoubt::check::Finding& finding);
  /// The battle page is shown because a part of it was requested.
  void revealed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  /// Updates and shows the page of the selection.
  void reflect();
  void afterChange(const model::Changes& changes);
  void followSelection();
  void followArea();
  bool hasArea() const { return session_.hand().area().size() > 1; }
  /// Shows the area, or the single hex although an area is selected.
  void prefer(bool area);
  void turnTo(int page);
  /// Shows the battle as a whole, from a part of it on, until something is selected.
  void showBattle(BattlePart part);
  void scrollBattleTo(int top);

  Session& session_;
  QStackedWidget* pages_;
  BattlePage* battle_;
  HexPage* hex_;
  SidePage* side_;
  AreaPage* area_;
  CounterPage* counter_;
  bool battleIsStale_ = false;
  bool areaIsStale_ = false;
  bool prefersArea_ = true;     ///< over the single selected hex
  bool prefersBattle_ = false;  ///< over any selection
};

}  // namespace redoubt::editor
