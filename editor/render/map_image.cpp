#include "editor/render/map_image.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/rules/book/rule_book.h"
#include "editor/render/counter_painter.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_stacks.h"

namespace redoubt::render {
namespace {

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

void paintStacks(QPainter& painter, const MapPainter& map, const hex::Bounds& part, const model::Battle& battle,
                 Id<model::Variant> variant) {
  const rules::RuleBook rules(battle);
  for (const MapStack& stack : stacksOf(battle, rules, variant)) {
    for (const auto& [counter, card] : lyingOn(map.layout(), stack)) {
      if (!intersects(part, grown({card.centre.x, card.centre.y, card.centre.x, card.centre.y}, card.size))) continue;
      const QRectF rect(card.centre.x - card.size / 2, card.centre.y - card.size / 2, card.size, card.size);
      paintCounter(painter, rect, counter->face, counter->angle);
    }
  }
}

}  // namespace

QImage renderMap(const model::Battle& battle, const RenderOptions& options) {
  const MapPainter map(battle, options.style);
  const hex::Bounds part = partOf(map, options);
  if (part.width() <= 0 || part.height() <= 0) {
    throw Error(ErrorCode::BadInput, "The part of the map to draw lies off the sheet.");
  }
  const double scale = options.height ? *options.height / part.height() : options.pixelsPerHex;
  if (!(scale > 0)) throw Error(ErrorCode::BadInput, "A picture needs a size above zero.");
  const double width = std::ceil(part.width() * scale - 1e-6);
  const double height = options.height ? *options.height : std::ceil(part.height() * scale - 1e-6);
  if (!(width <= kMaxImageSide && height <= kMaxImageSide)) {
    throw Error(ErrorCode::TooLarge,
                "The picture would be over 20,000 pixels wide or high; ask for fewer pixels a hex.");
  }
  QImage image(std::max(1, static_cast<int>(width)), std::max(1, static_cast<int>(height)), QImage::Format_RGB32);
  if (image.isNull()) throw Error(ErrorCode::TooLarge, "There is not enough memory for a picture of that size.");
  image.fill(QColor(0xF8, 0xF2, 0xE2));
  QPainter painter(&image);
  painter.setTransform(MapView{scale, {part.left, part.top}}.transform());
  map.paint(painter, part);
  if (options.variant) paintStacks(painter, map, part, battle, *options.variant);
  painter.end();
  image.setDotsPerMeterX(11811);
  image.setDotsPerMeterY(11811);
  return image;
}

}  // namespace redoubt::render
