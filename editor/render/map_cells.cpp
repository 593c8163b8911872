#include "editor/render/map_cells.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "editor/render/lettering/label_art.h"
#include "editor/render/map_geometry.h"
#include "editor/render/symbol_kinds.h"

namespace redoubt::render {
namespace {

constexpr double kSheetMargin = 0.25;

}  // namespace

MapCells::MapCells(const model::Battle& battle) {
  rebuild(battle);
  formerSheet_ = sheet_;
}

MapCells MapCells::coveredWith(std::uint16_t kind, int side) const {
  hex::LayoutSpec spec;
  spec.orientation = layout_.spec().orientation;
  spec.shifted = layout_.spec().shifted;
  spec.columns = spec.rows = side;
  MapCells covered;
  covered.rules_ = rules_;
  covered.ownTheme_ = ownTheme_;
  covered.fonts_ = fonts_;
  covered.layout_ = std::get<hex::Layout>(hex::Layout::make(spec));
  covered.formerSheet_ = covered.sheet_ = grown(covered.layout_.bounds(), kSheetMargin);
  covered.kinds_ = kinds_;
  covered.counts_ = counts_;
  covered.kindOf_ = kindOf_;
  covered.hexes_ = side * side;
  const auto room = static_cast<std::size_t>(side + 2 * kRing);
  covered.cells_.assign(room * room, Cell{});
  covered.layout_.forEachHex([&](hex::HexKey key) {
    covered.cells_[*covered.indexOf(key.column(), key.row())] = {kind, 0, true};
  });
  return covered;
}

void MapCells::rebuild(const model::Battle& battle) {
  rules_ = std::make_shared<const rules::RuleBook>(battle);
  ownTheme_ = themeOf(*rules_);
  layout_ = model::layoutOf(battle);
  formerSheet_ = sheet_;
  sheet_ = grown(layout_.bounds(), kSheetMargin);
  TerrainKind paper = terrainKind(*rules_, "clear", Place::Hex);
  paper.slug.clear();
  paper.pattern = Pattern::Clear;
  kinds_ = {std::move(paper)};
  counts_ = {0};
  kindOf_.clear();
  sides_.clear();
  labels_.clear();
  symbols_.clear();
  levels_.clear();
  hexes_ = maxLevel_ = minLevel_ = 0;
  const auto& spec = layout_.spec();
  cells_.assign(static_cast<std::size_t>(spec.columns + 2 * kRing) * static_cast<std::size_t>(spec.rows + 2 * kRing),
                Cell{});
  layout_.forEachHex([&](hex::HexKey key) {
    cells_[*indexOf(key.column(), key.row())].isOnMap = true;
    ++hexes_;
  });
  for (const auto& row : battle.all<model::HexRow>()) put(row);
  for (const auto& row : battle.all<model::Hexside>()) put(row);
  for (const auto& row : battle.all<model::Link>()) put(row);
  for (const auto& row : battle.all<model::Label>()) put(row);
  for (const auto& row : battle.all<model::Symbol>()) put(row);
}

bool MapCells::concernWholeMap(const model::Changes& changes) {
  return changes.touches<model::MapSheet>() || changes.touches<model::Rule>() || changes.touches<model::System>() ||
         changes.touches<model::BattleInfo>();
}

template <class Row>
void MapCells::apply(const model::Changes& changes) {
  for (const auto& change : changes.of<Row>()) {
    if (change.before) erase(*change.before);
    if (change.after) put(*change.after);
  }
}

void MapCells::update(const model::Battle& battle, const model::Changes& changes) {
  if (concernWholeMap(changes)) return rebuild(battle);
  apply<model::HexRow>(changes);
  apply<model::Hexside>(changes);
  apply<model::Link>(changes);
  apply<model::Label>(changes);
  apply<model::Symbol>(changes);
}

std::optional<std::size_t> MapCells::indexOf(int column, int row) const {
  const auto& spec = layout_.spec();
  const int x = column - spec.firstColumn + kRing;
  const int y = row - spec.firstRow + kRing;
  const int width = spec.columns + 2 * kRing;
  if (x < 0 || y < 0 || x >= width || y >= spec.rows + 2 * kRing) return std::nullopt;
  return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
}

std::uint16_t MapCells::kindIndex(std::string_view slug, Place place) {
  const auto [found, isNew] =
      kindOf_.try_emplace({place, std::string(slug)}, static_cast<std::uint16_t>(kinds_.size()));
  if (isNew) {
    kinds_.push_back(terrainKind(*rules_, slug, place));
    counts_.push_back(0);
  }
  return found->second;
}

void MapCells::setLevel(Cell& cell, int level) {
  if (cell.level != 0 && --levels_[cell.level] == 0) levels_.erase(cell.level);
  cell.level = static_cast<std::int16_t>(level);
  if (level != 0) ++levels_[level];
}

void MapCells::put(const model::HexRow& row) {
  const auto index = indexOf(row.hex.column(), row.hex.row());
  if (!index) return;
  Cell& cell = cells_[*index];
  if (cell.isOnMap) {
    cell.terrain = row.terrain.empty() ? std::uint16_t{0} : kindIndex(row.terrain, Place::Hex);
    setLevel(cell, std::clamp(row.level, -99, 99));
  }
  ++counts_[cell.terrain];
  maxLevel_ = std::max<int>(maxLevel_, cell.level);
  minLevel_ = std::min<int>(minLevel_, cell.level);
}

void MapCells::erase(const model::HexRow& row) {
  const auto index = indexOf(row.hex.column(), row.hex.row());
  if (!index) return;
  --counts_[cells_[*index].terrain];
  cells_[*index].terrain = 0;
  setLevel(cells_[*index], 0);
}

void MapCells::mark(hex::HexsideKey key, bool isHolding) {
  const auto set = [&](hex::Hex hex, int side) {
    const auto own = layout_.keyIfAny(hex);
    const auto index = own ? indexOf(own->column(), own->row()) : std::nullopt;
    if (!index) return;
    const auto bit = static_cast<std::uint8_t>(1 << side);
    std::uint8_t& sides = cells_[*index].sides;
    sides = static_cast<std::uint8_t>(isHolding ? sides | bit : sides & ~bit);
  };
  const hex::Hex near = layout_.toHex(key.hex());
  set(near, key.side());
  set(hex::neighbour(near, key.side()), hex::opposite(key.side()));
}

void MapCells::removeIfEmpty(std::unordered_map<std::int64_t, SideCell>::iterator side) {
  if (!side->second.features.empty() || !side->second.links.empty()) return;
  mark(hex::HexsideKey{side->first}, false);
  sides_.erase(side);
}

void MapCells::put(const model::Hexside& row) {
  mark(row.side, true);
  auto& features = sides_[row.side.value].features;
  features.push_back({kindIndex(row.kind, Place::Hexside), row.high});
  ++counts_[features.back().kind];
  std::sort(features.begin(), features.end(),
            [&](const SideFeature& a, const SideFeature& b) { return kinds_[a.kind].slug < kinds_[b.kind].slug; });
}

void MapCells::erase(const model::Hexside& row) {
  const auto side = sides_.find(row.side.value);
  if (side == sides_.end()) return;
  std::erase_if(side->second.features, [&](const SideFeature& each) { return kinds_[each.kind].slug == row.kind; });
  --counts_[kindIndex(row.kind, Place::Hexside)];
  removeIfEmpty(side);
}

void MapCells::put(const model::Link& row) {
  mark(row.side, true);
  auto& links = sides_[row.side.value].links;
  links.push_back(kindIndex(row.kind, Place::Link));
  ++counts_[links.back()];
  std::sort(links.begin(), links.end(), [&](auto a, auto b) { return kinds_[a].slug < kinds_[b].slug; });
}

void MapCells::erase(const model::Link& row) {
  const auto side = sides_.find(row.side.value);
  if (side == sides_.end()) return;
  std::erase_if(side->second.links, [&](auto each) { return kinds_[each].slug == row.kind; });
  --counts_[kindIndex(row.kind, Place::Link)];
  removeIfEmpty(side);
}

MapContents MapCells::occurring() const {
  MapContents contents;
  for (std::size_t i = 1; i < kinds_.size(); ++i) {
    if (counts_[i] > 0) contents.terrains.emplace(kinds_[i].place, kinds_[i].slug);
  }
  for (const auto& [id, symbol] : symbols_) {
    const SymbolKind* kind = symbolKind(symbol.kind);
    if (kind && kind->isInLegend && layout_.hexAt(symbol.at)) contents.symbols.insert(symbol.kind.toStdString());
  }
  return contents;
}

bool MapCells::hasRailways() const {
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    if (counts_[i] > 0 && kinds_[i].isRailway()) return true;
  }
  return false;
}

LevelRange MapCells::levels() const {
  if (levels_.empty()) return {};
  int elsewhere = 0;
  for (const auto& [level, count] : levels_) elsewhere += count;
  const bool hasZero = elsewhere < hexes_;
  const int lowest = levels_.begin()->first;
  const int highest = levels_.rbegin()->first;
  return {hasZero ? std::min(lowest, 0) : lowest, hasZero ? std::max(highest, 0) : highest};
}

Cell MapCells::cell(hex::HexKey key) const {
  const auto index = indexOf(key.column(), key.row());
  return index ? cells_[*index] : Cell{};
}

Cell MapCells::cell(hex::Hex hex) const {
  const hex::Layout::Place place = layout_.placeOf(hex);
  const auto index = indexOf(place.column, place.row);
  return index ? cells_[*index] : Cell{};
}

const SideCell* MapCells::side(const hex::Hexside& side) const {
  const hex::Layout::Place place = layout_.placeOf(side.hex);
  const auto index = indexOf(place.column, place.row);
  if (index && !(cells_[*index].sides >> side.side & 1)) return nullptr;
  return this->side(layout_.toKey(side));
}

const SideCell* MapCells::side(hex::HexsideKey key) const {
  const auto index = indexOf(key.hex().column(), key.hex().row());
  if (index && !(cells_[*index].sides >> key.side() & 1)) return nullptr;
  const auto found = sides_.find(key.value);
  return found == sides_.end() ? nullptr : &found->second;
}

Corner MapCells::cornerAt(hex::Hex hex, int index) const {
  // On pointy-top grids vertex i lies between sides i-1 and i, on flat-top ones between i and i+1.
  const int first = layout_.orientation() == hex::Orientation::Pointy ? hex::wrapped(index - 1) : index;
  Corner corner;
  corner.vertex = hex::vertexAfter(hex, first);
  corner.point = layout_.point(corner.vertex);
  corner.hexes = {hex, hex::neighbour(hex, first), hex::neighbour(hex, hex::wrapped(first + 1))};
  for (std::size_t i = 0; i < 3; ++i) {
    corner.centres[i] = layout_.centre(corner.hexes[i]);
    corner.cells[i] = cell(corner.hexes[i]);
  }
  return corner;
}

Corner MapCells::cornerNear(hex::Point point) const {
  const hex::HexKey key = layout_.at(point);
  const hex::Point centre = layout_.centre(key);
  const bool isPointy = layout_.orientation() == hex::Orientation::Pointy;
  const double turns = std::atan2(point.x - centre.x, centre.y - point.y) / (std::acos(-1.0) / 3);  // from north
  const int index = static_cast<int>(std::floor(isPointy ? turns + 0.5 : turns));
  return cornerAt(layout_.toHex(key), hex::wrapped(index));
}

MapCells::Range MapCells::rangeOf(const hex::Bounds& bounds) const {
  const bool isPointy = layout_.orientation() == hex::Orientation::Pointy;
  const double column = isPointy ? 1 : std::sqrt(0.75);
  const double row = isPointy ? std::sqrt(0.75) : 1;
  const auto clamped = [](double value, int low, int high) {
    return static_cast<int>(std::clamp(value, static_cast<double>(low), static_cast<double>(high)));
  };
  // One hex more on each side allows for the stagger.
  return {
      clamped(std::floor(bounds.left / column) - 1, layout_.firstColumn() - kRing, layout_.lastColumn() + kRing + 1),
      clamped(std::ceil(bounds.right / column) + 1, layout_.firstColumn() - kRing - 1, layout_.lastColumn() + kRing),
      clamped(std::floor(bounds.top / row) - 1, layout_.firstRow() - kRing, layout_.lastRow() + kRing + 1),
      clamped(std::ceil(bounds.bottom / row) + 1, layout_.firstRow() - kRing - 1, layout_.lastRow() + kRing)};
}

SymbolArt MapCells::symbolArt(const model::Symbol& symbol) const {
  const hex::Point centre = layout_.centre(symbol.hex);
  const hex::Point at{centre.x + symbol.dx, centre.y + symbol.dy};
  return {at, QString::fromStdString(symbol.kind), symbol.angle, QRectF(at.x - 0.3, at.y - 0.3, 0.6, 0.6)};
}

void MapCells::letterIn(const ThemeFonts& fonts) {
  if (fonts == fonts_) return;
  fonts_ = fonts;
  for (auto& [id, art] : labels_) art = render::labelArt(art.label, art.at, fonts_);
}

LabelArt MapCells::labelArt(const model::Label& label) const {
  const hex::Point centre = layout_.centre(label.hex);
  return render::labelArt(label, {centre.x + label.dx, centre.y + label.dy}, fonts_);
}

bool hasWater(const MapCells& cells, const hex::Hexside& side) {
  const SideCell* cell = cells.side(side);
  return cell && std::any_of(cell->features.begin(), cell->features.end(),
                             [&](const SideFeature& feature) { return cells.kind(feature.kind).isWater(); });
}

}  // namespace redoubt::render
