#pragma once

#include <QAbstractScrollArea>
#include <QPixmap>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "editor/artwork/paper_files.h"

namespace redoubt::editor {

/// The pages of a print as they come out of the printer, side by side as far as there is room. They are painted while the
/// program is idle, those that are seen first; the keys + and -, and Ctrl with the wheel, change how large they are.
class PaperPreview : public QAbstractScrollArea {
  Q_OBJECT

 public:
  explicit PaperPreview(QWidget* parent = nullptr);

  /// Keeps the place that is seen, as far as there is one.
  void show(PaperPages pages);
  void clear();
  /// What is told of a place of a page, in millimetres; empty: nothing.
  void setHints(std::function<QString(std::size_t page, QPointF place)> hints) { hints_ = std::move(hints); }
  /// Brings a page into view.
  void seek(std::size_t page);
  std::size_t count() const { return pages_ ? pages_->pages.size() : 0; }
  /// The pages that have been painted at the present size.
  std::size_t painted() const { return pictures_.size(); }
  /// How large pages are: 1 is their true size.
  double zoom() const;
  /// Larger or smaller by steps, about the middle of what is seen.
  void zoomBy(int steps);
  /// As large as two pages have room side by side; one alone as wide as there is room.
  void fit();
  QSize sizeHint() const override { return {560, 520}; }

 signals:
  void zoomChanged();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int x, int y) override;
  void timerEvent(QTimerEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool viewportEvent(QEvent* event) override;

 private:
  void arrange();
  void begin();
  /// In the viewport.
  QRectF placeOf(std::size_t page) const;
  std::optional<std::size_t> nextToPaint() const;
  void zoomAbout(QPointF middle, double factor);
  double pixelsPerMm() const;

  std::optional<PaperPages> pages_;
  std::vector<QRectF> places_;  // of the pages, in pixels of the whole
  std::map<std::size_t, QPixmap> pictures_;
  std::function<QString(std::size_t, QPointF)> hints_;
  std::optional<double> chosenScale_;
  double scale_ = 1;
  int timer_ = 0;
};

}  // namespace redoubt::editor
