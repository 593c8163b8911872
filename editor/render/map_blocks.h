#pragma once

#include <QPainter>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "core/hex/layout.h"
#include "editor/render/map_painter.h"

namespace redoubt::render {

class AreaStore;
struct RegionPlan;

/// A block of a region, with what is worked out once for all that is painted of it.
class MapBlock {
 public:
  /// One of a single part.
  explicit MapBlock(const hex::Bounds& bounds);
  MapBlock(const hex::Bounds& bounds, std::vector<hex::Bounds> parts);
  ~MapBlock();

  const hex::Bounds& bounds() const { return bounds_; }
  /// What it is painted in, from left to right: Qt fills a long path in time that grows with its length times the room
  /// it is in.
  const std::vector<hex::Bounds>& parts() const { return parts_; }
  /// Plans the block and `more` hex widths round it, the first time it is asked to.
  void prepare(const MapCells& cells, const MapStyle& style, double more);
  /// The same of waters and ways alone.
  void prepareLines(const MapCells& cells, double more);
  /// While another thread plans it: who has something else to do need not wait.
  bool isBeingPlanned() const { return isBeingPlanned_; }
  /// Known once it is prepared.
  const RegionPlan& plan() const { return *plan_; }
  AreaStore& areas() const { return *areas_; }

 private:
  template <class Plan>
  void planOnce(const MapCells& cells, double more, Plan&& plan);

  hex::Bounds bounds_;
  std::vector<hex::Bounds> parts_;
  std::atomic<bool> isBeingPlanned_ = false;
  std::once_flag prepared_;
  std::unique_ptr<const RegionPlan> plan_;
  std::unique_ptr<AreaStore> areas_;
};

/// The blocks in which a region is painted. A region may be painted strip by strip, by several threads, with the
/// painter moved up or down by whole pixels between them; what was worked out for a block then serves all its strips.
/// For one state and style of the map.
class MapBlocks {
 public:
  /// The width and height of a block at most, in device pixels and in hex widths: what is planned for it takes memory by
  /// its hexes.
  static constexpr double kWidth = 3200;
  static constexpr double kHeight = 512;
  static constexpr double kHexesAcross = 160;
  static constexpr double kHexesDown = 25.6;
  /// The width of a part at most, in hex widths: it matters from afar only, where a block has many hexes. Near by, what
  /// reaches into two parts would be painted twice for nothing.
  static constexpr double kHexesOfPart = 64;

  explicit MapBlocks(const hex::Bounds& region) : region_(region) {}

  /// Cut at whole device pixels of `painter` when first asked for.
  const std::vector<std::unique_ptr<MapBlock>>& of(const QPainter& painter);
  /// The parts of all of them.
  std::size_t parts(const QPainter& painter);

 private:
  void cut(const QPainter& painter);

  hex::Bounds region_;
  std::once_flag cut_;
  std::vector<std::unique_ptr<MapBlock>> blocks_;
};

}  // namespace redoubt::render
