#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange::vassal {

/// A module for VASSAL, written with what its version 3.7 knows.
void writeModule(const ExportJob& job, Package& package);

}  // namespace redoubt::exchange::vassal
