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

// Into parts of about the same length, none longer than `most` pixels.
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

MapBlock::MapBlock(const hex::Bounds& bounds) : bounds_(bounds) {}
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

void MapBlocks::cut(const QPainter& painter) {
  const QTransform transform = painter.deviceTransform();
  if (!canBeCut(painter, transform)) {
    blocks_.push_back(std::make_unique<MapBlock>(region_));
    return;
  }
  const double width = std::clamp(std::floor(kHexesAcross * transform.m11()), 1.0, kWidth);
  const double height = std::clamp(std::floor(kHexesDown * transform.m22()), 1.0, kHeight);
  const std::vector<double> x = cuts(region_.left, region_.right, transform.m11(), transform.dx(), width);
  const std::vector<double> y = cuts(region_.top, region_.bottom, transform.m22(), transform.dy(), height);
  for (std::size_t j = 0; j + 1 < y.size(); ++j) {
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
      blocks_.push_back(std::make_unique<MapBlock>(hex::Bounds{x[i], y[j], x[i + 1], y[j + 1]}));
    }
  }
}

}  // namespace redoubt::render
