#include "core/exchange/tiled_battle/import_rows.h"

#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/exchange/tiled_battle/carried.h"
#include "core/exchange/tiled_battle/marks.h"
#include "core/exchange/tiled_battle/places.h"
#include "core/hex/facing.h"
#include "core/model/edit.h"

namespace redoubt::exchange::tiled {
namespace {

bool isListed(std::string_view table) {
  return std::find(listedTables().begin(), listedTables().end(), table) != listedTables().end();
}

std::string tableOfObject(const std::string& layerTable, const Object& object) {
  if (layerTable != kListMark) return layerTable;
  return isListed(object.className) ? object.className : "";
}

// The facing that an angle is nearest to.
hex::Direction facingAt(double degrees, hex::Orientation orientation, hex::FacingKind kind) {
  hex::Direction nearest{kind, 0};
  double least = 360;
  for (int index = 0; index < 6; ++index) {
    const hex::Direction each{kind, index};
    const double away = std::abs(std::remainder(degrees - hex::angle(each, orientation), 360));
    if (away < least) {
      least = away;
      nearest = each;
    }
  }
  return nearest;
}

// What its columns say, where only the prefix of their names is other.
Properties unprefixed(const Properties& properties, std::string_view prefix) {
  Properties own;
  for (const Property& property : properties) {
    if (!property.name.starts_with(prefix)) continue;
    own.push_back(property);
    own.back().name.erase(0, prefix.size());
  }
  return own;
}

}  // namespace

RowReader::RowReader(const TiledMap& map, const MapGrid& grid, ImportNotes& notes) : grid_(grid), notes_(notes) {
  learn(map.layers);
}

std::string RowReader::tableOf(const Layer& layer) {
  return plainText(layer.properties, kTableMark).value_or("");
}

void RowReader::learn(const std::vector<Layer>& layers) {
  for (const Layer& layer : layers) {
    if (const auto* group = std::get_if<GroupLayer>(&layer.content)) learn(group->layers);
    const auto* objects = std::get_if<ObjectLayer>(&layer.content);
    const std::string table = tableOf(layer);
    if (!objects || table.empty()) continue;
    for (const Object& object : objects->objects) {
      const auto id = plainText(object.properties, "id");
      const auto slug = plainText(object.properties, "slug");
      const auto number = id ? toInteger(*id) : std::nullopt;
      if (number && slug) slugs_.add(tableOfObject(table, object), *slug, *number);
    }
  }
}

std::optional<std::int64_t> RowReader::ownerOf(const Layer& layer) const {
  const auto name = plainText(layer.properties, kOwnerMark);
  if (!name) return std::nullopt;
  const bool isZone = tableOf(layer) == model::ZoneHex::kTable;
  return slugs_.idOf(isZone ? model::Zone::kTable : model::SetUpBlock::kTable, *name);
}

bool RowReader::read(const Layer& layer, const Object& object, Point place) {
  const std::string name = tableOfObject(tableOf(layer), object);
  const model::TableInfo* table = model::tableNamed(name);
  if (!table) return false;
  for (const model::FieldInfo& field : table->fields()) {
    if (field.isKey && !find(object.properties, field.name)) return false;
  }
  model::AnyRow row(*table);
  for (const std::string& column : setColumns(row, object.properties, {grid_.layout(), slugs_})) {
    const bool isKey = table->fields()[*table->column(column)].isKey;
    notes_.warn(isKey ? "import.tiled-battle.key" : "import.tiled-battle.column", name + "/" + column);
    if (isKey) return true;
  }
  return put(std::move(row), object, place);
}

// Copies in Tiled keep the properties of what they are copies of.
bool RowReader::put(model::AnyRow row, const Object& object, Point place) {
  const std::string table(row.table().name());
  if (!isPlaced(row, object, place)) return false;
  moveHex(row, place);
  if (!seen_.insert({table, row.key()}).second) {
    if (!row.table().hasIds()) return true;
    row.set("id", hashedId(table, "tiled/" + std::to_string(object.id) + "/" + row.key()));
    if (!seen_.insert({table, row.key()}).second) return true;
    if (row.table().column("slug")) row.set("slug", std::to_string(object.id));
  }
  if (table == model::Label::kTable)
    putLabel(row.as<model::Label>(), object, place);
  else if (table == model::Symbol::kTable)
    putSymbol(row.as<model::Symbol>(), object, place);
  else if (table == model::MapPicture::kTable)
    putPicture(row.as<model::MapPicture>(), object, place);
  else if (table == model::Placement::kTable)
    putPlacement(row.as<model::Placement>(), object, place);
  else
    row.putInto(others_);
  return true;
}

// Hexsides and ways that were dragged elsewhere are drawn anew.
bool RowReader::isPlaced(const model::AnyRow& row, const Object& object, Point place) const {
  const auto isStroke = [&](const Stroke& stroke) {
    const auto* line = std::get_if<Polyline>(&object.shape);
    if (!line || line->points.size() != 2) return false;
    const Point end = line->points.back();
    return isSamePlace(place, stroke.from) && isSamePlace({place.x + end.x, place.y + end.y}, stroke.to);
  };
  const std::string_view table = row.table().name();
  if (table == model::Hexside::kTable) return isStroke(sideStroke(grid_, row.as<model::Hexside>().side));
  if (table == model::Link::kTable) return isStroke(wayStroke(grid_, row.as<model::Link>().side));
  return true;
}

// Of rows that stand in the middle of a hex.
void RowReader::moveHex(model::AnyRow& row, Point place) const {
  std::optional<hex::HexKey> hex;
  if (row.table().name() == model::ZoneHex::kTable) hex = row.as<model::ZoneHex>().hex;
  if (row.table().name() == model::Note::kTable) hex = row.as<model::Note>().hex;
  if (hex && !isSamePlace(place, placeFrom(grid_, *hex, 0, 0))) row.set("hex", hexAt(place).value);
}

hex::HexKey RowReader::hexAt(Point place) const {
  return grid_.layout().at(grid_.point(place));
}

// A row with hex, dx and dy.
template <class Row>
void RowReader::follow(Row& row, Point was, Point is) const {
  if (isSamePlace(was, is)) return;
  const hex::Point point = grid_.point(is);
  const hex::HexKey hex = grid_.layout().at(point);
  const hex::Point centre = grid_.layout().centre(hex);
  row.hex = hex;
  row.dx = point.x - centre.x;
  row.dy = point.y - centre.y;
}

void RowReader::putLabel(model::Label row, const Object& object, Point place) {
  const auto* text = std::get_if<Text>(&object.shape);
  if (text) row.text = text->text;
  const double angle = row.path.empty() ? row.angle : 0;
  follow(row, placeOf(grid_, row), centreOf(place, object.width, object.height, object.rotation));
  if (!isSameAngle(object.rotation, angle)) row.angle = std::remainder(object.rotation, 360);
  if (text && text->pixelSize != letterSize(grid_, row.size)) {
    row.size = std::clamp(text->pixelSize / grid_.across(), 0.0, 20.0);
  }
  battle_.all<model::Label>().put(std::move(row));
}

void RowReader::putSymbol(model::Symbol row, const Object& object, Point place) {
  follow(row, placeOf(grid_, row), place);
  if (!isSameAngle(object.rotation, row.angle)) row.angle = std::remainder(object.rotation, 360);
  battle_.all<model::Symbol>().put(std::move(row));
}

void RowReader::putPicture(model::MapPicture row, const Object& object, Point place) {
  const bool isOnMap = row.hex && row.place != model::PicturePlace::Beside;
  if (isOnMap) {
    follow(row, placeOf(grid_, row), place);
    if (!isSameAngle(object.rotation, row.angle)) row.angle = std::remainder(object.rotation, 360);
    const double width = object.width / grid_.across();
    const double height = object.height / grid_.down();
    const auto differs = [](double a, double b) { return b > 0 && std::abs(a - b) > 0.01 + 0.001 * b; };
    if (differs(width, row.width)) row.width = std::clamp(width, 0.0, 10'000.0);
    if (differs(height, row.height)) row.height = std::clamp(height, 0.0, 10'000.0);
  }
  battle_.all<model::MapPicture>().put(std::move(row));
}

void RowReader::putPlacement(model::Placement row, const Object& object, Point place) {
  const bool isOnMap =
      row.rule == model::PlacementRule::At && row.hex && std::holds_alternative<TilePicture>(object.shape);
  if (isOnMap) {
    const hex::Orientation orientation = grid_.layout().orientation();
    if (!isSamePlace(place, placeOf(grid_, row)) && hexAt(place) != *row.hex) {
      row.hex = hexAt(place);
      row.secondHex.reset();
      row.stack = 1;
    }
    const bool faces = row.direction && row.direction->direction;
    const double angle = faces ? hex::angle(*row.direction->direction, orientation) : 0;
    if (!isSameAngle(object.rotation, angle)) {
      const auto kind = faces ? row.direction->direction->kind : hex::FacingKind::Vertex;
      row.direction = model::Facing{facingAt(object.rotation, orientation, kind)};
    }
  }
  battle_.all<model::Placement>().put(std::move(row));
}

void RowReader::readOwn(const Properties& properties, bool takesSheet) {
  const auto readRow = [&](std::string_view table, std::string_view prefix) {
    model::AnyRow row(*model::tableNamed(table));
    const Properties own = unprefixed(properties, prefix);
    bool hasId = find(own, "id") != nullptr;
    for (const std::string& column : setColumns(row, own, {grid_.layout(), slugs_})) {
      notes_.warn("import.tiled-battle.column", std::string(table) + "/" + column);
      hasId &= column != "id";
    }
    if (hasId) row.putInto(others_);
  };
  readRow(model::BattleInfo::kTable, kBattlePrefix);
  if (takesSheet) readRow(model::MapSheet::kTable, kMapPrefix);
}

model::Battle RowReader::takeRows() {
  return model::applied(std::move(battle_), others_);
}

}  // namespace redoubt::exchange::tiled
