#include "editor/tools/hexside_tool.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "core/model/map_verbs.h"
#include "core/rules/terrain/terrain.h"
#include "editor/canvas/overlay.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {

HexsideTool::HexsideTool(Session& session, QObject* parent) : CanvasTool(session, parent) {
  connect(&session_.hand(), &Hand::paintChanged, this, &CanvasTool::previewChanged);
  connect(&session_, &Session::documentReplaced, this, [this] { ends_.clear(); });
}

bool HexsideTool::hasHighSide() const {
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.rules())) {
    if (kind.slug == session_.hand().paint().slug) return kind.hasHighSide;
  }
  return false;
}

std::optional<HexsideTool::Aim> HexsideTool::aimAt(const CanvasHit& hit) const {
  const hex::Layout& layout = session_.layout();
  hex::HexKey hex = hit.nearestHex;
  int number = hit.nearestSide;
  if (!layout.contains(hex)) {
    // In a notch of the map edge the side is that of the hex across.
    const auto across = layout.neighbour(hex, number);
    if (!across) return std::nullopt;
    hex = *across;
    number = hex::opposite(number);
  }
  const hex::HexsideKey side = layout.side(hex, number);
  return Aim{side, side.hex() == hex ? model::HighSide::Near : model::HighSide::Far};
}

bool HexsideTool::startsLate(const CanvasHit& hit) const {
  return !aimAt(hit) && !(hit.modifiers & Qt::ShiftModifier && !wayTo(hit.point).empty());
}

bool HexsideTool::carries(hex::HexsideKey side) const {
  return session_.battle().find<model::Hexside>({side, session_.hand().paint().slug}) != nullptr;
}

void HexsideTool::activated() {
  session_.hand().recallPaint(PaintPlace::Hexside);
}

void HexsideTool::cancel() {
  stroking_ = false;
  aims_.clear();
  way_.clear();
  emit previewChanged();
}

void HexsideTool::hover(const CanvasHit& hit) {
  const auto aim = aimAt(hit);
  std::vector<Aim> way = hit.modifiers & Qt::ShiftModifier ? wayTo(hit.point) : std::vector<Aim>();
  if (aim == hovered_ && way == way_) return;
  hovered_ = aim;
  way_ = std::move(way);
  emit previewChanged();
}

void HexsideTool::leave() {
  hovered_.reset();
  way_.clear();
  emit previewChanged();
}

void HexsideTool::press(const CanvasHit& hit) {
  if (session_.hand().paint().place != PaintPlace::Hexside) return;
  way_ = hit.modifiers & Qt::ShiftModifier ? wayTo(hit.point) : std::vector<Aim>();
  if (!way_.empty()) {
    aims_ = std::exchange(way_, {});
    erasing_ = false;
    end_ = session_.layout().nearestVertex(hit.point);
    const auto [one, other] = session_.layout().verticesOf(aims_.back().side);
    highOnRight_ = isHighOnRight(aims_.back(), one == *end_ ? other : one, *end_);
    return finish();
  }
  const auto aim = aimAt(hit);
  if (!aim) return;
  stroking_ = true;
  erasing_ = wouldErase(*aim);
  aims_ = {*aim};
  end_.reset();
  hovered_ = aim;
  emit previewChanged();
}

void HexsideTool::drag(const CanvasHit& hit) {
  if (!stroking_) return;
  hovered_ = aimAt(hit);
  followTo(hit.point);
  emit previewChanged();
}

// Whether the upper hex is on the right, seen from one end of the side towards the other.
bool HexsideTool::isHighOnRight(const Aim& aim, hex::Vertex from, hex::Vertex to) const {
  const hex::Layout& layout = session_.layout();
  const auto [near, far] = layout.hexesOf(aim.side);
  const hex::Point a = layout.point(from);
  const hex::Point b = layout.point(to);
  const hex::Point c = layout.centre(aim.high == model::HighSide::Near ? near : far);
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;  // y grows downwards
}

std::vector<HexsideTool::Aim> HexsideTool::wayTo(hex::Point point) const {
  std::vector<Aim> way;
  if (ends_.empty() || session_.hand().paint().place != PaintPlace::Hexside) return way;
  const hex::Layout& layout = session_.layout();
  const hex::Vertex target = layout.nearestVertex(point);
  const End& from = *std::min_element(ends_.begin(), ends_.end(), [&](const End& a, const End& b) {
    return hex::distance(a.vertex, target) < hex::distance(b.vertex, target);
  });
  const std::vector<hex::Vertex> vertices = hex::vertexPath(from.vertex, target);
  for (std::size_t i = 1; i < vertices.size(); ++i) {
    const auto side = hex::sideBetween(vertices[i - 1], vertices[i]);
    if (!side || !layout.contains(layout.toKey(*side))) continue;
    Aim aim{layout.toKey(*side), model::HighSide::Near};
    if (isHighOnRight(aim, vertices[i - 1], vertices[i]) != from.isHighOnRight) aim.high = model::HighSide::Far;
    way.push_back(aim);
  }
  return way;
}

void HexsideTool::step(hex::HexsideKey side, hex::Vertex from, hex::Vertex to) {
  if (aims_.size() > 1 && aims_.back().side == side) {
    aims_.pop_back();
    return;
  }
  const bool isKnown = std::any_of(aims_.begin(), aims_.end(), [&](const Aim& aim) { return aim.side == side; });
  if (isKnown || !session_.layout().contains(side)) return;
  Aim aim{side, model::HighSide::Near};
  if (isHighOnRight(aim, from, to) != highOnRight_) aim.high = model::HighSide::Far;
  aims_.push_back(aim);
}

void HexsideTool::followTo(hex::Point point) {
  const hex::Layout& layout = session_.layout();
  const hex::Vertex vertex = layout.nearestVertex(point);
  const hex::Point at = layout.point(vertex);
  // Only near a vertex: in the middle of a hex all six are equally near.
  if (vertex == end_ || std::hypot(at.x - point.x, at.y - point.y) > 0.3) return;
  if (!end_) {
    // The chain continues from the end of the first side that the pointer moved to.
    const auto [one, other] = layout.verticesOf(aims_.front().side);
    end_ = hex::distance(one, vertex) <= hex::distance(other, vertex) ? one : other;
    highOnRight_ = isHighOnRight(aims_.front(), *end_ == one ? other : one, *end_);
  }
  const std::vector<hex::Vertex> way = hex::vertexPath(*end_, vertex);
  for (std::size_t i = 1; i < way.size(); ++i) {
    if (const auto side = hex::sideBetween(way[i - 1], way[i])) step(layout.toKey(*side), way[i - 1], way[i]);
  }
  end_ = vertex;
}

void HexsideTool::release(const CanvasHit& hit) {
  if (!stroking_) return;
  drag(hit);
  finish();
}

model::Edit HexsideTool::editOf(const std::vector<Aim>& aims, bool erases) const {
  const QString title = terrainName(session_, session_.hand().paint().slug);
  const int count = static_cast<int>(aims.size());
  if (erases) {
    std::vector<hex::HexsideKey> sides;
    for (const Aim& aim : aims) sides.push_back(aim.side);
    return model::eraseHexsides(session_.battle(), sides, session_.hand().paint().slug,
                                tr("Remove %1, %n hexside(s)", nullptr, count).arg(title).toStdString());
  }
  model::Edit edit(tr("Draw %1, %n hexside(s)", nullptr, count).arg(title).toStdString());
  const bool slopes = hasHighSide();
  for (const Aim& aim : aims) {
    const std::array<hex::HexsideKey, 1> one{aim.side};
    edit.append(model::paintHexsides(session_.battle(), one, session_.hand().paint().slug,
                                     slopes ? std::optional(aim.high) : std::nullopt, {}));
  }
  return edit;
}

void HexsideTool::finish() {
  stroking_ = false;
  const model::Edit edit = editOf(aims_, erasing_);
  if (aims_.size() == 1) {
    // A single side: the end that is nearer to the next click.
    const auto [one, other] = session_.layout().verticesOf(aims_.front().side);
    ends_ = {{one, isHighOnRight(aims_.front(), other, one)}, {other, isHighOnRight(aims_.front(), one, other)}};
  } else if (end_) {
    ends_ = {{*end_, highOnRight_}};
  }
  end_.reset();
  aims_.clear();
  if (!edit.empty()) session_.apply(edit);
  emit previewChanged();
}

std::vector<HexsideTool::Aim> HexsideTool::shownAims() const {
  if (stroking_) return aims_;
  if (!way_.empty()) return way_;
  return hovered_ ? std::vector<Aim>{*hovered_} : std::vector<Aim>();
}

std::optional<model::Edit> HexsideTool::pending() const {
  const std::vector<Aim> aims = shownAims();
  if (aims.empty() || session_.hand().paint().place != PaintPlace::Hexside) return std::nullopt;
  const bool erases = stroking_ ? erasing_ : way_.empty() && wouldErase(aims.front());
  // Sides that would be removed stay visible, marked.
  return erases ? std::nullopt : std::optional(editOf(aims, false));
}

void HexsideTool::pick(const CanvasHit& hit) {
  const auto aim = aimAt(hit);
  if (!aim) return;
  const auto& rows = session_.battle().all<model::Hexside>();
  const auto row = rows.lowerBound({aim->side, std::string()});
  if (row != rows.end() && row->side == aim->side) session_.hand().setPaint({PaintPlace::Hexside, row->kind});
}

bool HexsideTool::key(const QKeyEvent& event) {
  // Alt and a digit: the side of the hex under the keyboard's cursor, 1 to 6 clockwise from north.
  const auto hex = session_.hand().selection().hex;
  const int digit = event.key() - Qt::Key_1;
  const bool isSide = event.modifiers() == Qt::AltModifier && digit >= 0 && digit < hex::kSides;
  if (!hex || !isSide || session_.hand().paint().place != PaintPlace::Hexside) return false;
  const hex::HexsideKey side = session_.layout().side(*hex, digit);
  const Aim aim{side, side.hex() == *hex ? model::HighSide::Near : model::HighSide::Far};
  erasing_ = carries(side);
  aims_ = {aim};
  finish();
  return true;
}

void HexsideTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  if (session_.hand().paint().place != PaintPlace::Hexside) return;
  const std::vector<Aim> aims = shownAims();
  if (aims.empty()) return;
  const bool erases = stroking_ ? erasing_ : way_.empty() && wouldErase(aims.front());
  for (const Aim& aim : aims) {
    if (erases) {
      overlay::markSide(painter, view, session_.layout(), aim.side, QColor(0xB3, 0x26, 0x1E));
    } else {
      overlay::traceSide(painter, view, session_.layout(), aim.side);  // the kind itself is drawn as if it were there
    }
  }
}

bool HexsideTool::wouldErase(const Aim& aim) const {
  const model::Hexside* old = session_.battle().find<model::Hexside>({aim.side, session_.hand().paint().slug});
  return old && (!hasHighSide() || old->high == aim.high);
}

QString HexsideTool::hint() const {
  if (session_.hand().paint().place != PaintPlace::Hexside) return tr("Choose a hexside in the palette");
  if (!hovered_) return {};
  const QString title = terrainName(session_, session_.hand().paint().slug);
  if (!way_.empty()) return tr("Draw %1 along %n hexside(s)", nullptr, static_cast<int>(way_.size())).arg(title);
  if (wouldErase(*hovered_)) return tr("Remove %1").arg(title);
  if (!hasHighSide()) return tr("Draw %1").arg(title);
  const auto [near, far] = session_.layout().hexesOf(hovered_->side);
  const hex::HexKey upper = hovered_->high == model::HighSide::Near ? near : far;
  return (carries(hovered_->side) ? tr("Turn %1 round, %2 on top") : tr("Draw %1, %2 on top"))
      .arg(title, QString::fromStdString(session_.layout().number(upper)));
}

}  // namespace redoubt::editor
