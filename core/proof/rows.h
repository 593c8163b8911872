#pragma once

#include <string>

#include "core/model/any_row.h"

/// Private to core/proof and core/compare: rows whose type is known at run time.
namespace redoubt::proof {

template <class Row>
bool isOf(const model::TableInfo& table) {
  static const model::TableInfo& info = model::tableInfo<Row>();
  return &table == &info;
}

/// The row as one of its own type; null if it is of another table.
template <class Row>
const Row* as(const model::TableInfo& table, const void* row) {
  return isOf<Row>(table) ? static_cast<const Row*>(row) : nullptr;
}

inline std::string orSlug(const std::string& title, const std::string& slug) {
  return title.empty() ? slug : title;
}

}  // namespace redoubt::proof
