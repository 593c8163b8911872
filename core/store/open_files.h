#pragma once

#include <filesystem>

#include "core/store/files.h"

/// Private to core/store: the files that this process holds open for editing. POSIX locks belong to the process:
/// opening and closing one of these files again, even to look at its header, would drop SQLite's locks on it.
namespace redoubt::store {

void addOpenFile(const FileIdentity& file);
void removeOpenFile(const FileIdentity& file);

/// Throws Error Busy if this process has `path` open for editing.
void refuseIfOpen(const std::filesystem::path& path);

}  // namespace redoubt::store
