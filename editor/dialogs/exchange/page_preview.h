#pragma once

#include <QPixmap>
#include <QWidget>
#include <optional>
#include <vector>

#include "editor/render/output/page_plan.h"

namespace redoubt::editor {

/// A preview of the sheets of a plan, side by side as they are glued. They are painted one after another while the
/// program is idle.
class PagePreview : public QWidget {
  Q_OBJECT

 public:
  explicit PagePreview(QWidget* parent = nullptr);

  void show(const render::MapDrawing& drawing, const render::PagePlan& plan);
  void clear();
  /// The number of sheets that have been painted.
  int paintedPages() const { return static_cast<int>(pages_.size()); }
  QSize sizeHint() const override { return {520, 480}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  QRectF placeOf(int page) const;
  void begin();

  std::optional<render::MapDrawing> drawing_;
  std::optional<render::PagePlan> plan_;
  std::vector<QPixmap> pages_;  // those painted so far
  int timer_ = 0;
};

}  // namespace redoubt::editor
