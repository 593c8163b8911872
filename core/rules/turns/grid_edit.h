#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/edit.h"
#include "core/rules/turns/schedule_grid.h"

/// Changing the schedule through its grid: a range of turns of one row at a time. Lines are split where the range
/// begins and ends, and joined with their neighbours where they say the same. A scenario writes rows of its own only:
/// those it inherits for an army are copied into it first, with their origins. An edit that changes nothing is empty.
namespace redoubt::rules {

/// What is painted into the cells of a leader.
struct GridPaint {
  enum class What {
    Fixed,        ///< in the pool; no longer unavailable
    Available,    ///< can be chosen from here on; no longer unavailable
    Unavailable,  ///< can't be activated; no longer in the pool, opening or entering
    Enters,       ///< comes onto the map, by `entry`
    Dice,         ///< comes by the dice of `entry`
    Opens,        ///< begins the turn
    Nothing,      ///< all lines of the leader are taken away
  };
  What what = What::Fixed;
  bool isOn = true;  ///< false: only that is taken away
  std::optional<Id<model::Entry>> entry = {};
  std::string note = {};
};

model::Edit paintGrid(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader,
                      TurnRange turns, const GridPaint& paint, std::string title);

/// Replaces what the player of an army chooses in these turns, and the sets of leaders in the pool.
model::Edit setChoices(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army, TurnRange turns,
                       const std::vector<GridChoice>& choices, std::string title);

/// The leader can't be activated before `from`, and can be chosen from then on to the last turn; before the first turn
/// of `game` nothing is said.
model::Edit availableFrom(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader, int from,
                          TurnRange game, const std::string& note, std::string title);

/// On what condition a leader who is not available is freed before: the member `when` of the setting
/// `release/<leader>`.
std::string releaseOf(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader);
/// Sets it, and keeps what else the setting says; without a condition the scenario's own setting is removed.
model::Edit setRelease(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader,
                       const std::string& when, std::string title);

/// False if the edit would leave an army without a line that has only inherited ones: it would inherit them again.
bool canClear(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader, TurnRange turns);

}  // namespace redoubt::rules
