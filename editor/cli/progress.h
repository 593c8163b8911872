#pragma once

#include "core/base/watch.h"
#include "editor/cli/arguments.h"

namespace redoubt::cli {

/// Tells "37 %" on stderr in place of what it said before, if that is a terminal or the person wants it anyway.
Watch watchOf(const Arguments& arguments);

}  // namespace redoubt::cli
