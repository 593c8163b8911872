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

/// A block of a region, with data that is computed once for everything painted in it.
class MapBlock {
 public:
  /// A block of a single part.
  explicit MapBlock(const hex::Bounds& bounds);
  MapBlock(const hex::Bounds& bounds, std::vector<hex::Bounds> parts);
  ~MapBlock();

  const hex::Bounds& bounds() const { return bounds_; }
  /// The parts in which it is painted, from left to right, because Qt's time for filling a long path grows with its
  /// length times its area.
  const std::vector<hex::Bounds>& parts() const { return parts_; }
  /// Plans the block and `more` hex widths round it, on the first call.
  void prepare(const MapCells& cells, const MapStyle& style, double more);
  /// The same for waters and ways alone.
  void prepareLines(const MapCells& cells, double more);
  /// Whether another thread is planning it; a caller with other work need not wait.
  bool isBeingPlanned() const { return isBeingPlanned_; }
  /// Available after prepare().
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

/// The blocks in which a region is painted. A region can be painted strip by strip, by several threads, with the
/// painter moved up or down by whole pixels between them; the data of a block is then used for all its strips. For one
/// state and style of the map.
class MapBlocks {
 public:
  /// The greatest width and height of a block, in device pixels and in hex widths: its plan needs memory in proportion
  /// to its hexes.
  static constexpr double kWidth = 3200;
  static constexpr double kHeight = 512;
  static constexpr double kHexesAcross = 160;
  static constexpr double kHexesDown = 25.6;
  /// The greatest width of a part, in hex widths: it only matters at small scales, where a block has many hexes. At
  /// large scales, things in two parts would be painted twice without benefit.
  static constexpr double kHexesOfPart = 64;

  explicit MapBlocks(const hex::Bounds& region) : region_(region) {}

  /// Cut at whole device pixels of `painter` on first use.
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
