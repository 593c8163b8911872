#include <QPainterPath>

#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"
#include "editor/render/terrain_kind.h"

namespace redoubt::render {
namespace {

constexpr int kMiddle = 3;

// A map of 5 by 5 hexes under the battle's rules, the terrain in its midst.
model::Battle swatchBattle(const model::Battle& battle, std::string_view slug, Place place) {
  model::Battle swatch;
  swatch.all<model::BattleInfo>() = battle.all<model::BattleInfo>();
  swatch.all<model::System>() = battle.all<model::System>();
  swatch.all<model::Rule>() = battle.all<model::Rule>();
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.orientation = model::layoutOf(battle).orientation();
  sheet.columns = sheet.rows = 2 * kMiddle - 1;
  swatch.all<model::MapSheet>().put(sheet);
  const hex::Layout layout = model::layoutOf(swatch);
  const hex::HexKey middle = hex::HexKey::at(kMiddle, kMiddle);
  const std::string kind(slug);
  if (place == Place::Hex) swatch.all<model::HexRow>().put({middle, kind, 0});
  if (place == Place::Hexside) {
    for (const int side : {5, 0, 1}) {
      const hex::HexsideKey key = layout.side(middle, side);
      const bool isNear = key.hex() == middle;
      swatch.all<model::Hexside>().put({key, kind, isNear ? model::HighSide::Near : model::HighSide::Far, {}});
    }
  }
  if (place == Place::Link) {
    // Of pointy-top hexes east to west, of flat-top ones about so.
    for (const int side : {1, 4}) swatch.all<model::Link>().put({layout.side(middle, side), kind});
  }
  return swatch;
}

}  // namespace

void paintSwatch(QPainter& painter, const QRectF& rect, const model::Battle& battle, std::string_view slug) {
  const rules::RuleBook rules(battle);
  MapStyle style;
  style.numbers = style.grid = false;
  const MapPainter map(swatchBattle(battle, slug, placeOf(rules, slug)), style);
  const hex::HexKey middle = hex::HexKey::at(kMiddle, kMiddle);
  const QPolygonF outline = hexPolygon(map.layout(), middle);
  const QRectF hex = outline.boundingRect();
  const double scale = std::min(rect.width() / hex.width(), rect.height() / hex.height());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(rect.center());
  painter.scale(scale, scale);
  painter.translate(-hex.center());
  QPainterPath clip;
  clip.addPolygon(outline);
  clip.closeSubpath();
  painter.save();
  painter.setClipPath(clip, Qt::IntersectClip);
  map.paint(painter, toBounds(hex));
  painter.restore();
  painter.setPen(QPen(QColor(0x5A, 0x46, 0x30, 150), 1.2 / scale));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolygon(outline);
  painter.restore();
}

}  // namespace redoubt::render
