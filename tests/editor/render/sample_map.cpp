#include "tests/editor/render/sample_map.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace redoubt::render::sample {
namespace {

void addHexes(model::Battle& battle) {
  const char* terrains[] = {"woods",   "marsh",  "village", "hill",   "fields",
                            "orchard", "castle", "water",   "slopes", "lava"};
  int column = 1;
  for (const char* terrain : terrains) {
    setTerrain(battle, at(column, 2), terrain);
    setTerrain(battle, at(column, 3), terrain, 1);
    if (column % 2) setTerrain(battle, at(column + 1, 3), terrain, 2);
    ++column;
  }
}

void addSymbols(model::Battle& battle) {
  std::int64_t id = 1;
  for (const char* kind : {"church", "chapel", "manor", "mill", "castle", "cross", "mound", "inn", "dragon"}) {
    battle.all<model::Symbol>().put({{id}, at(static_cast<int>(id), 8), kind, 0.1, 0.05, 0});
    ++id;
  }
}

}  // namespace

model::Battle bareMap(hex::Orientation orientation, int columns, int rows) {
  model::Battle battle;
  model::BattleInfo info;
  info.id = {1};
  info.system = Id<model::System>{1};
  battle.all<model::BattleInfo>().put(info);
  battle.all<model::System>().put({{1}, "system", {}, "System"});
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.orientation = orientation;
  sheet.columns = columns;
  sheet.rows = rows;
  battle.all<model::MapSheet>().put(sheet);
  return battle;
}

model::Battle richMap(hex::Orientation orientation) {
  model::Battle battle = bareMap(orientation, 12, 10);
  addHexes(battle);
  addSymbols(battle);
  for (int column = 1; column <= 9; ++column) addHexside(battle, at(column, 5), 0, column < 5 ? "stream" : "river");
  for (int column = 2; column <= 8; ++column) addHexside(battle, at(column, 5), 5, column < 5 ? "stream" : "river");
  addHexside(battle, at(4, 5), 1, "stream");
  const char* works[] = {"wall", "fence", "slope", "moat"};
  for (int i = 0; i < 4; ++i) {
    for (const int side : {0, 1}) addHexside(battle, at(2 + 2 * i, 7), side, works[i], i % 2 == 0);
  }
  for (int column = 1; column < 12; ++column) {
    addLink(battle, at(column, 6), at(column + 1, 6), column < 8 ? "road" : "track");
  }
  const hex::Layout layout = model::layoutOf(battle);
  for (const char* kind : {"road", "bridge"}) addLink(battle, at(5, 4), *layout.neighbour(at(5, 4), 3), kind);
  for (const char* kind : {"track", "ford"}) addLink(battle, at(8, 4), *layout.neighbour(at(8, 4), 3), kind);
  addLink(battle, at(11, 8), at(11, 9), "canal");
  const char* names[] = {"Racławice", "Żarnowiec", "Ścieklec", "Wzgórza", "Las Dębowy", "do Słomnik"};
  for (int i = 0; i < 6; ++i)
    addLabel(battle, at(2 + 2 * (i % 5), 9 + i / 5), names[i], static_cast<model::LabelStyle>(i));
  return battle;
}

hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

void setTerrain(model::Battle& battle, hex::HexKey hex, std::string_view terrain, int level) {
  battle.all<model::HexRow>().put({hex, std::string(terrain), level});
}

void addHexside(model::Battle& battle, hex::HexKey hex, int side, std::string_view kind, bool isHigh) {
  const hex::HexsideKey key = model::layoutOf(battle).side(hex, side);
  const bool isNear = (key.hex() == hex) == isHigh;
  const auto high = kind == "slope" || kind == "escarpment"
                        ? std::optional(isNear ? model::HighSide::Near : model::HighSide::Far)
                        : std::nullopt;
  battle.all<model::Hexside>().put({key, std::string(kind), high, {}});
}

void addLink(model::Battle& battle, hex::HexKey from, hex::HexKey to, std::string_view kind) {
  const auto side = model::layoutOf(battle).sideBetween(from, to);
  if (side) battle.all<model::Link>().put({*side, std::string(kind)});
}

void eraseLinks(model::Battle& battle, std::string_view kind) {
  std::vector<model::Link> found;
  for (const model::Link& row : battle.all<model::Link>()) {
    if (row.kind == kind) found.push_back(row);
  }
  for (const model::Link& row : found) battle.all<model::Link>().erase(row.key());
}

void addLabel(model::Battle& battle, hex::HexKey hex, std::string_view text, model::LabelStyle style) {
  auto& labels = battle.all<model::Label>();
  labels.put({{static_cast<std::int64_t>(labels.size()) + 1}, std::string(text), style, hex, 0, 0.1, 0, 0.25});
}

void addRule(model::Battle& battle, std::string_view path, std::string_view json) {
  battle.all<model::Rule>().put({{1}, std::string(path), {std::string(json)}});
}

QImage painted(const MapPainter& map, const hex::Bounds& region, double pixelsPerHex) {
  QImage image(static_cast<int>(std::lround(region.width() * pixelsPerHex)),
               static_cast<int>(std::lround(region.height() * pixelsPerHex)), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setTransform(MapView{pixelsPerHex, {region.left, region.top}}.transform());
  map.paint(painter, region);
  return image;
}

QColor colourAt(const QImage& image, const hex::Bounds& region, hex::Point point) {
  const double scale = image.width() / region.width();
  return image.pixelColor(static_cast<int>((point.x - region.left) * scale),
                          static_cast<int>((point.y - region.top) * scale));
}

int pixelsLike(const QImage& image, const hex::Bounds& region, hex::Point point, double radius, const QColor& colour,
               int distance) {
  const double scale = image.width() / region.width();
  const QPointF middle((point.x - region.left) * scale, (point.y - region.top) * scale);
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (std::hypot(x + 0.5 - middle.x(), y + 0.5 - middle.y()) > radius * scale) continue;
      if (redoubt::apart(image.pixel(x, y), colour.rgb()) < distance) ++count;
    }
  }
  return count;
}

}  // namespace redoubt::render::sample
