#include "editor/tools/road_tool.h"

#include <cmath>

#include "core/model/map_verbs.h"
#include "core/rules/terrain.h"
#include "editor/canvas/overlay.h"

namespace redoubt::editor {

RoadTool::RoadTool(Session& session, QObject* parent) : CanvasTool(session, parent) {
  connect(&session_, &Session::paintChanged, this, &CanvasTool::previewChanged);
}

void RoadTool::activated() { session_.recallPaint(PaintPlace::Link); }

void RoadTool::cancel() {
  stroking_ = false;
  last_.reset();
  anchor_.reset();
  sides_.clear();
  emit previewChanged();
}

void RoadTool::hover(const CanvasHit& hit) {
  if (hovered_ == hit.hex) return;
  hovered_ = hit.hex;
  emit previewChanged();
}

void RoadTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

void RoadTool::press(const CanvasHit& hit) {
  if (!hit.hex || session_.paint().place != PaintPlace::Link) return;
  stroking_ = true;
  erasing_ = false;
  sides_.clear();
  last_ = hit.hex;
  emit previewChanged();
}

void RoadTool::extend(hex::HexKey to) {
  const std::vector<hex::HexKey> way = session_.layout().line(*last_, to);
  for (std::size_t i = 1; i < way.size(); ++i) {
    const auto side = session_.layout().sideBetween(way[i - 1], way[i]);
    if (!side) continue;
    if (sides_.empty()) erasing_ = session_.battle().find<model::Link>({*side, session_.paint().slug}) != nullptr;
    sides_.add(*side);
  }
  last_ = to;
  emit previewChanged();
}

void RoadTool::drag(const CanvasHit& hit) {
  if (!stroking_ || !hit.hex || hit.hex == last_) return;
  // Only well inside the next hex, so that a drag along a row doesn't stray into its neighbours.
  const hex::Point centre = session_.layout().centre(*hit.hex);
  if (std::hypot(hit.point.x - centre.x, hit.point.y - centre.y) > 0.4) return;
  hovered_ = hit.hex;
  extend(*hit.hex);
}

void RoadTool::release(const CanvasHit& hit) {
  if (!stroking_) return;
  if (hit.hex && hit.hex != last_) extend(*hit.hex);
  finish();
}

void RoadTool::act(hex::HexKey hex) {
  if (session_.paint().place != PaintPlace::Link) return;
  if (!anchor_) {
    anchor_ = hex;
    emit previewChanged();
    return;
  }
  last_ = anchor_;
  sides_.clear();
  if (hex != *anchor_) extend(hex);
  finish();
  anchor_ = hex;
}

void RoadTool::finish() {
  stroking_ = false;
  last_.reset();
  const QString title = QString::fromStdString(rules::terrainTitle(session_.rules(), session_.paint().slug));
  const int count = static_cast<int>(sides_.all().size());
  if (count > 0) {
    session_.apply(erasing_ ? model::eraseLinks(session_.battle(), sides_.all(), session_.paint().slug,
                                                tr("Remove %1, %n link(s)", nullptr, count).arg(title).toStdString())
                            : model::paintLinks(session_.battle(), sides_.all(), session_.paint().slug,
                                                tr("Draw %1, %n link(s)", nullptr, count).arg(title).toStdString()));
  }
  sides_.clear();
  emit previewChanged();
}

void RoadTool::pick(const CanvasHit& hit) {
  const hex::HexsideKey side = session_.layout().side(hit.nearestHex, hit.nearestSide);
  const auto& rows = session_.battle().all<model::Link>();
  const auto row = rows.lowerBound({side, std::string()});
  if (row != rows.end() && row->side == side) session_.setPaint({PaintPlace::Link, row->kind});
}

void RoadTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  const QColor colour = erasing_ && stroking_ ? QColor(0xB3, 0x26, 0x1E) : QColor(0x27, 0x67, 0xA8);
  for (const hex::HexsideKey side : sides_.all()) overlay::markLink(painter, view, session_.layout(), side, colour);
  if (anchor_) overlay::outlineHex(painter, view, session_.layout(), *anchor_, colour, false);
  if (hovered_) overlay::outlineHex(painter, view, session_.layout(), *hovered_, QColor(0x22, 0x26, 0x2A), false);
}

QString RoadTool::hint() const {
  if (session_.paint().place != PaintPlace::Link) return tr("Choose a road, bridge or ford in the palette");
  const QString title = QString::fromStdString(rules::terrainTitle(session_.rules(), session_.paint().slug));
  return anchor_ ? tr("%1 from the marked hex; Enter draws, Esc ends").arg(title) : tr("Drag to draw %1").arg(title);
}

}  // namespace redoubt::editor
