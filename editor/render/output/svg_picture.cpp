#include "editor/render/output/svg_picture.h"

#include <QPainter>

#include "editor/render/output/checked_device.h"
#include "editor/render/output/page_painter.h"
#include "editor/render/output/svg_engine.h"

namespace redoubt::render {

bool writeSvg(QIODevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch) {
  SvgDevice device(plan.page());
  QPainter painter(&device);
  painter.scale(SvgDevice::kPerMm, SvgDevice::kPerMm);
  constexpr double kShareOfPainting = 0.9;
  const bool isWhole = paintPage(painter, drawing, plan, 0, partOf(watch, 0, kShareOfPainting));
  painter.end();
  if (!isWhole || watch.stop.stop_requested()) return false;
  CheckedDevice checked(out);
  checked.write(device.document(QString::fromStdString(drawing.title())));
  checked.throwIfFailed();
  watch.progress(1);
  return true;
}

}  // namespace redoubt::render
