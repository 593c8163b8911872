#pragma once

#include "core/store/battle_file.h"

/// Private to core/store: the end of a transaction.
namespace redoubt::store {

/// Marks and commits the transaction that is open on `file`. Where the disk fails in that moment, it is asked whether
/// the commit stands; if so, BattleFile::takeUnsynced tells. Throws Error DiskFull if it does not stand, or if nobody
/// can tell, and leaves its mark in Connection::unsettled then; and SQLite's exceptions, with the transaction still
/// open.
void commitSettled(BattleFile& file);

}  // namespace redoubt::store
