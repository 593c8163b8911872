#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange::html {

/// The page of a battle; its script and its contract are in `page`.
void writePage(const ExportJob& job, Package& package);

}  // namespace redoubt::exchange::html
