#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Leaders whom the schedule names in a turn in which they aren't available, or lets come by another entry than their
/// set-up ([13.0], M13.0).
std::vector<Finding> checkScheduleLeaders(const CheckContext& context);
/// Pool lines and entries in turns outside the game, entries without a turn, and lines that disagree with the turn of
/// their entry ([3.2], [13.0]).
std::vector<Finding> checkTurns(const CheckContext& context);
/// Turns for which the turn track has no space ([3.2]), and a track that is missing though losers go to it (M11.11.1).
std::vector<Finding> checkTurnTrack(const CheckContext& context);
/// Armies that may move only from a turn on (`moves-from/<army>`) before which the scenario never gets, or that it
/// never reaches; and scenarios that don't say who has the initiative, where the rules leave it to them (scenarios of
/// Kłuszyn).
std::vector<Finding> checkStarts(const CheckContext& context);
/// What scenarios say of their game against the rules: last turns beyond those of a game, turns of another length
/// ([2.1], [3.2]), leaders set free whom nothing holds (R13.0), arms that no activation may lead (S13.1).
std::vector<Finding> checkGames(const CheckContext& context);
/// Whether those who come by an entry find room in its hexes at once (R13.0, M13.0), or find all of them held by
/// enemies, and exemptions that nothing heeds.
std::vector<Finding> checkEntryRoom(const CheckContext& context);
/// Dice that decide when somebody comes (M13.0), or comes back (S4.5): whether they can be read, and what they amount
/// to.
std::vector<Finding> checkArrivals(const CheckContext& context);
/// Entries that counters of another army or scenario use, that nobody uses, and units that would come with the
/// activation of a leader who doesn't.
std::vector<Finding> checkEntries(const CheckContext& context);
/// What a pool line says by itself, and what two of them say of the same turn: leaders, choices, who opens ([3.3],
/// [13.0]).
std::vector<Finding> checkPoolLines(const CheckContext& context);
/// What the lines of an army amount to in each turn: chits, choices, the overall commander ([3.3], [13.0]).
std::vector<Finding> checkPools(const CheckContext& context);

}  // namespace redoubt::check
