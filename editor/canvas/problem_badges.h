#pragma once

#include <map>

#include "editor/session/session.h"

namespace redoubt::editor {

/// The hexes that get a sign on the map, with the most severe problem of each: errors and warnings of the scenario and
/// variant that are shown, unless waived. A problem about many hexes at once marks none.
std::map<hex::HexKey, model::Severity> problemBadges(const Session& session);

}  // namespace redoubt::editor
