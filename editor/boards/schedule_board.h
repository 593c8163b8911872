#pragma once

#include <QWidget>
#include <optional>

#include "editor/boards/grid_view.h"

class QActionGroup;
class QLabel;
class QScrollArea;
class QToolButton;

namespace redoubt::editor {

class ElidedLabel;
class TurnCellForm;

/// The schedule of a scenario as a grid of turns by armies, leaders and chits, with the brushes to paint it, all of the
/// chosen cell beside it, and below it what victory can bring. The same in its dock and in Tracks and schedule.
class ScheduleBoard : public QWidget {
  Q_OBJECT

 public:
  explicit ScheduleBoard(Session& session, QWidget* parent = nullptr);

  /// Without a scenario of its own it follows the shown variant.
  void setScenario(std::optional<Id<model::Scenario>> scenario);
  void followShown();
  /// Shows a line or a turn, as a finding asks for it.
  void choose(Id<model::PoolLine> line);
  void chooseTurn(int turn);
  GridView& view() { return *view_; }
  void setBrush(std::optional<rules::GridPaint::What> brush);
  void takeKeyboard() { view_->setFocus(); }

 signals:
  void entryWanted(redoubt::Id<redoubt::model::Entry> entry);
  void lineWanted(redoubt::Id<redoubt::model::PoolLine> line);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeBar();
  void connectSession();
  void refresh();
  void showCell();
  void showBounds();
  void shareRoom();
  std::optional<Id<model::Variant>> variant() const;
  std::optional<Id<model::Entry>> entryFor(Id<model::Leader> leader, int turn) const;
  void paint(const std::vector<int>& rows, rules::TurnRange turns, rules::GridPaint::What what, bool isOn);
  void setChoices(const QModelIndex& index, const std::vector<rules::GridChoice>& choices);
  void showMenu(QPoint global);
  void makeAvailableFrom();
  QString rowsWords(const std::vector<int>& rows) const;
  void apply(const model::Edit& edit);

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  GridView* view_;
  TurnCellForm* form_;
  QScrollArea* scroll_;
  QLabel* empty_;
  ElidedLabel* bounds_;
  QToolButton* details_;
  std::optional<bool> wantsDetails_;  ///< nothing: where there is room beside all turns
  QActionGroup* brushes_;
  bool isStale_ = true;
};

}  // namespace redoubt::editor
