#pragma once

#include <bitset>
#include <tuple>
#include <type_traits>

#include "core/model/battle.h"
#include "core/model/changes.h"

namespace redoubt::check {

/// A set of content tables, by their index in model::ContentRows.
using TableSet = std::bitset<std::tuple_size_v<model::ContentRows::Each<model::Table>>>;

/// The index of Row's table in model::ContentRows.
template <class Row>
constexpr std::size_t tableIndex() {
  std::size_t index = 0;
  std::size_t found = 0;
  model::forEachTable([&]<class Each>(model::RowType<Each>) {
    if (std::is_same_v<Each, Row>) found = index;
    ++index;
  });
  return found;
}

template <class... Rows>
TableSet tables() {
  TableSet set;
  (set.set(tableIndex<Rows>()), ...);
  return set;
}

/// The tables in which `changes` has rows.
TableSet touchedTables(const model::Changes& changes);

}  // namespace redoubt::check
