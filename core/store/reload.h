#pragma once

#include <optional>
#include <vector>

#include "core/store/battle_file.h"
#include "core/store/history_table.h"

namespace redoubt::store {

/// What another program left in a file that is open for editing.
struct Reloaded {
  model::Battle content;
  bool isOurs = false;  ///< it is our own last edit, of which the disk would not tell whether it was kept
  std::vector<AlteredPart> altered;  ///< where that is not what the file's digest says: it was no Redoubt that wrote
};

/// After `file.wasChangedOutside()`: verifies the content again and reads it. Where content and history still are
/// `battle` and `history`, as after a write of ours that failed and was rolled back, it answers nothing and all is as
/// it was. Else it answers what it found; where that is as its digest says it sets all history aside and keeps `battle`
/// as a version made at `madeAt`, and where not it writes nothing. A file that the other program has switched to
/// write-ahead logging is switched back. Throws Error; Busy where that can't be, for the program still has it open.
/// Then the file still counts as changed.
std::optional<Reloaded> reload(BattleFile& file, const model::Battle& battle, const std::vector<HistoryRow>& history,
                               const std::string& madeAt);

}  // namespace redoubt::store
