#pragma once

#include <string>
#include <vector>

#include "core/model/battle.h"

namespace redoubt::check {

/// The rows of one ground table on a hexside, by kind. Valid until the battle next changes.
template <class Row>
std::vector<const Row*> rowsOn(const model::Battle& battle, hex::HexsideKey side) {
  std::vector<const Row*> found;
  const auto& rows = battle.all<Row>();
  for (auto row = rows.lowerBound({side, std::string()}); row != rows.end() && row->side == side; ++row) {
    found.push_back(&*row);
  }
  return found;
}

}  // namespace redoubt::check
