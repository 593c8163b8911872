#include "editor/tools/brush_tool.h"

#include "core/model/map_verbs.h"
#include "core/rules/terrain/terrain.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {

bool BrushTool::isReady() const {
  return hasHexPaint(session_);
}

model::Edit BrushTool::editOf(std::span<const hex::HexKey> hexes) const {
  return layTerrain(session_, hexes);
}

void BrushTool::pick(const CanvasHit& hit) {
  pickTerrain(session_, hit.hex);
}

QString BrushTool::hint() const {
  if (!isReady()) return tr("Choose a terrain of hexes in the palette");
  return hovered() ? layingStep(session_, *hovered()) : QString();
}

model::Edit EraserTool::editOf(std::span<const hex::HexKey> hexes) const {
  const std::vector<hex::HexKey> free = insideArea(session_, hexes);
  return model::eraseHexes(session_.battle(), session_.layout(), free, rules::groundTerrain(session_.rules()),
                           tr("Erase %n hex(es)", nullptr, static_cast<int>(free.size())).toStdString());
}

void EraserTool::pick(const CanvasHit& hit) {
  if (pickTerrain(session_, hit.hex)) session_.hand().setTool(QStringLiteral("tool.brush"));
}

QString EraserTool::hint() const {
  const std::string ground = rules::groundTerrain(session_.rules());
  const model::HexRow* row = hovered() ? session_.battle().find<model::HexRow>(*hovered()) : nullptr;
  const bool isBare = row && row->terrain == ground;  // what is on its sides is removed anyway
  return hovered() && !isBare ? terrainStep(session_, *hovered(), ground) : QString();
}

}  // namespace redoubt::editor
