#include "editor/tools/brush_tool.h"

#include "core/model/map_verbs.h"
#include "core/rules/terrain.h"
#include "editor/canvas/overlay.h"

namespace redoubt::editor {

BrushTool::BrushTool(Session& session, Does does, QObject* parent) : CanvasTool(session, parent), does_(does) {
  connect(&session_, &Session::paintChanged, this, &CanvasTool::previewChanged);
}

void BrushTool::activated() {
  if (does_ == Does::Paint) session_.recallPaint(PaintPlace::Hex);
}

void BrushTool::cancel() {
  stroking_ = false;
  stroke_.clear();
  last_.reset();
  emit previewChanged();
}

void BrushTool::hover(const CanvasHit& hit) {
  if (hovered_ == hit.hex) return;
  hovered_ = hit.hex;
  emit previewChanged();
}

void BrushTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

bool BrushTool::paints() const {
  return does_ == Does::Erase || (session_.paint().place == PaintPlace::Hex && !session_.paint().slug.empty());
}

std::vector<hex::HexKey> BrushTool::under(hex::HexKey hex) const {
  return session_.layout().disc(hex, session_.radius());
}

void BrushTool::reach(hex::HexKey hex) {
  const std::vector<hex::HexKey> way =
      last_ ? session_.layout().line(*last_, hex) : std::vector<hex::HexKey>{hex};
  for (const hex::HexKey step : way) {
    for (const hex::HexKey painted : under(step)) stroke_.insert(painted);
  }
  last_ = hex;
  hovered_ = hex;
  emit previewChanged();
}

void BrushTool::press(const CanvasHit& hit) {
  if (!hit.hex || !paints()) return;
  stroking_ = true;
  stroke_.clear();
  last_.reset();
  reach(*hit.hex);
}

void BrushTool::drag(const CanvasHit& hit) {
  if (stroking_ && hit.hex && hit.hex != last_) reach(*hit.hex);
}

void BrushTool::release(const CanvasHit& hit) {
  if (!stroking_) return;
  drag(hit);
  finish();
}

void BrushTool::act(hex::HexKey hex) {
  last_.reset();
  stroke_.clear();
  reach(hex);
  finish();
}

void BrushTool::finish() {
  const std::vector<hex::HexKey> hexes(stroke_.begin(), stroke_.end());
  stroking_ = false;
  stroke_.clear();
  last_.reset();
  if (does_ == Does::Erase) {
    session_.apply(model::eraseHexes(session_.battle(), session_.layout(), hexes,
                                     rules::groundTerrain(session_.rules()),
                                     tr("Erase %n hex(es)", nullptr, static_cast<int>(hexes.size())).toStdString()));
  } else {
    const QString title = QString::fromStdString(rules::terrainTitle(session_.rules(), session_.paint().slug));
    model::Edit edit = model::paintTerrain(session_.battle(), hexes, session_.paint().slug, {});
    const int changed = static_cast<int>(edit.puts<model::HexRow>().size());
    edit.rename(tr("Paint %1, %n hex(es)", nullptr, changed).arg(title).toStdString());
    session_.apply(edit);
  }
  emit previewChanged();
}

void BrushTool::pick(const CanvasHit& hit) {
  if (!hit.hex) return;
  if (const model::HexRow* row = session_.battle().find<model::HexRow>(*hit.hex)) {
    session_.setPaint({PaintPlace::Hex, row->terrain});
    session_.setTool(QStringLiteral("tool.brush"));
  }
}

void BrushTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  if (!paints()) return;
  std::set<hex::HexKey> area = stroke_;
  if (area.empty() && hovered_) {
    for (const hex::HexKey hex : under(*hovered_)) area.insert(hex);
  }
  if (area.empty()) return;
  const std::vector<hex::HexKey> hexes(area.begin(), area.end());
  const std::string slug =
      does_ == Does::Erase ? rules::groundTerrain(session_.rules()) : session_.paint().slug;
  const auto colour = session_.rules().text("terrain/" + slug + "/colour");
  overlay::outlineArea(painter, view, session_.layout(), hexes,
                       colour ? QColor(QString::fromStdString(*colour)) : QColor(Qt::gray));
  if (hovered_) {
    overlay::outlineHex(painter, view, session_.layout(), *hovered_, QColor(0x22, 0x26, 0x2A), false);
  }
}

QString BrushTool::hint() const {
  if (!paints()) return tr("Choose a terrain of hexes in the palette");
  if (!hovered_) return {};
  const model::HexRow* row = session_.battle().find<model::HexRow>(*hovered_);
  const QString from =
      row ? QString::fromStdString(rules::terrainTitle(session_.rules(), row->terrain)) : tr("nothing");
  const std::string to =
      does_ == Does::Erase ? rules::groundTerrain(session_.rules()) : session_.paint().slug;
  return tr("%1 → %2").arg(from, QString::fromStdString(rules::terrainTitle(session_.rules(), to)));
}

}  // namespace redoubt::editor
