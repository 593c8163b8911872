#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Leaders that the schedule names in a turn in which they aren't available, or for which it has another entry than
/// their set-up ([13.0], M13.0).
std::vector<Finding> checkScheduleLeaders(const CheckContext& context);
/// Pool lines and entries in turns outside the game, entries without a turn, and lines that disagree with the turn of
/// their entry ([3.2], [13.0]).
std::vector<Finding> checkTurns(const CheckContext& context);
/// Turns for which the turn track has no space ([3.2]), and a missing turn track although losers are put on it
/// (M11.11.1).
std::vector<Finding> checkTurnTrack(const CheckContext& context);
/// Armies that may only move from a turn on (`moves-from/<army>`) that is not after the first turn of the scenario, or
/// after its last; and scenarios that don't say which player has the initiative, if the rules leave it to them
/// (scenarios of Kłuszyn).
std::vector<Finding> checkStarts(const CheckContext& context);
/// Settings of scenarios, compared with the rules: last turns beyond those of a game, turns of another length ([2.1],
/// [3.2]), released leaders that are not restricted (R13.0), arms that no activation can lead (S13.1).
std::vector<Finding> checkGames(const CheckContext& context);
/// Whether all counters that use an entry find room in its hexes at the same time (R13.0, M13.0), whether all its hexes
/// are occupied by enemies, and exemptions without an effect.
std::vector<Finding> checkEntryRoom(const CheckContext& context);
/// Dice that decide when a leader arrives (M13.0) or returns (S4.5): whether they can be read, and the resulting
/// chances.
std::vector<Finding> checkArrivals(const CheckContext& context);
/// Entries used by counters of another army or scenario, unused entries, and units that would enter with the activation
/// of a leader that doesn't enter.
std::vector<Finding> checkEntries(const CheckContext& context);
/// Single pool lines, and pairs of lines for the same turn: leaders, choices, opening leaders ([3.3], [13.0]).
std::vector<Finding> checkPoolLines(const CheckContext& context);
/// The total of an army's lines in each turn: chits, choices, the overall commander ([3.3], [13.0]).
std::vector<Finding> checkPools(const CheckContext& context);

}  // namespace redoubt::check
