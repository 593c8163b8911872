#include "editor/tools/level_tool.h"

#include "core/model/level_verbs.h"
#include "core/rules/terrain/level_slope.h"
#include "core/rules/terrain/terrain.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {

bool LevelTool::raises() const {
  const bool turned = modifiers() & Qt::ControlModifier;
  return (session_.hand().options().level == LevelStep::Raise) != turned;
}

model::Edit LevelTool::editOf(std::span<const hex::HexKey> hexes) const {
  const std::vector<hex::HexKey> free = insideArea(session_, hexes);
  const int count = static_cast<int>(free.size());
  const QString title = raises() ? tr("Raise %n hex(es)", nullptr, count) : tr("Lower %n hex(es)", nullptr, count);
  const auto slope = session_.hand().options().slopesFollow ? rules::levelSlope(session_.rules()) : std::nullopt;
  return model::changeLevel(session_.battle(), session_.layout(), free, raises() ? 1 : -1, slope,
                            rules::groundTerrain(session_.rules()), title.toStdString());
}

void LevelTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  StrokeTool::paintPreview(painter, view);
  if (view.pixelsPerHex < 24) return;
  const hex::Bounds shown = view.toMap(QRectF(painter.window()));
  QFont font = painter.font();
  font.setPixelSize(static_cast<int>(view.pixelsPerHex * 0.24));
  font.setBold(true);
  painter.setFont(font);
  for (const model::HexRow& row : session_.battle().all<model::HexRow>()) {
    const hex::Point centre = session_.layout().centre(row.hex);
    const bool isShown =
        centre.x > shown.left && centre.x < shown.right && centre.y > shown.top && centre.y < shown.bottom;
    if (row.level == 0 || !isShown) continue;
    const QPointF at = view.toPixels(centre);
    const QRectF box(at.x() - 20, at.y() - 12, 40, 24);
    painter.setPen(QColor(0xFF, 0xFF, 0xFF, 200));
    for (const QPointF& shift : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)}) {
      painter.drawText(box.translated(shift), Qt::AlignCenter, QString::number(row.level));
    }
    painter.setPen(QColor(0x4A, 0x2E, 0x14));
    painter.drawText(box, Qt::AlignCenter, QString::number(row.level));
  }
}

QString LevelTool::hint() const {
  if (!hovered()) return {};
  const model::HexRow* row = session_.battle().find<model::HexRow>(*hovered());
  const int level = row ? row->level : 0;
  return tr("Level %1 → %2; Ctrl turns it round").arg(level).arg(level + (raises() ? 1 : -1));
}

}  // namespace redoubt::editor
