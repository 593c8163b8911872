#pragma once

#include "core/model/edit.h"

namespace redoubt::rules {

/// The number of rules, settings, orders and events that name a row of the forces which exists before `edit` and not
/// after it: references that become invalid when rows are removed.
int mentionsLost(const model::Battle& battle, const model::Edit& edit);

}  // namespace redoubt::rules
