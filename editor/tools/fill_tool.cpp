#include "editor/tools/fill_tool.h"

#include "core/model/fill_verbs.h"
#include "editor/canvas/map_preview.h"
#include "editor/canvas/overlay.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {
namespace {

// Larger fills have no preview.
constexpr std::size_t kMostShown = MapPreview::kMostRows;

}  // namespace

FillTool::FillTool(Session& session, QObject* parent) : CanvasTool(session, parent) {
  connect(&session_.hand(), &Hand::paintChanged, this, &CanvasTool::previewChanged);
  connect(&session_.hand(), &Hand::optionsChanged, this, &FillTool::forget);
  connect(&session_.hand(), &Hand::areaChanged, this, &FillTool::forget);
  connect(&session_, &Session::changed, this, &FillTool::forget);
}

void FillTool::forget() {
  region_.reset();
  emit previewChanged();
}

void FillTool::hover(const CanvasHit& hit) {
  if (hovered_ == hit.hex) return;
  hovered_ = hit.hex;
  forget();
}

void FillTool::leave() {
  hovered_.reset();
  forget();
}

std::vector<hex::HexKey> FillTool::region(hex::HexKey from, std::size_t limit) const {
  const model::Battle& battle = session_.battle();
  switch (session_.hand().options().fill) {
    case FillReach::WithinHexsides: return model::withinHexsides(battle, session_.layout(), from, limit);
    case FillReach::Everywhere: return model::allOfTerrain(battle, session_.layout(), from, limit);
    case FillReach::Connected: break;
  }
  return model::sameTerrain(battle, session_.layout(), from, limit);
}

const std::vector<hex::HexKey>& FillTool::hoveredRegion() const {
  if (!region_) region_ = hovered_ ? region(*hovered_, kMostShown) : std::vector<hex::HexKey>();
  return *region_;
}

void FillTool::press(const CanvasHit& hit) {
  if (hit.hex) act(*hit.hex);
}

void FillTool::act(hex::HexKey hex) {
  if (!hasHexPaint(session_)) return;
  const auto everything = static_cast<std::size_t>(hex::kMaxColumns) * hex::kMaxRows;
  model::Edit edit = layTerrain(session_, region(hex, everything));
  const int changed = static_cast<int>(edit.puts<model::HexRow>().size());
  edit.rename(tr("Fill with %1, %n hex(es)", nullptr, changed)
                  .arg(terrainName(session_, session_.hand().paint().slug))
                  .toStdString());
  if (!edit.empty()) session_.apply(edit);
}

void FillTool::pick(const CanvasHit& hit) {
  pickTerrain(session_, hit.hex);
}

std::optional<model::Edit> FillTool::pending() const {
  if (!hasHexPaint(session_) || !hovered_ || hoveredRegion().size() > kMostShown) return std::nullopt;
  return layTerrain(session_, hoveredRegion());
}

void FillTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  if (!hasHexPaint(session_) || !hovered_ || hoveredRegion().size() > kMostShown) return;
  overlay::outlineArea(painter, view, session_.layout(), insideArea(session_, hoveredRegion()));
}

QString FillTool::hint() const {
  if (!hasHexPaint(session_)) return tr("Choose a terrain of hexes in the palette");
  if (!hovered_) return {};
  const model::HexRow* row = session_.battle().find<model::HexRow>(*hovered_);
  const QString step = layingStep(session_, *hovered_);
  if ((row && row->terrain == session_.hand().paint().slug) || isSpared(session_, *hovered_)) return step;
  const std::size_t count = hoveredRegion().size();
  return count > kMostShown ? tr("%1 in more than %L2 hexes").arg(step).arg(kMostShown)
                            : tr("%1 in %n hex(es)", nullptr, static_cast<int>(count)).arg(step);
}

}  // namespace redoubt::editor
