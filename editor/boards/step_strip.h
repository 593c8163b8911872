#pragma once

#include <QListWidget>
#include <vector>

#include "editor/boards/step_tiles.h"

namespace redoubt::editor {

/// A row of tiles, one for each step of a unit, wrapped into as many lines as its width needs and as high as these.
class StepStrip : public QListWidget {
  Q_OBJECT

 public:
  explicit StepStrip(const QString& name, int counter, QWidget* parent = nullptr);

  void setTiles(const std::vector<StepTile>& tiles);
  const std::vector<StepTile>& tiles() const { return tiles_; }
  void setStyle(const render::CounterStyle& style);
  const render::CounterStyle& counterStyle() const { return style_; }
  int counter() const { return counter_; }
  /// What a click or Enter does, for the tooltips; empty: nothing.
  void setChoosing(const QString& what);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// A click or Enter on a step.
  void chosen(int ordinal);
  /// A double click or F2: its figures should be typed.
  void typeWanted(int ordinal);
  /// The keyboard or the mouse moved to a step.
  void reached(int ordinal);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fit();

  std::vector<StepTile> tiles_;
  render::CounterStyle style_;
  int counter_;
  QString what_;
};

}  // namespace redoubt::editor
