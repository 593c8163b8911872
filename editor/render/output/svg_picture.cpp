#include "editor/render/output/svg_picture.h"

#include <QPainter>

#include "editor/render/output/leavable_job.h"
#include "editor/render/output/memory_guard.h"
#include "editor/render/output/page_painter.h"
#include "editor/render/output/svg_engine.h"

namespace redoubt::render {
namespace {

bool writeDocument(CheckedDevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch) {
  SvgDevice device(plan.page());
  QPainter painter(&device);
  painter.scale(SvgDevice::kPerMm, SvgDevice::kPerMm);
  constexpr double kShareOfPainting = 0.9;
  const bool isWhole = paintPage(painter, drawing, plan, 0, partOf(watch, 0, kShareOfPainting));
  painter.end();
  if (!isWhole || watch.stop.stop_requested()) return false;
  out.write(device.document(QString::fromStdString(drawing.title())));
  out.throwIfFailed();
  watch.progress(1);
  return true;
}

}  // namespace

bool writeSvg(QIODevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch) {
  refuseTooLarge(hexesOnPage(drawing, plan), kSvgBytesPerHex, "an SVG");
  const auto work = [drawing, plan](CheckedDevice& to, const Watch& inside) {
    const MemoryGuard guard;
    return writeDocument(to, drawing, plan, guard.over(inside));
  };
  return doLeavable(out, work, watch);
}

}  // namespace redoubt::render
