#include "editor/tools/area_tool.h"

#include <QKeyEvent>
#include <QPainterPath>
#include <set>

#include "core/hex/area.h"
#include "core/model/fill_verbs.h"
#include "editor/canvas/overlay.h"

namespace redoubt::editor {
namespace {

constexpr std::size_t kEverything = static_cast<std::size_t>(hex::kMaxColumns) * hex::kMaxRows;

}  // namespace

AreaTool::AreaTool(Session& session, By by, QObject* parent) : CanvasTool(session, parent), by_(by) {
  connect(&session_.hand(), &Hand::areaChanged, this, &CanvasTool::previewChanged);
}

void AreaTool::cancel() {
  dragging_ = false;
  from_.reset();
  lasso_.clear();
  corners_.clear();
  emit previewChanged();
}

void AreaTool::hover(const CanvasHit& hit) {
  if (hovered_ == hit.hex) return;
  hovered_ = hit.hex;
  emit previewChanged();
}

void AreaTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

void AreaTool::press(const CanvasHit& hit) {
  hovered_ = hit.hex;
  if (by_ == By::Wand || by_ == By::SameTerrain) {
    if (hit.hex) actWith(*hit.hex, hit.modifiers);
    return;
  }
  dragging_ = true;
  from_ = hit.hex;
  lasso_ = {hit.point};
  emit previewChanged();
}

void AreaTool::drag(const CanvasHit& hit) {
  if (!dragging_) return;
  if (hit.hex) hovered_ = hit.hex;
  if (!from_) from_ = hit.hex;  // the stroke began outside the sheet
  lasso_.push_back(hit.point);
  emit previewChanged();
}

void AreaTool::release(const CanvasHit& hit) {
  if (!dragging_) return;
  drag(hit);
  finish(hit.modifiers);
}

void AreaTool::finish(Qt::KeyboardModifiers modifiers) {
  const std::vector<hex::HexKey> hexes = reached();
  dragging_ = false;
  lasso_.clear();
  corners_.clear();
  from_.reset();
  choose(hexes, modifiers);
  emit previewChanged();
}

std::vector<hex::HexKey> AreaTool::reached() const {
  const hex::Layout& layout = session_.layout();
  if (!corners_.empty()) {
    if (by_ == By::Lasso) return hex::insideHexes(layout, corners_);
    return hex::rectangle(layout, corners_.front(), corners_.back());
  }
  if (by_ == By::Lasso) return hex::insidePolygon(layout, lasso_);
  if (!from_ || !hovered_) return {};
  return hex::rectangle(layout, *from_, *hovered_);
}

// A click that reaches no hexes, without Shift or Ctrl, clears the selection.
void AreaTool::choose(const std::vector<hex::HexKey>& hexes, Qt::KeyboardModifiers modifiers) {
  const std::set<hex::HexKey> fresh(hexes.begin(), hexes.end());
  const bool adds = modifiers & Qt::ShiftModifier;
  const bool removes = modifiers & Qt::ControlModifier;
  std::set<hex::HexKey> area = session_.hand().area();
  if (adds && removes) {
    std::erase_if(area, [&](hex::HexKey hex) { return !fresh.contains(hex); });
  } else if (removes) {
    std::erase_if(area, [&](hex::HexKey hex) { return fresh.contains(hex); });
  } else if (adds) {
    area.insert(fresh.begin(), fresh.end());
  } else {
    area = fresh;
  }
  session_.hand().selectArea(std::move(area));
}

void AreaTool::act(hex::HexKey hex) {
  actWith(hex, Qt::NoModifier);
}

void AreaTool::actWith(hex::HexKey hex, Qt::KeyboardModifiers modifiers) {
  const model::Battle& battle = session_.battle();
  if (by_ == By::Wand) return choose(model::sameTerrain(battle, session_.layout(), hex, kEverything), modifiers);
  if (by_ == By::SameTerrain)
    return choose(model::allOfTerrain(battle, session_.layout(), hex, kEverything), modifiers);
  const bool ends = by_ == By::Rectangle ? corners_.size() == 1
                                         : corners_.size() > 1 && (corners_.front() == hex || corners_.back() == hex);
  if (!ends || by_ == By::Rectangle) corners_.push_back(hex);
  if (ends) return finish(modifiers);
  emit previewChanged();
}

bool AreaTool::key(const QKeyEvent& event) {
  const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  if (!isEnter || event.modifiers() == Qt::NoModifier || !session_.hand().selection().hex) return false;
  actWith(*session_.hand().selection().hex, event.modifiers());
  return true;
}

void AreaTool::pick(const CanvasHit& hit) {
  if (hit.hex) session_.hand().select({hit.hex});
}

void AreaTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  const hex::Layout& layout = session_.layout();
  if (dragging_ || !corners_.empty()) overlay::outlineArea(painter, view, layout, reached());
  if (dragging_ && by_ == By::Lasso) {
    QPainterPath path;
    for (const hex::Point point : lasso_) {
      const QPointF at = view.toPixels(point);
      if (path.isEmpty()) {
        path.moveTo(at);
      } else {
        path.lineTo(at);
      }
    }
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(path, QPen(QColor(0x27, 0x67, 0xA8), 1.5, Qt::DashLine));
  }
  if (!dragging_ && hovered_) {
    overlay::outlineHex(painter, view, layout, *hovered_, QColor(0x22, 0x26, 0x2A, 150), false);
  }
}

QString AreaTool::hint() const {
  if (dragging_ || !corners_.empty()) return tr("%n hex(es)", nullptr, static_cast<int>(reached().size()));
  const int selected = static_cast<int>(session_.hand().area().size());
  const QString keys = tr("Shift adds, Ctrl takes away");
  return selected == 0 ? keys : tr("%n hex(es) selected; %1", nullptr, selected).arg(keys);
}

}  // namespace redoubt::editor
