#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange::vassal {

/// Modules, saves, logs and extensions of others as battles, with their pictures: boards lie under the map, printed faces
/// on the counters. Throws Error.
Imported importModule(const ImportJob& job);
/// By the ending, or an archive with a module's or a save's entries.
bool looksLikeModule(const std::filesystem::path& input, std::string_view head);

}  // namespace redoubt::exchange::vassal
