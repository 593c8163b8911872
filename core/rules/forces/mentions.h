#pragma once

#include "core/model/edit.h"

namespace redoubt::rules {

/// How many rules, settings, orders and events name somebody whom they could name before `edit` and can't after it:
/// what is left hanging when rows of the forces go.
int mentionsLost(const model::Battle& battle, const model::Edit& edit);

}  // namespace redoubt::rules
