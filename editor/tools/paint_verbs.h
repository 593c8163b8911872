#pragma once

#include <span>
#include <vector>

#include "editor/session/session.h"

/// What brush, fill and shapes have in common: the terrain in hand laid on hexes, within the guards of the options.
namespace redoubt::editor {

/// What the brush covers with its middle on `hex`, by the shape and radius in hand; on the map only.
std::vector<hex::HexKey> underBrush(const Session& session, hex::HexKey hex);

/// Whether there is terrain in hand that lies on hexes.
bool hasHexPaint(const Session& session);

/// `hexes` inside the selected area, if the options ask for that.
std::vector<hex::HexKey> insideArea(const Session& session, std::span<const hex::HexKey> hexes);

/// The terrain in hand laid on `hexes`, sparing what the guards keep; titled by what it is and how many hexes change.
model::Edit layTerrain(const Session& session, std::span<const hex::HexKey> hexes);

/// "Clear → Woods": what laying the terrain in hand, or erasing, does to a hex.
QString terrainStep(const Session& session, hex::HexKey hex, std::string_view to);

/// Whether the guard keeps the terrain of a hex from the terrain in hand.
bool isSpared(const Session& session, hex::HexKey hex);
/// The same of laying the terrain in hand, or that the guard spares the hex.
QString layingStep(const Session& session, hex::HexKey hex);

/// Takes up the terrain of a hex as the paint in hand; answers whether there is any.
bool pickTerrain(Session& session, const std::optional<hex::HexKey>& hex);

/// The title of a terrain in the battle's rules.
QString terrainName(const Session& session, std::string_view slug);

}  // namespace redoubt::editor
