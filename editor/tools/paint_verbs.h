#pragma once

#include <span>
#include <vector>

#include "editor/session/session.h"

/// Common functions of brush, fill and shapes: painting the current terrain on hexes, within the limits of the options.
namespace redoubt::editor {

/// The hexes on the map that the brush covers with its middle on `hex`, by its present shape and radius.
std::vector<hex::HexKey> underBrush(const Session& session, hex::HexKey hex);

/// Whether the current terrain is one for hexes.
bool hasHexPaint(const Session& session);

/// `hexes` limited to the selected area, if the options say so.
std::vector<hex::HexKey> insideArea(const Session& session, std::span<const hex::HexKey> hexes);

/// Paints the current terrain on `hexes`, except protected terrain; the title has its name and the number of changed
/// hexes.
model::Edit layTerrain(const Session& session, std::span<const hex::HexKey> hexes);

/// "Clear → Woods": the effect of painting the current terrain, or of erasing, on a hex.
QString terrainStep(const Session& session, hex::HexKey hex, std::string_view to);

/// Whether the options protect the terrain of a hex from the current terrain.
bool isSpared(const Session& session, hex::HexKey hex);
/// The same for the current terrain, or that the hex is protected.
QString layingStep(const Session& session, hex::HexKey hex);

/// Makes the terrain of a hex the current paint; returns whether there is any.
bool pickTerrain(Session& session, const std::optional<hex::HexKey>& hex);

/// The title of a terrain in the battle's rules.
QString terrainName(const Session& session, std::string_view slug);

}  // namespace redoubt::editor
