#pragma once

#include <QWidget>
#include <optional>

#include "core/scan/registration.h"
#include "editor/dialogs/scan/scan_levels.h"

namespace redoubt::editor {

/// A scan alone, zoomed by the wheel at the pointer and by + and -, shown whole by 0. Views of what lies in a scan
/// derive from it.
class ZoomedPicture : public QWidget {
  Q_OBJECT

 public:
  explicit ZoomedPicture(QWidget* parent = nullptr);

  /// What is shown while there is no picture.
  void setMessage(const QString& message);
  virtual void setPicture(ScanLevels levels);
  bool hasPicture() const { return !levels_.isEmpty(); }
  const ScanLevels& levels() const { return levels_; }

  void fit();
  void zoomBy(double factor, QPointF fixed);
  /// Scrolls a place of the picture into the middle.
  void show(redoubt::scan::Pixel at);
  using QWidget::show;
  QPointF toWidget(redoubt::scan::Pixel pixel) const;
  redoubt::scan::Pixel toPixel(QPointF point) const;
  double scale() const { return scale_; }

  QSize sizeHint() const override { return {640, 560}; }
  QSize minimumSizeHint() const override { return {220, 180}; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  /// Whether it was one of the keys that zoom.
  bool zoomByKey(int key);
  /// The picture, or the message; answers whether there is a picture.
  bool paintPicture(QPainter& painter) const;
  void paintFocus(QPainter& painter) const;
  bool isInPicture(redoubt::scan::Pixel pixel) const;
  /// Dragging moves the picture from where it was at startPanning().
  void startPanning();
  void pan(QPointF by);
  /// The picture lies elsewhere in the window.
  virtual void placeChanged() {}

 private:
  void keepInSight();

  ScanLevels levels_;
  QString message_;
  double scale_ = 1;  ///< widget pixels for each of the picture
  QPointF origin_;    ///< the picture's corner in the widget
  QPointF originAtPress_;
  bool isFitted_ = true;
};

}  // namespace redoubt::editor
