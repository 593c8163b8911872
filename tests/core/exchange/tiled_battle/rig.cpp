#include "tests/core/exchange/tiled_battle/rig.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/exchange/tiled/read_tiled.h"
#include "core/exchange/tiled/write_tiled.h"
#include "core/exchange/tiled_battle/tiled_format.h"
#include "tests/core/exchange/tiled/tiled_program.h"

namespace redoubt::exchange::tiled::test {
namespace {

Layer* findLayer(std::vector<Layer>& layers, const std::string& name) {
  for (Layer& layer : layers) {
    if (layer.name == name) return &layer;
    auto* group = std::get_if<GroupLayer>(&layer.content);
    if (Layer* found = group ? findLayer(group->layers, name) : nullptr) return found;
  }
  return nullptr;
}

}  // namespace

const Format& MapRig::formatFor(const std::filesystem::path& file) {
  return file.extension() == ".tmj" ? tiledTmjFormat() : tiledTmxFormat();
}

std::filesystem::path MapRig::exported(const model::Battle& battle, const std::string& name) const {
  const Format& format = formatFor(name);
  const Exported done = exportTo(format, {battle, Options(format)}, fileAt(name), true);
  for (const Phrase& warning : done.report.warnings) {
    EXPECT_EQ(warning.key(), "formats.only-in-part") << said(warning);
  }
  return fileAt(name);
}

Imported MapRig::imported(const std::filesystem::path& file, const std::string& terrainTable) const {
  const Format& format = formatFor(file);
  Options::Given given;
  if (!terrainTable.empty()) {
    writeText(fileAt("terrain.csv"), terrainTable);
    given["terrain"] = fileAt("terrain.csv").string();
  }
  return importFrom(format, {file, Options(format, OptionUse::Import, given)});
}

model::Battle MapRig::battleOf(const std::filesystem::path& file) const {
  Imported read = imported(file);
  EXPECT_EQ(read.battles.size(), 1U);
  return read.battles.empty() ? model::Battle() : std::move(read.battles.front().battle);
}

std::filesystem::path MapRig::written(const std::string& name, const TiledMap& map) const {
  writeText(fileAt(name), fileAt(name).extension() == ".tmj" ? writeTmj(map) : writeTmx(map));
  return fileAt(name);
}

model::Battle MapRig::edited(const model::Battle& battle, const std::function<void(TiledMap&)>& change) const {
  TiledMap map = readTiled(exported(battle, "edited.tmx")).map;
  change(map);
  return battleOf(written("edited.tmx", map));
}

std::string MapRig::refusal(const std::filesystem::path& file, const std::string& terrainTable) const {
  try {
    imported(file, terrainTable);
  } catch (const Error& error) {
    return error.sentence();
  }
  return {};
}

model::Battle carried(const model::Battle& battle) {
  const Format& format = tiledTmxFormat();
  return format.carried({battle, Options(format)});
}

TiledMap foreignMap(int width, const std::vector<std::uint32_t>& cells, const std::vector<std::string>& classes) {
  TiledMap map;
  map.orientation = Orientation::Hexagonal;
  map.width = width;
  map.height = static_cast<int>(cells.size()) / width;
  map.tileWidth = 52;
  map.tileHeight = 60;
  map.hexSideLength = 30;
  Tileset set;
  set.name = "hexes";
  set.tileWidth = 52;
  set.tileHeight = 60;
  set.tileCount = 100;
  set.columns = 10;
  set.image = Image{"hexes.png", 520, 600, {}};
  for (std::size_t i = 0; i < classes.size(); ++i) {
    if (!classes[i].empty()) set.tiles.push_back({static_cast<int>(i), classes[i], {}, {}});
  }
  map.tilesets = {set};
  TileLayer tiles{{{0, 0, width, map.height, {}}}};
  for (const std::uint32_t cell : cells) tiles.chunks[0].cells.push_back({cell});
  Layer layer;
  layer.name = "Ground";
  layer.content = tiles;
  map.layers = {layer};
  return map;
}

Layer objectLayer(const std::string& name, std::vector<Object> objects) {
  Layer layer;
  layer.name = name;
  layer.content = ObjectLayer{std::nullopt, false, std::move(objects)};
  return layer;
}

Object lineObject(const std::string& className, std::vector<Point> points) {
  Object object;
  object.className = className;
  object.shape = Polyline{std::move(points)};
  return object;
}

Layer& layerNamed(std::vector<Layer>& layers, const std::string& name) {
  Layer* found = findLayer(layers, name);
  if (!found) throw std::runtime_error("no layer " + name);
  return *found;
}

std::vector<std::string> sentences(const TransferReport& report) {
  std::vector<std::string> all;
  for (const Phrase& warning : report.warnings) all.push_back(said(warning));
  for (const auto& lost : report.lost) {
    all.push_back(lost.table + " (" + std::to_string(lost.rows) + "): " + said(lost.why));
  }
  return all;
}

bool says(const TransferReport& report, const std::string& words) {
  const auto all = sentences(report);
  return std::any_of(all.begin(), all.end(),
                     [&](const std::string& each) { return each.find(words) != std::string::npos; });
}

}  // namespace redoubt::exchange::tiled::test
