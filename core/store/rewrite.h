#pragma once

#include <cstdint>
#include <filesystem>

#include "core/store/holder.h"

namespace redoubt::store {

/// Writes a battle file afresh in its own place, in the present schema and without the room that removed rows left:
/// content, versions and pictures, and of history the edits after sequence `forgotten` (0: all of them). The content
/// of the new file is read back and compared before it takes the old one's place; durable or not at all. `holder` is
/// whoever edits the file, for whom this is done; the file must not be open. Answers as writeNewFile does. Throws
/// Error.
bool rewriteFile(const std::filesystem::path& path, std::int64_t forgotten, const Holder& holder);

}  // namespace redoubt::store
