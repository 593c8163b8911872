#include "editor/render/output/pdf_picture.h"

#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include "core/base/error.h"
#include "editor/render/output/leavable_job.h"
#include "editor/render/output/memory_guard.h"
#include "editor/render/output/page_painter.h"

namespace redoubt::render {
namespace {

constexpr int kResolution = 1200;  // dots per inch to which Qt rounds
constexpr double kMmPerInch = 25.4;
constexpr double kShareOfPainting = 0.3;  // of a page; the rest is for compressing it

bool writePages(CheckedDevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch) {
  QPdfWriter writer(&out);
  writer.setCreator(QStringLiteral("Redoubt"));
  writer.setTitle(QString::fromStdString(drawing.title()));
  writer.setResolution(kResolution);
  const QPageSize size(plan.page(), QPageSize::Millimeter, {}, QPageSize::ExactMatch);
  writer.setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
  QPainter painter;
  if (!painter.begin(&writer)) throw Error(ErrorCode::Internal, "the PDF can't be begun.");
  const double count = plan.count();
  for (int page = 0; page < plan.count(); ++page) {
    if (page > 0) writer.newPage();
    painter.save();
    painter.scale(kResolution / kMmPerInch, kResolution / kMmPerInch);
    const Watch part = partOf(watch, page / count, (page + kShareOfPainting) / count);
    const bool isWhole = paintPage(painter, drawing, plan, page, part);
    painter.restore();
    if (!isWhole || watch.stop.stop_requested()) return false;
  }
  painter.end();
  watch.progress(1);
  return true;
}

}  // namespace

// Qt compresses a page when the page ends, even a cancelled one. On a large sheet that takes seconds in which the work
// can't be stopped.
bool writePdf(QIODevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch) {
  refuseTooLarge(hexesOnPage(drawing, plan), kPdfBytesPerHex, "a page of PDF");
  const auto work = [drawing, plan](CheckedDevice& to, const Watch& inside) {
    const MemoryGuard guard;
    return writePages(to, drawing, plan, guard.over(inside));
  };
  return doLeavable(out, work, watch);
}

}  // namespace redoubt::render
