#include "editor/tools/shape_tool.h"

#include <QKeyEvent>
#include <set>

#include "core/hex/area.h"
#include "editor/canvas/overlay.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {

ShapeTool::ShapeTool(Session& session, QObject* parent) : CanvasTool(session, parent) {
  connect(&session_.hand(), &Hand::paintChanged, this, &CanvasTool::previewChanged);
  connect(&session_.hand(), &Hand::optionsChanged, this, &ShapeTool::cancel);
  connect(&session_, &Session::documentReplaced, this, &ShapeTool::cancel);
}

bool ShapeTool::hasManyCorners() const {
  return session_.hand().options().shape == ShapeKind::Polyline ||
         session_.hand().options().shape == ShapeKind::Polygon;
}

void ShapeTool::cancel() {
  corners_.clear();
  dragging_ = false;
  emit previewChanged();
}

void ShapeTool::hover(const CanvasHit& hit) {
  if (hovered_ == hit.hex) return;
  hovered_ = hit.hex;
  emit previewChanged();
}

void ShapeTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

void ShapeTool::press(const CanvasHit& hit) {
  if (!hit.hex || !hasHexPaint(session_)) return;
  hovered_ = hit.hex;
  dragging_ = corners_.empty();
  addCorner(*hit.hex);
}

void ShapeTool::drag(const CanvasHit& hit) {
  hover(hit);
}

void ShapeTool::release(const CanvasHit& hit) {
  if (!std::exchange(dragging_, false) || corners_.empty() || !hit.hex || hit.hex == corners_.front()) return;
  addCorner(*hit.hex);
}

void ShapeTool::doubleClick(const CanvasHit& hit) {
  if (corners_.empty()) return press(hit);
  finish();
}

void ShapeTool::pick(const CanvasHit& hit) {
  pickTerrain(session_, hit.hex);
}

void ShapeTool::act(hex::HexKey hex) {
  if (!hasHexPaint(session_)) return;
  hovered_ = hex;
  addCorner(hex);
}

bool ShapeTool::key(const QKeyEvent& event) {
  if (event.key() != Qt::Key_Backspace || corners_.empty()) return false;
  corners_.pop_back();
  emit previewChanged();
  return true;
}

void ShapeTool::addCorner(hex::HexKey hex) {
  // A corner set twice, or the first one again, ends the shape.
  const bool closes = !corners_.empty() && (corners_.back() == hex || (corners_.size() > 2 && corners_.front() == hex));
  if (closes) return finish();
  corners_.push_back(hex);
  if (!hasManyCorners() && corners_.size() == 2) return finish();
  emit previewChanged();
}

void ShapeTool::finish() {
  model::Edit edit = layTerrain(session_, shape(corners_));
  corners_.clear();
  dragging_ = false;
  if (!edit.empty()) session_.apply(edit);
  emit previewChanged();
}

std::vector<hex::HexKey> ShapeTool::shownCorners() const {
  std::vector<hex::HexKey> corners = corners_;
  if (hovered_ && (corners.empty() || corners.back() != *hovered_)) corners.push_back(*hovered_);
  return corners;
}

std::vector<hex::HexKey> ShapeTool::shape(const std::vector<hex::HexKey>& corners) const {
  const hex::Layout& layout = session_.layout();
  if (corners.empty()) return {};
  switch (session_.hand().options().shape) {
    case ShapeKind::Rectangle: return hex::rectangle(layout, corners.front(), corners.back());
    case ShapeKind::Hexagon: return layout.disc(corners.front(), layout.distance(corners.front(), corners.back()));
    case ShapeKind::Polygon: return hex::insideHexes(layout, corners);
    case ShapeKind::Line:
    case ShapeKind::Polyline: break;
  }
  std::set<hex::HexKey> wide;
  for (const hex::HexKey step : hex::polyline(layout, corners)) {
    for (const hex::HexKey each : underBrush(session_, step)) wide.insert(each);
  }
  return {wide.begin(), wide.end()};
}

std::optional<model::Edit> ShapeTool::pending() const {
  if (!hasHexPaint(session_)) return std::nullopt;
  return layTerrain(session_, shape(shownCorners()));
}

void ShapeTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  if (!hasHexPaint(session_)) return;
  overlay::outlineArea(painter, view, session_.layout(), insideArea(session_, shape(shownCorners())));
  for (const hex::HexKey corner : corners_) {
    overlay::outlineHex(painter, view, session_.layout(), corner, QColor(0x27, 0x67, 0xA8), false);
  }
}

QString ShapeTool::hint() const {
  if (!hasHexPaint(session_)) return tr("Choose a terrain of hexes in the palette");
  if (corners_.empty()) {
    return hasManyCorners() ? tr("Click corner by corner; a double click or Enter ends")
                            : tr("Drag, or click both corners (Enter)");
  }
  return tr("%n hex(es); Backspace takes a corner back, Esc drops the shape", nullptr,
            static_cast<int>(shape(shownCorners()).size()));
}

}  // namespace redoubt::editor
