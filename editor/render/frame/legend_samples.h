#pragma once

#include <QRectF>
#include <vector>

#include "editor/render/frame/legend_effects.h"
#include "editor/render/map_painter.h"

namespace redoubt::render {

/// The part of the map of samples that shows one entry.
struct SamplePlace {
  hex::Point centre;
  double width = 0;  ///< hex widths
};

/// The samples of a legend: a separate map under the battle's rules, with a place for each terrain, drawn by the same
/// painters as all maps, so that legend and map always agree.
class LegendSamples {
 public:
  LegendSamples(const model::Battle& battle, const std::vector<LegendEntry>& entries);

  /// The width of a sample by its height.
  static constexpr double kShape = 1.9;

  /// Paints the sample of the entry of that index, and nothing outside `rect`, which has the shape of samples.
  void paint(QPainter& painter, const QRectF& rect, std::size_t index, const MapStyle& style) const;

 private:
  std::vector<SamplePlace> samples_;
  MapPainter map_;
};

}  // namespace redoubt::render
