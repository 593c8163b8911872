#pragma once

#include <filesystem>
#include <string>

#include "core/model/battle.h"
#include "core/model/edit.h"

namespace redoubt::store {

/// The pictures that rows of the battle file `path` only link, as far as their files are still what they were when they
/// were linked. They are read with the battle, and never written into it.
model::Pictures linkedPictures(const model::Battle& battle, const std::filesystem::path& path);

/// The pictures of an edit that are to lie in the file: those that are named by more than links.
model::Pictures storedPictures(const model::Edit& edit);

/// How a row names a picture file: from the folder of the battle file if it lies there or below, otherwise as a whole.
std::string linkTo(const std::filesystem::path& picture, const std::filesystem::path& battle);
/// The file that a link means.
std::filesystem::path linkedFile(const std::string& link, const std::filesystem::path& battle);

}  // namespace redoubt::store
