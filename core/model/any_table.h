#pragma once

#include "core/model/any_row.h"

/// Tables that are known at run time only, compared and changed in memory.
namespace redoubt::model {

/// Calls `visit(before, after)` (null for none) for every key of a table on which two battles differ, in the order of
/// keys. Cheap where the two are snapshots of one battle. Pointers are valid as long as the battles are unchanged.
void forEachDifference(const TableInfo& table, const Battle& a, const Battle& b, const ChangeVisitor& visit);

/// Adds a row of that table, or replaces the one with its key.
void putRow(Battle& battle, const TableInfo& table, const void* row);
/// Removes the row with the key of `row`; returns whether there was one.
bool eraseRow(Battle& battle, const TableInfo& table, const void* row);

/// Removes from the edit's battle the row with the key of `row`, or puts `after` in its place.
void putOrErase(Edit& edit, const TableInfo& table, const void* row, const void* after);

}  // namespace redoubt::model
