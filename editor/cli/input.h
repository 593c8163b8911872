#pragma once

#include <filesystem>

#include "core/model/battle.h"

namespace redoubt::cli {

/// A battle for looking at: a battle file, or a file or folder of any format that is read; /dev/null is an empty
/// battle, as version control gives it for a file that is not there. Throws Error; BadInput with all problems of a
/// text.
model::Battle readAny(const std::filesystem::path& input);

/// The folder of the rule systems that come with the program; empty if it is not known where that lies.
std::filesystem::path ownSystems();

/// Whether it is a battle file, and no text of one.
bool isBattleFile(const std::filesystem::path& input);

}  // namespace redoubt::cli
