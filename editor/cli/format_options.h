#pragma once

#include "core/exchange/options.h"
#include "editor/cli/arguments.h"

namespace redoubt::cli {

/// The options of a format that were given, "NAME=VALUE" of --with. Throws Error BadInput.
exchange::Options::Given givenOf(const Arguments& arguments);

}  // namespace redoubt::cli
