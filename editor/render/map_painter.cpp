#include "editor/render/map_painter.h"

#include <QPaintEngine>
#include <algorithm>
#include <cmath>
#include <set>

#include "editor/render/map_cells.h"
#include "editor/render/paint_context.h"

namespace redoubt::render {
namespace {

// How far a changed hex or hexside shows, from its middle.
constexpr double kHexReach = 1.0;
constexpr double kSideReach = 1.0;
constexpr double kLinkReach = 1.25;  // both its hexes, houses and a way off the map included

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

void paintLayers(const PaintContext& context) {
  const MapStyle& style = context.style;
  paintAreas(context);
  if (style.terrain) paintGroundMarks(context);
  if (style.hexsides) paintSlopes(context);
  if (style.grid) paintGrid(context);
  if (style.hexsides) paintWater(context);
  if (style.links) paintWays(context);
  if (style.hexsides) paintWorks(context);
  if (style.links) paintCrossings(context);
  if (style.terrain) paintHouses(context);
  if (style.symbols) paintSymbols(context);
  paintMargin(context);
  paintNumbers(context);
  if (style.labels) paintLabels(context);
}

// The region in blocks cut at whole device pixels. Qt fills a long path in time that grows with its length times its
// height, so that a large map drawn in blocks takes a fraction of the time.
std::vector<hex::Bounds> blocksOf(const QPainter& painter, const hex::Bounds& region) {
  constexpr double kBlock = 512;
  const QTransform transform = painter.deviceTransform();
  if (transform.type() > QTransform::TxScale || transform.m11() <= 0 || transform.m22() <= 0 ||
      painter.paintEngine()->type() != QPaintEngine::Raster) {
    return {region};
  }
  const auto cuts = [](double from, double to, double scale, double offset) {
    std::vector<double> at{from};
    for (double pixel = std::floor(from * scale + offset) + kBlock; pixel < to * scale + offset; pixel += kBlock) {
      at.push_back((pixel - offset) / scale);
    }
    at.push_back(to);
    return at;
  };
  const std::vector<double> x = cuts(region.left, region.right, transform.m11(), transform.dx());
  const std::vector<double> y = cuts(region.top, region.bottom, transform.m22(), transform.dy());
  std::vector<hex::Bounds> blocks;
  for (std::size_t j = 0; j + 1 < y.size(); ++j) {
    for (std::size_t i = 0; i + 1 < x.size(); ++i) blocks.push_back({x[i], y[j], x[i + 1], y[j + 1]});
  }
  return blocks;
}

hex::Bounds around(hex::Point point, double reach) {
  return grown({point.x, point.y, point.x, point.y}, reach);
}

template <class Row, class ToBounds>
void addAffected(std::vector<hex::Bounds>& regions, const model::Changes& changes, ToBounds&& toBounds) {
  for (const auto& change : changes.of<Row>()) {
    if (change.before) regions.push_back(toBounds(*change.before));
    if (change.after) regions.push_back(toBounds(*change.after));
  }
}

}  // namespace

MapPainter::MapPainter(const model::Battle& battle, MapStyle style)
    : cells_(std::make_shared<MapCells>(battle)), style_(style) {}
MapPainter::~MapPainter() = default;
MapPainter::MapPainter(const MapPainter&) = default;
MapPainter& MapPainter::operator=(const MapPainter&) = default;
MapPainter::MapPainter(MapPainter&&) noexcept = default;
MapPainter& MapPainter::operator=(MapPainter&&) noexcept = default;

hex::Bounds MapPainter::sheet() const {
  return cells_->sheet();
}
const hex::Layout& MapPainter::layout() const {
  return cells_->layout();
}

void MapPainter::paint(QPainter& painter, const hex::Bounds& asked) const {
  const hex::Bounds all = sheet();
  const hex::Bounds region{std::max(asked.left, all.left), std::max(asked.top, all.top),
                           std::min(asked.right, all.right), std::min(asked.bottom, all.bottom)};
  if (region.width() <= 0 || region.height() <= 0) return;
  const QTransform transform = painter.deviceTransform();
  const double scale = std::sqrt(std::abs(transform.determinant()));
  if (!(scale > 0)) return;
  painter.save();
  painter.setClipRect(toQt(region), Qt::IntersectClip);
  painter.setRenderHint(QPainter::Antialiasing);
  for (const hex::Bounds& block : blocksOf(painter, region)) {
    painter.save();
    painter.setClipRect(toQt(block), Qt::IntersectClip);
    // A pixel more all round, as the clip may round outwards.
    const hex::Bounds drawn = grown(block, 1.5 / scale);
    paintLayers({painter, *cells_, style_, drawn, scale, terrainsIn(*cells_, drawn), cornersIn(*cells_, drawn)});
    if (style_.dark) {
      painter.setRenderHint(QPainter::Antialiasing, false);
      painter.fillRect(toQt(drawn), QColor(0, 0, 0, 51));
    }
    painter.restore();
  }
  painter.restore();
}

void MapPainter::update(const model::Battle& battle, const model::Changes& changes) {
  if (cells_.use_count() > 1) cells_ = std::make_shared<MapCells>(*cells_);
  cells_->update(battle, changes);
}

std::vector<hex::Bounds> MapPainter::affectedBy(const model::Changes& changes) const {
  if (MapCells::concernWholeMap(changes)) return {united(cells_->sheet(), cells_->formerSheet())};
  const hex::Layout& layout = cells_->layout();
  std::vector<hex::Bounds> regions;
  addAffected<model::HexRow>(regions, changes,
                             [&](const auto& row) { return around(layout.centre(row.hex), kHexReach); });
  addAffected<model::Hexside>(regions, changes,
                              [&](const auto& row) { return around(layout.middle(row.side), kSideReach); });
  addAffected<model::Link>(regions, changes,
                           [&](const auto& row) { return around(layout.middle(row.side), kLinkReach); });
  addAffected<model::Label>(regions, changes,
                            [&](const auto& row) { return grown(toBounds(cells_->labelArt(row).bounds), 0.1); });
  addAffected<model::Symbol>(regions, changes,
                             [&](const auto& row) { return toBounds(cells_->symbolArt(row).bounds); });
  // Before and after are mostly the same place.
  regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
  return regions;
}

}  // namespace redoubt::render
