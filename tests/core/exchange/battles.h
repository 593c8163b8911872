#pragma once

#include <cstdint>

#include "core/exchange/json/json_battle.h"
#include "core/model/battle.h"

namespace redoubt::exchange::test {

inline hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

/// A made-up battle with rows in every table and awkward values in them: Polish text, quotes, control characters,
/// missing values, random ids, repeated slugs, rows that no natural key tells apart.
model::Battle fullBattle();

/// A PNG picture of one pixel.
std::string onePixel();

/// Rows of every table with random values; the same for the same seed.
model::Battle randomBattle(std::uint32_t seed);

/// The battle a text holds; fails the test with the problems if it holds none.
model::Battle readWhole(const std::string& text);

/// Its problems as text, one a line; empty for a battle.
std::string problemsOf(const std::string& text);

}  // namespace redoubt::exchange::test
