#include <QPainterPath>
#include <string>

#include "core/rules/terrain/terrain.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"
#include "editor/render/terrain_kind.h"

namespace redoubt::render {
namespace {

constexpr int kMiddle = 3;
constexpr int kAcross = 1;  // the side of the middle hex that a link's swatch shows

// The first kind of that place in the rules for which `isIt` is true, otherwise the kind with the slug `usual`.
template <class IsIt>
std::string firstOf(const rules::RuleBook& rules, rules::TerrainPlace place, const char* usual, IsIt&& isIt) {
  const Place drawn = place == rules::TerrainPlace::Link ? Place::Link : Place::Hexside;
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules)) {
    if (kind.place == place && isIt(terrainKind(rules, kind.slug, drawn))) return kind.slug;
  }
  return usual;
}

// A road over the side, and water along it and beyond its vertices: the way and the water of a crossing.
void addCarried(model::Battle& swatch, const hex::Layout& layout, hex::HexKey middle) {
  const rules::RuleBook rules(swatch);
  const std::string way = firstOf(rules, rules::TerrainPlace::Link, "road",
                                  [](const TerrainKind& kind) { return kind.pattern == Pattern::Road; });
  const std::string water =
      firstOf(rules, rules::TerrainPlace::Hexside, "stream", [](const TerrainKind& kind) { return kind.isWater(); });
  const hex::HexKey beyond = *layout.neighbour(middle, kAcross);
  const hex::HexKey above = *layout.neighbour(middle, 0);
  const hex::HexKey below = *layout.neighbour(middle, 2);
  for (const hex::HexsideKey side :
       {layout.side(middle, 4), layout.side(middle, kAcross), layout.side(beyond, kAcross)}) {
    swatch.all<model::Link>().put({side, way});
  }
  for (const hex::HexsideKey side : {layout.side(above, 1), layout.side(beyond, 5), layout.side(middle, kAcross),
                                     layout.side(middle, 2), layout.side(below, 4)}) {
    swatch.all<model::Hexside>().put({side, water, {}, {}});
  }
}

// A map of 5 by 5 hexes under the battle's rules, with the terrain in its middle.
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
    // East to west for pointy-top hexes, approximately so for flat-top ones.
    const bool isCrossing = terrainKind(rules::RuleBook(swatch), slug, place).isCrossing();
    if (isCrossing) addCarried(swatch, layout, middle);
    swatch.all<model::Link>().put({layout.side(middle, kAcross), kind});
    if (!isCrossing) swatch.all<model::Link>().put({layout.side(middle, 4), kind});
  }
  return swatch;
}

// The part of the map that shows a hexside's or a link's look.
QRectF closeUp(const hex::Layout& layout, hex::HexKey middle, Place place) {
  constexpr double kWidth = 0.62;
  hex::Point centre = layout.centre(middle);
  if (place == Place::Hexside) {
    const hex::Point one = layout.middle(layout.side(middle, 5));
    const hex::Point other = layout.middle(layout.side(middle, 0));
    centre = {(one.x + other.x) / 2, (one.y + other.y) / 2};
  } else {
    centre = layout.middle(layout.side(middle, kAcross));
  }
  return {centre.x - kWidth / 2, centre.y - kWidth / 2, kWidth, kWidth};
}

}  // namespace

void paintSwatch(QPainter& painter, const QRectF& rect, const model::Battle& battle, std::string_view slug) {
  const rules::RuleBook rules(battle);
  MapStyle style;
  style.numbers = style.grid = false;
  const MapPainter map(swatchBattle(battle, slug, placeOf(rules, slug)), style);
  const Place place = placeOf(rules, slug);
  const hex::HexKey middle = hex::HexKey::at(kMiddle, kMiddle);
  const QPolygonF outline = hexPolygon(map.layout(), middle);
  QPainterPath frame;
  if (place == Place::Hex) {
    frame.addPolygon(outline);
    frame.closeSubpath();
  } else {
    // An enlarged part, because in a whole hex a hexside or road would be too thin.
    frame.addRoundedRect(closeUp(map.layout(), middle, place), 0.08, 0.08);
  }
  const QRectF shown = frame.boundingRect();
  const double scale = std::min(rect.width() / shown.width(), rect.height() / shown.height());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(rect.center());
  painter.scale(scale, scale);
  painter.translate(-shown.center());
  painter.save();
  painter.setClipPath(frame, Qt::IntersectClip);
  map.paint(painter, toBounds(shown));
  painter.restore();
  painter.setPen(QPen(QColor(0x5A, 0x46, 0x30, 150), 1.2 / scale));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(frame);
  painter.restore();
}

}  // namespace redoubt::render
