#pragma once

#include <cstdint>
#include <filesystem>

#include "core/store/holder.h"
#include "core/store/left_step.h"

namespace redoubt::store {

/// A file that was written as a whole.
struct Written {
  bool isPromised = true;      ///< the disk promises to keep it should the power fail now
  std::vector<LeftStep> left;  ///< what could not follow into the present schema; each state is a version of the file
};

/// Writes a battle file afresh in its own place, in the present schema and without the room that removed rows left:
/// content, versions and pictures, and of history the edits after sequence `forgotten` (0: all of them). The content
/// of the new file is read back and compared before it takes the old one's place; durable or not at all. `holder` is
/// whoever edits the file, for whom this is done; the file must not be open. Throws Error.
Written rewriteFile(const std::filesystem::path& path, std::int64_t forgotten, const Holder& holder);

/// Copies a whole battle file, history included, to a new one, without opening it for editing: durable or not at all.
/// The copy of a file of an older schema is of the present one. Throws Error.
Written copyFile(const std::filesystem::path& path, const std::filesystem::path& target);

}  // namespace redoubt::store
