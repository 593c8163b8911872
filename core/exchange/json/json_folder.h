#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"

/// Folders of JSON as people keep them under version control.
namespace redoubt::exchange {

/// The text of a JSON file in our layout, without a battle being made of it; nothing if it is so already. Throws Error
/// BadInput, with line and column, for what is no JSON.
std::optional<std::string> relaid(std::string_view text, const std::string& name);

/// Writes a battle into the folder of JSON that one like it came from, as the folder it was: every row stays in its
/// file and as it is written there unless it changed, and files in which nothing changed are left alone. New rows go to
/// where their like is. What is written is imported again beforehand and must be the battle; only then do files change,
/// each whole or not at all. `systems` is the folder of shared rule systems. Answers the files that changed. Throws
/// Error: BadInput for a folder that can't be imported, Refused where the battle can't be written as that folder, such
/// as one whose shared rules were changed.
std::vector<std::filesystem::path> exportToFolder(const model::Battle& battle, const std::filesystem::path& folder,
                                                  const std::filesystem::path& systems);

}  // namespace redoubt::exchange
