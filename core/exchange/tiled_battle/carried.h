#pragma once

#include <span>
#include <vector>

#include "core/exchange/format.h"

namespace redoubt::exchange::tiled {

/// What a map of Tiled holds of the battle: the map with all that lies on it, and the counters of the job's set-up, of
/// all where it names none. A block of placements is held whole, and so are those that it has its others from; counters
/// that come in later or begin on a track beside the map are left out.
model::Battle carriedBy(const ExportJob& job);

/// The tables of that, for the format's description.
std::vector<TableCarriage> carriedTables();

/// The battle's rows that have no place of their own on the map of Tiled are listed in a layer; these tables are.
std::span<const std::string_view> listedTables();

}  // namespace redoubt::exchange::tiled
