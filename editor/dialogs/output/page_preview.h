#pragma once

#include <QPixmap>
#include <QWidget>
#include <optional>
#include <vector>

#include "editor/render/output/page_plan.h"

namespace redoubt::editor {

/// Shows the sheets of a plan as they will be, side by side as they are glued. They are painted one after another while
/// nothing else is to be done.
class PagePreview : public QWidget {
  Q_OBJECT

 public:
  explicit PagePreview(QWidget* parent = nullptr);

  void show(const render::MapDrawing& drawing, const render::PagePlan& plan);
  void clear();
  /// How many sheets have been painted.
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
