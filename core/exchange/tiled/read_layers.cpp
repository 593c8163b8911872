#include <limits>

#include "core/exchange/tiled/reading.h"

namespace redoubt::exchange::tiled {
namespace {

ObjectLayer objectLayer(Fields& fields, const std::vector<Tileset>& tilesets) {
  constexpr std::string_view kOrders[] = {"topdown", "index"};
  ObjectLayer layer;
  layer.colour = fields.colour("color");
  layer.drawsInOrder = fields.word("draworder", 0, kOrders) == 1;
  for (const Element* object : fields.children("object")) {
    layer.objects.push_back(mapObject(*object, fields.file(), fields.reading(), tilesets));
  }
  fields.skip({"width", "height"});
  return layer;
}

ImageLayer imageLayer(Fields& fields) {
  ImageLayer layer;
  layer.image = image(fields);
  layer.repeatsX = fields.truth("repeatx", false);
  layer.repeatsY = fields.truth("repeaty", false);
  fields.skip({"width", "height"});
  return layer;
}

void readPlace(Layer& layer, Fields& fields) {
  layer.offsetX = fields.number("offsetx", 0);
  layer.offsetY = fields.number("offsety", 0);
  const double x = fields.number("x", 0);
  const double y = fields.number("y", 0);
  if (fields.element().name == "imagelayer") {  // so before Tiled 0.15
    layer.offsetX += x;
    layer.offsetY += y;
  } else if (x != 0 || y != 0) {
    fields.reading().warn(Phrase::of("import.tiled.layer-place", {{"layer", layer.name.substr(0, 100)}}));
  }
}

Layer layerOf(const Element& element, const Fields& owner, bool isInfinite, const std::vector<Tileset>& tilesets,
              std::size_t depth) {
  owner.reading().countLayer(owner.file());
  Fields fields(element, owner.file(), owner.reading());
  Layer layer;
  layer.id = fields.integer("id", 0, 0, std::numeric_limits<int>::max());
  layer.name = fields.text("name");
  layer.className = className(fields);
  layer.opacity = fields.number("opacity", 1);
  layer.isVisible = fields.truth("visible", true);
  layer.isLocked = fields.truth("locked", false);
  layer.parallaxX = fields.number("parallaxx", 1);
  layer.parallaxY = fields.number("parallaxy", 1);
  layer.tint = fields.colour("tintcolor");
  layer.properties = properties(fields);
  readPlace(layer, fields);
  if (element.name == "layer") {
    layer.content = tileLayer(fields, isInfinite);
  } else if (element.name == "objectgroup") {
    layer.content = objectLayer(fields, tilesets);
  } else if (element.name == "imagelayer") {
    layer.content = imageLayer(fields);
  } else {
    layer.content = GroupLayer{layers(fields, isInfinite, tilesets, depth + 1)};
  }
  fields.finish();
  return layer;
}

}  // namespace

std::vector<Layer> layers(Fields& owner, bool isInfinite, const std::vector<Tileset>& tilesets, std::size_t depth) {
  if (depth > kMostNesting) {
    owner.fail(Phrase::of("errors.tiled.nesting", {{"most", std::to_string(kMostNesting)}}));
  }
  std::vector<Layer> read;
  for (const Element* element : owner.childrenOf({"layer", "objectgroup", "imagelayer", "group"})) {
    read.push_back(layerOf(*element, owner, isInfinite, tilesets, depth));
  }
  return read;
}

}  // namespace redoubt::exchange::tiled
