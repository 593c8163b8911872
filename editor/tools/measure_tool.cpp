#include "editor/tools/measure_tool.h"

#include <cmath>

#include "editor/canvas/overlay.h"

namespace redoubt::editor {

void MeasureTool::cancel() {
  from_.reset();
  to_.reset();
  dragging_ = false;
  emit previewChanged();
}

void MeasureTool::hover(const CanvasHit& hit) {
  if (hovered_ == hit.hex) return;
  hovered_ = hit.hex;
  emit previewChanged();
}

void MeasureTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

void MeasureTool::press(const CanvasHit& hit) {
  if (!hit.hex) return cancel();
  hovered_ = hit.hex;
  if (from_ && !to_) {
    to_ = hit.hex;
  } else {
    from_ = hit.hex;
    to_.reset();
    dragging_ = true;
  }
  emit previewChanged();
}

void MeasureTool::drag(const CanvasHit& hit) {
  hover(hit);
}

void MeasureTool::release(const CanvasHit& hit) {
  if (!std::exchange(dragging_, false) || !from_ || !hit.hex || hit.hex == from_) return;
  to_ = hit.hex;
  emit previewChanged();
}

void MeasureTool::act(hex::HexKey hex) {
  if (from_ && !to_) {
    to_ = hex;
  } else {
    from_ = hex;
    to_.reset();
  }
  hovered_ = hex;
  emit previewChanged();
}

std::optional<hex::HexKey> MeasureTool::target() const {
  return to_ ? to_ : hovered_ ? hovered_ : session_.hand().selection().hex;
}

QString MeasureTool::distance(hex::HexKey to) const {
  const hex::Layout& layout = session_.layout();
  const int hexes = layout.distance(*from_, to);
  const hex::Point a = layout.centre(*from_);
  const hex::Point b = layout.centre(to);
  const double straight = std::hypot(b.x - a.x, b.y - a.y);  // in hex widths
  QStringList parts{tr("%n hex(es)", nullptr, hexes)};
  const model::MapSheet* sheet = model::mapSheet(session_.battle());
  if (sheet && sheet->metresPerHex) {
    const double metres = straight * *sheet->metresPerHex;
    parts << (metres < 1000 ? tr("%L1 m").arg(metres, 0, 'f', 0) : tr("%L1 km").arg(metres / 1000, 0, 'f', 2));
  }
  if (sheet) parts << tr("%L1 mm on the sheet").arg(straight * sheet->hexWidthMm, 0, 'f', 0);
  return parts.join(QStringLiteral(" · "));
}

void MeasureTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  const hex::Layout& layout = session_.layout();
  if (!from_) {
    if (hovered_) overlay::outlineHex(painter, view, layout, *hovered_, QColor(0x22, 0x26, 0x2A, 150), false);
    return;
  }
  const auto to = target();
  if (!to) return;
  overlay::outlineArea(painter, view, layout, layout.line(*from_, *to));
  const QPointF end = view.toPixels(layout.centre(*to));
  overlay::markLine(painter, view.toPixels(layout.centre(*from_)), end);
  overlay::note(painter, end + QPointF(12, -12), distance(*to));
}

QString MeasureTool::hint() const {
  if (!from_) return tr("Drag, or click both ends (Enter), to measure");
  const auto to = target();
  return to ? tr("From %1 to %2: %3")
                  .arg(QString::fromStdString(session_.layout().number(*from_)),
                       QString::fromStdString(session_.layout().number(*to)), distance(*to))
            : QString();
}

}  // namespace redoubt::editor
