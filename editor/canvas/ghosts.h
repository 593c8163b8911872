#pragma once

#include <QPainter>
#include <optional>
#include <set>
#include <vector>

#include "editor/render/counters/counter_painter.h"
#include "editor/render/counters/map_stacks.h"
#include "editor/render/map_geometry.h"
#include "editor/session/session.h"

/// Counters that begin by a rule in a hex that is not given, drawn see-through where they can be: piles of those within
/// a distance, in zones and over entries. In widget pixels.
namespace redoubt::editor::ghosts {

/// How solid they are.
inline constexpr double kOpacity = 0.62;

/// The cards of a pile of which something is drawn, the top one first.
std::vector<render::StackCard> shownCards(const hex::Layout& layout, const render::GhostPile& pile);
/// The pile shown in a hex; null if there is none.
const render::GhostPile* pileAt(const Session& session, std::optional<hex::HexKey> hex);
/// The top counter of the pile whose cards cover a point of the map.
std::optional<Id<model::Placement>> counterAt(const Session& session, hex::Point point);
/// The hexes in which a counter may begin by its rule; none for one with a hex of its own, and for one that begins off
/// the map.
std::set<hex::HexKey> areaOf(const Session& session, const model::Placement& placement);

/// The piles, each with the number of its counters and, where hexes are large enough, its rule.
void paint(QPainter& painter, const render::MapView& view, const Session& session, render::CounterCache& pictures);
/// The cards of selected counters, and the hexes in which these may begin; those of the pile in `pointed` too.
void paintSelection(QPainter& painter, const render::MapView& view, const Session& session, const QColor& accent,
                    std::optional<hex::HexKey> pointed);

}  // namespace redoubt::editor::ghosts
