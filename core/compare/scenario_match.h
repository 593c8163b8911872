#pragma once

#include <vector>

#include "core/compare/set_ups.h"

/// Private to core/compare: what differs between two scenarios beside their placements.
namespace redoubt::compare {

/// The rows that hold in the scenarios, their own and inherited ones, table by table: settings, entries, schedule,
/// return points, orders of the set-up, events and conditions of victory.
std::vector<RowDifference> scenarioDifferences(const Correspondence& rows, Id<model::Scenario> first,
                                               Id<model::Scenario> second);

}  // namespace redoubt::compare
