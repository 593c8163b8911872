#include "core/exchange/tiled_battle/import_map.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/new_battle.h"
#include "core/exchange/package.h"
#include "core/exchange/tiled/read_tiled.h"
#include "core/exchange/tiled_battle/import_cells.h"
#include "core/exchange/tiled_battle/import_objects.h"
#include "core/exchange/tiled_battle/import_rows.h"
#include "core/exchange/tiled_battle/import_rules.h"
#include "core/exchange/tiled_battle/marks.h"
#include "core/rules/terrain/terrain.h"
#include "core/store/picture_file.h"

namespace redoubt::exchange::tiled {
namespace {

[[noreturn]] void refuse(const ImportJob& job, Phrase why) {
  throw Error(ErrorCode::BadInput, std::move(why), job.input.string());
}

void refuseOthers(const TiledMap& map, const ImportJob& job) {
  switch (map.orientation) {
    case Orientation::Hexagonal: return;
    case Orientation::Orthogonal: return refuse(job, Phrase::of("errors.tiled-battle.orthogonal"));
    case Orientation::Isometric: return refuse(job, Phrase::of("errors.tiled-battle.isometric"));
    case Orientation::Staggered: return refuse(job, Phrase::of("errors.tiled-battle.staggered"));
  }
}

bool isOurs(const TiledMap& map, const ImportJob& job) {
  const auto version = plainText(map.properties, kOurs);
  if (!version) return false;
  const auto number = toInteger(*version);
  if (number && *number > kOurVersion) {
    throw Error(ErrorCode::NewerVersion, Phrase::of("errors.tiled-battle.newer"), job.input.string());
  }
  return number == kOurVersion;
}

std::string titleOf(const TiledMap& map, const ImportJob& job) {
  for (const std::string_view name : {"title", "name"}) {
    const auto text = plainText(map.properties, name);
    if (text && !words(*text).empty() && text->size() <= 500) return *text;
  }
  const std::string stem = job.input.stem().string();
  return words(stem).empty() || !isValidUtf8(stem) ? "Map" : stem.substr(0, 500);
}

// The sheet that a map of ours was made of, with the size that the map has now.
std::optional<model::MapSheet> ownSheet(const TiledMap& map, ImportNotes& notes) {
  Properties columns;
  for (const Property& property : map.properties) {
    if (!property.name.starts_with(kMapPrefix)) continue;
    columns.push_back(property);
    columns.back().name.erase(0, kMapPrefix.size());
  }
  model::AnyRow row(model::tableInfo<model::MapSheet>());
  const std::vector<std::string> wrong = setColumns(row, columns, {hex::Layout(), Slugs()});
  const bool hasId = find(columns, "id") && std::find(wrong.begin(), wrong.end(), "id") == wrong.end();
  if (!hasId) return std::nullopt;
  model::MapSheet sheet = row.as<model::MapSheet>();
  if (!map.isInfinite && (sheet.columns != map.width || sheet.rows != map.height)) {
    notes.warn("import.tiled-battle.resized");
    sheet.columns = map.width;
    sheet.rows = map.height;
  }
  const auto made = hex::Layout::make(model::layoutSpec(sheet));
  const auto* layout = std::get_if<hex::Layout>(&made);
  if (!layout) return std::nullopt;
  const TiledMap wanted = mapFor(*layout, map.tileWidth);
  const bool isSame = wanted.staggerAxis == map.staggerAxis && wanted.staggerIndex == map.staggerIndex;
  return isSame ? std::optional(sheet) : std::nullopt;
}

class MapImport {
 public:
  MapImport(const ImportJob& job, TiledRead read)
      : job_(job), read_(std::move(read)), map_(read_.map), isOurs_(isOurs(map_, job)) {}

  Imported make() {
    begin();
    const MapGrid grid(map_, model::layoutOf(battle_), range_.first);
    readCells(grid);
    stopIfAsked(job_.watched());
    const rules::RuleBook book(battle_);
    RowReader rows(map_, grid, notes_);
    ObjectReader objects({map_, grid, book, notes_});
    readObjects(map_.layers, {0, 0}, true, {grid, rows, objects});
    if (isOurs_) rows.readOwn(map_.properties, hasOwnSheet_);
    takeOver(rows.takeRows());
    objects.addTo(battle_);
    addUnitTypes(battle_, map_);
    takePictures();
    Imported imported;
    for (Phrase& warning : read_.warnings) imported.report.warnings.push_back(std::move(warning));
    notes_.addTo(imported.report);
    imported.tiles = std::move(tiles_);
    imported.battles.push_back({{}, std::move(battle_)});
    return imported;
  }

 private:
  struct Readers {
    const MapGrid& grid;
    RowReader& rows;
    ObjectReader& objects;
  };

  // A map without anything on it, and the rules.
  void begin() {
    range_ = usedCells(map_);
    if (isOurs_) sheet_ = ownSheet(map_, notes_);
    hasOwnSheet_ = sheet_.has_value();
    if (sheet_) range_ = {{0, 0}, sheet_->columns, sheet_->rows};
    if (isOurs_ && !sheet_) notes_.warn("import.tiled-battle.other-layout");
    if (range_.columns < 1 || range_.rows < 1) refuse(job_, Phrase::of("errors.tiled-battle.empty"));
    const hex::LayoutSpec spec = specOf(map_, range_.first);
    NewBattleOptions options;
    options.title = titleOf(map_, job_);
    options.orientation = spec.orientation;
    options.shifted = spec.shifted;
    options.columns = range_.columns;
    options.rows = range_.rows;
    options.armies.clear();
    if (!sheet_) sheet_ = newSheet(options);
    options.columns = options.rows = 1;
    battle_ = newBattle(options);
    putSheet();
    battle_.all<model::HexRow>() = {};
    takeTerrainRules(battle_, map_);
  }

  void putSheet() {
    battle_.all<model::MapSheet>() = {};
    battle_.all<model::MapSheet>().put(*sheet_);
  }

  void readCells(const MapGrid& grid) {
    const std::string& file = job_.options.text("terrain");
    const rules::RuleBook book(battle_);
    TileMeanings meanings(map_, book, file.empty() ? TerrainTable() : TerrainTable::read(file), isOurs_);
    CellReader cells(grid, range_, meanings, notes_);
    readTiles(map_.layers, cells, true);
    for (model::HexRow& hex : cells.takeHexes(isOurs_ ? "" : rules::groundTerrain(book))) {
      battle_.all<model::HexRow>().put(std::move(hex));
    }
    addTerrains(battle_, cells.titles());
    if (!isOurs_) askAbout(cells, meanings);
  }

  void askAbout(const CellReader& cells, TileMeanings& meanings) {
    for (const auto& [gid, count] : cells.tiles()) {
      const TileMeaning& meaning = meanings.of(gid);
      ForeignTile tile = foreignTile(map_, gid, job_.input.parent_path());
      tile.name = meaning.name;
      tile.terrain = meaning.isSkipped ? std::string() : meaning.terrain;
      tile.isKnown = meaning.isKnown || meaning.isSkipped;
      tile.cells = count;
      tiles_.push_back(std::move(tile));
    }
    std::stable_sort(tiles_.begin(), tiles_.end(), [](const ForeignTile& a, const ForeignTile& b) {
      return std::pair(a.isKnown, b.cells) < std::pair(b.isKnown, a.cells);
    });
    if (tiles_.size() > kMostForeignTiles) tiles_.resize(kMostForeignTiles);
  }

  bool isHidden(const Layer& layer, bool isShown) const {
    return !(isShown && layer.isVisible) && !(isOurs_ && !RowReader::tableOf(layer).empty());
  }

  void readTiles(const std::vector<Layer>& layers, CellReader& cells, bool isShown) {
    for (const Layer& layer : layers) {
      if (const auto* group = std::get_if<GroupLayer>(&layer.content)) {
        readTiles(group->layers, cells, isShown && layer.isVisible);
      }
      if (!std::holds_alternative<TileLayer>(layer.content)) continue;
      if (isHidden(layer, isShown))
        notes_.lose(layer.name, "import.tiled-battle.hidden");
      else
        cells.read(layer);
    }
  }

  void readObjects(const std::vector<Layer>& layers, Point offset, bool isShown, const Readers& readers) {
    for (const Layer& layer : layers) {
      const Point own{offset.x + layer.offsetX, offset.y + layer.offsetY};
      const bool hides = isHidden(layer, isShown);
      if (const auto* group = std::get_if<GroupLayer>(&layer.content)) {
        readObjects(group->layers, own, isShown && layer.isVisible, readers);
      } else if (const auto* objects = std::get_if<ObjectLayer>(&layer.content)) {
        if (hides && !objects->objects.empty()) {
          notes_.lose(layer.name, "import.tiled-battle.hidden", objects->objects.size());
        }
        if (!hides) readLayer(layer, own, readers);
      } else if (const auto* image = std::get_if<ImageLayer>(&layer.content)) {
        if (hides)
          notes_.lose(layer.name, "import.tiled-battle.hidden");
        else
          readImage(layer, *image, own, readers.grid);
      }
      stopIfAsked(job_.watched());
    }
  }

  void readLayer(const Layer& layer, Point offset, const Readers& readers) {
    const auto owner = readers.rows.ownerOf(layer);
    std::optional<Id<model::SetUpBlock>> block;
    if (owner && RowReader::tableOf(layer) == model::Placement::kTable) block = Id<model::SetUpBlock>{*owner};
    for (const Object& object : std::get<ObjectLayer>(layer.content).objects) {
      const Point place{object.x + offset.x, object.y + offset.y};
      if (isOurs_ && readers.rows.read(layer, object, place)) continue;
      readers.objects.read(layer, object, place, block);
    }
  }

  void readImage(const Layer& layer, const ImageLayer& image, Point place, const MapGrid& grid) {
    const std::string name = image.image ? readPicture(image.image->source) : std::string();
    if (name.empty()) return;
    if (image.repeatsX || image.repeatsY) notes_.warn("import.tiled-battle.repeated", layer.name);
    const model::PictureHead head = *model::pictureHead(*battle_.pictures().find(name));
    const hex::Point centre = grid.point({place.x + head.width / 2.0, place.y + head.height / 2.0});
    model::MapPicture row;
    row.ordinal = static_cast<int>(battle_.all<model::MapPicture>().size()) + 1;
    row.id = {hashedId(model::MapPicture::kTable, "tiled/" + std::to_string(row.ordinal))};
    row.title = layer.name.substr(0, model::kName.longest);
    row.picture = name;
    row.hex = grid.layout().at(centre);
    row.dx = centre.x - grid.layout().centre(*row.hex).x;
    row.dy = centre.y - grid.layout().centre(*row.hex).y;
    row.width = std::min(head.width / grid.across(), 10'000.0);
    row.height = std::min(head.height / grid.down(), 10'000.0);
    row.opacity = std::clamp(layer.opacity, 0.0, 1.0);
    battle_.all<model::MapPicture>().put(std::move(row));
  }

  // The name of a picture beside the map; empty, with a warning, if there is none.
  std::string readPicture(const std::string& source) {
    const std::filesystem::path path(source);
    if (source.empty() || path.is_absolute()) {
      notes_.lose(source, "import.tiled-battle.picture-path");
      return {};
    }
    const auto pending = job_.package ? job_.package->pending(source) : std::nullopt;
    try {
      return battle_.pictures().add(store::readPictureFile(pending ? *pending : job_.input.parent_path() / path));
    } catch (const Error& error) {
      if (error.code() == ErrorCode::Internal) throw;
      notes_.lose(source, "import.tiled-battle.picture");
      return {};
    }
  }

  // The rows of a map of ours.
  void takeOver(const model::Battle& rows) {
    const std::optional<Id<model::System>> system = model::info(battle_)->system;
    if (!rows.all<model::BattleInfo>().empty()) battle_.all<model::BattleInfo>() = {};
    model::forEachTable([&]<class Row>(model::RowType<Row>) {
      for (const Row& row : rows.all<Row>()) battle_.all<Row>().put(row);
    });
    model::Table<model::BattleInfo> named;
    for (model::BattleInfo info : battle_.all<model::BattleInfo>()) {
      info.system = system;
      named.put(std::move(info));
    }
    battle_.all<model::BattleInfo>() = std::move(named);
    if (sheet_) battle_.all<model::MapSheet>().put(*sheet_);
  }

  // The files of the pictures that rows name; a file that was changed has another name.
  void takePictures() {
    std::map<std::string, std::string> renamed;
    for (const Tileset& set : map_.tilesets) {
      for (const Tile& tile : set.tiles) {
        const auto name = plainText(tile.properties, "picture");
        if (!isOurs_ || tile.className != "picture" || !name || !tile.image) continue;
        const std::string found = readPicture(tile.image->source);
        if (!found.empty() && found != *name) renamed.emplace(*name, found);
      }
    }
    model::Table<model::MapPicture> rows;
    for (model::MapPicture row : battle_.all<model::MapPicture>()) {
      if (const auto found = renamed.find(row.picture); found != renamed.end()) row.picture = found->second;
      rows.put(std::move(row));
    }
    battle_.all<model::MapPicture>() = std::move(rows);
  }

  const ImportJob& job_;
  TiledRead read_;
  const TiledMap& map_;
  bool isOurs_;
  ImportNotes notes_;
  CellRange range_;
  std::optional<model::MapSheet> sheet_;
  bool hasOwnSheet_ = false;
  model::Battle battle_;
  std::vector<ForeignTile> tiles_;
};

}  // namespace

Imported battleFrom(const ImportJob& job) {
  TiledRead read = readTiled(job.input);
  refuseOthers(read.map, job);
  return MapImport(job, std::move(read)).make();
}

}  // namespace redoubt::exchange::tiled
