#include "editor/tools/hexside_tool.h"

#include <QKeyEvent>
#include <cmath>

#include "core/model/map_verbs.h"
#include "core/rules/terrain.h"
#include "editor/canvas/overlay.h"

namespace redoubt::editor {

HexsideTool::HexsideTool(Session& session, QObject* parent) : CanvasTool(session, parent) {
  connect(&session_, &Session::paintChanged, this, &CanvasTool::previewChanged);
}

bool HexsideTool::hasHighSide() const {
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.rules())) {
    if (kind.slug == session_.paint().slug) return kind.hasHighSide;
  }
  return false;
}

std::optional<HexsideTool::Aim> HexsideTool::aimAt(const CanvasHit& hit) const {
  if (!session_.layout().contains(hit.nearestHex)) return std::nullopt;
  const hex::HexsideKey side = session_.layout().side(hit.nearestHex, hit.nearestSide);
  return Aim{side, side.hex() == hit.nearestHex ? model::HighSide::Near : model::HighSide::Far};
}

bool HexsideTool::carries(hex::HexsideKey side) const {
  return session_.battle().find<model::Hexside>({side, session_.paint().slug}) != nullptr;
}

void HexsideTool::cancel() {
  stroking_ = false;
  sides_.clear();
  aims_.clear();
  emit previewChanged();
}

void HexsideTool::hover(const CanvasHit& hit) {
  const auto aim = aimAt(hit);
  if (aim == hovered_) return;
  hovered_ = aim;
  emit previewChanged();
}

void HexsideTool::leave() {
  hovered_.reset();
  emit previewChanged();
}

void HexsideTool::press(const CanvasHit& hit) {
  const auto aim = aimAt(hit);
  if (!aim || session_.paint().place != PaintPlace::Hexside) return;
  stroking_ = true;
  const model::Hexside* old = session_.battle().find<model::Hexside>({aim->side, session_.paint().slug});
  // Clicking the lower hex of a slope turns it round rather than taking it away.
  erasing_ = old && (!hasHighSide() || old->high == aim->high);
  sides_.clear();
  aims_.clear();
  drag(hit);
}

void HexsideTool::drag(const CanvasHit& hit) {
  if (!stroking_) return;
  const auto aim = aimAt(hit);
  if (!aim) return;
  hovered_ = aim;
  // Only near a side: a drag across the middle of a hex means no side of it.
  const hex::Point centre = session_.layout().centre(hit.nearestHex);
  const double out = std::hypot(hit.point.x - centre.x, hit.point.y - centre.y);
  if (sides_.empty() || out > 0.3) {
    const std::size_t before = sides_.all().size();
    sides_.add(aim->side);
    if (sides_.all().size() > before) aims_.push_back(*aim);
  }
  emit previewChanged();
}

void HexsideTool::release(const CanvasHit& hit) {
  if (!stroking_) return;
  drag(hit);
  finish();
}

void HexsideTool::finish() {
  stroking_ = false;
  const QString title = QString::fromStdString(rules::terrainTitle(session_.rules(), session_.paint().slug));
  const int count = static_cast<int>(aims_.size());
  if (erasing_) {
    session_.apply(model::eraseHexsides(session_.battle(), sides_.all(), session_.paint().slug,
                                        tr("Remove %1, %n hexside(s)", nullptr, count).arg(title).toStdString()));
  } else {
    model::Edit edit(tr("Draw %1, %n hexside(s)", nullptr, count).arg(title).toStdString());
    const bool slopes = hasHighSide();
    for (const Aim& aim : aims_) {
      const std::array<hex::HexsideKey, 1> one{aim.side};
      edit.append(model::paintHexsides(session_.battle(), one, session_.paint().slug,
                                       slopes ? std::optional(aim.high) : std::nullopt, {}));
    }
    if (!edit.empty()) session_.apply(edit);
  }
  sides_.clear();
  aims_.clear();
  emit previewChanged();
}

void HexsideTool::pick(const CanvasHit& hit) {
  const auto aim = aimAt(hit);
  if (!aim) return;
  const auto& rows = session_.battle().all<model::Hexside>();
  const auto row = rows.lowerBound({aim->side, std::string()});
  if (row != rows.end() && row->side == aim->side) session_.setPaint({PaintPlace::Hexside, row->kind});
}

bool HexsideTool::key(const QKeyEvent& event) {
  // Shift and a digit: the side of the hex under the keyboard's cursor, 1 to 6 clockwise from north.
  const auto hex = session_.selection().hex;
  const int digit = event.key() - Qt::Key_1;
  const bool isSide = event.modifiers() == Qt::AltModifier && digit >= 0 && digit < hex::kSides;
  if (!hex || !isSide || session_.paint().place != PaintPlace::Hexside) return false;
  const hex::HexsideKey side = session_.layout().side(*hex, digit);
  const Aim aim{side, side.hex() == *hex ? model::HighSide::Near : model::HighSide::Far};
  erasing_ = carries(side);
  sides_.clear();
  aims_.clear();
  sides_.add(side);
  aims_.push_back(aim);
  finish();
  return true;
}

void HexsideTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  const QColor colour = erasing_ && stroking_ ? QColor(0xB3, 0x26, 0x1E) : QColor(0x27, 0x67, 0xA8);
  if (stroking_) {
    for (const Aim& aim : aims_) overlay::markSide(painter, view, session_.layout(), aim.side, colour);
  } else if (hovered_) {
    overlay::markSide(painter, view, session_.layout(), hovered_->side,
                      carries(hovered_->side) ? QColor(0xB3, 0x26, 0x1E) : colour);
  }
}

QString HexsideTool::hint() const {
  if (session_.paint().place != PaintPlace::Hexside) return tr("Choose a hexside in the palette");
  if (!hovered_) return {};
  const QString title = QString::fromStdString(rules::terrainTitle(session_.rules(), session_.paint().slug));
  return carries(hovered_->side) ? tr("Remove %1").arg(title) : tr("Draw %1").arg(title);
}

}  // namespace redoubt::editor
