#pragma once

#include <QWidget>

#include "editor/render/counters/counter_face.h"
#include "editor/render/counters/counter_style.h"

namespace redoubt::editor {

/// A counter's both sides as they are seen on the screen at 20, 40 and 60 pixels, and in print at its true size.
class CounterPreviews : public QWidget {
  Q_OBJECT

 public:
  explicit CounterPreviews(QWidget* parent = nullptr);

  void show(const render::CounterFace& front, const render::CounterFace& back, const render::CounterStyle& style);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double printed() const;

  render::CounterFace front_;
  render::CounterFace back_;
  render::CounterStyle style_;
};

}  // namespace redoubt::editor
