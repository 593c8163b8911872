#pragma once

#include <QPainter>
#include <optional>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/model/changes.h"
#include "editor/render/zones/zones.h"

namespace redoubt::render {

/// The zones of a map on paper: the places of their titles are determined once for the whole map, so that regions
/// painted one by one join. Lines and cards are as wide as in a window with 60 pixels per hex.
class ZoneArt {
 public:
  /// The zones with a meaning in `scenario`; without one, those that bound no scenario.
  ZoneArt(const model::Battle& battle, std::optional<Id<model::Scenario>> scenario);

  bool isEmpty() const { return zones_.empty(); }
  /// Whether `changes` can affect it. Changes that move the hexes themselves are not considered.
  static bool isConcernedBy(const model::Changes& changes);
  /// Paints their parts in `region`. The painter's unit is a hex width; `scale` is its number of device pixels; titles
  /// that would be too small to read are left out.
  void paint(QPainter& painter, const hex::Bounds& region, double scale) const;

 private:
  ZoneGround ground() const;

  hex::Layout layout_;
  std::vector<DrawnZone> zones_;
  std::vector<QRectF> cards_;
};

}  // namespace redoubt::render
