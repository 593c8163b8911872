#pragma once

#include <string>

#include "core/model/any_row.h"

namespace redoubt::editor {

/// What checks call a row in their findings: `table/slug`, or `table/key` for a row without a slug.
template <class Row>
std::string findingSubject(const Row& row) {
  std::string subject = std::string(Row::kTable) + "/";
  if constexpr (requires { row.slug; }) {
    if (!row.slug.empty()) return subject + row.slug;
  }
  return subject + model::keyText<Row>(row.key());
}

inline std::string findingSubject(const model::AnyRow& row) {
  const std::string slug = model::toText(row.value("slug"));
  return std::string(row.table().name()) + "/" + (slug.empty() ? row.key() : slug);
}

}  // namespace redoubt::editor
