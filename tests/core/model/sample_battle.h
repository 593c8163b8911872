#pragma once

#include "core/model/battle.h"

/// Battles to test with, made by no hand: they know every table and column that the model has.
namespace redoubt::testing {

/// Two rows in every table: in the first every optional column holds something, in the second none does. Every
/// reference leads to the row of the same number.
model::Battle everyTable();

/// A plain map of `columns` by `rows` hexes, all clear, and nothing else.
model::Battle plainMap(int columns, int rows);

/// The hex of that column and row.
hex::HexKey hexAt(int column, int row);

}  // namespace redoubt::testing
