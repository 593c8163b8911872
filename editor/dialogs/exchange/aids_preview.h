#pragma once

#include <QPixmap>
#include <QWidget>
#include <memory>
#include <vector>

#include "editor/aids/aids_output.h"

namespace redoubt::editor {

/// The pages of sheets for players, below each other, in a scroll area. They are painted one after another while the
/// program is idle, those in sight first.
class AidsPreview : public QWidget {
  Q_OBJECT

 public:
  explicit AidsPreview(QWidget* parent = nullptr);

  void show(std::shared_ptr<DrawnAids> aids);
  void clear();
  /// Pages that have been painted.
  int paintedPages() const;

  /// How large pages are: 1 is their true size.
  double zoom() const { return zoom_; }
  /// Larger or smaller by steps; from then on the width of the window doesn't matter.
  void zoomBy(int steps);
  /// As wide as the window is.
  void fitWidth();

 signals:
  void zoomChanged();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRect placeOf(int page) const;
  double dotsPerMm() const;
  void setZoom(double zoom);
  void lay();
  int nextPage() const;

  std::shared_ptr<DrawnAids> aids_;
  std::vector<QPixmap> pages_;
  double zoom_ = 1;
  bool isFitted_ = true;
  int timer_ = 0;
};

}  // namespace redoubt::editor
