#pragma once

#include <QTableView>

#include "core/rules/turns/grid_edit.h"
#include "editor/boards/grid_model.h"

namespace redoubt::editor {

/// The grid on the screen: signs as rulebooks print them, painted and dragged with the brush in hand, and typed. What a
/// person does is only reported.
class GridView : public QTableView {
  Q_OBJECT

 public:
  explicit GridView(const Session& session, QWidget* parent = nullptr);

  GridModel& grid() { return *model_; }
  /// What a stroke paints; nothing: a stroke selects.
  void setBrush(std::optional<rules::GridPaint::What> brush);
  /// The turns of the selected cells in the current row; those of the current cell without a selection.
  rules::TurnRange selectedTurns() const;
  /// The rows with selected cells.
  std::vector<int> selectedRows() const;
  /// The height at which all rows are seen.
  int wholeHeight() const;
  /// The width at which all turns are seen.
  int wholeWidth() const;

 signals:
  /// One stroke in one row, or a key for what is selected. `isOn` is false where the first cell had it already.
  void painted(const std::vector<int>& rows, redoubt::rules::TurnRange turns, redoubt::rules::GridPaint::What what,
               bool isOn);
  void menuWanted(QPoint global);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitColumns();
  bool has(const QModelIndex& index, rules::GridPaint::What what) const;
  void paintSelected(rules::GridPaint::What what);
  void strokeTo(int column);

  GridModel* model_;
  std::optional<rules::GridPaint::What> brush_;
  QModelIndex strokeFrom_;
  int strokeColumn_ = -1;
};

/// Draws the sign of a cell, as in the grid and in its legend.
void paintGridSign(QPainter& painter, const QRectF& rect, const rules::TurnCell& cell);

}  // namespace redoubt::editor
