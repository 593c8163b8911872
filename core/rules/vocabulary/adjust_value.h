#pragma once

#include "core/rules/vocabulary/rating_keys.h"
#include "core/rules/vocabulary/typed_value.h"

/// The shape of adjustments, which several families share. Internal, like typed_value.h.
namespace redoubt::rules::values {

/// With `targets`, what can be adjusted beside ratings, the value has a member "of"; without it adjusts its owner.
Typed<Adjust> adjust(const Scope& scope, std::vector<std::string> targets = {});
Typed<Combine> combine();

}  // namespace redoubt::rules::values
