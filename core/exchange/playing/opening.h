#pragma once

#include <set>

#include "core/exchange/playing/spoken_battle.h"

/// How a game begins.
namespace redoubt::exchange {

/// Where units and leaders beside the map wait for, and the author's note; empty if there is nothing to say.
std::string placementNote(const SpokenBattle& battle, const model::Placement& placement);

/// The space of the turn track for a turn; null if there is none.
const model::Space* turnSpace(const model::Battle& battle, int turn);

/// Where the turn marker begins: on the space for that turn, or on the first of a turn track that calls its spaces
/// otherwise; null without such a track.
const model::Space* markerSpace(const model::Battle& battle, int turn);

/// Whether the manifest has a chit of the leader.
bool hasChit(const model::Battle& battle, const model::Leader& leader);
/// The leaders whose chits the schedule puts into the pool of the first turn; without a schedule all.
std::set<Id<model::Leader>> leadersInPool(const model::Battle& battle, const rules::RuleBook& book,
                                          Id<model::Scenario> scenario);

}  // namespace redoubt::exchange
