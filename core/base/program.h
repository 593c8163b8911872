#pragma once

#include <filesystem>

namespace redoubt {

/// The folder of the program that runs; empty where the system doesn't tell.
std::filesystem::path programFolder();

}  // namespace redoubt
