#include "core/exchange/tiled_battle/import_objects.h"

#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/exchange/tiled_battle/outline.h"
#include "core/exchange/tiled_battle/places.h"
#include "core/exchange/tiled_battle/row_properties.h"
#include "core/exchange/tiled_battle/tile_meaning.h"
#include "core/hex/facing.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::exchange::tiled {
namespace {

// Hexes that lines run over and areas are asked for, all together.
constexpr std::size_t kMostSteps = 20'000'000;
// How far, in hex widths, the ends of a line may lie from the vertices that it follows.
constexpr double kNear = 0.3;

template <class Row>
Id<Row> idFor(const std::string& key) {
  return {hashedId(Row::kTable, "tiled/" + key)};
}

double distanceOf(hex::Point a, hex::Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

std::vector<Point> pointsOf(const Object& object, Point place) {
  std::vector<Point> points;
  const auto add = [&](const std::vector<Point>& own) {
    for (const Point& point : own) {
      const Point turned = centreOf({0, 0}, 2 * point.x, 2 * point.y, object.rotation);
      points.push_back({place.x + turned.x, place.y + turned.y});
    }
  };
  if (const auto* line = std::get_if<Polyline>(&object.shape)) add(line->points);
  if (const auto* area = std::get_if<Polygon>(&object.shape)) {
    add(area->points);
    if (!points.empty()) points.push_back(points.front());
  }
  return points;
}

std::string shown(const Object& object) {
  std::string text = object.className.empty() ? object.name : object.className;
  if (text.empty()) text = std::to_string(object.id);
  return text.substr(0, 100);
}

}  // namespace

bool ObjectReader::spend(std::size_t steps) {
  spent_ += std::min(steps, kMostSteps);
  return spent_ <= kMostSteps;
}

std::string ObjectReader::ownKey(const Object& object) const {
  return std::to_string(objects_) + "/" + std::to_string(object.id);
}

// The kind of hexside or link that an object is called.
std::string ObjectReader::kindOf(const Layer& layer, const Object& object) const {
  std::vector<std::string> words{object.className};
  for (const std::string_view name : {"kind", "type", "terrain"}) {
    if (const auto text = plainText(object.properties, name)) words.push_back(*text);
  }
  words.insert(words.end(), {object.name, layer.className, layer.name});
  for (const std::string& word : words) {
    const std::string slug = kindMeant(ground_.book, word);
    const auto kind = slug.empty() ? std::nullopt : rules::terrainKind(ground_.book, slug);
    if (kind && kind->place != rules::TerrainPlace::Hex) return slug;
  }
  return {};
}

// Those of our own exports speak of what has been drawn anew.
void ObjectReader::loseProperties(const Object& object) {
  for (const Property& property : object.properties) {
    const bool isRead = property.name == "kind" || property.name == "type" || property.name == "terrain";
    if (!isRead) ground_.notes.lose(property.name.substr(0, 100), "import.tiled-battle.property");
  }
}

void ObjectReader::read(const Layer& layer, const Object& object, Point place,
                        std::optional<Id<model::SetUpBlock>> block) {
  ++objects_;
  const std::string what = shown(object);
  loseProperties(object);
  if (std::holds_alternative<TilePicture>(object.shape)) return readTile(layer, object, place, block);
  if (const auto* text = std::get_if<Text>(&object.shape)) return readLabel(object, text->text, place);
  if (std::holds_alternative<PointMark>(object.shape)) {
    if (!object.name.empty()) return readLabel(object, object.name, place);
    return ground_.notes.lose(what, "import.tiled-battle.point");
  }
  const std::vector<Point> points = pointsOf(object, place);
  const std::string kind = points.size() < 2 ? std::string() : kindOf(layer, object);
  if (!kind.empty()) return readLine(object, kind, points);
  if (std::holds_alternative<Polyline>(object.shape)) return ground_.notes.lose(what, "import.tiled-battle.line");
  if (!readZone(object, place)) ground_.notes.lose(what, "import.tiled-battle.area");
}

void ObjectReader::readLine(const Object& object, const std::string& kind, const std::vector<Point>& points) {
  std::vector<hex::Point> line;
  for (const Point& point : points) line.push_back(ground_.grid.point(point));
  const bool isSide = rules::terrainKind(ground_.book, kind)->place == rules::TerrainPlace::Hexside;
  if (!isSide) return addLinks(kind, line);
  const hex::Layout& layout = ground_.grid.layout();
  const bool follows = std::all_of(line.begin(), line.end(), [&](hex::Point point) {
    return distanceOf(point, layout.point(layout.nearestVertex(point))) <= kNear;
  });
  if (!follows) return ground_.notes.lose(shown(object), "import.tiled-battle.no-sides");
  addSides(kind, line);
}

void ObjectReader::addSides(const std::string& kind, const std::vector<hex::Point>& points) {
  const hex::Layout& layout = ground_.grid.layout();
  for (std::size_t i = 1; i < points.size(); ++i) {
    const auto steps = static_cast<std::size_t>(distanceOf(points[i - 1], points[i]) * 4) + 1;
    if (!spend(steps)) return ground_.notes.lose(kind, "import.tiled-battle.too-much");
    const hex::Vertex from = layout.nearestVertex(points[i - 1]);
    const hex::Vertex to = layout.nearestVertex(points[i]);
    if (from == to) continue;
    for (const hex::HexsideKey side : layout.sidesAlong(from, to)) {
      if (layout.contains(side))
        rows_.all<model::Hexside>().put({side, kind, std::nullopt, std::nullopt});
      else
        ground_.notes.lose(kind, "import.tiled-battle.off-map");
    }
  }
}

void ObjectReader::addLinks(const std::string& kind, const std::vector<hex::Point>& points) {
  const hex::Layout& layout = ground_.grid.layout();
  for (std::size_t i = 1; i < points.size(); ++i) {
    const auto steps = static_cast<std::size_t>(distanceOf(points[i - 1], points[i]) * 4) + 1;
    if (!spend(steps)) return ground_.notes.lose(kind, "import.tiled-battle.too-much");
    const std::vector<hex::HexKey> hexes = layout.line(layout.at(points[i - 1]), layout.at(points[i]));
    for (std::size_t j = 1; j < hexes.size(); ++j) {
      const auto side = layout.sideBetween(hexes[j - 1], hexes[j]);
      if (side) rows_.all<model::Link>().put({*side, kind});
    }
    const bool isOffMap = !layout.hexAt(points[i - 1]) || !layout.hexAt(points[i]);
    if (isOffMap) ground_.notes.lose(kind, "import.tiled-battle.off-map");
  }
}

void ObjectReader::readLabel(const Object& object, const std::string& text, Point place) {
  if (words(text).empty()) return ground_.notes.lose(shown(object), "import.tiled-battle.no-words");
  if (text.size() > model::kName.longest) return ground_.notes.lose(shown(object), "import.tiled-battle.long");
  const auto* written = std::get_if<Text>(&object.shape);
  const hex::Layout& layout = ground_.grid.layout();
  const hex::Point point =
      ground_.grid.point(written ? centreOf(place, object.width, object.height, object.rotation) : place);
  model::Label label;
  label.id = idFor<model::Label>(ownKey(object));
  label.text = text;
  if (const auto style = model::fromText<model::LabelStyle>(object.className)) label.style = *style;
  label.hex = layout.at(point);
  label.dx = point.x - layout.centre(label.hex).x;
  label.dy = point.y - layout.centre(label.hex).y;
  label.angle = std::remainder(object.rotation, 360);
  if (written) label.size = std::clamp(written->pixelSize / ground_.grid.across(), 0.05, 5.0);
  if (!layout.contains(label.hex)) return ground_.notes.lose(shown(object), "import.tiled-battle.off-map");
  rows_.all<model::Label>().put(std::move(label));
}

std::string ObjectReader::wordsOf(const Object& object) const {
  if (!object.name.empty()) return object.name;
  if (!object.className.empty()) return object.className;
  const Cell cell = std::get<TilePicture>(object.shape).cell;
  const Tileset* set = ground_.map.tilesetOf(cell.gid());
  if (!set) return "gid " + std::to_string(cell.gid());
  const int id = static_cast<int>(cell.gid() - set->firstGid);
  if (const Tile* tile = set->tile(id)) {
    for (const std::string_view name : {"title", "name"}) {
      if (const auto text = plainText(tile->properties, name); text && !text->empty()) return *text;
    }
    if (!tile->className.empty()) return tile->className;
  }
  return set->name + " " + std::to_string(id);
}

// Counters of others are an army for each layer.
Id<model::SetUpBlock> ObjectReader::blockFor(const Layer& layer) {
  const std::string name = layer.name.empty() ? std::to_string(layer.id) : layer.name.substr(0, 200);
  std::string slug = slugged(name);
  if (slug.empty()) slug = "layer-" + std::to_string(layer.id);
  slug = slug.substr(0, 100);
  const auto block = idFor<model::SetUpBlock>(slug);
  if (rows_.find<model::SetUpBlock>(block)) return block;
  const int ordinal = static_cast<int>(rows_.all<model::Army>().size()) + 1;
  const auto player = idFor<model::Player>(slug);
  const auto army = idFor<model::Army>(slug);
  const auto scenario = idFor<model::Scenario>("set-up");
  const auto variant = idFor<model::Variant>("set-up");
  rows_.all<model::Player>().put({player, slug, name, ordinal});
  rows_.all<model::Army>().put({army, slug, player, name, "#808080", ordinal});
  rows_.all<model::Scenario>().put({scenario, "set-up", "Set-up", std::nullopt, 1, ""});
  rows_.all<model::Variant>().put({variant, "first", scenario, "First variant", 1});
  rows_.all<model::SetUpBlock>().put({block, slug, army, std::nullopt, name, ordinal});
  rows_.all<model::VariantBlock>().put({variant, block});
  return block;
}

void ObjectReader::readTile(const Layer& layer, const Object& object, Point place,
                            std::optional<Id<model::SetUpBlock>> block) {
  const Tileset* set = ground_.map.tilesetOf(std::get<TilePicture>(object.shape).cell.gid());
  const bool isCentred = set && set->objectAlignment == "center";
  // By itself the place of a tile is its lower left corner.
  const Point centre = isCentred ? place : centreOf(place, object.width, -object.height, object.rotation);
  const hex::Layout& layout = ground_.grid.layout();
  const auto hex = layout.hexAt(ground_.grid.point(centre));
  const std::string words = wordsOf(object);
  if (!hex) return ground_.notes.lose(shown(object), "import.tiled-battle.off-map");
  if (words.size() > model::kName.longest) return ground_.notes.lose(shown(object), "import.tiled-battle.long");
  model::Placement row;
  row.id = idFor<model::Placement>(ownKey(object));
  row.block = block ? *block : blockFor(layer);
  row.ordinal = static_cast<int>(rows_.all<model::Placement>().size()) + 1;
  row.words = words;
  row.hex = *hex;
  // Which unit or leader a tile of ours is, its property tells; they are looked for when all rows are known.
  const auto gid = std::get<TilePicture>(object.shape).cell.gid();
  const Tile* tile = set ? set->tile(static_cast<int>(gid - set->firstGid)) : nullptr;
  const auto subject = tile ? model::fromText<model::PlacementSubject>(tile->className) : std::nullopt;
  row.subject = subject.value_or(model::PlacementSubject::Group);
  if (tile) row.note = plainText(tile->properties, tile->className).value_or("");
  rows_.all<model::Placement>().put(std::move(row));
}

std::string ObjectReader::freeZoneSlug(const std::string& name) {
  const std::string plain = slugged(name).empty() ? "zone" : slugged(name);
  const int number = ++zones_[plain];
  return number == 1 ? plain : plain + "-" + std::to_string(number);
}

bool ObjectReader::readZone(const Object& object, Point place) {
  if (object.name.empty() || object.name.size() > 200) return false;
  const Outline outline(object, place);
  if (!spend(workOf(outline, ground_.grid))) return false;
  const std::vector<hex::HexKey> hexes = hexesIn(outline, ground_.grid);
  if (hexes.empty()) return false;
  model::Zone zone;
  zone.id = idFor<model::Zone>(ownKey(object));
  zone.slug = freeZoneSlug(object.name);
  zone.title = object.name;
  if (!object.className.empty()) zone.kind = model::OpenWord<model::ZoneKind>(object.className.substr(0, 200));
  for (const hex::HexKey hex : hexes) rows_.all<model::ZoneHex>().put({zone.id, hex});
  rows_.all<model::Zone>().put(std::move(zone));
  return true;
}

void ObjectReader::addTo(model::Battle& battle) {
  const auto add = [&]<class Row>(model::RowType<Row>) {
    for (const Row& row : rows_.all<Row>()) {
      if (!battle.find<Row>(row.key())) battle.all<Row>().put(row);
    }
  };
  add(model::RowType<model::Hexside>{});
  add(model::RowType<model::Link>{});
  add(model::RowType<model::Label>{});
  add(model::RowType<model::Zone>{});
  add(model::RowType<model::ZoneHex>{});
  add(model::RowType<model::Player>{});
  add(model::RowType<model::Army>{});
  add(model::RowType<model::Scenario>{});
  add(model::RowType<model::Variant>{});
  add(model::RowType<model::SetUpBlock>{});
  add(model::RowType<model::VariantBlock>{});
  for (model::Placement row : rows_.all<model::Placement>()) {
    using enum model::PlacementSubject;
    const auto* unit = row.subject == Unit ? battle.bySlug<model::Unit>(row.note) : nullptr;
    const auto* leader = row.subject == Leader ? battle.bySlug<model::Leader>(row.note) : nullptr;
    if (unit) row.unit = unit->id;
    if (leader) row.leader = leader->id;
    if (!unit && !leader && row.subject != Marker) row.subject = Group;
    row.note.clear();
    battle.all<model::Placement>().put(std::move(row));
  }
}

}  // namespace redoubt::exchange::tiled
