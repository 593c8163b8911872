#pragma once

#include <QPainter>
#include <optional>
#include <string>

#include "editor/render/counters/counter_painter.h"
#include "editor/render/map_geometry.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A marker held over the map, new or being moved.
struct MarkerInHand {
  std::string marker;
  hex::HexKey hex;   ///< under the pointer
  hex::Point point;  ///< the pointer
  std::optional<Id<model::Placement>> moving = {};
};

/// Shows the place of the marker, see-through, and the other hexsides on which it can lie; or at the pointer why it
/// can't lie in that hex.
void paintMarkerTarget(QPainter& painter, const render::MapView& view, const Session& session,
                       render::CounterCache& pictures, const MarkerInHand& inHand);

}  // namespace redoubt::editor
