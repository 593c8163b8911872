#include "editor/dialogs/exchange/page_preview.h"

#include <QPainter>
#include <QTimerEvent>
#include <algorithm>
#include <cmath>

#include "editor/render/output/page_painter.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kGap = 10;      // pixels between sheets
constexpr int kMostShown = 200;  // sheets

}  // namespace

PagePreview::PagePreview(QWidget* parent) : QWidget(parent) {
  setMinimumSize(280, 240);
  setObjectName(QStringLiteral("picture.preview"));
  setAccessibleName(tr("The sheets as they will be"));
}

void PagePreview::show(const render::MapDrawing& drawing, const render::PagePlan& plan) {
  drawing_.emplace(drawing);
  plan_.emplace(plan);
  begin();
}

void PagePreview::clear() {
  drawing_.reset();
  plan_.reset();
  begin();
}

void PagePreview::begin() {
  pages_.clear();
  if (timer_ != 0) killTimer(timer_);
  timer_ = plan_ ? startTimer(0) : 0;
  update();
}

QRectF PagePreview::placeOf(int page) const {
  const QSizeF sheet = plan_->page();
  const double scale =
      std::max(0.01, std::min((width() - kGap * (plan_->columns() + 1)) / (sheet.width() * plan_->columns()),
                              (height() - kGap * (plan_->rows() + 1)) / (sheet.height() * plan_->rows())));
  const QSizeF shown = sheet * scale;
  const double left = (width() - plan_->columns() * (shown.width() + kGap) + kGap) / 2;
  const double top = (height() - plan_->rows() * (shown.height() + kGap) + kGap) / 2;
  return {QPointF(left + (page % plan_->columns()) * (shown.width() + kGap),
                  top + (page / plan_->columns()) * (shown.height() + kGap)),
          shown};
}

void PagePreview::timerEvent(QTimerEvent* event) {
  if (event->timerId() != timer_) return QWidget::timerEvent(event);
  const int page = paintedPages();
  if (!plan_ || page >= std::min(plan_->count(), kMostShown)) {
    killTimer(timer_);
    timer_ = 0;
    return;
  }
  const QRectF place = placeOf(page);
  const double ratio = devicePixelRatioF();
  QPixmap sheet((place.size() * ratio).toSize().expandedTo({1, 1}));
  sheet.fill(Qt::white);
  QPainter painter(&sheet);
  const double scale = sheet.width() / plan_->page().width();
  painter.scale(scale, scale);
  render::paintPage(painter, *drawing_, *plan_, page);
  painter.end();
  sheet.setDevicePixelRatio(ratio);
  pages_.push_back(sheet);
  update();
}

void PagePreview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), colours().window);
  if (!plan_) return;
  for (int page = 0; page < std::min(plan_->count(), kMostShown); ++page) {
    const QRectF place = placeOf(page);
    painter.fillRect(place, Qt::white);
    if (page < paintedPages()) painter.drawPixmap(place.topLeft(), pages_[static_cast<std::size_t>(page)]);
    painter.setPen(colours().line);
    painter.drawRect(place);
  }
}

void PagePreview::resizeEvent(QResizeEvent*) {
  begin();
}

}  // namespace redoubt::editor
