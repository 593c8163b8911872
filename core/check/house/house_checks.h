#pragma once

#include <vector>

#include "core/check/context.h"
#include "core/check/finding.h"

namespace redoubt::check {

/// House checks whose slug is none, or that of another one: their findings have it as code.
std::vector<Finding> checkHouseSlugs(const CheckContext& context);

}  // namespace redoubt::check
