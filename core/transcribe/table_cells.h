#pragma once

#include <string>
#include <vector>

#include "core/transcribe/table_columns.h"

/// Private to core/transcribe: what the cells beside names say of the items of a row.
namespace redoubt::transcribe {

/// "3", "Turn 3", "2 (7:00 AM)", "0900".
void addTurn(std::vector<Item>& items, const Column& column, const std::string& cell);
/// A commander, a count, a facing, a figure or a remark, by the role of its column.
void addCell(Item& item, const Column& column, const std::string& cell, const HexStyle& style);

}  // namespace redoubt::transcribe
