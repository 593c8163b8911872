#pragma once

#include <QPainter>
#include <span>

#include "core/model/stack_verbs.h"
#include "editor/canvas/marker_target.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/map_geometry.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The face of a placement's subject.
render::CounterFace faceOf(const Session& session, const model::Placement& placement);

struct Deployed;

/// Draws counters as they would be after an edit.
class CounterGhosts {
 public:
  /// Counters on the hexes they would move to, see-through; those for one hex as a stack in the order given.
  void paint(QPainter& painter, const render::MapView& view, const Session& session,
             std::span<const model::CounterMove> arrivals);
  /// Counters that would only change their facing, drawn over themselves.
  void paintTurned(QPainter& painter, const render::MapView& view, const Session& session,
                   std::span<const model::Turned> turned);
  /// Counters in hand at a point of the map, as one stack with a red rim: they would leave the map.
  void paintLeaving(QPainter& painter, const render::MapView& view, const Session& session,
                    std::span<const Id<model::Placement>> counters, hex::Point at);
  /// Counters that would be placed or moved all at once, see-through.
  void paintDeployed(QPainter& painter, const render::MapView& view, const Session& session,
                     std::span<const Deployed> deployed);
  /// Counters in hand without the rim: they would stay on it by their rule.
  void paintLifted(QPainter& painter, const render::MapView& view, const Session& session,
                   std::span<const Id<model::Placement>> counters, hex::Point at);
  /// A marker at the pointer.
  void paintMarker(QPainter& painter, const render::MapView& view, const Session& session, const MarkerInHand& inHand);
  /// A counter that isn't placed yet.
  void paintNew(QPainter& painter, const render::MapView& view, const Session& session, const model::Subject& subject,
                hex::HexKey hex);

 private:
  render::CounterCache pictures_{300};
};

}  // namespace redoubt::editor
