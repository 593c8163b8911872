#pragma once

#include <map>
#include <span>

#include "core/model/edit.h"

namespace redoubt::model {

/// An edit that stays in the set-up blocks it is meant for, and which placements it puts others in the place of.
struct BlockOverride {
  Edit edit;
  std::map<Id<Placement>, Id<Placement>> replaced;
};

/// `edit` where somebody looks at a variant that uses `blocks`. A placement that one of them only inherits is left as
/// it is, for the other heirs: the block gets a row of its own for the same subject, which goes before the inherited
/// one, with the origin of its values brought along. A placement struck, inherited or in the place of an inherited one,
/// becomes one 'off the map'. Of several inherited rows that are told apart by nothing (fences, each on its hexside) all
/// come along once one of them changes or joins, as the first own row hides them all. What the blocks hold themselves,
/// and everything else, is edited as it stands.
BlockOverride keptToBlocks(const Battle& battle, std::span<const Id<SetUpBlock>> blocks, Edit edit);

}  // namespace redoubt::model
