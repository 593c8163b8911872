#pragma once

#include <QPainter>
#include <optional>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/model/changes.h"
#include "editor/render/zones/zones.h"

namespace redoubt::render {

/// The zones of a map on paper: where their titles stand is settled once for the whole map, so that regions painted one
/// by one join. Lines and cards are as wide as they are in a window with 60 pixels a hex.
class ZoneArt {
 public:
  /// The zones that mean something in `scenario`; without one, those that bound none.
  ZoneArt(const model::Battle& battle, std::optional<Id<model::Scenario>> scenario);

  bool isEmpty() const { return zones_.empty(); }
  /// Whether it may be another after `changes` to what it was made of. What moves the hexes themselves is not asked
  /// for.
  static bool isConcernedBy(const model::Changes& changes);
  /// Paints what of them lies in `region`. The painter's unit is a hex width, of so many device pixels; titles that
  /// would be too small to read are left out.
  void paint(QPainter& painter, const hex::Bounds& region, double scale) const;

 private:
  ZoneGround ground() const;

  hex::Layout layout_;
  std::vector<DrawnZone> zones_;
  std::vector<QRectF> cards_;
};

}  // namespace redoubt::render
