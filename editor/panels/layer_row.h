#pragma once

#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QWidget>

#include "editor/session/map_layers.h"

namespace redoubt::editor {

/// One layer in the list of layers. Its buttons and its slider change the layers themselves; only the row takes the
/// keyboard's focus.
class LayerRow : public QWidget {
  Q_OBJECT

 public:
  LayerRow(MapLayers& layers, MapLayer layer, QWidget* parent = nullptr);

  MapLayer layer() const { return layer_; }
  QToolButton& eye() { return *eye_; }
  /// Marks the row that has the focus, or gets it when the list does.
  void setCurrent(bool isCurrent);
  /// Shows the state of the layer.
  void reflect();

  void toggleVisible();
  /// Does nothing if the layer can't be edited.
  void toggleLocked();
  /// Makes the layer stronger by a number of tenths, or weaker if negative.
  void strengthen(int tenths);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QToolButton* makeButton(const char* part);
  QSlider* makeSlider();
  QLabel* makePercent();
  void setStrength(int percent);
  int strength() const;
  /// Shows lock and slider if they are not in their default state or about to be used.
  void reflectControls();

  MapLayers& layers_;
  const MapLayer layer_;
  QToolButton* eye_;
  QToolButton* lock_;
  QSlider* slider_;
  QLabel* percent_;
  bool isCurrent_ = false;
};

}  // namespace redoubt::editor
