#pragma once

#include <map>
#include <span>

#include "core/model/edit.h"

namespace redoubt::model {

/// An edit limited to the set-up blocks it is meant for, and the placements that it replaces by others.
struct BlockOverride {
  Edit edit;
  std::map<Id<Placement>, Id<Placement>> replaced;
};

/// `edit` as it is applied in a variant that uses `blocks`. A placement that one of the blocks only inherits is left as
/// it is, because other blocks inherit it too: the block gets its own row for the same subject, which takes precedence
/// over the inherited one, and the origins of its values are copied. Where the edit removes a placement that is
/// inherited, or that overrides an inherited one, the result is a placement 'off the map'. Of several inherited rows
/// that nothing distinguishes (fences, each on its hexside), all are copied once one of them changes or another is
/// added, because the first own row hides them all. Rows that the blocks hold themselves, and everything else, are
/// edited directly.
BlockOverride keptToBlocks(const Battle& battle, std::span<const Id<SetUpBlock>> blocks, Edit edit);

}  // namespace redoubt::model
