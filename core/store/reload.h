#pragma once

#include <optional>
#include <vector>

#include "core/store/battle_file.h"
#include "core/store/history_table.h"

namespace redoubt::store {

/// After `file.wasChangedOutside()`: verifies the content again and reads it. Where content and history still are
/// `battle` and `history`, as after a write of ours that failed and was rolled back, it answers nothing and all is as
/// it was. Else sets all history aside and answers the content. Throws Error; then the file still counts as changed.
std::optional<model::Battle> reload(BattleFile& file, const model::Battle& battle,
                                    const std::vector<HistoryRow>& history);

}  // namespace redoubt::store
