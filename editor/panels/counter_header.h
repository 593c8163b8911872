#pragma once

#include <QColor>
#include <QLabel>
#include <QWidget>
#include <utility>
#include <vector>

#include "editor/panels/facing_rose.h"
#include "editor/render/counters/counter_painter.h"

namespace redoubt::editor {

/// Names with their colours, one per line.
class ColourLines : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  void setLines(std::vector<std::pair<QColor, QString>> lines);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<std::pair<QColor, QString>> lines_;
};

/// Draws counters on top of each other, the first one uppermost.
class CounterPicture : public QWidget {
  Q_OBJECT

 public:
  explicit CounterPicture(QWidget* parent = nullptr);
  void setFaces(std::vector<render::CounterFace> faces);
  void setStyle(const render::CounterStyle& style);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<render::CounterFace> faces_;
  render::CounterStyle style_;
};

/// The head of the inspector for counters: picture, name, kind, commands, place and the facing rose.
class CounterHeader : public QWidget {
  Q_OBJECT

 public:
  explicit CounterHeader(QWidget* parent = nullptr);

  CounterPicture& picture() { return *picture_; }
  /// Wrapped into as many lines as needed, like kind() and place().
  QLabel& name() { return *name_; }
  QLabel& kind() { return *kind_; }
  ColourLines& commands() { return *commands_; }
  QLabel& place() { return *place_; }
  FacingRose& rose() { return *rose_; }

 private:
  CounterPicture* picture_;
  QLabel* name_;
  QLabel* kind_;
  ColourLines* commands_;
  QLabel* place_;
  FacingRose* rose_;
};

}  // namespace redoubt::editor
