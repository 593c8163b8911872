#pragma once

#include "core/document/document.h"

namespace redoubt::document {

/// Reaches behind a document, for what no caller may do.
struct DocumentProbe {
  static store::BattleFile& file(Document& document) { return *document.file_; }
  /// Runs a pragma that the connection of a document is denied.
  static void runPragma(Document& document, const char* sql);
};

/// Long walks need no disk: SQLite leaves syncing to the system.
inline void withoutSyncing(Document& document) { DocumentProbe::runPragma(document, "PRAGMA synchronous=OFF"); }

}  // namespace redoubt::document
