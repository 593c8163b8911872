#include "editor/tools/road_tool.h"

#include <QKeyEvent>
#include <cmath>

#include "core/model/map_verbs.h"
#include "core/rules/terrain/terrain.h"
#include "editor/canvas/overlay.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {
namespace {

constexpr double kMiddleOfHex = 0.3;  // hex widths from the centre within which no hexside is meant

}  // namespace

RoadTool::RoadTool(Session& session, QObject* parent) : CanvasTool(session, parent) {
  connect(&session_.hand(), &Hand::paintChanged, this, &RoadTool::forget);
  connect(&session_.hand(), &Hand::optionsChanged, this, &RoadTool::forget);
  connect(&session_, &Session::changed, this, &RoadTool::forget);
  connect(&session_, &Session::documentReplaced, this, &RoadTool::cancel);
}

void RoadTool::activated() {
  session_.hand().recallPaint(PaintPlace::Link);
}

void RoadTool::forget() {
  costs_.reset();
  route_.reset();
  emit previewChanged();
}

void RoadTool::cancel() {
  stroking_ = false;
  last_.reset();
  anchor_.reset();
  sides_.clear();
  forget();
}

bool RoadTool::isCrossing() const {
  const std::string path = "terrain/" + session_.hand().paint().slug + "/";
  return session_.rules().json(path + "crossing") == "true";
}

bool RoadTool::carries(hex::HexsideKey side) const {
  return session_.battle().find<model::Link>({side, session_.hand().paint().slug}) != nullptr;
}

std::optional<hex::HexsideKey> RoadTool::crossedSide(const CanvasHit& hit) const {
  const hex::Layout& layout = session_.layout();
  if (!isCrossing() || !hit.hex) return std::nullopt;
  const hex::Point centre = layout.centre(*hit.hex);
  if (std::hypot(hit.point.x - centre.x, hit.point.y - centre.y) < kMiddleOfHex) return std::nullopt;
  const hex::HexsideKey side = layout.side(hit.nearestHex, hit.nearestSide);
  return layout.isInner(side) ? std::optional(side) : std::nullopt;
}

void RoadTool::hover(const CanvasHit& hit) {
  const auto side = crossedSide(hit);
  if (hovered_ == hit.hex && hoveredSide_ == side) return;
  hovered_ = hit.hex;
  hoveredSide_ = side;
  route_.reset();
  emit previewChanged();
}

void RoadTool::leave() {
  hovered_.reset();
  hoveredSide_.reset();
  route_.reset();
  emit previewChanged();
}

void RoadTool::press(const CanvasHit& hit) {
  if (!hit.hex || !isReady()) return;
  hover(hit);
  stroking_ = true;
  erasing_ = false;
  sides_.clear();
  last_ = hit.hex;
  emit previewChanged();
}

void RoadTool::extend(hex::HexKey to) {
  const std::vector<hex::HexKey> way = session_.layout().line(*last_, to);
  for (std::size_t i = 1; i < way.size(); ++i) {
    const auto side = session_.layout().sideBetween(way[i - 1], way[i]);
    if (!side) continue;
    if (sides_.empty()) erasing_ = carries(*side);
    sides_.add(*side);
  }
  last_ = to;
  emit previewChanged();
}

void RoadTool::drag(const CanvasHit& hit) {
  if (!stroking_ || !hit.hex || hit.hex == last_) return;
  // Only well inside the next hex, so that a drag along a row doesn't enter neighbouring rows.
  const hex::Point centre = session_.layout().centre(*hit.hex);
  if (std::hypot(hit.point.x - centre.x, hit.point.y - centre.y) > 0.4) return;
  hovered_ = hit.hex;
  extend(*hit.hex);
}

void RoadTool::release(const CanvasHit& hit) {
  if (!std::exchange(stroking_, false)) return;
  if (hit.hex && hit.hex != last_) extend(*hit.hex);
  const auto pressedOn = std::exchange(last_, std::nullopt);
  const Sides drawn = sides_.all();
  sides_.clear();
  if (!drawn.empty()) {
    anchor_.reset();
    make(drawn, erasing_);
  } else if (const auto side = crossedSide(hit)) {
    make({*side}, carries(*side));
  } else if (pressedOn) {
    click(*pressedOn);
  }
  emit previewChanged();
}

void RoadTool::click(hex::HexKey hex) {
  if (anchor_ == hex) {
    anchor_.reset();
  } else {
    const auto from = std::exchange(anchor_, hex);
    if (from) make(route(*from, hex), false);
  }
  route_.reset();
  emit previewChanged();
}

void RoadTool::act(hex::HexKey hex) {
  if (!isReady()) return;
  hovered_ = hex;
  click(hex);
}

bool RoadTool::key(const QKeyEvent& event) {
  // Alt and a digit: across that side of the hex under the keyboard's cursor, 1 to 6 clockwise from north.
  const auto hex = session_.hand().selection().hex;
  const int digit = event.key() - Qt::Key_1;
  if (!hex || !isReady() || event.modifiers() != Qt::AltModifier || digit < 0 || digit >= hex::kSides) return false;
  const hex::HexsideKey side = session_.layout().side(*hex, digit);
  if (session_.layout().isInner(side)) make({side}, carries(side));
  return true;
}

RoadTool::Sides RoadTool::route(hex::HexKey from, hex::HexKey to) const {
  const hex::Layout& layout = session_.layout();
  if (!costs_) costs_ = rules::routeCosts(session_.rules());
  const std::vector<hex::HexKey> way =
      session_.hand().options().routesRoads
          ? rules::route(session_.battle(), layout, *costs_, from, to, session_.hand().paint().slug)
          : layout.line(from, to);
  Sides sides;
  for (std::size_t i = 1; i < way.size(); ++i) {
    if (const auto side = layout.sideBetween(way[i - 1], way[i])) sides.push_back(*side);
  }
  return sides;
}

const RoadTool::Sides& RoadTool::hoveredRoute() const {
  if (!route_) route_ = anchor_ && hovered_ && isReady() ? route(*anchor_, *hovered_) : Sides();
  return *route_;
}

model::Edit RoadTool::editOf(const Sides& sides, bool erases) const {
  const QString title = terrainName(session_, session_.hand().paint().slug);
  const int count = static_cast<int>(sides.size());
  return erases ? model::eraseLinks(session_.battle(), sides, session_.hand().paint().slug,
                                    tr("Remove %1, %n link(s)", nullptr, count).arg(title).toStdString())
                : model::paintLinks(session_.battle(), sides, session_.hand().paint().slug,
                                    tr("Draw %1, %n link(s)", nullptr, count).arg(title).toStdString());
}

void RoadTool::make(const Sides& sides, bool erases) {
  if (const model::Edit edit = editOf(sides, erases); !edit.empty()) session_.apply(edit);
}

void RoadTool::pick(const CanvasHit& hit) {
  const hex::HexsideKey side = session_.layout().side(hit.nearestHex, hit.nearestSide);
  const auto& rows = session_.battle().all<model::Link>();
  const auto row = rows.lowerBound({side, std::string()});
  if (row != rows.end() && row->side == side) session_.hand().setPaint({PaintPlace::Link, row->kind});
}

std::optional<model::Edit> RoadTool::pending() const {
  if (!isReady()) return std::nullopt;
  if (stroking_) return erasing_ ? std::nullopt : std::optional(editOf(sides_.all(), false));
  if (hoveredSide_) return carries(*hoveredSide_) ? std::nullopt : std::optional(editOf({*hoveredSide_}, false));
  return editOf(hoveredRoute(), false);
}

void RoadTool::paintPreview(QPainter& painter, const render::MapView& view) const {
  if (!isReady()) return;
  const QColor erased(0xB3, 0x26, 0x1E);
  const hex::Layout& layout = session_.layout();
  if (stroking_ && erasing_) {
    for (const hex::HexsideKey side : sides_.all()) overlay::markLink(painter, view, layout, side, erased);
  }
  if (hoveredSide_ && !stroking_) {
    if (carries(*hoveredSide_)) {
      overlay::markSide(painter, view, layout, *hoveredSide_, erased);
    } else {
      overlay::traceSide(painter, view, layout, *hoveredSide_);
    }
    return;
  }
  if (anchor_) overlay::outlineHex(painter, view, layout, *anchor_, QColor(0x27, 0x67, 0xA8), false);
  if (hovered_) overlay::outlineHex(painter, view, layout, *hovered_, QColor(0x22, 0x26, 0x2A), false);
}

QString RoadTool::hint() const {
  if (!isReady()) return tr("Choose a road, bridge or ford in the palette");
  const QString title = terrainName(session_, session_.hand().paint().slug);
  if (hoveredSide_) return (carries(*hoveredSide_) ? tr("Remove %1 here") : tr("Set %1 here")).arg(title);
  if (!anchor_)
    return isCrossing() ? tr("Click a hexside (Alt and 1 to 6) to set %1").arg(title)
                        : tr("Drag, or click hex by hex (Enter), to draw %1").arg(title);
  return tr("%1 over %n hex(es); a click on the last hex, or Esc, ends", nullptr,
            static_cast<int>(hoveredRoute().size()))
      .arg(title);
}

}  // namespace redoubt::editor
