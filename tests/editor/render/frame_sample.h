#pragma once

#include "tests/editor/render/sample_map.h"

/// Small battles with something to put round their maps.
namespace redoubt::render::sample {

/// A style with the frame shown.
MapStyle framed();

/// Title, date, place and language of the battle.
void tell(model::Battle& battle, const char* title, const char* language);
/// A track of numbered spaces; the first is that of the turns.
void addTrack(model::Battle& battle, int id, const char* title, int spaces);
/// Two arms, and terrains with what they cost them.
void addLegendRules(model::Battle& battle);

/// A battle under those rules with four terrains on its map, scale, north and two tracks.
model::Battle countryside(hex::Orientation orientation, int columns = 9, int rows = 8);

/// Puts a row; what that changes.
template <class Row>
model::Changes put(model::Battle& battle, const Row& row) {
  const Row* before = battle.find<Row>(row.key());
  model::Changes changes;
  changes.of<Row>().push_back({before ? std::optional(*before) : std::nullopt, row});
  model::patch(battle, changes);
  return changes;
}
/// Whether one of the regions that the changes affect holds the whole of `part`.
bool isAffected(const MapPainter& map, const model::Changes& changes, const QRectF& part);

}  // namespace redoubt::render::sample
