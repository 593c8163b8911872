#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <set>
#include <string>

#include "core/model/battle.h"

/// Private to core/store: the table of pictures, in chunks, since SQLite holds a value in memory as a whole. A picture is
/// written once and never changed; it is dropped when a file is written afresh and nothing names it any more.
namespace redoubt::store {

/// The pictures that are whole: the bytes of which have the name.
model::Pictures loadPictures(SQLite::Database& database);

/// Writes those that `database` has not yet, inside the caller's transaction if there is one. Throws Error Refused for one
/// over model::kMaxPicture.
void writePictures(SQLite::Database& database, const model::Pictures& pictures);

/// Erases those that are not whole; answers how many.
std::int64_t dropBrokenPictures(SQLite::Database& database);

/// The pictures that `content`, a step of the history or a version in `database` names.
std::set<std::string> namedPictures(SQLite::Database& database, const model::Battle& content);

}  // namespace redoubt::store
