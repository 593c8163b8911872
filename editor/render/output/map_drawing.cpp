#include "editor/render/output/map_drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/rules/book/rule_book.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/drawing_sink.h"
#include "editor/render/map_blocks.h"
#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr double kUsualHexWidth = 19;  // mm

// The part of the sheet to draw: all of it, or the hexes between two corners and a narrow rim.
hex::Bounds partOf(const MapPainter& map, const RenderOptions& options) {
  if (!options.crop) return map.sheet();
  constexpr double kRim = 0.1;
  const auto [from, to] = *options.crop;
  const hex::HexKey corners[] = {from, to, hex::HexKey::at(from.column(), to.row()),
                                 hex::HexKey::at(to.column(), from.row())};
  std::optional<hex::Bounds> part;
  for (const hex::HexKey corner : corners) {
    const hex::Bounds hex = toBounds(hexPolygon(map.layout(), corner).boundingRect());
    part = part ? united(*part, hex) : hex;
  }
  const hex::Bounds wanted = grown(*part, kRim);
  const hex::Bounds sheet = map.sheet();
  return {std::max(wanted.left, sheet.left), std::max(wanted.top, sheet.top), std::min(wanted.right, sheet.right),
          std::min(wanted.bottom, sheet.bottom)};
}

double hexWidthOf(const model::Battle& battle) {
  const model::MapSheet* sheet = model::mapSheet(battle);
  return sheet && std::isfinite(sheet->hexWidthMm) && sheet->hexWidthMm > 0 ? sheet->hexWidthMm : kUsualHexWidth;
}

hex::PaperSize paperOf(const model::Battle& battle) {
  const model::MapSheet* sheet = model::mapSheet(battle);
  const auto isLength = [](double length) { return std::isfinite(length) && length > 0 && length <= 10'000; };
  if (!sheet || !isLength(sheet->sheetWidthMm) || !isLength(sheet->sheetHeightMm)) return {};
  return {sheet->sheetWidthMm, sheet->sheetHeightMm};
}

std::string titleOf(const model::Battle& battle) {
  const model::BattleInfo* info = model::info(battle);
  return info ? info->title : std::string();
}

}  // namespace

MapDrawing::MapDrawing(const model::Battle& battle, const RenderOptions& options)
    : map_(battle, options.style),
      part_(partOf(map_, options)),
      hexWidthMm_(hexWidthOf(battle)),
      paper_(paperOf(battle)),
      isWhole_(!options.crop),
      title_(titleOf(battle)),
      estimates_(options.estimates),
      upright_(options.upright) {
  if (part_.width() <= 0 || part_.height() <= 0) {
    throw Error(ErrorCode::BadInput, "The part of the map to draw lies off the sheet.");
  }
  if (options.variant) stacks_ = stacksOf(battle, rules::RuleBook(battle), *options.variant);
}

QTransform PictureSize::transform(const MapDrawing& drawing) const {
  const hex::Point corner = topLeft.value_or(hex::Point{drawing.part().left, drawing.part().top});
  const double down = pixelsPerHex * stretch;
  return {pixelsPerHex, 0, 0, down, -corner.x * pixelsPerHex, -corner.y * down};
}

bool MapDrawing::paint(QPainter& painter, const hex::Bounds& region, const Watch& watch) const {
  MapBlocks blocks(region);
  return paint(painter, region, blocks, watch);
}

bool MapDrawing::paint(QPainter& painter, const hex::Bounds& region, MapBlocks& blocks, const Watch& watch) const {
  if (stacks_.empty()) return map_.paint(painter, region, blocks, watch);
  constexpr double kShareOfMap = 0.8;
  return map_.paint(painter, region, blocks, partOf(watch, 0, kShareOfMap)) &&
         paintCounters(painter, region, partOf(watch, kShareOfMap, 1));
}

bool MapDrawing::paintCounters(QPainter& painter, const hex::Bounds& region, const Watch& watch) const {
  const DrawnLayer layer(painter, "Counters");
  const CounterStyle style{estimates_, map_.theme(), upright_};
  painter.save();
  painter.setClipRect(toQt(region), Qt::IntersectClip);
  double done = 0;
  for (const MapStack& stack : stacks_) {
    for (const auto& [counter, card] : lyingOn(map_.layout(), stack, style)) {
      const double reach = std::max(card.size, card.length);
      if (!intersects(region, grown({card.centre.x, card.centre.y, card.centre.x, card.centre.y}, reach))) continue;
      paintBand(painter, {card.centre.x, card.centre.y}, card, 1, counter->face);
      const QRectF rect(card.centre.x - card.size / 2, card.centre.y - card.size / 2, card.size, card.size);
      paintLying(painter, rect, counter->face, counter->angle, style);
    }
    watch.progress(++done / static_cast<double>(stacks_.size()));
    if (watch.stop.stop_requested()) break;
  }
  painter.restore();
  return !watch.stop.stop_requested();
}

PictureSize pictureSize(const MapDrawing& drawing, const RenderOptions& options) {
  const hex::Bounds& part = drawing.part();
  const double scale = options.height ? *options.height / part.height() : options.pixelsPerHex;
  if (!(scale > 0)) throw Error(ErrorCode::BadInput, "A picture needs a size above zero.");
  const double width = std::max(1.0, std::ceil(part.width() * scale - 1e-6));
  const double height = options.height ? *options.height : std::max(1.0, std::ceil(part.height() * scale - 1e-6));
  if (!(width <= kMaxPictureSide && height <= kMaxPictureSide && width * height <= kMaxPicturePixels)) {
    throw Error(
        ErrorCode::TooLarge,
        fmt::format("The picture would have {:.0f} × {:.0f} pixels; at most {:.0f} on a side and {:.0f} million "
                    "in all are drawn. Ask for fewer pixels a hex.",
                    width, height, kMaxPictureSide, kMaxPicturePixels / 1e6));
  }
  return {static_cast<int>(width), static_cast<int>(height), scale};
}

}  // namespace redoubt::render
