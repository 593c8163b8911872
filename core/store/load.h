#pragma once

#include <SQLiteCpp/Database.h>

#include "core/model/battle.h"

/// Private to core/store and core/query.
namespace redoubt::store {

/// Every content row, and the pictures. Throws Error Damaged for a value that is none of its type.
model::Battle loadBattle(SQLite::Database& database);

/// Writes every content row of `battle` into the empty tables of `database`, in one transaction.
void writeBattle(SQLite::Database& database, const model::Battle& battle);

}  // namespace redoubt::store
