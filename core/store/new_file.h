#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <functional>

#include "core/store/holder.h"

/// Private to core/store: files that appear whole or not at all.
namespace redoubt::store {

/// Has `write` make a file at the path it is given, beside `target`, makes it durable and puts it in target's place; on
/// failure nothing stays behind. Answers whether the disk promises to keep it should the power fail. Throws Error; Busy
/// if this process has `target` open, or another window than `holder` holds it; HostileJournal if the journal of
/// another file lies there.
bool putInPlace(const std::filesystem::path& target, const std::function<void(const std::filesystem::path&)>& write,
                const Holder* holder = nullptr);

/// A new database for putInPlace, without a journal of its own.
SQLite::Database newDatabase(const std::filesystem::path& path);

}  // namespace redoubt::store
