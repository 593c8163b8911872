#include "core/exchange/tiled_battle/export_map.h"

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/exchange/package.h"
#include "core/exchange/tiled_battle/carried.h"
#include "core/exchange/tiled_battle/export_objects.h"
#include "core/exchange/tiled_battle/export_tiles.h"
#include "core/exchange/tiled_battle/marks.h"
#include "core/exchange/tiled_battle/row_properties.h"

namespace redoubt::exchange::tiled {
namespace {

hex::Layout layoutToExport(const model::Battle& battle) {
  if (!model::mapSheet(battle)) throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled-battle.no-map"));
  if (const auto fault = model::layoutFault(battle)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled-battle.no-layout", {{"why", fault->sentence()}}));
  }
  return model::layoutOf(battle);
}

class BattleMap {
 public:
  BattleMap(const ExportJob& job, Package& package)
      : job_(job),
        carried_(carriedBy(job)),
        layout_(layoutToExport(carried_)),
        map_(mapFor(layout_, static_cast<int>(job.options.number("hex-width")))),
        grid_(map_, layout_),
        book_(job.battle),
        slugs_(carried_),
        maker_{job_, carried_, book_, grid_, package},
        terrain_(terrainTiles(maker_, map_)),
        levels_(levelTiles(maker_, terrain_.endGid(), map_)),
        counters_(counterTiles(maker_, levels_.endGid())),
        pictures_(pictureTiles(maker_, counters_.endGid())),
        objects_({carried_, grid_, {layout_, slugs_}, maker_, counters_, pictures_, firstVariant()}) {}

  TiledMap make() {
    map_.properties = {{std::string(kOurs), {}, std::int64_t{kOurVersion}}};
    sayFirst<model::BattleInfo>(kBattlePrefix);
    sayFirst<model::MapSheet>(kMapPrefix);
    objects_.addPictures(map_.layers, model::PicturePlace::Under);
    addTerrain();
    objects_.addPictures(map_.layers, model::PicturePlace::Over);
    addLevels();
    objects_.addRows(map_.layers);
    addTilesets();
    numberLayers(map_.layers);
    return std::move(map_);
  }

 private:
  std::optional<Id<model::Variant>> firstVariant() const {
    if (job_.variant) return job_.variant;
    for (const model::Scenario* scenario : rules::scenarios(carried_)) {
      const auto variants = rules::variants(carried_, scenario->id);
      if (!variants.empty()) return variants.front()->id;
    }
    return std::nullopt;
  }

  template <class Row>
  void sayFirst(std::string_view prefix) {
    if (carried_.all<Row>().empty()) return;
    for (Property& property : toProperties(*carried_.all<Row>().begin(), {layout_, slugs_})) {
      property.name.insert(0, prefix);
      map_.properties.push_back(std::move(property));
    }
  }

  TileLayer emptyCells() const {
    const auto count = static_cast<std::size_t>(map_.width) * static_cast<std::size_t>(map_.height);
    return {{{0, 0, map_.width, map_.height, std::vector<Cell>(count)}}};
  }

  Cell& cellAt(TileLayer& layer, hex::HexKey hex) const {
    const CellPlace place = grid_.cellOf(hex);
    return layer.chunks[0].cells[static_cast<std::size_t>(place.y) * static_cast<std::size_t>(map_.width) +
                                 static_cast<std::size_t>(place.x)];
  }

  void addCells(const std::string& name, std::string_view mark, TileLayer cells) {
    Layer layer;
    layer.name = name;
    layer.properties = {{std::string(kTableMark), {}, std::string(mark)}};
    layer.content = std::move(cells);
    map_.layers.push_back(std::move(layer));
  }

  void addTerrain() {
    TileLayer cells = emptyCells();
    for (const model::HexRow& row : carried_.all<model::HexRow>()) {
      if (ObjectMaker::hasCell(layout_, row)) cellAt(cells, row.hex) = {*terrain_.find(row.terrain)};
    }
    addCells("Terrain", kTerrainMark, std::move(cells));
  }

  void addLevels() {
    TileLayer cells = emptyCells();
    for (const model::HexRow& row : carried_.all<model::HexRow>()) {
      if (row.level == 0 || !ObjectMaker::hasCell(layout_, row)) continue;
      cellAt(cells, row.hex) = {*levels_.find(std::to_string(row.level))};
    }
    addCells("Levels", kLevelMark, std::move(cells));
  }

  void addTilesets() {
    for (TileCollection* tiles : {&terrain_, &levels_, &counters_, &pictures_}) {
      if (!tiles->empty()) map_.tilesets.push_back(tiles->take());
    }
  }

  void numberLayers(std::vector<Layer>& layers) {
    for (Layer& layer : layers) {
      layer.id = ++lastLayer_;
      if (auto* group = std::get_if<GroupLayer>(&layer.content)) numberLayers(group->layers);
      auto* objects = std::get_if<ObjectLayer>(&layer.content);
      if (!objects) continue;
      for (Object& object : objects->objects) object.id = ++lastObject_;
    }
  }

  const ExportJob& job_;
  model::Battle carried_;
  hex::Layout layout_;
  TiledMap map_;
  MapGrid grid_;
  rules::RuleBook book_;
  Slugs slugs_;
  TileMaker maker_;
  TileCollection terrain_;
  TileCollection levels_;
  TileCollection counters_;
  TileCollection pictures_;
  ObjectMaker objects_;
  int lastLayer_ = 0;
  int lastObject_ = 0;
};

}  // namespace

TiledMap mapOf(const ExportJob& job, Package& package) {
  return BattleMap(job, package).make();
}

}  // namespace redoubt::exchange::tiled
