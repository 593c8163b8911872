#include "core/exchange/tiled_battle/export_objects.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/text.h"
#include "core/exchange/tiled_battle/marks.h"
#include "core/exchange/tiled_battle/places.h"
#include "core/hex/facing.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::exchange::tiled {
namespace {

constexpr char kZoneColour[] = "#3c78d8";

Polyline lineOf(const Stroke& stroke) {
  return {{{0, 0}, rounded({stroke.to.x - stroke.from.x, stroke.to.y - stroke.from.y})}};
}

Property mark(std::string_view name, std::string value) {
  return {std::string(name), {}, std::move(value)};
}

Layer objectLayer(std::string name, std::string_view table) {
  Layer layer;
  layer.name = std::move(name);
  layer.properties = {mark(kTableMark, std::string(table))};
  layer.content = ObjectLayer{std::nullopt, true, {}};
  return layer;
}

std::vector<Object>& objectsOf(Layer& layer) {
  return std::get<ObjectLayer>(layer.content).objects;
}

struct LineColour {
  std::string_view kind;
  const char* colour;
};
// The colours of the map are too light for thin lines.
constexpr LineColour kLineColours[]{{"stream", "#3f8fc4"}, {"river", "#1f66b0"}, {"ditch", "#3f8fc4"},
                                    {"slope", "#9a5b2c"},  {"wall", "#5a5a5a"},  {"fence", "#7a6a3a"},
                                    {"road", "#b5651d"},   {"lane", "#c98f4a"},  {"track", "#a08a6a"},
                                    {"bridge", "#222222"}, {"ford", "#5fb0d0"}};
constexpr char kOtherLine[] = "#8a3fa0";

std::string lineColour(const rules::RuleBook& book, const std::string& kind) {
  for (const LineColour& each : kLineColours) {
    if (each.kind == kind) return each.colour;
  }
  std::string own = book.text("terrain/" + kind + "/colour").value_or("");
  if (!isColour(own)) return kOtherLine;
  std::transform(own.begin(), own.end(), own.begin(), [](char c) { return c >= 'A' && c <= 'F' ? c + 32 : c; });
  return own;
}

// What a person looks for in a list of rows.
template <class Row>
std::string nameOfRow(const Row& row) {
  if constexpr (requires { row.title; }) return row.title;
  if constexpr (requires { row.name; }) return row.name;
  if constexpr (requires { row.words; }) return row.words;
  if constexpr (requires { row.text; }) return row.text;
  return {};
}

}  // namespace

ObjectMaker::ObjectMaker(Ground ground) : ground_(std::move(ground)) {}

bool ObjectMaker::hasCell(const hex::Layout& layout, const model::HexRow& row) {
  return layout.contains(row.hex) && !row.terrain.empty();
}

template <class Row>
Object ObjectMaker::objectOf(const Row& row, Point place) {
  Object object;
  object.className = Row::kTable;
  object.name = nameOfRow(row);
  if constexpr (requires { row.kind; }) {
    if constexpr (std::is_same_v<decltype(row.kind), std::string>) object.className = row.kind;
  }
  object.x = place.x;
  object.y = place.y;
  object.shape = PointMark{};
  object.properties = toProperties(row, ground_.words);
  return object;
}

Object ObjectMaker::pictureObject(const model::MapPicture& row) {
  Object object = objectOf(row, placeOf(ground_.grid, row));
  object.width = std::round(row.width * ground_.grid.across() * 100) / 100;
  object.height = std::round(row.height * ground_.grid.down() * 100) / 100;
  object.rotation = row.angle;
  if (const auto gid = ground_.pictures.find(row.picture)) object.shape = TilePicture{{*gid}};
  return object;
}

void ObjectMaker::addPictures(std::vector<Layer>& layers, model::PicturePlace place) {
  std::vector<const model::MapPicture*> rows;
  for (const model::MapPicture& row : ground_.battle.all<model::MapPicture>()) {
    if (row.place == place && row.hex) rows.push_back(&row);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  for (const model::MapPicture* row : rows) {
    Layer layer = objectLayer(row->title, model::MapPicture::kTable);
    layer.opacity = row->opacity;
    objectsOf(layer).push_back(pictureObject(*row));
    layers.push_back(std::move(layer));
  }
}

// A layer of all rows of a table, for those of which an object is made.
template <class Row, class Made>
void ObjectMaker::addLayer(std::vector<Layer>& layers, const char* name, Made&& made) {
  Layer layer = objectLayer(name, Row::kTable);
  for (const Row& row : ground_.battle.all<Row>()) {
    if (std::optional<Object> object = made(row)) objectsOf(layer).push_back(std::move(*object));
  }
  if (!objectsOf(layer).empty()) layers.push_back(std::move(layer));
}

// A group of layers, one for each kind of line in its colour.
template <class Row, class StrokeOf>
void ObjectMaker::addKinds(std::vector<Layer>& layers, const char* name, StrokeOf&& strokeOf) {
  std::map<std::string, Layer> kinds;
  for (const Row& row : ground_.battle.all<Row>()) {
    const auto [kind, isNew] = kinds.try_emplace(row.kind, objectLayer(row.kind, Row::kTable));
    const Stroke stroke = strokeOf(row);
    Object object = objectOf(row, stroke.from);
    object.shape = lineOf(stroke);
    objectsOf(kind->second).push_back(std::move(object));
  }
  if (kinds.empty()) return;
  GroupLayer group;
  for (auto& [kind, layer] : kinds) {
    std::get<ObjectLayer>(layer.content).colour = Colour{lineColour(ground_.maker.book, kind)};
    if (std::string title = rules::terrainTitle(ground_.maker.book, kind); !title.empty()) layer.name = title;
    group.layers.push_back(std::move(layer));
  }
  Layer layer;
  layer.name = name;
  layer.content = std::move(group);
  layers.push_back(std::move(layer));
}

Object ObjectMaker::labelObject(const model::Label& row) {
  const int letters = letterSize(ground_.grid, row.size);
  const TextBox box = textBox(row.text, letters);
  const double angle = row.path.empty() ? row.angle : 0;
  Object object = objectOf(row, cornerOf(placeOf(ground_.grid, row), box.width, box.height, angle));
  object.className = row.style.text();
  object.width = box.width;
  object.height = box.height;
  object.rotation = angle;
  Text text;
  text.text = row.text;
  text.pixelSize = letters;
  text.colour = {row.style == model::LabelStyle::Water ? "#1f5c86" : "#000000"};
  text.isItalic = row.style == model::LabelStyle::Water || row.style == model::LabelStyle::Woods;
  text.horizontalAlignment = "center";
  text.verticalAlignment = "center";
  object.shape = std::move(text);
  return object;
}

void ObjectMaker::addRows(std::vector<Layer>& layers) {
  const MapGrid& grid = ground_.grid;
  addZones(layers);
  addKinds<model::Hexside>(layers, "Hexsides", [&](const auto& row) { return sideStroke(grid, row.side); });
  addKinds<model::Link>(layers, "Roads", [&](const auto& row) { return wayStroke(grid, row.side); });
  addLayer<model::Symbol>(layers, "Symbols", [&](const auto& row) {
    Object object = objectOf(row, placeOf(grid, row));
    object.rotation = row.angle;
    return std::optional(std::move(object));
  });
  addLayer<model::Label>(layers, "Names", [&](const auto& row) { return std::optional(labelObject(row)); });
  addLayer<model::Note>(layers, "Notes", [&](const auto& row) {
    return row.hex ? std::optional(objectOf(row, placeFrom(grid, *row.hex, 0, 0))) : std::nullopt;
  });
  addCounters(layers);
  addList(layers);
}

void ObjectMaker::addZones(std::vector<Layer>& layers) {
  GroupLayer zones;
  for (const model::Zone& zone : ground_.battle.all<model::Zone>()) {
    Layer layer = objectLayer(zone.title.empty() ? zone.slug : zone.title, model::ZoneHex::kTable);
    layer.properties.push_back(mark(kOwnerMark, ground_.words.slugs.nameOf(model::Zone::kTable, zone.id.value)));
    std::get<ObjectLayer>(layer.content).colour = Colour{kZoneColour};
    for (const model::ZoneHex& row : ground_.battle.where<&model::ZoneHex::zone>(zone.id)) {
      Object object = objectOf(row, placeFrom(ground_.grid, row.hex, 0, 0));
      Polygon outline;
      for (int corner = 0; corner < 6; ++corner) {
        const Point at = ground_.grid.pixel(ground_.words.layout.corner(row.hex, corner));
        outline.points.push_back(rounded({at.x - object.x, at.y - object.y}));
      }
      object.shape = std::move(outline);
      objectsOf(layer).push_back(std::move(object));
    }
    zones.layers.push_back(std::move(layer));
  }
  if (zones.layers.empty()) return;
  Layer group;
  group.name = "Zones";
  group.isVisible = false;
  group.content = std::move(zones);
  layers.push_back(std::move(group));
}

std::optional<Object> ObjectMaker::counterObject(const model::Placement& row) {
  const auto gid = ground_.counters.find(counterKey(ground_.maker, row));
  if (row.rule != model::PlacementRule::At || !row.hex || !gid) return std::nullopt;
  Object object = objectOf(row, placeOf(ground_.grid, row));
  if (const model::Unit* unit = ground_.battle.find(row.unit)) object.name = unit->name;
  if (const model::Leader* leader = ground_.battle.find(row.leader)) object.name = leader->name;
  object.className = toText(row.subject);
  object.width = object.height = std::round(ground_.grid.across() * kCounterSize);
  if (row.direction && row.direction->direction) {
    object.rotation = hex::angle(*row.direction->direction, ground_.words.layout.orientation());
  }
  object.shape = TilePicture{{*gid}};
  return object;
}

Layer ObjectMaker::blockLayer(const model::SetUpBlock& block, const Shown& shown) {
  const model::Army* army = ground_.battle.find<model::Army>(block.army);
  std::string name = block.title.empty() ? block.slug : block.title;
  if (army && !army->name.empty()) name = army->name + ": " + name;
  Layer layer = objectLayer(std::move(name), model::Placement::kTable);
  layer.properties.push_back(mark(kOwnerMark, ground_.words.slugs.nameOf(model::SetUpBlock::kTable, block.id.value)));
  std::vector<const model::Placement*> rows;
  for (const model::Placement& row : ground_.battle.where<&model::Placement::block>(block.id)) rows.push_back(&row);
  // The topmost of a stack is drawn last.
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->stack > b->stack; });
  layer.isVisible = false;
  for (const model::Placement* row : rows) {
    std::optional<Object> object = counterObject(*row);
    if (!object) continue;
    // Another block of the set-up places it elsewhere.
    const bool isShown = shown.contains(row);
    layer.isVisible |= isShown;
    object->isVisible = isShown;
    objectsOf(layer).push_back(std::move(*object));
  }
  if (!layer.isVisible) {
    for (Object& object : objectsOf(layer)) object.isVisible = true;
  }
  return layer;
}

void ObjectMaker::addCounters(std::vector<Layer>& layers) {
  Shown shown;
  if (ground_.shown) {
    const rules::PlacementList rows = rules::placements(ground_.battle, *ground_.shown);
    shown.insert(rows.begin(), rows.end());
  }
  GroupLayer blocks;
  for (const model::SetUpBlock& block : ground_.battle.all<model::SetUpBlock>()) {
    blocks.layers.push_back(blockLayer(block, shown));
  }
  if (blocks.layers.empty()) return;
  Layer group;
  group.name = "Counters";
  group.content = std::move(blocks);
  layers.push_back(std::move(group));
}

template <class Row, class Wanted>
void ObjectMaker::list(ObjectLayer& into, Wanted&& isListed) {
  constexpr double kLine = 20;  // pixels
  for (const Row& row : ground_.battle.all<Row>()) {
    if (!isListed(row)) continue;
    Object object = objectOf(row, {-200, kLine * static_cast<double>(into.objects.size())});
    object.className = Row::kTable;
    into.objects.push_back(std::move(object));
  }
}

// Rows that no other layer has. The first battle and map are the map's own properties.
void ObjectMaker::addList(std::vector<Layer>& layers) {
  const auto all = [](const auto&) { return true; };
  const auto notFirst = [&]<class Row>(const Row& row) {
    return row.key() != ground_.battle.all<Row>().begin()->key();
  };
  Layer layer = objectLayer("Lists", kListMark);
  layer.isVisible = false;
  auto& rows = std::get<ObjectLayer>(layer.content);
  list<model::BattleInfo>(rows, notFirst);
  list<model::MapSheet>(rows, notFirst);
  list<model::HexRow>(rows, [&](const auto& row) { return !hasCell(ground_.words.layout, row); });
  list<model::MapPicture>(rows, [](const auto& row) { return row.place == model::PicturePlace::Beside || !row.hex; });
  list<model::Zone>(rows, all);
  list<model::ZoneHex>(rows, [&](const auto& row) { return !ground_.battle.template find<model::Zone>(row.zone); });
  list<model::Note>(rows, [](const auto& row) { return !row.hex; });
  list<model::Player>(rows, all);
  list<model::Army>(rows, all);
  list<model::Leader>(rows, all);
  list<model::Unit>(rows, all);
  list<model::Scenario>(rows, all);
  list<model::Variant>(rows, all);
  list<model::SetUpBlock>(rows, all);
  list<model::VariantBlock>(rows, all);
  list<model::Placement>(rows, [&](const auto& row) {
    return !counterObject(row) || !ground_.battle.template find<model::SetUpBlock>(row.block);
  });
  layers.push_back(std::move(layer));
}

}  // namespace redoubt::exchange::tiled
