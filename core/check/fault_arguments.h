#pragma once

#include "core/check/finding.h"
#include "core/rules/vocabulary/rule_faults.h"

/// Nothing outside core/check includes this.
namespace redoubt::check {

/// Adds the arguments of a fault: `at` and `expected` for a malformed value or one that is not JSON, `name` and `kind`
/// for a name that does not exist.
Arguments withFault(Arguments arguments, const rules::RuleFault& fault);

}  // namespace redoubt::check
