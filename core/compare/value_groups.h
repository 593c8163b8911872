#pragma once

#include <cstddef>
#include <vector>

#include "core/model/any_row.h"

/// Private to core/compare: columns that say one thing together.
namespace redoubt::compare {

/// The columns of a table that are no keys, parted into values: most columns are a value of their own; where a counter
/// stands is one value, whatever its rule, hex, zone or entry.
const std::vector<std::vector<std::size_t>>& valuesOf(const model::TableInfo& table);

}  // namespace redoubt::compare
