#include "editor/render/map_blocks.h"

#include <QPaintEngine>
#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/render/grounds/area_store.h"
#include "editor/render/map_geometry.h"
#include "editor/render/region_plan.h"

namespace redoubt::render {
namespace {

// Divides into parts of about the same length, none longer than `most` pixels.
std::vector<double> cuts(double from, double to, double scale, double offset, double most) {
  const double length = (to - from) * scale;
  const double step = std::max(1.0, std::ceil(length / std::ceil(length / most)));
  std::vector<double> at{from};
  for (double pixel = std::floor(from * scale + offset) + step; pixel < to * scale + offset; pixel += step) {
    at.push_back((pixel - offset) / scale);
  }
  at.push_back(to);
  return at;
}

bool canBeCut(const QPainter& painter, const QTransform& transform) {
  return transform.type() <= QTransform::TxScale && transform.m11() > 0 && transform.m22() > 0 &&
         painter.paintEngine()->type() == QPaintEngine::Raster;
}

}  // namespace

MapBlock::MapBlock(const hex::Bounds& bounds) : MapBlock(bounds, {bounds}) {}
MapBlock::MapBlock(const hex::Bounds& bounds, std::vector<hex::Bounds> parts)
    : bounds_(bounds), parts_(std::move(parts)) {}
MapBlock::~MapBlock() = default;

template <class Plan>
void MapBlock::planOnce(const MapCells& cells, double more, Plan&& plan) {
  std::call_once(prepared_, [&] {
    isBeingPlanned_ = true;
    const hex::Bounds all = grown(bounds_, more);
    plan_ = std::make_unique<const RegionPlan>(plan(all));
    areas_ = std::make_unique<AreaStore>(cells, all);
    isBeingPlanned_ = false;
  });
}

void MapBlock::prepare(const MapCells& cells, const MapStyle& style, double more) {
  planOnce(cells, more, [&](const hex::Bounds& all) { return regionPlan(cells, all, style); });
}

void MapBlock::prepareLines(const MapCells& cells, double more) {
  planOnce(cells, more, [&](const hex::Bounds& all) { return linesPlan(cells, all); });
}

const std::vector<std::unique_ptr<MapBlock>>& MapBlocks::of(const QPainter& painter) {
  std::call_once(cut_, [&] { cut(painter); });
  return blocks_;
}

std::size_t MapBlocks::parts(const QPainter& painter) {
  std::size_t count = 0;
  for (const auto& block : of(painter)) count += block->parts().size();
  return count;
}

void MapBlocks::cut(const QPainter& painter) {
  const QTransform transform = painter.deviceTransform();
  if (!canBeCut(painter, transform)) {
    blocks_.push_back(std::make_unique<MapBlock>(region_));
    return;
  }
  const double width = std::clamp(std::floor(kHexesAcross * transform.m11()), 1.0, kWidth);
  const double height = std::clamp(std::floor(kHexesDown * transform.m22()), 1.0, kHeight);
  const double part = std::clamp(std::floor(kHexesOfPart * transform.m11()), 1.0, kWidth);
  const std::vector<double> x = cuts(region_.left, region_.right, transform.m11(), transform.dx(), width);
  const std::vector<double> y = cuts(region_.top, region_.bottom, transform.m22(), transform.dy(), height);
  for (std::size_t j = 0; j + 1 < y.size(); ++j) {
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
      const hex::Bounds bounds{x[i], y[j], x[i + 1], y[j + 1]};
      std::vector<hex::Bounds> parts;
      const std::vector<double> columns = cuts(bounds.left, bounds.right, transform.m11(), transform.dx(), part);
      for (std::size_t k = 0; k + 1 < columns.size(); ++k) {
        parts.push_back({columns[k], bounds.top, columns[k + 1], bounds.bottom});
      }
      blocks_.push_back(std::make_unique<MapBlock>(bounds, std::move(parts)));
    }
  }
}

}  // namespace redoubt::render
