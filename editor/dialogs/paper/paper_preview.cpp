#include "editor/dialogs/paper/paper_preview.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace redoubt::editor {
namespace {

constexpr double kBetweenPages = 14;  // pixels between pages
constexpr double kLeastPageScale = 0.4;
constexpr double kMostPageScale = 12;

}  // namespace

PaperPreview::PaperPreview(QWidget* parent) : QAbstractScrollArea(parent) {
  setObjectName(QStringLiteral("paperPreview"));
  setAccessibleName(tr("Preview of the pages"));
  setFocusPolicy(Qt::StrongFocus);
  viewport()->setMouseTracking(true);
}

void PaperPreview::show(PaperPages pages) {
  pages_ = std::move(pages);
  setAccessibleDescription(tr("%n page(s)", "", static_cast<int>(pages_->pages.size())));
  arrange();
}

void PaperPreview::clear() {
  pages_.reset();
  arrange();
}

double PaperPreview::pixelsPerMm() const {
  constexpr double kMmOfInch = 25.4;
  return logicalDpiX() / kMmOfInch;
}

double PaperPreview::zoom() const {
  return scale_ / pixelsPerMm();
}

void PaperPreview::zoomBy(int steps) {
  zoomAbout(QPointF(viewport()->width(), viewport()->height()) / 2, std::pow(1.2, steps));
}

void PaperPreview::fit() {
  chosenScale_.reset();
  arrange();
}

void PaperPreview::zoomAbout(QPointF middle, double factor) {
  const double before = scale_;
  const QPointF at = middle + QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
  chosenScale_ = std::clamp(scale_ * factor, kLeastPageScale, kMostPageScale);
  arrange();
  const QPointF now = at * (scale_ / before) - middle;
  horizontalScrollBar()->setValue(qRound(now.x()));
  verticalScrollBar()->setValue(qRound(now.y()));
}

void PaperPreview::arrange() {
  places_.clear();
  pictures_.clear();
  double widest = 0;
  for (const auto& page : pages_ ? pages_->pages : std::vector<PaperPages::Page>()) {
    widest = std::max(widest, page.size.width());
  }
  const double room = viewport()->width();
  const bool isAlone = count() == 1;
  const double fitting = widest > 0 ? (room - (isAlone ? 2 : 3) * kBetweenPages) / ((isAlone ? 1 : 2) * widest) : 1;
  scale_ = chosenScale_.value_or(std::clamp(fitting, kLeastPageScale, kMostPageScale));
  const int columns = std::max(1, static_cast<int>((room - kBetweenPages) / (widest * scale_ + kBetweenPages)));
  double y = kBetweenPages;
  double width = 0;
  for (std::size_t page = 0; page < count(); page += static_cast<std::size_t>(columns)) {
    double x = kBetweenPages;
    double height = 0;
    for (std::size_t i = page; i < std::min(count(), page + static_cast<std::size_t>(columns)); ++i) {
      const QSizeF size = pages_->pages[i].size * scale_;
      places_.emplace_back(QPointF(x, y), size);
      x += size.width() + kBetweenPages;
      height = std::max(height, size.height());
    }
    width = std::max(width, x);
    y += height + kBetweenPages;
  }
  // Less than a row stands in the middle.
  const double left = std::max(0.0, (room - width) / 2);
  for (QRectF& place : places_) place.translate(left, 0);
  horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(width - room))));
  horizontalScrollBar()->setPageStep(viewport()->width());
  verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(y - viewport()->height()))));
  verticalScrollBar()->setPageStep(viewport()->height());
  verticalScrollBar()->setSingleStep(40);
  begin();
  viewport()->update();
  emit zoomChanged();
}

void PaperPreview::begin() {
  if (timer_ == 0 && nextToPaint()) timer_ = startTimer(0);
}

void PaperPreview::seek(std::size_t page) {
  if (page >= places_.size()) return;
  verticalScrollBar()->setValue(qRound(places_[page].top() - kBetweenPages));
  horizontalScrollBar()->setValue(qRound(places_[page].left() - kBetweenPages));
}

QRectF PaperPreview::placeOf(std::size_t page) const {
  return places_[page].translated(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
}

// One that is seen; none beyond these, for pages may be many and large.
std::optional<std::size_t> PaperPreview::nextToPaint() const {
  const QRectF seen(viewport()->rect());
  for (std::size_t page = 0; page < places_.size(); ++page) {
    if (!pictures_.contains(page) && placeOf(page).intersects(seen)) return page;
  }
  return std::nullopt;
}

void PaperPreview::timerEvent(QTimerEvent*) {
  const auto page = nextToPaint();
  if (!page) {
    killTimer(timer_);
    timer_ = 0;
    return;
  }
  constexpr std::size_t kMostPictures = 40;
  if (pictures_.size() >= kMostPictures) pictures_.clear();
  const double ratio = devicePixelRatioF();
  QPixmap picture((places_[*page].size() * ratio).toSize().expandedTo(QSize(1, 1)));
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  painter.scale(scale_, scale_);
  pages_->paint(painter, *page, {});
  painter.end();
  pictures_.insert_or_assign(*page, picture);
  viewport()->update(placeOf(*page).toAlignedRect());
}

void PaperPreview::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  painter.fillRect(viewport()->rect(), palette().color(QPalette::Mid).darker(112));
  const QRectF seen(viewport()->rect());
  for (std::size_t page = 0; page < places_.size(); ++page) {
    const QRectF place = placeOf(page);
    if (!place.intersects(seen)) continue;
    painter.fillRect(place.translated(2, 3), QColor(0, 0, 0, 60));
    painter.fillRect(place, Qt::white);
    const auto picture = pictures_.find(page);
    if (picture != pictures_.end()) painter.drawPixmap(place.topLeft(), picture->second);
  }
}

void PaperPreview::resizeEvent(QResizeEvent*) {
  arrange();
}

void PaperPreview::scrollContentsBy(int, int) {
  viewport()->update();
  begin();
}

void PaperPreview::wheelEvent(QWheelEvent* event) {
  if (!(event->modifiers() & Qt::ControlModifier)) return QAbstractScrollArea::wheelEvent(event);
  zoomAbout(event->position(), std::pow(1.2, event->angleDelta().y() / 120.0));
  event->accept();
}

void PaperPreview::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomBy(1);
    case Qt::Key_Minus: return zoomBy(-1);
    case Qt::Key_0: return fit();
    default: QAbstractScrollArea::keyPressEvent(event);
  }
}

bool PaperPreview::viewportEvent(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !hints_) return QAbstractScrollArea::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  for (std::size_t page = 0; page < places_.size(); ++page) {
    const QRectF place = placeOf(page);
    if (!place.contains(help->pos())) continue;
    const QString text = hints_(page, (help->pos() - place.topLeft()) / scale_);
    text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), text, this);
    return true;
  }
  QToolTip::hideText();
  return true;
}

}  // namespace redoubt::editor
