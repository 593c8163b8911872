#include "tests/core/exchange/tiled/sample_maps.h"

#include <random>

#include "core/base/error.h"

namespace redoubt::exchange::tiled::test {
namespace {

Properties everyProperty() {
  return {{"barwa", "", Colour{"#80ff0000"}},
          {"cost", "", 1.5},
          {"cover", "", std::int64_t{-2147483648}},
          {"isHigh", "", true},
          {"label", "", std::string("„Zażółć” <&> \"gęślą\"\n\tjaźń ")},
          {"leader", "", ObjectId{3}},
          {"picture", "", FilePath{"../obrazy/las.png"}}};
}

Tileset hexTileset() {
  Tileset set;
  set.firstGid = 1;
  set.name = "pola";
  set.tileWidth = 14;
  set.tileHeight = 12;
  set.spacing = 1;
  set.margin = 2;
  set.tileCount = 6;
  set.columns = 3;
  set.offsetX = -3;
  set.offsetY = 5;
  set.objectAlignment = "center";
  set.image = Image{"hexes.ppm", 48, 29, Colour{"#ff00ff"}};
  set.tiles = {{0, "łąka", {}, {}}, {4, "", {}, everyProperty()}};
  set.properties = everyProperty();
  return set;
}

Tileset collection() {
  Tileset set;
  set.firstGid = 7;
  set.name = "znaki";
  set.tileWidth = 16;
  set.tileHeight = 18;
  set.tileCount = 2;
  set.tiles = {{0, "most", Image{"bridge.ppm", 16, 18, {}}, {}}, {3, "", Image{"ford.ppm", 9, 7, {}}, {}}};
  return set;
}

Text words() {
  Text text;
  text.text = "Wisła\n i  dopływy";
  text.fontFamily = "Lato";
  text.pixelSize = 21;
  text.wraps = true;
  text.colour = {"#102030"};
  text.isBold = true;
  text.isItalic = true;
  text.isUnderlined = true;
  text.isStruckOut = true;
  text.hasKerning = false;
  text.horizontalAlignment = "center";
  text.verticalAlignment = "bottom";
  return text;
}

std::vector<Object> everyObject() {
  std::vector<Object> objects;
  const auto add = [&](Object::Shape shape, double width, double height) {
    Object object;
    object.id = static_cast<int>(objects.size()) + 1;
    object.name = "obiekt " + std::to_string(object.id);
    object.x = 10.25 * object.id;
    object.y = -3;
    object.width = width;
    object.height = height;
    object.shape = std::move(shape);
    objects.push_back(std::move(object));
  };
  add(Rectangle{}, 20, 30.5);
  add(Ellipse{}, 8, 9);
  add(PointMark{}, 0, 0);
  add(Polygon{{{0, 0}, {10, -2.5}, {3, 8}}}, 0, 0);
  add(Polyline{{{0, 0}, {-7, 7}}}, 0, 0);
  add(words(), 100, 40);
  add(TilePicture{{7 | Cell::kHorizontal}}, 16, 18);
  objects[0].className = "strefa";
  objects[0].rotation = 37.5;
  objects[1].isVisible = false;
  objects[3].properties = everyProperty();
  return objects;
}

std::vector<Cell> someCells(std::size_t count) {
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < count; ++i) {
    const auto turn = static_cast<std::uint32_t>(i % 16) << 28;
    cells.push_back({i % 7 == 6 ? 0u : static_cast<std::uint32_t>(i % 7 + 1) | turn});
  }
  return cells;
}

using Random = std::mt19937;

int below(Random& random, int limit) {
  return static_cast<int>(random() % static_cast<unsigned>(limit));
}

std::string randomText(Random& random) {
  static const char* const kParts[] = {"ż", "Łódź", "<",  "&amp;", "\"", "'", "\n", "\t",
                                       " ", "]]>",  "--", "a",     "\r", "€", "🏰"};
  std::string text;
  for (int i = below(random, 6); i > 0; --i) text += kParts[below(random, static_cast<int>(std::size(kParts)))];
  return text;
}

double randomNumber(Random& random) {
  const double sign = below(random, 2) ? 1 : -1;
  if (below(random, 3) == 0) return sign * below(random, 1000);
  return sign * std::ldexp(static_cast<double>(random() >> 3), -below(random, 60));
}

std::optional<Colour> randomColour(Random& random) {
  if (below(random, 2)) return std::nullopt;
  return Colour{below(random, 2) ? "#0a1b2c" : "#ff00aa99"};
}

Properties randomProperties(Random& random, int depth = 0) {
  Properties properties;
  for (int i = below(random, 4); i > 0; --i) {
    Property property;
    property.name = randomText(random) + std::to_string(i);
    if (below(random, 3) == 0) property.customType = "Rodzaj";
    switch (below(random, depth < 3 ? 8 : 7)) {
      case 0: property.value = randomText(random); break;
      case 1: property.value = static_cast<std::int64_t>(random()) - (std::int64_t{1} << 40); break;
      case 2: property.value = randomNumber(random); break;
      case 3: property.value = below(random, 2) == 1; break;
      case 4: property.value = Colour{"#01020304"}; break;
      case 5: property.value = FilePath{randomText(random)}; break;
      case 6: property.value = ObjectId{below(random, 100)}; break;
      default: property.value = ClassValue{randomProperties(random, depth + 1)};
    }
    properties.push_back(std::move(property));
  }
  return properties;
}

std::optional<Image> randomImage(Random& random) {
  if (below(random, 2)) return std::nullopt;
  Image image{randomText(random) + ".png", below(random, 100), below(random, 100), {}};
  if (below(random, 2)) image.transparent = Colour{"#ff00ff"};
  return image;
}

Object randomObject(Random& random) {
  Object object;
  object.id = below(random, 100);
  object.name = randomText(random);
  object.className = randomText(random);
  object.x = randomNumber(random);
  object.y = randomNumber(random);
  object.width = std::abs(randomNumber(random)) + 1;
  object.height = std::abs(randomNumber(random)) + 1;
  object.rotation = randomNumber(random);
  object.isVisible = below(random, 2);
  object.properties = randomProperties(random);
  std::vector<Point> points;
  for (int i = below(random, 5); i >= 0; --i) points.push_back({randomNumber(random), randomNumber(random)});
  Text text = words();
  text.text = randomText(random);
  switch (below(random, 7)) {
    case 0: object.shape = Ellipse{}; break;
    case 1: object.shape = PointMark{}; break;
    case 2: object.shape = Polygon{points}; break;
    case 3: object.shape = Polyline{points}; break;
    case 4: object.shape = text; break;
    case 5: object.shape = TilePicture{{static_cast<std::uint32_t>(random())}}; break;
    default: break;
  }
  return object;
}

Chunk randomChunk(Random& random, int width, int height) {
  Chunk chunk{0, 0, width, height, {}};
  for (int i = width * height; i > 0; --i) chunk.cells.push_back({static_cast<std::uint32_t>(random())});
  return chunk;
}

Layer::Content randomContent(Random& random, const TiledMap& map, int depth);

std::vector<Layer> randomLayers(Random& random, const TiledMap& map, int depth) {
  std::vector<Layer> layers;
  for (int i = below(random, 4); i > 0; --i) {
    Layer layer = layerOf(below(random, 50), randomText(random), randomContent(random, map, depth));
    layer.className = randomText(random);
    layer.opacity = below(random, 5) / 4.0;
    layer.isVisible = below(random, 2);
    layer.isLocked = below(random, 2);
    layer.offsetX = randomNumber(random);
    layer.offsetY = randomNumber(random);
    layer.parallaxX = randomNumber(random);
    layer.tint = randomColour(random);
    layer.properties = randomProperties(random);
    layers.push_back(std::move(layer));
  }
  return layers;
}

Layer::Content randomContent(Random& random, const TiledMap& map, int depth) {
  switch (below(random, depth < 4 ? 4 : 3)) {
    case 0: {
      TileLayer tiles;
      if (!map.isInfinite) return TileLayer{{randomChunk(random, map.width, map.height)}};
      for (int i = below(random, 4); i > 0; --i) {
        tiles.chunks.push_back(randomChunk(random, below(random, 5), 1 + below(random, 5)));
        tiles.chunks.back().x = below(random, 100) - 50;
        tiles.chunks.back().y = below(random, 100) - 50;
      }
      return tiles;
    }
    case 1: {
      ObjectLayer objects{randomColour(random), below(random, 2) == 1, {}};
      for (int i = below(random, 5); i > 0; --i) objects.objects.push_back(randomObject(random));
      return objects;
    }
    case 2: return ImageLayer{randomImage(random), below(random, 2) == 1, below(random, 2) == 1};
    default: return GroupLayer{randomLayers(random, map, depth + 1)};
  }
}

void asJson(Properties& properties, bool isInClass) {
  for (Property& property : properties) {
    if (isInClass) property.customType.clear();
    if (auto* held = std::get_if<ClassValue>(&property.value)) asJson(held->members, true);
    if (!isInClass) continue;
    if (const auto* colour = std::get_if<Colour>(&property.value)) property.value = std::string(colour->text);
    if (const auto* file = std::get_if<FilePath>(&property.value)) property.value = std::string(file->path);
    if (const auto* id = std::get_if<ObjectId>(&property.value)) property.value = std::int64_t{id->value};
  }
}

void asJson(std::vector<Layer>& layers) {
  for (Layer& layer : layers) {
    asJson(layer.properties, false);
    if (auto* group = std::get_if<GroupLayer>(&layer.content)) asJson(group->layers);
    auto* objects = std::get_if<ObjectLayer>(&layer.content);
    if (!objects) continue;
    for (Object& object : objects->objects) asJson(object.properties, false);
  }
}

}  // namespace

Layer layerOf(int id, std::string name, Layer::Content content) {
  Layer layer;
  layer.id = id;
  layer.name = std::move(name);
  layer.content = std::move(content);
  return layer;
}

TiledMap fullMap() {
  TiledMap map;
  map.orientation = Orientation::Hexagonal;
  map.renderOrder = RenderOrder::LeftUp;
  map.width = 6;
  map.height = 4;
  map.tileWidth = 14;
  map.tileHeight = 12;
  map.hexSideLength = 6;
  map.staggerAxis = Axis::X;
  map.staggerIndex = Stagger::Even;
  map.background = Colour{"#80aabbcc"};
  map.properties = everyProperty();
  map.tilesets = {hexTileset(), collection()};
  map.layers.push_back(layerOf(1, "teren", TileLayer{{{0, 0, 6, 4, someCells(24)}}}));
  map.layers.push_back(layerOf(2, "obiekty", ObjectLayer{Colour{"#00ff00"}, true, everyObject()}));
  map.layers.push_back(layerOf(3, "skan", ImageLayer{Image{"skan.ppm", 40, 30, Colour{"#ffffff"}}, true, true}));
  GroupLayer inner{{layerOf(6, "drogi", TileLayer{{{0, 0, 6, 4, someCells(24)}}})}};
  GroupLayer outer{{layerOf(5, "sieć", inner), layerOf(7, "puste", ObjectLayer{})}};
  map.layers.push_back(layerOf(4, "grupa", outer));
  Layer& styled = map.layers.back();
  styled.opacity = 0.5;
  styled.isVisible = false;
  styled.isLocked = true;
  styled.offsetX = 2.5;
  styled.offsetY = -1;
  styled.parallaxX = 0.25;
  styled.parallaxY = 2;
  styled.tint = Colour{"#ffeedd"};
  styled.properties = everyProperty();
  return map;
}

TiledMap infiniteMap() {
  TiledMap map = fullMap();
  map.isInfinite = true;
  map.layers.pop_back();
  map.layers[0].content = TileLayer{{{-16, -16, 16, 16, someCells(256)}, {32, 0, 16, 16, someCells(256)}}};
  return map;
}

TiledMap randomMap(std::uint32_t seed) {
  Random random(seed);
  TiledMap map;
  map.orientation = static_cast<Orientation>(below(random, 4));
  map.renderOrder = static_cast<RenderOrder>(below(random, 4));
  map.width = below(random, 8);
  map.height = below(random, 8);
  map.tileWidth = below(random, 100);
  map.tileHeight = below(random, 100);
  map.hexSideLength = below(random, 50);
  map.staggerAxis = static_cast<Axis>(below(random, 2));
  map.staggerIndex = static_cast<Stagger>(below(random, 2));
  map.isInfinite = below(random, 2);
  map.background = randomColour(random);
  map.className = randomText(random);
  map.properties = randomProperties(random);
  std::uint32_t gid = 1;
  for (int i = below(random, 4); i > 0; --i, gid += static_cast<std::uint32_t>(below(random, 100) + 1)) {
    Tileset set = below(random, 2) ? hexTileset() : collection();
    set.firstGid = gid;
    set.name = randomText(random);
    set.className = randomText(random);
    set.image = randomImage(random);
    set.properties = randomProperties(random);
    set.tiles.push_back({50, randomText(random), randomImage(random), randomProperties(random)});
    map.tilesets.push_back(std::move(set));
  }
  map.layers = randomLayers(random, map, 1);
  return map;
}

TiledMap asTmj(TiledMap map) {
  asJson(map.properties, false);
  for (Tileset& set : map.tilesets) {
    asJson(set.properties, false);
    for (Tile& tile : set.tiles) asJson(tile.properties, false);
  }
  asJson(map.layers);
  return map;
}

TiledRead readText(const std::string& text) {
  return readTiledText(text, "map", [](const std::string& path, std::size_t) -> std::string {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.source.missing"), path);
  });
}

std::string refusalOf(const std::string& text) {
  try {
    readText(text);
  } catch (const Error& error) {
    return std::string(toText(error.code())) + ": " + error.what();
  }
  return {};
}

std::string tmx(const std::string& attributes, const std::string& inside) {
  return "<?xml version=\"1.0\"?>\n<map orientation=\"hexagonal\" width=\"2\" height=\"2\" tilewidth=\"14\" "
         "tileheight=\"12\" " +
         attributes + ">\n" + inside + "\n</map>";
}

}  // namespace redoubt::exchange::tiled::test
