#pragma once

#include <vector>

#include "core/check/context.h"
#include "core/check/finding.h"

namespace redoubt::check {

/// House checks whose slug is not valid or used by another one: the slug is the code of their findings.
std::vector<Finding> checkHouseSlugs(const CheckContext& context);

}  // namespace redoubt::check
