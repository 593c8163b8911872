#include "editor/render/output/page_plan.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"

namespace redoubt::render {
namespace {

// The unprinted margin of printers, with room for cutting marks; at the bottom also for the page's name and the ruler.
constexpr double kMargin = 8;
constexpr double kFoot = 16;
// The least part of the drawing on a page, in each direction.
constexpr double kLeastShown = 20;

QSizeF roomOn(QSizeF paper) {
  return {paper.width() - 2 * kMargin, paper.height() - kMargin - kFoot};
}

// The number of pieces of `room` with `overlap` that cover `length`.
int piecesOf(double length, double room, double overlap) {
  constexpr double kSlack = 1e-6;
  return std::max(1, static_cast<int>(std::min(1e6, std::ceil((length - overlap) / (room - overlap) - kSlack))));
}

double pagesFor(QSizeF whole, QSizeF paper, double overlap) {
  const QSizeF room = roomOn(paper);
  if (room.width() - overlap < kLeastShown || room.height() - overlap < kLeastShown) return 1e12;
  return static_cast<double>(piecesOf(whole.width(), room.width(), overlap)) *
         piecesOf(whole.height(), room.height(), overlap);
}

// The scale at which a drawing fits; larger is better.
double shareOn(QSizeF whole, QSizeF paper) {
  const QSizeF room = roomOn(paper);
  return std::min(room.width() / whole.width(), room.height() / whole.height());
}

QSizeF turned(QSizeF whole, const PaperOptions& options) {
  const QSizeF upright(options.paper->width, options.paper->height);
  const QSizeF lying = upright.transposed();
  switch (options.turn) {
    case PaperTurn::Upright: return upright;
    case PaperTurn::Lying: return lying;
    case PaperTurn::Fewest: break;
  }
  if (options.fits) return shareOn(whole, lying) > shareOn(whole, upright) ? lying : upright;
  return pagesFor(whole, lying, options.overlap) < pagesFor(whole, upright, options.overlap) ? lying : upright;
}

}  // namespace

PagePlan::PagePlan(const MapDrawing& drawing, const PaperOptions& options) : hexWidth_(drawing.hexWidthMm()) {
  const hex::Bounds& part = drawing.part();
  whole_ = QSizeF(part.width(), part.height()) * hexWidth_;
  if (!options.paper) {
    lieOnSheet(drawing);
    return;
  }
  if (!(options.overlap >= 0 && options.overlap <= kMostOverlap)) {
    throw Error(ErrorCode::BadInput, "The overlap of sheets is 0 to 50 mm.");
  }
  const QSizeF paper = turned(whole_, options);
  const QSizeF room = roomOn(paper);
  overlap_ = options.overlap;
  if (room.width() - overlap_ < kLeastShown || room.height() - overlap_ < kLeastShown) {
    throw Error(ErrorCode::BadInput, "The paper is too small for a part of a map, its overlap and the margins.");
  }
  options.fits ? fit(paper) : tile(paper);
}

void PagePlan::lieOnSheet(const MapDrawing& drawing) {
  isOwnSheet_ = true;
  page_ = whole_;
  if (drawing.isWhole()) page_ = page_.expandedTo({drawing.paper().width, drawing.paper().height});
  shown_ = whole_;
  corner_ = QPointF(page_.width() - whole_.width(), page_.height() - whole_.height()) / 2;
}

void PagePlan::fit(QSizeF paper) {
  const double share = shareOn(whole_, paper);
  hexWidth_ *= share;
  whole_ *= share;
  page_ = paper;
  shown_ = whole_;
  const QSizeF room = roomOn(paper);
  corner_ = QPointF(kMargin, kMargin) + QPointF(room.width() - whole_.width(), room.height() - whole_.height()) / 2;
}

void PagePlan::tile(QSizeF paper) {
  if (pagesFor(whole_, paper, overlap_) > kMostPages) {
    throw Error(ErrorCode::TooLarge, "The map would need more than 2,000 sheets; choose a larger paper.");
  }
  const QSizeF room = roomOn(paper);
  isTiled_ = true;
  page_ = paper;
  columns_ = piecesOf(whole_.width(), room.width(), overlap_);
  rows_ = piecesOf(whole_.height(), room.height(), overlap_);
  shown_ = QSizeF((whole_.width() + (columns_ - 1) * overlap_) / columns_,
                  (whole_.height() + (rows_ - 1) * overlap_) / rows_);
  corner_ = QPointF(kMargin + (room.width() - shown_.width()) / 2, kMargin);
}

QRectF PagePlan::window(int page) const {
  return {{(page % columns_) * (shown_.width() - overlap_), (page / columns_) * (shown_.height() - overlap_)}, shown_};
}

double hexesOnPage(const MapDrawing& drawing, const PagePlan& plan) {
  const double ofHex = std::sqrt(0.75) * plan.hexWidth() * plan.hexWidth();
  const QSizeF shown = plan.place().size();
  const hex::LayoutSpec& spec = drawing.map().layout().spec();
  return std::min(shown.width() * shown.height() / ofHex, static_cast<double>(spec.columns) * spec.rows);
}

QString PagePlan::name(int page) const {
  QString row;
  for (int i = page / columns_; i >= 0; i = i / 26 - 1) row.prepend(QChar(u'A' + i % 26));
  return row + QString::number(page % columns_ + 1);
}

}  // namespace redoubt::render
