#include "editor/render/map_painter.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <span>

#include "core/base/shared.h"
#include "editor/render/drawing_sink.h"
#include "editor/render/frame/sheet_frame.h"
#include "editor/render/grounds/far_ground.h"
#include "editor/render/map_blocks.h"
#include "editor/render/map_cells.h"
#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "editor/render/sprites.h"
#include "editor/render/zones/zone_art.h"

namespace redoubt::render {
namespace {

// How far the effect of a changed hex or hexside extends, from its middle.
constexpr double kHexReach = 1.75;
constexpr double kSideReach = 1.5;
constexpr double kWaterReach = 3.5;      // a water narrows towards its source; a pond ends that
constexpr double kLinkReach = 3.25;      // a way bends up to three sides before and after
constexpr std::size_t kManyRows = 5000;  // more rows changed at once are not processed one by one
constexpr double kSymbolReach = 1.4;     // the houses of its village leave room for it

std::vector<std::uint16_t> terrainsIn(const MapCells& cells, const hex::Bounds& region) {
  std::set<std::uint16_t> seen;
  cells.forEachHex(grown(region, 1.4), [&](hex::Hex hex, hex::Point) {
    if (const Cell cell = cells.cell(hex); cell.isOnMap && cell.terrain != 0) seen.insert(cell.terrain);
  });
  std::vector<std::uint16_t> terrains(seen.begin(), seen.end());
  std::sort(terrains.begin(), terrains.end(), [&](auto a, auto b) { return cells.kind(a).slug < cells.kind(b).slug; });
  return terrains;
}

std::vector<Corner> cornersIn(const MapCells& cells, const hex::Bounds& region) {
  std::vector<Corner> corners;
  cells.forEachCorner(grown(region, 0.75), [&](const Corner& corner) { corners.push_back(corner); });
  return corners;
}

// Counts the progress of painting a map, layer by layer in each of its blocks.
class Steps {
 public:
  Steps(const Watch& watch, std::size_t blocks) : watch_(watch), count_(static_cast<double>(blocks * kOfBlock)) {}

  static constexpr std::size_t kOfBlock = 18;  // the layers, and planning before them

  // Reports that one more is done; false if painting must stop.
  bool next() {
    watch_.progress(std::min(1.0, ++done_ / count_));
    return !watch_.stop.stop_requested();
  }

 private:
  const Watch& watch_;
  double count_;
  double done_ = 0;
};

// A part of the drawing order. A layer can have several parts with other layers between them: houses are above roads,
// although both the houses and their ground are terrain.
struct Part {
  const char* name;  // the name of its layer in drawings; null: it has several
  double LayerOpacity::*layer;
  bool isShown;
  void (*paint)(const PaintContext&);
};

void paintGround(const PaintContext& context) {
  if (isFar(context.painter, context.style, context.scale)) return paintFarGround(context);
  paintAreas(context);
  if (context.style.terrain) paintGroundMarks(context);
}

// The first of `parts`, faded. It is painted completely into a separate picture, so that overlaps inside it are not
// visible; areas covered by later parts of its layer are cut out, because these would hide them if they were not faded.
// On devices without pixels, and on rotated ones, each stroke and fill is faded separately.
void paintFaded(const PaintContext& context, std::span<const Part> parts) {
  const Part& part = parts.front();
  QPainter& painter = context.painter;
  const QTransform transform = painter.deviceTransform();
  const QRect pixels = transform.mapRect(toQt(context.region)).toAlignedRect();
  painter.save();
  painter.setOpacity(painter.opacity() * (context.style.opacity.*part.layer));
  if (SpritePainter device(painter); device.isRaster()) {
    QImage picture(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter inPicture(&picture);
    inPicture.setRenderHints(painter.renderHints());
    inPicture.setTransform(transform * QTransform::fromTranslate(-pixels.left(), -pixels.top()));
    const PaintContext inside{inPicture,     context.cells,    context.style,   context.region,
                              context.scale, context.terrains, context.corners, context.plan,
                              context.areas, context.frame,    context.zones,   context.pictures};
    part.paint(inside);
    inPicture.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    for (const Part& later : parts.subspan(1)) {
      if (later.layer == part.layer && later.isShown) later.paint(inside);
    }
    inPicture.end();
    picture.setDevicePixelRatio(device.pixelRatio());
    device.copy(picture, pixels.left(), pixels.top());
  } else {
    part.paint(context);
  }
  painter.restore();
}

void paintFirst(const PaintContext& context, std::span<const Part> parts) {
  const Part& part = parts.front();
  const double opacity = context.style.opacity.*part.layer;
  if (!part.isShown || opacity <= 0) return;
  std::optional<DrawnLayer> drawn;
  if (part.name) drawn.emplace(context.painter, part.name);
  if (opacity < 1) {
    paintFaded(context, parts);
  } else {
    part.paint(context);
  }
}

bool paintParts(const PaintContext& context, std::span<const Part> parts, Steps& steps) {
  for (; !parts.empty(); parts = parts.subspan(1)) {
    paintFirst(context, parts);
    if (!steps.next()) return false;
  }
  return true;
}

// False if it was stopped.
bool paintLayers(const PaintContext& context, Steps& steps) {
  const MapStyle& style = context.style;
  using Layer = LayerOpacity;
  using model::PicturePlace;
  const auto shows = [&](PicturePlace place) { return style.pictures && context.pictures && context.pictures->has(place); };
  const Part underMargin[] = {{"Pictures", &Layer::pictures, shows(PicturePlace::Under), paintPicturesUnder},
                              {nullptr, &Layer::terrain, style.terrain || style.levels, paintGround},
                              {"Slopes", &Layer::hexsides, style.hexsides, paintSlopes},
                              {"Pictures over terrain", &Layer::pictures, shows(PicturePlace::Over), paintPicturesOver},
                              {"Grid", &Layer::grid, style.grid, paintGrid},
                              {"Water", &Layer::hexsides, style.hexsides, paintWater},
                              {"Roads", &Layer::links, style.links, paintWays},
                              {"Works", &Layer::hexsides, style.hexsides, paintWorks},
                              {"Crossings", &Layer::links, style.links, paintCrossings},
                              {"Houses", &Layer::terrain, style.terrain, paintHouses},
                              {"Symbols", &Layer::symbols, style.symbols, paintSymbols}};
  const Part overMargin[] = {{"Numbers", &Layer::numbers, style.numbers, paintNumbers},
                             {"Names", &Layer::labels, style.labels, paintLabels},
                             {"Zones", &Layer::zones, context.zones && !context.zones->isEmpty(), paintZones},
                             {"Frame", &Layer::frame, context.frame != nullptr, paintFrame}};
  static_assert(std::size(underMargin) + std::size(overMargin) + 3 == Steps::kOfBlock);
  {
    const DrawnLayer drawn(context.painter, "Paper");
    paintPaper(context);
  }
  if (!steps.next() || !paintParts(context, underMargin, steps)) return false;
  {
    const DrawnLayer drawn(context.painter, "Margin");
    paintMargin(context);
  }
  return steps.next() && paintParts(context, overMargin, steps);
}

// False if it was stopped.
bool paintBlock(const PaintContext& context, const hex::Bounds& block, Steps& steps) {
  QPainter& painter = context.painter;
  painter.save();
  painter.setClipRect(toQt(block), Qt::IntersectClip);
  const bool isWhole = paintLayers(context, steps);
  if (isWhole && context.style.dark) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(toQt(context.region), QColor(0, 0, 0, 51));
  }
  painter.restore();
  return isWhole;
}

hex::Bounds around(hex::Point point, double reach) {
  return grown({point.x, point.y, point.x, point.y}, reach);
}

Pattern patternOf(const MapCells& cells, std::string_view slug, Place place) {
  for (const TerrainKind& kind : cells.kinds()) {
    if (kind.slug == slug && kind.place == place) return kind.pattern;
  }
  return Pattern::Clear;
}

double reachOf(const MapCells& cells, const model::HexRow& row) {
  return patternOf(cells, row.terrain, Place::Hex) == Pattern::Water ? kWaterReach : kHexReach;
}

double reachOf(const MapCells& cells, const model::Hexside& row) {
  const Pattern pattern = patternOf(cells, row.kind, Place::Hexside);
  return pattern == Pattern::River || pattern == Pattern::Stream ? kWaterReach : kSideReach;
}

// The parts of `sheet` outside the neat line, including the line.
void addOutside(std::vector<hex::Bounds>& regions, const hex::Bounds& neat, const hex::Bounds& sheet) {
  constexpr double kLine = 0.1;
  const hex::Bounds inner = grown(neat, -kLine);
  regions.push_back({sheet.left, sheet.top, sheet.right, inner.top});
  regions.push_back({sheet.left, inner.bottom, sheet.right, sheet.bottom});
  regions.push_back({sheet.left, inner.top, inner.left, inner.bottom});
  regions.push_back({inner.right, inner.top, sheet.right, inner.bottom});
}

template <class Row, class ToBounds>
void addAffected(std::vector<hex::Bounds>& regions, const model::Changes& changes, ToBounds&& toBounds) {
  for (const auto& change : changes.of<Row>()) {
    if (change.before) regions.push_back(toBounds(*change.before));
    if (change.after) regions.push_back(toBounds(*change.after));
  }
}

// Whether the battle contains the rows after the changes; it doesn't for a tool's preview.
template <class Row>
bool holds(const model::Battle& battle, const model::Changes& changes) {
  for (const auto& change : changes.of<Row>()) {
    const Row* row = battle.find<Row>(change.after ? change.after->key() : change.before->key());
    if (change.after ? !row || !(*row == *change.after) : row != nullptr) return false;
  }
  return true;
}

bool isMade(const model::Battle& battle, const model::Changes& changes) {
  return holds<model::HexRow>(battle, changes) && holds<model::Hexside>(battle, changes) &&
         holds<model::Link>(battle, changes) && holds<model::Symbol>(battle, changes);
}

// A layer faded to zero is hidden, so that it also takes no room from others.
MapStyle withoutFadedOut(MapStyle style) {
  const LayerOpacity& opacity = style.opacity;
  style.pictures &= opacity.pictures > 0;
  style.terrain &= opacity.terrain > 0;
  style.levels &= opacity.terrain > 0;
  style.hexsides &= opacity.hexsides > 0;
  style.links &= opacity.links > 0;
  style.grid &= opacity.grid > 0;
  style.numbers &= opacity.numbers > 0;
  style.symbols &= opacity.symbols > 0;
  style.labels &= opacity.labels > 0;
  style.zones &= opacity.zones > 0;
  return style;
}

}  // namespace

MapPainter::MapPainter(const model::Battle& battle, MapStyle style)
    : cells_(std::make_shared<MapCells>(battle)), style_(std::move(style)) {
  cells_->letterIn(theme()->fonts);
  if (style_.frame) {
    frame_ = std::make_shared<const SheetFrame>(battle, *cells_);
  } else {
    cells_->endAtEdge();
  }
  if (style_.zones) zones_ = std::make_shared<const ZoneArt>(battle, style_.scenario);
  pictures_ = std::make_shared<const MapPictures>(battle);
  formerSheet_ = sheet();
}
MapPainter::~MapPainter() = default;
MapPainter::MapPainter(const MapPainter&) = default;
MapPainter& MapPainter::operator=(const MapPainter&) = default;
MapPainter::MapPainter(MapPainter&&) noexcept = default;
MapPainter& MapPainter::operator=(MapPainter&&) noexcept = default;

void MapPainter::setStyle(MapStyle style) {
  style.frame = frame_ != nullptr;
  style.zones = zones_ != nullptr;
  style.scenario = style_.scenario;
  style_ = std::move(style);
  if (theme()->fonts == cells_->fonts()) return;
  if (isShared(cells_)) cells_ = std::make_shared<MapCells>(*cells_);
  cells_->letterIn(theme()->fonts);
}

hex::Bounds MapPainter::sheet() const {
  return frame_ ? frame_->layout().sheet : cells_->sheet();
}
const hex::Layout& MapPainter::layout() const {
  return cells_->layout();
}

std::shared_ptr<const MapTheme> MapPainter::theme() const {
  return style_.theme ? style_.theme : cells_->ownTheme();
}

void MapPainter::paint(QPainter& painter, const hex::Bounds& region) const {
  MapBlocks blocks(common(region, sheet()));
  paint(painter, region, blocks);
}

bool MapPainter::paint(QPainter& painter, const hex::Bounds& asked, MapBlocks& blocks, const Watch& watch) const {
  const hex::Bounds region = common(asked, sheet());
  if (region.width() <= 0 || region.height() <= 0) return true;
  const double scale = std::sqrt(std::abs(painter.deviceTransform().determinant()));
  if (!(scale > 0)) return true;
  MapStyle style = withoutFadedOut(style_);
  style.theme = theme();
  const double more = 1.5 / scale;  // one pixel more on all sides, because the clip can round outwards
  painter.save();
  painter.setClipRect(toQt(region), Qt::IntersectClip);
  painter.setRenderHint(QPainter::Antialiasing);
  Steps steps(watch, blocks.parts(painter));
  bool isWanted = !watch.stop.stop_requested();
  const bool seesGrounds = !isFar(painter, style, scale);
  const auto paintPart = [&](MapBlock& block, const hex::Bounds& whole) {
    const hex::Bounds part = common(whole, region);
    if (part.width() <= 0 || part.height() <= 0) return;
    seesGrounds || scale >= kSmallestThings ? block.prepare(*cells_, style, more) : block.prepareLines(*cells_, more);
    const hex::Bounds drawn = grown(part, more);
    isWanted =
        steps.next() && paintBlock({painter, *cells_, style, drawn, scale,
                                    seesGrounds ? terrainsIn(*cells_, drawn) : std::vector<std::uint16_t>(),
                                    seesGrounds ? cornersIn(*cells_, drawn) : std::vector<Corner>(), block.plan(),
                                    block.areas(), frame_.get(), style.zones ? zones_.get() : nullptr, pictures_.get()},
                                   part, steps);
  };
  const auto paintParts = [&](MapBlock& block) {
    for (const hex::Bounds& part : block.parts()) {
      if (isWanted) paintPart(block, part);
    }
  };
  std::vector<MapBlock*> later;
  for (const auto& block : blocks.of(painter)) {
    if (!isWanted) break;
    if (block->isBeingPlanned()) {
      later.push_back(block.get());
    } else {
      paintParts(*block);
    }
  }
  for (MapBlock* block : later) paintParts(*block);
  painter.restore();
  return isWanted;
}

void MapPainter::update(const model::Battle& battle, const model::Changes& changes) {
  if (isShared(cells_)) cells_ = std::make_shared<MapCells>(*cells_);
  cells_->update(battle, changes);
  cells_->letterIn(theme()->fonts);
  formerSheet_ = sheet();
  if (changes.touches<model::MapPicture>() || changes.touches<model::ScanPoint>() || MapCells::concernWholeMap(changes)) {
    pictures_ = std::make_shared<const MapPictures>(battle);
  }
  hasNewZones_ = zones_ && (ZoneArt::isConcernedBy(changes) || MapCells::concernWholeMap(changes));
  if (hasNewZones_) zones_ = std::make_shared<const ZoneArt>(battle, style_.scenario);
  hasNewFrame_ = frame_ && (SheetFrame::isConcernedBy(changes) || (!frame_->fits(*cells_) && isMade(battle, changes)));
  if (!hasNewFrame_) return;
  const hex::Bounds neat = frame_->layout().neat;
  frame_ = std::make_shared<const SheetFrame>(battle, *cells_);
  isFrameInPlace_ = frame_->layout().neat == neat && !MapCells::concernWholeMap(changes);
}

std::vector<hex::Bounds> MapPainter::affectedBy(const model::Changes& changes) const {
  if (hasNewZones_ || (hasNewFrame_ && !isFrameInPlace_)) return {united(sheet(), formerSheet_)};
  if (MapCells::concernWholeMap(changes) || changes.count() > kManyRows) {
    return {united(cells_->sheet(), cells_->formerSheet())};
  }
  const hex::Layout& layout = cells_->layout();
  std::vector<hex::Bounds> regions;
  addAffected<model::HexRow>(regions, changes,
                             [&](const auto& row) { return around(layout.centre(row.hex), reachOf(*cells_, row)); });
  addAffected<model::Hexside>(regions, changes,
                              [&](const auto& row) { return around(layout.middle(row.side), reachOf(*cells_, row)); });
  addAffected<model::Link>(regions, changes,
                           [&](const auto& row) { return around(layout.middle(row.side), kLinkReach); });
  addAffected<model::Label>(regions, changes,
                            [&](const auto& row) { return grown(toBounds(cells_->labelArt(row).bounds), 0.1); });
  addAffected<model::MapPicture>(regions, changes,
                                 [&](const auto& row) { return grown(MapPictures::boundsOf(layout, row), 0.1); });
  if (!changes.of<model::ScanPoint>().empty()) regions.push_back(grown(layout.bounds(), 1));
  addAffected<model::Symbol>(regions, changes,
                             [&](const auto& row) { return around(cells_->symbolArt(row).at, kSymbolReach); });
  if (hasNewFrame_) addOutside(regions, frame_->layout().neat, united(sheet(), formerSheet_));
  // Regions before and after are mostly the same.
  regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
  return regions;
}

}  // namespace redoubt::render
