#pragma once

#include <filesystem>
#include <string>

#include "core/store/battle_file.h"

namespace redoubt::store {

/// The content as text, made by SQL alone: every content table in the order of the schema with a heading, every row in
/// the order of its key, every column quoted as SQL quotes it. Two files hold the same battle exactly when their dumps
/// are the same bytes; history, versions and pictures are not in it. Texts are as they stand, control characters too:
/// of a file that nobody vouches for it belongs in a file or a pager, not on a terminal.
std::string dump(BattleFile& file);
/// The same of a file on disk, read in the safe order. Throws Error; AlteredContent for a file whose content is not
/// what was last saved in it.
std::string dumpFile(const std::filesystem::path& path);
/// The same of a battle in memory.
std::string dump(const model::Battle& battle);

}  // namespace redoubt::store
