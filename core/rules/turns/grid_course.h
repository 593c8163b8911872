#pragma once

#include "core/rules/turns/schedule_grid.h"

namespace redoubt::rules {

/// Adds what the rules' own mechanics say of each turn: states of the game and parts of the turn to its head, and a row
/// for each chit of the rules' pools, as the set-up of the variant stands.
void addCourse(ScheduleGrid& grid, const model::Battle& battle, const RuleBook& book, const model::Variant& variant);

}  // namespace redoubt::rules
