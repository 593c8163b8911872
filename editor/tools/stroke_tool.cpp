#include "editor/tools/stroke_tool.h"

#include <QKeyEvent>

#include "editor/canvas/overlay.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {

StrokeTool::StrokeTool(Session& session, QObject* parent) : CanvasTool(session, parent) {
  connect(&session_.hand(), &Hand::paintChanged, this, &CanvasTool::previewChanged);
  connect(&session_.hand(), &Hand::optionsChanged, this, &CanvasTool::previewChanged);
  connect(&session_.hand(), &Hand::areaChanged, this, &CanvasTool::previewChanged);
  connect(&session_, &Session::documentReplaced, this, [this] { lineFrom_.reset(); });
}

void StrokeTool::cancel() {
  stroking_ = false;
  stroke_.clear();
  last_.reset();
  emit previewChanged();
}

void StrokeTool::hover(const CanvasHit& hit) {
  if (hovered_ == hit.hex && modifiers_ == hit.modifiers) return;
  hovered_ = hit.hex;
  modifiers_ = hit.modifiers;
  emit previewChanged();
}

void StrokeTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

void StrokeTool::reach(hex::HexKey hex) {
  const std::vector<hex::HexKey> way = last_ ? session_.layout().line(*last_, hex) : std::vector<hex::HexKey>{hex};
  for (const hex::HexKey step : way) {
    for (const hex::HexKey each : underBrush(session_, step)) stroke_.insert(each);
  }
  last_ = hex;
  hovered_ = hex;
  emit previewChanged();
}

void StrokeTool::press(const CanvasHit& hit) {
  if (!hit.hex || !isReady()) return;
  stroking_ = true;
  stroke_.clear();
  modifiers_ = hit.modifiers;
  last_ = hit.modifiers & Qt::ShiftModifier ? lineFrom_ : std::nullopt;
  reach(*hit.hex);
}

void StrokeTool::drag(const CanvasHit& hit) {
  if (stroking_ && hit.hex && hit.hex != last_) reach(*hit.hex);
}

void StrokeTool::release(const CanvasHit& hit) {
  if (!stroking_) return;
  drag(hit);
  finish();
}

void StrokeTool::act(hex::HexKey hex) {
  if (!isReady()) return;
  stroke_.clear();
  last_.reset();
  modifiers_ = Qt::NoModifier;
  reach(hex);
  finish();
}

bool StrokeTool::key(const QKeyEvent& event) {
  const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  const auto at = session_.hand().selection().hex;
  if (!isEnter || event.modifiers() == Qt::NoModifier || !at || !isReady()) return false;
  stroke_.clear();
  modifiers_ = event.modifiers();
  last_ = event.modifiers() & Qt::ShiftModifier ? lineFrom_ : std::nullopt;
  reach(*at);
  finish();
  return true;
}

void StrokeTool::finish() {
  const std::vector<hex::HexKey> hexes(stroke_.begin(), stroke_.end());
  const model::Edit edit = editOf(hexes);
  stroking_ = false;
  stroke_.clear();
  lineFrom_ = std::exchange(last_, std::nullopt);
  make(edit);
  emit previewChanged();
}

std::set<hex::HexKey> StrokeTool::covered() const {
  if (stroking_ || !hovered_) return stroke_;
  std::set<hex::HexKey> area;
  const bool isLine = modifiers_ & Qt::ShiftModifier && lineFrom_;
  const std::vector<hex::HexKey> way =
      isLine ? session_.layout().line(*lineFrom_, *hovered_) : std::vector<hex::HexKey>{*hovered_};
  for (const hex::HexKey step : way) {
    for (const hex::HexKey each : underBrush(session_, step)) area.insert(each);
  }
  return area;
}

std::optional<model::Edit> StrokeTool::pending() const {
  if (!isReady()) return std::nullopt;
  const std::set<hex::HexKey> area = covered();
  if (area.empty()) return std::nullopt;
  return editOf(std::vector<hex::HexKey>(area.begin(), area.end()));
}

void StrokeTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  if (!isReady()) return;
  const std::set<hex::HexKey> area = covered();
  if (area.empty()) return;
  overlay::outlineArea(painter, view, session_.layout(), std::vector<hex::HexKey>(area.begin(), area.end()));
  if (hovered_) {
    overlay::outlineHex(painter, view, session_.layout(), *hovered_, QColor(0x22, 0x26, 0x2A), false);
  }
}

}  // namespace redoubt::editor
