#pragma once

#include "core/check/finding.h"
#include "core/rules/vocabulary/rule_faults.h"

/// Nothing outside core/check includes this.
namespace redoubt::check {

/// The arguments with what a fault has to say: `at` and `expected` of a malformed value or of one that is
/// no JSON, `name` and `kind` of a name
/// that nothing bears.
Arguments withFault(Arguments arguments, const rules::RuleFault& fault);

}  // namespace redoubt::check
