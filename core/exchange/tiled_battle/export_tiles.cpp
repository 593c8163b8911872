#include "core/exchange/tiled_battle/export_tiles.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/text.h"
#include "core/exchange/tiled_battle/places.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::exchange::tiled {
namespace {

// Hexes first, as palettes have them; kinds that only the map has come last.
std::vector<std::string> kindsOf(const TileMaker& maker) {
  std::vector<std::string> kinds;
  std::set<std::string> known;
  const auto add = [&](const std::string& kind) {
    if (!kind.empty() && known.insert(kind).second) kinds.push_back(kind);
  };
  for (const rules::TerrainKind& kind : rules::terrainKinds(maker.book)) add(kind.slug);
  for (const model::HexRow& row : maker.carried.all<model::HexRow>()) add(row.terrain);
  for (const model::Hexside& row : maker.carried.all<model::Hexside>()) add(row.kind);
  for (const model::Link& row : maker.carried.all<model::Link>()) add(row.kind);
  return kinds;
}

// File names are of plain letters, each other than all others.
std::string fileFor(const std::string& kind, const std::string& name, std::size_t number) {
  const std::string plain = slugged(name).substr(0, 60);
  return kind + "-" + std::to_string(number) + (plain.empty() ? "" : "-" + plain) + ".png";
}

Property textProperty(std::string name, std::string value) {
  return {std::move(name), {}, std::move(value)};
}

int counterPixels(const MapGrid& grid) {
  return std::max(8, static_cast<int>(std::lround(grid.across() * kCounterSize)));
}

class CounterTiles {
 public:
  CounterTiles(const TileMaker& maker, std::uint32_t firstGid)
      : maker_(maker), tiles_("Counters", firstGid, maker.package) {
    tiles_.set().objectAlignment = "center";
  }

  TileCollection make() {
    const model::Battle& battle = maker_.carried;
    for (const model::Unit& unit : battle.all<model::Unit>()) addUnit(unit, 1);
    for (const model::Leader& leader : battle.all<model::Leader>()) addLeader(leader);
    for (const std::string& marker : rules::markers(maker_.book)) addMarker(marker);
    for (const model::Placement& row : battle.all<model::Placement>()) {
      if (tiles_.find(counterKey(maker_, row))) continue;
      const model::Unit* unit = battle.find(row.unit);
      if (unit) addUnit(*unit, row.step.value_or(1));
      if (!unit) addWords(row);
    }
    return std::move(tiles_);
  }

 private:
  void add(const std::string& key, const std::string& className, const std::string& name, const FaceWish& wish) {
    const int size = counterPixels(maker_.grid);
    tiles_.add(key, fileFor(className, name, ++number_), size, size);
    tiles_.last().className = className;
    if (!maker_.job.artwork) return;
    tiles_.write(maker_.job.artwork->face(wish, size, std::nullopt));
    stopIfAsked(maker_.job.watched());
  }

  void say(const std::string& name, const std::string& value) {
    if (!value.empty()) tiles_.last().properties.push_back(textProperty(name, value));
  }

  void sayArmy(Id<model::Army> id) {
    if (const model::Army* army = maker_.carried.find<model::Army>(id)) say("army", army->slug);
  }

  void addUnit(const model::Unit& unit, int step) {
    const std::string key = "unit/" + std::to_string(unit.id.value) + "/" + std::to_string(step);
    add(key, "unit", unit.slug, UnitFace{unit.id, step});
    say("unit", unit.slug);
    say("title", unit.name);
    say("type", unit.type);
    say("arm", rules::armOfType(maker_.book, unit.type).value_or(""));
    sayArmy(unit.army);
    if (step != 1) tiles_.last().properties.push_back({"step", {}, std::int64_t{step}});
  }

  void addLeader(const model::Leader& leader) {
    add("leader/" + std::to_string(leader.id.value), "leader", leader.slug, LeaderFace{leader.id});
    say("leader", leader.slug);
    say("title", leader.name);
    sayArmy(leader.army);
  }

  void addMarker(const std::string& marker) {
    add("marker/" + marker, "marker", marker, MarkerFace{marker});
    say("marker", marker);
    say("title", rules::markerTitle(maker_.book, marker));
  }

  void addWords(const model::Placement& row) {
    add(counterKey(maker_, row), std::string(toText(row.subject)), row.words, WordsFace{row.words});
    say("title", row.words);
  }

  const TileMaker& maker_;
  TileCollection tiles_;
  std::size_t number_ = 0;
};

std::optional<Property::Value> scalarOf(std::string_view json) {
  const auto value = nlohmann::json::parse(json, nullptr, false);
  if (value.is_boolean()) return value.get<bool>();
  if (value.is_number_integer()) {
    const auto number = value.get<std::int64_t>();
    if (std::abs(static_cast<double>(number)) < 1e9) return number;
  }
  if (value.is_number()) return value.get<double>();
  if (value.is_string()) return value.get<std::string>();
  return std::nullopt;
}

}  // namespace

Properties terrainProperties(const rules::RuleBook& book, const std::string& slug) {
  Properties properties;
  const std::string prefix = "terrain/" + slug;
  for (const std::string& path : rules::pathsBelow(book, prefix)) {
    const auto json = book.json(path);
    auto value = json ? scalarOf(*json) : std::nullopt;
    if (value) properties.push_back({path.substr(prefix.size() + 1), {}, std::move(*value)});
  }
  return properties;
}

TileCollection terrainTiles(const TileMaker& maker, const TiledMap& map) {
  TileCollection tiles("Terrain", 1, maker.package);
  std::size_t number = 0;
  for (const std::string& kind : kindsOf(maker)) {
    tiles.add(kind, fileFor("terrain", kind, ++number), map.tileWidth, map.tileHeight);
    tiles.last().className = kind;
    tiles.last().properties = terrainProperties(maker.book, kind);
    if (!maker.job.artwork) continue;
    tiles.write(maker.job.artwork->terrainTile(kind, map.tileWidth, map.tileHeight));
    stopIfAsked(maker.job.watched());
  }
  return tiles;
}

TileCollection levelTiles(const TileMaker& maker, std::uint32_t firstGid, const TiledMap& map) {
  TileCollection tiles("Levels", firstGid, maker.package);
  std::set<int> levels;
  for (const model::HexRow& row : maker.carried.all<model::HexRow>()) levels.insert(row.level);
  levels.erase(0);
  const int size = std::max(8, static_cast<int>(std::lround(maker.grid.across() * kLevelSize)));
  // Pictures of tiles have their lower left corner at that of the cell.
  tiles.set().offsetX = (map.tileWidth - size) / 2;
  tiles.set().offsetY = -map.tileHeight / 8;
  for (const int level : levels) {
    const std::string text = std::to_string(level);
    tiles.add(text, "level-" + text + ".png", size, size);
    tiles.last().className = "level";
    tiles.last().properties = {{"level", {}, std::int64_t{level}}};
    if (maker.job.artwork) tiles.write(maker.job.artwork->face(WordsFace{text}, size, std::nullopt));
  }
  return tiles;
}

std::string counterKey(const TileMaker& maker, const model::Placement& placement) {
  if (maker.carried.find(placement.unit)) {
    return "unit/" + std::to_string(placement.unit->value) + "/" + std::to_string(placement.step.value_or(1));
  }
  if (maker.carried.find(placement.leader)) return "leader/" + std::to_string(placement.leader->value);
  if (const auto marker = rules::markerOf(maker.book, placement)) return "marker/" + *marker;
  return "words/" + placement.words;
}

TileCollection counterTiles(const TileMaker& maker, std::uint32_t firstGid) {
  return CounterTiles(maker, firstGid).make();
}

TileCollection pictureTiles(const TileMaker& maker, std::uint32_t firstGid) {
  TileCollection tiles("Pictures", firstGid, maker.package);
  tiles.set().objectAlignment = "center";
  for (const std::string& name : model::namedPictures(maker.carried)) {
    const model::Pictures::Bytes bytes = maker.carried.pictures().find(name);
    if (!bytes) continue;
    const auto head = model::pictureHead(*bytes);
    if (!head) continue;
    const std::string file = "picture-" + name + "." + std::string(model::fileEnding(head->type));
    tiles.add(name, file, head->width, head->height);
    tiles.last().className = "picture";
    tiles.last().properties = {textProperty("picture", name)};
    maker.package.writeBeside(file, *bytes);
  }
  return tiles;
}

}  // namespace redoubt::exchange::tiled
