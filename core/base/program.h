#pragma once

#include <filesystem>

namespace redoubt {

/// The folder of the running program; empty if the system doesn't tell.
std::filesystem::path programFolder();

}  // namespace redoubt
