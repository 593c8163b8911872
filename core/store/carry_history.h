#pragma once

#include <SQLiteCpp/Database.h>

#include <vector>

#include "core/store/left_step.h"
#include "core/store/row_map.h"

/// Private to core/store: history across a change of schema.
namespace redoubt::store {

/// Carries the history of `old`, whose schema is `schema`, into `fresh`, which holds the same content in the next one:
/// each step's before and after become those of the next schema, from the present content back through what is done
/// and on through what is undone. Where that can't go on, the steps done before are set aside, those to be redone are
/// left out, and where that was is answered. Steps that were set aside before come along as they are.
std::vector<LeftStep> carryHistory(const RowMap& map, SQLite::Database& old, int schema, SQLite::Database& fresh);

}  // namespace redoubt::store
