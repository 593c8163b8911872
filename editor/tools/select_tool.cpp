#include "editor/tools/select_tool.h"

#include <QKeyEvent>
#include <algorithm>

#include "editor/canvas/overlay.h"
#include "editor/render/counter_painter.h"
#include "editor/render/map_stacks.h"
#include "editor/tools/counter_verbs.h"

namespace redoubt::editor {

SelectTool::SelectTool(Session& session, Does does, QObject* parent) : CanvasTool(session, parent), does_(does) {
  connect(&session_, &Session::counterInHandChanged, this, &CanvasTool::previewChanged);
}

void SelectTool::cancel() {
  pressed_ = false;
  dragging_ = false;
  from_.reset();
  if (does_ == Does::PlaceCounters) session_.takeInHand(std::nullopt);
  emit previewChanged();
}

void SelectTool::hover(const CanvasHit& hit) {
  overCounter_ = hit.counter.has_value();
  if (hovered_ == hit.hex) return;
  hovered_ = hit.hex;
  emit previewChanged();
}

void SelectTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

void SelectTool::selectAt(const CanvasHit& hit) {
  Selection selection;
  selection.hex = hit.hex;
  if (hit.counter) {
    const bool adds = hit.modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    if (adds) selection.placements = session_.selection().placements;
    const auto there = std::find(selection.placements.begin(), selection.placements.end(), *hit.counter);
    if (there != selection.placements.end()) {
      selection.placements.erase(there);
    } else {
      selection.placements.push_back(*hit.counter);
    }
  }
  session_.select(std::move(selection));
}

void SelectTool::press(const CanvasHit& hit) {
  if (places()) {
    if (hit.hex) {
      const model::Subject subject = *session_.counterInHand();
      if (placeCounter(session_, subject, *hit.hex)) session_.takeInHand(std::nullopt);
    }
    return;
  }
  pressed_ = true;
  from_ = hit.hex;
  const auto& selected = session_.selection().placements;
  const bool inHand = hit.counter && std::find(selected.begin(), selected.end(), *hit.counter) != selected.end();
  // Pressing one of several selected counters may begin a drag of them all.
  if (!inHand || hit.modifiers != Qt::NoModifier) selectAt(hit);
}

void SelectTool::drag(const CanvasHit& hit) {
  if (!pressed_ || session_.selection().placements.empty() || session_.isReadOnly()) return;
  if (!dragging_ && hit.hex == from_) return;
  dragging_ = true;
  hovered_ = hit.hex;
  emit previewChanged();
}

void SelectTool::release(const CanvasHit& hit) {
  const bool dropped = dragging_;
  pressed_ = false;
  dragging_ = false;
  if (dropped && hit.hex && from_ && hit.hex != from_) {
    const std::vector<Id<model::Placement>> moving = session_.selection().placements;
    if (shiftCounters(session_, moving, *from_, *hit.hex)) session_.select({hit.hex, moving});
  } else if (!dropped && hit.modifiers == Qt::NoModifier && hit.counter &&
             session_.selection().placements.size() > 1) {
    selectAt(hit);
  }
  from_.reset();
  emit previewChanged();
}

void SelectTool::doubleClick(const CanvasHit& hit) {
  if (!hit.hex) return;
  session_.select({hit.hex, session_.stackAt(*hit.hex)});  // the whole stack
}

void SelectTool::pick(const CanvasHit& hit) { selectAt(hit); }

void SelectTool::act(hex::HexKey hex) {
  if (places()) {
    const model::Subject subject = *session_.counterInHand();
    if (placeCounter(session_, subject, hex)) session_.takeInHand(std::nullopt);
    return;
  }
  // Enter walks through the stack, the top first.
  const std::vector<Id<model::Placement>> stack = session_.stackAt(hex);
  if (stack.empty()) return;
  const auto& selected = session_.selection().placements;
  const auto at = selected.size() == 1 ? std::find(stack.begin(), stack.end(), selected.front()) : stack.end();
  const bool wraps = at == stack.end() || at + 1 == stack.end();
  session_.select({hex, {wraps ? stack.front() : *(at + 1)}});
}

bool SelectTool::key(const QKeyEvent& event) {
  // Ctrl and an arrow moves the selected counters one hex, by the printed grid.
  const auto& selection = session_.selection();
  if (event.modifiers() != Qt::ControlModifier || selection.placements.empty() || !selection.hex) return false;
  const int dc = event.key() == Qt::Key_Left ? -1 : event.key() == Qt::Key_Right ? 1 : 0;
  const int dr = event.key() == Qt::Key_Up ? -1 : event.key() == Qt::Key_Down ? 1 : 0;
  if (dc == 0 && dr == 0) return false;
  const auto to = hex::HexKey::of(selection.hex->column() + dc, selection.hex->row() + dr);
  if (!to || !session_.layout().contains(*to)) return true;
  const std::vector<Id<model::Placement>> moving = selection.placements;
  if (shiftCounters(session_, moving, *selection.hex, *to)) session_.select({*to, moving});
  return true;
}

void SelectTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  if (!hovered_) return;
  const hex::Layout& layout = session_.layout();
  if (dragging_) {
    overlay::outlineHex(painter, view, layout, *hovered_, QColor(0x27, 0x67, 0xA8), true);
  } else {
    overlay::outlineHex(painter, view, layout, *hovered_, QColor(0x22, 0x26, 0x2A, 150), false);
  }
  std::optional<render::CounterFace> face;
  std::optional<double> angle;
  if (places()) {
    const model::Subject& subject = *session_.counterInHand();
    if (subject.unit) face = render::counterFace(session_.battle(), session_.rules(), *subject.unit);
    if (subject.leader) face = render::counterFace(session_.battle(), session_.rules(), *subject.leader);
  } else if (dragging_ && !session_.selection().placements.empty()) {
    if (const model::Placement* row = session_.placement(session_.selection().placements.front())) {
      if (row->unit) face = render::counterFace(session_.battle(), session_.rules(), *row->unit);
      if (row->leader) face = render::counterFace(session_.battle(), session_.rules(), *row->leader);
      if (row->direction && row->direction->direction) {
        angle = hex::angle(*row->direction->direction, layout.orientation());
      }
    }
  }
  if (!face) return;
  const double size = render::kCounterSize * view.pixelsPerHex;
  const QPointF centre = view.toPixels(layout.centre(*hovered_));
  painter.save();
  painter.setOpacity(0.75);
  render::paintCounter(painter, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), *face, angle);
  painter.restore();
}

QString SelectTool::hint() const {
  if (places()) {
    return tr("Click a hex to place %1")
        .arg(QString::fromStdString(model::nameOf(session_.battle(), *session_.counterInHand())));
  }
  if (dragging_ && hovered_) {
    return tr("Drop at %1").arg(QString::fromStdString(session_.layout().number(*hovered_)));
  }
  if (does_ == Does::PlaceCounters) return tr("Choose a counter in the tray, or drag one on the map");
  return {};
}

Qt::CursorShape SelectTool::cursor() const {
  if (dragging_) return Qt::ClosedHandCursor;
  return overCounter_ ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

}  // namespace redoubt::editor
