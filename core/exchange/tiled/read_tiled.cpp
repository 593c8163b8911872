#include "core/exchange/tiled/read_tiled.h"

#include <algorithm>

#include "core/exchange/input/read_source.h"
#include "core/exchange/tiled/format_words.h"
#include "core/exchange/tiled/reading.h"

namespace redoubt::exchange::tiled {
namespace {

std::vector<Tileset> tilesets(Fields& fields) {
  std::vector<Tileset> read;
  for (const Element* element : fields.children("tileset")) {
    if (read.size() >= kMostFiles) throw tooMany("errors.tiled.tilesets", kMostFiles, fields.file());
    read.push_back(tileset(*element, fields.file(), fields.reading()));
  }
  std::stable_sort(read.begin(), read.end(),
                   [](const Tileset& a, const Tileset& b) { return a.firstGid < b.firstGid; });
  return read;
}

TiledMap mapOf(const Element& root, const std::string& file, Reading& reading) {
  Fields fields(root, file, reading);
  TiledMap map;
  map.orientation = static_cast<Orientation>(fields.word("orientation", 0, kOrientationWords));
  map.renderOrder = static_cast<RenderOrder>(fields.word("renderorder", 0, kRenderOrderWords));
  map.width = fields.integer("width", 0, 0, kMostLength);
  map.height = fields.integer("height", 0, 0, kMostLength);
  map.tileWidth = fields.integer("tilewidth", 0, 0, kMostLength);
  map.tileHeight = fields.integer("tileheight", 0, 0, kMostLength);
  map.hexSideLength = fields.integer("hexsidelength", 0, 0, kMostLength);
  map.staggerAxis = static_cast<Axis>(fields.word("staggeraxis", 1, kAxisWords));
  map.staggerIndex = static_cast<Stagger>(fields.word("staggerindex", 0, kStaggerWords));
  map.isInfinite = fields.truth("infinite", false);
  map.background = fields.colour("backgroundcolor");
  map.className = className(fields);
  map.properties = properties(fields);
  map.tilesets = tilesets(fields);
  map.layers = layers(fields, map.isInfinite, map.tilesets, 0);
  fields.skip({"version", "tiledversion", "compressionlevel", "nextlayerid", "nextobjectid", "editorsettings"});
  fields.finish();
  return map;
}

}  // namespace

TiledRead readTiledText(std::string text, const std::string& name, const FileGiver& files) {
  Reading reading(files);
  reading.countInput(text.size(), name);
  const Element root = parseElements(std::move(text), name);
  reading.countElements(root, name);
  if (root.name != "map") throw errorIn(root, name, Phrase::of("errors.tiled.wanted.map"));
  TiledRead read;
  read.map = mapOf(root, name, reading);
  read.warnings = reading.takeWarnings();
  return read;
}

TiledRead readTiled(const std::filesystem::path& path) {
  const auto files = [folder = path.parent_path()](const std::string& file, std::size_t most) {
    return input::readSource(folder / file, most);
  };
  return readTiledText(input::readSource(path, kMostInput), path.string(), files);
}

}  // namespace redoubt::exchange::tiled
