#pragma once

#include "core/hex/keys.h"

namespace redoubt::editor::test {

/// The hex in a column and a row.
inline hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

}  // namespace redoubt::editor::test
