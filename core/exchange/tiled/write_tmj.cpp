#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/exchange/tiled/format_words.h"
#include "core/exchange/tiled/write_tiled.h"
#include "core/exchange/tiled/writing.h"

namespace redoubt::exchange::tiled {
namespace {

using Json = nlohmann::ordered_json;

class TmjWriter {
 public:
  explicit TmjWriter(const TiledMap& map) : map_(map) {}

  std::string write() const {
    Json json{{"type", "map"}, {"version", kWrittenVersion}};
    named(json, "class", map_.className);
    json["orientation"] = wordOf(map_.orientation, kOrientationWords);
    json["renderorder"] = wordOf(map_.renderOrder, kRenderOrderWords);
    json["width"] = map_.width;
    json["height"] = map_.height;
    json["tilewidth"] = map_.tileWidth;
    json["tileheight"] = map_.tileHeight;
    json["infinite"] = map_.isInfinite;
    json["hexsidelength"] = map_.hexSideLength;
    json["staggeraxis"] = wordOf(map_.staggerAxis, kAxisWords);
    json["staggerindex"] = wordOf(map_.staggerIndex, kStaggerWords);
    colour(json, "backgroundcolor", map_.background);
    const NextIds next = nextIds(map_);
    json["nextlayerid"] = next.layer;
    json["nextobjectid"] = next.object;
    addProperties(json, map_.properties);
    json["tilesets"] = Json::array();
    for (const Tileset& each : map_.tilesets) json["tilesets"].push_back(tileset(each));
    json["layers"] = layers(map_.layers);
    return json.dump() + "\n";
  }

 private:
  static void named(Json& json, const char* name, const std::string& value) {
    if (!value.empty()) json[name] = writable(value);
  }
  static void colour(Json& json, const char* name, const std::optional<Colour>& value) {
    if (value) json[name] = writable(value->text);
  }
  static double number(double value) {
    writableNumber(value);
    return value;
  }

  static void addProperties(Json& json, const Properties& properties) {
    if (properties.empty()) return;
    Json& list = json["properties"] = Json::array();
    for (const Property& property : properties) {
      Json each{{"name", writable(property.name)}, {"type", kPropertyTypes[property.value.index()]}};
      named(each, "propertytype", property.customType);
      each["value"] = value(property.value);
      list.push_back(std::move(each));
    }
  }

  static Json value(const Property::Value& value) {
    return std::visit([](const auto& each) { return plain(each); }, value);
  }
  static Json plain(const std::string& text) { return writable(text); }
  static Json plain(std::int64_t value) { return value; }
  static Json plain(double value) { return number(value); }
  static Json plain(bool value) { return value; }
  static Json plain(const Colour& colour) { return writable(colour.text); }
  static Json plain(const FilePath& file) { return writable(file.path); }
  static Json plain(ObjectId id) { return id.value; }
  static Json plain(const ClassValue& held) {
    Json json = Json::object();
    for (const Property& member : held.members) json[writable(member.name)] = value(member.value);
    return json;
  }

  static void addImage(Json& json, const std::optional<Image>& image) {
    if (!image) return;
    json["image"] = writable(image->source);
    if (image->width != 0) json["imagewidth"] = image->width;
    if (image->height != 0) json["imageheight"] = image->height;
    colour(json, "transparentcolor", image->transparent);
  }

  static Json tileset(const Tileset& tileset) {
    Json json{{"firstgid", tileset.firstGid}};
    if (!tileset.source.empty()) {
      json["source"] = writable(tileset.source);
      return json;
    }
    json["name"] = writable(tileset.name);
    named(json, "class", tileset.className);
    json["tilewidth"] = tileset.tileWidth;
    json["tileheight"] = tileset.tileHeight;
    json["spacing"] = tileset.spacing;
    json["margin"] = tileset.margin;
    json["tilecount"] = tileset.tileCount;
    json["columns"] = tileset.columns;
    named(json, "objectalignment", tileset.objectAlignment);
    if (tileset.offsetX != 0 || tileset.offsetY != 0) {
      json["tileoffset"] = {{"x", tileset.offsetX}, {"y", tileset.offsetY}};
    }
    addProperties(json, tileset.properties);
    addImage(json, tileset.image);
    for (const Tile& tile : tileset.tiles) {
      Json each{{"id", tile.id}};
      named(each, "type", tile.className);
      addProperties(each, tile.properties);
      addImage(each, tile.image);
      json["tiles"].push_back(std::move(each));
    }
    return json;
  }

  Json layers(const std::vector<Layer>& layers) const {
    Json json = Json::array();
    for (const Layer& layer : layers) {
      static constexpr std::string_view kTypes[] = {"tilelayer", "objectgroup", "imagelayer", "group"};
      Json each{{"type", kTypes[layer.content.index()]}};
      if (layer.id != 0) each["id"] = layer.id;
      each["name"] = writable(layer.name);
      named(each, "class", layer.className);
      addLook(each, layer);
      addProperties(each, layer.properties);
      std::visit([&](const auto& content) { addContent(each, content); }, layer.content);
      json.push_back(std::move(each));
    }
    return json;
  }

  static void addLook(Json& json, const Layer& layer) {
    json["opacity"] = number(layer.opacity);
    json["visible"] = layer.isVisible;
    json["x"] = 0;
    json["y"] = 0;
    if (layer.isLocked) json["locked"] = true;
    colour(json, "tintcolor", layer.tint);
    if (layer.offsetX != 0) json["offsetx"] = number(layer.offsetX);
    if (layer.offsetY != 0) json["offsety"] = number(layer.offsetY);
    if (layer.parallaxX != 1) json["parallaxx"] = number(layer.parallaxX);
    if (layer.parallaxY != 1) json["parallaxy"] = number(layer.parallaxY);
  }

  static Json gids(const Chunk& chunk) {
    Json json = Json::array();
    for (const Cell cell : chunk.cells) json.push_back(cell.value);
    return json;
  }

  void addContent(Json& json, const TileLayer& layer) const {
    if (!map_.isInfinite) {
      const Chunk whole = wholeChunk(layer, map_);
      json["width"] = whole.width;
      json["height"] = whole.height;
      json["data"] = gids(whole);
      return;
    }
    json["width"] = map_.width;
    json["height"] = map_.height;
    Json& chunks = json["chunks"] = Json::array();
    int startX = 0;
    int startY = 0;
    for (const Chunk& chunk : layer.chunks) {
      startX = std::min(startX, chunk.x);
      startY = std::min(startY, chunk.y);
      chunks.push_back(
          {{"x", chunk.x}, {"y", chunk.y}, {"width", chunk.width}, {"height", chunk.height}, {"data", gids(chunk)}});
    }
    json["startx"] = startX;
    json["starty"] = startY;
  }

  void addContent(Json& json, const ObjectLayer& layer) const {
    colour(json, "color", layer.colour);
    json["draworder"] = layer.drawsInOrder ? "index" : "topdown";
    json["objects"] = Json::array();
    for (const Object& each : layer.objects) json["objects"].push_back(object(each));
  }

  void addContent(Json& json, const ImageLayer& layer) const {
    addImage(json, layer.image);
    if (!layer.image) json["image"] = "";
    if (layer.repeatsX) json["repeatx"] = true;
    if (layer.repeatsY) json["repeaty"] = true;
  }

  void addContent(Json& json, const GroupLayer& group) const { json["layers"] = layers(group.layers); }

  static Json object(const Object& object) {
    Json json = Json::object();
    if (object.id != 0) json["id"] = object.id;
    json["name"] = writable(object.name);
    json["type"] = writable(object.className);
    json["x"] = number(object.x);
    json["y"] = number(object.y);
    json["width"] = number(object.width);
    json["height"] = number(object.height);
    json["rotation"] = number(object.rotation);
    json["visible"] = object.isVisible;
    addProperties(json, object.properties);
    std::visit([&](const auto& each) { addShape(json, each); }, object.shape);
    return json;
  }

  static void addShape(Json&, const Rectangle&) {}
  static void addShape(Json& json, const Ellipse&) { json["ellipse"] = true; }
  static void addShape(Json& json, const PointMark&) { json["point"] = true; }
  static void addShape(Json& json, const Polygon& polygon) { json["polygon"] = points(polygon.points); }
  static void addShape(Json& json, const Polyline& line) { json["polyline"] = points(line.points); }
  static void addShape(Json& json, const TilePicture& picture) { json["gid"] = picture.cell.value; }
  static void addShape(Json& json, const Text& text) {
    json["text"] = {{"text", writable(text.text)},
                    {"fontfamily", writable(text.fontFamily)},
                    {"pixelsize", text.pixelSize},
                    {"wrap", text.wraps},
                    {"color", writable(text.colour.text)},
                    {"bold", text.isBold},
                    {"italic", text.isItalic},
                    {"underline", text.isUnderlined},
                    {"strikeout", text.isStruckOut},
                    {"kerning", text.hasKerning},
                    {"halign", writable(text.horizontalAlignment)},
                    {"valign", writable(text.verticalAlignment)}};
  }

  static Json points(const std::vector<Point>& points) {
    Json json = Json::array();
    for (const Point& point : points) json.push_back({{"x", number(point.x)}, {"y", number(point.y)}});
    return json;
  }

  const TiledMap& map_;
};

}  // namespace

std::string writeTmj(const TiledMap& map) {
  return TmjWriter(map).write();
}

}  // namespace redoubt::exchange::tiled
