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
  /// The keyboard is here, or will be when it comes to the list.
  void setCurrent(bool isCurrent);
  /// Shows how the layer stands.
  void reflect();

  void toggleVisible();
  /// Nothing happens where nothing can be edited.
  void toggleLocked();
  /// Stronger by so many tenths; weaker, if negative.
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
  /// Shows lock and slider where they say something or are about to be used.
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
