#include "editor/render/zones/zone_art.h"

#include <algorithm>

#include "editor/render/fonts.h"
#include "editor/render/frame/frame_text.h"
#include "editor/render/paint_context.h"

namespace redoubt::render {
namespace {

constexpr double kUnits = 60;       // that a hex is wide
constexpr double kLetters = 12;     // units
constexpr double kLineHeight = 14;  // units
constexpr double kCapitals = 0.72;  // their height, in parts of the letters'

FrameFont titleFont() {
  return {FrameFace::Upright, kLetters, 0, QString::fromLatin1(kNumberFont)};
}

QRectF inUnits(const hex::Bounds& bounds) {
  return {bounds.left * kUnits, bounds.top * kUnits, bounds.width() * kUnits, bounds.height() * kUnits};
}

}  // namespace

ZoneArt::ZoneArt(const model::Battle& battle, std::optional<Id<model::Scenario>> scenario)
    : layout_(model::layoutOf(battle)), zones_(zonesOf(battle, scenario)) {
  std::vector<QSizeF> sizes;
  for (const DrawnZone& zone : zones_) sizes.push_back(cardFor({textWidth(zone.title, titleFont()), kLineHeight}));
  cards_ = zoneCards(ground(), zones_, sizes, inUnits(layout_.bounds()));
}

ZoneGround ZoneArt::ground() const {
  return {{kUnits, {0, 0}}, layout_};
}

bool ZoneArt::isConcernedBy(const model::Changes& changes) {
  return changes.touches<model::Zone>() || changes.touches<model::ZoneHex>() || changes.touches<model::Setting>();
}

void ZoneArt::paint(QPainter& painter, const hex::Bounds& region, double scale) const {
  const QRectF seen = inUnits(region);
  painter.save();
  painter.scale(1 / kUnits, 1 / kUnits);
  paintZoneAreas(painter, ground(), zones_, seen);
  const bool hasTitles = scale >= PaintContext::kSmallestNumberScale;
  for (std::size_t i = 0; hasTitles && i < cards_.size(); ++i) {
    const QRectF& card = cards_[i];
    if (card.isNull() || !card.adjusted(-1, -1, 1, 1).intersects(seen)) continue;
    paintCard(painter, card);
    const double width = textWidth(zones_[i].title, titleFont());
    const QPointF baseline = card.center() + QPointF(-width / 2, kCapitals * kLetters / 2);
    drawLine(painter, zones_[i].title, titleFont(), baseline, cardInk());
  }
  painter.restore();
}

void paintZones(const PaintContext& context) {
  context.zones->paint(context.painter, context.region, context.scale);
}

}  // namespace redoubt::render
