#include "editor/render/output/pdf_picture.h"

#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include "core/base/error.h"
#include "editor/render/output/checked_device.h"
#include "editor/render/output/page_painter.h"

namespace redoubt::render {
namespace {

constexpr int kResolution = 1200;  // dots per inch: what Qt rounds to
constexpr double kMmPerInch = 25.4;

}  // namespace

bool writePdf(QIODevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch) {
  CheckedDevice checked(out);
  QPdfWriter writer(&checked);
  writer.setCreator(QStringLiteral("Redoubt"));
  writer.setTitle(QString::fromStdString(drawing.title()));
  writer.setResolution(kResolution);
  const QPageSize size(plan.page(), QPageSize::Millimeter, {}, QPageSize::ExactMatch);
  writer.setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
  QPainter painter;
  if (!painter.begin(&writer)) throw Error(ErrorCode::Internal, "the PDF can't be begun.");
  for (int page = 0; page < plan.count(); ++page) {
    if (watch.stop.stop_requested()) return false;
    if (page > 0) writer.newPage();
    painter.save();
    painter.scale(kResolution / kMmPerInch, kResolution / kMmPerInch);
    paintPage(painter, drawing, plan, page);
    painter.restore();
    watch.progress((page + 1.0) / plan.count());
  }
  painter.end();
  checked.throwIfFailed();
  return true;
}

}  // namespace redoubt::render
