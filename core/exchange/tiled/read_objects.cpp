#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/text.h"
#include "core/exchange/tiled/reading.h"

namespace redoubt::exchange::tiled {
namespace {

constexpr std::string_view kHorizontalWords[] = {"left", "center", "right", "justify"};
constexpr std::string_view kVerticalWords[] = {"top", "center", "bottom"};

std::vector<Point> pointsOf(const Element& element, const std::string& file, Reading& reading) {
  Fields fields(element, file, reading);
  const std::string text = fields.text("points");
  std::vector<Point> points;
  for (const std::string_view word : words(text)) {
    reading.countPoint(file);
    Point point;
    const char* const end = word.data() + word.size();
    const auto [comma, first] = std::from_chars(word.data(), end, point.x);
    const bool hasComma = first == std::errc() && comma != end && *comma == ',';
    const auto [last, second] = std::from_chars(hasComma ? comma + 1 : end, end, point.y);
    if (!hasComma || second != std::errc() || last != end || !std::isfinite(point.x) || !std::isfinite(point.y)) {
      fields.failValue("points", Phrase::of("errors.tiled.wanted.points"));
    }
    points.push_back(point);
  }
  fields.finish();
  return points;
}

Text textOf(const Element& element, const std::string& file, Reading& reading) {
  Fields fields(element, file, reading);
  Text text;
  text.text = element.text;
  text.fontFamily = fields.text("fontfamily", text.fontFamily);
  text.pixelSize = fields.integer("pixelsize", text.pixelSize, 0, kMostLength);
  text.wraps = fields.truth("wrap", text.wraps);
  text.colour = fields.colour("color").value_or(text.colour);
  text.isBold = fields.truth("bold", text.isBold);
  text.isItalic = fields.truth("italic", text.isItalic);
  text.isUnderlined = fields.truth("underline", text.isUnderlined);
  text.isStruckOut = fields.truth("strikeout", text.isStruckOut);
  text.hasKerning = fields.truth("kerning", text.hasKerning);
  text.horizontalAlignment = kHorizontalWords[fields.word("halign", 0, kHorizontalWords)];
  text.verticalAlignment = kVerticalWords[fields.word("valign", 0, kVerticalWords)];
  fields.finish();
  return text;
}

std::optional<Object::Shape> shapeOf(Fields& fields) {
  const std::vector<const Element*> found = fields.childrenOf({"ellipse", "point", "polygon", "polyline", "text"});
  if (fields.has("gid")) return TilePicture{{fields.gid("gid")}};
  if (found.empty()) return std::nullopt;
  const Element& shape = *found.front();
  if (shape.name == "polygon") return Polygon{pointsOf(shape, fields.file(), fields.reading())};
  if (shape.name == "polyline") return Polyline{pointsOf(shape, fields.file(), fields.reading())};
  if (shape.name == "text") return textOf(shape, fields.file(), fields.reading());
  if (shape.name == "ellipse") return Ellipse{};
  return PointMark{};
}

void setProperties(Properties& properties, Properties own) {
  for (Property& property : own) {
    const auto same = [&](const Property& other) { return other.name == property.name; };
    const auto found = std::find_if(properties.begin(), properties.end(), same);
    if (found == properties.end()) {
      properties.push_back(std::move(property));
    } else {
      *found = std::move(property);
    }
  }
}

// What the element says goes over what the object has.
void readOver(Object& object, Fields& fields) {
  object.id = fields.integer("id", object.id, 0, std::numeric_limits<int>::max());
  object.name = fields.text("name", std::move(object.name));
  std::string name = className(fields);
  if (!name.empty()) object.className = std::move(name);
  object.x = fields.number("x", object.x);
  object.y = fields.number("y", object.y);
  object.width = fields.number("width", object.width);
  object.height = fields.number("height", object.height);
  object.rotation = fields.number("rotation", object.rotation);
  object.isVisible = fields.truth("visible", object.isVisible);
  if (std::optional<Object::Shape> shape = shapeOf(fields)) object.shape = std::move(*shape);
  if (object.properties.empty()) {
    object.properties = properties(fields);
  } else {
    setProperties(object.properties, properties(fields));
  }
}

std::size_t weightOfObject(const Object& object) {
  std::size_t weight = sizeof(Object) + object.name.size() + object.className.size() + weightOf(object.properties);
  if (const auto* polygon = std::get_if<Polygon>(&object.shape)) weight += polygon->points.size() * sizeof(Point);
  if (const auto* line = std::get_if<Polyline>(&object.shape)) weight += line->points.size() * sizeof(Point);
  if (const auto* text = std::get_if<Text>(&object.shape)) weight += text->text.size() + text->fontFamily.size();
  return weight;
}

// A template counts the tiles of its tileset by itself.
Cell mapCell(Cell cell, const Element& root, const std::string& path, Reading& reading,
             const std::vector<Tileset>& tilesets) {
  const Element* named = root.child("tileset");
  const std::string* source = named ? named->field("source") : nullptr;
  const std::optional<std::string> wanted = source ? pathFrom(path, *source) : std::nullopt;
  for (const Tileset& tileset : tilesets) {
    if (!wanted || tileset.source.empty() || pathFrom("", tileset.source) != wanted) continue;
    Fields fields(*named, path, reading);
    const std::uint32_t id = cell.gid() - fields.gid("firstgid");
    return {(cell.value & ~0x0FFFFFFFu) | ((tileset.firstGid + id) & 0x0FFFFFFF)};
  }
  reading.warn(Phrase::of("import.tiled.template-tileset", {{"file", path.substr(0, 300)}}));
  return {};
}

Object objectOfTemplate(const std::string& templatePath, Reading& reading, const std::vector<Tileset>& tilesets) {
  Object object;
  const std::optional<std::string> path = pathFrom("", templatePath);
  if (!path) reading.warn(Phrase::of("import.tiled.absolute", {{"file", templatePath.substr(0, 300)}}));
  const Element* root = path ? reading.file(*path) : nullptr;
  if (!root) return object;
  if (root->name != "template") throw errorIn(*root, *path, Phrase::of("errors.tiled.wanted.template"));
  Fields rootFields(*root, *path, reading);
  if (const Element* element = rootFields.child("object")) {
    Fields fields(*element, *path, reading);
    readOver(object, fields);
    fields.finish();
  }
  rootFields.skip({"tileset"});
  rootFields.finish();
  if (auto* picture = std::get_if<TilePicture>(&object.shape)) {
    picture->cell = mapCell(picture->cell, *root, *path, reading, tilesets);
  }
  object.id = 0;
  reading.countCopied(weightOfObject(object), *path);
  return object;
}

// Tiled before 0.15 didn't tell the size of a tile's picture: it is the tile's.
void setTileSize(Object& object, const std::vector<Tileset>& tilesets) {
  const auto* picture = std::get_if<TilePicture>(&object.shape);
  if (!picture || object.width != 0 || object.height != 0) return;
  const Tileset* owner = nullptr;
  for (const Tileset& tileset : tilesets) {
    if (tileset.firstGid <= picture->cell.gid()) owner = &tileset;
  }
  if (!owner) return;
  const Tile* tile = owner->tile(static_cast<int>(picture->cell.gid() - owner->firstGid));
  const bool hasImage = tile && tile->image;
  object.width = hasImage ? tile->image->width : owner->tileWidth;
  object.height = hasImage ? tile->image->height : owner->tileHeight;
}

}  // namespace

Object mapObject(const Element& element, const std::string& file, Reading& reading,
                 const std::vector<Tileset>& tilesets) {
  reading.countObject(file);
  Fields fields(element, file, reading);
  Object object;
  const std::string templatePath = fields.text("template");
  if (!templatePath.empty()) object = objectOfTemplate(templatePath, reading, tilesets);
  object.templatePath = templatePath;
  readOver(object, fields);
  setTileSize(object, tilesets);
  fields.finish();
  return object;
}

}  // namespace redoubt::exchange::tiled
