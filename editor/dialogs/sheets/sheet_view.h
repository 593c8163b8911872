#pragma once

#include <optional>
#include <vector>

#include "core/model/counter_sheets.h"
#include "editor/dialogs/scan/zoomed_picture.h"
#include "editor/dialogs/sheets/sheet_handles.h"

namespace redoubt::editor {

/// The picture of one side of a counter sheet, with its grid over it. Either its counters are chosen, by a click or
/// with the arrow keys, or the grid itself is dragged by its handles and moved by the arrow keys, a pixel each time and
/// ten with Shift. Dragging beside the grid moves the picture.
class SheetView : public ZoomedPicture {
  Q_OBJECT

 public:
  enum class Mode { Counters, Grid };
  /// What is said of a place of the shown side.
  struct Cell {
    model::CellPlace place;
    model::SheetCellState state = model::SheetCellState::Open;
    QString text{};        ///< of what it shows
    bool isTyped = false;  ///< something was typed for it and isn't taken yet
  };

  explicit SheetView(QWidget* parent = nullptr);

  void setSheet(std::optional<model::CounterSheet> sheet, model::FaceSide side);
  /// Cells that are not among them are open.
  void setCells(std::vector<Cell> cells);
  void setMode(Mode mode);
  void setReadOnly(bool isReadOnly);
  /// A place of the shown side; brings it into sight.
  void setChosen(std::optional<model::CellPlace> place);
  std::optional<model::CellPlace> chosen() const { return chosen_; }
  /// Its corners on the widget.
  QPolygonF outlineOf(const model::CellPlace& place) const;

 signals:
  void chosenByHand(redoubt::model::CellPlace place);
  /// Enter on a place.
  void entered();
  /// The grid was dragged or moved, and let go.
  void gridChanged(const redoubt::model::CounterSheet& sheet);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  const model::CounterSheet& shown() const { return moving_ ? *moving_ : *sheet_; }
  void paintCells(QPainter& painter) const;
  void paintCell(QPainter& painter, const model::CellPlace& place, const Cell* cell) const;
  void paintHandles(QPainter& painter) const;
  const Cell* cellOf(const model::CellPlace& place) const;
  std::optional<GridHandle> handleAt(QPointF point) const;
  bool isInGrid(QPointF point) const;
  void showCursor(QPointF point);
  void step(int across, int down);
  void nudge(int across, int down);
  void finishMoving();

  std::optional<model::CounterSheet> sheet_;
  std::optional<model::CounterSheet> moving_;  ///< as it would be if it were let go now
  model::FaceSide side_ = model::FaceSide::Front;
  std::vector<Cell> cells_;
  Mode mode_ = Mode::Counters;
  bool isReadOnly_ = false;
  std::optional<model::CellPlace> chosen_;
  std::optional<QPointF> pressed_;
  std::optional<GridHandle> held_;
  bool isDragging_ = false;
};

}  // namespace redoubt::editor
