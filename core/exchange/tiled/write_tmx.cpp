#include "core/base/text.h"
#include "core/exchange/tiled/format_words.h"
#include "core/exchange/tiled/write_tiled.h"
#include "core/exchange/tiled/writing.h"
#include "core/exchange/tiled/xml_text.h"

namespace redoubt::exchange::tiled {
namespace {

class TmxWriter {
 public:
  std::string write(const TiledMap& map) {
    xml_.open("map");
    mapAttributes(map);
    properties(map.properties);
    for (const Tileset& each : map.tilesets) tileset(each);
    for (const Layer& each : map.layers) layer(each, map);
    xml_.close();
    return xml_.take();
  }

 private:
  // Attributes that have their default are left out, as Tiled does.
  template <class Value>
  void unless(std::string_view name, const Value& value, const Value& usual) {
    if (value != usual) xml_.attribute(name, value);
  }
  void named(std::string_view name, const std::string& value) { unless(name, value, std::string()); }
  void truth(std::string_view name, bool value, bool usual) {
    if (value != usual) xml_.attribute(name, value ? 1 : 0);
  }
  void colour(std::string_view name, const std::optional<Colour>& value) {
    if (value) xml_.attribute(name, value->text);
  }

  void mapAttributes(const TiledMap& map) {
    xml_.attribute("version", kWrittenVersion);
    named("class", map.className);
    xml_.attribute("orientation", wordOf(map.orientation, kOrientationWords));
    xml_.attribute("renderorder", wordOf(map.renderOrder, kRenderOrderWords));
    xml_.attribute("width", map.width);
    xml_.attribute("height", map.height);
    xml_.attribute("tilewidth", map.tileWidth);
    xml_.attribute("tileheight", map.tileHeight);
    xml_.attribute("infinite", map.isInfinite ? 1 : 0);
    unless("hexsidelength", map.hexSideLength, 0);
    const bool isStaggered = map.orientation == Orientation::Hexagonal || map.orientation == Orientation::Staggered;
    if (isStaggered || map.staggerAxis != Axis::Y || map.staggerIndex != Stagger::Odd) {
      xml_.attribute("staggeraxis", wordOf(map.staggerAxis, kAxisWords));
      xml_.attribute("staggerindex", wordOf(map.staggerIndex, kStaggerWords));
    }
    colour("backgroundcolor", map.background);
    const NextIds next = nextIds(map);
    xml_.attribute("nextlayerid", next.layer);
    xml_.attribute("nextobjectid", next.object);
  }

  void properties(const Properties& properties) {
    if (properties.empty()) return;
    xml_.open("properties");
    for (const Property& each : properties) property(each);
    xml_.close();
  }

  void property(const Property& property) {
    xml_.open("property");
    xml_.attribute("name", property.name);
    if (property.value.index() != 0) xml_.attribute("type", kPropertyTypes[property.value.index()]);
    named("propertytype", property.customType);
    std::visit([this](const auto& value) { propertyValue(value); }, property.value);
    xml_.close();
  }
  void propertyValue(const std::string& value) { xml_.attribute("value", value); }
  void propertyValue(std::int64_t value) { xml_.attribute("value", value); }
  void propertyValue(double value) { xml_.attribute("value", value); }
  void propertyValue(bool value) { xml_.attribute("value", value ? "true" : "false"); }
  void propertyValue(const Colour& value) { xml_.attribute("value", value.text); }
  void propertyValue(const FilePath& value) { xml_.attribute("value", value.path); }
  void propertyValue(ObjectId value) { xml_.attribute("value", value.value); }
  void propertyValue(const ClassValue& value) { properties(value.members); }

  void image(const std::optional<Image>& image) {
    if (!image) return;
    xml_.open("image");
    xml_.attribute("source", image->source);
    if (image->transparent) xml_.attribute("trans", image->transparent->text.substr(1));
    unless("width", image->width, 0);
    unless("height", image->height, 0);
    xml_.close();
  }

  void tileset(const Tileset& tileset) {
    xml_.open("tileset");
    xml_.attribute("firstgid", tileset.firstGid);
    if (!tileset.source.empty()) {
      xml_.attribute("source", tileset.source);
      return xml_.close();
    }
    xml_.attribute("name", tileset.name);
    named("class", tileset.className);
    xml_.attribute("tilewidth", tileset.tileWidth);
    xml_.attribute("tileheight", tileset.tileHeight);
    unless("spacing", tileset.spacing, 0);
    unless("margin", tileset.margin, 0);
    xml_.attribute("tilecount", tileset.tileCount);
    xml_.attribute("columns", tileset.columns);
    named("objectalignment", tileset.objectAlignment);
    if (tileset.offsetX != 0 || tileset.offsetY != 0) {
      xml_.open("tileoffset");
      xml_.attribute("x", tileset.offsetX);
      xml_.attribute("y", tileset.offsetY);
      xml_.close();
    }
    properties(tileset.properties);
    image(tileset.image);
    for (const Tile& tile : tileset.tiles) {
      xml_.open("tile");
      xml_.attribute("id", tile.id);
      named("type", tile.className);
      properties(tile.properties);
      image(tile.image);
      xml_.close();
    }
    xml_.close();
  }

  void layer(const Layer& layer, const TiledMap& map) {
    static constexpr std::string_view kNames[] = {"layer", "objectgroup", "imagelayer", "group"};
    const auto* objects = std::get_if<ObjectLayer>(&layer.content);
    xml_.open(kNames[layer.content.index()]);
    if (objects && objects->drawsInOrder) xml_.attribute("draworder", "index");
    unless("id", layer.id, 0);
    xml_.attribute("name", layer.name);
    named("class", layer.className);
    if (objects) colour("color", objects->colour);
    const auto* tiles = std::get_if<TileLayer>(&layer.content);
    const Chunk whole = tiles && !map.isInfinite ? wholeChunk(*tiles, map) : Chunk{0, 0, map.width, map.height, {}};
    if (tiles) {
      xml_.attribute("width", whole.width);
      xml_.attribute("height", whole.height);
    }
    layerAttributes(layer);
    const auto* picture = std::get_if<ImageLayer>(&layer.content);
    if (picture) truth("repeatx", picture->repeatsX, false);
    if (picture) truth("repeaty", picture->repeatsY, false);
    properties(layer.properties);
    if (tiles) data(*tiles, whole, map.isInfinite);
    if (picture) image(picture->image);
    if (objects) {
      for (const Object& each : objects->objects) object(each);
    }
    if (const auto* group = std::get_if<GroupLayer>(&layer.content)) {
      for (const Layer& each : group->layers) this->layer(each, map);
    }
    xml_.close();
  }

  void layerAttributes(const Layer& layer) {
    unless("opacity", layer.opacity, 1.0);
    truth("visible", layer.isVisible, true);
    truth("locked", layer.isLocked, false);
    colour("tintcolor", layer.tint);
    unless("offsetx", layer.offsetX, 0.0);
    unless("offsety", layer.offsetY, 0.0);
    unless("parallaxx", layer.parallaxX, 1.0);
    unless("parallaxy", layer.parallaxY, 1.0);
  }

  static std::string csv(const Chunk& chunk) {
    std::string text = "\n";
    for (std::size_t i = 0; i < chunk.cells.size(); ++i) {
      text += std::to_string(chunk.cells[i].value);
      const std::size_t next = i + 1;
      if (next < chunk.cells.size()) text += ',';
      if (next % static_cast<std::size_t>(chunk.width) == 0) text += '\n';
    }
    return text;
  }

  void data(const TileLayer& layer, const Chunk& whole, bool isInfinite) {
    xml_.open("data");
    xml_.attribute("encoding", "csv");
    if (!isInfinite) xml_.rawContent(csv(whole));
    if (isInfinite) {
      for (const Chunk& chunk : layer.chunks) {
        xml_.open("chunk");
        xml_.attribute("x", chunk.x);
        xml_.attribute("y", chunk.y);
        xml_.attribute("width", chunk.width);
        xml_.attribute("height", chunk.height);
        xml_.rawContent(csv(chunk));
        xml_.close();
      }
    }
    xml_.close();
  }

  void object(const Object& object) {
    xml_.open("object");
    unless("id", object.id, 0);
    named("name", object.name);
    named("type", object.className);
    const auto* picture = std::get_if<TilePicture>(&object.shape);
    if (picture) xml_.attribute("gid", picture->cell.value);
    xml_.attribute("x", object.x);
    xml_.attribute("y", object.y);
    unless("width", object.width, 0.0);
    unless("height", object.height, 0.0);
    unless("rotation", object.rotation, 0.0);
    truth("visible", object.isVisible, true);
    properties(object.properties);
    std::visit([this](const auto& each) { shape(each); }, object.shape);
    xml_.close();
  }

  void shape(const Rectangle&) {}
  void shape(const TilePicture&) {}
  void shape(const Ellipse&) { emptyElement("ellipse"); }
  void shape(const PointMark&) { emptyElement("point"); }
  void shape(const Polygon& polygon) { points("polygon", polygon.points); }
  void shape(const Polyline& line) { points("polyline", line.points); }
  void shape(const Text& text) {
    const Text usual;
    xml_.open("text");
    unless("fontfamily", text.fontFamily, usual.fontFamily);
    unless("pixelsize", text.pixelSize, usual.pixelSize);
    truth("wrap", text.wraps, false);
    unless("color", text.colour.text, usual.colour.text);
    truth("bold", text.isBold, false);
    truth("italic", text.isItalic, false);
    truth("underline", text.isUnderlined, false);
    truth("strikeout", text.isStruckOut, false);
    truth("kerning", text.hasKerning, true);
    unless("halign", text.horizontalAlignment, usual.horizontalAlignment);
    unless("valign", text.verticalAlignment, usual.verticalAlignment);
    xml_.content(text.text);
    xml_.close();
  }

  void emptyElement(std::string_view name) {
    xml_.open(name);
    xml_.close();
  }

  void points(std::string_view name, const std::vector<Point>& points) {
    std::string text;
    for (const Point& point : points) {
      text += (text.empty() ? "" : " ") + writableNumber(point.x) + "," + writableNumber(point.y);
    }
    xml_.open(name);
    xml_.attribute("points", text);
    xml_.close();
  }

  XmlText xml_;
};

}  // namespace

std::string writeTmx(const TiledMap& map) {
  return TmxWriter().write(map);
}

}  // namespace redoubt::exchange::tiled
